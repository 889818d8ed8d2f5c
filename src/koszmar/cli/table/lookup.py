"""Finding things by what a player calls them: an option, an action that is not offered, a card, a space, a seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from msgspec import Struct

from koszmar.kernel.flow import Key, notation
from koszmar.kernel.match import Match
from koszmar.kernel.view import Board, Card, Message, Page, Panel, Piece, Question, Space, View

from ..speech import Speech

SHORTEST = 3
"""Letters that a player has to type, at least, for a part of a name to be looked up."""


class Thing(Struct, frozen=True):
    """Something on the table that can be looked at."""

    id: str
    title: Message
    seen: Card | Page | Panel | Space | Piece
    board: Board | None = None
    """The board it is on, if it is on one."""


def plain(text: str) -> str:
    """Lower case, without accents: who types "wzrost" or "zamrozenie" is understood."""
    folded = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(sign for sign in folded if not unicodedata.combining(sign)).strip()


def things(view: View) -> Iterator[Thing]:
    """Everything on the table that says something."""
    for book in view.books:
        yield from (Thing(page.id, page.title, page) for page in book.pages)
    for track in view.tracks:
        yield from (Thing(card.id, card.title, card) for space in track.steps for card in space.cards)
    for panel in view.panels:
        yield Thing(f"panel-{panel.seat}", panel.name, panel)
    for board in view.boards:
        yield from (Thing(space.id, space.title, space, board) for space in board.spaces)
        yield from (Thing(piece.id, piece.label, piece, board) for piece in board.pieces)
    for zone in view.zones:
        yield from (Thing(card.id, card.title, card) for card in zone.cards)


def find_things(view: View, name: str, speech: Speech) -> list[Thing]:
    """The things whose name holds these words, each once."""
    found: dict[str, Thing] = {}
    for thing in things(view):
        if plain(name) in plain(speech.say(thing.title)):
            found.setdefault(_what_it_says(thing, speech), thing)
    exact = [thing for thing in found.values() if plain(speech.say(thing.title)) == plain(name)]
    return exact or list(found.values())


def touched_things(view: View, touches: list[str]) -> list[Thing]:
    """The things that an option touches."""
    return [thing for thing in things(view) if thing.id in touches]


def _what_it_says(thing: Thing, speech: Speech) -> str:
    if isinstance(thing.seen, Panel | Space | Piece):
        return f"{thing.title.id} {thing.id}"
    text = thing.seen.text if isinstance(thing.seen, Card) else None
    return f"{thing.title.id} {speech.say(text) if text else ''}"


def find_choice(question: Question, words: str, speech: Speech) -> list[str]:
    """The options that a player may mean: by number, by key, else by what they are called."""
    if words.isdecimal() and 1 <= int(words) <= len(question.choices):
        return [question.choices[int(words) - 1].key]
    wanted = plain(words)
    if any(choice.key == wanted for choice in question.choices):
        return [wanted]
    named = [choice.key for choice in question.choices if plain(speech.say(choice.label)) == wanted]
    if named or len(wanted) < SHORTEST:
        return named
    return [
        choice.key for choice in question.choices if wanted in plain(speech.say(choice.label)) or wanted in choice.key
    ]


def find_refused(match: Match, view: View, words: str, speech: Speech) -> list[Key]:
    """Actions that exist but are not offered, by key or by the name of what they would touch."""
    wanted = plain(words).split()
    offered = set(map(notation, match.options()))
    actions = [key for key in _actions(match) if notation(key) not in offered]
    exact = [key for key in actions if notation(key) == " ".join(wanted)]
    if exact or not wanted:
        return exact or actions
    if len(" ".join(wanted)) < SHORTEST:
        return []
    return [key for key in actions if all(word in _known_as(key, view, speech) for word in wanted)]


def _actions(match: Match) -> list[Key]:
    return list(match.game.face.actions(match.scene, match.decision)) if match.decision else []


def names(key: Key, view: View, speech: Speech) -> list[str]:
    """What the parts of an action's key are called on the table, each once."""
    parts = tuple(f"{mark}{part}" for part in notation(key).split() for mark in "-/" if not part.isdecimal())
    found = (thing for thing in things(view) if thing.id.endswith(parts) or thing.title.id.endswith(parts))
    return list(dict.fromkeys(speech.say(thing.title) for thing in found))


def _known_as(key: Key, view: View, speech: Speech) -> str:
    """An action by its key and by the names of what it would touch."""
    return plain(" ".join([notation(key), *names(key, view, speech)]))
