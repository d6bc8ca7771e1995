"""Several workers, one owner for each table: who plays what, and how the others reach it."""
