"""Missions: what a card is, what an Interact does for one, and what happens when one is completed (Missions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from ..items import charge_options, discard_charge
from ..labyrinth import note
from ..state import HERO, Mission, Scene

WITH_CHARGE, PLAIN = "with-charge", "plain"


class MissionCard(Struct, frozen=True):
    """A mission card."""

    key: str
    deck: Literal["sm", "pm", "fm"]
    room: str
    """The room it takes place in; each room has one mission of each deck."""
    condition: str = ""
    """The special condition of a PM, as rules ask for it (mission.pm-condition)."""
    steps: Callable[[Scene, Mission], list[Key]] = lambda scene, mission: []
    """What an Interact can do for it where the Hero is, by what he knows: (mission key, step…)."""
    take: Callable[[Scene, Mission, str], Any] | None = None
    """Take a step; a flow. It calls ``complete`` when the mission is done."""
    reward: Callable[[Scene], Any] | None = None
    activate: Callable[[Scene, Mission], Any] | None = None
    """What happens when a final mission is activated."""
    grows: Callable[[Scene, Mission], Any] | None = None
    """Growth of a final mission at the end of a round (mission.growth)."""
    printed: bool = False


MISSIONS: dict[str, MissionCard] = {}
"""Every mission by key (mission.deck-counts); filled by ``starting``, ``nuisances`` and ``final``."""


def enter(*cards: MissionCard) -> None:
    """Enter cards in the catalogue."""
    for card in cards:
        MISSIONS[card.key] = card


def in_play(scene: Scene) -> list[Mission]:
    """Missions that an Interact can be for: those not completed; the final one once it is active.

    (mission.final-not-early, overview.final-locked, mission.either-order, mission.second-starting)
    """
    state = scene.state
    found = [mission for mission in state.starting if not mission.done]
    return [*found, state.final] if state.active else found


def interact_options(scene: Scene) -> list[tuple[str, ...]]:
    """Steps of missions that can be taken here: (mission, step…) (interact.mission, mission.interact-in-room)."""
    found: list[tuple[str, ...]] = []
    for mission in in_play(scene):
        found += [tuple(map(str, key)) if isinstance(key, tuple) else (str(key),)
                  for key in MISSIONS[mission.key].steps(scene, mission)]  # fmt: skip
    return found


def interact_with(scene: Scene, key: str, step: str = "") -> Flow[None]:
    """Take a step of a mission."""
    mission = next(one for one in in_play(scene) if one.key == key)
    take = MISSIONS[key].take
    assert take is not None
    yield from scene.because(f"mission-{key}", carry_out(take(scene, mission, step)))


def room_here(scene: Scene) -> str:
    """The room the Hero is in; empty in a corridor."""
    return scene.state.labyrinth[scene.state.hero].room


# -- work ----------------------------------------------------------------------------------------------------------


def work_steps(type_: str, needed: int | None = None) -> Callable[[Scene, Mission], list[Key]]:
    """An Interact in the mission's room is work; a charge of a type helps (mission.work)."""

    def steps(scene: Scene, mission: Mission) -> list[Key]:
        if room_here(scene) != MISSIONS[mission.key].room:
            return []
        found: list[Key] = [(mission.key, PLAIN)]
        if type_ and charge_options(scene, type_):
            found.append((mission.key, WITH_CHARGE))
        return found

    return steps


def do_work(scene: Scene, mission: Mission, step: str, type_: str) -> Flow[None]:
    """1 work, and 1 more for a charge of the named type (mission.work)."""
    amount = 1
    if step == WITH_CHARGE:
        key = yield ask(HERO, "discard-charge", charge_options(scene, type_), rule="mission.work")
        discard_charge(scene, key)
        amount = 2
    mission.work += amount
    note(scene, "work", mission=mission.key, work=mission.work)


# -- completing ----------------------------------------------------------------------------------------------------


def complete(scene: Scene, mission: Mission) -> Flow[None]:
    """A starting mission is done: its own reward, and the first time the mid-game rewards and the final mission.

    (mission.first-starting, mission.own-reward-too, mission.second-starting, overview.activation-bonus,
    overview.hero-goal)
    """
    state = scene.state
    mission.done = True
    note(scene, "mission-done", mission=mission.key)
    reward = MISSIONS[mission.key].reward
    if reward is not None:
        yield from carry_out(reward(scene))
    if not state.active:
        from ..difficulty import mid_game_rewards

        yield from mid_game_rewards(scene)
        state.active = state.turn.activated = True
        scene.reveal()
        note(scene, "final-mission", mission=state.final.key)
        activate = MISSIONS[state.final.key].activate
        if activate is not None:
            yield from carry_out(activate(scene, state.final))


def may_complete_final(scene: Scene) -> bool:
    """Not in the turn of its activation (mission.final-not-same-turn)."""
    return not scene.state.turn.activated
