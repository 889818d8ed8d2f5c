"""The Unique Items: Keys, Evidence, Equipment and a lamp. What a scenario does with them stands in its file."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key
from koszmar.parts import dice
from koszmar.parts.board import walk
from koszmar.parts.moments import Answer

from .. import moments
from ..actions.around import beside_me
from ..board import WET, room_of, ways_for
from ..features import LIGHT
from ..injury_cards import WayOut
from ..item_cards import CardAction, ItemCard, item
from ..monsters import in_range
from ..moving import enter, prowl
from ..possessions import FASTENED, discard, flip, gain_random, hand_over
from ..puzzles import OF_CARDS, attempt, put_away
from ..scenario.model import PuzzlePlan
from ..skills import Offers, Roll, die, is_barred, test
from ..state import Card, Scene, Who
from ..tiles import IMPASSABLE
from .using import always, has, in_tests_of, more_dice, rerolls, says, space_of, tagged

KEY, EVIDENCE, EQUIPMENT = "key", "evidence", "equipment"
Helps = dict[Key, Callable[[], int]]


def unique(
    key: str, *traits: str, actions: tuple[CardAction, ...] = (), on: tuple[Answer, ...] = (),
    way_out: WayOut | None = None,
) -> None:  # fmt: skip
    """Enter a Unique Item, or its other side."""
    item(ItemCard(key, "unique", frozenset(traits), actions=actions, on=on, way_out=way_out))


def brings(text: str) -> Answer:
    """When gained: it says this."""
    return moments.gained.by(lambda scene, who, card: says(scene, who, text))


# -- Keys ----------------------------------------------------------------------------------------------------------

LOCKS = {"brass-key": "brass-lock", "gold-key": "gold-lock", "silver-key": "silver-lock"}
"""What a test is about that a key helps with."""
for key, lock in LOCKS.items():
    unique(key, KEY, on=(more_dice(1, tagged(lock)),))


def tries_them_all(scene: Scene, who: Who, puzzle: PuzzlePlan, card: Card) -> Helps:
    """Old Keys: one step more in a puzzle on a lock, per round."""
    if card.used or not (puzzle.kind == "lock" or "lock" in puzzle.tags):
        return {}

    def use() -> int:
        card.used = True
        return 1

    return {"old-keys": use}


unique(
    "old-keys", KEY,
    on=(rerolls("old-keys", tagged("lock", *LOCKS.values())), moments.more_steps.by(tries_them_all)),
)  # fmt: skip
unique(
    "cult-sigil", EVIDENCE, KEY,
    on=(
        more_dice(1, in_tests_of("influence")),
        moments.avoided.by(lambda scene, who, monster: monster.kind == "cultist"),
    ),
)  # fmt: skip
unique("lead-seal", KEY, on=(more_dice(-1, in_tests_of("agility")),))

# -- Evidence ------------------------------------------------------------------------------------------------------


def puts_together(scene: Scene, who: Who, card: Card, choice: Key) -> Flow[None]:
    """Circumstantial Evidence: two Clues, once."""
    discard(scene, who, card)
    yield from says(scene, who, "clue +2")


unique("circumstantial-evidence", EVIDENCE, actions=(CardAction("weigh", always, puts_together),))
unique("conclusive-evidence", EVIDENCE, on=(more_dice(1, in_tests_of("influence", why=("interact",))),))
unique("forensic-evidence", EVIDENCE, on=(more_dice(1, in_tests_of("lore", why=("search", "interact"))),))
unique(
    "incriminating-evidence", EVIDENCE,
    on=(moments.stolen.by(lambda scene, who, card: says(scene, who, "condition cursed")),),
)  # fmt: skip


def looks_closely(scene: Scene, who: Who, card: Card, choice: Key) -> Flow[None]:
    """Photographic Evidence: a Clue, once."""
    yield from says(scene, who, "clue +1")
    flip(scene, who, card)


unique("photographic-evidence", EVIDENCE, actions=(CardAction("examine", always, looks_closely),))
unique("photographic-evidence/back", EVIDENCE)
unique("missing-link", EVIDENCE, on=(brings("clue +1"),))
unique(
    "grotesque-stone", EVIDENCE,
    on=(moments.dice.by(lambda scene, roll: (roll.skill == "lore") - (roll.skill == "will")),),
)  # fmt: skip


def unread(scene: Scene, who: Who, card: Card) -> list[Key]:
    """If there is a page that nobody has read."""
    return [()] if scene.state.pages else []


def reads_on(scene: Scene, who: Who, card: Card, choice: Key) -> Flow[None]:
    """Old Journal: the next page, and a Clue for its reader."""
    from ..scenario.happenings import happen

    state = scene.state
    state.pages -= 1
    state.pages_read += 1
    yield from says(scene, who, "clue +1")
    yield from happen(scene, "page", who=who, value=int(state.pages_read))


unique("old-journal", EVIDENCE, actions=(CardAction("read", unread, reads_on, free=True),))


def burns_them(scene: Scene, roll: Roll, card: Card | None) -> Offers:
    """Ritual Components: two dice more in a lore test, once."""
    assert card is not None
    if roll.skill != "lore" or not has(scene, roll.who, card):
        return {}

    def use() -> None:
        discard(scene, roll.who, card)
        roll.used.append("ritual-components")
        roll.faces += dice.throw(scene.chance, die(scene), 2)
        scene.tell("rerolled", who=roll.who, by="ritual-components", dice=list(roll.faces))

    return {"ritual-components": use}


unique("ritual-components", EVIDENCE, on=(moments.changes.by(burns_them),))
unique("brine-stained-letter", EVIDENCE, on=(brings("tell brine-stained-letter"),))


def held_to_the_light(scene: Scene, who: Who, puzzle: PuzzlePlan, card: Card) -> Helps:
    """Glass Negative: three steps more in a picture puzzle, once."""
    if puzzle.kind != "picture" or not has(scene, who, card):
        return {}

    def use() -> int:
        discard(scene, who, card)
        return 3

    return {"glass-negative": use}


unique("glass-negative", EVIDENCE, on=(moments.more_steps.by(held_to_the_light),))

# -- Equipment -----------------------------------------------------------------------------------------------------


def others_here(scene: Scene, who: Who, card: Card) -> list[Key]:
    """The other investigators in the space."""
    return list(beside_me(scene, who))


def cuffs(scene: Scene, who: Who, card: Card, other: Key) -> Flow[None]:
    """Handcuffs: on somebody else's wrists."""
    if (yield from test(scene, who, "agility", difficulty=2, why="card")) >= 2:
        flip(scene, who, card)
        hand_over(scene, who, int(other), card)  # type: ignore[arg-type]


