"""The 17 pages of the Grimoire: every reward, failure and invocation effect, also when it cannot be done in full."""

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Curse, Spell
from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.testing.driver import Driver

SHEETS = ("air-boy", "fire-girl", "fire-boy", "earth-girl")
PAGES = ("goblin-with-a-key", "griffin", "samurai", "octopus", "dragon")
FULL = ["earth-1", "earth-1", "earth-1"]


def opens(cover: str, **table: Any) -> Driver:
    """The first turn: the book is opened on this Cover page."""
    return position(**{"magicians": SHEETS, **table}, grimoire=(cover, *PAGES, "final"), turned=0, marker=0,
                    phase="monster")  # fmt: skip


def vanquished(page: str, **table: Any) -> Driver:
    """No Curse is left at the last space: the reward of this right page, then its Monster arrives."""
    rest = [other for other in PAGES if other != page][:4]
    return position(**{"magicians": SHEETS, **table}, grimoire=("hornet", page, *rest, "final"), marker=5,
                    phase="monster")  # fmt: skip


def failed(page: str, **table: Any) -> Driver:
    """A Curse is left at the last space: the failure of this right page, then its Monster arrives."""
    return vanquished(page, track={"5": "fire/mill-two"}, **table)


def places(table: Driver, zone: str) -> list[list[str]]:
    """What each player has in a place; the top of a deck is the last card."""
    return [list(getattr(magician, zone)) for magician in table.state.magicians]


def ended(table: Driver) -> str | None:
    return table.result.reason if table.result else None


# -- Hornet ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/hornet/invocation")
def test_hornet_moves_two_cards_of_each_deck_to_the_discard_pile() -> None:
    table = opens("hornet", decks=[["fire-1", "air-2", "water-1"], ["air-3"]], discards=[["water-3"]],
                  chance=ScriptedChance(orders=[["madness", "air-3"]]))  # fmt: skip
    assert places(table, "discard") == [["water-3", "fire-1", "air-2"], ["air-3"]]
    assert places(table, "deck") == [["water-1"], ["madness"]]  # renewed when it was empty
    assert [curse.kind for curse in table.state.track if curse] == ["air", "water", "fire"]


@pytest.mark.content("bigbook/page/hornet/invocation")
def test_with_the_other_reading_hornet_moves_only_the_cards_that_are_there() -> None:
    table = opens("hornet", decks=[["fire-1", "air-2", "water-1"], ["air-3"]], rulings={"mill": "no-renewal"})
    assert places(table, "discard") == [["fire-1", "air-2"], ["air-3"]]
    assert table.state.madness == 20


# -- Gelatinous Cube ---------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/gelatinous-cube/invocation")
def test_gelatinous_cube_makes_each_player_discard_any_card() -> None:
    table = opens("gelatinous-cube", hands=[["fire-1", "madness"], ["air-1"]], supports=[["water-3"]])
    assert table.asks("discard", 0).offered == ["hand-0/fire-1", "hand-0/madness", "support-0/water-3"]
    table.choose("hand-0/madness").asks("action", 0)
    assert places(table, "discard") == [["madness"], ["air-1"]]
    assert [curse.kind for curse in table.state.track if curse] == ["water", "earth", "air"]


@pytest.mark.content("bigbook/page/gelatinous-cube/invocation")
def test_gelatinous_cube_passes_over_a_player_without_cards() -> None:
    table = opens("gelatinous-cube", hands=[[], ["air-1"]], supports=[[], ["fire-1"]], rulings={"discard-zone": "hand"})
    assert places(table, "discard") == [[], ["air-1"]]
    assert places(table, "support") == [[], ["fire-1"]]


# -- Wraith ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/wraith/invocation")
def test_wraith_puts_a_madness_in_each_support_even_over_the_limit() -> None:
    table = opens("wraith", supports=[FULL, []])
    assert places(table, "support") == [[*FULL, "madness"], ["madness"]]
    assert table.state.madness == 18
    assert [curse.kind for curse in table.state.track if curse] == ["earth", "fire", "water"]


@pytest.mark.content("bigbook/page/wraith/invocation")
def test_wraith_loses_the_game_when_the_madness_stack_is_empty() -> None:
    assert ended(opens("wraith", madness=1)) == "lost-madness-stack"
    assert ended(opens("wraith", madness=2)) is None


# -- Eyed Toadstool ----------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/eyed-toadstool/invocation")
def test_eyed_toadstool_destroys_a_madness_of_the_stack_for_each_player_still_in_the_game() -> None:
    table = opens("eyed-toadstool", players=3)
    assert (table.state.madness, table.state.removed) == (22, ["madness"] * 3)
    assert [curse.kind for curse in table.state.track if curse] == ["fire", "air", "earth"]
    assert opens("eyed-toadstool", players=3, mad=[1]).state.removed == ["madness"] * 2


