"""The PM missions: a nuisance from the start that ends when the mission is completed (mission.pm-condition).

What each condition does stands with the rule that it changes, which asks for it by its word.
"""

from __future__ import annotations

from . import MissionCard, enter, needs_work

# PM01: attacks of opportunity roll 1 more die, until an Interact at the Escape Pods
# (mission.pm01-condition, mission.pm01-requirement, mission.pm01-reward).
GRAVITY_PROBLEMS = MissionCard(
    "gravity-problems", "pm", "escape-pods", *needs_work(once=True), condition="gravity", printed=True
)

# PM02: a noise has no direction, only a level; the step by which a seen creature leaves is still told.
HOWLING_FANS = MissionCard("howling-fans", "pm", "ventilation", *needs_work("mechanical"), condition="howling-fans")

# PM03: a repair lights its own sector and 1 more; at the end of a round every light but the Hero's goes out.
FAILING_GRID = MissionCard("failing-grid", "pm", "generator-room", *needs_work("electric"), condition="failing-grid")

# PM04: drawn items get 2 charges instead of 3.
LEAKING_CONTAINERS = MissionCard("leaking-containers", "pm", "laboratory", *needs_work("chemical"), condition="leaking")

# PM05: the healing limit counts as 2 lower; it is lifted before the mid-game rewards are taken.
FEVER = MissionCard("fever", "pm", "infirmary", *needs_work("chemical"), condition="fever")

# PM06: a door that the Hero has passed is blocked behind him.
LOCKDOWN = MissionCard("lockdown", "pm", "armoury", *needs_work("mechanical"), condition="lockdown")

# PM07: after the Hero has passed stairs the Leader may move a creature up to 2 sectors.
STAIRWELL_ALARM = MissionCard(
    "stairwell-alarm", "pm", "control-room", *needs_work("electric"), condition="stairwell-alarm"
)

# PM08: the adrenaline maximum is 1 lower, but not below 2.
SOMETHING_IN_THE_WATER = MissionCard(
    "something-in-the-water", "pm", "canteen", *needs_work("chemical"), condition="water"
)

enter(
    GRAVITY_PROBLEMS, HOWLING_FANS, FAILING_GRID, LEAKING_CONTAINERS, FEVER, LOCKDOWN, STAIRWELL_ALARM,
    SOMETHING_IN_THE_WATER,
)  # fmt: skip
