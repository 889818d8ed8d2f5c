"""Where everything is in a seat's tensor."""

from __future__ import annotations

from koszmar.kernel.observer import Layout

from ..actions.locate import TARGETS
from ..bestiary import ABILITIES, KINDS
from ..characters import CHARACTERS
from ..reactions.verbs import CONDITIONS
from ..rooms import ROOMS
from ..settings import DECKS
from ..state import SIDES
from .catalogue import ITEMS, MISSIONS, REACTIONS
from .vocabulary import SEATS, SECTORS

PHASES = ("setup", "start", "action", "turn-ends", "round-ends")
LEVELS = ("easy", "normal", "nightmare", "impossible")
MOMENTS = (
    "declared", "targets", "before-reveal", "after-reveal", "before-dice", "after-dice", "after-damage", "resolved",
    "end",
)  # fmt: skip
SYMBOLS = ("move", "explore", "fight", "locate", "search", "interact", "health", "sanity")
SHEET_NUMBERS = (
    "health", "sanity", "adrenaline", "marker", "spare-rounds", "nightmare", "kills", "ally-charges", "bullet", "done",
)  # fmt: skip
TILE_FACTS = (
    "shown", "sketched", "hero", "there", "x", "y", *(f"{what}-{side}" for side in SIDES for what in ("way", "door",
    "blocked", "stairs")), "switch", "lit", "danger", *CONDITIONS, "tokens", *ROOMS, *KINDS, "wounded",
)  # fmt: skip
"""What the Hero sees of a sector, or remembers of it."""
TRUTHS = (
    "here",
    "level",
    "row",
    "column",
    "lit",
    "danger",
    *CONDITIONS,
    "tokens",
    "concealed",
    *ROOMS,
    *KINDS,
    "wounded",
)
"""What only the Evil players see."""
MISSION_FACTS = ("work", "growth", "done", "steps")

TENSOR = Layout()
PHASE = TENSOR.add("phase", PHASES)
DIFFICULTY = TENSOR.add("difficulty", LEVELS)
ROUND = TENSOR.add("round", most=30)
TURN = TENSOR.add("turn", most=8)
CHARACTER = TENSOR.add("character", CHARACTERS)
SHEET = TENSOR.add("sheet", SHEET_NUMBERS, most=12)
EXPERIENCE = TENSOR.add("experience", ABILITIES, most=2)
ITEM = TENSOR.add("item", ITEMS, most=9)
UPGRADED = TENSOR.add("upgraded", ITEMS, most=3)
SEARCHED = TENSOR.add("searched", ROOMS)
VISITED = TENSOR.add("visited", ROOMS)
ALLY = TENSOR.add("ally", CHARACTERS)
MISSION = TENSOR.add("mission", MISSIONS)
MISSION_FACT = TENSOR.add("mission-fact", ("sm", "pm", "fm"), MISSION_FACTS, most=6)
TRACK = TENSOR.add("track", most=10)
TRACK_EXTRA = TENSOR.add("track-extra", most=3)
DECK = TENSOR.add("deck", DECKS, most=26)
IN_PLAY = TENSOR.add("deck-in-play", DECKS)
LEADER = TENSOR.add("leader", SEATS)
HAND_SIZE = TENSOR.add("hand-size", SEATS, most=11)
HAND = TENSOR.add("hand", SEATS, REACTIONS, most=2)
UP = TENSOR.add("played-face-up", REACTIONS, most=2)
TOLD = TENSOR.add("told", TARGETS, ("distance", "this-level", "turns-ago"), most=20)
NOISE = TENSOR.add("noise", (*SIDES, "other-level", "this-level"), most=9)
TILE = TENSOR.add("tile", SECTORS, TILE_FACTS, most=20)
TRUE = TENSOR.add("true", SECTORS, TRUTHS, most=7)
ASKED = TENSOR.add("asked", SEATS)
MOMENT = TENSOR.add("moment", MOMENTS)
SYMBOL = TENSOR.add("symbol", SYMBOLS)
SECTOR = TENSOR.add("sector", SECTORS)
