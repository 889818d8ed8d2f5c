"""Fits a game's estimate (``games/<game>/estimate.py``) to the matches of sensible bots, and says how good it is.

    .venv/bin/python tools/fit_estimate.py betrayal --matches 6000

It plays matches in which some players now and then do something silly, notes the features at the beginning of every
turn and how the match ended, and fits a logistic function to four fifths of the matches: weights that all stages share
first, then what each stage differs by, the less the fewer matches there are. The other fifth tells the truth about it:
``docs/strength/estimate-<game>.json``, from which ``tools/strength.py`` makes its page.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

from koszmar.arena.statistics import wilson
from koszmar.arena.workers import cores
from koszmar.kernel.game import find_game, games
from koszmar.kernel.match import Match

ROOT = Path(__file__).parents[1]
SILLINESS = (0.0, 0.0, 0.03, 0.1)
"""How often players do just anything, all in turn: positions that sensible players avoid have to be judged too."""
FULL_WEIGHT = 4
"""Turns that one match counts for, at most: all its turns have the same ending."""
SHARED, OWN = 1.0, (0.5, 2.0, 5.0, 12.0, 25.0)
"""How firmly the shared weights are held near 0, and those of a stage near the shared ones: whichever does best."""
TENTHS = 10

Seen: TypeAlias = tuple[str, list[float], float]
"""A stage, its features, what came of it."""


def main() -> None:
    """Play, fit, check, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=[game.id for game in games().values() if game.minds.estimate])
    parser.add_argument("--matches", type=int, default=6000)
    parser.add_argument("--seed", default="fit")
    asked = parser.parse_args()
    jobs = [(asked.game, f"{asked.seed}/{number}", number) for number in range(asked.matches)]
    with ProcessPoolExecutor(cores(), get_context("spawn")) as pool:
        played = list(pool.map(watch, jobs, chunksize=20))
    judge = judge_of(asked.game)
    features = list(judge.FEATURES)
    weights, report = min((fit(played, features, own) for own in OWN), key=lambda fitted: fitted[1]["surprise"])
    judge.WEIGHTS.write_text(written(features, weights))
    report = {"game": asked.game, "matches": asked.matches, **report}
    (ROOT / "docs/strength" / f"estimate-{asked.game}.json").write_text(json.dumps(report, indent=1) + "\n")
    print(json.dumps(report, indent=1))


def written(features: list[str], weights: dict[str, list[float]]) -> str:
    """The weights as they are kept: a line for each stage."""
    lines = ",\n".join(f"  {json.dumps(stage)}: {json.dumps(numbers)}" for stage, numbers in sorted(weights.items()))
    return f'{{\n "features": {json.dumps(features)},\n "weights": {{\n{lines}\n }}\n}}\n'


def judge_of(game: str) -> Any:
    """The module of a game's estimate: its features, stages and viewpoints, and where its weights are kept."""
    estimate = find_game(game).minds.estimate
    assert estimate
    return import_module(estimate.__module__)


def watch(job: tuple[str, str, int]) -> list[Seen]:
    """Play one match and note every turn of it."""
    name, seed, number = job
    judge, coin = judge_of(name), Random(seed)
    low, high = find_game(name).players
    trials = find_game(name).minds.trials
    rehearsals = trials.rehearsals if trials else [{}]
    options = rehearsals[number % len(rehearsals)]
    match = Match.new(name, players=coin.randint(low, high), options=options, seed=seed, events=False)
    game, silliness, last = match.game, SILLINESS[number % len(SILLINESS)], None
    noted: list[tuple[str, list[float], int]] = []
    for decision in match:
        if (turn := game.rules.turn(match.state)) != last:
            last = turn
            noted += [(judge.stage(match.scene), judge.features(match.scene, seat), seat)
                      for seat in judge.viewpoints(match.scene)]  # fmt: skip
        likings, offered = match.likings(decision.seat), decision.offered(decision.seat)
        best = max(likings)
        liked = [key for key, like in zip(offered, likings, strict=True) if like == best]
        match.choose(coin.choice(offered if coin.random() < silliness else liked), decision.seat)
    assert match.result is not None
    return [(stage, counted, match.result.scores[seat]) for stage, counted, seat in noted]


