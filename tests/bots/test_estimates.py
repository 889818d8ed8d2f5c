"""The games' estimates of a position: better than knowing how often matches are won, and the same for all of a side."""

from __future__ import annotations

from importlib import import_module
from math import log
from typing import Any

import pytest

from koszmar.bots import make_bot
from koszmar.games.betrayal.minds.estimate import OTHER
from koszmar.games.betrayal.minds.estimate import opinion as betrayals
from koszmar.games.betrayal.proof.positions import begun, position
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match

MATCHES = 60
SPREAD: dict[str, list[dict[str, Any]]] = {
    "bigbook": [{"level": level} for level in (1, 2)],
    "betrayal": [{"haunt": haunt} for haunt in (1, 2, 5, 6, 9, 13, 14, 22, 36, 42)],
}


def evening(game: str, number: int) -> tuple[list[list[float]], tuple[float, ...]]:
    """What was estimated for every seat at the beginning of each turn of a match, and how it ended."""
    low, high = find_game(game).players
    players, options = low + number % (high - low + 1), SPREAD[game][number % len(SPREAD[game])]
    match = Match.new(game, players=players, options=options, seed=f"estimate {number}", events=False)
    bot, turns, last = make_bot("sensible", str(number)), [], None
    assert match.game.minds.estimate is not None
    for decision in match:
        if (turn := match.game.rules.turn(match.state)) != last:
            last = turn
            turns.append([match.game.minds.estimate(match.scene, seat) for seat in range(players)])
        match.choose(bot.choose(match, decision.seat), decision.seat)
    assert match.result is not None
    return turns, match.result.scores


@pytest.mark.parametrize("game", SPREAD)
def test_an_estimate_is_better_than_knowing_how_often_matches_are_won(game: str) -> None:
    told: list[tuple[float, float, float]] = []
    for number in range(MATCHES):
        turns, scores = evening(game, number)
        for chances in turns:
            told += [(chance, won, 1 / len(turns)) for chance, won in zip(chances, scores, strict=True)]
    weight = sum(share for *_, share in told)
    rate = sum(won * share for _, won, share in told) / weight
    surprise = sum(share * loss(chance, won) for chance, won, share in told) / weight
    base = sum(share * loss(rate, won) for _, won, share in told) / weight
    assert surprise < 0.95 * base


def loss(chance: float, won: float) -> float:
    return -log(chance if won else 1 - chance)


def test_a_team_has_one_chance() -> None:
    turns, _ = evening("bigbook", 0)
    assert all(len(set(chances)) == 1 for chances in turns)


def haunted(seed: str) -> Match:
    """Four explorers at the beginning of the first haunt."""
    match, bot = Match.new("betrayal", players=4, options={"haunt": 1}, seed=seed), make_bot("sensible", seed)
    while match.state.haunt is None or not match.state.haunt.sides:
        assert match.decision is not None
        match.choose(bot.choose(match, match.decision.seat), match.decision.seat)
    return match


def test_what_the_heroes_do_not_have_is_the_traitors() -> None:
    match = haunted("sides")
    game, seats = match.game, range(4)
    assert game.minds.estimate is not None
    chances = {game.statistics.role(match.state, seat): game.minds.estimate(match.scene, seat) for seat in seats}
    assert chances["hero"] + chances["traitor"] == pytest.approx(1)


def test_a_haunt_that_nobody_has_fitted_is_judged_like_the_others() -> None:
    match = haunted("own")
    match.state.haunt.number = 77
    module = import_module("koszmar.games.betrayal.minds.estimate")
    expected = betrayals().chance(OTHER, module.features(match.scene, 0))
    sides = match.state.haunt.sides
    assert module.estimate(match.scene, 0) == pytest.approx(expected if sides[0] == "hero" else 1 - expected)


@pytest.mark.parametrize("game", SPREAD)
def test_every_stage_has_a_weight_for_every_feature(game: str) -> None:
    module = import_module(f"koszmar.games.{game}.minds.estimate")
    opinion = module.opinion()
    assert opinion.features == module.FEATURES
    assert {len(weights) for weights in opinion.weights.values()} == {len(module.FEATURES) + 1}


@pytest.mark.parametrize("haunt", [2, 6])
def test_a_hero_who_does_not_know_the_traitor_cannot_use_the_estimate(haunt: int) -> None:
    table = begun(haunt, players=4)
    can_estimate, sides = table.match.game.minds.can_estimate, table.state.haunt.sides
    assert [can_estimate(table.state, seat) for seat in range(4)] == [side == "traitor" for side in sides]
    table.state.haunt.open = True
    assert all(can_estimate(table.state, seat) for seat in range(4))


def test_where_sides_are_known_or_nobody_has_one_everybody_can_use_the_estimate() -> None:
    for table in (position(), begun(1)):
        assert all(table.match.game.minds.can_estimate(table.state, seat) for seat in range(3))
