"""The measured tables of docs/researchers.md, written from the reports of a run: ``make figures`` measures and writes.

.venv-peers/bin/python benchmarks/peers.py --seconds 0.3 --rounds 15 --json > build/speed.json
.venv/bin/python examples/training/bigbook.py --plot docs/pictures/training.svg --json build/training.json
.venv/bin/python tools/researchers_page.py --speed build/speed.json --training build/training.json
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from koszmar.arena import Plan, simulate
from koszmar.arena.statistics import wilson

PAGE = Path(__file__).parents[1] / "docs/researchers.md"
SENSIBLE = 400
"""So many matches of the hand-written player, beside those of the policy that learned."""


COMPILED = ", compiled"
"""What the names of those end with that were measured in the compiled build."""


def speed_table(report: dict[str, Any]) -> str:
    """Steps a second of every environment that was measured, and The Big Book of Madness beside it."""
    return _table(report, "environments", "environment", "steps/s")


def engines_table(report: dict[str, Any]) -> str:
    """Decisions a second of every engine that was measured, and how long a copy takes."""
    return _table(report, "engines", "engine", "decisions/s", "a copy, µs")


def _table(report: dict[str, Any], ring: str, what: str, speed: str, copy: str = "") -> str:
    """A row for everybody in a ring: from the sources and, for what is ours, compiled; beside it The Big Book."""
    rows = report["rings"][ring]
    heads = [what, speed, "compiled", *([copy, "compiled"] if copy else []), "The Big Book compared with it"]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for name, row in rows.items():
        if not name.endswith(COMPILED):
            again = rows.get(name + COMPILED, {})
            cells = [_called(name, row["note"]), *(_rate(one) for one in (row, again))]
            if copy:
                cells += [_copy(one) for one in (row, again)]
            lines.append(f"| {' | '.join([*cells, _ratio(row['koszmar_ratio'])])} |")
    how = f"Medians of {report['rounds']} rounds of {report['seconds']:g} s, {report['machine']}."
    return "\n".join([*lines, "", how])


def _rate(row: dict[str, Any]) -> str:
    return f"{round(row['real_decisions_per_second'], -2):,.0f}" if row else ""


def _copy(row: dict[str, Any]) -> str:
    return f"{row['copy_us']:.3g}" if row.get("copy_us") else ""


def _called(name: str, note: str) -> str:
    ours, comma, how = name.partition(",")
    shown = f"**{ours}**{comma}{how}" if ours.startswith("Koszmar") else name
    return f"{shown} ({note})" if note else shown


def _ratio(ratio: float | None) -> str:
    """Two digits, unless The Big Book itself could not be measured."""
    if ratio is None:
        return "–"
    return f"{ratio:.2g}" if ratio < 100 else f"{ratio:.0f}"


def training_table(report: dict[str, Any], sensible: dict[str, Any]) -> str:
    """What the policy came to, between random play and the hand-written player."""
    return "\n".join(
        [
            f"{report['learned']['matches']:,} fresh matches after {report['lessons']} lessons "
            f"({report['decisions']:,} decisions), with 95 % intervals:",
            "",
            "| both seats | matches | won | Curses destroyed in a match |",
            "|---|---|---|---|",
            _won("random", report["random"]),
            _won("learned", report["learned"]),
            _won("`sensible`, our hand-written player", sensible),
        ]
    )


def _won(name: str, row: dict[str, Any]) -> str:
    low, high = wilson(row["wins"], row["matches"])
    curses = f"{row['curses']:.2f}" if "curses" in row else ""
    rate = f"{row['wins'] / row['matches']:.0%}".replace("%", " %")
    return f"| {name} | {row['matches']:,} | {rate} ({100 * low:.1f} to {100 * high:.1f}) | {curses} |"


def sensible_play(setting: dict[str, Any], matches: int = SENSIBLE) -> dict[str, Any]:
    """The hand-written player in the same setting."""
    team = ("sensible",) * setting["players"]
    plan = Plan("bigbook", team, setting["options"], {}, setting["parameters"], seed="7", matches=matches)
    figures = simulate(plan).figures()
    return {"matches": figures["matches"], "wins": figures["wins"]}


def written(page: str, name: str, text: str) -> str:
    """The page with another text between the marks of this name."""
    begin, end = f"<!-- {name}: written by make figures -->\n", f"\n<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    _, found_end, after = rest.partition(end)
    if not found or not found_end:
        raise LookupError(f"the page has no marks for {name}")
    return f"{before}{begin}{text}{end}{after}"


def tables(speed: Path | None, training: Path | None) -> Iterator[tuple[str, str]]:
    """The tables that reports were given for, by the name of their marks."""
    if speed:
        report = json.loads(speed.read_text())
        for name, reason in report["absent"].items():
            print(f"left out: {name}: {reason}", file=sys.stderr)
        for name, ring, table in (("speed", "environments", speed_table), ("engines", "engines", engines_table)):
            if ring in report["rings"]:
                yield name, table(report)
    if training:
        report = json.loads(training.read_text())
        yield "training", training_table(report, sensible_play(report["setting"]))


def main(arguments: list[str] | None = None) -> int:
    """Write the tables into the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--speed", type=Path, metavar="FILE", help="what benchmarks/peers.py --json printed")
    parser.add_argument("--training", type=Path, metavar="FILE", help="what examples/training/bigbook.py --json wrote")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write into (docs/researchers.md)")
    chosen = parser.parse_args(arguments)
    page = chosen.page.read_text()
    for name, text in tables(chosen.speed, chosen.training):
        page = written(page, name, text)
    chosen.page.write_text(page)
    return 0


if __name__ == "__main__":
    sys.exit(main())
