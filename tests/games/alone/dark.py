"""Shared by the tests of the reactions: the Hero in 1D5 of Borealis, one Evil player, one card in her hand."""

from __future__ import annotations

from typing import Any

from koszmar.games.alone.proof.positions import position
from koszmar.games.alone.reactions import REACTIONS
from koszmar.games.alone.state import Creature
from koszmar.kernel.flow import Key
from koszmar.kernel.testing.driver import Driver

QUIET: dict[str, Key] = {"react": "pass", "block-own-door": "no", "clear-token": "keep", "attack-order": ""}
"""What is answered to questions that a test does not care about; an empty key takes the first option."""


def facing(card: str, *answers: Key, **table: Any) -> Driver:
    """Evil holds this card twice, so that she is asked again after playing it; the Hero has answered these.

    Dice that no test speaks of are misses.
    """
    deck = REACTIONS[card].deck
    decks = (deck, "traps" if deck != "traps" else "fury")
    rolls = [*table.pop("rolls", ()), "miss", ...]
    return position(**{"decks": decks, "hands": [[card, card]], **table}, rolls=rolls).choose(*answers)


def on(table: Driver) -> Driver:
    """Pass until something is asked that matters."""
    while table.decision.prompt in QUIET:
        quietly(table)
    return table


def quietly(table: Driver) -> Driver:
    """Answer a question that does not matter."""
    prompt = table.decision.prompt
    assert prompt in QUIET, f"{prompt!r} matters: {table.offered}"
    return table.choose(QUIET[prompt] or table.decision.options[0])


def play(table: Driver, card: str, *answers: Key) -> Driver:
    """Pass until this card can be played, play it, and answer what it asks, passing in between."""
    return when_offered(table, ("play", card), *answers)


def when_offered(table: Driver, *answers: Key) -> Driver:
    """Give these answers, each as soon as it is offered, passing in between."""
    for key in answers:
        while not table.offers(key):
            quietly(table)
        table.choose(key)
    return table


def is_offered(table: Driver, card: str) -> bool:
    """Whether the card could be played at any moment before the next question that matters."""
    while table.match.decision is not None and table.decision.prompt in QUIET:
        if table.offers(("play", card)):
            return True
        quietly(table)
    return False


def hears(table: Driver) -> list[str]:
    """The kinds of everything that the Hero was told, in order."""
    return [event.kind for event in table.told if event.seen_by(0) is not None]


def told(table: Driver, kind: str) -> list[dict[str, Any]]:
    """What the Hero was told under this name."""
    seen = [event.seen_by(0) for event in table.told if event.kind == kind]
    return [event.args for event in seen if event is not None]


def creature(table: Driver, key: str) -> Creature:
    """A creature by its id."""
    found: Creature = next(one for one in table.state.creatures if one.id == key)
    return found


def places(table: Driver) -> dict[str, str]:
    """Where every creature is."""
    return {one.id: one.sector for one in table.state.creatures}


def status(table: Driver) -> tuple[int, int, int]:
    """Health, Sanity, adrenaline."""
    sheet = table.state.sheet
    return sheet.health, sheet.sanity, sheet.adrenaline


def noises(table: Driver) -> list[str]:
    """The directions of the noises that the Hero has heard."""
    return [one["direction"] for one in told(table, "noise")]