@pytest.mark.content("bigbook/page/eyed-toadstool/invocation")
def test_eyed_toadstool_destroys_what_is_there() -> None:
    table = opens("eyed-toadstool", players=3, madness=2)
    assert (table.state.madness, table.state.removed, ended(table)) == (0, ["madness"] * 2, None)
    strict = opens("eyed-toadstool", players=3, madness=2, rulings={"stack-destroy": "loss"})
    assert ended(strict) == "lost-madness-stack"


# -- Mastermind --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/mastermind/reward")
def test_mastermind_gives_one_player_a_face_up_spell_of_the_library() -> None:
    table = vanquished("mastermind", active=1, hands=[[], ["fire-1"]])
    tops = [stack[0] for stack in table.state.library.values()]
    below = table.state.library["air"][1]
    assert table.asks("name-player", 1).offered == ["1", "0"]
    table.choose("0")
    assert sorted(table.asks("gain-spell", 0).offered) == sorted(f"learn {key}" for key in tops)
    table.choose("learn breath")
    assert table.state.magicians[0].spells[-1] == Spell("breath")
    assert table.state.magicians[0].discard == []
    assert table.state.library["air"][0] == below


@pytest.mark.content("bigbook/page/mastermind/reward")
def test_a_sixth_spell_from_mastermind_replaces_another() -> None:
    table = vanquished("mastermind", spells=[["ice", "combustion", "growth", "telepathy", "tornado"]])
    table.choose("0", "learn breath").answer("give-up-spell", "spell 0 ice", 0)
    assert [spell.key for spell in table.state.magicians[0].spells] == [
        "combustion", "growth", "telepathy", "tornado", "breath",
    ]  # fmt: skip
    assert table.state.box.spells_given_up == ["ice"]


@pytest.mark.content("bigbook/page/mastermind/reward")
def test_mastermind_gives_nothing_from_an_empty_library_and_with_the_other_reading_any_spell_of_the_stacks() -> None:
    nothing: dict[str, list[str]] = {"water": [], "fire": [], "earth": [], "air": []}
    table = vanquished("mastermind", library_stacks=nothing)
    assert table.asks("action", 0).events("learn") == []
    few = nothing | {"air": ["breath", "tornado"]}
    assert vanquished("mastermind", library_stacks=few).choose("0").state.magicians[0].spells[-1].key == "breath"
    deep = vanquished("mastermind", library_stacks=few, rulings={"mastermind": "any-in-stacks"})
    deep.choose("0").answer("gain-spell", "learn tornado", 0)
    assert deep.state.library["air"] == ["breath"]


@pytest.mark.content("bigbook/page/mastermind/failure")
def test_failing_before_mastermind_destroys_four_madness_of_the_stack() -> None:
    table = failed("mastermind", players=3)
    assert table.state.removed == ["madness"] * 4
    assert [event["count"] for event in table.events("destroy-stack-madness")] == [4]
    short = failed("mastermind", madness=3)
    assert [event["count"] for event in short.events("destroy-stack-madness")] == [3]


@pytest.mark.content("bigbook/page/mastermind/invocation")
def test_mastermind_adds_a_madness_to_each_hand() -> None:
    six = ["fire-1"] * 6
    table = failed("mastermind", hands=[six, []])
    assert places(table, "hand") == [[*six, "madness"], ["madness"]]
    assert table.state.madness == 20 - 4 - 2
    assert [curse.kind for curse in table.state.track if curse] == ["water", "fire", "air"]
    assert ended(failed("mastermind", madness=5)) == "lost-madness-stack"


# -- Claw --------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/claw/reward")
def test_claw_puts_the_top_card_in_support_of_whoever_has_a_free_slot() -> None:
    chance = ScriptedChance(orders=[["madness", "fire-3"]])
    table = vanquished("claw", players=3, decks=[["air-2", "fire-1"], ["air-3"], []], discards=[[], [], ["fire-3"]],
                       supports=[["fire-1", "fire-1"], FULL], chance=chance)  # fmt: skip
    table.asks("name-player", 0)
    assert places(table, "support") == [["fire-1", "fire-1", "air-2"], FULL, ["fire-3"]]
    assert places(table, "deck") == [["fire-1"], ["air-3"], ["madness"]]


