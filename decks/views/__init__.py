"""Pages of the deck checks: each view hands what was asked to the check, and what it found to a template."""
