"""Proof: what must always be true of a state, and any position in a few lines."""
