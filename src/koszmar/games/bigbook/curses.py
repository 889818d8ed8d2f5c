"""The Curses: 9 of each Element and 12 of all Elements, what they do, and what ends when they leave the track."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec import Struct

from koszmar.kernel.flow import Flow, ask

from .cards import ELEMENT, ELEMENT_CARDS, VALUE
from .choosing import choose_cards
from .decks import (
    destroy_stack_madness,
    discard,
    discard_all,
    discard_deck,
    draw,
    gain_madness,
    holding,
    mill,
    own_spots,
    remove,
    remove_top,
    return_removed,
)
from .state import PLACES, Curse, Scene, in_order

KINDS = ("water", "fire", "earth", "air", "multi")
"""The five kinds of Curses (components.curse-kinds); those of several Elements need all four."""

Effect = Callable[[Scene, int], Flow[Any] | None]


class CurseCard(Struct, frozen=True):
    """What a Curse does; what it costs follows from its kind (curse.card-parts).

    Most concern each player in turn (curse.affects-all); some are carried out once (monster.text-decides-who).
    """

    key: str
    each: Effect | None = None
    once: Callable[[Scene, Curse], Flow[Any] | None] | None = None
    leaves: Callable[[Scene], None] | None = None
    """What ends when this Curse leaves the track (curse.lasting-effects-end)."""


def strike(scene: Scene, index: int) -> Flow[None]:
    """The marker reached a place for a Curse: if one lies there, its effect is resolved (monster.space-with-curse).

    That happens once, as the marker arrives (curse.triggers-once, curse.passed-inactive), player by player from the
    active one (curse.player-order). A place without a Curse, or one destroyed before, does nothing
    (monster.space-without-curse, curse.destroyed-early-never-triggers), nor does a blocked one (block.curse-inert).
    Afterwards the Curse stays, even if nobody could apply its effect (curse.stays-until, curse.nobody-can-ignored).
    """
    state = scene.state
    curse = state.track[index]
    if curse is None or curse.blocked_in is not None:
        return
    scene.tell("curse-strikes", curse=curse.kind, effect=curse.key, **where(index))
    card = CURSES[curse.key]
    if card.once:
        yield from scene.because(f"curse-effect-{curse.key}", card.once(scene, curse))
    if card.each:
        for seat in in_order(state, state.active):
            yield from scene.because(f"curse-effect-{curse.key}", card.each(scene, seat))


def where(index: int) -> dict[str, Any]:
    """A place on the track for the log: its space, and the side of space 3."""
    return _WHERE[index]


_WHERE = [
    {"space": int(space), "side": side or "whole"} for space, _, side in (place.partition("-") for place in PLACES)
]


def leaves_track(scene: Scene, index: int) -> Curse:
    """A Curse goes under the stack of its kind; what it kept up ends (curse.destroyed-destination)."""
    state = scene.state
    curse = state.track[index]
    assert curse is not None
    state.track[index] = None
    stack = state.curses[curse.kind]
    stack.cards.append(curse.key)
    stack.returned += 1
    if ends := CURSES[curse.key].leaves:
        ends(scene)
    return curse


def block_curse(scene: Scene, index: int) -> None:
    """A blocked Curse lies face down until the next turn's Action phase (block.face-down, block.curse-next-turn).

    No known card does it.
    """
    curse = scene.state.track[index]
    assert curse is not None
    curse.blocked_in = scene.state.turn


def unblock_curses(scene: Scene) -> None:
    """Curses blocked in an earlier turn turn face up before the Action phase (block.curse-unblock-moment)."""
    for curse in scene.state.track:
        if curse and curse.blocked_in is not None and curse.blocked_in < scene.state.turn:
            curse.blocked_in = None


# -- effects -------------------------------------------------------------------------------------------------------


def discard_zones(scene: Scene) -> tuple[str, ...]:
    """Where a card is discarded from if the effect names no place (discard.zone-unspecified; ruling discard-zone)."""
    return ("hand", "support") if scene.rulings.discard_zone == "hand-or-support" else ("hand",)


def discard_one_of(scene: Scene, seat: int, cards: tuple[str, ...], count: int = 1) -> Flow[int]:
    """Discard cards of certain kinds, one's own choice; whoever has none is skipped (curse.cannot-comply-skipped)."""
    return (
        yield from choose_cards(
            scene,
            seat,
            "discard",
            lambda: holding(own_spots(scene.state, seat, *discard_zones(scene)), *cards),
            count,
            lambda spot: discard(scene, spot),
            rule="discard.zone-unspecified",
        )
    )


@cache
def of_element(element: str) -> tuple[str, ...]:
    """The cards of an Element."""
    return tuple(card for card in ELEMENT_CARDS if ELEMENT[card] == element)


@cache
def of_value(value: int) -> tuple[str, ...]:
    """The Element cards of a value."""
    return tuple(card for card in ELEMENT_CARDS if VALUE[card] == value)


def discards_element(element: str) -> Effect:
    """Each player discards 1 card of an Element."""
    return lambda scene, seat: discard_one_of(scene, seat, of_element(element))


