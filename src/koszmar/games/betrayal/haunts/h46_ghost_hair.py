"""Haunt 46, Ghost Hair: it grows out of the drains, and it has been one of you all along."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monsters_of
from ..facts import Fact, Facts
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import symbol
from ..minds.tastes import tastes
from ..places import put
from ..rolls import Roll
from ..state import Scene, Token, by_players
from ..tokens import held_by, move_token, on_seat, on_tile
from .tools import heroes_win, on, on_symbol

SMALL = MonsterKind(key="small-hair", might=5, speed=7, sanity=2, knowledge=3)
GIANT = MonsterKind(key="giant-hair", token="giant-hair-monster", might=7, speed=1, sanity=6, knowledge=4)
ANTIDOTE, REAL = "antidote", 1
"""Of the Antidotes only the one with this number is real."""
CURE = 3


class Hair(Facts):
    """What the haunt keeps in mind."""

    reserve = Fact[int](0)
    """The Small Hair that has yet to come."""


def setup(scene: Scene) -> Flow[None]:
    """The traitor becomes the Giant; {4/6/8/10} Antidotes face down; a Small Hair comes in, {1/2/3/4} in reserve."""
    state, seat = scene.state, tools.traitor_of(scene)
    tools.turn_into(scene, "giant-hair")
    numbers = list(range(1, by_players(state, 4, 6, 8, 10) + 1))
    scene.chance.shuffle(numbers)
    yield from tools.place_tokens(
        scene, seat, "number", ANTIDOTE, len(numbers), list(state.house.tiles), apart=False, values=numbers, up=False
    )
    add_monster(scene, "small-hair", "entrance-hall")
    Hair(scene).reserve = by_players(state, 1, 2, 3, 4)


# -- the Antidotes -------------------------------------------------------------------------------------------------


def turn_up(scene: Scene, seat: int, tile: str) -> None:
    """Everybody sees the number of an Antidote."""
    token = tools.hidden_on(scene, tile, ANTIDOTE)[0]
    tools.turn_up(scene, token)
    scene.tell("46-turned-up", seat=seat, tile=tile, number=token.value)


def learn(scene: Scene, seat: int) -> Flow[None]:
    """Turn up any Antidote."""
    if tiles := [tile for tile in scene.state.house.tiles if tools.hidden_on(scene, tile, ANTIDOTE)]:
        turn_up(scene, seat, (yield from tools.choose_tile(scene, seat, tiles, "46-learn")))


def real_one(scene: Scene, tile: str) -> list[Token]:
    """The real Antidote, if it lies there face up."""
    return [token for token in on_tile(scene.state, tile, ANTIDOTE) if token.up and token.value == REAL]


def pick_up(scene: Scene, seat: int) -> None:
    """Take the real Antidote."""
    move_token(scene, real_one(scene, tools.place(scene, seat))[0], on_seat(seat))


def cure(scene: Scene, roll: Roll) -> None:
    """The holder of the Antidote has +3 when attacking the Giant."""
    at_giant = tools.is_kind(scene, roll.opponent, "giant-hair")
    if at_giant and roll.purpose == "attack" and tools.carries(ANTIDOTE)(scene, roll.actor):
        show(scene, "antidote")
        roll.bonus += CURE


def attack_won(scene: Scene, blow: Attack) -> None:
    """Whoever beats the Giant with the Antidote wins for the heroes (haunt46.heroes-win)."""
    if tools.is_beaten(scene, blow, "giant-hair") and tools.carries(ANTIDOTE)(scene, blow.attacker):
        heroes_win(scene, blow.attacker)


# -- hair ----------------------------------------------------------------------------------------------------------


def unhurt(scene: Scene, key: str, amount: int, kind: str, blow: Attack | None) -> bool:
    """Nothing but Might attacks damages the Giant."""
    return tools.is_kind(scene, key, "giant-hair") and not (blow and blow.is_might_attack)


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """A Small Hair stands where a hero died; no corpse is left, the Antidote falls to the floor."""
    place, hair = tools.leave_the_house(scene, seat), Hair(scene)
    show(scene, "turned")
    for token in held_by(scene.state, seat, ANTIDOTE):
        show(scene, "antidote")
        move_token(scene, token, place)
    if hair.reserve and add_monster(scene, "small-hair", place):
        hair.reserve -= 1


def through_drains(scene: Scene, key: str, tile: str) -> list[str]:
    """Omen tiles are next to each other for the Giant."""
    omen = symbol(scene.state.house, tile) == "omen"
    return tools.with_symbols(scene, "omen") if tools.is_kind(scene, key, "giant-hair") and omen else []


def shift(scene: Scene, key: str) -> Flow[None]:
    """The Giant swaps places with a Small Hair."""
    small = [one.id for one in monsters_of(scene.state, "small-hair")]
    other = yield from tools.choose(scene, tools.traitor_of(scene), "46-shift", small)
    here, there = tools.place(scene, key), tools.place(scene, other)
    yield from put(scene, key, there)
    yield from put(scene, other, here)


HAUNT = enter(
    Haunt(
        number=46,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("giant-hair-monster", "small-monster", "number"),
        monsters=(SMALL, GIANT),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="learn", where=on("library"), roll=("knowledge",), bands={5: learn}),
            Action(
                key="discover",
                where=tools.with_hidden(ANTIDOTE),
                flow=lambda scene, seat: turn_up(scene, seat, tools.place(scene, seat)),
            ),
            Action(key="pick-up", where=lambda scene, seat, tile: real_one(scene, tile), flow=pick_up),
            Action(
                key="shift",
                who="giant-hair",
                where=on_symbol("omen"),
                flow=shift,
                needs=lambda scene, key: monsters_of(scene.state, "small-hair"),
            ),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),  # haunt46.traitor-wins
        hero_rules=("antidote",),
        traitor_rules=("turned",),
        facts=Hair,
        on=(
            moments.roll.by(cure),
            moments.attack_won.by(attack_won),
            moments.monster_hurt.by(unhurt),
            moments.died.by(died),
            moments.monster_steps.by(through_drains),
            moments.tradable.by(lambda scene, seat: (ANTIDOTE,)),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """With the Antidote nothing is worth more than the Giant."""
    return 4.0 * (tools.is_kind(scene, target, "giant-hair") and tools.carries(ANTIDOTE)(scene, seat))


TASTES = tastes(
    HAUNT,
    worth={"discover": 1.5, "pick-up": 4},
    aims=tools.aim("any", 5.0, tools.at_monsters("giant-hair"), tools.carries(ANTIDOTE)),
    prey=prey,
)
