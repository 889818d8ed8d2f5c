"""Shared by the tests of the enemies: one step of the Event phase, or one Encounter, and nothing after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.nemesis.aboard import PLAIN, captain, pay

from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.ship import CORRIDORS_OF, TECHNICAL
from koszmar.games.nemesis.state import Character, Intruder
from koszmar.kernel.testing.driver import Driver

AROUND_06 = ["02/06", "05/06", "06/07", "06/11"]
"""The corridors of Room 06; those with the numbers 1 to 4 lead to 07, 11, 05 and 02."""


def one_step(phase: str, **table: Any) -> Driver:
    """The Captain in Room 06 and the Pilot in the Cockpit, who holds nothing; one step of the Event phase."""
    table = {"places": ["06", "01"], "hands": [PLAIN, []], **table}
    return position(phase=phase, stepwise=True, **table).go_on()


def tops_with(table: dict[str, Any], **cards: Sequence[str]) -> dict[str, Any]:
    """The table with these cards on top of their decks, besides others that it names."""
    return {**table, "tops": {**table.get("tops", {}), **cards}}


def panic(card: str, level: int, **table: Any) -> Driver:
    """The Captain, on this Insanity level, resolves this Panic card."""
    rolls = ["insanity-captain", *table.pop("rolls", ())]
    table = {"insanity": [level, 1], **tops_with(table, panic=[card])}
    return one_step("bag", bag=["insanity-captain"], rolls=rolls, **table)


def event(card: str, *more: str, **table: Any) -> Driver:
    """This Event card is drawn and resolved; others lie under it."""
    return one_step("event", **tops_with(table, events=[card, *more]))


def attacked(card: str, kind: str, **table: Any) -> Driver:
    """One Intruder of this kind attacks the Captain in the Attack step, with this card."""
    table = {"intruders": [(kind, "06")], **table}
    return one_step("attacks", **tops_with(table, attacks=[card]))


def develop(*tokens: str, **table: Any) -> Driver:
    """These tokens are drawn in bag development, one after another; the bag holds no others."""
    rolls = [*tokens, *table.pop("rolls", ())]
    table = {"bag": tokens, **table}
    return one_step("bag", rolls=rolls, **table)


def encounter(token: str, **table: Any) -> Driver:
    """The Captain enters Room 06, all of whose corridors hold Noise, and draws this token with 4 cards in hand."""
    rolls = ["1", token, *table.pop("rolls", ())]
    table = {"bag": [token], **table}
    aboard = captain("05", noise=AROUND_06, rolls=rolls, **table)
    return pay(aboard.choose(("move", "06")), "rest")


def noises(table: Driver) -> set[str]:
    """Where Noise lies."""
    found = {link for link, things in table.state.corridors.things.items() if "noise" in things}
    return found | ({TECHNICAL} if table.state.technical_noise else set())


def around(room: str) -> set[str]:
    """Everything that leads to a Room."""
    return set(CORRIDORS_OF[room])


def the_captain(table: Driver) -> Character:
    """The character of seat 0."""
    found: Character = table.state.characters[0]
    return found


def contaminated(character: Character) -> int:
    """How many Contamination cards lie on a character's discard pile."""
    return sum(card.startswith("contamination") for card in character.discard)


def kinds(table: Driver) -> list[str]:
    """The kinds of the Intruders on the ship, sorted."""
    return sorted(one.kind for one in table.state.intruders)


def only(table: Driver) -> Intruder:
    """The only Intruder on the ship."""
    (found,) = table.state.intruders
    one: Intruder = found
    return one
