"""Who knows what: decks, stacks and unseen pages are hidden from everybody, closed hands from all but their owner."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from koszmar.kernel.knowledge import UNKNOWN, Corner, Corners, Holding, Knowledge, Secret

from .cards import ELEMENT, MADNESS
from .decks import hands_are_closed
from .spell_cards import BASIC, SPELLS
from .state import Scene


@cache
def spell_back(key: str) -> str:
    """The back of a Spell card shows its Element and level."""
    return f"{UNKNOWN}{SPELLS[key].element}-{SPELLS[key].level}"


def hand_is_open(scene: Scene, owner: int, seat: int | None) -> bool:
    """Whether a seat may look at a hand (table.open-talk; ruling open-hands)."""
    return owner == seat or not hands_are_closed(scene)


def may_hold(scene: Scene, owner: int, card: str, seat: int) -> bool:
    """Whether a seat must reckon with a card in a hand: it sees it there, or cannot see the hand."""
    hand = scene.state.magicians[owner].hand
    return card in hand if hand_is_open(scene, owner, seat) else bool(hand)


def _players_cards(scene: Scene) -> Iterator[Secret]:
    """Decks, but for the cards on top that everybody has seen being put there; hands, if they are closed."""
    closed, kind = hands_are_closed(scene), str if names_a_value(scene) else element_of
    for owner, magician in enumerate(scene.state.magicians):
        cards, unseen, held = f"cards-{owner}", range(len(magician.deck) - magician.known), range(len(magician.hand))
        yield Secret(("magicians", owner, "deck"), unseen, (), cards, kind=kind, twins=True)
        if closed:
            yield Secret(("magicians", owner, "hand"), held, (owner,), cards, kind=kind, twins=True)


def element_of(card: str) -> str:
    """Effects that name an Element or Madness show who holds some of it: whoever has none is passed over."""
    return ELEMENT[card]


VALUE_CURSES = frozenset(("destroy-value-2", "discard-value-2"))
"""Curses that name the value of a card …"""
VALUE_PAGES = frozenset(("goblin-with-a-key", "octopus", "dragon"))
"""… and pages of the Grimoire that do."""


def names_a_value(scene: Scene) -> bool:
    """Whether a Curse or a page in play does the same with values: whoever has no such card is passed over."""
    state = scene.state
    for curse in state.track:
        if curse is not None and curse.key in VALUE_CURSES:
            return True
    open_pages = state.grimoire[max(0, state.turned - 1) : state.turned + 1]
    return not VALUE_PAGES.isdisjoint(open_pages)


def _curses(scene: Scene) -> Iterator[Secret]:
    """The Curse stacks, but for those at the bottom that were on the track before."""
    for kind, stack in scene.state.curses.items():
        yield Secret(("curses", kind, "cards"), range(len(stack.cards) - stack.returned), (), f"curses-{kind}")


def _books(scene: Scene) -> Iterator[Secret]:
    """The Grimoire and the Library."""
    yield from _grimoire(scene)
    yield from _library(scene)


def _grimoire(scene: Scene) -> Iterator[Secret]:
    """The front of the next page is seen; the Cover, while the book is closed, and all later pages are not."""
    state = scene.state
    if state.turned == 0:
        yield Secret(("grimoire",), (0,), (), "covers")
        yield Secret(("box", "covers"), range(len(state.box.covers)), (), "covers")
    first, last = state.turned + 1, len(state.grimoire) - 1
    yield Secret(("grimoire",), range(first, last), (), "pages")
    yield Secret(("box", "pages"), range(len(state.box.pages)), (), "pages")


def _library(scene: Scene) -> Iterator[Secret]:
    """Below the face-up Spell lie Spells of known Element and level, but nobody knows which."""
    state = scene.state
    for element, stack in state.library.items():
        yield Secret(("library", element), range(1, len(stack)), (), "spells", spell_back)
    yield Secret(("box", "spells"), range(len(state.box.spells)), (), "spells", spell_back)


def _is_no_basic_spell(key: str) -> bool:
    return key not in BASIC


PUBLIC = (
    "phase", "turn", "turned", "active", "marker", "row", "madness", "results.*",
    "supply.*", "removed.*", "track.*", "curses.*.returned", "box.cards.*", "box.spells_given_up.*",
    "magicians.*.sheet", "magicians.*.ability_used", "magicians.*.mad", "magicians.*.known",
    "magicians.*.discard.*", "magicians.*.support.*", "magicians.*.spells.*",
)  # fmt: skip
"""Reviewed: what lies face up, is counted aloud or is said by everybody (table.open-talk)."""

KNOWLEDGE = Knowledge(
    secrets=Corners(
        _players_cards,
        Corner(("curses",), _curses, alike=True),
        Corner(("grimoire", "turned", "box", "library"), _books, alike=True),
    ),
    public=PUBLIC,
    holdings=(
        *(Holding(("magicians", "*", zone)) for zone in ("hand", "deck", "discard", "support")),
        Holding(("supply",), counts=True),
        Holding(("removed",)),
        Holding(("box", "cards"), counts=True),
        Holding(("madness",), key=MADNESS),
        Holding(("track", "*", "madness"), key=MADNESS),
        Holding(("magicians", "*", "spells", "*"), "spell", "key", only=_is_no_basic_spell),
        Holding(("library", "*"), "spell"),
        Holding(("box", "spells"), "spell", only=_is_no_basic_spell),
        Holding(("box", "spells_given_up"), "spell", only=_is_no_basic_spell),
        Holding(("curses", "*", "cards"), "*"),
        Holding(("track", "*"), key="kind key"),
        *(Holding(path, "page") for path in (("grimoire",), ("box", "covers"), ("box", "pages"))),
    ),
)
