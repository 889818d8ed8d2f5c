"""Omens that lie face down, in haunt 30: the heroes know them all, the traitor only those that were shown or turned up.

Whoever profits from one shows it. Nobody learns anything from a question either: where a hidden Omen would let its
holder be asked something, every hero with a hidden Omen is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from koszmar.kernel.flow import Flow, ask
from koszmar.kernel.knowledge import Secret, is_unknown
from koszmar.parts.figures import Figure, is_seat, seat_of, word_of

from .. import moments
from ..cards import CARDS, holder_of, omens_of
from ..facts import Fact, Facts
from ..harm import Packet
from ..haunting import show
from ..haunts import tools
from ..rolls import Roll
from ..sides import heroes
from ..state import Scene
from ..tiles import ROOMS, tile_kind


class Veil(Facts):
    """What the haunt keeps in mind."""

    face_up = Fact[list[str]]([])
    """The Omens that lie face up for good."""
    in_play = Fact[list[str]]([])
    """The heroes' Omens that were in play when the haunt began."""


def veil(scene: Scene) -> None:
    """The heroes turn their Omens face down."""
    Veil(scene).in_play = [card for seat in heroes(scene.state) for card in omens_of(scene.state, seat)]


def sees_card(scene: Scene, seat: int | None, owner: int, card: str) -> bool:
    """The heroes' Omens are hidden from the traitor and from spectators."""
    if is_unknown(card):
        return False
    if CARDS[card].deck != "omen" or not tools.is_hero(scene, owner) or card in Veil(scene).face_up:
        return True
    return seat is not None and tools.is_hero(scene, seat)


def face_down(scene: Scene, seat: int) -> list[str]:
    """The Omens of a player that the traitor does not see."""
    return [card for card in omens_of(scene.state, seat) if not sees_card(scene, None, seat, card)]


def may_get(scene: Scene, seat: int, thing: str) -> bool:
    """The traitor can ask for nothing unseen."""
    owner = holder_of(scene.state, thing)
    return owner is None or sees_card(scene, seat, owner, thing)


def pass_omens(scene: Scene, seat: int) -> Flow[None]:
    """A hero gives away as many Omens as they like; the traitor sees that, but not which."""
    state = scene.state
    others = [other for other in heroes(state) if other != seat]
    while gifts := [("give", card, word_of(other)) for card in omens_of(state, seat) for other in others]:
        choice = yield from tools.choose(scene, seat, "30-exchange", ["done", *gifts])
        if choice == "done":
            return
        card, other = choice[1], seat_of(choice[2])
        state.explorers[seat].cards.remove(card)
        state.explorers[other].cards.append(card)
        scene.tell("30-passed", seat=seat, other=other, to=tuple(heroes(state)), secret={"card": card})


# -- shown and turned up -------------------------------------------------------------------------------------------


def shows(scene: Scene, seat: int, card: str) -> None:
    """Whoever profits from an Omen that lies face down shows it first."""
    if card in face_down(scene, seat):
        show(scene, "omens")
        scene.tell("30-shown", seat=seat, card=card)


def rolls(scene: Scene, roll: Roll) -> None:
    """An Omen that adds to a roll is shown."""
    if is_seat(roll.actor) and roll.named:
        for card in omens_of(scene.state, roll.actor):
            if CARDS[card].adds == roll.named:
                shows(scene, roll.actor, card)


def hurts(scene: Scene, packet: Packet) -> None:
    """An Omen that guards against a blow is shown."""
    for card in omens_of(scene.state, packet.seat):
        if CARDS[card].guards == packet.kind:
            shows(scene, packet.seat, card)


def turn_up(scene: Scene, seat: int, cards: list[str]) -> None:
    """Omens lie face up from now on."""
    Veil(scene).face_up = [*Veil(scene).face_up, *cards]
    for card in cards:
        scene.tell("30-turned-up", seat=seat, card=card)


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """A dead hero's Omens are turned up."""
    if hidden := face_down(scene, seat):
        show(scene, "veil")
        turn_up(scene, seat, hidden)


def traded(scene: Scene, seat: int, other: int, things: list[str]) -> None:
    """The traitor sees a trade of cards that lie face down, and may read why."""
    if {*things} & {*face_down(scene, seat), *face_down(scene, other)}:
        show(scene, "omens")


# -- secrets -------------------------------------------------------------------------------------------------------


def asks_alike(card: str, prompt: str, only: str, rule: str) -> Callable[[Scene, int, str], Flow[bool]]:
    """A hero with hidden Omens, this one not among them, is asked what its holder would be asked."""

    def answer(scene: Scene, seat: int, tile: str) -> Flow[bool]:
        if face_down(scene, seat) and not tools.holds(card)(scene, seat):
            yield ask(seat, prompt, [only], rule=rule, pause=True, tile=tile)
        return False

    return answer


def card_deck(scene: Scene, card: str) -> str:
    """An Omen in play since the haunt began is one of those; one drawn since could be any that the deck holds."""
    return "old-omen" if card in Veil(scene).in_play else "omen"


def secrets(scene: Scene) -> Iterator[Secret]:
    """The tiles that were taken off the stack: nobody has seen them."""
    for place, key in enumerate(scene.state.gone):
        if key in ROOMS:
            yield Secret(("gone",), (place,), (), "tiles", kind=tile_kind)


VEILED = (
    moments.sees_card.by(sees_card),
    moments.may_get.by(may_get),
    moments.roll.by(rolls),
    moments.damage.by(hurts),
    moments.died.by(died),
    moments.traded.by(traded),
    moments.uses.by(shows),
    moments.bury_discovery.by(asks_alike("holy-symbol", "refuse-tile", "keep", "omen-card.holy-symbol-discovery")),
    moments.skip_event.by(asks_alike("idol", "draw-event", "draw", "omen-card.idol-event")),
)
"""What face-down Omens answer to moments."""
