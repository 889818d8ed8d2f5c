"""Haunt 37, Out of Body: it wears a face as you wear a coat, and it likes yours."""

from __future__ import annotations

from msgspec.structs import replace

from koszmar.kernel.flow import Flow
from koszmar.kernel.scene import Event
from koszmar.parts.figures import Figure, is_monster

from .. import moments
from ..attack import Attack, attack
from ..bestiary import add_monster, monsters_of
from ..explorers import CRITICAL
from ..facts import Fact, Facts
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import landings
from ..minds.tastes import tastes
from ..monsters import approach
from ..places import place_anywhere, put
from ..sides import living_heroes
from ..state import Scene, State, by_players
from ..tokens import ASIDE, held_by, move_token, on_seat, put_token, tokens
from ..traits import heal, reset
from .tools import on, on_symbol

DNA = "dna"
"""A Hero token; its value is the seat (from 1) it belongs to. It belongs to a board, and goes with it."""
has_dna = tools.carries(DNA)


class Minds(Facts):
    """What the haunt keeps in mind."""

    chased = Fact[list[int]]([])
    """The heroes that a Robot has gone for in this monster turn."""
    swaps = Fact[list[int]]([])
    """The number of the choice that brought each swap of bodies."""
    bodies = Fact[list[list[str]]]([])
    """For each swap the explorers by seat until then."""


BEFORE_SWAP = ("haunt-action", "37-swap")
"""What the choice that brings a swap tells before the bodies change."""


def hero_setup(scene: Scene) -> None:
    """Every hero's DNA on their board; the Number Track at {2/3/4/5}."""
    for seat in living_heroes(scene.state):
        put_token(scene, "hero", DNA, on_seat(seat), value=seat + 1)
    tools.set_track(scene, by_players(scene.state, 2, 3, 4, 5))


def traitor_setup(scene: Scene) -> Flow[None]:
    """The Armor is buried; the traitor starts afresh in the Entrance Hall; Robots stand by everybody."""
    seat = tools.traitor_of(scene)
    tools.bury_held(scene, "armor")
    reset(scene, seat)
    yield from put(scene, seat, "entrance-hall")
    tools.add_monsters(scene, "robot", "entrance-hall", by_players(scene.state, 0, 1, 1, 2))
    for hero in living_heroes(scene.state):
        add_monster(scene, "robot", tools.place(scene, hero))


def floor(scene: Scene, seat: int, trait: str) -> int:
    """On a board with DNA no hero's trait falls below critical."""
    return CRITICAL if seat != tools.traitor_of(scene) and has_dna(scene, seat) else 0


def victims(scene: Scene, seat: int) -> list[int]:
    """Heroes here whose board has DNA."""
    return [hero for hero in tools.heroes_on(scene, tools.place(scene, seat)) if has_dna(scene, hero)]


def metamorph(scene: Scene, seat: int) -> Flow[None]:
    """Swap boards with a hero here, heal the new one; the turn ends."""
    hero = yield from tools.choose_seat(scene, seat, "choose-target", victims(scene, seat))
    explorers, mind = scene.state.explorers, Minds(scene)
    mine, theirs = explorers[seat], explorers[hero]
    scene.tell("37-swap", seat=seat, other=hero)
    mind.swaps = [*mind.swaps, scene.number]
    mind.bodies = [*mind.bodies, [one.key for one in explorers]]
    mine.key, theirs.key = theirs.key, mine.key
    mine.traits, theirs.traits = theirs.traits, mine.traits
    swapped = {on_seat(seat): on_seat(hero), on_seat(hero): on_seat(seat)}
    for token in tokens(scene.state, DNA):
        token.on = swapped.get(token.on, token.on)
    heal(scene, seat)
    scene.state.turn.over = True


def bodies_then(scene: Scene, event: Event) -> State:
    """The table with everybody in the body that they had when something happened: the log keeps its names."""
    mind = Minds(scene)
    for number, bodies in zip(mind.swaps, mind.bodies, strict=True):
        if event.choice < number or (event.choice == number and event.kind in BEFORE_SWAP):
            then = [replace(one, key=key) for one, key in zip(scene.state.explorers, bodies, strict=True)]
            return replace(scene.state, explorers=then)
    return scene.state


