"""Every rule that stands in one book alone, haunts 26 to 50: the other side may read it once it is used, not before.

The traitor sits in seat 2, Josef and Stephanie are the heroes; all are in the Hallway unless a use says otherwise.
"""

from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.tiles import TILES
from koszmar.kernel.testing.driver import Driver

HALF = range(26, 51)
WEAK = [{"might": 1}]
WEAK_TRAITOR = [{}, {}, {"might": 1}]
GONE = {"places": ["hallway", "hallway", ""], "dead": [2]}
"""The traitor has no explorer any more."""
DRAW = [0, ...]
WON = [2, 2, *DRAW]
MONSTERS = {"active": 2, "phase": "monsters-begin"}
ALTAR = token("contract-altar", "altar", "entrance-hall")
NESTS = [token("blood-nest", "nest", tile) for tile in ("basement-landing", "upper-landing")]
DNA = [token("hero", "dna", f"seat-{seat}", seat + 1) for seat in (0, 1)]
LAST = [tile for tile in TILES if tile != "chapel"]
"""All tiles but one, for a stack with nothing else in it."""
DOG = [beast("dog", "hallway", token="demon-dog")]
WASP = beast("giant-wasp", "hallway", token="giant-wasp")
HAIR = [beast("giant-hair", "hallway", token="giant-hair-monster"), beast("small-hair", "hallway")]
ANTIDOTE = [token("number", "antidote", "seat-0", 1)]


def trapped(*seats: int) -> list[Any]:
    """Who has which Captivity tokens, and a Portal in the Hallway."""
    return [token("videotape-portal", "portal", "hallway"), *(token("hero", "trapped", f"seat-{one}") for one in seats)]


class Use(NamedTuple):
    """A rule, the choices of which the last one uses it, and the table."""

    haunt: int
    passage: str
    choices: tuple[str, ...]
    given: dict[str, Any]


def use(haunt: int, passage: str, *choices: str, **given: Any) -> Use:
    """The last of these choices uses the rule."""
    return Use(haunt, passage, choices, given)


def trade(haunt: int, passage: str, kind: str, name: str, *more: Any, **given: Any) -> Use:
    """A hero gives the other a token."""
    tokens = [token(kind, name, "seat-0"), *more]
    return use(haunt, passage, "trade 1", f"token/{name}", "agree", tokens=tokens, **given)


