"""Names, cases and numbers that are filled into the texts of a scenario: who acts, where, and how many."""

from __future__ import annotations

import pytest
from tests.games.mansions.house import HERE

from koszmar.games.mansions import GAME
from koszmar.games.mansions.app_log import entry
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.filling import base
from koszmar.games.mansions.scenario.library import ADDED, compiled
from koszmar.games.mansions.scenario.reading import words_of
from koszmar.games.mansions.scenario.sharing import start
from koszmar.games.mansions.table.names import story
from koszmar.games.mansions.table.phrases import line
from koszmar.kernel.match import Match
from koszmar.kernel.scenarios import Complaint
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import Message
from koszmar.kernel.words import LANGUAGES, Words

FILES = start("my-scenario")
PLOT = FILES["scenario.toml"].decode()
CREW = [someone("hanna-voss", HERE), someone("ilja-brandt", HERE)]


def told(event: str, fills: dict[str, tuple[str, ...]], do: str = "clue +1", who: int = 0, more: str = "") -> Message:
    """What the app says when somebody does something at a token; ``event`` is the text, or what fills it."""
    table = played(fills, f"{do}\nsay {event}", who=who, more=more)
    return story(table.match.scene, table.state.plot.read[-1].rpartition(" ")[2])


def played(fills: dict[str, tuple[str, ...]], do: str, *, who: int = 0, more: str = "") -> Driver:
    table = position(*CREW, deed=("search", do), who=who, story=more)
    ADDED[table.state.plot.scenario].fills.update(fills)
    return table.choose(DEED)


@pytest.mark.rule("mansions/log.content")
def test_who_acts_and_where_is_told_with_the_text() -> None:
    message = told("thanks", {"thanks": ("room", "who")})
    assert message.args == {"who": Message("investigator-hanna-voss"), "room": Message("tile-ballroom")}
    assert told("thanks", {"thanks": ("who",)}, who=1).args == {"who": Message("investigator-ilja-brandt")}


def test_facts_and_what_a_quota_still_needs_are_counted_as_they_are_then() -> None:
    fills = {"tally": ("investigators", "saved")}
    message = told("tally", fills, "add saved 2\nadd saved 1 each")
    assert message.args == {"investigators": 2, "saved": 4}


def test_the_number_of_an_effect_is_the_one_that_stands_there() -> None:
    assert told("blow", {"blow": ("horror",)}, "horror 2 facedown").args == {"horror": 2}


def test_a_text_is_remembered_as_it_was_told() -> None:
    table = played({"tally": ("saved",)}, "add saved 1\nsay tally\nadd saved 1\nsay tally\nobjective tally")
    assert [one.rpartition(" ")[2] for one in table.state.plot.read[-2:]] == ["tally?saved=1", "tally?saved=2"]
    assert table.state.plot.objective == "tally?saved=2"


@pytest.mark.rule("mansions/app.keeps-secrets")
def test_whoever_is_told_a_number_knows_what_it_says_about_draws() -> None:
    more = '\n[draw.culprit]\none-of = ["quill", "finch"]\n'
    table = position(*CREW, deed=("search", "if culprit = quill\n  add guilt 1\nsay tally"), story=more)
    ADDED[table.state.plot.scenario].fills.update({"tally": ("guilt",)})
    table.state.plot.draws["culprit"] = "quill"
    table.choose(DEED)
    assert table.state.plot.looked == ["culprit quill"]
    worlds = [table.match.fork(seed=str(number), as_seen_by=1).state.plot.draws for number in range(20)]
    assert {one["culprit"] for one in worlds} == {"quill"}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Hanna Voss found 2 matches for the Axe in the Ballroom."),
        ("pl", "Hanna Voss znalazła 2 zapałki do siekiery w sali balowej."),
    ],
)
def test_a_pole_hears_cases_plurals_and_gender(lang: str, said: str) -> None:
    written = {
        "en": "matches = { $who } found { $found ->\n    [one] a match\n   *[other] { $found } matches\n    } for the "
              "{ $card-axe } { $room-at }.",
        "pl": "matches = { $who } { $who-gender ->\n    [f] znalazła\n   *[other] znalazł\n    } { $found ->\n    "
              "[one] zapałkę\n    [few] { $found } zapałki\n   *[many] { $found } zapałek\n    } do { $card-axe-gen } "
              "{ $room-at }.",
    }  # fmt: skip
    old = {"en": "matches = A box of matches, four of them dry.", "pl": _line("pl", "matches")}
    files = {**FILES}
    for one in LANGUAGES:
        files[f"{one}.ftl"] = files[f"{one}.ftl"].decode().replace(old[one], written[one], 1).encode()
    files["scenario.toml"] = PLOT.replace(
        "  reach matches-found", "  add found 2\n      reach matches-found", 1
    ).encode()
    assert [str(one) for one in complaints(files) if one.grave] == []
    name = "my-scenario"
    scenario = compiled(files["scenario.toml"].decode(), [files[f"{one}.ftl"].decode() for one in LANGUAGES])
    assert scenario.fills["matches"] == ("card-axe", "found", "room", "who")
    ADDED[name] = scenario
    try:
        match = Match.new(GAME, players=2, seed="1", options={"scenario": name})
        message = story(match.scene, "matches?found=2&room=ballroom.a&who=hanna-voss")
    finally:
        del ADDED[name]
    words = Words(GAME, lang)
    words.bundle.add_resource(resource(words_of(name, files, lang)), allow_overrides=True)
    assert words.say(message) == said


