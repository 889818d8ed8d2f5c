"""Matches from what storage holds of them: the facts of a table and its log."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress

from msgspec import structs
from msgspec.json import encode

from koszmar.kernel.errors import BadRecord, KoszmarError
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, Record, read_record

from .journal import Entry
from .messages import Doubted, Verified
from .storage import Facts

UNWRITABLE = re.compile(r"[\x00-\x1f\x7f]")


def standing(entries: Iterable[Entry]) -> list[str]:
    """The choices of a log that were not taken back.

    >>> standing([Entry("choice", 0, "a"), Entry("choice", 1, "b"), Entry("undo", 0, "1"), Entry("choice", 1, "c")])
    ['a', 'c']
    """
    choices: list[str] = []
    for entry in entries:
        if entry.kind == "choice":
            choices.append(entry.text)
        else:
            del choices[len(choices) - int(entry.text) :]
    return choices


def revive(facts: Facts, choices: list[str]) -> Match:
    """The match of a table after these choices."""
    if facts.checkpoint is None:
        return Match.replay(record_of(facts, choices))
    saved = read_record(facts.checkpoint, Checkpoint)
    if len(choices) < saved.number:
        raise BadRecord(f"this table was loaded at choice {saved.number}; what was before is not known")
    return Match.resume(structs.replace(saved, record=record_of(facts, choices)).text())


def load_match(facts: Facts, choices: list[str], kept: str | None) -> tuple[Facts, Match]:
    """The match of a table as it was left, perhaps under older rules than ours.

    A table whose rules have changed goes on from the checkpoint that was kept of it, if there is one; its facts then
    say so. So does one whose choices do not fit any more although nothing was said to have changed.
    """
    later = None if kept is None else _renewed(facts, choices, kept)
    if later is not None and not _has_our_rules(facts):
        return later, revive(later, choices)
    try:
        return facts, revive(facts, choices)
    except BadRecord:
        if later is None:
            raise
        return later, revive(later, choices)


def _renewed(facts: Facts, choices: list[str], kept: str) -> Facts | None:
    """The facts of a table that goes on from a checkpoint; None if the checkpoint is not one of its past."""
    saved, game = read_record(kept, Checkpoint), find_game(facts.game)
    if saved.record.choices[: saved.number] != choices[: saved.number]:
        return None
    return structs.replace(facts, rules=game.version, content=game.content_fingerprint, checkpoint=kept)


def _has_our_rules(played: Facts | Record) -> bool:
    """Whether choices made then mean the same now; under other rules they may still fit and lead elsewhere."""
    game = find_game(played.game)
    return (played.rules, played.content) == (game.version, game.content_fingerprint)


def resumed_at(facts: Facts) -> int | None:
    """The choice before which nothing is known of a table's match; None for one that is known from its beginning."""
    return None if facts.checkpoint is None else read_record(facts.checkpoint, Checkpoint).number


def record_of(facts: Facts, choices: list[str]) -> Record:
    """The record of a table after these choices."""
    return Record(
        game=facts.game,
        rules=facts.rules,
        content=facts.content,
        players=facts.players,
        options=facts.options,
        rulings=facts.rulings,
        parameters=facts.parameters,
        seed=facts.seed,
        seal=facts.seal,
        choices=choices,
    )


def read_match(text: bytes) -> tuple[Match, str | None]:
    """The match of a record or checkpoint somebody sent, and the checkpoint if only that can be gone on from."""
    _check_words(_record_in(text))
    match, checkpoint = _match_in(text)
    try:
        for seat in (None, *range(match.setting.players)):
            match.narrate(match.events(seat), seat)
            encode(match.view(seat))
    except Exception as error:  # a crafted state that the rules bear, but nobody can be shown
        raise BadRecord(f"the match cannot be shown: {type(error).__name__}") from error
    return match, checkpoint


def _match_in(text: bytes) -> tuple[Match, str | None]:
    try:
        saved = read_record(text, Checkpoint)
    except BadRecord:
        return Match.replay(_record_in(text)), None
    if _has_our_rules(saved.record):
        with suppress(BadRecord):
            return Match.replay(saved.record), None
    return Match.resume(text), saved.text()


def _check_words(record: Record) -> None:
    """Refuse what a database cannot hold; nothing of a seed or of a past that is not played again is checked else."""
    if any(map(UNWRITABLE.search, (record.seed or "", *record.choices))):
        raise BadRecord("the record has characters that cannot be written down")


def verify(text: bytes) -> Verified | Doubted:
    """Play a record again: whether its seed fits its seal and every choice fits the rules."""
    try:
        record = _record_in(text)
        match = Match.replay(record, events=False)
    except KoszmarError as error:
        return Doubted(reason=str(error), choice=error.choice if isinstance(error, BadRecord) else None)
    won = list(match.result.winners) if match.result else []
    return Verified(
        choices=match.number, fingerprint=match.fingerprint(), over=match.over, won=won, exposed=record.exposed
    )


def _record_in(text: bytes) -> Record:
    """The record that somebody sent, by itself or in a checkpoint."""
    try:
        return read_record(text)
    except BadRecord as not_a_record:
        try:
            return read_record(text, Checkpoint).record
        except BadRecord:
            raise not_a_record from None
