"""A balance report as an HTML page: who wins, when it ends, with whom and with what, what never comes up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from math import ceil
from typing import Any

from msgspec import structs

from koszmar.arena.balance import Balance, Cell, value_of
from koszmar.arena.charts import LONGEST, Bar, Chart, Dot, bars, curve, cut, dots
from koszmar.arena.effects import Share
from koszmar.arena.findings import Findings, Group, Grouping
from koszmar.arena.statistics import quantile
from koszmar.arena.workers import pieces

from .balance_names import Names
from .balance_page import SHOWN, command, lopsided
from .effects_section import answers_section, things_section
from .html_page import Section, Sheet, page

HIGHEST = 26
"""Bars in one plot, at most; more of them are spread over several plots."""


class BalanceReport:
    """The sections of a report, made once for the page and for the pictures."""

    def __init__(self, report: Balance, names: Names) -> None:
        self.report, self.names, self.say = report, names, names.speech.say
        turned = [(axis, value_of(names.game, axis)) for axis in report.sweep.axes]
        self.findings = Findings(names.game, report.rows, turned)
        self.outcomes = self._ordered_outcomes()

    def html(self) -> str:
        """The whole page."""
        sweep, say = self.report.sweep, self.say
        title = say("balance-title", game=self.names.game.title[self.names.speech.lang])
        lead = [
            say("report-reading"),
            say("report-lead", matches=len(self.report.rows), bot=sweep.bot, version=self.names.game.version,
                seed=sweep.seed),
        ]  # fmt: skip
        if self.report.interrupted:
            lead.insert(0, say("report-interrupted"))
        return page(self.names.speech.lang, title, lead, command(sweep), self.sections, say("report-all-numbers"))

    @property
    def charts(self) -> list[Chart]:
        """Every plot of the page."""
        return [chart for section in self.sections for chart in section.charts]

    @cached_property
    def sections(self) -> list[Section]:
        """All parts that have something to say."""
        return [section for section in self._sections() if section.charts or section.sheets or section.items]

    def _sections(self) -> Iterator[Section]:
        yield self._who_wins()
        yield self._when_it_ends()
        yield from (self._grouped(each) for each in self.findings.groupings() if self._is_news(each))
        yield things_section(self.findings, self.names)
        yield answers_section(self.findings, self.names)
        yield self._never()
        yield self._hopeless()
        yield self._failures()

    def _ordered_outcomes(self) -> list[str]:
        """What somebody won first, then the most frequent: colours mean the same in every plot."""
        won = {row.outcome for row in self.report.rows if 1 in row.scores}
        return sorted(self.findings.outcomes, key=lambda outcome: outcome not in won)

    def _is_news(self, grouping: Grouping) -> bool:
        """A cut by the only thing that was turned says what the first part says."""
        turned = len(self.report.sweep.axes) + (len(self.report.sweep.players) > 1)
        return grouping.scope != "setting" or turned > 1

    # -- who wins --------------------------------------------------------------------------------------------------

    def _who_wins(self) -> Section:
        sweep, names = self.report.sweep, self.names
        cells = [cell for cell in self.report.cells if cell.matches]
        legend = [names.outcome(outcome) for outcome in self.outcomes]
        turned = ", ".join(map(names.axis, sweep.axes))
        if turned:
            charts = [
                chart
                for players in sweep.players
                for chart in self._bars(
                    f"outcomes-{players}",
                    [self._bar(cell) for cell in cells if cell.players == players],
                    f"{names.players(players)} – {turned}",
                )
            ]
        else:
            rows = [structs.replace(self._bar(cell), label=names.players(cell.players)) for cell in cells]
            charts = self._bars("outcomes", rows, "")
        columns = [*([turned] if turned else []), self.say("arena-team"),
                   self.say("arena-matches"), *legend, *self._length_columns()]  # fmt: skip
        sheet = Sheet(columns, [self._cell_row(cell) for cell in cells])
        return Section(self.say("report-who-wins"), self.say("report-who-wins-about"), charts, [sheet])

    def _bar(self, cell: Cell) -> Bar:
        parts = [cell.rate(outcome) for outcome in self.outcomes]
        first = next(outcome for outcome in self.outcomes if cell.outcomes[outcome])
        return Bar(self.names.numbered(cell.value), parts, cell.interval(first))

    def _bars(self, name: str, rows: Sequence[Bar], title: str) -> list[Chart]:
        """A plot, or several if there are many rows."""
        legend = [self.names.outcome(outcome) for outcome in self.outcomes]
        parts = list(pieces(rows, ceil(len(rows) / ceil(len(rows) / HIGHEST)))) if rows else []
        names = [name if len(parts) == 1 else f"{name}-part-{at}" for at in range(1, len(parts) + 1)]
        about = ", ".join(filter(None, (self.say("report-who-wins"), title)))
        return [bars(called, about, part, legend, title) for called, part in zip(names, parts, strict=True)]

    def _cell_row(self, cell: Cell) -> list[str]:
        names = self.names
        first = [names.numbered(cell.value)] if self.report.sweep.axes else []
        shares = [names.share(cell, outcome) for outcome in self.outcomes]
        return [*first, str(cell.players), str(cell.matches), *shares, *self._length(cell.turns)]

    def _length_columns(self) -> list[str]:
        return [self.say("report-turns"), self.say("report-turns-spread")]

    def _length(self, turns: Sequence[int]) -> list[str]:
        return [
            self.say("arena-mean", mean=quantile(turns, 0.5)),
            self.say("report-from-to", low=quantile(turns, 0.1), high=quantile(turns, 0.9)),
        ]

    # -- when it ends ----------------------------------------------------------------------------------------------

    def _when_it_ends(self) -> Section:
        legend = [(outcome, self.names.outcome(outcome)) for outcome in self.outcomes]
        there = [players for players in self.report.sweep.players if len(self.findings.curve(players)) > 1]
        charts = [
            curve(f"endings-{players}", self.say("report-when-chart", players=self.names.players(players)),
                  self.findings.curve(players), legend, self.names.players(players), self.say("report-turn"))
            for players in there
        ]  # fmt: skip
        rows = [
            [self.names.players(players), self.names.outcome(outcome), str(len(turns)), *self._length(turns)]
            for players in there
            for outcome in self.outcomes
            if (turns := [row.turns for row in self.report.rows if (row.players, row.outcome) == (players, outcome)])
        ]
        columns = [
            self.say("arena-team"),
            self.say("report-outcome"),
            self.say("arena-matches"),
            *self._length_columns(),
        ]
        sheet = Sheet(columns, rows, text_columns=2)
        return Section(self.say("report-when"), self.say("report-when-about"), charts, [sheet])

    # -- by this and that ------------------------------------------------------------------------------------------

    def _grouped(self, grouping: Grouping) -> Section:
        name, title = self._group_namer(grouping), self._group_title(grouping)
        if grouping.scope in ("seat", "role"):
            charts = [
                dots(
                    f"by-{grouping.name}", title, [_dot(name(one.value), one.shares["won"]) for one in grouping.groups]
                )
            ]
            columns = [title, self.say("arena-matches"), self.say("report-won"), *self._length_columns()]
            cells = [self._group_row(name, group, ["won"]) for group in grouping.groups]
        else:
            charts = self._bars(f"by-{grouping.name}", [self._group_bar(name, group) for group in grouping.groups], "")
            legend = [self.names.outcome(outcome) for outcome in self.outcomes]
            columns = [title, self.say("arena-matches"), *legend, *self._length_columns()]
            cells = [self._group_row(name, group, self.outcomes) for group in grouping.groups]
        about = self.say(f"report-by-{grouping.scope}-about")
        return Section(title, about, charts, [Sheet(columns, cells)])

    def _group_bar(self, name: Callable[[Any], str], group: Group) -> Bar:
        shares = [group.shares[outcome] for outcome in self.outcomes]
        label = self.say("report-label", name=cut(name(group.value), LONGEST - 6), matches=shares[0].whole)
        return Bar(label, [share.rate for share in shares], next(share.interval for share in shares if share.count))

    def _group_row(self, name: Callable[[Any], str], group: Group, outcomes: Sequence[str]) -> list[str]:
        shares = [group.shares[outcome] for outcome in outcomes]
        return [name(group.value), str(shares[0].whole), *map(self._share, shares), *self._length(group.turns)]

    def _share(self, share: Share) -> str:
        low, high = share.interval
        return self.say("balance-share", rate=share.rate, low=low, high=high)

    def _group_title(self, grouping: Grouping) -> str:
        if grouping.name in ("players", "role"):
            return self.say(f"report-{grouping.name}")
        return self.names.axis(grouping.name) if grouping.scope == "setting" else self.names.kind(grouping.name)

    def _group_namer(self, grouping: Grouping) -> Callable[[Any], str]:
        if grouping.name == "players":
            return self.names.players
        if grouping.scope == "setting":
            return lambda value: self.names.value(grouping.name, value)
        return self.names.outcome if grouping.scope == "role" else self.names.thing

    # -- what does not work ----------------------------------------------------------------------------------------

    def _never(self) -> Section:
        kinds = groupby(self.findings.never(), key=lambda key: self.names.kind(key.partition("/")[0]))
        items = [(kind, sorted(map(self.names.thing, keys))) for kind, keys in kinds]
        return Section(self.say("report-never"), self.say("report-never-about"), items=items)

    def _hopeless(self) -> Section:
        hopeless = [self.say("report-hopeless-one", name=self.names.thing(key), matches=matches)
                    for key, matches in self.findings.hopeless()]  # fmt: skip
        one_sided = list(lopsided(self.report, self.names))
        items = [(self.say("report-hopeless"), hopeless), (self.say("balance-lopsided"), one_sided)]
        return Section(self.say("report-one-sided"), self.say("report-one-sided-about"),
                       items=[item for item in items if item[1]])  # fmt: skip

    def _failures(self) -> Section:
        errors = self.report.errors
        items = [self.names.failure(self.report.sweep, match) for match in errors[:SHOWN]]
        return Section(self.say("balance-failures", count=len(errors)), items=[("", items)] if items else ())


def _dot(label: str, share: Share) -> Dot:
    return Dot(label, share.rate, share.interval)
