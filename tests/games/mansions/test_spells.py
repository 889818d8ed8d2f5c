"""The Spells: six fronts, thirty backs (section 16.5 of the facts)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.mansions.house import B, S, clues, conditions, dealt, offers, possessions, suffered

from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.kernel.testing.driver import Driver

HERE, NEXT = "ballroom.a", "ballroom.b"


def caster(*spells: str, **more: Any) -> Driver:
    """Ilja Brandt, lore 4, will 4, with Spells; Hanna Voss is with him unless somebody else is named."""
    own = {name: more.pop(name) for name in ("clues",) if name in more}
    other = more.pop("other", someone("hanna-voss", HERE))
    return position(someone("ilja-brandt", HERE, *spells, **own), other, **more)


# -- fronts --------------------------------------------------------------------------------------------------------


@pytest.mark.content("mansions/spell/shriveling")
@pytest.mark.rule("mansions/spell.attack")
@pytest.mark.rule("mansions/spell.other-copy")
def test_shriveling_is_an_attack_at_a_distance_and_is_replaced_by_another_copy() -> None:
    table = caster("shriveling-1", monsters=[("riot", NEXT)])
    table.choose(("attack", "shriveling", "riot-1"), rolls=["A1", [S, B, B, B], "shriveling-3"])
    assert dealt(table) == 3
    assert possessions(table) == ["shriveling-3"]
    assert "shriveling-1" in table.state.decks["spell"]


@pytest.mark.content("mansions/spell/wither")
def test_wither_is_weaker_and_surer() -> None:
    table = caster("wither-1", monsters=[("riot", NEXT)])
    table.choose(("attack", "wither", "riot-1"), rolls=["A1", [S, B, B, B, B], "wither-2"])
    assert dealt(table) == 2


@pytest.mark.content("mansions/spell/wrack")
def test_wrack_is_an_attack_in_ones_own_space() -> None:
    assert not offers(caster("wrack-1", monsters=[("riot", NEXT)]), "attack", "wrack")
    table = caster("wrack-1", monsters=[("riot", HERE)])
    table.choose(("attack", "wrack", "riot-1"), rolls=["A1", [S, B, B, B], "wrack-2"])
    assert dealt(table) == 4


@pytest.mark.content("mansions/spell/feed-the-mind")
@pytest.mark.parametrize(("successes", "focused", "found"), [(0, False, 0), (1, True, 0), (3, True, 1)])
def test_feed_the_mind_focuses_somebody_within_range(successes: int, focused: bool, found: int) -> None:
    table = caster("feed-the-mind-1", other=someone("hanna-voss", NEXT))
    dice = [*[S] * successes, *[B] * (4 - successes)]
    table.choose(("card", "feed-the-mind", "cast", 1), rolls=[dice, "feed-the-mind-5"])
    assert ("focused" in conditions(table, 1)) == focused
    assert clues(table, 1) == found
    assert possessions(table) == ["feed-the-mind-5"]


@pytest.mark.content("mansions/spell/feed-the-mind")
def test_feed_the_mind_does_not_reach_farther_than_range() -> None:
    table = caster("feed-the-mind-1", other=someone("hanna-voss", "study.a"))
    assert offers(table, "card", "feed-the-mind", "cast", 0)
    assert not offers(table, "card", "feed-the-mind", "cast", 1)


@pytest.mark.content("mansions/spell/flesh-ward", "mansions/spell/instill-bravery")
@pytest.mark.parametrize(("spell", "kind"), [("flesh-ward", "damage"), ("instill-bravery", "horror")])
def test_a_ward_prevents_a_card_for_each_success(spell: str, kind: str) -> None:
    table = caster(deed=("search", f"{kind} 3 facedown"), other=someone("odile-carrow", NEXT, f"{spell}-1"))
    table.choose(DEED)
    assert (table.decision.prompt, table.decision.seat) == ("use-card", 1)
    table.choose("yes", rolls=[[S, S, B, B, B], f"{spell}-2"])
    assert sum(suffered(table)) == 1
    assert possessions(table, 1) == [f"{spell}-2"]


@pytest.mark.content("mansions/spell/flesh-ward", "mansions/spell/instill-bravery")
@pytest.mark.parametrize(("spell", "kind"), [("flesh-ward", "horror"), ("instill-bravery", "damage")])
def test_a_ward_does_not_help_against_the_other_kind_or_out_of_range(spell: str, kind: str) -> None:
    table = caster(f"{spell}-1", deed=("search", f"{kind} 1 facedown"))
    assert table.choose(DEED).decision.prompt == "act"
    other = "damage" if kind == "horror" else "horror"
    far = someone("hanna-voss", "study.a", f"{spell}-1")
    table = caster(deed=("search", f"{other} 1 facedown"), other=far)
    assert table.choose(DEED).decision.prompt == "act"


@pytest.mark.content("mansions/spell/flesh-ward")
def test_nobody_has_to_use_a_ward() -> None:
    table = caster("flesh-ward-2", deed=("search", "damage 1 facedown"))
    table.choose(DEED, "no")
    assert suffered(table) == (1, 0)
    assert possessions(table) == ["flesh-ward-2"]


# -- backs ---------------------------------------------------------------------------------------------------------

NO = [B, B, B, B]
BACKS: list[tuple[str, list[Any], Callable[[Driver], bool]]] = [
    ("shriveling-1", [], lambda table: suffered(table) == (0, 0)),
    ("shriveling-2", [], lambda table: suffered(table) == (0, 1)),
    ("shriveling-3", [NO], lambda table: suffered(table) == (1, 0)),
    ("shriveling-4", [], lambda table: conditions(table) == ["dazed"]),
    ("shriveling-5", [], lambda table: dealt(table) == 4 and suffered(table) == (0, 1)),
    ("wither-1", [], lambda table: suffered(table) == (0, 0)),
    ("wither-2", [], lambda table: suffered(table) == (0, 1)),
    ("wither-3", [NO], lambda table: suffered(table) == (0, 1)),
    ("wither-4", [NO], lambda table: table.state.darkness == [HERE]),
    ("wither-5", [], lambda table: table.state.monsters[0].still and suffered(table) == (1, 0)),
    ("wrack-1", [], lambda table: suffered(table) == (0, 0)),
    ("wrack-2", [], lambda table: suffered(table) == (1, 0)),
    ("wrack-3", [[S, B, B, B]], lambda table: suffered(table) == (0, 1)),
    ("wrack-4", [], lambda table: conditions(table) == ["restrained"]),
    (
        "wrack-5", [],
        lambda table: (dealt(table), dealt(table, "deep-one-1"), suffered(table, 1), suffered(table))
        == (4, 2, (1, 0), (0, 0)),
    ),
]  # fmt: skip


@pytest.mark.content(
    "mansions/spell/shriveling",
    "mansions/spell/wither",
    "mansions/spell/wrack",
)
@pytest.mark.rule("mansions/spell.flip-resolve")
@pytest.mark.parametrize(
    ("copy", "rolls", "then"),
    [pytest.param(*row, id=row[0]) for row in BACKS],
)
def test_the_back_of_an_attack_spell(copy: str, rolls: list[Any], then: Callable[[Driver], bool]) -> None:
    kind = copy[:-2]
    there = HERE if kind == "wrack" else NEXT
    table = caster(copy, monsters=[("riot", there), ("deep-one", there)])
    new = f"{kind}-1" if copy != f"{kind}-1" else f"{kind}-2"
    dice = [S, B, B, B, B] if kind == "wither" else [S, B, B, B]
    table.choose(("attack", kind, "riot-1"), rolls=["A1", dice, *rolls, new])
    assert then(table)
    assert possessions(table) == [new]


@pytest.mark.content(
    "mansions/spell/feed-the-mind",
)
@pytest.mark.rule("mansions/spell.flip-resolve")
@pytest.mark.parametrize(
    ("copy", "rolls", "then"),
    [
        pytest.param(*row, id=row[0])
        for row in (
            ("feed-the-mind-1", [], lambda table: suffered(table) == (0, 0)),
            ("feed-the-mind-2", [], lambda table: suffered(table) == (0, 1)),
            ("feed-the-mind-3", [NO], lambda table: clues(table) == 0),
            ("feed-the-mind-4", ["cursed-1"], lambda table: conditions(table) == ["cursed"]),
            ("feed-the-mind-5", [], lambda table: clues(table, 1) == 1 and suffered(table) == (0, 1)),
        )
    ],
)
def test_the_back_of_feed_the_mind(copy: str, rolls: list[Any], then: Callable[[Driver], bool]) -> None:
    table = caster(copy, clues=1)
    new = "feed-the-mind-1" if copy != "feed-the-mind-1" else "feed-the-mind-2"
    table.choose(("card", "feed-the-mind", "cast", 1), rolls=[[S, B, B, B], *rolls, new])
    assert then(table)
    assert possessions(table) == [new]


@pytest.mark.content(
    "mansions/spell/flesh-ward",
    "mansions/spell/instill-bravery",
)
@pytest.mark.rule("mansions/spell.flip-resolve")
@pytest.mark.parametrize(
    ("copy", "kind", "rolls", "then"),
    [
        pytest.param(*row, id=row[0])
        for row in (
            ("flesh-ward-1", "damage", [], lambda table: suffered(table) == (1, 0)),
            ("flesh-ward-2", "damage", [], lambda table: suffered(table) == (2, 0)),
            ("flesh-ward-3", "damage", [], lambda table: suffered(table) == (1, 1)),
            ("flesh-ward-4", "damage", [[B, B, B], "poisoned-1"], lambda table: conditions(table) == ["poisoned"]),
            ("flesh-ward-5", "damage", [[S, S, B, B]], lambda table: suffered(table) == (1, 0)),
            ("instill-bravery-1", "horror", [], lambda table: suffered(table) == (0, 1)),
            ("instill-bravery-2", "horror", [], lambda table: suffered(table) == (0, 2)),
            ("instill-bravery-3", "horror", [[B, B, B]], lambda table: suffered(table, 1) == (0, 1)),
            ("instill-bravery-4", "horror", [], lambda table: conditions(table) == ["dazed"]),
            ("instill-bravery-5", "horror", [[S, S, B, B]], lambda table: suffered(table) == (0, 1)),
        )
    ],
)
def test_the_back_of_a_ward(copy: str, kind: str, rolls: list[Any], then: Callable[[Driver], bool]) -> None:
    table = caster(copy, deed=("search", f"{kind} 2 facedown"))
    new = f"{copy[:-1]}{1 if not copy.endswith('1') else 2}"
    table.choose(DEED).choose("yes", rolls=[[S, B, B, B], *rolls, new])
    assert then(table)
    assert possessions(table) == [new]


@pytest.mark.content("mansions/spell/flesh-ward", "mansions/spell/instill-bravery")
@pytest.mark.parametrize(("copy", "kind"), [("flesh-ward-5", "damage"), ("instill-bravery-5", "horror")])
def test_a_ward_that_burns_out_is_lost_without_enough_lore(copy: str, kind: str) -> None:
    table = caster(copy, deed=("search", f"{kind} 2 facedown"))
    table.choose(DEED).choose("yes", rolls=[[S, B, B, B], [S, B, B, B]])
    assert possessions(table) == []


@pytest.mark.rule("mansions/spell.flip-resolve")
@pytest.mark.rule("mansions/spell.other-copy")
def test_a_spell_whose_back_makes_its_caster_drop_it_is_discarded_and_replaced_all_the_same() -> None:
    table = position(
        someone("ilja-brandt", "ballroom.a", "wrack-2"), monsters=[("riot", "ballroom.a")],
        top={"damage": ["butterfingers-1"]},
    )  # fmt: skip
    table.choose(("attack", "wrack", "riot-1"), rolls=["A1", [S, B, B, B], "wrack-4"])
    assert (possessions(table), table.state.dropped) == (["wrack-4"], {})
    assert "wrack-2" in table.state.decks["spell"]
