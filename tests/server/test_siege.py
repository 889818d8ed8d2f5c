"""The sieges of ``tools/siege.py``, in short: others play on meanwhile, and nothing that was acknowledged is lost.

How much the others feel of them is measured at full length, with `make soak ARGS="--campaign siege"`.
"""

from pathlib import Path
from typing import Any

import pytest
from tools import siege

SOURCE = str(Path(siege.__file__).parents[1] / "src")


@pytest.mark.parametrize("name", ["branches", "timelines"])
def test_others_play_on_through_a_flood(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[siege.Others] = []

    class Watched(siege.Others):
        def __init__(self, house: Any) -> None:
            super().__init__(house)
            made.append(self)

    monkeypatch.setattr(siege, "Others", Watched)
    monkeypatch.setattr(siege, "LONG", dict.fromkeys(siege.LONG, 60))
    said, _ = siege.flood(name, SOURCE, 1.0)
    (others,) = made
    assert others.choices, said


def test_a_server_that_is_killed_under_load_has_lost_nothing() -> None:
    said, is_good = siege.kills(SOURCE, 1)
    assert is_good, said
