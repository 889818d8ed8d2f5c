"""Cards in a terminal: a chip of two or three characters, a small drawn card, or a line with its name and text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import RenderableType
from rich.text import Text

from koszmar.kernel.view import Card, Message

from ..speech import Speech
from .flow import styled
from .theme import Theme

STATES = {"exhausted": "↷", "blocked": "×", "hidden": ""}
"""Signs that follow a card which is not ready."""


class Brush:
    """What every drawing needs: the words, the theme, and which things can be touched by which option."""

    def __init__(self, speech: Speech, theme: Theme, touched: Mapping[str, list[int]] | None = None) -> None:
        self.speech = speech
        self.theme = theme
        self.touched = touched or {}
        self.sheets: dict[tuple[int, int], list[RenderableType]] = {}
        """Maps that were drawn already, by size and width: one table is tried in many forms."""

    def number(self, id: str) -> str:
        """The number of the one option that touches a thing; nothing if there is none, or more than one."""
        numbers = self.touched.get(id, [])
        return str(numbers[0]) if len(numbers) == 1 else ""

    def chip(self, card: Card) -> Text:
        """A card as a sign and a number: ``≈2``; one without either by its name."""
        sign = self.theme.sign(card.element) or self.theme.sign(card.face)
        if sign is None:
            return styled(STATES["blocked"], "dim") if card.state == "blocked" else Text(self.speech.say(card.title))
        chip = styled(sign.shape, sign.colour)
        if card.pips:
            chip.append(str(card.pips), sign.colour)
        if card.state in ("exhausted", "blocked"):
            chip.append(STATES[card.state])
            chip.stylize("dim")
        if card.id in self.touched:
            chip.stylize("bold")
        return chip

    def badges(self, card: Card) -> Text:
        """What lies on a card: signs where there are any, else a number."""
        line = Text()
        for badge in card.badges:
            line.append("+", "dim")
            if token := self.theme.sign(badge.icon):
                line.append(token.shape * badge.count, token.colour)
            else:
                line.append(str(badge.count), "dim")
        return line

    def counted(self, card: Card) -> Text:
        """A chip, what lies on it, and how many there are of it."""
        chip = self.chip(card).append_text(self.badges(card))
        if card.count != 1:
            chip.append(f"×{card.count}", "dim")
        return self.with_number(card.id, chip)

    def named(self, card: Card) -> Text:
        """A chip, the card's name, dimmed if the card is not ready, and what lies on it."""
        line = self.chip(card)
        name = self.speech.say(card.title)
        if line.plain != name:
            sign = self.theme.sign(card.element)
            line.append(f" {name}", "dim" if card.state != "ready" else sign.colour if sign else "")
        if card.badges:
            line.append(" ").append_text(self.badges(card))
        if card.count != 1:
            line.append(f" ×{card.count}", "dim")
        return self.with_number(card.id, line)

    def with_number(self, id: str, line: Text) -> Text:
        """A line, and the number of the option that touches its thing."""
        number = self.number(id)
        return line.append(f"[{number}]", self.theme.light) if number else line

    def price(self, message: Message) -> Text:
        """What an option costs or brings: as signs of an element where it is one, otherwise in words."""
        element, count = message.args.get("element"), message.args.get("count")
        if isinstance(element, Message) and isinstance(count, int) and (sign := self.theme.sign(element.id)):
            return styled(sign.shape * count, sign.colour)
        parts = message.args.get("needed")
        if isinstance(parts, list) and all(isinstance(part, Message) for part in parts):
            return Text(" ").join(self.price(part) for part in parts)
        return styled(self.speech.say(message), "dim")

    def row(self, cards: Iterable[Card]) -> Text:
        """Chips in a row, each as often as it is there."""
        chips: list[Text] = []
        for card in cards:
            chip = self.chip(card).append_text(self.badges(card))
            chips += [self.with_number(card.id, chip.copy()) if copy == 0 else chip for copy in range(card.count)]
        return Text(" ").join(chips)

    def heap(self, cards: Iterable[Card]) -> Text:
        """Chips in a row, each with its count."""
        return Text(" ").join(self.counted(card) for card in cards)

    def drawn(self, cards: Iterable[Card], empty: int = 0) -> list[Text]:
        """Small cards side by side, three lines high, then empty slots; the number of an option stands on the edge."""
        lines = [Text(), Text(), Text()]
        for card in cards:
            for _ in range(card.count):
                self._draw(lines, card)
        for _ in range(empty):
            for line, part in zip(lines, ("╭┄┄╮", "┆  ┆", "╰┄┄╯"), strict=True):
                line.append(part, f"dim {self.theme.frame}")
        return lines

    def _draw(self, lines: list[Text], card: Card) -> None:
        edge = self.theme.light if card.id in self.touched else self.theme.frame
        face = self.chip(card)
        width = max(2, face.cell_len)
        face.append(" " * (width - face.cell_len))
        lines[0].append(f"╭{'─' * width}╮", edge)
        lines[1].append("│", edge).append_text(face).append("│", edge)
        lines[2].append(f"╰{self.number(card.id):─<{width}}╯", edge)
