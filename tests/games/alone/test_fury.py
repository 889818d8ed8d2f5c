"""The Fury deck, card by card."""

import pytest
from tests.games.alone.dark import creature, facing, hears, is_offered, noises, on, places, play, status, told

from koszmar.games.alone.proof.positions import creature as made
from koszmar.games.alone.reactions import REACTIONS

WEST, NORTH = ("move", "west"), ("move", "north")
LOCATE = [("locate", "stairs"), "door"]
SWITCH = ("interact", "switch", "east")


def test_a_deck_has_thirteen_cards_in_two_copies() -> None:
    for deck in ("fury", "speed", "terror", "traps"):
        cards = [card for card in REACTIONS.values() if card.deck == deck]
        assert sum(card.copies for card in cards) == 26
        symbols = sorted(card.symbol for card in cards)
        assert symbols == sorted(["move"] * 3 + ["explore", "fight", "interact"] * 2 +
                                 ["search", "locate", "health", "sanity"])  # fmt: skip
        assert sum(card.moment == "end" for card in cards) == 4


@pytest.mark.parametrize(("deck", "power"), [("fury", 36), ("speed", 40), ("terror", 36), ("traps", 37)])
def test_decks_are_as_strong_as_they_should_be(deck: str, power: int) -> None:
    assert sum(card.power for card in REACTIONS.values() if card.deck == deck) == power


@pytest.mark.content("alone/reaction/claws-at-my-back")
def test_claws_at_my_back_adds_a_die_to_the_attack_of_opportunity() -> None:
    table = facing("claws-at-my-back", WEST, creatures=[("hollow", "1D5")], rolls=[["hit", "half"]])
    assert status(on(play(table, "claws-at-my-back"))) == (11, 12, 3)
    assert places(table) == {"hollow#1": "1D5"}
    assert not is_offered(facing("claws-at-my-back", WEST), "claws-at-my-back")


@pytest.mark.content("alone/reaction/claws-at-my-back")
def test_dangerous_claws_follow_the_hero_and_he_sees_them_come() -> None:
    table = facing("claws-at-my-back", WEST, creatures=[("hollow", "1D5")], danger=["1D5"], rolls=[["miss", "half"]])
    on(play(table, "claws-at-my-back")).answer("move-creature", ("hollow#1", "1D4", "-"), seat=1)
    assert (status(table), places(table)) == ((11, 12, 3), {"hollow#1": "1D4"})
    assert "figure-moves" in hears(table)
    assert "scare" not in hears(table)


@pytest.mark.content("alone/reaction/no-way-past")
@pytest.mark.parametrize(("danger", "dice", "health"), [([], ["hit"], 11), (["1D4"], ["half", "hit"], 10)])
def test_no_way_past_is_an_attack_at_once(danger: list[str], dice: list[str], health: int) -> None:
    table = facing("no-way-past", WEST, creatures=[("cultist", "1D4")], danger=danger, rolls=[dice])
    play(table, "no-way-past", "cultist#1")
    assert status(table) == (health, 12, 3)
    assert told(table, "evil-roll")[-1]["kind"] == "cultist"


@pytest.mark.content("alone/reaction/no-way-past")
def test_no_way_past_needs_a_creature_here() -> None:
    assert not is_offered(facing("no-way-past", WEST, creatures=[("hollow", "1D3")]), "no-way-past")


@pytest.mark.content("alone/reaction/bloodlust")
def test_bloodlust_moves_a_creature_and_gives_it_a_die() -> None:
    table = facing("bloodlust", NORTH, creatures=[("hollow", "1B4")])
    play(table, "bloodlust", ("hollow#1", "1B5", "north"))
    assert (places(table), creature(table, "hollow#1").dice) == ({"hollow#1": "1B5"}, 1)
    assert noises(table) == ["north"]
    assert "fiercer" not in hears(table)
    on(table)
    assert creature(table, "hollow#1").dice == 0


