"""What is done before the first turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from koszmar.kernel.flow import Flow

from ...bestiary import add_monster
from ...cards import discard, give, holder_of, take_from_deck
from ...house import layings
from ...laying import find_and_lay, lay_somewhere
from ...state import Scene, by_players
from ...tiles import REGIONS, ROOMS
from ...tokens import ASIDE, put_token
from ...traits import gain, heal
from .asking import choose_tile
from .dying import leave_the_house
from .roles import speaker, traitor_of

# -- the traitor ---------------------------------------------------------------------------------------------------


def traitor_heals(scene: Scene) -> None:
    """The traitor heals all traits."""
    heal(scene, traitor_of(scene))


def traitor_gains(scene: Scene, trait: str, *amounts: int) -> None:
    """The traitor gains {a/b/c/d} in a trait."""
    gain(scene, traitor_of(scene), trait, by_players(scene.state, *amounts))


def turn_into(scene: Scene, kind: str) -> str:
    """A monster takes the place of the traitor's explorer, whose cards are buried; the tile where it stands."""
    here = leave_the_house(scene, traitor_of(scene))
    add_monster(scene, kind, here)
    return here


# -- cards ---------------------------------------------------------------------------------------------------------


def bury_held(scene: Scene, card: str) -> None:
    """Whoever holds a card buries it."""
    holder = holder_of(scene.state, card)
    if holder is not None:
        discard(scene, holder, card)


def find_card(scene: Scene, seat: int, card: str) -> None:
    """If nobody has a card, a player takes it from its deck."""
    if holder_of(scene.state, card) is None and take_from_deck(scene, card):
        give(scene, seat, card)
        scene.tell("take-card", seat=seat, card=card, source="deck")


def draw_out(scene: Scene, card: str) -> None:
    """Take a card from whoever has it, or from its deck, for somebody who is no explorer."""
    holder = holder_of(scene.state, card)
    if holder is not None:
        scene.state.explorers[holder].cards.remove(card)
    else:
        take_from_deck(scene, card)


# -- tiles ---------------------------------------------------------------------------------------------------------


def bring(scene: Scene, seat: int, tile: str, *regions: str, far_from: str = "") -> Flow[None]:
    """If a tile is not in the house, take it from the stack and lay it in a region, unresolved."""
    yield from find_and_lay(scene, seat, tile, regions or REGIONS, rule="tiles.shuffle-after-search", far_from=far_from)


def heroes_bring(tile: str, *regions: str) -> Callable[[Scene], Flow[None]]:
    """A set-up: the heroes bring a tile into the house."""
    return lambda scene: bring(scene, speaker(scene), tile, *regions)


def open_rooms(scene: Scene, enough: Callable[[], bool]) -> Flow[None]:
    """The heroes lay the top tiles of the stack, unresolved, until there are enough."""
    state = scene.state
    for _ in range(len(state.stack)):
        if enough():
            return
        scene.reveal()
        key = state.stack.pop()
        regions = ROOMS[key].regions
        if layings(state.house, key, regions):
            state.drawn.append(key)
            yield from lay_somewhere(scene, speaker(scene), key, regions, rule="anatomy.setup-before-first-turn")
        else:
            state.stack.insert(0, key)


# -- monsters and tokens -------------------------------------------------------------------------------------------


def add_monsters(scene: Scene, kind: str, tile: str, count: int) -> None:
    """A number of monsters appear on a tile."""
    for _ in range(count):
        add_monster(scene, kind, tile)


def place_monsters(
    scene: Scene, seat: int, kind: str, count: int, tiles: Sequence[str], *, apart: bool = True, spare: str = ""
) -> Flow[None]:
    """A player puts monsters on tiles, each on a different one if ``apart``; what is left over on ``spare``."""
    free = list(tiles)
    for _ in range(count):
        if free:
            tile = yield from choose_tile(scene, seat, free, "place-monster", kind=kind)
            if apart:
                free.remove(tile)
        elif spare:
            tile = spare
        else:
            return
        if add_monster(scene, kind, tile) is None:
            return


def set_aside(scene: Scene, kind: str, name: str, count: int) -> None:
    """A number of tokens wait beside the house."""
    for _ in range(count):
        put_token(scene, kind, name, ASIDE)


def place_tokens(
    scene: Scene, seat: int, kind: str, name: str, count: int, tiles: Sequence[str], *, apart: bool = True,
    spare: Sequence[str] = (), values: Sequence[int] = (), up: bool = True,
) -> Flow[None]:  # fmt: skip
    """A player puts tokens on tiles of choice, each on a different one if ``apart``; then on the spare tiles."""
    free, more = list(tiles), list(spare)
    for index in range(count):
        if not free:
            free, more = more, []
        if not free:
            return
        tile = yield from choose_tile(scene, seat, free, "place-token", token=name)
        if apart:
            free.remove(tile)
        put_token(scene, kind, name, tile, value=values[index] if values else 0, up=up)
