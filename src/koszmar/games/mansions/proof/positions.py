"""A position builder: any table in a few lines, for tests, puzzles and docs.

Unless a position says otherwise, there is the Ballroom, whose four spaces lie in a ring (a-b-c-d), and far away, with
no way between them, the Study, where the second investigator waits.

>>> table = position(someone("ilja-brandt", "ballroom.a", "axe"))
>>> table.decision.prompt, table.decision.seat
('act', 0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.chance import Chance, SeededChance
from koszmar.kernel.errors import ImpossiblePosition
from koszmar.kernel.game import Game
from koszmar.kernel.scene import Setting
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.positions import pile, play_on
from koszmar.parts.figures import free_id

from ..scenario.library import ADDED, compiled, slug
from ..settings import Options, Parameters, Rulings
from ..setup import setup
from ..state import DAMAGE, HORROR, Barricade, BoardToken, Card, Injury, Investigator, LaidTile, Monster, State, Turn

NOWHERE = """
[scenario]
key = "nowhere"
format = 1
title = { en = "Nowhere", pl = "Nigdzie" }
difficulty = 1
minutes = [1, 2]
horizon = 40

[map.a]
tiles = [["Ballroom", 0, 0, 0], ["Hall 1", 2, 1, 0]]
start = "Ballroom.a"

[[ending]]
key = "never"
if = "round >= 99"
result = "loss"

[[token]]
key = "hall-door"
kind = "explore"
at = "Ballroom.c | Hall 1.a"
reveals = ["Hall 1"]

[[puzzle]]
key = "picture"
kind = "picture"
skill = "observation"
level = 1

[[puzzle]]
key = "lock"
kind = "lock"
skill = "observation"
level = 2

[[puzzle]]
key = "code"
kind = "code"
skill = "observation"
size = [2, 3]
code = [1, 2]
"""
"""A scenario in which nothing happens, for positions."""
THING = """
[[token]]
key = "thing"
kind = "{kind}"
at = "Ballroom.a"

