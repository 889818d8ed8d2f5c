"""A position builder: any table in a few lines, for tests, puzzles and docs.

>>> table = position(places=["ballroom", "ballroom"], house=["ballroom"])
>>> table.choose("end").decision.seat
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from koszmar.kernel.chance import Chance, SeededChance
from koszmar.kernel.errors import ImpossiblePosition
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.positions import nth, pile, play_on, remaining

from ..cards import CARDS, DECKS
from ..explorers import EXPLORERS, TRAITS
from ..haunt import HAUNTS, Haunt
from ..haunting import place_monster_card, sides
from ..house import layings
from ..scenarios import EVENT_HAUNTS, SCENARIOS
from ..setup import sit_down
from ..state import Deck, Explorer, Haunting, House, LaidTile, Monster, State, Token, Turn
from ..tiles import ROOMS, START, TILES
from ..tokens import BOX

CAST = ("josef", "stephanie", "sammy", "isa", "warren", "michelle")
CALM = "mysterious-invitation"
EXPLORED = TILES[:12]
"""The tiles of a house in which any haunt can begin."""


def position(
    *,
    players: int = 3,
    explorers: Sequence[str] = CAST,
    places: Sequence[str] = (),
    traits: Sequence[Mapping[str, int]] = (),
    cards: Sequence[Sequence[str]] = (),
    house: Sequence[str] | Mapping[str, tuple[str, int, int, int]] = (),
    flipped: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    tokens: Sequence[Token] = (),
    gone: Sequence[str] = (),
    scenario: str = CALM,
    first: int = 0,
    active: int = 0,
    turn: Mapping[str, Any] | None = None,
    moves: int | None = None,
    begins: int = 0,
    haunt: int = 0,
    revealer: int = 0,
    traitor: int | None = None,
    sides_of: Sequence[str] | None = None,
    dead: Sequence[int] = (),
    monsters: Sequence[Monster] = (),
    track: int = -1,
    facts: Mapping[str, Any] | None = None,
    hidden: bool | None = None,
    phase: str = "turn",
    number: int = 9,
    round_number: int = 2,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    parameters: Mapping[str, Any] | None = None,
    rolls: Sequence[Any] = (),
    orders: Sequence[Sequence[Any]] = (),
    chance: Chance | None = None,
    stepwise: bool = False,
) -> Driver:
    """A table as described; stacks and decks are written top first. What is not said is filled in plainly.

    ``traits`` are spaces of the rows by seat: ``[{"might": 1}]``. ``house`` names tiles that lie where there is room,
    or says where each lies: ``{"ballroom": ("ground", 0, 1, 0)}``. ``rolls`` and ``orders`` are what chance will bring;
    ``stepwise``, the table pauses before every step. With a ``haunt`` the table stands after its set-up, which is not
    carried out: monsters, tokens and facts are given, and what the haunt cannot do without has to be among them. With
    ``begins`` it stands before that set-up instead; ``begun`` carries it out.
    """
    game = find_game("betrayal")
    setting = game.setting(players, options, rulings, parameters)
    trigger = ""
    if begins:
        scenario, trigger = _told_by(begins)
        cards = _given(cards, revealer, trigger)
    seats = [_explorer(explorers[seat], seat, places, traits, cards) for seat in range(players)]
    for seat in dead:
        seats[seat].dead = True
        seats[seat].died = number - 1
    tiles = _house(house)
    for key in flipped:
        tiles.tiles[key].flipped = True
    used = {card for explorer in seats for card in explorer.cards} | set(gone)
    used |= {card for monster in monsters for card in monster.cards}
    state = State(
        phase=phase,  # type: ignore[arg-type]
        number=number,
        round=round_number,
        turn=_turn(seats, active, moves, turn or {}),
        first=first,
        scenario=scenario,
        explorers=seats,
        house=tiles,
        stack=_stack(stack, {*tiles.tiles, *gone}),
        decks={name: _deck(name, (decks or {}).get(name, ()), used) for name in DECKS},
        box=_box(tokens, monsters),
        tokens=list(tokens),
        gone=list(gone),
    )
    if haunt:
        state.haunt = _haunting(haunt, revealer, traitor, sides_of, monsters, track, facts, hidden, players)
        place_monster_card(state, HAUNTS[haunt])
        _check_haunt(state, HAUNTS[haunt])
    elif begins:
        state.phase, state.pending, state.turn = "haunt", [str(begins), trigger], Turn(revealer)
    return play_on(game, state, setting, rolls=rolls, orders=orders, chance=chance, stepwise=stepwise)


def begun(
    haunt: int,
    *,
    answers: Mapping[str, str] | None = None,
    seed: str = "night",
    rolls: Sequence[Any] = (),
    orders: Sequence[Sequence[Any]] = (),
    stepwise: bool = False,
    **table: Any,
) -> Driver:
    """A table as described, after the set-up of a haunt: its monsters, tokens, numbers and facts are where they belong.

    Questions of the set-up are answered with ``answers``, by prompt, or with the first option; ``seed`` is its chance.
    """
    table = {"house": EXPLORED, **table}
    eve = position(begins=haunt, chance=SeededChance(seed), stepwise=True, **table).go_on()
    while not eve.is_between_steps:
        eve.answer(prompt := eve.decision.prompt, (answers or {}).get(prompt, eve.offered[0]))
    match = eve.match
    return play_on(find_game("betrayal"), match.state, match.setting, rolls=rolls, orders=orders, stepwise=stepwise)


def token(kind: str, name: str, on: str, value: int = 0, *, up: bool = True) -> Token:
    """A token lying somewhere: a tile, ``seat-1``, a monster's id, ``aside``."""
    return Token(kind, name, on, value, up)