@pytest.mark.content("bigbook/page/claw/reward")
def test_with_the_other_reading_claw_gives_nothing_from_an_empty_deck() -> None:
    table = vanquished("claw", decks=[["air-2"], []], discards=[[], ["fire-3"]], rulings={"mill": "no-renewal"})
    assert places(table, "support") == [["air-2"], []]


@pytest.mark.content("bigbook/page/claw/failure")
def test_failing_before_claw_destroys_the_top_two_cards_of_each_deck() -> None:
    table = failed("claw", decks=[["air-2", "fire-1", "fire-2"], ["air-3"]], discards=[[], ["water-1"]],
                   chance=ScriptedChance(orders=[["water-1", "madness"]]))  # fmt: skip
    assert table.asks("name-player", 0).state.removed == ["air-2", "fire-1", "air-3", "madness"]
    assert places(table, "deck") == [["fire-2"], ["water-1"]]


@pytest.mark.content("bigbook/page/claw/invocation")
def test_claw_makes_one_named_player_discard_the_whole_hand() -> None:
    table = vanquished("claw", players=3, active=1, supports=[FULL] * 3,
                       hands=[["fire-1", "madness"], ["air-1"], ["water-1"]])  # fmt: skip
    assert table.asks("name-player", 1).offered == ["1", "2", "0"]
    table.choose("0")
    assert places(table, "hand") == [[], ["air-1"], ["water-1"]]
    assert places(table, "discard") == [["fire-1", "madness"], [], []]
    assert places(table, "support") == [FULL] * 3
    assert [curse.kind for curse in table.state.track if curse] == ["earth", "air", "fire"]


@pytest.mark.content("bigbook/page/claw/invocation")
def test_claw_may_name_a_player_with_an_empty_hand_but_nobody_who_has_gone_mad() -> None:
    table = vanquished("claw", players=3, mad=[2], supports=[FULL, FULL], hands=[["fire-1"], []])
    assert table.asks("name-player", 0).offered == ["0", "1"]
    table.choose("1")
    assert places(table, "hand") == [["fire-1"], [], []]


# -- Goblin with a key -------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/goblin-with-a-key/reward")
def test_goblin_with_a_key_lets_each_player_draw_a_card() -> None:
    table = vanquished("goblin-with-a-key", hands=[["fire-1"], []], decks=[["air-2", "air-1"], []],
                       discards=[[], ["water-1"]], chance=ScriptedChance(orders=[["madness", "water-1"]]))  # fmt: skip
    assert places(table, "hand") == [["fire-1", "air-2"], ["water-1"]]
    assert places(table, "deck") == [["air-1"], ["madness"]]


@pytest.mark.content("bigbook/page/goblin-with-a-key/failure")
@pytest.mark.content("bigbook/page/griffin/failure")
@pytest.mark.content("bigbook/page/fire-golem/failure")
@pytest.mark.content("bigbook/page/octopus/failure")
@pytest.mark.parametrize(
    ("page", "element"),
    [("goblin-with-a-key", "earth"), ("griffin", "air"), ("fire-golem", "fire"), ("octopus", "water")],
)
def test_a_failure_takes_all_cards_of_an_element_from_hands_and_support(page: str, element: str) -> None:
    others = [f"{other}-1" for other in ("water", "fire", "earth", "air") if other != element]
    mine = [f"{element}-{value}" for value in (1, 2, 3)]
    table = failed(page, hands=[[*mine, *others], others], supports=[[mine[1], "madness"], [mine[0]]],
                   decks=[["madness"] * 3, ["madness"] * 3])  # fmt: skip
    discarded = [[event["card"], event["seat"], event["zone"]] for event in table.events("discard")]
    assert discarded == [
        *([card, 0, "hand"] for card in mine),
        [mine[1], 0, "support"],
        [mine[0], 1, "support"],
    ]
    assert places(table, "hand") == [others, others]


@pytest.mark.content("bigbook/page/goblin-with-a-key/failure")
@pytest.mark.content("bigbook/page/griffin/failure")
@pytest.mark.content("bigbook/page/fire-golem/failure")
@pytest.mark.content("bigbook/page/octopus/failure")
@pytest.mark.parametrize(
    ("page", "element"),
    [("goblin-with-a-key", "earth"), ("griffin", "air"), ("fire-golem", "fire"), ("octopus", "water")],
)
def test_a_failure_that_names_an_element_is_nothing_to_players_without_it(page: str, element: str) -> None:
    others = [f"{other}-2" for other in ("water", "fire", "earth", "air") if other != element]
    table = failed(page, hands=[others, ["madness"]], discards=[[f"{element}-1"]])
    assert table.events("discard") == []
    assert places(table, "hand") == [others, ["madness"]]


