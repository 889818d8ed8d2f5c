"""Matches on disk: records wherever the player wants them, unfinished matches in a folder of our own."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from msgspec import Struct

from koszmar.kernel.chance import seal
from koszmar.kernel.errors import BadRecord
from koszmar.kernel.home import data_folder
from koszmar.kernel.match import Match
from koszmar.kernel.record import LIMIT, Checkpoint, Record, read_record

from .complaints import Complaint

KEPT = 30
"""How many unfinished matches are kept; the oldest make room."""


class Unfinished(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that somebody will go on with: who sits where, and a checkpoint."""

    seats: list[str]
    checkpoint: Checkpoint


class Loaded(Struct, frozen=True):
    """What a file held: the record, the checkpoint if it was one, and who sat where if that was noted."""

    record: Record
    checkpoint: Checkpoint | None = None
    seats: list[str] | None = None

    def match(self) -> tuple[Match, bool]:
        """The match, and whether all of it is remembered: a record that no longer fits goes on from its checkpoint."""
        try:
            return Match.replay(self.record), True
        except BadRecord:
            if self.checkpoint is None:
                raise
            return Match.resume(self.checkpoint.text()), False


def load(path: Path) -> Loaded:
    """Read a record, a checkpoint or an unfinished match."""
    text = read_text(path)
    try:
        names = set(msgspec.json.decode(text, type=dict[str, msgspec.Raw]))
    except (msgspec.DecodeError, RecursionError):
        names = set()
    if "checkpoint" in names:
        try:
            kept = msgspec.json.decode(text, type=Unfinished)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadRecord(f"not an unfinished match: {error}") from None
        return Loaded(kept.checkpoint.record, kept.checkpoint, kept.seats)
    if "record" in names:
        checkpoint = read_record(text, Checkpoint)
        return Loaded(checkpoint.record, checkpoint)
    return Loaded(read_record(text))


def read_text(path: Path) -> bytes:
    """The bytes of a file; one that is not there, or is far too big, is complained about."""
    try:
        if path.stat().st_size > LIMIT:
            raise BadRecord(f"the file has more than {LIMIT} bytes")
        return path.read_bytes()
    except FileNotFoundError:
        raise Complaint("cli-no-file", path=str(path)) from None
    except OSError as error:
        raise Complaint("cli-unreadable", path=str(path), reason=error.strerror or str(error)) from None


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def default_name(match: Match) -> Path:
    """Where ``save`` puts a record if nobody says where."""
    return Path(f"koszmar-{match.game.id}-{seal(match.seed)[:8]}.json")


# -- unfinished matches --------------------------------------------------------------------------------------------


def keeping_place(match: Match) -> Path:
    """The file in which an unfinished match is kept."""
    return data_folder() / "unfinished" / f"{match.game.id}-{seal(match.seed)[:16]}.json"


def keep(match: Match, seats: list[str]) -> Path:
    """Keep an unfinished match; returns where."""
    path = keeping_place(match)
    path.parent.mkdir(parents=True, exist_ok=True)
    checkpoint = read_record(match.checkpoint(), Checkpoint)
    write(path, msgspec.json.encode(Unfinished(seats, checkpoint)).decode())
    for old in unfinished()[KEPT:]:
        old.unlink(missing_ok=True)
    return path


def forget(match: Match) -> None:
    """A match that has ended is not unfinished any more."""
    keeping_place(match).unlink(missing_ok=True)


def unfinished(game: str = "") -> list[Path]:
    """The unfinished matches (of a game), the newest first."""
    found = (data_folder() / "unfinished").glob(f"{game}-*.json" if game else "*.json")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
