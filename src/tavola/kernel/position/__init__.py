"""A state as the text of a position file: the friendly keys of its game, and exactly what they leave unsaid."""