@pytest.mark.content("bigbook/page/goblin-with-a-key/invocation")
def test_goblin_with_a_key_takes_a_value_3_card_of_choice_from_each_player() -> None:
    table = failed("goblin-with-a-key", players=3, supports=[["water-3"]],
                   hands=[["fire-3", "fire-2"], ["air-2", "madness"], ["air-3"]])  # fmt: skip
    assert table.asks("discard", 0).offered == ["hand-0/fire-3", "support-0/water-3"]
    table.choose("support-0/water-3")
    assert places(table, "discard") == [["water-3"], [], ["air-3"]]
    assert places(table, "hand") == [["fire-3", "fire-2"], ["air-2", "madness"], []]
    assert [curse.kind for curse in table.state.track if curse] == ["fire", "air", "water"]


# -- Griffin -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/griffin/reward")
def test_griffin_lets_each_player_put_up_to_two_cards_of_the_discard_pile_on_the_deck() -> None:
    table = vanquished("griffin", decks=[["fire-1"], ["fire-1"]], discards=[["air-1", "madness", "air-3"], ["air-2"]])
    assert table.asks("put-on-deck", 0).offered == ["discard-0/air-1", "discard-0/madness", "discard-0/air-3", "done"]
    table.choose("discard-0/air-1", "discard-0/air-3").asks("put-on-deck", 1)
    assert places(table, "deck") == [["fire-1", "air-1", "air-3"], ["fire-1"]]
    assert places(table, "discard") == [["madness"], ["air-2"]]
    table.choose("done").asks("action", 0)
    assert places(table, "deck") == [["fire-1", "air-1", "air-3"], ["fire-1"]]


@pytest.mark.content("bigbook/page/griffin/reward")
def test_griffin_may_be_used_in_part_and_gives_nothing_from_an_empty_pile() -> None:
    table = vanquished("griffin", decks=[["fire-1"], ["fire-1"]], discards=[["air-1", "air-3"], []])
    table.choose("discard-0/air-3", "done").asks("action", 0)
    assert places(table, "deck") == [["fire-1", "air-3"], ["fire-1"]]
    table = vanquished("griffin", decks=[["fire-1"], ["fire-1"]], discards=[["air-1"], []])
    table.choose("discard-0/air-1").asks("action", 0)
    assert places(table, "discard") == [[], []]


@pytest.mark.content("bigbook/page/griffin/invocation")
def test_griffin_destroys_the_whole_support_pool() -> None:
    table = vanquished("griffin", hands=[["fire-1"]], supports=[["fire-2", "madness"], ["air-1", "air-1"]])
    assert places(table, "support") == [[], []]
    assert sorted(table.state.removed) == ["air-1", "air-1", "fire-2", "madness"]
    assert places(table, "hand") == [["fire-1"], []]
    assert [curse.kind for curse in table.state.track if curse] == ["water", "earth", "fire"]
    assert vanquished("griffin").asks("action", 0).state.removed == []


# -- Twins -------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/twins/reward")
def test_twins_let_each_player_destroy_any_number_of_hand_cards_and_draw_as_many() -> None:
    table = vanquished("twins", hands=[["fire-1", "fire-1", "air-1", "madness"], ["air-2"]],
                       decks=[["water-1", "water-2", "water-3"], ["earth-1"]])  # fmt: skip
    table.answer("remove", "hand-0/madness", 0).answer("remove", "hand-0/fire-1", 0)
    assert table.state.removed == []  # all at once, before any card is drawn
    assert table.offered == ["hand-0/fire-1", "hand-0/air-1", "done"]
    table.choose("done").asks("remove", 1)
    assert table.state.removed == ["madness", "fire-1"]
    assert table.state.magicians[0].hand == ["fire-1", "air-1", "water-1", "water-2"]
    table.choose("done").asks("action", 0)
    assert table.state.magicians[1].hand == ["air-2"]


@pytest.mark.content("bigbook/page/twins/reward")
def test_twins_may_take_the_whole_hand_and_give_nothing_for_an_empty_one() -> None:
    table = vanquished("twins", hands=[["fire-1", "air-1"], []], decks=[["water-1"], []],
                       chance=ScriptedChance(orders=[["madness"]]))  # fmt: skip
    table.choose("hand-0/fire-1", "hand-0/air-1")
    assert table.state.magicians[0].hand[:2] == ["water-1", "madness"]
    assert table.state.removed == ["fire-1", "air-1"]
    assert table.state.magicians[1].hand == []


