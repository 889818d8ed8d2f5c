"""The table as one seat sees it: darkness and a torch for the Hero, the whole station for Evil."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from koszmar.kernel.flow import Decision
from koszmar.kernel.scene import Result
from koszmar.kernel.view import (
    AIM,
    Announcement,
    Badge,
    Ending,
    Message,
    Panel,
    Passage,
    Question,
    Roll,
    Stat,
    Step,
    Track,
    View,
    Window,
    once,
)  # fmt: skip
from koszmar.parts.figures import word_of

from ..harm import healing_limit
from ..reactions import PASS
from ..reactions.verbs import NONE
from ..round_end import adrenaline_maximum, visible_symbols
from ..state import HERO, Scene, evil_seats
from .choices import describe, touches
from .notebook import books
from .phrases import phrase, seat_name, sees_the_map
from .plan import board
from .telling import dice_of
from .ways import far_ways
from .zones import HERO_ZONES, reaction_track, zones

__all__ = ["touches", "view"]

_NIGHTMARE = Badge("nightmare", Message("badge-nightmare"))
_SPENT = Badge("spent", Message("badge-spent"))
UNSAID = ("points", "second", "pause", "sector", "target", "half")
"""Arguments of questions that no sentence needs."""
FRESH = ("act", "deal", "place-creature", "place-danger")
"""Questions that are no part of what was answered before, unless a card asks them: an action, and what Evil does at
set-up and at the end of a round.
"""


def view(scene: Scene, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    """Everything that this seat (or a spectator, None) may see, and nothing else."""
    return View(
        game="alone",
        seat=seat,
        status=_status(scene),
        tracks=_tracks(scene),
        books=books(scene),
        boards=[board(scene)],
        rolls=_rolls(decision),
        announcements=_announcements(scene, seat),
        zones=zones(scene),
        panels=[_panel(scene, owner) for owner in range(scene.players)],
        aims=[] if seat is None else _aims(scene, seat),
        question=_question(scene, decision, seat) if decision else None,
        ending=_ending(result, seat) if result else None,
    )


def _aims(scene: Scene, seat: int) -> list[Passage]:
    """The Hero's missions, or the Hero's end (overview.hero-goal, end.evil-wins)."""
    state = scene.state
    if seat != HERO:
        return [Passage(AIM, Message("aim-evil"))]
    missions = [state.final] if state.active else [one for one in state.starting if not one.done]
    goals = [Passage(Message(f"mission-{one.key}"), Message(f"mission-{one.key}.text")) for one in missions]
    return [Passage(AIM, Message("aim-hero-final" if state.active else "aim-hero")), *goals]


def _status(scene: Scene) -> Message:
    state = scene.state
    if state.phase == "setup":
        return Message("status-setup")
    if state.phase == "round-ends":
        return Message("status-round-ends", {"round": state.round})
    return Message("status-nightmare" if state.sheet.nightmare else "status-turn", {"round": state.round})


# -- tracks --------------------------------------------------------------------------------------------------------


@once
def _tracks(scene: Scene) -> list[Track]:
    """The round with its healing limits, its turns, and the reactions (track.public)."""
    marker = scene.state.sheet.marker
    return [
        Track("rounds", Message("track-rounds"), _limits(tuple(scene.parameters.healing)), marker, "rounds"),
        _turns(scene),
        reaction_track(scene),
    ]


@cache
def _limits(healing: tuple[int, ...]) -> list[Step]:
    """The round track with its healing limits; the last space is the Nightmare (round.marker-left)."""
    last = len(healing) - 1
    return [
        Step(
            f"rounds-{place}",
            Message("step-limit", {"limit": limit}),
            badges=[_NIGHTMARE] if place == last else [],
        )
        for place, limit in enumerate(healing)
    ]


def _turns(scene: Scene) -> Track:
    """Turn tokens: those of the turns played are spent (round.eight-turns)."""
    now = scene.state.turn_number
    steps = _turn_steps(scene.parameters.turns, now)
    return Track("turns", Message("track-turns"), steps, now - 1 if now else None, "turns")


@cache
def _turn_steps(turns: int, now: int) -> list[Step]:
    return [
        Step(f"turns-{turn}", Message("number", {"number": turn}), badges=[_SPENT] if turn < now else [])
        for turn in range(1, turns + 1)
    ]


def _rolls(decision: Decision | None) -> list[Roll]:
    """Dice that lie while somebody decides about them."""
    if decision is None or "dice" not in decision.args:
        return []
    return [Roll(Message("roll-dice"), dice_of(decision.args), seat=decision.seat)]


def _announcements(scene: Scene, seat: int | None) -> list[Announcement]:
    """The card that is being resolved, for everybody to read (reaction.face-up-read).

    Evil knows its own cards, and needs the map that would lie under them.
    """
    known = seat is not None and seat != HERO
    return [_read_aloud(cause, known) for cause in scene.causes if cause.startswith("reaction-")]


@cache
def _read_aloud(cause: str, folded: bool) -> Announcement:
    passages = [Passage(Message(cause), Message(f"{cause}.text"))]
    return Announcement(cause, Message(cause), passages, icon="reaction", folded=folded)


# -- the players ---------------------------------------------------------------------------------------------------


@once
def _panel(scene: Scene, owner: int) -> Panel:
    state = scene.state
    if owner != HERO:
        return Panel(
            owner,
            seat_name(scene, owner),
            "evil",
            Message("role-leader") if owner == state.leader else Message("role-evil"),
            Message("about-evil"),
            [Stat("cards", Message("stat-cards"), len(state.hands[owner]))],
            [f"hand-{owner}"],
        )
    sheet = state.sheet
    stats = [
        clip("health", sheet.health, scene.parameters.status),
        clip("sanity", sheet.sanity, scene.parameters.status),
        Stat("limit", Message("stat-limit"), healing_limit(scene)),
        Stat("adrenaline", Message("stat-adrenaline"), sheet.adrenaline, adrenaline_maximum(scene)),
        Stat("danger-due", Message("stat-danger-due"), visible_symbols(scene)),
    ]
    about = Message(f"character-{sheet.character}.text") if sheet.character else None
    portrait = sheet.character or "hero"
    return Panel(owner, seat_name(scene, owner), portrait, Message("role-hero"), about, stats, HERO_ZONES, True)


@cache
def clip(track: str, points: int, most: int) -> Stat:
    """Health or Sanity as a clip on its row; at 0 it has left the row (status.start-values)."""
    return Stat(track, Message(f"track-{track}"), points, row=list(range(1, most + 1)), at=points - 1, start=most - 1)


# -- the question --------------------------------------------------------------------------------------------------


def _question(scene: Scene, decision: Decision, seat: int | None) -> Question:
    """What is asked. Of Evil's questions the Hero learns only that something is decided in the dark.

    Not even by whom: who has answered and who has not would say something about their cards.
    """
    cause = Message(scene.causes[-1]) if scene.causes else None
    if decision.seat != HERO and not sees_the_map(scene.state):
        return Question(list(evil_seats(scene)), Message("prompt-in-the-dark"), "reaction.moment", cause)
    args = {"seat": decision.seat, **{name: value for name, value in decision.args.items() if name not in UNSAID}}
    if decision.prompt == "react":
        args["occasion"] = phrase(scene, "react-at" if decision.args["symbol"] else "react-at-end", args)
    if "way" in args:
        args["text"] = Message(f"standard-{args['way']}.text")
    mine = replace(decision, seats=(seat,)) if seat in decision.seats else decision
    return Question(
        list(decision.seats),
        phrase(scene, f"prompt-{decision.prompt}", args),
        decision.rule,
        cause,
        [describe(scene, mine, key) for key in decision.options],
        about=word_of(HERO) if decision.prompt == "react" else "",
        window=_window(decision, seat),
        ways=far_ways(scene, decision) if seat == HERO == decision.seat else [],
        fresh=decision.prompt in FRESH and cause is None,
    )


def _window(decision: Decision, seat: int | None) -> Window | None:
    """A moment for reactions, or a question that has nothing to choose from (reaction.moment)."""
    if decision.prompt == "react":
        moment = decision.args["moment"]
        calls = [f"hand-{seat}/{key[1]}" for key in decision.options if isinstance(key, tuple) and key[0] == "play"]
        return Window(PASS, moment, Message(f"window-{moment}"), calls)
    if decision.seat != HERO and list(decision.options) == [NONE]:
        return Window(NONE, NONE, Message("choice-none"))
    return None


def _ending(result: Result, seat: int | None) -> Ending:
    """How it ended, and what that means for whoever looks."""
    verdict = None
    if seat is not None:
        side = "hero" if seat == HERO else "evil"
        verdict = Message(f"verdict-{side}-{'won' if seat in result.winners else 'lost'}")
    return Ending(list(result.winners), Message(f"ending-{result.reason}"), result.rule, verdict)
