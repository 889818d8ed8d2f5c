"""The table as one seat sees it: the house, everybody's cards, the app, a puzzle, dice, and the question.

What the menu of the published app offers is always there: the objective and the log. The rest happens by itself, or is
the same for every game: settings, tables of one's own, and new ones.

(menu.open, menu.options, screen.settings, screen.main-menu)
"""

from __future__ import annotations

from functools import cache

from koszmar.kernel.flow import Decision
from koszmar.kernel.knowledge import is_unknown
from koszmar.kernel.scene import Result
from koszmar.kernel.view import AIM, Card, Ending, Message, Panel, Passage, Question, Stat, View, once

from ..condition_cards import INSANE
from ..in_force import kind_of
from ..investigators import INVESTIGATORS
from ..scenario.happenings import plan
from ..state import SKILLS, Scene, Who, seat_of
from .choices import describe, touches
from .names import card_name, card_text, story, who_name
from .phrases import cause, phrase
from .plan import board, harm_stats
from .riddles import puzzles
from .staging import announcements, log, notes, objective, rolls
from .ways import far_ways
from .zones import common_zones, condition, drawer, investigators_zones, zones_of

__all__ = ["touches", "view"]

UNSAID = ("dice", "texts", "marked", "used")
"""Arguments of questions that no sentence needs."""


