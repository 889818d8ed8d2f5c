"""Tokens that can be traded pass between heroes; a traitor, who may trade cards with anybody, never gets one."""

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import position, token

TOKENS = {
    16: ("number", "remains", 2),
    24: ("fire", "flame", 0),
    29: ("trait-might", "iron", 0),
    34: ("small-monster", "christina", 0),
    35: ("food-trap", "salt", 0),
    49: ("contract-altar", "contract", 0),
}
NESTS = [token("blood-nest", "nest", tile) for tile in ("basement-landing", "upper-landing")]
"""Without them haunt 35 would be over."""


@pytest.mark.rule("betrayal/tokens.meaning-from-haunt")
@pytest.mark.parametrize("number", TOKENS)
def test_heroes_trade_it_with_one_another_and_not_with_the_traitor(number: int) -> None:
    kind, name, value = TOKENS[number]
    more = NESTS if number == 35 else []
    table = position(haunt=number, revealer=2, places=["hallway"] * 3, track=3,
                     tokens=[token(kind, name, "seat-0", value), *more])  # fmt: skip
    assert not table.offers("trade 2")
    table.choose("trade 1")
    assert table.offers(f"token/{name}")


def test_these_are_all_haunts_with_a_traitor_in_the_house_and_such_tokens() -> None:
    one_traitor = [haunt for haunt in HAUNTS.values() if haunt.kind == "traitor" and haunt.number <= 50]
    in_the_house = [haunt for haunt in one_traitor if haunt.monsters_act != "instead-of-traitor"]
    assert {haunt.number for haunt in in_the_house if haunt.number in moments.tradable.answers} == {*TOKENS}
