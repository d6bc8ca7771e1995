"""Combat with enemies."""
