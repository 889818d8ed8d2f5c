"""What investigators have: gained, dropped, picked up, spent, discarded, flipped, and what chance decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from tests.games.mansions.house import (
    HERE,
    NEXT,
    B,
    I,
    S,
    clues,
    conditions,
    mythos,
    offers,
    only,
    possessions,
    suffered,
)

from koszmar.games.mansions.injury_cards import copies
from koszmar.games.mansions.proof.positions import DEED, position, someone
from koszmar.games.mansions.state import DAMAGE, HORROR
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.testing.driver import Driver

T = TypeVar("T")


def brandt(*items: Any, others: tuple[Any, ...] = (), **more: Any) -> Driver:
    """Ilja Brandt in the Ballroom: observation 4, lore 4."""
    own = {name: more.pop(name) for name in ("clues", "damage", "horror", "conditions") if name in more}
    return position(someone("ilja-brandt", HERE, *items, **own), *others, **more)


# -- gained --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/gain.card")
@pytest.mark.parametrize(("card", "deck"), [("whiskey", "common"), ("photographic-evidence", "unique")])
def test_a_card_that_is_gained_leaves_its_deck_and_lies_art_side_up(card: str, deck: str) -> None:
    table = brandt(deed=("search", f'gain "{card}"')).choose(DEED)
    assert possessions(table) == [card]
    assert table.state.investigators[0].possessions[0].up
    assert card not in table.state.decks[deck]


@pytest.mark.rule("mansions/gain.card")
def test_a_condition_that_is_gained_leaves_its_deck() -> None:
    table = brandt(deed=("search", "condition dazed"))
    before = sum(key.startswith("dazed") for key in table.state.decks["condition"])
    table.choose(DEED)
    assert (conditions(table), table.state.investigators[0].conditions[0].up) == (["dazed"], True)
    assert sum(key.startswith("dazed") for key in table.state.decks["condition"]) == before - 1


@pytest.mark.rule("mansions/gain.spell")
@pytest.mark.parametrize("copy", [1, 3, 5])
def test_of_a_spell_a_random_copy_is_gained_art_side_up(copy: int) -> None:
    table = brandt(deed=("search", 'gain "wither"')).choose(DEED, rolls=[f"wither-{copy}"])
    assert possessions(table) == [f"wither-{copy}"]
    assert f"wither-{copy}" not in table.state.decks["spell"]


@pytest.mark.rule("mansions/gain.clue")
def test_clues_that_are_gained_lie_before_the_investigator() -> None:
    table = brandt(clues=1, deed=("search", "clue +2")).choose(DEED)
    assert (clues(table), table.events("clues")) == (3, [{"who": 0, "amount": 2, "left": 3}])


# -- dropped and picked up -----------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/drop.how")
def test_what_is_dropped_lies_in_the_space() -> None:
    table = brandt("axe", others=(someone("hanna-voss", NEXT, "rope"),), deed=("search", "each anyone\n  drop own"))
    table.choose(DEED)
    assert {space: [card.key for card in cards] for space, cards in table.state.dropped.items()} == {
        HERE: ["axe"], NEXT: ["rope"],
    }  # fmt: skip
    assert (possessions(table), possessions(table, 1)) == ([], [])


@pytest.mark.rule("mansions/pick-up.how")
def test_what_is_picked_up_lies_faceup_before_the_investigator() -> None:
    table = brandt("torch/back", dropped={HERE: ["whiskey/back"]})
    table.choose(("trade",), ("pick-up", "whiskey"), "done")
    assert (possessions(table), table.state.dropped) == (["torch/back", "whiskey"], {})
    table = brandt(dropped={NEXT: ["axe"]})
    assert not offers(table, "trade")


# -- discarded -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/discard.card-back")
def test_discarded_cards_return_to_their_decks() -> None:
    table = brandt("bandages", "circumstantial-evidence", "wither-2", damage=["graze-1"], conditions=["dazed-1"],
                   deed=("search", "cure dazed\nlose wither"), turn={"actions": 3})  # fmt: skip
    table.choose(("card", "bandages", "bandage", 0), rolls=["graze-1"])
    table.choose(("card", "circumstantial-evidence", "weigh"), DEED)
    assert (possessions(table), conditions(table)) == ([], [])
    decks = table.state.decks
    assert "bandages" in decks["common"]
    assert "circumstantial-evidence" in decks["unique"]
    assert "wither-2" in decks["spell"]
    assert "dazed-1" in decks["condition"]
    assert all(decks[name] == sorted(decks[name]) for name in ("common", "unique", "spell", "condition"))


@pytest.mark.rule("mansions/discard.card-back")
def test_a_card_that_was_flipped_may_be_gained_anew_from_its_deck() -> None:
    table = brandt("whiskey/back", deed=("search", 'lose whiskey\ngain "whiskey"')).choose(DEED)
    assert possessions(table) == ["whiskey"]


@pytest.mark.rule("mansions/discard.damage-horror")
@pytest.mark.parametrize(("kind", "verb", "card"), [(DAMAGE, "mend", "graze-1"), (HORROR, "calm", "numb-1")])
def test_a_discarded_injury_is_shuffled_into_its_deck(kind: str, verb: str, card: str) -> None:
    order = sorted(copies(kind), key=lambda key: key[::-1])
    table = brandt(deed=("search", f"{verb} 1"), orders=[order], **{kind: [card]})
    assert card not in table.state.decks[kind]
    table.choose(DEED, rolls=[card])
    assert (suffered(table), table.state.decks[kind]) == ((0, 0), order)


# -- spent ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/spend.cost")
@pytest.mark.rule("mansions/spend.optional")
def test_what_is_spent_is_discarded_and_nobody_has_to_spend() -> None:
    table = brandt(clues=2, deed=("search", "test observation 1\n  pass\n    gain axe"))
    table.choose(DEED, rolls=[[I, B, B, B]])
    kept = table.fork().choose("keep")
    assert (clues(kept), possessions(kept)) == (2, [])
    table.choose("clue")
    assert (clues(table), possessions(table)) == (1, ["axe"])


@pytest.mark.rule("mansions/spend.must-have")
def test_nobody_spends_what_he_does_not_have() -> None:
    table = brandt(others=(someone("hanna-voss", HERE, clues=3),), deed=("search", "test observation 1"))
    assert table.choose(DEED, rolls=[[I, B, B, B]]).decision.prompt == "act"
    table = brandt(clues=1, deed=("search", "test observation 1")).choose(DEED, rolls=[[I, I, B, B]])
    assert table.choose("clue").decision.prompt == "act"
    table = mythos("nothing-left-to-give", someone("ilja-brandt", HERE, clues=1), someone("jonah-pike", NEXT, clues=2))
    assert (suffered(table), clues(table), table.decision.seat) == ((1, 1), 1, 1)


# -- flipped -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("mansions/flip.def")
def test_a_flipped_card_stays_as_it_is_until_something_flips_it_again() -> None:
    table = brandt("photographic-evidence", story=only("flavour-1"))
    table.choose(("card", "photographic-evidence", "examine"))
    assert (possessions(table), table.events("flips")[0]["up"]) == (["photographic-evidence/back"], False)
    table.choose("end", "end", 0)
    assert (table.state.round, possessions(table)) == (2, ["photographic-evidence/back"])
    assert not offers(table, "card")


@pytest.mark.rule("mansions/flip.def")
def test_an_injury_that_is_flipped_faceup_or_facedown_stays_so() -> None:
    table = brandt(damage=["broken-leg-1"], deed=("search", "reopen damage")).choose(DEED, rolls=["broken-leg-1"])
    assert table.state.investigators[0].damage[0].up
    table.choose(("recover", 0, "broken-leg", "lore"), rolls=[[S, S, B, B]])
    assert not table.state.investigators[0].damage[0].up


# -- chance --------------------------------------------------------------------------------------------------------


class Witness(SeededChance):
    """Chance that keeps among what it has picked."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.among: list[list[Any]] = []

    def pick(self, things: Sequence[T]) -> T:
        self.among.append(list(things))
        return super().pick(things)

    def copy(self) -> Witness:
        twin = Witness(self.seed)
        twin.among = self.among
        return twin


