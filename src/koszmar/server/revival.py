"""Matches from what storage holds of them: the facts of a table and its log."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from msgspec import structs

from koszmar.kernel.errors import BadRecord
from koszmar.kernel.game import find_game
from koszmar.kernel.match import Match
from koszmar.kernel.record import Checkpoint, Record, read_record

from .errands import Forgotten, Saved, has_our_rules, revive
from .journal import Entry
from .standings import Standing
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


def misfit(error: BadRecord) -> str:
    """What is wrong with a record, for logs and for whoever may not see all of it: an error says what was offered.

    >>> misfit(BadRecord("choice 3, 'a': 'a' is not offered; 'pay' (rule x) offers: b, c", 3))
    'choice 3 does not fit the rules'
    """
    if isinstance(error, Forgotten):
        return str(error)
    return f"{'the match' if error.choice is None else f'choice {error.choice}'} does not fit the rules"


class Halted(Exception):
    """A match cannot go on as it stood; it could go on from a moment shortly before."""

    def __init__(self, facts: Facts, choices: list[str], checkpoint: str | None, choice: int) -> None:
        super().__init__(f"it can go on from choice {choice} of {len(choices)}")
        self.facts = facts
        """What the table would be then."""
        self.choices = choices
        self.checkpoint = checkpoint
        self.choice = choice


def load_match(facts: Facts, choices: list[str], kept: Standing | None, older: str | None) -> tuple[Facts, Match]:
    """The match of a table exactly as it was left, perhaps under other rules than ours; else ``Halted``.

    Its choices are played again. If by our rules they do not lead to where it stood, it goes on from the last step that
    began; its facts then say so. If that does not lead there either, nobody moves it unasked. ``older`` is a checkpoint
    that an older server has kept, for a table of which nothing better is known.
    """
    match = _played(facts, choices)
    if kept is None:
        return _unproven(facts, choices, match, older)
    if match is not None and kept.is_of(match):
        return _ours(facts), match
    later = _resumed(facts, choices, kept)
    if later is not None and kept.is_of(later[1]):
        return later
    raise Halted(*_offer(facts, choices, kept))


def _played(facts: Facts, choices: list[str]) -> Match | None:
    try:
        return revive(saved(facts, choices))
    except BadRecord:
        return None


def _unproven(facts: Facts, choices: list[str], match: Match | None, older: str | None) -> tuple[Facts, Match]:
    """A table of which nobody knows where it stood: by its own rules the log is the truth."""
    if match is not None and has_our_rules(record_of(facts, [])):
        return facts, match
    begun = _older(choices, older)
    if begun is None:
        raise BadRecord("the choices do not fit the rules, and nothing is known of where they led")
    later = structs.replace(_ours(facts), checkpoint=older)
    if begun.number == len(choices):
        return later, revive(saved(later, choices))
    raise Halted(later, choices, older, begun.number)


def _older(choices: list[str], older: str | None) -> Checkpoint | None:
    """A checkpoint that an older server has kept, if it is sound and one of this past."""
    with suppress(BadRecord):
        begun = read_record(older or "", Checkpoint)
        if begun.record.choices[: begun.number] == choices[: begun.number]:
            return begun
    return None


def _resumed(facts: Facts, choices: list[str], kept: Standing) -> tuple[Facts, Match] | None:
    """The match from its last step on, by our rules."""
    ours = _ours(facts)
    with suppress(BadRecord):
        later = structs.replace(ours, checkpoint=kept.checkpoint(record_of(ours, choices)))
        return later, revive(saved(later, choices))
    return None


def _offer(facts: Facts, choices: list[str], kept: Standing) -> tuple[Facts, list[str], str | None, int]:
    """From where a match could go on: the beginning of the last step, if our rules can read it."""
    ours, before = _ours(facts), choices[: kept.choice]
    checkpoint = kept.checkpoint(record_of(ours, before))
    later = structs.replace(ours, checkpoint=checkpoint)
    revive(saved(later, before))
    return later, choices, checkpoint, kept.choice


def _ours(facts: Facts) -> Facts:
    """The facts of a table that is played by our rules from now on."""
    game = find_game(facts.game)
    return structs.replace(facts, rules=game.version, content=game.content_fingerprint)


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
