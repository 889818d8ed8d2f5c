"""Where everything is in a seat's tensor."""

from __future__ import annotations

from koszmar.kernel.observer import Layout

from ..cards import DECKS
from ..explorers import EXPLORERS, TRAITS
from ..scenarios import SCENARIOS
from ..tiles import REGIONS, SIDES
from .vocabulary import EVENTS, HELD, PRINTED, SEATS, SLOTS, TILES

PHASES = (
    "explorers", "scenario", "turn-begins", "turn", "turn-ends", "haunt", "monsters-begin", "monsters", "monsters-end",
)  # fmt: skip
ROLES = ("hero", "traitor", "alone", "unknown")
ICONS = (
    *TRAITS, "blood", "nest", "food", "trap", "videotape", "portal", "on", "off", "contract", "altar", "searched",
    "hidden", "small-monster", "number", "rune", "hero", "fire", "obstacle", "secret-passage", "blessing", "other",
)  # fmt: skip
"""What is drawn on a token."""
TOKENS = (*ICONS, "numbers")
"""… and the sum of the numbers on them, as far as the seat sees them."""
PROMPTS = (
    "01-move-circle", "01-teach", "02-call", "02-scatter", "02-step-in", "03-agree", "03-touch", "04-teach", "05-other",
    "06-pair", "07-clue", "07-hand-to", "07-omen", "07-trait", "09-burn", "10-which", "13-lift", "14-body", "15-keep",
    "16-caretaker", "17-mark", "17-send", "18-card", "18-where", "18-which", "20-write", "22-plan", "23-dodge",
    "23-shift", "23-stun", "24-waltz", "26-prune", "27-erase", "27-second", "28-flood", "28-throw", "30-exchange",
    "30-veil", "31-curse", "31-keep", "31-which", "32-bait", "32-cat", "34-manipulate", "34-room", "35-attack",
    "35-salt", "36-flee", "37-chase", "37-robot", "38-target", "40-protect", "40-scry", "41-disable", "41-twist",
    "42-throw", "43-bury", "43-commune", "44-spread", "46-learn", "46-shift", "49-contract", "50-flesh", "50-leap",
    "50-move", "50-pay", "act", "bandage", "be-traitor", "choose-explorer", "choose-monster", "choose-result",
    "choose-scenario", "choose-star", "choose-target", "choose-tile", "damage-kind", "draw-event", "drink-fluid",
    "find-elevator", "gain-trait", "give-ghost", "give-jonah", "haunt-begins", "inhale-moss", "lay-elevator",
    "lay-tile", "move-somebody", "necklace", "passage-end", "pick-up", "place-monster", "place-token", "place-yourself",
    "play-monster", "rearrange", "refuse-tile", "reroll", "roll-with", "secret-elevator", "send-dog", "shake-hand",
    "shine", "take-damage", "take-instead", "tempt-fate", "throw-dynamite", "trade-consent", "trade-give", "trade-want",
    "traitor-begins", "turn-tile", "volunteer", "other",
)  # fmt: skip
"""Every question of the printed game; somebody's own haunt asks ``other``."""
FACES = ("0", "1", "2", "more")
FACTS = (
    "there",
    "flipped",
    *REGIONS,
    *(f"open-{side}" for side in SIDES),
    *(f"way-{side}" for side in SIDES),
    "x",
    "y",
)
"""What is said of a tile as it lies; places are counted from 128."""
HERE = ("monsters", "stunned", "kind-1", "kind-2", "kind-3")
BODY = ("there", "stunned", "readable", *TRAITS, "tokens", "cards")
SLOT_NAMES = tuple(f"monster-{slot}" for slot in range(SLOTS))
LORE_NUMBERS = 6

TENSOR = Layout()
# -- the table ------------------------------------------------------------------------------------------------------
PHASE = TENSOR.add("phase", PHASES)
ROUND = TENSOR.add("round", most=40)
HAUNT = TENSOR.add("haunt", (*map(str, PRINTED), "own"))
TRACK = TENSOR.add("number-track", ("used", "at"), most=9)
SCENARIO = TENSOR.add("scenario", SCENARIOS)
DECK = TENSOR.add("deck", DECKS, most=43)
STACK = TENSOR.add("stack", most=42)
STACK_TOP = TENSOR.add("stack-top", REGIONS)
LAST_EVENT = TENSOR.add("last-event", EVENTS)
ASIDE = TENSOR.add("aside", TOKENS, most=5)
# -- the house ------------------------------------------------------------------------------------------------------
TILE = TENSOR.add("tile", TILES, FACTS)
TILE_SEATS = TENSOR.add("tile-explorers", TILES, SEATS)
TILE_MONSTERS = TENSOR.add("tile-monsters", TILES, HERE, most=4)
TILE_TOKENS = TENSOR.add("tile-tokens", TILES, TOKENS, most=2)
# -- the players ----------------------------------------------------------------------------------------------------
PRESENT = TENSOR.add("present", SEATS)
ACTIVE = TENSOR.add("active", SEATS)
DEAD = TENSOR.add("dead", SEATS)
ROLE = TENSOR.add("role", SEATS, ROLES)
EXPLORER = TENSOR.add("explorer", SEATS, EXPLORERS)
VALUE = TENSOR.add("trait", SEATS, TRAITS, most=8)
SPACE = TENSOR.add("clip", SEATS, TRAITS, most=8)
CARDS = TENSOR.add("cards", SEATS, HELD)
HIDDEN_CARDS = TENSOR.add("hidden-cards", SEATS, DECKS, most=3)
SEAT_TOKENS = TENSOR.add("seat-tokens", SEATS, TOKENS, most=3)
# -- the monsters ---------------------------------------------------------------------------------------------------
MONSTER = TENSOR.add("monster", SLOT_NAMES, BODY, most=8)
# -- what the haunt lets one seat know ------------------------------------------------------------------------------
LORE_TILES = TENSOR.add("lore-tiles", TILES)
LORE_CARDS = TENSOR.add("lore-cards", HELD)
LORE_TRAITS = TENSOR.add("lore-traits", TRAITS)
LORE_SEATS = TENSOR.add("lore-seats", SEATS)
LORE_MONSTERS = TENSOR.add("lore-monsters", SLOT_NAMES)
LORE_NUMBER = TENSOR.add("lore-numbers", map(str, range(LORE_NUMBERS)), most=10)
# -- the question ---------------------------------------------------------------------------------------------------
ASKED = TENSOR.add("asked", SEATS)
PROMPT = TENSOR.add("prompt", PROMPTS)
LEFT = TENSOR.add("left", most=8)
DICE = TENSOR.add("dice", FACES, most=8)
BONUS = TENSOR.add("bonus", most=8)
ABOUT_TILE = TENSOR.add("about-tile", TILES)
ABOUT_SEAT = TENSOR.add("about-seat", SEATS)
ABOUT_MONSTER = TENSOR.add("about-monster", SLOT_NAMES)
ABOUT_TRAIT = TENSOR.add("about-trait", TRAITS)
ABOUT_CARDS = TENSOR.add("about-cards", HELD)
