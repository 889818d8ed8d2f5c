"""The commands around the table: games, rules, replay, completion, help, and everything that can be asked wrongly."""

import json
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from fluent.syntax import ast, parse

import koszmar
from koszmar.bots import make_bot
from koszmar.cli import COMMANDS
from koszmar.cli.speech import LOCALE, Speech
from koszmar.cli.table import journal
from koszmar.kernel.game import Information, find_game

from .conftest import Run

SOURCES = LOCALE.parent
EN = Speech(find_game("bigbook"), "en")


@pytest.fixture(scope="module")
def record() -> str:
    """A whole match of bots, as text."""
    match, bot = koszmar.Match.new("bigbook", seed="cli", options={"level": 2}), make_bot("random", "cli")
    for decision in match:
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return match.record()


@pytest.fixture
def saved(record: str, tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_text(record, encoding="utf-8")
    return str(path)


# -- help and languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(run: Run, command: str, lang: str) -> None:
    shown = run(command, "--help", "--lang", lang).stdout
    assert ("Użycie: koszmar" if lang == "pl" else "Usage: koszmar") in shown
    assert "--lang" in shown
    assert "⟨" not in shown


def test_without_a_command_the_commands_are_listed(run: Run) -> None:
    shown = run().stdout
    assert all(f"  {command} " in shown for command in COMMANDS)


def test_the_language_follows_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Usage" in run("--help").stdout
    assert "Użycie" in run("--lang", "pl", "--help").stdout
    assert "Wielka Księga" in run("--lang", "pl", "games").stdout


def test_help_of_play_lists_the_options_of_the_game(run: Run) -> None:
    shown = run("play", "bigbook", "--help").stdout
    assert "--level [1|2|3]" in shown
    assert "terrifying" in shown
    assert "--level" not in run("play", "--help").stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(run: Run, shell: str) -> None:
    assert "_KOSZMAR_COMPLETE" in run("completion", shell).stdout


def test_completion_knows_games_options_and_values(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def complete(words: str) -> str:
        monkeypatch.setenv("_KOSZMAR_COMPLETE", "bash_complete")
        monkeypatch.setenv("COMP_WORDS", words)
        monkeypatch.setenv("COMP_CWORD", str(len(words.split(" ")) - 1))
        return run(code=None).stdout

    assert "bigbook" in complete("koszmar play big")
    assert "--level" in complete("koszmar play bigbook --le")
    assert "nightmare" in complete("koszmar play bigbook --mode ni")
    assert "replay" in complete("koszmar re")


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"koszmar {koszmar.__version__} ({koszmar.build()})\n"


# -- what is asked wrongly ---------------------------------------------------------------------------------------------

WRONG = [
    (["fly"], "fly", "poleceni"),
    (["play"], "GAME", "Brakuje"),
    (["play", "chess"], "bigbook", "Nie ma gry"),
    (["rules", "chess"], "bigbook", "Nie ma gry"),
    (["play", "bigbook", "--playrs", "2"], "--players", "Nie ma opcji"),
    (["play", "bigbook", "--players"], "--players", "wymaga"),
    (["play", "bigbook", "--players", "many"], "many", "liczby"),
    (["play", "bigbook", "--players", "9"], "2 to 5", "od 2 do 5"),
    (["play", "bigbook", "--level", "9"], "1, 2, 3", "do wyboru"),
    (["play", "bigbook", "--option", "level=9"], "1, 2, 3", "do wyboru"),
    (["play", "bigbook", "--option", "level"], "name=value", "nazwa=wartość"),
    (["play", "bigbook", "--option", "height=9"], "height", "nie zna"),
    (["play", "bigbook", "--option", "magicians=nobody,none"], "nobody", "nobody"),
    (["play", "bigbook", "--ruling", "open-hands=ajar"], "closed", "closed"),
    (["play", "bigbook", "--set", "hand_size=many"], "hand_size", "wymaga liczby całkowitej"),
    (["play", "bigbook", "--set", "hand_size=0"], "hand_size", "nie może"),
    (["play", "bigbook", "--seat", "human"], "0=human", "0=human"),
    (["play", "bigbook", "--seat", "7=human"], "0 to 4", "od 0 do 4"),
    (["play", "bigbook", "--players", "2", "--seat", "2=human"], "0 to 1", "od 0 do 1"),
    (["play", "bigbook", "--seat", "1=ghost"], "sensible", "sensible"),
    (["play", "bigbook", "--lang", "tlh"], "en, pl", "en, pl"),
    (["play", "bigbook", "--load", "nowhere.json"], "nowhere.json", "Nie ma"),
    (["play", "bigbook", "--resume"], "bigbook", "Nie czeka"),
    (["play", "bigbook", "and", "more"], "and more", "za dużo"),
    (["replay", "nowhere.json"], "nowhere.json", "Nie ma"),
    (["replay", "."], ".", "Nie da się"),
    (["replay"], "FILE", "Brakuje"),
    (["rules", "bigbook", "--coverage", "--tests", "nowhere"], "nowhere", "Nie ma"),
    (["completion", "tcsh"], "bash", "do wyboru"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "said", "po_polsku"), WRONG)
def test_what_is_asked_wrongly_gets_one_sentence_and_code_2(
    run: Run, words: list[str], said: str, po_polsku: str
) -> None:
    result = run(*words, code=2)
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    if "--lang" not in words:
        assert po_polsku in run(*words, "--lang", "pl", code=2).stderr


# -- games and rules ---------------------------------------------------------------------------------------------------


def test_games_as_a_table_and_as_data(run: Run) -> None:
    assert "The Big Book of Madness" in run("games").stdout
    game = next(one for one in json.loads(run("games", "--json").stdout) if one["id"] == "bigbook")
    assert game["id"] == "bigbook"
    assert game["players"] == [2, 5]
    assert game["title"]["pl"] == "Wielka Księga Szaleństwa"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_lists_what_can_be_chosen(run: Run, lang: str) -> None:
    shown = run("games", "bigbook", "--lang", lang).stdout
    assert "open-hands" in shown
    assert "hand_size = 6" in shown
    assert "⟨" not in shown
    data = json.loads(run("games", "bigbook", "--json").stdout)
    assert data["rulings"]["open-hands"] == {"default": "open", "alternatives": ["open", "closed"]}


def test_rules_are_found_in_both_languages_and_shown_in_one(run: Run) -> None:
    english, polish = run("rules", "bigbook", "empty", "deck").stdout, run("rules", "bigbook", "pusta talia").stdout
    assert "madness.renew-deck" in english
    assert "Whenever a player must draw" in english
    assert "ą" not in polish
    assert "Ilekroć" in run("rules", "bigbook", "madness.renew-deck", "--lang", "pl").stdout


def test_a_rule_is_shown_by_its_id_and_our_readings_are_marked(run: Run) -> None:
    shown = run("rules", "bigbook", "madness.destroy-stack-short").stdout
    assert shown.count("madness.destroy-stack-short") == 1
    assert "our reading" in shown
    assert "our reading" not in run("rules", "bigbook", "madness.renew-deck").stdout


def test_a_rule_shown_by_its_id_says_where_it_lives(run: Run) -> None:
    shown = run("rules", "bigbook", "madness.renew-deck").stdout.splitlines()
    (place,) = [line for line in shown if "decks.py:" in line]
    path, _, line = place.split()[0].rpartition(":")
    assert "madness.renew-deck" in Path(path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert place.split()[1] == "renew"
    assert ".py:" not in run("rules", "bigbook", "empty deck").stdout


def test_rules_as_data(run: Run) -> None:
    (rule,) = json.loads(run("rules", "bigbook", "madness.renew-deck", "--json").stdout)
    assert set(rule) == {"id", "section", "kind", "source", "en", "pl", "certain", "places"}
    assert next(place["name"] for place in rule["places"]) == "renew"
    assert len(json.loads(run("rules", "bigbook", "--json").stdout)) > 300
    assert "Madness" in run("rules", "bigbook").stdout


def test_a_search_that_finds_nothing_fails(run: Run) -> None:
    assert "spaceship" in run("rules", "bigbook", "spaceship", code=1).stderr
    assert json.loads(run("rules", "bigbook", "spaceship", "--json").stdout) == []


MARKED = """
import pytest
@pytest.mark.rule("bigbook/madness.renew-deck")
@pytest.mark.content("bigbook/spell/ice")
def test_nothing(): ...
"""


def test_coverage_as_data_and_as_a_summary(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(MARKED, encoding="utf-8")
    data = json.loads(run("rules", "bigbook", "--coverage", "--json", "--tests", "tests").stdout)
    assert set(data) == {"game", "statements", "tested", "untestable", "missing", "content"}
    assert set(data["content"]) == {"total", "tested", "missing"}
    assert data["tested"] == data["content"]["tested"] == 1
    assert data["statements"] == 1 + len(data["missing"]) + len(data["untestable"])
    for lang, words in (("en", ("Rules", "Content", "issing")), ("pl", ("Zasady", "Zawartość", "brakuje"))):
        shown = run("rules", "bigbook", "--coverage", "--tests", "tests", "--lang", lang).stdout.splitlines()
        assert all(word in line for word, line in zip(words, shown[-3:], strict=True))
        assert f"  {data['missing'][0]}" in shown


# -- replay ------------------------------------------------------------------------------------------------------------


def test_replay_shows_the_end_and_the_table(run: Run, saved: str, record: str) -> None:
    shown = run("replay", saved).stdout
    ending = koszmar.Match.replay(record).view().ending
    assert ending is not None
    assert EN.say(ending.reason) in shown
    assert EN.say("zone-madness") in shown
    assert "Fingerprint" in shown


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_replay_tells_the_log_in_the_players_language(run: Run, saved: str, record: str, lang: str) -> None:
    shown = run("replay", saved, "--log", "--lang", lang).stdout
    match = koszmar.Match.replay(record)
    assert journal.lines(match, None, Speech(match.game, lang))[20] in shown
    assert "⟨" not in shown


def test_replay_as_data(run: Run, saved: str, record: str) -> None:
    data = json.loads(run("replay", saved, "--json", "--log").stdout)
    match = koszmar.Match.replay(record)
    assert data["fingerprint"] == match.fingerprint()
    assert data["over"] is True
    assert data["options"] == {"level": 2}
    assert data["result"]["reason"].startswith("lost")
    assert data["log"]


def test_replay_stops_where_it_is_told_to(run: Run, saved: str, record: str) -> None:
    data = json.loads(run("replay", saved, "--json", "--upto", "7").stdout)
    assert data["choices"] == 7
    assert data["over"] is False
    assert data["fingerprint"] == koszmar.Match.replay(record, upto=7).fingerprint()
    assert "not over" in run("replay", saved, "--upto", "7", "--seat", "1").stdout


def test_verify_checks_the_seal(run: Run, saved: str, record: str) -> None:
    assert "fits" in run("replay", saved, "--verify").stdout
    changed = json.loads(record)
    changed["seal"] = "0" * 64
    Path(saved).write_text(json.dumps(changed), encoding="utf-8")
    assert "seal" in run("replay", saved, "--verify", code=1).stderr


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:100],
        lambda text: "[" * 100_000,
        lambda text: "",
        lambda text: "\x00\xff",
        lambda text: '{"checkpoint": 1}',
        lambda text: '{"record": 1}',
        lambda text: text.replace('"game": "bigbook"', '"game": "chess"'),
        lambda text: text.replace('"players": 2', '"players": 77'),
        lambda text: re.sub(r'"choices": \[', '"choices": ["nonsense",', text),
        lambda text: re.sub(r'"choices": \[', '"choices": ["' + "nonsense" * 50_000 + '",', text),
        lambda text: re.sub(r'"seed": "cli"', '"seed": null', text),
    ],
)
def test_a_spoilt_record_is_refused_with_one_sentence_and_code_1(
    run: Run, saved: str, record: str, spoil: object
) -> None:
    assert callable(spoil)
    Path(saved).write_text(spoil(record), encoding="utf-8")
    for words in (["replay", saved], ["play", "bigbook", "--load", saved]):
        result = run(*words, code=1)
        assert result.stderr.count("\n") == 1
        assert "refused" in result.stderr or "does not fit" in result.stderr or "not of bigbook" in result.stderr


def test_a_record_that_does_not_fit_names_the_choice(run: Run, saved: str, record: str) -> None:
    choices = json.loads(record)
    choices["choices"][4] = "nonsense"
    Path(saved).write_text(json.dumps(choices), encoding="utf-8")
    assert "at choice 5" in run("replay", saved, code=1).stderr
    assert "przy wyborze 5" in run("replay", saved, "--lang", "pl", code=1).stderr


# -- words -------------------------------------------------------------------------------------------------------------


def _messages(lang: str) -> set[str]:
    text = (LOCALE / lang / "cli.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in parse(text).body if isinstance(entry, ast.Message)}


def test_no_message_is_missing_or_unused() -> None:
    there = _messages("en")
    assert there == _messages("pl")
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    used = set(re.findall(r"[\"'](cli-[a-z-]*[a-z])[\"']", source))
    assert used <= there | {f"cli-about-{command}" for command in COMMANDS}
    composed = tuple(re.findall(r"[\"'](cli-[a-z-]*-)\{", source))
    kinds = {f"cli-{kind}" for kind in get_args(get_type_hints(Information)["cooperation"])}
    assert kinds <= there
    assert {id for id in there - used - kinds if not id.startswith(composed)} == set()


def test_nothing_in_the_files_is_junk() -> None:
    for path in LOCALE.rglob("*.ftl"):
        junk = [entry for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, ast.Junk)]
        assert not junk, f"{path}: {junk[0].content}"


def test_a_sentence_that_cannot_be_formed_shows_as_its_id() -> None:
    assert Speech(None, "pl").say("cli-no-file") == "⟨cli-no-file⟩"
    assert Speech(None, "pl").say("no-such-thing") == "⟨no-such-thing⟩"
