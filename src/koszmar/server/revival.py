"""Matches from what storage holds of them: the facts of a table and its log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from koszmar.kernel.errors import BadRecord
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, Record, read_record

from .storage import Entry, Facts


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
    try:
        return Match.replay(text), None
    except BadRecord as not_a_record:
        try:
            saved = read_record(text, Checkpoint)
        except BadRecord:
            raise not_a_record from None
    try:
        return Match.replay(saved.record), None
    except BadRecord:
        checkpoint = saved.text()
        return Match.resume(checkpoint), checkpoint
