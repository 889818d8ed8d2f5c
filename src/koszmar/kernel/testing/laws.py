"""The seven invariants that every game keeps, as functions that fail when one is broken."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from ..errors import NotOffered
from ..flow import SEAT_MARK, Key, find_option, notation, read_answer
from ..knowledge import mask
from ..match import Match
from ..observer import NO_INDEX
from ..past import SIZES
from ..worlds import TALLY
from .strategies import play_on


def same_choices_same_state(match: Match) -> None:
    """Law 1: the same (options, seed, choices) give the same state after every step."""
    again = Match.replay(match.record())
    assert again.fingerprint() == match.fingerprint()
    assert again.decision == match.decision
    assert again.result == match.result


def saved_and_loaded(match: Match) -> None:
    """Law 2: a checkpoint, loaded, stands in the same place; a record, replayed, tells the same events."""
    loaded = Match.resume(match.checkpoint())
    assert loaded.fingerprint() == match.fingerprint()
    assert loaded.decision == match.decision
    again = Match.replay(match.record())
    for seat in (None, *range(match.setting.players)):
        assert again.events(seat) == match.events(seat)


def forks_are_separate(match: Match, random: Random) -> None:
    """Law 3: a fork plays on, and the original has not changed."""
    before = (match.fingerprint(), match.decision, match.number, match.events())
    seat = random.randrange(match.setting.players)
    for fork in (match.fork(), match.fork(seed="other"), match.fork(seed="other", as_seen_by=seat)):
        assert fork.decision is None or match.decision is not None
        play_on(fork, random, 30)
        play_on(fork.fork(), random, 10)
    assert (match.fingerprint(), match.decision, match.number, match.events()) == before


def forks_agree(match: Match, random: Random) -> None:
    """Law 3, too: a fork of a fork with chance of its own goes on exactly like that fork."""
    seat = random.randrange(match.setting.players)
    fork = match.fork(seed="mine", as_seen_by=seat)
    play_on(fork, random, random.randrange(20))
    twin = fork.fork()
    assert twin.fingerprint() == fork.fingerprint()
    assert twin.decision == fork.decision
    number = random.random()
    play_on(fork, Random(number), 10)
    play_on(twin, Random(number), 10)
    assert twin.fingerprint() == fork.fingerprint()


def nothing_is_lost(match: Match, before: Any) -> None:
    """Law 4: the census never changes. (That states are sound is checked whenever a checkpoint is loaded.)"""
    assert match.game.knowledge.census(match.state) == before


def no_leak(match: Match, seed: str) -> None:
    """Law 5: deal what a seat cannot know as it might lie, and its view stays the same, byte for byte."""
    for seat in (None, *range(match.setting.players)):
        given_up = TALLY["truth"]
        fork = match.fork(seed=seed, as_seen_by="spectator" if seat is None else seat)
        assert TALLY["truth"] == given_up, f"seat {seat} can tell two truths apart: no world looks like this one"
        _are_the_same(msgspec.to_builtins(match.view(seat)), msgspec.to_builtins(fork.view(seat)), seat, "view")
        assert fork.game.knowledge.census(fork.state) == match.game.knowledge.census(match.state)


def another_truth_looks_the_same(match: Match, random: Random) -> int:
    """Law 5 in time: same choices, same dice, another truth, and a seat is shown and asked the same at every moment.

    Returns how many moments were compared in a truth that really was another.
    """
    compared = 0
    for seat in (None, *range(match.setting.players)):
        since = random.randrange(max(0, match.number - FAR_BACK), match.number + 1)
        pair = match.other_truth(seat, str(random.random()), since)
        if pair is None:
            continue
        truth, other, world = pair
        differs = truth.fingerprint() != other.fingerprint()
        for answer in map(read_answer, match.choices[truth.number :]):
            _looks_the_same(truth, other, seat)
            compared += differs
            asked = truth.decision
            assert asked is not None
            assert other.decision is not None
            answering = asked.seat if answer.seat is None else answer.seat
            key = find_option(asked.offered(answering), notation(answer.key))
            assert key is not None
            instead, offered = key, other.decision.offered(answering)
            if answering != seat:
                instead = world.choice(key, answering)
                if world.alike is not None:
                    instead = world.alike(truth.scene, other.scene, answering, instead, offered) or ""
            if instead not in offered:
                break  # somebody answered what only the true world offers
            truth.choose(key, answer.seat)
            other.choose(instead, answer.seat)
        else:
            if not truth.over:  # what the end of a match shows is no secret any more
                _looks_the_same(truth, other, seat)
                compared += differs
    return compared


FAR_BACK = 12
"""How many choices back another truth may begin."""


def _looks_the_same(truth: Match, other: Match, seat: int | None) -> None:
    """Whether a seat is shown, told and asked the same in two matches."""
    ours, theirs = frame(truth, seat), frame(other, seat)
    for name, seen in ours.items():
        _are_the_same(seen, theirs.get(name), seat, name)


def _are_the_same(ours: Any, theirs: Any, seat: int | None, name: str) -> None:
    differences = list(_differences(ours, theirs, name))
    assert not differences, f"seat {seat} can tell two truths apart: {differences[:3]}"


def _differences(one: Any, other: Any, where: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            yield from _differences(one.get(key), other.get(key), f"{where}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (first, second) in enumerate(zip(one, other, strict=True)):
            yield from _differences(first, second, f"{where}.{place}")
    elif one != other:
        yield f"{where}: {one!r} / {other!r}"


def frame(match: Match, seat: int | None) -> dict[str, Any]:
    """All that can reach a seat (or a spectator) at this moment."""
    decision, events = match.decision, match.events(seat)
    found: dict[str, Any] = {
        "asked": (decision.seats, decision.prompt, decision.rule) if decision else match.result,
        "view": msgspec.to_builtins(match.view(seat)),
        "events": [(event.kind, event.choice, event.args) for event in events],
        "log": msgspec.to_builtins(match.narrate(events[-20:], seat)),
        "told": msgspec.to_builtins(match.told(events[-20:], seat)),
        "undo": [match.can_undo(size) for size in SIZES],
    }
    if decision is not None and seat in decision.seats:
        assert seat is not None
        found["options"] = list(decision.offered(seat))
        found["hint"] = match.likings(seat)
        actions = match.game.face.actions(match.seen_by(seat), decision.seen_by(seat))
        found["why not"] = [(notation(key), match.why_not(key, seat)) for key in actions]
        if match.game.minds.observer is not None:
            found["numbers"] = match.game.minds.observer.observe(match, seat)
    return found


def everybody_has_eyes_of_their_own(match: Match, random: Random) -> None:
    """Law 5 for masks: whoever has looked before, now or earlier, a seat is shown what it would be as the only one."""
    looked_at, knowledge = match.fork(events=True), match.game.knowledge
    seats: list[int | None] = [None, *range(match.setting.players)]
    for _ in range(MOMENTS):
        secrets = list(knowledge.secrets(looked_at.scene))
        for seat in random.sample(seats, len(seats)):
            seen, expected = looked_at.seen_by(seat), mask(looked_at.scene, secrets, seat)
            assert seen.state == expected.state, f"seat {seat} looks through somebody else's eyes"
            for deck in {secret.deck for secret in secrets if secret.deck}:
                assert seen.unseen(deck) == expected.unseen(deck)
            looked_at.view(seat)
        seat = random.choice(seats)
        for name, shown in frame(looked_at.fork(events=True), seat).items():
            _are_the_same(shown, frame(looked_at, seat).get(name), seat, name)
        play_on(looked_at, random, 1)
        if looked_at.number and random.random() < 0.2:
            looked_at.undo(agreed=True)


MOMENTS = 4
"""Moments, one after another, at which everybody looks."""


def numbers_do_not_leak(match: Match, seed: str) -> None:
    """Law 5 for machines: reshuffle what a seat cannot know, and not a byte of its numbers changes."""
    observer, decision = match.game.minds.observer, match.decision
    if observer is None:
        return
    for seat in range(match.setting.players):
        fork = match.fork(seed=seed, as_seen_by=seat)
        assert observer.observe(fork, seat) == observer.observe(match, seat)
        if decision is not None and seat in decision.seats:
            assert observer.asked(fork, seat) == observer.asked(match, seat)
        if observer.discreet:
            numbers_are_discreet(match, seat)


def numbers_are_discreet(match: Match, seat: int) -> None:
    """An observer that is given the true scene writes what it writes of the mask of a seat."""
    observer, decision = match.game.minds.observer, match.decision
    if observer is None or not observer.discreet:
        return
    asked = decision and decision.seen_by(seat)
    buffer = bytearray(observer.tensor.size)
    observer.write(match.scene, asked, seat, buffer)
    assert buffer == observer.observe(match, seat)
    if asked is not None and seat in asked.seats:
        indices = observer.indices(match.scene, asked, seat)
        rows = bytearray(observer.row.size * sum(index != NO_INDEX for index in indices))
        observer.write_rows(match.scene, asked, seat, indices, rows)
        assert (indices, bytes(rows)) == observer.asked(match, seat)


def every_option_has_a_number(match: Match) -> None:
    """No two options of a question share a number; only what a vocabulary leaves out has none."""
    observer, decision = match.game.minds.observer, match.decision
    if observer is None or decision is None:
        return
    for seat in decision.seats:
        seen = observer.indices(match.seen_by(seat), decision.seen_by(seat), seat)
        numbers = [number for number in seen if number != NO_INDEX]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < len(observer.vocabulary) for number in numbers)


def every_option_can_be_taken(match: Match) -> None:
    """Law 6: each offered option can be taken without an error."""
    if match.decision is not None:
        for seat in match.decision.seats:
            options = list(match.decision.offered(seat))
            written = list(map(notation, options))
            assert len(set(written)) == len(options), "two options are written alike"
            assert not any(text.startswith(SEAT_MARK) for text in written), "an option is written like a seat"
            for option in options:
                match.fork().choose(option, seat)


def refused_without_a_trace(match: Match) -> None:
    """Law 7: what was not offered is refused with a clear error, and nothing has changed."""
    if match.decision is None:
        return
    before = match.fingerprint()
    bad: tuple[Key, ...] = ("no such thing", ("learn", "nothing"), 99, (), "")
    for key in bad:
        with pytest.raises(NotOffered, match="is not offered"):
            match.choose(key, match.decision.seat)
        assert match.fingerprint() == before


def objections_are_complete(match: Match) -> None:
    """Whatever exists is either offered or has an objection, never both."""
    if match.decision is None:
        return
    offered = {notation(option) for option in match.decision.options}
    seat = match.decision.seat
    scene, decision = match.seen_by(seat), match.decision.seen_by(seat)
    for key in match.game.face.actions(scene, decision):
        objection = match.game.face.why_not(scene, decision, key)
        assert (notation(key) in offered) == (match.why_not(key) is None), key
        assert notation(key) in offered or objection is not None, key


def undo_and_again(match: Match, random: Random) -> None:
    """Undo leads back to where the match stood; the same choice leads forward again."""
    if not match.choices:
        return
    after, last, events = match.fingerprint(), match.choices[-1], match.events()
    twin = Match.replay(match.record())
    before = Match.replay(match.record(), upto=match.number - 1)
    assert twin.undo("choice", agreed=True) == 1
    assert twin.fingerprint() == before.fingerprint()
    assert twin.events() == before.events()
    seat, key = read_answer(last)
    twin.choose(key, seat)
    assert (twin.fingerprint(), twin.events()) == (after, events)
    twin.undo(random.choice(("action", "turn")), agreed=True)
    assert twin.fingerprint() == Match.replay(match.record(), upto=twin.number).fingerprint()
