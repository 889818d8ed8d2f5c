"""What a player sees of it: the table, its words, its log, and why something is not legal."""
