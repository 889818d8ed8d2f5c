"""Effects in general: the card wins, what must be done, what is done in part, and who chooses."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import GRIMOIRE, position
from koszmar.kernel.testing.driver import Driver

SPARE = ["water-1"]


def strike(curse: str, **table: Any) -> Driver:
    """A turn of seat 0 that begins with this Curse striking on space 2."""
    return position(phase="monster", marker=1, turn=0, track={"2": curse}, **table)


def arrival(monster: str, **table: Any) -> Driver:
    """The Hornet was vanquished; this Monster's page is turned, and its effect is carried out."""
    others = [page for page in GRIMOIRE[1:-1] if page != monster][:4]
    return position(phase="monster", marker=5, grimoire=["hornet", monster, *others, "final"], **table)


# -- the card wins ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/effect.card-over-rulebook")
def test_an_ability_refreshes_a_spell_in_the_middle_of_a_turn_though_the_rulebook_does_not() -> None:
    table = position(magicians=["fire-girl", "fire-boy"], hands=[["earth-1"] * 3 + SPARE], decks=[["air-1"] * 4])
    table.choose("activate growth", 1, "pay hand-0/earth-1")
    assert not table.offers("activate growth")
    table.choose("ability")
    assert table.offers("activate growth")
    plain = position(magicians=["air-girl", "fire-boy"], hands=[["earth-1"] * 3 + SPARE], decks=[["air-1"] * 4])
    plain.choose("activate growth", 1, "pay hand-0/earth-1")
    assert not plain.offers("activate growth")
    assert not plain.offers("ability")


@pytest.mark.rule("bigbook/effect.card-over-rulebook")
def test_a_magician_with_four_slots_places_a_fourth_card() -> None:
    def places(sheet: str) -> int:
        table = position(
            magicians=[sheet, "air-girl"], hands=[["water-1", "fire-1", "air-1"]], supports=[["earth-1"] * 3]
        )
        table.choose("activate ice")
        if table.decision.prompt == "place-from-hand":
            table.choose("hand-0/air-1")
        return len(table.state.magicians[0].support)

    assert places("fire-boy") == 3
    assert places("water-girl") == 4


# -- what must be done -----------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/effect.mandatory")
def test_what_can_be_done_must_be_done() -> None:
    table = position(hands=[["fire-2", "air-2", "air-3", "water-3"]])
    table.choose("activate combustion", 2).asks("remove", 0)
    assert table.offered == ["hand-0/air-2", "hand-0/air-3", "hand-0/water-3"]  # no way to stop
    table.choose("hand-0/air-2").asks("remove", 0)
    assert table.offered == ["hand-0/air-3", "hand-0/water-3"]


@pytest.mark.rule("bigbook/effect.mandatory")
def test_only_the_words_may_and_up_to_allow_doing_nothing() -> None:
    table = position(
        hands=[["fire-2", "air-2"]],
        discards=[["madness"]],
        spells=[["cauterization", "telepathy"]],
        library_stacks={"fire": []},
        madness=20,
    )
    table.choose("activate cauterization").answer("cure", "done", 0)  # "up to"
    assert table.state.magicians[0].discard == ["madness", "fire-2"]
    must = position(
        hands=[["fire-2", "air-2", "madness"]],
        spells=[["regeneration", "telepathy"]],
        library_stacks={"fire": []},
        madness=20,
    )
    must.choose("activate regeneration", 0)
    assert must.state.madness == 21


@pytest.mark.rule("bigbook/effect.partial")
def test_an_effect_possible_in_part_is_carried_out_in_part() -> None:
    # Each player discards 2 cards.
    table = arrival("spider", active=1, hands=[["air-1"], ["fire-1", "earth-1", "earth-2"]])
    table.answer("discard", "hand-1/fire-1", 1).answer("discard", "hand-1/earth-1", 1)
    assert table.state.magicians[0].discard == ["air-1"]
    assert table.state.magicians[1].discard == ["fire-1", "earth-1"]
    assert table.state.magicians[1].hand == ["earth-2"]


@pytest.mark.rule("bigbook/effect.partial")
def test_a_multiplied_spell_does_as_much_as_there_is_to_do() -> None:
    table = position(hands=[["water-3", "fire-1", "air-1"]], supports=[["earth-1", "earth-2"]])
    table.choose("activate ice", 3, "hand-0/air-1")  # one slot is free
    assert table.state.magicians[0].support == ["earth-1", "earth-2", "air-1"]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.rule("bigbook/effect.then-independent")
def test_whoever_cannot_do_the_first_part_still_does_the_second() -> None:
    table = position(
        hands=[["air-2", "fire-1", "fire-3"], []],
        decks=[["water-1"], ["earth-3"]],
        spells=[["eye-of-the-tornado", "combustion"]],
    )
    table.choose("activate eye-of-the-tornado", "hand-0/fire-1")
    assert table.state.magicians[0].hand == ["fire-3", "water-1"]
    assert table.state.magicians[1].hand == ["earth-3"]
    assert table.state.magicians[1].discard == []