[[event]]
key = "deed"
when = {{ token = "thing", action = true }}
once = false
do = '''
{do}
'''
"""
DEED = ("token", "thing", "deed")
"""The action at the token of ``deed``."""
WAITING = "study.a"


def someone(
    key: str,
    space: str,
    *possessions: Card | str,
    conditions: Sequence[str] = (),
    damage: Sequence[Injury | str] = (),
    horror: Sequence[Injury | str] = (),
    **more: Any,
) -> Investigator:
    """An investigator. ``whiskey/back`` shows its back, ``shriveling-2`` is a copy; injuries by name lie facedown."""
    return Investigator(
        key, space,
        possessions=[_card(one) for one in possessions],
        conditions=[Card(one) for one in conditions],
        damage=[one if isinstance(one, Injury) else Injury(one, False) for one in damage],
        horror=[one if isinstance(one, Injury) else Injury(one, False) for one in horror],
        **more,
    )  # fmt: skip


def position(
    *investigators: Investigator,
    players: int = 0,
    tiles: Sequence[tuple[str, int, int, int]] = (("ballroom", 0, 0, 0), ("study", 10, 10, 0)),
    monsters: Sequence[Monster | tuple[str, str]] = (),
    fire: Sequence[str] = (),
    darkness: Sequence[str] = (),
    barricades: Sequence[tuple[str, str]] = (),
    dropped: Mapping[str, Sequence[Card | str]] | None = None,
    tokens: Sequence[str] = (),
    deed: tuple[str, str] = ("", ""),
    story: str = "",
    top: Mapping[str, Sequence[str]] | None = None,
    phase: str = "turn",
    who: int = 0,
    turn: Mapping[str, Any] | None = None,
    table: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    rolls: Sequence[Any] = (),
    orders: Sequence[Sequence[Any]] = (),
    chance: Chance | None = None,
    stepwise: bool = False,
) -> Driver:
    """A table as described, in the middle of a turn of ``who``.

    A single investigator is joined by Tobias Wren, who waits in the Study. ``deed`` puts a token of a kind into that
    investigator's space, with effects that an action there brings about; ``story`` is more of the scenario file.
    ``top`` are the next cards of the Damage and Horror decks, Graze and Numb unless it says otherwise.
    ``barricades`` are spaces with the space behind the door that they stand on, or nothing.
    """
    crew = list(investigators)
    if len(crew) < 2:
        crew.append(someone("tobias-wren", WAITING))
    kind, do = deed
    key = _install(story + (THING.format(kind=kind, do=do) if kind else ""))
    setting = Setting(players or len(crew), Options(scenario=key, layout="a", **(options or {})), _rulings(rulings),
                      Parameters())  # fmt: skip
    state = setup(setting, SeededChance("a position"))
    state.investigators = crew
    state.tiles = [LaidTile(side, x, y, degrees // 90) for side, x, y, degrees in tiles]
    state.phase = phase  # type: ignore[assignment]
    state.turn = Turn(who, 2) if phase == "turn" else Turn()
    for name, value in (turn or {}).items():
        setattr(state.turn, name, value)
    for one in monsters:
        state.monsters.append(one if isinstance(one, Monster) else _monster(state, *one))
    state.fire, state.darkness = sorted(fire), sorted(darkness)
    state.dropped = {space: [_card(one) for one in cards] for space, cards in (dropped or {}).items()}
    for space, beyond in barricades:
        state.barricades.append(Barricade(space, _door(state, space, beyond) if beyond else ""))
    for token in (*tokens, *(["thing"] if kind else [])):
        _lay(state, key, token, crew[who].space)
    _decks(state, top or {})
    for name, value in (table or {}).items():
        setattr(state, name, value)
    state.box["barricade"] = setting.parameters.barricades - len(state.barricades)
    state.box["passage"] = setting.parameters.passages - len(state.passages)
    return play_on(_game(), state, setting, rolls=rolls, orders=orders, chance=chance, stepwise=stepwise)


def _rulings(given: Mapping[str, Any] | None) -> Rulings:
    return Rulings(**{name.replace("-", "_"): value for name, value in (given or {}).items()})


def _install(more: str) -> str:
    """Make a scenario of this text known to this process; its key."""
    text = NOWHERE + more
    for key, known in _TEXTS.items():
        if known == text:
            return key
    key = f"nowhere-{len(_TEXTS) + 1}"
    _TEXTS[key] = text
    ADDED[key] = compiled(text.replace('key = "nowhere"', f'key = "{key}"', 1))
    return key


_TEXTS: dict[str, str] = {}


def _card(one: Card | str) -> Card:
    if isinstance(one, Card):
        return one
    key, _, back = one.partition("/")
    return Card(key, up=not back)


def _monster(state: State, kind: str, space: str) -> Monster:
    return Monster(free_id(kind, {monster.id for monster in state.monsters}), kind, space)


def _door(state: State, space: str, beyond: str) -> str:
    from ..board import doors_of

    return next(link for link, there in doors_of(state, space).items() if there == beyond)


def _lay(state: State, scenario: str, key: str, space: str) -> None:
    """Put a token of the scenario on the board: ``thing`` where the investigator is, others where they belong."""
    from ..scenario.verbs import TWO_SIDED

    plan = ADDED[scenario].tokens[key]
    at, _, beyond = (slug(part.strip()) for part in plan.at.partition("|"))
    state.tokens.append(BoardToken(key, plan.kind, space if key == "thing" else at, beyond))
    state.box[TWO_SIDED.get(plan.kind, plan.kind)] -= 1


def _decks(state: State, top: Mapping[str, Sequence[str]]) -> None:
    """Take from the decks whatever lies on the table, and put the cards that were named on top."""
    used = [card.key for one in state.investigators for card in (*one.possessions, *one.conditions)]
    used += [card.key for cards in state.dropped.values() for card in cards]
    used += [injury.key for one in state.investigators for injury in (*one.damage, *one.horror)]
    for deck in state.decks.values():
        for key in [key for key in used if key in deck]:
            deck.remove(key)
            used.remove(key)
    if used:
        raise ImpossiblePosition([f"there is no {key}, or not as often" for key in used])
    for name, usual in ((DAMAGE, ("graze-1", "graze-2")), (HORROR, ("numb-1", "numb-2"))):
        wanted = [key for key in top.get(name, usual) if key in state.decks[name]]
        state.decks[name] = pile(wanted, sorted(state.decks[name]))


def _game() -> Game:
    """The whole game: its package imports nothing from here."""
    from .. import GAME

    return GAME


__all__ = ["DEED", "NOWHERE", "position", "someone"]
