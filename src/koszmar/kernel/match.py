"""A match: a pure function of (game, options, seed, choices), with forks, undo, records and checkpoints.

>>> import koszmar
>>> match = koszmar.Match.new("bigbook", players=2, seed="seven")
>>> match.decision.prompt
'choose-magician'
>>> match.choose("water-girl", seat=1)
>>> match.choices
['@1 water-girl']
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from .chance import BlindChance, Chance, SeededChance, new_seed, seal
from .errors import (
    BadRecord,
    BadSetting,
    ImpossiblePosition,
    KoszmarError,
    MatchOver,
    NotOffered,
    NotYourDecision,
    Refused,
    RuleFault,
    UndoRefused,
)
from .flow import Decision, Flow, Key, find_option, notation
from .game import Game, Reason, find_game
from .record import Checkpoint, Record, read_record
from .scene import Curtain, Event, Result, Scene, Setting
from .view import View

Size: TypeAlias = Literal["choice", "action", "turn"]
SIZES: tuple[Size, ...] = ("choice", "action", "turn")

CLOSE, WIDE = 1, 16
"""A snapshot is taken at the first step that begins after so many choices: fewer cost time in forks, more in play.

A match without events takes them wide apart until it is forked for the first time.
"""

_canonical = msgspec.msgpack.Encoder(order="deterministic")
_snapshot = msgspec.msgpack.Encoder()


class _Mark(Struct, frozen=True, gc=False):
    """A moment between two steps, when the state alone says everything."""

    step: int
    number: int
    turn: int | None
    snapshot: bytes
    events: int
    revealed: int
    fates: int


class _Fate(Struct, frozen=True, gc=False):
    """From choice ``number`` on, a fork goes on with chance of its own, after hiding what ``seat`` cannot know."""

    number: int
    seed: str
    hidden_from: tuple[int | None] | None


class Match:
    """One play of a game, from set-up to result."""

    __slots__ = (
        "_answers", "_decoder", "_events", "_fates", "_flow", "_marks", "_revealed", "_sources", "_spacing", "_step",
        "_steps", "_turn", "_turns", "decision", "game", "result", "scene", "seed", "setting",
    )  # fmt: skip

    def __init__(self, game: Game, setting: Setting, seed: str, chance: Chance, state: Any, events: bool) -> None:
        """For ``Match.new`` and its like: everything in place, nothing begun."""
        self.game = game
        self.setting = setting
        self.seed = seed
        self.decision: Decision | None = None
        self.result: Result | None = None
        self._events: list[Event] | None = [] if events else None
        self.scene: Scene[Any] = Scene(state, setting, chance, self._events)
        kind: Any = game.rules.state
        self._decoder = _decoder(kind)
        self._answers: list[Any] = []
        self._marks: list[_Mark] = []
        self._spacing = CLOSE if events else WIDE
        self._step = 0
        self._steps: list[int] = []
        self._turn: int | None = None
        self._turns: list[int] = []
        self._flow: Flow[None] | None = None
        self._revealed = 0
        self._fates: list[_Fate] = []
        self._sources: list[Chance] = [chance]

    # -- beginning --------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str | Game,
        *,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        rulings: Mapping[str, Any] | None = None,
        parameters: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
        events: bool = True,
    ) -> Match:
        """Set up a match. The seed decides every shuffle and die; without one, nobody can guess it."""
        game = find_game(game)
        setting = game.setting(players, options, rulings, parameters)
        seed = new_seed() if seed is None else _sound_seed(str(seed))
        chance = SeededChance(seed)
        return cls._begin(game, setting, seed, chance, game.rules.setup(setting, chance), events)

    @classmethod
    def from_state(
        cls, game: str | Game, state: Any, setting: Setting, *, chance: Chance | None = None, events: bool = True
    ) -> Match:
        """Play on from a position; one that the rules cannot produce is refused with every reason."""
        game = find_game(game)
        if reasons := game.rules.status(state, setting):
            raise ImpossiblePosition(reasons)
        return cls._begin(game, setting, "", chance or SeededChance("position"), state, events)

    @classmethod
    def _begin(cls, game: Game, setting: Setting, seed: str, chance: Chance, state: Any, events: bool) -> Match:
        match = cls(game, setting, seed, chance, state, events)
        match._begin_step()
        match._run(None)
        return match

    # -- what is asked, and answering -------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The whole truth. Read it; only rules change it."""
        return self.scene.state

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return len(self._answers)

    @property
    def choices(self) -> list[str]:
        """Every choice so far, as text."""
        return [_write(answer) for answer in self._answers]

    def options(self) -> list[Key]:
        """The legal answers to the question now asked; none when the match is over."""
        return list(self.decision.options) if self.decision else []

    def choose(self, key: Key, seat: int | None = None) -> None:
        """Answer the question with one of its options, given as it is or as text; anything else changes nothing."""
        decision = self.decision
        if decision is None:
            raise MatchOver("the match is over; nothing is asked any more")
        if seat is not None and seat not in decision.seats:
            raise NotYourDecision(f"seat {seat} is not asked; {decision.prompt!r} waits for seat {_seats(decision)}")
        options = decision.options
        try:
            answer: Any = options[options.index(key)]
        except ValueError:
            answer = self._understand(decision, key)
        if decision.anyone:
            if seat is None and len(decision.seats) == 1:
                seat = decision.seat
            if seat is None:
                raise NotYourDecision(f"{decision.prompt!r} is open to seats {_seats(decision)}: say which one answers")
            answer = (seat, answer)
        self._answers.append(answer)
        try:
            self._run(answer)
        except Exception as error:
            self._answers.pop()
            self._rewind(len(self._answers))
            raise RuleFault(f"choice {self.number + 1}, {_write(answer)!r}: {type(error).__name__}: {error}") from error

    def _understand(self, decision: Decision, key: Key) -> Key:
        option = find_option(decision, notation(key))
        if option is None:
            raise NotOffered(f"{notation(key)!r} is not offered; {decision.prompt!r} (rule {decision.rule}) offers: "
                             + ", ".join(map(notation, decision.options)))  # fmt: skip
        return option

    def why_not(self, key: Key) -> Reason | None:
        """Why an option is not offered now, in words and by rule; None if it is offered, or does not exist."""
        if self.decision is None:
            return None
        if key in self.decision.options or find_option(self.decision, notation(key)) is not None:
            return None
        for action in self.game.face.actions(self.scene, self.decision):
            if action == key or notation(action) == notation(key):
                return self.game.face.why_not(self.scene, self.decision, action)
        return None

    def why_not_about(self, thing: str) -> list[tuple[Key, Reason]]:
        """Everything that cannot be done with a thing on the table now, each with its reason."""
        decision, game, scene = self.decision, self.game, self.scene
        if decision is None:
            return []
        found = (
            (key, game.face.why_not(scene, decision, key))
            for key in game.face.actions(scene, decision)
            if key not in decision.options and thing in game.face.touches(scene, decision, key)
        )
        return [(key, reason) for key, reason in found if reason is not None]

    # -- what can be seen -------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """The table as this seat sees it; None for a spectator."""
        self._check_seat(seat)
        return self.game.face.view(self.scene, self.decision, self.result, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from event ``since`` on, as this seat learned of it; None for a spectator."""
        self._check_seat(seat)
        seen = (event.seen_by(seat) for event in (self._events or [])[since:])
        return [event for event in seen if event is not None]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setting.players:
            raise NotYourDecision(f"there is no seat {seat}; there are 0 to {self.setting.players - 1}")

    def fingerprint(self) -> str:
        """A hash of the state: equal on every machine for equal (game, options, seed, choices)."""
        return blake2b(_canonical.encode(self.state), digest_size=16).hexdigest()

    # -- forks and undo ---------------------------------------------------------------------------------------------

    def fork(self, *, seed: str | int | None = None, as_seen_by: int | Literal["spectator"] | None = None) -> Match:
        """A match of its own that stands where this one stands; events are off in it.

        With a seed it goes on with chance of its own. With ``as_seen_by`` whatever that seat cannot know is reshuffled
        first, so that a search cannot look behind the cards.
        """
        if as_seen_by != "spectator":
            self._check_seat(as_seen_by)
        twin = Match(self.game, self.setting, self.seed, self._sources[0], None, False)
        twin._sources = [chance.copy() for chance in self._sources]
        twin._marks = self._marks[:]
        twin._steps = self._steps[:]
        twin._turns = self._turns[:]
        twin._answers = self._answers[:]
        twin._fates = self._fates[:]
        twin._rewind(len(twin._answers))
        if self._events is None:
            self._marks, self._spacing = twin._marks[:], CLOSE
        if seed is not None or as_seen_by is not None:
            hidden = None if as_seen_by is None else (None if as_seen_by == "spectator" else as_seen_by,)
            fate = _Fate(len(twin._answers), "fork" if seed is None else str(seed), hidden)
            twin._fates.append(fate)
            twin._sources.append(SeededChance(fate.seed))
            twin._apply(fate)
        return twin

    def undo(self, size: Size = "choice", *, agreed: bool = False) -> int:
        """Take back the last choice, action or turn; returns how many choices that was.

        Undo does not cross a revelation (chance used, something hidden seen) unless every seat has agreed.
        """
        target = self._undo_target(size)
        if target < self._revealed and not agreed:
            raise UndoRefused("something was revealed since; every seat has to agree to take that back")
        undone = len(self._answers) - target
        del self._answers[target:]
        self._rewind(target)
        return undone

    def can_undo(self, size: Size = "choice") -> bool:
        """Whether undo of this size is free: there is something to take back and nothing was revealed since."""
        try:
            return self._undo_target(size) >= self._revealed
        except UndoRefused:
            return False

    def _undo_target(self, size: Size) -> int:
        if size not in SIZES:
            raise UndoRefused(f"there is no undo by {size!r}; there is: {', '.join(SIZES)}")
        if not self._answers:
            raise UndoRefused("nothing has been chosen yet")
        last = len(self._answers) - 1
        if last < self._marks[0].number:
            raise UndoRefused("this match was loaded; what was chosen before is not held by its checkpoint")
        if size == "choice":
            return last
        begun = self._steps if size == "action" else self._turns
        return max((number for number in begun if number <= last), default=self._marks[0].number)

    # -- records and checkpoints ------------------------------------------------------------------------------------

    def record(self, *, sealed: bool = False) -> str:
        """The match as text. A sealed record shows the hash of the seed instead of the seed."""
        return self._record(sealed).text()

    def _record(self, sealed: bool = False) -> Record:
        if self._fates:
            raise Refused("a fork with chance of its own has no record")
        return Record(
            game=self.game.id,
            rules=self.game.version,
            content=self.game.content_fingerprint,
            players=self.setting.players,
            options=_changed(self.setting.options),
            rulings=_changed(self.setting.rulings),
            parameters=_changed(self.setting.parameters),
            seed=None if sealed else self.seed,
            seal=seal(self.seed),
            choices=self.choices,
        )

    @classmethod
    def replay(cls, record: str | bytes | Record, *, upto: int | None = None, events: bool = True) -> Match:
        """Play a record again, whole or up to a choice; one that does not fit fails at the exact choice."""
        if not isinstance(record, Record):
            record = read_record(record)
        if record.seed is None:
            raise BadRecord("this record is sealed: it can be replayed when its seed is known")
        _check_seal(record)
        game, setting = _setting_of(record)
        match = cls.new(game, players=setting.players, options=record.options, rulings=record.rulings,
                        parameters=record.parameters, seed=record.seed, events=events)  # fmt: skip
        match._replay(record.choices[:upto], 1, record)
        return match

    def _replay(self, choices: list[str], first: int, record: Record) -> None:
        if len(choices) > self.game.horizon:
            raise BadRecord(f"{len(choices)} choices are more than a match of {self.game.id} can have")
        for number, text in enumerate(choices, first):
            seat, key = _parse(text)
            try:
                self.choose(key, seat)
            except KoszmarError as error:
                reason = f"choice {number}, {text!r}: {error}"
                if (record.rules, record.content) != (self.game.version, self.game.content_fingerprint):
                    reason += (f" (recorded with rules {record.rules}, content {record.content};"
                               f" these are {self.game.version}, {self.game.content_fingerprint})")  # fmt: skip
                raise BadRecord(reason, number) from error

    def checkpoint(self) -> str:
        """The match as text that survives an upgrade of the rules: the record, and the state of the last step."""
        if self._spacing == WIDE:
            self.fork()  # brings the last snapshot closer
        mark = self._marks[-1]
        state = msgspec.to_builtins(self._decoder.decode(mark.snapshot))
        return Checkpoint(record=self._record(), step=mark.step, number=mark.number, state=state).text()

    @classmethod
    def resume(cls, checkpoint: str | bytes, *, chance: Chance | None = None, events: bool = True) -> Match:
        """Go on from a checkpoint; what happened before its last step is not played again."""
        saved = read_record(checkpoint, Checkpoint)
        record = saved.record
        game, setting = _setting_of(record)
        if record.seed is None:
            raise BadRecord("this checkpoint is sealed: it can be resumed when its seed is known")
        _check_seal(record)
        if not 0 <= saved.number <= len(record.choices) or saved.step < 1:
            raise BadRecord(f"the checkpoint stands at choice {saved.number} of {len(record.choices)}")
        try:
            state = msgspec.convert(saved.state, game.rules.state)
            reasons = game.rules.status(state, setting)
        except (msgspec.ValidationError, LookupError, TypeError, ValueError) as error:
            raise BadRecord(f"the checkpoint's state cannot be read: {error}") from None
        if reasons:
            raise BadRecord("the checkpoint's state is impossible: " + "; ".join(reasons))
        match = cls(game, setting, record.seed, chance or SeededChance(record.seed), state, events)
        match._answers = [_answer(*_parse(text)) for text in record.choices[: saved.number]]
        match._revealed = saved.number
        match._step = saved.step - 1
        match._begin_step()
        match._run(None)
        match._replay(record.choices[saved.number :], saved.number + 1, record)
        return match

    # -- the engine room --------------------------------------------------------------------------------------------

    def _begin_step(self) -> None:
        """Start the next step: its chance, its flow, and now and then a snapshot of the state before it."""
        self._step += 1
        scene, number = self.scene, len(self._answers)
        if not self._marks or number - self._marks[-1].number >= self._spacing:
            self._take_snapshot(number)
        if not self._steps or self._steps[-1] != number:
            self._steps.append(number)
        turn = self.game.rules.turn(scene.state)
        if turn != self._turn:
            self._turn = turn
            if not self._turns or self._turns[-1] != number:
                self._turns.append(number)
        scene.chance.begin(self._step)
        if scene.causes or scene.promised:  # left by a flow that was dropped
            scene.causes, scene.promised = [], []
        self._flow = self.game.rules.step(scene)

    def _take_snapshot(self, number: int) -> None:
        told = 0 if self._events is None else len(self._events)
        snapshot = _snapshot.encode(self.scene.state)
        self._marks.append(_Mark(self._step, number, self._turn, snapshot, told, self._revealed, len(self._fates)))

    def _run(self, answer: Any) -> None:
        """Run the rules until they ask a real question, or the match ends."""
        scene = self.scene
        scene.number = len(self._answers)
        assert self._flow is not None
        send = self._flow.send
        try:
            while True:
                try:
                    decision = send(answer)
                except StopIteration:
                    if scene.revealed or scene.chance.used:
                        self._notice()
                    self._begin_step()
                    assert self._flow is not None
                    send, answer = self._flow.send, None
                    continue
                options = decision.options
                if len(options) == 1 and not decision.pause:
                    answer = (decision.seat, options[0]) if decision.anyone else options[0]
                    continue
                if not options:
                    raise RuntimeError(f"{decision.prompt!r} (rule {decision.rule}) offers nothing")
                self.decision = decision
                scene.asked = decision.seats
                break
        except Curtain as curtain:
            self.decision, self.result, self._flow = None, curtain.result, None
        if scene.revealed or scene.chance.used:
            self._notice()

    def _notice(self) -> None:
        """Remember that something was revealed."""
        self._revealed = len(self._answers)
        self.scene.revealed = self.scene.chance.used = False

    def _rewind(self, number: int) -> None:
        """Stand again where choice ``number`` had just been made: restore a snapshot, replay the choices since."""
        marks, spacing = self._marks, self._spacing
        self._spacing = CLOSE
        while len(marks) > 1 and marks[-1].number > number:
            marks.pop()
        mark = marks[-1]
        for begun in (self._steps, self._turns):
            while begun and begun[-1] > mark.number:
                begun.pop()
        since = self._answers[mark.number : number]
        del self._answers[mark.number :]
        fates = self._fates[mark.fates :]
        del self._fates[mark.fates :], self._sources[mark.fates + 1 :]
        if self._events is not None:
            del self._events[mark.events :]
        scene = self.scene
        scene.state = self._decoder.decode(mark.snapshot)
        scene.chance = self._sources[-1]
        scene.chance.used = scene.revealed = False
        self._step = mark.step - 1
        self._turn = mark.turn
        self._revealed = mark.revealed
        self.decision = self.result = None
        self._begin_step()
        self._run(None)
        for answer in since:
            self._suffer(fates)
            self._answers.append(answer)
            self._run(answer)
        self._suffer(fates)
        self._spacing = spacing

    def _suffer(self, fates: list[_Fate]) -> None:
        while fates and fates[0].number == len(self._answers):
            fate = fates.pop(0)
            self._fates.append(fate)
            self._sources.append(SeededChance(fate.seed))
            self._apply(fate)

    def _apply(self, fate: _Fate) -> None:
        """Go on with another chance, after hiding what a seat cannot know."""
        scene = self.scene
        scene.chance = self._sources[-1]
        if fate.hidden_from is not None:
            opening = self.decision is not None and self.decision.opening
            if opening:
                scene.asked = ()
            self.game.knowledge.obscure(scene, fate.hidden_from[0], BlindChance(fate.seed))
            if opening:  # what is offered may depend on what was just reshuffled
                self._flow = self.game.rules.step(scene)
                self.decision = next(self._flow)
                scene.asked = self.decision.seats
        scene.chance.begin(self._step)
        scene.chance.used = False

    def __iter__(self) -> Iterator[Decision]:
        """The questions of the match, one after another, for a loop that answers each of them."""
        while self.decision is not None:
            yield self.decision

    def __repr__(self) -> str:
        where = self.result.reason if self.result else self.decision.prompt if self.decision else "?"
        return f"<Match {self.game.id}, {self.setting.players} players, choice {self.number}: {where}>"


@cache
def _decoder(state: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(state)


def _sound_seed(seed: str) -> str:
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadSetting("this seed cannot be written down: it is not valid text") from None
    return seed


def _check_seal(record: Record) -> None:
    if record.seed is not None and seal(_sound_seed(record.seed)) != record.seal:
        raise BadRecord("the seed of this record does not fit its seal: one of them was changed")


def _setting_of(record: Record) -> tuple[Game, Setting]:
    try:
        game = find_game(record.game)
        return game, game.setting(record.players, record.options, record.rulings, record.parameters)
    except KoszmarError as error:
        raise BadRecord(str(error)) from None


def _changed(chosen: Any) -> dict[str, Any]:
    """Only what differs from the defaults: records stay short."""
    default = msgspec.to_builtins(type(chosen)())
    return {name: value for name, value in msgspec.to_builtins(chosen).items() if value != default[name]}


def _seats(decision: Decision) -> str:
    return ", ".join(map(str, decision.seats))


def _write(answer: Any) -> str:
    if isinstance(answer, tuple) and len(answer) == 2 and isinstance(answer[0], int):
        return f"@{answer[0]} {notation(answer[1])}"
    return notation(answer)


def _parse(text: str) -> tuple[int | None, str]:
    if text.startswith("@"):
        seat, _, key = text[1:].partition(" ")
        if seat.isdecimal() and len(seat) < 4:
            return int(seat), key
    return None, text


def _answer(seat: int | None, key: str) -> Any:
    return key if seat is None else (seat, key)
