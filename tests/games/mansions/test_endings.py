"""Endings that bots seldom come to, or never: each is reached by choices, from a point shortly before it."""

from __future__ import annotations

import pytest

from koszmar.games.mansions import GAME
from koszmar.games.mansions.scenario.library import ADDED, FOLDER, compiled, scenario
from koszmar.kernel.flow import Key
from koszmar.kernel.match import Match

MANY = 2000
"""Decisions after which a match that should have ended has gone astray."""


def begun(key: str, do: str, quotas: dict[str, int] | None = None, **draws: str) -> Match:
    """A match of two at its first turn, after some effects, with what chance has decided and successes so far."""
    lines = [f'{name.replace("_", "-")} = "{drawn}"' for name, drawn in draws.items()]
    point = f'\n[point.end]\ndo = """\n{do}\n"""\n\n[point.end.draw]\n' + "\n".join(lines) + "\n"
    name = f"{key}#end"
    ADDED[name] = compiled((FOLDER / key / "scenario.toml").read_text(encoding="utf-8") + point)
    scenario.cache_clear()
    match = Match.new(GAME, players=2, seed=f"end/{key}", options={"scenario": name, "layout": "a"})
    while match.decision is not None and match.decision.prompt not in ("who-next", "act"):
        match.choose(match.decision.offered(match.decision.seat)[0], match.decision.seat)
    match.state.plot.quotas.update(quotas or {})
    return match


def play(match: Match, *wishes: Key) -> str:
    """Choose whatever is wished for where it is offered; otherwise end turns; how it ended."""
    for _ in range(MANY):
        if match.decision is None:
            break
        offered = match.decision.offered(match.decision.seat)
        chosen = [*(wish for wish in (*wishes, "end") if wish in offered), *offered][0]
        match.choose(chosen, match.decision.seat)
    assert match.result is not None
    return match.result.reason


SHORE = 'happens departs\ntile "dock-1"\ntile "basement"\nbegin-at "basement.b"\n'
PIER = 'begin-at "pier.a"\n'
ATTIC = 'tile "interior-hall"\ntile "hall-stairs"\ntile "attic"\n'
RING = ("token", "boyle", "talk-to-boyle/ring")


def test_the_door_is_brought_down_with_dynamite() -> None:
    match = begun("what-the-tide-keeps", SHORE + 'reach winch-ready\neach anyone\n  gain "dynamite"')
    assert play(match, ("token", "stone-door", "door/dynamite")) == "collapsed"


def test_the_door_is_brought_down_by_fire_in_all_three_spaces_of_the_basement() -> None:
    match = begun("what-the-tide-keeps", SHORE + 'reach winch-ready\nfire "basement.a"\nfire "basement.b"')
    assert play(match, "basement.c") == "collapsed"


def test_without_the_winch_fire_brings_nothing_down() -> None:
    fires = "".join(f'fire "basement.{letter}"\n' for letter in "abc")
    assert play(begun("what-the-tide-keeps", SHORE + fires)) != "collapsed"


def test_one_stays_beyond_the_door_and_the_others_have_won() -> None:
    match = begun("what-the-tide-keeps", SHORE + "reach rite-known\nset seals 2")
    assert play(match, ("token", "stone-door", "door/bargain"), "bargain-yes") == "bargained"
    assert sorted(match.result.scores) == [0.0, 1.0]  # type: ignore[union-attr]
    assert [one.out for one in match.state.investigators].count(True) == 1


def test_a_bargain_can_be_refused() -> None:
    match = begun("what-the-tide-keeps", SHORE + "reach rite-known\nset seals 2")
    assert play(match, ("token", "stone-door", "door/bargain"), "bargain-no") != "bargained"


def test_two_wrong_names_are_one_too_many() -> None:
    do = (
        'tile "town-square"\ntile "rental-dock"\nwalk finch 9 "town-square.c"\nbegin-at "town-square.c"\n'
        "each anyone\n  gain random unique evidence"
    )
    match = begun("salt-in-the-ledger", do, culprit="quill")
    wishes = [("token", name, "suspect/accuse") for name in ("vale", "finch")]
    assert play(match, *wishes) == "wrong-twice"


def test_the_culprit_dies_with_the_priest_he_has_called() -> None:
    match = begun("salt-in-the-ledger", 'reach named\nbegin-at "pier.c"\nreach priest-called', culprit="vale")
    priest = next(one for one in match.state.monsters if one.kind == "priest-of-dagon")
    priest.damage = 5
    assert play(match, ("attack", "unarmed", priest.id)) == "dead"


