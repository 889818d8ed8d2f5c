"""Other worlds: how a match might stand for all that a seat knows, reached by the same choices and the same dice.

An imagined world begins where a snapshot was taken, with unknown things lying elsewhere; then the choices since are
made in it too. So every question is asked by rules that know only that world, also in the middle of a step. What a seat
has learned since the snapshot stays as it was; what was hidden since (a pile shuffled face down) is dealt when the
world has caught up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from .chance import Chance
from .flow import Key
from .knowledge import Changes, Heap, Knowledge, Path, Secret, deal, no_back, put, reach, unknown_to
from .scene import Scene

Hidden = dict[str, list[Heap]]
"""What a seat cannot know, deck by deck."""
Fresh = dict[str, frozenset[Any] | None]
"""By deck, the things that were already hidden at the snapshot; None if equal things make them hard to tell apart."""


class World(Struct, frozen=True):
    """What differs in an imagined world."""

    past: Changes
    """What lies elsewhere at the snapshot."""
    present: Changes
    """What the game has made up and can only be put where it belongs once the world has caught up."""
    fresh: Fresh
    """Decks with things that were hidden since the snapshot: they are still to be dealt."""
    instead: dict[Any, Any]
    """For things of which there is one each: what lies in its place. Whoever chose one chose that one here."""

    def choice(self, key: Key) -> Key:
        """What a choice that others cannot see was in this world."""
        if isinstance(key, tuple):
            return tuple(self.instead.get(word, word) for word in key)
        chosen: Key = self.instead.get(key, key)
        return chosen


def imagine(
    now: Scene[Any],
    then: Scene[Any],
    knowledge: Knowledge,
    seat: int | None,
    chance: Chance,
    keep: Collection[int] = (),
    between: Sequence[Hidden] | None = None,
) -> World | None:
    """A world that a seat, by what it knows now, takes for possible, as it was when the snapshot was taken.

    What the seats in ``keep`` know stays as it is. ``between`` is what was hidden from the seat at moments since: it
    remembers what it saw at those. None, if what was dealt does not fit what the seat knew then.
    """
    hidden_now = without_shown(_hidden(now, knowledge, seat, keep), now, seat)
    hidden_then = _hidden(then, knowledge, seat, keep)
    past: Changes = []
    present: Changes = []
    fresh: Fresh = {}
    instead: dict[Any, Any] = {}
    for deck in sorted(hidden_now):
        if deck:
            memory = None if between is None else [moment.get(deck, []) for moment in between]
            moved = _dealt(hidden_now[deck], hidden_then.get(deck, []), memory, chance, fresh, deck, instead)
            if moved is None:
                return None
            past += moved
    if hidden_now.get("") and knowledge.imagine is not None:
        there, truth = _contents(hidden_then.get("", [])), _contents(hidden_now[""])
        lasting = [place for place in truth if place in there]
        for moment in (there, *(_contents(moment.get("", [])) for moment in between or ())):
            if any(moment.get(place) != truth[place] for place in lasting):
                return None  # it changed since: the seat may have seen more of it than it knows now
        for (path, place), thing in _made_up(now, knowledge, seat, chance, truth).items():
            (past if (path, place) in there else present).append((path, (place,), [thing]))
    return World(past, present, fresh, instead)


def _hidden(scene: Scene[Any], knowledge: Knowledge, seat: int | None, keep: Collection[int]) -> Hidden:
    """What a seat cannot know, less what the seats in ``keep`` know."""
    secrets = knowledge.secrets(scene)
    return unknown_to(scene, [one for one in secrets if not _is_kept(one, keep)] if keep else secrets, seat)


def _contents(heaps: Iterable[Heap]) -> dict[tuple[Path, str | int], Any]:
    """What lies in which place."""
    return {(heap.path, place): thing for heap in heaps for place, thing in zip(heap.places, heap.things, strict=True)}


def _is_kept(secret: Secret, keep: Collection[int]) -> bool:
    return any(seat in keep for seat in secret.seen_by)


def without_shown(hidden: Hidden, scene: Scene[Any], seat: int | None) -> Hidden:
    """What is hidden from a seat, less what it was shown in this step."""
    shown = [thing for viewer, thing in scene.shown if viewer is None or viewer == seat]
    if not shown:
        return hidden
    return {deck: [heap.without(shown) for heap in heaps] for deck, heaps in hidden.items()}


def _dealt(
    now: list[Heap],
    then: list[Heap],
    memory: list[list[Heap]] | None,
    chance: Chance,
    fresh: Fresh,
    deck: str,
    instead: dict[Any, Any],
) -> Changes | None:
    """What lies where at the snapshot, after the things of a deck were dealt as they might lie now."""
    if memory is not None:  # the same choices shall lead to the same questions: each thing makes way for its like
        now, then = [_by_kind(heap) for heap in now], [_by_kind(heap) for heap in then]
    memory = memory or []
    lying_now, things_now = _lying(now)
    lying_then, things_then = _lying(then)
    before = set(things_then)
    named = all(isinstance(thing, str) for thing in things_now)  # numbers are no names: they may mean other things
    if named and len(before) == len(things_then) and len(set(things_now)) == len(things_now):
        if not memory and _have_moved(lying_now, lying_then):
            lying_now = [_by_kind(heap) if heap.unseen else heap for heap in lying_now]
        return _renamed(_never_seen(lying_now, memory), then, before, chance, fresh, deck, instead)
    there = _contents(now)
    if all(there == _contents(moment) for moment in (then, *memory)):
        return [(heap.path, heap.places, things) for heap, things in zip(now, deal(now, chance), strict=True)]
    if not memory:  # equal things came and went: they are dealt when the world has caught up
        fresh[deck] = None
        return []
    counts = Counter(things_then)
    learned = counts - Counter(things_now)
    for moment in memory:
        learned |= counts - Counter(_lying(moment)[1])
    free = [heap.without(learned) for heap in lying_then] if learned else lying_then
    return [(heap.path, heap.places, things) for heap, things in zip(free, deal(free, chance), strict=True)]


def _lying(heaps: list[Heap]) -> tuple[list[Heap], list[Any]]:
    """The heaps that hold things and do not only repeat their names, and all those things."""
    lying = [heap for heap in heaps if not heap.echo]
    return lying, [thing for heap in lying for thing in heap.things]


def _have_moved(now: list[Heap], then: list[Heap]) -> bool:
    """Whether rules have moved things since the snapshot that they tell apart and nobody sees."""
    if not any(heap.kind and heap.unseen for heap in now):
        return False
    lay = {thing: (heap.path, place) for heap in then for place, thing in zip(heap.places, heap.things, strict=True)}
    return any(
        lay.get(thing, (heap.path, place)) != (heap.path, place)
        for heap in now
        for place, thing in zip(heap.places, heap.things, strict=True)
    )


def _by_kind(heap: Heap) -> Heap:
    """Places that only things of the same kind may lie in."""
    return replace(heap, back=_both(heap.back, heap.kind), kind=None) if heap.kind else heap


_BOTH: dict[Any, Callable[[Any], Any]] = {}


def _both(one: Callable[[Any], Any], other: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What two looks at a thing show; the same two always make the same look."""
    if one is other:
        return one
    return _BOTH.setdefault((one, other), lambda thing: (one(thing), other(thing)))


