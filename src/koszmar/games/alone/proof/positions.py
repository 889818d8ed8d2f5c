"""A position builder: any table in a few lines, for tests, puzzles and docs.

The station is Borealis (maps/handmade.py), and sectors are called by level, row and column: ``1D5``.

>>> table = position(hero="1D5")
>>> table.decision.prompt, table.decision.seat
('act', 0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.chance import Chance, SeededChance
from koszmar.kernel.game import find_game
from koszmar.kernel.scene import Scene
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.positions import play_on

from ..labyrinth import creatures_in, give_figure, lose_figure, refresh, show
from ..reactions import REACTIONS
from ..setup import setup
from ..state import Ally, Creature, Elements, Item, Layout, Mission, State, Station, Turn
from ..station import door_key


def name_of(station: Station, sector: str) -> str:
    """A sector by level, row and column: ``1D5``."""
    built = station.sectors[sector]
    return f"{built.level}{'ABCDEFG'[built.row]}{built.column + 1}"


def renamed(station: Station) -> Station:
    """The same station with sectors that are called by where they lie; only for tests."""
    names = {sector: name_of(station, sector) for sector in station.sectors}
    return Station.of(
        Layout(
            {names[sector]: built for sector, built in station.sectors.items()},
            [[names[one] for one in pair] for pair in station.stairs],
            names[station.start],
        )
    )


def position(
    *,
    players: int = 2,
    hero: str = "1D5",
    shown: Sequence[str] = (),
    sketch: Sequence[str] = (),
    lit: Sequence[str] = (),
    danger: Sequence[str] = (),
    conditions: Mapping[str, str] | None = None,
    tokens: Mapping[str, Sequence[str]] | None = None,
    blocked: Sequence[tuple[str, str]] = (),
    creatures: Sequence[Creature | tuple[str, str]] = (),
    character: str = "doctor",
    health: int = 12,
    sanity: int = 12,
    adrenaline: int = 3,
    marker: int = 0,
    nightmare: bool = False,
    items: Sequence[Item | str] = (),
    experience: Mapping[str, int] | None = None,
    ally: str = "",
    decks: Sequence[str] = ("speed", "terror"),
    hands: Sequence[Sequence[str]] = (),
    track: int = 0,
    missions: Sequence[str] = ("emergency-power", "fever", "call-for-help"),
    active: bool = False,
    leader: int = 1,
    phase: str = "action",
    turn: Mapping[str, Any] | None = None,
    turn_number: int = 1,
    round_number: int = 1,
    sheet: Mapping[str, Any] | None = None,
    notes: Sequence[str] = (),
    table: Mapping[str, Any] | None = None,
    difficulty: str = "normal",
    rulings: Mapping[str, Any] | None = None,
    parameters: Mapping[str, Any] | None = None,
    rolls: Sequence[Any] = (),
    orders: Sequence[Sequence[Any]] = (),
    chance: Chance | None = None,
    stepwise: bool = False,
) -> Driver:
    """A table as described; what is not said is filled in plainly: nothing is lit, nobody is near, Evil holds no cards.

    ``shown`` are the sectors of the labyrinth besides the Hero's own; a creature in a shown sector is seen, and one in
    a sector of the ``sketch`` was seen there. ``hands``
    are those of the Evil players, the first of them first. ``track`` covers some spaces with cards of the decks.
    """
    game = find_game("alone")
    options = {"difficulty": difficulty, "character": character, "decks": tuple(decks), "map": "borealis"}
    setting = game.setting(players, options, rulings, parameters)
    state: State = setup(setting, SeededChance("a position"))
    scene: Scene[State] = Scene(state, setting, SeededChance("a position"), None)
    state.station = renamed(state.station)
    state.elements = {sector: Elements() for sector in state.station.sectors}
    state.hero, state.phase, state.leader = hero, phase, leader  # type: ignore[assignment]
    state.turn, state.turn_number, state.round, state.number = Turn(), turn_number, round_number, 5
    for name, value in (turn or {}).items():
        setattr(state.turn, name, value)
    _sheet(state, character, health, sanity, adrenaline, marker, nightmare, items, experience, ally)
    for name, value in (sheet or {}).items():
        setattr(state.sheet, name, value)
    _missions(state, missions, active)
    if phase != "setup":  # the decks are still to be chosen
        _evil(state, decks, hands, track)
    for sector in lit:
        state.elements[sector].lit = True
    for sector in danger:
        state.elements[sector].danger = True
    for sector, condition in (conditions or {}).items():
        state.elements[sector].condition = condition
    for sector, there in (tokens or {}).items():
        state.elements[sector].tokens = tuple(there)
    state.blocked = sorted(door_key(one, other) for one, other in blocked)
    for one in creatures:
        state.creatures.append(_creature(one, state))
    for sector in (hero, *shown):
        show(scene, sector)
        for creature in state.creatures:
            if creature.sector == sector:
                give_figure(state, creature)
    for sector in sketch:
        show(scene, sector)
        state.memory[sector] = state.labyrinth.pop(sector)
        for creature in creatures_in(state, sector):
            lose_figure(creature)
    for sector in state.labyrinth:
        refresh(scene, sector)
    for line in notes:
        state.notes.append(line)
    for name, value in (table or {}).items():
        setattr(state, name, value)
    return play_on(game, state, setting, rolls=rolls, orders=orders, chance=chance, stepwise=stepwise)


def creature(kind: str, sector: str, *, wounded: bool = False, number: int = 1, **more: Any) -> Creature:
    """A creature on the map."""
    return Creature(f"{kind}#{number}", kind, sector, wounded, **more)


def _creature(one: Creature | tuple[str, str], state: State) -> Creature:
    if isinstance(one, Creature):
        return one
    kind, sector = one
    return Creature(f"{kind}#{sum(other.kind == kind for other in state.creatures) + 1}", kind, sector)


def _sheet(state: State, character: str, health: int, sanity: int, adrenaline: int, marker: int, nightmare: bool,
           items: Sequence[Item | str], experience: Mapping[str, int] | None, ally: str) -> None:  # fmt: skip
    sheet = state.sheet
    sheet.character, sheet.health, sheet.sanity = character, health, sanity
    sheet.adrenaline, sheet.marker, sheet.nightmare = adrenaline, marker, nightmare
    sheet.items = [one if isinstance(one, Item) else Item(one) for one in items]
    sheet.experience = dict(experience or {})
    for item in sheet.items:
        state.items.remove(item.key)
    state.characters.remove(character)
    if ally:
        state.characters.remove(ally)
        sheet.ally = Ally(ally)


def _missions(state: State, missions: Sequence[str], active: bool) -> None:
    everything = [state.final.key, *state.spare_missions]
    starting, nuisance, final = missions
    state.starting = [Mission(starting), Mission(nuisance)]
    state.final, state.active = Mission(final), active
    state.spare_missions = sorted(key for key in everything if key != final)


def _evil(state: State, decks: Sequence[str], hands: Sequence[Sequence[str]], track: int) -> None:
    """Hands and track are taken from the decks; the rest lies there in order of the keys."""
    from ..state import TrackCard

    for name in decks:
        state.decks[name] = sorted(state.box.pop(name))
        state.discards[name] = []
    for number, hand in enumerate(hands):
        for card in hand:
            state.decks[REACTIONS[card].deck].remove(card)
        state.hands[number + 1] = list(hand)
    for _ in range(track):
        card = state.decks[decks[0]].pop()
        state.track.append(TrackCard(card, 1, True, 1))


__all__ = ["creature", "position", "renamed"]
