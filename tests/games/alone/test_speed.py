"""The Speed deck, card by card."""

import pytest
from tests.games.alone.dark import facing, hears, is_offered, noises, on, places, play, status, told

from koszmar.games.alone.proof.positions import position

WEST, NORTH = ("move", "west"), ("move", "north")
SWITCH = ("interact", "switch", "east")


@pytest.mark.content("alone/reaction/already-there")
def test_already_there_waits_where_the_hero_is_going() -> None:
    table = facing("already-there", WEST, creatures=[("hollow", "1D2")])
    play(table, "already-there", ("hollow#1", "1D4", "west"))
    assert noises(table) == ["west"]
    while "scare" not in hears(table):
        table.choose("pass")
    assert (status(table), table.state.hero) == ((12, 10, 3), "1D4")


@pytest.mark.content("alone/reaction/already-there")
def test_dangerous_two_are_already_there() -> None:
    table = facing("already-there", WEST, creatures=[("hollow", "1D2"), ("worm", "1D3")], danger=["1D5"])
    play(table, "already-there", ("hollow#1", "1D4", "west"), ("worm#1", "1D4", "west"))
    assert places(table) == {"hollow#1": "1D4", "worm#1": "1D4"}


@pytest.mark.content("alone/reaction/already-there")
@pytest.mark.rule("alone/door.unblock-allows-move-reactions")
def test_nobody_waits_behind_a_door_that_is_only_unblocked() -> None:
    south = {"creatures": [("hollow", "1D3")], "blocked": [("1D5", "1E5")]}
    assert not is_offered(facing("already-there", ("move", "south"), **south), "already-there")


@pytest.mark.content("alone/reaction/already-there")
def test_nobody_waits_for_a_hero_who_only_tears_a_web() -> None:
    web = {"creatures": [("hollow", "1D3")], "conditions": {"1D5": "web"}}
    table = facing("already-there", WEST, **web)
    assert not is_offered(table, "already-there")
    assert table.state.hero == "1D5"
    assert "web-torn" in hears(table)


@pytest.mark.content("alone/reaction/right-behind-me")
def test_right_behind_me_comes_two_sectors_nearer() -> None:
    table = facing("right-behind-me", WEST, creatures=[("hollow", "1B5"), ("worm", "1C6")], danger=["1D4"])
    play(table, "right-behind-me", ("hollow#1", "1D5", "-"), ("worm#1", "1C5", "east"))
    assert places(table) == {"hollow#1": "1D5", "worm#1": "1C5"}
    assert "creature-comes" in hears(table)
    assert noises(table) == ["east"]
    assert not is_offered(facing("right-behind-me", WEST), "right-behind-me")


@pytest.mark.content("alone/reaction/out-of-the-ducts")
def test_out_of_the_ducts_comes_nearer_than_usual_and_is_only_heard() -> None:
    table = facing("out-of-the-ducts", WEST)
    play(table, "out-of-the-ducts")
    assert "spores 1C5 east" in table.offered
    assert "parasite 1C5 east" not in table.offered
    table.choose(("spores", "1C5", "east"))
    assert (places(table), noises(table)) == ({"spores#1": "1C5"}, ["east"])
    assert "deployed" not in hears(table)


@pytest.mark.content("alone/reaction/out-of-the-ducts")
def test_dangerous_it_moves_when_it_has_come_out() -> None:
    table = facing("out-of-the-ducts", WEST, danger=["1D4"])
    play(table, "out-of-the-ducts", ("spores", "1C5", "east"), ("spores#1", "1B5", "east"))
    assert places(table) == {"spores#1": "1B5"}
    kinds = ("worm", "hollow", "parasite", "spores", "cultist")
    full = [(kind, sector) for sector in ("1A3", "2A4") for kind in kinds]
    assert not is_offered(facing("out-of-the-ducts", WEST, creatures=full), "out-of-the-ducts")


