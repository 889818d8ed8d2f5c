from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from koszmar.arena import Accumulator, Plan, Report, play, seat_bots, simulate
from koszmar.arena.workers import in_pieces, pieces
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
        turns.append(match.game.turn(match.state))
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
