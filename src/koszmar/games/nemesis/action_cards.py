"""What an Action card is; the cards themselves are in ``characters``."""

from __future__ import annotations

from msgspec import Struct

from .abilities import Ability


class ActionCard(Struct, frozen=True):
    """A printed Action card."""

    key: str
    ability: Ability | None = None
    """What it does as an Action; None for a card that is only played out of turn."""


ACTION_CARDS: dict[str, ActionCard] = {}
"""Every Action card by key; filled by ``characters``."""


class CharacterCard(Struct, frozen=True):
    """A character: ten Action cards, a starting weapon and two Quest Items."""

    key: str
    deck: tuple[str, ...]
    weapon: str
    quests: tuple[str, str]


CHARACTERS: dict[str, CharacterCard] = {}
"""Every character by key; filled by ``characters``."""


def enter(character: CharacterCard, *cards: ActionCard) -> None:
    """Enter a character and the Action cards that are its own."""
    CHARACTERS[character.key] = character
    for card in cards:
        ACTION_CARDS[card.key] = card
