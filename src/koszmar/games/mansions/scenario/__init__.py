"""Scenarios: files that people write, and what the app makes of them while a match is played."""
