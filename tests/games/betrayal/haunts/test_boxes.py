"""The monster boxes of all haunts: Might, Speed, Sanity, Knowledge, and what damage does."""

import pytest

from koszmar.games.betrayal.haunt import HAUNTS

BOXES = {
    1: {"spirit": (5, 3, 4, 4, "none")},
    3: {"feverish": (6, 5, 3, 3, "stun")},
    4: {"realtor": (5, 3, 6, 4, "stun")},
    5: {"cherub": (8, 4, 8, 8, "none")},
    7: {"mirror-being": (4, 3, 6, 4, "stun")},
    8: {"housekeeper": (5, 4, 5, 5, "stun")},
    12: {"hand": (5, 3, 4, 4, "none")},
    13: {"cultist": (5, 3, 3, 3, "kill")},
    14: {"furniture": (6, 3, 4, 2, "stun")},
    15: {"ghost": (4, 4, 5, 5, "none"), "vampire": (5, 4, 5, 5, "stun"), "werewolf": (6, 4, 4, 4, "stun")},
    16: {"ghost": (5, 4, 4, 4, "stun")},
    17: {"gremlin": (5, 6, 6, 2, "stun")},
    18: {"illusion": (0, 0, 0, 0, "none")},
    19: {"spirit": (7, 3, 4, 3, "stun")},
    20: {"faceless-man": (5, 2, 5, 5, "none")},
    21: {"spooky": (6, 6, 6, 8, "none"), "horror": (5, 3, 4, 3, "stun")},
    22: {"zombie": (5, 2, 2, 2, "kill")},
    23: {"robot": (2, 6, 2, 2, "none")},
    24: {"dancer": (3, 6, 3, 2, "stun"), "queen": (7, 6, 4, 5, "stun")},
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
"""In the order in which they act. Illusions and Twins have the numbers of those they look like, the Construct's Speed
is the Number Track; what pushes or protects a monster instead is tested with its haunt."""


@pytest.mark.rule("betrayal/anatomy.monster-box-traits")
@pytest.mark.parametrize("number", sorted(HAUNTS))
def test_every_box_has_its_printed_numbers(number: int) -> None:
    boxes = {one.key: (one.might, one.speed, one.sanity, one.knowledge, one.harm) for one in HAUNTS[number].monsters}
    assert list(boxes.items()) == list(BOXES.get(number, {}).items())
