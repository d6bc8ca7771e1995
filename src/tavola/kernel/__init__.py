"""The game-neutral heart: state, frames, effects, chance, the contract of a game. It knows no game."""
