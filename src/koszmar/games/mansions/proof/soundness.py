"""What must always be true: no component is ever lost, and no state is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from koszmar.kernel.scene import Setting

from ..bestiary import MONSTERS
from ..board import PASSAGE, board, tile_of
from ..condition_cards import CONDITIONS, all_copies
from ..harm import MISSING
from ..in_force import kind_of
from ..injury_cards import INJURIES, copies
from ..investigators import INVESTIGATORS
from ..item_cards import ITEMS
from ..mythos_events import EVENTS, GRADES
from ..persons import PEOPLE
from ..puzzles import OF_CARDS, lock
from ..scenario.library import Scenario, scenario
from ..scenario.verbs import TWO_SIDED
from ..setup import crew
from ..spells import BACKS
from ..spells import COPIES as SPELL_COPIES
from ..state import DAMAGE, HORROR, Puzzle, State
from ..tiles import SIDES


def status(state: State, setting: Setting) -> list[str]:
    """Everything impossible about a state; empty for a sound one."""
    reasons = list(_unknown_things(state, setting))
    return reasons or [*_lost_cards(state), *_lost_tokens(state, setting), *_impossible_things(state, setting)]


# -- what there is not -----------------------------------------------------------------------------------------------


def _unknown_things(state: State, setting: Setting) -> Iterator[str]:
    """Keys that no component has and places that are not on the board: nothing else can be said before."""
    count = crew(setting.players)
    if len(state.investigators) > count or (state.phase != "setup" and len(state.investigators) < count):
        yield f"{len(state.investigators)} investigators, not {count}"
    own = setting.options.table == "own"
    for key in Counter(one.key for one in state.investigators):
        if key not in INVESTIGATORS and not (own and not key):  # whom the group has chosen, only the group knows
            yield f"there is no investigator {key!r}"
    for tile in state.tiles:
        if tile.side not in SIDES:
            yield f"there is no tile {tile.side!r}"
    for monster in state.monsters:
        if monster.kind not in MONSTERS:
            yield f"there is no monster {monster.kind!r}"
    if not -1 <= state.turn.who < len(state.investigators):
        yield f"there is no investigator {state.turn.who} whose turn it could be"
    yield from _unknown_cards(state)
    yield from _unknown_story(state, scenario(state.plot.scenario))


def _unknown_cards(state: State) -> Iterator[str]:
    if set(state.decks) != set(_box()):
        yield f"there are other decks than in the box: {sorted(state.decks)}"
    for who, one in enumerate(state.investigators):
        for card in one.possessions:
            if kind_of(card.key) not in ITEMS:
                yield f"investigator {who} has an unknown card {card.key!r}"
        for card in one.conditions:
            if kind_of(card.key) not in CONDITIONS:
                yield f"investigator {who} has an unknown Condition {card.key!r}"
        for injury in (*one.damage, *one.horror):
            if kind_of(injury.key) not in INJURIES and injury.key != MISSING:
                yield f"investigator {who} has an unknown injury {injury.key!r}"
    for cards in state.dropped.values():
        for card in cards:
            if kind_of(card.key) not in ITEMS:
                yield f"there is no card {card.key!r} to lie about"


def _unknown_story(state: State, story: Scenario) -> Iterator[str]:
    """What the scenario does not have."""
    plot, file = state.plot, story.file
    if plot.layout not in file.map:
        yield f"{plot.scenario} has no layout {plot.layout!r}"
    for name, draw in file.draw.items():
        if draw.at == "event" and name not in plot.draws:
            continue
        if plot.draws.get(name) not in draw.one_of:
            yield f"{name} cannot be {plot.draws.get(name)!r}"
    for what, keys, known in (
        ("token", [token.key for token in state.tokens], story.tokens),
        ("milestone", plot.milestones, story.milestones),
        ("event", plot.fired, story.events),
        ("clock", plot.clocks, story.clocks),
        ("puzzle", [key.partition("/")[0] for key in state.puzzles], {**story.puzzles, **OF_CARDS}),
        ("grade", [plot.grade, *plot.pools], dict.fromkeys(GRADES)),
        ("Mythos event", [key for pool in plot.pools.values() for key in pool], {**EVENTS, **story.events}),
    ):
        for key in keys:
            if key not in known:
                yield f"there is no {what} {key!r}"


# -- what is lost ----------------------------------------------------------------------------------------------------


@cache
def _box() -> dict[str, list[str]]:
    """The cards of the box, deck by deck."""
    fronts = sorted(key for key in ITEMS if "/" not in key)
    return {
        "common": [key for key in fronts if ITEMS[key].deck == "common"],
        "unique": [key for key in fronts if ITEMS[key].deck == "unique"],
        "spell": sorted(f"{kind}-{number + 1}" for kind in BACKS for number in range(SPELL_COPIES)),
        "condition": sorted(all_copies()),
        DAMAGE: sorted(copies(DAMAGE)),
        HORROR: sorted(copies(HORROR)),
    }


def _lost_cards(state: State) -> Iterator[str]:
    """Cards that are too many or too few, wherever they are."""
    there = {name: list(deck) for name, deck in state.decks.items()}
    held = [card for one in state.investigators for card in one.possessions]
    for card in (*held, *(card for cards in state.dropped.values() for card in cards)):
        there[ITEMS[kind_of(card.key)].deck].append(card.key)
    for one in state.investigators:
        there["condition"] += [card.key for card in one.conditions]
        there[DAMAGE] += [injury.key for injury in one.damage if injury.key != MISSING]
        there[HORROR] += [injury.key for injury in one.horror if injury.key != MISSING]
    for name, cards in _box().items():
        if sorted(there[name]) != cards:
            missing, more = Counter(cards) - Counter(there[name]), Counter(there[name]) - Counter(cards)
            yield f"the {name} cards are not those of the box: {sorted(missing)} missing, {sorted(more)} too many"


def _lost_tokens(state: State, setting: Setting) -> Iterator[str]:
    """Tokens that are too many or too few (limit.everything-else)."""
    limits = setting.parameters
    kinds = Counter(TWO_SIDED.get(token.kind, token.kind) for token in state.tokens)
    laid = Counter(state.links.links.values())
    for name, on_board, limit in (
        ("search", kinds["search"], limits.search_tokens),
        ("explore", kinds["explore"], limits.explore_tokens),
        ("person", kinds["person"], PEOPLE),
        ("barricade", len(state.barricades), limits.barricades),
        ("wall", laid["wall"], limits.walls),
        ("door", laid["door"], limits.doors),
        ("passage", len(state.passages), limits.passages),
    ):
        if on_board + state.box.get(name, 0) != limit:
            yield f"{on_board} {name} tokens on the board and {state.box.get(name)} in the box, not {limit}"
    for kind, count in Counter(monster.kind for monster in state.monsters).items():
        if count > MONSTERS[kind].figures:
            yield f"{count} figures of {kind}"
    if len(state.monsters) - len({monster.kind for monster in state.monsters}) > limits.identification:
        yield "more monsters than there are identification tokens"


# -- what cannot be --------------------------------------------------------------------------------------------------


def _impossible_things(state: State, setting: Setting) -> Iterator[str]:
    """Places and numbers that the rules cannot bring about."""
    yield from _misplaced(state)
    yield from _impossible_investigators(state)
    story = scenario(state.plot.scenario)
    for monster in state.monsters:
        own = story.bestiary.get(monster.name)
        card = own.card if own is not None else MONSTERS[monster.kind]
        if monster.damage >= card.health + card.per * len(state.investigators):
            yield f"{monster.id} should have fallen"
    for what, keys in (
        ("monster", [monster.id for monster in state.monsters]),
        ("token", [token.key for token in state.tokens]),
        ("tile", [tile.side for tile in state.tiles]),
        ("investigator", [one.key for one in state.investigators if one.key]),
        ("fire", state.fire),
        ("darkness", state.darkness),
        ("passage", state.passages),
    ):
        if len(set(keys)) < len(keys):
            yield f"the same {what} twice: {sorted(keys)}"
    for tile in state.tiles:
        if any(other.side == SIDES[tile.side].other for other in state.tiles):
            yield f"both sides of the tile {tile.side} lie on the board"
    for key, puzzle in state.puzzles.items():
        if not _can_be_solved(puzzle):
            yield f"the puzzle {key} cannot be as it is"


def _misplaced(state: State) -> Iterator[str]:
    """Figures, tokens and features that stand or lie where no tile is."""
    spaces = set(board(state).spaces)
    places: list[tuple[str, str]] = [
        *((monster.id, monster.space) for monster in state.monsters),
        *((token.key, token.at) for token in state.tokens),
        *((f"investigator {who}", one.space) for who, one in enumerate(state.investigators) if one.space),
        *(("a Barricade", barricade.space) for barricade in state.barricades),
        *(("a dropped card", space) for space in state.dropped),
        *((name, space) for name in ("fire", "darkness", "passages") for space in getattr(state, name)),
    ]
    for what, space in places:
        if space not in spaces:
            yield f"{what} is at {space!r}, where no tile lies"
    links = board(state).links
    for barricade in state.barricades:
        if barricade.on not in ("", PASSAGE) and barricade.on not in links:
            yield f"a Barricade stands on {barricade.on!r}, where nothing is"
    for link in state.links.links:
        if link not in links and all(_is_laid(state, end) for end in link.split("/")):
            yield f"a token lies on {link!r}, where nothing is"


def _is_laid(state: State, space: str) -> bool:
    return any(tile.side == tile_of(space) for tile in state.tiles)


def _impossible_investigators(state: State) -> Iterator[str]:
    for who, one in enumerate(state.investigators):
        kinds = [kind_of(card.key) for card in one.conditions]
        if len(set(kinds)) < len(kinds):
            yield f"investigator {who} has a Condition twice: {sorted(kinds)}"
        if one.out and (one.space or one.possessions):
            yield f"investigator {who} is eliminated, and still there"
        if not -1 <= one.goal < len(state.investigators) or one.goal == who:
            yield f"investigator {who} cannot mean {one.goal}"
    for token in state.tokens:
        if token.follows >= len(state.investigators) or (token.follows >= 0 and token.kind != "person"):
            yield f"{token.key} cannot follow {token.follows}"
        elif token.follows >= 0 and token.at != (state.investigators[token.follows].space or token.at):
            yield f"{token.key} is not where investigator {token.follows} is"


def _can_be_solved(puzzle: Puzzle) -> bool:
    """Whether pieces are all there and none lies on another, and a code has as many links as it should."""
    if puzzle.kind == "picture":
        return sorted(puzzle.now) == list(range(puzzle.size[0] * puzzle.size[1]))
    if puzzle.kind == "lock":
        cells = [cell for piece in lock.pieces(puzzle.now) for cell in lock.cells(piece)]
        return len(set(cells)) == len(cells) and all(0 <= row < 6 and 0 <= column < 6 for row, column in cells)
    length, values = puzzle.size
    return len(puzzle.start) == length and all(1 <= value <= values for value in puzzle.start)
