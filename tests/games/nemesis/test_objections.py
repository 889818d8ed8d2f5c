"""Whatever a player might want to do and cannot is answered with a reason and a rule."""

from random import Random

import pytest
from tests.games.nemesis.aboard import captain

from koszmar.games.nemesis import GAME
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("enemy", ["void-seeders", "intruders"])
def test_whatever_exists_is_offered_or_has_an_objection(enemy: str, players: int) -> None:
    match = Match.new(GAME, players=players, seed=f"why {players}", options={"enemy": enemy}, events=False)
    random = Random(players)
    for _ in range(60):
        if match.decision is None:
            return
        laws.objections_are_complete(match)
        seat = random.choice(match.decision.seats)
        match.choose(random.choice(match.decision.offered(seat)), seat)


@pytest.mark.rule("nemesis/move.neighbour")
def test_rooms_without_a_corridor_between_are_not_next_door() -> None:
    assert captain().why_not("move 21") == ("why-not-next-door", "move.neighbour")


@pytest.mark.rule("nemesis/action.cost")
def test_who_has_no_cards_pays_for_nothing() -> None:
    table = captain(hands=[[], []])
    assert table.why_not("move 07") == ("why-too-dear", "action.cost")


@pytest.mark.rule("nemesis/action.trade")
def test_alone_nobody_trades() -> None:
    assert captain().why_not("trade") == ("why-alone", "action.trade")


@pytest.mark.rule("nemesis/action.combat-basic")
def test_in_combat_there_is_no_time_for_anything_else() -> None:
    table = captain(intruders=[("lurker", "06")])
    assert table.why_not("trade") == ("why-in-combat", "action.combat-basic")
    assert table.why_not("careful 07 06/07") == ("why-in-combat", "action.careful-not-combat")
    assert table.why_not("card rest") == ("why-out-of-combat-only", "action.out-of-combat-only")


@pytest.mark.rule("nemesis/action.shoot")
def test_nobody_shoots_into_another_room() -> None:
    table = captain(intruders=[("lurker", "07")])
    assert table.why_not("shoot revolver lurker-1") == ("why-not-here", "action.shoot")
    assert table.why_not("melee lurker-1") == ("why-not-here", "action.shoot")
