"""Haunt 8, Housekeeping: the staff never left, and they cannot abide a mess. You are the mess."""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.flow import Flow

from .. import moments
from ..bestiary import add_monster
from ..explorers import EXPLORERS
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene, alive, by_players, clockwise, the_haunt
from ..tokens import in_house
from .tools import nothing, on, put_here, without_token

DIRTY = ("bloody-room", "charred-room", "collapsed-room", "junk-room", "catacombs")


def setup(scene: Scene) -> Flow[None]:
    """Tiles are laid until {3/4/5/6} show an Event; as many Housekeepers come, evenly spread, each on such a tile."""
    chooser, count = tools.speaker(scene), by_players(scene.state, 3, 4, 5, 6)
    yield from tools.open_rooms(scene, lambda: len(tools.with_symbols(scene, "event")) >= count)
    taken: list[str] = []
    for _ in range(count):
        free = tools.evenly(scene, tools.with_symbols(scene, "event"), taken)
        if free:
            taken.append((yield from tools.choose_tile(scene, chooser, free, "place-monster", kind="housekeeper")))
            add_monster(scene, "housekeeper", taken[-1])


def eldest(scene: Scene, seats: Sequence[int]) -> int | None:
    """Of several explorers they turn on the eldest."""
    explorers = scene.state.explorers
    order = [seat for seat in clockwise(scene.state, the_haunt(scene.state).revealer) if seat in seats]
    return max(order, key=lambda seat: EXPLORERS[explorers[seat].key].age, default=None)


def housekeeper_acts(scene: Scene, key: str) -> Flow[None]:
    """It goes for the closest explorer and attacks with Might."""
    yield from tools.hunt(scene, key, "might", eldest)


def tidy_up(scene: Scene) -> Flow[None]:
    """After the monsters every explorer takes 1 General damage."""
    yield from tools.harm_all(scene, alive(scene.state), "general", 1)


HAUNT = enter(
    Haunt(
        number=8,
        kind="none",
        tokens=("small-monster", "rune"),
        monsters=(MonsterKind(key="housekeeper", might=5, speed=4, sanity=5, knowledge=5, policy=housekeeper_acts),),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(
            Action(
                key="clean",
                where=tools.both(on(*DIRTY), without_token("clean")),
                roll=("speed", "sanity"),
                bands={5: put_here("rune", "clean"), 0: nothing},
            ),
        ),
        goals=(
            Goal("hero", lambda scene: len(in_house(scene.state, "clean")) == len(DIRTY)),  # haunt08.win
            tools.ALL_ARE_LOST,
        ),
        hero_rules=("tidy",),
        on=(moments.monsters_end.by(tidy_up),),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"clean": 2.5}, explore=lambda scene, seat: 1.0)
