"""Who may know what: sides, passages of the two books, cards and tokens that lie face down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from koszmar.parts.figures import Figure, is_seat, word_of

from . import moments
from .answers import haunt_answer
from .cards import CARDS, holder_of
from .haunt import HAUNTS
from .sides import side_of
from .state import Scene, Token


def role_of(scene: Scene, actor: Figure, viewer: int | None) -> str:
    """The side of an explorer or a monster as far as a seat (or a spectator) knows it; nothing before the haunt."""
    haunt = scene.state.haunt
    if haunt is None:
        return ""
    dealt = scene.state.phase != "haunt"
    if is_seat(actor) and not haunt.open and not (actor == viewer and dealt):
        return "unknown"
    return side_of(scene.state, actor).split("-")[0]


def may_read(scene: Scene, viewer: int | None, passage: str, side: str = "traitor") -> bool:
    """Whether a seat may read a passage of a side's book: its own, one that was used, or the only book there is."""
    haunt = scene.state.haunt
    assert haunt is not None
    if HAUNTS[haunt.number].kind != "traitor" or passage in haunt.shown:
        return True
    return viewer is not None and haunt.sides[viewer] == side


def sees_card(scene: Scene, viewer: int | None, owner: int, card: str) -> bool:
    """Whether a seat sees the face of a card that somebody holds: always, unless the haunt turns cards down."""
    answer = haunt_answer(scene, moments.sees_card)
    return answer is None or viewer == owner or bool(answer(scene, viewer, owner, card))


def onlookers(scene: Scene, things: Iterable[str]) -> tuple[int, ...] | None:
    """The seats that see the faces of all these held cards; None if spectators do, and so everybody."""
    held = [(owner, thing) for thing in things if (owner := holder_of(scene.state, thing)) is not None]
    if all(sees_card(scene, None, owner, card) for owner, card in held):
        return None
    seats = range(scene.players)
    return tuple(seat for seat in seats if all(sees_card(scene, seat, owner, card) for owner, card in held))


def face_of(scene: Scene, viewer: int | None, thing: str) -> str:
    """A card or token as a seat may name it: a card that it does not see is just a card of its deck."""
    owner = holder_of(scene.state, thing)
    if owner is None or sees_card(scene, viewer, owner, thing):
        return thing
    return f"hidden-{CARDS[thing].deck}"


def silence_tells(scene: Scene) -> bool:
    """A turn that ended by itself would say: nothing secret to do. With a hidden traitor or hidden cards none does."""
    haunt = scene.state.haunt
    return haunt is not None and (not haunt.open or haunt_answer(scene, moments.sees_card) is not None)


def as_seen(scene: Scene, **things: list[str]) -> dict[str, Any]:
    """Lists of cards and tokens as a question may tell of them: by name only to those who see them all."""
    seeing = onlookers(scene, [thing for some in things.values() for thing in some])
    if seeing is None:
        return dict(things)
    faces = {name: [face_of(scene, None, thing) for thing in some] for name, some in things.items()}
    return {**faces, "secret": things, "to": seeing}


def sees_token(scene: Scene, viewer: int | None, token: Token) -> bool:
    """Whether a seat sees the number on a token: face up, on the own board, or where the haunt lets it look.

    (hidden.no-reveal-but-may-claim)
    """
    if token.up or (viewer is not None and token.on == word_of(viewer)):
        return True
    answer = haunt_answer(scene, moments.sees_token)
    return answer is not None and bool(answer(scene, viewer, token))