def beast(kind: str, place: str, number: int = 1, token: str = "small-monster", **more: Any) -> Monster:
    """A monster on a tile."""
    return Monster(f"{kind}-{number}", kind, token, place, **more)


def _explorer(key: str, seat: int, places: Sequence[str], traits: Sequence[Mapping[str, int]],
              cards: Sequence[Sequence[str]]) -> Explorer:  # fmt: skip
    explorer = Explorer()
    sit_down(explorer, key)
    explorer.place = nth(places, seat, explorer.place)
    explorer.traits |= nth(traits, seat, {})
    explorer.cards = list(nth(cards, seat, explorer.cards))
    return explorer


def _check_haunt(state: State, haunt: Haunt) -> None:
    """Refuse a position that would fail later, when the haunt looks for what its set-up has made."""
    missing = haunt.missing(state) if haunt.missing else []
    if missing:
        raise ImpossiblePosition([f"haunt {haunt.number} {reason}" for reason in missing])


def _told_by(haunt: int) -> tuple[str, str]:
    """The Scenario and the card that lead to a haunt."""
    tables = [(scenario, card, number) for scenario, table in SCENARIOS.items() for card, number in table.items()]
    tables += [(CALM, card, number) for card, number in EVENT_HAUNTS.items()]
    return next((scenario, card) for scenario, card, number in tables if number == haunt)


def _given(cards: Sequence[Sequence[str]], seat: int, card: str) -> Sequence[Sequence[str]]:
    """What the players hold when this one has drawn a card that somebody keeps."""
    if CARDS[card].deck == "event" or any(card in held for held in cards):
        return cards
    held = [nth(cards, one, ()) for one in range(max(seat + 1, len(cards)))]
    held[seat] = [*held[seat], card]
    return held


def _house(tiles: Sequence[str] | Mapping[str, tuple[str, int, int, int]]) -> House:
    house = House({key: LaidTile(region, x, y) for key, (region, x, y) in START.items()})  # type: ignore[arg-type]
    for key in tiles:
        if isinstance(tiles, Mapping):
            where = tiles[key]
        else:
            where = next(iter(layings(house, key, ROOMS[key].regions)))
        house.tiles[key] = LaidTile(*where)  # type: ignore[arg-type]
        house.changed()
    return house


def _turn(seats: Sequence[Explorer], active: int, moves: int | None, more: Mapping[str, Any]) -> Turn:
    explorer = seats[active]
    speed = EXPLORERS[explorer.key].value("speed", explorer.traits["speed"])
    held = {"held": list(explorer.cards), **more}
    return Turn(active, speed if moves is None else moves, **held)


def _stack(wanted: Sequence[str] | None, used: set[str]) -> list[str]:
    return pile(wanted or (), [key for key in TILES if key not in used])


def _deck(name: str, wanted: Sequence[str], used: set[str]) -> Deck:
    return Deck(pile(wanted, [key for key, card in CARDS.items() if card.deck == name and key not in used]))


def _box(tokens: Sequence[Token], monsters: Sequence[Monster]) -> dict[str, int]:
    return dict(remaining(BOX, [token.kind for token in tokens], [monster.token for monster in monsters]))


def _haunting(number: int, revealer: int, traitor: int | None, given: Sequence[str] | None,
              monsters: Sequence[Monster], track: int, facts: Mapping[str, Any] | None, hidden: bool | None,
              players: int) -> Haunting:  # fmt: skip
    kind = HAUNTS[number].kind
    if traitor is None:
        traitor = revealer if kind == "traitor" else -1
    haunting = Haunting(number, revealer, "", traitor, list(given or sides(kind, players, traitor)))
    haunting.open = kind != "hidden" if hidden is None else not hidden
    haunting.monsters = list(monsters)
    haunting.track = track
    haunting.facts = dict(facts or {})
    return haunting


def imagined(table: Driver, seat: int | None, seed: str | int) -> State:
    """How the position of a table might be for all that a seat (None: a spectator) knows."""
    match = Match.from_state("betrayal", deepcopy(table.state), table.match.setting)
    state: State = match.fork(seed=seed, as_seen_by="spectator" if seat is None else seat).state
    return state


__all__ = ["CAST", "TRAITS", "beast", "begun", "imagined", "position", "token"]