def test_patients_leave_through_the_front_door() -> None:
    do = 'tile "hall-1"\ntile "lobby"\nbegin-at "lobby.a"\nreach own-things\nreach treatment-named'
    match = begun("the-quiet-wing", do, {"front-door": 7})
    assert play(match, ("token", "front-door", "front-door/ram")) == "escaped"


def test_whoever_stays_in_a_burning_house_is_trapped() -> None:
    fires = "".join(f'fire "attic.{letter}"\n' for letter in "abcd")
    do = f'{ATTIC}{fires}begin-at "hall-stairs.a"'
    match = begun("the-house-that-counts", do)
    assert play(match) == "trapped"
    assert match.state.round == 4


def test_whoever_is_in_the_entry_hall_when_the_attic_burns_is_out() -> None:
    fires = "".join(f'fire "attic.{letter}"\n' for letter in "abcd")
    do = f'{ATTIC}{fires}begin-at "entry-hall.a"'
    assert play(begun("the-house-that-counts", do)) == "fire"


@pytest.mark.parametrize(
    ("facts", "ending"),
    [("set boarded 5", "thin-crossing"), ("set boarded 7", "full-crossing"),
     ("set boarded 7\nset hidden 1", "drowned-crossing")],
)  # fmt: skip
def test_a_crossing_is_as_good_as_those_who_are_aboard(facts: str, ending: str) -> None:
    assert play(begun("the-last-ferry", PIER + facts), RING) == ending


def test_a_ferry_that_has_waited_three_rounds_leaves_without_those_who_are_not_there() -> None:
    match = begun("the-last-ferry", "reach ten-fires\nset boarded 5")
    assert play(match) == "left-behind"
    assert match.state.round == 5


@pytest.mark.parametrize(("facts", "ending"), [("set late 0", "answered-in-time"), ("set late 1", "answered-late")])
def test_the_bell_answers_in_time_or_late(facts: str, ending: str) -> None:
    do = f'tile "conservatory"\ntile "bell-tower"\nbegin-at "bell-tower.b"\nreach tones-known\n{facts}'
    assert play(begun("the-drowned-carillon", do, {"rope": 3}), ("token", "bell-rope", "rope/hold")) == ending


@pytest.mark.parametrize(
    ("key", "space", "clock"),
    [("the-drowned-carillon", "lobby.b", "dusk"), ("salt-in-the-ledger", "street-1.b", "tide"),
     ("the-house-that-counts", "entry-hall.b", "settlement"), ("the-quiet-wing", "bedroom-1.a", "night"),
     ("what-the-tide-keeps", "lobby.b", "tide")],
)  # fmt: skip
@pytest.mark.parametrize(("monsters", "steps"), [(1, 1), (2, 2)])
def test_time_runs_faster_where_there_are_as_many_monsters_as_investigators(
    key: str, space: str, clock: str, monsters: int, steps: int
) -> None:
    spawned = "\n".join([f'spawn riot at "{space}"'] * monsters)
    match = begun(key, f"set threat -40\n{spawned}")
    assert len(match.state.monsters) == monsters
    while match.state.round == 1 and match.decision is not None:
        offered = match.decision.offered(match.decision.seat)
        match.choose("end" if "end" in offered else offered[0], match.decision.seat)
    assert match.state.plot.clocks[clock] == steps


@pytest.mark.parametrize(
    ("key", "do", "option"),
    [("the-drowned-carillon", 'tile "conservatory"\ntile "bell-tower"\nbegin-at "bell-tower.b"\nreach plan',
      ("token", "bell-rope", "rope/chime")),
     ("the-house-that-counts", ATTIC + 'begin-at "attic.b"\nreach books-known',
      ("token", "engine", "work-engine/feed")),
     ("what-the-tide-keeps", SHORE + "reach rite-known", ("token", "stone-door", "door/seal"))],
)  # fmt: skip
def test_a_code_can_be_tried_once_a_round(key: str, do: str, option: Key) -> None:
    match = begun(key, do)
    tried: list[int] = []
    while match.decision is not None and match.state.round <= 3:
        offered = match.decision.offered(match.decision.seat)
        if option in offered:
            tried.append(match.state.round)
        wishes = (option, "close", "end")
        match.choose(next((wish for wish in wishes if wish in offered), offered[0]), match.decision.seat)
    assert tried == sorted(set(tried))
    assert len(tried) >= 2


@pytest.mark.parametrize("key", sorted(path.parent.name for path in FOLDER.glob("*/scenario.toml")))
def test_nobody_left_is_an_ending_of_every_scenario(key: str) -> None:
    story = scenario(key)
    assert {"deadline", "eliminated"} <= set(story.endings)
    assert play(begun(key, "each anyone\n  eliminate")) == "eliminated"
