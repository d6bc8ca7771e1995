"""Content tables: each module fills its dictionary of the catalogue when imported."""
