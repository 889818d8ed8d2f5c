"""Which printed things came up in a match and for whom, and which answers were offered and taken: found in any game.

A thing came up when an event names it, when somebody chooses it, or when it was chosen before the match. How events
name things is the game's to say (``Game.thing``); nothing here knows a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct, structs

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.game import Game, find_game
from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event

from .accumulators import Accumulator


class Used(Struct, frozen=True):
    """What was used in one match."""

    things: dict[str, list[int]]
    """How often a thing came up for each seat; the last number is for nobody in particular."""
    offered: dict[str, int]
    """In how many questions an answer was among others."""
    taken: dict[str, list[int]]
    """How often each seat gave it."""


class Uses(Accumulator):
    """Collects what was used, match by match."""

    def __init__(self) -> None:
        self.played: list[Used] = []
        self._things: Counter[tuple[str, int]] = Counter()
        self._offered: Counter[str] = Counter()
        self._taken: Counter[tuple[str, int]] = Counter()
        self._chosen: tuple[int, set[str]] = (-1, set())
        """The seat that answered last, and what its answer names as long as no event has named it."""

    def before(self, match: Match) -> None:
        self._things, self._offered, self._taken = Counter(), Counter(), Counter()
        self._chosen = (-1, set())
        for name, value in structs.asdict(match.setting.options).items():
            for seat, one in enumerate(value) if isinstance(value, list | tuple) else ((-1, value),):
                self._things.update((key, seat) for key in index_of(match.game.id).named({name: one}))

    def step(self, match: Match, decision: Decision, key: Key) -> None:
        self._count_chosen()
        seat = decision.seat
        parts = key if isinstance(key, tuple) else (key,)
        self._chosen = (seat, index_of(match.game.id).named(dict(enumerate(parts))))
        if len(decision.options) > 1:
            prompt = decision.prompt
            self._offered.update({answer(match.game.id, prompt, option) for option in decision.options} - {""})
            if taken := answer(match.game.id, prompt, key):
                self._taken[taken, seat] += 1

    def event(self, match: Match, event: Event) -> None:
        named = index_of(match.game.id).named({**event.args, **event.secret})
        seat = event.args.get("seat", event.secret.get("seat", -1))
        self._things.update((key, seat) for key in named)
        self._chosen[1].difference_update(named)

    def after(self, match: Match) -> None:
        self._count_chosen()
        seats = match.setting.players
        self.played.append(Used(_by_seat(self._things, seats), dict(self._offered), _by_seat(self._taken, seats)))

    def _count_chosen(self) -> None:
        """An answer counts itself where no event has named the same thing."""
        seat, named = self._chosen
        self._things.update((key, seat) for key in named)


def _by_seat(counts: Mapping[tuple[str, int], int], seats: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for (key, seat), count in sorted(counts.items()):
        found.setdefault(key, [0] * (seats + 1))[seat] += count
    return found


@cache
def answer(game: str, prompt: str, key: Key) -> str:
    """An answer as statistics count it: the question and what kind of answer it is, whatever it is done to.

    An answer that is a thing itself, or a seat, is none: things are counted for themselves.

    >>> answer("bigbook", "action", ("activate", "growth")), answer("bigbook", "remove", "hand-2/madness")
    ('action/activate', 'remove/madness')
    >>> answer("bigbook", "choose-magician", "fire-girl")
    ''
    """
    kind = str(key[0] if isinstance(key, tuple) else key).rpartition("/")[2]
    if kind.startswith("seat-") or index_of(game).named({"": kind}):
        return ""
    return f"{prompt}/{kind}"


class Index:
    """Finds the things of a game by the words for them."""

    def __init__(self, game: Game) -> None:
        self._by_word: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        self._by_number: dict[tuple[str, int], str] = {}
        for key in things_of(game):
            thing = game.statistics.thing(key)
            assert thing is not None
            kind, word = key.split("/")[0], thing.words[0]
            if word.isdecimal():
                self._by_number[kind, int(word)] = key
            else:
                self._by_word.setdefault(word, []).append((thing.words, key))

    def named(self, said: Mapping[Any, Any]) -> set[str]:
        """The keys of the things that are named; a number names one only where it is said to be of that kind."""
        words = set(_words(said.values()))
        found = {
            key
            for word in words & self._by_word.keys()
            for needed, key in self._by_word[word]
            if words.issuperset(needed)
        }
        for name, value in said.items():
            if type(value) is int and (name, value) in self._by_number:
                found.add(self._by_number[name, value])
        return found


def _words(values: Iterable[Any]) -> Iterable[str]:
    for value in values:
        if type(value) is str:
            yield value
        elif isinstance(value, list | tuple):
            yield from (each for each in value if type(each) is str)


@cache
def index_of(game: str) -> Index:
    """The index of a game, made once."""
    return Index(find_game(game))


def things_of(game: Game) -> list[str]:
    """Every printed thing that statistics can find."""
    return [key for key in game.rules.content() if game.statistics.thing(key) is not None]
