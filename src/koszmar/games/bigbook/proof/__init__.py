"""What must always hold, and any position in a few lines, for tests."""