@pytest.mark.content("bigbook/page/twins/failure")
def test_failing_before_twins_replaces_one_players_support_with_three_madness() -> None:
    table = failed("twins", active=1, hands=[[], ["fire-1"]], supports=[["fire-1", "air-2", "madness"], ["water-1"]])
    assert table.asks("name-player", 1).offered == ["1", "0"]
    table.choose("0")
    assert places(table, "support") == [["madness"] * 3, ["water-1"]]
    assert places(table, "discard") == [["fire-1", "air-2", "madness"], []]


@pytest.mark.content("bigbook/page/twins/failure")
def test_failing_before_twins_needs_no_support_to_discard_but_three_madness() -> None:
    table = failed("twins", madness=3, supports=[["fire-1"]])
    table.choose("1")
    assert [(event["seat"], event["zone"]) for event in table.events("gain-madness")][:3] == [(1, "support")] * 3
    assert ended(failed("twins", madness=2).choose("1")) == "lost-madness-stack"


@pytest.mark.content("bigbook/page/twins/invocation")
def test_twins_add_a_madness_to_the_hand_of_whoever_has_one_in_hand_or_support() -> None:
    table = failed("twins", players=4, hands=[["madness"], ["fire-1"], [], ["fire-2"]],
                   supports=[[], [], ["air-1"]], discards=[[], ["madness"]])  # fmt: skip
    table.choose("2")
    assert places(table, "hand") == [["madness", "madness"], ["fire-1"], ["madness"], ["fire-2"]]
    assert [curse.kind for curse in table.state.track if curse] == ["earth", "fire", "water"]


# -- Spider ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/spider/reward")
def test_spider_trades_a_card_of_the_discard_pile_for_a_higher_one_in_hand() -> None:
    table = vanquished("spider", discards=[["fire-1", "air-2"], ["water-2"]])
    assert table.asks("upgrade", 0).offered == ["discard-0/fire-1", "discard-0/air-2", "done"]
    table.choose("discard-0/fire-1")
    assert table.asks("upgrade", 1).offered == ["discard-1/water-2", "done"]
    assert table.state.magicians[0].hand == ["fire-2"]
    table.choose("done")
    assert table.state.removed == ["fire-1"]
    assert [event["card"] for event in table.events("receive")] == ["fire-2"]
    assert table.state.magicians[1].discard == ["water-2"]


@pytest.mark.content("bigbook/page/spider/reward")
@pytest.mark.parametrize("card", ["madness", "earth-3", "earth-2"])
def test_spider_brings_nothing_for_a_madness_or_value_3_or_when_the_stack_is_empty(card: str) -> None:
    table = vanquished("spider", discards=[[card]], supply={"fire-2": 1, "others": 0})
    table.choose(f"discard-0/{card}").asks("action", 0)
    assert table.state.removed == [card]
    assert table.events("receive") == []


@pytest.mark.content("bigbook/page/spider/failure")
@pytest.mark.content("bigbook/page/flytrap/failure")
@pytest.mark.parametrize("page", ["spider", "flytrap"])
def test_a_failure_gives_each_player_a_madness_into_the_discard_pile(page: str) -> None:
    table = failed(page, discards=[["fire-1"]])
    assert places(table, "discard") == [["fire-1", "madness"], ["madness"]]
    assert table.state.madness == 18
    assert ended(failed(page, madness=1)) == "lost-madness-stack"


@pytest.mark.content("bigbook/page/spider/invocation")
def test_spider_makes_each_player_discard_two_cards() -> None:
    table = vanquished("spider", players=3, hands=[["fire-1", "air-1"], ["air-2"], []], supports=[["madness"]])
    assert table.asks("discard", 0).offered == ["hand-0/fire-1", "hand-0/air-1", "support-0/madness"]
    table.choose("support-0/madness", "hand-0/fire-1").asks("action", 0)
    assert places(table, "discard") == [["madness", "fire-1"], ["air-2"], []]  # one card, if that is all
    assert places(table, "hand") == [["air-1"], [], []]
    assert [curse.kind for curse in table.state.track if curse] == ["air", "earth", "water"]


@pytest.mark.content("bigbook/page/spider/invocation")
def test_with_the_other_reading_spider_takes_cards_from_hands_only() -> None:
    table = vanquished("spider", hands=[["air-1"]], supports=[["madness"]], rulings={"discard-zone": "hand"})
    assert places(table, "support") == [["madness"], []]
    assert places(table, "discard") == [["air-1"], []]


