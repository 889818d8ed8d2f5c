"""The table in the terminal: drawn from the view that every client gets, and a loop that asks and answers."""
