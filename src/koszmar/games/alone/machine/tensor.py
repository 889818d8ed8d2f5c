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
PROMPTS = (
    "act", "adrenaline-or-charges", "agility", "attack-order", "block-door", "block-or-danger", "block-own-door",
    "burn-out", "choose-character", "choose-deck", "clear-token", "condition-or-danger", "courage", "deal",
    "deceive", "deploy", "discard-charge", "discard-item", "doors-or-web", "draw-near", "drone-where",
    "explore-where", "forget", "free-fight", "heal-which", "hold-the-line", "in-the-dark", "in-the-smoke",
    "jack-door", "lie", "locate-first", "locate-guided", "locate-second", "move-creature", "move-where", "mute",
    "name-direction", "name-room", "pick-ability", "pick-creature", "pick-goal", "pick-target", "pilot-covers",
    "place-boss", "place-condition", "place-creature", "place-danger", "precision", "put-out-light", "react",
    "recharge", "redirect", "reroll-misses", "reroll-or-charge", "sanity-or-adrenaline", "sanity-or-dice",
    "sanity-or-draw", "search-how", "second-line", "second-wind", "shut-midway", "sneak", "spare-cell",
    "standard-reaction", "start-turn", "step-on", "throw-away", "tracked-direction", "unblock-door", "upgrade",
    "use-passive",
)  # fmt: skip
IN_THE_DARK = "in-the-dark"
"""All that the Hero knows of a question to the Evil players."""
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
PROMPT = TENSOR.add("prompt", PROMPTS)
MOMENT = TENSOR.add("moment", MOMENTS)
SYMBOL = TENSOR.add("symbol", SYMBOLS)
SECTOR = TENSOR.add("sector", SECTORS)
