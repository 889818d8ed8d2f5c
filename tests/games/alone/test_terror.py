"""The Terror deck, card by card."""

from typing import Any

import pytest
from tests.games.alone.dark import facing, hears, is_offered, noises, on, places, play, status, told, when_offered

from koszmar.games.alone.reactions.verbs import fake_options, lose_adrenaline
from koszmar.kernel.flow import Key

WEST, EXPLORE = ("move", "west"), ("explore", "west")
SWITCH = ("interact", "switch", "east")
LOCATE = [("locate", "generator-room"), "stairs"]


@pytest.mark.content("alone/reaction/whisper-in-the-vent")
@pytest.mark.parametrize(("danger", "sanity"), [([], 12), (["1D5"], 11)])
def test_whisper_in_the_vent_is_the_only_noise(danger: list[str], sanity: int) -> None:
    table = facing("whisper-in-the-vent", WEST, creatures=[("hollow", "1D2")], danger=danger)
    play(table, "whisper-in-the-vent", ("hollow#1", "1D3", "-"))
    assert table.offered == ["north", "south", "west", "other-level"]
    table.choose("south")
    assert (places(table), noises(table), status(table)) == ({"hollow#1": "1D3"}, ["south"], (12, sanity, 3))


@pytest.mark.content("alone/reaction/whisper-in-the-vent")
def test_in_the_light_a_whisper_costs_nothing() -> None:
    table = facing("whisper-in-the-vent", WEST, danger=["1D5"], lit=["1D5"])
    play(table, "whisper-in-the-vent", "none", "north")
    assert status(table) == (12, 12, 3)


@pytest.mark.content("alone/reaction/dark-takes-shape")
def test_dark_takes_shape_only_in_the_dark() -> None:
    assert status(play(facing("dark-takes-shape", WEST), "dark-takes-shape")) == (12, 11, 3)
    assert not is_offered(facing("dark-takes-shape", WEST, lit=["1D4"]), "dark-takes-shape")


@pytest.mark.content("alone/reaction/dark-takes-shape")
@pytest.mark.parametrize(("answer", "left"), [("sanity", (12, 10, 3)), ("adrenaline", (12, 11, 2))])
def test_dangerous_dark_takes_sanity_or_adrenaline(answer: str, left: tuple[int, int, int]) -> None:
    table = play(facing("dark-takes-shape", WEST, danger=["1D4"]), "dark-takes-shape", answer)
    assert status(table) == left


@pytest.mark.content("alone/reaction/dark-takes-shape")
def test_without_adrenaline_it_is_sanity() -> None:
    table = play(facing("dark-takes-shape", WEST, danger=["1D4"], adrenaline=0), "dark-takes-shape", "pass")
    assert status(table) == (12, 10, 0)


@pytest.mark.content("alone/reaction/the-lamps-die")
def test_the_lamps_die_instead_of_sanity() -> None:
    table = facing("the-lamps-die", WEST, lit=["1D4", "1B3", "2E5"], danger=["1D4"])
    play(table, "the-lamps-die")
    assert "2E5" not in table.offered
    table.choose("1D4", "1B3")
    assert [key for key, one in table.state.elements.items() if one.lit] == ["2E5"]
    assert told(table, "light-out") == [{"sector": "1D4"}]
    assert status(table) == (12, 11, 3)


@pytest.mark.content("alone/reaction/the-lamps-die")
def test_without_a_lamp_it_is_sanity() -> None:
    assert status(play(facing("the-lamps-die", WEST, lit=["2E5"]), "the-lamps-die")) == (12, 11, 3)


@pytest.mark.content("alone/reaction/my-mind-plays-tricks-on-me")
@pytest.mark.rule("alone/reaction.mind-tricks")
def test_my_mind_hides_a_creature_that_scares_later() -> None:
    card = "my-mind-plays-tricks-on-me"
    table = facing(card, EXPLORE, creatures=[("cultist", "1D4")])
    play(table, card, ("hide", "cultist#1"))
    on(table)
    assert not table.state.labyrinth["1D4"].figures
    assert "deceive" not in str(hears(table))
    table.choose("go", WEST)
    while "moves" not in hears(table):
        table.choose("pass")
    assert told(table, "scare")[0]["kind"] == "cultist"


@pytest.mark.content("alone/reaction/my-mind-plays-tricks-on-me")
@pytest.mark.rule("alone/reaction.mind-tricks-alternative")
def test_my_mind_shows_what_is_not_there() -> None:
    card = "my-mind-plays-tricks-on-me"
    table = play(facing(card, EXPLORE), card, ("fake", "mine"), "pass")
    assert table.state.labyrinth["1D4"].condition == "mine"
    assert not table.state.elements["1D4"].condition
    while table.decision.prompt != "clear-token":
        table.choose("pass")
    table.choose(("condition", "1D4"))
    assert told(table, "never-there") == [{"what": "mine", "sector": "1D4"}]


