"""In which matches of Nemesis players made of code are compared."""

from __future__ import annotations

from koszmar.kernel.trials import ONE, Trial, Trials

ENEMIES = {"void-seeders": "Void Seeders", "intruders": "Intruders"}
MODES = ("semi-cooperative", "cooperative")

TRIALS = Trials(
    about=(
        "How often a mind won: each for themselves, one seat is played by the mind and the others are sensible; alone\n"
        "and in full co-operation the mind plays all seats."
    ),
    groups="mode",
    names="enemy, players",
    trials=[
        *(
            Trial(
                options={"enemy": enemy}, players=players, side=ONE, group="each for themselves",
                name=f"{name}, {players}, each for themselves",
            )
            for enemy, name in ENEMIES.items()
            for players in (2, 4)
        ),
        *(
            Trial(
                options={"enemy": enemy, "mode": "cooperative"}, players=players, group="together",
                name=f"{name}, {players}, together",
            )
            for enemy, name in ENEMIES.items()
            for players in (1, 3)
        ),
    ],
    totals={ONE: "each for themselves", "all": "together"},
    rehearsals=[{"enemy": enemy, "mode": mode} for enemy in ENEMIES for mode in MODES],
    stage="enemy, the mode and the half of the match",
)  # fmt: skip
