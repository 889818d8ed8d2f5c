"""The page about the strength of the bots, made from what the matches of ``tools/strength.py`` add up to."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import matplotlib as mpl
from matplotlib.figure import Figure
from msgspec import Struct, convert
from msgspec.structs import asdict

from koszmar.arena.statistics import wilson
from koszmar.kernel.game import find_game, games
from koszmar.kernel.settings import options_of
from koszmar.kernel.trials import Trial, Trials
from koszmar.kernel.words import Words

KINDS = ("random", "sensible", "search")
SOURCES = "pure"
COLOURS = {"random": ["#c9bfa3"], "sensible": ["#0072b2"], "search": ["#d55e00", "#009e73", "#cc79a7", "#56b4e9"]}
INK, PAPER = "#2b2a33", "#f6efe0"
INTRODUCTION = """# How strong the bots are

Minds, compared on the same seeds. **random** takes any option. **sensible** follows the list of likings that every
game has. **search** looks ahead: information-set tree search in worlds made of what its seat knows, with `sensible` as
its taste, and the game's own estimate of the position where a look ends. Behind it stands what it may take at each
question: so many looks, or so many seconds; at the table it takes one second.

In brackets: where the true rate lies with 95% certainty (Wilson). The number of matches stands behind. The same command
goes on where it was stopped, and makes this page:

    make strength ARGS="--matches 60 --minutes 24"

![Rates of winning with their intervals](strength/strength.svg)
"""
LOOKS = "Looks at a question in the mean, where the budget is a time: {looks}."
ESTIMATE = """
## The estimate in {title}

How often matches were won when the estimate said so, in matches that it was not fitted to. Surprise is the mean
logarithmic loss: 0.69 for a coin, less is better. Made by
`.venv/bin/python tools/fit_estimate.py {game} --matches {matches}`.

Surprise: {surprise:.3f}; of somebody who knows only the {stage}: {base:.3f}.

![Said and come true](strength/estimate-{game}.svg)

