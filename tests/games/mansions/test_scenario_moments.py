"""Moments, options and Mythos events as scenario files have them: cards used, refusals, events that come often."""

from __future__ import annotations

import pytest
from tests.games.mansions.house import HERE, clues

from koszmar.games.mansions.mythos import fill_pool
from koszmar.games.mansions.proof.positions import position, someone
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.sharing import start

USED = """
[[event]]
key = "smoke"
when = { used = "whiskey" }
do = "clue +1"
"""


def test_an_event_may_wait_for_a_card_to_be_used() -> None:
    table = position(someone("ilja-brandt", HERE, "whiskey", horror=["numb-1"]), story=USED)
    option = next(one for one in table.offered if one.startswith("card whiskey"))
    table.choose(option, rolls=["numb-1"])
    while table.decision.prompt != "act":
        table.choose(table.offered[0])
    assert clues(table) == 1


GATE = """
[[token]]
key = "gate"
kind = "interact"
at = "Ballroom.a"

[[event]]
key = "at-the-gate"
when = { token = "gate" }

  [[event.options]]
  key = "open"
  if = "clues >= 2"
  refusal = "rusted"
  do = "clue -2"

  [[event.options]]
  key = "listen"
  do = "clue +1"
"""


def test_an_option_says_why_it_cannot_be_chosen_yet() -> None:
    table = position(someone("ilja-brandt", HERE), story=GATE, tokens=["gate"])
    key = ("token", "gate", "at-the-gate/open")
    assert "token gate at-the-gate/open" not in table.offered
    assert "token gate at-the-gate/listen" in table.offered
    reason = table.match.why_not(key)
    assert reason is not None
    assert reason.message.id.endswith("-rusted")
    richer = position(someone("ilja-brandt", HERE, clues=2), story=GATE, tokens=["gate"])
    assert richer.match.why_not(key) is None


def test_events_of_the_house_may_come_more_often() -> None:
    story = '\n[mythos]\noften = ["loose-board", "loose-board"]\n'
    table = position(someone("ilja-brandt", HERE), story=story)
    fill_pool(table.match.scene, "minor")
    assert table.match.state.plot.pools["minor"].count("loose-board") == 3


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ('\n[[event]]\nkey = "x"\nwhen = { used = "wiskey" }\ndo = "clue +1"\n', "there is no card 'wiskey'"),
        ('\n[mythos]\noften = ["loose-bord"]\n', "there is no Mythos event 'loose-bord'"),
    ],
)
def test_what_is_wrong_is_told_with_the_nearest(more: str, problem: str) -> None:
    files = dict(start("my-scenario"))
    plot = files["scenario.toml"].decode()
    if "[mythos]" in more and "[mythos]" in plot:
        plot = plot.replace("[mythos]", more.strip(), 1)
        more = ""
    found = [one for one in complaints({**files, "scenario.toml": (plot + more).encode()}) if problem in one.problem]
    assert [one.cure.startswith("did you mean") for one in found] == [True]
