"""In which matches of Mansions of Madness players made of code are compared."""

from __future__ import annotations

from koszmar.kernel.trials import Trial, Trials

SCENARIOS = {
    "borrowed-key": "The Borrowed Key", "the-drowned-carillon": "The Drowned Carillon",
    "salt-in-the-ledger": "Salt in the Ledger", "the-last-ferry": "The Last Ferry", "the-quiet-wing": "The Quiet Wing",
    "the-house-that-counts": "The House That Counts", "what-the-tide-keeps": "What the Tide Keeps",
}  # fmt: skip

TRIALS = Trials(
    about="How often a seat won when all seats were played by each mind: two investigators, and four.",
    groups="players",
    names="scenario, players",
    trials=[
        Trial(options={"scenario": key}, players=players, group=f"{players} players", name=f"{name}, {players}")
        for key, name in SCENARIOS.items()
        for players in (2, 4)
    ],
    rehearsals=[{"scenario": key} for key in SCENARIOS],
    stage="half of the scenario's time",
)
