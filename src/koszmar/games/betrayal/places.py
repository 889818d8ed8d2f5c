"""Coming to a tile: walking, being placed, being moved; and what lies in the way."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.figures import Figure, is_seat

from . import moments
from .answers import haunt_answer, haunt_flow
from .bestiary import monster
from .house import adjacent, place_of
from .sides import hinders
from .state import Haunting, Scene, State


def put(scene: Scene, actor: Figure, tile: str, how: str = "placed") -> Flow[None]:
    """Put a figure on a tile; tokens there and the haunt have their say (move.placing-is-not-moving)."""
    state = scene.state
    if is_seat(actor):
        if not may_leave(scene, actor):
            return
        start, state.explorers[actor].place = state.explorers[actor].place, tile
        scene.tell(how, seat=actor, tile=tile, start=start)
    else:
        one = monster(state, actor)
        start, one.place = one.place, tile
        scene.tell(f"{how}-monster", monster=actor, tile=tile, start=start)
    yield from haunt_flow(scene, moments.enters, actor, tile)


def may_leave(scene: Scene, seat: int) -> bool:
    """Whether the haunt lets an explorer leave the own tile."""
    answer = haunt_answer(scene, moments.may_leave)
    return answer is None or bool(answer(scene, seat, scene.state.explorers[seat].place))


def place_anywhere(scene: Scene, seat: int, tiles: list[str], *, rule: str) -> Flow[None]:
    """Place oneself on one of these tiles."""
    if tiles:
        tile = yield ask(seat, "place-yourself", tiles, rule=rule)
        yield from put(scene, seat, tile)


def forced_move(scene: Scene, mover: int, actor: Figure, tiles: int, *, rule: str, up_to: bool = False) -> Flow[None]:
    """Somebody is moved so many tiles along adjacent ones, by whoever moves them.

    (move.forced-up-to, -exact, move.forced-other-explorer)
    """
    state = scene.state
    for left in range(tiles, 0, -1):
        if is_seat(actor) and (state.explorers[actor].dead or not may_leave(scene, actor)):
            return
        options: list[Key] = list(adjacent(scene, place_of(state, actor)))
        if not options:
            return
        if up_to or scene.rulings.forced_moves == "up-to":
            options.append("stop")
        tile = yield ask(mover, "move-somebody", options, rule=rule, who=actor, left=left)
        if tile == "stop":
            return
        before = place_of(state, actor)
        yield from put(scene, actor, tile, "moved")
        if place_of(state, actor) not in (tile, before) or "stopped" in state.turn.marks:
            return


def is_hindered(scene: Scene, actor: Figure, tile: str) -> bool:
    """Whether something on the tile makes leaving it cost two moves.

    (obstacle.two-moves-to-leave, obstacle.tokens, tile.obstacle-token)
    """
    state = scene.state
    for token in state.tokens:
        if token.on == tile and token.kind == "obstacle":
            return True
    if state.haunt is None:
        return False
    slows = haunt_answer(scene, moments.slows)
    if slows and slows(scene, actor, tile):
        return True
    return any(place == tile and hinders(scene, other, actor) for other, place in _standing(state.haunt, state, actor))


def hindrances(scene: Scene, actor: Figure) -> Callable[[str], bool]:
    """The same for a whole walk: who stands where is looked at once."""
    state = scene.state
    dear = {token.on for token in state.tokens if token.kind == "obstacle"}
    if state.haunt is None:
        return dear.__contains__
    there: dict[str, list[Figure]] = {}
    for other, place in _standing(state.haunt, state, actor):
        there.setdefault(place, []).append(other)
    slows = haunt_answer(scene, moments.slows)

    def is_dear(tile: str) -> bool:
        if tile in dear or (slows and slows(scene, actor, tile)):
            return True
        return tile in there and any(hinders(scene, other, actor) for other in there[tile])

    return is_dear


def _standing(haunt: Haunting, state: State, actor: Figure) -> list[tuple[Figure, str]]:
    """Everybody else on their feet, and where (obstacle.not-corpses, obstacle.stunned-monster)."""
    found: list[tuple[Figure, str]] = [
        (seat, one.place) for seat, one in enumerate(state.explorers) if not one.dead and seat != actor
    ]
    found += [(one.id, one.place) for one in haunt.monsters if not one.stunned and one.id != actor]
    return found
