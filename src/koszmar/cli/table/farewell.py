"""The end of a match: how it ended, how far it came, the seed that anybody can check, and the record to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koszmar.kernel.chance import seal

from .. import files
from . import commands, journal
from .flow import styled
from .keyboard import NO, YES
from .lookup import plain

if TYPE_CHECKING:
    from .loop import Play


def farewell(play: Play) -> bool:
    """The last look at the table; returns whether somebody took back what ended the match."""
    match, speech = play.match, play.speech
    seat = play.seat if play.session.humans else None
    view = match.view(seat)
    play.screen.table(view, speech, journal.story(match, seat, speech, min(play.since, journal.told(match))))
    for track in view.tracks:
        if track.marker is not None:
            reached = speech.say(track.steps[track.marker].label)
            play.screen.say(styled(f"{speech.say(track.title)}: {reached}", "dim"))
    play.screen.say(styled(speech.say("cli-choices", count=match.number), "dim"))
    play.screen.say(styled(speech.say("cli-seed", seed=match.seed), "dim"))
    play.screen.say(styled(speech.say("cli-seal", seal=seal(match.seed)), "dim"))
    if play.session.humans and _last_words(play):
        return True
    files.forget(match)
    return False


def _last_words(play: Play) -> bool:
    """Offer to save the record, or to undo."""
    while True:
        try:
            line = play.keyboard.line(play.speech.say("cli-keep-record") + " ")
        except EOFError:
            return False
        if plain(line) in (*NO, ""):
            return False
        if plain(line) in YES:
            commands.save(play, "")
            return False
        found = commands.understand(line, play.speech)
        if found and found[0] is commands.leave:
            return False
        if found and found[0] in _STILL_POSSIBLE and found[0](play, found[1]):
            return True


_STILL_POSSIBLE = (commands.undo, commands.log, commands.save, commands.text, commands.cards, commands.rules)
