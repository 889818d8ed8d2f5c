"""The seven invariants that every game keeps, as functions that fail when one is broken."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ..chance import SeededChance
from ..errors import NotOffered
from ..flow import Key, notation
from ..match import Match
from ..observer import NO_INDEX
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
    """Law 5: reshuffle what a seat cannot know, and its view stays the same, byte for byte."""
    for seat in (None, *range(match.setting.players)):
        before = msgspec.json.encode(match.view(seat))
        fork = match.fork(seed=seed, as_seen_by="spectator" if seat is None else seat)
        assert msgspec.json.encode(fork.view(seat)) == before
        assert fork.game.knowledge.census(fork.state) == match.game.knowledge.census(match.state)


def obscuring_is_enough(match: Match, seed: str) -> None:
    """Law 5, too: what was reshuffled is still a sound state."""
    twin = match.fork()
    match.game.knowledge.obscure(twin.scene, 0, SeededChance(seed))
    assert match.game.knowledge.census(twin.state) == match.game.knowledge.census(match.state)


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


def every_option_has_a_number(match: Match) -> None:
    """No two options of a question share a number; only what a vocabulary leaves out has none."""
    observer, decision = match.game.minds.observer, match.decision
    if observer is None or decision is None:
        return
    for seat in decision.seats:
        numbers = [number for number in observer.indices(match.scene, decision, seat) if number != NO_INDEX]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < len(observer.vocabulary) for number in numbers)


def every_option_can_be_taken(match: Match) -> None:
    """Law 6: each offered option can be taken without an error."""
    if match.decision is not None:
        options = list(match.decision.options)
        assert len(set(map(notation, options))) == len(options), "two options are written alike"
        for option in options:
            for seat in match.decision.seats:
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
    for key in match.game.face.actions(match.scene, match.decision):
        objection = match.game.face.why_not(match.scene, match.decision, key)
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
    seat, _, key = last.partition(" ") if last.startswith("@") else ("", "", last)
    twin.choose(key, int(seat[1:]) if seat else None)
    assert (twin.fingerprint(), twin.events()) == (after, events)
    twin.undo(random.choice(("action", "turn")), agreed=True)
    assert twin.fingerprint() == Match.replay(match.record(), upto=twin.number).fingerprint()
