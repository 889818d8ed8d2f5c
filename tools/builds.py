"""Compare two builds of the engine: do they play the same matches, and how much faster is one?

    python -m tools.builds                              200 random matches of each game, sources and build/compiled
    python -m tools.builds --rounds 15                  … and then the ratio of their speeds, in alternating rounds
    python -m tools.builds --matches 0 --rounds 9 --base main=../other/src --try compiled=build/compiled/src

A build that is named "pure" ignores what is compiled. Every build lives in a process of its own, and all wait while one
works. A match is the same if every state, every question, every event as each seat learns of it, the result and the
record are: the first choice that differs is named. The speed of a round is compared within the round, so that what else
the machine does matters little; "same" says that the matches that were measured ended in the same states.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KINDS = ("play", "fork", "copy", "fork-as-seen", "view", "observe", "likings", "step", "batch", "look")
WORKER = r"""
import gc, hashlib, json, sys, time
from random import Random
import msgspec
import koszmar
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match

clock = time.process_time


def new(game, number, events=False):
    low, high = game.players
    return Match.new(game, players=low + number % (high - low + 1), seed=f"builds/{number}", events=events)


def play_on(match, chance, choices=1 << 30):
    asked = 0
    while choices and (decision := match.decision) is not None:
        options = decision.options if decision.each is None else decision.each[decision.seats[0]]
        asked += len(options) > 1
        match.choose(options[int(chance() * len(options))], decision.seats[0])
        choices -= 1
    return asked


def short(thing):
    return hashlib.blake2b(msgspec.json.encode(thing, enc_hook=repr), digest_size=6).hexdigest()


def trace(game, number):
    # every choice of a match with what it led to, then what remains of it
    match, chance, found = new(game, number, events=True), Random(number).random, []
    while (decision := match.decision) is not None:
        told = match.number and match._events[-3:]
        found.append(short([match.fingerprint(), decision, told, len(match._events)]))
        if match.number % 40 == 7:
            found[-1] += short(match.fork(seed=number, as_seen_by=decision.seat).state)
        play_on(match, chance, 1)
    seats = [None, *range(match.setting.players)]
    told = [[event for event in match.events(seat)] for seat in seats]
    found.append(short([match.fingerprint(), match.result, told, match.record()]))
    return found


def play(game, start, count):
    ends, asked, spent = [], 0, 0.0
    for number in range(start, start + count):
        begun, chance = clock(), Random(number).random
        match = new(game, number)
        asked += play_on(match, chance)
        spent += clock() - begun
        ends.append(match.fingerprint())
    return spent, asked, short(ends)


positions = {}


def middles(game):
    if game.id not in positions:
        found = positions[game.id] = []
        for number in range(60):
            whole = new(game, number)
            play_on(whole, Random(number).random)
            middle = 1 + whole.number * (number % 10 + 1) // 12
            found.append(Match.replay(whole.record(), upto=middle, events=False))
    return positions[game.id]


def each(game, kind, count):
    calls = []
    for match in middles(game):
        seat, decision = match.decision.seat, match.decision
        if kind == "fork":
            calls.append(match.fork)
        elif kind == "fork-as-seen":
            calls.append(lambda match=match, seat=seat: match.fork(seed=1, as_seen_by=seat))
        elif kind == "view":
            calls.append(lambda match=match, seat=seat: game.face.view(match.seen_by(seat), match.decision, None, seat))
        elif kind == "likings":
            calls.append(lambda match=match, seat=seat: match.likings(seat))
        else:
            observer = game.minds.observer
            buffer = bytearray(observer.tensor.size)

            def observe(match=match, seat=seat, decision=decision, buffer=buffer, observer=observer):
                scene = match.seen_by(seat)
                observer.write(scene, decision, seat, buffer)
                observer.indices(scene, decision, seat)

            calls.append(observe)
    begun = clock()
    for _ in range(count):
        for call in calls:
            call()
    return clock() - begun, count * len(calls), short([match.fingerprint() for match in middles(game)])


def copy(game, start, count):
    # a fork of every position of some matches
    spent, done, ends = 0.0, 0, []
    for number in range(start, start + count):
        match, chance = new(game, number), Random(number).random
        while match.decision is not None:
            begun = clock()
            twin = match.fork()
            spent += clock() - begun
            done += 1
            play_on(match, chance, 1)
        ends.append(match.fingerprint())
    return spent, done, short(ends)


def step(game, start, count):
    # a PettingZoo environment: observation, mask, a random legal action
    from koszmar.envs import aec

    env, seen, done, spent = aec.env(game.id), hashlib.blake2b(), 0, 0.0
    for number in range(start, start + count):
        env.reset(seed=number)
        chance, begun = Random(number).random, clock()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].astype(bool).nonzero()[0]  # bytes are looked through slowly
            env.step(int(actions[int(chance() * len(actions))]))
            done += 1
        spent += clock() - begun
        seen.update(observation["observation"].tobytes())
    return spent, done, seen.hexdigest()[:12]


batches = {}


def batch(game, start, count):
    # thirty-two matches at once
    from koszmar.envs.batch import Batch

    if game.id not in batches:
        batches[game.id] = Batch(game, 32, seed="builds")
    matches, chance = batches[game.id], Random(start).random
    begun = clock()
    for _ in range(10 * count):
        matches.step([stage.indices[int(chance() * len(stage.indices))] for stage in matches.stages])
    return clock() - begun, 320 * count, hashlib.blake2b(matches.observations.tobytes()).hexdigest()[:12]


