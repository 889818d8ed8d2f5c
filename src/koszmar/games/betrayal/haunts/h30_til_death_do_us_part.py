"""Haunt 30, 'Til Death Do Us Part: there will be a wedding tonight, and one of you has been promised."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..cards import omens_of
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import distance, place_of
from ..minds.tastes import tastes
from ..places import put
from ..sides import heroes
from ..state import Scene, by_players, the_haunt
from ..tiles import ROOMS
from ..tokens import put_token, tokens
from ..traits import start_of
from .tools import both, heroes_win, holds, with_token, with_traitor
from .veiled_omens import VEILED, Veil, card_deck, face_down, pass_omens, secrets, shows, turn_up, veil

GUEST = MonsterKind(key="guest", might=5, speed=4, sanity=2, knowledge=3)
ALTAR, RING = "altar", "ring"


def hero_setup(scene: Scene) -> Flow[None]:
    """The Secret Staircase, a short stack, the traitor's Omens for the revealer, and a last exchange of Omens."""
    state, haunt = scene.state, the_haunt(scene.state)
    yield from tools.bring(scene, tools.speaker(scene), "secret-staircase", "basement")
    spare = max(0, len(state.stack) - by_players(state, 4, 6, 9, 12))
    state.gone += state.stack[:spare]
    del state.stack[:spare]
    heir = haunt.revealer if haunt.revealer != haunt.traitor else tools.speaker(scene)
    for card in omens_of(state, haunt.traitor):
        state.explorers[haunt.traitor].cards.remove(card)
        state.explorers[heir].cards.append(card)
    veil(scene)
    for seat in tools.in_turn_order(scene, heroes(state)):
        yield from pass_omens(scene, seat)


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals and waits in the Entrance Hall; {1/2/3/4} guests on Omen tiles."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    yield from put(scene, seat, "entrance-hall")
    count, omens = by_players(scene.state, 1, 2, 3, 4), tools.with_symbols(scene, "omen")
    yield from tools.place_monsters(scene, seat, "guest", count, omens, spare="ground-floor-staircase")


def attack_begins(scene: Scene, blow: Attack) -> Flow[None]:
    """A hero shows the Omen that serves as a weapon; the traitor may turn up one of a hero's Omens for good."""
    traitor, hero = tools.traitor_of(scene), blow.target
    if is_seat(blow.attacker):
        shows(scene, blow.attacker, blow.weapon)
    if blow.attacker != traitor or not is_seat(hero) or not face_down(scene, hero):
        return
    choice = yield from tools.choose(scene, traitor, "30-veil", ["lift", "leave"], other=hero)
    if choice == "lift":
        show(scene, "veil")
        turn_up(scene, hero, [scene.chance.pick(face_down(scene, hero))])


def discovered(scene: Scene, seat: int, tile: str) -> None:
    """The last tile of the stack bears the Altar."""
    if not scene.state.stack and not tokens(scene.state, ALTAR):
        show(scene, "altar")
        put_token(scene, "contract-altar", ALTAR, tile)
        enters(scene, tools.traitor_of(scene), tools.place(scene, tools.traitor_of(scene)))


def draws(scene: Scene, seat: int, tile: str) -> None:
    """A hero is about to take an Omen that the traitor does not see."""
    if tools.is_hero(scene, seat) and ROOMS[tile].symbol == "omen":
        show(scene, "omens")


def turn_begins(scene: Scene, seat: int) -> None:
    """With no tile left to discover the Altar stands on the tile discovered last."""
    discovered(scene, seat, list(scene.state.house.tiles)[-1])


def may_leave(scene: Scene, seat: int, tile: str) -> bool:
    """From the Altar the traitor goes nowhere."""
    return seat != tools.traitor_of(scene) or not with_token(ALTAR)(scene, seat, tile)


def enters(scene: Scene, actor: Figure, tile: str) -> None:
    """The traitor is at the Altar now, and all may read what that means."""
    if actor == tools.traitor_of(scene) and with_token(ALTAR)(scene, actor, tile):
        show(scene, "bound")


def compel(scene: Scene, seat: int) -> Flow[None]:
    """Show the Ring; Knowledge says how far the traitor is moved."""
    traitor = tools.traitor_of(scene)
    shows(scene, seat, RING)
    result = yield from tools.roll_trait(scene, seat, "knowledge", during="compel")
    while result and may_leave(scene, traitor, before := tools.place(scene, traitor)):
        yield from tools.push(scene, seat, traitor, 1)
        result = 0 if tools.place(scene, traitor) == before else result - 1


def floor(scene: Scene, seat: int, trait: str) -> int:
    """The traitor's traits never fall below their start."""
    return start_of(scene.state.explorers[seat], trait) if seat == tools.traitor_of(scene) else 0


HAUNT = enter(
    Haunt(
        number=30,
        kind="traitor",
        traitor=tools.lowest("sanity", not_revealer=True),
        tokens=("contract-altar", "small-monster"),
        monsters=(GUEST,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="compel", needs=holds(RING), flow=compel),
            Action(
                key="ceremony",
                where=both(with_token(ALTAR), with_traitor),
                roll=("sanity",),
                bands={6: heroes_win},  # haunt30.heroes-win
            ),
        ),
        goals=(Goal("traitor", lambda scene: holds(RING)(scene, tools.traitor_of(scene))),),  # haunt30.traitor-wins
        hero_rules=("omens", "altar"),
        traitor_rules=("veil", "stubborn", "bound"),
        facts=Veil,
        on=(
            *VEILED,
            moments.attack_begins.by(attack_begins),
            moments.discovered.by(discovered),
            moments.symbol.by(draws),
            moments.turn_begins.by(turn_begins),
            moments.may_leave.by(may_leave),
            moments.enters.by(enters),
            moments.floor.by(floor),
            moments.damaged.by(tools.shows_no_harm("stubborn")),
        ),
        secrets=secrets,
        card_deck=card_deck,
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def treasures(scene: Scene) -> list[str]:
    """Where the dead lie with their cards."""
    return [one.place for one in scene.state.explorers if one.dead and one.cards]


def compel_worth(scene: Scene, seat: int, tile: str) -> float:
    """Compelling is for nothing before there is an Altar, or once the traitor stands there."""
    place = tools.place(scene, tools.traitor_of(scene))
    return float(any(token.on != place for token in tokens(scene.state, ALTAR)))


def to_the_altar(scene: Scene, decision: Decision) -> list[float]:
    """Move the traitor towards the Altar."""
    goal, here = tokens(scene.state, ALTAR), place_of(scene.state, decision.args["who"])
    tiles = [here if option == "stop" else str(option) for option in decision.options]
    return [-float(distance(scene, tile, goal[0].on)) if goal else 0.0 for tile in tiles]


TASTES = tastes(
    HAUNT,
    worth={"compel": compel_worth, "ceremony": 5},
    aims=tools.several(
        tools.aim("hero", 2.0, tools.at_tokens(ALTAR)),
        tools.aim("traitor", 4.0, treasures),
        tools.aim("traitor", -9.0, tools.at_tokens(ALTAR)),
    ),
    explore=tools.heroes_explore(2.0, lambda scene, seat: not tokens(scene.state, ALTAR)),
    likes={"move-somebody": to_the_altar, "30-veil": tools.rather("lift")},
)
