"""In which matches of Alone players made of code are compared."""

from __future__ import annotations

from koszmar.kernel.trials import Trial, Trials

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
            Trial(options={"difficulty": level}, players=2, side=side, group=f"the {side}", name=f"{level}, 2, {side}")
            for level in LEVELS
            for side in ("hero", "evil")
        ),
        *(
            Trial(
                options={"difficulty": "normal"}, players=players, side=side, group=f"the {side}",
                name=f"normal, {players}, {side}",
            )
            for players in (3, 4)
            for side in ("hero", "evil")
        ),
    ],
    totals={"hero": "all Heroes", "evil": "all Evil players"},
    rehearsals=[{"difficulty": level} for level in LEVELS],
    stage="difficulty and whether the final mission has begun",
)  # fmt: skip
