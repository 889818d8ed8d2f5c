"""The drawn table: whatever the size of the screen, nothing is too wide and the question is there."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from functools import cache
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import koszmar
from koszmar.bots import make_bot
from koszmar.cli.files import load
from koszmar.cli.speech import Speech
from koszmar.cli.table import journal
from koszmar.cli.table.draw import draw
from koszmar.cli.table.journal import Story
from koszmar.cli.table.screen import DrawnScreen
from koszmar.kernel.game import find_game
from koszmar.kernel.view import View

PATIENCE = 120.0
SIZES = [(80, 24), (100, 30), (160, 50), (220, 70)]


Moment = tuple[View, list[str]]


@cache
def _moments(players: int, lang: str) -> list[Moment]:
    """Some moments of a match: what the seat that is asked sees, and the last lines of the log."""
    match, bot = koszmar.Match.new("bigbook", players=players, seed="drawn"), make_bot("random", "drawn")
    speech = Speech(match.game, lang)
    found = []
    for decision in match:
        if match.number % 23 == 0:
            found.append((match.view(decision.seat), journal.lines(match, decision.seat, speech)[-12:]))
        match.choose(bot.choose(match, decision.seat), decision.seat)
    return found


def _drawn(moment: Moment, width: int, height: int, lang: str) -> str:
    console = Console(file=StringIO(), width=width, height=height, force_terminal=False)
    console.print(
        draw(moment[0], Speech(find_game("bigbook"), lang), Story(moment[1][-8:], moment[1][:-8]), console)[0]
    )
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
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, env=env, start_new_session=True
        )
        os.close(inside)

    def until(self, *words: str) -> str:
        """Read until one of these words appears, or to the end."""
        shown, patience = b"", time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            if select.select([self.screen], [], [], 1)[0]:
                try:
                    shown += os.read(self.screen, 65536)
                except OSError:
                    break
            if any(word.encode() in shown for word in words):
                return shown.decode(errors="replace")
        assert not words, f"{words} never came: {shown.decode(errors='replace')}"
        return shown.decode(errors="replace")

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