@pytest.mark.rule("bigbook/effect.then-independent")
def test_a_second_part_that_counts_the_first_depends_on_it() -> None:
    table = position(
        hands=[["fire-2", "earth-1", "madness"]],
        decks=[["air-1"] * 6],
        spells=[["warm-blooded", "growth"]],
        library_stacks={"fire": []},
    )
    table.choose("activate warm-blooded", 2)  # two could be discarded, one is there: two cards for each discarded
    assert table.state.magicians[0].hand == ["earth-1", "air-1", "air-1"]


@pytest.mark.rule("bigbook/effect.impossible-ignored")
@pytest.mark.rule("bigbook/effect.others-still-apply")
def test_whoever_cannot_apply_an_effect_ignores_it_and_the_others_do_not() -> None:
    table = strike("water/discard-earth", players=3, hands=[["earth-1", "fire-1"], ["water-1"], ["earth-2", "air-1"]])
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[1].hand == ["water-1"]
    assert table.state.magicians[2].hand == ["air-1"]
    table.asks("action", 0)


@pytest.mark.rule("bigbook/effect.impossible-ignored")
def test_a_spell_that_can_do_nothing_does_nothing() -> None:
    table = position(hands=[["water-1", "fire-1"]], supports=[["earth-1"] * 3])
    table.choose("activate ice")
    assert table.state.magicians[0].hand == ["fire-1"]
    assert table.state.magicians[0].support == ["earth-1"] * 3


# -- who chooses -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/effect.own-choice")
def test_the_player_whose_cards_are_concerned_chooses_among_them() -> None:
    table = position(
        players=3,
        hands=[["air-2", "fire-1", "fire-2"], ["earth-1", "earth-2"], ["water-1", "water-2"]],
        spells=[["eye-of-the-tornado", "combustion"]],
    )
    table.choose("activate eye-of-the-tornado")
    table.answer("discard", "hand-0/fire-2", 0)
    table.answer("discard", "hand-1/earth-1", 1)
    table.answer("discard", "hand-2/water-2", 2)
    assert [magician.discard[-1] for magician in table.state.magicians] == ["fire-2", "earth-1", "water-2"]


@pytest.mark.rule("bigbook/effect.own-choice")
def test_a_text_that_names_somebody_else_decides_who_chooses() -> None:
    table = position(
        hands=[["air-1", "fire-1"], ["earth-1"]],
        supports=[[], ["water-2", "water-3"]],
        spells=[["aspiration", "combustion"]],
    )
    table.choose("activate aspiration").answer("take-card", "support-1/water-3", 0)
    assert table.state.magicians[0].hand == ["fire-1", "water-3"]


@pytest.mark.rule("bigbook/effect.team-choice")
def test_the_active_player_names_the_player_whom_a_page_strikes() -> None:
    table = arrival("claw", active=1, players=3, hands=[["fire-1"], SPARE, ["air-1", "madness"]])
    table.asks("name-player", 1)
    assert table.offered == ["1", "2", "0"]
    table.choose(2)
    assert table.state.magicians[2].hand == []
    assert table.state.magicians[2].discard == ["air-1", "madness"]
    assert table.state.magicians[0].hand == ["fire-1"]


@pytest.mark.rule("bigbook/effect.team-choice")
def test_the_active_player_names_the_spells_that_a_page_destroys() -> None:
    table = arrival("flytrap", active=1, hands=[["fire-1"], SPARE])
    table.answer("destroy-spell", "spell 0 growth", 1)
    table.answer("destroy-spell", "spell 0 telepathy", 1)
    table.answer("destroy-spell", "spell 1 growth", 1)
    assert [spell.key for spell in table.state.magicians[0].spells] == ["ice", "combustion"]
    assert [spell.key for spell in table.state.magicians[1].spells] == ["ice", "combustion", "telepathy"]


# -- several upgrades at once ----------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/effect.chosen-before-replaced")
def test_no_card_is_upgraded_twice_by_one_spell() -> None:
    table = position(
        hands=[["water-3", "water-1", "fire-1"]],
        supports=[["earth-1"], ["air-1"]],
        spells=[["glaciation", "combustion"]],
    )
    table.choose("activate glaciation", 2).asks("upgrade", 0)
    assert table.offered == ["support-0/earth-1", "support-1/air-1"]
    table.choose("support-0/earth-1")  # now only the other one is left to choose: the new earth-2 is no choice
    assert table.state.magicians[0].support == ["earth-2"]
    assert table.state.magicians[1].support == ["air-2"]


@pytest.mark.rule("bigbook/effect.chosen-before-replaced")
def test_all_cards_are_chosen_before_the_first_is_replaced() -> None:
    table = position(
        hands=[["water-3", "water-1", "fire-1"]],
        supports=[["earth-1", "earth-2", "air-1"]],
        spells=[["glaciation", "combustion"]],
    )
    table.choose("activate glaciation", 2, "support-0/earth-1").asks("upgrade", 0)
    assert table.state.magicians[0].support == ["earth-1", "earth-2", "air-1"]
    assert table.offered == ["support-0/earth-2", "support-0/air-1"]
    table.choose("support-0/earth-2")
    assert sorted(table.state.magicians[0].support) == ["air-1", "earth-2", "earth-3"]
    assert sorted(table.state.removed) == ["earth-1", "earth-2"]
