"""The laws every game keeps, in all the ways this game can be set up."""
