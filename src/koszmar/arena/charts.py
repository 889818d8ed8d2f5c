"""The plots of a report: each is drawn once, and comes as a PNG or as an SVG that takes the colours of its page.

Needs matplotlib (the extra ``simulation``). A plot is as wide as a phone; a page sets several beside each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from io import BytesIO, StringIO
from typing import Any
from xml.sax.saxutils import quoteattr

from msgspec import Struct

from koszmar.kernel.errors import KoszmarError

from .findings import Step

WIDTH, COLUMN, ROW, HEAD = 4.6, 2.4, 0.25, 0.5
"""Inches: of a plot, of another beside it, of a row in it, of what stands above and below the rows."""
COLUMNS = 2
"""Of a legend: outcomes can have long names."""
LONGEST = 30
"""Names with more letters than this are cut; the table has them whole."""


class NoCharts(KoszmarError):
    """What draws plots and pages is not installed."""


class Palette(Struct, frozen=True):
    """The colours of a plot."""

    ink: str
    quiet: str
    faint: str
    paper: str
    series: tuple[str, ...]


LIGHT = Palette(
    "#2b2a33",
    "#65606c",
    "#d8d0bf",
    "#fbf8f1",
    ("#0072b2", "#d55e00", "#b9a77c", "#009e73", "#cc79a7", "#56b4e9", "#e69f00"),
)
DARK = Palette(
    "#ece7db",
    "#aaa4b4",
    "#45424d",
    "#1b1a20",
    ("#5bb4e8", "#f08a4b", "#a89a78", "#35c79a", "#e3a0c6", "#8fd3f7", "#f2c14e"),
)
"""Told apart by colour-blind eyes too."""
THEMED = Palette("#010203", "#020304", "#040506", "#070809", tuple(f"#0a0b{at:02x}" for at in range(len(LIGHT.series))))
"""Stands for whatever the page says: an SVG has its variables in these places."""


class Chart(Struct, frozen=True):
    """A plot that has a name, a sentence for those who cannot see it, and somebody who draws it in given colours."""

    name: str
    about: str
    draw: Callable[[Palette], Any]

    def svg(self) -> str:
        """The plot for a page: no size and no colours of its own."""
        with _settings(self.name):
            text = StringIO()
            self.draw(THEMED).savefig(text, format="svg", metadata={"Date": None}, transparent=True)
        found = text.getvalue()
        found = found[found.index("<svg") :]
        found = re.sub(r"<metadata>.*?</metadata>", "", found, flags=re.DOTALL)
        found = re.sub(
            r'(<svg[^>]*?) height="[^"]*"([^>]*?) width="[^"]*"|(<svg[^>]*?) width="[^"]*"([^>]*?) height="[^"]*"',
            r"\1\2\3\4",
            found,
        )
        found = re.sub(r' id="(?![mp][0-9a-f]{10}")[^"]*"', "", found)  # but for what is referred to
        for name, colour in css(THEMED).items():
            found = found.replace(colour, f"var({name})")
        return found.strip().replace("<svg ", f'<svg role="img" aria-label={quoteattr(self.about)} ', 1)

    def picture(self) -> str:
        """The plot as an SVG file of its own, in light colours."""
        with _settings(self.name):
            text = StringIO()
            self.draw(LIGHT).savefig(text, format="svg", metadata={"Date": None}, facecolor=LIGHT.paper)
        return text.getvalue()

    def png(self) -> bytes:
        """The plot as a picture for slides."""
        with _settings(self.name):
            bits = BytesIO()
            self.draw(LIGHT).savefig(bits, format="png", dpi=200, facecolor=LIGHT.paper, metadata={"Software": None})
        return bits.getvalue()


def css(palette: Palette) -> dict[str, str]:
    """The colours as variables of a style sheet."""
    series = {f"--series-{at}": colour for at, colour in enumerate(palette.series)}
    return {
        "--ink": palette.ink,
        "--quiet": palette.quiet,
        "--faint": palette.faint,
        "--paper": palette.paper,
        **series,
    }


def check() -> None:
    """Refuse, with a reason, where nothing could be drawn."""
    if find_spec("matplotlib") is None or find_spec("jinja2") is None:
        raise NoCharts("reports need an extra: pip install 'koszmar[simulation]'")


def _settings(name: str) -> Any:
    """How plots look; the salt makes the same plot the same bytes."""
    check()
    from matplotlib import rc_context

    return rc_context({
        "svg.fonttype": "none", "svg.hashsalt": name, "font.family": "sans-serif", "font.size": 10,
        "axes.spines.top": False, "axes.spines.right": False, "axes.spines.left": False, "axes.linewidth": 0.8,
        "xtick.major.size": 3, "ytick.major.size": 0,
        "legend.frameon": False, "legend.fontsize": 9,
    })  # fmt: skip


def _panel(height: float, palette: Palette) -> tuple[Any, Any]:
    """An empty plot."""
    figure, (axes,) = _panels(1, WIDTH, height, palette)
    return figure, axes


def _panels(count: int, width: float, height: float, palette: Palette) -> tuple[Any, list[Any]]:
    """Empty plots side by side, for the same rows; not through pyplot, which would keep them."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    (row,) = figure.subplots(1, count, sharey=True, squeeze=False)
    for axes in row:
        axes.set_facecolor("none")
        axes.tick_params(colors=palette.ink)
        axes.spines["bottom"].set_color(palette.faint)
        axes.grid(axis="x", color=palette.faint, linewidth=0.6)
        axes.set_axisbelow(True)
    return figure, list(row)


