"""The monster boxes of haunts 26 to 50: Might, Speed, Sanity, Knowledge, and what damage does."""

import pytest

from koszmar.games.betrayal.haunt import HAUNTS

BOXES = {
    26: {"relative": (4, 4, 3, 4, "stun"), "elder": (7, 5, 6, 6, "stun")},
    28: {"shark": (8, 2, 4, 4, "none")},
    29: {"fae": (2, 6, 4, 4, "none")},
    30: {"guest": (5, 4, 2, 3, "stun")},
    31: {"cursed-item": (5, 4, 5, 5, "stun")},
    32: {"bakeneko": (3, 6, 6, 2, "stun"), "cat": (3, 6, 2, 4, "kill")},
    33: {"photographer": (4, 1, 6, 2, "stun")},
    35: {"slug": (3, 4, 3, 5, "kill")},
    36: {"ghost": (3, 3, 3, 4, "none")},
    37: {"robot": (6, 5, 5, 4, "kill")},
    38: {"neighbour": (5, 2, 3, 5, "kill")},
    39: {"worker": (3, 5, 4, 1, "kill"), "giant-wasp": (6, 5, 5, 5, "stun")},
    40: {"twin": (0, 0, 0, 0, "stun")},
    41: {"house": (7, 0, 5, 5, "none")},
    42: {"dog": (4, 4, 5, 4, "none")},
    43: {"werewolf": (7, 4, 2, 3, "stun")},
    44: {"mannequin": (7, 6, 4, 2, "stun")},
    46: {"small-hair": (5, 7, 2, 3, "stun"), "giant-hair": (7, 1, 6, 4, "stun")},
    48: {"head": (6, 6, 6, 8, "kill")},
    49: {"demon": (6, 4, 4, 5, "stun")},
    50: {"construct": (8, 0, 4, 4, "none")},
}
"""In the order in which they act. Twins have the numbers of their heroes, the Construct's Speed is the Number Track."""


@pytest.mark.rule("betrayal/anatomy.monster-box-traits")
@pytest.mark.parametrize("number", range(26, 51))
def test_every_box_has_its_printed_numbers(number: int) -> None:
    boxes = {one.key: (one.might, one.speed, one.sanity, one.knowledge, one.harm) for one in HAUNTS[number].monsters}
    assert list(boxes.items()) == list(BOXES.get(number, {}).items())
