"""Haunt 21, Spooky McMasters Presents…: the author has come for his Book, and he writes as he speaks."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..bestiary import add_monster, kind_of, monster, monsters_of
from ..cards import holder_of
from ..explorers import TRAITS
from ..haunt import Action, Haunt, MonsterKind, enter
from ..house import explorers_on, region_of
from ..rolls import plain_dice
from ..state import Actor, Table
from ..tiles import REGIONS
from ..trading import hand_over
from ..traits import gain_any
from . import tools
from .tools import heroes_win, holds, monster_here, on

BOOK = "book"
SPOOKY = MonsterKind(key="spooky", token="demon", might=6, speed=6, sanity=6, knowledge=8, harm="none", moving="none")
HORROR = MonsterKind(key="horror", might=5, speed=3, sanity=4, knowledge=3)


def hero_setup(scene: Table) -> Flow[None]:
    """The Library lies in another region than the traitor."""
    traitor = region_of(scene.state, tools.place(scene, tools.traitor_of(scene)))
    regions = [region for region in REGIONS if region != traitor]
    yield from tools.bring(scene, tools.speaker(scene), "library", *regions)


def traitor_setup(scene: Table) -> None:
    """Spooky sits in the Library with the Book; a Horror beside the traitor, who heals and grows."""
    state, seat = scene.state, tools.traitor_of(scene)
    spooky = add_monster(scene, "spooky", "library" if "library" in state.house.tiles else tools.place(scene, seat))
    holder = holder_of(state, BOOK)
    if spooky and holder is not None:
        state.explorers[holder].cards.remove(BOOK)
        spooky.cards.append(BOOK)
    add_monster(scene, "horror", tools.place(scene, seat))
    tools.traitor_heals(scene)
    tools.traitor_gains(scene, "might", 1, 1, 2, 3)
    tools.traitor_gains(scene, "speed", 1, 1, 2, 3)


def attack_ways(scene: Table, seat: int, here: list[Actor]) -> list[tuple[str, list[Actor]]]:
    """Whoever holds the Book attacks Horrors with any trait."""
    horrors: list[Actor] = [one for one in here if isinstance(one, str) and kind_of(scene.state, one).key == "horror"]
    if not holds(BOOK)(scene, seat) or not horrors:
        return []
    return [(trait, horrors) for trait in TRAITS if trait != "might"]


def attack_won(scene: Table, blow: Attack) -> Flow[bool]:
    """A won Might attack takes the Book: heroes from Spooky, the traitor from its holder."""
    thief, loser = blow.attacker, blow.target
    if blow.winner != thief or not isinstance(thief, int) or not blow.is_might_attack:
        return False
    if isinstance(loser, str):
        one = monster(scene.state, loser)
        if BOOK in one.cards:
            one.cards.remove(BOOK)
            scene.state.explorers[thief].cards.append(BOOK)
            scene.tell("take-card", seat=thief, card=BOOK)
        return False
    if thief != tools.traitor_of(scene) or not holds(BOOK)(scene, loser):
        return False
    choice = yield from tools.choose(scene, thief, "take-instead", ["damage", BOOK], other=loser)
    if choice == BOOK:
        hand_over(scene, loser, thief, BOOK)
        scene.tell("take-card", seat=thief, card=BOOK)
    return bool(choice == BOOK)


def may_return_book(scene: Table, seat: int) -> bool:
    """The traitor has it and Spooky is here."""
    here = tools.place(scene, seat)
    return holds(BOOK)(scene, seat) and any(one.place == here for one in monsters_of(scene.state, "spooky"))


def return_book(scene: Table, seat: int) -> None:
    """The traitor hands the Book to Spooky."""
    scene.state.explorers[seat].cards.remove(BOOK)
    monsters_of(scene.state, "spooky")[0].cards.append(BOOK)


def build(scene: Table, seat: int) -> Flow[None]:
    """Gain 1 Might or Speed."""
    yield from gain_any(scene, seat, ("might", "speed"), rule="special.own-instructions")


def ghostwrite(scene: Table, key: str) -> Flow[None]:
    """Any tile, two dice: 4 hurts everybody there badly, 2 or 3 hurts and summons, 0 or 1 summons two Horrors."""
    chooser = tools.traitor_of(scene)
    tile = yield from tools.choose_tile(scene, chooser, list(scene.state.house.tiles))
    result = plain_dice(scene, 2)
    if result == 4:
        yield from tools.harm_all(scene, explorers_on(scene.state, tile), "physical", 3)
    elif result >= 2:
        yield from tools.harm_all_dice(scene, explorers_on(scene.state, tile), "mental", 2)
        add_monster(scene, "horror", tile)
    else:
        for _ in range(2):
            add_monster(scene, "horror", tile)


def has_book(scene: Table, key: str) -> bool:
    """Whether Spooky has the Book."""
    return BOOK in monster(scene.state, key).cards


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Somebody has to take the Book from Spooky."""
    return [(one.place, 3.0) for one in monsters_of(scene.state, "spooky") if BOOK in one.cards]


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
            Action(key="burn", where=FIRES, needs=holds(BOOK), roll=("sanity",), bands={5: heroes_win}, worth=5),
            Action(key="build", where=on("library"), roll=("sanity",), bands={4: build, 0: monster_here("horror")},
                   worth=0.5),
            Action(key="return-book", who="traitor", needs=may_return_book, flow=return_book, worth=0.5),
            Action(key="ghostwrite", who="spooky", needs=has_book, flow=ghostwrite),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("book",),
        traitor_rules=("book",),
        on={"attack-ways": attack_ways, "attack-won": attack_won},
        aims=aims,
    )
)  # fmt: skip
