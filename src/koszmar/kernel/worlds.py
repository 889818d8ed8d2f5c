"""Other worlds: how a match might stand for all that a seat knows, reached by the same choices and the same dice.

An imagined world begins where a snapshot was taken, with unknown things lying elsewhere; then the choices since are
made in it too. So every question is asked by rules that know only that world, also in the middle of a step. What a seat
has learned since the snapshot stays as it was; what was hidden since (a pile shuffled face down) is dealt when the
world has caught up.

A ``Doubt`` is everything that can be said once about a seat at a moment of a match. Searches imagine hundreds of worlds
out of one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import reduce
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from .chance import NO_CHANCE, BlindChance, Chance
from .flow import Decision, Key
from .knowledge import (
    Alike,
    Changes,
    Heap,
    Knowledge,
    Lot,
    Path,
    Secret,
    deal,
    gather,
    lay,
    no_back,
    put,
    reach,
    take,
    unknown_to,
)
from .past import CLOSE, WIDE, Fate, Mark, decode, encode
from .scene import Result, Scene

if TYPE_CHECKING:
    from .match import Match

GUESSES = 32
"""How many worlds are tried before one in which each thing makes way only for its like. That one depends on the truth a
little: what rules tell apart stays where it is."""

Hidden = dict[str, list[Heap]]
"""What a seat cannot know, deck by deck."""
Fresh = dict[str, frozenset[Any] | None]
"""By deck, the things that were already hidden at the snapshot; None if equal things make them hard to tell apart."""

FEW_GUESSES = 3
"""The same where the game makes up a whole world."""

TALLY: Counter[str] = Counter()
"""How forks as a seat sees them came about in this process: "imagined"; "alike", with things that made way only for
their like; "now", with the true past and things that were made up for the present; "kept", where what those asked know
stayed as it was; or "truth". The last one lets a search look behind the cards: it must never happen, and no test lets
it. "over" is the truth of a match in which nobody decides any more."""


class Swap(Struct, frozen=True):
    """What lies in the place of each thing of a deck in an imagined world; itself, where there are equal things."""

    seen_by: Collection[int]
    """The seats that see some of the deck."""
    instead: dict[Any, Any]


class World(Struct, frozen=True):
    """What differs in an imagined world."""

    past: Changes
    """What lies elsewhere at the snapshot."""
    present: Changes
    """What the game has made up and can only be put where it belongs once the world has caught up."""
    fresh: Fresh
    """Decks with things that were hidden since the snapshot: they are still to be dealt."""
    swaps: list[Swap]
    """For decks with one of each thing: what lies in the place of each. Whoever chose one chose that one here."""
    fits: bool = True
    """Whether all that the seat was told lately holds in what the game has made up."""
    alike: Alike | None = None
    """What others answer in it, if the game says so."""

    def choice(self, key: Key, seat: int) -> Key:
        """What a choice that others cannot see was in this world.

        Things of two decks may have the same name: a seat speaks of those it can see.
        """
        if isinstance(key, tuple):
            return tuple(self._instead(word, seat) for word in key)
        chosen: Key = self._instead(key, seat)
        return chosen

    def _instead(self, word: Any, seat: int) -> Any:
        swaps = [swap for swap in self.swaps if word in swap.instead]
        if len(swaps) > 1:
            swaps = [swap for swap in swaps if seat in swap.seen_by]
        return swaps[0].instead[word] if swaps else word


# -- forks ---------------------------------------------------------------------------------------------------------


def fork_as_seen(match: Match, seat: int | None, seed: str, events: bool) -> Match:
    """A fork in a world that looks the same to a seat, with chance of its own."""
    doubt = match.doubt
    if doubt is None or doubt.seat != seat or doubt.number != match.number:
        doubt = match.doubt = doubt_of(match, seat, match._mark_of_step())
    for guess in range(FEW_GUESSES if match.game.knowledge.whole else GUESSES):
        fork = _imagined(match, doubt, f"{seed}/{guess}" if guess else seed, seed, events)
        if fork is not None:
            TALLY["imagined"] += 1
            return fork
    if match.game.knowledge.whole and doubt.invented != {} and doubt.is_shared():
        TALLY["now"] += 1
        return _imagined_now(match, seat, seed, events)
    for how in ("alike", "kept"):
        keep = _asked_since(match, doubt.mark) if how == "kept" else ()
        fork = _imagined(match, doubt_of(match, seat, doubt.mark, by_kind=True, keep=keep), seed, seed, events)
        if fork is not None:
            TALLY[how] += 1
            return fork
    TALLY["over" if match.over else "truth"] += 1
    return match.fork(seed=seed, events=events)


def other_truth(match: Match, seat: int | None, seed: str, since: int) -> tuple[Match, Match, World] | None:
    """Two matches at the last snapshot no later than choice ``since``: this one, and one with another truth."""
    mark = match._past.mark_before(since)
    truth = match.fork(events=True)
    truth._rewind(mark.number)
    memory = _memory(truth, mark, seat, match._answers)
    doubt = doubt_of(match, seat, mark, by_kind=True, between=[hidden for hidden, _ in memory])
    if match.game.knowledge.otherwise is not None and doubt.invented != {}:
        world = _otherwise(match, doubt, [state for _, state in memory], BlindChance(seed))
    else:
        world = doubt.imagine(match.scene, match.game.knowledge, BlindChance(seed))
    if world is None or not world.fits:
        return None
    truth._rewind(mark.number)
    other = _elsewhere(match, mark, world, events=True)
    other._past.marks[:0] = [one for one in match._past.marks if one.number < mark.number]
    return truth, other, world


def _otherwise(match: Match, doubt: Doubt, states: Sequence[bytes], chance: Chance) -> World | None:
    """A world in which the game has changed what a seat did not learn at any of these moments."""
    knowledge, world = match.game.knowledge, World([], [], {}, [])
    if not all(plan.carry_out(world, chance) for plan in doubt.plans):
        return None
    then = _scene_at(match, doubt.mark)
    change(then, knowledge, world.past)
    since = [decode(match.game.rules.state, state) for state in states]
    assert knowledge.otherwise is not None
    alike = knowledge.otherwise(then, doubt.seat, since, chance)
    if alike is None:
        return None
    hidden = unknown_to(then, knowledge.secrets(then), doubt.seat)
    past = [(heap.path, heap.places, heap.things) for heaps in hidden.values() for heap in heaps]
    return replace(world, past=past, alike=alike)


def _scene_at(match: Match, mark: Mark) -> Scene[Any]:
    """The scene as it was at a mark, to be looked at."""
    scene = Scene(decode(match.game.rules.state, mark.snapshot), match.setting, NO_CHANCE, None)
    change(scene, match.game.knowledge, mark.changes)
    return scene


def _imagined(match: Match, doubt: Doubt, guess: str, seed: str, events: bool) -> Match | None:
    """A fork in an imagined world; None if the choices since the snapshot cannot be made in it."""
    mark, chance, knowledge = doubt.mark, BlindChance(guess), match.game.knowledge
    try:
        world = doubt.imagine(match.scene, knowledge, chance)
        if world is None:
            return None
        twin = _elsewhere(match, mark, world, events)
        asked = _make(twin, match._answers[mark.number :], match._fates[mark.fates :], world, doubt.seat)
        if asked is None:
            return None
        if world.past and not doubt.allows(twin, match.state):
            return None
        changes = _catch_up(twin.scene, knowledge, doubt.seat, chance, world, asked.union(doubt.keep))
        twin._suffer(Fate(len(twin._answers), seed, changes))
    except (LookupError, ValueError, AssertionError, RuntimeError):  # a rule in a world that cannot be
        return None
    return twin


def _imagined_now(match: Match, seat: int | None, seed: str, events: bool) -> Match:
    """A fork with the true past, in which everything that the seat cannot know is made up where it stands.

    The step that is being carried out goes on in a world that has changed under it: the game's rules must find their
    things by name whenever somebody was asked.
    """
    knowledge, chance = match.game.knowledge, BlindChance(seed)
    twin = match.fork(events=events)
    now = twin.scene
    hidden = _without_shown(unknown_to(now, knowledge.secrets(now), seat), now, seat)
    changes: Changes = []
    for deck, heaps in sorted(hidden.items()):
        if deck:
            lying, _ = _lying(heaps)
            laid = deal(lying, chance)
            changes += [(heap.path, heap.places, things) for heap, things in zip(lying, laid, strict=True)]
    assert knowledge.imagine is not None
    state = decode(type(now.state), encode(now.state))
    knowledge.imagine(now.masked(state, now.unseen), seat, chance)
    for heap in hidden.get("", []):
        changes += [(heap.path, (place,), [reach(state, (*heap.path, place))]) for place in heap.places]
    twin._past.imagined, twin._past.spacing = True, CLOSE if events else WIDE
    twin._suffer(Fate(len(twin._answers), seed, changes))
    return twin


def _elsewhere(match: Match, mark: Mark, world: World, events: bool) -> Match:
    """A match that begins at a mark, in another world."""
    past = match._past.copy()
    past.spacing = CLOSE if events else WIDE  # a search plays on and never looks back
    past.marks = [replace(mark, changes=[*mark.changes, *world.past]) if world.past else mark]
    past.imagined = True
    twin = match._twin(events, past, match._answers[: mark.number])
    del twin._fates[mark.fates :]
    twin._return_to(past.return_to(mark.number))
    twin._run.start(mark.step)
    return twin


def _make(
    twin: Match, answers: Sequence[tuple[int | None, Key]], fates: list[Fate], world: World, seat: int | None
) -> set[int] | None:
    """Give answers again in an imagined world; returns the seats that were asked, None if an answer is not offered."""
    fates, asked = fates[:], set[int]()
    for who, key in answers:
        twin._suffer_due(fates)
        decision = twin.decision
        if decision is None:
            return None
        asked.update(decision.seats)
        answering = decision.seats[0] if who is None else who
        if answering != seat:
            key = world.choice(key, answering)
        if key not in decision.offered(answering):
            return None
        twin._answers.append((who, key))
        twin._run.answer(who, key)
    twin._suffer_due(fates)
    return asked.union(twin.decision.seats) if twin.decision else asked


def _asked_since(match: Match, mark: Mark) -> Collection[int]:
    """The seats that were asked something since a mark."""
    truth = World([], [], {}, [])
    twin = _elsewhere(match, mark, truth, events=False)
    return _make(twin, match._answers[mark.number :], match._fates[mark.fates :], truth, None) or ()


def _memory(
    truth: Match, mark: Mark, seat: int | None, answers: Sequence[tuple[int | None, Key]]
) -> list[tuple[Hidden, bytes]]:
    """What was hidden from a seat whenever something was told or asked, from a mark on, and the state at that time."""
    scene, secrets, memory = truth.scene, truth.game.knowledge.secrets, list[tuple[Hidden, bytes]]()

    def note(*told: Any, **args: Any) -> None:
        hidden = _without_shown(unknown_to(scene, secrets(scene), seat), scene, seat)
        memory.append((hidden, encode(scene.state)))

    scene.tell = note
    truth._return_to(mark)
    truth._run.start(mark.step)
    for answer in answers[mark.number :]:
        note()
        truth._answers.append(answer)
        truth._run.answer(*answer)
    note()
    scene.tell = scene.announce
    return memory


# -- what a seat cannot know -----------------------------------------------------------------------------------------


class Doubt(Struct, frozen=True):
    """What a seat cannot know at a moment of a match, and how worlds are made that it cannot tell from the true one."""

    seat: int | None
    number: int
    """How many choices had been made."""
    mark: Mark
    """Where those worlds begin."""
    keep: Collection[int]
    """What these seats know stays as it is."""
    asked: Decision | None
    """The question, as far as the seat knows it."""
    result: Result | None
    hidden: list[tuple[Heap, list[Any] | None]]
    """What is hidden now, with the backs that can be seen of it."""
    plans: list[Plan]
    invented: dict[tuple[Path, str | int], bool] | None
    """Places for which the game makes something up, and whether they were hidden at the snapshot; None if what was
    hidden there has changed since: the seat may have seen more of it than it knows now."""
    state: bytes
    """The true state, if the game makes something up."""

    def imagine(self, now: Scene[Any], knowledge: Knowledge, chance: Chance) -> World | None:
        """A world that the seat, by what it knows now, takes for possible, as it was when the snapshot was taken.

        None, if what was dealt does not fit what the seat knew then.
        """
        if self.invented is None:
            return None
        world = World([], [], {}, [])
        for plan in self.plans:
            if not plan.carry_out(world, chance):
                return None
        if self.invented:
            assert knowledge.imagine is not None
            state = decode(type(now.state), self.state)
            fits = knowledge.imagine(now.masked(state, now.unseen), self.seat, chance)
            for (path, place), was_hidden in self.invented.items():
                thing = reach(state, (*path, place))
                (world.past if was_hidden else world.present).append((path, (place,), [thing]))
            return replace(world, fits=fits)
        return world

    def is_shared(self) -> bool:
        """Whether somebody is asked, and nobody who is knows any of what the seat cannot know."""
        asked = self.asked.seats if self.asked else ()
        return bool(asked) and not any(one in heap.seen_by for heap, _ in self.hidden for one in asked)

    def allows(self, twin: Match, truth: Any) -> bool:
        """Whether the seat is asked and shown the same in a world that has caught up: only hidden things differ."""
        asked = twin.decision
        if (asked and asked.seen_by(self.seat)) != self.asked or twin.result != self.result:
            return False
        state, lying = twin.state, []
        try:
            for heap, backs in self.hidden:
                box, places = reach(state, heap.path), heap.places
                things = box[places.start : places.stop] if type(places) is range else take(box, places)
                if len(things) != len(heap.things) or (backs is not None and list(map(heap.back, things)) != backs):
                    return False
                if things != heap.things:
                    lying.append((box, places, things))
                    lay(box, places, heap.things)
        except AttributeError:  # there is no such place in this world
            return False
        same: bool = state == truth
        for box, places, things in reversed(lying):
            lay(box, places, things)
        return same


def doubt_of(
    match: Match,
    seat: int | None,
    mark: Mark,
    *,
    by_kind: bool = False,
    keep: Collection[int] = (),
    between: Sequence[Hidden] | None = None,
) -> Doubt:
    """What a seat cannot know now, for worlds that begin at a mark.

    With ``by_kind`` each thing makes way only for its like, so that the same choices lead to the same questions. What
    the seats in ``keep`` know stays as it is. ``between`` is what was hidden from the seat at moments since: it
    remembers what it saw at those.
    """
    knowledge, now = match.game.knowledge, match.scene
    then = _scene_at(match, mark)
    everything = _without_shown(unknown_to(now, knowledge.secrets(now), seat), now, seat)
    hidden_now = _without_shown(_hidden(now, knowledge, seat, keep), now, seat) if keep else everything
    hidden_then = _hidden(then, knowledge, seat, keep)
    plans = []
    for deck in sorted(hidden_now):
        if deck:
            memory = [moment.get(deck, []) for moment in between or ()]
            plans.append(_plan(deck, hidden_now[deck], hidden_then.get(deck, []), memory, by_kind))
    invented: dict[tuple[Path, str | int], bool] | None = {}
    if hidden_now.get("") and knowledge.imagine is not None:
        invented = _to_invent(hidden_now[""], hidden_then.get("", []), [moment.get("", []) for moment in between or ()])
    return Doubt(
        seat,
        match.number,
        mark,
        keep,
        match.decision and match.decision.seen_by(seat),
        match.result,
        [(heap, _backs(heap, deck)) for deck, heaps in everything.items() for heap in heaps],
        plans,
        invented,
        encode(now.state) if invented else b"",
    )


def _backs(heap: Heap, deck: str) -> list[Any] | None:
    """What can be seen of hidden things; None where it is nothing at all."""
    return None if deck and heap.back is no_back else list(map(heap.back, heap.things))


def _hidden(scene: Scene[Any], knowledge: Knowledge, seat: int | None, keep: Collection[int]) -> Hidden:
    """What a seat cannot know, less what the seats in ``keep`` know."""
    secrets = knowledge.secrets(scene)
    return unknown_to(scene, [one for one in secrets if not _is_kept(one, keep)] if keep else secrets, seat)


def _contents(heaps: Iterable[Heap]) -> dict[tuple[Path, str | int], Any]:
    """What lies in which place."""
    return {(heap.path, place): thing for heap in heaps for place, thing in zip(heap.places, heap.things, strict=True)}


def _is_kept(secret: Secret, keep: Collection[int]) -> bool:
    return any(seat in keep for seat in secret.seen_by)


def _without_shown(hidden: Hidden, scene: Scene[Any], seat: int | None) -> Hidden:
    """What is hidden from a seat, less what it was shown in this step."""
    shown = [thing for viewer, thing in scene.shown if viewer is None or viewer == seat]
    if not shown:
        return hidden
    return {deck: [heap.without(shown) for heap in heaps] for deck, heaps in hidden.items()}


def _to_invent(
    now: list[Heap], then: list[Heap], memory: Sequence[list[Heap]]
) -> dict[tuple[Path, str | int], bool] | None:
    """Places for which the game makes something up, and whether they were hidden then; None if they have changed."""
    truth, there = _contents(heap for heap in now if not heap.late), _contents(then)
    lasting = [place for place in truth if place in there]
    for moment in (there, *map(_contents, memory)):
        if any(moment.get(place) != truth[place] for place in lasting):
            return None
    late = _contents(heap for heap in now if heap.late)
    return {place: place in there for place in truth} | dict.fromkeys(late, False)


# -- dealing ---------------------------------------------------------------------------------------------------------


class Plan(Struct, frozen=True):
    """How the unknown things of one deck are dealt for the snapshot from which worlds begin."""

    deck: str
    lot: Lot
    """What is dealt, as it lies now."""
    then: list[Heap] | None = None
    """Where the things lay at the snapshot, if there is one of each: whatever is dealt in the place of a thing lay in
    its place then, too. None if the lot lies at the snapshot as it does now."""
    named: bool = False
    """Whether there is one of each thing."""
    waits: bool = False
    """Whether there are things that were hidden since the snapshot and are dealt when a world has caught up."""
    before: frozenset[Any] | None = None
    """Which of the deck's things do not wait, if they can be told apart."""
    seen_by: Collection[int] = ()
    """The seats that see some of its things."""
    names: dict[Any, Any] = {}
    """The things of the deck, each in its own place, whether they are dealt or not."""

    def carry_out(self, world: World, chance: Chance) -> bool:
        """Deal; whether what was dealt fits the backs that were seen then."""
        if self.waits:
            world.fresh[self.deck] = self.before
        laid = list(zip(self.lot.heaps, self.lot.deal(chance), strict=True))
        instead: dict[Any, Any] = {}
        if self.named:
            for heap, things in laid:
                instead.update(zip(heap.things, things, strict=True))
        world.swaps.append(Swap(self.seen_by, {**self.names, **instead}))
        if self.then is None:
            world.past.extend([(heap.path, heap.places, things) for heap, things in laid])
            return True
        for heap in self.then:
            things = [instead.get(thing, thing) for thing in heap.things]
            if things != heap.things:
                if heap.back is not no_back and list(map(heap.back, things)) != list(map(heap.back, heap.things)):
                    return False
                world.past.append((heap.path, heap.places, things))
        return True


