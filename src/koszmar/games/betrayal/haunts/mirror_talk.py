"""How sensible players of haunt 7 talk through the mirror: two Event cards, and what everybody reads from them.

The first card goes to whoever holds the right Omen, and its text asks for the right trait; the second goes to whoever
stands in the right room.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from koszmar.kernel.flow import Decision
from koszmar.parts.figures import seat_of

from ..cards import holder_of, omens_of
from ..explorers import TRAITS
from ..facts import Fact, Facts
from ..haunts import tools
from ..state import Scene, alive, value

MEANING = {
    "might": ("a-bite", "brain-food", "taxidermy"),
    "speed": ("bat-out-of-hell", "behind-you", "the-deepest-closet"),
    "knowledge": ("a-cry-for-help", "alien-geometry", "creaking-door", "dark-and-stormy-night", "tiny-robot"),
    "sanity": ("cassette-player", "clown-room", "forbidden-knowledge", "jar-of-organs", "poor-yorick"),
}
"""What is read from a card: the trait that the Event asks for."""


class Clue(TypedDict):
    """A card that was handed over: to a player with these Omens, on that tile."""

    card: str
    omens: list[str]
    at: str


class Mirror(Facts):
    """What the haunt keeps in mind."""

    spell = Fact[list[str]]([], key="secret-spell")
    """The way out: a trait, an Omen and a room."""
    clues = Fact[list[Clue]]([])
    """The cards handed over."""
    wrong = Fact[list[list[str]]]([])
    """The spells that were answered with no."""
    rooms = Fact[list[str]]([])
    """The rooms that the way out can lie in."""


def meant(scene: Scene) -> tuple[str, list[str], str]:
    """What the clues say: the first one the trait and, by its receiver, the Omens; the second one the room."""
    said = Mirror(scene).clues
    trait = next((trait for trait in TRAITS if said and said[0]["card"] in MEANING[trait]), "")
    return trait, said[0]["omens"] if said else [], said[1]["at"] if len(said) > 1 else ""


def untried(scene: Scene, seat: int, tile: str) -> list[str]:
    """The Omens of a player that may be right on a tile."""
    trait, omens, _ = meant(scene)
    held = [omen for omen in omens_of(scene.state, seat) if not omens or omen in omens]
    return [omen for omen in held if [trait, omen, tile] not in Mirror(scene).wrong]


def break_worth(scene: Scene, seat: int, tile: str) -> float:
    """The room that was meant; as long as none was, every room that may be."""
    room = meant(scene)[2]
    if tile not in Mirror(scene).rooms or not untried(scene, seat, tile):
        return 0.0
    return 4.0 * (room == tile) if room else 0.1


def _like_clue(scene: Scene, decision: Decision) -> list[float]:
    """A card for the trait once somebody holds the Omen, another once somebody stands in the room."""
    trait, omen, room = Mirror(scene).spell
    said, living = len(Mirror(scene).clues), alive(scene.state)
    ready = said == 0 and holder_of(scene.state, omen) in living
    ready |= said == 1 and any(tools.place(scene, seat) == room for seat in living)
    return [0.5 if card == "no-clue" else float(ready and card in MEANING[trait]) for card in decision.options]


def _like_receiver(scene: Scene, decision: Decision) -> list[float]:
    """The first card is for the holder of the Omen, the second for whoever stands in the room."""
    _, omen, room = Mirror(scene).spell
    living, first = alive(scene.state), not Mirror(scene).clues
    seats = [seat_of(str(option)) for option in decision.options]
    return [
        float(seat in living and (holder_of(scene.state, omen) == seat if first else tools.place(scene, seat) == room))
        for seat in seats
    ]


def _like_trait(scene: Scene, decision: Decision) -> list[float]:
    """The trait that was meant, or else the best."""
    explorer, trait = scene.state.explorers[decision.seat], meant(scene)[0]
    return [10.0 if option == trait else float(value(explorer, str(option))) for option in decision.options]


def _like_omen(scene: Scene, decision: Decision) -> list[float]:
    """An Omen that may be right here."""
    right = untried(scene, decision.seat, tools.place(scene, decision.seat))
    return [float(option in right) for option in decision.options]


LIKES: dict[str, Callable[[Scene, Decision], list[float]]] = {
    "07-clue": _like_clue, "07-hand-to": _like_receiver, "07-trait": _like_trait, "07-omen": _like_omen,
}  # fmt: skip
