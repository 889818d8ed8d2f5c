"""Haunt 32, The Catastrophe: the cat that died in this house has learned to walk upright, and to burn."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..bestiary import monster, monsters_of, monsters_on, stun
from ..cards import discard
from ..facts import Fact, Facts
from ..harm import Packet, damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import in_region, in_sight, region_of
from ..minds.tastes import tastes
from ..state import Scene, by_players
from ..tokens import ASIDE, move_token, on_tile, tokens
from .tools import heroes_win, monster_here, on_symbol, with_monster

BAKENEKO = MonsterKind(key="bakeneko", token="bakeneko", might=3, speed=6, sanity=6, knowledge=2)
CAT = MonsterKind(key="cat", might=3, speed=6, sanity=2, knowledge=4, harm="kill", attacks=("speed",))
FIRE = "fire"
MOST_MIGHT, MOST_SCRATCHES = 8, 2


class Scratches(Facts):
    """What the haunt keeps in mind."""

    scratched = Fact[list[int]]([])
    """Whom the Cats have hurt in this turn of theirs."""


def setup(scene: Scene) -> Flow[None]:
    """The traitor's explorer is gone; the Bakeneko stands there, {3/4/5/7} Cats in its region."""
    state, seat = scene.state, tools.traitor_of(scene)
    here = tools.turn_into(scene, "bakeneko")
    tools.set_aside(scene, "fire", FIRE, by_players(state, 6, 5, 4, 3))
    tiles = in_region(state.house, region_of(state, here))
    yield from tools.place_monsters(scene, seat, "cat", by_players(state, 3, 4, 5, 7), tiles, apart=False)


def cats_in_region(scene: Scene, key: Figure) -> int:
    """The Cats in the region of a monster."""
    return len(tools.monsters_in(scene, tools.region(scene, key), "cat"))


def might_of_cats(scene: Scene, key: str, trait: str) -> int | None:
    """The Bakeneko has Might 3, +1 for every Cat in its region, at most 8."""
    if trait != "might" or not tools.is_kind(scene, key, "bakeneko"):
        return None
    return min(MOST_MIGHT, BAKENEKO.might + cats_in_region(scene, key))


def enters(scene: Scene, actor: Figure, tile: str) -> Flow[None]:
    """A hero who comes into a Fire rolls Speed: 0-4 burns."""
    if not is_seat(actor) or not on_tile(scene.state, tile, FIRE):
        return
    show(scene, "fire")
    result = yield from tools.roll_trait(scene, actor, "speed", during="fire", needs=5)
    if result <= 4:
        yield from damage(scene, actor, 1, "physical", "haunt")


def lure(scene: Scene, seat: int) -> Flow[None]:
    """Bury a card; a Cat here is moved up to 4 tiles and stunned."""
    card = yield from tools.choose(scene, seat, "32-bait", scene.state.explorers[seat].cards)
    discard(scene, seat, card)
    cats = [one.id for one in monsters_on(scene.state, tools.place(scene, seat), "cat")]
    cat = yield from tools.choose(scene, seat, "32-cat", cats)
    yield from tools.push(scene, seat, cat, 4)
    stun(scene, cat)


def burnable(scene: Scene, key: str) -> list[str]:
    """Tiles in its sight without Fire."""
    seen = in_sight(scene, monster(scene.state, key).place)
    return [tile for tile in scene.state.house.tiles if tile in seen and not on_tile(scene.state, tile, FIRE)]


def burn(scene: Scene, key: str) -> Flow[None]:
    """A Fire on a tile in sight."""
    tile = yield from tools.choose_tile(scene, tools.traitor_of(scene), burnable(scene, key), "place-token", token=FIRE)
    move_token(scene, tokens(scene.state, FIRE, ASIDE)[0], tile)


def can_burn(scene: Scene, key: str) -> bool:
    """A Fire is left, and a tile for it."""
    return bool(tokens(scene.state, FIRE, ASIDE)) and bool(burnable(scene, key))


def beaten(scene: Scene, blow: Attack) -> bool:
    """A hero who beats the Bakeneko with Might wins if no Cat is near it (haunt32.heroes-win)."""
    if tools.is_beaten(scene, blow, "bakeneko") and blow.is_might_attack and not cats_in_region(scene, blow.target):
        heroes_win(scene, blow.attacker)
    return False


def scratches(scene: Scene, packet: Packet) -> None:
    """A Cat deals at most 2 damage."""
    if tools.is_kind(scene, packet.source, "cat"):
        packet.amount = min(MOST_SCRATCHES, packet.amount)


def cats_begin(scene: Scene, kind: str) -> None:
    """The Cats' turn begins: nobody is hurt yet."""
    Scratches(scene).scratched = []


def scratched(scene: Scene, packet: Packet) -> None:
    """Note whom the Cats have hurt this turn."""
    if scene.state.monsters is not None:
        Scratches(scene).scratched = [*Scratches(scene).scratched, packet.seat]


def cats_share(scene: Scene, attacker: Figure, target: Figure) -> bool:
    """A Cat leaves alone whoever was hurt in this Cats' turn."""
    return not (tools.is_kind(scene, attacker, "cat") and target in Scratches(scene).scratched)


def last_fire(scene: Scene) -> bool:
    """The last Fire is placed (haunt32.traitor-wins)."""
    return bool(tokens(scene.state, FIRE)) and not tokens(scene.state, FIRE, ASIDE)


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
            Action(
                key="lure",
                where=with_monster("cat"),
                flow=lure,
                needs=lambda scene, seat: scene.state.explorers[seat].cards,
            ),
            Action(key="burn", who="bakeneko", needs=can_burn, flow=burn),
            Action(key="summon", who="bakeneko", where=on_symbol("omen"), flow=monster_here("cat")),
        ),
        goals=(Goal("traitor", last_fire), tools.TRAITOR_KILLS_ALL),
        hero_rules=("fire",),
        traitor_rules=("fire",),
        facts=Scratches,
        on=(
            moments.monster_value.by(might_of_cats),
            moments.enters.by(enters),
            moments.attack_won.by(beaten),
            moments.damage.by(scratches),
            moments.damaged.by(scratched),
            moments.attackable.by(cats_share),
            moments.group_begins.by(cats_begin),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """First the Cats around the Bakeneko, then herself."""
    bakeneko = monsters_of(scene.state, "bakeneko")[0]
    if not cats_in_region(scene, bakeneko.id):
        return [(bakeneko.place, 4.0)]
    return [(one.place, 1.5) for one in tools.monsters_in(scene, tools.region(scene, bakeneko.id), "cat")]


TASTES = tastes(HAUNT, worth={"lure": 0.5}, aims=aims)