@pytest.mark.content("alone/reaction/bloodlust")
def test_dangerous_bloodlust_is_for_every_creature_here() -> None:
    table = facing("bloodlust", NORTH, creatures=[("hollow", "1C5"), ("spores", "1B5")], danger=["1C5"])
    play(table, "bloodlust", ("spores#1", "stay"))
    assert [creature(table, key).dice for key in ("hollow#1", "spores#1")] == [1, 1]
    assert [one["kind"] for one in told(table, "fiercer")] == ["hollow"]
    assert not is_offered(facing("bloodlust", NORTH), "bloodlust")


@pytest.mark.content("alone/reaction/it-turned-its-head")
@pytest.mark.parametrize(("danger", "dice"), [([], 0), (["1D5"], 1)])
def test_it_turned_its_head_comes_from_an_explored_sector(danger: list[str], dice: int) -> None:
    table = facing("it-turned-its-head", ("explore", "west"), creatures=[("hollow", "1D3"), ("spores", "1C5")],
                   danger=danger)  # fmt: skip
    play(table, "it-turned-its-head")
    assert "spores#1 1D5 -" not in table.offered
    table.choose(("hollow#1", "1D5", "-"))
    assert (creature(table, "hollow#1").dice, status(table)) == (dice, (12, 12, 3))
    assert hears(table).count("figure-moves") == 2
    assert "noise" not in hears(table)


@pytest.mark.content("alone/reaction/it-turned-its-head")
def test_it_turned_its_head_needs_a_creature_in_view() -> None:
    assert not is_offered(facing("it-turned-its-head", ("explore", "west"), creatures=[("hollow", "1C5")]),
                          "it-turned-its-head")  # fmt: skip


@pytest.mark.content("alone/reaction/flesh-knits")
def test_flesh_knits_closes_a_wound_and_the_hero_does_not_hear_of_it() -> None:
    table = facing("flesh-knits", ("explore", "west"), creatures=[made("hollow", "1B5", wounded=True)], danger=["1D5"])
    play(table, "flesh-knits", "hollow#1", "none")
    assert (creature(table, "hollow#1").wounded, creature(table, "hollow#1").tough) == (False, 1)
    assert not {"mended", "tougher", "noise"} & set(hears(table))
    assert not is_offered(facing("flesh-knits", ("explore", "west")), "flesh-knits")


@pytest.mark.content("alone/reaction/flesh-knits")
def test_without_a_wound_the_one_that_moved_is_tougher() -> None:
    table = facing("flesh-knits", ("explore", "west"), creatures=[("hollow", "1B5")], danger=["1D5"])
    play(table, "flesh-knits", "none", ("hollow#1", "1C5", "north"))
    assert creature(table, "hollow#1").tough == 1


@pytest.mark.content("alone/reaction/it-gets-up-again")
def test_it_gets_up_again_undoes_the_wound() -> None:
    table = facing("it-gets-up-again", ("fight", "hollow-1"), creatures=[("hollow", "1D5")], rolls=[["hit", "hit"]])
    play(table, "it-gets-up-again")
    assert not creature(table, "hollow#1").wounded
    assert hears(table).index("wounded") < hears(table).index("mended")


@pytest.mark.content("alone/reaction/it-gets-up-again")
def test_in_danger_even_the_dead_get_up_without_experience() -> None:
    fight = {"creatures": [("spores", "1D5")], "rolls": [["hit", "hit"]]}
    table = play(facing("it-gets-up-again", ("fight", "spores-1"), danger=["1D5"], **fight), "it-gets-up-again")
    assert (creature(table, "spores#1").wounded, table.state.sheet.experience) == (True, {})
    assert "gets-up" in hears(table)
    assert "killed" not in hears(table)
    assert table.state.labyrinth["1D5"].figures[0].wounded
    assert not is_offered(facing("it-gets-up-again", ("fight", "spores-1"), **fight), "it-gets-up-again")


