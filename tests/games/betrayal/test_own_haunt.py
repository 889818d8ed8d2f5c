"""The page "Write your own haunt" keeps its promises: its example is taken from the page and played."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import ast, parse

import koszmar
from koszmar.bots import make_bot
from koszmar.games.betrayal import GAME, harm, moments, traits
from koszmar.games.betrayal.haunt import ACTIONS, BOXES, HAUNTS
from koszmar.games.betrayal.haunts import tools
from koszmar.games.betrayal.minds.tastes import TASTES
from koszmar.games.betrayal.proof.positions import position
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Flow
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.flows import play
from koszmar.kernel.testing.strategies import play_on
from koszmar.kernel.text import text_view
from koszmar.kernel.words import LANGUAGES, Words
from koszmar.parts.moments import declared_in

PAGE = Path(__file__).parents[3] / "docs" / "haunts.md"
NUMBER = 51


def files_of_the_page() -> dict[str, str]:
    """The files that the page shows, by the path under which it wants them."""
    return dict(re.findall(r"^`(\S+)`:\n\n```\w+\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S))


def module(path: str, name: str) -> ModuleType:
    """Load a file of the page as a module of that name."""
    spec = util.spec_from_loader(name, loader=None)
    assert spec
    made = util.module_from_spec(spec)
    exec(compile(files_of_the_page()[path], path, "exec"), made.__dict__)
    return made


@pytest.fixture
def haunted(tmp_path: Path) -> Iterator[Path]:
    """The haunt of the page in the catalogue while a test runs; the folder of its words."""
    files = files_of_the_page()
    rules = next(path for path in files if "/haunts/h" in path)
    assert NUMBER not in HAUNTS
    try:
        module(rules, f"koszmar.games.betrayal.haunts.{Path(rules).stem}")
        for lang in LANGUAGES:
            (tmp_path / lang).mkdir()
            words = next(text for path, text in files.items() if f"locale/{lang}/" in path)
            (tmp_path / lang / "haunt-51.ftl").write_text(words, encoding="utf-8")
        yield tmp_path
    finally:
        HAUNTS.pop(NUMBER, None)
        TASTES.pop(NUMBER, None)
        for moment in declared_in(moments):
            moment.answers.pop(NUMBER, None)
        for parts in (ACTIONS, BOXES):
            for key in [key for key in parts if key[0] == NUMBER]:
                del parts[key]  # type: ignore[attr-defined]


@pytest.mark.usefixtures("haunted")
def test_the_tests_of_the_page_pass() -> None:
    tests = vars(module(next(path for path in files_of_the_page() if "/test_" in path), "test_h51"))
    named = [test for name, test in tests.items() if name.startswith("test_")]
    assert len(named) == 5
    for test in named:
        test()


def own(players: int = 3, seed: object = 0) -> Match:
    return Match.new(GAME, players=players, seed=seed, options={"haunt": NUMBER})


@pytest.mark.usefixtures("haunted")
def test_any_omen_starts_a_haunt_of_no_scenario() -> None:
    starts = set()
    for seed in range(12):
        match = own(seed=seed)
        for decision in match:
            if match.state.haunt is not None:
                break
            match.choose(decision.options[0], decision.seats[0])
        starts.add((match.state.scenario, match.state.haunt.trigger))
        assert match.state.haunt.trigger in match.state.explorers[match.state.haunt.revealer].cards
    assert len(starts) > 5


@pytest.mark.usefixtures("haunted")
def test_the_haunt_keeps_the_laws() -> None:
    random = Random("birthday")
    for players in (3, 4, 5, 6):
        match = own(players, f"laws {players}")
        components = GAME.knowledge.census(match.state)
        for _ in range(3):
            play_on(match, random, random.randrange(5, 40))
            laws.nothing_is_lost(match, components)
            laws.no_leak(match, "another truth")
            if match.over:
                break
            laws.saved_and_loaded(match)
            laws.forks_agree(match, random)
            laws.every_option_can_be_taken(match)


@pytest.mark.usefixtures("haunted")
def test_both_sides_can_win() -> None:
    reasons = set()
    for seed in range(30):
        match, bot = own(4, seed), make_bot("sensible", f"birthday/{seed}")
        for decision in match:
            match.choose(bot.choose(match, decision.seat), decision.seat)
        assert match.result
        reasons.add(match.result.reason)
    assert reasons == {"haunt-51-hero", "haunt-51-nobody"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_words_and_said_to_be_original(haunted: Path, lang: str) -> None:
    words, random = Words(GAME, lang, haunted), Random(lang)
    for players in (3, 4, 5, 6):
        match = own(players, f"words {players}")
        for decision in match:
            assert "⟨" not in text_view(match.view(random.choice([None, *range(players)])), words)
            match.choose(random.choice(decision.options), random.choice(decision.seats))
        page = text_view(match.view(0), words)
        assert "⟨" not in page
        assert words.say("original-haunt") in page
        for event in match.events(None):
            assert "⟨" not in words.say(GAME.face.narrate(match.scene, event))


def test_both_languages_say_the_same_things() -> None:
    said = [
        {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}
        for path, text in files_of_the_page().items()
        if path.endswith(".ftl")
    ]
    assert len(said) == 2
    assert said[0] == said[1]
    assert all(str(NUMBER) in message for message in said[0])


def test_the_effect_on_the_page_works() -> None:
    source = re.search(r"^    def share_the_cake.*?\n\n", PAGE.read_text("utf-8"), re.M | re.S)
    assert source
    names: dict[str, Any] = {"tools": tools, "lose": harm.lose, "heal": traits.heal, "critical": traits.critical}
    names |= {"Scene": object, "Flow": Flow}
    exec(re.sub("^    ", "", source[0], flags=re.M), names)
    table = position(haunt=4, places=["entrance-hall", "entrance-hall"], traits=[{}, {"might": 1}])
    before = table.state.explorers[0].traits["speed"]
    play(names["share_the_cake"](table.match.scene, 0), "seat-1")
    assert table.state.explorers[1].traits["might"] > 1
    assert table.state.explorers[0].traits["speed"] == before - 1


def test_an_unknown_haunt_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(BadSetting, match="there is no haunt 51; there are: 1 to 50"):
        own()


def test_files_dropped_where_the_page_says_are_found_by_the_command(tmp_path: Path) -> None:
    source = Path(koszmar.__file__).parent
    shutil.copytree(source, tmp_path / "koszmar", ignore=shutil.ignore_patterns("__pycache__", "*.so", "vendor", "web"))
    for path, text in files_of_the_page().items():
        if path.startswith("src/"):
            (tmp_path / path.removeprefix("src/")).write_text(text, encoding="utf-8")
    command = "from koszmar.cli import main; main()"
    words = ["simulate", "betrayal", "--haunt", "51", "--matches", "3", "--workers", "1", "--lang", "en"]
    done = subprocess.run([sys.executable, "-c", command, *words], cwd=tmp_path, capture_output=True, text=True,
                          env={"PYTHONPATH": str(tmp_path), "PATH": ""}, check=False)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "heroes" in done.stdout or "everybody lost" in done.stdout
