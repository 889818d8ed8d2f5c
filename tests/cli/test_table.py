"""The drawn table: whatever the size of the screen, nothing is too wide and the question is there."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console
from tests.web.fixtures.game import HOUSE
from tests.web.fixtures.voyage import VOYAGE

import koszmar
from koszmar.bots import make_bot
from koszmar.cli.files import load
from koszmar.cli.speech import Speech
from koszmar.cli.table import journal
from koszmar.cli.table.cards import Brush
from koszmar.cli.table.draw import draw
from koszmar.cli.table.journal import Story
from koszmar.cli.table.map import maps
from koszmar.cli.table.question import touched
from koszmar.cli.table.screen import DrawnScreen
from koszmar.cli.table.theme import theme_of
from koszmar.kernel.game import Game, find_game
from koszmar.kernel.testing.strategies import play_on
from koszmar.kernel.view import View

PATIENCE = 120.0
SIZES = [(80, 24), (100, 30), (160, 50), (220, 70)]


Moment = tuple[View, list[str]]


@cache
def _moments(players: int, lang: str, game: str = "bigbook") -> list[Moment]:
    """Some moments of a match: what the seat that is asked sees, and the last lines of the log."""
    match, bot = koszmar.Match.new(game, players=players, seed="drawn"), make_bot("random", "drawn")
    speech = Speech(match.game, lang)
    found = []
    for decision in match:
        if match.number % 23 == 0:
            found.append((match.view(decision.seat), journal.lines(match, decision.seat, speech)[-12:]))
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return found


def _drawn(moment: Moment, width: int, height: int, lang: str, game: Game | None = None) -> str:
    console = Console(file=StringIO(), width=width, height=height, force_terminal=False)
    speech = Speech(game or find_game(moment[0].game), lang)
    console.print(draw(moment[0], speech, Story(moment[1][-8:], moment[1][:-8]), console)[0])
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_fits_the_screen_and_shows_every_option(width: int, height: int, players: int) -> None:
    lang = "pl" if players == 2 else "en"
    say = Speech(find_game("bigbook"), lang).say
    for view, log in _moments(players, lang):
        shown = _drawn((view, log), width, height, lang)
        assert "⟨" not in shown
        assert max(map(len, shown.splitlines())) <= width
        assert view.question is not None
        for number, choice in enumerate(view.question.choices, 1):
            assert f"{number:>2} {say(choice.label)[:20]}" in shown
        assert height == 24 or len(shown.splitlines()) < height, shown


def test_every_named_thing_is_on_a_large_screen() -> None:
    say = Speech(find_game("bigbook"), "en").say
    for view, log in _moments(5, "en")[::3]:
        shown = _drawn((view, log), 220, 70, "en")
        cards = [card for zone in view.zones for card in zone.cards if card.text]
        cards += [card for track in view.tracks for space in track.steps for card in space.cards]
        assert all(say(card.title) in shown for card in cards)
        assert all(say(panel.name) in shown for panel in view.panels)


def test_a_game_without_a_theme_can_be_drawn_too() -> None:
    match = koszmar.Match.new("bigbook", seed="plain", options={"magicians": ["fire-girl", "water-girl"]})
    decision = match.decision
    assert decision is not None
    view = msgspec.structs.replace(match.view(decision.seat), game="somebody-elses")
    console = Console(file=StringIO(), width=100, height=30)
    console.print(draw(view, Speech(match.game, "en"), Story(), console)[0])
    assert "Fire 1" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_story_that_does_not_fit_is_told_in_pages_first() -> None:
    match = koszmar.Match.new("bigbook", seed="plain")
    screen = DrawnScreen()
    screen.console = Console(file=StringIO(), width=80, height=24)
    speech = Speech(match.game, "en")
    told = [f"line {number}" for number in range(60)]
    pages = screen.pages(match.view(0), speech, Story(told))
    assert [line for page in pages for line in page] == told
    assert all(len(page) <= 24 for page in pages)
    assert screen.pages(match.view(0), speech, Story()) == []


# -- boards, dice, stories, puzzles ------------------------------------------------------------------------------------


def _at(game: Game, stage: str, lang: str, width: int = 100, height: int = 40) -> str:
    players = 6 if game is HOUSE else 2
    match = koszmar.Match.new(game, players=players, options={"stage": stage})
    return _drawn((match.view(0), []), width, height, lang, game)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_betrayal_fits_the_screen_with_its_map(width: int, height: int, lang: str) -> None:
    say = Speech(find_game("betrayal"), lang).say
    mapped = 0
    for view, log in _moments(4, lang, "betrayal")[:12:2]:
        shown = _drawn((view, log), width, height, lang)
        assert "⟨" not in shown
        assert max(map(len, shown.splitlines())) <= width
        assert view.question is not None
        for number, choice in enumerate(view.question.choices, 1):
            assert f"{number:>2} {say(choice.label)[:20]}" in shown
        assert height == 24 or len(shown.splitlines()) < height, shown
        mapped += "◉" in shown
    assert mapped > 2


def test_the_map_shows_doors_figures_tokens_and_the_numbers_of_the_options() -> None:
    shown = _at(HOUSE, "walk", "en")
    assert "│Ground Floor│Hallway" in shown
    assert "◉ P g8" in shown
    assert re.search(r"Dining Room.*\n.*\[1\]", shown)
    assert "∙∙∙" in shown, "a door to the unknown"
    assert "▒" in shown, "a door that leads nowhere"
    assert "Upper Floor  Jaden Jones, Michelle Monroe" in shown
    assert "▪sec Secret Passage" in shown
    assert "▪sea Searched" in shown


def test_a_room_that_can_be_laid_is_on_the_map_with_every_way_to_lay_it() -> None:
    shown = _at(HOUSE, "place", "en")
    assert "[1] [2]" in shown
    assert "[3] [4]" in shown
    assert "north: Library" in shown


def test_any_board_is_drawn_with_corridors_doors_and_fog() -> None:
    shown = _at(VOYAGE, "walk", "en", 120, 45)
    assert "1,2▪n2[3]" in shown, "a corridor with its numbers, its noise and the option that touches it"
    assert "4▮[2]" in shown, "a closed door that can be opened"
    assert "╎Unexplored room╎" in shown
    assert all(sign in shown for sign in "▣✕░╳┊☾↕")


@cache
def _ship(number: int) -> View:
    """The ship of Nemesis, most of its Rooms still in the dark."""
    match = koszmar.Match.new("nemesis", players=3, seed=f"term/{number}")
    play_on(match, Random(number), 60)
    for more in range(30):
        assert match.decision is not None
        if match.decision.prompt == "act":
            break
        play_on(match, Random(more), 1)
    return match.view(match.decision.seat)


def _map(view: View, lang: str, size: int, width: int) -> str:
    console = Console(file=StringIO(), width=width, height=100, force_terminal=False)
    brush = Brush(Speech(find_game(view.game), lang), theme_of(view.game), touched(view.question))
    console.print(*maps(view, brush, size, width))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(
    ("lang", "size", "width"), [("en", 2, 80), ("en", 2, 100), ("en", 3, 120), ("en", 5, 200), ("pl", 4, 160)]
)
def test_boxes_of_rooms_grow_until_every_name_and_sign_can_be_read(lang: str, size: int, width: int) -> None:
    view = _ship(0)
    shown = _map(view, lang, size, width)
    assert "…" not in shown
    assert " +" not in shown, "signs for which there was no room are counted"
    assert max(map(len, shown.splitlines())) <= width
    say = Speech(find_game("nemesis"), lang).say
    for space in view.boards[0].spaces:
        assert all(word in shown for word in say(space.title).split())
    for link in view.boards[0].links:
        assert ",".join(link.symbols) in shown


def test_the_sign_of_a_short_corridor_stands_above_it() -> None:
    shown = _map(_ship(94), "en", 2, 80)
    assert "∙∙ 1,2[3] " in shown
    assert "│Cockpit│════╎Room╎═3,4≈Airlock│" in shown


def test_a_roll_is_shown_with_its_faces_and_what_it_was_for() -> None:
    assert "Isa Valencia · Knowledge roll  ▏2▕ ▏0▕ ▏1▕ ▏2▕ ▏0▕ + 1 = 6" in _at(HOUSE, "roll", "en")
    shown = " ".join(_at(VOYAGE, "roll", "en", 160, 50).split())
    assert "▏sign (success, changed, was clue)▕[2]" in shown
    assert "= 2 Needed: 2. On a success: nobody hears you. Success." in shown


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_story_is_read_before_its_question(width: int, height: int) -> None:
    shown = " ".join(re.sub("[│╭╮╰╯─]", " ", _at(HOUSE, "story", "en", width, height)).split())
    assert "The walls remember" in shown
    assert "Something behind it smiles back." in shown
    assert shown.index("smiles back") < shown.index("Read this aloud.")


def test_the_voice_of_the_game_and_puzzles_are_drawn() -> None:
    assert "The ship: Pressure is falling" in _at(VOYAGE, "announce", "en")
    picture = _at(VOYAGE, "picture", "pl")
    assert "Podarty plan  Ruchy: 1 z 4." in picture
    assert "│2     │1     │3     │" in picture
    assert "│key          │" in _at(VOYAGE, "lock", "en")
    assert "sun  moon  star   ●○○" in _at(VOYAGE, "code", "en")


# -- a real terminal ---------------------------------------------------------------------------------------------------


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, home: Path, *words: str) -> None:
        self.screen, inside = pty.openpty()
        env = {
            **os.environ,
            "KOSZMAR_HOME": str(home),
            "TERM": "xterm",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
            "LINES": "30",
        }
        code = (
            "from koszmar.kernel import match; match.new_seed = lambda: 'terminal';from koszmar.cli import main; main()"
        )
        command = [sys.executable, "-c", code, *words]
        self.unread = b""
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, env=env, start_new_session=True
        )
        os.close(inside)

    def until(self, *words: str) -> str:
        """Read until one of these words appears, or to the end; what has come after the word is read next time."""
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            if ends := [self.unread.index(word.encode()) + len(word.encode()) for word in words if self._came(word)]:
                shown, self.unread = self.unread[: min(ends)], self.unread[min(ends) :]
                return shown.decode(errors="replace")
            if select.select([self.screen], [], [], 1)[0]:
                try:
                    self.unread += os.read(self.screen, 65536)
                except OSError:
                    break
        shown, self.unread = self.unread, b""
        assert not words, f"{words} never came: {shown.decode(errors='replace')}"
        return shown.decode(errors="replace")

    def _came(self, word: str) -> bool:
        return word.encode() in self.unread

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def interrupt(self, word: str) -> str:
        """Press Ctrl-C, then Enter: a signal that comes just before a read begins is noticed when the read ends."""
        self.process.send_signal(signal.SIGINT)
        self.type("")
        return self.until(word) + self.until()

    def close(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.screen)


def test_the_table_in_a_real_terminal_asks_plays_and_survives_an_interrupt(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "bigbook", "--lang", "en")
    try:
        for answer in ("", "3", "", ""):
            terminal.until("[2]", "[1]")
            terminal.type(answer)
        terminal.until("› ")
        terminal.type("1")
        terminal.until("› ", "Enter…")
        assert "--resume" in terminal.interrupt("--resume")
        assert terminal.process.wait(PATIENCE) == 130
    finally:
        terminal.close()
    (kept,) = (tmp_path / "unfinished").glob("*.json")
    match, _ = load(kept).match()
    assert match.setting.options.level == 3
    assert match.number >= 1


def test_a_haunt_is_played_in_a_real_terminal(tmp_path: Path) -> None:
    words = ("play", "betrayal", "--players", "3", "--option", "haunt=17", "--seed", "7", "--lang", "en")
    terminal = Terminal(tmp_path, *words)
    try:
        terminal.until("› ")
        terminal.type("1")
        shown = terminal.until("◉")
        assert "Upper Floor" in shown + terminal.until("› ", "Enter…")
        terminal.type("quit")
    finally:
        terminal.close()