HIT_TRAITOR = "attack unarmed seat-2"
HIT_HERO = "attack unarmed seat-0"
USES = [
    use(26, "elder", "end", active=2, facts={"turns": 1}, tokens=[ALTAR], rolls=DRAW),
    use(27, "learned", HIT_TRAITOR, "27-die 0", tokens=[token("hero", "learned", "seat-0")], rolls=DRAW),
    use(27, "learned", HIT_TRAITOR, "mask", cards=[[], [], ["mask"]], rolls=WON),
    use(27, "erased", HIT_TRAITOR, tokens=[token("rune", "word", "hallway")], rolls=[1, *DRAW]),
    trade(28, "explosives", "food-trap", "trap", **GONE),
    use(28, "rise", "end", **GONE, house=["kitchen"]),
    trade(29, "iron", "trait-might", "iron"),
    use(29, "speed", "attack speed seat-0", active=2, rolls=DRAW),
    use(30, "omens", HIT_TRAITOR, cards=[["idol"]], rolls=DRAW),
    use(30, "omens", "attack dagger seat-2", cards=[["dagger"]], rolls=DRAW),
    use(30, "omens", "trade 1", "dog", "agree", cards=[["dog"]]),
    use(30, "omens", "discover 0", stack=["chapel"]),
    use(30, "omens", "use mask", cards=[["mask"]]),
    use(30, "altar", "discover 0", stack=["chapel"], gone=LAST),
    use(30, "veil", HIT_HERO, "lift", active=2, cards=[["idol"]], rolls=["idol", *DRAW]),
    use(30, "veil", HIT_HERO, "leave", "might", active=2, cards=[["idol"]], traits=WEAK, rolls=WON),
    use(30, "stubborn", HIT_TRAITOR, rolls=WON),
    use(30, "bound", "move entrance-hall", active=2, places=["upper-landing", "upper-landing", "hallway"],
        tokens=[ALTAR]),
    use(30, "bound", "discover 0", active=2, places=["upper-landing", "upper-landing", "hallway"], stack=["chapel"],
        gone=LAST),
    use(31, "mind", "attack sanity cursed-item-1", rolls=DRAW,
        monsters=[beast("cursed-item", "hallway", token="number", cards=["map"])]),
    use(31, "symbol", "end", cards=[["holy-symbol"]], rolls=DRAW),
    use(33, "camera", HIT_TRAITOR, cards=[[], [], ["magic-camera"]], traits=[{}, {}, {"might": 1, "speed": 1}],
        rolls=WON),
    use(33, "essence", HIT_HERO, active=2, tokens=[token("hero", "essence", "seat-2", 1)], rolls=DRAW),
    use(33, "glass", "attack unarmed photographer-1", monsters=[beast("photographer", "hallway")], rolls=WON),
    trade(34, "christina", "small-monster", "christina", track=5),
    use(34, "christina", "loot 1 token/christina", dead=[1], track=5,
        tokens=[token("small-monster", "christina", "seat-1")]),
    use(34, "return", "end", active=1, dead=[2], track=5),
    trade(35, "salt", "food-trap", "salt", *NESTS),
    use(35, "salt", HIT_HERO, "might", active=2, traits=WEAK, tokens=[*NESTS, token("food-trap", "salt", "seat-0")],
        rolls=WON),
    use(35, "taken", "done", "seat-0", **MONSTERS, tokens=NESTS, monsters=[beast("slug", "hallway")],
        rolls=[0, 0, 0, 0, *WON]),
    use(36, "steal", HIT_TRAITOR, "map", cards=[[], [], ["map"]], rolls=WON),
    use(36, "flees", HIT_TRAITOR, rolls=WON),
    use(36, "dead", HIT_HERO, "might", active=2, traits=WEAK, rolls=WON),
    use(37, "rebirth", HIT_TRAITOR, "might", traits=WEAK_TRAITOR, tokens=DNA, track=2, rolls=WON),
    use(38, "host", HIT_TRAITOR, "might", traits=WEAK_TRAITOR, track=2, monsters=[beast("neighbour", "hallway")],
        rolls=WON),
    use(38, "guests", "done", **MONSTERS, track=1, house=["kitchen"], monsters=[beast("neighbour", "hallway")],
        rolls=DRAW),
    use(39, "brood", "attack unarmed giant-wasp-1", **GONE, track=3, monsters=[WASP], rolls=DRAW),
    trade(39, "brood", "blood-nest", "egg", **GONE, track=3),
    use(39, "brood", "worker-1", "attack might seat-0", "might", **GONE | MONSTERS, track=3, traits=WEAK,
        tokens=[token("blood-nest", "egg", "seat-0")], monsters=[beast("worker", "hallway")],
        rolls=[0, 0, 0, 0, 0, *WON]),
    use(39, "hatch", "done", **GONE | MONSTERS, track=3, tokens=[token("blood-nest", "egg", "hallway")],
        monsters=[WASP], rolls=DRAW),
    use(40, "twins", "attack unarmed twin-1", rolls=WON,
        monsters=[beast("twin", "hallway", value=0), beast("twin", "hallway", 2, value=1)]),
    use(40, "mask", HIT_TRAITOR, "mask", cards=[[], [], ["mask"]], monsters=[beast("twin", "hallway")], rolls=WON),
    use(42, "sanity", "attack sanity dog-1", monsters=DOG, rolls=DRAW),
    use(42, "food", "dog-1", "attack might seat-0", "throw", **MONSTERS, monsters=DOG,
        tokens=[token("food-trap", "food", "seat-0")], rolls=DRAW),
    use(42, "beaten", "attack unarmed dog-1", monsters=DOG, rolls=WON),
    use(43, "hidden", "haunt hide", track=6, rolls=[2, 2, 2, 0],
        monsters=[beast("werewolf", "basement-landing", token="werewolf")]),
    use(44, "spread", "end", active=2, tokens=[token("fire", "fire", "upper-landing")]),
    use(44, "stairs", "move ground-floor-staircase", places=["basement-landing", "hallway", "hallway"]),
    use(44, "wax", HIT_TRAITOR, rolls=WON),
    use(45, "sequel", HIT_TRAITOR, "might", traits=WEAK_TRAITOR, track=2, rolls=WON),
    use(45, "dramatic", HIT_HERO, active=2, track=2, house=["dining-room"], places=["dining-room"] * 3, rolls=DRAW),
    use(46, "antidote", "attack unarmed giant-hair-1", **GONE, monsters=HAIR, tokens=ANTIDOTE, rolls=DRAW),
    use(46, "antidote", "small-hair-1", "attack might seat-0", "might", **GONE | MONSTERS, monsters=HAIR, traits=WEAK,
        tokens=ANTIDOTE, facts={"reserve": 1}, rolls=[*[0] * 7, *WON]),
    use(46, "turned", "small-hair-1", "attack might seat-0", "might", **GONE | MONSTERS, monsters=HAIR, traits=WEAK,
        facts={"reserve": 1}, rolls=[*[0] * 7, *WON]),
    use(47, "moves", "end", tokens=trapped(0, 1), rolls=DRAW),
    use(47, "trade", "move hallway", places=["entrance-hall", "hallway", "upper-landing"], tokens=trapped(1, 2)),
    use(47, "trade", "haunt escape", tokens=trapped(0, 1), rolls=[2, 2, 2]),
    use(47, "trade", HIT_HERO, active=2, tokens=trapped(2, 2), rolls=WON),
    use(47, "tale", "attack sanity seat-0", active=2, tokens=trapped(0, 1), rolls=DRAW),
    use(47, "knight", HIT_TRAITOR, "might", traits=WEAK_TRAITOR, tokens=trapped(0, 1), rolls=WON),
    use(48, "skull", "end", cards=[["skull"]], rolls=[2, 2, 1, 0]),
    use(48, "host", HIT_TRAITOR, "might", traits=WEAK_TRAITOR, rolls=WON),
    use(49, "contract", "attack unarmed demon-1", "token/contract", rolls=WON,
        monsters=[beast("demon", "hallway", token="demon")], tokens=[token("contract-altar", "contract", "demon-1")]),
    trade(49, "contract", "contract-altar", "contract"),
    use(49, "sanity", "attack sanity seat-0", active=2, rolls=DRAW),
    use(50, "explosives", "haunt set", "speed", **GONE, track=2, house=["kitchen"], cards=[["map"]],
        tokens=[token("food-trap", "explosive", "aside")] * 2, rolls=[2, 2, 2, 0]),
    use(50, "consumed", "construct-1", "haunt eat-house", **GONE | MONSTERS, track=2, house=["kitchen", "salon"],
        monsters=[beast("construct", "kitchen", token="construct")], rolls=DRAW),
]  # fmt: skip


