"""Which powers are in force, who reaches them and what they cost."""
