"""Knowledge: who knows what, declared once by a game as data.

A game yields its ``Secret``s: places in the state, and the seats that know what is there. From that one declaration the
kernel makes everything else. The **mask** of a seat is the state with all that it cannot know replaced by what it can
see of it, a back; views, observers, hints, objections and log lines are made from masks. A **deal** puts the unknown
things elsewhere, as they might lie for all that the seat knows: searches imagine such worlds, and tests compare them.
The **census** counts the components wherever they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from .chance import Chance
from .flow import Decision
from .scene import Scene

Path: TypeAlias = tuple[str | int, ...]
"""The way to a part of the state: names of fields, keys of dicts, places in lists."""
Changes: TypeAlias = list[tuple[Path, str | int, Any]]
"""What is to be put where: the path of a container, a place in it, the new content."""

UNKNOWN = "?"
"""How the back of a thing begins in a masked state; no key of a component does."""


def no_back(thing: Any) -> Any:
    """The back of a thing that shows nothing at all.

    >>> no_back("fire-2"), no_back(7), no_back(["a", "b"]), no_back(None)
    ('?', -1, [], None)
    """
    if isinstance(thing, str):
        return UNKNOWN
    if isinstance(thing, bool) or thing is None:
        return None
    return -1 if isinstance(thing, int) else type(thing)()


def is_unknown(thing: Any) -> bool:
    """Whether a word in a masked state is only the back of something."""
    return isinstance(thing, str) and thing.startswith(UNKNOWN)


class Secret(Struct, frozen=True, gc=False):
    """Places in the state, and who knows what is there."""

    path: Path
    """The way to a list, a dict or a Struct."""
    places: Sequence[str | int]
    """Indexes of the list, keys of the dict, or fields of the Struct."""
    seen_by: Collection[int] = ()
    """The seats that know. A spectator knows nothing that is secret."""
    deck: str = ""
    """Unknown things in places of the same deck might lie in each other's place. Without a deck, the game's
    ``imagine`` makes up what could be there, or ``settle`` works it out from the rest."""
    back: Callable[[Any], Any] = no_back
    """What everybody sees of the thing that is there; two things with equal backs cannot be told apart."""
    echo: bool = False
    """Whether the places only repeat the names of things that lie elsewhere in the deck."""
    kind: Callable[[Any], Any] | None = None
    """How the rules tell things apart here although nobody sees it, such as what is drawn next for some purpose. Tests
    that play the same choices in another truth keep it."""


class Holding(Struct, frozen=True):
    """Where components are: a pattern of paths with ``*`` for "each", and what is counted there."""

    path: tuple[str, ...]
    kind: str = ""
    """Components are called ``(kind, key)`` in the census, or by the key alone; ``*`` stands for the part of the path
    that the last ``*`` found."""
    key: str = ""
    """Where the path leads to Structs, the fields that hold the key; where it leads to a number, the key itself."""
    counts: bool = False
    """Whether the path leads to a dict of counts by key."""
    only: Callable[[Any], bool] | None = None
    """Which of the keys are components; all, if nothing is said."""


class Knowledge(Struct, frozen=True, kw_only=True):
    """Who knows what, and what there is."""

    secrets: Callable[[Scene[Any]], Iterable[Secret]]
    """Everything that not everybody knows."""
    holdings: tuple[Holding, ...] = ()
    """Where the components are. Their census never changes during a match."""
    public: tuple[str, ...] = ()
    """The reviewed list of what everybody always knows: patterns of leaves such as ``magicians.*.sheet``."""
    imagine: Callable[[Scene[Any], int | None, Chance], None] | None = None
    """Make up, in place, secrets without a deck, so that they fit all that a seat knows."""
    settle: Callable[[Scene[Any]], None] | None = None
    """Work out anew, in place, what the state keeps although it follows from secrets that were changed."""

    silence_tells: Callable[[Scene[Any], Decision], bool] | None = None
    """Whether somebody could learn a secret from a question that is not asked because it has a single option."""

    def census(self, state: Any) -> Counter[Hashable]:
        """How many there are of every component."""
        count: Counter[Hashable] = Counter()
        for holding in self.holdings:
            for name, found in _found(state, holding.path, ""):
                kind = name if holding.kind == "*" else holding.kind
                for key, number in _counted(found, holding):
                    if holding.only is None or holding.only(key):
                        count[(kind, key) if kind else key] += number
        return count


# -- masks ---------------------------------------------------------------------------------------------------------


def mask(scene: Scene[Any], secrets: Iterable[Secret], seat: int | None) -> Scene[Any]:
    """The scene as a seat (or a spectator) knows it: what it cannot know is not there, only its back.

    The masked state shares everything else with the true one: read it, never change it.
    """
    secrets = list(secrets)

    def unseen(deck: str) -> list[Any]:
        hidden = unknown_to(scene, [secret for secret in secrets if secret.deck == deck], seat)
        return sorted(slot.thing for slot in hidden.get(deck, []) if not slot.echo)

    state = scene.state.__copy__()
    copies: dict[Path, Any] = {(): state}
    for secret in secrets:
        if seat is not None and seat in secret.seen_by:
            continue
        places, back = secret.places, secret.back
        if not places:
            continue
        box: Any = _own_copy(copies, secret.path)
        if type(box) is list and back is no_back and type(places) is range and len(places) == len(box):
            box[:] = [no_back(box[0])] * len(box)
            continue
        for place in places:
            _put(box, place, back(_child(box, place)))
    return scene.masked(state, unseen)


def _own_copy(copies: dict[Path, Any], path: Path) -> Any:
    """A container of the masked state, copied on the way if it is still shared with the true one."""
    box = copies.get(path)
    if box is None:
        above, name = _own_copy(copies, path[:-1]), path[-1]
        box = _child(above, name)
        box = box.copy() if type(box) is list or type(box) is dict else box.__copy__()
        copies[path] = box
        _put(above, name, box)
    return box


# -- deals ---------------------------------------------------------------------------------------------------------


class Slot(Struct, frozen=True, gc=False):
    """One place with what lies there."""

    path: Path
    place: str | int
    thing: Any
    back: Callable[[Any], Any]
    echo: bool
    kind: Callable[[Any], Any] | None


def unknown_to(scene: Scene[Any], secrets: Iterable[Secret], seat: int | None) -> dict[str, list[Slot]]:
    """Everything a seat cannot know, deck by deck."""
    found: dict[str, list[Slot]] = {}
    for secret in secrets:
        if secret.places and (seat is None or seat not in secret.seen_by):
            box = reach(scene.state, secret.path)
            slots = found.setdefault(secret.deck, [])
            for place in secret.places:
                slots.append(Slot(secret.path, place, _child(box, place), secret.back, secret.echo, secret.kind))
    return found


def deal(slots: Sequence[Slot], chance: Chance) -> list[Any]:
    """For each place of a deck a thing that might lie there instead: each thing once, and no back changes.

    Nothing depends on how the things lie now.
    """
    things = [slot.thing for slot in slots]
    chance.shuffle(things)
    backs = [slot.back(slot.thing) for slot in slots]
    if len({slot.back for slot in slots}) == 1:
        return _by_back(slots, backs, things)
    for place, (slot, back) in enumerate(zip(slots, backs, strict=True)):
        if slot.back(things[place]) != back and not _swapped(slots, backs, things, place):
            return _matched(slots, backs, things)
    return things


def _by_back(slots: Sequence[Slot], backs: list[Any], things: list[Any]) -> list[Any]:
    """All backs show the same: whatever has the same back may lie there."""
    if all(back == backs[0] for back in backs):
        return things
    heaps: dict[Any, list[Any]] = {}
    show = slots[0].back
    for thing in things:
        heaps.setdefault(show(thing), []).append(thing)
    return [heaps[back].pop() for back in backs]


def _swapped(slots: Sequence[Slot], backs: list[Any], things: list[Any], place: int) -> bool:
    """Whether another place could take what does not fit here, in exchange for what does."""
    for other, slot in enumerate(slots):
        fits = slots[place].back(things[other]) == backs[place]
        if fits and slot.back(things[place]) == backs[other] and slot.back(things[other]) == backs[other]:
            things[place], things[other] = things[other], things[place]
            return True
    return False


def _matched(slots: Sequence[Slot], backs: list[Any], things: list[Any]) -> list[Any]:
    """Lay each thing where its back fits, in the shuffled order as far as possible (augmenting paths)."""
    lies: list[int | None] = [None] * len(things)
    """For each thing the place where it is laid."""

    def lay(place: int, tried: set[int]) -> bool:
        slot, back = slots[place], backs[place]
        for number, thing in enumerate(things):
            if number in tried or slot.back(thing) != back:
                continue
            tried.add(number)
            there = lies[number]
            if there is None or lay(there, tried):
                lies[number] = place
                return True
        return False

    picky = [sum(slot.back(thing) == back for thing in things) for slot, back in zip(slots, backs, strict=True)]
    for place in sorted(range(len(slots)), key=picky.__getitem__):
        assert lay(place, set()), "things that lie somewhere cannot all be laid somewhere"
    laid = list(things)
    for number, where in enumerate(lies):
        assert where is not None
        laid[where] = things[number]
    return laid


# -- paths ---------------------------------------------------------------------------------------------------------


def reach(state: Any, path: Path) -> Any:
    """The part of a state that a path leads to."""
    for name in path:
        state = _child(state, name)
    return state


def put(state: Any, changes: Changes) -> None:
    """Change a state, in place."""
    for path, place, thing in changes:
        _put(reach(state, path), place, thing)


def _child(box: Any, name: Any) -> Any:
    return box[name] if type(box) is list or type(box) is dict else getattr(box, str(name))


def _put(box: Any, name: Any, thing: Any) -> None:
    if type(box) is list or type(box) is dict:
        box[name] = thing
    else:
        setattr(box, str(name), thing)


def _found(state: Any, pattern: tuple[str, ...], name: Any) -> Iterator[tuple[Any, Any]]:
    """What a pattern of paths leads to, with the last part that ``*`` stood for; there is nothing in None."""
    if state is None:
        return
    if not pattern:
        yield name, state
    elif pattern[0] == "*":
        for key, part in state.items() if isinstance(state, dict) else enumerate(state):
            yield from _found(part, pattern[1:], key)
    else:
        yield from _found(_child(state, pattern[0]), pattern[1:], name)


def _counted(found: Any, holding: Holding) -> Iterator[tuple[Any, int]]:
    if holding.counts:
        yield from found.items()
    elif isinstance(found, int):
        yield holding.key, found
    elif isinstance(found, list | dict):
        yield from ((key, 1) for key in found)
    else:
        fields = holding.key.split()
        yield (getattr(found, fields[0]) if len(fields) == 1 else tuple(getattr(found, one) for one in fields)), 1
