"""Things seen closely: one card with all it says, every card there is, and what can be typed."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from koszmar.kernel.chart import badge_text, piece_text, stat_text, ways_text
from koszmar.kernel.text import card_text
from koszmar.kernel.view import Board, Card, Page, Panel, Piece, Space, View

from ..speech import Speech
from .cards import Brush
from .flow import styled
from .lookup import Thing, things
from .theme import theme_of


def lines(thing: Thing, speech: Speech) -> list[Text]:
    """A thing: its title, then what it says, one line after another."""
    game = speech.game.id if speech.game else ""
    match thing.seen:
        case Card() as card:
            return _card(card, Brush(speech, theme_of(game)))
        case Page() as page:
            return [styled(speech.say(page.title), "bold"), *_passages(page, speech)]
        case Panel() as panel:
            about = [Text(speech.say(panel.about))] if panel.about else []
            return [styled(speech.say(panel.name), "bold"), *about]
        case Space() as space:
            return [styled(speech.say(space.title), "bold"), *_space(space, thing.board, speech)]
        case Piece() as piece:
            return [styled(speech.say(piece.label), "bold"), *_piece(piece, speech)]


def _card(card: Card, brush: Brush) -> list[Text]:
    speech = brush.speech
    plain_card = Card(card.id, card.face, card.title, None, card.element, card.pips)
    found = [brush.named(plain_card)]
    marks = [speech.say(card.cost)] if card.cost else []
    marks += [speech.say(f"state-{card.state}")] if card.state != "ready" else []
    marks += [f"+{badge.count} {speech.say(badge.label)}" for badge in card.badges]
    if marks:
        found.append(styled(", ".join(marks), "dim"))
    return [*found, Text(speech.say(card.text))] if card.text else found


def _space(space: Space, board: Board | None, speech: Speech) -> Iterator[Text]:
    """What it says, where one can go, who and what is there."""
    if space.text:
        yield Text(speech.say(space.text))
    if board:
        yield styled(ways_text(space, board, speech), "dim")
        yield from (Text(piece_text(piece, None, speech)) for piece in board.pieces if piece.place == space.id)
    yield from (Text(badge_text(badge, speech)) for badge in space.badges)


def _piece(piece: Piece, speech: Speech) -> Iterator[Text]:
    if piece.state != "ready":
        yield styled(speech.say("text-piece-state", state=piece.state), "dim")
    if piece.text:
        yield Text(speech.say(piece.text))
    yield from (Text(stat_text(stat, speech)) for stat in piece.stats)
    yield from (Text(badge_text(badge, speech)) for badge in piece.badges)


def _passages(page: Page, speech: Speech) -> Iterator[Text]:
    for passage in page.passages:
        said = [speech.say(passage.text)] if passage.text else []
        said += [speech.say(f"element-{icon}") for icon in passage.icons]
        yield styled(f"{speech.say(passage.heading)}: ", "dim").append(", ".join(said))


def everything(view: View, speech: Speech) -> list[Text]:
    """Every card, page and seat that says something, each once."""
    found: dict[str, Text] = {}
    for thing in things(view):
        if isinstance(thing.seen, Space | Piece):
            if thing.seen.text:
                said = f"{speech.say(thing.title)}: {speech.say(thing.seen.text)}"
                found.setdefault(said, _headed(said))
        elif isinstance(thing.seen, Card):
            if thing.seen.text:
                card = Card(thing.id, thing.seen.face, thing.title, thing.seen.text, pips=thing.seen.pips)
                said = card_text(card, speech)
                found.setdefault(said, _headed(said))
        else:
            title, *rest = lines(thing, speech)
            for line in rest:
                found.setdefault(f"{title.plain} {line.plain}", _headed(f"{title.plain}: {line.plain}"))
    return list(found.values())


def _headed(said: str) -> Text:
    name, colon, rest = said.partition(": ")
    return styled(name + colon, "bold").append(rest)


def help_lines(view: View, speech: Speech) -> list[Text]:
    """What can be typed; then the signs and what they stand for."""
    found = [Text(speech.say("cli-help-answer"))]
    for line in speech.say("cli-help-verbs").splitlines():
        verb, _, meaning = line.partition(" = ")
        found.append(styled(f"  {verb:<22}", "bold").append(meaning))
    legend = Text()
    for name, sign in theme_of(view.game).signs.items():
        word = next((f"{kind}-{name}" for kind in ("element", "card", "face") if speech.has(f"{kind}-{name}")), name)
        legend.append(f"{sign.shape} ", sign.colour).append(f"{speech.say(word)}   ")
    return [*found, styled(speech.say("cli-help-signs"), "dim"), legend] if legend else found