def fit(played: list[list[Seen]], features: list[str], own: float) -> tuple[dict[str, list[float]], dict[str, Any]]:
    """The weights by stage, and how they do on matches that they were not fitted to."""
    rows = [(number % 5 == 4, len(match), *seen) for number, match in enumerate(played) for seen in match]
    kept = np.array([row[0] for row in rows])
    weight = np.array([min(1.0, FULL_WEIGHT / row[1]) for row in rows])
    stages = sorted({row[2] for row in rows})
    stage = np.array([stages.index(row[2]) for row in rows])
    counted, won = np.array([row[3] for row in rows]), np.array([row[4] for row in rows])
    middle, spread = counted[~kept].mean(0), counted[~kept].std(0) + 1e-6
    scaled = (counted - middle) / spread
    which = np.eye(len(stages))[stage]
    together = np.hstack([which, scaled])
    hold = np.r_[np.full(len(stages), 0.3), np.full(len(features), SHARED)]
    train = ~kept
    shared = newton(together[train], won[train], weight[train], hold, np.zeros(len(hold)))
    base = newton(which[train], won[train], weight[train], hold[: len(stages)], np.zeros(len(stages)))
    weights, chance = {}, np.zeros(len(rows))
    slopes = shared[len(stages) :]
    for number, name in enumerate(stages):
        here = stage == number
        table = np.hstack([np.ones((here.sum(), 1)), scaled[here]])
        start, hold = np.r_[shared[number], slopes], np.r_[own / 4, np.full(len(features), own)]
        found = newton(table[train[here]], won[here & train], weight[here & train], hold, start)
        chance[here] = likely(table @ found)
        weights[name] = unscaled(found, middle, spread)
    weights["other"] = unscaled(np.r_[shared[: len(stages)].mean(), slopes], middle, spread)
    return weights, verdict(chance[kept], likely(which @ base)[kept], won[kept], weight[kept])


def newton(table: Any, won: Any, weight: Any, hold: Any, start: Any) -> Any:
    """Logistic regression: each weight is held near where it starts."""

    def cost(there: Any) -> float:
        return float(
            weight.sum() * surprise(likely(table @ there), won, weight) + (hold * (there - start) ** 2).sum() / 2
        )

    found = start.copy()
    for _ in range(30):
        chance = likely(table @ found)
        slope = table.T @ (weight * (won - chance)) - hold * (found - start)
        bend = (table * (weight * (chance * (1 - chance) + 1e-6))[:, None]).T @ table + np.diag(hold)
        step = np.linalg.solve(bend, slope)
        while abs(step).max() > 1e-6 and cost(found + step) > cost(found):  # too far: where it is steep no more
            step /= 2
        found += step
        if abs(step).max() < 1e-6:
            break
    return found


def likely(total: Any) -> Any:
    """The logistic function."""
    return 1 / (1 + np.exp(-np.clip(total, -12, 12)))


def unscaled(found: Any, middle: Any, spread: Any) -> list[float]:
    """Weights for the features as they are counted, the constant first."""
    slopes = found[1:] / spread
    return [round(float(number), 3) for number in (found[0] - slopes @ middle, *slopes)]


def verdict(chance: Any, base: Any, won: Any, weight: Any) -> dict[str, Any]:
    """How far from the truth the estimate is, beside knowing only the stage; what came of each tenth of the chances."""
    tenths = []
    for tenth in range(TENTHS):
        here = (chance >= tenth / TENTHS) & (chance < (tenth + 1) / TENTHS)
        share, count = float(np.average(won[here], weights=weight[here])) if here.any() else 0.0, weight[here].sum()
        if count >= 1:
            said = float(np.average(chance[here], weights=weight[here]))
            low, high = wilson(round(share * count), round(count))
            tenths.append({"said": said, "won": share, "interval": [low, high], "turns": int(here.sum())})
    return {"surprise": surprise(chance, won, weight), "base": surprise(base, won, weight), "tenths": tenths}


def surprise(chance: Any, won: Any, weight: Any) -> float:
    """The mean logarithmic loss: 0.69 for a coin, less is better."""
    sure = np.clip(chance, 1e-4, 1 - 1e-4)
    return float(-np.average(won * np.log(sure) + (1 - won) * np.log(1 - sure), weights=weight))


if __name__ == "__main__":
    main()