@pytest.mark.content("alone/reaction/it-gets-up-again")
@pytest.mark.rule("alone/reaction.playable")
def test_a_wound_that_has_closed_cannot_close_again() -> None:
    table = facing("it-gets-up-again", ("fight", "hollow-1"), creatures=[("hollow", "1D5")], rolls=[["hit", "hit"]])
    assert not is_offered(play(table, "it-gets-up-again"), "it-gets-up-again")


@pytest.mark.content("alone/reaction/its-getting-out-of-control")
@pytest.mark.rule("alone/reaction.out-of-control")
def test_out_of_control_every_miss_is_rolled_again() -> None:
    card = "its-getting-out-of-control"
    table = facing(card, ("fight", "hollow-1"), creatures=[("hollow", "1D5")],
                   rolls=[["miss", "miss"], ["half", "hit"], ["hit"]])  # fmt: skip
    assert status(on(play(table, card, ("hollow#1", "stay")))) == (10, 12, 3)
    assert told(table, "rerolled")[-1] == {"dice": ["hit", "hit"], "half": False}


@pytest.mark.content("alone/reaction/its-getting-out-of-control")
@pytest.mark.rule("alone/reaction.out-of-control-dangerous")
def test_out_of_control_it_may_burn_out_in_one_great_blow() -> None:
    card = "its-getting-out-of-control"
    table = facing(card, ("fight", "hollow-1"), danger=["1D5"], creatures=[("hollow", "1D5"), ("worm", "1D5")],
                   rolls=[["miss", "miss"], ["miss"] * 3, ["hit"] * 4])  # fmt: skip
    play(table, card, ("hollow#1", "stay"), "pass")
    table.answer("attack-order", "worm#1")
    assert table.asks("burn-out", 1).offered == ["hold"]
    table.choose("hold")
    assert table.asks("burn-out", 1).offered == ["hold", "burn"]
    table.choose("burn")
    assert (status(on(table)), places(table)) == ((8, 12, 3), {"worm#1": "1D5"})
    assert table.state.sheet.experience == {}
    assert "killed" in hears(table)
    assert not is_offered(facing(card, WEST, creatures=[("hollow", "1D5")]), card)


@pytest.mark.content("alone/reaction/my-hands-are-full")
@pytest.mark.parametrize(("danger", "rerolls"), [([], False), (["1D4"], True)])
def test_my_hands_are_full_brings_a_creature_to_the_switch(danger: list[str], rerolls: bool) -> None:
    table = facing("my-hands-are-full", SWITCH, hero="1D4", creatures=[("cultist", "1D3")], danger=danger)
    play(table, "my-hands-are-full", ("cultist#1", "1D4", "-"))
    assert (creature(table, "cultist#1").dice, creature(table, "cultist#1").rerolls) == (1, rerolls)
    assert told(table, "scare") == [{"figure": "cultist-1", "kind": "cultist", "amount": 0}]


@pytest.mark.content("alone/reaction/my-hands-are-full")
def test_my_hands_are_full_gives_no_die_on_the_way() -> None:
    table = facing("my-hands-are-full", SWITCH, hero="1D4", creatures=[("hollow", "1D2")])
    play(table, "my-hands-are-full", ("hollow#1", "1D3", "west"))
    assert (creature(table, "hollow#1").dice, noises(table)) == (0, ["west"])
    assert not is_offered(facing("my-hands-are-full", SWITCH, hero="1D4"), "my-hands-are-full")


@pytest.mark.content("alone/reaction/wrath-of-the-nest")
@pytest.mark.parametrize(("danger", "dice"), [([], [0, 0]), (["1D4"], [1, 0])])
def test_wrath_of_the_nest_brings_two(danger: list[str], dice: list[int]) -> None:
    table = facing("wrath-of-the-nest", SWITCH, hero="1D4", creatures=[("cultist", "1D3"), ("worm", "1E3")],
                   danger=danger)  # fmt: skip
    play(table, "wrath-of-the-nest", ("cultist#1", "1D4", "-"), ("worm#1", "1D3", "west"))
    assert places(table) == {"cultist#1": "1D4", "worm#1": "1D3"}
    assert [creature(table, key).dice for key in ("cultist#1", "worm#1")] == dice
    assert not is_offered(facing("wrath-of-the-nest", SWITCH, hero="1D4"), "wrath-of-the-nest")


