"""A match: a pure function of (game, options, seed, choices), with forks, undo, records and checkpoints.

>>> import koszmar
>>> match = koszmar.Match.new("bigbook", players=2, seed="seven")
>>> match.decision.prompt
'choose-magician'
>>> match.choose("water-girl", seat=1)
>>> match.choices
['@1 water-girl']

The parts behind it: ``run`` carries out the rules, ``past`` holds the snapshots, ``record`` reads and writes text,
``knowledge`` says what a seat may know, ``worlds`` imagines what it cannot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from .chance import Chance, SeededChance, new_seed, seal
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
from .flow import SEAT_MARK, Answer, Decision, Key, find_option, notation, read_answer
from .game import Game, Reason, find_game
from .knowledge import Sights
from .past import CLOSE, EVERY, WIDE, Fate, Mark, Past, Size, decode
from .record import Checkpoint, Record, read_record
from .run import Run
from .scene import Event, Result, Scene, Setting
from .telling import Told
from .view import Message, View
from .worlds import Doubt, World, change, fork_as_seen, other_truth

_canonical = msgspec.msgpack.Encoder(order="deterministic")


class Match:
    """One play of a game, from set-up to result."""

    __slots__ = (
        "_answers",
        "_events",
        "_fates",
        "_past",
        "_run",
        "_sights",
        "_sources",
        "doubt",
        "game",
        "scene",
        "seed",
        "setting",
    )

    def __init__(
        self,
        game: Game,
        setting: Setting,
        seed: str,
        chance: Chance,
        state: Any,
        events: bool,
        past: Past | None = None,
    ) -> None:
        """For ``Match.new`` and its like: everything in place, nothing begun."""
        self.game = game
        self.setting = setting
        self.seed = seed
        self._events: list[Event] | None = [] if events else None
        self.scene: Scene[Any] = Scene(state, setting, chance, self._events)
        self._past = Past(game.rules.turn, CLOSE if events else WIDE) if past is None else past
        self._run = Run(self.scene, game, self._past)
        self._answers: list[tuple[int | None, Key]] = []
        """Who has answered (None: the only one asked) and what, as ``Answer``."""
        self._fates: list[Fate] = []
        self._sources: list[Chance] = [chance]
        self._sights: Sights | None = None
        """What seats know, once somebody has looked."""
        self.doubt: Doubt | None = None
        """What the seat that last had a fork imagined cannot know; for ``worlds`` alone."""

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
        match = cls(game, setting, seed, chance, game.rules.setup(setting, chance), events)
        match._run.start(1)
        return match

    @classmethod
    def from_state(
        cls, game: str | Game, state: Any, setting: Setting, *, chance: Chance | None = None, events: bool = True
    ) -> Match:
        """Play on from a position; one that the rules cannot produce is refused with every reason."""
        game = find_game(game)
        if reasons := game.rules.status(state, setting):
            raise ImpossiblePosition(reasons)
        match = cls(game, setting, "", chance or SeededChance("position"), state, events)
        match._run.start(1)
        return match

    # -- what is asked, and answering -------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The whole truth. Read it; only rules change it."""
        return self.scene.state

    @property
    def decision(self) -> Decision | None:
        """The question now asked; None when the match is over."""
        return self._run.decision

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self._run.result

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._run.result is not None

    @property
    def number(self) -> int:
        """How many choices have been made."""
        return len(self._answers)

    @property
    def choices(self) -> list[str]:
        """Every choice so far, as text."""
        return [key if type(key) is str and seat is None else str(Answer(seat, key)) for seat, key in self._answers]

    def options(self, seat: int | None = None) -> list[Key]:
        """The legal answers of a seat (None: of the first one asked); none when the match is over."""
        decision = self._run.decision
        return [] if decision is None else list(decision.offered(decision.seat if seat is None else seat))

    def choose(self, key: Key, seat: int | None = None) -> None:
        """Answer the question with one of its options, given as it is or as text; anything else changes nothing."""
        run = self._run
        decision = run.decision
        if decision is None:
            raise MatchOver("the match is over; nothing is asked any more")
        options = decision.options
        if decision.answered_by == "one" and (seat is None or seat in decision.seats):
            seat = None
        else:
            seat = _answering(decision, seat)
            options = decision.offered(seat)
        try:
            key = options[options.index(key)]
        except ValueError:
            key = _understood(decision, options, key)
        answers = self._answers
        answers.append((seat, key))
        try:
            run.answer(seat, key)
        except Exception as error:
            answers.pop()
            self._rewind(len(answers))
            written = str(Answer(seat, key))
            raise RuleFault(f"choice {self.number + 1}, {written!r}: {type(error).__name__}: {error}") from error

    def __iter__(self) -> Iterator[Decision]:
        """The questions of the match, one after another, for a loop that answers each of them."""
        while (decision := self._run.decision) is not None:
            yield decision

    # -- what can be seen -------------------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> Scene[Any]:
        """The scene as a seat (None: a spectator) knows it; what it cannot know is not there, only its back."""
        self._check_seat(seat)
        if self._sights is None:
            self._sights = Sights(self.scene, self.game.knowledge.secrets)
        return self._sights.of(seat, len(self._answers))

    def take_the_place_of(self, before: Match) -> None:
        """Go on instead of a match that is never played on: what looks the same as there is not made again."""
        if before._sights is not None:
            self._sights = before._sights.going_on(self.scene)

    def forget_parts(self) -> None:
        """Drop the parts of views that were made ``once`` for several seats, when all of them have seen them."""
        if self._sights is not None:
            self._sights.forget_parts()

    def view(self, seat: int | None = None) -> View:
        """The table as this seat sees it; None for a spectator."""
        run = self._run
        decision = None if run.decision is None else run.decision.seen_by(seat)
        return self.game.face.view(self.seen_by(seat), decision, run.result, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened from event ``since`` on, as this seat learned of it; None for a spectator."""
        self._check_seat(seat)
        found = (self._events or [])[since:]
        seen = [event if event.audience is None and not event.secret else event.seen_by(seat) for event in found]
        return [event for event in seen if event is not None]

    def narrate(self, events: list[Event], seat: int | None = None) -> list[Message]:
        """Events that a seat has learned of, as lines of its log."""
        if not events:
            return []
        scene, narrate = self.seen_by(seat), self.game.face.narrate
        return [narrate(scene, event) for event in events]

    def told(self, events: list[Event], seat: int | None = None, *, large: bool = True) -> list[Told]:
        """How much events that a seat has learned of weigh, and what it sees of them."""
        if not events:
            return []
        scene, telling = self.seen_by(seat), self.game.face.telling
        return [telling.tell(scene, event, seat, large=large) for event in events]

    def likings(self, seat: int, temper: str = "") -> list[float]:
        """How much a sensible player with this seat's knowledge likes each of its options, or one of another temper."""
        decision = self._run.decision
        assert decision is not None
        assert seat in decision.seats
        minds = self.game.minds
        return minds.tempers.get(temper, minds.prefer)(self.seen_by(seat), decision.put_to(seat))

    def why_not(self, key: Key, seat: int | None = None) -> Reason | None:
        """Why an option is not offered to a seat now, in words and by rule; None if it is, or does not exist."""
        if self._run.decision is None:
            return None
        seat = self._run.decision.seat if seat is None else seat
        scene, decision = self.seen_by(seat), self._run.decision.seen_by(seat)
        text = notation(key)
        if find_option(decision.options, text) is not None:
            return None
        for action in self.game.face.actions(scene, decision):
            if notation(action) == text:
                return self.game.face.why_not(scene, decision, action)
        return None

    def why_not_about(self, thing: str, seat: int | None = None) -> list[tuple[Key, Reason]]:
        """Everything that a seat cannot do with a thing on the table now, each with its reason."""
        if self._run.decision is None:
            return []
        seat, face = self._run.decision.seat if seat is None else seat, self.game.face
        scene, decision = self.seen_by(seat), self._run.decision.seen_by(seat)
        found = (
            (key, face.why_not(scene, decision, key))
            for key in face.actions(scene, decision)
            if key not in decision.options and thing in face.touches(scene, decision, key)
        )
        return [(key, reason) for key, reason in found if reason is not None]

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setting.players:
            raise NotYourDecision(f"there is no seat {seat}; there are 0 to {self.setting.players - 1}")

    @property
    def snapshot_bytes(self) -> int:
        """How many bytes its snapshots have."""
        return sum(len(mark.snapshot) for mark in self._past.marks)

    def fingerprint(self) -> str:
        """A hash of the state: equal on every machine for equal (game, options, seed, choices)."""
        return blake2b(_canonical.encode(self.state), digest_size=16).hexdigest()

    # -- forks and undo ---------------------------------------------------------------------------------------------

    def fork(
        self,
        *,
        seed: str | int | None = None,
        as_seen_by: int | Literal["spectator"] | None = None,
        events: bool = False,
    ) -> Match:
        """A match of its own that stands where this one stands, with or without events; this one does not change.

        With a seed it goes on with chance of its own. With ``as_seen_by`` it stands in a world that looks the same to
        that seat: whatever it cannot know is dealt as it might be, so that a search cannot look behind the cards. Such
        a fork remembers nothing before its last snapshot.
        """
        if as_seen_by is None:
            twin = self._twin(events, self._past.copy(), self._answers[:])
            twin._rewind(len(twin._answers))
            if self._events is None and not events:
                self._past.remember(twin._past)
            if seed is not None:
                twin._suffer(Fate(len(twin._answers), str(seed), []))
            return twin
        seat = None if as_seen_by == "spectator" else as_seen_by
        self._check_seat(seat)
        return fork_as_seen(self, seat, "fork" if seed is None else str(seed), events)

    def _twin(self, events: bool, past: Past, answers: list[tuple[int | None, Key]]) -> Match:
        """A match like this one that has not begun."""
        chance = self._sources[0].copy()
        twin = Match(self.game, self.setting, self.seed, chance, None, events, past)
        if self._fates:
            twin._sources += [chance.copy() for chance in self._sources[1:]]
            twin._fates = self._fates[:]
        if events and self._events is not None:
            twin._events = twin.scene.events = self._events[:]
        twin._answers = answers
        return twin

    def other_truth(self, seat: int | None, seed: str, since: int) -> tuple[Match, Match, World] | None:
        """Two matches at the last snapshot no later than choice ``since``: this one, and one with another truth.

        By what the seat knows now, after all choices, it cannot tell which of them is true: whatever it was shown and
        asked since then must be the same in both. The world says what others chose in it. None, if no other truth was
        found.
        """
        return other_truth(self, seat, seed, since)

    def undo(self, size: Size = "choice", *, agreed: bool = False) -> int:
        """Take back the last choice, action or turn; returns how many choices that was.

        Undo does not cross a revelation (chance used, something hidden seen) unless every seat has agreed.
        """
        target = self._past.target(size, len(self._answers))
        if target < self._run.revealed and not agreed:
            raise UndoRefused("something was revealed since; every seat has to agree to take that back")
        undone = len(self._answers) - target
        del self._answers[target:]
        self._rewind(target)
        return undone

    def can_undo(self, size: Size = "choice") -> bool:
        """Whether undo of this size is free: there is something to take back and nothing was revealed since."""
        try:
            return self._past.target(size, len(self._answers)) >= self._run.revealed
        except UndoRefused:
            return False

    def _rewind(self, number: int) -> None:
        """Stand again where choice ``number`` had just been made: restore a snapshot, make the choices since again."""
        self.doubt = self._sights = None
        mark = self._past.return_to(number)
        since = self._answers[mark.number : number]
        del self._answers[mark.number :]
        fates = self._fates[mark.fates :]
        del self._fates[mark.fates :]
        self._return_to(mark)
        self._run.start(mark.step)
        for answer in since:
            if fates:
                self._suffer_due(fates)
            self._answers.append(answer)
            self._run.answer(*answer)
        self._suffer_due(fates)

    def _return_to(self, mark: Mark) -> None:
        """Stand at a mark, before its step has begun."""
        del self._sources[mark.fates + 1 :]
        scene, run = self.scene, self._run
        if scene.events is not None:
            del scene.events[mark.events :]
        scene.state = decode(self.game.rules.state, mark.snapshot)
        if mark.changes:
            change(scene, self.game.knowledge, mark.changes)
        scene.chance = self._sources[-1]
        scene.chance.used = scene.revealed = False
        scene.number, run.revealed = mark.number, mark.revealed

    def _last_mark(self) -> Mark:
        """The moment when the present step began, or one shortly before."""
        return self._past.marks[-1] if self._past.spacing == CLOSE else self.fork()._past.marks[-1]

    def _mark_of_step(self) -> Mark:
        """The moment when the present step began."""
        if self._past.has_mark_of_step:
            return self._past.marks[-1]
        past = self._past.copy()
        past.spacing = EVERY
        twin = self._twin(False, past, self._answers[:])
        twin._rewind(len(twin._answers))
        return twin._past.marks[-1]

    def _suffer_due(self, fates: list[Fate]) -> None:
        while fates and fates[0].number == len(self._answers):
            self._suffer(fates.pop(0))

    def _suffer(self, fate: Fate) -> None:
        """Go on with another chance, after some changes to the state."""
        self._sights = None
        self._fates.append(fate)
        self._past.fates = len(self._fates)
        self._sources.append(SeededChance(fate.seed))
        scene = self.scene
        change(scene, self.game.knowledge, fate.changes)
        scene.chance = self._sources[-1]
        scene.chance.begin(self._run.step)

    # -- records and checkpoints ------------------------------------------------------------------------------------

    def record(self, *, sealed: bool = False) -> str:
        """The match as text. A sealed record shows the hash of the seed instead of the seed."""
        return self._record(sealed).text()

    def _record(self, sealed: bool = False) -> Record:
        if self._fates or self._past.imagined:
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
        last = first + len(choices) - 1
        for number, text in enumerate(choices, first):
            if last - number <= WIDE:  # whoever loads a match wants to look at it: the last snapshots are close
                self._past.spacing = CLOSE
            seat, key = read_answer(text)
            try:
                self.choose(key, seat)
            except KoszmarError as error:
                reason = f"choice {number}, {text!r}: {error}"
                if (record.rules, record.content) != (self.game.version, self.game.content_fingerprint):
                    reason += (f" (recorded with rules {record.rules}, content {record.content};"
                               f" these are {self.game.version}, {self.game.content_fingerprint})")  # fmt: skip
                raise BadRecord(reason, number) from error

    def last_step(self) -> tuple[int, int, bytes]:
        """The step that is being played or one shortly before, how many choices it began after, and the state then."""
        mark = self._last_mark()
        return mark.step, mark.number, mark.snapshot

    def checkpoint(self) -> str:
        """The match as text that survives an upgrade of the rules: the record, and the state of the last step."""
        mark = self._last_mark()
        record, state = self._record(), msgspec.msgpack.decode(mark.snapshot)
        return Checkpoint(record=record, step=mark.step, number=mark.number, state=state).text()

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
        except Exception as error:  # rules may fail in any way on a state that no rules have made
            raise BadRecord(f"the checkpoint's state cannot be read: {error}") from error
        if reasons:
            raise BadRecord("the checkpoint's state is impossible: " + "; ".join(reasons))
        match = cls(game, setting, record.seed, chance or SeededChance(record.seed), state, events)
        match.scene.number = match._run.revealed = saved.number
        try:
            match._answers = [
                read_answer(text) if text.startswith(SEAT_MARK) else (None, text)
                for text in record.choices[: saved.number]
            ]
            match._run.start(saved.step)
        except Exception as error:
            raise BadRecord(f"the rules cannot go on from this checkpoint: {error}") from error
        match._replay(record.choices[saved.number :], saved.number + 1, record)
        return match

    def __repr__(self) -> str:
        where = self.result.reason if self.result else self.decision.prompt if self.decision else "?"
        return f"<Match {self.game.id}, {self.setting.players} players, choice {self.number}: {where}>"


def _answering(decision: Decision, seat: int | None) -> int:
    """Which of several seats answers: one that is asked."""
    seats = decision.seats
    if seat is None and len(seats) == 1:
        return seats[0]
    if seat is None:
        raise NotYourDecision(f"{decision.prompt!r} is open to seats {_seats(decision)}: say which one answers")
    if seat not in seats:
        raise NotYourDecision(f"seat {seat} is not asked; {decision.prompt!r} waits for seat {_seats(decision)}")
    return seat


def _understood(decision: Decision, options: Any, key: object) -> Key:
    option = find_option(options, notation(key))
    if option is None:
        raise NotOffered(f"{notation(key)!r} is not offered; {decision.prompt!r} (rule {decision.rule}) offers: "
                         + ", ".join(map(notation, options)))  # fmt: skip
    return option


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
    default = type(chosen)()
    if chosen == default:
        return {}
    default = msgspec.to_builtins(default)
    return {name: value for name, value in msgspec.to_builtins(chosen).items() if value != default[name]}


def _seats(decision: Decision) -> str:
    return ", ".join(map(str, decision.seats))
