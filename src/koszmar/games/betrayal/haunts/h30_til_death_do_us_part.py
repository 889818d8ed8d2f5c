"""Haunt 30, 'Til Death Do Us Part: there will be a wedding tonight, and one of you has been promised."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..cards import holder_of, omens_of
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import explorers_on
from ..places import forced_move, put
from ..rolls import trait_roll
from ..sides import heroes
from ..state import Actor, Table, by_players, the_haunt
from ..tokens import put_token, tokens
from ..traits import start_of
from . import tools
from .tools import heroes_win, holds, with_token

PARTY = MonsterKind(key="guest", might=5, speed=4, sanity=2, knowledge=3)
ALTAR, RING, SHOWN = "altar", "ring", "shown"


def hero_setup(scene: Table) -> Flow[None]:
    """The Secret Staircase, a short stack, the traitor's Omens for the revealer, and a last exchange of Omens."""
    state, haunt = scene.state, the_haunt(scene.state)
    yield from tools.bring(scene, tools.speaker(scene), "secret-staircase", "basement")
    keep = by_players(state, 4, 6, 9, 12)
    if len(state.stack) >= keep:
        state.gone += state.stack[: len(state.stack) - keep]
        del state.stack[: len(state.stack) - keep]
    for card in omens_of(state, haunt.traitor):
        state.explorers[haunt.traitor].cards.remove(card)
        state.explorers[haunt.revealer].cards.append(card)
    tools.note(scene, SHOWN, [])
    yield from exchange_omens(scene)


def exchange_omens(scene: Table) -> Flow[None]:
    """When the sides separate the heroes deal their Omens among themselves as they like."""
    state = scene.state
    for seat in heroes(state):
        for card in omens_of(state, seat):
            others = [f"seat-{other}" for other in heroes(state)]
            taker = yield from tools.choose(scene, seat, "30-omen", others, card=card)
            state.explorers[seat].cards.remove(card)
            state.explorers[int(str(taker)[5:])].cards.append(card)


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals and waits in the Entrance Hall; {1/2/3/4} guests on Omen tiles."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    yield from put(scene, seat, "entrance-hall")
    count, omens = by_players(scene.state, 1, 2, 3, 4), tools.with_symbols(scene, "omen")
    yield from tools.place_monsters(scene, seat, "guest", count, omens, spare="ground-floor-staircase")


def discovered(scene: Table, seat: int, tile: str) -> None:
    """The last tile of the stack bears the Altar."""
    if not scene.state.stack and not tokens(scene.state, ALTAR):
        put_token(scene, "contract-altar", ALTAR, tile)


def turn_begins(scene: Table, seat: int) -> None:
    """With no tile left to discover the Altar stands on the tile discovered last."""
    if not scene.state.stack and not tokens(scene.state, ALTAR):
        put_token(scene, "contract-altar", ALTAR, list(scene.state.house.tiles)[-1])


def compel(scene: Table, seat: int) -> Flow[None]:
    """Show the Ring; Knowledge says how far the traitor is moved."""
    traitor = tools.traitor_of(scene)
    show_omen(scene, RING)
    result = yield from trait_roll(scene, seat, "knowledge", rule="special.own-instructions", during="compel")
    if may_leave(scene, traitor, tools.place(scene, traitor)):
        yield from forced_move(scene, seat, traitor, result, rule="move.forced-up-to", up_to=True)


def show_omen(scene: Table, card: str) -> None:
    """Everybody has seen who holds this Omen."""
    scene.tell("30-shown", card=card)


def may_leave(scene: Table, actor: Actor, tile: str) -> bool:
    """From the Altar the traitor goes nowhere."""
    return actor != tools.traitor_of(scene) or not with_token(ALTAR)(scene, actor, tile)


def altar_and_traitor(scene: Table, seat: int, tile: str) -> bool:
    """The Altar's tile with the traitor on it."""
    return with_token(ALTAR)(scene, seat, tile) and tools.traitor_of(scene) in explorers_on(scene.state, tile)


def attack_begins(scene: Table, blow: Attack) -> Flow[None]:
    """The traitor who attacks a hero may turn up one of that hero's Omens for good."""
    traitor, hero = tools.traitor_of(scene), blow.target
    if blow.attacker != traitor or not isinstance(hero, int):
        return
    count = len([card for card in omens_of(scene.state, hero) if card not in tools.fact(scene, SHOWN, [])])
    if count:
        card = scene.chance.pick(
            [card for card in omens_of(scene.state, hero) if card not in tools.fact(scene, SHOWN, [])]
        )
        choice = yield from tools.choose(scene, traitor, "30-lift-veil", ["yes", "no"], other=hero)
        if choice == "yes":
            show(scene, "veil")
            tools.note(scene, SHOWN, [*tools.fact(scene, SHOWN, []), card])
            show_omen(scene, card)


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """A dead hero's Omens are turned up."""
    tools.note(scene, SHOWN, [*tools.fact(scene, SHOWN, []), *omens_of(scene.state, seat)])


def floor(scene: Table, seat: int, trait: str) -> int:
    """The traitor's traits never fall below their start."""
    return start_of(scene.state.explorers[seat], trait) if seat == tools.traitor_of(scene) else 0


def has_ring(scene: Table) -> bool:
    """The traitor holds the Ring."""
    return holder_of(scene.state, RING) == tools.traitor_of(scene)


HAUNT = enter(
    Haunt(
        number=30,
        kind="traitor",
        traitor=tools.lowest("sanity", not_revealer=True),
        tokens=("contract-altar", "small-monster"),
        monsters=(PARTY,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="compel", needs=holds(RING), flow=compel, worth=0.8),
            Action(key="ceremony", where=altar_and_traitor, roll=("sanity",), bands={6: heroes_win}, worth=5),
        ),
        goals=(Goal("traitor", has_ring), tools.TRAITOR_KILLS_ALL),
        hero_rules=("omens", "altar"),
        traitor_rules=("veil", "altar", "stubborn"),
        on={
            "discovered": discovered,
            "turn-begins": turn_begins,
            "may-leave": may_leave,
            "attack-begins": attack_begins,
            "died": died,
            "floor": floor,
        },
    )
)  # fmt: skip