@pytest.mark.rule("mansions/random.equal")
@pytest.mark.rule("mansions/random.investigator-example")
def test_a_random_investigator_is_any_of_them_with_equal_chances() -> None:
    chance = Witness("anybody")
    crew = [someone(key, HERE) for key in ("hanna-voss", "jonah-pike", "amina-feld")]
    table = brandt(others=tuple(crew), deed=("search", "random anyone\n  clue +1"), chance=chance).choose(DEED)
    assert chance.among == [[0, 1, 2, 3]]
    assert sorted(clues(table, who) for who in range(4)) == [0, 0, 0, 1]
    found = set()
    for seed in range(24):
        chance = Witness(f"anybody {seed}")
        table = brandt(others=tuple(crew[:1]), deed=("search", "random anyone\n  clue +1"), chance=chance).choose(DEED)
        found.add(clues(table))
    assert found == {0, 1}


@pytest.mark.rule("mansions/random.equal")
@pytest.mark.rule("mansions/random.item-example")
def test_a_random_item_is_any_of_them_with_equal_chances() -> None:
    chance = Witness("anything")
    table = brandt("axe", "rope", "wither-1", "torch", deed=("search", "drop random item"), chance=chance).choose(DEED)
    assert chance.among == [["axe", "rope", "torch"]]  # a Spell is no Item
    assert len(possessions(table)) == 3


@pytest.mark.rule("mansions/random.equal")
def test_a_random_card_of_a_deck_is_any_name_in_it_whatever_the_copies() -> None:
    chance = Witness("a spell")
    brandt("wither-1", deed=("search", "gain random spell"), chance=chance).choose(DEED)
    assert chance.among[0] == ["feed-the-mind", "flesh-ward", "instill-bravery", "shriveling", "wither", "wrack"]
