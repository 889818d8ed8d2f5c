"""What came up in a match: found from events, answers and settings of any game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from koszmar.arena import Accumulator, Plan, simulate
from koszmar.arena.accumulators import wants_events
from koszmar.arena.uses import Uses, answer, index_of, things_of
from koszmar.kernel.game import Game, games
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event
from koszmar.kernel.words import Words

PLANS = [
    Plan("bigbook", ("sensible",) * 3, seed="7", matches=3),
    Plan("betrayal", ("random",) * 3, seed="7", matches=3),
]


class Kinds(Accumulator):
    """What happened, by kind."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.listened: list[bool] = []

    def event(self, match: Match, event: Event) -> None:
        self.kinds[event.kind] += 1

    def after(self, match: Match) -> None:
        assert match.scene.events is not None
        self.listened.append(self.kinds.total() >= len(match.scene.events) > 0)


class Deaf(Accumulator):
    """Wants no events, and gets none."""

    def __init__(self) -> None:
        self.silent: list[bool] = []

    def after(self, match: Match) -> None:
        self.silent.append(match.scene.events is None)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_events_are_on_only_if_somebody_listens_and_change_nothing(plan: Plan) -> None:
    assert (wants_events(Kinds()), wants_events(Deaf())) == (True, False)
    quiet, loud = (simulate(plan, workers=1, wishes=[wish]) for wish in (Deaf, Kinds))
    assert isinstance(deaf := quiet.wished[0], Deaf)
    assert isinstance(kinds := loud.wished[0], Kinds)
    assert all(deaf.silent)
    assert len(kinds.listened) == 3
    assert all(kinds.listened)
    assert quiet.results.fingerprint == loud.results.fingerprint


def test_every_event_of_a_match_is_told_once() -> None:
    plan = PLANS[0]
    report = simulate(plan, workers=1, wishes=[Kinds])
    assert isinstance(kinds := report.wished[0], Kinds)
    assert kinds.kinds["turn"] + plan.matches >= sum(report.turns.turns)
    assert kinds.kinds["choose-magician"] == 3 * plan.matches


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_one_process_and_two_count_the_same_uses(plan: Plan) -> None:
    one, two = (simulate(plan, workers=workers, wishes=[Uses]).wished[0] for workers in (1, 2))
    assert isinstance(one, Uses)
    assert isinstance(two, Uses)
    assert one.played == two.played
    assert len(one.played) == plan.matches


def used(plan: Plan) -> Any:
    wish = simulate(plan, workers=1, wishes=[Uses]).wished[0]
    assert isinstance(wish, Uses)
    return wish.played[0]


def test_a_character_belongs_to_the_seat_that_took_it() -> None:
    found = used(Plan("betrayal", ("random",) * 3, seed="7"))
    seats = [
        seat
        for key, counts in found.things.items()
        if key.startswith("explorer/")
        for seat, n in enumerate(counts)
        if n
    ]
    assert sorted(seats) == [0, 1, 2]


def test_what_was_chosen_before_the_match_came_up_too() -> None:
    magicians = ["fire-girl", "water-boy"]
    found = used(Plan("bigbook", ("random",) * 2, {"magicians": magicians}, seed="7"))
    assert found.things["magician/fire-girl"] == [1, 0, 0]
    assert found.things["magician/water-boy"] == [0, 1, 0]
    haunted = used(Plan("betrayal", ("random",) * 3, {"haunt": 9}, {}, {"dawn": 2}, seed="7"))
    assert [key for key in haunted.things if key.startswith("haunt/")] == ["haunt/09"]


def test_spells_are_counted_by_who_cast_them() -> None:
    found = used(PLANS[0])
    cast = sum(sum(counts) for key, counts in found.things.items() if key.startswith("spell/"))
    assert cast >= sum(map(sum, [found.taken["action/activate"]]))
    assert found.things["spell/growth"][-1] == 0


def test_what_is_taken_was_offered() -> None:
    for plan in PLANS:
        found = used(plan)
        for key, counts in found.taken.items():
            assert sum(counts) <= found.offered[key]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_thing_has_words_to_be_found_by_and_a_name(game: Game, lang: str) -> None:
    words = Words(game, lang)
    for key in things_of(game):
        thing = game.statistics.thing(key)
        assert thing is not None
        assert thing.words
        assert all(map(words.has, thing.name)), key


def test_a_number_names_a_thing_only_under_its_own_name() -> None:
    index = index_of("betrayal")
    assert index.named({"haunt": 21}) == {"haunt/21"}
    assert index.named({"seat": 3, "result": 21}) == set()
    assert index.named({"card": "dog", "seat": 1}) == {"card/dog"}


def test_a_curse_is_named_by_its_kind_and_its_effect_together() -> None:
    index = index_of("bigbook")
    assert index.named({"curse": "air", "effect": "mill-two"}) == {"curse/air/mill-two"}
    assert index.named({"curse": "air"}) == set()


def test_answers_that_are_things_or_seats_are_left_to_the_things() -> None:
    assert answer("betrayal", "act", ("move", "kitchen")) == "act/move"
    assert answer("betrayal", "place-token", "kitchen") == ""
    assert answer("betrayal", "41-twist", "seat-2") == ""
