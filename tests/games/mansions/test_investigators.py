"""The eight investigators: their values, and what each of them alone can do (section 16.2 of the facts)."""

from __future__ import annotations

import pytest
from tests.games.mansions.house import B, I, S, clues, conditions, dealt, offers, possessions, suffered

from koszmar.games.mansions.investigators import INVESTIGATORS
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.puzzles.boards import BOARDS
from koszmar.games.mansions.state import SKILLS

HERE, NEXT, OPPOSITE, LAST = "ballroom.a", "ballroom.b", "ballroom.c", "ballroom.d"


@pytest.mark.rule("mansions/skill.range")
@pytest.mark.rule("mansions/investigator.values")
def test_eight_investigators_are_equally_strong_in_sum_and_each_skill_has_its_masters() -> None:
    cards = list(INVESTIGATORS.values())
    assert len(cards) == 8
    assert all(set(card.skills.values()) <= {2, 3, 4, 5} and sum(card.skills.values()) == 21 for card in cards)
    assert all(card.health + card.sanity == 14 and 5 <= card.health <= 9 for card in cards)
    assert [sum(card.skills[skill] for card in cards) for skill in SKILLS] == [26, 27, 30, 28, 29, 28]
    assert all(sum(card.skills[skill] >= 4 for card in cards) >= 2 for skill in SKILLS)
    assert (sum(card.health for card in cards), sum(card.sanity for card in cards)) == (55, 57)


@pytest.mark.content("mansions/investigator/hanna-voss")
def test_hanna_voss_moves_a_space_without_an_action_once_a_round() -> None:
    table = position(someone("hanna-voss", HERE))
    table.choose(("use", NEXT))
    assert table.state.investigators[0].space == NEXT
    assert table.state.turn.actions == 2
    assert not offers(table, "use")


@pytest.mark.content("mansions/investigator/hanna-voss")
@pytest.mark.rule("mansions/move.voluntary")
def test_hanna_voss_has_to_evade_monsters_in_her_space() -> None:
    table = position(someone("hanna-voss", HERE), monsters=[("cultist", HERE)])
    table.choose(("use", NEXT), rolls=[0, [B, B, B, B]])
    assert table.state.investigators[0].space == HERE
    table = position(someone("hanna-voss", HERE), monsters=[("cultist", HERE)])
    table.choose(("use", NEXT), rolls=[0, [S, B, B, B]])
    assert table.state.investigators[0].space == NEXT


@pytest.mark.content("mansions/investigator/hanna-voss")
@pytest.mark.rule("mansions/evade.resolve")
@pytest.mark.parametrize(("card", "where"), [("knocked-back-1", LAST), ("pinned-1", HERE)])
def test_hanna_voss_goes_nowhere_else_once_the_check_has_carried_her_off_or_bound_her(card: str, where: str) -> None:
    table = position(someone("hanna-voss", HERE), monsters=[("cultist", HERE)], top={"damage": [card]})
    table.choose(("use", NEXT), rolls=[2, [B, B, B, B]])
    if table.decision.prompt == "forced-move":
        table.choose(LAST)
    assert table.state.investigators[0].space == where


@pytest.mark.content("mansions/investigator/hanna-voss")
def test_hanna_voss_who_is_restrained_goes_nowhere() -> None:
    assert not offers(position(someone("hanna-voss", HERE, conditions=["restrained-1"])), "use")


@pytest.mark.content("mansions/investigator/ilja-brandt")
def test_ilja_brandt_mends_somebody_in_his_space_once_a_round() -> None:
    brandt, voss = someone("ilja-brandt", HERE), someone("hanna-voss", HERE, damage=["graze-1", "graze-2"])
    table = position(brandt, voss)
    assert not offers(table, "ability", 0)
    table.choose(("ability", 1), rolls=["graze-1"])
    assert suffered(table, 1) == (1, 0)
    assert table.state.turn.actions == 1
    assert not offers(table, "ability")
    assert not offers(position(brandt, someone("hanna-voss", NEXT, damage=["graze-1"])), "ability")


@pytest.mark.content("mansions/investigator/odile-carrow")
@pytest.mark.parametrize("darkness", [(), (HERE,)])
def test_odile_carrow_converts_one_result_without_a_clue_even_in_the_dark(darkness: tuple[str, ...]) -> None:
    deed = ("search", "test lore 1\n  pass\n    clue +1")
    table = position(someone("odile-carrow", HERE), deed=deed, darkness=darkness)
    table.choose(DEED, rolls=[[I, B, B, B, B]])
    assert table.offered == ["keep", "ability"]
    table.choose("ability")
    assert clues(table) == 1
    table.choose(DEED, rolls=[[B, B, B, B, I]])
    assert table.decision.prompt == ("act" if darkness else "dice")
    assert not offers(table, "ability")


