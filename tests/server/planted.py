"""Leaks of every kind, planted on purpose in any game: each tells one bit of the whole truth, and has to be found.

A defect of the kernel, the rules or the server that lets a seat tell two truths apart shows itself in one of these
ways. They are planted where all games pass, so that a new game needs nothing of its own; a match that is played with a
planted leak is laid at two tables (``pairs``), and whoever compares their frames must notice.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.conftest import Server
from tests.server.pairs import Difference, Habits, Paired, compare, play

from koszmar.kernel.flow import Flow
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.run import Run
from koszmar.kernel.scene import Scene
from koszmar.kernel.settings import rulings_of
from koszmar.kernel.view import Message, Question, Way, likely
from koszmar.server import sockets
from koszmar.server.follower import Follower
from koszmar.server.refusal import Refusal
from koszmar.server.tables import Table

Plant = Callable[[pytest.MonkeyPatch], None]
MATCHES = 40
"""Matches that are looked at before a leak counts as not found."""
CLOSED = "open-hands"
"""The ruling by which seats hide their hands from each other, where a game has it."""

_encode = msgspec.msgpack.Encoder(order="deterministic").encode


def bit(state: Any) -> int:
    """One bit of the whole truth."""
    return crc32(_encode(state)) >> 7 & 1


def telling(message: Message, state: Any) -> Message:
    """A message with one word more than it should have."""
    return Message(message.id, {**message.args, "leak": bit(state)})


def _around(patch: pytest.MonkeyPatch, owner: Any, name: str, wrap: Callable[..., Any]) -> None:
    """Put a function around a method: it is given the method itself first."""
    method = getattr(owner, name)
    patch.setattr(owner, name, lambda self, *args, **more: wrap(method, self, *args, **more))


# -- what is shown and told --------------------------------------------------------------------------------------------


def view(patch: pytest.MonkeyPatch) -> None:
    """The table shows it."""

    def shown(method: Any, match: Match, seat: int | None = None) -> Any:
        found = method(match, seat)
        return replace(found, status=telling(found.status, match.state))

    _around(patch, Match, "view", shown)


def _in_question(patch: pytest.MonkeyPatch, asked: Callable[[Question, int], Question]) -> None:
    """Whoever is asked sees another question, depending on it."""

    def shown(method: Any, match: Match, seat: int | None = None) -> Any:
        found = method(match, seat)
        if found.question is None or not found.question.choices:
            return found
        return replace(found, question=asked(found.question, bit(match.state)))

    _around(patch, Match, "view", shown)


def odds(patch: pytest.MonkeyPatch) -> None:
    """The odds of an answer are reckoned with it."""

    def asked(question: Question, known: int) -> Question:
        first, *others = question.choices
        return replace(
            question, choices=[replace(first, odds=[likely(Message("odds-hit"), 0.5 + 0.1 * known)]), *others]
        )

    _in_question(patch, asked)


def way(patch: pytest.MonkeyPatch) -> None:
    """A way to a far place leads around it."""

    def asked(question: Question, known: int) -> Question:
        return replace(question, ways=[*question.ways, Way("far", [question.choices[0].key], [], known)])

    _in_question(patch, asked)


def event(patch: pytest.MonkeyPatch) -> None:
    """An event carries it."""

    def told(method: Any, scene: Scene[Any], kind: str, /, **args: Any) -> None:
        method(scene, kind, **args, leak=bit(scene.state))

    _around(patch, Scene, "announce", told)


def line(patch: pytest.MonkeyPatch) -> None:
    """A line of the log says it."""

    def narrated(method: Any, match: Match, events: Any, seat: int | None = None) -> Any:
        return [telling(message, match.state) for message in method(match, events, seat)]

    _around(patch, Match, "narrate", narrated)


def summary(patch: pytest.MonkeyPatch) -> None:
    """The summary of the table says it."""
    _around(patch, Table, "summary", lambda method, table: replace(method(table), seal=str(bit(table.match.state))))


# -- what is asked -----------------------------------------------------------------------------------------------------


def order(patch: pytest.MonkeyPatch) -> None:
    """Options lie in an order that depends on it."""

    def gone_on(method: Any, run: Run, answer: Any) -> None:
        method(run, answer)
        if run.decision is not None and bit(run.scene.state):
            asked = run.decision
            each = asked.each and {seat: options[::-1] for seat, options in asked.each.items()}
            run.decision = replace(asked, options=asked.options[::-1], each=each)

    _around(patch, Run, "_go_on", gone_on)


def _in_flow(patch: pytest.MonkeyPatch, meddle: Callable[[Any, Flow[None]], Flow[None]]) -> None:
    """Carry out the steps of every game in another way."""

    def begun(method: Any, run: Run, scene: Any, game: Any, listener: Any) -> None:
        method(run, scene, game, listener)
        step = run._step
        run._step = lambda scene: meddle(scene, step(scene))

    _around(patch, Run, "__init__", begun)


def twice(patch: pytest.MonkeyPatch) -> None:
    """A question is asked a second time, depending on it: the number of questions tells."""

    def meddle(scene: Any, flow: Flow[None]) -> Flow[None]:
        answer: Any = None
        try:
            while True:
                decision = flow.send(answer)
                answer = yield decision
                if bit(scene.state) and len(decision.options) > 1:
                    answer = yield decision
        except StopIteration:
            return

    _in_flow(patch, meddle)


def silence(patch: pytest.MonkeyPatch) -> None:
    """A question answers itself, depending on it: what is not asked tells."""

    def meddle(scene: Any, flow: Flow[None]) -> Flow[None]:
        answer: Any = None
        try:
            while True:
                decision = flow.send(answer)
                quiet = (
                    decision.answered_by == "one" and len(decision.options) > 1 and crc32(_encode(scene.state)) % 5 == 0
                )
                answer = decision.options[0] if quiet else (yield decision)
        except StopIteration:
            return

    _in_flow(patch, meddle)


def late(patch: pytest.MonkeyPatch) -> None:
    """News come a choice later, depending on it: when something comes tells."""

    def news(method: Any, follower: Follower, **how: Any) -> Any:
        known = follower.number is not None and not follower._is_asked()
        return None if known and bit(follower.table.match.state) else method(follower, **how)

    _around(patch, Follower, "news", news)


# -- what can be asked for ---------------------------------------------------------------------------------------------


def reason(patch: pytest.MonkeyPatch) -> None:
    """Why something is not offered says it."""

    def why(method: Any, match: Match, key: Any, seat: int | None = None) -> Any:
        found = method(match, key, seat)
        return found and replace(found, message=telling(found.message, match.state))

    _around(patch, Match, "why_not", why)


def reasons(patch: pytest.MonkeyPatch) -> None:
    """What cannot be done with a thing says it, by what it leaves out."""

    def why(method: Any, match: Match, thing: str, seat: int | None = None) -> Any:
        found = method(match, thing, seat)
        return found[:-1] if bit(match.state) else found

    _around(patch, Match, "why_not_about", why)


def hint(patch: pytest.MonkeyPatch) -> None:
    """What a bot advises depends on it."""

    def liked(method: Any, match: Match, seat: int, temper: str = "") -> Any:
        found = method(match, seat, temper)
        return [-liking for liking in found] if bit(match.state) else found

    _around(patch, Match, "likings", liked)


def undo(patch: pytest.MonkeyPatch) -> None:
    """Whether something can be taken back without asking depends on it."""
    _around(patch, Match, "can_undo", lambda method, match, size="choice": method(match, size) and not bit(match.state))


def timeline(patch: pytest.MonkeyPatch) -> None:
    """A look back shows more than was to be seen."""
    from tests.server import pairs

    looked_at = pairs.looked_at

    def looked(match: Match, seat: int | None, whole: bool) -> Any:
        shown, events = looked_at(match, seat, whole)
        return msgspec.Raw(bytes(shown)[:-1] + b',"leak":%d}' % bit(match.state)), events

    patch.setattr(pairs, "looked_at", looked)


def file(patch: pytest.MonkeyPatch) -> None:
    """A download before the end holds it."""
    patch.setattr(Table, "check_open", lambda *_: None)
    patch.setattr(Table, "record", lambda table: str(bit(table.match.state)))


def refusal(patch: pytest.MonkeyPatch) -> None:
    """The text of a refusal holds it."""

    async def answered(client: Any, said: Any) -> Any:
        try:
            return await answer(client, said)
        except Refusal as refusal:
            raise Refusal(refusal.name, f"{refusal.detail} ({bit(client.table.match.state)})") from None

    answer = sockets.answer
    patch.setattr(sockets, "answer", answered)


PLANTS: dict[str, tuple[Plant, tuple[str, ...]]] = {
    "view": (view, ()),
    "odds": (odds, ()),
    "way": (way, ()),
    "event": (event, ()),
    "line": (line, ()),
    "summary": (summary, ("reconnect", "summary")),
    "order": (order, ()),
    "twice": (twice, ()),
    "silence": (silence, ()),
    "late": (late, ()),
    "reason": (reason, ("why",)),
    "reasons": (reasons, ("about",)),
    "hint": (hint, ("hint",)),
    "undo": (undo, ()),
    "timeline": (timeline, ("timeline",)),
    "file": (file, ("record",)),
    "refusal": (refusal, ("nonsense",)),
}
"""By name: how it is planted, and what a seat asks for that brings it to light, if it does not come by itself."""


def hunt(
    server: Server, game: str, kind: str, seed: str, patch: pytest.MonkeyPatch
) -> tuple[Paired, Difference | None]:
    """Plant a leak and compare until it is found: what was compared, and what was found."""
    plant, errands = PLANTS[kind]
    plant(patch)
    habits, random, done = (
        Habits(errands or ("reconnect",), 0.4 if errands else 0.05),
        Random(f"{game} {kind} {seed}"),
        Paired(),
    )
    least, most = find_game(game).players
    rulings = {CLOSED: "closed"} if CLOSED in rulings_of(find_game(game)) else {}
    for number in range(MATCHES):
        players = random.randint(max(2, least), most)
        match = play(game, players, f"{seed} {kind} {number}", random.randrange(10, 60), rulings=rulings)
        seats = random.sample([None, *range(players)], 2)
        try:
            done.add(compare(server, match, seats, random, habits))
        except Difference as found:
            return done, found
    return done, None
