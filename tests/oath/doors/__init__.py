"""Each door of the house, as this game uses it."""
