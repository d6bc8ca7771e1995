"""The Clockwork Prince: his rules, one situation each, and whole turns of his."""