def reads(table: Driver, seat: int, use: Use) -> bool:
    """Whether the rule stands in a book that this seat sees."""
    texts = [one.text for book in table.match.view(seat).books for page in book.pages for one in page.passages]
    return f"haunt-{use.haunt:02}-rule-{use.passage}" in [text.id for text in texts if text]


@pytest.mark.rule("betrayal/secrecy.book-secret-until-used")
@pytest.mark.parametrize("use", USES, ids=[f"{one.haunt}-{one.passage}-{one.choices[-1]}" for one in USES])
def test_a_rule_is_open_to_the_other_side_once_it_is_used(use: Use) -> None:
    given: dict[str, Any] = {"haunt": use.haunt, "revealer": 2, "places": ["hallway"] * 3, **deepcopy(use.given)}
    table = position(**given)
    own, other = (0, 2) if use.passage in HAUNTS[use.haunt].hero_rules else (2, 0)
    *before, last = use.choices
    table.choose(*before)
    assert reads(table, own, use)
    assert not reads(table, other, use)
    table.choose(last)
    assert reads(table, other, use)


@pytest.mark.rule("betrayal/secrecy.book-secret-until-used")
def test_no_rule_of_one_book_alone_is_missing_here() -> None:
    alone = {(number, key) for number in HALF for key in {*HAUNTS[number].hero_rules} ^ {*HAUNTS[number].traitor_rules}}
    assert {(one.haunt, one.passage) for one in USES} == alone
