"""Haunt 49, Terms and Conditions: it was all in the small print, and you signed in your own hand."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..bestiary import add_monster, monsters_of, monsters_on
from ..harm import Packet, dice_of_damage
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import farthest, in_region, is_named
from ..sides import heroes, living_heroes
from ..state import Actor, Table, the_haunt
from ..tokens import held_by, move_token, on_seat, on_tile, put_token, tokens
from ..trading import TOKEN
from ..traits import gain
from . import tools
from .tools import carries, harm, heroes_win, nothing, traitor_wins, with_token

DEMON = MonsterKind(key="demon", token="demon", might=6, speed=4, sanity=4, knowledge=5)
BLOOD, CONTRACT = "blood", "contract"
FIRES = ("furnace-room", "ritual-room", "kitchen", "laboratory", "charred-room")


def hero_setup(scene: Table) -> None:
    """Every hero takes a Blood."""
    for seat in living_heroes(scene.state):
        put_token(scene, "blood-nest", BLOOD, on_seat(seat))


def traitor_setup(scene: Table) -> Flow[None]:
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


def spill(scene: Table, seat: int) -> None:
    """The Blood falls on the tile."""
    for token in held_by(scene.state, seat, BLOOD):
        move_token(scene, token, tools.place(scene, seat))


def damaged(scene: Table, packet: Packet) -> None:
    """A hero who takes Physical damage drops the Blood."""
    if packet.kind == "physical" and packet.amount > 0 and the_haunt(scene.state).sides[packet.seat] == "hero":
        show(scene, "blood")
        spill(scene, packet.seat)


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """A dying hero drops the Blood, and the Contract: it lies there for another hero to pick up."""
    for token in held_by(scene.state, seat, CONTRACT):
        move_token(scene, token, tools.place(scene, seat))
    if the_haunt(scene.state).sides[seat] == "hero":
        spill(scene, seat)


def turn_ends(scene: Table, seat: int) -> Flow[None]:
    """A hero without Blood takes a die of Mental damage."""
    explorer = scene.state.explorers[seat]
    if the_haunt(scene.state).sides[seat] == "hero" and not explorer.dead and not held_by(scene.state, seat, BLOOD):
        yield from dice_of_damage(scene, seat, 1, "mental", "haunt")


def collect(scene: Table, seat: int) -> None:
    """The traitor picks up all Blood here."""
    for token in on_tile(scene.state, tools.place(scene, seat), BLOOD):
        move_token(scene, token, on_seat(seat))


def attack_won(scene: Table, blow: Attack) -> Flow[bool]:
    """A hero who beats the Demon with Might may take the Contract instead."""
    hero, demon = blow.attacker, blow.target
    if not isinstance(hero, int) or not isinstance(demon, str) or blow.winner != hero or not blow.is_might_attack:
        return False
    held = tokens(scene.state, CONTRACT, demon)
    if not held or hero == tools.traitor_of(scene):
        return False
    choice = yield from tools.choose(scene, hero, "49-contract", ["damage", f"{TOKEN}{CONTRACT}"])
    if choice == "damage":
        return False
    show(scene, "contract")
    move_token(scene, held[0], on_seat(hero))
    return True


def pick_up(scene: Table, seat: int) -> None:
    """Take the Contract from the floor."""
    move_token(scene, on_tile(scene.state, tools.place(scene, seat), CONTRACT)[0], on_seat(seat))


def burn_bonus(scene: Table, seat: int) -> int:
    """+4 where a fire burns."""
    return 4 if is_named(scene.state.house, tools.place(scene, seat), *FIRES) else 0


def blood_magic(scene: Table, seat: int) -> Flow[None]:
    """A die of Mental damage for 1 Might."""
    yield from dice_of_damage(scene, seat, 1, "mental", "haunt")
    if not scene.state.explorers[seat].dead:
        gain(scene, seat, "might")


def attack_ways(scene: Table, seat: int, here: list[Actor]) -> list[tuple[str, list[Actor]]]:
    """The traitor unarmed may attack with Sanity."""
    return [("sanity", here)] if seat == tools.traitor_of(scene) else []


def bound(scene: Table, key: str, amount: int, kind: str, blow: Attack | None) -> bool:
    """The Demon is not stunned while it holds the Contract."""
    return bool(tokens(scene.state, CONTRACT, key))


def attack_begins(scene: Table, blow: Attack) -> None:
    """The heroes may read how the traitor fights."""
    if blow.attacker == tools.traitor_of(scene) and blow.trait == "sanity":
        show(scene, "sanity")


def may_get(scene: Table, seat: int, thing: str) -> bool:
    """The traitor can never hold the Contract."""
    return thing != f"{TOKEN}{CONTRACT}" or seat != tools.traitor_of(scene)


def has_all_blood(scene: Table) -> bool:
    """Whether the traitor has every hero's Blood."""
    return len(held_by(scene.state, tools.traitor_of(scene), BLOOD)) == len(heroes(scene.state))


def enters(scene: Table, actor: Actor, tile: str) -> None:
    """The traitor comes to the Demon's tile with every hero's Blood: paid in full."""
    if actor == tools.traitor_of(scene) and monsters_on(scene.state, tile, "demon") and has_all_blood(scene):
        traitor_wins(scene, actor)


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """The traitor brings all Blood to the Demon; heroes go for the Contract, and with it to a fire."""
    demons = [one.place for one in monsters_of(scene.state, "demon")]
    if seat == tools.traitor_of(scene):
        return [(tile, 6.0) for tile in demons] if has_all_blood(scene) else []
    if held_by(scene.state, seat, CONTRACT):
        return [(tile, 3.0) for tile in FIRES if tile in scene.state.house.tiles]
    return [(one.place, 1.0) for one in monsters_of(scene.state, "demon") if tokens(scene.state, CONTRACT, one.id)]


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
            Action(key="burn", needs=carries(CONTRACT), roll=("knowledge",), bonus=burn_bonus,
                   bands={7: heroes_win, 4: nothing, 0: harm("physical", 1)}, worth=4),
            Action(key="pick-up", where=with_token(CONTRACT), flow=pick_up, worth=3),
            Action(key="blood-magic", needs=carries(BLOOD), flow=blood_magic, worth=0.2),
            Action(key="collect", who="traitor", where=with_token(BLOOD), flow=collect, times=0, worth=3),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("blood", "contract"),
        traitor_rules=("blood", "sanity"),
        on={
            "damaged": damaged,
            "died": died,
            "turn-ends": turn_ends,
            "attack-begins": attack_begins,
            "attack-won": attack_won,
            "attack-ways": attack_ways,
            "monster-hurt": bound,
            "tradable": lambda scene, seat: (CONTRACT,),
            "may-get": may_get,
            "enters": enters,
        },
        aims=aims,
    )
)  # fmt: skip
