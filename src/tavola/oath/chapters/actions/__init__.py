"""The Act Phase: major actions, minor actions, playing cards."""