def look(game, start, count):
    # the search bot: what it pays for one look, and what it thinks in the end
    from koszmar.bots.search.budget import Budget
    from koszmar.bots.search.inquiry import Inquiry

    thought, looks, begun = [], 0, clock()
    for number in range(start, start + count):
        match = middles(game)[number % 60]
        inquiry = Inquiry(match, match.decision.seat, str(number))
        thought.append(inquiry.spend(Budget(iterations=40)))
        looks += inquiry.looks
    return clock() - begun, looks, short(thought)


WHOLE = {"play": play, "copy": copy, "step": step, "batch": batch, "look": look}
gc.collect()
gc.freeze()
for line in sys.stdin:
    ask = json.loads(line)
    if ask["kind"] == "build":
        found = [koszmar.build(), list(koszmar.games())]
    elif ask["kind"] == "trace":
        found = trace(find_game(ask["game"]), ask["number"])
    elif ask["kind"] in WHOLE:
        found = WHOLE[ask["kind"]](find_game(ask["game"]), ask["start"], ask["count"])
    else:
        found = each(find_game(ask["game"]), ask["kind"], ask["count"])
    print(json.dumps(found), flush=True)
"""


class Build:
    """A build at work in a process of its own."""

    def __init__(self, said: str) -> None:
        self.name, _, path = said.rpartition("=")
        self.name = self.name or path
        env = {**os.environ, "PYTHONPATH": str(Path(path).resolve()), "PYTHONHASHSEED": "0"}
        if self.name == "pure":
            env["KOSZMAR_PURE"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
        )

    def begin(self, **ask: Any) -> None:
        """Ask for something."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(ask) + "\n")
        self.process.stdin.flush()

    def answer(self) -> Any:
        """Wait for what was asked for."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} stopped")
        return json.loads(line)

    def do(self, **ask: Any) -> Any:
        """Ask and wait."""
        self.begin(**ask)
        return self.answer()


def compare(builds: list[Build], wanted: argparse.Namespace) -> list[str]:
    """All that was asked for; returns what differs."""
    known = [build.do(kind="build") for build in builds]
    print("; ".join(f"{build.name} is {what}" for build, (what, _) in zip(builds, known, strict=True)))
    found: list[str] = []
    for game in wanted.game or known[0][1]:
        if wanted.matches:
            found += differences(builds, game, wanted.matches, wanted.start)
        for kind in (wanted.kind or KINDS) if wanted.rounds else ():
            ratios(builds, game, kind, wanted.rounds, wanted.count)
    return found


def differences(builds: list[Build], game: str, matches: int, start: int) -> list[str]:
    """Where matches of the builds part, one line for each of the first few."""
    found: list[str] = []
    choices = 0
    for number in range(start, start + matches):
        for build in builds:
            build.begin(kind="trace", game=game, number=number)
        first, *others = [build.answer() for build in builds]
        choices += len(first) - 1
        for build, other in zip(builds[1:], others, strict=True):
            if other != first:
                pairs = zip(first, other, strict=False)
                at = next((at for at, (one, two) in enumerate(pairs) if one != two), min(len(first), len(other)))
                found.append(f"{game}, seed builds/{number}: {build.name} parts from {builds[0].name} at choice {at}")
        if len(found) > 4:
            break
    verdict = "NOT the same" if found else "the same"
    print(f"{game}: {matches} matches with {choices:,} choices are {verdict}", *found, sep="\n  ", flush=True)
    return found


def ratios(builds: list[Build], game: str, kind: str, rounds: int, count: int) -> None:
    """Print the speed of every build, and its ratio to the first."""
    play = kind == "play"
    for build in builds:
        build.do(game=game, kind=kind, start=0, count=30 if play else 1)
    spent: dict[str, list[float]] = {build.name: [] for build in builds}
    ends: dict[str, list[str]] = {build.name: [] for build in builds}
    for number in range(rounds):
        for build in builds[number % len(builds) :] + builds[: number % len(builds)]:
            seconds, done, end = build.do(game=game, kind=kind, start=1000 + number * count, count=count if play else 6)
            spent[build.name].append(seconds / done)
            ends[build.name].append(end)
    base = builds[0].name
    for build in builds:
        ratio = sorted(one / other for one, other in zip(spent[base], spent[build.name], strict=True))
        each = median(spent[build.name])
        same = "yes" if ends[build.name] == ends[base] else "NO"
        print(
            f"{game:10} {kind:12} {build.name:12} {each * 1e6:8.1f} µs {1 / each:10,.0f}/s  ×{median(ratio):.2f} "
            f"({ratio[len(ratio) // 4]:.2f}–{ratio[-1 - len(ratio) // 4]:.2f})  same {same}",
            flush=True,
        )


def main(given: list[str] | None = None) -> int:
    """Compare; the exit code says whether all matches are the same."""
    parse = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parse.add_argument("--base", default=f"pure={ROOT / 'src'}", help="name=folder of the first build")
    parse.add_argument("--try", dest="others", action="append", default=[], help="name=folder of another build")
    parse.add_argument("--game", action="append", default=[])
    parse.add_argument("--matches", type=int, default=200, help="of each game, to compare choice by choice")
    parse.add_argument("--start", type=int, default=0, help="the number of the first match")
    parse.add_argument("--rounds", type=int, default=0, help="of measuring")
    parse.add_argument("--kind", action="append", default=[], choices=KINDS, help="what to measure (default: all)")
    parse.add_argument("--count", type=int, default=12, help="matches in a round of measuring")
    wanted = parse.parse_args(given)
    others = wanted.others or [f"compiled={ROOT / 'build' / 'compiled' / 'src'}"]
    builds = [Build(each) for each in (wanted.base, *others)]
    try:
        return 1 if compare(builds, wanted) else 0
    finally:
        for build in builds:
            build.process.communicate()


if __name__ == "__main__":
    sys.exit(main())
