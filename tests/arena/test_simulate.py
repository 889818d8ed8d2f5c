from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from io import StringIO
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from rich.console import Console

from koszmar.arena import Accumulator, Plan, Report, play, seat_bots, simulate
from koszmar.arena.progress import bar
from koszmar.arena.workers import Pieces, in_pieces, pieces
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game
from koszmar.kernel.match import Match

PLAN = Plan("bigbook", ("random", "sensible"), seed="7", matches=12)


def findings(report: Report) -> tuple[Any, ...]:
    """Everything about a report but the time that it took."""
    return report.results.played, report.lengths.decisions, report.turns.turns, report.errors


def test_one_worker_and_two_find_the_same() -> None:
    alone, together = simulate(PLAN, workers=1), simulate(PLAN, workers=2)
    assert findings(alone) == findings(together)
    assert alone.results.fingerprint == together.results.fingerprint
    assert alone.matches == 12


def test_another_seed_finds_something_else() -> None:
    other = Plan("bigbook", PLAN.bots, seed="8", matches=12)
    assert simulate(PLAN, workers=1).results.fingerprint != simulate(other, workers=1).results.fingerprint


def test_a_long_run_is_the_sum_of_its_parts() -> None:
    whole = simulate(PLAN, workers=1)
    parts = [simulate(Plan("bigbook", PLAN.bots, seed="7", first=first, matches=6), workers=1) for first in (0, 6)]
    assert whole.results.played == [*parts[0].results.played, *parts[1].results.played]


def test_the_report_counts_what_the_matches_were() -> None:
    report, decisions, turns = simulate(PLAN, workers=1), 0, []
    for number in range(PLAN.matches):
        match = PLAN.match(number)
        bots = seat_bots(PLAN.bots, match.seed)

        class Count(Accumulator):
            def step(self, match: Match, decision: Decision, key: Key) -> None:
                nonlocal decisions
                decisions += len(decision.options) >= 2

        play(match, bots, [Count()])
        turns.append(match.game.rules.turn(match.state))
        assert match.result is not None
        assert report.results.played[number] == (
            match.result.scores,
            match.result.reason,
            match.number,
            match.fingerprint(),
        )
    assert report.decisions == decisions
    assert report.turns.figures() == {"turns": sum(turns) / len(turns)}


def test_numbers_and_readings_of_the_plan_reach_the_match() -> None:
    plan = Plan("bigbook", ("random",) * 3, {"level": 3}, {"open-hands": "closed"}, {"hand_size": 7})
    setting = plan.match(0).setting
    assert (setting.players, setting.options.level, setting.rulings.open_hands) == (3, 3, "closed")
    assert setting.parameters.hand_size == 7


@pytest.mark.parametrize(
    "plan",
    [
        Plan("bigbook", ("random",)),
        Plan("bigbook", ("random", "clairvoyant")),
        Plan("bigbook", ("random", "random"), {"level": 4}),
        Plan("bigbook", ("random", "random"), {}, {"no-such-ruling": "x"}),
        Plan("bigbook", ("random", "random"), {}, {}, {"madness_by_players": {3: 5}}),
    ],
    ids=["too few players", "no such bot", "no such level", "no such ruling", "a number that is needed is missing"],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan) -> None:
    with pytest.raises(BadSetting):
        simulate(plan, workers=1)


@pytest.mark.usefixtures("faulty")
def test_a_rule_that_fails_is_reported_with_its_seed() -> None:
    report = simulate(PLAN, workers=1)
    assert report.errors
    assert len(report.errors) < report.matches == PLAN.matches
    failure = report.errors[0]
    assert failure.seed == f"7/{failure.match}"
    assert "LookupError: no such page" in failure.error
    again = Plan("bigbook", PLAN.bots, seed="7", first=failure.match, matches=1)
    assert simulate(again, workers=1).errors == [failure]


def test_a_match_that_does_not_end_is_an_error(altered: Callable[..., Game]) -> None:
    altered(horizon=10)
    report = simulate(PLAN, workers=1)
    assert [failure.choices for failure in report.errors] == [10] * PLAN.matches
    assert "horizon" in report.errors[0].error
    assert report.figures()["win_rate"] == 0
    assert report.figures()["interval"] == [0, 1]


