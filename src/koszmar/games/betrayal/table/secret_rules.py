"""Which rules of the ledger are a haunt's own, and what in a seat's books tells it such a rule (anatomy.sections)."""

from __future__ import annotations

import re

HAUNT = re.compile(r"haunt(?P<number>\d+)\.(?P<what>[a-z-]+)")
TRAITORS = ("traitor", "stalk", "spirit", "monster", "farthest")
"""How the statements begin that only the traitor's book has."""
HEROES = ("heroes", "learn", "study", "exorcise", "hero", "knowledge", "killing")


def told_by(rule: str) -> tuple[str, ...]:
    """The goals of which each tells a seat the rule: heroes know what the heroes read, traitors what the traitor does.

    >>> told_by("haunt13.heroes-win"), told_by("haunt13.traitor-wins"), told_by("haunt04.win"), told_by("haunt.first")
    (('haunt-13-hero-goal', 'haunt-13-goal'), ('haunt-13-traitor-goal', 'haunt-13-goal'), ('haunt-04-goal',), ())
    """
    found = HAUNT.fullmatch(rule)
    if found is None:
        return ()
    haunt, what = f"haunt-{int(found['number']):02}", found["what"]
    if what.startswith(TRAITORS):
        return (f"{haunt}-traitor-goal", f"{haunt}-goal")
    if what.startswith(HEROES):
        return (f"{haunt}-hero-goal", f"{haunt}-goal")
    if what == "win":
        return (f"{haunt}-goal",)
    return (f"{haunt}-hero-goal", f"{haunt}-traitor-goal", f"{haunt}-goal")
