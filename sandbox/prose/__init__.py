"""Rulings in words: what the sheet says in English and in French, as a page, as Markdown and as plain text."""
