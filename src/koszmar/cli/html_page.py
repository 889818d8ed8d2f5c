"""A report as one HTML page that stands alone: plots drawn into it, numbers as tables, light and dark, no script.

Needs Jinja2 and matplotlib (the extra ``simulation``). The page itself is ``report.html``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from koszmar.arena.charts import DARK, LIGHT, Chart, css

HERE = Path(__file__).parent
LONG = 14
"""Rows: a longer table is folded away until somebody wants it."""
NARROW = 6
"""Columns: a wider table does not fit beside a plot."""


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

    @property
    def is_beside(self) -> bool:
        """Whether its only table is small enough to stand beside its only plot."""
        return len(self.charts) == len(self.sheets) == 1 and all(
            not sheet.is_long and len(sheet.columns) <= NARROW for sheet in self.sheets
        )


def page(lang: str, title: str, lead: Sequence[str], command: str, sections: Iterable[Section], folded: str) -> str:
    """The whole page; ``folded`` is what to click to see a long table."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup

    environment = Environment(
        loader=FileSystemLoader(HERE),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        undefined=StrictUndefined,
    )
    return environment.get_template("report.html").render(
        lang=lang,
        title=title,
        lead=lead,
        command=command,
        sections=list(sections),
        folded=folded,
        light=css(LIGHT),
        dark=css(DARK),
        style=Markup((HERE / "report.css").read_text(encoding="utf-8")),
    )
