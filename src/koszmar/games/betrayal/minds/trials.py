"""In which haunts, and on which sides, players made of code are compared."""

from __future__ import annotations

from koszmar.kernel.trials import ONE, Trial, Trials

CHOSEN = {
    "none": (4, 5, 8),
    "traitor": (1, 13, 14, 22, 27, 36, 42, 50),
    "hidden": (2, 3, 6),
    "free": (9, 12),
}
"""Haunts of all kinds, easy and hard ones for either side."""
SIDES = {
    ("none", "hero"): "heroes, no traitor",
    ("traitor", "hero"): "heroes against a traitor",
    ("traitor", "traitor"): "the traitor",
    ("hidden", "hero"): "heroes, traitor unknown",
    ("hidden", "traitor"): "the unknown traitor",
    ("free", ONE): "one alone against all",
}
PLAYERS = 4

TRIALS = Trials(
    about=(
        "How often a side won when it was played by each mind, against a sensible other side; four players. Where\n"
        "everybody plays alone, one seat is played by the mind and the others are sensible."
    ),
    groups="who",
    names="haunt, who",
    trials=[
        Trial(options={"haunt": haunt}, players=PLAYERS, side=side, group=who, name=f"{{value}}: {who}")
        for kind, haunts in CHOSEN.items()
        for haunt in haunts
        for (of, side), who in SIDES.items()
        if of == kind
    ],
    totals={"hero": "all heroes", "traitor": "all traitors"},
    rehearsals=[{"haunt": haunt} for haunt in range(51)],
    stage="haunt",
)
