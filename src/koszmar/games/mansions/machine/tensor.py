"""Where everything is in a seat's tensor."""

from __future__ import annotations

from koszmar.kernel.observer import Layout

from ..bestiary import MONSTERS
from ..condition_cards import CONDITIONS
from ..injury_cards import INJURIES
from ..insanity import NAMES
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..puzzles import OF_CARDS, lock
from ..state import SKILLS
from .vocabulary import LONGEST, SEATS, SPACES, TOKENS, VALUES, scenarios

PHASES = ("setup", "investigators", "turn", "events", "monsters", "horror", "round-ends")
PROMPTS = (
    "act", "choose-investigator", "dice", "evade-whom", "fire-spreads", "flee-from", "forced-move", "horror-of-whom",
    "knock-back",
    "may-move", "monster-way", "push-consent", "puzzle", "quench", "recover-damage", "recover-horror", "steal-skill",
    "steal-what", "story", "trade", "trade-consent", "trade-give", "trade-want", "turn-on-follower", "use-ability",
    "use-card", "use-emboldened", "which-first", "which-investigator", "which-monster", "which-possession",
    "which-space", "which-victim", "who-next", "who-takes", "own-act", "own-damage", "own-horror", "own-is-it-so",
    "own-steps", "own-successes", "own-who", "own-whom", "other",
)  # fmt: skip
"""Every question of the game."""
STORIES = (*scenarios(), "other")
FACTS = ("placed", "fire", "darkness", "passage", "barricade", "slid", "cards")
KINDS = ("search", "interact", "explore", "sight", "person")
FACES = tuple(sorted(ITEMS))
BODY = (
    "present", "out", "done", "clues", "damage", "horror", "health", "sanity", "ability-used", "quench", "ward",
    "followers",
)  # fmt: skip
"""What is said of every investigator in single numbers."""
MILESTONES = tuple(f"{key}/{one}" for key, story in scenarios().items() for one in story.milestones)
OBJECTIVES = tuple(dict.fromkeys(
    one.objective for story in scenarios().values() for one in story.milestones.values() if one.objective
))  # fmt: skip
PUZZLES = (*(f"{key}/{one}" for key, story in scenarios().items() for one in story.puzzles), *OF_CARDS)
DICE = ("success", "investigation", "blank")
DECKS = ("common", "unique", "spell", "condition", "damage", "horror")
BOX = ("barricade", "wall", "door", "search", "explore", "passage", "person")
GUESSED = 6
"""The latest guesses at a code that are told."""
CELLS = lock.SIDE * lock.SIDE

TENSOR = Layout()
# -- the table -------------------------------------------------------------------------------------------------------
PHASE = TENSOR.add("phase", PHASES)
STORY = TENSOR.add("scenario", STORIES)
ROUND = TENSOR.add("round", most=18)
DOOMED = TENSOR.add("doomed")
TURN = TENSOR.add("turn", ("actions", "moves"), most=2)
PAGES = TENSOR.add("pages", most=3)
DECK = TENSOR.add("deck", DECKS, most=40)
TOKENS_LEFT = TENSOR.add("box", BOX, most=16)
MILESTONE = TENSOR.add("milestone", MILESTONES)
OBJECTIVE = TENSOR.add("objective", OBJECTIVES)
QUOTA = TENSOR.add("quotas", most=8)
# -- the board -------------------------------------------------------------------------------------------------------
SPACE = TENSOR.add("space", SPACES, FACTS, most=2)
TOKEN_AT = TENSOR.add("token-at", SPACES, KINDS, most=2)
MONSTER = TENSOR.add("monster", SPACES, MONSTERS, most=2)
HURT = TENSOR.add("monster-damage", SPACES, most=8)
PEOPLE = TENSOR.add("people", SPACES, SEATS)
TOKEN = TENSOR.add("token", TOKENS)
FOLLOWS = TENSOR.add("followers", SEATS, most=2)
# -- the investigators -----------------------------------------------------------------------------------------------
ACTIVE = TENSOR.add("active", SEATS)
CARD = TENSOR.add("investigator", SEATS, INVESTIGATORS)
PERSON = TENSOR.add("person", SEATS, BODY, most=8)
HELD = TENSOR.add("possession", SEATS, FACES)
CONDITION = TENSOR.add("condition", SEATS, CONDITIONS)
FACEUP = TENSOR.add("injury", SEATS, INJURIES, most=2)
# -- what the seat alone knows ---------------------------------------------------------------------------------------
INSANE = TENSOR.add("insane", NAMES.values())
GOAL = TENSOR.add("goal", SEATS)
PUSHES = TENSOR.add("pushes", most=2)
NOTES = TENSOR.add("notes", most=2)
# -- puzzles ---------------------------------------------------------------------------------------------------------
PUZZLE = TENSOR.add("puzzle", PUZZLES, ("begun", "solved"))
PICTURE = TENSOR.add("picture", map(str, range(9)), most=9)
LOCK = TENSOR.add("lock", map(str, range(CELLS)), most=12)
GUESS = TENSOR.add(
    "guesses", map(str, range(GUESSED)), (*map(str, range(1, LONGEST + 1)), "right", "misplaced"), most=5
)
ABSENT = TENSOR.add("absent", map(str, range(1, VALUES + 1)))
ROW = TENSOR.add("row", map(str, range(1, LONGEST + 1)), most=5)
LINK = TENSOR.add("links", map(str, range(1, LONGEST + 1)), most=5)
# -- the question ----------------------------------------------------------------------------------------------------
ASKED = TENSOR.add("asked", SEATS)
PROMPT = TENSOR.add("prompt", PROMPTS)
ABOUT = TENSOR.add("about", SEATS)
FACE = TENSOR.add("dice", DICE, most=5)
SKILL = TENSOR.add("skill", SKILLS)
NUMBER = TENSOR.add("number", ("difficulty", "left", "amount"), most=4)
