"""The Intruder bag of the Void Seeders: Encounters, Surprise Attacks and bag development."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow
from koszmar.parts.cards import draw_from_bag, put_in_bag

from ...hand import contaminate
from ...intruders import appear, is_ignored, miniatures_left
from ...panic import resolve_panic
from ...ship import mark_all_noise
from ...stage import show
from ...state import Intruder, Scene, Staged
from ..harm import is_surprise, keeps_nerve
from ..havoc import everybody_listens
from .kinds import DESPOILER, TYPE_AT, TYPES, is_despoiler_dead

BLANK, INSANITY, SEEDER = "blank", "insanity", "seeder"
SEEDERS = tuple(f"seeder-{number}" for number, count in {1: 3, 2: 5, 3: 5, 4: 3}.items() for _ in range(count))
"""The 16 Void Seeder tokens; they show a number and no type (components.void-tokens, encounter.tokens-have-no-type)."""


def tokens(players: int, characters: list[str], chance: Chance) -> tuple[list[str], list[str]]:
    """The bag and the supply.

    (setup.bag-base, setup.bag-per-player, setup.bag-rest-supply, setup.bag-insanity-tokens, setup.bag-total,
    setup.unused-insanity-boxed, components.insanity-tokens, insanity.one-token-per-player)
    """
    seeders = list(SEEDERS)
    chance.shuffle(seeders)
    bag = [BLANK, *seeders[: 2 + players], *(f"{INSANITY}-{key}" for key in characters)]
    return sorted(bag), sorted(seeders[2 + players :])


def add_token(scene: Scene) -> None:
    """A random Void Seeder token from outside the bag is put into it; those set aside are mixed with the others.

    (encounter.set-aside-supply, seeder.token-none-left, event.bag-blank-empty, seeder.tokens-interchangeable)
    """
    state = scene.state
    outside = sorted([*state.supply, *state.aside])
    token = draw_from_bag(scene.chance, outside)
    if token is None:
        return
    state.supply, state.aside = outside, []
    put_in_bag(state.bag, [token])
    scene.tell("bag-grows", count=1)


# -- Encounter -----------------------------------------------------------------------------------------------------


def resolve_token(scene: Scene, seat: int, token: str) -> Flow[None]:
    """What an Encounter has drawn: a Void Seeder, an Insanity token, or the blank one."""
    if token.partition("-")[0] == SEEDER:
        yield from meet_seeder(scene, seat, token)
        scene.state.drawn.remove(token)
        scene.state.aside.append(token)  # encounter.seeder-set-aside
        return
    yield from hear_noise(scene, seat, token)
    scene.state.drawn.remove(token)
    put_in_bag(scene.state.bag, [token])  # encounter.insanity-return, encounter.blank-return


def hear_noise(scene: Scene, seat: int, token: str) -> Flow[None]:
    """Noise in every corridor; an Insanity token of any colour brings Panic besides. Nobody appears.

    (encounter.insanity-noise, encounter.insanity-panic, encounter.blank-noise, encounter.no-figure-on-blank)
    """
    mark_all_noise(scene, scene.state.characters[seat].room)
    if token != BLANK:
        yield from resolve_panic(scene, seat)


def meet_seeder(scene: Scene, seat: int, token: str) -> Flow[None]:
    """The miniature first, then the hand is compared, then the token is set aside.

    (encounter.seeder-type, encounter.seeder-order, encounter.seeder-surprise, encounter.seeder-no-surprise,
    encounter.none-left, insanity.decides-type)
    """
    character = scene.state.characters[seat]
    kind = type_for(scene, character.insanity)
    if kind is None:
        return
    intruder = yield from appear(scene, kind, character.room)
    if is_surprise(scene, seat, int(token.partition("-")[2])):
        yield from surprise_attack(scene, intruder, seat)


def type_for(scene: Scene, level: int) -> str | None:
    """The type that an Insanity level calls, or the next lower one with a miniature left.

    (encounter.lower-type, encounter.lower-chain, encounter.type-order, encounter.example-stalker,
    encounter.despoiler-dead-lower, encounter.none-left)
    """
    for kind in reversed(TYPES[: TYPES.index(TYPE_AT[level]) + 1]):
        if miniatures_left(scene, kind) > 0 and not (kind == DESPOILER and is_despoiler_dead(scene.state)):
            return kind
    return None


def surprise_attack(scene: Scene, intruder: Intruder, seat: int) -> Flow[None]:
    """Whoever caused the Encounter gets a Contamination card and then panics; no Attack card is drawn.

    (surprise.same-for-all, surprise.contamination, surprise.panic, surprise.target, surprise.no-attack-card,
    surprise.order, attack.encounter-target)
    """
    scene.tell("surprise", intruder=intruder.id, kind=intruder.kind, seat=seat)
    if (yield from keeps_nerve(scene, seat)) or (yield from is_ignored(scene, intruder, seat, "")):
        return
    contaminate(scene, seat)
    yield from resolve_panic(scene, seat)


# -- bag development -----------------------------------------------------------------------------------------------


def develop(scene: Scene) -> Flow[None]:
    """Draw a token until one is resolved; Insanity tokens of those who are gone leave the game.

    (event.bag-draw, event.bag-insanity-gone, event.bag-redraw-resolves)
    """
    state = scene.state
    while (token := draw_from_bag(scene.chance, state.bag)) is not None:
        scene.reveal()
        show(state, Staged("bag", token))
        scene.tell("bag", token=token)
        kind, _, colour = token.partition("-")
        if kind == INSANITY:
            seat = next(seat for seat, one in enumerate(state.characters) if one.key == colour)
            if state.characters[seat].status != "aboard":
                state.removed.append(token)
                scene.tell("token-removed", token=token)
                continue
        if kind == SEEDER:
            put_in_bag(state.bag, [token])  # event.bag-seeder-return: before the rolls, which may draw it again
            yield from everybody_listens(scene)
            return
        state.drawn.append(token)
        if kind == INSANITY:
            yield from resolve_panic(scene, seat)  # event.bag-insanity-panic
        else:
            add_token(scene)  # event.bag-blank-add
        state.drawn.remove(token)
        put_in_bag(state.bag, [token])  # event.bag-insanity-return, event.bag-blank-return
        return
