"""Discovering: through an unexplored doorway, a tile from the stack, its text, its card, and the end of the turn."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.kernel.knowledge import is_unknown
from koszmar.parts.moments import carry_out

from . import moments
from .answers import answers, haunt_answer, haunt_flow
from .drawing import draw_for
from .house import STEPS, beyond, distances, landings, lay, layings, rotations, stays_open, through_doors, trial
from .places import put
from .rooms import on_discovery
from .sides import is_known_traitor
from .state import House, LaidTile, Scene, State
from .tiles import BY_REGION, ROOMS

Spot = tuple[str, int, int]


def can_discover(scene: Scene, region: str) -> bool:
    """Whether the stack holds a tile for the region (discover.region-exhausted-no-cost)."""
    stack = scene.state.stack
    if haunt_answer(scene, moments.any_tile_fits) is not None:
        return bool(stack)
    return stack_holds(scene.state, region)


def stack_holds(state: State, region: str) -> bool:
    """Whether a tile for the region is left in the stack; whoever sees only its backs counts the tiles not yet seen."""
    if state.stack and is_unknown(state.stack[0]):
        lying = state.house.tiles
        return any(key not in lying and key not in (*state.drawn, *state.gone) for key in BY_REGION[region])
    return any(region in ROOMS[key].regions for key in reversed(state.stack))


def discover(scene: Scene, seat: int, side: int) -> Flow[None]:
    """Go through an unexplored doorway of the own tile: find a tile, lay it, enter it, resolve it.

    (discover.tile-joins-region)
    """
    state = scene.state
    here = state.explorers[seat].place
    spot = beyond(state.house, here, side)
    key = yield from find_tile(scene, seat, spot, (side + 2) % 4)
    if key is None:
        return
    scene.tell("discover", seat=seat, tile=key)
    yield from put(scene, seat, key, "entered")
    yield from resolve(scene, seat, key)


def resolve(scene: Scene, seat: int, key: str) -> Flow[None]:
    """The tile's text, then a card for its symbol if it has one, then the turn ends.

    (discover.tile-text-first, discover.no-symbol-no-card, discover.ends-turn, turn.end-on-discovery, changes.turn-end,
    traitor.other-symbols-not-ignored)
    """
    state = scene.state
    yield from haunt_flow(scene, moments.discovered, seat, key)
    if state.explorers[seat].dead:
        return
    yield from carry_out(on_discovery(scene, seat, key))
    room = ROOMS[key]
    if room.symbol and not (yield from draws_nothing(scene, seat, key)):
        for _ in range(room.draws):
            yield from draw_for(scene, seat, room.symbol)
    goes_on = haunt_answer(scene, moments.goes_on)
    if not (goes_on and goes_on(scene, seat, key)):
        state.turn.over = True


def draws_nothing(scene: Scene, seat: int, key: str) -> Flow[bool]:
    """Whether the haunt puts something in the card's place, or an Event is passed by."""
    instead = haunt_answer(scene, moments.symbol)
    if instead and (yield from carry_out(instead(scene, seat, key))):
        return True
    return ROOMS[key].symbol == "event" and (yield from skips_event(scene, seat, key))


def skips_event(scene: Scene, seat: int, key: str) -> Flow[bool]:
    """A known traitor, and whoever has a card for it, may draw no Event.

    (traitor.may-ignore-event-symbol, reference.traitor-event-optional, traitor.event-drawn-must-resolve)
    """
    for answer in answers(scene, seat, moments.skip_event):
        if (yield from carry_out(answer(scene, seat, key))):
            return True
    if is_known_traitor(scene.state, seat):
        choice = yield ask(seat, "draw-event", ["draw", "ignore"], rule="traitor.may-ignore-event-symbol", tile=key)
        return bool(choice == "ignore")
    return False


# -- which tile, and how it lies -----------------------------------------------------------------------------------


def find_tile(scene: Scene, seat: int, spot: Spot, side: int) -> Flow[str | None]:
    """Turn over tiles for a region until one can be laid at the spot; the discoverer lays it.

    (discover.buried-tile-not-resolved)
    """
    state = scene.state
    tried: set[str] = set()
    anything = haunt_answer(scene, moments.any_tile_fits)
    scene.reveal()
    while True:
        key = _next_tile(state, spot[0], tried, bool(anything))
        if key is None:
            break
        tried.add(key)
        state.drawn.append(key)
        options = _turns(state.house, key, spot, side)
        if not options:
            scene.tell("tile-buried", seat=seat, tile=key)
            bury_tile(state, key)
            continue
        if (yield from _is_refused(scene, seat, key, spot, side, tried)):
            bury_tile(state, key)
            continue
        turn = yield ask(seat, "turn-tile", options, rule="discover.align-any-door", tile=key, spot=spot)
        state.drawn.remove(key)
        lay(state, key, *spot, turn[1])
        return key
    return (yield from _rearrange(scene, seat, spot, side))


