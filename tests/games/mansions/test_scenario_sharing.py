"""Scenarios of others: installed, chosen, played, recorded; a record is played with the very same scenario or not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from koszmar.arena.dead_ends import dead_ends
from koszmar.arena.story import Cell, Study, compared, study
from koszmar.games.mansions import GAME
from koszmar.games.mansions.scenario.editing import opened, written
from koszmar.games.mansions.scenario.library import _scenario, label, scenario
from koszmar.games.mansions.scenario.reading import PLOT
from koszmar.games.mansions.scenario.sharing import SCENARIOS, _words
from koszmar.games.mansions.scenario.verbs import lay_tile
from koszmar.kernel import scenarios as shelf
from koszmar.kernel.errors import BadRecord, BadSetting
from koszmar.kernel.match import Match
from koszmar.kernel.scenarios import SUFFERED
from koszmar.kernel.scene import Event
from koszmar.kernel.text import text_view
from koszmar.kernel.view import Message
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


SCRIPTED = (
    START["scenario.toml"]
    + b'''
[point.tried]
round = 2
do = """
tile "Study"
each anyone
  put "study.b"
"""
dice = ["blank", "success", "investigation", "blank", "success"]
'''
)


def at_the_desk(match: Match) -> Match:
    """Somebody searches the desk, as soon as that is offered."""
    for decision in match:
        options = match.options(decision.seat)
        wanted = [key for key in options if isinstance(key, tuple) and key[:2] == ("token", "desk")]
        match.choose(wanted[0] if wanted else options[0], decision.seat)
        if match.state.rolled:
            break
    return match


def test_dice_fall_as_an_author_who_tries_a_scenario_wants_and_then_by_chance() -> None:
    name = shelf.keep_draft(GAME.id, "mill", {**START, "scenario.toml": SCRIPTED})
    matches = [
        at_the_desk(Match.new(GAME, players=2, options={"scenario": f"{name}#tried"}, seed=seed)) for seed in range(6)
    ]
    said = ["blank", "success", "investigation", "blank", "success"]
    for match in matches:
        thrown = match.state.rolled[0].faces
        assert thrown[:5] == said[: len(thrown)]
        assert match.state.plot.dice == said[len(thrown) :]
        assert Match.replay(match.record()).fingerprint() == match.fingerprint()


def test_nobody_at_the_table_knows_how_dice_will_fall() -> None:
    name = shelf.keep_draft(GAME.id, "mill", {**START, "scenario.toml": SCRIPTED})
    match = Match.new(GAME, players=2, options={"scenario": f"{name}#tried"}, seed=1)
    while not match.state.plot.dice:
        match.choose(match.options(match.decision.seat)[0], match.decision.seat)
    assert match.fork(seed="x", as_seen_by=0).state.plot.dice == []
    assert SCENARIOS.workshop is not None
    assert list(SCENARIOS.workshop.margin(match.state)["dice"]) == ["blank, success, investigation, blank, success"]


def test_a_report_adds_up_what_hurts_what_is_given_up_and_what_nobody_uses() -> None:
    found = study(GAME, "the-drowned-carillon", players=[2], bots=["sensible"], matches=2, workers=1)
    assert not found.errors
    assert found.aim == 0.7
    assert {"attack", "event"} & found.table(SUFFERED).keys()
    assert 0 <= found.unused() < 0.5
    assert sum(seats for _, seats, _ in found.characters()) == 4
    assert {name for name, count, _ in found.variants() if count} <= set(
        SCENARIOS.parts("the-drowned-carillon")["draw"]
    )
    assert "tuning-fork" in SCENARIOS.parts("the-drowned-carillon")["card"]
    tried = (Event("puzzle", {"puzzle": "bell/1"}), Event("round", {"number": 2}))
    assert [list(SCENARIOS.told(event)) for event in tried] == [[("tried", "bell", 1)], []]


def test_a_report_says_how_investigators_come_through_and_what_is_out_of_band() -> None:
    fate = Event("outcome", {"who": 0, "won": False, "group": True, "broken": True, "out": False})
    assert list(SCENARIOS.told(fate)) == [("fates", "all", 1), ("fates", "broken", 1), ("fates", "gone", 0)]
    assert list(SCENARIOS.told(Event("outcome", {**fate.args, "group": False}))) == []
    for all_of_them, broken, gone, off in ((10, 5, 1, []), (100, 10, 7, ["broken"]), (100, 50, 40, ["gone"])):
        added = Counter({("fates", "all"): all_of_them, ("fates", "broken"): broken, ("fates", "gone"): gone})
        found = Study("mill", {}, [Cell(2, "sensible", added=added)])
        assert found.fates() == {"broken": broken / all_of_them, "gone": gone / all_of_them}
        assert found.off_band() == off
    assert (Study("mill", {}, []).fates(), Study("mill", {}, []).off_band()) == ({}, [])


def test_two_versions_are_compared_match_by_match() -> None:
    harder = START["scenario.toml"].replace(b"deadline = [", b"deadline = [1, 1, 1, 1, 1] # [")
    names = [shelf.keep_draft(GAME.id, "mill", {**START, "scenario.toml": plot}) for plot in (START[PLOT], harder)]
    old, new = (study(GAME, name, players=[2], bots=["sensible"], matches=3, workers=1) for name in names)
    (change,) = compared(old, new)
    assert (change.before, change.after, change.better) == (1.0, 0.0, 0)
    assert change.worse == 3
    (same,) = compared(old, old)
    assert (same.better, same.worse, same.difference[0]) == (0, 0, 0)


def test_a_match_that_goes_on_although_it_cannot_be_won_any_more_is_a_dead_end() -> None:
    trap = (
        START["scenario.toml"].replace(b'result = "win"', b'result = "loss"', 1)
        + b"""