def destroys_value_2(scene: Scene, seat: int) -> Flow[int]:
    """Each player destroys one value-2 card of choice (ruling destroy-zone)."""
    zones = ("hand", "support", "discard") if scene.rulings.destroy_zone == "with-discard" else ("hand", "support")
    return choose_cards(
        scene,
        seat,
        "remove",
        lambda: holding(own_spots(scene.state, seat, *zones), *of_value(2)),
        1,
        lambda spot: remove(scene, spot),
        rule="discard.zone-unspecified",
    )


def passes_right(scene: Scene, seat: int) -> None:
    """Each player moves the top card of their deck to the discard pile of the player on the right."""
    order = in_order(scene.state, seat)
    if len(order) > 1:
        mill(scene, seat, 1, to=order[-1])


def blocks_spell(scene: Scene, seat: int) -> Flow[None]:
    """Each player turns 1 of their Spells face down (block.face-down)."""
    spells = scene.state.magicians[seat].spells
    found = [("spell", seat, spell.key) for spell in spells if not spell.blocked]
    if found:
        _, _, key = yield ask(seat, "block-spell", found, rule="block.face-down")
        next(spell for spell in spells if spell.key == key).blocked = True
        scene.tell("block-spell", seat=seat, spell=key)


def unblocks_spells(scene: Scene) -> None:
    """Blocked Spells turn face up again; exhausted ones stay exhausted (block.exhausted-stays-exhausted)."""
    for magician in scene.state.magicians:
        for spell in magician.spells:
            spell.blocked = False
    scene.tell("unblock-spells")


def lays_tokens(element: str) -> Callable[[Scene, Curse], None]:
    """Put 1 token of an Element on every other Curse on the track, as far as the box goes (setup.element-tokens)."""

    def lay(scene: Scene, own: Curse) -> None:
        left = scene.parameters.element_tokens
        for curse in scene.state.track:
            if curse is not None and curse is not own and left:
                curse.tokens.append(element)
                left -= 1
        scene.tell("lay-tokens", element=element)

    return lay


def takes_tokens(element: str) -> Callable[[Scene], None]:
    """The tokens of this Curse go away with it; it laid none if it never struck."""

    def take_back(scene: Scene) -> None:
        laid = [curse for curse in scene.state.track if curse is not None and element in curse.tokens]
        for curse in laid:
            curse.tokens.remove(element)
        if laid:
            scene.tell("take-tokens", element=element)

    return take_back


def redraws_five(scene: Scene, seat: int) -> None:
    """Each player discards their hand, then draws 5 cards."""
    discard_all(scene, seat, "hand")
    draw(scene, seat, 5)


CURSES: dict[str, CurseCard] = {
    card.key: card
    for card in (
        CurseCard("madness-to-discard", gain_madness),
        *(CurseCard(f"discard-{element}", discards_element(element)) for element in ("water", "fire", "earth", "air")),
        CurseCard("destroy-top", lambda scene, seat: remove_top(scene, seat, 1)),
        CurseCard("mill-two", lambda scene, seat: mill(scene, seat, 2)),
        CurseCard("mill-three", lambda scene, seat: mill(scene, seat, 3)),
        CurseCard("madness-on-deck", lambda scene, seat: gain_madness(scene, seat, "deck")),
        CurseCard("pass-right", passes_right),
        CurseCard("destroy-value-2", destroys_value_2),
        CurseCard("block-spell", blocks_spell, leaves=unblocks_spells),
        *(CurseCard(f"token-{element}", once=lays_tokens(element), leaves=takes_tokens(element))
          for element in ("water", "fire", "earth", "air")),
        CurseCard("redraw-five", redraws_five),
        CurseCard("return-destroyed", once=lambda scene, _: return_removed(scene)),
        CurseCard("discard-value-2", lambda scene, seat: discard_one_of(scene, seat, of_value(2))),
        CurseCard("discard-deck", discard_deck),
        CurseCard("destroy-stack-four", once=lambda scene, _: destroy_stack_madness(scene, 4)),
        CurseCard("discard-support", lambda scene, seat: discard_all(scene, seat, "support")),
    )
}  # fmt: skip

STACKS: dict[str, dict[str, int]] = {
    "water": {"madness-to-discard": 4, "discard-earth": 1, "discard-fire": 1, "destroy-top": 1, "mill-two": 1,
              "madness-on-deck": 1},
    "earth": {"madness-to-discard": 4, "discard-water": 1, "discard-air": 1, "destroy-top": 1, "mill-two": 1,
              "mill-three": 1},
    "air": {"madness-to-discard": 4, "discard-fire": 1, "discard-water": 1, "destroy-top": 1, "mill-two": 1,
            "pass-right": 1},
    # The one public list has "mill-two" twice here, which makes 49 Curses; the box holds 48, so we read one copy.
    "fire": {"madness-to-discard": 4, "discard-earth": 1, "discard-air": 1, "destroy-top": 1, "mill-two": 1,
             "destroy-value-2": 1},
    "multi": dict.fromkeys((
        "madness-on-deck", "block-spell", "token-earth", "token-air", "token-fire", "token-water", "redraw-five",
        "return-destroyed", "discard-value-2", "discard-deck", "destroy-stack-four", "discard-support"), 1),
}  # fmt: skip
"""The cards of each kind in the box and how many copies of each: 9 of every Element, 12 of all Elements.

48 Curses in all (components.curses)
"""
