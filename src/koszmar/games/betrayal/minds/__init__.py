"""Players made of rules of thumb: what a sensible player prefers, and how likely a seat is to win."""
