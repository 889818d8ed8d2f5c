"""What the editor reads and writes: nothing is lost, and what nobody touched stays as it stands."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import koszmar.games.mansions as package
from koszmar.games.mansions import GAME
from koszmar.games.mansions.effects.conditions import NUMBERS
from koszmar.games.mansions.effects.fitting import OWNED
from koszmar.games.mansions.effects.reading import read, write
from koszmar.games.mansions.effects.selecting import ARGUMENTS, MEASURES, PLAIN
from koszmar.games.mansions.mythos_events import GRADES
from koszmar.games.mansions.scenario.checking import complaints
from koszmar.games.mansions.scenario.editing import kit, opened, shown, written
from koszmar.games.mansions.scenario.library import shipped
from koszmar.games.mansions.scenario.reading import PLOT, read_files
from koszmar.games.mansions.scenario.sharing import CAUSES, SCENARIOS, STORY, files_of_shipped
from koszmar.games.mansions.scenario.writing import write_plot
from koszmar.games.mansions.state import SKILLS
from koszmar.kernel.match import Match
from koszmar.kernel.scenarios import Files, NotAScenario, read_zip, zipped

START = SCENARIOS.start("mill")


def sent(files: Files) -> Any:
    """A draft as it comes back from a browser."""
    return msgspec.json.decode(msgspec.json.encode(opened(files)))


def meaning(files: Files) -> Any:
    """What a folder says, however it is written."""
    folder, wrong = read_files(files)
    assert folder is not None, list(map(str, wrong))

    def plain(data: Any, name: str = "") -> Any:
        if isinstance(data, dict):
            return {key: plain(value, key) for key, value in data.items()}
        if isinstance(data, list | tuple):
            return [plain(one) for one in data]
        return write(read(data)) if name in ("do", "setup") else data

    return plain(msgspec.to_builtins(folder.file)), folder.texts


def difference(old: bytes, new: bytes) -> list[str]:
    lines = difflib.unified_diff(old.decode().split("\n"), new.decode().split("\n"), n=0, lineterm="")
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


@pytest.mark.parametrize("key", shipped())
def test_our_scenarios_come_out_of_the_editor_as_they_went_in(key: str) -> None:
    files = files_of_shipped(key)
    again = written(sent(read_zip(zipped(files, key))))
    assert difference(files[PLOT], again[PLOT]) == []
    assert meaning(again) == meaning(files)


@pytest.mark.parametrize("key", shipped())
def test_our_scenarios_written_afresh_mean_the_same(key: str) -> None:
    files = files_of_shipped(key)
    draft = sent(files)
    afresh = written({**draft, "sources": {}})
    assert meaning(afresh) == meaning(files)
    assert [one for one in complaints(afresh) if one.grave] == []
    assert all(len(line) <= 400 for line in afresh[PLOT].decode().split("\n"))
    assert written({**draft, "sources": {PLOT: afresh[PLOT].decode()}})[PLOT] == afresh[PLOT]


def lamp(plot: dict[str, Any]) -> dict[str, Any]:
    return next(one for one in plot["token"] if one["key"] == "lamp")


CHANGES: dict[str, tuple[Callable[[dict[str, Any]], object], list[str]]] = {
    "a number": (
        lambda plot: plot["scenario"].update(difficulty=2),
        ["-difficulty = 1                    # 1 to 5", "+difficulty = 2"],
    ),
    "a place": (lambda plot: lamp(plot).update(at="Entry Hall.a"), ['-at = "Entry Hall.b"', '+at = "Entry Hall.a"']),
    "a field more": (lambda plot: lamp(plot).update(mood="open"), ['+mood = "open"']),
    "a field less": (lambda plot: plot["scenario"].pop("licence"), ['-licence = "CC-BY-4.0"']),
    "an effect of an option": (
        lambda plot: plot["event"][1]["options"][1].update(do="say spines\nclue +1\n"),
        ["+  clue +1"],
    ),
    "a token more": (
        lambda plot: plot["token"].append({"key": "rug", "kind": "sight", "at": "Study.a", "at-start": True}),
        ["+", "+[[token]]", '+key = "rug"', '+kind = "sight"', '+at = "Study.a"', "+at-start = true"],
    ),
    "a tile moved": (
        lambda plot: plot["map"]["a"]["tiles"].__setitem__(1, ["Study", 0, 2, 180]),
        [
            '-tiles = [["Entry Hall", 1, 2, 0], ["Study", 0, 1, 270], ["Library", 1, 0, 270]]',
            '+tiles = [["Entry Hall", 1, 2, 0], ["Study", 0, 2, 180], ["Library", 1, 0, 270]]',
        ],
    ),
    "another effect at the start": (lambda plot: plot.update(setup="objective light-it\n"),
                                    ["-objective find-light", "+objective light-it"]),
}  # fmt: skip


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_is_a_small_difference(what: str) -> None:
    change, expected = CHANGES[what]
    draft = sent(START)
    change(draft["plot"])
    again = written(draft)
    assert sorted(difference(START[PLOT], again[PLOT])) == sorted(expected)
    assert tomllib.loads(again[PLOT].decode())


def test_parts_taken_away_and_put_in_another_order_are_so_in_the_file() -> None:
    draft = sent(START)
    draft["plot"]["event"] = draft["plot"]["event"][::-1][1:]
    draft["plot"]["ending"].reverse()
    del draft["plot"]["point"]
    data = tomllib.loads(written(draft)[PLOT].decode())
    assert [one["key"] for one in data["event"]] == ["light-lamp", "at-shelves", "search-desk"]
    assert [one["key"] for one in data["ending"]] == ["eliminated", "deadline", "lit"]
    assert "point" not in data


def test_texts_keep_their_comments_and_order() -> None:
    draft = sent(START)
    draft["texts"]["en"]["spines"] = "Another book each."
    draft["texts"]["en"]["added"] = "Two\nlines."
    del draft["texts"]["en"]["drawers"]
    again = written(draft)
    assert again["pl.ftl"] == START["pl.ftl"]
    assert difference(START["en.ftl"], again["en.ftl"]) == [
        "-drawers = The drawers are full of letters that somebody has wetted and dried again.",
        "-spines = All of them are the same book.",
        "+spines = Another book each.",
        "+added = Two",
        "+    lines.",
    ]


@pytest.mark.parametrize(
    "text", ['say "x"\n', 'if a = "b\\c"\n', "say a\n\n\nsay b\n", "", "   ", 'x """ y\n', "ę\u2028\n"]
)
def test_any_effects_survive(text: str) -> None:
    draft = sent(START)
    draft["plot"]["event"][0]["do"] = text
    again = sent(written(draft))["plot"]["event"][0].get("do", "")
    assert [line.rstrip() for line in again.strip().split("\n")] == [line.rstrip() for line in text.strip().split("\n")]


