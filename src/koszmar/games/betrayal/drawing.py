"""Drawing a card for a symbol: an Event happens, an Item is kept, an Omen is kept and calls for a haunt roll."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.moments import carry_out

from .cards import CARDS, bury, draw, give
from .reading import onlookers
from .rolls import dice
from .scenarios import SCENARIOS
from .state import Scene, State


def draw_for(scene: Scene, seat: int, deck: str) -> Flow[None]:
    """Draw the top card of a deck and resolve it (discover.draw-for-symbol); an empty deck gives nothing.

    (omen.keep-face-up, cards.item-definition)
    """
    if scene.state.explorers[seat].dead:
        return
    card = draw(scene, deck)
    if card is None:
        scene.tell("empty-deck", seat=seat, deck=deck)
        return
    if deck == "event":
        scene.tell("draw", seat=seat, card=card)
        yield from happen(scene, seat, card)
    else:
        give(scene, seat, card)
        seeing = onlookers(scene, [card])
        if seeing is None:
            scene.tell("draw", seat=seat, card=card)
        else:
            scene.tell("draw", seat=seat, to=seeing, secret={"card": card})
        if deck == "omen":
            yield from omen_drawn(scene, seat, card)


def happen(scene: Scene, seat: int, card: str) -> Flow[None]:
    """An Event is carried out, then buried (event.read-and-follow, event.bury-after, cards.event-definition)."""
    event = CARDS[card].event
    assert event is not None
    scene.state.drawn.append(card)
    yield from scene.because(f"card-{card}", carry_out(event(scene, seat)))
    scene.state.drawn.remove(card)
    bury(scene, card)


def omen_drawn(scene: Scene, seat: int, card: str) -> Flow[None]:
    """Before the haunt every Omen calls for a haunt roll; the last one starts the haunt by itself.

    (cards.omen-definition, omen.haunt-roll-mandatory, omen.last-card-starts-haunt, omen.last-card-revealer,
    omen.fewer-than-tiles, haunt.no-more-haunt-rolls)
    """
    state = scene.state
    if state.haunt is not None:
        return
    if not state.decks["omen"].cards or (yield from haunt_roll(scene, seat)):
        state.pending = [haunt_of(state, card), card]


def haunt_roll(scene: Scene, seat: int) -> Flow[bool]:
    """One die for every Omen held; five or more starts the haunt.

    (haunt-roll.five-starts, dice.haunt-roll, haunt-roll.event-same-dice, haunt-roll.no-omens, changes.haunt-roll)
    """
    result = yield from dice(scene, omens_held(scene.state), seat, "haunt", scene.parameters.haunt_target)
    begins = bool(result >= scene.parameters.haunt_target)
    scene.tell("haunt-roll", seat=seat, result=result, begins="yes" if begins else "no")
    return begins


def omens_held(state: State) -> int:
    """The Omens of all players together (haunt-roll.count-held, haunt-roll.drawn-versus-held)."""
    return sum(CARDS[card].deck == "omen" for explorer in state.explorers for card in explorer.cards)


def haunt_of(state: State, omen: str) -> str:
    """The haunt that an Omen starts in the chosen scenario (haunt-start.look-up-omen)."""
    return str(SCENARIOS[state.scenario][omen])
