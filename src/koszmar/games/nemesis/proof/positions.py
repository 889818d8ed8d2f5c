"""A position builder: any table in a few lines, for tests, puzzles and docs.

>>> table = position(rooms={"06": "canteen"}, places=["06"])
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
from koszmar.kernel.testing.positions import nth, pile, play_on

from ..action_cards import CHARACTERS
from ..ending import COORDINATES
from ..item_cards import COLOURS, ITEMS
from ..rooms import ROOMS
from ..setup import setup, take_character
from ..ship import CLOSED, DESTROYED, ONES, SHIP, TWOS
from ..state import Intruder, Item, State, Turn, Wound

CAST = ("captain", "pilot", "soldier", "scout", "mechanic")
"""Who sits where if nothing is said."""


def position(
    *,
    players: int = 2,
    characters: Sequence[str] = CAST,
    places: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    decks: Sequence[Sequence[str]] = (),
    discards: Sequence[Sequence[str]] = (),
    belongings: Sequence[Sequence[str | Item]] = (),
    quests: Sequence[Sequence[str]] | None = None,
    light: Sequence[int] = (),
    wounds: Sequence[Sequence[str | Wound]] = (),
    insanity: Sequence[int] = (),
    more: Sequence[Mapping[str, Any]] = (),
    rooms: Mapping[str, str] | None = None,
    unexplored: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    items_in: Mapping[str, int] | None = None,
    fires: Sequence[str] = (),
    malfunctions: Sequence[str] = (),
    objects: Mapping[str, Sequence[str]] | None = None,
    noise: Sequence[str] = (),
    technical_noise: bool = False,
    closed: Sequence[str] = (),
    destroyed: Sequence[str] = (),
    intruders: Sequence[Intruder | tuple[str, str]] = (),
    bag: Sequence[str] | None = None,
    supply: Sequence[str] | None = None,
    aside: Sequence[str] = (),
    infected: Sequence[str] = (),
    objectives: Sequence[Sequence[str]] = (),
    met: bool = True,
    tops: Mapping[str, Sequence[str]] | None = None,
    active: int = 0,
    first: int = 0,
    actions: int = 0,
    passed: Sequence[int] = (),
    dead: Sequence[int] = (),
    phase: str = "turn",
    round_number: int = 2,
    table: Mapping[str, Any] | None = None,
    enemy: str = "void-seeders",
    mode: str = "semi-cooperative",
    rulings: Mapping[str, Any] | None = None,
    parameters: Mapping[str, Any] | None = None,
    rolls: Sequence[Any] = (),
    orders: Sequence[Sequence[Any]] = (),
    chance: Chance | None = None,
    stepwise: bool = False,
) -> Driver:
    """A table as described. What is not said is filled in plainly: all Rooms are explored and calm, hands are the five
    first cards of the deck, no Contamination card is infected, nobody has met an Intruder's attack.

    ``rooms`` says which tile lies on which slot; ``unexplored`` Rooms lie face down with their ``tokens``. ``hands``,
    ``decks``, ``tops`` (of ``events``, ``attacks``, ``panic``, ``serious``, ``red``…) are written top first.
    ``belongings`` are Items and Objects by key, on top of the starting weapon; heavy ones go to the hands. ``more``
    sets any other field of a character, ``table`` any other field of the state.
    """
    game = find_game("nemesis")
    options = {"enemy": enemy, "mode": mode, "characters": tuple(characters[:players])}
    setting = game.setting(players, options, rulings, parameters)
    state = setup(setting, SeededChance("a position"))
    scene: Scene[State] = Scene(state, setting, SeededChance("a position"), None)
    for seat in range(players):
        state.characters[seat].number = seat + 1
        state.draft.remove(characters[seat])
        take_character(scene, seat, characters[seat])
        _seat(state, seat, places, hands, decks, discards, belongings, quests)
        character = state.characters[seat]
        character.light = nth(light, seat, 0)
        character.wounds = [one if isinstance(one, Wound) else Wound(one) for one in nth(wounds, seat, ())]
        character.insanity = nth(insanity, seat, 1)
        character.objectives = list(nth(objectives, seat, character.objectives))
        character.kept = 0 if met else -1
        character.passed = seat in passed
        if seat in dead:
            character.status, character.room = "dead", ""
        for name, value in nth(more, seat, {}).items():
            setattr(character, name, value)
    _lay_rooms(state, rooms or {}, unexplored, tokens or {})
    for slot, count in (items_in or {}).items():
        state.rooms[slot].items = count
    for slot in fires:
        state.rooms[slot].fire = True
    for slot in malfunctions:
        state.rooms[slot].malfunction = True
    for slot, there in (objects or {}).items():
        state.rooms[slot].objects = list(there)
    _corridors(state, noise, closed, destroyed)
    state.technical_noise = technical_noise
    state.intruders = [_intruder(one, number) for number, one in enumerate(intruders)]
    _fill_bag(state, scene, bag, supply, aside)
    for card in state.infected:
        state.infected[card] = card in infected
    _decks(state, tops or {})
    _wounds_and_items(state)
    state.met, state.first, state.round, state.phase = int(met), first, round_number, phase  # type: ignore[assignment]
    state.number, state.turn = 9, Turn(active, actions)
    for name, value in (table or {}).items():
        setattr(state, name, value)
    state.spare_coordinates = [card for card in COORDINATES if card != state.coordinates]
    return play_on(game, state, setting, rolls=rolls, orders=orders, chance=chance, stepwise=stepwise)


def intruder(kind: str, room: str, injuries: int = 0, number: int = 1) -> Intruder:
    """An Intruder in a Room."""
    return Intruder(f"{kind}-{number}", kind, room, injuries)


def _seat(state: State, seat: int, places: Sequence[str], hands: Sequence[Sequence[str]],
          decks: Sequence[Sequence[str]], discards: Sequence[Sequence[str]],
          belongings: Sequence[Sequence[str | Item]], quests: Sequence[Sequence[str]] | None) -> None:  # fmt: skip
    """Cards and things of one player; every card of the character's deck is somewhere."""
    character = state.characters[seat]
    character.room = nth(places, seat, character.room)
    left = sorted(CHARACTERS[character.key].deck)
    character.discard = list(nth(discards, seat, ()))
    for card in (*nth(hands, seat, ()), *nth(decks, seat, ()), *character.discard):
        if card in left:
            left.remove(card)
    character.hand = list(nth(hands, seat, left[:5]))
    rest = left[5:] if seat >= len(hands) else left
    character.deck = [*reversed(rest), *reversed(nth(decks, seat, ()))]
    for card in (*character.hand, *character.deck, *character.discard):
        if card.startswith("contamination"):
            state.contamination.cards.remove(card)
    for thing in nth(belongings, seat, ()):
        item = thing if isinstance(thing, Item) else Item(thing, _ammo(thing))
        heavy = item.key not in ITEMS or ITEMS[item.key].heavy
        (character.hands if heavy else character.inventory).append(item)
        if item.key in character.quests:
            character.quests.remove(item.key)
    if quests is not None:
        character.quests = list(nth(quests, seat, ()))


