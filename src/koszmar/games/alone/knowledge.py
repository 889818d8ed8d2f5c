"""Who knows what: the Evil players see the whole map and each other's hands, the Hero only the labyrinth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from koszmar.kernel.chance import Chance
from koszmar.kernel.knowledge import UNKNOWN, Corner, Corners, Holding, Knowledge, Secret

from .imagining import imagine_station
from .proof.other_truths import otherwise
from .reactions import REACTIONS
from .state import HERO, Scene, State, Station, evil_seats


def _elsewhere(scene: Scene) -> Iterator[Secret]:
    """The secrets that are in no pile: the station, the final mission, hands and the track."""
    state, evil = scene.state, evil_seats(scene)
    if not state.over:
        yield from _station(evil)
        yield from _final(state)
    yield from _reactions(state, evil)


def _station(evil: tuple[int, ...]) -> Iterator[Secret]:
    """The map behind the screen and all that stands on it (hidden.map-screen, hidden.evil-sees-all).

    (creature.hidden-while-unrevealed, danger.hidden)
    """
    yield Secret((), ("station",), evil, back=no_station)
    yield Secret((), ("elements",), evil, back=empty)
    yield Secret((), ("creatures",), evil, back=nothing)
    yield Secret((), ("blocked",), evil, back=nothing)
    yield Secret((), ("jacked",), evil, back=nothing)
    yield Secret((), ("origins",), evil, back=empty)
    yield Secret(("turn",), ("attacked",), evil, back=nothing)  # creatures by the names that Evil has for them


def no_station(station: Station) -> Station:
    """A map of which nothing is known."""
    return Station("")


def empty(things: Any) -> dict[str, Any]:
    """A dict of which nothing is known."""
    return {}


def nothing(things: Any) -> list[Any]:
    """A list of which nothing is known."""
    return []


def _final(state: State) -> Iterator[Secret]:
    """Until it is activated nobody knows the final mission (mission.final-face-down)."""
    if not state.active:
        yield Secret(("final",), ("key",), (), "final")
        yield Secret(("spare_missions",), range(len(state.spare_missions)), (), "final")


def _reactions(state: State, evil: tuple[int, ...]) -> Iterator[Secret]:
    """Hands, and cards on the track that lie face down; their backs show the deck.

    (hidden.evil-hands, hidden.face-down-card)
    """
    for seat in evil:
        for place, card in enumerate(state.hands[seat]):
            yield Secret(("hands", seat), (place,), evil, REACTIONS[card].deck, reaction_back, kind=str)
    for place, laid in enumerate(state.track):
        if not laid.up:
            yield Secret(("track", place), ("card",), evil, REACTIONS[laid.card].deck, reaction_back, kind=str)


def _piles(scene: Scene) -> Iterator[Secret]:
    """The decks, and what lies face down on discard piles."""
    state, evil = scene.state, evil_seats(scene)
    for deck, cards in state.decks.items():
        yield Secret(("decks", deck), range(len(cards)), (), deck, reaction_back, kind=str)
    for deck, pile in state.discards.items():
        for place, gone in enumerate(pile):
            if not gone.up:
                yield Secret(("discards", deck, place), ("card",), evil, deck, reaction_back, kind=str)
    yield Secret(("items",), range(len(state.items)), (), "items", kind=str)


@cache
def reaction_back(key: str) -> str:
    """The back of a reaction card shows its deck."""
    return f"{UNKNOWN}{REACTIONS[key].deck}"


def imagine(scene: Scene, seat: int | None, chance: Chance) -> bool:
    """For the Hero and for watchers: another station that fits all that he was shown and told."""
    return imagine_station(scene, chance) if seat is None or seat == HERO else True


PUBLIC = (
    "phase", "round", "turn_number", "number", "leader", "hero", "track_extra", "items_out.*", "found.*",
    "active", "characters.*", "danger_due", "notes.*", "over", "sheet.*", "labyrinth.*", "memory.*", "erased.*",
    "box.*",
    "turn.healed", "turn.bullet", "turn.actions.*", "turn.done", "turn.cards.*", "turn.explored.*", "turn.dangerous",
    "turn.burner", "turn.smoke", "turn.entered", "turn.quiet.*", "turn.resolving", "turn.ending",
    "turn.silenced", "turn.any_component", "turn.health_lost", "turn.activated",
    "starting.*.key", "starting.*.work", "starting.*.growth", "starting.*.done", "starting.*.steps.*",
    "final.work", "final.growth", "final.done", "final.steps.*", "track.*.seat", "track.*.up", "track.*.spaces",
    "discards.*.*.up",
)  # fmt: skip
"""Reviewed: what lies face up or is told to the Hero (hidden.hero-public, track.public)."""

KNOWLEDGE = Knowledge(
    secrets=Corners(_elsewhere, Corner(("decks", "discards", "items"), _piles)),
    public=PUBLIC,
    imagine=imagine,
    whole=True,
    otherwise=otherwise,
    holdings=(
        Holding(("sheet", "items", "*"), "item", "key"),
        Holding(("items",), "item"),
        Holding(("items_out",), "item"),
        Holding(("found",), "item"),
        Holding(("hands", "*"), "reaction"),
        Holding(("decks", "*"), "reaction"),
        Holding(("box", "*"), "reaction"),
        Holding(("discards", "*", "*"), "reaction", "card"),
        Holding(("track", "*"), "reaction", "card"),
        Holding(("final",), "mission", "key"),
        Holding(("starting", "*"), "mission", "key"),
        Holding(("spare_missions",), "mission"),
    ),
)
