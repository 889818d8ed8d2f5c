"""The table as one seat sees it: the ship, tracks, decks, every player's cards and belongings, and the question."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from koszmar.kernel.flow import Decision, notation
from koszmar.kernel.knowledge import is_unknown
from koszmar.kernel.scene import Result
from koszmar.kernel.view import AIM, Badge, Ending, Message, Panel, Passage, Question, Stat, Step, Track, View, lasting

from ..ending import COORDINATES
from ..hand import action_cards
from ..objectives import is_cooperative, kept_by
from ..state import Scene, is_active
from ..wounds import MOST_LIGHT, MOST_SERIOUS
from .choices import describe, touches
from .phrases import called, phrase, seat_name
from .plan import board
from .staging import announcements, rolls
from .ways import far_ways
from .zones import common_zones, players_zones, zones_of

__all__ = ["touches", "view"]

UNSAID = ("now", "top", "rule", "target")
"""Arguments of questions that no sentence needs."""
HIBERNATION = Badge("hibernation", Message("badge-hibernation"))
JUMP = Badge("jump", Message("badge-jump"))
UNSTOPPABLE = Badge("pods", Message("badge-pods-unlock"))


def view(scene: Scene, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    """Everything that this seat (or a spectator, None) may see, and nothing else."""
    return View(
        game="nemesis",
        seat=seat,
        status=_status(scene),
        tracks=_tracks(scene),
        boards=[board(scene, seat)],
        rolls=rolls(scene),
        announcements=announcements(scene),
        zones=[*players_zones(scene, seat), *common_zones(scene)],
        panels=[_panel(scene, owner) for owner in range(scene.players)],
        aims=[] if seat is None else _aims(scene, seat),
        question=_question(scene, decision, seat) if decision else None,
        ending=_ending(scene, result, seat) if result else None,
    )


def _aims(scene: Scene, seat: int) -> list[Passage]:
    """To survive with the Objective that was kept; before that either of two (objective.never-met).

    Friends win with the Objectives of all, and one survivor is enough (coop.win).
    """
    own = _goals(scene, seat)
    one, other = (own[0].text, own[-1].text) if own else ("", "")
    args = {"count": len(own), "one": one, "other": other}
    if scene.players == 1 or not is_cooperative(scene):
        return [Passage(AIM, Message("aim-survive", args)), *own]
    theirs = [goal for friend in range(scene.players) if friend != seat for goal in _goals(scene, friend)]
    return [Passage(AIM, Message("aim-together", args)), *own, *theirs]


def _goals(scene: Scene, seat: int) -> list[Passage]:
    """The Objectives of a seat, as far as they can be seen."""
    known = [key for key in kept_by(scene, seat) if not is_unknown(key)]
    return [Passage(Message(f"objective-{key}"), Message(f"objective-{key}.text")) for key in known]


def _status(scene: Scene) -> Message:
    state = scene.state
    if state.phase == "draft":
        return Message("status-draft")
    if state.phase in ("turn", "turn-ends"):
        return Message("status-turn", {"round": state.round, "seat": seat_name(state, state.turn.seat)})
    return Message(f"status-{state.phase}", {"round": state.round})


# -- tracks --------------------------------------------------------------------------------------------------------


def _tracks(scene: Scene) -> list[Track]:
    running = scene.state.destruct >= 0
    return [_time(scene), *([_destruct(scene)] if running else []), _destination(scene)]


def _time(scene: Scene) -> Track:
    return _time_left(scene.parameters.time, scene.parameters.blue, scene.state.time)


@lasting
def _time_left(first: int, blue: int, left: int) -> Track:
    return Track("time", Message("track-time"), _time_steps(first, blue), first - left, "time")


@cache
def _time_steps(first: int, blue: int) -> list[Step]:
    """From the green space over the blue ones to the jump (time.track)."""
    return [
        Step(
            f"time-{left}",
            Message("number", {"number": left}),
            badges=[HIBERNATION] if 0 < left <= blue else [] if left else [JUMP],
        )
        for left in range(first, -1, -1)
    ]


def _destruct(scene: Scene) -> Track:
    """The Self-Destruct sequence; it lies on the table while it runs (destruct.track)."""
    first, yellow, now = scene.parameters.destruct, scene.parameters.yellow, scene.state.destruct
    steps = [
        Step(f"destruct-{left}", Message("number", {"number": left}), badges=[UNSTOPPABLE] if left <= yellow else [])
        for left in range(first, -1, -1)
    ]
    return Track("destruct", Message("track-destruct"), steps, first - now, "destruct")


def _destination(scene: Scene) -> Track:
    return _course(scene.state.coordinates, scene.state.destination)


@lasting
def _course(coordinates: str, destination: str) -> Track:
    steps, marker = _destinations(coordinates), "abcd".index(destination)
    return Track("destination", Message("track-destination"), steps, marker, "destination")


@cache
def _destinations(coordinates: str) -> list[Step]:
    """Where each space leads, if the Coordinates card is known (special.check-coordinates)."""
    places = COORDINATES.get(coordinates, {})
    return [
        Step(
            f"destination-{space}",
            Message("destination", {"space": space.upper()}),
            badges=[Badge(f"place/{places[space]}", Message(f"place-{places[space]}"))] if places else [],
        )
        for space in "abcd"
    ]


# -- the players ---------------------------------------------------------------------------------------------------


def _panel(scene: Scene, owner: int) -> Panel:
    state, one = scene.state, scene.state.characters[owner]
    is_turn = owner == state.turn.seat and state.phase == "turn"
    there = tuple(zones_of(scene, owner))
    return _panel_of(owner, one.key, _role(scene, owner), _stats(scene, owner), there, is_turn, not is_active(one))


@lasting
def _panel_of(
    owner: int, key: str, role: tuple[str, int], stats: tuple[tuple[str, int, int | None], ...],
    zones: tuple[str, ...], active: bool, out: bool,
) -> Panel:  # fmt: skip
    return Panel(
        owner,
        called(key, owner),
        key,
        _role_named(*role),
        Message(f"character-{key}.text") if key else None,
        [Stat(name, Message(f"stat-{name}"), value, most) for name, value, most in stats],
        list(zones),
        active,
        out,
    )


def _role_named(role: str, pod: int) -> Message | None:
    if role == "pod":
        return Message("role-pod", {"pod": pod})
    return Message(f"role-{role}") if role else None


def _role(scene: Scene, owner: int) -> tuple[str, int]:
    """How a character is, if not simply up and about, and in which Pod."""
    one = scene.state.characters[owner]
    if one.status == "pod":
        return "pod", one.pod
    if one.status != "aboard":
        return one.status, 0
    if one.passed:
        return "passed", 0
    return ("first" if scene.state.first == owner else ""), 0


def _stats(scene: Scene, owner: int) -> tuple[tuple[str, int, int | None], ...]:
    """The numbers of a character, each with the most that it can be if there is such a number."""
    one = scene.state.characters[owner]
    stats: list[tuple[str, int, int | None]] = []
    if scene.options.mode == "semi-cooperative" and scene.players > 1:
        stats.append(("number", one.number, None))
    stats.append(("cards", len(one.hand), None))
    if one.light:
        stats.append(("light", one.light, MOST_LIGHT))
    if one.wounds:
        stats.append(("serious", len(one.wounds), MOST_SERIOUS))
    if scene.options.enemy == "void-seeders":
        stats.append(("insanity", one.insanity, 5))
    stats += [(name, 1, None) for name in ("slime", "larva", "signal") if getattr(one, name)]
    return tuple(stats)


# -- the question --------------------------------------------------------------------------------------------------


def _question(scene: Scene, decision: Decision, seat: int | None) -> Question:
    args = {"seat": decision.seat, **{name: value for name, value in decision.args.items() if name not in UNSAID}}
    mine = replace(decision, seats=(seat,)) if seat in decision.seats else decision
    return Question(
        list(decision.seats),
        phrase(scene, f"prompt-{decision.prompt}", args),
        decision.rule,
        Message(scene.causes[-1]) if scene.causes else None,
        [describe(scene, mine, key) for key in decision.options],
        obvious=_obvious(scene, decision, seat),
        ways=far_ways(scene, decision.seat) if decision.prompt == "act" and seat == decision.seat else [],
        fresh=decision.prompt == "act",
    )


def _obvious(scene: Scene, decision: Decision, seat: int | None) -> str:
    """A payment with all that there is to pay with, where nobody learns anything from a pause: alone, or from the size
    of a hand."""
    if decision.prompt != "pay" or seat != decision.seat:
        return ""
    one = scene.state.characters[decision.seat]
    most = len(action_cards(one)) if scene.players == 1 else len(one.hand)
    left = decision.args["cost"] - len(decision.args["paid"])
    return notation(decision.options[0]) if most == left else ""


def _ending(scene: Scene, result: Result, seat: int | None) -> Ending:
    """How the voyage ended, and what became of this seat."""
    winners = list(result.winners)
    verdict = None
    if seat is not None and scene.state.outcomes[seat]:
        verdict = Message(f"verdict-{_verdict(scene, seat, seat in winners)}")
    fates = [_fate(scene, owner) for owner in range(scene.players)]
    return Ending(winners, _reason(scene, result), result.rule, verdict, fates)


def _reason(scene: Scene, result: Result) -> Message:
    """What has become of the ship; of one that jumps with nobody alive aboard, no sleeper will hear."""
    if result.reason == "jump" and all(one.status == "dead" for one in scene.state.characters):
        return Message("ending-nobody")
    return Message(f"ending-{result.reason}")


def _verdict(scene: Scene, seat: int, has_won: bool) -> str:
    """What is said to a seat: in a co-operative match the dead may have won, and the living not (coop.win)."""
    is_alive = scene.state.characters[seat].status in ("hibernating", "launched")
    if has_won:
        return "won" if is_alive else "fulfilled"
    return scene.state.outcomes[seat] if is_alive else "dead"


def _fate(scene: Scene, owner: int) -> Message:
    """What became of a player, how one died, and which Objective it was; whoever still had two lost with the first."""
    state, one = scene.state, scene.state.characters[owner]
    objective = one.objectives[max(0, one.kept)]
    outcome = state.outcomes[owner]
    status = "alive" if one.status in ("hibernating", "launched") else "dead"
    death = phrase(scene, "event-dies", {"seat": owner, "cause": one.death})
    said = {"seat": owner, "outcome": outcome, "status": status, "objective": objective, "death": death}
    return phrase(scene, "fate", said)
