"""Haunt 14, Object Permanence: whoever reads the Book to its end unmakes the thing that wrote it."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, word_of

from .. import moments
from ..bestiary import add_monster, monsters_of, remove_monster
from ..cards import holder_of
from ..facts import Fact, Facts
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import nearest
from ..minds.tastes import tastes
from ..places import put
from ..sides import living_heroes
from ..state import Scene, by_players
from ..trading import hand_over
from ..traits import heal
from .tools import holds, lose_trait, on, steps, track, traitor_wins

BOOK = "book"
FURNITURE = MonsterKind(key="furniture", might=6, speed=3, sanity=4, knowledge=2)


class Reading(Facts):
    """What the haunt keeps in mind."""

    hastened = Fact[bool](False)
    """Whether somebody has hastened the reading in this round."""


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals; Furniture stirs on the tiles of {1/2/3/4} heroes, not for the one with the Book."""
    tools.traitor_heals(scene)
    heroes = [seat for seat in living_heroes(scene.state) if not holds(BOOK)(scene, seat)]
    while len(heroes) > by_players(scene.state, 1, 2, 3, 4):  # a volunteer has the Book: one hero more has none
        spared = yield from tools.pick_hero(scene, tools.traitor_of(scene), heroes)
        heroes = [seat for seat in heroes if seat != spared]
    for seat in heroes:
        add_monster(scene, "furniture", scene.state.explorers[seat].place)


def may_hasten(scene: Scene, seat: int) -> bool:
    """The reader, if nobody has hastened the reading in this round."""
    return holds(BOOK)(scene, seat) and not Reading(scene).hastened


def hastened(scene: Scene, seat: int) -> None:
    """Once in a round for all heroes together."""
    Reading(scene).hastened = True


def monsters_end(scene: Scene) -> None:
    """The round is over: a living hero with the Book has read a chapter more."""
    Reading(scene).hastened = False
    reader = holder_of(scene.state, BOOK)
    if reader in living_heroes(scene.state):
        show(scene, "reading")
        tools.turn_track(scene, -1)


def would_die(scene: Scene, seat: int, cause: str, source: Figure | None) -> Flow[bool]:
    """The traitor slips into a piece of Furniture; a Book in hand goes to the nearest hero."""
    furniture = monsters_of(scene.state, "furniture")
    if seat != tools.traitor_of(scene) or not furniture:
        return False
    show(scene, "bodies")
    heroes = living_heroes(scene.state)
    if holds(BOOK)(scene, seat) and heroes:
        places = nearest(scene, tools.place(scene, seat), [scene.state.explorers[hero].place for hero in heroes])
        near = [hero for hero in heroes if scene.state.explorers[hero].place in places]
        hero = yield from tools.pick_hero(scene, seat, near)
        if hero is not None:
            hand_over(scene, seat, hero, BOOK)
            scene.tell("take-card", seat=hero, card=BOOK, source=word_of(seat))
    choice = yield from tools.choose(scene, seat, "14-body", [one.id for one in furniture])
    place = tools.place(scene, choice)
    scene.tell("14-body", seat=seat, monster=choice)
    remove_monster(scene, choice)
    heal(scene, seat)
    if scene.state.turn.seat == seat:
        scene.state.turn.over = True
    yield from put(scene, seat, place)
    return True


HAUNT = enter(
    Haunt(
        number=14,
        kind="traitor",
        traitor=tools.left_of_revealer,
        tokens=("small-monster",),
        monsters=(FURNITURE,),
        monsters_act="after-traitor",
        hero_setup=tools.start_track(4, 4, 5, 5),
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="hasten",
                needs=may_hasten,
                cost=hastened,
                roll=("sanity",),
                bands={5: steps(track(-1), lose_trait("sanity")), 0: lose_trait("sanity")},
            ),
            Action(
                key="destroy",
                who="traitor",
                needs=holds(BOOK),
                where=on("kitchen", "furnace-room", "laboratory"),
                flow=traitor_wins,  # haunt14.traitor-wins
            ),
        ),
        goals=(Goal("hero", tools.track_at(0)), tools.TRAITOR_KILLS_ALL),  # haunt14.heroes-win
        hero_rules=("reading",),
        traitor_rules=("bodies",),
        facts=Reading,
        on=(moments.monsters_end.by(monsters_end), moments.would_die.by(would_die)),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """The traitor is after the Book; heroes fetch it from the dead."""
    reader = holder_of(scene.state, BOOK)
    if reader is None or reader == seat:
        return []
    wanted = seat == tools.traitor_of(scene) or scene.state.explorers[reader].dead
    return [(tools.place(scene, reader), 3.0)] if wanted and tools.place(scene, reader) else []


TASTES = tastes(HAUNT, worth={"hasten": 3, "destroy": 5}, aims=aims)
