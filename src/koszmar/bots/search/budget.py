"""How long a search may take, in iterations or in seconds, and on how many processes.

>>> read_budget("200"), read_budget("1.5s"), read_budget("400x2").workers
(Budget(iterations=200, seconds=0.0, workers=1), Budget(iterations=0, seconds=1.5, workers=1), 2)
>>> read_budget("soon")
Traceback (most recent call last):
koszmar.kernel.errors.BadSetting: a search takes iterations (search:200) or seconds (search:2s), and processes if ...
"""

from __future__ import annotations

import re

from msgspec import Struct

from koszmar.kernel.errors import BadSetting

MOST_ITERATIONS, MOST_SECONDS, MOST_WORKERS = 1_000_000, 3600.0, 64

_BUDGET = re.compile(r"(?:(?P<iterations>\d{1,7})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)(?:x(?P<workers>\d{1,2}))?", re.A)


class Budget(Struct, frozen=True):
    """Iterations, or seconds where there are none; shared by several processes, or for each of them."""

    iterations: int = 0
    seconds: float = 0.0
    workers: int = 1


USUAL = Budget(seconds=1.0)
"""What a search takes if nobody says otherwise."""


def read_budget(text: str) -> Budget:
    """A budget as it is written after ``search:``: ``200``, ``2s``, ``400x2``."""
    found = _BUDGET.fullmatch(text)
    if found:
        budget = Budget(int(found["iterations"] or 0), float(found["seconds"] or 0), int(found["workers"] or 1))
        if (
            (0 < budget.iterations <= MOST_ITERATIONS or 0 < budget.seconds <= MOST_SECONDS)
            and 1 <= budget.workers <= MOST_WORKERS
        ):  # fmt: skip
            return budget
    raise BadSetting(
        f"a search takes iterations (search:200) or seconds (search:2s), and processes if there are several "
        f"(search:400x2), not {text!r}"
    )


def is_budget(text: str) -> bool:
    """Whether a budget can be written like this."""
    try:
        read_budget(text)
    except BadSetting:
        return False
    return True