def _plan(deck: str, now: list[Heap], then: list[Heap], memory: list[list[Heap]], by_kind: bool) -> Plan:
    """How the things of a deck are dealt, and whose they are."""
    names = {thing: thing for heap in (*now, *then) for thing in heap.things if isinstance(thing, str)}
    plan = _dealing(deck, now, then, memory, by_kind)
    return replace(plan, seen_by=_seeing([*now, *then]), names=names)


def _dealing(deck: str, now: list[Heap], then: list[Heap], memory: list[list[Heap]], by_kind: bool) -> Plan:
    """How the things of a deck are dealt."""
    if by_kind:
        strict = _strictest([now, then, *memory])
        now, then = [_by_kind(heap, strict) for heap in now], [_by_kind(heap, strict) for heap in then]
    lying_now, things_now = _lying(now)
    lying_then, things_then = _lying(then)
    twins = any(heap.twins for heap in (*now, *then))
    if not twins and _is_one_of_each(things_now) and len(set(things_then)) == len(things_then):
        if not memory and _have_moved(lying_now, lying_then):
            lying_now = [heap if heap.seen_by else _by_kind(heap) for heap in lying_now]
        return _plan_by_name(deck, _never_seen(lying_now, memory), then, frozenset(things_then))
    there = _contents(now)
    if all(there == _contents(moment) for moment in (then, *memory)):
        return Plan(deck, gather(now))
    if not memory:  # equal things came and went
        return Plan(deck, gather([]), waits=True)
    learned: Counter[Any] = Counter()
    for before, after in pairwise([things_then, *(_lying(moment)[1] for moment in memory), things_now]):
        learned |= Counter(before) - Counter(after)
    return Plan(deck, gather([heap.without(learned) for heap in lying_then] if learned else lying_then))