| it said | it came true | turns |
|---|---|---|
"""


class Cell(Struct, frozen=True):
    """What the matches of a mind in one setting add up to."""

    value: Any
    players: int
    side: str
    bot: str
    matches: int
    won: float
    questions: int = 0
    looks: int = 0


Test: TypeAlias = Callable[[Cell], bool]
Rates: TypeAlias = dict[str, tuple[float, int]]
"""Of each mind, how much was won in how many matches."""


def add_up(docs: Path, played: Iterable[tuple[dict[str, Any], Sequence[dict[str, Any]]]]) -> None:
    """Write what the matches of each game add up to; what was not played again stays as it is."""
    found: dict[str, list[Cell]] = defaultdict(list)
    for cell, matches in played:
        sums = {name: sum(one[name] for one in matches) for name in ("won", "questions", "looks")}
        setting = {name: thing for name, thing in cell.items() if name != "game"}
        found[cell["game"]].append(Cell(matches=len(matches), **setting, **sums))
    for game, cells in found.items():
        path = docs / f"strength/{game}.json"
        together = {_key(cell): cell for cell in [*_read(path), *cells]}
        lines = ",\n".join(json.dumps(asdict(cell)) for _, cell in sorted(together.items()))
        path.write_text(f"[\n{lines}\n]\n")


def write_page(docs: Path) -> None:
    """``strength.md`` and its pictures."""
    mpl.rcParams.update({"svg.hashsalt": "koszmar", "svg.fonttype": "none", "font.family": "sans-serif"})
    tried = {game.id: game.minds.trials for game in games().values() if game.minds.trials}
    played = {game: cells for game in tried if (cells := _read(docs / f"strength/{game}.json"))}
    parts = [INTRODUCTION]
    rows: dict[str, Rates] = {}
    for game, cells in played.items():
        parts.append(_tables(game, tried[game], cells))
        if (remarks := docs / f"strength/{game}.md").exists():
            parts.append(remarks.read_text())
        for group, test in _groups(tried[game]).items():
            rows[f"{find_game(game).title['en']}: {group}"] = _rates(cells, test)
    _draw_rates(docs / "strength/strength.svg", rows)
    for game, trials in tried.items():
        if (source := docs / f"strength/estimate-{game}.json").exists():
            report = json.loads(source.read_text())
            _draw_estimate(docs / f"strength/estimate-{game}.svg", report["tenths"])
            title = find_game(game).title["en"]
            parts.append(ESTIMATE.format(title=title, stage=trials.stage, **report) + _tenths(report["tenths"]))
    (docs / "strength.md").write_text("\n".join(parts).replace("\n\n\n", "\n\n"))


def value_of(trial: Trial) -> Any:
    """What a trial chooses, as matches and their seeds note it."""
    values = list(trial.options.values())
    return values[0] if len(values) == 1 else "/".join(map(str, values))


def name_of(bot: str) -> str:
    """A mind, as it heads a column.

    >>> name_of("search:24"), name_of("search:0.2s@pure")
    ('search, 24 looks', 'search, 0.2 s, sources')
    """
    mind, _, tree = bot.partition("@")
    kind, _, budget = mind.partition(":")
    limit = f"{budget[:-1]} s" if budget.endswith("s") else budget and f"{budget} looks"
    return ", ".join(filter(None, (kind, limit, "sources" if tree == SOURCES else tree)))


def _read(path: Path) -> list[Cell]:
    return convert(json.loads(path.read_text()), list[Cell]) if path.exists() else []


def _key(cell: Cell) -> tuple[Any, ...]:
    return cell.side, cell.players, cell.value, _rank(cell.bot)


# -- tables


def _minds(cells: Iterable[Cell]) -> list[str]:
    """Who has played, the simplest first; searches by how much they may take."""
    return sorted({cell.bot for cell in cells}, key=_rank)


def _rank(bot: str) -> tuple[Any, ...]:
    mind, _, tree = bot.partition("@")
    kind, _, budget = mind.partition(":")
    return KINDS.index(kind), budget.endswith("s"), float(budget.rstrip("s") or 0), tree


def _rates(cells: Sequence[Cell], test: Test) -> Rates:
    """What each mind made of the matches in cells that pass a test."""
    return {
        bot: (
            sum(cell.won for cell in cells if cell.bot == bot and test(cell)),
            sum(cell.matches for cell in cells if cell.bot == bot and test(cell)),
        )
        for bot in _minds(cells)
    }


def _row(name: str, rates: Rates) -> str:
    return f"| {name} | " + " | ".join(_rate(*rate) for rate in rates.values()) + " |\n"


def _rate(won: float, matches: int) -> str:
    if not matches:
        return "–"
    low, high = wilson(won, matches)
    return f"{won / matches:.0%} ({low:.0%}–{high:.0%}), {matches}"


def _tables(game: str, trials: Trials, cells: Sequence[Cell]) -> str:
    """A game's own chapter: groups of trials and what they add up to, then every trial."""
    text = f"## {find_game(game).title['en']}\n\n{trials.about}\n\n" + _heading(trials.groups, cells)
    for group, test in _groups(trials).items():
        text += _row(group, _rates(cells, test))
    for side, name in trials.totals.items():
        if len({trial.group for trial in trials.trials if trial.side == side}) > 1:
            text += _row(f"**{name}**", _rates(cells, _on(side)))
    if looks := _looks(cells):
        text += f"\n{looks}\n"
    text += "\n" + _heading(trials.names, cells)
    for trial in trials.trials:
        text += _row(trial.name.format(value=_named(game, trial)), _rates(cells, _of([trial])))
    return text


def _looks(cells: Sequence[Cell]) -> str:
    """How far searches with a limit of time have come."""
    found = []
    for bot in _minds(cells):
        looks, questions = (sum(getattr(c, n) for c in cells if c.bot == bot) for n in ("looks", "questions"))
        if questions and bot.partition("@")[0].endswith("s"):
            found.append(f"{name_of(bot)}: {looks / questions:.0f}")
    return LOOKS.format(looks="; ".join(found)) if found else ""


