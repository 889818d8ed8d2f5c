"""What is checked of a scenario, chapter by chapter."""
