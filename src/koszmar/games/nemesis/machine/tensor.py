"""Where everything is in a seat's tensor."""

from __future__ import annotations

from koszmar.kernel.observer import Layout

from ..action_cards import ACTION_CARDS, CHARACTERS
from ..combat import COMBAT_DIE
from ..enemies import ENEMIES
from ..item_cards import COLOURS, ITEMS
from ..noise import NOISE_DIE
from ..objectives import OBJECTIVES
from ..quests import QUESTS
from ..rooms import ROOMS
from ..ship import TECHNICAL
from ..wounds import SERIOUS_WOUNDS
from .vocabulary import CARDS, CRAFTED, KINDS, LINKS, PODS, SEATS, SLOTS, THINGS

PHASES = ("draft", "round", "turn", "turn-ends", "time", "attacks", "fire", "event", "lurking", "bag")
STATUSES = ("aboard", "pod", "hibernating", "launched", "dead")
PROMPTS = (
    "act", "analyse", "assess-threat", "body-armour", "calm-down", "choose-character", "compose", "compose-discard",
    "covered", "discard", "discard-drugs", "discard-item", "discard-smoke", "dress-wound", "drop-heavy", "engine-order",
    "fire-on", "heal-wound", "interrupt", "keep-item", "keep-objective", "launch", "motion-tracker", "panic-bandages",
    "panic-courage", "panic-destroy", "panic-discard", "panic-lose-card", "panic-weapon", "pay",
    "pick-character-covered", "pick-character-motivate", "pick-character-objective", "pick-character-order",
    "pick-character-stun", "pick-colour", "pick-component", "pick-contamination", "pick-craft", "pick-door",
    "pick-doors", "pick-intruder", "pick-lock", "pick-pod", "pick-room-airlock", "pick-room-break", "pick-room-crawl",
    "pick-room-doors", "pick-room-douse", "pick-room-intranet", "pick-room-look", "pick-room-lure", "pick-room-move",
    "pick-room-order", "pick-room-outside", "pick-room-throw", "pick-tape", "pick-weapon", "reroll", "set-destination",
    "steel-nerves", "trade-agree", "trade-back", "trade-give", "trade-with", "wait-in-pod", "which-use", "other",
)  # fmt: skip
"""Every question of the printed game."""
TILES = tuple(ROOMS)
TOKENS = ("malfunction", "doors", "fire", "danger", "silence", "slime", "lair")
"""Exploration tokens, by what they do."""
LYING = ("corpse-blue", "corpse", "egg", "carcass")
"""Heavy Objects; the corpses of players are counted together."""
HEAVY = (*(key for key in THINGS if ITEMS[key].heavy), *LYING)
FACTS = ("explored", "items", "fire", "malfunction", "airlock")
DOORS = ("noise", "closed", "destroyed")
POD = ("there", "section-b", "locked", "launched", "people")
BODY = (
    "present", "number", "light", "insanity", "slime", "larva", "signal", "passed", "hand", "deck", "discard", "pod",
)  # fmt: skip
"""What is said of every character in single numbers."""
BAG = tuple(dict.fromkeys(("blank", "insanity", "seeder", *KINDS)))
WEAKNESSES = tuple(key for enemy in ENEMIES.values() for key in enemy.weaknesses)
EVENTS = tuple(dict.fromkeys(key for enemy in ENEMIES.values() for key in enemy.events))
ATTACKS = tuple(dict.fromkeys(key for enemy in ENEMIES.values() for key in enemy.attacks))
PANIC = tuple(dict.fromkeys(key for enemy in ENEMIES.values() for key in enemy.panic))
COORDINATES = tuple(map(str, range(1, 9)))
FACES = tuple(dict.fromkeys((*NOISE_DIE, *COMBAT_DIE)))
WHAT = tuple(dict.fromkeys((*sorted(ACTION_CARDS), *THINGS, *TILES, *PANIC)))
"""What somebody does that may be interrupted."""

