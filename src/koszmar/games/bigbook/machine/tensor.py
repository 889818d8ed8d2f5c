"""Where everything is in a seat's tensor."""

from __future__ import annotations

from koszmar.kernel.observer import Layout

from ..cards import CARDS, ELEMENTS
from ..curses import KINDS, STACKS
from ..grimoire import PAGES
from ..magicians import MAGICIANS
from ..settings import supply_stacks
from ..state import LAST_SPACE, PLACES
from .vocabulary import SEATS, SPELL_KEYS

PHASES = ("setup", "monster", "action", "recuperation")
PROMPTS = (
    "action", "block-spell", "choose-magician", "choose-other-player", "choose-player", "cure", "cure-element",
    "destroy-spell", "discard", "discard-for-three", "discard-to-hand-size", "draw-more", "gain-spell", "give-card",
    "give-cards", "give-up-spell", "granted-action", "merge-pair", "multiplier", "name-player", "pay",
    "place-from-discard", "place-from-hand", "put-on-deck", "receive-to-deck", "receive-to-discard", "refresh-spell",
    "remove", "swap-from-hand", "swap-from-support", "take-card", "take-from-discard", "upgrade",
)  # fmt: skip
"""Every question of the game."""
EFFECTS = tuple(sorted({key for stack in STACKS.values() for key in stack}))
CAUSES = (
    *(f"spell-{key}" for key in SPELL_KEYS),
    *(f"curse-effect-{key}" for key in EFFECTS),
    *(f"page-{key}-{part}" for key in PAGES for part in ("invocation", "reward", "failure", "arrival")),
    *(f"magician-{key}-text" for key in MAGICIANS),
)
"""What a question can be part of."""
LEVELS = ("1", "2", "3")
COUNTS = ("present", "mad", "hand", "free-slots", "discard", "deck")
"""What is said of every player in single numbers: there or not, mad or not, and how many cards and places."""
EXHAUSTED, READY = 1, 2
"""A Spell in front of a player."""

TENSOR = Layout()
# -- the board ------------------------------------------------------------------------------------------------------
PHASE = TENSOR.add("phase", PHASES)
LEVEL = TENSOR.add("level", LEVELS)
ROUND = TENSOR.add("round", most=6)
PAGES_LEFT = TENSOR.add("pages-left", most=6)
MARKER = TENSOR.add("marker", map(str, range(LAST_SPACE)))
ROUND_ROW = TENSOR.add("round-row", most=6)
MADNESS_LEFT = TENSOR.add("madness-stack", most=35)
SUPPLY = TENSOR.add("supply", supply_stacks(), most=10)
LIBRARY = TENSOR.add("library", SPELL_KEYS)
LIBRARY_LEFT = TENSOR.add("library-stack", ELEMENTS, most=3)
CURSE_STACK = TENSOR.add("curse-stack", KINDS, most=12)
CURSE_KIND = TENSOR.add("curse-kind", PLACES, KINDS)
CURSE_EFFECT = TENSOR.add("curse-effect", PLACES, EFFECTS)
CURSE_TOKENS = TENSOR.add("curse-tokens", PLACES, ELEMENTS, most=4)
CURSE_MADNESS = TENSOR.add("curse-madness", PLACES, most=4)
CURSE_BLOCKED = TENSOR.add("curse-blocked", PLACES)
LEFT_PAGE = TENSOR.add("left-page", PAGES)
RIGHT_PAGE = TENSOR.add("right-page", PAGES)
REMOVED = TENSOR.add("removed", CARDS, most=10)
# -- the players ----------------------------------------------------------------------------------------------------
ACTIVE = TENSOR.add("active", SEATS)
PLAYER = TENSOR.add("player", SEATS, COUNTS, most=20)
SHEET = TENSOR.add("magician", SEATS, MAGICIANS)
HAND = TENSOR.add("hand", SEATS, CARDS, most=6)
SUPPORT = TENSOR.add("support", SEATS, CARDS, most=3)
DISCARD = TENSOR.add("discard", SEATS, CARDS, most=10)
DECK_TOP = TENSOR.add("deck-top", SEATS, CARDS)
DECK_KNOWN = TENSOR.add("deck-known", SEATS, CARDS, most=3)
SPELLS = TENSOR.add("spells", SEATS, SPELL_KEYS, most=READY)
SPELLS_BLOCKED = TENSOR.add("spells-blocked", SEATS, SPELL_KEYS)
# -- the question ---------------------------------------------------------------------------------------------------
ASKED = TENSOR.add("asked", SEATS)
PROMPT = TENSOR.add("prompt", PROMPTS)
CAUSE = TENSOR.add("cause", CAUSES)
NEEDED = TENSOR.add("needed", ELEMENTS, most=6)
PAID = TENSOR.add("paid", CARDS, most=3)
LEFT = TENSOR.add("left", most=6)
