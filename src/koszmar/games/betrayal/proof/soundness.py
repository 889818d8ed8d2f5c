"""What must always be true: no component is ever lost, and no state is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import cache

from koszmar.kernel.scene import Setting
from koszmar.parts.figures import word_of

from ..cards import CARDS, DECKS
from ..explorers import CRITICAL, EXPLORERS, TOP, TRAITS
from ..haunt import HAUNTS
from ..knowledge import KNOWLEDGE
from ..scenarios import SCENARIOS
from ..state import Explorer, Haunting, MonsterTurn, State
from ..tiles import LANDINGS, ROOMS
from ..tokens import ASIDE, BOX

LAST_NUMBER = 9
"""Where the Number Track ends."""
BEFORE_PLAY = ("explorers", "scenario")
MONSTERS_PLAY = ("monsters", "monsters-end")


@cache
def printed() -> dict[Hashable, int]:
    """How many of everything there are in the box: 47 tiles, 74 cards, 114 tokens."""
    tokens: Counter[Hashable] = Counter({("token", kind): count for kind, count in BOX.items()})
    return tokens + Counter([*ROOMS, *CARDS])


def status(state: State, setting: Setting) -> list[str]:
    """Everything impossible about a state; empty for a sound one."""
    reasons = list(_unknown_things(state, setting))
    return reasons or list(_impossible_things(state, setting))


# -- keys that no component has: nothing else can be said before they are mended -------------------------------------


def _unknown_things(state: State, setting: Setting) -> Iterator[str]:
    seats = range(setting.players)
    if len(state.explorers) != setting.players:
        yield f"{setting.players} players, but {len(state.explorers)} places at the table"
    for what, keys, known in (
        ("decks", state.decks, DECKS),
        ("box", state.box, BOX),
    ):
        if set(keys) != set(known):
            yield f"the {what} should have {', '.join(sorted(known))}, not {', '.join(sorted(keys))}"
    for key in state.house.tiles:
        if key not in ROOMS:
            yield f"there is no tile {key!r} to lie in the house"
    for key in state.stack:
        if key not in ROOMS:
            yield f"there is no tile {key!r} to be in the stack"
    for name, deck in state.decks.items():
        for card in deck.cards:
            if card not in CARDS or CARDS[card].deck != name:
                yield f"{card!r} is no {name} card"
    for key in (*state.gone, *state.drawn):
        if key not in ROOMS and key not in CARDS:
            yield f"there is neither a tile nor a card {key!r}"
    for seat, explorer in enumerate(state.explorers):
        yield from _unknown_in(explorer, seat, state)
    for card in state.turn.held:
        if card not in CARDS:
            yield f"the turn began with an unknown card {card!r}"
    for what, seat in (
        ("active", state.turn.seat),
        ("first", state.first),
        *(("looted", one) for one in state.turn.looted),
    ):
        if seat not in seats:
            yield f"seat {seat} cannot be {what}"
    if state.scenario not in SCENARIOS and not (state.phase in BEFORE_PLAY and not state.scenario):
        yield f"there is no scenario {state.scenario!r}"
    for token in state.tokens:
        if token.kind not in BOX:
            yield f"there is no token of kind {token.kind!r}"
    if state.haunt is not None:
        yield from _unknown_in_haunt(state.haunt, setting.players)
    if state.monsters is not None:
        yield from _unknown_in_monster_turn(state.monsters, state.haunt, setting.players)
    if state.pending and not _is_pending(state.pending):
        yield f"no haunt can begin with {state.pending}"


def _unknown_in(explorer: Explorer, seat: int, state: State) -> Iterator[str]:
    if explorer.key not in EXPLORERS and not (state.phase == "explorers" and not explorer.key):
        yield f"seat {seat} has an unknown explorer {explorer.key!r}"
    elif explorer.key and set(explorer.traits) != set(TRAITS):
        yield f"seat {seat} should have clips for {', '.join(TRAITS)}, not {', '.join(explorer.traits) or 'none'}"
    for card in explorer.cards:
        if card not in CARDS or CARDS[card].deck == "event":
            yield f"seat {seat} cannot hold {card!r}"


def _unknown_in_haunt(haunt: Haunting, players: int) -> Iterator[str]:
    if haunt.number not in HAUNTS:
        yield f"there is no haunt {haunt.number}"
        return
    if haunt.revealer >= players:
        yield f"seat {haunt.revealer} cannot have revealed the haunt"
    if haunt.trigger and haunt.trigger not in CARDS:
        yield f"the haunt cannot have begun with {haunt.trigger!r}"
    for what, seat in (("be the traitor", haunt.traitor), ("go before the monsters", haunt.monsters_after)):
        if not -1 <= seat < players:
            yield f"seat {seat} cannot {what}"
    known = {"hero", "traitor", *(f"alone-{seat}" for seat in range(players))}
    if len(haunt.sides) != players or not set(haunt.sides) <= known:
        yield f"{players} players cannot be on the sides {', '.join(haunt.sides) or 'of nobody'}"
    boxes = {box.key for box in HAUNTS[haunt.number].monsters}
    for one in haunt.monsters:
        kind, _, number = one.id.rpartition("-")
        if one.kind not in boxes or one.token not in BOX:
            yield f"haunt {haunt.number} has no monster of kind {one.kind!r} with token {one.token!r}"
        if kind != one.kind or not _is_number(number):
            yield f"a monster of kind {one.kind!r} cannot be called {one.id!r}"
        for card in one.cards:
            if card not in CARDS:
                yield f"the monster {one.id!r} has an unknown card {card!r}"


def _unknown_in_monster_turn(turn: MonsterTurn, haunt: Haunting | None, players: int) -> Iterator[str]:
    here = {one.id for one in haunt.monsters} if haunt else set()
    boxes = {box.key for box in HAUNTS[haunt.number].monsters} if haunt and haunt.number in HAUNTS else set()
    if turn.seat >= players:
        yield f"seat {turn.seat} cannot play the monsters"
    if not set(turn.groups) <= boxes:
        yield f"monsters of the kinds {', '.join(turn.groups)} cannot be waiting for their turn"
    for key in (*turn.waiting, *([turn.active] if turn.active else [])):
        if key not in here:
            yield f"the monster {key!r} is to act, but is not in play"


def _is_pending(pending: list[str]) -> bool:
    if len(pending) != 2:
        return False
    number, card = pending
    return _is_number(number) and int(number) in HAUNTS and card in CARDS


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 4


# -- known things in impossible places -----------------------------------------------------------------------------


def _impossible_things(state: State, setting: Setting) -> Iterator[str]:
    for thing, here, box in KNOWLEDGE.miscounted(state, printed()):
        yield f"{here} of {thing}, but the box holds {box}"
    yield from _impossible_house(state)
    for name, deck in state.decks.items():
        if deck.buried > len(deck.cards):
            yield f"{deck.buried} {name} cards were buried, but the deck has {len(deck.cards)}"
    for seat, explorer in enumerate(state.explorers):
        yield from _impossible_explorer(state, seat, explorer)
    colours = Counter(EXPLORERS[explorer.key].colour for explorer in state.explorers if explorer.key)
    for colour, count in colours.items():
        if count > 1:
            yield f"the {colour} board is used {count} times"
    yield from _impossible_tokens(state, setting.players)
    yield from _impossible_phase(state)
    if state.haunt is not None:
        yield from _impossible_monsters(state, state.haunt)


def _impossible_house(state: State) -> Iterator[str]:
    tiles = state.house.tiles
    for key in LANDINGS:
        if key not in tiles:
            yield f"the {key} is not in the house"
    if any(ROOMS[key].landing for key in (*state.stack, *state.gone, *state.drawn) if key in ROOMS):
        yield "a starting tile cannot leave the house"
    spots = Counter((tile.region, tile.x, tile.y) for tile in tiles.values())
    for spot, count in spots.items():
        if count > 1:
            yield f"{count} tiles lie on top of each other at {spot}"


def _impossible_explorer(state: State, seat: int, explorer: Explorer) -> Iterator[str]:
    if not explorer.key:
        if explorer.traits or explorer.place or explorer.cards or explorer.dead:
            yield f"seat {seat} has no explorer yet, but something that belongs to one"
        return
    for trait, space in explorer.traits.items():
        if space > TOP:
            yield f"seat {seat}: {trait} cannot be on space {space} of {TOP}"
        elif space < CRITICAL and state.haunt is None:
            yield f"seat {seat}: {trait} is at the skull before the haunt"
    if explorer.place not in state.house.tiles and not (state.haunt is not None and not explorer.place):
        yield f"seat {seat} is on {explorer.place!r}, which is not in the house"
    if explorer.dead and state.haunt is None:
        yield f"seat {seat} is dead before the haunt"
    if explorer.died > state.number:
        yield f"seat {seat} died in turn {explorer.died}, but this is turn {state.number}"


def _impossible_tokens(state: State, players: int) -> Iterator[str]:
    monsters = {one.id for one in state.haunt.monsters} if state.haunt else set()
    places = {*state.house.tiles, *monsters, ASIDE, *map(word_of, range(players))}
    for token in state.tokens:
        if token.on not in places:
            yield f"a {token.kind} token lies on {token.on!r}, which does not exist"


def _impossible_phase(state: State) -> Iterator[str]:
    begun = state.haunt is not None
    if state.phase in BEFORE_PLAY and (begun or state.number):
        yield "the match has begun, but is still being set up"
    if state.phase != "explorers" and not all(explorer.key for explorer in state.explorers):
        yield "somebody plays without an explorer"
    if state.phase == "haunt" and (begun or not state.pending):
        yield "a haunt is about to begin, but none is named or one has begun"
    if state.phase != "haunt" and state.pending:
        yield f"a haunt is about to begin in the phase {state.phase!r}"
    if state.phase.startswith("monsters") and not begun:
        yield "monsters take their turn before the haunt"
    if (state.monsters is not None) != (state.phase in MONSTERS_PLAY):
        yield f"the monsters' turn does not go with the phase {state.phase!r}"


def _impossible_monsters(state: State, haunt: Haunting) -> Iterator[str]:
    for key, count in Counter(one.id for one in haunt.monsters).items():
        if count > 1:
            yield f"{count} monsters are called {key!r}"
    for one in haunt.monsters:
        if one.place and one.place not in state.house.tiles:
            yield f"the monster {one.id!r} is on {one.place!r}, which is not in the house"
    if not -1 <= haunt.track <= LAST_NUMBER:
        yield f"the Number Track cannot show {haunt.track}"
    if HAUNTS[haunt.number].kind == "traitor" and haunt.traitor < 0:
        yield f"haunt {haunt.number} has no traitor"
