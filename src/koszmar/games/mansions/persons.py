"""Persons: who can be met in a house, as tokens with a silhouette or a portrait (Persons).

Eight tokens show silhouettes, a woman on one side and a man on the other; one shows animals; thirteen show people who
have names.

(person.match, person.common, person.unique)
"""

from __future__ import annotations

COLOURS = ("white", "grey", "green", "red", "purple", "orange", "blue", "yellow")
SILHOUETTES: dict[str, str] = {f"{side}-in-{colour}": colour for colour in COLOURS for side in ("woman", "man")}
"""Unnamed people, by what a token shows: the token that has it on one of its sides (person.common)."""
ANIMALS: dict[str, str] = {"dog": "animal", "cat": "animal"}
NAMED = (
    "ottilie-kranz", "brother-anselm", "marten-quill", "dora-finch", "elias-rook", "nettie-vale", "old-bram",
    "abel-thorne", "irena-boyle", "alderman-pryce", "mother-hale", "doctor-lorne", "nurse-wick",
)  # fmt: skip
"""People with names, each with a token of his own (person.unique)."""
TOKENS: dict[str, str] = {**SILHOUETTES, **ANIMALS, **{key: key for key in NAMED}}
"""By what a token shows, the token."""
PEOPLE = len(set(TOKENS.values()))
"""Person tokens in the box."""
