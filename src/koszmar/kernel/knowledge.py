"""Knowledge: who knows what, declared once by a game as data.

A game yields its ``Secret``s: places in the state, and the seats that know what is there. From that one declaration the
kernel makes everything else. The **mask** of a seat is the state with all that it cannot know replaced by what it can
see of it, a back; views, observers, hints, objections and log lines are made from masks. A **deal** puts the unknown
things elsewhere, as they might lie for all that the seat knows: searches imagine such worlds, and tests compare them.
The **census** counts the components wherever they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Container, Hashable, Iterable, Sequence
from copy import deepcopy
from itertools import repeat
from operator import attrgetter
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.msgpack import Encoder

from .chance import Chance
from .flow import Key
from .scene import Scene

Path: TypeAlias = tuple[str | int, ...]
"""The way to a part of the state: names of fields, keys of dicts, places in lists."""
Changes: TypeAlias = list[tuple[Path, Sequence[str | int], list[Any]]]
"""What is to be put where: the path of a container, places in it, the new content of each."""

PLAIN = frozenset((str, int, bool, type(None)))
"""Types of things that never change."""

UNKNOWN = "?"
"""How the back of a thing begins in a masked state; no key of a component does."""

_NO_BACKS: dict[type[Any], Any] = {str: UNKNOWN, int: -1, bool: None, type(None): None}


def no_back(thing: Any) -> Any:
    """The back of a thing that shows nothing at all.

    >>> no_back("fire-2"), no_back(7), no_back(["a", "b"]), no_back(None)
    ('?', -1, [], None)
    """
    kind = type(thing)
    return _NO_BACKS[kind] if kind in _NO_BACKS else kind()


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
    twins: bool = False
    """Whether the deck has equal things, so that names do not tell them apart, even if only one of them is hidden."""
    late: bool = False
    """Without a deck: whether it follows from what was drawn and chosen, so that it changes in the middle of a step. A
    world is given what ``imagine`` makes of it when it has caught up, whatever it was before."""


class Holding(Struct, frozen=True):
    """Where components are: a pattern of paths with ``*`` for "each", and what is counted there."""

    path: tuple[str, ...]
    kind: str = ""
    """Components are called ``(kind, key)`` in the census, or by the key alone; ``*`` stands for the part of the path
    that the last ``*`` found, where the path leads to lists or dicts."""
    key: str = ""
    """Where the path leads to Structs, the fields that hold the key; where it leads to a number, the key itself."""
    counts: bool = False
    """Whether the path leads to a dict of counts by key."""
    only: Callable[[Any], bool] | None = None
    """Which of the keys are components; all, if nothing is said."""


Alike: TypeAlias = Callable[[Scene[Any], Scene[Any], int, Key, Sequence[Key]], Key | None]
"""The true scene, another one, a seat, what it answers in the true one, and what it is offered in the other: what it
answers there, so that whoever cannot tell the two truths apart notices no difference; None if there is nothing."""


Secrets: TypeAlias = Callable[[Scene[Any]], Iterable[Secret]]
"""Tells what not everybody knows at this moment."""


class Corner(Struct, frozen=True):
    """Secrets in a part of the state that seldom changes: that part is masked again only when it has changed."""

    fields: tuple[str, ...]
    """The fields of the state that hold the secrets, and all others that they depend on."""
    secrets: Secrets
    alike: bool = False
    """Whether no seat ever knows more of it than another."""


_write_down = Encoder().encode


def _writer(corner: Corner) -> Callable[[Any], bytes]:
    fields: Callable[[Any], Any] = attrgetter(*corner.fields)  # a tuple, or of one field what is in it
    return lambda state: _write_down(fields(state))


class Corners:
    """All secrets of a game, part by part: those of its corners, and those that may change with every choice.

    Called with a scene, it tells all of them, like any other ``Secrets``.
    """

    __slots__ = ("_all", "_elsewhere", "corners", "written")

    def __init__(self, *parts: Corner | Secrets) -> None:
        self.corners = [part for part in parts if isinstance(part, Corner)]
        self.written = [_writer(corner) for corner in self.corners]
        """For each corner a function that writes down the fields of a state that belong to it."""
        self._all = [part.secrets if isinstance(part, Corner) else part for part in parts]
        self._elsewhere = [part for part in parts if not isinstance(part, Corner)]

    def __call__(self, scene: Scene[Any]) -> list[Secret]:
        return [secret for secrets in self._all for secret in secrets(scene)]

    def elsewhere(self, scene: Scene[Any]) -> list[Secret]:
        """The secrets that are in no corner."""
        return [secret for secrets in self._elsewhere for secret in secrets(scene)]


class Knowledge(Struct, frozen=True, kw_only=True):
    """Who knows what, and what there is."""

    secrets: Secrets
    """Everything that not everybody knows. Given as ``Corners``, it makes masks quicker."""
    holdings: tuple[Holding, ...] = ()
    """Where the components are. Their census never changes during a match."""
    public: tuple[str, ...] = ()
    """The reviewed list of what everybody always knows: patterns of leaves such as ``magicians.*.sheet``."""
    imagine: Callable[[Scene[Any], int | None, Chance], bool] | None = None
    """Make up, in place, secrets without a deck, so that they fit all that a seat knows; returns whether they do."""
    whole: bool = False
    """Whether ``imagine`` makes up a whole world, in which others could not have made the same choices. In the middle
    of a step it is then made up where it stands; what others chose in the true one stays as it is."""
    otherwise: Callable[[Scene[Any], int | None, Sequence[Any], Chance], Alike | None] | None = None
    """For laws, where ``imagine`` makes up a whole world: put another truth in the place of the true one, in place. It
    fits all that a seat has learned since, at the moments given as states. Returns what others then answer in it; None
    if there is no such truth."""
    settle: Callable[[Scene[Any]], None] | None = None
    """Work out again, in place, what the state keeps although it follows from secrets that were changed."""

    def census(self, state: Any) -> Counter[Hashable]:
        """How many there are of every component."""
        single: list[Hashable] = []
        several: list[tuple[Hashable, int]] = []
        for holding in self.holdings:
            found = _found(state, holding.path)
            if not found:
                continue
            shape = type(found[0][1])
            if shape is int:
                several += [(holding.key, number) for _, number in found]
            elif holding.counts:
                for star, counts in found:
                    several += zip(_named(holding, star, counts), counts.values(), strict=True)
            elif shape is list or shape is dict:
                for star, keys in found:
                    single += _named(holding, star, keys)
            else:
                key_of = attrgetter(*holding.key.split())
                single += _named(holding, found[0][0], [key_of(thing) for _, thing in found])
        count = Counter(single)
        for component, number in several:
            count[component] += number
        return count

    def miscounted(self, state: Any, box: dict[Hashable, int]) -> list[tuple[Hashable, int, int]]:
        """What there is more or less of than the box holds: each component, its number here and in the box."""
        here = self.census(state)
        if dict.__eq__(here, box):
            return []
        different = (thing for thing in {**here, **box} if here[thing] != box.get(thing, 0))
        return [(thing, here[thing], box.get(thing, 0)) for thing in sorted(different, key=str)]


# -- masks ---------------------------------------------------------------------------------------------------------


def mask(scene: Scene[Any], secrets: Iterable[Secret], seat: int | None) -> Scene[Any]:
    """The scene as a seat (or a spectator) knows it: what it cannot know is not there, only its back.

    The masked state shares everything else with the true one: read it, never change it.
    """
    told = list(secrets)
    return scene.masked(_masked(scene.state, told, seat), lambda deck: _unseen(scene, told, seat, deck))


class Sights:
    """What the seats of a match know, moment by moment.

    Seats that know the same share a mask, and a corner is masked again only when it has changed.
    """

    __slots__ = ("_elsewhere", "_kept", "_masks", "_moment", "_scene", "_secrets")

    def __init__(self, scene: Scene[Any], secrets: Secrets) -> None:
        self._scene = scene
        self._secrets = secrets if isinstance(secrets, Corners) else Corners(secrets)
        self._moment = -1
        self._masks: dict[int | None, Scene[Any]] = {}
        """What seats see at this moment: view, log lines and hints are made from the same mask."""
        self._elsewhere: list[Secret] = []
        """The secrets of this moment that are in no corner."""
        self._kept: dict[tuple[int, int | None], tuple[bytes, list[Any]]] = {}
        """By corner and seat: its fields when it was last masked, written down, and what was seen of them then."""

    def of(self, seat: int | None, moment: int) -> Scene[Any]:
        """The scene as ``mask`` shows it to a seat; the moment is the number of choices made so far."""
        if self._moment != moment:
            self._moment, self._masks = moment, {}
            self._elsewhere = self._secrets.elsewhere(self._scene)
        seen = self._masks.get(seat)
        if seen is None:
            seen = self._masks[seat] = self._mask_of_another(seat) or self._mask(seat)
        return seen

    def going_on(self, scene: Scene[Any]) -> Sights:
        """The same for the match that goes on in the place of this one: corners that have not changed stay masked."""
        twin = Sights(scene, self._secrets)
        twin._kept = self._kept.copy()
        return twin

    def forget_parts(self) -> None:
        """Drop the parts of views that were made ``once``."""
        for seen in self._masks.values():
            if seen.made:
                seen.made = {}

    def _mask_of_another(self, seat: int | None) -> Scene[Any] | None:
        """What another seat sees at this moment, if both know the same."""
        if not self._masks:
            return None
        secrets = self._elsewhere[:]
        for corner in self._secrets.corners:
            if not corner.alike:
                secrets += corner.secrets(self._scene)
        hidden = hidden_from(secrets, seat)
        return next((seen for one, seen in self._masks.items() if hidden_from(secrets, one) == hidden), None)

    def _mask(self, seat: int | None) -> Scene[Any]:
        secrets, scene, kept = self._secrets, self._scene, self._kept
        truth = scene.state
        state = _masked(truth, self._elsewhere, seat)
        for number, corner in enumerate(secrets.corners):
            fields = corner.fields
            written = secrets.written[number](truth)
            whose = number, None if corner.alike else seat
            before, seen = kept.get(whose, _NOTHING)
            if written != before:
                hidden = _masked(truth, corner.secrets(scene), seat)
                seen = [getattr(hidden, field) for field in fields]
                kept[whose] = written, seen
            for field, part in zip(fields, seen, strict=True):
                setattr(state, field, part)
        masked = scene.masked(state, lambda deck: _unseen(scene, secrets(scene), seat, deck))
        masked.made = {}
        return masked


_NOTHING: tuple[bytes, list[Any]] = b"", []


def _unseen(scene: Scene[Any], secrets: Iterable[Secret], seat: int | None, deck: str) -> list[Any]:
    """The things of a deck that a seat cannot see, sorted."""
    hidden = unknown_to(scene, [secret for secret in secrets if secret.deck == deck], seat)
    return sorted(thing for heap in hidden.get(deck, []) if not heap.echo for thing in heap.things)


def _masked(truth: Any, secrets: Iterable[Secret], seat: int | None) -> Any:
    """A state with backs instead of what a seat does not know; whatever lies on the way to these is copied once."""
    state = truth.__copy__()
    own: dict[Path, Any] = {(): state}
    for secret in secrets:
        places: Any = secret.places
        if not places or seat in secret.seen_by:
            continue
        box = own.get(secret.path) or _own_copy(own, secret.path)
        back = secret.back
        if type(places) is range:
            start, stop = places.start, places.stop
            if back is no_back and type(box[start]) is str:
                box[start:stop] = [UNKNOWN] * (stop - start)
            else:
                box[start:stop] = map(back, box[start:stop])
        elif type(box) in _BOXES:
            for place in places:
                box[place] = back(box[place])
        else:
            for field in places:
                setattr(box, field, back(getattr(box, field)))
    return state


def hidden_from(secrets: Iterable[Secret], seat: int | None) -> list[bool]:
    """Which of all secrets a seat (or a spectator) does not know: the mask depends on nothing else."""
    return [seat is None or seat not in secret.seen_by for secret in secrets if secret.places]


_BOXES = frozenset((list, dict))


def _own_copy(own: dict[Path, Any], path: Path) -> Any:
    """A container of the masked state, instead of the one that it shares with the true one.

    ``own`` are the containers that are its own already, by path; nothing is hidden in an empty one.
    """
    name: Any = path[-1]
    outer = path[:-1]
    box = own.get(outer) or _own_copy(own, outer)
    if type(box) in _BOXES:
        inner = box[name]
        inner = box[name] = inner.copy() if type(inner) in _BOXES else inner.__copy__()
    else:
        inner = getattr(box, name)
        inner = inner.copy() if type(inner) in _BOXES else inner.__copy__()
        setattr(box, name, inner)
    own[path] = inner
    return inner


# -- deals ---------------------------------------------------------------------------------------------------------


class Heap(Struct, frozen=True, gc=False):
    """Things that a seat cannot know, and where they lie."""

    path: Path
    places: Sequence[str | int]
    things: list[Any]
    back: Callable[[Any], Any] = no_back
    echo: bool = False
    kind: Callable[[Any], Any] | None = None
    seen_by: Collection[int] = ()
    """The seats that see them."""
    twins: bool = False
    late: bool = False

    def only(self, wanted: Callable[[Any], bool]) -> Heap:
        """Some of the things."""
        kept = [(place, thing) for place, thing in zip(self.places, self.things, strict=True) if wanted(thing)]
        if len(kept) == len(self.things):
            return self
        places, things = [place for place, _ in kept], [thing for _, thing in kept]
        return Heap(self.path, places, things, self.back, self.echo, self.kind, self.seen_by, self.twins)

    def without(self, unwanted: Container[Any]) -> Heap:
        """All but some of the things."""
        return self.only(lambda thing: thing not in unwanted)


def unknown_to(scene: Scene[Any], secrets: Iterable[Secret], seat: int | None) -> dict[str, list[Heap]]:
    """Everything a seat cannot know, deck by deck."""
    found: dict[str, list[Heap]] = {}
    state = scene.state
    for secret in secrets:
        places = secret.places
        if places and (seat is None or seat not in secret.seen_by):
            box: Any = reach(state, secret.path)
            things = take(box, places)
            back, kind = secret.back, secret.kind
            seen_by, twins = secret.seen_by, secret.twins
            heap = Heap(secret.path, places, things, back, secret.echo, kind, seen_by, twins, secret.late)
            found.setdefault(secret.deck, []).append(heap)
    return found


class Lot(Struct, frozen=True, gc=False):
    """Heaps that are dealt together, again and again."""

    heaps: Sequence[Heap]
    things: list[Any]
    """All their things, sorted."""
    looks: list[dict[Any, Any]]
    """For each place the backs of the things as they are seen there; a single one, if that is the same everywhere."""
    backs: list[Any]
    """What is seen of each of them; nothing, if they all look the same."""
    fit: list[int]
    """How many of the things fit each place."""

    def deal(self, chance: Chance) -> list[list[Any]]:
        """For each heap the things that might lie there instead: each thing once, and no back changes.

        Nothing depends on how the things lie now.
        """
        things = self.things[:]
        chance.shuffle(things)
        if self.backs:
            things = _by_back(self, things) if len(self.looks) == 1 else _fitting(self, things)
        laid, start = [], 0
        for heap in self.heaps:
            stop = start + len(heap.things)
            laid.append(things[start:stop])
            start = stop
        return laid


def gather(heaps: Sequence[Heap]) -> Lot:
    """Heaps that are to be dealt together."""
    things = sorted(thing for heap in heaps for thing in heap.things)
    if not things or all(heap.back is no_back for heap in heaps):
        return Lot(heaps, things, [], [], [])
    seen = {back: {thing: back(thing) for thing in things} for back in {heap.back for heap in heaps}}
    looks = [seen[heap.back] for heap in heaps for _ in heap.things]
    backs = [seen[heap.back][thing] for heap in heaps for thing in heap.things]
    if len(seen) == 1:
        return Lot(heaps, things, looks[:1], [] if backs.count(backs[0]) == len(backs) else backs, [])
    fit = {(id(look), back): count for look in seen.values() for back, count in Counter(map(look.get, things)).items()}
    return Lot(heaps, things, looks, backs, [fit[id(look), back] for look, back in zip(looks, backs, strict=True)])


def deal(heaps: Sequence[Heap], chance: Chance) -> list[list[Any]]:
    """Deal the things of some heaps once."""
    return gather(heaps).deal(chance)


def _by_back(lot: Lot, things: list[Any]) -> list[Any]:
    """All places show the same of what lies there: whatever has the same back may lie there."""
    look, alike = lot.looks[0], dict[Any, list[Any]]()
    for thing in things:
        back = look[thing]
        if back in alike:
            alike[back].append(thing)
        else:
            alike[back] = [thing]
    return [alike[back].pop() for back in lot.backs]


def _fitting(lot: Lot, things: list[Any]) -> list[Any]:
    """Lay things that do not fit elsewhere, if possible in exchange for one that does."""
    looks, backs = lot.looks, lot.backs
    for place, thing in enumerate(things):
        if looks[place][thing] != backs[place] and not _swapped(looks, backs, things, place):
            return _matched(lot, things)
    return things


def _swapped(looks: list[dict[Any, Any]], backs: list[Any], things: list[Any], place: int) -> bool:
    """Whether another place could take what does not fit here, in exchange for what does."""
    here, back, thing = looks[place], backs[place], things[place]
    for other, found in enumerate(things):
        if here[found] == back and looks[other][thing] == backs[other] == looks[other][found]:
            things[place], things[other] = found, thing
            return True
    return False


def _matched(lot: Lot, things: list[Any]) -> list[Any]:
    """Lay each thing where its back fits, in the shuffled order as far as possible (augmenting paths)."""
    looks, backs = lot.looks, lot.backs
    lies: list[int | None] = [None] * len(things)
    """For each thing the place where it is laid."""

    def lay(place: int, tried: set[int]) -> bool:
        look, back = looks[place], backs[place]
        for number, thing in enumerate(things):
            if number in tried or look[thing] != back:
                continue
            tried.add(number)
            there = lies[number]
            if there is None or lay(there, tried):
                lies[number] = place
                return True
        return False

    for place in sorted(range(len(looks)), key=lot.fit.__getitem__):
        assert lay(place, set()), "things that lie somewhere cannot all be laid somewhere"
    laid = list(things)
    for number, where in enumerate(lies):
        assert where is not None
        laid[where] = things[number]
    return laid


# -- paths ---------------------------------------------------------------------------------------------------------


def reach(state: Any, path: Path) -> Any:
    """The part of a state that a path leads to."""
    name: Any
    for name in path:
        state = state[name] if type(state) is list or type(state) is dict else getattr(state, name)
    return state


def put(state: Any, changes: Changes) -> None:
    """Change a state, in place. The same changes can be made again: what is put there is the state's own."""
    for path, places, things in changes:
        if type(places) is not range:
            things = [thing if type(thing) in PLAIN else deepcopy(thing) for thing in things]
        lay(reach(state, path), places, things)


