"""Haunt 46, Ghost Hair: it grows out of the drains, and it has been one of you all along."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..bestiary import add_monster, kind_of, monster, monsters_of
from ..cards import discard
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..house import symbol
from ..places import put
from ..rolls import Roll
from ..sides import heroes
from ..state import Actor, Table, Token, by_players
from ..tokens import held_by, move_token, on_seat, on_tile, put_token, tokens
from . import tools
from .tools import heroes_win, on, on_symbol

SMALL = MonsterKind(key="small-hair", might=5, speed=7, sanity=2, knowledge=3)
GIANT = MonsterKind(key="giant-hair", token="giant-hair-monster", might=7, speed=1, sanity=6, knowledge=4)
ANTIDOTE = "antidote"
REAL = 1


def setup(scene: Table) -> Flow[None]:
    """The traitor becomes the Giant; {4/6/8/10} Antidotes are hidden; one Small Hair in the Entrance Hall."""
    state, seat = scene.state, tools.traitor_of(scene)
    explorer = state.explorers[seat]
    here = explorer.place
    for card in list(explorer.cards):
        discard(scene, seat, card)
    explorer.dead, explorer.died, explorer.place = True, state.number, ""
    add_monster(scene, "giant-hair", here)
    numbers = list(range(1, by_players(state, 4, 6, 8, 10) + 1))
    scene.chance.shuffle(numbers)
    for number in numbers:
        tile = yield from tools.choose_tile(scene, seat, list(state.house.tiles), "place-token", token=ANTIDOTE)
        put_token(scene, "number", ANTIDOTE, tile, value=number, up=False)
    add_monster(scene, "small-hair", "entrance-hall")
    tools.note(scene, "reserve", by_players(state, 1, 2, 3, 4))


def hidden_on(scene: Table, tile: str) -> list[Token]:
    """The face-down Antidotes on a tile."""
    return [token for token in on_tile(scene.state, tile, ANTIDOTE) if not token.up]


def turn_up(scene: Table, seat: int, token: Token) -> None:
    """Everybody sees which Antidote it is."""
    token.up = True
    scene.reveal()
    scene.tell("46-turned-up", seat=seat, number=token.value)


def learn(scene: Table, seat: int) -> Flow[None]:
    """Turn up any Antidote."""
    tiles = [tile for tile in scene.state.house.tiles if hidden_on(scene, tile)]
    if tiles:
        tile = yield from tools.choose_tile(scene, seat, tiles, "46-learn")
        turn_up(scene, seat, hidden_on(scene, tile)[0])


def discover(scene: Table, seat: int) -> None:
    """Turn up an Antidote here."""
    turn_up(scene, seat, hidden_on(scene, tools.place(scene, seat))[0])


def real_one_here(scene: Table, seat: int, tile: str) -> bool:
    """The real Antidote lies here, face up."""
    return any(token.up and token.value == REAL for token in on_tile(scene.state, tile, ANTIDOTE))


def pick_up(scene: Table, seat: int) -> None:
    """Take the real Antidote."""
    here = on_tile(scene.state, tools.place(scene, seat), ANTIDOTE)
    move_token(scene, next(token for token in here if token.value == REAL), on_seat(seat))


def cure(scene: Table, roll: Roll) -> None:
    """+3 with the Antidote when attacking the Giant."""
    if roll.purpose == "attack" and isinstance(roll.actor, int) and is_giant(scene, roll.opponent):
        roll.bonus += 3 * bool(held_by(scene.state, roll.actor, ANTIDOTE))


def is_giant(scene: Table, actor: Actor | None) -> bool:
    """Whether that is the Giant."""
    return isinstance(actor, str) and kind_of(scene.state, actor).key == "giant-hair"


def beaten(scene: Table, blow: Attack) -> bool:
    """Whoever beats the Giant with the Antidote wins for the heroes; only Might hurts it."""
    hero = blow.attacker
    if not isinstance(hero, int) or blow.winner != hero or not is_giant(scene, blow.target):
        return False
    if held_by(scene.state, hero, ANTIDOTE):
        heroes_win(scene, hero)
    return not blow.is_might_attack


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """A dead hero is a Small Hair Monster."""
    explorer = scene.state.explorers[seat]
    place, reserve = explorer.place, tools.fact(scene, "reserve", 0)
    for token in held_by(scene.state, seat, ANTIDOTE):
        move_token(scene, token, place)
    explorer.place = ""
    if place and reserve and add_monster(scene, "small-hair", place):
        tools.note(scene, "reserve", reserve - 1)


def through_drains(scene: Table, key: str, tile: str) -> list[str]:
    """Omen tiles are next to each other for the Giant."""
    omen = symbol(scene.state.house, tile) == "omen"
    return tools.with_symbols(scene, "omen") if is_giant(scene, key) and omen else []


def shift(scene: Table, key: str) -> Flow[None]:
    """The Giant swaps places with a Small Hair."""
    small = [one.id for one in monsters_of(scene.state, "small-hair")]
    other = yield from tools.choose(scene, tools.traitor_of(scene), "46-shift", small)
    here, there = monster(scene.state, key).place, monster(scene.state, other).place
    yield from put(scene, key, there, "moved")
    yield from put(scene, other, here, "moved")


def all_turned(scene: Table) -> bool:
    """Every hero has been turned."""
    return all(scene.state.explorers[seat].dead for seat in heroes(scene.state))


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Nobody knows which Antidote is which."""
    hidden = [token for token in tokens(scene.state, ANTIDOTE) if not token.up]
    numbers = [token.value for token in hidden]
    chance.shuffle(numbers)
    for token, number in zip(hidden, numbers, strict=True):
        token.value = number


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Whoever has the Antidote goes for the Giant."""
    if held_by(scene.state, seat, ANTIDOTE):
        return [(one.place, 5.0) for one in monsters_of(scene.state, "giant-hair")]
    return []


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
            Action(key="discover", where=lambda scene, seat, tile: bool(hidden_on(scene, tile)), flow=discover,
                   worth=1.5),
            Action(key="pick-up", where=real_one_here, flow=pick_up, worth=4),
            Action(key="shift", who="giant-hair", where=on_symbol("omen"), flow=shift,
                   needs=lambda scene, key: bool(monsters_of(scene.state, "small-hair"))),
        ),
        goals=(Goal("traitor", all_turned),),
        hero_rules=("antidote",),
        traitor_rules=("turned", "drains"),
        on={
            "roll": cure,
            "attack-won": beaten,
            "died": died,
            "monster-steps": through_drains,
            "tradable": lambda scene, seat: (ANTIDOTE,),
        },
        secrets=secrets,
        aims=aims,
    )
)  # fmt: skip
