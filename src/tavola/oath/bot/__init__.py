"""How the players of Oath think: what a position is worth, and a player that looks a few answers ahead."""