def take(box: Any, places: Sequence[str | int]) -> list[Any]:
    """What is in some places of a container."""
    if type(places) is range:
        found: list[Any] = box[places.start : places.stop]
        return found
    return [_child(box, place) for place in places]


def lay(box: Any, places: Sequence[Any], things: list[Any]) -> None:
    """Put things in some places of a container."""
    if type(places) is range:
        box[places.start : places.stop] = things
    elif type(box) is list or type(box) is dict:
        for place, thing in zip(places, things, strict=True):
            box[place] = thing
    else:
        for place, thing in zip(places, things, strict=True):
            setattr(box, place, thing)


def _child(box: Any, name: Any) -> Any:
    return box[name] if type(box) is list or type(box) is dict else getattr(box, name)


def _found(state: Any, pattern: tuple[str, ...]) -> list[tuple[Any, Any]]:
    """What a pattern of paths leads to, each with what the last ``*`` stood for; there is nothing in None."""
    found: list[tuple[Any, Any]] = [("", state)]
    for name in pattern:
        if name == "*":
            found = [
                one
                for _, part in found
                for one in (part.items() if type(part) is dict else enumerate(part))
                if one[1] is not None
            ]
        else:
            found = [(star, inner) for star, part in found if (inner := _child(part, name)) is not None]
    return found


def _named(holding: Holding, star: Any, keys: Iterable[Any]) -> Iterable[Hashable]:
    """What the components with these keys are called."""
    kind = star if holding.kind == "*" else holding.kind
    if holding.only is not None:
        keys = filter(holding.only, keys)
    return zip(repeat(kind), keys) if kind else keys