@pytest.mark.content("alone/reaction/gone-when-i-looked")
@pytest.mark.parametrize(("danger", "heard"), [([], ["west"]), (["1D5"], [])])
def test_gone_when_i_looked_leaves_the_exploration(danger: list[str], heard: list[str]) -> None:
    table = facing("gone-when-i-looked", ("explore", "west"), creatures=[("hollow", "1D3")], danger=danger)
    play(table, "gone-when-i-looked")
    assert not any(" 1D4" in option or " 1D5" in option for option in table.offered)
    table.choose(next(option for option in table.decision.options if option[1:2] == ("1D2",)))
    assert (places(table), noises(table)) == ({"hollow#1": "1D2"}, heard)
    on(table)
    assert not table.state.labyrinth["1D3"].figures


@pytest.mark.content("alone/reaction/gone-when-i-looked")
def test_gone_when_i_looked_does_not_slip_into_the_next_sector_of_the_exploration() -> None:
    table = facing("gone-when-i-looked", ("explore", "west"), creatures=[("hollow", "1D4")])
    assert not is_offered(table, "gone-when-i-looked"), "it could only go on along the line, or to the Hero"


@pytest.mark.content("alone/reaction/gone-when-i-looked")
def test_gone_when_i_looked_needs_somebody_who_is_not_seen_yet() -> None:
    table = facing("gone-when-i-looked", ("explore", "west"), creatures=[("hollow", "1C5")])
    assert not is_offered(table, "gone-when-i-looked")


@pytest.mark.content("alone/reaction/out-of-the-dark")
def test_out_of_the_dark_leaps_from_within_three() -> None:
    table = facing("out-of-the-dark", ("explore", "west"), creatures=[("cultist", "1D2"), ("worm", "1B5")],
                   danger=["1D5"])  # fmt: skip
    play(table, "out-of-the-dark", ("cultist#1", "1D5", "-"), ("worm#1", "1C5", "north"))
    assert places(table) == {"cultist#1": "1D5", "worm#1": "1C5"}
    far = facing("out-of-the-dark", ("explore", "west"), creatures=[("cultist", "1A3")])
    assert not is_offered(far, "out-of-the-dark")


@pytest.mark.content("alone/reaction/too-quick")
@pytest.mark.rule("alone/reaction.target-gone")
def test_too_quick_lets_the_hero_strike_air() -> None:
    table = facing("too-quick", ("fight", "hollow-1"), creatures=[("hollow", "1D5")])
    play(table, "too-quick", ("hollow#1", "1C5", "north"), "pass")
    assert {"creature-leaves", "noise", "strikes-air"} <= set(hears(table))
    assert "hero-roll" not in hears(table)
    assert told(table, "creature-leaves")[0]["side"] == "north"
    assert not table.state.turn.attacked


@pytest.mark.content("alone/reaction/too-quick")
def test_dangerous_another_comes_and_the_hero_may_strike_that_one() -> None:
    table = facing("too-quick", ("fight", "hollow-1"), creatures=[("hollow", "1D5"), ("cultist", "1D3")],
                   danger=["1D5"], rolls=[["hit", "hit"]])  # fmt: skip
    play(table, "too-quick", ("hollow#1", "1C5", "north"), ("cultist#1", "1D5", "-"))
    assert "hero-roll" in hears(on(table))
    assert table.events("wounded")[0]["kind"] == "cultist"


@pytest.mark.content("alone/reaction/they-hunt-in-pairs")
def test_they_hunt_in_pairs_comes_to_the_fight() -> None:
    table = facing("they-hunt-in-pairs", ("fight", "worm-1"), creatures=[("worm", "1D5"), ("cultist", "1D3"),
                   ("spores", "1B5")], danger=["1D5"])  # fmt: skip
    play(table, "they-hunt-in-pairs", ("cultist#1", "1D5", "-"), ("spores#1", "1C5", "north"))
    assert places(table) == {"worm#1": "1D5", "cultist#1": "1D5", "spores#1": "1C5"}
    alone = facing("they-hunt-in-pairs", ("fight", "worm-1"), creatures=[("worm", "1D5")])
    assert not is_offered(alone, "they-hunt-in-pairs")


