"""The story as a whole: what can never come about is told, and what may be lost, betrayed or made impossible."""

from __future__ import annotations

from collections import Counter

import pytest

from koszmar.games.mansions.insanity import CIRCLE, REQUIRES
from koszmar.games.mansions.persons import PEOPLE
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.library import scenario
from koszmar.games.mansions.scenario.reaching import Reach
from koszmar.games.mansions.scenario.reading import PLOT
from koszmar.games.mansions.scenario.sharing import SCENARIOS
from koszmar.games.mansions.tiles import SIDES
from koszmar.kernel.scenarios import Complaint

START = SCENARIOS.start("mill")
PLAIN = START[PLOT].decode()
LAMP = 'when = { token = "lamp", action = true }\nif = "reached matches-found"'
SPAWN = 'spawn caretaker at "entry-hall.a" or nothing'
FOUND = "      reach matches-found\n    else\n"


def changed(*pairs: tuple[str, str], texts: str = "") -> list[Complaint]:
    """What is said of the small scenario after some changes."""
    plot = PLAIN
    for old, new in pairs:
        assert old in plot, old
        plot = plot.replace(old, new, 1)
    files = {lang: START[lang] + texts.encode() for lang in ("en.ftl", "pl.ftl")}
    return complaints({**START, PLOT: plot.encode(), **files})


def told(found: list[Complaint]) -> list[str]:
    return [f"{one.where}: {one.problem}{'' if one.grave else '?'}" for one in found]


