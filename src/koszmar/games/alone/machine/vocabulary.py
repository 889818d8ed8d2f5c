"""Every answer in this game with a number of its own, seen from the seat that answers.

Sectors have names that say nothing (``s07``), and so have their numbers. What is written with several words has a block
of its own for each form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.observer import NO_INDEX, Vocabulary, relative_seats

from ..actions import MOST_AT_ONCE
from ..actions.locate import TARGETS
from ..bestiary import ABILITIES, KINDS, ORDINARY
from ..characters import CHARACTERS
from ..reactions.verbs import CONDITIONS
from ..rooms import ROOMS
from ..settings import DECKS
from ..state import SIDES
from .catalogue import ITEMS, MISSIONS, REACTIONS, STANDARD

SEATS = relative_seats(4)
SECTORS = tuple(f"s{number:02}" for number in range(1, 41))
"""More than any station has."""
CREATURES = (*(f"{kind}#{number}" for kind in ORDINARY for number in range(1, 4)), "colonel#1", "chrysalis#1")
FIGURES = tuple(f"{kind}-{number}" for kind in KINDS for number in range(1, 4))
HEARD = (*SIDES, "here", "other-level", "this-level", "-", "")
"""What can be told about a noise, and nothing at all."""
PLACES = tuple(str(place) for place in range(12))
"""Places among the Hero's items; before he discards he may have more than six."""
STATUS = ("health", "sanity")
WORDS = (
    "adrenaline", "ally", "bullet-time", "burn", "charge", "charges", "cover", "decline", "dice", "done", "doors",
    "draw", "give-up", "go", "hero", "hold", "keep", "let", "no", "none", "one", "pass", "pay", "reroll", "rest",
    "roll", "run", "spare", "step", "stop", "strike", "three", "use", "web", "here", "other-level", "this-level",
    *STATUS, *SIDES, *CHARACTERS, *DECKS, *ABILITIES,
)  # fmt: skip
STEPS = (
    "plain", "with-charge", "pay", "finish", "repair", "arm", "safeties", "sample", "one-charge", "two-charges",
    "own-blood", "seal", "pump", "serve", "charge",
)  # fmt: skip
"""What an Interact can do for a mission."""
HIDDEN = (
    "danger", "condition", "switch", *(f"side-{side}" for side in range(4)),
    *(f"token-{token}" for token in ("sabotage", "arm", "safeties", "charge")), *CREATURES,
)  # fmt: skip


def _joined(*parts: Iterable[str]) -> Iterator[str]:
    return (" ".join(words).rstrip() for words in product(*map(tuple, parts)))


VOCABULARY = Vocabulary()
_FORMS: dict[str, Iterable[str]] = {
    "word": dict.fromkeys(WORDS),
    "sector": SECTORS,
    "target": dict.fromkeys(target for target in TARGETS if target not in WORDS),
    "creature": CREATURES,
    "figure": FIGURES,
    "item": ITEMS,
    "item-place": _joined(ITEMS, PLACES),
    "act-move": _joined(["move"], (*SIDES, *ROOMS)),
    "act-explore": _joined(["explore"], SIDES),
    "act-fight": _joined(["fight"], FIGURES),
    "act-locate": _joined(["locate"], TARGETS),
    "act-search": _joined(["search"], ("one", "three")),
    "act-switch": _joined(["interact switch"], SIDES),
    "act-condition": ["interact condition"],
    "act-mission": _joined(["interact"], MISSIONS, STEPS),
    "act-use": _joined(["use"], ITEMS, map(str, range(1, MOST_AT_ONCE + 1)), ("", *PLACES)),
    "start": [
        *_joined(("heal", "steady-hands", "ally heal"), STATUS), "ally sacrifice", "ally bullet-time",
    ],
    "upgrade": _joined(["upgrade"], ITEMS, PLACES, PLACES),
    "upgrade-free": _joined(("free", "ally"), ITEMS, PLACES),
    "door": _joined(("block", "unblock"), SIDES),
    "play": _joined(["play"], REACTIONS),
    "card": REACTIONS,
    "goal": _joined(TARGETS, SECTORS),
    "down": _joined(["down"], REACTIONS, STANDARD),
    "go": _joined(CREATURES, SECTORS, HEARD),
    "open": _joined(CREATURES, ["unblock"], SECTORS),
    "stay": _joined(CREATURES, ["stay"]),
    "deploy": _joined(ORDINARY, SECTORS, HEARD),
    "lay": _joined(("danger", "condition", *CONDITIONS), SECTORS),
    "between": _joined(SECTORS, SECTORS),
    "slam": _joined(["door"], SECTORS, SECTORS),
    "hide": _joined(["hide"], HIDDEN),
    "fake": _joined(["fake"], ("danger", "switch", *CONDITIONS)),
    "lie": _joined(TARGETS, ("-2", "-1", "1", "2")),
    "deal": _joined(SEATS, DECKS),
}  # fmt: skip
for _block, _names in _FORMS.items():
    VOCABULARY.add(_block, _names)


@cache
def table() -> dict[str, int]:
    """Every answer as a record writes it, and its number; a deal is written from the seat's own side."""
    found: dict[str, int] = {}
    for block, numbers in VOCABULARY.blocks.items():
        for number in numbers:
            found.setdefault(VOCABULARY.names[number].removeprefix(block).strip(), number)
    return found


def indices(decision: Decision, seat: int, players: int) -> list[int]:
    """The number of each option, for the seat that answers."""
    if decision.prompt == "deal":
        numbers = table()
        return [numbers.get(_deal(key, seat, players), NO_INDEX) for key in decision.options]
    try:
        return [_NUMBERS[key] for key in decision.options]
    except KeyError:
        for key in decision.options:
            _NUMBERS[key] = table().get(notation(key).strip(), NO_INDEX)
        return [_NUMBERS[key] for key in decision.options]


_NUMBERS: dict[Key, int] = {}
"""The numbers of the answers that were asked for so far, which is quicker to look up than how a record writes them."""


def _deal(key: Key, seat: int, players: int) -> str:
    assert isinstance(key, tuple)
    return f"{SEATS[(int(key[0]) - seat) % players]} {key[1]}"
