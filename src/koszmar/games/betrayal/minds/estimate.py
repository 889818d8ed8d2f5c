"""How likely a seat is to win, from what lies on the table; fitted to the matches of sensible bots.

Every haunt has weights of its own, for what matters in one is nothing in another; those of a haunt that nobody has
fitted are the ones that suit all of them best. The heroes' chance is counted, and the traitor has the rest; where
everybody plays alone, each has a chance of their own.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from koszmar.kernel.estimate import Opinion, read_opinion
from koszmar.parts.figures import word_of

from ..explorers import TRAITS
from ..state import Explorer, Haunting, Scene, State, alive

FEATURES = (
    "players", "round", "alive", "friends-alive", "foes-alive", "health", "worst-health", "foes-health",
    "friends-cards", "foes-cards", "monsters", "stunned", "number-track", "tokens-in-house",
    "tokens-with-friends", "tokens-with-foes", "tokens-aside", "tiles", "noted",
)  # fmt: skip
WEIGHTS = Path(__file__).with_name("estimate.json")
BEFORE, OTHER = "before", "other"
"""The stages before the haunt, and of haunts without weights of their own."""


def estimate(scene: Scene, seat: int) -> float:
    """A seat's chance to win."""
    weights, now = opinion(), stage(scene)
    chance = weights.chance(now if now in weights.weights else OTHER, features(scene, seat))
    return 1.0 - chance if _side(scene, seat) == "traitor" else chance


def can_estimate(state: State, seat: int) -> bool:
    """Not for heroes who do not know the traitor: it counts wounds and cards by side, and they do not know the sides.

    Where they stand, which matters more to them, it does not count at all. In haunt 2 a search that plays to the end
    instead was measured to win more; in haunts 3 and 6 no difference was seen (docs/strength.md).
    """
    haunt = state.haunt
    return haunt is None or haunt.open or haunt.sides[seat] != "hero"


@cache
def opinion() -> Opinion:
    """The weights, read once."""
    return read_opinion(WEIGHTS)


def viewpoints(scene: Scene) -> list[int]:
    """The seats whose chances say everything: one of the heroes, or everybody who plays alone."""
    seats = range(scene.players)
    hero = next((seat for seat in seats if _side(scene, seat) == "hero"), None)
    return [seat for seat in seats if _side(scene, seat) != "traitor"] if hero is None else [hero]


def stage(scene: Scene) -> str:
    """Which haunt is being played."""
    haunt = scene.state.haunt
    return BEFORE if haunt is None else f"haunt-{haunt.number:02}"


def features(scene: Scene, seat: int) -> list[float]:
    """What counts, in numbers of about 1, as the heroes see it (a lone player: as that one does)."""
    state = scene.state
    players, living, explorers = scene.players, alive(state), state.explorers
    friends = _friends(scene, seat)
    foes = [other for other in range(players) if other not in friends]
    near, far = [one for one in friends if one in living], [one for one in foes if one in living]
    health = [_health(explorers[one]) for one in near]
    with_friends, with_foes = set(map(word_of, friends)), set(map(word_of, foes))
    held = [token.on for token in state.tokens]
    return [
        players - 4.0,
        state.round / 10,
        float(seat in living),
        len(near) / players,
        len(far) / players,
        sum(health) / players,
        min(health, default=0.0),
        sum(_health(explorers[one]) for one in far) / players,
        sum(len(explorers[one].cards) for one in near) / (3 * players),
        sum(len(explorers[one].cards) for one in far) / (3 * players),
        *_haunt(state.haunt, players),
        sum(on in state.house.tiles for on in held) / 5,
        sum(on in with_friends for on in held) / 5,
        sum(on in with_foes for on in held) / 5,
        held.count("aside") / 5,
        len(state.house.tiles) / 30,
        _noted(state.haunt),
    ]


def _side(scene: Scene, seat: int) -> str:
    haunt = scene.state.haunt
    return haunt.sides[seat] if haunt is not None and haunt.sides else "alone"


def _friends(scene: Scene, seat: int) -> list[int]:
    """The heroes; before the haunt, and where everybody plays alone, only the seat itself."""
    if _side(scene, seat) not in ("hero", "traitor"):
        return [seat]
    return [other for other in range(scene.players) if _side(scene, other) == "hero"]


def _health(explorer: Explorer) -> float:
    """How far the clips are from the skull; the worst counts as much as all together."""
    spaces = [explorer.traits[trait] for trait in TRAITS if trait in explorer.traits]
    return (sum(spaces) / 4 + min(spaces)) / 8 if spaces else 0.0


def _haunt(haunt: Haunting | None, players: int) -> tuple[float, float, float]:
    """Monsters that can act, stunned ones, the Number Track."""
    if haunt is None:
        return 0.0, 0.0, 0.0
    stunned = sum(one.stunned for one in haunt.monsters)
    return (len(haunt.monsters) - stunned) / players, stunned / players, max(0, haunt.track) / 10


def _noted(haunt: Haunting | None) -> float:
    """What the haunt keeps in mind, as one number: most haunts note what has been achieved."""
    if haunt is None:
        return 0.0
    total = 0
    for fact in haunt.facts.values():
        total += len(fact) if isinstance(fact, list | dict | str) else int(fact or 0)
    return min(3.0, total / 5)