def cut(name: str, longest: int = LONGEST) -> str:
    """A name that fits beside a plot.

    >>> cut("The Taste of Flesh and Metal", 12)
    'The Taste o…'
    """
    return name if len(name) <= longest else f"{name[: longest - 1]}…"


def _rows(axes: Any, names: Sequence[str], palette: Palette) -> None:
    axes.set_yticks(range(len(names)), [cut(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", labelcolor=palette.ink)


def _percent(axes: Any) -> None:
    from matplotlib.ticker import PercentFormatter

    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PercentFormatter(1, 0))


def _points(axes: Any) -> None:
    from matplotlib.ticker import FuncFormatter

    def points(part: float, _: int) -> str:
        return f"{part * 100:+.0f}".replace("-", "−") if round(part * 100) else "0"

    axes.xaxis.set_major_formatter(FuncFormatter(points))


def _legend(figure: Any, title: str, palette: Palette) -> None:
    """Above the plot, as wide as it is."""
    found = figure.legend(loc="outside upper left", ncols=COLUMNS, labelcolor=palette.ink, title=title or None,
                          alignment="left", handlelength=1.0, columnspacing=1.2, borderpad=0.1)  # fmt: skip
    found.get_title().set(color=palette.ink, weight="bold")


def _above(title: str, legend: Sequence[Any]) -> float:
    """How high the legend is."""
    return 0.2 * (bool(title) + (len(legend) + COLUMNS - 1) // COLUMNS)


class Bar(Struct, frozen=True):
    """A row that is cut by outcome, and the interval of the first of them."""

    label: str
    parts: Sequence[float]
    interval: tuple[float, float]


def bars(name: str, about: str, rows: Sequence[Bar], legend: Sequence[str], title: str = "") -> Chart:
    """A bar for every row; the line in it is the interval of the first outcome."""

    def draw(palette: Palette) -> Any:
        figure, axes = _panel(HEAD + _above(title, legend) + ROW * len(rows), palette)
        _bars(axes, rows, legend, palette)
        _legend(figure, title, palette)
        return figure

    return Chart(name, about, draw)


def columns_of_bars(
    name: str, about: str, columns: Sequence[tuple[str, Sequence[Bar]]], legend: Sequence[str]
) -> Chart:
    """Plots of bars side by side, each under its heading; all have the same rows."""

    def draw(palette: Palette) -> Any:
        height = HEAD + 0.2 + _above("", legend) + ROW * len(columns[0][1])
        figure, panels = _panels(len(columns), WIDTH + COLUMN * (len(columns) - 1), height, palette)
        for axes, (heading, rows) in zip(panels, columns, strict=True):
            _bars(axes, rows, legend if axes is panels[0] else [""] * len(legend), palette)
            axes.set_title(heading, color=palette.ink, fontsize="medium")
        _legend(figure, "", palette)
        return figure

    return Chart(name, about, draw)


def _bars(axes: Any, rows: Sequence[Bar], legend: Sequence[str], palette: Palette) -> None:
    start = [0.0] * len(rows)
    for at, label in enumerate(legend):
        parts = [row.parts[at] for row in rows]
        axes.barh(range(len(rows)), parts, 0.72, start, color=palette.series[at % len(palette.series)], label=label)
        start = [whole + part for whole, part in zip(start, parts, strict=True)]
    for at, row in enumerate(rows):
        for width, colour in ((3.6, palette.paper), (1.4, palette.ink)):
            axes.plot(row.interval, [at, at], color=colour, linewidth=width, solid_capstyle="butt")
    _rows(axes, [row.label for row in rows], palette)
    _percent(axes)


class Dot(Struct, frozen=True):
    """A row with one value and its interval; one that is not strong is drawn hollow."""

    label: str
    value: float
    interval: tuple[float, float]
    is_strong: bool = True


def dots(name: str, about: str, rows: Sequence[Dot], *, differences: bool = False, label: str = "") -> Chart:
    """A dot with its interval for every row: rates, or differences on both sides of nothing."""

    def draw(palette: Palette) -> Any:
        figure, axes = _panel(HEAD + (0.2 if label else 0) + ROW * len(rows), palette)
        colour = palette.series[0]
        for at, row in enumerate(rows):
            axes.plot(row.interval, [at, at], color=colour, linewidth=1.8, alpha=1 if row.is_strong else 0.55,
                      solid_capstyle="butt")  # fmt: skip
            axes.plot(row.value, at, "o", markersize=5.5, markeredgewidth=1.4, color=colour,
                      markerfacecolor=colour if row.is_strong else palette.paper)  # fmt: skip
        _rows(axes, [row.label for row in rows], palette)
        if differences:
            axes.axvline(0, color=palette.ink, linewidth=0.9, linestyle=(0, (4, 3)))
            _points(axes)
        else:
            _percent(axes)
        axes.set_xlabel(label, color=palette.ink)
        return figure

    return Chart(name, about, draw)


def curve(
    name: str, about: str, steps: Sequence[Step], outcomes: Sequence[tuple[str, str]], title: str, turn: str
) -> Chart:
    """When matches end: what part has come to which outcome by every turn, one upon the other; the rest plays on."""

    def draw(palette: Palette) -> Any:
        figure, axes = _panel(2.2 + _above(title, outcomes), palette)
        last = steps[-1].turn + 1
        turns = [*(step.turn for step in steps), last]
        bottom = [0.0] * len(turns)
        for at, (outcome, label) in enumerate(outcomes):
            ended = [step.ended.get(outcome, 0.0) for step in (*steps, steps[-1])]
            top = [low + part for low, part in zip(bottom, ended, strict=True)]
            colour = palette.series[at % len(palette.series)]
            axes.fill_between(turns, bottom, top, step="post", color=colour, label=label, linewidth=0)
            bottom = top
        axes.set_xlim(0, last)
        axes.set_ylim(0, 1)
        axes.set_yticks([0, 0.5, 1], ["0%", "50%", "100%"])
        axes.tick_params(axis="y", labelcolor=palette.ink)
        axes.grid(axis="y", color=palette.faint, linewidth=0.6)
        axes.set_xlabel(turn, color=palette.ink)
        _legend(figure, title, palette)
        return figure

    return Chart(name, about, draw)


def histogram(
    name: str,
    about: str,
    values: Sequence[float],
    edges: Sequence[float],
    marks: Sequence[tuple[str, float]],
    unit: str,
) -> Chart:
    """How many values lie between any two edges, on a scale where every step doubles; marks are lines with a name."""

    def draw(palette: Palette) -> Any:
        figure, axes = _panel(2.6, palette)
        axes.set_xscale("log", base=2)
        axes.hist(values, edges, color=palette.series[0], rwidth=0.9)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g} {unit}")
        axes.tick_params(axis="y", labelcolor=palette.ink)
        for colour, (label, value) in zip(palette.series[1:], marks, strict=False):
            axes.axvline(value, color=colour, linewidth=1.4, linestyle=(0, (4, 3)), label=label)
        _legend(figure, "", palette)
        return figure

    return Chart(name, about, draw)