@pytest.mark.content("alone/reaction/the-lock-gives")
def test_the_lock_gives_and_something_comes_through() -> None:
    blocked = [("1C3", "1D3"), ("1A2", "1A3")]
    table = facing("the-lock-gives", SWITCH, hero="1D4", creatures=[("cultist", "1C3")], blocked=blocked)
    play(table, "the-lock-gives", ("1C3", "1D3"), "none", ("cultist#1", "1D4", "-"))
    assert (table.state.blocked, places(table)) == (["1A2/1A3"], {"cultist#1": "1D4"})
    assert "door" not in hears(table)
    assert not is_offered(facing("the-lock-gives", SWITCH, hero="1D4"), "the-lock-gives")


@pytest.mark.content("alone/reaction/the-lock-gives")
def test_dangerous_it_comes_four_sectors() -> None:
    table = facing("the-lock-gives", SWITCH, hero="1D4", creatures=[("cultist", "1B3")], danger=["1D4"])
    play(table, "the-lock-gives", "none", "none", ("cultist#1", "1D4", "-"))
    assert places(table) == {"cultist#1": "1D4"}


@pytest.mark.content("alone/reaction/they-heard-the-switch")
def test_they_heard_the_switch_and_come() -> None:
    creatures = [("cultist", "1D2"), ("worm", "1E3"), ("spores", "1C5")]
    table = facing("they-heard-the-switch", SWITCH, hero="1D4", creatures=creatures, danger=["1D4"])
    play(table, "they-heard-the-switch", ("cultist#1", "1D4", "-"), ("worm#1", "1D3", "west"), ("spores#1", "1D5", "-"))
    assert places(table) == {"cultist#1": "1D4", "worm#1": "1D3", "spores#1": "1D5"}
    assert not is_offered(facing("they-heard-the-switch", SWITCH, hero="1D4"), "they-heard-the-switch")


@pytest.mark.content("alone/reaction/steps-on-the-grating")
def test_steps_on_the_grating_moves_two_anywhere() -> None:
    table = facing("steps-on-the-grating", ("search", "one"), creatures=[("cultist", "1D3"), ("worm", "1B5")],
                   danger=["1D5"])  # fmt: skip
    play(table, "steps-on-the-grating", ("cultist#1", "1D2", "west"), ("worm#1", "1B4", "north"),
         ("spores", "1C7", "north"))  # fmt: skip
    assert places(table) == {"cultist#1": "1D2", "worm#1": "1B4", "spores#1": "1C7"}
    assert len(noises(table)) == 3
    assert not is_offered(facing("steps-on-the-grating", ("search", "one")), "steps-on-the-grating")


@pytest.mark.content("alone/reaction/they-know-where-i-am")
@pytest.mark.rule("alone/reaction.they-know")
def test_they_know_where_the_hero_wants_to_go() -> None:
    """The worked example: the Hollow and the Worm go for the Generator Room; the noises are all that he hears."""
    table = facing("they-know-where-i-am", ("locate", "generator-room"), "stairs",
                   creatures=[("hollow", "1A3"), ("worm", "2E5")])  # fmt: skip
    play(table, "they-know-where-i-am", ("generator-room", "1A2"), ("hollow#1", "1A2", "north"),
         ("worm#1", "2F5", "other-level"))  # fmt: skip
    assert noises(on(table)) == ["north", "other-level"]
    assert [(one["distance"], one["level"]) for one in told(table, "located")] == [(6, "this-level"), (3, "this-level")]
    assert "creature-moves" not in hears(table)