NEVER = {
    "a round after the last": (
        [("when = { round = 4 }", "when = { round = 13 }")],
        "event draught: round 13 never comes",
    ),
    "a monster that nobody brings": (
        [("when = { round = 4 }", 'when = { defeated = "star-spawn" }')],
        "event draught: its moment never comes: defeated = star-spawn",
    ),
    "a card that nobody has": (
        [("when = { round = 4 }", 'when = { used = "gold-key" }'), ('"random common"]', '"brass key", "knife"]')],
        "event draught: its moment never comes: used = gold-key",
    ),
    "a page of a journal that nobody writes": (
        [("when = { round = 4 }", "when = { page = 1 }")],
        "event draught: its moment never comes: page = 1",
    ),
    "somebody who cannot be lost": (
        [("when = { round = 4 }", 'when = { lost = true }'), ],
        "event draught: its moment never comes: lost = True",
    ),
    "a condition that cannot hold": (
        [("when = { round = 4 }", 'when = { round = 4 }\nif = "noise >= 3"'), ("say spines", "set noise 2")],
        "event draught: its condition can never hold, so it never happens",
    ),
    "called by something that never happens": (
        [("when = { round = 4 }", "when = { called = true }"),
         (LAMP, f'{LAMP}\n\n[[event]]\nkey = "x"\nwhen = {{ round = 99 }}\ndo = "happens draught"\n\n[[event]]\n'
                f'key = "y"\n{LAMP}')],
        "event draught: whatever calls it never happens",
    ),
    "an ending that no path reaches": (
        [("# These two come", '[[ending]]\nkey = "cold"\nif = "reached matches-found and monster star-spawn"\n'
                              'result = "loss"\nepilogue = "dark"\n\n# These two come')],
        "ending cold: no path reaches it",
    ),
    "a step of the story that no path reaches": (
        [("# Only the app sees", '[[milestone]]\nkey = "seen"\nneeds = ["matches-found"]\n\n# Only the app sees'),
         ("end lit\n", "end lit\nif monster star-spawn\n  reach seen\n")],
        "milestone seen: no path reaches it",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", NEVER)
def test_what_can_never_come_about_is_refused(what: str) -> None:
    pairs, problem = NEVER[what]
    found = changed(*pairs, texts="\nevent-light-lamp = A\nevent-y = B\n")
    assert problem in told(found), told(found)


def test_an_option_that_nobody_can_ever_choose_is_doubtful() -> None:
    found = changed(('key = "glance"', 'key = "glance"\n  if = "monster star-spawn"'))
    assert told(found) == ["event at-shelves, option glance: nobody can ever choose 'glance'?"]


def test_luck_is_good_when_it_is_asked_what_can_come_about() -> None:
    found = changed(("when = { round = 4 }", 'when = { round = 4 }\nif = "noise >= 3"'), ("say spines", "add noise 1"))
    assert [one for one in told(found) if "draught" in one] == []
    reach = Reach(scenario("the-house-that-counts"))
    assert reach.is_won
    assert {"false-total", "burning"} <= reach.milestones


# -- what must not be lost -------------------------------------------------------------------------------------------


def test_a_card_without_which_nobody_wins_is_a_card_of_the_plot() -> None:
    needs = (LAMP, LAMP.replace('"reached matches-found"', "'reached matches-found and has \"brass-key\"'"))
    lost = "nobody can win without brass-key, and it can be discarded for good"
    given = changed(needs, ("say spines", 'gain "brass-key"'))
    assert [(one.where, one.problem, one.cure) for one in given if one.grave and "win" in one.problem] == [
        ("event at-shelves, option glance", lost, 'gain "brass-key" as plot')
    ]
    assert [one.line for one in given if one.problem == lost] == [PLAIN.split("\n").index("  say spines") + 1]
    assert lost not in [one.problem for one in changed(needs, ("say spines", 'gain "brass-key" as plot'))]
    chance = [
        one for one in changed((needs[0], needs[1].replace("brass-key", "knife"))) if "without knife" in one.problem
    ]
    assert [one.where for one in chance] == ["scenario possessions"], "chance may keep it"
    either = (LAMP, LAMP.replace('"reached matches-found"', "'reached matches-found or has \"brass-key\"'"))
    assert lost not in [one.problem for one in changed(either, ("say spines", 'gain "brass-key"'))]


def test_a_person_without_whom_nobody_wins_cannot_be_lost() -> None:
    person = 'key = "lamp"\nkind = "person"\nshield = true'
    found = changed(('key = "lamp"\nkind = "interact"', person))
    assert told(found) == ["token lamp: nobody can win without this person, who can be lost"]
    assert told(changed(('key = "lamp"\nkind = "interact"', person.replace("true", "false")))) == []
    again = (LAMP, LAMP.replace('"lamp"', '["lamp", "library-door"]'))
    assert told(changed(('key = "lamp"\nkind = "interact"', person), again)) == [], "there is a second way"


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_what_is_told_to_one_alone_is_told_to_somebody() -> None:
    nobody = changed((SPAWN, "tell whisper"), texts="\nwhisper = Psst.\n")
    assert "clock night, stage 1: nobody acts here, so it is told to nobody" in told(nobody)
    somebody = changed(('darkness "entry-hall.b"\n', "random anyone\n  tell whisper\n"), texts="\nwhisper = Psst.\n")
    assert told(somebody) == []


@pytest.mark.parametrize(
    ("pair", "where"),
    [
        (('darkness "entry-hall.b"', "say spines"), "event draught"),
        (('text = "draught"', 'text = "spines"'), "event draught"),
        (('epilogue = "lit"', 'epilogue = "spines"'), "ending lit"),
        (('objective = "light-it"', 'objective = "spines"'), "milestone matches-found"),
    ],
)
def test_what_is_told_to_one_alone_is_not_told_to_all(pair: tuple[str, str], where: str) -> None:
    private = ("say spines", "tell spines")
    assert told(changed(private)) == []
    found = changed(private, pair)
    assert f"{where}: everybody hears 'spines', which is told to one player alone" in told(found)


WAY = ("[draw.matches]", '[draw.way]\none-of = ["left", "right"]\nat = "event"\n\n[draw.matches]')
ASK = "if way = left\n  horror 1 facedown\n"


def test_nobody_asks_for_a_draw_before_it_is_made() -> None:
    early = "'way' is asked for before it is drawn"
    above = changed(WAY, ("random anyone\n  horror 1", f"{ASK}draw way\nrandom anyone\n  horror 1"))
    assert f"event draught: {early}" in told(above)
    begin = changed(
        WAY,
        ("objective find-light\n", "objective find-light\nif way = left\n  clock night +1\n"),
        ("say spines", "draw way"),
    )
    assert f"setup: {early}" in told(begin)
    after = changed(
        WAY, ("random anyone\n  horror 1", f"draw way\nrandom anyone\n  {ASK.splitlines()[0]}\n    horror 1")
    )
    assert [one for one in told(after) if "way" in one] == []


def test_a_draw_that_may_be_asked_for_too_early_is_doubtful() -> None:
    early = "event draught: 'way' may be asked for before it is drawn?"
    pair = ("random anyone\n  horror 1", "if way = left\n  waste\nrandom anyone\n  horror 1")
    assert early in told(changed(WAY, pair, ("say spines", "draw way")))
    safe = ("random anyone\n  horror 1", "if happened at-shelves and way = left\n  waste\nrandom anyone\n  horror 1")
    drawn = ('text = "books"\n', 'text = "books"\ndo = "draw way"\n')
    assert [one for one in told(changed(WAY, safe, drawn)) if "way" in one] == []
    first = ("# This one waits", '[[event]]\nkey = "fork"\nwhen = { round = 2 }\ndo = "draw way"\n\n# This one waits')
    assert [one for one in told(changed(WAY, pair, first)) if "way" in one] == [], "round 2 comes before round 4"
    late = (first[0], first[1].replace("round = 2", "round = 6"))
    assert "event draught: 'way' is asked for before it is drawn" in told(changed(WAY, pair, late))


# -- Insane goals ----------------------------------------------------------------------------------------------------

POSSESSIONS = 'possessions = ["random common weapon", "random common"]\nmore-possessions = "random common"'


def test_whoever_goes_insane_can_still_make_fire() -> None:
    dark = changed((POSSESSIONS, 'possessions = ["knife", "axe", "brass-key", "gold-key"]'))
    fire = "Insane goals that ask for Fire"
    assert told(dark) == [f"scenario possessions: it offers no Light Sources: {fire} are impossible"]
    one = changed((POSSESSIONS, 'possessions = ["knife", "axe", "brass-key", "oil-lamp"]'))
    assert told(one) == [f"scenario possessions: it offers 1 Light Source: {fire} may be impossible?"]
    assert told(changed((POSSESSIONS, 'possessions = ["knife", "axe", "candles", "oil-lamp"]'))) == []


def test_whoever_goes_insane_can_still_have_keepsakes() -> None:
    poor = changed((POSSESSIONS, 'possessions = ["candles", "oil-lamp"]'))
    assert told(poor) == ["scenario possessions: it offers 2 possessions, and the Insane goal Keepsakes asks for 4"]


def test_a_house_has_room_for_a_pyre() -> None:
    assert told(changed(("players = [1, 4]", "players = [1, 5]"))) == [
        "map a: 7 spaces: the Insane goal Pyre asks for Fire in 8"
    ]
    alone = changed(("players = [1, 4]", "players = [1, 1]"), ('["Library", 1, 0, 270]', '["Bathroom", 3, 0, 90]'))
    assert not [one for one in told(alone) if "Pyre" in one], "whoever plays alone never has that card"


def test_a_house_with_room_for_a_pyre_has_a_room_for_a_circle_of_fire() -> None:
    narrow = [
        side for side in SIDES.values() if all(count < 2 for count in Counter(side.shape.rooms.values()).values())
    ]
    assert sum(len(side.shape.rooms) for side in narrow) < 3 + REQUIRES[CIRCLE]


def test_whoever_goes_insane_can_still_be_alone() -> None:
    crowd = 'key = "lit"\nif = "reached matches-found and all in study"\n'
    found = changed(('key = "lit"\n', crowd), ("end lit\n", "waste\n"))
    assert told(found) == [
        "ending lit: whoever wins is in the same room as all others: the Insane goal Alone at Last is impossible"
    ]
    wide = [crowd.replace("all in study", "all indoors"), crowd.replace("all in", "anyone in")]
    for condition in wide:
        assert told(changed(('key = "lit"\n', condition), ("end lit\n", "waste\n"))) == []
    assert told(changed(('key = "lit"\n', crowd))) == [], "somebody may end it from elsewhere"


def test_nobody_loses_for_going_insane() -> None:
    found = changed(("when = { round = 4 }", "when = { insane = true }"), ('darkness "entry-hall.b"', "eliminate"))
    assert told(found) == ["event draught: whoever goes Insane loses at once: no Insane goal can ever be met"]


# -- what the box has ------------------------------------------------------------------------------------------------


def test_no_more_comes_at_once_than_the_box_has() -> None:
    twice = '"""\n' + 'spawn priest-of-dagon at "entry-hall.a"\n' * 2 + '"""'
    found = changed((f"'{SPAWN}'", twice))
    assert "clock night, stage 1: 2 of priest-of-dagon come at once; the box has 1" in told(found)
    many = "".join(f'spawn {kind} at "entry-hall.a"\n' for kind in ["cultist"] * 6 + ["ghost"] * 3)
    marked = changed((f"'{SPAWN}'", f'"""\n{many}"""'))
    assert "clock night, stage 1: 7 identification tokens are needed at once; the box has 6" in told(marked)
    people = "".join(
        f'[[token]]\nkey = "p{number}"\nkind = "person"\nat = "Entry Hall.a"\nwith = "Entry Hall"\n\n'
        for number in range(PEOPLE + 1)
    )
    crowd = changed(("# This one comes together", f"{people}# This one comes together"))
    assert any(f"{PEOPLE + 1} person tokens at the start; the box has {PEOPLE}" in one for one in told(crowd))


def test_a_lock_is_one_of_those_that_are_stored() -> None:
    puzzle = '[[puzzle]]\nkey = "box"\nkind = "lock"\nskill = "agility"\nlevel = 11\n\n# -- the clock'
    found = changed(("# -- the clock", puzzle), ("say spines", "puzzle box"))
    assert "puzzle box: there is no lock that takes 11 steps" in told(found)
    cut = puzzle.replace('"lock"', '"picture"')
    found = changed(("# -- the clock", cut), ("say spines", "puzzle box"))
    assert "puzzle box: there is no picture that takes 11 swaps" in told(found)


def test_a_clock_is_never_waited_for_exactly() -> None:
    exact = "a round or clock is compared with `=`, and may be missed"
    option = changed(('key = "glance"', 'key = "glance"\n  if = "night = 3"'))
    assert f"event at-shelves, option glance: {exact}" in told(option)
    assert f"ending lit: {exact}" in told(changed(('key = "lit"\n', 'key = "lit"\nif = "round = 3"\n')))