# -- Fire Golem --------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/fire-golem/reward")
def test_fire_golem_gives_each_player_a_value_2_card_of_choice() -> None:
    table = vanquished("fire-golem", decks=[["fire-1"] * 3] * 2)
    assert table.asks("receive-to-discard", 0).offered == ["water-2", "fire-2", "earth-2", "air-2"]
    table.choose("earth-2").answer("receive-to-discard", "air-2", 1)
    assert places(table, "discard") == [["earth-2"], ["air-2"]]
    assert (table.state.supply["earth-2"], table.state.supply["air-2"]) == (9, 9)


@pytest.mark.content("bigbook/page/fire-golem/reward")
def test_fire_golem_gives_what_is_left_in_the_supply() -> None:
    table = vanquished("fire-golem", supply={"air-2": 1, "fire-3": 6, "others": 0}, decks=[["fire-1"] * 3] * 2)
    assert places(table.asks("action", 0), "discard") == [["air-2"], []]
    assert vanquished("fire-golem", supply={"fire-3": 6, "others": 0}).events("receive") == []


@pytest.mark.content("bigbook/page/fire-golem/invocation")
def test_fire_golem_destroys_the_top_two_cards_of_each_deck() -> None:
    table = failed("fire-golem", decks=[["air-2", "water-1", "water-2"], ["air-3"]], discards=[[], ["earth-1"]],
                   chance=ScriptedChance(orders=[["earth-1", "madness"]]))  # fmt: skip
    assert table.state.removed == ["air-2", "water-1", "air-3", "madness"]
    assert places(table, "deck") == [["water-2"], ["earth-1"]]
    assert [curse.kind for curse in table.state.track if curse] == ["earth", "air", "water"]


# -- Flytrap -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/flytrap/reward")
def test_flytrap_cures_all_madness_of_the_discard_piles() -> None:
    table = vanquished("flytrap", players=3, hands=[["madness"]], supports=[["madness"]],
                       discards=[["madness", "fire-1", "madness"], ["madness"], ["air-1"]])  # fmt: skip
    assert places(table.asks("destroy-spell", 0), "discard") == [["fire-1"], [], ["air-1"]]
    assert table.state.madness == 25 + 3
    assert (places(table, "hand")[0], places(table, "support")[0]) == (["madness"], ["madness"])


@pytest.mark.content("bigbook/page/flytrap/invocation")
def test_flytrap_destroys_three_spells_chosen_by_the_active_player_among_all() -> None:
    table = vanquished("flytrap", active=1, hands=[[], ["water-1"]],
                       spells=[["ice", Spell("tornado", exhausted=True)], ["ice", "growth", "combustion"]])  # fmt: skip
    assert table.asks("destroy-spell", 1).offered == [
        "spell 0 ice", "spell 0 tornado", "spell 1 ice", "spell 1 growth", "spell 1 combustion",
    ]  # fmt: skip
    table.choose("spell 0 tornado").answer("destroy-spell", "spell 0 ice", 1).answer(
        "destroy-spell", "spell 1 growth", 1
    )
    assert [[spell.key for spell in magician.spells] for magician in table.state.magicians] == [
        [],
        ["ice", "combustion"],
    ]
    assert table.state.box.spells_given_up == ["tornado", "ice", "growth"]
    assert "tornado" not in table.state.library["air"]
    assert [curse.kind for curse in table.state.track if curse] == ["fire", "water", "earth"]


@pytest.mark.content("bigbook/page/flytrap/invocation")
def test_flytrap_destroys_all_spells_if_there_are_fewer_than_three() -> None:
    table = vanquished("flytrap", spells=[["ice"], ["growth"]])
    table.choose("spell 1 growth").asks("action", 0)
    assert [magician.spells for magician in table.state.magicians] == [[], []]


# -- Sorcerer ----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/sorcerer/reward")
def test_sorcerer_cures_all_madness_in_the_support_pool() -> None:
    table = vanquished("sorcerer", hands=[["madness"]], supports=[["madness", "fire-1", "madness"], ["madness"]],
                       discards=[["madness"]])  # fmt: skip
    assert places(table, "support") == [["fire-1"], []]
    assert len(table.events("cure")) == 3
    assert (places(table, "hand")[0], places(table, "discard")[0]) == (["madness"], ["madness"])
    assert vanquished("sorcerer", supports=[["fire-1"]]).events("cure") == []


@pytest.mark.content("bigbook/page/sorcerer/failure")
def test_failing_before_sorcerer_deals_the_destroyed_cards_to_the_discard_piles() -> None:
    shuffled = ["water-1", "water-2", "water-3", "fire-1", "fire-2", "madness", "earth-3", "air-1"]
    table = failed("sorcerer", active=1, hands=[[], ["water-1"]], removed=sorted(shuffled),
                   chance=ScriptedChance(orders=[shuffled]))  # fmt: skip
    assert places(table, "discard") == [["earth-3", "fire-2", "water-3"], ["air-1", "madness", "fire-1"]]
    assert table.state.removed == ["water-1", "water-2"]