@pytest.mark.content("mansions/investigator/odile-carrow")
def test_odile_carrow_knows_no_more_than_others_in_other_tests() -> None:
    table = position(someone("odile-carrow", HERE), deed=("search", "test will 1"))
    assert table.choose(DEED, rolls=[[I, B, B, B]]).decision.prompt == "act"


@pytest.mark.content("mansions/investigator/tobias-wren")
@pytest.mark.rule("mansions/puzzle.extra-steps")
def test_tobias_wren_has_two_more_steps_in_any_puzzle() -> None:
    for puzzle, chance in (("lock", [BOARDS[2][0]]), ("code", [])):
        table = position(someone("tobias-wren", HERE), someone("hanna-voss", NEXT), deed=("search", f"puzzle {puzzle}"))
        table.choose(DEED, rolls=chance)
        assert table.decision.args["left"] == 6


@pytest.mark.content("mansions/investigator/marguerite-sloane")
def test_marguerite_sloane_may_suffer_a_horror_to_skip_the_back_of_her_spell() -> None:
    table = position(someone("marguerite-sloane", HERE, "shriveling-4"), monsters=[("riot", NEXT)])
    table.choose(("attack", "shriveling", "riot-1"), rolls=["A1", [S, B, B, B, B]])
    assert table.decision.prompt == "use-ability"
    table.choose("yes", rolls=["shriveling-2"])
    assert (suffered(table), conditions(table), possessions(table)) == ((0, 1), [], ["shriveling-2"])


@pytest.mark.content("mansions/investigator/marguerite-sloane")
def test_marguerite_sloane_may_read_the_back_like_anybody_else() -> None:
    table = position(someone("marguerite-sloane", HERE, "shriveling-4"), monsters=[("riot", NEXT)])
    table.choose(("attack", "shriveling", "riot-1"), rolls=["A1", [S, B, B, B, B]]).choose("no", rolls=["shriveling-2"])
    assert (suffered(table), conditions(table)) == ((0, 0), ["dazed"])


@pytest.mark.content("mansions/investigator/jonah-pike")
def test_jonah_pike_hits_harder_with_his_fists_and_with_heavy_weapons() -> None:
    table = position(someone("jonah-pike", HERE, "crowbar", "machete"), monsters=[("riot", HERE)], turn={"actions": 4})
    before = 0
    for weapon, dice, damage in (("unarmed", 5, 2), ("crowbar", 5, 4), ("machete", 4, 4)):
        table.choose(("attack", weapon, "riot-1"), rolls=["A1", [S, *[B] * (dice - 1)]])
        assert dealt(table) == before + damage
        before = dealt(table)
    table.choose(("attack", "crowbar", "riot-1"), rolls=["A1", [B] * 5])
    assert dealt(table) == before


@pytest.mark.content("mansions/investigator/amina-feld")
def test_amina_feld_finds_a_clue_when_she_explores() -> None:
    table = position(someone("amina-feld", OPPOSITE), tokens=["hall-door"])
    table.choose(("token", "hall-door", "do"))
    assert clues(table) == 1
    assert table.decision.prompt == "may-move"
    assert any(tile.side == "hall-1" for tile in table.state.tiles)


@pytest.mark.content("mansions/investigator/casimir-holt")
def test_casimir_holt_has_another_investigator_act_at_once() -> None:
    table = position(someone("casimir-holt", HERE), someone("hanna-voss", OPPOSITE))
    table.choose(("ability", 1))
    assert (table.decision.prompt, table.decision.seat) == ("act", 1)
    assert not offers(table, "use")
    table.choose(("go", NEXT), ("go", HERE))
    assert table.state.investigators[1].space == HERE
    assert (table.decision.seat, table.state.turn.who, table.state.turn.actions) == (0, 0, 1)
    assert not offers(table, "ability")
    assert not table.state.investigators[1].done


@pytest.mark.content("mansions/investigator/casimir-holt")
def test_the_other_may_attack_or_do_nothing_and_has_to_be_within_range() -> None:
    table = position(someone("casimir-holt", HERE), someone("hanna-voss", NEXT, "machete"), monsters=[("riot", NEXT)])
    table.choose(("ability", 1)).choose(("attack", "machete", "riot-1"), rolls=["A1", [S, B, B, B]])
    assert (dealt(table), table.decision.seat) == (4, 0)
    table = position(someone("casimir-holt", HERE), someone("hanna-voss", NEXT))
    table.choose(("ability", 1), "end")
    assert table.state.turn.who == 0
    assert not offers(position(someone("casimir-holt", HERE), someone("hanna-voss", "study.a")), "ability")
