"""Players against and beside each other."""
