"""Haunt 37, Out of Body: it wears a face as you wear a coat, and it likes yours."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack, attack
from ..bestiary import add_monster, monsters_of
from ..explorers import CRITICAL, KINDS
from ..harm import Packet
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import landings, region_of
from ..monsters import approach
from ..places import put
from ..sides import living_heroes
from ..state import Table, by_players
from ..tokens import ASIDE, held_by, move_token, on_seat, put_token, tokens
from ..traits import heal, reset
from . import tools
from .tools import on, on_symbol

DNA = "dna"
"""A Hero token; its value is the seat (from 1) it belongs to."""


def hero_setup(scene: Table) -> None:
    """Every hero's DNA on the own board; the Number Track at {2/3/4/5}."""
    for seat in living_heroes(scene.state):
        put_token(scene, "hero", DNA, on_seat(seat), value=seat + 1)
    tools.set_track(scene, by_players(scene.state, 2, 3, 4, 5))


def traitor_setup(scene: Table) -> Flow[None]:
    """The Armor is buried; the traitor starts anew in the Entrance Hall; Robots stand by everybody."""
    seat = tools.traitor_of(scene)
    tools.bury_held(scene, "armor")
    reset(scene, seat)
    yield from put(scene, seat, "entrance-hall")
    for _ in range(by_players(scene.state, 0, 1, 1, 2)):
        add_monster(scene, "robot", "entrance-hall")
    for hero in living_heroes(scene.state):
        add_monster(scene, "robot", tools.place(scene, hero))


def has_dna(scene: Table, seat: int) -> bool:
    """Whether the board that a player has now bears DNA."""
    return bool(held_by(scene.state, seat, DNA))


def floor(scene: Table, seat: int, trait: str) -> int:
    """On a board with DNA no hero's trait falls below critical."""
    return CRITICAL if seat != tools.traitor_of(scene) and has_dna(scene, seat) else 0


def unhurt(scene: Table, packet: Packet) -> None:
    """Blows that a hero does not feel tell the traitor what DNA does."""
    traits = scene.state.explorers[packet.seat].traits
    if floor(scene, packet.seat, "") and all(traits[trait] == CRITICAL for trait in KINDS[packet.kind]):
        show(scene, "dna")


def victims(scene: Table, seat: int) -> list[int]:
    """Heroes here whose board has DNA."""
    return [hero for hero in tools.heroes_on(scene, tools.place(scene, seat)) if has_dna(scene, hero)]


def metamorph(scene: Table, seat: int) -> Flow[None]:
    """Swap boards with a hero here, heal the new one; the turn ends."""
    hero = yield from tools.pick_hero(scene, seat, victims(scene, seat))
    if hero is None:
        return
    mine, theirs = scene.state.explorers[seat], scene.state.explorers[hero]
    mine.key, theirs.key = theirs.key, mine.key
    mine.traits, theirs.traits = theirs.traits, mine.traits
    lost, won = held_by(scene.state, seat, DNA), held_by(scene.state, hero, DNA)
    for token in lost:
        token.on = on_seat(hero)
    for token in won:
        token.on = on_seat(seat)
    scene.tell("37-swap", seat=seat, other=hero)
    heal(scene, seat)
    scene.state.turn.over = True


def upload(scene: Table, seat: int) -> None:
    """The DNA of this board is uploaded for good."""
    for token in held_by(scene.state, seat, DNA):
        move_token(scene, token, ASIDE)


def would_die(scene: Table, seat: int) -> Flow[bool]:
    """The traitor starts anew on a Landing."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "rebirth")
    reset(scene, seat)
    tile = yield from tools.choose_tile(scene, seat, landings(scene.state.house), "place-yourself")
    yield from put(scene, seat, tile)
    return True


def robot(scene: Table, key: str) -> Flow[None]:
    """A Robot goes for a hero that no other goes for, as long as there is one, and strikes."""
    seat, living = tools.traitor_of(scene), living_heroes(scene.state)
    if not living:
        return
    chased = tools.fact(scene, "chased", [])
    choices = [f"seat-{hero}" for hero in living if hero not in chased] or [f"seat-{hero}" for hero in living]
    goal = int((yield from tools.choose(scene, seat, "37-chase", choices, monster=key))[5:])
    tools.note(scene, "chased", [*chased, goal])
    yield from approach(scene, key, [tools.place(scene, goal)], tools.rolled(scene))
    target = yield from tools.pick_hero(scene, seat, tools.heroes_on(scene, tools.place(scene, key)))
    if target is not None:
        yield from attack(scene, Attack(key, target))


ROBOT = MonsterKind(key="robot", might=6, speed=5, sanity=5, knowledge=4, harm="kill", policy=robot)


def group_begins(scene: Table, kind: str) -> None:
    """No hero is chased yet."""
    tools.note(scene, "chased", [])


def attack_begins(scene: Table, blow: Attack) -> None:
    """A Robot takes no damage from its own attack."""
    blow.safe = blow.safe or isinstance(blow.attacker, str)


def robots_near(scene: Table, seat: int) -> list[str]:
    """The Robots in the hero's region."""
    here = tools.region(scene, seat)
    return [one.id for one in monsters_of(scene.state, "robot") if region_of(scene.state, one.place) == here]


def circuits(scene: Table, seat: int) -> Flow[None]:
    """A Knowledge attack on any Robot of the region: won removes it, lost hurts the mind."""
    key = yield from tools.choose(scene, seat, "37-robot", robots_near(scene, seat))
    yield from attack(scene, Attack(seat, key, "knowledge"))


def may_hack(scene: Table, seat: int) -> bool:
    """It is the turn's attack."""
    return not scene.state.turn.attacks and bool(robots_near(scene, seat))


def all_uploaded(scene: Table) -> bool:
    """The DNA of every hero is uploaded."""
    return bool(tokens(scene.state, DNA)) and all(token.on == ASIDE for token in tokens(scene.state, DNA))


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Heroes hunt Robots, the traitor wants heroes with DNA until it wears some."""
    if seat != tools.traitor_of(scene):
        return [(one.place, 0.8) for one in monsters_of(scene.state, "robot")]
    if has_dna(scene, seat):
        return []
    return [(tools.place(scene, hero), 3.0) for hero in living_heroes(scene.state) if has_dna(scene, hero)]


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
            Action(key="circuits", where=on("observatory", "game-room", "laboratory", "panic-room"), needs=may_hack,
                   flow=circuits),
            Action(key="escape", where=on("entrance-hall"), roll=("speed",), bands={4: tools.track(-1)},
                   needs=lambda scene, seat: not monsters_of(scene.state, "robot"), worth=3),
            Action(key="metamorph", who="traitor", needs=lambda scene, seat: bool(victims(scene, seat)),
                   flow=metamorph, worth=2),
            Action(key="upload", who="traitor", where=on_symbol("omen"), needs=has_dna, flow=upload, worth=3),
        ),
        goals=(Goal("hero", tools.track_at(0)), Goal("traitor", all_uploaded)),
        hero_rules=("dna",),
        traitor_rules=("dna", "rebirth"),
        on={
            "floor": floor,
            "damaged": unhurt,
            "would-die": would_die,
            "group-begins": group_begins,
            "attack-begins": attack_begins,
        },
        aims=aims,
    )
)  # fmt: skip
