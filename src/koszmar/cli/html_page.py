"""A report as one HTML page that stands alone: plots drawn into it, numbers as tables, light and dark, no script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from msgspec import Struct

from koszmar.arena.charts import DARK, LIGHT, Chart, css

LONG, NARROW = 14, 6
"""A table of more rows is folded away until somebody wants it; one of so many columns fits beside a plot."""


class Sheet(Struct, frozen=True):
    """A table of numbers; what stands in the first columns is text."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    title: str = ""
    text_columns: int = 1
    is_folded: bool = False

    @property
    def is_long(self) -> bool:
        """Whether it is folded away until somebody wants it."""
        return self.is_folded or len(self.rows) > LONG


class Section(Struct, frozen=True):
    """A part of a report: what it is about, its plots and its numbers."""

    title: str
    about: str = ""
    charts: Sequence[Chart] = ()
    sheets: Sequence[Sheet] = ()
    items: Sequence[tuple[str, Sequence[str]]] = ()
    """Lists of names under a heading each."""


def page(lang: str, title: str, lead: Sequence[str], command: str, sections: Iterable[Section], folded: str) -> str:
    """The whole page; ``folded`` is what to click to see a long table."""
    return "\n".join(_lines(lang, title, lead, command, list(sections), folded)) + "\n"


def _lines(
    lang: str, title: str, lead: Sequence[str], command: str, sections: Sequence[Section], folded: str
) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<header>"
    yield f"<h1>{escape(title)}</h1>"
    yield from (f"<p>{escape(text)}</p>" for text in lead)
    yield f"<pre><code>{escape(command)}</code></pre>\n</header>\n<nav><ul>"
    yield from (f'<li><a href="#part-{at}">{escape(part.title)}</a></li>' for at, part in enumerate(sections))
    yield "</ul></nav>\n<main>"
    for at, part in enumerate(sections):
        yield from _section(at, part, folded)
    yield "</main>\n</body>\n</html>"


def _section(at: int, part: Section, folded: str) -> Iterator[str]:
    yield f'<section id="part-{at}" aria-labelledby="title-{at}">\n<h2 id="title-{at}">{escape(part.title)}</h2>'
    if part.about:
        yield f'<p class="about">{escape(part.about)}</p>'
    beside = len(part.charts) == len(part.sheets) == 1 and all(
        not sheet.is_long and len(sheet.columns) <= NARROW for sheet in part.sheets
    )
    yield '<div class="beside">' if beside else "<div>"
    if part.charts:
        yield '<div class="charts">'
        for chart in part.charts:
            svg = chart.svg().replace("<svg ", f'<svg role="img" aria-label="{escape(chart.about)}" ', 1)
            yield f"<figure>{svg}</figure>"
        yield "</div>"
    for sheet in part.sheets:
        yield from _folded(sheet, folded) if sheet.is_long else _sheet(sheet)
    yield "</div>"
    for heading, names in part.items:
        yield f"<h3>{escape(heading)}</h3>" if heading else ""
        yield '<ul class="names">'
        yield from (f"<li>{escape(name)}</li>" for name in names)
        yield "</ul>"
    yield "</section>"


def _folded(sheet: Sheet, folded: str) -> Iterator[str]:
    summary = f"{sheet.title or folded} ({len(sheet.rows)})"
    yield f"<details><summary>{escape(summary)}</summary>"
    yield from _sheet(sheet, titled=False)
    yield "</details>"


def _sheet(sheet: Sheet, titled: bool = True) -> Iterator[str]:
    if titled and sheet.title:
        yield f"<h3>{escape(sheet.title)}</h3>"
    yield '<div class="sheet" tabindex="0"><table>\n<thead><tr>'
    yield from (f'<th scope="col"{_side(sheet, at)}>{escape(name)}</th>' for at, name in enumerate(sheet.columns))
    yield "</tr></thead>\n<tbody>"
    for row in sheet.rows:
        first, *rest = (escape(text) for text in row)
        cells = (f"<td{_side(sheet, at)}>{text}</td>" for at, text in enumerate(rest, 1))
        yield f'<tr><th scope="row" class="text">{first}</th>{"".join(cells)}</tr>'
    yield "</tbody></table></div>"


def _side(sheet: Sheet, at: int) -> str:
    return ' class="text"' if at < sheet.text_columns else ""


def _variables(colours: dict[str, str]) -> str:
    return "".join(f"{name}:{colour};" for name, colour in colours.items())


_STYLE = (
    f":root {{ color-scheme: light dark; {_variables(css(LIGHT))} }}\n"
    f"@media (prefers-color-scheme: dark) {{ :root {{ {_variables(css(DARK))} }} }}\n"
    f"{Path(__file__).with_name('report.css').read_text(encoding='utf-8')}"
)
