"""The page about the strength of the bots, made from the matches that ``tools/strength.py`` has kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import matplotlib as mpl
from matplotlib.figure import Figure

from koszmar.arena.statistics import wilson
from koszmar.kernel.game import find_game, games
from koszmar.kernel.settings import options_of
from koszmar.kernel.trials import Trial, Trials
from koszmar.kernel.words import Words

Played: TypeAlias = Sequence[tuple[dict[str, Any], list[float]]]
"""Cells, and what their side made of each match."""
MINDS = ("random", "sensible", "search")
COLOURS = {"random": "#c9bfa3", "sensible": "#0072b2", "search": "#d55e00"}
INK, PAPER = "#2b2a33", "#f6efe0"
INTRODUCTION = """# How strong the bots are

Three minds, compared on the same seeds. **random** takes any option. **sensible** follows the list of likings that
every game has. **search** looks ahead: information-set tree search in worlds made of what its seat knows, with
`sensible` as its taste, and the game's own estimate of the position where a look ends. In these matches it takes only
{looks} looks at each question; at the table it takes a second, which is many times as much.

In brackets: where the true rate lies with 95% certainty (Wilson). The number of matches stands behind. The same command
goes on where it was stopped, and makes this page:

    make strength ARGS="--matches 60 --minutes 24"

![Rates of winning with their intervals](strength/strength.svg)
"""
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


def write_page(docs: Path, played: Played) -> None:
    """``strength.md`` and its pictures."""
    mpl.rcParams.update({"svg.hashsalt": "koszmar", "svg.fonttype": "none", "font.family": "sans-serif"})
    looks = next((cell["bot"].partition(":")[2] for cell, _ in played if cell["bot"].startswith("search")), "a few")
    tried = {game.id: game.minds.trials for game in games().values() if game.minds.trials}
    parts = [INTRODUCTION.format(looks=looks), *(_tables(game, trials, played) for game, trials in tried.items())]
    rows = {
        f"{find_game(game).title['en']}: {group}": _rates(played, test)
        for game, trials in tried.items()
        for group, test in _groups(game, trials).items()
    }
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


# -- tables


Test: TypeAlias = Callable[[dict[str, Any]], bool]
Rates: TypeAlias = dict[str, list[float]]


def _rates(played: Played, test: Test) -> Rates:
    """What each mind made of the matches in cells that pass a test."""
    found: Rates = {mind: [] for mind in MINDS}
    for cell, won in played:
        if test(cell):
            found[cell["bot"].partition(":")[0]] += won
    return found


def _row(name: str, rates: Rates) -> str:
    return f"| {name} | " + " | ".join(map(_rate, rates.values())) + " |\n"


def _rate(won: list[float]) -> str:
    if not won:
        return "–"
    low, high = wilson(sum(won), len(won))
    return f"{sum(won) / len(won):.0%} ({low:.0%}–{high:.0%}), {len(won)}"


def _tables(game: str, trials: Trials, played: Played) -> str:
    """A game's own chapter: groups of trials and what they add up to, then every trial."""
    text = f"## {find_game(game).title['en']}\n\n{trials.about}\n\n" + _heading(trials.groups)
    for group, test in _groups(game, trials).items():
        text += _row(group, _rates(played, test))
    for side, name in trials.totals.items():
        text += _row(
            f"**{name}**", _rates(played, lambda cell, side=side: cell["game"] == game and cell["side"] == side)
        )
    text += "\n" + _heading(trials.names)
    for trial in trials.trials:
        text += _row(trial.name.format(value=_named(game, trial)), _rates(played, _of(game, [trial])))
    return text


def _named(game: str, trial: Trial) -> str:
    """What a trial chooses, each by its value and its name."""
    words, fields = Words(find_game(game), "en"), options_of(find_game(game))
    named = {name: fields[name].message_of(value) for name, value in trial.options.items()}
    return ", ".join(
        f"{value}. {words.say(named[name])}" if words.has(named[name]) else str(value)
        for name, value in trial.options.items()
    )


def _heading(first: str) -> str:
    return f"| {first} | " + " | ".join(MINDS) + " |\n|---|" + "---|" * len(MINDS) + "\n"


def _of(game: str, trials: Sequence[Trial]) -> Test:
    wanted = {(game, value_of(trial), trial.players, trial.side) for trial in trials}
    return lambda cell: (cell["game"], cell["value"], cell["players"], cell["side"]) in wanted


def _groups(game: str, trials: Trials) -> dict[str, Test]:
    """The trials of each group, in the order of the game."""
    names = dict.fromkeys(trial.group for trial in trials.trials)
    return {name: _of(game, [trial for trial in trials.trials if trial.group == name]) for name in names}


def _tenths(tenths: list[dict[str, Any]]) -> str:
    rows = [
        f"| {one['said']:.0%} | {one['won']:.0%} ({one['interval'][0]:.0%}–{one['interval'][1]:.0%}) | {one['turns']} |"
        for one in tenths
    ]
    return "\n".join(rows) + "\n"


# -- pictures


def _draw_rates(path: Path, rows: dict[str, Rates]) -> None:
    figure = Figure(figsize=(8.6, 0.62 * len(rows) + 1.1), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    for down, rates in enumerate(rows.values()):
        for lift, (mind, won) in enumerate(rates.items()):
            if won:
                rate, (low, high) = sum(won) / len(won), wilson(sum(won), len(won))
                at = down + 0.2 * (lift - 1)
                axes.plot([low, high], [at, at], color=COLOURS[mind], linewidth=2.4, solid_capstyle="round")
                axes.plot([rate], [at], "o", color=COLOURS[mind], markersize=7, label=mind if down == 0 else None)
    axes.set_yticks(range(len(rows)), list(rows))
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.grid(axis="x", color=INK, alpha=0.15)
    axes.legend(frameon=False, ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    _finish(figure, path)


def _draw_estimate(path: Path, tenths: list[dict[str, Any]]) -> None:
    figure = Figure(figsize=(4.6, 4.4), facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    axes.plot([0, 1], [0, 1], color=INK, alpha=0.3, linewidth=1)
    for one in tenths:
        axes.plot([one["said"]] * 2, one["interval"], color=COLOURS["search"], linewidth=2.2, solid_capstyle="round")
        axes.plot([one["said"]], [one["won"]], "o", color=COLOURS["search"], markersize=6)
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
