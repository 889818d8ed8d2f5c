"""Playing at one keyboard: whole matches, hot seat, undo, saving, and everything that can be typed."""

import json
from pathlib import Path
from random import Random

import pytest

import koszmar
from koszmar.cli.files import load
from koszmar.cli.speech import Speech
from koszmar.cli.table import journal
from koszmar.cli.table.keyboard import Keyboard
from koszmar.cli.table.session import Session
from koszmar.kernel.game import find_game, games
from koszmar.kernel.text import card_text
from koszmar.kernel.view import View

from .conftest import Run

GAME = find_game("bigbook")
EN, PL = Speech(GAME, "en"), Speech(GAME, "pl")
REASONS = ("won", "lost-madness-stack", "lost-last-monster", "lost-all-mad")
ENDINGS = [speech.say(f"ending-{reason}") for speech in (EN, PL) for reason in REASONS]
FIXED = ("--option", "magicians=fire-girl,water-girl")
"""Magicians that nobody has to choose."""


def _the_only_unfinished(home: Path) -> koszmar.Match:
    (path,) = (home / "unfinished").glob("*.json")
    return load(path).match()[0]


# -- whole matches -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_whole_match_of_two_people_is_played_to_its_end(run: Run, anything: list[str], lang: str) -> None:
    shown = run("play", "bigbook", "--seat", "1=human", "--seed", "7", "--lang", lang, typed=anything).stdout
    assert ("Ziarno: 7" if lang == "pl" else "Seed: 7") in shown
    assert any(ending in shown for ending in ENDINGS)
    assert "⟨" not in shown


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_person_plays_with_bots_to_the_end(run: Run, anything: list[str], lang: str) -> None:
    shown = run("play", "bigbook", "--players", "3", "--seed", "8", "--lang", lang, typed=anything).stdout
    assert ("Pieczęć" if lang == "pl" else "Seal") in shown
    assert "⟨" not in shown


def test_bots_alone_play_through_with_the_log(run: Run) -> None:
    shown = run("play", "bigbook", "--seat", "0=random", "--seat", "1=random", "--seed", "9").stdout
    assert shown.count("\n· ") > 100
    assert any(ending in shown for ending in ENDINGS)
    assert "Seed: 9" in shown
    again = run("play", "bigbook", "--seat", "0=random", "--seat", "1=random", "--seed", "9").stdout
    assert shown == again


def test_the_record_is_offered_at_the_end_and_replays_to_the_same_match(run: Run, tmp_path: Path) -> None:
    hints = ["hint", "1"] * 400
    run("play", "bigbook", *FIXED, "--seed", "10", "--set", 'madness_by_players={"2": 2}', typed=[*hints[:60], "y"])
    (path,) = tmp_path.glob("koszmar-bigbook-*.json")
    data = json.loads(run("replay", str(path), "--json", "--verify").stdout)
    assert data["over"] is True
    assert data["parameters"]["madness_by_players"] == {"2": 2}


def test_a_finished_match_is_not_kept_and_an_unfinished_one_is(run: Run, anything: list[str], home: Path) -> None:
    run("play", "bigbook", "--seed", "7", typed=["1", "1"])
    assert len(list((home / "unfinished").iterdir())) == 1
    run("play", "bigbook", "--resume", typed=anything)
    assert list((home / "unfinished").iterdir()) == []


# -- the text table ----------------------------------------------------------------------------------------------------


def _cards(view: View, speech: Speech) -> list[str]:
    cards = [card for zone in view.zones for card in zone.cards]
    cards += [card for track in view.tracks for space in track.steps for card in space.cards]
    return [card_text(card, speech) for card in cards]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_plain_table_says_every_card_of_the_view(run: Run, lang: str) -> None:
    match = koszmar.Match.new("bigbook", options={"magicians": ["fire-girl", "water-girl"]}, seed="plain")
    while match.decision and 0 not in match.decision.seats:
        match.choose(match.options()[0])
    shown = run("play", "bigbook", *FIXED, "--seat", "1=human", "--seed", "plain", "--plain", "--lang", lang,
                typed=["1"] * match.number + ["text"]).stdout  # fmt: skip
    assert all(card in shown for card in _cards(match.view(0), Speech(match.game, lang)))


