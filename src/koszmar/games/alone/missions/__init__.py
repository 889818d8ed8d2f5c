"""Missions: what a card is, what an Interact does for one, and what happens when one is completed (Missions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from koszmar.kernel.flow import Flow, ask
from koszmar.parts.moments import Answer, carry_out
from koszmar.parts.moments import enter as answer

from ..harm import hero_wins
from ..hindrances import HINDRANCES
from ..items import charge_options, discard_charge
from ..labyrinth import note
from ..state import HERO, Mission, Scene

WITH_CHARGE, PLAIN = "with-charge", "plain"


Steps: TypeAlias = Callable[[Scene, Mission], list[tuple[str, str]]]
Take: TypeAlias = Callable[[Scene, Mission, str], Any]


class MissionCard(Struct, frozen=True):
    """A mission card."""

    key: str
    deck: Literal["sm", "pm", "fm"]
    room: str
    """The room it takes place in; each room has one mission of each deck."""
    steps: Steps
    """What an Interact can do for it where the Hero is, by what he knows: (mission key, step)."""
    take: Take
    """Take a step; a flow. It calls ``complete`` when the mission is done, or ``win``."""
    condition: str = ""
    """The special condition of a PM, as rules ask for it (mission.pm-condition)."""
    reward: Callable[[Scene], Any] | None = None
    """What an SM gives; a flow, or a plain function (mission.sm-bonus)."""
    activate: Callable[[Scene, Mission], Any] | None = None
    """What happens when a final mission is activated."""
    grows: Callable[[Scene, Mission], Any] | None = None
    """Growth of a final mission at the end of a round (mission.growth)."""
    on: tuple[Answer, ...] = ()
    """Moments that a final mission answers once it is activated."""
    printed: bool = False
    """Whether it is a card of the published game, and not of our edition."""


MISSIONS: dict[str, MissionCard] = {}
"""Every mission by key (mission.deck-counts); filled by ``starting``, ``nuisances`` and ``final``."""


def enter(*cards: MissionCard) -> None:
    """Enter cards in the catalogue."""
    for card in cards:
        MISSIONS[card.key] = card
        HINDRANCES[card.key] = card.condition
        answer("mission", card.key, card.on)


def in_play(scene: Scene) -> list[Mission]:
    """Missions that an Interact can be for: those not completed; the final one once it is active.

    (mission.final-not-early, overview.final-locked, mission.either-order, mission.second-starting)
    """
    state = scene.state
    found = [mission for mission in state.starting if not mission.done]
    return [*found, state.final] if state.active else found


def interact_options(scene: Scene) -> list[tuple[str, str]]:
    """Steps of missions that can be taken here: (mission, step) (interact.mission, mission.interact-in-room)."""
    found: list[tuple[str, str]] = []
    for mission in in_play(scene):
        found += MISSIONS[mission.key].steps(scene, mission)
    return found


def interact_with(scene: Scene, key: str, step: str) -> Flow[None]:
    """Take a step of a mission."""
    mission = next(one for one in in_play(scene) if one.key == key)
    yield from scene.because(f"mission-{key}", carry_out(MISSIONS[key].take(scene, mission, step)))


def room_here(scene: Scene) -> str:
    """The room the Hero is in; empty in a corridor."""
    return scene.state.labyrinth[scene.state.hero].room


def rooms_of_missions(scene: Scene) -> list[str]:
    """The rooms of the three missions (mission.different-rooms)."""
    state = scene.state
    return [MISSIONS[mission.key].room for mission in (*state.starting, state.final)]


def cannot(scene: Scene, mission: Mission) -> None:
    """A step turns out to be impossible, by a reaction or by what the Hero did not know: the Interact is spent."""
    note(scene, "step-fails", mission=mission.key)


# -- work ----------------------------------------------------------------------------------------------------------


def work_options(scene: Scene, mission: Mission, type_: str, left: int) -> list[tuple[str, str]]:
    """An Interact that is work; a charge of the named type helps, if more than 1 work is left (mission.work)."""
    found = [(mission.key, PLAIN)]
    if type_ and left > 1 and charge_options(scene, type_):
        found.append((mission.key, WITH_CHARGE))
    return found


def do_work(scene: Scene, mission: Mission, step: str, type_: str) -> Flow[None]:
    """1 work, and 1 more for a charge of the named type, if a reaction has left him one (mission.work)."""
    amount = 1
    options = charge_options(scene, type_) if step == WITH_CHARGE else []
    if options:
        discard_charge(scene, (yield ask(HERO, "discard-charge", options, rule="mission.work")))
        amount = 2
    mission.work += amount
    note(scene, "work", mission=mission.key, work=mission.work)


def needs_work(
    type_: str = "",
    *,
    once: bool = False,
    head_start: Callable[[Scene], int] = lambda scene: 0,
    possible: Callable[[Scene, Mission], bool] = lambda scene, mission: True,
) -> tuple[Steps, Take]:
    """``work 2 (type)``, or 1 Interact with ``once``: the steps of a starting mission, and taking one (mission.work).

    ``head_start`` is work that counts as done; work is offered, and done, only while it is ``possible``.
    """

    def left(scene: Scene, mission: Mission) -> int:
        return (1 if once else int(scene.parameters.work)) - mission.work - head_start(scene)

    def steps(scene: Scene, mission: Mission) -> list[tuple[str, str]]:
        if room_here(scene) != MISSIONS[mission.key].room or not possible(scene, mission):
            return []
        return work_options(scene, mission, type_, left(scene, mission))

    def take(scene: Scene, mission: Mission, step: str) -> Flow[None]:
        if not possible(scene, mission):
            cannot(scene, mission)
            return
        yield from do_work(scene, mission, step, type_)
        if left(scene, mission) <= 0:
            yield from complete(scene, mission)

    return steps, take


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


def win(scene: Scene, mission: Mission) -> None:
    """The final mission is completed, and the Hero has won (end.hero-wins)."""
    mission.done = True
    note(scene, "mission-done", mission=mission.key)
    hero_wins(scene)


def may_complete_final(scene: Scene) -> bool:
    """Not in the turn of its activation (mission.final-not-same-turn)."""
    return not scene.state.turn.activated
