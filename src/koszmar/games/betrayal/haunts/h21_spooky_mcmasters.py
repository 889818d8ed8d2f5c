"""Haunt 21, Spooky McMasters Presents…: the author has come for his Book, and he writes as he speaks."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_monster, is_seat

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monster, monsters_of
from ..cards import give, holder_of
from ..explorers import TRAITS
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import explorers_on
from ..minds.tastes import tastes
from ..rolls import plain_dice
from ..state import Scene
from ..tiles import ROOMS
from .tools import heroes_win, holds, monster_here, on

BOOK = "book"
LIBRARY = "library"
SPOOKY = MonsterKind(key="spooky", token="demon", might=6, speed=6, sanity=6, knowledge=8, harm="none", moving="none")
HORROR = MonsterKind(key="horror", might=5, speed=3, sanity=4, knowledge=3)


def hero_setup(scene: Scene) -> Flow[None]:
    """The Library lies in another region than the traitor."""
    regions = [region for region in ROOMS[LIBRARY].regions if region != tools.region(scene, tools.traitor_of(scene))]
    yield from tools.bring(scene, tools.speaker(scene), LIBRARY, *regions)


def traitor_setup(scene: Scene) -> None:
    """Spooky sits in the Library with the Book; a Horror beside the traitor, who heals and grows."""
    spooky = add_monster(scene, "spooky", LIBRARY)
    assert spooky is not None
    tools.draw_out(scene, BOOK)
    spooky.cards.append(BOOK)
    add_monster(scene, "horror", tools.place(scene, tools.traitor_of(scene)))
    tools.traitor_heals(scene)
    tools.traitor_gains(scene, "might", 1, 1, 2, 3)
    tools.traitor_gains(scene, "speed", 1, 1, 2, 3)


def attack_ways(scene: Scene, seat: int, here: list[Figure]) -> list[tuple[str, list[Figure]]]:
    """Whoever holds the Book attacks Horrors with any trait."""
    horrors = [one for one in here if tools.is_kind(scene, one, "horror")]
    if not holds(BOOK)(scene, seat) or not horrors:
        return []
    return [(trait, horrors) for trait in TRAITS if trait != "might"]


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """A won Might attack takes the Book: heroes from Spooky, the traitor from its holder."""
    thief, loser = blow.attacker, blow.target
    if blow.winner != thief or not is_seat(thief) or not blow.is_might_attack:
        return False
    if is_monster(loser):
        one = monster(scene.state, loser)
        if BOOK in one.cards:
            show(scene, "book")
            one.cards.remove(BOOK)
            give(scene, thief, BOOK)
            scene.tell("take-card", seat=thief, card=BOOK, source=loser)
        return False
    if thief != tools.traitor_of(scene) or not holds(BOOK)(scene, loser):
        return False
    taken = yield from tools.take_card_instead(scene, thief, loser, [BOOK])
    if taken:
        show(scene, "theft")
    return taken


def return_book(scene: Scene, seat: int) -> None:
    """The traitor hands the Book to Spooky."""
    scene.state.explorers[seat].cards.remove(BOOK)
    spooky = monsters_of(scene.state, "spooky")[0]
    spooky.cards.append(BOOK)
    scene.tell("21-book", monster=spooky.id)


def stays(scene: Scene, actor: Figure, tile: str) -> None:
    """Nothing drives Spooky out of the Library."""
    if is_monster(actor) and tools.is_kind(scene, actor, "spooky"):
        monster(scene.state, actor).place = LIBRARY


def ghostwrite(scene: Scene, key: str) -> Flow[None]:
    """Any tile, two dice: 4 hurts everybody there badly, 2 or 3 hurts and summons, 0 or 1 summons two Horrors."""
    chooser = tools.traitor_of(scene)
    tile = yield from tools.choose_tile(scene, chooser, list(scene.state.house.tiles))
    result = plain_dice(scene, 2, "fate")
    if result == 4:
        yield from tools.harm_all(scene, explorers_on(scene.state, tile), "physical", 3)
    elif result >= 2:
        yield from tools.harm_all_dice(scene, explorers_on(scene.state, tile), "mental", 2)
        add_monster(scene, "horror", tile)
    else:
        tools.add_monsters(scene, "horror", tile, 2)


def has_book(scene: Scene, key: str) -> bool:
    """Whether Spooky has the Book."""
    return BOOK in monster(scene.state, key).cards


FIRES = on("furnace-room", "ritual-room", "kitchen", "laboratory", "charred-room")


HAUNT = enter(
    Haunt(
        number=21,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("demon", "small-monster"),
        monsters=(SPOOKY, HORROR),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            # haunt21.heroes-win
            Action(key="burn", where=FIRES, needs=holds(BOOK), roll=("sanity",), bands={5: heroes_win}),
            Action(
                key="build",
                where=on(LIBRARY),
                roll=("sanity",),
                bands={4: tools.raise_any("might", "speed"), 0: monster_here("horror")},
            ),
            Action(key="return-book", who="traitor", where=on(LIBRARY), needs=holds(BOOK), flow=return_book),
            Action(key="ghostwrite", who="spooky", needs=has_book, flow=ghostwrite),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("book",),
        traitor_rules=("theft",),
        on=(moments.attack_ways.by(attack_ways), moments.attack_won.by(attack_won), moments.enters.by(stays)),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """Heroes have to take the Book from Spooky; the traitor is after whoever has it. The dead guard nothing."""
    holder = holder_of(scene.state, BOOK)
    heroic = seat != tools.traitor_of(scene)
    if holder is None:
        return [(LIBRARY, 3.0)] if heroic else []
    there = tools.place(scene, holder)
    wanted = not heroic or holder == tools.traitor_of(scene) or scene.state.explorers[holder].dead
    return [(there, 3.0)] if wanted and holder != seat and there else []


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """The Book is worth a beating."""
    return 1.8 if is_monster(target) and BOOK in monster(scene.state, target).cards else 0.0


TASTES = tastes(HAUNT, worth={"burn": 5, "build": 0.5, "return-book": 1.5}, aims=aims, prey=prey)