TENSOR = Layout()
# -- the table ------------------------------------------------------------------------------------------------------
PHASE = TENSOR.add("phase", PHASES)
ENEMY = TENSOR.add("enemy", ENEMIES)
MODE = TENSOR.add("cooperative")
ROUND = TENSOR.add("round", most=15)
TIME = TENSOR.add("time", most=15)
DESTRUCT = TENSOR.add("self-destruct", ("active", "left"), most=6)
ACTIONS = TENSOR.add("actions", most=2)
EGGS = TENSOR.add("eggs", most=8)
LAIRS = TENSOR.add("lairs-destroyed", most=3)
MET = TENSOR.add("met")
QUEEN = TENSOR.add("queen-dead")
DESTINATION = TENSOR.add("destination", "abcd")
WEAKNESS = TENSOR.add("weakness", ("0", "1", "2"), WEAKNESSES)
IN_BAG = TENSOR.add("bag", BAG, most=8)
CRAFT = TENSOR.add("crafted-left", CRAFTED, most=3)
DECK = TENSOR.add("deck", ("events", "attacks", "panic", *COLOURS), most=30)
EVENT_PILE = TENSOR.add("event-discard", EVENTS)
ATTACK_PILE = TENSOR.add("attack-discard", ATTACKS)
PANIC_PILE = TENSOR.add("panic-discard", PANIC, most=2)
# -- the ship -------------------------------------------------------------------------------------------------------
TILE = TENSOR.add("tile", SLOTS, TILES)
TOKEN = TENSOR.add("token", SLOTS, TOKENS)
ROOM = TENSOR.add("room", SLOTS, FACTS, most=4)
OBJECT = TENSOR.add("object", SLOTS, LYING, most=2)
PEOPLE = TENSOR.add("people", SLOTS, SEATS)
INTRUDER = TENSOR.add("intruder", SLOTS, KINDS, most=2)
INJURIES = TENSOR.add("injuries", SLOTS, KINDS, most=4)
CORRIDOR = TENSOR.add("corridor", (link for link in LINKS if link != TECHNICAL), DOORS)
TECHNICAL_NOISE = TENSOR.add("technical-noise")
PODS_AT = TENSOR.add("pod", map(str, range(1, PODS + 1)), POD, most=2)
# -- the characters -------------------------------------------------------------------------------------------------
FIRST = TENSOR.add("first-player", SEATS)
ACTIVE = TENSOR.add("active", SEATS)
CHARACTER = TENSOR.add("character", SEATS, CHARACTERS)
STATUS = TENSOR.add("status", SEATS, STATUSES)
PERSON = TENSOR.add("person", SEATS, BODY, most=10)
WOUND = TENSOR.add("wound", SEATS, SERIOUS_WOUNDS, most=3)
DRESSED = TENSOR.add("dressed", SEATS, SERIOUS_WOUNDS, most=3)
DISCARD = TENSOR.add("discard", SEATS, CARDS, most=4)
HELD = TENSOR.add("hands", SEATS, HEAVY, most=2)
AMMO = TENSOR.add("ammo", SEATS, HEAVY, most=6)
BACKS = TENSOR.add("inventory", SEATS, (*COLOURS, "blue", "own"), most=7)
KNOWN = TENSOR.add("known-items", SEATS, THINGS, most=3)
QUEST = TENSOR.add("quests", SEATS, sorted(QUESTS))
OBJECTIVE = TENSOR.add("objective", SEATS, OBJECTIVES, most=2)
# -- what the seat alone knows --------------------------------------------------------------------------------------
HAND = TENSOR.add("hand", CARDS, most=4)
ENGINE = TENSOR.add("engine", ("1", "2", "3"), ("working", "damaged", "others-know"), most=5)
COURSE = TENSOR.add("coordinates", COORDINATES)
COURSE_KNOWN = TENSOR.add("coordinates-known", SEATS)
NEXT_EVENT = TENSOR.add("next-event", EVENTS)
# -- the question ---------------------------------------------------------------------------------------------------
ASKED = TENSOR.add("asked", SEATS)
PROMPT = TENSOR.add("prompt", PROMPTS)
FACE = TENSOR.add("face", FACES)
ABOUT = TENSOR.add("about", WHAT)
ABOUT_SEAT = TENSOR.add("about-seat", SEATS)
COST = TENSOR.add("cost", ("cost", "paid"), most=3)
