"""Stock parts that a scenario includes, and what one scenario leaves to the next."""

from __future__ import annotations

import pytest

from koszmar.games.mansions import GAME
from koszmar.games.mansions.proof.positions import NOWHERE
from koszmar.games.mansions.scenario.campaign import read_line
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.editing import opened, shown
from koszmar.games.mansions.scenario.library import ADDED, compiled
from koszmar.games.mansions.scenario.reading import words_of
from koszmar.games.mansions.scenario.sharing import start
from koszmar.games.mansions.scenario.stock import stock
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match

# -- stock parts -------------------------------------------------------------------------------------------------------


def folder(header: str, more: str = "") -> dict[str, bytes]:
    """The small scenario of ``koszmar scenario new`` with more in its header, and more at its end."""
    files = dict(start("my-scenario"))
    plot = files["scenario.toml"].decode().replace("format = 1\n", f"format = 1\n{header}\n", 1)
    return {**files, "scenario.toml": (plot + more).encode()}


def grave(files: dict[str, bytes]) -> list[str]:
    return [str(one) for one in complaints(files) if one.grave]


@pytest.mark.parametrize("key", stock())
def test_every_stock_part_can_be_included_as_it_is(key: str) -> None:
    files = folder(f'include = ["{key}"]')
    assert [str(one) for one in complaints(files)] == [str(one) for one in complaints(dict(start("my-scenario")))]


def test_it_brings_tokens_for_the_tiles_that_are_on_the_map_and_only_for_those() -> None:
    story = compiled(folder('include = ["house-search"]')["scenario.toml"].decode())
    assert {key for key in story.tokens if key.startswith("stock-")} == {"stock-study", "stock-library"}
    assert {key for key in story.events if key.startswith("stock-")} == {"stock-study", "stock-library"}


def test_its_words_are_said_at_the_table_in_both_languages() -> None:
    files = folder('include = ["house-search"]')
    for lang, desk in (("en", "Writing desk"), ("pl", "Biurko")):
        said = words_of("my-scenario", files, lang)
        assert f"scenario-my-scenario-token-stock-study = {desk}" in said
        assert "token-stock-attic" not in said


def test_a_piece_of_the_same_key_stands_in_its_place() -> None:
    mine = '\n[[event]]\nkey = "stock-study"\nwhen = { token = "stock-study", action = true }\ndo = "clue +3"\n'
    files = folder('include = ["house-search"]', mine)
    files["en.ftl"] += b"token-stock-study = My own desk\n"
    files["pl.ftl"] += b"token-stock-study = Moje biurko\n"
    assert grave(files) == []
    (event,) = [one for one in compiled(files["scenario.toml"].decode()).file.event if one.key == "stock-study"]
    assert event.do == "clue +3"
    said = words_of("my-scenario", files, "en")
    assert said.count("token-stock-study") == 1
    assert "My own desk" in said


def test_an_unknown_stock_part_is_named_with_the_nearest() -> None:
    (one,) = [one for one in complaints(folder('include = ["riot-plam"]')) if "stock part" in one.problem]
    assert (one.where, one.cure) == ("scenario include", "did you mean 'riot-plan'?")
    assert one.line > 1


def test_the_editor_keeps_what_is_included_as_a_word_and_asks_for_no_texts_of_it() -> None:
    files = folder('include = ["house-search", "first-steps"]')
    draft = opened(files)
    assert draft.plot["scenario"]["include"] == ["house-search", "first-steps"]
    assert not any("stock" in str(one) for one in (draft.plot["token"], draft.plot["event"], draft.texts))
    assert not [key for key in shown(files)["texts"] if "stock" in key]


# -- campaigns ---------------------------------------------------------------------------------------------------------


def part(key: str, header: str, setup: str, more: str) -> str:
    """A scenario in which nothing happens but this, at the beginning."""
    return f"setup = '''\n{setup}'''\n" + NOWHERE.replace('key = "nowhere"', f'key = "{key}"\n{header}') + more


