"""A position builder: any table in a few lines, for tests, puzzles and docs.

>>> table = position(hands=[["earth-1", "fire-1"]], decks=[["water-2", "air-1"]])
>>> table.choose("activate growth").state.magicians[0].hand
['fire-1', 'water-2']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.errors import ImpossiblePosition
from koszmar.kernel.game import find_game
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.testing.positions import nth, play_on, remaining, stock

from ..cards import CARDS, ELEMENTS, MADNESS
from ..curses import KINDS, STACKS
from ..grimoire import pages_of
from ..settings import supply_stacks
from ..spell_cards import BASIC, library
from ..state import PLACES, Box, Curse, CurseStack, Magician, Phase, Spell, State

SHEETS = ("fire-boy", "fire-girl", "air-boy", "earth-girl", "water-girl")
DECK = ("water-1", "fire-1", "earth-1", "air-1")
GRIMOIRE = ("hornet", "goblin-with-a-key", "spider", "flytrap", "dragon", "samurai", "final")


def position(
    *,
    players: int = 2,
    magicians: Sequence[str] = SHEETS,
    hands: Sequence[Sequence[str]] = (),
    decks: Sequence[Sequence[str]] = (),
    discards: Sequence[Sequence[str]] = (),
    supports: Sequence[Sequence[str]] = (),
    spells: Sequence[Sequence[str | Spell]] = (),
    track: Mapping[str, str | Curse] | None = None,
    curses: Mapping[str, Sequence[str]] | None = None,
    grimoire: Sequence[str] = GRIMOIRE,
    turned: int | None = None,
    marker: int | None = None,
    row: int | None = None,
    library_stacks: Mapping[str, Sequence[str]] | None = None,
    supply: Mapping[str, int] | None = None,
    madness: int | None = None,
    removed: Sequence[str] = (),
    active: int = 0,
    phase: Phase = "action",
    turn: int | None = None,
    mad: Sequence[int] = (),
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    parameters: Mapping[str, Any] | None = None,
    rolls: Sequence[Any] = (),
    orders: Sequence[Sequence[str]] = (),
    chance: ScriptedChance | None = None,
    stepwise: bool = False,
) -> Driver:
    """A table as described; decks and stacks are written top first. What is not said is filled in plainly.

    ``track`` maps places to Curses: ``{"2": "water/mill-two"}``. Cards nobody mentions lie where they can wait: value 1
    in the box, value 2 and 3 in the supply, Madness in its stack. ``supply`` changes the piles that it names;
    ``{"fire-3": 1, "others": 0}`` empties the rest. ``rolls`` and ``orders`` are what chance will bring; ``stepwise``,
    the table pauses before every step. An impossible table is refused with every reason.
    """
    game = find_game("bigbook")
    setting = game.setting(players, options, rulings, parameters)
    seats = range(players)
    begun = 0 if phase == "setup" else 1
    turned, marker, turn = (begun if number is None else number for number in (turned, marker, turn))
    areas = [
        Magician(
            sheet=magicians[seat],
            hand=list(nth(hands, seat, ())),
            deck=[] if seat in mad else list(reversed(nth(decks, seat, DECK))),
            discard=list(nth(discards, seat, ())),
            support=list(nth(supports, seat, ())),
            spells=[] if seat in mad else [_spell(spell) for spell in nth(spells, seat, BASIC)],
            mad=seat in mad,
        )
        for seat in seats
    ]
    laid = [_curse((track or {}).get(place)) for place in PLACES]
    owned = {spell.key for area in areas for spell in area.spells}
    stacks = {element: list((library_stacks or {}).get(element, _shelf(element, owned))) for element in ELEMENTS}
    in_box = [key for element in ELEMENTS for level in (1, 2, 3) for key in library(element, level)
              if key not in owned and key not in stacks[element]]  # fmt: skip
    printed = {card: setting.parameters.element_cards[int(card[-1])] for card in CARDS if card != MADNESS}
    printed[MADNESS] = setting.parameters.madness_cards
    held = [card for area in areas for card in (*area.hand, *area.deck, *area.discard, *area.support)]
    left = remaining(printed, held, removed, [MADNESS] * sum(curse.madness for curse in laid if curse))
    stack = min(setting.parameters.madness_by_players[players], left[MADNESS]) if madness is None else madness
    stocked = stock(supply, {card: left[card] for card in supply_stacks()})
    left = remaining(left, [MADNESS] * stack, Counter(stocked).elements())
    state = State(
        phase=phase,
        turn=turn,
        active=active,
        magicians=areas,
        supply=stocked,
        madness=stack,
        curses={kind: CurseStack(_stack(kind, laid, (curses or {}).get(kind, ()))) for kind in KINDS},
        track=laid,
        marker=marker,
        row=max(0, turned - 1) if row is None else row,
        grimoire=list(grimoire),
        turned=turned,
        library=stacks,
        removed=list(removed),
        box=Box(
            covers=[key for key in pages_of("cover") if key not in grimoire],
            pages=[key for key in pages_of("inside") if key not in grimoire],
            spells=in_box,
            cards=dict(left),
        ),
    )
    return play_on(game, state, setting, rolls=rolls, orders=orders, chance=chance, stepwise=stepwise)


def _spell(spell: str | Spell) -> Spell:
    return Spell(spell) if isinstance(spell, str) else spell


def _curse(curse: str | Curse | None) -> Curse | None:
    if not isinstance(curse, str):
        return curse
    kind, key = curse.split("/")
    return Curse(kind, key)


def _shelf(element: str, owned: set[str]) -> list[str]:
    """One Spell of each level that nobody has yet."""
    free = ([key for key in library(element, level) if key not in owned] for level in (1, 2, 3))
    return [keys[0] for keys in free if keys]


def _stack(kind: str, laid: Sequence[Curse | None], top: Sequence[str]) -> list[str]:
    """The Curses of a kind that are not on the track, with the wished ones on top."""
    rest = Counter(STACKS[kind])
    rest.subtract(curse.key for curse in laid if curse and curse.kind == kind)
    rest.subtract(top)
    if short := [f"there is no further {kind} Curse {key!r}" for key, count in rest.items() if count < 0]:
        raise ImpossiblePosition(short)
    return [*top, *rest.elements()]