@pytest.mark.content("alone/reaction/my-mind-plays-tricks-on-me")
@pytest.mark.rule("alone/reaction.mind-tricks-dangerous")
@pytest.mark.parametrize(("answer", "left"), [("sanity", (12, 10, 3)), ("adrenaline", (12, 12, 2))])
def test_dangerous_tricks_cost_two_sanity_or_adrenaline(answer: str, left: tuple[int, int, int]) -> None:
    card = "my-mind-plays-tricks-on-me"
    table = play(facing(card, EXPLORE, danger=["1D5"]), card, "none", answer)
    assert status(table) == left


@pytest.mark.content("alone/reaction/my-mind-plays-tricks-on-me")
@pytest.mark.rule("alone/reaction.mind-tricks-empty-pool")
def test_with_an_empty_pool_tricks_cost_one_sanity() -> None:
    card = "my-mind-plays-tricks-on-me"
    table = play(facing(card, EXPLORE, danger=["1D5"], adrenaline=0), card, "none")
    assert status(table) == (12, 11, 0)
    seen = facing(card, EXPLORE, shown=["1D4", "1D3"])
    assert not is_offered(seen, card)


@pytest.mark.content("alone/reaction/something-blinked")
@pytest.mark.parametrize(("danger", "sanity"), [([], 12), (["1D5"], 11)])
def test_something_blinked_and_is_elsewhere(danger: list[str], sanity: int) -> None:
    table = facing("something-blinked", EXPLORE, creatures=[("hollow", "1B5")], danger=danger)
    play(table, "something-blinked")
    assert not {"hollow#1 1D5", "hollow#1 1D4"} & set(table.offered)
    table.choose(("hollow#1", "1C7"))
    assert (places(table), status(table)) == ({"hollow#1": "1C7"}, (12, sanity, 3))
    assert not {"noise", "transferred"} & set(hears(table))


@pytest.mark.content("alone/reaction/something-blinked")
@pytest.mark.rule("alone/light.creature-puts-out")
@pytest.mark.rule("alone/light.passing-through")
def test_what_blinks_into_a_light_has_not_moved_into_it() -> None:
    hand, face_down = [["something-blinked", "spiral"]], ("down", "spiral", "std-move")
    lit = {"creatures": [("hollow", "1B4")], "lit": ["1B3", "1B2"], "hands": hand}
    table = when_offered(facing("something-blinked", EXPLORE, **lit), face_down, ("hollow#1", "1B3", "west"))
    on(play(table, "something-blinked", ("hollow#1", "1B2")))
    assert (table.state.elements["1B3"].lit, table.state.elements["1B2"].lit) == (True, True)
    stays = when_offered(facing("something-blinked", EXPLORE, **lit), face_down, ("hollow#1", "1B3", "west"))
    assert not on(stays).state.elements["1B3"].lit


@pytest.mark.content("alone/reaction/something-blinked")
def test_nothing_blinks_past_the_hero() -> None:
    assert is_offered(facing("something-blinked", EXPLORE, creatures=[("hollow", "1C3")]), "something-blinked")
    behind_him = facing("something-blinked", EXPLORE, creatures=[("hollow", "1E5")])  # its only door is his
    assert not is_offered(behind_him, "something-blinked")


@pytest.mark.content("alone/reaction/something-blinked")
def test_nothing_blinks_that_is_seen() -> None:
    table = facing("something-blinked", EXPLORE, creatures=[("hollow", "1D4")], danger=["1D5"])
    assert not is_offered(table, "something-blinked")


@pytest.mark.content("alone/reaction/my-hands-shake")
@pytest.mark.parametrize(("answer", "dice", "sanity"), [("sanity", ["hit", "hit"], 11), ("dice", ["hit"], 12)])
def test_my_hands_shake_for_nerve_or_aim(answer: str, dice: list[str], sanity: int) -> None:
    table = facing("my-hands-shake", ("fight", "worm-1"), creatures=[("worm", "1D5")], rolls=[dice])
    on(play(table, "my-hands-shake", answer))
    assert (status(table), told(table, "hero-roll")[0]["dice"]) == ((12, sanity, 3), dice)


@pytest.mark.content("alone/reaction/my-hands-shake")
def test_dangerous_half_hits_do_not_count() -> None:
    table = facing("my-hands-shake", ("fight", "worm-1"), creatures=[("worm", "1D5")], lit=["1D5"], danger=["1D5"],
                   rolls=[["half", "half"]])  # fmt: skip
    on(play(table, "my-hands-shake", "sanity"))
    assert "wounded" not in hears(table)


