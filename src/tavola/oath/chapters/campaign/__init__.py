"""A campaign from the choice of the defender to the last reaction."""
