"""What an engine is told of a moment: only what its seat sees, in words and as data. No seed, nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, to_builtins

from koszmar.kernel.match import Match
from koszmar.kernel.scene import Event
from koszmar.kernel.text import text_view
from koszmar.kernel.words import Words

from .messages import Asked, Decide, GameOver, Happening, Log, NewMatch, Option


def beginning(match: Match, seat: int, number: int, lang: str) -> NewMatch:
    """The match that an engine sits down at."""
    setting = match.setting
    return NewMatch(
        match=number,
        game=match.game.id,
        rules=match.game.version,
        players=setting.players,
        seat=seat,
        options=to_builtins(setting.options, str_keys=True),
        rulings=to_builtins(setting.rulings, str_keys=True),
        parameters=to_builtins(setting.parameters, str_keys=True),
        language=lang,
    )


def question(match: Match, seat: int, words: Words, wants: Sequence[str]) -> Decide:
    """The decision that a seat has to make; who asks it adds the numbers, the clock and the log."""
    view, decision = match.view(seat), match.decision
    assert decision is not None
    assert view.question is not None
    return Decide(
        id=0,
        match=0,
        choice=match.number,
        clock=0,
        question=Asked(
            prompt=decision.prompt,
            text=words.say(view.question.prompt),
            rule=decision.rule,
            seats=list(decision.seats),
        ),
        options=[
            Option(
                key=choice.key,
                text=words.say(choice.label),
                note=words.say(choice.note) if choice.note else "",
                touches=choice.touches,
            )
            for choice in view.question.choices
        ],
        view=view if "view" in wants else UNSET,
        text=text_view(view, words) if "text" in wants else UNSET,
    )


def log(match: Match, seat: int, known: Sequence[Event], events: Sequence[Event], words: Words) -> Log:
    """What happened, for somebody who knows some events already; an undo may have taken back a few of those."""
    both = enumerate(zip(known, events, strict=False))
    kept = next((at for at, (old, new) in both if old != new), min(len(known), len(events)))
    return Log(
        start=kept,
        events=[
            Happening(choice=event.choice, kind=event.kind, args=event.args, text=words.say(line))
            for event, line in zip(events[kept:], match.narrate(list(events[kept:]), seat), strict=True)
        ],
    )


def ending(match: Match, seat: int, number: int, words: Words) -> GameOver:
    """How the match ended for a seat."""
    result, view = match.result, match.view(seat)
    assert result is not None
    assert view.ending is not None
    return GameOver(
        match=number,
        won=seat in result.winners,
        score=result.scores[seat],
        winners=list(result.winners),
        rule=view.ending.rule,
        text=" ".join(words.say(line) for line in (view.ending.verdict, view.ending.reason) if line),
    )
