"""Random play by Koszmar and by its peers, engines and environments, measured in one interleaved run on one core."""

from __future__ import annotations

import argparse
import gc
import json
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from statistics import median
from typing import Any

from compiled import Compiled
from engines import ENGINES, Contender, Koszmar
from environments import ENVIRONMENTS, KoszmarBatch, KoszmarZoo


def ours_first(ring: list[Contender]) -> list[Contender]:
    """A ring with every contender of ours once more, as it plays in the compiled build, between ours and the others."""
    ours = [one for one in ring if isinstance(one, Koszmar | KoszmarZoo | KoszmarBatch)]
    again = [Compiled(type(one), one.name, one.game_name) for one in ours]
    return [*ours, *again, *(one for one in ring if one not in ours)]


RINGS: dict[str, list[Contender]] = {"engines": ours_first(ENGINES), "environments": ours_first(ENVIRONMENTS)}
"""What is compared with what; the first of each ring is the measure of the others."""


def progress(text: str) -> None:
    """Say on the standard error what is being done: on one line that changes, or in a log line by line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)


def enter(ring: list[Contender]) -> tuple[list[Contender], dict[str, str]]:
    """Those who can play, each warmed up by one match, and for the others the reason."""
    ready, absent = [], {}
    for contender in ring:
        progress(f"warming up {contender.name}")
        try:
            contender.load()
            for _ in contender.walk():
                pass
        except ImportError as error:
            absent[contender.name] = f"not installed: {error}"
        except Exception as error:
            absent[contender.name] = f"failed: {type(error).__name__}: {error}"
        else:
            ready.append(contender)
    return ready, absent


def measure(ready: list[Contender], seconds: float, rounds: int) -> None:
    """Round robin, so that a core which changes its speed does so to everybody."""
    gc.collect()
    gc.freeze()  # what the other packages hold in memory is not for a contender to search through
    for number in range(1, rounds + 1):
        for contender in ready:
            progress(f"round {number} of {rounds}: {contender.name}")
            gc.collect()
            contender.tallies.append(contender.slice(seconds))
            if contender.copies:
                contender.copy_times.append(contender.copy_seconds(seconds / 5))
    progress("")


def figures(contender: Contender, home: Contender | None) -> dict[str, Any]:
    """The figures of one contender: medians over the rounds; the ratio is the median of the rounds' own ratios."""
    tallies = contender.tallies
    real = [tally.real_decisions / tally.seconds for tally in tallies]
    ours = [tally.real_decisions / tally.seconds for tally in home.tallies] if home else []
    return {
        "version": installed(contender.package),
        "decisions_per_second": median(tally.decisions / tally.seconds for tally in tallies),
        "real_decisions_per_second": median(real),
        "best_real_decisions_per_second": max(real),
        "matches_per_second": median(tally.matches / tally.seconds for tally in tallies),
        "matches": sum(tally.matches for tally in tallies),
        "copy_us": median(contender.copy_times) * 1e6 if contender.copies else None,
        "koszmar_ratio": median(a / b for a, b in zip(ours, real, strict=True)) if ours else None,
        "note": contender.note,
    }


def installed(package: str) -> str:
    """The version of a package, where it says one."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "from source"


HEADS = ("decisions/s", "real/s", "best real/s", "matches/s", "copies/s", "copy µs", "Koszmar/peer")


def table(report: dict[str, Any]) -> Iterator[str]:
    """The report as lines of text."""
    yield f"Random play on one core, {report['machine']}; medians of {report['rounds']} rounds of {report['seconds']} s"
    for ring, contenders in report["rings"].items():
        yield "\n" + f"{ring:<44}" + "".join(f"{head:>13}" for head in HEADS)
        for name, row in contenders.items():
            title = f"{name}{'*' if row['note'] else ''}"
            yield f"{title:<44}" + "".join(f"{cell:>13}" for cell in cells(row))
    yield ""
    yield from (f"{name:<44}  {reason}" for name, reason in report["absent"].items())
    for contenders in report["rings"].values():
        yield from (f"* {name}: {row['note']}" for name, row in contenders.items() if row["note"])


def cells(row: dict[str, Any]) -> Iterator[str]:
    """The figures of one contender as text."""
    for name in ("decisions_per_second", "real_decisions_per_second", "best_real_decisions_per_second"):
        yield f"{row[name]:,.0f}"
    yield f"{row['matches_per_second']:,.1f}"
    yield "-" if row["copy_us"] is None else f"{1e6 / row['copy_us']:,.0f}"
    yield "-" if row["copy_us"] is None else f"{row['copy_us']:.1f}"
    yield "-" if row["koszmar_ratio"] is None else f"{row['koszmar_ratio']:.2f}"


def main() -> int:
    """Measure, print, and fail when a contender that is installed could not play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one slice (default 0.5)")
    parser.add_argument("--rounds", type=int, default=9, help="slices of each contender (default 9)")
    parser.add_argument("--ring", choices=RINGS, action="append", help="only this ring (default: all)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    arguments = parser.parse_args()
    rings: dict[str, Any] = {}
    absent: dict[str, str] = {}
    for ring in arguments.ring or RINGS:
        ready, away = enter(RINGS[ring])
        absent |= away
        measure(ready, arguments.seconds, arguments.rounds)
        home = RINGS[ring][0]
        rings[ring] = {contender.name: figures(contender, home if home in ready else None) for contender in ready}
    report = {
        "machine": f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}",
        "seconds": arguments.seconds,
        "rounds": arguments.rounds,
        "rings": rings,
        "absent": absent,
    }
    print(json.dumps(report, indent=2) if arguments.json else "\n".join(table(report)))
    return 1 if any(reason.startswith("failed") for reason in absent.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
