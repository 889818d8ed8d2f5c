"""Bringing a scenario of an older format up to the one that is read now.

``STEPS`` has what leads from a format to the next. There is only one format so far, so it is empty; whoever makes the
next one enters the step that leads there, and ``koszmar scenario migrate`` shows what it changes.
"""

from __future__ import annotations

import tomllib

from koszmar.kernel.scenarios import Files, NotAScenario

from .reading import FORMAT, PLOT, STEPS
from .writing import write_plot


def migrated(files: Files) -> dict[str, bytes]:
    """The folder in the format that is read now; comments and order stay as they are, as far as nothing has changed."""
    source = files.get(PLOT, b"").decode(errors="replace")
    try:
        plot = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise NotAScenario(f"{PLOT} is no TOML: {error}") from None
    header = plot.get("scenario")
    format = header.get("format") if isinstance(header, dict) else None
    if not isinstance(format, int) or isinstance(format, bool):
        raise NotAScenario(f"{PLOT} does not say which format it has: format = {FORMAT}")
    if format > FORMAT:
        raise NotAScenario(f"{PLOT} is written in format {format}, and this program reads format {FORMAT}")
    if format == FORMAT:
        return dict(files)
    for step in range(format, FORMAT):
        if step not in STEPS:
            raise NotAScenario(f"there never was a format {step}")
        plot = STEPS[step](plot)
        plot["scenario"]["format"] = step + 1
    return {**files, PLOT: write_plot(plot, source).encode()}
