"""The game in numbers, for machines that learn."""