FIRST = part(
    "first-part",
    'exports = ["saved", "door-open", "possessions"]\npossessions = ["Axe"]',
    "set saved 3\nreach door-open\nend home\n",
    '[[milestone]]\nkey = "door-open"\n\n[[ending]]\nkey = "home"\nresult = "win"\n',
)
SECOND = part(
    "second-part",
    'after = "first-part"\nimports = ["saved = 1", "possessions", "insane"]',
    "if saved >= 3\n  end thanked\nif saved = 1\n  end blamed\n",
    '[[ending]]\nkey = "thanked"\nresult = "win"\n\n[[ending]]\nkey = "blamed"\nresult = "loss"\n',
)
ADDED["first-part"], ADDED["second-part"] = compiled(FIRST), compiled(SECOND)
CREW = ("hanna-voss", "jonah-pike")


def played(scenario: str, campaign: str = "") -> Match:
    """A match up to its end, every answer the first that is offered."""
    match = Match.new(
        GAME, players=2, seed=7, options={"scenario": scenario, "campaign": campaign, "investigators": CREW}
    )
    while match.decision is not None:
        match.choose(match.decision.options[0], match.decision.seats[0])
    return match


def line_of(match: Match) -> str:
    """What the app tells for the next part."""
    (told,) = [event.args["line"] for event in match.events() if event.kind == "campaign"]
    return str(told)


def test_a_part_tells_what_it_leaves_as_one_line() -> None:
    assert line_of(played("first-part")) == "first-part saved=3 door-open=1 hanna-voss:axe"


def test_the_next_part_goes_on_with_it() -> None:
    match = played("second-part", line_of(played("first-part")))
    assert match.state.over == "thanked"
    assert [card.key for card in match.state.investigators[0].possessions] == ["axe"]


def test_without_a_line_defaults_hold() -> None:
    assert played("second-part").state.over == "blamed"


def test_whoever_was_insane_begins_insane() -> None:
    match = played("second-part", "first-part saved=3 jonah-pike:insane")
    assert [len(one.conditions) for one in match.state.investigators] == [0, 1]


@pytest.mark.parametrize(
    ("scenario", "line", "problem"),
    [
        ("second-part", "first-part saved=three", "makes no sense"),
        ("second-part", "first-part nobody:axe", "no investigator 'nobody'"),
        ("second-part", "first-part hanna-voss:moon", "no card 'moon'"),
        ("second-part", "../etc saved=1", "the line that the app told"),
        ("second-part", "first-part " + "x=1 " * 400, "the line that the app told"),
        ("second-part", "another-part saved=1", "follows first-part"),
        ("first-part", "first-part saved=1", "takes nothing over"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_with_a_reason(scenario: str, line: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        played(scenario, line)


def test_a_line_is_read_as_it_was_written() -> None:
    line = read_line("the-mill saved=3 hanna-voss:axe hanna-voss:rope jonah-pike:insane")
    assert (line.facts, line.possessions, line.insane) == (
        {"saved": 3},
        {"hanna-voss": ["axe", "rope"]},
        ["jonah-pike"],
    )


@pytest.mark.parametrize(
    ("header", "problem", "cure"),
    [
        ('exports = ["lihgt-found"]', "there is no 'lihgt-found' to leave behind", ""),
        ('imports = ["saved = many"]', "'saved = many' is no fact with a default", "saved = 2"),
        ('imports = ["round = 2"]', "'round = 2' is no fact with a default", "saved = 2"),
        ('after = "The Mill"\nimports = ["insane"]', "is no key of a scenario", ""),
    ],
)
def test_what_is_wrong_with_a_campaign_is_told(header: str, problem: str, cure: str) -> None:
    found = [one for one in complaints(folder(header)) if problem in one.problem]
    assert [cure in one.cure for one in found] == [True]
    assert found[0].line > 1
