"""The Intruder bag of the base game: Encounters, Surprise Attacks and bag development."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow
from koszmar.parts.cards import draw_from_bag, put_in_bag

from ...intruders import appear, attack, is_free, remove, target_in
from ...rooms import NEST
from ...ship import clear_noise, mark_all_noise
from ...stage import show
from ...state import Intruder, Scene, Slot, Staged, in_room, slot_of
from ..harm import is_surprise, keeps_nerve
from ..havoc import everybody_listens
from .kinds import ADULT, BREEDER, QUEEN, is_left

BLANK = "blank"
ADULTS = tuple(f"adult-{number}" for number, count in {2: 4, 3: 5, 4: 3}.items() for _ in range(count))
OTHERS = (*["larva-1"] * 8, *["creeper-1"] * 3, "breeder-3", "breeder-4", "queen-4")
"""With the blank one and the Adults 27 tokens (baserace.tokens)."""
EGGS = 8
"""Egg markers in the box."""


def tokens(players: int, characters: list[str], chance: Chance) -> tuple[list[str], list[str]]:
    """The bag and the supply (baserace.bag)."""
    adults = list(ADULTS)
    chance.shuffle(adults)
    bag = [BLANK, *["larva-1"] * 4, "creeper-1", "queen-4", *adults[: 3 + players]]
    supply = [*adults[3 + players :], *OTHERS]
    for token in bag:
        if token in OTHERS:
            supply.remove(token)
    return sorted(bag), sorted(supply)


def add_token(scene: Scene, kind: str) -> None:
    """A random token of a kind from outside the bag is put into it, if there is one.

    Those of the kind that were set aside are mixed with the others, so that nobody knows its number (hidden.bag).
    """
    state = scene.state
    found = sorted(token for token in (*state.supply, *state.aside) if is_of(token, kind))
    token = draw_from_bag(scene.chance, found)
    if token is None:
        return
    state.supply = sorted([*(other for other in state.supply if not is_of(other, kind)), *found])
    state.aside = [other for other in state.aside if not is_of(other, kind)]
    put_in_bag(state.bag, [token])
    scene.tell("bag-grows", count=1, kind=kind)


def is_of(token: str, kind: str) -> bool:
    """Whether a token is of a kind."""
    return token.partition("-")[0] == kind


def leaves(scene: Scene, intruder: Intruder) -> None:
    """The token of an Intruder that has left the board returns to the bag (technical.intruder-leaves)."""
    add_token(scene, intruder.kind)


def go_away(scene: Scene, intruder: Intruder) -> None:
    """An Intruder leaves the board alive."""
    scene.tell("intruder-leaves", intruder=intruder.id, kind=intruder.kind, room=intruder.room)
    remove(scene, intruder)
    leaves(scene, intruder)


# -- Encounter -----------------------------------------------------------------------------------------------------


def resolve_token(scene: Scene, seat: int, token: str) -> Flow[None]:
    """What an Encounter has drawn: the Intruder on the token, or Noise for the blank one."""
    state = scene.state
    if token == BLANK:
        come_to_nothing(scene, state.characters[seat].room)
    else:
        yield from meet(scene, seat, token)
        state.aside.append(token)
    state.drawn.remove(token)


def come_to_nothing(scene: Scene, room: Slot) -> None:
    """Blank: Noise in every corridor; it returns, with an Adult if it was the last token (baserace.blank-last)."""
    mark_all_noise(scene, room)
    if not scene.state.bag:
        add_token(scene, ADULT)
    put_in_bag(scene.state.bag, [BLANK])


def meet(scene: Scene, seat: int, token: str) -> Flow[None]:
    """The Intruder appears; with fewer cards in hand than the token's number it attacks by surprise."""
    kind, _, number = token.partition("-")
    intruder = yield from bring(scene, kind, scene.state.characters[seat].room)
    if intruder and is_surprise(scene, seat, int(number)):
        yield from surprise_attack(scene, intruder, seat)


def bring(scene: Scene, kind: str, room: Slot) -> Flow[Intruder | None]:
    """An Intruder appears if a miniature is left; for another Adult those not in Combat leave first.

    (baserace.adults-out)
    """
    if kind == ADULT and not is_left(scene, ADULT):
        for adult in [one for one in scene.state.intruders if one.kind == ADULT and is_free(scene, one)]:
            go_away(scene, adult)
    if not is_left(scene, kind):
        return None
    return (yield from appear(scene, kind, room))


def surprise_attack(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """An attack like any other on whoever caused the Encounter (attack.when, attack.encounter-target)."""
    scene.tell("surprise", intruder=intruder.id, kind=intruder.kind, seat=seat)
    if not (yield from keeps_nerve(scene, seat)):
        yield from attack(scene, intruder, seat)


# -- bag development -----------------------------------------------------------------------------------------------


def develop(scene: Scene) -> Flow[None]:
    """Draw a token; its kind decides."""
    state = scene.state
    token = draw_from_bag(scene.chance, state.bag)
    if token is None:
        return
    scene.reveal()
    show(state, Staged("bag", token))
    scene.tell("bag", token=token)
    state.drawn.append(token)
    match token.partition("-")[0]:
        case "larva":
            replace(scene, token, ADULT)
        case "creeper":
            replace(scene, token, BREEDER)
        case "queen":
            yield from queen_stirs(scene, token)
        case "blank":
            add_token(scene, ADULT)  # baserace.bag-blank
            put_in_bag(state.bag, [token])
        case _:
            yield from everybody_listens(scene)
            put_in_bag(state.bag, [token])
    state.drawn.remove(token)


def replace(scene: Scene, token: str, kind: str) -> None:
    """A Larva grows into an Adult, a Creeper into a Breeder (baserace.bag-larva, baserace.bag-creeper)."""
    add_token(scene, kind)
    scene.state.aside.append(token)


def queen_stirs(scene: Scene, token: str) -> Flow[None]:
    """With a character in the Nest she appears there with an Encounter; otherwise she lays an Egg (baserace.bag-queen).

    Her token returns either way.
    """
    state = scene.state
    nest = slot_of(state, NEST)
    if nest is not None and in_room(state, nest):
        clear_noise(scene, nest)  # encounter.clear-noise
        intruder = yield from bring(scene, QUEEN, nest)
        seat = target_in(scene, nest)
        if intruder and seat is not None and is_surprise(scene, seat, int(token.partition("-")[2])):
            yield from surprise_attack(scene, intruder, seat)
    elif state.eggs < EGGS:
        state.eggs += 1
        scene.tell("egg-laid", left=state.eggs)
    put_in_bag(state.bag, [token])
