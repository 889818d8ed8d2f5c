"""The Rooms printed on the board: Cockpit, Hibernatorium, Engine Rooms."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, ask

from ..abilities import Ability, Use
from ..pods import can_hibernate, hibernate
from ..ship import COCKPIT, ENGINE_ROOMS
from ..state import Scene, intruders_in
from . import RoomTile, enter

# -- Cockpit -------------------------------------------------------------------------------------------------------


def check_coordinates(scene: Scene, seat: int) -> None:
    """Look at the Coordinates card in secret (special.check-coordinates)."""
    state = scene.state
    if seat not in state.coordinates_seen:
        state.coordinates_seen.append(seat)
    scene.reveal()
    scene.tell("coordinates-checked", seat=seat, to=(seat,), secret={"card": state.coordinates})


def can_set_destination(scene: Scene, seat: int) -> bool:
    """Not while anybody hibernates or an Intruder is in the Cockpit (special.destination-blocked)."""
    state = scene.state
    return all(one.status != "hibernating" for one in state.characters) and not intruders_in(state, COCKPIT)


def set_destination(scene: Scene, seat: int) -> Flow[None]:
    """Move the Destination marker before everybody's eyes (special.set-destination)."""
    state = scene.state
    spaces = [space for space in "abcd" if space != state.destination]
    state.destination = yield ask(seat, "set-destination", spaces, rule="special.set-destination")
    scene.tell("destination", seat=seat, space=state.destination)


# -- Engine Rooms --------------------------------------------------------------------------------------------------


def check_engine(scene: Scene, seat: int) -> None:
    """Look at the top token of the engine in secret (special.check-engine, hidden.engines)."""
    look_at_engine(scene, seat, ENGINE_ROOMS[scene.state.characters[seat].room])


def look_at_engine(scene: Scene, seat: int, engine: int) -> None:
    """Learn the state of one engine."""
    state = scene.state
    if seat not in state.engines_seen[engine - 1]:
        state.engines_seen[engine - 1].append(seat)
    scene.reveal()
    scene.tell("engine-checked", seat=seat, engine=engine, to=(seat,), secret={"state": state.engines[engine - 1][0]})


def can_repair_engine(scene: Scene, seat: int) -> bool:
    """In an Engine Room, even one with a Malfunction marker (special.repair-with-malfunction)."""
    return scene.state.characters[seat].room in ENGINE_ROOMS


def repair_engine(scene: Scene, seat: int) -> Flow[None]:
    """Look at both tokens and put them back in either order; say whether it changed.

    (special.repair-engine, special.repair-announce, malfunction.engine-state)
    """
    engine = ENGINE_ROOMS[scene.state.characters[seat].room]
    look_at_engine(scene, seat, engine)
    tokens = scene.state.engines[engine - 1]
    answer = yield ask(
        seat, "engine-order", ["leave", "swap"], rule="special.repair-engine", engine=engine, secret={"top": tokens[0]}
    )
    if answer == "swap":
        tokens.reverse()
    scene.tell("engine-order", seat=seat, engine=engine, swapped=answer == "swap")


enter(
    RoomTile(
        "cockpit", "special",
        action=Ability((Use("check", check_coordinates), Use("set", set_destination, can_set_destination)), 2, "calm"),
    ),
    RoomTile(
        "hibernatorium", "special", action=Ability((Use("hibernate", hibernate, can_hibernate),), 2, "calm")
    ),
    *(
        RoomTile(f"engine-{number}", "special", action=Ability((Use("check", check_engine),), 2, "calm"))
        for number in (1, 2, 3)
    ),
)  # fmt: skip
"""special.explored, special.cockpit, special.hibernate, special.check-engine"""
