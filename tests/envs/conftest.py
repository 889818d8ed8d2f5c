"""What others draw at random while they check our environments is the same whenever the tests run."""

from __future__ import annotations

import random
from itertools import count

import pytest


@pytest.fixture
def known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds for spaces and environments that are given none."""
    seeding, aec = pytest.importorskip("gymnasium.utils.seeding"), pytest.importorskip("koszmar.envs.aec")
    seeds, np_random = count(), seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: np_random(next(seeds) if seed is None else seed))
    monkeypatch.setattr(aec, "Random", lambda: random.Random(next(seeds)))
    random.seed("known luck")
