"""Paths of drawings on a coarser grid: every point is moved to the nearest whole step, none more than half of one.

An icon is drawn on 512 × 512 and shown at 20 to 300 pixels: the decimals of its points are a third of what a visitor
downloads and nothing that anybody sees. Points are rounded where they lie, not as distances, so that nothing adds up.

>>> rounded("M10.26 20.49l3.3 0a2.5 2.5 0 0 1 2.52 1.06zm.2 1h5")
'M10 20h4a2.5 2.5 0 0 1 2 2zm0 1h5'
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_NUMBER = re.compile(r"[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_COMMAND = re.compile(r"[\s,]*([MmLlHhVvCcSsQqTtAaZz])")
_POINTS = {"m": 1, "l": 1, "t": 1, "s": 2, "q": 2, "c": 3, "a": 1, "h": 1, "v": 1, "z": 0}
"""How many points follow a command."""

Place = tuple[float, float]


def rounded(path: str) -> str:
    """The same path with every point on a whole step of the grid."""
    said = ""
    true: Place = (0.0, 0.0)
    drawn: tuple[int, int] = (0, 0)
    start, drawn_start = true, drawn
    for command, radii, points in _steps(path):
        kind = command.lower()
        if kind == "z":
            said += "z"
            true, drawn = start, drawn_start
            continue
        grid = [(round(x), round(y)) for x, y in points]
        if kind == "m" and command == "M" and not said:
            said += f"M{_numbers(*grid[0])}"
        else:
            said += _step(kind, radii, drawn, grid)
        true, drawn = points[-1], grid[-1]
        if kind == "m":
            start, drawn_start = true, drawn
    return _shorter(said)


def _step(kind: str, radii: str, drawn: tuple[int, int], grid: list[tuple[int, int]]) -> str:
    """One command in distances from where the pen is."""
    away = [(x - drawn[0], y - drawn[1]) for x, y in grid]
    (x, y) = away[-1]
    if kind in "lhv" and not (x and y):
        return f"h{x}" if x else f"v{y}" if y else ""
    if kind in "hv":
        kind = "l"
    return kind + (f"{radii} " if radii else "") + _numbers(*(number for point in away for number in point))


def _numbers(*numbers: int) -> str:
    return re.sub(" -", "-", " ".join(map(str, numbers)))


def _shorter(path: str) -> str:
    """A command that is said twice in a row is said once."""
    found = re.findall(r"[A-Za-z][^A-Za-z]*", path)
    said, last = "", ""
    for step in found:
        command, rest = step[0], step[1:]
        again = command == last and command not in "mz"
        said += (rest if rest.startswith("-") else f" {rest}") if again else step
        last = command
    return said


def _steps(path: str) -> Iterator[tuple[str, str, list[Place]]]:
    """Every command with what shapes an arc, and its points where they lie."""
    at, start, place, command = 0, (0.0, 0.0), (0.0, 0.0), ""

    def take(pattern: re.Pattern[str]) -> str | None:
        nonlocal at
        found = pattern.match(path, at)
        at = found.end() if found else at
        return found[1] if found else None

    while True:
        if (named := take(_COMMAND)) is not None:
            command = named
        elif not path[at:].strip(" ,\n\t"):
            return
        else:
            command = {"M": "L", "m": "l"}.get(command, command)
        kind, moved = command.lower(), command.islower()
        if kind == "z":
            place = start
            yield command, "", []
            continue
        shape = ""
        if kind == "a":
            shape = " ".join(str(take(one)) for one in (_NUMBER, _NUMBER, _NUMBER, _FLAG, _FLAG))
        points: list[Place] = []
        for _ in range(_POINTS[kind]):
            one = float(take(_NUMBER) or "nan")
            if kind == "h":
                points.append((one + place[0] * moved, place[1]))
            elif kind == "v":
                points.append((place[0], one + place[1] * moved))
            else:
                other = float(take(_NUMBER) or "nan")
                points.append((one + place[0] * moved, other + place[1] * moved))
        place = points[-1]
        start = place if kind == "m" else start
        yield command, shape, points
