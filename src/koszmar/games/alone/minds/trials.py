"""In which matches of Alone players made of code are compared."""

from __future__ import annotations

from koszmar.kernel.trials import Trial, Trials

SIDES = {"hero": "the Hero", "evil": "the Evil players"}
LEVELS = ("easy", "normal", "nightmare", "impossible")

TRIALS = Trials(
    about=(
        "How often a side won when it was played by each mind, against a sensible other side; one Evil player, on\n"
        "Normal also two and three."
    ),
    groups="who",
    names="difficulty, players, who",
    trials=[
        *(
            Trial(options={"difficulty": level}, players=2, side=side, group=who, name=f"{level}, 2, {who}")
            for level in LEVELS
            for side, who in SIDES.items()
        ),
        *(
            Trial(
                options={"difficulty": "normal"}, players=players, side=side, group=who,
                name=f"normal, {players}, {who}",
            )
            for players in (3, 4)
            for side, who in SIDES.items()
        ),
    ],
    totals={"hero": "all Heroes", "evil": "all Evil players"},
    rehearsals=[{"difficulty": level} for level in LEVELS],
    stage="difficulty and whether the final mission has begun",
)  # fmt: skip
