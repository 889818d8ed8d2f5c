"""The loop at the table: bots play, people are asked, whatever they type is understood, nothing is ever lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from koszmar.kernel.errors import KoszmarError
from koszmar.kernel.ledger import load_ledger
from koszmar.kernel.match import Match
from koszmar.kernel.view import View

from .. import files
from ..engines import forfeit_line
from ..speech import Speech
from . import journal
from .commands import COMMANDS, MOST, understand, why_not
from .farewell import farewell
from .flow import styled
from .keyboard import Keyboard
from .lookup import find_choice, find_refused
from .screen import Screen
from .session import Session

REMINDED = 4
"""How many events are told again when a match goes on."""


class Play:
    """A session, and the screen and the keyboard in front of the people who play it."""

    def __init__(self, session: Session, speech: Speech, screen: Screen, keyboard: Keyboard) -> None:
        self.session = session
        self.speech = speech
        self.screen = screen
        self.keyboard = keyboard
        self.since = max(0, journal.told(session.match) - REMINDED) if session.match.number else 0
        """The first event that was not yet shown at this keyboard."""
        self.seat = session.humans[0] if session.humans else 0
        """The person who looks at the screen."""
        self.is_fast = False
        """Whether the table is shown at once, even if the log of what happened is longer than it has room for."""
        self._since_by_seat: dict[int, int] = {}
        self._story_told = 0
        keyboard.suggest = lambda: list(self._completions())

    @property
    def match(self) -> Match:
        """The match being played."""
        return self.session.match

    @property
    def view(self) -> View:
        """The table as the person at the screen sees it."""
        return self.match.view(self.seat)

    def say(self, message: str, **args: object) -> None:
        """A sentence of the command line."""
        self.screen.say(self.speech.say(message, **args))

    def run(self) -> bool:
        """Play to the end, or until somebody leaves; returns whether the match has ended."""
        try:
            while not self.match.over or farewell(self):
                if not self.session.bot_answers():
                    self._ask_person()
                elif not self.session.humans:
                    self._tell_spectators()
        except (EOFError, KeyboardInterrupt, KoszmarError) as error:
            self.screen.say("")
            self._leave()
            if not isinstance(error, EOFError):
                raise
        return self.match.over

    # -- asking ------------------------------------------------------------------------------------------------------

    def _ask_person(self) -> None:
        seat = self.session.asked
        assert seat is not None
        if seat != self.seat and self.session.secrets_between(seat, self.seat):
            self._since_by_seat[self.seat] = journal.told(self.match)
            self.since = self._since_by_seat.get(seat, 0)
            self._draw_curtain(seat)
        self.seat = seat
        self._show()
        self._tell_who_else_may_answer()
        number, speech = self.match.number, self.speech
        while self.match.number == number and self.speech is speech:
            if self._heed(self.keyboard.line()):
                break

    def _tell_who_else_may_answer(self) -> None:
        decision = self.match.decision
        others = [seat for seat in self.session.humans if decision and seat in decision.seats and seat != self.seat]
        if others:
            self.say("cli-open-to-several", seats=", ".join(f"@{seat}" for seat in others))

    def _draw_curtain(self, seat: int) -> None:
        self.screen.clear()
        name = self.speech.say(next(panel.name for panel in self.view.panels if panel.seat == seat))
        self.say("cli-curtain", name=name)
        self.keyboard.line(self.speech.say("cli-curtain-ready") + " ")

    def _show(self) -> None:
        since = min(self.since, journal.told(self.match))
        view, story = self.view, journal.story(self.match, self.seat, self.speech, since)
        story = journal.Story([*self._forfeits(), *story.new], story.known)
        if since >= self._story_told and self.keyboard.is_terminal and not self.is_fast:
            for page in self.screen.pages(view, self.speech, story):
                self.screen.clear()
                self.screen.say(*(f"· {line}" for line in page))
                self.keyboard.line(self.speech.say("cli-story-on") + " ")
        self._story_told = journal.told(self.match)
        self.screen.table(view, self.speech, story)

    def _tell_spectators(self) -> None:
        told = journal.lines(self.match, None, self.speech, self.since)
        self.screen.say(*(f"· {line}" for line in [*self._forfeits(), *told]))
        self.since = journal.told(self.match)

    def _forfeits(self) -> list[str]:
        """Engines that have failed since this was last told."""
        forfeits = self.session.forfeits
        told = [forfeit_line(forfeit, self.speech) for forfeit in forfeits]
        forfeits.clear()
        return told

    # -- understanding -------------------------------------------------------------------------------------------------

    def _heed(self, line: str) -> bool:
        """Do what a line says; returns whether the table has to be shown again."""
        if not line:
            return True
        seat, line = self._who_speaks(line)
        asked = self.view.question
        assert asked is not None
        keys = find_choice(asked, line, self.speech)
        is_exact = line.isdecimal() or line in keys
        if not (keys and is_exact) and (command := understand(line, self.speech)):
            return command[0](self, command[1])
        if len(keys) == 1:
            return self._answer(keys[0], seat)
        if keys:
            self.say("cli-which", count=len(keys))
            for number, choice in enumerate(asked.choices, 1):
                if choice.key in keys[:MOST]:
                    self.screen.say(f"{number:>3} {self.speech.say(choice.label)}")
        elif not line.isdecimal() and find_refused(self.match, self.view, line, self.speech):
            return why_not(self, line)
        else:
            self.say("cli-not-understood", line=line, count=len(asked.choices))
        return False

    def _who_speaks(self, line: str) -> tuple[int, str]:
        """A question that is open to several people is answered with ``@2 …`` by the second one."""
        decision = self.match.decision
        if line.startswith("@") and decision:
            number, _, rest = line[1:].partition(" ")
            if number.isdecimal() and int(number) in self.session.humans and int(number) in decision.seats:
                return int(number), rest.strip()
        return self.seat, line

    def _answer(self, key: str, seat: int) -> bool:
        before = journal.told(self.match)
        try:
            self.session.answer(key, seat)
        except KoszmarError as error:
            self.say("cli-wrong", reason=str(error))
            return False
        self.since = before
        self._keep()
        return True

    def _completions(self) -> Iterator[str]:
        asked = self.view.question
        yield from COMMANDS
        yield from (self.speech.say(f"cli-verb-{name}").split(", ")[0] for name in COMMANDS)
        yield from (choice.key for choice in (asked.choices if asked else ()))

    def show_rule(self, id: str) -> None:
        """A rule by its id, in the player's language."""
        statement = load_ledger(self.match.game.id).find(id)
        line = styled(f"{id}: ", "bold")
        line.append(statement.text(self.speech.lang) if statement else "?")
        if statement and not statement.certain:
            line.append(f" ({self.speech.say('cli-our-reading')})", "italic")
        self.screen.say(line)

    # -- keeping -------------------------------------------------------------------------------------------------------

    def _keep(self) -> Path | None:
        try:
            return files.keep(self.match, self.session.seats)
        except OSError:
            return None

    def _leave(self) -> None:
        """Say where the match is kept; a match in which nobody has chosen anything is not worth it."""
        if self.match.over:
            return
        if not self.match.number:
            self.say("cli-left-nothing")
        elif path := self._keep():
            self.say("cli-left", path=str(path), game=self.match.game.id)
        else:
            self.say("cli-not-kept", game=self.match.game.id)
            self.screen.say(self.match.record())
