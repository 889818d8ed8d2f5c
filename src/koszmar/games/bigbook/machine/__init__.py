"""The same knowledge in numbers, for machines that learn."""
