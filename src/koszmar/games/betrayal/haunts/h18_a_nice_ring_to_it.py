"""Haunt 18, A Nice Ring to It: the traitor is one of these figures, and the others are made of ring-light."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow

from ..attack import Attack, targets_on
from ..bestiary import add_monster, monster, monsters_of, remove_monster
from ..cards import omens_of
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import distances
from ..places import put
from ..state import Table, by_players, value
from . import tools
from .tools import harm_dice, on, with_monster

ILLUSION = MonsterKind(key="illusion", token="number", harm="none", moving="speed")
NUMBERS = "numbers"
"""The Illusions that still exist, by number; the 1 is the traitor."""


def setup(scene: Table) -> Flow[None]:
    """The traitor heals and vanishes among {3/4/5/6} Illusions."""
    tools.traitor_heals(scene)
    tools.note(scene, NUMBERS, list(range(1, by_players(scene.state, 3, 4, 5, 6) + 1)))
    yield from scatter(scene)


def scatter(scene: Table) -> Flow[None]:
    """One Illusion on the traitor's tile, the others within reach of Speed, each on a tile of its own if possible."""
    seat = tools.traitor_of(scene)
    explorer = scene.state.explorers[seat]
    here, speed = explorer.place, value(explorer, "speed")
    near = [tile for tile, away in distances(scene, here).items() if away <= speed]
    numbers: list[int] = list(tools.fact(scene, NUMBERS, []))
    places = [here]
    while len(places) < len(numbers):
        free = [tile for tile in near if tile not in places] or near
        tile = yield from tools.choose_tile(scene, seat, free, "place-monster", kind="illusion")
        places.append(tile)
    true_place = yield from tools.choose_tile(scene, seat, places, "18-where")
    others = [number for number in numbers if number != 1]
    scene.chance.shuffle(others)
    explorer.place = ""
    scene.tell("18-vanish", seat=seat)
    placed = False
    for tile in places:
        if tile == true_place and not placed:
            add_monster(scene, "illusion", tile, value=1)
            placed = True
        else:
            add_monster(scene, "illusion", tile, value=others.pop())
    tools.note(scene, "last-place", here)


def hidden(scene: Table) -> bool:
    """Whether the traitor is among the Illusions."""
    return not scene.state.explorers[tools.traitor_of(scene)].place


def dispel(scene: Table, key: str) -> Flow[None]:
    """The Illusion is turned up; if it was the 1, the traitor stands there and all others vanish."""
    one = monster(scene.state, key)
    number, place = one.value, one.place
    scene.reveal()
    scene.tell("18-dispelled", monster=key, number=number)
    remove_monster(scene, key)
    if number != 1:
        return
    seat = tools.traitor_of(scene)
    for other in monsters_of(scene.state, "illusion"):
        remove_monster(scene, other.id)
    numbers: list[int] = sorted(tools.fact(scene, NUMBERS, []))
    tools.note(scene, NUMBERS, numbers[:-1])
    yield from put(scene, seat, place)


def dispel_one_here(scene: Table, seat: int) -> Flow[None]:
    """One of the Illusions on the own tile, or any, is dispelled."""
    here = [one.id for one in monsters_of(scene.state, "illusion") if one.place == tools.place(scene, seat)]
    yield from dispel(scene, (yield from tools.choose(scene, seat, "18-which", here)))


def call(scene: Table, seat: int) -> Flow[None]:
    """A revealed traitor takes a die of Mental damage, or any Illusion is dispelled; the turn ends."""
    if hidden(scene):
        options = [one.id for one in monsters_of(scene.state, "illusion")]
        yield from dispel(scene, (yield from tools.choose(scene, seat, "18-which", options)))
    else:
        yield from dice_of_damage(scene, tools.traitor_of(scene), 1, "mental", "haunt")
    scene.state.turn.over = True


def call_fails(scene: Table, seat: int) -> None:
    """The turn ends either way."""
    scene.state.turn.over = True


def omens(scene: Table, seat: int) -> int:
    """+1 for every Omen of the own."""
    return len(omens_of(scene.state, seat))


def with_mirror(scene: Table, seat: int) -> int:
    """+2 with the Mirror."""
    return 2 if "mirror" in scene.state.explorers[seat].cards else 0


def may_summon(scene: Table, seat: int) -> bool:
    """Revealed, and with an Illusion left."""
    return not hidden(scene) and len(tools.fact(scene, NUMBERS, [])) > 1


def summon(scene: Table, seat: int) -> Flow[None]:
    """The Illusions are placed anew and the turn ends."""
    yield from scatter(scene)
    scene.state.turn.over = True


def illusion_value(scene: Table, key: str, trait: str) -> int:
    """An Illusion has the traitor's traits."""
    return value(scene.state.explorers[tools.traitor_of(scene)], trait)


def attack_won(scene: Table, blow: Attack) -> Flow[bool]:
    """A hero's won attack dispels an Illusion, and hurts nobody."""
    target = blow.target
    if not isinstance(target, str) or blow.winner != blow.attacker:
        return False
    show(scene, "dispelled")
    yield from dispel(scene, target)
    return True


def illusion_targets(scene: Table, key: str) -> list[tuple[str, int | str]]:
    """Illusions fight unarmed like the traitor."""
    return [("might", target) for target in targets_on(scene, key, [monster(scene.state, key).place])]


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Only the traitor knows which Illusion is the true one."""
    if seat == tools.traitor_of(scene):
        return
    illusions = monsters_of(scene.state, "illusion")
    numbers = [one.value for one in illusions]
    chance.shuffle(numbers)
    for one, number in zip(illusions, numbers, strict=True):
        one.value = number


def lore(scene: Table, seat: int | None) -> dict[str, dict[str, object]]:
    """The traitor knows where the traitor is."""
    true = [one for one in monsters_of(scene.state, "illusion") if one.value == 1]
    if seat != tools.traitor_of(scene) or not true:
        return {}
    return {"lore-18-true": {"tile": true[0].place}}


HAUNT = enter(
    Haunt(
        number=18,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("number",),
        monsters=(ILLUSION,),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="confront", where=with_monster("illusion"), roll=("knowledge",), bonus=with_mirror,
                   bands={5: dispel_one_here, 0: harm_dice("mental")}),
            Action(key="call", where=on("vault"), roll=("sanity",), bonus=omens, bands={8: call, 0: call_fails}),
            Action(key="summon", who="traitor", needs=may_summon, flow=summon, worth=0.5),
        ),
        goals=(Goal("hero", tools.traitor_dead), Goal("traitor", tools.all_heroes_dead)),
        hero_rules=("dispelled",),
        traitor_rules=("illusions", "dispelled"),
        on={
            "monster-value": illusion_value,
            "attack-won": attack_won,
            "monster-targets": illusion_targets,
            "instead": lambda scene, seat: seat == tools.traitor_of(scene) and hidden(scene),
        },
        secrets=secrets,
        lore=lore,
    )
)  # fmt: skip
