"""What proves that the game is sound: positions for tests."""
