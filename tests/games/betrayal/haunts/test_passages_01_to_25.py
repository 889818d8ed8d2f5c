"""Haunts 1 to 25: what stands in one book opens to the other side exactly when it is used (secrecy.*)."""

from typing import Any

import pytest

from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.kernel.testing.driver import Driver

TRAITOR = 2
SEATS: tuple[int | None, ...] = (0, 1, TRAITOR, None)
"""Two heroes, the traitor, and a spectator."""
CELLAR: dict[str, Any] = {"places": ["hallway", "hallway", "basement-landing"]}
MEETING: dict[str, Any] = {"places": ["hallway", "upper-landing", "hallway"]}
LOST: dict[str, Any] = {"rolls": [0, ...]}
"""Nobody rolls anything."""
FRAIL_TRAITOR: dict[str, Any] = {**MEETING, "traits": [{}, {}, {"might": 1}], "rolls": [1, 0, ...]}
FRAIL_HERO: dict[str, Any] = {**MEETING, "active": 2, "traits": [{"might": 1}], "rolls": [1, 0, ...]}
CHAPEL, LAB = {"chapel": ("ground", 0, -1, 0)}, {"laboratory": ("ground", 0, -1, 2)}
VAMPIRE, GHOST = (beast(kind, "hallway", token=kind) for kind in ("vampire", "ghost"))
SPIRIT = beast("spirit", "hallway", token="jacks-spirit")
SLIPS = {"secret-slips": ["x"]}
PACK = [beast("gremlin", "hallway", number) for number in (1, 2, 3)]
LIGHT = [beast("illusion", "hallway", number, token="number", value=number) for number in (1, 2)]
MAN = beast("faceless-man", "hallway", token="faceless-man")
SPOOKY = {"house": {"library": ("ground", 0, -1, 0)},
          "monsters": [beast("spooky", "library", token="demon", cards=["book"])]}  # fmt: skip

USES: list[tuple[int, str, dict[str, Any], str]] = [
    (1, "jack", {**MEETING, **LOST, "tokens": [token("trait-might", "jack", "seat-0")]}, "attack unarmed seat-2"),
    (1, "rises", {**FRAIL_TRAITOR, "house": CHAPEL}, "attack unarmed seat-2, might"),
    (1, "returns", {**MEETING, "dead": [2], "active": 1, "monsters": [SPIRIT]}, "end"),
    (13, "drain", {**CELLAR, "active": 2, "track": 3}, "end"),
    (14, "reading", {**CELLAR, "active": 2, "track": 4, "cards": [["book"]]}, "end"),
    (14, "bodies", {**FRAIL_TRAITOR, "monsters": [beast("furniture", "upper-landing")], "track": 4},
     "attack unarmed seat-2, might"),
    (15, "banes", {**MEETING, "rolls": [0] * 4 + [1] * 5, "dead": [2], "cards": [["holy-symbol"]],
                   "monsters": [GHOST]}, "attack sanity ghost-1"),
    (15, "banes", {**MEETING, "rolls": [1, 0, ...], "dead": [2], "cards": [["crossbow"]],
                   "monsters": [VAMPIRE, beast("ghost", "upper-landing", token="ghost")]},
     "attack crossbow vampire-1"),
    (16, "remains", {**CELLAR, "tokens": [token("number", "remains", "seat-0", 2)]},
     "trade 1, token/remains, agree"),
    (16, "remains", {**CELLAR, "dead": [1], "tokens": [token("number", "remains", "seat-1", 2)]},
     "loot 1 token/remains"),
    (16, "burden", {**CELLAR, "active": 1, "tokens": [token("number", "remains", "seat-0", 2)]}, "end"),
    (16, "reserve", {**FRAIL_HERO, "facts": {"reserve": 2}}, "attack unarmed seat-0, might"),
    (17, "slips", {**CELLAR, "facts": {"secret-slips": ["die", "x"]}}, "end"),
    (17, "runes", {"house": ["tower"], "places": ["tower", "hallway", "hallway"], "monsters": PACK,
                   "facts": SLIPS, "rolls": [2, 2, 2]}, "haunt research, gremlin-2"),
    (17, "runes", {**MEETING, **LOST, "cards": [["dynamite"]], "monsters": PACK, "facts": SLIPS,
                   "traits": [{"might": 8, "speed": 8}, {}, {"might": 8, "speed": 8}]},
     "attack dynamite throw, hallway, *"),
    (18, "dispelled", {"places": ["hallway", "hallway", ""], "monsters": LIGHT, "rolls": [2, 2, 2]},
     "haunt confront, illusion-2"),
    (18, "illusions", {"places": ["hallway", "hallway", ""], "monsters": LIGHT, "active": 1}, "end, illusion-1"),
    (19, "sanity", {**MEETING, **LOST, "active": 2, "track": 4}, "attack sanity seat-0"),
    (19, "countdown", {**CELLAR, "active": 2, "track": 4}, "end"),
    (20, "list", {**CELLAR, "house": ["ballroom"], "facts": {"secret-list": ["ballroom"], "hints": []}}, "haunt find"),
    (20, "beaten", {**CELLAR, "facts": {"secret-list": [], "hints": []}, "monsters": [MAN], "rolls": [1, 0, ...]},
     "attack unarmed faceless-man-1"),
    (21, "book", {**SPOOKY, "places": ["library", "hallway", "hallway"], "rolls": [1, 0, ...]},
     "attack unarmed spooky-1"),
    (21, "theft", {**MEETING, "active": 2, "cards": [["book"]], "rolls": [1, 0, ...]},
     "attack unarmed seat-0, book"),
    (22, "command", {"house": LAB | {"secret-staircase": ("basement", 0, 1, 0)},
                     "places": ["secret-staircase", "basement-landing", "laboratory"]}, "move hallway"),
    (22, "zombies", {"house": LAB, "places": ["basement-landing", "basement-landing", "laboratory"], "active": 2,
                     **LOST}, "end"),
    (22, "eaten", {"house": LAB, "places": ["basement-landing", "basement-landing", "laboratory"],
                   "monsters": [beast("zombie", "basement-landing")], "traits": [{"might": 1}],
                   "rolls": [0, 0, 0, 0, 1, 0, ...]}, "attack unarmed zombie-1, might"),
    (24, "flames", {**CELLAR, **LOST, "tokens": [token("fire", "flame", "hallway")]}, "haunt pick-up"),
    (24, "waltz", {**MEETING, **LOST, "active": 2}, "attack speed seat-0"),
    (24, "queen", {**FRAIL_HERO, "house": ["ballroom"], "places": ["ballroom", "hallway", "ballroom"]},
     "attack unarmed seat-0, might"),
    (25, "gift", {**MEETING, "active": 2, "cards": [[], [], ["armor"]], "rolls": [1, 0, ...]},
     "attack unarmed seat-0"),
    (25, "return", {**CELLAR, "dead": [2], "active": 1, "cards": [["armor"]]}, "end"),
    (25, "drain", {**CELLAR, "active": 2, "cards": [["armor"]]}, "end"),
]  # fmt: skip
"""Haunt, passage, a position, and the answers that use the passage (``*``: the first option as long as needed)."""


