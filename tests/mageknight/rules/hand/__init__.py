"""Cards, Skills, Tactics, Units and healing."""
