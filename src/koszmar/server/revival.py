"""Matches from what storage holds of them: the facts of a table and its log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import structs

from koszmar.kernel.errors import BadRecord
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, Record, read_record

from .errands import Saved, has_our_rules, revive
from .journal import Entry
from .storage import Facts


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


def saved(facts: Facts, choices: list[str]) -> Saved:
    """The match of a table after these choices, for whoever plays it again."""
    return Saved(record_of(facts, choices), facts.checkpoint)


def load_match(facts: Facts, choices: list[str], kept: str | None) -> tuple[Facts, Match]:
    """The match of a table as it was left, perhaps under older rules than ours.

    A table whose rules have changed goes on from the checkpoint that was kept of it, if there is one; its facts then
    say so. So does one whose choices do not fit any more although nothing was said to have changed.
    """
    later = None if kept is None else _renewed(facts, choices, kept)
    if later is not None and not has_our_rules(record_of(facts, [])):
        return later, revive(saved(later, choices))
    try:
        return facts, revive(saved(facts, choices))
    except BadRecord:
        if later is None:
            raise
        return later, revive(saved(later, choices))


def _renewed(facts: Facts, choices: list[str], kept: str) -> Facts | None:
    """The facts of a table that goes on from a checkpoint; None if the checkpoint is not one of its past."""
    begun, game = read_record(kept, Checkpoint), find_game(facts.game)
    if begun.record.choices[: begun.number] != choices[: begun.number]:
        return None
    return structs.replace(facts, rules=game.version, content=game.content_fingerprint, checkpoint=kept)


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
