"""The HTML page of a balance report: it stands alone, has all its numbers as tables, and speaks both languages."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import ast, parse

from koszmar.arena.charts import Bar, Dot, bars, css, curve, dots
from koszmar.arena.findings import Step
from koszmar.cli import main
from koszmar.cli.answer_words import worded
from koszmar.cli.html_page import Section, Sheet, page
from koszmar.cli.speech import LOCALE, Speech
from koszmar.kernel.game import games

Run = Callable[..., Result]
WORDS = ("balance", "bigbook", "--over", "level", "--values", "1,3", "--sweep", "hand_size=5,6", "--players", "2-3",
         "--bot", "sensible", "--matches", "3", "--seed", "7", "--workers", "1")  # fmt: skip


class Outline(HTMLParser):
    """What a page is made of: headings, tables, plots, ids; and whether every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.outside: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        named = dict(attrs)
        if name := named.get("id"):
            self.ids.append(name)
        self.outside += [
            value for name in ("src", "href", "xlink:href") if (value := named.get(name)) and value[0] != "#"
        ]
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in ("meta",):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module", params=["en", "pl"])
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A language and a report in it."""
    out = tmp_path_factory.mktemp("reports") / "report.html"
    result = CliRunner().invoke(main, [*WORDS, "--out", str(out), "--png", "--lang", request.param])
    assert result.exit_code == 0, result.output
    return request.param, out


def test_the_page_stands_alone(report: tuple[str, Path]) -> None:
    _, out = report
    text = out.read_text("utf-8")
    outline = Outline(text)
    assert outline.open == []
    assert outline.outside == []
    assert "script" not in outline.tags
    assert "http" not in re.sub(r'xmlns(:xlink)?="[^"]*"', "", text)
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert len(set(outline.ids)) == len(outline.ids)


def test_the_page_has_words_for_everything(report: tuple[str, Path]) -> None:
    lang, out = report
    text, say = out.read_text("utf-8"), Speech(games()["bigbook"], lang).say
    assert "⟨" not in text
    for message in ("report-who-wins", "report-when", "report-things", "report-answers", "report-never"):
        assert f">{say(message)}</h2>" in text
    assert f"{say('option-level')}, {say('parameter-hand_size')}" in text
    assert not re.search('aria-label="[^"]*(level,|hand_size)', text)
    assert say("outcome-lost-last-monster") in text
    assert f">{worded('action/end', Speech(games()['bigbook'], lang)).answer}</th>" in text
    assert "action" not in re.findall('<th scope="row" class="text">([a-z]+)', text)


def test_every_plot_has_its_numbers_and_a_sentence(report: tuple[str, Path]) -> None:
    _, out = report
    text = out.read_text("utf-8")
    for section in text.split("<section")[1:]:
        if "<svg" in section:
            assert "<table>" in section
    assert text.count("<svg role=") == text.count("aria-label=") == text.count("<svg")
    assert "#010203" not in text
    assert "var(--series-0)" in text


def test_every_plot_comes_as_a_picture(report: tuple[str, Path]) -> None:
    _, out = report
    pictures = list((out.parent / "report-png").iterdir())
    assert len(pictures) == out.read_text("utf-8").count("<svg")
    assert all(picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n" for picture in pictures)


def test_the_same_command_goes_on_and_makes_the_same_page(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    words = [*WORDS, "--out", str(out)]
    assert run(*words).exit_code == 0
    first, rows = out.read_bytes(), out.with_suffix(".jsonl").read_bytes()
    assert len(rows.splitlines()) == 2 * 2 * 2 * 3
    out.with_suffix(".jsonl").write_bytes(b"".join(rows.splitlines(keepends=True)[:9]))
    assert run(*words).exit_code == 0
    assert (out.read_bytes(), out.with_suffix(".jsonl").read_bytes()) == (first, rows)
    line = out.read_text("utf-8").partition("<code>")[2].partition("</code>")[0]
    again = run(*shlex.split(line)[1:], "--workers", "1", "--json")
    assert json.loads(again.stdout) == json.loads(run(*WORDS, "--json").stdout)


def test_what_players_write_cannot_break_the_page() -> None:
    evil = "</td><script>alert(1)</script>"
    text = page(
        "en", evil, [evil], evil, [Section(evil, evil, sheets=[Sheet([evil], [[evil]])], items=[(evil, [evil])])], evil
    )
    assert "<script>" not in text
    assert Outline(text).open == []


@pytest.mark.parametrize(
    "chart",
    [
        bars("a", "about", [Bar("<one> & co", (0.25, 0.75), (0.1, 0.4))], ["won", "lost"], "title"),
        dots("b", "about", [Dot("one", 0.2, (-0.1, 0.4), False), Dot("two", 0.3, (0.2, 0.4))], differences=True),
        curve("c", "about", [Step(0, {}), Step(4, {"won": 0.5}), Step(6, {"won": 1.0})], [("won", "won")], "t", "turn"),
    ],
    ids=["bars", "dots", "curve"],
)
def test_a_plot_is_the_same_every_time_and_takes_the_colours_of_its_page(chart: object) -> None:
    from koszmar.arena.charts import THEMED, Chart

    assert isinstance(chart, Chart)
    assert chart.svg() == chart.svg()
    assert chart.png() == chart.png()
    assert not set(css(THEMED).values()) & set(re.findall(r"#[0-9a-f]{6}", chart.svg()))
    assert "<text" in chart.svg()
    assert 'width="' not in chart.svg().partition(">")[0]


@pytest.mark.parametrize("name", ["arena", "balance", "report", "tournament"])
def test_no_message_is_missing_or_unused(name: str) -> None:
    there = [
        {entry.id.name for entry in parse((LOCALE / lang / f"{name}.ftl").read_text("utf-8")).body
         if isinstance(entry, ast.Message)}
        for lang in ("en", "pl")
    ]  # fmt: skip
    assert there[0] == there[1]
    source = "\n".join(path.read_text("utf-8") for path in LOCALE.parent.rglob("*.py"))
    composed = tuple(re.findall(rf"[\"']({name}-[a-z-]*-|{name}-)\{{", source))
    mine = {message for message in there[0] if message.startswith(f"{name}-")}
    unused = {
        one for one in mine if f'"{one}"' not in source and f"'{one}'" not in source and not one.startswith(composed)
    }
    assert unused == set()


def test_whoever_only_plays_or_simulates_needs_none_of_the_extras() -> None:
    code = (
        "import sys, koszmar.cli.simulate, koszmar.cli.balance, koszmar.cli.tournament\n"
        "assert not {'matplotlib', 'numpy', 'pyarrow', 'ray'} & set(sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("command", ["balance", "tournament"])
def test_without_plots_nothing_is_played_in_vain(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("koszmar.arena.charts.find_spec", lambda name: None)
    result = run(command, "bigbook", "--matches", "9999", "--out", str(tmp_path / "report.html"))
    assert (result.exit_code, len(result.stderr.splitlines())) == (1, 1)
    assert "koszmar[simulation]" in result.stderr
    assert list(tmp_path.iterdir()) == []
