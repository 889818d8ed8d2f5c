"""A small network learns The Big Book of Madness for two from nothing, on one core, in a few minutes.

    python examples/training/bigbook.py --lessons 100 --plot docs/pictures/training.svg

The book is short (one page between its cover and its last) and a Curse costs 3 symbols instead of 4, so that a lesson
takes minutes; all else is as printed. Random players win less than one match in a thousand.
Both players are the same policy: it sees what its seat sees, and scores each option by that option's feature row.
It is taught by PPO. Reward: a little for each Curse destroyed, more for a won match. Needs torch and matplotlib.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from koszmar.arena.statistics import wilson
from koszmar.envs.batch import Batch
from koszmar.kernel.game import find_game
from koszmar.kernel.observer import Observer

SETTING: dict[str, Any] = {
    "players": 2,
    "options": {"level": 1},
    "parameters": {"inside_pages": 1, "curse_cost": 3},
}
MATCHES, STEPS = 64, 64
"""Matches played side by side, and decisions of each between two lessons."""
PASSES, PARTS = 3, 4
"""How often a lesson goes through what was played, and in how many parts."""
CURSE, WIN = 0.2, 2.0
FAR_SIGHT, TRACE, CLIP, CURIOSITY, PACE = 0.995, 0.95, 0.2, 0.01, 5e-4


class Policy(nn.Module):
    """What a seat knows becomes a vector; with it, each option's row becomes a score, and the position a value."""

    def __init__(self, observer: Observer, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("known", 1 / torch.tensor(observer.tensor.scale(), dtype=torch.float32))
        self.register_buffer("option", 1 / torch.tensor(observer.row.scale(), dtype=torch.float32))
        self.look = nn.Sequential(nn.Linear(observer.tensor.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.weigh = nn.Sequential(nn.Linear(observer.row.size, width), nn.ReLU())
        self.score = nn.Sequential(nn.Linear(2 * width, width), nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Tensor, rows: Tensor, owner: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of every option among those of its own question, and the value of every position."""
        seen = self.look(observations * self.known)
        scores = self.score(torch.cat((seen[owner], self.weigh(rows * self.option)), 1)).squeeze(1)
        best = torch.full((len(seen),), -torch.inf).scatter_reduce(0, owner, scores, "amax")
        total = torch.zeros(len(seen)).index_add(0, owner, (scores - best[owner]).exp())
        return scores - (best + total.log())[owner], self.value(seen).squeeze(1)


class Moment(NamedTuple):
    """All matches at one decision each: what was seen, what could be done, what was done, and what came of it."""

    observations: Tensor
    rows: Tensor
    owner: Tensor
    taken: Tensor
    likelihood: Tensor
    value: np.ndarray
    reward: np.ndarray
    ended: np.ndarray


class Point(NamedTuple):
    """One point of the learning curve: matches that ended since the last one."""

    seconds: float
    decisions: int
    matches: int
    wins: int
    curses: float


def look(batch: Batch) -> tuple[Tensor, Tensor, Tensor, np.ndarray]:
    """The batch as tensors: observations, rows of all options, the match of each row, and the action of each row."""
    options = batch.rows()
    owner = np.repeat(np.arange(len(batch)), np.diff(options.starts))
    observations, rows = (torch.from_numpy(array.astype(np.float32)) for array in (batch.observations, options.rows))
    return observations, rows, torch.from_numpy(owner), options.actions


def choose(likelihood: Tensor, owner: Tensor, count: int, random: torch.Generator) -> Tensor:
    """One option of each question, drawn by its likelihood: noise on the logarithms, then the best (Gumbel)."""
    noisy = likelihood - torch.empty_like(likelihood).exponential_(generator=random).log()
    best = torch.full((count,), -torch.inf).scatter_reduce(0, owner, noisy, "amax")
    found = torch.nonzero(noisy == best[owner]).squeeze(1)
    return found[torch.diff(owner[found], prepend=torch.tensor([-1])) > 0]  # of two that are equal, the first


class Player:
    """Plays a batch on with a policy and counts what becomes of its matches."""

    def __init__(self, batch: Batch, policy: Policy | None, seed: int) -> None:
        self.batch, self.policy = batch, policy
        self.random = torch.Generator().manual_seed(seed)
        self.breaking = batch.observer.vocabulary.blocks["break"]
        self.broken = np.zeros(len(batch), int)
        self.matches = self.wins = self.curses = self.decisions = 0

    def play(self) -> Moment:
        """One decision in every match; without a policy any option is as good as another."""
        observations, rows, owner, actions = look(self.batch)
        with torch.no_grad():
            if self.policy is None:
                likelihood, value = torch.zeros(len(rows)), torch.zeros(len(self.batch))
            else:
                likelihood, value = self.policy(observations, rows, owner)
        taken = choose(likelihood, owner, len(self.batch), self.random)
        chosen = actions[taken.numpy()]
        rewards, ended = self.batch.step(chosen)
        destroys = (chosen >= self.breaking.start) & (chosen < self.breaking.stop)
        won = rewards[:, 0] > 0
        self.broken += destroys
        self.decisions += len(chosen)
        self.matches += int(ended.sum())
        self.wins += int(won.sum())
        self.curses += int(self.broken[ended].sum())
        self.broken[ended] = 0
        reward = (CURSE * destroys + WIN * won).astype(np.float32)
        return Moment(observations, rows, owner, taken, likelihood[taken], value.numpy(), reward, ended)


def advantages(moments: list[Moment], after: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How much better each decision went than expected (GAE), and what it was worth in the end."""
    found = np.zeros((len(moments), len(after)), np.float32)
    trace = np.zeros(len(after), np.float32)
    for place in range(len(moments) - 1, -1, -1):
        moment, goes_on = moments[place], 1 - moments[place].ended
        surprise = moment.reward + FAR_SIGHT * after * goes_on - moment.value
        trace = surprise + FAR_SIGHT * TRACE * goes_on * trace
        found[place], after = trace, moment.value
    return found, found + np.stack([moment.value for moment in moments])


def learn(policy: Policy, optimiser: torch.optim.Optimizer, moments: list[Moment], after: np.ndarray) -> None:
    """A lesson: PPO over everything that was just played."""
    found, worth = advantages(moments, after)
    found = (found - found.mean()) / (found.std() + 1e-6)
    for _ in range(PASSES):
        for part in np.array_split(np.random.permutation(len(moments)), PARTS):
            few = [moments[place] for place in part]
            starts = np.arange(len(few)) * len(after)
            likelihood, value = policy(
                torch.cat([moment.observations for moment in few]),
                torch.cat([moment.rows for moment in few]),
                torch.cat([moment.owner + int(start) for moment, start in zip(few, starts, strict=True)]),
            )
            ends = np.cumsum([0, *(len(moment.rows) for moment in few)])
            taken = torch.cat([moment.taken + int(end) for moment, end in zip(few, ends, strict=False)])
            ratio = (likelihood[taken] - torch.cat([moment.likelihood for moment in few])).exp()
            gain = torch.from_numpy(found[part].reshape(-1))
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value_loss = (value - torch.from_numpy(worth[part].reshape(-1))).square().mean()
            doubt = -(likelihood.exp() * likelihood).sum() / len(value)
            optimiser.zero_grad()
            (policy_loss + 0.5 * value_loss - CURIOSITY * doubt).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def train(policy: Policy, lessons: int, minutes: float, seed: int) -> Iterator[Point]:
    """Play and learn until the lessons or the minutes are over; every five lessons one point of the curve."""
    batch = Batch("bigbook", MATCHES, **SETTING, seed=f"training/{seed}")
    optimiser = torch.optim.Adam(policy.parameters(), lr=PACE)
    player, began = Player(batch, policy, seed), time.monotonic()
    before = totals(player)
    for lesson in range(1, lessons + 1):
        moments = [player.play() for _ in range(STEPS)]
        with torch.no_grad():
            after = policy(*look(batch)[:3])[1].numpy()
        learn(policy, optimiser, moments, after)
        late = time.monotonic() - began > 60 * minutes
        if lesson % 5 == 0 or lesson == lessons or late:
            matches, wins, curses = (now - then for now, then in zip(totals(player), before, strict=True))
            before = totals(player)
            yield Point(time.monotonic() - began, player.decisions, matches, wins, curses / max(1, matches))
        if late:
            return


def totals(player: Player) -> tuple[int, int, int]:
    """What a player has seen of matches, wins and Curses."""
    return player.matches, player.wins, player.curses


class Result(NamedTuple):
    """What became of fresh matches: how many, how many won, how many Curses were destroyed in each."""

    matches: int
    wins: int
    curses: float


def measure(policy: Policy | None, matches: int, seed: int = 99) -> Result:
    """Play fresh matches; nothing is learned from them."""
    player = Player(Batch("bigbook", min(matches, MATCHES), **SETTING, seed=f"measure/{seed}"), policy, seed)
    while player.matches < matches:
        player.play()
    return Result(player.matches, player.wins, player.curses / player.matches)


def draw(curve: list[Point], random: Result, path: str) -> None:
    """The learning curve: matches won, with the 95 % interval, and Curses destroyed, beside random play."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, (wins, curses) = pyplot.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    played = [point.decisions / 1000 for point in curve]
    bands = [wilson(point.wins, point.matches) for point in curve]
    wins.fill_between(played, [low for low, _ in bands], [high for _, high in bands], color="#0072b2", alpha=0.25)
    wins.plot(played, [point.wins / max(1, point.matches) for point in curve], color="#0072b2", label="learning")
    wins.axhline(random.wins / random.matches, color="#d55e00", linestyle="--", label="random")
    wins.set(title="Matches won", xlabel="thousand decisions", ylim=(-0.02, 1))
    wins.yaxis.set_major_formatter(PercentFormatter(1))
    curses.plot(played, [point.curses for point in curve], color="#0072b2", label="learning")
    curses.axhline(random.curses, color="#d55e00", linestyle="--", label="random")
    curses.set(title="Curses destroyed in a match", xlabel="thousand decisions", ylim=(0, None))
    for axes in (wins, curses):
        axes.legend(frameon=False)
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)


def told(name: str, result: Result) -> str:
    """A measurement in words."""
    matches, wins, curses = result
    low, high = wilson(wins, matches)
    return f"{name}: {wins} of {matches} won ({low:.1%} to {high:.1%}), {curses:.2f} Curses destroyed in a match"


def main(arguments: list[str] | None = None) -> int:
    """Train, measure against random play on the same seeds, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--lessons", type=int, default=100, help=f"lessons of {MATCHES * STEPS:,} decisions (default 100)"
    )
    parser.add_argument("--minutes", type=float, default=60.0, help="stop earlier when so much time is over")
    parser.add_argument("--matches", type=int, default=1000, help="matches to measure with at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", metavar="FILE", help="draw the learning curve (.svg or .png)")
    parser.add_argument("--json", metavar="FILE", help="write what came of it, for programs")
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    np.random.seed(chosen.seed)
    torch.set_num_threads(1)
    policy, curve = Policy(find_game("bigbook").minds.observer), []
    for point in train(policy, chosen.lessons, chosen.minutes, chosen.seed):
        curve.append(point)
        rate = point.wins / max(1, point.matches)
        said = f"{point.decisions:9,} decisions: {rate:6.1%} won, {point.curses:.2f} Curses destroyed in a match"
        print(f"{point.seconds:6.0f} s {said}", flush=True)
    random, learned = measure(None, chosen.matches), measure(policy, chosen.matches)
    print(told("random", random), told("learned", learned), sep="\n")
    if chosen.plot:
        draw(curve, random, chosen.plot)
    if chosen.json:
        decisions = curve[-1].decisions
        course = {"setting": SETTING, "lessons": decisions // (MATCHES * STEPS), "decisions": decisions}
        results = {"random": random._asdict(), "learned": learned._asdict()}
        Path(chosen.json).write_text(json.dumps(course | results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
