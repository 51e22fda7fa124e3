"""Pages of the rules reference: each view asks the library and hands what it got to a template."""
