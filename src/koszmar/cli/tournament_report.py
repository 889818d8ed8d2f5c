"""The report of a tournament: standings, pairs on the same seeds, every set-up, every side; a page and its plots."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from koszmar.arena.charts import Chart, Dot, dots
from koszmar.arena.effects import Share
from koszmar.arena.rows import Row
from koszmar.arena.tournament import Standings
from koszmar.kernel.game import Game

from .balance_names import Names
from .html_page import Section, Sheet, page
from .speech import Speech
from .sweep import match_flags, spelled, sweep_flags


class TournamentReport:
    """The sections of a report, for the page, the pictures and the terminal."""

    def __init__(self, report: Standings, game: Game, speech: Speech) -> None:
        self.report, self.game, self.say = report, game, speech.say
        self.names = Names(game, report.tournament.sweep, speech)

    def html(self) -> str:
        """The whole page."""
        title = self.say("tournament-title", game=self.game.title[self.names.speech.lang])
        cup = self.report.tournament
        lead = [
            self.say(f"tournament-about-{cup.seating}"),
            self.say("tournament-lead", matches=len(self.report.rows), seeds=cup.sweep.matches, seed=cup.sweep.seed,
                     version=self.game.version),
        ]  # fmt: skip
        return page(self.names.speech.lang, title, lead, self.command, self.sections, self.say("report-all-numbers"))

    @property
    def charts(self) -> list[Chart]:
        """Every plot of the page."""
        return [chart for section in self.sections for chart in section.charts]

    @property
    def command(self) -> str:
        """The command that makes this page, but for where it is written."""
        cup, sweep = self.report.tournament, self.report.tournament.sweep
        words = ["koszmar", "tournament", sweep.game, "--bots", ",".join(cup.minds), "--seating", cup.seating]
        return shlex.join([*words, *sweep_flags(sweep), "--players", spelled(sweep.players), *match_flags(sweep)])

    @cached_property
    def sections(self) -> list[Section]:
        """All parts that have something to say."""
        return [section for section in self._sections() if section.sheets and section.sheets[0].rows]

    def _sections(self) -> Iterator[Section]:
        yield self._standings()
        yield self._pairs()
        yield self._cells()
        yield self._roles()

    def _standings(self) -> Section:
        is_team = self.report.tournament.seating == "teams"
        rows, points = [], []
        for place, one in enumerate(self.report.standings, 1):
            rate, low, high = (one.share.rate, *one.share.interval) if is_team else one.score
            rating = self.say("tournament-rating", points=one.rating.points, low=one.rating.interval[0],
                              high=one.rating.interval[1])  # fmt: skip
            share = self.say("tournament-share", rate=rate, low=low, high=high)
            rows.append([f"{place}. {one.mind}", str(one.share.whole), share, rating])
            points.append(Dot(one.mind, rate, (low, high)))
        won = self.say("report-won" if is_team else "tournament-score")
        columns = [self.say("tournament-mind"), self.say("arena-matches"), won, self.say("tournament-elo")]
        title = self.say("tournament-standings")
        return Section(
            title, self.say("tournament-standings-about"), [dots("standings", title, points)], [Sheet(columns, rows)]
        )

    def _pairs(self) -> Section:
        rows, points = [], []
        for one in self.report.comparisons:
            value, low, high = one.difference
            name = self.say("tournament-pair", first=one.first, second=one.second)
            difference = self.say("tournament-points", value=value * 100, low=low * 100, high=high * 100).replace(
                "-", "−"
            )
            rows.append([name, str(one.seeds), str(one.better), str(one.worse), difference])
            points.append(Dot(name, value, (low, high), low > 0 or high < 0))
        columns = [self.say(f"tournament-{column}") for column in ("two", "seeds", "better", "worse", "difference")]
        title = self.say("tournament-pairs")
        chart = dots("pairs", title, points, differences=True, label=self.say("tournament-difference"))
        return Section(title, self.say("tournament-pairs-about"), [chart], [Sheet(columns, rows)])

    def _cells(self) -> Section:
        """Every set-up for itself, if there are several."""
        cup = self.report.tournament
        cells = list(cup.sweep.cells())
        if len(cells) < 2:
            return Section("")
        columns = [self.say("tournament-setup"), *cup.minds]
        rows = [
            [self._setup(value, players), *(self._share(self.report.share(mind, of)) for mind in cup.minds)]
            for value, players in cells
            for of in [self._of(value, players)]
        ]
        return Section(self.say("tournament-cells"), self.say("tournament-cells-about"), sheets=[Sheet(columns, rows)])

    def _of(self, value: Any, players: int) -> list[Row]:
        plan = self.report.tournament.sweep.plan(value, players)
        wanted = (players, dict(plan.options), dict(plan.rulings), dict(plan.parameters))
        return [row for row in self.report.rows if (row.players, row.options, row.rulings, row.parameters) == wanted]

    def _setup(self, value: Any, players: int) -> str:
        first = [self.names.numbered(value)] if self.report.tournament.sweep.axes else []
        return ", ".join([*first, self.names.players(players)])

    def _roles(self) -> Section:
        """Every side for itself, in a game that has some."""
        cup = self.report.tournament
        columns = [self.say("report-role"), *cup.minds]
        rows = [
            [
                self.names.outcome(role),
                *(self._share(self.report.share(mind, self.report.rows, role)) for mind in cup.minds),
            ]
            for role in self.report.roles
        ]
        return Section(self.say("tournament-roles"), self.say("tournament-roles-about"), sheets=[Sheet(columns, rows)])

    def _share(self, share: Share) -> str:
        low, high = share.interval
        return self.say("tournament-of", rate=share.rate, low=low, high=high, whole=share.whole) if share.whole else "–"