@pytest.mark.content("bigbook/page/sorcerer/failure")
def test_failing_before_sorcerer_deals_as_far_as_the_cards_go() -> None:
    assert places(failed("sorcerer", removed=["fire-1", "fire-2", "fire-3"]), "discard") == [
        ["fire-3", "fire-1"],
        ["fire-2"],
    ]
    assert places(failed("sorcerer"), "discard") == [[], []]


@pytest.mark.content("bigbook/page/sorcerer/invocation")
def test_sorcerer_puts_a_madness_under_each_curse_once_they_are_laid() -> None:
    table = vanquished("sorcerer", options={"level": 3}, hands=[["air-1", "air-3"]])
    assert [(curse.kind, curse.madness) for curse in table.state.track if curse] == [
        ("multi", 1),
        ("air", 1),
        ("water", 1),
        ("fire", 1),
    ]
    assert [event["left"] for event in table.events("madness-under-curses")] == [16]
    table.choose("break 3-left", "done")
    assert sorted(table.state.magicians[0].discard) == ["air-1", "air-3", "madness"]


@pytest.mark.content("bigbook/page/sorcerer/invocation")
def test_madness_under_curses_left_over_returns_to_the_stack_after_the_failure() -> None:
    left = {"2": Curse("fire", "mill-two", madness=1), "4": Curse("air", "mill-two", madness=1)}
    table = vanquished("twins", track=left)
    assert table.asks("name-player", 0).state.madness == 20
    table.choose("0")
    assert table.state.madness == 20 - 3 - 1 + 2  # three in support, one in hand; two came back
    assert sum(curse.madness for curse in table.state.track if curse) == 0


@pytest.mark.content("bigbook/page/sorcerer/invocation")
def test_sorcerer_loses_the_game_when_the_madness_does_not_suffice() -> None:
    assert ended(vanquished("sorcerer", madness=2)) == "lost-madness-stack"
    assert ended(vanquished("sorcerer", madness=3)) is None


@pytest.mark.content("bigbook/page/sorcerer/invocation")
def test_with_the_other_reading_sorcerer_finds_no_curse_to_put_madness_under() -> None:
    table = vanquished("sorcerer", rulings={"sorcerer": "normal-moment"})
    assert [curse.madness for curse in table.state.track if curse] == [0, 0, 0]
    assert table.state.madness == 20


# -- Samurai -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/samurai/reward")
def test_samurai_cures_one_or_two_madness_from_hand_or_any_support() -> None:
    table = vanquished("samurai", hands=[["madness", "fire-1"], ["madness"]], supports=[["madness"], ["madness"]])
    assert table.asks("cure", 0).offered == ["hand-0/madness", "support-0/madness", "support-1/madness"]
    table.choose("support-1/madness")
    assert table.asks("cure", 0).offered == ["hand-0/madness", "support-0/madness", "done"]
    table.choose("hand-0/madness")
    assert table.asks("cure", 1).offered == ["hand-1/madness", "support-0/madness"]
    table.choose("hand-1/madness", "done").asks("action", 0)
    assert places(table, "hand") == [["fire-1"], []]
    assert places(table, "support") == [["madness"], []]


@pytest.mark.content("bigbook/page/samurai/reward")
def test_samurai_cures_nothing_where_there_is_no_madness() -> None:
    table = vanquished("samurai", players=3, hands=[["fire-1"], ["madness"], ["madness"]], discards=[["madness"]])
    assert places(table.asks("action", 0), "hand") == [["fire-1"], [], []]
    assert places(table, "discard") == [["madness"], [], []]


@pytest.mark.content("bigbook/page/samurai/failure")
def test_failing_before_samurai_each_player_discards_the_hand_and_draws_five() -> None:
    table = failed("samurai", hands=[["fire-3", "madness"], []], decks=[["air-1"] * 5, ["earth-1"] * 3],
                   discards=[[], ["water-1"]], chance=ScriptedChance(orders=[["water-1", "madness"]]))  # fmt: skip
    assert places(table, "hand") == [["air-1"] * 5, ["earth-1"] * 3 + ["madness", "water-1"]]
    assert places(table, "discard") == [["fire-3", "madness"], []]


