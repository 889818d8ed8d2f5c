"""The sensible bots: what the Hero makes of what he was told, and where Evil puts its cards."""

from __future__ import annotations

import pytest
from tests.games.alone.aboard import hero as aboard

from koszmar.bots import make_bot
from koszmar.games.alone import GAME
from koszmar.games.alone.minds import evil, hero
from koszmar.games.alone.minds.fights import at_least
from koszmar.games.alone.reactions import REACTIONS
from koszmar.kernel.match import Match


def play(seed: str, mind: str, other: str, players: int = 2) -> Match:
    """A match of a Hero against Evil players."""
    match = Match.new(GAME, players=players, seed=seed, events=False)
    bots = [make_bot(other if seat else mind, f"{seed}/{seat}") for seat in range(players)]
    for decision in match:
        match.choose(bots[decision.seat].choose(match, decision.seat), decision.seat)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_players_bring_a_match_to_an_end(players: int) -> None:
    assert play(f"end/{players}", "sensible", "sensible", players).over


def test_a_sensible_hero_beats_evil_players_who_do_just_anything() -> None:
    won = sum(play(f"random evil/{number}", "sensible", "random").state.over == "escaped" for number in range(6))
    assert won >= 4


def test_a_hero_who_does_just_anything_loses() -> None:
    assert all(play(f"random hero/{number}", "random", "sensible").state.over == "lost" for number in range(3))


def test_every_reaction_card_has_a_value() -> None:
    assert set(evil.VALUES) == set(REACTIONS)


def test_the_hero_first_asks_where_the_rooms_of_his_missions_are() -> None:
    match = Match.new(GAME, players=2, seed="where", options={"difficulty": "impossible"}, events=False)
    bots = [make_bot("sensible", str(seat)) for seat in range(2)]
    while match.decision is not None and match.decision.prompt != "act":
        match.choose(bots[match.decision.seat].choose(match, match.decision.seat), match.decision.seat)
    asked = bots[0].choose(match, 0)
    assert isinstance(asked, tuple)
    assert asked[0] == "locate"
    assert asked[1] in hero.wanted(hero.Outlook(match.seen_by(0)))


def test_what_completes_the_final_mission_is_liked_best() -> None:
    table = aboard("control-room", active=True)
    decision = table.match.decision
    assert decision is not None
    liking = dict(zip(decision.options, table.match.likings(0), strict=True))
    assert max(liking, key=lambda key: liking[key]) == ("interact", "call-for-help", "finish")


def test_dice_are_counted_right() -> None:
    assert at_least(2, 2, 1 / 3) == pytest.approx(1 / 9)
    assert at_least(4, 2, 2 / 3) == pytest.approx(8 / 9)