unique("handcuffs", EQUIPMENT, actions=(CardAction("cuff", others_here, cuffs),))
unique(
    "handcuffs/back", EQUIPMENT, FASTENED, way_out=WayOut("observation", 2, "anyone"),
    on=(moments.cannot.by(lambda scene, who, what: what == "clues"),),
)  # fmt: skip

BOX = "puzzle-box"
OF_CARDS[BOX] = PuzzlePlan(key=BOX, kind="lock", skill="observation", level=5)


def opens(scene: Scene, who: Who, card: Card, choice: Key) -> Flow[None]:
    """Puzzle Box: whoever opens it finds a Common Item."""
    if (yield from attempt(scene, who, BOX)):
        put_away(scene, BOX)
        yield from gain_random(scene, who, "common")
        discard(scene, who, card)


unique(BOX, EQUIPMENT, actions=(CardAction("open", always, opens),))

CLIMBING = walk(IMPASSABLE, WET)


def across(scene: Scene, who: Who, card: Card) -> list[Key]:
    """The spaces behind impassable borders."""
    if is_barred(scene, who, "move"):
        return []
    return list(ways_for(scene.state, CLIMBING).near[space_of(scene, who)])


def climbs(scene: Scene, who: Who, card: Card, space: Key) -> Flow[None]:
    """Rope: one space across an impassable border."""
    yield from enter(scene, who, str(space))


unique("rope", EQUIPMENT, actions=(CardAction("climb", across, climbs),))
unique("tuning-fork", EQUIPMENT, on=(moments.steps.by(lambda scene, who, kind: int(kind == "code")),))


def if_heard(scene: Scene, who: Who, card: Card) -> list[Key]:
    """If a monster is within range."""
    return ["toward", "away"] if in_range(scene, space_of(scene, who)) else []


def blows(scene: Scene, who: Who, card: Card, way: Key) -> Flow[None]:
    """Signal Horn: all monsters within range come nearer, or all go away."""
    space = space_of(scene, who)
    for monster in in_range(scene, space):
        yield from prowl(scene, monster, 1, [space], nearer=way == "toward")


unique("signal-horn", EQUIPMENT, actions=(CardAction("blow", if_heard, blows),))


def unwarded(scene: Scene, who: Who, card: Card) -> list[Key]:
    """If no salt is spread yet."""
    return [] if scene.state.investigators[who].ward else [()]


def spreads_salt(scene: Scene, who: Who, card: Card, choice: Key) -> None:
    """Salt Bag: until the end of the round monsters do not come to one's space of their own."""
    discard(scene, who, card)
    scene.state.investigators[who].ward = True
    scene.tell("salt", who=who)


unique("salt-bag", EQUIPMENT, actions=(CardAction("spread", unwarded, spreads_salt, free=True),))

# -- a lamp --------------------------------------------------------------------------------------------------------


def steadies(scene: Scene, roll: Roll) -> int:
    """Oil Lamp: one die more in will tests, in a room with Darkness."""
    room = room_of(space_of(scene, roll.who))
    return int(roll.skill == "will" and any(room_of(space) == room for space in scene.state.darkness))


unique("oil-lamp", LIGHT, on=(moments.dice.by(steadies),))
