"""Golden playthroughs: whole matches as text files, so that a change of the rules shows itself."""

from __future__ import annotations

from pathlib import Path

from ..flow import read_answer
from ..match import Match
from ..text import text_view
from ..words import Words


def playthrough(match: Match, lang: str = "en", views_every: int = 25) -> str:
    """A match as text: its record's choices with the events they caused, and the table now and then."""
    words = Words(match.game, lang, setting=match.setting)
    again = Match.replay(match.record(), upto=0)
    lines = [f"# {match.game.id}, {match.setting.players} players, seed {match.seed}", ""]
    told = 0
    for number, choice in enumerate(match.choices, 1):
        lines.append(f"{number}. {choice}")
        seat, key = read_answer(choice)
        again.choose(key, seat)
        events = again.events(0)
        lines += [f"   {words.say(line)}" for line in again.narrate(events[told:], 0)]
        told = len(events)
        if number % views_every == 0 or again.over:
            lines += ["", text_view(again.view(0), words), f"fingerprint {again.fingerprint()}", ""]
    return "\n".join(lines) + "\n"


def compare(path: Path, text: str, *, renew: bool = False) -> None:
    """Compare with the stored file; ``renew`` writes it instead."""
    if renew or not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        if not renew:
            raise AssertionError(f"{path.name} did not exist and was written: look at it, then run again")
    assert text == path.read_text(encoding="utf-8")