def _plan_by_name(deck: str, now: list[Heap], then: list[Heap], before: frozenset[Any]) -> Plan:
    """Things of which there is one each: whatever lies in a thing's place now lay in its place then."""
    if _contents(now) == _contents(then) and not any(heap.echo for heap in then):
        return Plan(deck, gather(now), named=True)
    waits = any(thing not in before for heap in now for thing in heap.things)
    if waits:
        now = [heap.only(before.__contains__) for heap in now]
    return Plan(deck, gather(now), then, named=True, waits=waits, before=before)


def _seeing(heaps: Iterable[Heap]) -> frozenset[int]:
    """The seats that see some of these things."""
    return frozenset(seat for heap in heaps for seat in heap.seen_by)


def _is_one_of_each(things: list[Any]) -> bool:
    """Whether things can be told apart by their names. Numbers are no names: they may mean other things."""
    return len(set(things)) == len(things) and all(isinstance(thing, str) for thing in things)


def _lying(heaps: list[Heap]) -> tuple[list[Heap], list[Any]]:
    """The heaps that hold things and do not only repeat their names, and all those things."""
    lying = [heap for heap in heaps if not heap.echo]
    return lying, [thing for heap in lying for thing in heap.things]


def _have_moved(now: list[Heap], then: list[Heap]) -> bool:
    """Whether rules have moved things since the snapshot that they tell apart and nobody sees."""
    if not any(heap.kind and not heap.seen_by for heap in now):
        return False
    lay = {thing: (heap.path, place) for heap in then for place, thing in zip(heap.places, heap.things, strict=True)}
    return any(
        lay.get(thing, (heap.path, place)) != (heap.path, place)
        for heap in now
        for place, thing in zip(heap.places, heap.things, strict=True)
    )


def _by_kind(heap: Heap, strict: Callable[[Any], Any] | None = None) -> Heap:
    """Places that only things of the same kind may lie in."""
    return replace(heap, back=_both(heap.back, strict or heap.kind), kind=None) if heap.kind else heap


def _strictest(moments: Iterable[Iterable[Heap]]) -> Callable[[Any], Any] | None:
    """What rules told apart at any of these moments."""
    kinds = dict.fromkeys(heap.kind for heaps in moments for heap in heaps if heap.kind)
    return reduce(_both, kinds) if kinds else None


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
        Heap(heap.path, [place], [thing], looks[thing], heap.echo, None, heap.seen_by, heap.twins)
        for heap in now
        for place, thing in zip(heap.places, heap.things, strict=True)
        if thing in looks
    ]


def _catch_up(
    scene: Scene[Any], knowledge: Knowledge, seat: int | None, chance: Chance, world: World, keep: Collection[int]
) -> Changes:
    """What is still to be changed in a world that has caught up: things that were hidden since the snapshot."""
    changes = list(world.present)
    if not world.fresh:
        return changes
    hidden = _without_shown(_hidden(scene, knowledge, seat, keep), scene, seat)
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
