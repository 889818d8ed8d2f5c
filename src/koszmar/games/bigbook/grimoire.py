"""The Grimoire: 4 Cover pages, 12 Inside pages, 1 Final page, and what each says.

A page is one block. Its front, read while the Monster before it is fought, has a reward and a failure; its back, once
turned, is a Monster with an invocation effect and the Elements of its three Curses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from koszmar.kernel.flow import Flow, ask

from .actions import gain_spell, remove_spell
from .cards import CARDS, HIGHER, MADNESS, PLACED
from .choosing import (
    DONE,
    choose_cards,
    choose_player,
    choose_set,
    put_chosen_on_deck,
    receive_of_choice,
)
from .curses import discard_one_of, discard_zones, of_element, of_value, redraws_five
from .decks import (
    cure,
    cure_all,
    destroy_stack_madness,
    discard,
    discard_all,
    discard_deck,
    draw,
    gain_madness,
    hand_and_pool,
    hands_are_closed,
    holding,
    mill,
    own_spots,
    pile,
    put_on_deck,
    receive,
    remove,
    remove_top,
    return_removed,
    spots,
    take,
    take_madness,
)
from .spells.earth import cure_pool
from .spells.fire import cure_hand_or_pool
from .spells.water import top_to_support
from .state import Scene, in_order, in_play
from .support import free_slots, place_in_support

Part = Callable[..., Flow[Any] | None]


class Effect(Struct, frozen=True):
    """One text of a page: for each player in turn, or once in all (monster.text-decides-who)."""

    do: Part
    each: bool = True


class Page(Struct, frozen=True):
    """A Grimoire card: a Cover shows a Monster on its back only (components.cover-page-faces), an Inside page a fight's
    result and a Monster (components.inside-page-faces), the Final page a result only (components.final-page-faces)."""

    key: str
    kind: str
    curses: tuple[str, ...] = ()
    invocation: Effect | None = None
    reward: Effect | None = None
    failure: Effect | None = None
    after_layout: Effect | None = None
    """An invocation effect that needs the Curses on the track (sorcerer.after-layout)."""


def carry_out(scene: Scene, effect: Effect | None, cause: str) -> Flow[None]:
    """An effect of the book, player by player from the active one, or once (monster.invocation-order).

    Rewards and failures follow the same order (monster.result-order). One player's being unable to apply it frees
    nobody else from it (effect.others-still-apply).
    """
    if effect is None:
        return
    if not effect.each:
        yield from scene.because(cause, effect.do(scene))
        return
    for seat in in_order(scene.state, scene.state.active):
        yield from scene.because(cause, effect.do(scene, seat))


def each(do: Callable[[Scene, int], Flow[Any] | None]) -> Effect:
    """A text that concerns each player."""
    return Effect(do)


def once(do: Callable[[Scene], Flow[Any] | None]) -> Effect:
    """A text that is carried out once."""
    return Effect(do, each=False)


def team_player(scene: Scene) -> Flow[int]:
    """One player, named by the active player for the team (effect.team-choice)."""
    state = scene.state
    return choose_player(state.active, "name-player", in_order(state, state.active), rule="effect.team-choice")


# -- rewards -------------------------------------------------------------------------------------------------------


def library_spell(scene: Scene) -> Flow[None]:
    """Mastermind: one player gains any 1 Spell of the Library (ruling mastermind: face up, or any in the stacks)."""
    library = scene.state.library
    deep = scene.rulings.mastermind == "any-in-stacks"
    found = [("learn", key) for stack in library.values() for key in (stack if deep else stack[:1])]
    if found:
        if deep:  # the stacks are looked through: nobody unsees them while this is asked
            scene.show(None, [key for _, key in found])
        seat = yield from team_player(scene)
        _, key = yield ask(seat, "gain-spell", found, rule="effect.own-choice")
        yield from gain_spell(scene, seat, key)


def top_card_in_support(scene: Scene, seat: int) -> None:
    """Claw: whoever has a free slot puts the top card of their deck in support (ruling mill)."""
    empty = not scene.state.magicians[seat].deck
    if free_slots(scene, seat) and not (empty and scene.rulings.mill == "no-renewal"):
        top_to_support(scene, seat)


def up_to_two_on_deck(scene: Scene, seat: int) -> Flow[int]:
    """Griffin: up to 2 cards of the discard pile go on top of the deck."""
    return put_chosen_on_deck(scene, seat, spots(scene.state, "discard", seat), 2, optional=True)


def burn_and_redraw(scene: Scene, seat: int) -> Flow[None]:
    """Twins: destroy any number of hand cards and draw as many."""
    hand = spots(scene.state, "hand", seat)
    size = len(scene.state.magicians[seat].hand)
    chosen = yield from choose_set(scene, seat, "remove", hand, size, optional=True)
    for spot in chosen:
        remove(scene, spot)
    draw(scene, seat, len(chosen))


def trade_up(scene: Scene, seat: int) -> Flow[None]:
    """Spider: may destroy 1 card of the discard pile for a higher-value one into hand (upgrade.none)."""
    found = spots(scene.state, "discard", seat)
    if found:
        spot = yield ask(seat, "upgrade", [*found, DONE], rule="upgrade.definition", left=1)
        if spot != DONE:
            higher = HIGHER[remove(scene, spot)]
            if higher:
                receive(scene, higher, "hand", seat)


def value_2_card(scene: Scene, seat: int) -> Flow[bool]:
    """Fire Golem: each player gets one value-2 card into the discard pile."""
    return receive_of_choice(scene, seat, 2, "discard", rule="effect.own-choice")


def cure_discard(scene: Scene, seat: int) -> None:
    """Flytrap: cure all Madness of the discard pile."""
    cure_all(scene, seat, "discard")


def cure_one_or_two(scene: Scene, seat: int) -> Flow[None]:
    """Samurai: cure 1 or 2 Madness from hand and/or the support pool."""
    if (yield from cure_hand_or_pool(scene, seat, 1)):
        yield from choose_cards(
            scene,
            seat,
            "cure",
            lambda: holding(hand_and_pool(scene.state, seat), MADNESS),
            1,
            lambda spot: cure(scene, spot, seat),
            optional=True,
            rule="cure.to-stack",
        )


def one_for_three(scene: Scene, seat: int) -> Flow[None]:
    """Octopus: may discard one value-1 card; if so, a value-3 card of the same Element goes on top of the deck."""
    found = holding(own_spots(scene.state, seat, *discard_zones(scene)), *of_value(1))
    if found or hands_are_closed(scene):
        spot = yield ask(seat, "discard-for-three", [*found, DONE], rule="discard.zone-unspecified",
                         pause=hands_are_closed(scene))  # fmt: skip
        if spot != DONE:
            discard(scene, spot)
            receive(scene, PLACED[spot][2].replace("-1", "-3"), "deck", seat)


def discard_to_support(scene: Scene, seat: int) -> Flow[int]:
    """Dragon: whoever has a free slot puts 1 card of choice from their discard pile in support."""
    return place_in_support(scene, seat, 1, source="discard")


# -- failures ------------------------------------------------------------------------------------------------------


def discard_element(element: str) -> Effect:
    """Everybody discards all cards of an Element from hand and support."""

    def do(scene: Scene, seat: int) -> None:
        for zone in ("hand", "support"):
            discard_all(scene, seat, zone, of_element(element))

    return each(do)


def three_madness_in_support(scene: Scene) -> Flow[None]:
    """Twins: one player discards all their support, then gets 3 Madness into support (support.overflow)."""
    seat = yield from team_player(scene)
    discard_all(scene, seat, "support")
    for _ in range(3):
        gain_madness(scene, seat, "support")


# -- invocation effects --------------------------------------------------------------------------------------------


def name_player_discards_hand(scene: Scene) -> Flow[None]:
    """Claw: one player named by the team discards their whole hand, Madness too."""
    discard_all(scene, (yield from team_player(scene)), "hand")


def destroy_support_pool(scene: Scene) -> None:
    """Griffin: destroy all cards in the support pool."""
    for seat in in_play(scene.state):
        for card in list(scene.state.magicians[seat].support):
            remove(scene, f"support-{seat}/{card}")


def madness_to_the_mad(scene: Scene, seat: int) -> None:
    """Twins: whoever has a Madness in hand or support adds 1 Madness to their hand."""
    magician = scene.state.magicians[seat]
    if MADNESS in magician.hand or MADNESS in magician.support:
        gain_madness(scene, seat, "hand")


def destroy_three_spells(scene: Scene) -> Flow[None]:
    """Flytrap: destroy 3 Spells in total among those of all players, named by the active player."""
    state = scene.state
    for left in (3, 2, 1):
        found = [("spell", seat, spell.key) for seat in in_play(state) for spell in state.magicians[seat].spells]
        if not found:
            return
        _, seat, key = yield ask(state.active, "destroy-spell", found, rule="effect.team-choice", left=left)
        remove_spell(scene, seat, key)


def madness_under_curses(scene: Scene) -> None:
    """Sorcerer: put 1 Madness under each Curse on the track (sorcerer.madness-under-curses, sorcerer.stack-empty)."""
    for curse in scene.state.track:
        if curse is not None:
            take_madness(scene)
            curse.madness += 1
    scene.tell("madness-under-curses", left=scene.state.madness)


def madness_back_on_deck(scene: Scene, seat: int) -> None:
    """Octopus: all Madness of the discard pile and support goes on top of the deck."""
    for zone in ("discard", "support"):
        for card in [card for card in pile(scene.state, zone, seat) if card == MADNESS]:
            take(scene, f"{zone}-{seat}/{card}")
            put_on_deck(scene, seat, card)
            scene.tell("move", seat=seat, other=seat, card=card, source=zone, zone="deck")


def madness_on_deck(scene: Scene, seat: int) -> None:
    """Samurai, and the Final page: each player puts 1 Madness on top of their deck."""
    gain_madness(scene, seat, "deck")


def final_arrival(scene: Scene, seat: int) -> None:
    """The Final page, right after the last Monster's own effect (grimoire.final-page-arrival)."""
    for _ in range(scene.parameters.final_page_madness):
        madness_on_deck(scene, seat)


