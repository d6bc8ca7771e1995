"""How the players of Mage Knight think: what a position is worth."""
