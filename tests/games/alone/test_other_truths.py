"""Another truth for the laws: there is one at nearly every moment, it runs on, and it finds what leaks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from koszmar.games.alone import GAME, turn
from koszmar.games.alone.bestiary import ORDINARY
from koszmar.games.alone.proof.positions import position
from koszmar.games.alone.reactions import standard, verbs
from koszmar.games.alone.station import distance
from koszmar.kernel.flow import find_option, notation, read_answer
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.laws import another_truth_looks_the_same

MOMENTS = 16


def moments() -> Iterator[Match]:
    """Random moments; the Hero walks and looks about more than anything else."""
    for number in range(MOMENTS):
        match, random = Match.new(GAME, players=2 + number % 3, seed=f"truths {number}"), Random(number)
        while match.decision is not None and match.number < 40 + 11 * number:
            seat = random.choice(match.decision.seats)
            options = list(match.decision.offered(seat))
            if match.decision.prompt == "act" and random.random() < 0.5:
                options = [
                    key for key in options if isinstance(key, tuple) and key[0] in ("move", "explore")
                ] or options
            match.choose(random.choice(options), seat)
        if not match.over:
            yield match


def followed(match: Match, since: int) -> int | None:
    """For how many choices another truth runs on; None if there is no other truth."""
    pair = match.other_truth(0, "other", since)
    if pair is None:
        return None
    truth, other, world = pair
    assert truth.fingerprint() != other.fingerprint()
    assert world.alike is not None
    for count, (seat, written) in enumerate(map(read_answer, match.choices[truth.number :])):
        assert truth.decision is not None
        assert other.decision is not None
        answering = truth.decision.seat if seat is None else seat
        key = find_option(truth.decision.offered(answering), notation(written))
        assert key is not None
        offered = other.decision.offered(answering)
        instead = key if answering == 0 else world.alike(truth.scene, other.scene, answering, key, offered)
        if instead is None:
            return count
        truth.choose(key, seat)
        other.choose(instead, seat)
    return match.number - since


@pytest.mark.rule("alone/hidden.labyrinth-only")
def test_at_nearly_every_moment_another_truth_runs_on_for_many_choices() -> None:
    lengths = [followed(match, match.number - 12) for match in moments()]
    assert len(lengths) > MOMENTS / 2
    assert sum(length is None for length in lengths) <= len(lengths) / 8
    assert sum(length is not None and length >= 12 for length in lengths) >= 3 * len(lengths) / 4


def everywhere(monkeypatch: pytest.MonkeyPatch, old: Callable[..., Any], new: Callable[..., Any]) -> None:
    """Put a function in the place of another wherever the game has imported it."""
    for name, module in list(sys.modules.items()):
        if name.startswith("koszmar.games.alone"):
            for word, thing in list(vars(module).items()):
                if thing is old:
                    monkeypatch.setattr(module, word, new)


def count_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a turn everybody hears how many creatures there are."""
    old = turn.turn_over

    def turn_over(scene: Any) -> Any:
        scene.tell("danger-due", count=len(scene.state.creatures))
        return (yield from old(scene))

    everywhere(monkeypatch, old, turn_over)


def nearness_seen_by_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Danger that is laid nearby cannot be taken back."""
    old = verbs.put_danger

    def put_danger(scene: Any, sector: str) -> None:
        if distance(scene.state, scene.state.hero, sector) < 4:
            scene.reveal()
        old(scene, sector)

    everywhere(monkeypatch, old, put_danger)


def questions_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lays danger is asked something else than whoever moves a creature."""
    from msgspec.structs import replace

    old = standard.which

    def which(scene: Any, seat: int, way: str, options: Any) -> Any:
        return replace(old(scene, seat, way, options), prompt=way)

    everywhere(monkeypatch, old, which)


@pytest.mark.sources
@pytest.mark.parametrize("plant", [count_told, nearness_seen_by_undo, questions_differ])
def test_the_law_in_time_finds_what_leaks(monkeypatch: pytest.MonkeyPatch, plant: Callable[..., None]) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match="can tell two truths apart"):
        compare_all()


def compare_all() -> None:
    """The law at every moment."""
    for number, match in enumerate(moments()):
        another_truth_looks_the_same(match, Random(number))


@pytest.mark.content("alone/mission/burn-it-clean")
def test_a_step_that_could_be_taken_tells_where_the_generator_room_is_not() -> None:
    missions = ("crawlways", "lockdown", "burn-it-clean")
    match = position(hero="2C2", active=True, missions=missions, adrenaline=0).match
    assert match.other_truth(0, "other", 0) is not None
    match.choose(("interact", "burn-it-clean", "safeties"))
    assert match.other_truth(0, "other", 0) is None


def test_what_he_looked_for_comes_in_no_other_truth_where_he_was_told_that_it_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Evil players may bring something else in another truth, but nothing of a kind that he has looked for since."""
    monkeypatch.setattr(laws, "FAR_BACK", 40)
    for number in (2, 5):
        match, random = (
            Match.new(GAME, players=3, seed=f"looks {number}", options={"character": "pilot"}),
            Random(number),
        )
        while match.decision is not None and match.number < 150:
            seat = random.choice(match.decision.seats)
            options = list(match.decision.offered(seat))
            looks = [key for key in options if key in ORDINARY or (isinstance(key, tuple) and key[0] == "locate")]
            match.choose(random.choice(looks or options), seat)
        for seed in (1, 7):
            another_truth_looks_the_same(match, Random(seed))
