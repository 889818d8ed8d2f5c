"""Haunt 49, Terms and Conditions: it was all in the small print, and you signed in your own hand."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monsters_of, monsters_on
from ..harm import Packet, dice_of_damage
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import farthest, in_region
from ..minds.tastes import tastes
from ..sides import heroes, living_heroes
from ..state import Scene
from ..tokens import held_by, move_token, on_seat, on_tile, put_token, tokens
from ..trading import TOKEN
from .tools import carries, harm, harm_dice, heroes_win, nothing, raise_trait, steps, traitor_wins, with_token

DEMON = MonsterKind(key="demon", token="demon", might=6, speed=4, sanity=4, knowledge=5)
BLOOD, CONTRACT = "blood", "contract"
FIRES = ("furnace-room", "ritual-room", "kitchen", "laboratory", "charred-room")


def hero_setup(scene: Scene) -> None:
    """Every hero takes a Blood."""
    for seat in living_heroes(scene.state):
        put_token(scene, "blood-nest", BLOOD, on_seat(seat))


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals and gains {0/1/2/2} Might and Speed; the Demon waits deep below with the Contract."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    tools.traitor_gains(scene, "might", 0, 1, 2, 2)
    tools.traitor_gains(scene, "speed", 0, 1, 2, 2)
    deep = farthest(scene, "basement-landing", in_region(scene.state.house, "basement"))
    tile = yield from tools.choose_tile(scene, seat, deep, "place-monster", kind="demon")
    demon = add_monster(scene, "demon", tile)
    if demon:
        put_token(scene, "contract-altar", CONTRACT, demon.id)


def damaged(scene: Scene, packet: Packet) -> None:
    """A hero who takes Physical damage drops the Blood."""
    if packet.kind == "physical" and packet.amount > 0 and tools.is_hero(scene, packet.seat):
        show(scene, "blood")
        tools.falls(BLOOD)(scene, packet.seat, packet.cause, packet.source)


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """A dying hero drops the Blood, and the Contract: it lies there for another hero to pick up."""
    if tools.is_hero(scene, seat):
        tools.falls(CONTRACT, BLOOD)(scene, seat, cause, source)


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """A hero without Blood takes a die of Mental damage."""
    explorer = scene.state.explorers[seat]
    if tools.is_hero(scene, seat) and not explorer.dead and not held_by(scene.state, seat, BLOOD):
        yield from dice_of_damage(scene, seat, 1, "mental", "haunt")


def collect(scene: Scene, seat: int) -> None:
    """The traitor picks up all Blood here."""
    for token in on_tile(scene.state, tools.place(scene, seat), BLOOD):
        move_token(scene, token, on_seat(seat))


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """A hero who beats the Demon with Might may take the Contract instead."""
    hero, held = blow.attacker, tokens(scene.state, CONTRACT, str(blow.target))
    if not (tools.is_beaten(scene, blow, "demon") and is_seat(hero) and held and blow.is_might_attack):
        return False
    choice = yield from tools.choose(scene, hero, "49-contract", ["damage", f"{TOKEN}{CONTRACT}"])
    if choice == "damage":
        return False
    show(scene, "contract")
    move_token(scene, held[0], on_seat(hero))
    return True


def bound(scene: Scene, key: str, amount: int, kind: str, blow: Attack | None) -> bool:
    """The Demon is not stunned while it holds the Contract."""
    return bool(tokens(scene.state, CONTRACT, key))


def has_all_blood(scene: Scene, seat: int) -> bool:
    """Whether the traitor has every hero's Blood."""
    return len(held_by(scene.state, seat, BLOOD)) == len(heroes(scene.state))


def enters(scene: Scene, actor: Figure, tile: str) -> None:
    """The traitor comes to the Demon's tile with every hero's Blood: paid in full (haunt49.traitor-wins)."""
    traitor = tools.traitor_of(scene)
    if actor == traitor and monsters_on(scene.state, tile, "demon") and has_all_blood(scene, traitor):
        traitor_wins(scene, actor)


HAUNT = enter(
    Haunt(
        number=49,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("blood-nest", "contract-altar", "demon"),
        monsters=(DEMON,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="burn",
                needs=carries(CONTRACT),
                roll=("knowledge",),
                bonus=tools.bonus_on(4, *FIRES),
                bands={7: heroes_win, 4: nothing, 0: harm("physical", 1)},  # haunt49.heroes-win
            ),
            Action(key="pick-up", where=with_token(CONTRACT), flow=tools.pick_up(CONTRACT)),
            Action(key="blood-magic", needs=carries(BLOOD), flow=steps(harm_dice("mental"), raise_trait("might"))),
            Action(key="collect", who="traitor", where=with_token(BLOOD), flow=collect, times=0),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("blood", "contract"),
        traitor_rules=("blood", "sanity"),
        on=(
            moments.damaged.by(damaged),
            moments.died.by(died),
            moments.turn_ends.by(turn_ends),
            moments.attack_begins.by(tools.shows_fighting_with("sanity")),
            moments.attack_won.by(attack_won),
            moments.attack_ways.by(tools.traitor_fights_with("sanity")),
            moments.monster_hurt.by(bound),
            *tools.changes_hands(CONTRACT, passage="contract"),
            moments.enters.by(enters),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def with_contract(scene: Scene) -> list[str]:
    """Where the Demon is, as long as it has the Contract."""
    return [one.place for one in monsters_of(scene.state, "demon") if tokens(scene.state, CONTRACT, one.id)]


TASTES = tastes(
    HAUNT,
    worth={"burn": 4, "pick-up": 3, "blood-magic": 0.2, "collect": 3},
    aims=tools.several(
        tools.aim("traitor", 6.0, tools.at_monsters("demon"), has_all_blood),
        tools.aim("hero", 3.0, tools.at(*FIRES), carries(CONTRACT)),
        tools.aim("hero", 1.0, with_contract),
    ),
)
