"""Who knows what: decks and facedown cards, backs of Spells and Conditions, the app's plans.

(app.keeps-secrets, damage.decks-hidden, damage.no-peeking, spell.back-hidden, condition.back-hidden, insane.secret,
puzzle-code.secret, win.hidden-goal)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from math import prod
from typing import Any

from koszmar.kernel.chance import Chance
from koszmar.kernel.knowledge import UNKNOWN, Corner, Corners, Holding, Knowledge, Secret

from .condition_cards import CONDITIONS, INSANE
from .effects.conditions import fits
from .effects.model import Effect
from .harm import MISSING
from .in_force import kind_of
from .item_cards import ITEMS
from .state import DAMAGE, HORROR, Plot, Scene, seat_of

CARD = ("up", "plot", "stolen", "used")
"""What everybody sees of a card that lies before somebody, whatever is on its back."""


def _decks(scene: Scene) -> Iterator[Secret]:
    """The Damage and Horror decks; Spells and double-sided Conditions that lie in theirs."""
    decks = scene.state.decks
    for deck in (DAMAGE, HORROR):
        yield Secret(("decks", deck), range(len(decks[deck])), (), deck, kind=kind_of)
    for deck in ("spell", "condition"):
        hidden = [place for place, key in enumerate(decks[deck]) if has_a_secret_back(key)]
        yield Secret(("decks", deck), hidden, (), f"{deck}s", front_of, kind=str)


def _elsewhere(scene: Scene) -> Iterator[Secret]:
    """What lies before investigators, what was told in private, and what only the app knows."""
    yield from _injuries(scene)
    yield from _copies(scene)
    yield from _private(scene)
    if not scene.state.over:
        yield from _app(scene)


def _injuries(scene: Scene) -> Iterator[Secret]:
    """Damage and Horror that lies facedown before investigators."""
    state = scene.state
    for deck in (DAMAGE, HORROR):
        for who, one in enumerate(state.investigators):
            cards = one.damage if deck == DAMAGE else one.horror
            for place, injury in enumerate(cards):
                if not injury.up and injury.key != MISSING:
                    yield Secret(("investigators", who, deck, place), ("key",), (), deck, kind=kind_of)


def _copies(scene: Scene) -> Iterator[Secret]:
    """Spells and double-sided Conditions are known by their fronts; an Insane card only by its name, until the end."""
    state = scene.state
    for who, one in enumerate(state.investigators):
        for place, card in enumerate(one.possessions):
            if has_a_secret_back(card.key) and card.up:
                yield Secret(("investigators", who, "possessions", place), ("key",), (), "spells", front_of, kind=str)
        for place, card in enumerate(one.conditions):
            is_insane = kind_of(card.key) == INSANE
            if has_a_secret_back(card.key) and not (is_insane and state.over):
                seen = (seat_of(scene, who),) if is_insane else ()
                yield Secret(
                    ("investigators", who, "conditions", place), ("key",), seen, "conditions", front_of, kind=str
                )
    for space, cards in state.dropped.items():
        for place, card in enumerate(cards):
            if has_a_secret_back(card.key):
                yield Secret(("dropped", space, place), ("key",), (), "spells", front_of, kind=str)


@cache
def has_a_secret_back(key: str) -> bool:
    """Whether a card is one of several that differ on their backs."""
    kind = kind_of(key)
    if kind in CONDITIONS:
        return kind == INSANE or bool(CONDITIONS[kind].backs)
    return kind in ITEMS and ITEMS[kind].deck == "spell"


@cache
def front_of(key: str) -> str:
    """What everybody sees of such a card."""
    return f"{UNKNOWN}{kind_of(key)}"


def _private(scene: Scene) -> Iterator[Secret]:
    """What is told to one player alone: notes, and whom an Insane card names; that is laid open at the end."""
    for who, one in enumerate(scene.state.investigators):
        seat, path = (seat_of(scene, who),), ("investigators", who)
        if one.notes or one.learned:
            yield Secret(path, ("notes", "learned"), seat, back=_nothing, late=True)
        if one.goal >= 0 and not scene.state.over:
            yield Secret(path, ("goal",), seat, late=True)


def _nothing(things: Any) -> list[Any]:
    return []


def _app(scene: Scene) -> Iterator[Secret]:
    """What only the app knows: draws, clocks, events to come, codes. Whoever has counted along knows facts."""
    state = scene.state
    yield Secret(("plot",), ("draws",), (), back=_empty)
    yield Secret(("plot",), ("clocks",), (), back=_empty, late=True)
    yield Secret(("plot",), ("grade",), (), late=True)
    if state.plot.dice:
        yield Secret(("plot",), ("dice",), (), back=_nothing)
    told = [event for event in told_in_private(state.plot.scenario) if event in state.plot.fired]
    if told:
        yield Secret(("plot", "fired"), told, (), late=True)
    for grade, pool in state.plot.pools.items():
        yield Secret(("plot", "pools", grade), range(len(pool)), (), f"events-{grade}", kind=str)
    for key, puzzle in state.puzzles.items():
        if puzzle.kind == "code" and not puzzle.solved:
            yield Secret(("puzzles", key), ("start", "order", "twists"), (), back=_nothing)
            yield Secret(("puzzles", key), ("lies",), (), back=_nothing, late=True)


@cache
def told_in_private(story: str) -> list[str]:
    """Events that only tell one player something: how often they have happened says what was drawn."""
    from .scenario.library import scenario

    def tells(effects: tuple[Effect, ...]) -> bool:
        return all(
            effect.verb == "tell" or (effect.verb in ("if", "else") and tells(effect.body)) for effect in effects
        )

    events = scenario(story).events.values()
    return [one.plan.key for one in events if one.do and not one.plan.text and tells(one.do)]


def _empty(things: Any) -> dict[str, Any]:
    return {}


def imagine(scene: Scene, seat: int | None, chance: Chance) -> bool:
    """Draws might be otherwise, as far as nothing that the seat has seen or was told speaks against it.

    What hung on them and nobody noticed is then otherwise too; so are codes, and whom others' Insane cards name. The
    hints of another code might have been others.
    """
    plot: Plot = scene.state.plot
    plot.dice = []
    hinted = {key: list(puzzle.start) for key, puzzle in scene.state.puzzles.items() if puzzle.links or puzzle.absent}
    worlds = possible_draws(plot.scenario, made_draws(scene), tuple(known_draws(scene, seat)))
    chance_of_world = [weight for _, weight in worlds]
    for _ in range(TRIES):
        draws = dict(worlds[_weighted(chance, chance_of_world)][0])
        if _rewrite(scene, draws, chance):
            break
    else:
        return False
    for who, one in enumerate(scene.state.investigators):
        if seat == seat_of(scene, who):
            continue
        if not all(fits(draws, when) for when in one.learned):
            one.notes, one.learned = [], []
        if one.goal >= 0:
            one.goal = chance.pick([other for other in range(len(scene.state.investigators)) if other != who])
    return all(scene.state.puzzles[key].start == code for key, code in hinted.items())


TRIES = 8
"""How many truths are tried for one in which a code can give the answers that it gave."""


def known_draws(scene: Scene, seat: int | None) -> list[str]:
    """What a seat can know of draws: by what everybody saw, and by what it was told alone."""
    found = list(scene.state.plot.looked)
    for who, one in enumerate(scene.state.investigators):
        if seat == seat_of(scene, who):
            found += one.learned
    return found


def made_draws(scene: Scene) -> tuple[str, ...]:
    """The draws that have been made. Whoever may not look at them knows those of the set-up, and later ones by what has
    happened or was seen to hang on them."""
    from .scenario.library import scenario

    plot: Plot = scene.state.plot
    if plot.draws:
        return tuple(plot.draws)
    learned = [when for one in scene.state.investigators for when in one.learned]
    told = {name for when in (*plot.looked, *learned, *(one.when for one in plot.unseen))
            for name in when.partition(" ")[0].split(",")}  # fmt: skip
    events = later_draws(plot.scenario)
    return tuple(
        name
        for name, draw in scenario(plot.scenario).file.draw.items()
        if draw.at == "setup" or name in told or not events[name].isdisjoint(plot.fired)
    )


@cache
def later_draws(story: str) -> dict[str, set[str]]:
    """By draw, the events that may make it."""
    from .scenario.library import scenario

    def drawn(effects: tuple[Effect, ...]) -> Iterator[str]:
        for effect in effects:
            if effect.verb == "draw":
                yield str(effect.args[0])
            yield from drawn(effect.body)

    found: dict[str, set[str]] = {name: set() for name in scenario(story).file.draw}
    for key, event in scenario(story).events.items():
        for name in drawn((*event.do, *(effect for option in event.options for effect in option[3]))):
            found[name].add(key)
    return found


@lru_cache(maxsize=512)
def possible_draws(
    story: str, made: tuple[str, ...], known: tuple[str, ...]
) -> list[tuple[tuple[tuple[str, str], ...], int]]:
    """All that may have come of the draws that were made, with how often it does; later ones are still to come."""
    from .scenario.library import scenario

    drawn = {name: draw for name, draw in scenario(story).file.draw.items() if name in made}
    weights = {name: dict(zip(draw.one_of, draw.weights or [1] * len(draw.one_of), strict=True))
               for name, draw in drawn.items()}  # fmt: skip
    found = []
    for values in product(*(draw.one_of for draw in drawn.values())):
        draws = dict(zip(drawn, values, strict=True))
        if all(fits(draws, when) for when in known):
            found.append((tuple(draws.items()), prod(weights[name][value] for name, value in draws.items())))
    return found


def _weighted(chance: Chance, weights: list[int]) -> int:
    number = chance.below(sum(weights))
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    return 0


def _rewrite(scene: Scene, draws: dict[str, str], chance: Chance) -> bool:
    """Make the draws these, with all that follows; whether every code can still give the answers that it gave."""
    from .puzzles import copies_of
    from .puzzles.code import consistent_code, retell

    state = scene.state
    plot: Plot = state.plot
    codes = {key: puzzle for key, puzzle in state.puzzles.items()
             if puzzle.kind == "code" and not puzzle.solved and "/" not in key}  # fmt: skip
    lies: dict[str, list[int]] = {key: [] for key in (*codes, *(one.puzzle for one in plot.unseen if one.puzzle))}
    for one in plot.unseen:
        if one.puzzle and fits(draws, one.when):
            lies[one.puzzle].append(one.place)
    found = {}
    for key, puzzle in codes.items():
        told, puzzle.lies = puzzle.lies, [*lies[key], *_other_lies(plot, key, puzzle.lies)]
        code = consistent_code(copies_of(scene, key), chance)
        if code is None:
            puzzle.lies = told
            return False
        found[key] = code
    for key, code in found.items():
        retell(copies_of(scene, key), code, codes[key].lies, chance)
    plot.draws = draws
    return True


def _other_lies(plot: Plot, key: str, lies: list[int]) -> list[int]:
    """Lies that hang on no draw."""
    drawn = {one.place for one in plot.unseen if one.puzzle == key}
    return [place for place in lies if place not in drawn]


PUBLIC = (
    # the round and its turns; what was just rolled before everybody's eyes
    "phase", "round", "number", "over", "doomed", "flare", "pages", "pages_read", "activated.[*]",
    *(f"turn.{name}" for name in ("who", "actions", "moves", "performed", "last", "transfers")),
    *(f"turn.{name}.[*]" for name in ("free", "trading", "joined", "apart")),
    *(f"rolled.[*].{name}" for name in ("who", "skill", "faces.[*]", "difficulty", "why")),
    # the board
    *(f"tiles.[*].{name}" for name in ("side", "x", "y", "turned")), "links.*", "passages.[*]",
    "fire.[*]", "darkness.[*]", "barricades.[*].space", "barricades.[*].on", "box.*",
    *(f"tokens.[*].{name}" for name in ("key", "kind", "at", "beyond", "stage", "mood", "follows", "asked.[*]")),
    *(f"monsters.[*].{name}"
      for name in ("id", "kind", "space", "damage", "last", "still", "fresh", "name", "cannot_fall")),
    # open decks (setup.open-decks) and what lies on the board or before an investigator, but for its back
    "decks.common.[*]", "decks.unique.[*]", *(f"dropped.*.[*].{name}" for name in CARD),
    *(f"investigators.[*].{name}" for name in (
        "key", "space", "clues", "out", "done", "ability_used", "quench", "ward", "pushes", "borne.[*]",
        "damage.[*].up", "horror.[*].up",
    )),
    *(f"investigators.[*].{zone}.[*].{name}" for zone in ("possessions", "conditions") for name in CARD),
    # what the app has shown and everybody can have counted along; what has become known of its draws, and what hangs on
    # them: either way of it is kept, whichever was drawn
    "plot.scenario", "plot.layout", "plot.objective", "plot.milestones.[*]", "plot.read.[*]", "plot.looked.[*]",
    "plot.facts.*", "plot.quotas.*", "plot.fired.*",
    *(f"plot.unseen.[*].{name}" for name in ("when", "fact", "amount", "puzzle", "place")),
    # puzzles as they lie on the screen; how a picture or a lock began was seen then
    *(f"puzzles.*.{name}" for name in (
        "kind", "now.[*]", "size.[*]", "solved", "guesses.[*].[*]", "feedback.[*].[*]", "absent.[*]", "links.[*].[*]",
    )),
)  # fmt: skip
"""Reviewed leaf by leaf. ``[*]`` is a place in a list; a bare ``*`` stands for the names that a scenario gives."""

KNOWLEDGE = Knowledge(
    secrets=Corners(Corner(("decks",), _decks, alike=True), _elsewhere),
    public=PUBLIC,
    imagine=imagine,
    holdings=(
        Holding(("decks", "*")),
        Holding(("investigators", "*", "possessions", "*"), key="key"),
        Holding(("investigators", "*", "conditions", "*"), key="key"),
        Holding(("investigators", "*", "damage", "*"), key="key"),
        Holding(("investigators", "*", "horror", "*"), key="key"),
        Holding(("dropped", "*", "*"), key="key"),
    ),
)