def test_an_interrupted_run_keeps_what_is_done(stop_after: Any) -> None:
    report = simulate(PLAN, workers=1, progress=stop_after(5))
    assert report.interrupted
    assert report.results.played == simulate(PLAN, workers=1).results.played[:5]


class Prompts(Accumulator):
    def __init__(self) -> None:
        self.prompts: Counter[str] = Counter()
        self.ended = 0

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        self.prompts[decision.prompt] += 1

    def after(self, match: Match) -> None:
        self.ended += 1

    def figures(self) -> dict[str, Any]:
        return {"prompts": self.prompts}


def test_an_accumulator_of_ones_own_sees_every_choice() -> None:
    report = simulate(PLAN, workers=1, wishes=[Prompts])
    assert isinstance(prompts := report.wished[0], Prompts)
    assert prompts.ended == PLAN.matches
    assert prompts.prompts.total() == sum(choices for _, _, choices, _ in report.results.played)


def test_a_range_is_cut_without_losing_anything() -> None:
    for size in (1, 3, 7, 100):
        assert [number for piece in pieces(range(5, 28), size) for number in piece] == list(range(5, 28))


def test_work_comes_back_from_several_processes() -> None:
    assert sorted(in_pieces(sum, range(10), 2)) == list(range(10))
    assert list(in_pieces(sum, range(0), 2)) == []


def dies_once(marks: Path, numbers: Sequence[int]) -> list[int]:
    """Kills its own process in the middle of the work, the first time that it comes to number 5."""
    if 5 in numbers and not (marks / "died").exists():
        (marks / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return list(numbers)


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    found = in_pieces(partial(dies_once, tmp_path), range(16), 2)
    assert sorted(number for piece in found for number in piece) == list(range(16))
    assert (tmp_path / "died").exists()


def dies_always(numbers: Sequence[int]) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_work_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(in_pieces(dies_always, range(2), 2))


def sleeps_long(marks: Path, numbers: Sequence[int]) -> list[int]:
    """Number 0 is done as soon as somebody sleeps over number 1."""
    if 1 in numbers:
        (marks / "asleep").write_text(str(os.getpid()))
        sleep(3600)
    while not (marks / "asleep").exists() or not (marks / "asleep").read_text():
        sleep(0.01)
    return list(numbers)


def test_whoever_stops_a_job_does_not_wait_for_a_long_match(tmp_path: Path) -> None:
    found = in_pieces(partial(sleeps_long, tmp_path), range(2), 2)
    assert next(found) == [0]
    found.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "asleep").read_text()), 0)


JOB = """
import sys
from functools import partial
from pathlib import Path
from koszmar.arena.workers import in_pieces
from tests.arena.test_simulate import sleeps_long
list(in_pieces(partial(sleeps_long, Path(sys.argv[1])), range(2), 2))
"""


def test_nobody_goes_on_working_for_a_job_that_was_killed(tmp_path: Path) -> None:
    words = [sys.executable, "-c", JOB, str(tmp_path)]
    with subprocess.Popen(words, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE) as job:
        while not (tmp_path / "asleep").exists():
            assert job.poll() is None
            sleep(0.05)
        job.kill()
        assert job.stdout is not None
        assert job.stdout.read() == b""  # the end comes when nobody is left who could write


def test_the_time_left_is_told_where_a_match_takes_minutes() -> None:
    shown, now = bar(Console(file=StringIO(), force_terminal=True)), 0.0
    shown.get_time = lambda: now
    task = shown.add_task("minutes", total=10)
    for match in range(4):
        now = 300.0 * match
        shown.advance(task)
    assert shown.tasks[0].time_remaining == 6 * 300


def test_long_matches_are_given_out_one_by_one_and_short_ones_together() -> None:
    left = Pieces(range(1000), workers=2)
    assert left.next() == range(1)
    left.took(range(1), seconds=60)
    assert left.next() == range(1, 2)
    left.took(range(1, 2), seconds=0.5)
    assert left.next() == range(2, 6)
    left.took(range(2, 6), seconds=0.01)
    assert left.next() == range(6, 26)
    left.take_back()
    assert left.next() == range(6, 26)