# -- what can be typed -------------------------------------------------------------------------------------------------

ACTION = ("play", "bigbook", *FIXED, "--seat", "1=human", "--seed", "v0")
"""A match that begins with the Action phase of seat 0."""


def _answer(run: Run, line: str, lang: str = "en") -> str:
    """What is shown after this line."""
    shown = run(*ACTION, "--lang", lang, typed=[line]).stdout
    return shown.partition(f"› {line}\n")[2].rpartition("› ")[0]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("help", "undo [action|turn]"),
        ("?", "action.any-number-any-order"),
        ("hint", "% to win."),
        ("log 3", "·"),
        ("text", EN.say("zone-madness")),
        ("cards", EN.say("spell-ice-text")),
        ("zoom ice", EN.say("spell-ice-text")),
        ("zoom 1", EN.say("spell-ice-text")),
        (f"zoom {EN.say('magician-fire-girl')}", EN.say("magician-fire-girl-text")),
        ("zoom nothing-like-it", "Nothing on the table is called"),
        ("rules empty deck", "madness.renew-deck"),
        ("rules", "what are you looking for"),
        ("rules spaceship", "No rule speaks of"),
        ("undo", "nothing of yours"),
        ("why not", "acquire water-3"),
        ("why not acquire water-3", "acquire.cost-value-3"),
        ("? water 3", "acquire.cost-value-3"),
        ("acquire water-3", "acquire.cost-value-3"),
        ("why not fly", "no such action"),
        ("? 1", "Offered as number 1"),
        ("lang xx", "Which language"),
        ("lang pl", PL.say("zone-madness")),
        ("fast", "at once"),
        ("0", "means nothing here"),
        ("99", "means nothing here"),
        ("-1", "means nothing here"),
        ("gibberish", "means nothing here"),
        ("@1 1", "means nothing here"),
        ("z" * 5000, "means nothing here"),
        ("activate", "Which one?"),
    ],
)
def test_a_line_is_understood(run: Run, line: str, said: str) -> None:
    assert said in _answer(run, line)


VERBS = ("pomoc", "?", "podpowiedź", "dziennik", "tekst", "pokaż zamrozenie", "karty", "zasady talia", "czemu nie",
         "czemu nie woda 3", "język en", "szybko", "cofnij akcję")  # fmt: skip


@pytest.mark.parametrize("line", VERBS)
def test_the_verbs_are_polish_too(run: Run, line: str) -> None:
    shown = _answer(run, line, "pl")
    assert shown
    assert "nic tu nie znaczy" not in shown
    assert "⟨" not in shown


@pytest.mark.parametrize("line", ["1", "activate ice", "Activate Ice", "vate ic"])
def test_an_option_is_taken_by_number_key_or_a_part_of_its_name(run: Run, home: Path, line: str) -> None:
    run(*ACTION, typed=[line])
    assert _the_only_unfinished(home).choices == ["activate ice"]


def test_a_question_open_to_several_is_answered_for_another_seat(run: Run, home: Path) -> None:
    shown = run("play", "bigbook", "--seat", "1=human", "--seed", "1", typed=["@1 water-girl", "fire-girl"]).stdout
    assert "begin with @1" in shown
    assert _the_only_unfinished(home).choices[:2] == ["@1 water-girl", "@0 fire-girl"]


# -- undo --------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_a_choice_and_is_free_before_a_revelation(run: Run, home: Path) -> None:
    run(*ACTION, typed=["activate ice", "undo", "activate telepathy"])
    assert _the_only_unfinished(home).choices == ["activate telepathy"]


def test_undo_across_a_revelation_asks_everybody(run: Run, home: Path) -> None:
    shown = run(*ACTION, typed=["end", "undo", "n"]).stdout
    assert "revealed" in shown
    assert _the_only_unfinished(home).choices == ["end"]
    run(*ACTION, typed=["end", "undo", "y", "activate ice"])
    assert _the_only_unfinished(home).choices == ["activate ice"]


