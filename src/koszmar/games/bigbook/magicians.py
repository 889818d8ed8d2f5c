"""The eight Magicians: what each starts with, and what each can do that nobody else can.

The printed sheets carry no names; ours are original. Numbers and abilities: the printed sheets (facts, section 3).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from koszmar.kernel.flow import Flow, ask

from .cards import MADNESS, PLACED
from .choosing import choose_set
from .decks import discard, draw, draw_top, holding, own_spots, pool_spots, put, spots, take
from .state import Scene, in_play


class Sheet(Struct, frozen=True):
    """A Magician sheet: starting cards, support slots, and the one special ability (magician.sheet-parts).

    What it says goes before the rulebook (effect.card-over-rulebook). Higher limits, and what reacts to an event, work
    all the time, in other players' turns too (magician.standing-abilities).
    """

    key: str
    element: str
    starting: dict[str, int]
    """Value-1 cards of the deck; a value-2 card of the sheet's Element joins them (magician.starting-deck-size)."""
    more_slots: int = 0
    more_spells: int = 0
    bends: str | None = None
    """A card that, once in the Magician's own turn, counts as one symbol of any Element while paying."""
    ability: Callable[[Scene, int], Flow[None] | None] | None = None
    """The once-per-turn ability, used between actions of the Magician's own Action phase (magician.ability-timing)."""
    usable: Callable[[Scene, int], bool] = lambda scene, seat: True
    after_break: Callable[[Scene, int], None] | None = None
    """What happens each time this Magician destroys a Curse."""


def refreshable(scene: Scene, seat: int) -> list[tuple[str, int, str]]:
    """Exhausted, face-up Spells of any player that are not being resolved."""
    return [
        ("spell", owner, spell.key)
        for owner in in_play(scene.state)
        for spell in scene.state.magicians[owner].spells
        if spell.exhausted and not spell.blocked and not spell.resolving
    ]


def refresh_one(scene: Scene, seat: int) -> Flow[None]:
    """Fire girl: refresh one exhausted Spell of any player."""
    _, owner, key = yield ask(seat, "refresh-spell", refreshable(scene, seat), rule="concentration.own-only")
    next(spell for spell in scene.state.magicians[owner].spells if spell.key == key).exhausted = False
    scene.tell("refresh", seat=owner, spell=key)


def shake_off(scene: Scene, seat: int) -> None:
    """Fire boy: discard 1 Madness from hand, then draw 1 card."""
    discard(scene, holding(spots(scene.state, "hand", seat), MADNESS)[0])
    draw(scene, seat)


def slots_for_swap(scene: Scene, seat: int) -> list[str]:
    """The support cards that the Earth girl may swap for (ruling earth-girl)."""
    if scene.rulings.earth_girl == "all-slots":
        return pool_spots(scene.state)
    return own_spots(scene.state, seat, "support")


def swap(scene: Scene, seat: int) -> Flow[None]:
    """Earth girl: 2 hand cards against 2 support cards at once; 1 against 1 with fewer on a side."""
    state = scene.state
    slots = slots_for_swap(scene, seat)
    in_slots = sum(len(state.magicians[owner].support) for owner in dict.fromkeys(PLACED[spot][1] for spot in slots))
    count = min(2, len(state.magicians[seat].hand), in_slots)
    given = yield from choose_set(scene, seat, "swap-from-hand", spots(state, "hand", seat), count)
    taken = yield from choose_set(scene, seat, "swap-from-support", slots, count, public=True)
    lifted = [take(scene, spot) for spot in (*given, *taken)]
    for (_, _, card), (_, owner, _) in zip(lifted[:count], lifted[count:], strict=True):
        put(scene, card, "support", owner)
        scene.tell("move", seat=seat, other=owner, card=card, source="hand", zone="support")
    for _, owner, card in lifted[count:]:
        put(scene, card, "hand", seat)
        scene.tell("move", seat=owner, other=seat, card=card, source="support", zone="hand")


def glimpse(scene: Scene, seat: int) -> None:
    """Air boy: draw 1 card; a Madness is cured, anything else is discarded."""
    card = draw_top(scene, seat)
    if card == MADNESS:
        scene.state.madness += 1
        scene.tell("cure", seat=seat, other=seat, zone="deck", left=scene.state.madness)
    else:
        scene.state.magicians[seat].discard.append(card)
        scene.tell("mill", seat=seat, card=card, other=seat)


def _starts(water: int, fire: int, earth: int, air: int) -> dict[str, int]:
    return {"water": water, "fire": fire, "earth": earth, "air": air}


MAGICIANS: dict[str, Sheet] = {
    sheet.key: sheet
    for sheet in (
        # Four support slots instead of three.
        Sheet("water-girl", "water", _starts(3, 2, 2, 4), more_slots=1),
        # Once a turn one value-1 Air card counts as one symbol of any Element.
        Sheet("water-boy", "water", _starts(2, 3, 3, 3), bends="air-1"),
        # Once a turn refresh one exhausted Spell of anybody.
        Sheet("fire-girl", "fire", _starts(2, 3, 4, 2), ability=refresh_one,
              usable=lambda scene, seat: bool(refreshable(scene, seat))),
        # Once a turn discard 1 Madness from hand and draw 1 card.
        Sheet("fire-boy", "fire", _starts(3, 3, 2, 3), ability=shake_off,
              usable=lambda scene, seat: MADNESS in scene.state.magicians[seat].hand),
        # Once a turn swap 2 hand cards with 2 cards in support.
        Sheet("earth-girl", "earth", _starts(3, 3, 1, 4), ability=swap,
              usable=lambda scene, seat: bool(scene.state.magicians[seat].hand and slots_for_swap(scene, seat))),
        # Six Spells instead of five.
        Sheet("earth-boy", "earth", _starts(3, 3, 4, 1), more_spells=1),
        # Draw 1 card for each Curse destroyed.
        Sheet("air-girl", "air", _starts(4, 4, 1, 2), after_break=draw),
        # Once a turn draw 1 card: a Madness is cured, anything else discarded.
        Sheet("air-boy", "air", _starts(2, 1, 5, 3), ability=glimpse),
    )
}  # fmt: skip
"""The eight sheets, two of each Element, each with another ability (components.magicians, magician.ability-differs)."""
