"""The parts of a report that say which things and answers matter: a plot of the clearest, tables of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from koszmar.arena.charts import Chart, Dot, dots
from koszmar.arena.effects import Effect
from koszmar.arena.findings import Findings

from .answer_words import worded
from .balance_names import Names
from .html_page import Section, Sheet

DRAWN = 16
"""Differences that are drawn."""


def things_section(findings: Findings, names: Names) -> Section:
    """Printed things, a table for each kind."""
    say, effects = names.speech.say, findings.things()
    columns = [say("report-things-one"), say("report-in-matches"), say("report-uses"), *_rates(names)]
    by_kind = groupby(sorted(effects, key=_kind), key=_kind)
    sheets = [
        Sheet(
            columns,
            [_row(findings, names, one, names.thing(one.key), [str(one.uses)]) for one in some],
            names.kind(kind),
            is_folded=True,
        )
        for kind, some in by_kind
    ]
    about = say("report-things-about", team="yes" if findings.is_one_team else "no")
    return Section(
        say("report-things"),
        about,
        _chart("things", say("report-things"), say("report-difference"), effects, names.thing),
        sheets,
    )


def answers_section(findings: Findings, names: Names) -> Section:
    """Answers where there was a choice."""
    say, effects = names.speech.say, findings.answers()
    columns = [say(f"report-{name}") for name in ("answers-one", "question", "in-matches", "offered", "taken")]
    said = {one.key: worded(one.key, names.speech) for one in effects}
    often = Counter(one.answer for one in said.values())

    def row(one: Effect) -> list[str]:
        question, answer = said[one.key]
        name, *figures = _row(
            findings, names, one, answer, [str(one.offered), say("report-percent", rate=one.uses / one.offered)]
        )
        return [name, question, *figures]

    def label(key: str) -> str:
        question, answer = said[key]
        return answer if often[answer] == 1 else f"{answer} ({question})"

    sheets = [Sheet([*columns, *_rates(names)], list(map(row, effects)), text_columns=2)] if effects else []
    return Section(
        say("report-answers"),
        say("report-answers-about"),
        _chart("answers", say("report-answers"), say("report-difference"), effects, label),
        sheets,
    )


def _kind(effect: Effect) -> str:
    return effect.key.partition("/")[0]


def _rates(names: Names) -> list[str]:
    return [names.speech.say(f"report-{column}") for column in ("with", "without", "difference")]


def _row(findings: Findings, names: Names, effect: Effect, name: str, uses: Sequence[str]) -> list[str]:
    say, one = names.speech.say, effect.difference
    part = say("report-percent", rate=effect.matches / len(findings.rows))
    if one is None:
        return [name, part, *uses, "–", "–", "–"]
    points = say("report-points", value=one.value * 100, low=one.low * 100, high=one.high * 100).replace("-", "−")
    rates = [say("report-percent", rate=rate) for rate in (one.with_it, one.without)]
    return [name, part, *uses, *rates, f"★ {points}" if one.is_sure else points]


def _chart(name: str, about: str, points: str, effects: Sequence[Effect], called: Callable[[str], str]) -> list[Chart]:
    """The differences whose interval leaves out zero, the greatest of them, from the best to the worst."""
    telling = [
        (one.difference, called(one.key))
        for one in effects
        if one.difference and (one.difference.low > 0 or one.difference.high < 0)
    ][:DRAWN]
    telling.sort(key=lambda pair: -pair[0].value)
    if not telling:
        return []
    rows = [Dot(label, one.value, (one.low, one.high), one.is_sure) for one, label in telling]
    return [dots(name, about, rows, differences=True, label=points)]