@pytest.mark.content("alone/reaction/they-know-where-i-am")
@pytest.mark.rule("alone/reaction.they-know-dangerous")
def test_dangerous_one_distance_is_a_lie() -> None:
    table = facing("they-know-where-i-am", ("locate", "generator-room"), "stairs", danger=["1D5"])
    play(table, "they-know-where-i-am", ("generator-room", "1A2"), "none", "none", ("stairs", -1))
    assert [one["distance"] for one in told(on(table), "located")] == [6, 2]
    assert not is_offered(facing("they-know-where-i-am", ("locate", "generator-room"), "stairs"),
                          "they-know-where-i-am")  # fmt: skip


@pytest.mark.content("alone/reaction/they-know-where-i-am")
@pytest.mark.rule("alone/reaction.they-know-dangerous")
def test_no_distance_is_told_below_zero() -> None:
    table = facing("they-know-where-i-am", ("locate", "door"), "canteen", danger=["1D5"])
    play(table, "they-know-where-i-am", ("canteen", "1E5"), "none", "none")
    assert table.offered == ["none", "door 1", "canteen -1", "canteen 1"]


@pytest.mark.rule("alone/locate.answer-distance")
def test_a_creature_that_a_reaction_moves_is_located_where_it_is_then() -> None:
    table = facing("they-know-where-i-am", ("locate", "hollow"), "stairs", creatures=[("hollow", "1D3")])
    play(table, "they-know-where-i-am", ("stairs", "1E3"), ("hollow#1", "1E3", "west"), "none")
    assert told(on(table), "located")[0]["distance"] == 3


@pytest.mark.content("alone/reaction/blood-trail")
def test_blood_trail_brings_them_to_the_wounded_hero() -> None:
    mine = {"conditions": {"1D4": "mine"}}
    table = facing("blood-trail", WEST, creatures=[("cultist", "1D3"), ("worm", "1C5")], danger=["1D4"], **mine)
    play(table, "blood-trail", ("cultist#1", "1D4", "-"), ("worm#1", "1D5", "-"))
    assert places(table) == {"cultist#1": "1D4", "worm#1": "1D5"}
    assert not is_offered(facing("blood-trail", WEST, creatures=[("cultist", "1D4")], **mine), "blood-trail")


@pytest.mark.content("alone/reaction/i-froze")
def test_i_froze_fills_the_station() -> None:
    table = facing("i-froze", ("search", "one"), conditions={"1D5": "gas"}, danger=["1D5"])
    play(table, "i-froze", ("spores", "1D3", "west"), ("spores#1", "1D2", "west"))
    assert (places(table), status(table)) == ({"spores#1": "1D2"}, (12, 11, 3))
    assert not is_offered(facing("i-froze", ("search", "one")), "i-froze")


@pytest.mark.rule("alone/hidden.face-down-card")
@pytest.mark.parametrize("way", ["std-move", "std-deploy", "std-danger"])
def test_all_standard_reactions_look_alike_to_the_hero(way: str) -> None:
    table = position(hands=[["i-froze"]], creatures=[("hollow", "1B4")]).choose(("search", "one"))
    while not table.offers(("down", "i-froze", way)):
        table.choose("pass" if table.decision.prompt == "react" else table.decision.options[0])
    table.choose(("down", "i-froze", way))
    seen = table.decision.seen_by(0)
    assert (seen.prompt, seen.rule, seen.args, list(seen.options)) == (
        "standard-reaction", "reaction.standard-always", {}, [])  # fmt: skip
    assert table.decision.seen_by(1).args == {"way": way}


@pytest.mark.content("alone/reaction/out-of-the-dark")
def test_dangerous_the_other_one_leaps_two_sectors_and_no_further() -> None:
    table = facing("out-of-the-dark", ("explore", "west"), creatures=[("cultist", "1D2"), ("worm", "1B4")],
                   danger=["1D5"])  # fmt: skip
    play(table, "out-of-the-dark", ("cultist#1", "1D5", "-"))
    table.asks("move-creature", 1)
    assert {key[1] for key in table.decision.options if isinstance(key, tuple)} == {"1B5", "1C5"}