@pytest.mark.parametrize(
    "data",
    [None, [], 5, {}, {"plot": 1, "texts": {}}, {"plot": {"x": float("nan")}, "texts": {"en": {"a": 1}}},
     {"plot": {}, "texts": {}, "more": 1}],
)  # fmt: skip
def test_what_is_no_draft_is_refused(data: Any) -> None:
    with pytest.raises(NotAScenario):
        written(data)


def test_a_broken_file_is_opened_with_an_explanation() -> None:
    with pytest.raises(NotAScenario, match=r"scenario\.toml:1: this is no TOML"):
        opened({PLOT: b"[scenario"})


def test_maps_are_drawn_as_at_the_table_as_far_as_they_go() -> None:
    board = shown(START)["maps"]["a"]["tiles"]
    assert {space.id for space in board.spaces} == {"entry-hall.a", "entry-hall.b", "study.a", "study.b", "library.a",
                                                    "library.b", "library.c"}  # fmt: skip
    assert any(link.kind == "door" and set(link.ends) == {"entry-hall.a", "study.a"} for link in board.links)
    text = START[PLOT].decode().replace('["Study", 0, 1, 270]', '["Study", 1, 2, 0]')
    overlapping = shown({PLOT: text.encode()})["maps"]["a"]["tiles"]
    assert (len(overlapping.spaces), overlapping.links) == (7, [])
    assert (
        shown({PLOT: b'[map.a]\ntiles = [["Nowhere", 0, 0, 0], 5, ["Study", "x", 0, 0]]'})["maps"]["a"]["tiles"].spaces
        == []
    )
    assert shown({PLOT: b"map = 5"}) == shown({}) == {"maps": {}, "texts": None, "idle": []}


