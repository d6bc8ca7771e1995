"""Set-up, Wake, Rest, rounds and the end of the game."""
