"""What the haunts with a hidden traitor share: secret Number tokens, the 1 among them, and the moment it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from koszmar.kernel.knowledge import no_back
from koszmar.parts.figures import Figure, seat_of

from .. import moments
from ..sides import are_friends
from ..state import Scene, Token, alive, the_haunt
from ..tokens import held_by, on_seat, put_token
from ..traits import gain, heal


def deal_numbers(scene: Scene) -> None:
    """One face-down Number token for each player; the 1 is the traitor (hidden.number-tokens)."""
    numbers = list(range(1, scene.players + 1))
    scene.chance.shuffle(numbers)
    for seat, number in enumerate(numbers):
        put_token(scene, "number", "number", on_seat(seat), value=number, up=False)
    _take_sides(scene)


def number_of(scene: Scene, seat: int) -> int:
    """The number that a player was dealt."""
    return held_by(scene.state, seat, "number")[0].value


def own_number(message: str) -> Callable[[Scene, int | None], dict[str, Any]]:
    """What a player may look at: nothing before the numbers are dealt, and nothing for a spectator.

    (hidden.look-own-token)
    """

    def lore(scene: Scene, seat: int | None) -> dict[str, Any]:
        tokens = [] if seat is None else held_by(scene.state, seat, "number")
        return {message: {"number": tokens[0].value}} if tokens else {}

    return lore


def _take_sides(scene: Scene) -> None:
    haunt = the_haunt(scene.state)
    haunt.sides = ["traitor" if number_of(scene, seat) == 1 else "hero" for seat in range(scene.players)]
    haunt.traitor = haunt.sides.index("traitor")


def traitor_is_revealed(scene: Scene) -> bool:
    """Whether everybody knows who it is."""
    haunt = the_haunt(scene.state)
    return haunt.open


def reveal_traitor(scene: Scene) -> None:
    """The traitor shows the 1, heals and gains 1 Might."""
    haunt = the_haunt(scene.state)
    haunt.open = True
    held_by(scene.state, haunt.traitor, "number")[0].up = True
    scene.tell("traitor", seat=haunt.traitor)
    heal(scene, haunt.traitor)
    gain(scene, haunt.traitor, "might")


def suspects(scene: Scene, seat: int) -> list[int]:
    """Whom a player may take for the traitor: once revealed that one, before it all whose number nobody has seen."""
    if traitor_is_revealed(scene):
        return [the_haunt(scene.state).traitor]
    shown = {token.on for token in scene.state.tokens if token.name == "number" and token.up}
    return [other for other in alive(scene.state) if other != seat and on_seat(other) not in shown]


def is_foe(scene: Scene, actor: Figure, other: Figure) -> bool:
    """Everybody may attack everybody, to the very end (haunt.hidden-traitor-attacks)."""
    return True


def hinders(scene: Scene, other: Figure, mover: Figure) -> bool:
    """Everybody is in everybody's way, but heroes no more once the traitor is known (hidden.obstacles-after-reveal)."""
    return not are_friends(scene.state, other, mover)


MISTRUST = (moments.is_foe.by(is_foe), moments.hinders.by(hinders))
"""How such a haunt answers who may be attacked and who is in the way."""


def number_back(scene: Scene, token: Token) -> Callable[[int], Any]:
    """Nobody whose death did not end the match had the 1."""
    return no_traitor if scene.state.explorers[seat_of(token.on)].dead else no_back


def no_traitor(number: int) -> int:
    """The back of a number that is known not to be the 1."""
    return 1 if number == 1 else -1


def settle_sides(scene: Scene) -> None:
    """Whoever has the 1 is the traitor."""
    if held_by(scene.state, 0, "number"):
        _take_sides(scene)