@pytest.mark.content("alone/reaction/my-hands-shake")
def test_hands_do_not_shake_when_claws_strike() -> None:
    assert not is_offered(facing("my-hands-shake", WEST, creatures=[("worm", "1D5")]), "my-hands-shake")


@pytest.mark.content("alone/reaction/it-said-my-name")
def test_it_said_my_name_if_it_lives() -> None:
    fight = {"creatures": [("spores", "1D5")], "danger": ["1D5"]}
    table = play(facing("it-said-my-name", ("fight", "spores-1"), **fight), "it-said-my-name", "adrenaline")
    assert status(table) == (12, 11, 2)
    dead = facing("it-said-my-name", ("fight", "spores-1"), rolls=[["hit", "hit"]], **fight)
    assert not is_offered(dead, "it-said-my-name")


@pytest.mark.content("alone/reaction/flicker")
@pytest.mark.parametrize(("danger", "adrenaline"), [([], 3), (["1D4"], 2)])
def test_flicker_takes_the_light_that_was_just_repaired(danger: list[str], adrenaline: int) -> None:
    table = play(facing("flicker", SWITCH, hero="1D4", danger=danger), "flicker")
    assert (table.state.elements["1D4"].lit, status(table)) == (False, (12, 12, adrenaline))
    assert "light-out" in hears(table)


@pytest.mark.content("alone/reaction/flicker")
def test_flicker_in_the_dark_costs_sanity() -> None:
    short = {"hero": "1D4", "conditions": {"1D4": "short"}}
    assert status(play(facing("flicker", SWITCH, **short), "flicker")) == (12, 11, 3)
    assert not is_offered(facing("flicker", WEST), "flicker")


@pytest.mark.content("alone/reaction/i-have-been-here-before")
def test_i_have_been_here_before_but_it_is_gone() -> None:
    table = facing("i-have-been-here-before", SWITCH, hero="1D4", shown=["1D5", "1D3", "1C5", "1B5"],
                   creatures=[("hollow", "1B5"), ("worm", "1A3")], danger=["1D4"])  # fmt: skip
    play(table, "i-have-been-here-before")
    assert sorted(table.offered) == ["1B5", "1C5", "none"]
    table.choose("1B5", "none", "none", ("worm#1", "1B3"))
    assert "1B5" not in table.state.labyrinth
    assert "1B5" not in table.state.sketch
    assert told(table, "forgotten") == [{"sectors": ["1B5"]}]
    assert (places(table)["worm#1"], status(table)) == ("1B3", (12, 11, 3))
    assert not is_offered(facing("i-have-been-here-before", SWITCH, hero="1D4"), "i-have-been-here-before")


@pytest.mark.content("alone/reaction/not-mine")
def test_not_mine_costs_a_card_or_sanity() -> None:
    table = play(facing("not-mine", ("search", "one"), danger=["1D5"]), "not-mine", "draw", "adrenaline")
    assert status(on(table)) == (12, 12, 2)
    assert not table.state.sheet.items
    table = play(facing("not-mine", ("search", "one")), "not-mine", "sanity")
    assert status(table) == (12, 11, 3)
    assert not is_offered(facing("not-mine", WEST), "not-mine")


@pytest.mark.content("alone/reaction/lost-bearings")
def test_lost_bearings_leaves_the_level() -> None:
    table = on(play(facing("lost-bearings", *LOCATE), "lost-bearings", "generator-room"))
    assert told(table, "located-level") == [{"target": "generator-room", "level": "this-level", "at": "1D5"}]
    assert [one["target"] for one in told(table, "located")] == ["stairs"]


@pytest.mark.content("alone/reaction/lost-bearings")
def test_what_lies_at_his_feet_can_be_silenced_too() -> None:
    table = play(facing("lost-bearings", ("locate", "danger"), "stairs", danger=["1D5"]), "lost-bearings", "danger")
    assert [one["target"] for one in told(on(table.choose("none")), "located-level")] == ["danger"]


@pytest.mark.content("alone/reaction/lost-bearings")
def test_dangerous_the_other_distance_is_up_to_two_wrong() -> None:
    table = play(facing("lost-bearings", *LOCATE, danger=["1D5"]), "lost-bearings", "generator-room")
    assert table.offered == ["none", "stairs -2", "stairs -1", "stairs 1", "stairs 2"]
    assert told(on(table.choose(("stairs", 2))), "located")[0]["distance"] == 5
    nothing = facing("lost-bearings", ("locate", "gas"), "web")
    assert not is_offered(nothing, "lost-bearings")


