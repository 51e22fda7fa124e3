"""The Django project: wiring only."""
