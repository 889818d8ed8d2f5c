"""In which matches of the Big Book players made of code are compared."""

from __future__ import annotations

from koszmar.kernel.trials import Trial, Trials

LEVELS = {1: "I", 2: "II", 3: "III"}

TRIALS = Trials(
    about="How often the team won; all seats are played by the same mind.",
    groups="level",
    names="level, players",
    trials=[
        Trial(options={"level": level}, players=players, group=f"level {roman}", name=f"{roman}, {players}")
        for level, roman in LEVELS.items()
        for players in (2, 3, 4, 5)
    ],
    rehearsals=[{"level": level} for level in LEVELS],
    stage="round",
)
