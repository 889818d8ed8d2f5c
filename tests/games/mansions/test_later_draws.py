"""Draws that are made when an event happens (``at = "event"``): before that, not even the app knows them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from koszmar.games.mansions import GAME
from koszmar.games.mansions.effects.conditions import fact_of
from koszmar.games.mansions.effects.context import Context
from koszmar.games.mansions.effects.reading import read
from koszmar.games.mansions.effects.verbs import run
from koszmar.games.mansions.minds.beliefs import Beliefs
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.proof.soundness import status
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.library import ADDED, compiled
from koszmar.games.mansions.scenario.sharing import start
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

LATER = """
[draw.culprit]
one-of = ["quill", "finch"]

[draw.way]
one-of = ["cellar", "roof", "pier"]
at = "event"
"""


def deed(do: str, *, rolls: tuple[Any, ...] = (), **more: Any) -> Driver:
    """Two investigators, one of whom does something at a token."""
    crew = [someone("jonah-pike", "ballroom.a"), someone("odile-carrow", "ballroom.b")]
    table = position(*crew, deed=("search", do), story=LATER, **more)
    return table.choose(DEED, rolls=rolls)


def ways(table: Driver, seat: int) -> set[str | None]:
    """What a seat takes for possible."""
    worlds = [table.match.fork(seed=str(number), as_seen_by=seat).state for number in range(40)]
    return {state.plot.draws.get("way") for state in worlds}


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_a_later_draw_is_made_by_an_effect_and_nothing_is_so_before() -> None:
    table = deed("if way = cellar\n  clue +1\ndraw way\nif way = cellar\n  clue +2", rolls=("cellar",))
    assert table.state.plot.draws["way"] == "cellar"
    assert table.state.investigators[0].clues == 2


def test_before_it_is_made_it_is_not_there_and_the_match_is_sound() -> None:
    table = deed("clue +1")
    assert "way" not in table.state.plot.draws
    assert status(table.match.state, table.match.scene.setting) == []
    assert ways(table, 0) == {None}


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_what_was_drawn_later_may_be_anything_until_something_shows_it() -> None:
    assert ways(deed("draw way", rolls=("roof",)), 0) == {"cellar", "roof", "pier"}
    shown = deed("draw way\nif way = roof\n  clue +1", rolls=("roof",))
    assert ways(shown, 0) == ways(shown, 1) == {"roof"}
    assert shown.match.seen_by(1).state.plot.draws == {}


def test_a_bot_weighs_a_later_draw_as_soon_as_the_event_has_happened_that_makes_it() -> None:
    for do, weighed in (("clue +1", {"culprit"}), ("draw way", {"culprit", "way"})):
        table = deed(do, rolls=("roof",) if "draw" in do else ())
        scene = table.match.seen_by(1)
        assert scene.state.plot.draws == {}
        assert Beliefs(scene, 1).names == weighed


def test_it_is_drawn_once_and_stays() -> None:
    table = deed("draw way\ndraw way", rolls=("pier",))
    assert table.state.plot.draws["way"] == "pier"


def test_weights_hold_for_later_draws_too() -> None:
    story = LATER.replace('at = "event"', 'weights = [98, 1, 1]\nat = "event"')
    crew = [someone("jonah-pike", "ballroom.a"), someone("odile-carrow", "ballroom.b")]
    found = []
    for number in range(30):
        table = position(*crew, deed=("search", "draw way"), story=story, chance=SeededChance(str(number))).choose(DEED)
        found.append(table.state.plot.draws["way"])
    assert found.count("cellar") > 20


def test_in_companion_mode_the_app_draws_too() -> None:
    files = start("my-scenario")
    plot = files["scenario.toml"].decode() + LATER.replace("culprit", "rival")
    plot = plot.replace("[[clock]]", '[[event]]\nkey = "fork"\nwhen = { round = 1 }\ndo = "draw way"\n\n[[clock]]', 1)
    ADDED["later-draws"] = compiled(plot)
    try:
        for table in ("ours", "own"):
            options = {"scenario": "later-draws", "table": table}
            match = Match.new(GAME, players=2, seed="1", options=options)
            while "way" not in match.state.plot.draws and match.decision and match.state.round < 2:
                match.choose(match.decision.options[0], match.decision.seat)
            assert match.state.plot.draws["way"] in ("cellar", "roof", "pier")
    finally:
        del ADDED["later-draws"]


@pytest.mark.parametrize("table", ["ours", "own"])
@pytest.mark.parametrize(
    "do", ["if culprit = quill\n  add guilt 2", "if culprit = finch\n  add guilt 1\nelse\n  add guilt 2"]
)
def test_a_fact_that_hangs_on_a_draw_is_counted_once(table: str, do: str) -> None:
    crew = [someone("jonah-pike", "ballroom.a"), someone("odile-carrow", "ballroom.b")]
    scene = position(*crew, story=LATER).match.scene
    scene.options = replace(scene.options, table=table)
    scene.state.plot.draws["culprit"] = "quill"
    list(run(scene, read(do), Context(0)))
    assert fact_of(scene.state.plot, "guilt") == 2


@pytest.mark.parametrize(
    ("old", "new", "problem", "cure"),
    [
        ("", "", "nothing ever draws it", "say `draw way` in an effect"),
        ('[[event]]', '[[event]]\nkey = "fork"\nwhen = { round = 1 }\ndo = "draw wey"\n\n[[event]]',
         "there is no draw 'wey'", "did you mean 'way'?"),
        ('[[event]]', '[[event]]\nkey = "fork"\nwhen = { round = 1 }\ndo = "draw matches"\n\n[[event]]',
         "'matches' is drawn at set-up", 'at = "event"'),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_later_draw_is_told(old: str, new: str, problem: str, cure: str) -> None:
    files = start("my-scenario")
    later = '\n[draw.way]\none-of = ["cellar", "roof"]\nat = "event"\n'
    plot = files["scenario.toml"].decode().replace(old, new, 1) + later
    found = [one for one in complaints({**files, "scenario.toml": plot.encode()}) if problem in one.problem]
    assert [(cure in one.cure, one.line > 1, one.grave) for one in found] == [(True, True, True)]
