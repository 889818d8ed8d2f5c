"""Bots of another temper: gentle and cruel where a game knows such players, sensible where it does not."""

from __future__ import annotations

from koszmar.bots import TEMPERS, is_bot, make_bot
from koszmar.kernel.game import games
from koszmar.kernel.match import Match
from koszmar.server.catalogue import catalogue


def test_a_temper_that_a_game_does_not_know_is_sensible() -> None:
    match = Match.new("bigbook", players=2, seed="temper", events=False)
    assert match.decision is not None
    seat = match.decision.seat
    assert not match.game.minds.tempers
    assert match.likings(seat, "cruel") == match.likings(seat)
    assert make_bot("cruel", "coin").choose(match, seat) == make_bot("sensible", "coin").choose(match, seat)


def test_tempers_are_bots_like_any_other() -> None:
    assert all(is_bot(name) for name in TEMPERS)


def test_a_lobby_offers_a_temper_only_where_it_makes_a_difference() -> None:
    for info in catalogue().games:
        known = games()[info.id].minds.tempers
        assert [name for name in TEMPERS if name in info.bots] == [name for name in TEMPERS if name in known]