def test_texts_that_nothing_says_are_named_so_that_they_can_be_taken_away() -> None:
    assert shown(START)["idle"] == []
    idle = b"xylophone = A note.\nspinse = Twice.\n"
    assert shown({**START, "pl.ftl": START["pl.ftl"] + idle})["idle"] == ["spinse", "xylophone"]
    lent = START[PLOT].replace(b"format = 1", b'format = 1\ninclude = ["house-search"]', 1)
    own = b"token-stock-study = My own desk.\n"
    assert shown({**START, PLOT: lent, "en.ftl": START["en.ftl"] + own})["idle"] == []
    assert {"prologue", "token-lamp", "option-at-shelves-glance"} < set(shown(START)["texts"])


def test_the_kit_has_every_tile_and_an_example_of_every_verb() -> None:
    assert len(kit()["tiles"]) == 48
    assert all(verb["example"] for verb in kit()["verbs"].values())
    assert msgspec.json.encode(kit())


def test_a_file_without_a_source_begins_with_what_happens_first() -> None:
    text = write_plot({"setup": "objective x\n", "scenario": {"key": "a", "title": {"en": 'The "A"', "pl": "To 'A'"}}})
    assert (
        text
        == 'setup = """\nobjective x\n"""\n\n[scenario]\nkey = "a"\ntitle = { en = \'The "A"\', pl = "To \'A\'" }\n'
    )


EDITOR = Path(package.__file__).parent / "look" / "web" / "editor"


def sentences() -> set[str]:
    """Words for everything that acts: verbs, branches, questions, numbers, selectors, moments, and what they name."""
    built = kit()
    whom = [*PLAIN, *ARGUMENTS, "most", "least"]
    measures = [one for one in MEASURES if one not in SKILLS]
    return {
        *(f"editor-does-{verb}" for verb in (*built["verbs"], *built["below"])),
        *(f"editor-asks-{word}" for word in built["questions"]),
        *(f"editor-number-{name}" for name in NUMBERS),
        *(f"editor-whom-{word}" for word in whom),
        *(f"editor-measure-{name}" for name in measures),
        *(f"editor-owned-{name}" for name in OWNED),
        *(f"editor-then-{moment}" for moment in built["moments"]),
        *(f"editor-grade-{grade}" for grade in GRADES),
        *(f"editor-cause-{cause}" for cause in (*CAUSES, STORY)),
        "editor-place-here", "editor-place-room", "editor-and", "editor-or",
    }  # fmt: skip


def test_the_editor_has_words_for_everything_in_both_languages() -> None:
    files = {lang: (EDITOR / "words" / f"{lang}.ftl").read_text("utf-8") for lang in ("en", "pl")}
    ids = {lang: set(re.findall(r"^(editor-[\w-]+) =", text, re.MULTILINE)) for lang, text in files.items()}
    assert ids["en"] == ids["pl"]
    scripts = "".join(path.read_text("utf-8") for path in sorted(EDITOR.glob("*.js")))
    said = set(re.findall(r"[\"`](editor-[a-z-]+[a-z])[\"`]", scripts))
    definitions = kit()["schema"]["$defs"]
    fields = {f"editor-field-{name}" for part in definitions.values() for name in part["properties"]} - {
        f"editor-field-{name}" for name in ("tiles", "start", "later", "walls", "doors", "scenario", "map", "event",
                                            "token", "puzzle", "clock", "milestone", "ending", "point", "monster")
    }  # fmt: skip
    needed = said | fields | {f"editor-moment-{moment}" for moment in kit()["moments"]}
    needed |= {f"editor-never-{kind}" for kind in SCENARIOS.parts("borrowed-key")}
    needed |= {f"editor-margin-{kind}" for kind in SCENARIOS.workshop.margin(Match.new(GAME, seed=1).state)}
    spoken = sentences()
    assert (needed | spoken) - ids["en"] == set()
    made = (
        "editor-bot-",
        "editor-margin-",
        "editor-one-",
        "editor-report-",
        "editor-field-",
        "editor-value-",
        "editor-moment-",
        "editor-kind-",
        "editor-tab-",
        "editor-token-",
        "editor-Arrow",
    )
    assert {one for one in ids["en"] - needed - spoken if not one.startswith(made)} == set()
