"""What other processes do for a server: they play matches again and tell what they found.

Nothing here knows storage or connections; everything comes and goes as plain data.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress

from msgspec import Raw, Struct
from msgspec.json import encode
from msgspec.structs import replace

from koszmar.bots import make_bot
from koszmar.bots.search import SearchBot
from koszmar.kernel.errors import BadRecord, KoszmarError
from koszmar.kernel.flow import notation
from koszmar.kernel.game import find_game, games
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, Record, read_record
from koszmar.kernel.scene import Event

from .messages import Doubted, Happened, Verified

UNWRITABLE = re.compile(r"[\x00-\x1f\x7f]")
POLITE = 10
"""How much nicer (``nice``) processes that run errands are: where cores are scarce, choices go first."""


def get_ready() -> None:
    """Load the games, which errands need, and let choices go first."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    games()


class Saved(Struct, frozen=True):
    """A match as storage holds it: what was chosen, and where it goes on from if not from its beginning."""

    record: Record
    checkpoint: str | None = None


class Forgotten(BadRecord):
    """What was before the checkpoint from which a table was loaded is not known."""


class Advice(Struct, frozen=True):
    """What a bot would do, and the chance to win that it sees, if it looks ahead."""

    key: str
    chance: float | None = None


def revive(saved: Saved) -> Match:
    """The match that was saved."""
    if saved.checkpoint is None:
        return Match.replay(saved.record)
    begun = read_record(saved.checkpoint, Checkpoint)
    if len(saved.record.choices) < begun.number:
        raise Forgotten(f"this table was loaded at choice {begun.number}; what was before is not known")
    return Match.resume(replace(begun, record=saved.record).text())


def has_our_rules(record: Record) -> bool:
    """Whether choices made then mean the same now; under other rules they may still fit and lead elsewhere."""
    game = find_game(record.game)
    return (record.rules, record.content) == (game.version, game.content_fingerprint)


# -- looking back ----------------------------------------------------------------------------------------------------


def look_back(saved: Saved, seat: int | None, whole: bool = False) -> tuple[Raw, Raw]:
    """The view of a seat at the moment where a match was saved, and the events of its last choice, ready to be sent.

    ``whole``: the events of all choices.
    """
    return looked_at(revive(saved), seat, whole)


def looked_at(match: Match, seat: int | None, whole: bool = False) -> tuple[Raw, Raw]:
    """The same of a match that stands there."""
    events = [event for event in match.events(seat) if whole or event.choice == match.number]
    return Raw(encode(match.view(seat))), Raw(encode(happened(match, events, seat, large=not whole)))


def happened(match: Match, events: list[Event], seat: int | None, *, large: bool = True) -> list[Happened]:
    """Events as clients receive them, with their lines in the log; cards, dice and motion if it happens just now."""
    found, lines = [], match.narrate(events, seat)
    for event, line, told in zip(events, lines, match.told(events, seat, large=large), strict=True):
        verdict = told.roll.verdict if told.roll else ""
        shown = (told.card, told.roll, list(told.moved), told.at) if large else ()
        found.append(Happened(event.choice, event.kind, event.args, line, told.weight, told.who, verdict, *shown))
    return found


def check(saved: Saved) -> None:
    """Fail with ``BadRecord`` unless the match can be played again."""
    revive(saved)


# -- what somebody sends ---------------------------------------------------------------------------------------------


def read_match(text: bytes) -> Saved:
    """The match of a record or checkpoint somebody sent, as it can be gone on from: it plays, and it can be shown."""
    record = record_in(text)
    if any(map(UNWRITABLE.search, (record.seed or "", *record.choices))):
        raise BadRecord("the record has characters that cannot be written down")
    match, checkpoint = _match_in(text)
    try:
        for seat in (None, *range(match.setting.players)):
            match.narrate(match.events(seat), seat)
            encode(match.view(seat))
    except Exception as error:  # a crafted state that the rules bear, but nobody can be shown
        raise BadRecord(f"the match cannot be shown: {type(error).__name__}") from error
    return Saved(read_record(match.record()), checkpoint)


def _match_in(text: bytes) -> tuple[Match, str | None]:
    try:
        saved = read_record(text, Checkpoint)
    except BadRecord:
        return Match.replay(record_in(text)), None
    if has_our_rules(saved.record):
        with suppress(BadRecord):
            return Match.replay(saved.record), None
    return Match.resume(text), saved.text()


def verify(text: bytes) -> Verified | Doubted:
    """Play a record again: whether its seed fits its seal and every choice fits the rules."""
    try:
        record = record_in(text)
        match = Match.replay(record, events=False)
    except KoszmarError as error:
        return Doubted(reason=str(error), choice=error.choice if isinstance(error, BadRecord) else None)
    won = list(match.result.winners) if match.result else []
    return Verified(
        choices=match.number, fingerprint=match.fingerprint(), over=match.over, won=won, exposed=record.exposed
    )


def record_in(text: bytes) -> Record:
    """The record that somebody sent, by itself or in a checkpoint."""
    try:
        return read_record(text)
    except BadRecord as not_a_record:
        try:
            return read_record(text, Checkpoint).record
        except BadRecord:
            raise not_a_record from None


# -- thinking --------------------------------------------------------------------------------------------------------


def search(checkpoint: str, seat: int, kind: str, seed: str) -> Advice:
    """Look ahead from where a match stands."""
    bot = make_bot(kind, seed=seed)
    if not isinstance(bot, SearchBot):
        return Advice(notation(bot.choose(Match.resume(checkpoint, events=False), seat)))
    thought = bot.think(Match.resume(checkpoint, events=False), seat)
    return Advice(notation(thought.key), thought.chance)