def _never_seen(now: list[Heap], memory: list[list[Heap]]) -> list[Heap]:
    """Those things that were hidden at every moment, with all that was seen of their backs."""
    if not memory:
        return now
    looks: dict[Any, Callable[[Any], Any]] = {thing: heap.back for heap in now for thing in heap.things}
    for moment in memory:
        backs = {thing: heap.back for heap in moment if not heap.echo for thing in heap.things}
        looks = {thing: _both(look, backs[thing]) for thing, look in looks.items() if thing in backs}
    return [
        Heap(heap.path, [place], [thing], looks[thing], heap.echo)
        for heap in now
        for place, thing in zip(heap.places, heap.things, strict=True)
        if thing in looks
    ]


def _renamed(
    now: list[Heap],
    then: list[Heap],
    before: set[Any],
    chance: Chance,
    fresh: Fresh,
    deck: str,
    instead: dict[Any, Any],
) -> Changes | None:
    """Things of which there is one each: whatever lies in a thing's place now lay in its place then."""
    if any(thing not in before for heap in now for thing in heap.things):
        fresh[deck] = frozenset(before)
        now = [heap.only(before.__contains__) for heap in now]
    for heap, things in zip(now, deal(now, chance), strict=True):
        instead.update(zip(heap.things, things, strict=True))
    moved: Changes = []
    for heap in then:
        things = [instead.get(thing, thing) for thing in heap.things]
        if things != heap.things:
            if heap.back is not no_back and list(map(heap.back, things)) != list(map(heap.back, heap.things)):
                return None
            moved.append((heap.path, heap.places, things))
    return moved


def _made_up(
    now: Scene[Any],
    knowledge: Knowledge,
    seat: int | None,
    chance: Chance,
    places: Iterable[tuple[Path, str | int]],
) -> dict[tuple[Path, str | int], Any]:
    """What the game makes up for secrets that are no matter of dealing."""
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(now.state), type=type(now.state))
    assert knowledge.imagine is not None
    knowledge.imagine(now.masked(state, now.unseen), seat, chance)
    return {(path, place): reach(state, (*path, place)) for path, place in places}


def catch_up(
    scene: Scene[Any], knowledge: Knowledge, seat: int | None, chance: Chance, world: World, keep: Collection[int]
) -> Changes:
    """What is still to be changed in a world that has caught up: things that were hidden since the snapshot."""
    changes = list(world.present)
    if not world.fresh:
        return changes
    hidden = without_shown(_hidden(scene, knowledge, seat, keep), scene, seat)
    for deck, before in sorted(world.fresh.items()):
        heaps = hidden.get(deck, [])
        lying, _ = _lying(heaps)
        if before is not None:
            lying = [heap.without(before) for heap in lying]
        laid = deal(lying, chance)
        changes += [(heap.path, heap.places, things) for heap, things in zip(lying, laid, strict=True)]
        if before is not None:
            instead = {old: new for heap, things in zip(lying, laid, strict=True)
                       for old, new in zip(heap.things, things, strict=True)}  # fmt: skip
            changes += [(heap.path, heap.places, [instead.get(thing, thing) for thing in heap.things])
                        for heap in heaps if heap.echo]  # fmt: skip
    return changes


def change(scene: Scene[Any], knowledge: Knowledge, changes: Changes) -> None:
    """Make changes to the state, and whatever follows from them."""
    if changes:
        put(scene.state, changes)
        if knowledge.settle is not None:
            knowledge.settle(scene)
