"""What a seat knows of this game, in numbers: one byte for each thing on the table that can be counted.

Seats are told from the observer's side. A hand that the ruling closes is only a count; what lies in decks, stacks and
the closed part of the book is never looked at, except the cards that everybody saw being put on a deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from koszmar.kernel.flow import Decision
from koszmar.kernel.observer import MOST, NO_INDEX, Observer

from ..actions import break_cost
from ..cards import CARDS, ELEMENTS, PLACED, VALUE
from ..curses import KINDS
from ..grimoire import PAGES
from ..magicians import MAGICIANS
from ..state import LAST_SPACE, PLACES, Magician, Scene, State
from . import features, tensor
from .tensor import EXHAUSTED, READY, TENSOR
from .vocabulary import SEATS, SPELL_KEYS, VOCABULARY, indices

_COUNTS = len(tensor.COUNTS)


def _places(start: int, names: Sequence[str]) -> dict[str, int]:
    return {name: start + place for place, name in enumerate(names)}


def _by_seat(start: int, names: Sequence[str]) -> tuple[dict[str, int], ...]:
    return tuple(_places(start + distance * len(names), names) for distance in range(len(SEATS)))


_BLANK = bytearray(TENSOR.size)
_PHASE = _places(tensor.PHASE, tensor.PHASES)
_LIBRARY = _places(tensor.LIBRARY, SPELL_KEYS)
_LEFT_PAGE, _RIGHT_PAGE = (_places(start, tuple(PAGES)) for start in (tensor.LEFT_PAGE, tensor.RIGHT_PAGE))
_REMOVED, _PAID = _places(tensor.REMOVED, CARDS), _places(tensor.PAID, CARDS)
_KIND, _EFFECT = _places(features.CURSE, KINDS), _places(features.EFFECT, tensor.EFFECTS)
_CURSE_KIND, _CURSE_EFFECT, _CURSE_TOKENS = (
    tuple(_places(start + place * len(names), names) for place in range(len(PLACES)))
    for start, names in (
        (tensor.CURSE_KIND, KINDS), (tensor.CURSE_EFFECT, tensor.EFFECTS), (tensor.CURSE_TOKENS, ELEMENTS)
    )
)  # fmt: skip
_ELEMENT = _places(0, ELEMENTS)
_CARD = _places(features.CARD, CARDS)
_FROM = _places(features.FROM, ("hand", "support", "discard"))
_PROMPT, _CAUSE = _places(tensor.PROMPT, tensor.PROMPTS), _places(tensor.CAUSE, tensor.CAUSES)
_NEEDED = _places(tensor.NEEDED, ELEMENTS)
_SHEET = _by_seat(tensor.SHEET, tuple(MAGICIANS))
_HAND, _SUPPORT, _DISCARD, _TOP, _KNOWN = (
    _by_seat(start, CARDS)
    for start in (tensor.HAND, tensor.SUPPORT, tensor.DISCARD, tensor.DECK_TOP, tensor.DECK_KNOWN)
)
_SPELLS, _BLOCKED = (_by_seat(start, SPELL_KEYS) for start in (tensor.SPELLS, tensor.SPELLS_BLOCKED))
_MORE_SLOTS = {key: sheet.more_slots for key, sheet in MAGICIANS.items()}


class BigBookObserver(Observer):
    """The observer of The Big Book of Madness."""

    tensor = TENSOR
    row = features.ROW
    vocabulary = VOCABULARY
    discreet = True

    def write(self, scene: Scene, decision: Decision | None, seat: int, buffer: bytearray) -> None:
        """Board, players, question."""
        buffer[:] = _BLANK
        _write_board(scene, buffer)
        _write_track(scene.state, buffer)
        buffer[tensor.ACTIVE + (scene.state.active - seat) % scene.players] = 1
        all_open = scene.rulings.open_hands == "open"
        slots = scene.parameters.support_slots
        magicians = scene.state.magicians
        for distance, magician in enumerate(magicians[seat:] + magicians[:seat] if seat else magicians):
            buffer[tensor.PLAYER + distance * _COUNTS] = 1
            if magician.sheet:
                _write_player(magician, distance, slots, buffer)
                _write_cards(magician, distance, all_open or not distance, buffer)
        if decision is not None:
            _write_question(scene, decision, seat, buffer)

    def indices(self, scene: Scene, decision: Decision, seat: int) -> list[int]:
        """Numbers of the vocabulary."""
        return indices(decision, seat, scene.players)

    def write_rows(
        self, scene: Scene, decision: Decision, seat: int, indices: Sequence[int], buffer: bytearray
    ) -> None:
        """The row of the number; payments and Curses are looked at."""
        width, static, start = features.ROW.size, features.STATIC, 0
        for key, index in zip(decision.options, indices, strict=True):
            if index != NO_INDEX:
                buffer[start : start + width] = static[index]
                if type(key) is tuple:
                    _write_dynamic(scene, key, start, buffer)
                start += width


def _write_board(scene: Scene, buffer: bytearray) -> None:
    state = scene.state
    buffer[_PHASE[state.phase]] = 1
    buffer[tensor.LEVEL + scene.options.level - 1] = 1
    buffer[tensor.MARKER + state.marker % LAST_SPACE] = 1
    buffer[tensor.ROUND_ROW] = state.row
    buffer[tensor.MADNESS_LEFT] = state.madness
    buffer[tensor.SUPPLY : tensor.LIBRARY] = bytearray(state.supply.values())
    for place, stack in enumerate(state.library.values(), tensor.LIBRARY_LEFT):
        if stack:
            buffer[place] = len(stack)
            buffer[_LIBRARY[stack[0]]] = 1
    turned, grimoire = state.turned, state.grimoire
    buffer[tensor.ROUND] = turned
    buffer[tensor.PAGES_LEFT] = len(grimoire) - 1 - turned
    if turned:
        buffer[_LEFT_PAGE[grimoire[turned - 1]]] = 1
        buffer[_RIGHT_PAGE[grimoire[turned]]] = 1
    for card in state.removed:
        buffer[_REMOVED[card]] += 1


def _write_track(state: State, buffer: bytearray) -> None:
    for place, curses in enumerate(state.curses.values(), tensor.CURSE_STACK):
        buffer[place] = len(curses.cards)
    for place, curse in enumerate(state.track):
        if curse is None:
            continue
        if curse.blocked_in is not None:
            buffer[tensor.CURSE_BLOCKED + place] = 1
            continue
        buffer[_CURSE_KIND[place][curse.kind]] = 1
        buffer[_CURSE_EFFECT[place][curse.key]] = 1
        if curse.madness:
            buffer[tensor.CURSE_MADNESS + place] = curse.madness
        for token in curse.tokens:
            buffer[_CURSE_TOKENS[place][token]] += 1


def _write_player(magician: Magician, distance: int, slots: int, buffer: bytearray) -> None:
    """Sheet, counts and Spells."""
    buffer[_SHEET[distance][magician.sheet]] = 1
    free = slots + _MORE_SLOTS[magician.sheet] - len(magician.support)
    start = tensor.PLAYER + distance * _COUNTS
    buffer[start + 1] = magician.mad
    buffer[start + 2] = len(magician.hand)
    buffer[start + 3] = free if free > 0 else 0
    buffer[start + 4] = count if (count := len(magician.discard)) < MOST else MOST
    buffer[start + 5] = count if (count := len(magician.deck)) < MOST else MOST
    places = _SPELLS[distance]
    for spell in magician.spells:
        if spell.blocked:
            buffer[places[spell.key]] = EXHAUSTED
            buffer[_BLOCKED[distance][spell.key]] = 1
        else:
            buffer[places[spell.key]] = EXHAUSTED if spell.exhausted else READY


def _write_cards(magician: Magician, distance: int, is_open: bool, buffer: bytearray) -> None:
    """The cards that the observer sees: hand, support, discard pile, and what was openly put on the deck."""
    if is_open:
        places = _HAND[distance]
        for card in magician.hand:
            buffer[places[card]] += 1
    if magician.support:
        places = _SUPPORT[distance]
        for card in magician.support:
            buffer[places[card]] += 1
    places = _DISCARD[distance]
    for card in magician.discard:
        buffer[places[card]] += 1
    if magician.known:
        deck = magician.deck
        buffer[_TOP[distance][deck[-1]]] = 1
        places = _KNOWN[distance]
        for card in deck[-magician.known :]:
            buffer[places[card]] += 1


def _write_question(scene: Scene, decision: Decision, seat: int, buffer: bytearray) -> None:
    for asked in decision.seats:
        buffer[tensor.ASKED + (asked - seat) % scene.players] = 1
    buffer[_PROMPT[decision.prompt]] = 1
    if scene.causes:
        buffer[_CAUSE[scene.causes[-1]]] = 1
    args = decision.args
    if "needed" in args:
        for element, count in args["needed"].items():
            buffer[_NEEDED[element]] = min(count, MOST)
        for spot in args["paid"]:
            buffer[_PAID[PLACED[spot][2]]] += 1
    elif "spell" in args:
        buffer[_CAUSE[f"spell-{args['spell']}"]] = 1
    if "left" in args:
        buffer[tensor.LEFT] = min(args["left"], MOST)


def _write_dynamic(scene: Scene, key: tuple[str | int, ...], start: int, buffer: bytearray) -> None:
    """The cards of a whole payment; the Curse that would be destroyed, and what it costs."""
    if key[0] == "pay":
        symbols = 0
        for spot in key[1:]:
            zone, _, card = PLACED[str(spot)]
            buffer[start + _CARD[card]] += 1
            buffer[start + _FROM[zone]] += 1
            symbols += VALUE[card]
        buffer[start + features.SYMBOLS] = symbols
    elif key[0] == "break":
        curse = scene.state.track[PLACES.index(str(key[1]))]
        assert curse is not None
        buffer[start + _KIND[curse.kind]] = 1
        buffer[start + _EFFECT[curse.key]] = 1
        for element, count in break_cost(scene.parameters, curse).items():
            buffer[start + features.COST + _ELEMENT[element]] = min(count, MOST)


OBSERVER = BigBookObserver()
