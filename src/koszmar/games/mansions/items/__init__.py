"""The Items: 40 Common and 24 Unique ones, every name once."""
