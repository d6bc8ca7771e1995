"""The toy: a whole game on ten lines of rules, for everything that knows no game."""
