"""Haunt 32, The Catastrophe: the cat that died in this house has learned to walk upright, and to burn."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..bestiary import add_monster, kind_of, monster, monsters_of, monsters_on, stun
from ..cards import discard
from ..harm import Packet, damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import in_region, in_sight, region_of
from ..places import forced_move
from ..rolls import trait_roll
from ..state import Actor, Table, by_players
from ..tokens import ASIDE, move_token, on_tile, put_token, tokens
from . import tools
from .tools import heroes_win, monster_here, on_symbol, with_monster

BAKENEKO = MonsterKind(key="bakeneko", token="bakeneko", might=3, speed=6, sanity=6, knowledge=2)
CAT = MonsterKind(key="cat", might=3, speed=6, sanity=2, knowledge=4, harm="kill", attacks=("speed",))
FIRE = "fire"
MOST_MIGHT, MOST_SCRATCHES = 8, 2


def setup(scene: Table) -> Flow[None]:
    """The traitor's explorer is gone; the Bakeneko stands there, {3/4/5/7} Cats in its region."""
    state, seat = scene.state, tools.traitor_of(scene)
    here = tools.leave_the_house(scene, seat)
    add_monster(scene, "bakeneko", here)
    for _ in range(by_players(state, 6, 5, 4, 3)):
        put_token(scene, "fire", FIRE, ASIDE)
    tiles = in_region(state.house, region_of(state, here))
    yield from tools.place_monsters(scene, seat, "cat", by_players(state, 3, 4, 5, 7), tiles, apart=False)


def cats_in_region(scene: Table, key: str) -> int:
    """The Cats in the region of a monster."""
    here = region_of(scene.state, monster(scene.state, key).place)
    return sum(region_of(scene.state, one.place) == here for one in monsters_of(scene.state, "cat"))


def might_of_cats(scene: Table, key: str, trait: str) -> int | None:
    """The Bakeneko has Might 3, +1 for every Cat in its region, at most 8."""
    if trait != "might" or kind_of(scene.state, key).key != "bakeneko":
        return None
    return min(MOST_MIGHT, BAKENEKO.might + cats_in_region(scene, key))


def enters(scene: Table, actor: Actor, tile: str) -> Flow[None]:
    """A hero who comes into a Fire rolls Speed: 0-4 burns."""
    if not isinstance(actor, int) or not on_tile(scene.state, tile, FIRE):
        return
    show(scene, "fire")
    result = yield from trait_roll(scene, actor, "speed", rule="special.own-instructions", during="fire")
    if result <= 4:
        yield from damage(scene, actor, 1, "physical", "haunt")


def has_bait(scene: Table, seat: int) -> bool:
    """A card to bury."""
    return bool(scene.state.explorers[seat].cards)


def lure(scene: Table, seat: int) -> Flow[None]:
    """Bury a card; a Cat here is moved up to 4 tiles and stunned."""
    card = yield from tools.choose(scene, seat, "32-bait", scene.state.explorers[seat].cards)
    discard(scene, seat, card)
    cats = [one.id for one in monsters_on(scene.state, tools.place(scene, seat), "cat")]
    cat = yield from tools.choose(scene, seat, "32-cat", cats)
    yield from forced_move(scene, seat, cat, 4, rule="move.forced-up-to", up_to=True)
    stun(scene, cat)


def burnable(scene: Table, key: str) -> list[str]:
    """Tiles in its sight without Fire."""
    seen = in_sight(scene, monster(scene.state, key).place)
    return [tile for tile in scene.state.house.tiles if tile in seen and not on_tile(scene.state, tile, FIRE)]


def burn(scene: Table, key: str) -> Flow[None]:
    """A Fire on a tile in sight."""
    tile = yield from tools.choose_tile(scene, tools.traitor_of(scene), burnable(scene, key), "place-token", token=FIRE)
    move_token(scene, tokens(scene.state, FIRE, ASIDE)[0], tile)


def can_burn(scene: Table, key: str) -> bool:
    """A Fire is left, and a tile for it."""
    return bool(tokens(scene.state, FIRE, ASIDE)) and bool(burnable(scene, key))


def beaten(scene: Table, blow: Attack) -> bool:
    """A hero who beats the Bakeneko with Might wins if no Cat is near it."""
    target = blow.target
    if blow.winner != blow.attacker or not isinstance(target, str) or not blow.is_might_attack:
        return False
    if kind_of(scene.state, target).key == "bakeneko" and not cats_in_region(scene, target):
        heroes_win(scene, blow.attacker)
    return False


def is_cat(scene: Table, actor: Actor | None) -> bool:
    """Whether that is one of the Cats."""
    return isinstance(actor, str) and any(one.id == actor for one in monsters_of(scene.state, "cat"))


def scratches(scene: Table, packet: Packet) -> None:
    """A Cat deals at most 2 damage."""
    if is_cat(scene, packet.source):
        packet.amount = min(MOST_SCRATCHES, packet.amount)


def scratched(scene: Table, packet: Packet) -> None:
    """Note whom the Cats have hurt this turn."""
    if scene.state.monsters is not None:
        tools.note(scene, "scratched", [*tools.fact(scene, "scratched", []), packet.seat])


def cats_share(scene: Table, attacker: Actor, target: Actor) -> bool:
    """A Cat leaves alone whoever was hurt in this Cats' turn."""
    return not (is_cat(scene, attacker) and target in tools.fact(scene, "scratched", []))


def group_begins(scene: Table, kind: str) -> None:
    """The Cats' turn begins: nobody is hurt yet."""
    tools.note(scene, "scratched", [])


def last_fire(scene: Table) -> bool:
    """The last Fire is placed."""
    return bool(tokens(scene.state, FIRE)) and not tokens(scene.state, FIRE, ASIDE)


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """First the Cats around the Bakeneko, then herself."""
    bakeneko = monsters_of(scene.state, "bakeneko")[0]
    if not cats_in_region(scene, bakeneko.id):
        return [(bakeneko.place, 4.0)]
    here = region_of(scene.state, bakeneko.place)
    return [(one.place, 1.5) for one in monsters_of(scene.state, "cat") if region_of(scene.state, one.place) == here]


HAUNT = enter(
    Haunt(
        number=32,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("bakeneko", "fire", "small-monster"),
        monsters=(BAKENEKO, CAT),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="lure", where=with_monster("cat"), needs=has_bait, flow=lure, worth=0.5),
            Action(key="burn", who="bakeneko", needs=can_burn, flow=burn),
            Action(key="summon", who="bakeneko", where=on_symbol("omen"), flow=monster_here("cat")),
        ),
        goals=(Goal("traitor", last_fire), tools.TRAITOR_KILLS_ALL),
        hero_rules=("fire",),
        traitor_rules=("fire",),
        on={
            "monster-value": might_of_cats,
            "enters": enters,
            "attack-won": beaten,
            "damage": scratches,
            "damaged": scratched,
            "attackable": cats_share,
            "group-begins": group_begins,
        },
        aims=aims,
    )
)  # fmt: skip
