"""What a player can type besides an answer. Each verb is a function; it returns whether to show the table again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from koszmar.kernel.errors import UndoRefused
from koszmar.kernel.flow import notation
from koszmar.kernel.ledger import load_ledger
from koszmar.kernel.past import Size
from koszmar.kernel.text import text_view
from koszmar.kernel.words import LANGUAGES

from .. import files
from ..rules import look_up
from ..speech import Speech
from . import closeup, journal
from .flow import styled
from .lookup import find_choice, find_refused, find_things, names, plain, touched_things

if TYPE_CHECKING:
    from .loop import Play

LOG_LINES = 20
MOST = 8
"""How many of several things are listed before the player is asked to say more."""


def undo(play: Play, words: str) -> bool:
    """Take back a choice, an action or a turn of the people at this keyboard, and what bots did since."""
    size = _size(words, play.speech)
    try:
        target = play.session.undo_target(size)
    except UndoRefused:
        play.say("cli-undo-nothing")
        return False
    bots = sum(1 for seat in play.session.deciders[target:] if seat not in play.session.humans)
    free = play.session.is_free(target)
    if not free and not play.keyboard.agrees(play.speech.say("cli-undo-agree", bots=bots), play.speech, default=False):
        return False
    play.session.undo_to(target)
    play.since = min(play.since, journal.told(play.match))
    return True


def _size(words: str, speech: Speech) -> Size:
    sizes: tuple[Size, ...] = ("action", "turn")
    for size in sizes:
        if words and plain(words) in (size, plain(speech.say(f"cli-undo-{size}"))):
            return size
    return "choice"


def log(play: Play, words: str) -> bool:
    """The last lines of the log, twenty or as many as are wanted."""
    count = int(words) if words.isdecimal() else LOG_LINES
    told = journal.lines(play.match, play.seat, play.speech)
    play.screen.say(*(f"· {line}" for line in told[-count:] if count))
    return False


def save(play: Play, words: str) -> bool:
    """Write the record to a file."""
    path = Path(words).expanduser() if words else files.default_name(play.match)
    try:
        files.write(path, play.match.record())
    except OSError as error:
        play.say("cli-not-saved", path=str(path), reason=error.strerror or str(error))
    else:
        play.say("cli-saved", path=str(path))
    return False


def hint(play: Play, words: str) -> bool:
    """What the bot would do, and the chance to win that it sees; nothing is quite sure before the end."""
    asked = play.view.question
    key, chance = play.session.hint(play.seat)
    for number, choice in enumerate(asked.choices if asked else (), 1):
        if choice.key == notation(key):
            percent = min(99, max(1, round(100 * chance)))
            play.say("cli-hint", number=number, label=play.speech.say(choice.label), percent=percent)
    return False


def text(play: Play, words: str) -> bool:
    """The whole table in words."""
    play.screen.say(text_view(play.view, play.speech))
    return False


def zoom(play: Play, words: str) -> bool:
    """A card, a page, a space, a figure or a seat, in full; an option's number shows what the option touches."""
    asked = play.view.question
    if asked and words.isdecimal() and 0 < int(words) <= len(asked.choices):
        found = touched_things(play.view, asked.choices[int(words) - 1].touches)
    else:
        found = find_things(play.view, words, play.speech)
    for thing in found[:MOST]:
        play.screen.card(closeup.lines(thing, play.speech))
    if not found:
        play.say("cli-zoom-nothing", name=words)
    elif len(found) > MOST:
        play.say("cli-more", count=len(found) - MOST)
    return False


def board_map(play: Play, words: str) -> bool:
    """Every area of the board, as large as can be read."""
    play.screen.maps(play.view, play.speech)
    if not play.view.boards:
        play.say("cli-map-none")
    return False


def cards(play: Play, words: str) -> bool:
    """Every card on the table that says something."""
    play.screen.say(*closeup.everything(play.view, play.speech))
    return False