@pytest.mark.content("alone/reaction/pain-and-panic")
def test_pain_and_panic_drags_the_mind_along() -> None:
    table = facing("pain-and-panic", WEST, conditions={"1D4": "mine"}, danger=["1D4"])
    play(table, "pain-and-panic", "adrenaline")
    assert status(table) == (11, 11, 2)
    assert not is_offered(facing("pain-and-panic", WEST, conditions={"1D4": "gas"}), "pain-and-panic")


@pytest.mark.content("alone/reaction/spiral")
@pytest.mark.parametrize(("danger", "left"), [([], (12, 10, 3)), (["1D5"], (12, 9, 2))])
def test_spiral_rolls_three_dice_for_sanity(danger: list[str], left: tuple[int, int, int]) -> None:
    table = facing("spiral", ("search", "one"), conditions={"1D5": "gas"}, danger=danger,
                   rolls=[["hit", "half", "miss"]])  # fmt: skip
    play(table, "spiral")
    while table.decision.prompt == "react":
        table.choose("pass")
    assert status(table) == left
    assert not is_offered(facing("spiral", WEST, conditions={"1D4": "mine"}), "spiral")


@pytest.mark.content("alone/reaction/not-mine")
def test_of_no_card_he_cannot_draw_one_less() -> None:
    """The Hero may choose only what he can carry out in full; the second card of a turn comes from another player."""
    table = facing("not-mine", ("search", "one"), players=3, hands=[["not-mine"], ["not-mine"]])
    while not table.offers(("play", "not-mine")):
        table.choose("pass")
    table.choose(("play", "not-mine"), "pass", "draw", ("play", "not-mine"))
    assert status(on(table)) == (12, 11, 3)
    assert not table.state.sheet.items


@pytest.mark.content("alone/reaction/pain-and-panic")
def test_whoever_loses_adrenaline_is_told() -> None:
    scene = facing("spiral", adrenaline=1).match.scene
    lose_adrenaline(scene, 2)
    assert scene.state.sheet.adrenaline == 0
    assert [(event.kind, event.args) for event in scene.events or ()] == [("adrenaline-lost", {"count": 1})]
    lose_adrenaline(scene, 1)
    assert len(scene.events or ()) == 1


@pytest.mark.rule("alone/reaction.mind-tricks-alternative")
def test_false_switches_are_shown_neither_in_rooms_nor_where_a_true_one_is() -> None:
    scene = facing("my-mind-plays-tricks-on-me").match.scene
    assert ("fake", "switch") in fake_options(scene, "1D3")
    assert ("fake", "switch") not in fake_options(scene, "1C3")
    assert ("fake", "switch") not in fake_options(scene, "1D4")


# -- both sides of a lie -----------------------------------------------------------------------------------------------

TRICKS = "my-mind-plays-tricks-on-me"
LIES: list[tuple[str, str, list[Key], dict[str, Any], dict[str, Any]]] = [
    ("muted", "lost-bearings", [*LOCATE], {}, {"target": "generator-room", "distance": 6}),
    ("lied", "lost-bearings", [*LOCATE], {"danger": ["1D5"]}, {"target": "stairs", "distance": 3}),
    ("false-noise", "whisper-in-the-vent", [WEST], {}, {}),
    ("unheard", "whisper-in-the-vent", [WEST], {"creatures": [("hollow", "1D2")]}, {"creature": "hollow#1"}),
    ("concealed", TRICKS, [EXPLORE], {"danger": ["1D4"]}, {"what": "danger", "sector": "1D4"}),
    ("faked", TRICKS, [EXPLORE], {}, {"what": "mine", "sector": "1D4"}),
]
"""What the Evil players keep of a lie, the card, what the Hero does, the table, and what is true."""
ANSWERS: dict[str, list[Key]] = {
    "muted": ["generator-room"],
    "lied": ["generator-room", ("stairs", 2)],
    "false-noise": ["none", "south"],
    "unheard": [("hollow#1", "1D3", "-"), "south"],
    "concealed": [("hide", "danger")],
    "faked": [("fake", "mine")],
}


@pytest.mark.rule("alone/inform.card-exception")
@pytest.mark.parametrize(("kind", "card", "deeds", "table", "true"), LIES, ids=[one[0] for one in LIES])
def test_of_every_lie_evil_keeps_the_truth_and_the_hero_what_he_was_told(
    kind: str, card: str, deeds: list[Key], table: dict[str, Any], true: dict[str, Any]
) -> None:
    lying = on(play(facing(card, *deeds, **table), card, *ANSWERS[kind]))
    learned = {seat: [event.seen_by(seat) for event in lying.told if event.kind == kind] for seat in (0, 1, None)}
    assert [event.args for event in learned[1] if event] == [true]
    assert not any((*learned[0], *learned[None]))