def _named(game: str, trial: Trial) -> str:
    """What a trial chooses, each by its value and its name."""
    words, fields = Words(find_game(game), "en"), options_of(find_game(game))
    named = {name: fields[name].message_of(value) for name, value in trial.options.items()}
    return ", ".join(
        f"{value}. {words.say(named[name])}" if words.has(named[name]) else str(value)
        for name, value in trial.options.items()
    )


def _heading(first: str, cells: Sequence[Cell]) -> str:
    minds = [name_of(bot) for bot in _minds(cells)]
    return f"| {first} | " + " | ".join(minds) + " |\n|---|" + "---|" * len(minds) + "\n"


def _of(trials: Sequence[Trial]) -> Test:
    wanted = {(value_of(trial), trial.players, trial.side) for trial in trials}
    return lambda cell: (cell.value, cell.players, cell.side) in wanted


def _on(side: str) -> Test:
    return lambda cell: cell.side == side


def _groups(trials: Trials) -> dict[str, Test]:
    """The trials of each group, in the order of the game."""
    names = dict.fromkeys(trial.group for trial in trials.trials)
    return {name: _of([trial for trial in trials.trials if trial.group == name]) for name in names}


def _tenths(tenths: list[dict[str, Any]]) -> str:
    rows = [
        f"| {one['said']:.0%} | {one['won']:.0%} ({one['interval'][0]:.0%}–{one['interval'][1]:.0%}) | {one['turns']} |"
        for one in tenths
    ]
    return "\n".join(rows) + "\n"


# -- pictures


def _draw_rates(path: Path, rows: dict[str, Rates]) -> None:
    minds = sorted({bot for rates in rows.values() for bot in rates}, key=_rank)
    colours = _colours(minds)
    figure = Figure(figsize=(8.6, (0.2 + 0.14 * len(minds)) * len(rows) + 1.1), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    for lift, bot in enumerate(minds):
        axes.plot([], [], "o", color=colours[bot], label=name_of(bot))
        for down, rates in enumerate(rows.values()):
            won, matches = rates.get(bot, (0.0, 0))
            if matches:
                low, high = wilson(won, matches)
                at = down + 0.6 * ((lift + 0.5) / len(minds) - 0.5)
                axes.plot([low, high], [at, at], color=colours[bot], linewidth=2.4, solid_capstyle="round")
                axes.plot([won / matches], [at], "o", color=colours[bot], markersize=7)
    axes.set_yticks(range(len(rows)), list(rows))
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.grid(axis="x", color=INK, alpha=0.15)
    axes.legend(frameon=False, ncols=min(3, len(minds)), loc="lower center", bbox_to_anchor=(0.5, 1.0))
    _finish(figure, path)


def _colours(minds: Sequence[str]) -> dict[str, str]:
    """A colour for each mind; several searches have several."""
    found: dict[str, str] = {}
    for kind in KINDS:
        some = [bot for bot in minds if bot.startswith(kind)]
        found |= {bot: COLOURS[kind][place % len(COLOURS[kind])] for place, bot in enumerate(some)}
    return found


def _draw_estimate(path: Path, tenths: list[dict[str, Any]]) -> None:
    figure = Figure(figsize=(4.6, 4.4), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    axes.plot([0, 1], [0, 1], color=INK, alpha=0.3, linewidth=1)
    for one in tenths:
        axes.plot([one["said"]] * 2, one["interval"], color=COLOURS["search"][0], linewidth=2.2, solid_capstyle="round")
        axes.plot([one["said"]], [one["won"]], "o", color=COLOURS["search"][0], markersize=6)
    for axis, name in ((axes.xaxis, "it said"), (axes.yaxis, "it came true")):
        axis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axis.set_label_text(name)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.grid(color=INK, alpha=0.15)
    _finish(figure, path)


def _finish(figure: Figure, path: Path) -> None:
    for axes in figure.axes:
        axes.tick_params(colors=INK, length=0)
        for spine in axes.spines.values():
            spine.set_visible(False)
    figure.savefig(path, metadata={"Date": None})
