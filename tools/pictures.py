"""Make the pictures of the README: the terminal table of a match in progress, as SVG, in both languages."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from koszmar import Match
from koszmar.bots import make_bot
from koszmar.cli.speech import Speech
from koszmar.cli.table.draw import draw
from koszmar.cli.table.journal import Story

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
FONT_FACE = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""No picture fetches a font from elsewhere: the reader's own monospace does."""
CHOICES = 60
WIDTH, HEIGHT = 132, 44


def main() -> None:
    """Play a while with sensible bots, then draw what seat 0 sees at its next turn."""
    match = Match.new("bigbook", players=3, options={"level": 1}, seed="a picture")
    bot = make_bot("sensible", seed="painter")
    for decision in match:
        if match.number > CHOICES and (decision.prompt, decision.seat) == ("action", 0):
            break
        match.choose(bot.choose(match, decision.seat), decision.seat)
    for lang, name in (("en", "table.svg"), ("pl", "stol.svg")):
        paint(match, lang, FOLDER / name)


def paint(match: Match, lang: str, path: Path) -> None:
    """Draw the table for seat 0 and save it."""
    speech = Speech(match.game, lang)
    told = [speech.say(match.game.narrate(match.scene, event)) for event in match.events(0)]
    console = Console(
        file=StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        highlight=False,
        force_terminal=True,
        color_system="truecolor",
    )
    table, _ = draw(match.view(0), speech, Story(told[-8:], told[:-8]), console)
    console.print(table)
    path.parent.mkdir(exist_ok=True)
    svg = console.export_svg(title="koszmar play bigbook")
    path.write_text(FONT_FACE.sub("", svg), encoding="utf-8")
    print(path.name)


if __name__ == "__main__":
    main()