def _turns(house: House, key: str, spot: Spot, side: int) -> list[Key]:
    """The ways to turn a tile at the spot that join it and keep the region open (discover.keep-open-door)."""
    return [("turn", turned) for turned in rotations(key, side) if stays_open(house, key, spot, turned)]


def bury_tile(state: State, key: str) -> None:
    """Put a tile that was drawn at the bottom of the stack (bury.tile)."""
    state.drawn.remove(key)
    state.stack.insert(0, key)


def _next_tile(state: State, region: str, tried: set[str], anything: bool) -> str | None:
    """The next tile whose back shows the region; the others go unseen to the bottom.

    (discover.bury-non-matching, discover.top-tile-must-match, discover.buried-tile-face-hidden)
    """
    for _ in range(len(state.stack)):
        key = state.stack.pop()
        if key not in tried and (anything or region in ROOMS[key].regions):
            return key
        state.stack.insert(0, key)
    return None


def _is_refused(scene: Scene, seat: int, key: str, spot: Spot, side: int, tried: set[str]) -> Flow[bool]:
    """Whether the discoverer has a card to bury the tile, and does: as long as another could lie in its place."""
    offers = list(answers(scene, seat, moments.bury_discovery))
    others = [other for other in _fitting(scene, spot[0]) if other not in tried] if offers else []
    if not any(_turns(scene.state.house, other, spot, side) for other in others):
        return False
    for answer in offers:
        if (yield from carry_out(answer(scene, seat, key))):
            scene.tell("tile-refused", seat=seat, tile=key)
            return True
    return False


def _rearrange(scene: Scene, seat: int, spot: Spot, side: int) -> Flow[str | None]:
    """No tile fits without closing the region: one tile is laid anew so that one does.

    As little change as possible: a single tile that is no Landing, empty ones first. Where even that cannot help,
    there is nothing to discover, and the doorway stays shut.

    (discover.rearrange-as-last-resort, discover.rearrange-who)
    """
    state = scene.state
    changes = rearrangements(scene, spot, side)
    if not changes:
        scene.tell("no-tile-fits", seat=seat)
        return None
    options: list[Key] = list(dict.fromkeys(("lay-anew", tile, *where) for tile, where, _ in changes))
    choice = yield ask(seat, "rearrange", options, rule="discover.rearrange-as-last-resort")
    tile, where = choice[1], choice[2:]
    lay(state, tile, *where)
    scene.tell("lay-anew", seat=seat, tile=tile)
    key = next(new for moved, there, new in changes if (moved, there) == (tile, where))
    state.stack.remove(key)
    state.drawn.append(key)
    turns = _turns(state.house, key, spot, side)
    turn = yield ask(seat, "turn-tile", turns, rule="discover.align-any-door", tile=key, spot=spot)
    state.drawn.remove(key)
    lay(state, key, *spot, turn[1])
    return key


def rearrangements(scene: Scene, spot: Spot, side: int) -> list[tuple[str, tuple[str, int, int, int], str]]:
    """Every single change that lets a tile of the stack be laid at the spot: the tile, where it goes, the new tile."""
    state = scene.state
    region, house = spot[0], state.house
    fitting = _fitting(scene, region)
    left = house.grid[region, spot[1] + STEPS[side][0], spot[2] + STEPS[side][1]]
    movable = [
        key for key, tile in house.tiles.items() if tile.region == region and key != left and not ROOMS[key].landing
    ]
    occupied = {explorer.place for explorer in state.explorers} | {token.on for token in state.tokens}
    occupied |= {monster.place for monster in state.haunt.monsters} if state.haunt else set()
    for wanted in ([key for key in movable if key not in occupied], movable):
        found = []
        for key in wanted:
            old = house.tiles[key]
            trial = House({other: tile for other, tile in house.tiles.items() if other != key})
            places = [*layings(trial, key, (region,), keep_open=False),
                      *((region, old.x, old.y, turned) for turned in range(4) if turned != old.turned)]  # fmt: skip
            for where in places:
                if where[:3] == spot or not _holds_together(scene, key, where):
                    continue
                changed = House({**trial.tiles, key: LaidTile(*where, old.flipped)})  # type: ignore[arg-type]
                for new in fitting[:3]:
                    if _turns(changed, new, spot, side):
                        found.append((key, where, new))
                        break
        if found:
            return found
    return []


def _fitting(scene: Scene, region: str) -> list[str]:
    """The tiles of the stack that may lie in the region, the top one first."""
    anything = haunt_answer(scene, moments.any_tile_fits) is not None
    return [key for key in reversed(scene.state.stack) if anything or region in ROOMS[key].regions]


def _holds_together(scene: Scene, key: str, where: tuple[str, int, int, int]) -> bool:
    """Whether the tile would be joined to the house there and every other could still be reached from the Landing."""
    reachable = _reach(scene, where[0])
    with trial(scene.state, key, where):
        return bool(through_doors(scene.state.house, key)) and reachable <= _reach(scene, where[0])


def _reach(scene: Scene, region: str) -> set[str]:
    house = scene.state.house
    first = next(tile for tile in landings(house) if house.tiles[tile].region == region)
    return set(distances(scene, first))
