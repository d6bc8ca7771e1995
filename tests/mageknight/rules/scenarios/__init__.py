"""The scenarios of the book."""