def would_die(scene: Scene, seat: int, cause: str, source: Figure | None) -> Flow[bool]:
    """The traitor starts afresh on a Landing."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "rebirth")
    reset(scene, seat)
    yield from place_anywhere(scene, seat, landings(scene.state.house), rule="special.own-instructions")
    return True


def robots_begin(scene: Scene, kind: str) -> None:
    """No Robot has gone for anybody yet."""
    Minds(scene).chased = []


def robot(scene: Scene, key: str) -> Flow[None]:
    """A Robot goes for a hero that no other goes for, as long as there is one, and strikes."""
    seat, living = tools.traitor_of(scene), living_heroes(scene.state)
    if not living:
        return
    chase = Minds(scene)
    free = [hero for hero in living if hero not in chase.chased] or living
    goal = yield from tools.choose_seat(scene, seat, "37-chase", free, monster=key)
    chase.chased = [*chase.chased, goal]
    yield from approach(scene, key, [tools.place(scene, goal)], tools.rolled(scene))
    target = yield from tools.pick_hero(scene, seat, tools.heroes_on(scene, tools.place(scene, key)))
    if target is not None:
        yield from attack(scene, Attack(key, target))


ROBOT = MonsterKind(key="robot", might=6, speed=5, sanity=5, knowledge=4, harm="kill", policy=robot)


def attack_begins(scene: Scene, blow: Attack) -> None:
    """A Robot takes no damage from its own attack."""
    blow.safe = blow.safe or is_monster(blow.attacker)


def robots_near(scene: Scene, seat: int) -> list[str]:
    """The Robots in the hero's region."""
    return [one.id for one in tools.monsters_in(scene, tools.region(scene, seat), "robot")]


def circuits(scene: Scene, seat: int) -> Flow[None]:
    """A Knowledge attack on any Robot of the region: won removes it, lost hurts the mind."""
    key = yield from tools.choose(scene, seat, "37-robot", robots_near(scene, seat))
    yield from attack(scene, Attack(seat, key, "knowledge"))


HAUNT = enter(
    Haunt(
        number=37,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("hero", "small-monster"),
        monsters=(ROBOT,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="circuits",
                where=on("observatory", "game-room", "laboratory", "panic-room"),
                flow=circuits,
                needs=lambda scene, seat: not scene.state.turn.attacks and robots_near(scene, seat),
            ),
            Action(
                key="escape",
                where=on("entrance-hall"),
                roll=("speed",),
                bands={4: tools.track(-1)},
                needs=lambda scene, seat: not monsters_of(scene.state, "robot"),
            ),
            Action(key="metamorph", who="traitor", needs=victims, flow=metamorph),
            Action(
                key="upload",
                who="traitor",
                where=on_symbol("omen"),
                needs=has_dna,
                flow=lambda scene, seat: move_token(scene, held_by(scene.state, seat, DNA)[0], ASIDE),
            ),
        ),
        goals=(
            Goal("hero", tools.track_at(0)),  # haunt37.heroes-win
            # haunt37.traitor-wins
            Goal("traitor", lambda scene: {token.on for token in tokens(scene.state, DNA)} == {ASIDE}),
        ),
        hero_rules=("dna",),
        traitor_rules=("dna", "rebirth"),
        facts=Minds,
        on=(
            moments.floor.by(floor),
            moments.table_then.by(bodies_then),
            moments.damaged.by(tools.shows_no_harm("dna")),
            moments.would_die.by(would_die),
            moments.group_begins.by(robots_begin),
            moments.attack_begins.by(attack_begins),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def with_dna(scene: Scene) -> list[str]:
    """Where heroes with DNA are: the traitor wants them until it wears some."""
    return [tools.place(scene, hero) for hero in living_heroes(scene.state) if has_dna(scene, hero)]


TASTES = tastes(
    HAUNT,
    worth={"escape": 3, "metamorph": 2, "upload": 3},
    aims=tools.several(
        tools.aim("hero", 0.8, tools.at_monsters("robot")),
        tools.aim("traitor", 3.0, with_dna, tools.lacks(DNA)),
    ),
)
