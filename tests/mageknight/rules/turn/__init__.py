"""The course of turns and rounds, from the set-up to the score."""
