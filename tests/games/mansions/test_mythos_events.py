"""The 72 Mythos events: each finds its victims and does what it says (section 16.10 of the facts)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.mansions.house import (
    HERE,
    NEXT,
    OPPOSITE,
    OTHER,
    B,
    S,
    clues,
    conditions,
    monster,
    mythos,
    possessions,
    spaces,
    suffered,
)

from koszmar.games.mansions.mythos_events import EVENTS
from koszmar.games.mansions.proof.positions import someone
from koszmar.kernel.testing.driver import Driver

SKILLS = {"strength": 3, "agility": 3, "observation": 4, "lore": 4, "influence": 3, "will": 4}
"""Of Ilja Brandt, to whom it happens; Hanna Voss (4, 4, 4, 2, 3, 4) is elsewhere unless a test says otherwise."""
INDOORS, OUTDOORS = "bedroom-2.a", "yard-1.a"


def brandt(space: str = HERE, *items: Any, **more: Any) -> Any:
    return someone("ilja-brandt", space, *items, **more)


def voss(space: str = HERE, *items: Any, **more: Any) -> Any:
    return someone("hanna-voss", space, *items, **more)


def apart(event: str, place: str, away: str, rolls: list[Any]) -> Driver:
    """An event with Ilja Brandt at a place and Hanna Voss on another tile."""
    tiles = [(place.rpartition(".")[0], 0, 0, 0), (away.rpartition(".")[0], 10, 10, 0)]
    return mythos(event, brandt(place), voss(away), tiles=tiles, rolls=rolls)


def dice(skill: str, successes: int, modifier: int = 0) -> list[str]:
    """A roll of Ilja Brandt."""
    pool = SKILLS[skill] + modifier
    return [S] * successes + [B] * (pool - successes)


# -- one test, or cards that a skill negates -----------------------------------------------------------------------

TESTED = [
    ("draught", "ballroom.a", OUTDOORS, True, "observation", 2, (0, 1), False),
    ("loose-board", "hall-1.a", INDOORS, True, "agility", 2, (1, 0), False),
    ("cold-rain", "alley-1.a", INDOORS, False, "strength", 1, (1, 0), False),
    ("wet-cobbles", "street-1.a", OUTDOORS, True, "agility", 2, (1, 0), True),
    ("the-gulls-fall-silent", "dock-1.a", OUTDOORS, False, "will", 1, (0, 1), False),
    ("the-gulls-fall-silent", "pier.a", OUTDOORS, False, "will", 1, (0, 1), False),
    ("the-gulls-fall-silent", "beach.b", OUTDOORS, False, "will", 1, (0, 1), False),
]
"""Event, where, where not, whether one random investigator is meant, test, what failing costs, whether faceup."""


@pytest.mark.content(
    "mansions/mythos/draught",
    "mansions/mythos/loose-board",
    "mansions/mythos/cold-rain",
    "mansions/mythos/wet-cobbles",
    "mansions/mythos/the-gulls-fall-silent",
)
@pytest.mark.parametrize("row", TESTED, ids=lambda row: f"{row[0]} {row[1]}")
def test_a_test_that_fails_costs_a_card(row: Any) -> None:
    event, place, away, is_random, skill, difficulty, cost, up = row
    pick = [0] if is_random else []
    table = apart(event, place, away, [*pick, dice(skill, difficulty - 1)])
    assert (suffered(table), suffered(table, 1)) == (cost, (0, 0))
    assert table.events("suffers")[0]["up"] == up
    table = apart(event, place, away, [*pick, dice(skill, difficulty)])
    assert (suffered(table), suffered(table, 1)) == ((0, 0), (0, 0))


NEGATED = [
    ("behind-the-plaster", "ballroom.a", OUTDOORS, True, "horror", 2, "will"),
    ("shape-in-the-alley", "alley-1.a", OUTDOORS, True, "horror", 2, "will"),
    ("knives-on-the-rack", "dining-room.d", INDOORS, True, "damage", 2, "agility"),
    ("missing-step", "hall-stairs.a", INDOORS, True, "damage", 2, "agility"),
    ("wrong-reflection", "bedroom-1.a", "hall-1.a", True, "horror", 2, "observation"),
    ("wrong-reflection", "bathroom.a", "hall-1.a", True, "horror", 2, "observation"),
    ("choir-in-the-walls", "ballroom.a", OUTDOORS, False, "horror", 2, "will"),
    ("falling-plaster", "ballroom.a", OUTDOORS, True, "damage", 3, "agility"),
    ("hands-from-the-water", "dock-1.a", OUTDOORS, False, "damage", 2, "strength"),
    ("hands-from-the-water", "park-pond.d", OUTDOORS, False, "damage", 2, "strength"),
    ("hands-from-the-water", "pier.b", OUTDOORS, False, "damage", 2, "strength"),
    ("street-brawl", "street-1.a", OUTDOORS, False, "damage", 2, "influence"),
    ("street-brawl", "town-square.e", OUTDOORS, False, "damage", 2, "influence"),
    ("vertigo", "attic.a", INDOORS, False, "damage", 2, "agility"),
    ("vertigo", "bell-tower.b", INDOORS, False, "damage", 2, "agility"),
    ("vertigo", "hall-stairs.b", INDOORS, False, "damage", 2, "agility"),
    ("the-house-breathes-in", "ballroom.a", OUTDOORS, False, "horror", 3, "will"),
    ("falling-beams", "ballroom.a", OUTDOORS, False, "damage", 3, "agility"),
]


@pytest.mark.content(
    "mansions/mythos/behind-the-plaster",
    "mansions/mythos/shape-in-the-alley",
    "mansions/mythos/knives-on-the-rack",
    "mansions/mythos/missing-step",
    "mansions/mythos/wrong-reflection",
    "mansions/mythos/choir-in-the-walls",
    "mansions/mythos/falling-plaster",
    "mansions/mythos/hands-from-the-water",
    "mansions/mythos/street-brawl",
    "mansions/mythos/vertigo",
    "mansions/mythos/the-house-breathes-in",
    "mansions/mythos/falling-beams",
)
@pytest.mark.parametrize("row", NEGATED, ids=lambda row: f"{row[0]} {row[1]}")
def test_every_success_negates_one_of_the_cards(row: Any) -> None:
    event, place, away, is_random, kind, amount, skill = row
    for successes in (0, 1):
        table = apart(event, place, away, [*([0] if is_random else []), dice(skill, successes)])
        left = amount - successes
        assert (suffered(table), suffered(table, 1)) == ((left, 0) if kind == "damage" else (0, left), (0, 0))
        assert table.events("suffers")[0]["up"]


@pytest.mark.parametrize(
    ("event", "place"),
    [
        ("hands-from-the-water", "pier.a"), ("hands-from-the-water", "beach.a"), ("vertigo", "bell-tower.a"),
        ("street-brawl", "alley-1.a"), ("knives-on-the-rack", "dining-room.a"),
    ],
)  # fmt: skip
def test_who_is_somewhere_else_is_spared(event: str, place: str) -> None:
    table = apart(event, place, OUTDOORS, [])
    assert (suffered(table), suffered(table, 1)) == ((0, 0), (0, 0))


def test_several_are_meant_by_each_and_one_by_random() -> None:
    table = mythos("choir-in-the-walls", brandt(), voss(NEXT), rolls=[[B] * 4, [S, B, B, B]])
    assert (suffered(table), suffered(table, 1)) == ((0, 2), (0, 1))
    table = mythos("falling-plaster", brandt(), voss(NEXT), rolls=[1, [B] * 4])
    assert (suffered(table), suffered(table, 1)) == ((0, 0), (3, 0))


# -- minor ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/mythos/guttering-light")
def test_guttering_light() -> None:
    crew = brandt(HERE, "axe", "kerosene-lantern"), voss(HERE, "rope")
    table = mythos("guttering-light", *crew, rolls=[0, [S, B, B]])
    assert (possessions(table), [card.key for card in table.state.dropped[HERE]]) == (["axe"], ["kerosene-lantern"])
    table = mythos("guttering-light", *crew, rolls=[0, [S, S, B]])
    assert possessions(table) == ["axe", "kerosene-lantern"]


@pytest.mark.content("mansions/mythos/unlit-corner")
def test_unlit_corner() -> None:
    assert apart("unlit-corner", "ballroom.b", OUTDOORS, [0]).state.darkness == ["ballroom.b"]


@pytest.mark.content("mansions/mythos/straining-hinges")
def test_straining_hinges() -> None:
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0), ("bedroom-1", 0, -1, 0)]
    on = [(OPPOSITE, "hall-1.a"), ("ballroom.b", "bedroom-1.b")]
    table = mythos("straining-hinges", brandt(), voss("hall-1.b"), tiles=tiles, barricades=on)
    assert (table.decision.prompt, table.decision.seats, table.offered[:2]) == ("which-space", (0, 1), [OPPOSITE, NEXT])
    table.choose(OPPOSITE)
    assert [one.on == "" for one in table.state.barricades] == [True, False]


@pytest.mark.content("mansions/mythos/slipping-strap")
def test_slipping_strap() -> None:
    crew = brandt(HERE, "axe", "rope", "wither-1"), voss(HERE, "wither-2")
    table = mythos("slipping-strap", *crew, rolls=[0, [S, B, B]])
    assert (table.decision.seat, table.offered) == (0, ["axe", "rope"])
    table.choose("rope")
    assert possessions(table) == ["axe", "wither-1"]


@pytest.mark.content("mansions/mythos/old-photograph")
@pytest.mark.parametrize("place", ["library.a", "study.a", "office.a"])
def test_old_photograph(place: str) -> None:
    table = apart("old-photograph", place, INDOORS, [0, dice("lore", 1)])
    assert (suffered(table), clues(table)) == ((0, 1), 0)
    table = apart("old-photograph", place, INDOORS, [0, dice("lore", 2)])
    assert (suffered(table), clues(table)) == ((0, 0), 1)


@pytest.mark.content("mansions/mythos/breath-in-the-dark")
def test_breath_in_the_dark() -> None:
    crew = brandt(), voss(OPPOSITE, "kerosene-lantern"), someone("jonah-pike", "study.a")
    table = mythos("breath-in-the-dark", *crew, darkness=[HERE, OPPOSITE], rolls=[[B] * 4])
    assert [suffered(table, who) for who in range(3)] == [(0, 1), (0, 0), (0, 0)]


@pytest.mark.content("mansions/mythos/sparks")
def test_sparks() -> None:
    crew = brandt(), voss(NEXT), someone("jonah-pike", "study.a")
    table = mythos("sparks", *crew, fire=[HERE]).choose(OTHER, rolls=[[B] * 3, [S, B, B, B]])
    assert [suffered(table, who) for who in range(3)] == [(1, 0), (0, 0), (0, 0)]


@pytest.mark.content("mansions/mythos/nobody-there")
def test_nobody_there() -> None:
    crew = brandt(), voss(OPPOSITE), someone("jonah-pike", "study.a")
    table = mythos("nobody-there", *crew, rolls=[[B] * 4])
    assert [suffered(table, who) for who in range(3)] == [(0, 0), (0, 0), (0, 1)]


@pytest.mark.content("mansions/mythos/harsh-words")
def test_harsh_words() -> None:
    crew = brandt(), voss(HERE), someone("jonah-pike", NEXT)
    table = mythos("harsh-words", *crew, rolls=[1, [S, B, B]])
    assert [suffered(table, who) for who in range(3)] == [(0, 0), (0, 1), (0, 0)]
    assert table.events("suffers")[0]["up"]
    assert suffered(mythos("harsh-words", *crew, rolls=[1, [S, S, B]]), 1) == (0, 0)


@pytest.mark.content("mansions/mythos/footsteps")
def test_footsteps() -> None:
    tiles = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("dock-1", 4, 0, 0)]
    table = mythos("footsteps", brandt("alley-1.a"), voss("alley-1.a"), tiles=tiles,
                   monsters=[("cultist", "street-1.a"), ("ghost", "dock-1.a")])  # fmt: skip
    assert (monster(table), monster(table, "ghost-1")) == ("street-1.a", "street-1.a")
    table = mythos("footsteps", brandt(), voss(NEXT), rolls=[0, [S, B, B, B]])
    assert suffered(table) == (0, 1)
    assert suffered(mythos("footsteps", brandt(), voss(NEXT), rolls=[0, [S, S, B, B]])) == (0, 0)


@pytest.mark.content("mansions/mythos/smudged-notes")
def test_smudged_notes() -> None:
    crew = brandt(clues=2), voss(clues=1)
    table = mythos("smudged-notes", *crew, rolls=[[S, B, B, B]])
    assert (clues(table), clues(table, 1)) == (1, 1)
    assert clues(mythos("smudged-notes", *crew, rolls=[[S, S, B, B]])) == 2
    assert mythos("smudged-notes", brandt(clues=1), voss(clues=1)).decision.prompt == "which-investigator"
    assert mythos("smudged-notes", brandt(), voss()).events("near-miss")


@pytest.mark.content("mansions/mythos/pins-and-needles")
def test_pins_and_needles() -> None:
    assert conditions(mythos("pins-and-needles", brandt(), rolls=[0, [S, B, B]])) == ["stunned"]
    assert conditions(mythos("pins-and-needles", brandt(), rolls=[0, [S, S, B]])) == []


# -- major ---------------------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/mythos/the-current-dies")
def test_the_current_dies() -> None:
    table = apart("the-current-dies", "dining-room.a", OUTDOORS, [0, [S, B, B, B]])
    assert table.state.darkness == ["dining-room.a", "dining-room.b", "dining-room.c"]
    assert suffered(table) == (0, 1)


@pytest.mark.content("mansions/mythos/flooded-gutter")
def test_flooded_gutter() -> None:
    table = apart("flooded-gutter", "alley-1.a", INDOORS, [[B, B]])  # strength 3, one die less
    assert (suffered(table), conditions(table)) == ((1, 0), ["restrained"])
    table = apart("flooded-gutter", "alley-1.a", INDOORS, [[S, B]])
    assert (suffered(table), conditions(table)) == ((0, 0), [])


@pytest.mark.content("mansions/mythos/the-lamp-bursts")
def test_the_lamp_bursts() -> None:
    crew = brandt(HERE, "kerosene-lantern"), voss(NEXT)
    table = mythos("the-lamp-bursts", *crew, rolls=[0, [S, B, B]])
    assert (table.state.fire, suffered(table), table.events("suffers")[0]["up"]) == ([HERE], (1, 0), False)
    table = mythos("the-lamp-bursts", *crew, rolls=[0, [S, S, B]])
    assert (table.state.fire, suffered(table)) == ([HERE], (0, 0))


@pytest.mark.content("mansions/mythos/slamming-door")
def test_slamming_door() -> None:
    tiles = [("lounge", 0, 0, 0), ("hall-1", 2, 0, 0)]
    crew = brandt("lounge.b"), voss("lounge.a")
    table = mythos("slamming-door", *crew, tiles=tiles, rolls=[0, [S, B, B]])
    assert (suffered(table), conditions(table)) == ((2, 0), ["restrained"])
    table = mythos("slamming-door", *crew, tiles=tiles, rolls=[0, [S, S, B]])
    assert (suffered(table), conditions(table)) == ((0, 0), [])


@pytest.mark.content("mansions/mythos/your-own-name", "mansions/mythos/the-weak-spot")
@pytest.mark.parametrize(
    ("event", "kind", "card", "pool"), [("your-own-name", "horror", "numb", 4), ("the-weak-spot", "damage", "graze", 4)]
)
def test_whoever_has_most_suffers_more(event: str, kind: str, card: str, pool: int) -> None:
    top = {kind: ["shock-1", "shock-2"]} if kind == "damage" else {}
    crew = brandt(), voss(NEXT, **{kind: [f"{card}-1"]})
    table = mythos(event, *crew, rolls=[[S, S, *[B] * (pool - 2)]], top=top)
    one = table.state.investigators[1]
    assert (suffered(table), len(one.damage if kind == "damage" else one.horror)) == ((0, 0), 2)
    tied = mythos(event, brandt(), voss(NEXT))
    assert (tied.decision.prompt, tied.decision.seats) == ("which-investigator", (0, 1))
    tied.choose(0, rolls=[[B] * (4 if kind == "horror" else 3)])
    assert suffered(tied) == ((0, 3) if kind == "horror" else (3, 0))


@pytest.mark.content("mansions/mythos/they-smell-it")
def test_they_smell_it() -> None:
    tiles = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("dock-1", 4, 0, 0)]
    table = mythos("they-smell-it", brandt("alley-1.a"), voss("alley-1.a"), tiles=tiles,
                   monsters=[("cultist", "street-1.a"), ("ghost", "dock-1.a")])  # fmt: skip
    assert (monster(table), monster(table, "ghost-1")) == ("alley-1.b", "street-1.b")
    table = mythos("they-smell-it", brandt(), voss(NEXT), rolls=[[S, B, B, B], [B] * 4])
    assert (suffered(table), suffered(table, 1)) == ((0, 1), (0, 2))


@pytest.mark.content("mansions/mythos/shared-madness")
def test_shared_madness() -> None:
    mad = voss(HERE, conditions=["insane-1"])
    table = mythos("shared-madness", brandt(OPPOSITE), mad, someone("jonah-pike", "study.a"), rolls=[[S, B, B, B]])
    assert [suffered(table, who) for who in range(3)] == [(0, 1), (0, 0), (0, 0)]
    table = mythos("shared-madness", brandt("study.a"), mad)  # nobody is near: nothing happens
    assert [suffered(table, who) for who in range(2)] == [(0, 0), (0, 0)]
    table = mythos("shared-madness", brandt(), voss(NEXT), rolls=[0, [S, B, B, B]])
    assert suffered(table) == (0, 2)


@pytest.mark.content("mansions/mythos/blood-trail")
def test_blood_trail() -> None:
    wounded = voss(NEXT, conditions=["wounded-1"])  # one die less in strength
    table = mythos("blood-trail", brandt(), wounded, rolls=[[S, B, B]])
    assert (suffered(table), suffered(table, 1), conditions(table, 1)) == ((0, 0), (1, 0), ["wounded", "dazed"])
    assert suffered(mythos("blood-trail", brandt(), wounded, rolls=[[S, S, B]]), 1) == (0, 0)
    assert suffered(mythos("blood-trail", brandt(), voss(NEXT), rolls=[0, [S, B, B]])) == (2, 0)


@pytest.mark.content("mansions/mythos/the-page-turns")
def test_the_page_turns() -> None:
    reader = brandt(HERE, "wither-1")
    table = mythos("the-page-turns", reader, voss(NEXT), rolls=[0, [S, B, B, B], "wither-2"])
    assert (suffered(table), possessions(table)) == ((0, 2), ["wither-2"])  # the back says nothing; another copy
    table = mythos("the-page-turns", reader, voss(NEXT), rolls=[0, [S, S, B, B]])
    assert (suffered(table), possessions(table)) == ((0, 0), ["wither-1"])
    table = mythos("the-page-turns", brandt(HERE, "king-james-bible"), voss(NEXT), rolls=[0, [S, B, B, B]])
    assert suffered(table) == (0, 3)  # a Tome, but no Spell
    assert mythos("the-page-turns", brandt(), voss(NEXT)).events("near-miss")


@pytest.mark.content("mansions/mythos/thief-in-the-dark")
def test_thief_in_the_dark() -> None:
    from koszmar.games.mansions.state import Card

    crew = brandt(HERE, "axe", "rope", Card("brass-key", plot=True)), voss(HERE, "torch", "knife")
    table = mythos("thief-in-the-dark", *crew, rolls=[0, [S, B, B, B]])
    assert (table.decision.seat, table.offered) == (0, ["axe", "rope"])  # never what the plot needs
    table.choose("axe")
    assert (possessions(table), suffered(table), table.state.dropped) == (["rope", "brass-key"], (0, 2), {})
    table = mythos("thief-in-the-dark", *crew, rolls=[0, [S, S, B, B]])
    assert len(possessions(table)) == 3


@pytest.mark.content("mansions/mythos/smoke")
def test_smoke() -> None:
    crew = brandt(OPPOSITE), voss("study.a"), someone("jonah-pike", NEXT)
    table = mythos("smoke", *crew, fire=[HERE]).choose(OTHER, rolls=[[S, B, B], [S, S, B, B, B]])
    assert [suffered(table, who) for who in range(3)] == [(1, 0), (0, 0), (0, 0)]
    assert [conditions(table, who) for who in range(3)] == [["dazed"], [], []]


@pytest.mark.content("mansions/mythos/cold-hearth")
def test_cold_hearth() -> None:
    tiles = [("ballroom", 0, 0, 0), ("study", 10, 10, 0), ("yard-1", 20, 20, 0)]
    crew = brandt(HERE), voss(OPPOSITE, "torch"), someone("jonah-pike", "study.a"), someone("amina-feld", "yard-1.a")
    table = mythos("cold-hearth", *crew, tiles=tiles, rolls=[[S, B, B, B]])
    assert [suffered(table, who) for who in range(4)] == [(0, 0), (0, 0), (0, 1), (0, 0)]


@pytest.mark.content("mansions/mythos/too-close")
def test_too_close() -> None:
    table = mythos("too-close", brandt(), voss(OPPOSITE), rolls=[[S, B, B], [B, B, B]])
    assert (suffered(table), suffered(table, 1)) == ((0, 1), (0, 2))
    tiles = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("dock-1", 4, 0, 0)]
    crew = brandt("dock-1.b"), voss("alley-1.a"), someone("jonah-pike", "alley-1.b")
    table = mythos("too-close", *crew, tiles=tiles, rolls=[[S, B, B, B]])
    assert [suffered(table, who) for who in range(3)] == [(0, 2), (0, 0), (0, 0)]


@pytest.mark.content("mansions/mythos/evil-eye", "mansions/mythos/spoiled-blood")
@pytest.mark.parametrize(
    ("event", "pool", "harm", "condition"),
    [("evil-eye", 4, (0, 2), "cursed"), ("spoiled-blood", 3, (2, 0), "poisoned")],
)
def test_a_curse_and_a_poison(event: str, pool: int, harm: tuple[int, int], condition: str) -> None:
    table = mythos(event, brandt(), rolls=[0, [S, *[B] * (pool - 1)], f"{condition}-2"])
    assert (suffered(table), conditions(table)) == (harm, [condition])
    table = mythos(event, brandt(), rolls=[0, [S, S, *[B] * (pool - 2)]])
    assert (suffered(table), conditions(table)) == ((0, 0), [])


@pytest.mark.content("mansions/mythos/panic")
def test_panic() -> None:
    tiles = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("dock-1", 4, 0, 0)]
    crew = brandt("street-1.a"), voss("street-1.a")
    table = mythos("panic", *crew, tiles=tiles, monsters=[("cultist", "alley-1.a")], rolls=[0, [S, B, B, B]])
    assert (spaces(table)[0], suffered(table)) == ("dock-1.a", (0, 2))
    table = mythos("panic", *crew, tiles=tiles, rolls=[0, [S, B, B, B]])
    assert (spaces(table)[0], suffered(table)) == ("alley-1.a", (0, 2))  # toward where everything began
    table = mythos("panic", *crew, tiles=tiles, rolls=[0, [S, S, B, B]])
    assert (spaces(table)[0], suffered(table)) == ("street-1.a", (0, 0))


@pytest.mark.content("mansions/mythos/tremor")
def test_tremor() -> None:
    tiles = [("ballroom", 0, 0, 0), ("hall-1", 2, 1, 0)]
    table = mythos("tremor", brandt(), voss(NEXT), tiles=tiles, barricades=[(OPPOSITE, "hall-1.a")],
                   rolls=[[S, B, B], [S, S, B, B]])  # fmt: skip
    assert (suffered(table), suffered(table, 1)) == ((1, 0), (0, 0))
    assert [one.on for one in table.state.barricades] == [""]


DUSK = '\n[[clock]]\nkey = "dusk"\nadvance = "never"\n'


@pytest.mark.content("mansions/mythos/the-hour-strikes")
def test_the_hour_strikes() -> None:
    table = mythos("the-hour-strikes", brandt(), voss(NEXT), story=DUSK)
    assert (table.decision.prompt, table.decision.seats) == ("story", (0, 1))
    borne = table.fork().choose("bear-it", 1)
    assert (suffered(borne, 1), borne.state.plot.clocks["dusk"]) == ((0, 2), 0)
    table.choose("give-way")
    assert (suffered(table, 1), table.state.plot.clocks["dusk"]) == ((0, 0), 1)


# -- deadly --------------------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/mythos/the-sky-opens")
def test_the_sky_opens() -> None:
    table = apart("the-sky-opens", "alley-1.a", INDOORS, [[S, B, B, B], [B, B, B]])
    assert (suffered(table), suffered(table, 1)) == ((2, 1), (0, 0))


@pytest.mark.content("mansions/mythos/the-tide-takes")
@pytest.mark.parametrize("place", ["dock-1.a", "pier.a", "beach.a", "park-pond.d", "park-pond.e"])
def test_the_tide_takes(place: str) -> None:
    table = apart("the-tide-takes", place, OUTDOORS, [[S, B, B]])
    assert (suffered(table), conditions(table), suffered(table, 1)) == ((2, 0), ["restrained"], (0, 0))
    assert conditions(apart("the-tide-takes", place, OUTDOORS, [[S, S, S]])) == []


@pytest.mark.content("mansions/mythos/every-light-out")
def test_every_light_out() -> None:
    crew = brandt(HERE, "kerosene-lantern", "axe"), voss(OPPOSITE, "torch"), someone("jonah-pike", "study.a")
    table = mythos("every-light-out", *crew, rolls=[[S, B, B, B], [B] * 4, [B] * 4])
    assert table.state.darkness == [HERE, OPPOSITE, "study.a"]
    assert (possessions(table), possessions(table, 1)) == (["axe"], ["torch/back"])
    assert [suffered(table, who)[1] for who in range(3)] == [1, 2, 2]
    kinds = [kind for kind in table.kinds() if kind in ("darkness", "drops", "flips", "roll")]
    assert kinds == ["darkness"] * 3 + ["drops", "flips"] + ["roll"] * 3


@pytest.mark.content("mansions/mythos/the-call")
def test_the_call() -> None:
    tiles = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("dock-1", 4, 0, 0)]
    crew = brandt("street-1.a"), voss("street-1.a")
    table = mythos("the-call", *crew, tiles=tiles, monsters=[("cultist", "dock-1.b")],
                   rolls=[[S, B, B, B], [S, S, B, B]])  # fmt: skip
    assert (spaces(table), suffered(table), suffered(table, 1)) == (["dock-1.a", "street-1.a"], (0, 2), (0, 0))
    table = mythos("the-call", *crew, tiles=tiles, rolls=[[S, B, B, B], [S, S, B, B]])
    assert (spaces(table), suffered(table)) == (["street-1.a", "street-1.a"], (0, 3))


@pytest.mark.content("mansions/mythos/old-wounds", "mansions/mythos/old-fears")
@pytest.mark.parametrize(
    ("event", "kind", "kept"), [("old-wounds", "damage", "broken-leg-1"), ("old-fears", "horror", "tremor-1")]
)
def test_what_was_facedown_comes_up_again(event: str, kind: str, kept: str) -> None:
    table = mythos(event, brandt(**{kind: [kept]}), voss(NEXT), rolls=[kept])
    one, other = table.state.investigators[:2]
    mine, theirs = (one.damage, other.damage) if kind == "damage" else (one.horror, other.horror)
    assert (mine[0].key, mine[0].up) == (kept, True)
    assert (len(mine), len(theirs)) == (2, 2)
    assert [(event["who"], event["amount"], event["up"]) for event in table.events("suffers")] == [
        (0, 1, False), (1, 2, True),
    ]  # fmt: skip


@pytest.mark.content("mansions/mythos/conflagration")
def test_conflagration_spreads_fire_twice_more() -> None:
    crew = brandt("study.a"), voss(OPPOSITE), someone("jonah-pike", OTHER)
    table = mythos("conflagration", *crew, fire=[HERE]).choose(NEXT)  # the spreading of every Mythos phase
    table.choose(OPPOSITE, rolls=[[S, B, B, B], [B] * 4])
    assert len(table.state.fire) == 4
    assert [suffered(table, who) for who in range(3)] == [(0, 0), (1, 0), (2, 0)]


@pytest.mark.content("mansions/mythos/conflagration")
def test_conflagration_without_fire_begins_it_where_two_investigators_are() -> None:
    crew = brandt(HERE), voss(HERE), someone("jonah-pike", OPPOSITE)
    table = mythos("conflagration", *crew, rolls=[1, 0])
    assert (table.state.fire, [suffered(table, who) for who in range(3)]) == ([HERE], [(2, 0), (2, 0), (0, 0)])
    table = mythos("conflagration", *crew, rolls=[2, 0])
    assert (table.state.fire, [suffered(table, who) for who in range(3)]) == (
        [HERE, OPPOSITE],
        [(2, 0), (0, 0), (2, 0)],
    )


@pytest.mark.content("mansions/mythos/the-pack")
def test_the_pack() -> None:
    tiles = [("alley-1", 0, 0, 0), ("street-1", 2, 0, 0), ("dock-1", 4, 0, 0)]
    crew = brandt("alley-1.a"), voss("dock-1.b")
    table = mythos("the-pack", *crew, tiles=tiles, monsters=[("cultist", "street-1.a")], rolls=[[S, B, B]])
    assert (monster(table), suffered(table), suffered(table, 1)) == ("alley-1.a", (2, 0), (0, 0))
    table = mythos("the-pack", *crew, tiles=tiles, rolls=[[S, B, B, B], [B] * 4])
    assert (suffered(table), suffered(table, 1)) == ((0, 2), (0, 3))


@pytest.mark.content("mansions/mythos/verdict")
def test_verdict() -> None:
    table = mythos(
        "verdict", brandt(), rolls=[0, [S, S, B]], top={"damage": [f"graze-{n}" for n in (1, 2)] + ["shock-1"]}
    )
    assert (len(table.state.investigators[0].damage), conditions(table)) == (3, ["dazed"])
    table = mythos("verdict", someone("jonah-pike", HERE), rolls=[0, [S] * 5])
    assert (suffered(table), conditions(table)) == ((0, 0), [])


@pytest.mark.content("mansions/mythos/unmaking")
def test_unmaking() -> None:
    table = mythos("unmaking", brandt(clues=2), rolls=[0, [S, S, S, B]])
    assert (suffered(table), clues(table)) == ((0, 2), 1)


@pytest.mark.content("mansions/mythos/turned-hands")
def test_turned_hands() -> None:
    crew = brandt(), voss(HERE), someone("jonah-pike", NEXT)
    table = mythos("turned-hands", *crew, rolls=[[S, B, B], [S, S, S]])
    assert [suffered(table, who) for who in range(3)] == [(2, 0), (0, 0), (0, 0)]
    table = mythos("turned-hands", brandt(), voss(NEXT), rolls=[[S, S, B, B], [S, S, S, B]])
    assert (suffered(table), suffered(table, 1)) == ((0, 1), (0, 0))


@pytest.mark.content("mansions/mythos/nothing-left-to-give")
def test_nothing_left_to_give() -> None:
    table = mythos("nothing-left-to-give", brandt(clues=3), voss(NEXT, clues=1))
    assert (table.decision.seats, table.offered) == ((0,), ["give-clues", "bear-it"])
    refused = table.fork().choose("bear-it")
    assert (clues(refused), suffered(refused)) == (3, (1, 1))
    table.choose("give-clues")
    assert (clues(table), suffered(table)) == (1, (0, 0))
    assert (clues(table, 1), suffered(table, 1)) == (1, (1, 1))


# -- helpful and flavour -------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/mythos/a-clear-moment", "mansions/mythos/a-brave-word")
@pytest.mark.parametrize(("event", "condition"), [("a-clear-moment", "focused"), ("a-brave-word", "emboldened")])
def test_a_moment_and_a_word_that_help(event: str, condition: str) -> None:
    table = mythos(event, brandt(), voss(NEXT), rolls=[1])
    assert (conditions(table), conditions(table, 1)) == ([], [condition])


@pytest.mark.content("mansions/mythos/quiet-corner")
def test_quiet_corner() -> None:
    crew = brandt(horror=["numb-1"]), voss("study.a", horror=["numb-2"])
    table = mythos("quiet-corner", *crew, monsters=[("cultist", OPPOSITE)], rolls=["numb-2"])
    assert (suffered(table), suffered(table, 1)) == ((0, 1), (0, 0))


@pytest.mark.content("mansions/mythos/a-flask-in-the-drawer")
def test_a_flask_in_the_drawer() -> None:
    table = mythos(
        "a-flask-in-the-drawer", brandt(damage=["graze-1"], horror=["numb-1"]), rolls=[0, "graze-1", "numb-1"]
    )
    assert suffered(table) == (0, 0)


@pytest.mark.content("mansions/mythos/first-light")
def test_first_light() -> None:
    tiles = [("ballroom", 0, 0, 0), ("yard-1", 10, 10, 0)]
    crew = brandt(horror=["numb-1"]), voss("yard-1.a", horror=["numb-2"])
    table = mythos("first-light", *crew, tiles=tiles, darkness=[HERE, NEXT])
    assert (table.decision.prompt, table.offered[:2]) == ("which-space", [HERE, NEXT])
    table.choose(NEXT, rolls=["numb-1"])
    assert (table.state.darkness, suffered(table), suffered(table, 1)) == ([HERE], (0, 0), (0, 1))


@pytest.mark.content("mansions/mythos/second-thoughts")
def test_second_thoughts() -> None:
    table = mythos("second-thoughts", brandt(clues=2), voss(clues=1))
    assert (clues(table), clues(table, 1)) == (2, 2)
    assert mythos("second-thoughts", brandt(), voss()).decision.prompt == "which-investigator"


@pytest.mark.content(
    "mansions/mythos/flavour-1",
    "mansions/mythos/flavour-2",
    "mansions/mythos/flavour-3",
    "mansions/mythos/flavour-4",
    "mansions/mythos/flavour-5",
    "mansions/mythos/flavour-6",
)
@pytest.mark.parametrize("number", range(1, 7))
def test_some_events_are_only_heard(number: int) -> None:
    table = mythos(f"flavour-{number}", brandt(), voss(NEXT))
    assert table.events("event") == [{"event": f"flavour-{number}"}]
    assert (suffered(table), suffered(table, 1), conditions(table), clues(table)) == ((0, 0), (0, 0), [], 0)


def test_there_are_seventy_two_of_them() -> None:
    grades = Counter(event.grade for event in EVENTS.values())
    assert grades == {"minor": 22, "major": 24, "deadly": 14, "helpful": 6, "flavour": 6}


def test_a_pool_comes_to_its_end_even_if_nothing_of_it_can_happen() -> None:
    from tests.games.mansions.house import only

    from koszmar.games.mansions.proof.positions import position
    from koszmar.kernel.testing.driver import GO_ON

    story = only("flavour-1").replace("'shape-in-the-alley', ", "")
    table = position(brandt(), story=story, phase="events", stepwise=True)
    table.state.plot.pools["minor"] = ["shape-in-the-alley"]  # all that is left, and nobody is in an alley
    table.choose(GO_ON)
    assert (table.events("near-miss"), table.state.plot.pools["minor"]) == ([{"event": "shape-in-the-alley"}], [])
