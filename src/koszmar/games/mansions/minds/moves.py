"""Moving when one may or must, and where Fire and monsters go."""

from __future__ import annotations

from collections.abc import Mapping

from koszmar.kernel.flow import Decision

from ..board import ON_FOOT, ways_for
from ..state import Scene, Space, Who
from .fights import threat_at
from .plans import FAR, Plans
from .roads import spread
from .turns import Act


def may_move(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """A step if it leads nearer and is not more dangerous."""
    turn = Act(scene, who)
    likes = []
    for option in decision.options:
        if option == "stay":
            likes.append(0.0)
        else:
            nearer = turn.away - turn.distance(str(option)) if turn.away < FAR else 0.0
            danger = threat_at(scene, who, str(option)) - threat_at(scene, who, turn.one.space)
            likes.append(0.5 * nearer - 0.4 * danger - (0.5 if turn.waste else 0.0))
    return likes


def forced_move(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Where it is least dangerous."""
    return [-threat_at(scene, who, str(option)) for option in decision.options]


def fire_spreads(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Where nobody is and nothing is to be done; where it shall burn, if anywhere."""
    _, tasks = Plans(scene, decision.seat).victory()
    wanted = {task[1] for task in tasks if task[0] == "burn"}
    people = {one.space for one in scene.state.investigators if one.space}
    persons = {token.at for token in scene.state.tokens if token.kind == "person" and token.follows < 0}
    places = people | {token.at for token in scene.state.tokens if token.kind != "sight"}
    near, fire = ways_for(scene.state, ON_FOOT).near, dict.fromkeys(scene.state.fire, 1.0)
    usual = _total(near, fire, places)
    return [
        3.0 * (space in wanted) - 1.0 * (space in people) - 1.5 * (space in persons) - 0.3 * (space in places)
        - (_total(near, {**fire, space: 1.0}, places) - usual) / len(places)
        for space in map(str, decision.options)
    ]  # fmt: skip


def _total(near: Mapping[Space, tuple[Space, ...]], fire: dict[Space, float], places: set[Space]) -> float:
    """How long all ways between some places are, with what burns."""
    ways = [spread(near, fire, [place]) for place in places]
    return sum(way.get(place, 0.0) for way in ways for place in places)


def monster_way(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Not into a space with somebody in it, and into Fire rather."""
    people = {one.space for one in scene.state.investigators if one.space}
    return [(space in scene.state.fire) - (space in people) for space in map(str, decision.options)]


def knock_back(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """Away from here."""
    people = {one.space for one in scene.state.investigators}
    return [0.1 if option == "stay" else 0.5 - (option in people) for option in decision.options]


def push_consent(scene: Scene, decision: Decision, who: Who) -> list[float]:
    """To a place that is not more dangerous."""
    here, there = scene.state.investigators[who].space, str(decision.args["space"])
    safe = threat_at(scene, who, there) <= threat_at(scene, who, here)
    return [float((option == "agree") == safe) for option in decision.options]