# -- the pages -----------------------------------------------------------------------------------------------------

PAGES: dict[str, Page] = {
    page.key: page
    for page in (
        Page("hornet", "cover", ("air", "water", "fire"),
             invocation=each(lambda scene, seat: mill(scene, seat, 2))),
        Page("gelatinous-cube", "cover", ("water", "earth", "air"),
             invocation=each(lambda scene, seat: discard_one_of(scene, seat, CARDS))),
        Page("wraith", "cover", ("earth", "fire", "water"),
             invocation=each(lambda scene, seat: gain_madness(scene, seat, "support"))),
        Page("eyed-toadstool", "cover", ("fire", "air", "earth"),
             invocation=once(lambda scene: destroy_stack_madness(scene, len(in_play(scene.state))))),
        Page("mastermind", "inside", ("water", "fire", "air"),
             reward=once(library_spell),
             failure=once(lambda scene: destroy_stack_madness(scene, 4)),
             invocation=each(lambda scene, seat: gain_madness(scene, seat, "hand"))),
        Page("claw", "inside", ("earth", "air", "fire"),
             reward=each(top_card_in_support),
             failure=each(lambda scene, seat: remove_top(scene, seat, 2)),
             invocation=once(name_player_discards_hand)),
        Page("goblin-with-a-key", "inside", ("fire", "air", "water"),
             reward=each(draw),
             failure=discard_element("earth"),
             invocation=each(lambda scene, seat: discard_one_of(scene, seat, of_value(3)))),
        Page("griffin", "inside", ("water", "earth", "fire"),
             reward=each(up_to_two_on_deck),
             failure=discard_element("air"),
             invocation=once(destroy_support_pool)),
        Page("twins", "inside", ("earth", "fire", "water"),
             reward=each(burn_and_redraw),
             failure=once(three_madness_in_support),
             invocation=each(madness_to_the_mad)),
        Page("spider", "inside", ("air", "earth", "water"),
             reward=each(trade_up),
             failure=each(gain_madness),
             invocation=each(lambda scene, seat: discard_one_of(scene, seat, CARDS, 2))),
        Page("fire-golem", "inside", ("earth", "air", "water"),
             reward=each(value_2_card),
             failure=discard_element("fire"),
             invocation=each(lambda scene, seat: remove_top(scene, seat, 2))),
        Page("flytrap", "inside", ("fire", "water", "earth"),
             reward=each(cure_discard),
             failure=each(gain_madness),
             invocation=once(destroy_three_spells)),
        Page("sorcerer", "inside", ("air", "water", "fire"),
             reward=once(cure_pool),
             failure=once(return_removed),
             after_layout=once(madness_under_curses)),
        Page("samurai", "inside", ("water", "air", "earth"),
             reward=each(cure_one_or_two),
             failure=each(redraws_five),
             invocation=each(madness_on_deck)),
        Page("octopus", "inside", ("fire", "earth", "air"),
             reward=each(one_for_three),
             failure=discard_element("water"),
             invocation=each(madness_back_on_deck)),
        Page("dragon", "inside", ("air", "fire", "earth"),
             reward=each(discard_to_support),
             failure=each(lambda scene, seat: discard_one_of(scene, seat, of_value(2))),
             invocation=each(discard_deck)),
        Page("final", "final", invocation=each(final_arrival)),
    )
}  # fmt: skip
"""The 17 Grimoire cards: 4 Covers, 12 Inside pages, the Final page.

components.grimoire-total, components.grimoire-split
"""


def pages_of(kind: str) -> list[str]:
    """The Grimoire cards of a kind: cover, inside or final."""
    return [page.key for page in PAGES.values() if page.kind == kind]