@pytest.mark.content("bigbook/page/samurai/invocation")
def test_samurai_puts_a_madness_on_each_deck() -> None:
    table = vanquished("samurai", decks=[["fire-1"], []])
    assert places(table, "deck") == [["fire-1", "madness"], ["madness"]]
    assert table.state.madness == 18
    assert [curse.kind for curse in table.state.track if curse] == ["water", "air", "earth"]
    assert ended(vanquished("samurai", madness=1)) == "lost-madness-stack"


# -- Octopus -----------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/octopus/reward")
def test_octopus_trades_a_value_1_card_for_a_value_3_card_on_the_deck() -> None:
    table = vanquished("octopus", hands=[["fire-1", "fire-2", "madness"], ["air-1"]], supports=[["water-1"]],
                       decks=[["earth-1"], ["earth-1"]])  # fmt: skip
    assert table.asks("discard-for-three", 0).offered == ["hand-0/fire-1", "support-0/water-1", "done"]
    table.choose("support-0/water-1").answer("discard-for-three", "done", 1)
    assert places(table, "discard") == [["water-1"], []]
    assert places(table, "deck") == [["earth-1", "water-3"], ["earth-1"]]
    assert table.state.supply["water-3"] == 5
    assert places(table, "hand") == [["fire-1", "fire-2", "madness"], ["air-1"]]


@pytest.mark.content("bigbook/page/octopus/reward")
def test_octopus_brings_nothing_from_an_empty_stack_and_asks_nobody_without_a_value_1_card() -> None:
    table = vanquished("octopus", hands=[["fire-1"], ["fire-2"]], decks=[["earth-1"]], supply={"air-3": 6, "others": 0})
    table.choose("hand-0/fire-1").asks("action", 0)
    assert places(table, "discard") == [["fire-1"], []]
    assert places(table, "deck")[0] == ["earth-1"]
    hand_only = vanquished("octopus", hands=[["fire-2"]], supports=[["water-1"]], rulings={"discard-zone": "hand"})
    hand_only.asks("action", 0)


@pytest.mark.content("bigbook/page/octopus/invocation")
def test_octopus_puts_all_madness_of_discard_pile_and_support_on_the_own_deck() -> None:
    table = failed("octopus", hands=[["madness"]], decks=[["fire-1"], ["fire-1"]], supports=[["madness", "air-1"], []],
                   discards=[["madness", "air-2", "madness"], ["air-3"]])  # fmt: skip
    assert places(table, "deck") == [["fire-1", "madness", "madness", "madness"], ["fire-1"]]
    assert places(table, "discard") == [["air-2"], ["air-3"]]
    assert places(table, "support") == [["air-1"], []]
    assert places(table, "hand") == [["madness"], []]
    assert table.state.madness == 20
    assert [curse.kind for curse in table.state.track if curse] == ["fire", "earth", "air"]


# -- Dragon ------------------------------------------------------------------------------------------------------------


@pytest.mark.content("bigbook/page/dragon/reward")
def test_dragon_puts_a_card_of_the_discard_pile_in_support_of_whoever_has_a_free_slot() -> None:
    table = vanquished("dragon", players=3, discards=[["fire-1", "madness"], ["air-1"], []], supports=[[], FULL, []])
    assert table.asks("place-from-discard", 0).offered == ["discard-0/fire-1", "discard-0/madness"]
    table.choose("discard-0/madness")
    assert places(table, "support") == [["madness"], FULL, []]  # full support, empty pile: nothing
    assert "air-1" in table.state.magicians[1].discard


@pytest.mark.content("bigbook/page/dragon/failure")
def test_failing_before_dragon_each_player_discards_a_value_2_card() -> None:
    table = failed("dragon", players=3, supports=[["air-2"]], decks=[[], [], []],
                   hands=[["fire-1", "fire-2"], ["water-3", "madness"], ["water-2"]])  # fmt: skip
    assert table.asks("discard", 0).offered == ["hand-0/fire-2", "support-0/air-2"]
    table.choose("support-0/air-2")
    assert places(table, "discard") == [["air-2"], [], ["water-2"]]
    assert places(table, "hand") == [["fire-1", "fire-2"], ["water-3", "madness"], []]


@pytest.mark.content("bigbook/page/dragon/invocation")
def test_dragon_discards_all_decks_without_renewing_them() -> None:
    table = failed("dragon", decks=[["fire-1", "madness"], []], discards=[["air-1"], ["air-3"]])
    assert places(table, "deck") == [[], []]
    assert places(table, "discard") == [["air-1", "fire-1", "madness"], ["air-3"]]
    assert table.state.madness == 20
    assert [curse.kind for curse in table.state.track if curse] == ["air", "fire", "earth"]