def view(scene: Scene, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    """Everything that this seat (or a spectator, None) may see, and nothing else."""
    return View(
        game="mansions",
        seat=seat,
        status=_status(scene),
        books=[*log(scene), *notes(scene)],
        boards=[board(scene)] if scene.state.tiles else [],
        rolls=rolls(scene, decision),
        puzzles=puzzles(scene, decision),
        announcements=announcements(scene),
        zones=[*investigators_zones(scene, seat), *common_zones(scene)]
        if scene.options.table == "ours"
        else drawer(scene),
        panels=[_panel(scene, owner) for owner in range(scene.players)],
        aims=[] if seat is None else _aims(scene, seat),
        question=_question(scene, decision, seat) if decision else None,
        ending=_ending(scene, result, seat) if result else None,
    )


def _status(scene: Scene) -> Message:
    state = scene.state
    if state.phase == "turn":
        return Message("status-turn", {"round": state.round, "who": who_name(state, state.turn.who)})
    return Message(f"status-{state.phase}", {"round": state.round})


def _aims(scene: Scene, seat: int) -> list[Passage]:
    """What to do, as the app says; whoever is Insane has a goal of their own first (win.individual, insane.secret)."""
    own = [Passage(AIM, goal.text) for who in crew(scene, seat) for goal in _goals(scene, who)]
    return [*own, Passage(Message("objective") if own else AIM, objective(scene))]


def _goals(scene: Scene, who: Who) -> list[Card]:
    """The Insane card of an investigator, for whoever knows what is on its back."""
    one = scene.state.investigators[who]
    known = [card for card in one.conditions if not is_unknown(card.key) and kind_of(card.key) == INSANE]
    return [condition(scene, who, one, card) for card in known]


# -- the players -----------------------------------------------------------------------------------------------------


def crew(scene: Scene, seat: int) -> list[Who]:
    """The investigators of a seat; a single player has two (setup.solo)."""
    return [who for who in range(len(scene.state.investigators)) if seat_of(scene, who) == seat]


@once
def _panel(scene: Scene, seat: int) -> Panel:
    state, mine = scene.state, crew(scene, seat)
    if not mine or scene.options.table == "own":
        return Panel(seat, Message("seat", {"number": seat + 1}), "")
    names = [who_name(state, who) for who in mine]
    first = state.investigators[mine[0]].key
    return Panel(
        seat,
        names[0] if len(names) == 1 else Message("names", {"names": names}),
        first,
        _role(scene, mine),
        Message(f"investigator-{first}.text"),
        [stat for who in mine for stat in _stats(scene, who, alone=len(mine) == 1)],
        [zone for who in mine for zone in zones_of(scene, who)],
        state.phase == "turn" and state.turn.who in mine,
        all(state.investigators[who].out for who in mine),
    )


def _role(scene: Scene, mine: list[Who]) -> Message | None:
    """Who has taken a turn already in this round."""
    waiting = any(not scene.state.investigators[who].done for who in mine)
    return Message("role-done") if scene.state.phase == "investigators" and not waiting else None


def _stats(scene: Scene, who: Who, *, alone: bool) -> list[Stat]:
    """Damage, Horror and Clues, then the printed skills; a single player's two are told apart by their names."""
    one = scene.state.investigators[who]
    stats = [*harm_stats(one.key, len(one.damage), len(one.horror)), Stat("clues", Message("stat-clues"), one.clues)]
    stats += _skills(one.key)
    if alone:
        return stats
    name = who_name(scene.state, who)
    return [Stat(f"{stat.id}/{who}", Message("stat-of", {"who": name, "stat": stat.label}), stat.value, stat.limit)
            for stat in stats]  # fmt: skip


@cache
def _skills(key: str) -> list[Stat]:
    return [Stat(skill, Message(f"skill-{skill}"), INVESTIGATORS[key].skills[skill]) for skill in SKILLS]


# -- the question ----------------------------------------------------------------------------------------------------

FRESH = frozenset({"act", "who-next", "monster-way", "which-victim", "horror-of-whom"})
"""What is asked because it is somebody's turn, or a monster's: nobody's last answer has brought it about."""


def _question(scene: Scene, decision: Decision, seat: int | None) -> Question:
    args = {name: value for name, value in decision.args.items() if name not in UNSAID}
    return Question(
        list(decision.seats),
        phrase(scene, f"prompt-{decision.prompt}", args),
        decision.rule,
        _cause(scene, decision),
        [describe(scene, decision, key) for key in decision.options],
        about=f"investigator-{args['who']}" if "who" in args else "",
        ways=far_ways(scene, decision, args["who"]) if decision.prompt == "act" and seat == decision.seat else [],
        fresh=decision.prompt in FRESH,
    )


def _cause(scene: Scene, decision: Decision) -> Message | None:
    """What a question comes from; a card that somebody shall take lies nowhere yet, and is read here."""
    if decision.prompt != "who-takes":
        return cause(scene)
    card = str(decision.args["card"])
    return Message("cause-card", {"card": card_name(card), "text": card_text(card)})


def _ending(scene: Scene, result: Result, seat: int | None) -> Ending:
    """How it ended: the scenario's own words where it has some, and what became of each."""
    endings = plan(scene).endings
    found = endings.get(result.reason)
    if found is None:
        reason = Message(f"ending-{result.reason}")
    else:
        reason = story(scene, found.epilogue) if found.epilogue else Message(f"ending-{found.result}")
    verdict = None
    if seat is not None and 0 < len(result.winners) < scene.players:  # with the others, the headline says it
        verdict = Message("verdict-won" if seat in result.winners else "verdict-lost")
    fates = [_fates(scene, result, owner) for owner in range(scene.players)]
    return Ending(list(result.winners), reason, result.rule, verdict, fates)


def _fates(scene: Scene, result: Result, seat: int) -> Message:
    """What became of the investigators of a seat."""
    found = [_fate(scene, result, who) for who in crew(scene, seat)]
    return found[0] if len(found) == 1 else Message("fates", {"first": found[0], "second": found[1]})


def _fate(scene: Scene, result: Result, who: Who) -> Message:
    won = seat_of(scene, who) in result.winners
    args = {"who": who, "won": won, "out": bool(scene.state.investigators[who].out)}
    fate = phrase(scene, "fate", args)
    for goal in _goals(scene, who):
        return Message("fate-insane", {"fate": fate, "goal": goal.title, "text": goal.text})
    return fate