@pytest.mark.parametrize("size", ["choice", "action", "turn"])
def test_undo_stops_at_a_choice_of_a_person_and_takes_the_bots_along(size: str) -> None:
    session = Session(koszmar.Match.new("bigbook", players=3, seed="undo"), ["human", "sensible", "random"])
    random = Random(5)
    while not session.match.over and session.match.number < 90:
        if not session.bot_answers():
            session.answer(random.choice(session.match.options()), 0)
    target = session.undo_target(size)  # type: ignore[arg-type]
    expected = koszmar.Match.replay(session.match.record(), upto=target).fingerprint()
    session.undo_to(target)
    assert session.match.fingerprint() == expected
    assert session.asked == 0
    assert len(session.deciders) == session.match.number


def test_undo_after_the_end_goes_on(run: Run, anything: list[str]) -> None:
    first = run("play", "bigbook", "--seat", "1=human", "--seed", "7", typed=anything).stdout
    asked = first[: first.index("Seed: 7")].count("› ")
    shown = run("play", "bigbook", "--seat", "1=human", "--seed", "7", typed=[*anything[:asked], "undo", "y"]).stdout
    assert shown.index("Seed: 7") < shown.rindex("The match is kept")


# -- keeping -----------------------------------------------------------------------------------------------------------


def test_what_is_saved_loads_to_the_same_state(run: Run, tmp_path: Path) -> None:
    assert "mine.json" in run(*ACTION, typed=["activate ice", "save mine.json"]).stdout
    saved = koszmar.Match.replay((tmp_path / "mine.json").read_text(encoding="utf-8"))
    run("play", "bigbook", "--load", "mine.json", "--seat", "1=human", typed=["save again.json"])
    again = koszmar.Match.replay((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert again.fingerprint() == saved.fingerprint()


def test_a_checkpoint_loads_too(run: Run, tmp_path: Path) -> None:
    match = koszmar.Match.new("bigbook", options={"magicians": ["fire-girl", "water-girl"]}, seed="verbs")
    for _ in range(6):
        match.choose(match.options()[0])
    (tmp_path / "checkpoint.json").write_text(match.checkpoint(), encoding="utf-8")
    run("play", "bigbook", "--load", "checkpoint.json", "--seat", "1=human", typed=["save again.json"])
    assert koszmar.Match.replay((tmp_path / "again.json").read_text()).fingerprint() == match.fingerprint()


def test_an_old_match_goes_on_from_its_checkpoint_when_its_record_no_longer_fits(run: Run, tmp_path: Path) -> None:
    match = koszmar.Match.new("bigbook", options={"magicians": ["fire-girl", "water-girl"]}, seed="verbs")
    while match.number < 12:
        match.choose(match.options()[0])
    saved = json.loads(match.checkpoint())
    saved["record"]["choices"][0] = "an answer of long ago"
    (tmp_path / "old.json").write_text(json.dumps(saved), encoding="utf-8")
    shown = run("play", "bigbook", "--load", "old.json", "--seat", "1=human", typed=["undo turn", "y"]).stdout
    assert "kept" in shown or "nothing of yours" in shown


def test_who_sits_where_is_remembered(run: Run, home: Path) -> None:
    run("play", "bigbook", *FIXED, "--seat", "1=random", "--seed", "1", typed=["1", "1"])
    (path,) = (home / "unfinished").glob("*.json")
    assert load(path).seats == ["human", "random"]
    fingerprint = _the_only_unfinished(home).fingerprint()
    run("play", "bigbook", "--resume", typed=["?"])
    assert _the_only_unfinished(home).fingerprint() == fingerprint


def test_the_table_is_as_big_as_the_seats_that_are_given_away(run: Run, home: Path) -> None:
    run("play", "bigbook", "--seat", "2", "random", "--seed", "1", typed=["1"])
    (path,) = (home / "unfinished").glob("*.json")
    assert load(path).seats == ["human", "sensible", "random"]


def test_the_end_of_the_input_says_where_the_match_is_kept(run: Run, home: Path) -> None:
    assert str(home) in run("play", "bigbook", "--seed", "1", typed=["1", "1"]).stdout
    assert "nothing is lost" in run("play", "bigbook", "--seed", "2", typed=[]).stdout


def test_quit_offers_to_save_the_record(run: Run, tmp_path: Path) -> None:
    shown = run("play", "bigbook", "--seed", "1", typed=["1", "quit", "y"]).stdout
    assert len(list(tmp_path.glob("koszmar-bigbook-*.json"))) == 1
    assert "--resume" in shown


def test_a_disk_that_cannot_be_written_does_not_lose_the_match(run: Run, home: Path) -> None:
    home.write_text("a file where a folder should be", encoding="utf-8")
    shown = run("play", "bigbook", "--seed", "1", typed=["1", "save /nowhere/at/all.json"]).stdout
    assert "could not be saved" in shown
    assert '"choices"' in shown


def test_an_interrupt_keeps_the_match(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1", "1"])

    def typed(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", typed)
    shown = run("play", "bigbook", *FIXED, "--seed", "1", code=130).stdout
    assert str(home) in shown
    assert _the_only_unfinished(home).number >= 2


# -- hot seat ----------------------------------------------------------------------------------------------------------


def _hot_seat(run: Run, anything: list[str], *words: str) -> str:
    return run("play", "bigbook", *FIXED, "--seat", "1=human", "--seed", "4", *words, typed=anything[:200]).stdout


def test_closed_hands_draw_a_curtain_between_people(run: Run, anything: list[str]) -> None:
    assert "Pass the keyboard" in _hot_seat(run, anything, "--ruling", "open-hands=closed")
    assert "Pass the keyboard" not in _hot_seat(run, anything)


def test_no_hand_is_seen_from_another_seat() -> None:
    session = Session(koszmar.Match.new("bigbook", rulings={"open-hands": "closed"}, seed="4"), ["human", "human"])
    for seat in (0, 1):
        session.answer(session.match.options()[0], seat)
    assert session.secrets_between(0, 1)
    draws = [event for event in session.match.events(0) if event.kind.startswith("draw")]
    assert {(event.kind, event.args["seat"]) for event in draws} == {("draw", 0), ("draw-hidden", 1)}
    assert all("⟨" not in line for line in journal.lines(session.match, 0, EN))


# -- another game ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_betrayal_is_played_to_its_end(run: Run, anything: list[str], lang: str) -> None:
    words = ("play", "betrayal", "--players", "3", "--option", "haunt=17", "--seed", "7", "--lang", lang)
    shown = run(*words, typed=anything).stdout
    assert ("Ziarno: 7" if lang == "pl" else "Seed: 7") in shown
    assert "⟨" not in shown


def test_a_room_and_a_figure_are_looked_at_closely_and_the_map_is_shown(run: Run) -> None:
    words = ("play", "betrayal", "--players", "3", "--option", "haunt=17", "--seed", "7")
    shown = run(*words, typed=["1", "1", "zoom upper landing", "map", "mapa"]).stdout
    speech = Speech(find_game("betrayal"), "en")
    assert speech.say("link-stairs") in shown
    assert "You are here" in shown


# -- which game ------------------------------------------------------------------------------------------------------


def test_without_a_game_a_script_is_told_that_one_is_missing(run: Run) -> None:
    assert "GAME is missing" in run("play", typed=["1"], code=2).output


def test_without_a_game_a_person_is_asked_which(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    there = list(games().values())
    monkeypatch.setattr(Keyboard, "__init__", lambda keyboard: vars(keyboard).update(is_terminal=True, suggest=list))
    wanted = next(number for number, game in enumerate(there, 1) if game.id == "bigbook")
    said = run("play", "--resume", typed=[str(wanted)], code=None).output
    assert all(game.title["en"] in said for game in there)
    assert "bigbook" in said.splitlines()[-1]
