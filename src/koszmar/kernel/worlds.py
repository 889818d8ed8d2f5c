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
from .knowledge import Changes, Knowledge, Path, Secret, Slot, deal, put, reach, unknown_to
from .scene import Scene

Hidden = dict[str, list[Slot]]
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
    known = [secret for secret in knowledge.secrets(now) if not _is_kept(secret, keep)]
    hidden_now = without_shown(unknown_to(now, known, seat), now, seat)
    hidden_then = unknown_to(then, [one for one in knowledge.secrets(then) if not _is_kept(one, keep)], seat)
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
        made_up = _made_up(now, knowledge, seat, chance, hidden_now[""])
        there, truth = _contents(hidden_then), _contents(hidden_now)
        for moment in (there, *map(_contents, between or ())):
            if any(
                moment.get(where) != truth[where] for path, place, _ in made_up if (where := (path, place)) in there
            ):
                return None  # it changed since: the seat may have seen more of it than it knows now
        for change in made_up:
            (past if change[:2] in there else present).append(change)
    return World(past, present, fresh, instead)


def _contents(hidden: Hidden) -> dict[tuple[Path, str | int], Any]:
    """What is in the places of secrets that are no matter of dealing."""
    return {(slot.path, slot.place): slot.thing for slot in hidden.get("", [])}


def _is_kept(secret: Secret, keep: Collection[int]) -> bool:
    return any(seat in keep for seat in secret.seen_by)


def without_shown(hidden: Hidden, scene: Scene[Any], seat: int | None) -> Hidden:
    """What is hidden from a seat, less what it was shown in this step."""
    shown = {thing for viewer, thing in scene.shown if viewer is None or viewer == seat}
    if not shown:
        return hidden
    return {deck: [slot for slot in slots if slot.thing not in shown] for deck, slots in hidden.items()}


def _dealt(
    now: list[Slot],
    then: list[Slot],
    memory: list[list[Slot]] | None,
    chance: Chance,
    fresh: Fresh,
    deck: str,
    instead: dict[Any, Any],
) -> Changes | None:
    """What lies where at the snapshot, after the things of a deck were dealt as they might lie now."""
    if memory is not None:  # the same choices shall lead to the same questions: each thing makes way for its like
        now, then = [_by_kind(slot) for slot in now], [_by_kind(slot) for slot in then]
    memory = memory or []
    lying_now = [slot for slot in now if not slot.echo]
    lying_then = [slot for slot in then if not slot.echo]
    before = {slot.thing for slot in lying_then}
    named = all(isinstance(slot.thing, str) for slot in lying_now)  # numbers are no names: they may mean other things
    if named and len(before) == len(lying_then) and len({slot.thing for slot in lying_now}) == len(lying_now):
        return _renamed(_never_seen(lying_now, memory), then, before, chance, fresh, deck, instead)
    places = {(slot.path, slot.place) for slot in now}
    if all(places == {(slot.path, slot.place) for slot in moment} for moment in (then, *memory)):
        return [(slot.path, slot.place, thing) for slot, thing in zip(now, deal(now, chance), strict=True)]
    counts_now, counts_then = Counter(slot.thing for slot in lying_now), Counter(slot.thing for slot in lying_then)
    learned = counts_then - counts_now
    for moment in memory:
        learned |= counts_then - Counter(slot.thing for slot in moment if not slot.echo)
    if counts_now - counts_then:
        fresh[deck] = None
    free = [slot for slot in lying_then if slot.thing not in learned]
    return [(slot.path, slot.place, thing) for slot, thing in zip(free, deal(free, chance), strict=True)]


def _never_seen(now: list[Slot], memory: list[list[Slot]]) -> list[Slot]:
    """Those things that were hidden at every moment, with all that was seen of their backs."""
    for moment in memory:
        backs = {slot.thing: slot.back for slot in moment if not slot.echo}
        now = [replace(slot, back=_both(slot.back, backs[slot.thing])) for slot in now if slot.thing in backs]
    return now


def _by_kind(slot: Slot) -> Slot:
    """A place that only things of the same kind may lie in."""
    return replace(slot, back=_both(slot.back, slot.kind)) if slot.kind else slot


def _both(one: Callable[[Any], Any], other: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return one if one is other else lambda thing: (one(thing), other(thing))


def _renamed(
    now: list[Slot],
    then: list[Slot],
    before: set[Any],
    chance: Chance,
    fresh: Fresh,
    deck: str,
    instead: dict[Any, Any],
) -> Changes | None:
    """Things of which there is one each: whatever lies in a thing's place now lay in its place then."""
    old = [slot for slot in now if slot.thing in before]
    if len(old) < len(now):
        fresh[deck] = frozenset(before)
    instead |= {slot.thing: thing for slot, thing in zip(old, deal(old, chance), strict=True)}
    moved: Changes = []
    for slot in then:
        if slot.thing in instead:
            thing = instead[slot.thing]
            if slot.back(thing) != slot.back(slot.thing):
                return None
            moved.append((slot.path, slot.place, thing))
    return moved


def _made_up(
    now: Scene[Any], knowledge: Knowledge, seat: int | None, chance: Chance, hidden: Iterable[Slot]
) -> Changes:
    """What the game makes up for secrets that are no matter of dealing."""
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(now.state), type=type(now.state))
    scratch = now.masked(state, now.unseen)
    assert knowledge.imagine is not None
    knowledge.imagine(scratch, seat, chance)
    found = []
    for slot in hidden:
        found.append((slot.path, slot.place, reach(state, (*slot.path, slot.place))))
    return found


def catch_up(
    scene: Scene[Any], knowledge: Knowledge, seat: int | None, chance: Chance, world: World, keep: Collection[int]
) -> Changes:
    """What is still to be changed in a world that has caught up: things that were hidden since the snapshot."""
    changes = list(world.present)
    if not world.fresh:
        return changes
    known = [secret for secret in knowledge.secrets(scene) if not _is_kept(secret, keep)]
    hidden = without_shown(unknown_to(scene, known, seat), scene, seat)
    for deck, before in sorted(world.fresh.items()):
        slots = hidden.get(deck, [])
        lying = [slot for slot in slots if not slot.echo and (before is None or slot.thing not in before)]
        things = deal(lying, chance)
        changes += [(slot.path, slot.place, thing) for slot, thing in zip(lying, things, strict=True)]
        if before is not None:
            instead = {slot.thing: thing for slot, thing in zip(lying, things, strict=True)}
            changes += [(slot.path, slot.place, instead[slot.thing]) for slot in slots
                        if slot.echo and slot.thing in instead]  # fmt: skip
    return changes


def change(scene: Scene[Any], knowledge: Knowledge, changes: Changes) -> None:
    """Make changes to the state, and whatever follows from them."""
    if changes:
        put(scene.state, changes)
        if knowledge.settle is not None:
            knowledge.settle(scene)