def rules(play: Play, words: str) -> bool:
    """Search the printed rules."""
    found = look_up(load_ledger(play.match.game.id), words) if words else []
    for statement in found[:MOST]:
        play.show_rule(statement.id)
    if len(found) > MOST:
        play.say("cli-more", count=len(found) - MOST)
    if not found:
        play.say("cli-rules-nothing" if words else "cli-rules-what", words=words)
    return False


def lang(play: Play, words: str) -> bool:
    """Speak another language from now on."""
    if plain(words) not in LANGUAGES:
        play.say("cli-lang-which", languages=", ".join(LANGUAGES))
        return False
    play.speech = Speech(play.match.game, plain(words), play.match.setting)
    return True


def fast(play: Play, words: str) -> bool:
    """Show the table at once from now on, or tell long stories first again."""
    play.is_fast = not play.is_fast
    play.say("cli-fast-on" if play.is_fast else "cli-fast-off")
    return False


def why(play: Play, words: str) -> bool:
    """The rule behind the question; with an option, what it does; with something not offered, the objection to it."""
    asked = play.view.question
    if asked is None:
        return False
    if not words:
        if asked.cause:
            play.say("cli-cause", cause=asked.cause)
        play.screen.say(styled(play.speech.say(asked.prompt), "italic"))
        play.show_rule(asked.rule)
        return False
    offered = find_choice(asked, words, play.speech)
    if offered and len(offered) <= MOST:
        for key in offered:
            number, choice = next((n, c) for n, c in enumerate(asked.choices, 1) if c.key == key)
            play.say("cli-offered", number=number, label=play.speech.say(choice.label))
            for thing in touched_things(play.view, choice.touches):
                play.screen.card(closeup.lines(thing, play.speech))
        return False
    return why_not(play, words)


def why_not(play: Play, words: str) -> bool:
    """Why something cannot be done now; without a name, everything that cannot be done."""
    refused = [(key, reason) for key in find_refused(play.match, play.view, words, play.speech)
               if (reason := play.match.why_not(key))]  # fmt: skip
    for key, reason in refused:
        line = styled(notation(key), "bold")
        if called := names(key, play.view, play.speech):
            line.append(f" ({', '.join(called)})")
        line.append(f": {play.speech.say(reason.message)}")
        play.screen.say(line.append(f"  ({reason.rule})", "dim"))
    if not refused:
        play.say("cli-why-not-unknown" if words else "cli-why-not-none", name=words)
    elif words and len({reason.rule for _, reason in refused}) == 1:
        play.show_rule(refused[0][1].rule)
    return False


def help(play: Play, words: str) -> bool:
    """What can be typed, and what the signs mean."""
    play.screen.say(*closeup.help_lines(play.view, play.speech))
    return False


def leave(play: Play, words: str) -> bool:
    """Leave the table; the match is kept, and the record can be saved as well."""
    if play.match.number and play.keyboard.agrees(play.speech.say("cli-quit-save"), play.speech, default=False):
        save(play, words)
    raise EOFError


Command = Callable[["Play", str], bool]

COMMANDS: dict[str, Command] = {
    "undo": undo, "log": log, "save": save, "hint": hint, "text": text, "map": board_map, "zoom": zoom, "cards": cards,
    "rules": rules, "lang": lang, "fast": fast, "why": why, "help": help, "quit": leave,
}  # fmt: skip


def verbs(speech: Speech) -> dict[str, Command]:
    """Every verb in English and in the player's language."""
    found = dict(COMMANDS)
    for name, command in COMMANDS.items():
        found |= {plain(word): command for word in speech.say(f"cli-verb-{name}").split(", ")}
    return found


def understand(line: str, speech: Speech) -> tuple[Command, str] | None:
    """The command in a line, and the rest of the line."""
    if line.startswith("?"):
        return why, line[1:].strip()
    for opening in ("why not", *speech.say("cli-verb-why-not").split(", ")):
        if plain(line).startswith(plain(opening)):
            return why_not, line[len(opening) :].strip()
    verb, _, rest = line.partition(" ")
    command = verbs(speech).get(plain(verb))
    return (command, rest.strip()) if command else None
