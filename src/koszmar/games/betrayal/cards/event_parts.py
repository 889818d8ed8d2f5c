"""What Events are made of: effects on whoever drew one, rolls with a table of results, and rolls for a haunt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from ..cards import Card
from ..drawing import draw_for, haunt_roll
from ..harm import damage, dice_of_damage, lose
from ..house import adjacent, in_region, region_of
from ..places import place_anywhere, put
from ..rolls import dice, trait_roll
from ..scenarios import EVENT_HAUNTS
from ..state import Scene
from ..tokens import put_token
from ..traits import gain, gain_any, heal

Effect: TypeAlias = Callable[[Scene, int, str], Any]
"""What happens to a seat; the third argument is the ledger id of the Event that brings it."""
Effects: TypeAlias = tuple[Effect, ...]
Rows: TypeAlias = Mapping[int, Effects]
Tiles: TypeAlias = Callable[[Scene, int], list[str]]


# -- what Events do ------------------------------------------------------------------------------------------------


def hurt(kind: str, amount: int) -> Effect:
    """Damage of a kind."""
    return lambda scene, seat, rule: damage(scene, seat, amount, kind, "event")


def die_of(kind: str, count: int = 1) -> Effect:
    """As much damage as so many dice show."""
    return lambda scene, seat, rule: dice_of_damage(scene, seat, count, kind, "event")


def up(*traits: str) -> Effect:
    """Gain 1 in each of these."""

    def effect(scene: Scene, seat: int, rule: str) -> None:
        for trait in traits:
            gain(scene, seat, trait)

    return effect


def up_one_of(*traits: str) -> Effect:
    """Gain 1 in one of these."""
    return lambda scene, seat, rule: gain_any(scene, seat, traits, rule=rule)


def down(*traits: str) -> Effect:
    """Lose 1 in each of these."""

    def effect(scene: Scene, seat: int, rule: str) -> Flow[None]:
        for trait in traits:
            if is_there(scene, seat):
                yield from lose(scene, seat, trait)

    return effect


def healed(trait: str) -> Effect:
    """The trait goes back to its green space."""
    return lambda scene, seat, rule: heal(scene, seat, trait)


def leave(token: str) -> Effect:
    """A token on the own tile, if one is left."""

    def effect(scene: Scene, seat: int, rule: str) -> None:
        put_token(scene, token, token, scene.state.explorers[seat].place)

    return effect


def item(scene: Scene, seat: int, rule: str) -> Flow[None]:
    """Draw an Item."""
    yield from draw_for(scene, seat, "item")


def to(tile: str) -> Effect:
    """Be placed on this tile."""
    return lambda scene, seat, rule: put(scene, seat, tile)


def to_any(tiles: Tiles) -> Effect:
    """Place oneself on one of these tiles."""
    return lambda scene, seat, rule: place_anywhere(scene, seat, tiles(scene, seat), rule=rule)


def of(*regions: str) -> Tiles:
    """The tiles of some regions."""
    return lambda scene, seat: in_region(scene.state.house, *regions)


def anywhere(scene: Scene, seat: int) -> list[str]:
    """Every tile of the house."""
    return list(scene.state.house.tiles)


def own_region(scene: Scene, seat: int) -> list[str]:
    """The tiles of the region that the explorer is in."""
    return in_region(scene.state.house, region_of(scene.state, scene.state.explorers[seat].place))


def next_door(scene: Scene, seat: int) -> list[str]:
    """The adjacent tiles: by doorway, link or passage, without discovering."""
    return list(adjacent(scene, scene.state.explorers[seat].place))


def all_of(scene: Scene, seat: int, rule: str, effects: Effects) -> Flow[None]:
    """One effect after another, as long as there is somebody to suffer them."""
    for effect in effects:
        if is_there(scene, seat):
            yield from carry_out(effect(scene, seat, rule))


def is_there(scene: Scene, seat: int) -> bool:
    """Whether somebody lives and stands in the house."""
    explorer = scene.state.explorers[seat]
    return not explorer.dead and bool(explorer.place)


# -- how Events are built ------------------------------------------------------------------------------------------


def event(rule: str, flow: Callable[[Scene, int], Any]) -> Card:
    """An Event with a flow of its own, by the ledger id of its text."""
    return Card(rule.removeprefix("event-card."), "event", event=flow)


def plain(rule: str, *effects: Effect) -> Card:
    """An Event that simply happens."""
    return event(rule, lambda scene, seat: all_of(scene, seat, rule, effects))


def table(rule: str, *traits: str, rows: Rows) -> Card:
    """A trait roll, and only the row that its result falls in (event.only-matching-result)."""
    return event(rule, lambda scene, seat: rolled(scene, seat, rule, traits, rows))


def dice_table(rule: str, count: int, rows: Rows) -> Card:
    """Dice that are no trait roll, and the row that they show."""
    return event(rule, lambda scene, seat: thrown(scene, seat, rule, count, rows))


def rolled(scene: Scene, seat: int, rule: str, traits: tuple[str, ...], rows: Rows) -> Flow[int]:
    """Roll a trait and carry out the row; the result."""
    result = yield from trait_roll(scene, seat, *traits, rule=rule, during="event", needs=max(rows))
    yield from all_of(scene, seat, rule, row(rows, result))
    return result


def thrown(scene: Scene, seat: int, rule: str, count: int, rows: Rows) -> Flow[None]:
    """Roll dice and carry out the row."""
    result = yield from dice(scene, count, seat, "event", max(rows))
    yield from all_of(scene, seat, rule, row(rows, result))


def row(rows: Rows, result: int) -> Effects:
    """The row that a result falls in."""
    return rows[max(least for least in rows if least <= result)]


def haunting(rule: str, *, failed: Effects, otherwise: Effects) -> Card:
    """Before the haunt one may roll for a haunt of the Event's own (scenario.event-haunts).

    Declined, or after the haunt has begun, the other text holds. Once the haunt starts the rest of the Event is void
    and the turn is over.
    """
    key = rule.removeprefix("event-card.")

    def flow(scene: Scene, seat: int) -> Flow[None]:
        state = scene.state
        if state.haunt is None:
            options: list[Key] = ["decline", "roll"]
            choice = yield ask(seat, "tempt-fate", options, rule="scenario.event-haunt-roll-optional", card=key)
            if choice == "roll":
                if (yield from haunt_roll(scene, seat)):
                    state.pending = [str(EVENT_HAUNTS[key]), key]
                    state.turn.over = True
                else:
                    yield from all_of(scene, seat, rule, failed)
                return
        yield from all_of(scene, seat, rule, otherwise)

    return event(rule, flow)
