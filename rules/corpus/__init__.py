"""Documents as text: their clauses, how they are written down, and how two versions differ. Pure Python, no Django."""
