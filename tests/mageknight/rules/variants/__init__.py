"""The variants of the book."""