def _ammo(key: str) -> int:
    weapon = ITEMS[key].weapon if key in ITEMS else None
    return weapon.ammo if weapon else 0


def _lay_rooms(state: State, rooms: Mapping[str, str], unexplored: Sequence[str], tokens: Mapping[str, str]) -> None:
    """The tiles that were said lie where they were said, the others where there is room."""
    for slots, group in ((ONES, "1"), (TWOS, "2")):
        said = {slot: rooms[slot] for slot in slots if slot in rooms}
        everything = [key for key, tile in ROOMS.items() if tile.group == group]
        in_play = [state.rooms[slot].tile for slot in slots]
        plain = [key for key in (*in_play, *everything) if key not in said.values()]
        plain = list(dict.fromkeys(plain))
        for slot in slots:
            state.rooms[slot].tile = said.get(slot) or plain.pop(0)
        if group == "2":
            laid = {state.rooms[slot].tile for slot in slots}
            used_to = {*in_play, *state.spare_rooms}
            state.spare_rooms = sorted(used_to - laid)
    pool = sorted([*(room.token for room in state.rooms.values() if room.token), *state.spare_tokens])
    for token in tokens.values():
        pool.remove(token)
    for slot, room in state.rooms.items():
        hidden = slot in unexplored
        if slot in (*ONES, *TWOS):
            room.explored = not hidden
        room.token = tokens.get(slot, "")
        if hidden and not room.token:
            room.token = pool.pop(0)
        if room.explored and ROOMS[room.tile].has_items and not room.token:
            room.items = 2
    state.removed += pool
    state.spare_tokens = []


def _corridors(state: State, noise: Sequence[str], closed: Sequence[str], destroyed: Sequence[str]) -> None:
    for link in (*noise, *closed, *destroyed):
        assert link in SHIP.links, f"there is no corridor {link!r}"
    for link in noise:
        state.corridors.things[link] = ["noise"]
    state.corridors.links |= dict.fromkeys(closed, CLOSED) | dict.fromkeys(destroyed, DESTROYED)


def _intruder(one: Intruder | tuple[str, str], number: int) -> Intruder:
    return one if isinstance(one, Intruder) else Intruder(f"{one[0]}-{number + 1}", *one)


def _fill_bag(
    state: State, scene: Scene[State], bag: Sequence[str] | None, supply: Sequence[str] | None, aside: Sequence[str]
) -> None:
    """The usual bag, or the tokens that were said; all others of the box lie in the supply, or have left the game."""
    from ..setup import fill_bag

    fill_bag(scene)
    if bag is not None:
        everything = [*state.bag, *state.supply]
        for token in bag:
            everything.remove(token)
        state.bag, state.supply = sorted(bag), everything
    state.aside = list(aside)
    for token in aside:
        state.supply.remove(token)
    if supply is not None:
        for token in supply:
            state.supply.remove(token)
        state.removed += state.supply
        state.supply = list(supply)


def _decks(state: State, tops: Mapping[str, Sequence[str]]) -> None:
    """Decks in order of their keys, with what was said on top."""
    for name in ("events", "attacks", "panic", "serious"):
        deck = getattr(state, name)
        deck.cards = _on_top(sorted(deck.cards), tops.get(name, ()))
    state.contamination.cards = pile((), sorted(state.contamination.cards, key=lambda card: int(card.split("-")[1])))
    for colour in COLOURS:
        state.items[colour].cards = _on_top(sorted(state.items[colour].cards), tops.get(colour, ()))


def _on_top(cards: list[str], top: Sequence[str]) -> list[str]:
    for card in top:
        cards.remove(card)
    return [*cards, *reversed(top)]


def _wounds_and_items(state: State) -> None:
    """Wounds and Items that somebody has are not in the decks."""
    for character in state.characters:
        for wound in character.wounds:
            state.serious.cards.remove(wound.key)
        for item in (*character.hands, *character.inventory):
            card = ITEMS.get(item.key)
            if card is None:
                continue
            if card.colour == "blue":
                state.crafted[item.key] -= 1
            elif card.colour:
                state.items[card.colour].cards.remove(item.key)


__all__ = ["CAST", "intruder", "position"]
