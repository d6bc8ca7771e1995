"""The adviser: what the strong player would answer, why, what else could be, and whether a fight can be won."""