def _line(lang: str, key: str) -> str:
    return next(one for one in FILES[f"{lang}.ftl"].decode().split("\n") if one.startswith(f"{key} ="))


def resource(text: str) -> object:
    from fluent.runtime import FluentResource

    return FluentResource(text)


def test_in_companion_mode_a_player_without_a_name_is_called_by_number() -> None:
    plot = PLOT.replace('text = "draught"', 'text = "draught"\neach = "anyone"')
    ADDED["numbers"] = compiled(plot, ["books = { $who } looks at { $investigators } books."])
    try:
        match = Match.new(GAME, players=3, seed="1", options={"scenario": "numbers", "table": "own"})
        said = [story(match.scene, line) for line in ("books?investigators=3&who=2", "books?investigators=3&who=")]
        names = [message.args["who"] for message in said]
        assert names == [Message("seat", {"number": 2}), Message("someone")]
    finally:
        del ADDED["numbers"]


@pytest.mark.parametrize(
    ("variable", "without"),
    [("who", "who"), ("who-gender", "who"), ("card-brass-key-acc", "card-brass-key"), ("room-at", "room"),
     ("left-books", "left-books"), ("saved", "saved")],
)  # fmt: skip
def test_a_form_is_asked_for_after_the_name(variable: str, without: str) -> None:
    assert base(variable) == without


WRONG = {
    "an unknown name": ("en", "spines", "{ $them }", "nothing is called $them", ""),
    "nearly a name": ("en", "spines", "{ $card-brass-kee }", "nothing is called $card-brass-kee",
                      "did you mean 'card-brass-key'?"),
    "nobody acts": ("en", "draught", "{ $who } shivers.", "nobody acts when this is told", "below `each`"),
    "a name": ("en", "token-desk", "The desk of { $who }", "nothing can be filled into a name", "the name itself"),
    "a label": ("en", "option-at-shelves-glance", "{ $who } looks", "this is to be chosen", "numbers of its effects"),
    "a verb that is not there": ("en", "spines", "{ $damage }", "it belongs to no `damage`", "beside the one"),
    "a clock": ("en", "spines", "{ $night }", "a clock is secret", ""),
    "an unknown case": ("pl", "spines", "{ $tile-study-voc }", "tile-study has no form .voc", "it has:"),
    "too few plurals": ("pl", "spines", "{ $round ->\n    [one] runda\n   *[other] rund\n    }",
                        "the choice by { $round } leaves something out", "[few]"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_filled_in_is_told_with_file_line_and_cure(what: str) -> None:
    lang, key, text, problem, cure = WRONG[what]
    found = [one for one in changed(lang, key, text) if problem in one.problem]
    assert [(one.file, one.line, one.grave) for one in found] == [(f"{lang}.ftl", where(lang, key), True)]
    assert cure in found[0].cure


def test_a_number_written_by_hand_is_a_doubt() -> None:
    found = [one for one in changed("en", "spines", "1 book.") if "by hand" in one.problem]
    assert found == []  # no effect beside it has a number
    found = [one for one in changed("en", "drawers", "Test 1.") if "by hand" in one.problem]
    assert [(one.cure, one.grave) for one in found] in ([("write { $horror }", False)], [("write { $clue }", False)])


def test_a_number_that_only_one_language_tells_is_a_doubt() -> None:
    found = [one for one in changed("en", "spines", "{ $round } of them.") if "here it does not" in one.problem]
    assert [(one.file, one.grave) for one in found] == [("pl.ftl", False)]


def changed(lang: str, key: str, text: str) -> list[Complaint]:
    file = f"{lang}.ftl"
    source = FILES[file].decode().replace(_line(lang, key), f"{key} = {text}", 1)
    return complaints({**FILES, file: source.encode()})


def where(lang: str, key: str) -> int:
    return FILES[f"{lang}.ftl"].decode().split("\n").index(_line(lang, key)) + 1


def test_a_choice_is_kept_in_the_log_as_it_was_offered() -> None:
    price = {"option-bid-pay": ("clue",), "option-haggle": ("clue",)}
    more = """
[[token]]
key = "stall"
kind = "interact"
at = "Ballroom.a"

[[event]]
key = "bid"
when = { token = "stall" }

  [[event.options]]
  key = "pay"
  do = "clue -2"
"""
    table = position(someone("hanna-voss", HERE, clues=3), story=more, tokens=["stall"])
    name = table.state.plot.scenario
    ADDED[name].fills.update(price)
    table.choose(("token", "stall", "bid/pay"))
    said = [one for one in table.state.plot.read if " decides " in one]
    kind, args = entry(said[-1])[2:]
    choice = line(table.match.scene, kind, args).args["choice"]
    assert choice == Message(f"scenario-{name}-option-bid-pay", {"clue": 2})
