"""What players made of code know about the game."""
