"""Scenarios of others: installed, chosen, played, recorded; a record is played with the very same scenario or not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from koszmar.games.mansions import GAME
from koszmar.games.mansions.scenario.library import _scenario, scenario
from koszmar.games.mansions.scenario.sharing import SCENARIOS, _words
from koszmar.games.mansions.scenario.verbs import lay_tile
from koszmar.kernel import scenarios as shelf
from koszmar.kernel.errors import BadRecord, BadSetting
from koszmar.kernel.match import Match
from koszmar.kernel.text import text_view
from koszmar.kernel.words import Words

START = SCENARIOS.start("mill")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KOSZMAR_HOME", str(tmp_path))
    for kept in (scenario, _scenario, _words):
        kept.cache_clear()
    return tmp_path


def played(name: str, seed: int = 1, players: int = 2) -> Match:
    match = Match.new(GAME, players=players, options={"scenario": name}, seed=seed)
    random = Random(seed)
    for decision in match:
        seat = random.choice(decision.seats)
        match.choose(random.choice(match.options(seat)), seat)
    return match


def test_an_installed_scenario_is_named_by_key_and_recorded_with_its_version() -> None:
    name = shelf.install(GAME.id, "mill", START)
    match = played("mill")
    assert match.setting.options.scenario == name
    assert f'"scenario": "{name}"' in match.record()
    assert Match.replay(match.record()).fingerprint() == match.fingerprint()


def test_the_fingerprint_of_the_game_does_not_change_with_what_is_installed() -> None:
    before = GAME.rules.content()
    shelf.install(GAME.id, "mill", START)
    assert GAME.rules.content() == before


def test_a_record_whose_scenario_is_missing_says_so() -> None:
    name = shelf.install(GAME.id, "mill", START)
    record = played(name).record()
    shelf.uninstall(GAME.id, name)
    scenario.cache_clear()
    _scenario.cache_clear()
    with pytest.raises(BadRecord, match=f"needs the scenario {name}, which is not installed here"):
        Match.replay(record)


def test_a_record_of_another_version_says_which_one_is_here() -> None:
    name = shelf.install(GAME.id, "mill", START)
    record = played(name).record()
    shelf.uninstall(GAME.id, name)
    other = shelf.install(GAME.id, "mill", {**START, "en.ftl": START["en.ftl"] + b"# newer\n"})
    scenario.cache_clear()
    _scenario.cache_clear()
    with pytest.raises(BadRecord, match=f"needs the scenario {name}, and here is {other}: another version"):
        Match.replay(record)


def test_files_that_somebody_changed_are_not_played(home: Path) -> None:
    name = shelf.install(GAME.id, "mill", START)
    (home / "scenarios" / GAME.id / name / "en.ftl").write_bytes(b"prologue = Other words\n")
    with pytest.raises(BadSetting, match="were changed"):
        Match.new(GAME, options={"scenario": name})


def test_a_folder_that_was_never_checked_is_checked_before_it_is_played() -> None:
    broken = {**START, "scenario.toml": START["scenario.toml"].replace(b"end lit", b"end lti")}
    name = shelf.install(GAME.id, "mill", broken)
    with pytest.raises(BadSetting, match="there is no ending 'lti'"):
        Match.new(GAME, options={"scenario": name})


@pytest.mark.parametrize("name", ["../../etc", "mill/../x", "nowhere-at-all", "mill@000000000000", "x" * 500, "mill#x"])
def test_a_scenario_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadSetting, match="scenario"):
        Match.new(GAME, options={"scenario": name})


def test_its_words_are_those_of_the_match_in_both_languages() -> None:
    shelf.install(GAME.id, "mill", START)
    match = played("mill")
    for lang, words in (("en", "The power went at nine"), ("pl", "O dziewiątej zgasło")):
        said = text_view(match.view(0), Words(GAME, lang, setting=match.setting))
        assert "⟨" not in said
        assert any(words in Words(GAME, lang, setting=match.setting).say(line)
                   for line in match.narrate(match.events(0), 0))  # fmt: skip


def test_a_match_can_begin_at_a_point_that_the_author_has_marked() -> None:
    name = shelf.keep_draft(GAME.id, "mill", START)
    match = Match.new(GAME, players=2, options={"scenario": f"{name}#matches"}, seed=4)
    while match.decision is not None and match.decision.prompt != "act":
        match.choose(match.options(match.decision.seats[0])[0], match.decision.seats[0])
    state = match.state
    assert (state.round, state.plot.milestones, state.plot.draws) == (3, ["matches-found"], {"matches": "desk"})
    assert "study" in [tile.side for tile in state.tiles]
    with pytest.raises(BadSetting, match="has no point 'cellar'; there are: matches"):
        Match.new(GAME, options={"scenario": f"{name}#cellar"})


@pytest.mark.rule("mansions/wall.token-on-door")
@pytest.mark.rule("mansions/door.token-on-wall")
def test_walls_and_doors_of_a_map_are_laid_with_the_second_of_their_tiles() -> None:
    plot = START["scenario.toml"].decode()
    joints = 'walls = ["Entry Hall.a | Library.a"]\ndoors = ["Study | Library"]\n'
    files = {
        **START,
        "scenario.toml": plot.replace("# -- what lies where", f"{joints}\n# -- what lies where", 1).encode(),
    }
    assert [one for one in SCENARIOS.check(files) if one.grave] == []
    name = shelf.keep_draft(GAME.id, "mill", files)
    match = Match.new(GAME, players=2, options={"scenario": f"{name}#matches"}, seed=4)
    while match.decision is not None and match.decision.prompt != "act":
        match.choose(match.options(match.decision.seats[0])[0], match.decision.seats[0])
    assert (match.state.links.links, match.state.box["wall"]) == ({}, 8)
    lay_tile(match.scene, "library")
    made = {"entry-hall.a/library.a": "wall", "study.b/library.a": "door"}
    assert (match.state.links.links, match.state.box["wall"], match.state.box["door"]) == (made, 7, 3)


def test_what_a_match_has_seen_is_part_of_what_there_is() -> None:
    name = shelf.keep_draft(GAME.id, "mill", START)
    there = SCENARIOS.parts(name)
    for seed in range(6):
        match = played(name, seed)
        for kind, names in SCENARIOS.seen(match.state, None).items():
            known = {*there[kind], "countdown", "executioner", "circle-of-fire"}
            assert set(names) <= known, kind
    assert SCENARIOS.seen(match.state, ("token", "shelves", "at-shelves/search"))["option"] == ["at-shelves/search"]
