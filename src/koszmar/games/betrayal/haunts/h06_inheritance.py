"""Haunt 6, Inheritance: one of you has killed for this house before. The evidence lies about; so does the heir."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, seat_of

from .. import moments
from ..explorers import CRITICAL, PHYSICAL, TRAITS
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, enter
from ..haunts import tools
from ..house import explorers_on, region_of
from ..minds.tastes import tastes
from ..state import Scene, alive, the_haunt
from ..tokens import held_by, move_token, on_seat, on_tile, put_token, tokens
from .secret_numbers import (
    MISTRUST,
    deal_numbers,
    number_back,
    number_of,
    own_number,
    reveal_traitor,
    settle_sides,
    suspects,
    traitor_is_revealed,
)

EVIDENCE = tuple(f"evidence-{trait}" for trait in TRAITS)


def setup(scene: Scene) -> Flow[None]:
    """The revealer spreads eight pieces of Evidence, twins in different regions; everybody gets a secret number."""
    state, chooser = scene.state, the_haunt(scene.state).revealer
    for trait, name in zip(TRAITS, EVIDENCE, strict=True):
        first = ""
        for _ in range(2):
            taken = {token.on for token in state.tokens if token.name in EVIDENCE}
            free = [tile for tile in state.house.tiles if tile not in taken]
            apart = [tile for tile in free if not first or region_of(state, tile) != region_of(state, first)]
            first = yield from tools.choose_tile(scene, chooser, apart or free, "place-token", token=name)
            put_token(scene, f"trait-{trait}", name, first)
    deal_numbers(scene)


def twins_here(scene: Scene, seat: int) -> list[str]:
    """The traits whose Evidence this player holds while its twin is on the tile or in the hands of somebody here."""
    state = scene.state
    here = state.explorers[seat].place
    others = [on_seat(other) for other in explorers_on(state, here) if other != seat]
    found = []
    for trait, name in zip(TRAITS, EVIDENCE, strict=True):
        mine = held_by(state, seat, name)
        near = on_tile(state, here, name) or any(tokens(state, name, place) for place in others)
        if mine and (near or len(mine) == 2):
            found.append(trait)
    return found


def uncover(scene: Scene, seat: int) -> Flow[None]:
    """Roll the trait of a pair of Evidence: 5+ turns up the highest Number token that is still face down."""
    trait = yield from tools.choose(scene, seat, "06-pair", twins_here(scene, seat))
    result = yield from tools.roll_trait(scene, seat, trait, during="uncover", needs=5)
    if result < 5:
        return
    hidden = [token for token in scene.state.tokens if token.name == "number" and not token.up]
    if hidden:
        highest = max(hidden, key=lambda token: token.value)
        highest.up = True
        scene.tell("06-number", seat=seat_of(highest.on), number=highest.value)
        if highest.value == 1:
            reveal_traitor(scene)


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """Whoever did not attack takes two dice of Mental damage; a traitor known as such does not."""
    known = traitor_is_revealed(scene) and seat == tools.traitor_of(scene)
    if scene.state.turn.attacks == 0 and not scene.state.explorers[seat].dead and not known:
        yield from dice_of_damage(scene, seat, 2, "mental", "guilt")


def would_die(scene: Scene, seat: int, cause: str, source: Figure | None) -> bool:
    """A traitor whom that damage would kill is revealed instead, healed and stronger."""
    if cause == "guilt" and seat == tools.traitor_of(scene) and not traitor_is_revealed(scene):
        reveal_traitor(scene)
        return True
    return False


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """Evidence falls where its holder dies, and the Number token is turned up."""
    state = scene.state
    for token in state.tokens:
        if token.on == on_seat(seat):
            if token.name in EVIDENCE:
                move_token(scene, token, state.explorers[seat].place)
            elif token.name == "number":
                token.up = True
                scene.tell("06-number", seat=seat, number=token.value)
    if number_of(scene, seat) == 1:
        the_haunt(state).open = True


def may_confess(scene: Scene, seat: int) -> bool:
    """Only the traitor can, but nobody sees who could."""
    return number_of(scene, seat) == 1 and not traitor_is_revealed(scene)


HAUNT = enter(
    Haunt(
        number=6,
        kind="hidden",
        tokens=("number", "trait-might", "trait-speed", "trait-knowledge", "trait-sanity"),
        hero_setup=setup,
        actions=(
            Action(key="uncover", who="any", needs=twins_here, flow=uncover),
            Action(key="pick-up", who="any", where=tools.with_token(*EVIDENCE), flow=tools.pick_up(*EVIDENCE), times=0),
            Action(key="confess", who="any", needs=may_confess, flow=lambda scene, seat: reveal_traitor(scene)),
        ),
        goals=(
            Goal("hero", tools.traitor_dead),  # haunt06.heroes-win
            # haunt06.traitor-wins
            Goal("traitor", lambda scene: all(seat == tools.traitor_of(scene) for seat in alive(scene.state))),
        ),
        hero_rules=("attacks", "evidence", "guilt", "revealed"),
        on=(
            moments.turn_ends.by(turn_ends),
            moments.would_die.by(would_die),
            moments.died.by(died),
            *MISTRUST,
            moments.tradable.by(lambda scene, seat: EVIDENCE),
        ),
        token_back=number_back,
        settle=settle_sides,
        missing=tools.needs_each_to_hold("number"),
        lore=own_number("lore-06-number"),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def confess_worth(scene: Scene, seat: int, tile: str) -> float:
    """It heals: the traitor confesses when the next blow could be the last."""
    held = scene.state.explorers[seat].traits
    return 2.0 if min(held[trait] for trait in PHYSICAL) <= 2 * CRITICAL else 0.0


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """Heroes go for whoever may be the traitor, all the more the fewer those are."""
    possible = suspects(scene, seat) if tools.is_hero(scene, seat) else []
    return [(tools.place(scene, other), 2.0 / len(possible)) for other in possible]


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """To attack is to feel no guilt, but there is no use in killing the innocent."""
    if not tools.is_hero(scene, seat):
        return 0.0
    possible = suspects(scene, seat)
    return 0.8 / len(possible) if target in possible else -1.0


TASTES = tastes(
    HAUNT,
    worth={"uncover": tools.to_heroes(2), "pick-up": tools.to_heroes(1), "confess": confess_worth},
    aims=aims,
    prey=prey,
    patient=tools.is_traitor,
)
