"""What sensible players of a haunt want: where to be, and how much."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from koszmar.kernel.flow import Decision, Key

from ...bestiary import monsters_of
from ...haunt import Needs, always
from ...minds.tastes import Aims, Liking, Worth
from ...state import Scene, the_haunt
from ...tokens import in_house
from .around import place
from .roles import is_hero, traitor_of

Places = Callable[[Scene], Iterable[str]]


def aim(who: str, worth: float, places: Places, when: Needs = always) -> Aims:
    """Those of a side, or ``any``, want to be in some places, as long as there is reason."""

    def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
        if who not in ("any", the_haunt(scene.state).sides[seat]) or not when(scene, seat):
            return []
        return [(tile, worth) for tile in places(scene) if tile in scene.state.house.tiles]

    return aims


def to_heroes(worth: float) -> Worth:
    """How much an action is worth that anybody may take and that only brings the heroes nearer to their goal."""
    return lambda scene, seat, tile: worth if is_hero(scene, seat) else -1.0


def rather(*answers: Key) -> Liking:
    """These answers, wherever they are offered."""
    return lambda scene, decision: [float(option in answers) for option in decision.options]


def rather_not(*answers: Key) -> Liking:
    """Anything but these answers."""
    return lambda scene, decision: [-float(option in answers) for option in decision.options]


def the_most(scene: Scene, decision: Decision) -> list[float]:
    """The highest number."""
    return [float(str(option)) for option in decision.options]


def several(*parts: Aims) -> Aims:
    """All of these."""
    return lambda scene, seat: [one for part in parts for one in part(scene, seat)]


def at(*tiles: str) -> Places:
    """These tiles."""
    return lambda scene: tiles


def at_monsters(kind: str) -> Places:
    """Where monsters of a kind are."""
    return lambda scene: [one.place for one in monsters_of(scene.state, kind)]


def at_tokens(name: str) -> Places:
    """Where tokens of a name lie."""
    return lambda scene: [token.on for token in in_house(scene.state, name)]


def at_traitor(scene: Scene) -> list[str]:
    """Where the traitor is."""
    return [place(scene, traitor_of(scene))]


def heroes_explore(worth: float, when: Needs = always) -> Callable[[Scene, int], float]:
    """How much heroes want to discover tiles, as long as there is reason."""
    return lambda scene, seat: worth if is_hero(scene, seat) and when(scene, seat) else 0.0