def table_of(haunt: int, given: dict[str, Any]) -> Driver:
    """The position; its pieces are copied, for tables share nothing."""
    monsters = [beast(one.kind, one.place, int(one.id[-1]), one.token, cards=list(one.cards), value=one.value)
                for one in given.get("monsters", ())]  # fmt: skip
    tokens = [token(one.kind, one.name, one.on, one.value, up=one.up) for one in given.get("tokens", ())]
    return position(**given | {"haunt": haunt, "revealer": 1, "traitor": TRAITOR, "monsters": monsters,
                               "tokens": tokens})  # fmt: skip


def readers(table: Driver, haunt: int, passage: str) -> set[int | None]:
    """Who finds a passage in the books on the table."""
    wanted = f"haunt-{haunt:02}-rule-{passage}"
    return {
        seat
        for seat in SEATS
        for book in table.match.view(seat).books
        for page in book.pages
        if any(one.text is not None and one.text.id == wanted for one in page.passages)
    }


@pytest.mark.rule("betrayal/secrecy.book-secret-until-used")
@pytest.mark.rule("betrayal/secrecy.read-aloud-on-request")
@pytest.mark.parametrize(("haunt", "passage", "given", "answers"), USES, ids=lambda one: str(one)[:20])
def test_a_passage_opens_when_it_is_used(haunt: int, passage: str, given: dict[str, Any], answers: str) -> None:
    table = table_of(haunt, given)
    rules = HAUNTS[haunt]
    own = {seat for seat in (0, 1) if passage in rules.hero_rules} | {
        seat for seat in (TRAITOR,) if passage in rules.traitor_rules
    }
    assert readers(table, haunt, passage) == own, "its own side alone"
    for answer in answers.split(", "):
        if answer != "*":
            table.choose(answer)
    while answers.endswith("*") and table.decision.prompt != "act":
        table.choose(table.offered[0])
    assert readers(table, haunt, passage) == set(SEATS), "everybody"


def test_every_passage_of_these_haunts_is_used_above() -> None:
    printed = {
        (number, passage)
        for number, haunt in HAUNTS.items()
        if number <= 25 and haunt.kind == "traitor"
        for passage in (*haunt.hero_rules, *haunt.traitor_rules)
    }
    assert printed == {(number, passage) for number, passage, _, _ in USES}


def test_a_theft_that_is_not_made_stays_a_secret() -> None:
    table = table_of(21, {**MEETING, "active": 2, "cards": [["book"]], "rolls": [1, 0, ...]})
    table.choose("attack unarmed seat-0", "damage")
    assert readers(table, 21, "theft") == {TRAITOR}