@pytest.mark.content("alone/reaction/under-the-crates")
def test_under_the_crates_comes_from_within_three() -> None:
    table = facing("under-the-crates", ("search", "one"), creatures=[("hollow", "1D2"), ("worm", "1A3")])
    play(table, "under-the-crates")
    assert not any(option.startswith("worm") for option in table.offered)
    table.choose(("hollow#1", "1D4", "west"))
    assert (places(table)["hollow#1"], creature(table, "hollow#1").dice) == ("1D4", 1)
    far = facing("under-the-crates", ("search", "one"), creatures=[("worm", "1A3")])
    assert not is_offered(far, "under-the-crates")


@pytest.mark.content("alone/reaction/under-the-crates")
def test_dangerous_hits_from_under_the_crates_cost_charges() -> None:
    table = facing("under-the-crates", ("search", "one"), creatures=[("cultist", "1D4")], danger=["1D5"],
                   items=["bullets"], parameters={"charges": 1}, rolls=[["hit", "miss", "half"]])  # fmt: skip
    play(table, "under-the-crates", ("cultist#1", "1D5", "-"))
    while table.decision.prompt != "start-turn":
        table.choose("done" if table.decision.prompt == "upgrade" else table.decision.options[0])
    assert status(table)[0] == 10
    assert len(table.events("charge-lost")) == 2


@pytest.mark.content("alone/reaction/a-roar-in-answer")
def test_a_roar_in_answer_lasts_for_another_turn() -> None:
    table = facing("a-roar-in-answer", *LOCATE, creatures=[made("hollow", "1B4", wounded=True)], danger=["1D5"])
    play(table, "a-roar-in-answer", ("hollow#1", "1B5", "north"))
    assert not creature(table, "hollow#1").wounded
    assert "mended" not in hears(table)
    on(table).answer("start-turn", "go", seat=0)
    assert creature(table, "hollow#1").dice == 1
    assert not is_offered(facing("a-roar-in-answer", *LOCATE), "a-roar-in-answer")


@pytest.mark.content("alone/reaction/taste-of-blood")
@pytest.mark.parametrize(("danger", "dice", "health"), [([], ["hit"], 10), (["1D4"], ["half", "miss"], 10)])
def test_taste_of_blood_rolls_for_more(danger: list[str], dice: list[str], health: int) -> None:
    table = facing("taste-of-blood", WEST, creatures=[("cultist", "1D4")], conditions={"1D4": "mine"}, danger=danger,
                   rolls=[dice])  # fmt: skip
    play(table, "taste-of-blood")
    assert status(table) == (health, 12, 3)
    alone = facing("taste-of-blood", WEST, conditions={"1D4": "mine"})
    assert not is_offered(alone, "taste-of-blood")


@pytest.mark.content("alone/reaction/they-feed-on-it")
@pytest.mark.parametrize(("danger", "rerolls"), [([], False), (["1D4"], True)])
def test_they_feed_on_it_comes_from_beside(danger: list[str], rerolls: bool) -> None:
    table = facing("they-feed-on-it", WEST, creatures=[("spores", "1D4"), ("cultist", "1D3"), ("worm", "1D2")],
                   danger=danger)  # fmt: skip
    play(table, "they-feed-on-it")
    assert not any(option.startswith("worm") for option in table.offered)
    table.choose(("cultist#1", "1D4", "-"))
    assert (creature(table, "cultist#1").dice, creature(table, "cultist#1").rerolls) == (1, rerolls)
    assert status(table) == (12, 11, 3)


@pytest.mark.content("alone/reaction/they-feed-on-it")
def test_they_feed_on_it_needs_a_creature_near() -> None:
    gas = facing("they-feed-on-it", ("search", "one"), conditions={"1D5": "gas"}, creatures=[("hollow", "1D3")])
    assert not is_offered(gas, "they-feed-on-it")
