"""Haunt 24, The Shadow Masquerade: the dancers in the Ballroom have no faces, and their Queen has not arrived yet."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import UNARMED, Attack
from ..bestiary import add_monster
from ..facts import Fact, Facts
from ..harm import damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..places import put
from ..rolls import plain_dice
from ..state import Scene, by_players
from ..tokens import ASIDE, move_token, on_seat, on_tile, put_token, tokens
from ..trading import TOKEN
from .tools import with_token

DANCER = MonsterKind(key="dancer", might=3, speed=6, sanity=3, knowledge=2, attacks=("speed",))
QUEEN = MonsterKind(key="queen", token="dark-queen", might=7, speed=6, sanity=4, knowledge=5)
FLAME, BALLROOM, CHAPEL = "flame", "ballroom", "chapel"
HEARTHS = ("tower", "statuary-corridor", "conservatory", "graveyard", "underground-cavern", "underground-lake")


class Ball(Facts):
    """What the haunt keeps in mind."""

    queen = Fact[bool](False)
    """Whether the Queen has come."""


def hero_setup(scene: Scene) -> Flow[None]:
    """{2/3/4/5} Flames on the named tiles in the house; the rest wait for further ones."""
    count = by_players(scene.state, 2, 3, 4, 5)
    there = [tile for tile in HEARTHS if tile in scene.state.house.tiles]
    if len(there) > count:
        yield from tools.place_tokens(scene, tools.speaker(scene), "fire", FLAME, count, there)
        return
    for tile in [*there, *[ASIDE] * (count - len(there))]:
        put_token(scene, "fire", FLAME, tile)


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals; Ballroom and Chapel; {1/2/3/4} Dancers lead the dance."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    for tile in (BALLROOM, CHAPEL):
        yield from tools.bring(scene, seat, tile, "ground")
    yield from put(scene, seat, BALLROOM)
    tools.add_monsters(scene, "dancer", BALLROOM, by_players(scene.state, 1, 2, 3, 4))


def discovered(scene: Scene, seat: int, tile: str) -> None:
    """A Flame burns on every further tile of the list."""
    waiting = tokens(scene.state, FLAME, ASIDE)
    if tile in HEARTHS and waiting:
        move_token(scene, waiting[0], tile)


def pick_up(scene: Scene, seat: int) -> Flow[None]:
    """You carry it; Knowledge or Speed 0-4 means 2 General damage."""
    show(scene, "flames")
    move_token(scene, on_tile(scene.state, tools.place(scene, seat), FLAME)[0], on_seat(seat))
    result = yield from tools.roll_trait(scene, seat, "knowledge", "speed", during="pick-up", needs=5)
    if result <= 4:
        yield from damage(scene, seat, 2, "general", "haunt")


def may_get(scene: Scene, seat: int, thing: str) -> bool:
    """Nobody gets a second Flame by trade, and the traitor none."""
    return thing != f"{TOKEN}{FLAME}" or (tools.is_hero(scene, seat) and tools.lacks(FLAME)(scene, seat))


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """A Flame falls with its carrier; the first death in the Ballroom brings the Queen."""
    tools.falls(FLAME)(scene, seat, cause, source)
    if tools.place(scene, seat) == BALLROOM and not Ball(scene).queen:
        Ball(scene).queen = True
        show(scene, "queen")
        add_monster(scene, "queen", BALLROOM)


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """With Speed the traitor may lead the loser away instead: both figures move up to the difference."""
    seat, prey = blow.attacker, blow.target
    waltz = blow.trait == "speed" and blow.weapon == UNARMED and blow.winner == seat
    if seat != tools.traitor_of(scene) or not waltz or not is_seat(seat):
        return False
    choice = yield from tools.choose(scene, seat, "24-waltz", ["damage", "waltz"], amount=blow.margin)
    if choice != "waltz":
        return False
    for figure in (prey, seat):
        yield from tools.push(scene, seat, figure, blow.margin)
    return True


def dancers_stay(scene: Scene, attacker: Figure, target: Figure) -> bool:
    """Dancers attack only in the Ballroom."""
    return not tools.is_kind(scene, attacker, "dancer") or tools.place(scene, attacker) == BALLROOM


def in_her_region(scene: Scene, key: str) -> list[int]:
    """The heroes in the Queen's region."""
    return tools.heroes_in(scene, tools.region(scene, key))


def beckon(scene: Scene, key: str) -> Flow[None]:
    """Two dice: a hero of her region is moved up to that many tiles."""
    chooser = tools.traitor_of(scene)
    moves = plain_dice(scene, 2, "way")
    seat = yield from tools.pick_hero(scene, chooser, in_her_region(scene, key))
    if seat is not None:
        yield from tools.push(scene, chooser, seat, moves)


def all_lit(scene: Scene) -> bool:
    """All Flames lie on the Chapel (haunt24.heroes-win)."""
    flames = tokens(scene.state, FLAME)
    return bool(flames) and all(token.on == CHAPEL for token in flames)


HAUNT = enter(
    Haunt(
        number=24,
        kind="traitor",
        traitor=tools.highest("speed"),
        tokens=("fire", "dark-queen", "small-monster"),
        monsters=(DANCER, QUEEN),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="pick-up", where=with_token(FLAME), needs=tools.lacks(FLAME), flow=pick_up),
            Action(key="drop", needs=tools.carries(FLAME), flow=tools.lay_down(FLAME), times=0),
            Action(key="beckon", who="queen", needs=in_her_region, flow=beckon),
        ),
        goals=(Goal("hero", all_lit, "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
        hero_rules=("flames",),
        traitor_rules=("waltz", "queen"),
        hero_tiles=(CHAPEL, *HEARTHS),
        traitor_tiles=(BALLROOM,),
        facts=Ball,
        on=(
            moments.discovered.by(discovered),
            moments.died.by(died),
            moments.attack_ways.by(tools.traitor_fights_with("speed")),
            moments.attack_begins.by(tools.shows_fighting_with("speed", "waltz")),
            moments.attack_won.by(attack_won),
            moments.attackable.by(dancers_stay),
            moments.tradable.by(lambda scene, seat: (FLAME,)),
            moments.may_get.by(may_get),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={
        "pick-up": lambda scene, seat, tile: -1 if tile == CHAPEL else 1.5,
        "drop": lambda scene, seat, tile: 4 if tile == CHAPEL else -1,
    },
)