[[ending]]
key = "never"
if = "fires >= 99"
result = "win"
"""
    )
    name = shelf.keep_draft(GAME.id, "mill", {**START, "scenario.toml": trap})
    found = study(GAME, name, players=[2], bots=["random"], matches=2, seed="dead", workers=1)
    lost = dead_ends(GAME, found, 2, by="sensible", seed="dead", workers=1)
    assert lost, found.cells[0].endings
    assert all((one.round, one.bot, one.missing) == (1, "random", ("matches-found",)) for one in lost)
    well = study(GAME, shelf.keep_draft(GAME.id, "mill", START), players=[2], bots=["sensible"], matches=2, workers=1)
    assert dead_ends(GAME, well, 2, by="sensible", workers=1) == []


def test_a_small_scenario_may_keep_texts_where_they_belong() -> None:
    plot = START["scenario.toml"].replace(
        b'text = "draught"\n', b'text = { en = "A {cold} breath.", pl = "Zimny oddech." }\n', 1
    )
    texts = {
        name: b"\n".join(line for line in START[name].split(b"\n") if not line.startswith(b"draught ="))
        for name in ("en.ftl", "pl.ftl")
    }
    files = {**START, "scenario.toml": plot, **texts}
    assert [str(one) for one in SCENARIOS.check(files)] == []
    name = shelf.keep_draft(GAME.id, "mill", files)
    match = Match.new(GAME, players=2, options={"scenario": name}, seed=1)
    said = f"scenario-{label(name)}-event-draught-text"
    assert Words(GAME, "en", setting=match.setting).say(Message(said)) == "A {cold} breath."
    assert Words(GAME, "pl", setting=match.setting).say(Message(said)) == "Zimny oddech."
    half = {**files, "scenario.toml": plot.replace(b', pl = "Zimny oddech."', b"", 1)}
    assert [(one.where, one.file) for one in SCENARIOS.check(half)] == [("text event-draught-text", "pl.ftl")]
    odd = {**files, "scenario.toml": plot.replace(b', pl = "Zimny', b', de = "Zimny', 1)}
    assert any(one.grave and one.where == "event draught" for one in SCENARIOS.check(odd))
    edited = opened(files)
    assert edited.plot["event"][-1]["text"] == "event-draught-text"
    assert edited.texts["pl"]["event-draught-text"] == "Zimny oddech."
    assert [str(one) for one in SCENARIOS.check(written(msgspec.to_builtins(edited)))] == []
