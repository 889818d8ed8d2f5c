"""Haunt 4, Free the Realtor: she showed you the house once too often, and something in it kept her."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Decision, Flow
from koszmar.parts.figures import is_monster, is_seat, word_of

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monsters_of
from ..explorers import CRITICAL
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunts import tools
from ..house import explorers_on, is_named, region_of
from ..minds.tastes import tastes
from ..rolls import Roll
from ..sides import living_heroes
from ..state import Scene, by_players, value
from ..tokens import has_token, in_house, on_seat, put_token
from .tools import end_turn, heroes_win, nothing, on, on_symbol, put_here, take_token, with_monster, without_token


def setup(scene: Scene) -> Flow[None]:
    """The Realtor waits in the Entrance Hall; {3/2/1/0} tiles with heroes are cleansed."""
    add_monster(scene, "realtor", "entrance-hall")
    tiles = list(dict.fromkeys(scene.state.explorers[seat].place for seat in living_heroes(scene.state)))
    count = by_players(scene.state, 3, 2, 1, 0)
    yield from tools.place_tokens(scene, tools.speaker(scene), "fire", "cleansed", count, tiles)


def gain_knowledge(scene: Scene, seat: int) -> Flow[None]:
    """Take a Knowledge token; whoever has one gives one to an explorer here without one."""
    if not has_token(scene.state, seat, "lore"):
        put_token(scene, "trait-knowledge", "lore", on_seat(seat))
        return
    here = explorers_on(scene.state, tools.place(scene, seat))
    others = [word_of(one) for one in here if not has_token(scene.state, one, "lore")]
    if others:
        other = yield from tools.choose(scene, seat, "04-teach", others)
        put_token(scene, "trait-knowledge", "lore", other)


def lore(scene: Scene, seat: int) -> int:
    """+2 with a Knowledge token."""
    return 2 if has_token(scene.state, seat, "lore") else 0


def ritual_bonus(scene: Scene, seat: int) -> int:
    """+1 for every cleansed tile in the region, +1 on the Ritual Room, +2 with Knowledge."""
    here = is_named(scene.state.house, tools.place(scene, seat), "ritual-room")
    return lore(scene, seat) + tools.tokens_in_region(scene, seat, "cleansed") + here


def ritual_fails(scene: Scene, seat: int) -> Flow[None]:
    """Every hero loses 1 Sanity and the turn ends."""
    yield from tools.lose_all(scene, living_heroes(scene.state), "sanity", 1)
    scene.state.turn.over = True


def realtor_acts(scene: Scene, key: str) -> Flow[None]:
    """She goes for the closest hero, and attacks with Sanity whoever is on her tile."""
    yield from tools.hunt(scene, key, "sanity", tools.revealer_picks)


def pushed(scene: Scene, key: str, amount: int, kind: str, blow: Attack | None) -> Flow[bool]:
    """She is never stunned: whoever damages her, in a fight or with Dynamite, may move her that many tiles."""
    who = scene.state.turn.seat if blow is None else blow.winner
    if is_seat(who):
        yield from tools.push(scene, who, key, amount)
    return True


def wards(scene: Scene, roll: Roll) -> None:
    """A Might token gives two dice more in attacks on and by her."""
    if is_seat(roll.actor) and roll.purpose in ("attack", "defence") and is_monster(roll.opponent):
        roll.dice += 2 * has_token(scene.state, roll.actor, "ward")


def her_presence(scene: Scene) -> Flow[None]:
    """One die of Mental damage to every hero in her region."""
    for one in monsters_of(scene.state, "realtor"):
        yield from tools.harm_all_dice(scene, tools.heroes_in(scene, tools.region(scene, one.id)), "mental")


HAUNT = enter(
    Haunt(
        number=4,
        kind="none",
        tokens=("demon", "fire", "trait-might", "trait-knowledge"),
        monsters=(
            MonsterKind(
                key="realtor",
                token="demon",
                might=5,
                speed=3,
                sanity=6,
                knowledge=4,
                attacks=("sanity",),
                policy=realtor_acts,
            ),
        ),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(
            Action(
                key="knowledge",
                where=on("library", "chapel", "laboratory"),
                roll=("knowledge",),
                bands={5: gain_knowledge, 0: nothing},
            ),
            Action(
                key="cleanse",
                where=tools.both(on_symbol("event"), without_token("cleansed")),
                roll=("speed",),
                bonus=lore,
                bands={6: put_here("fire", "cleansed"), 0: nothing},
            ),
            Action(
                key="ward",
                where=on("nursery", "armory", "graveyard"),
                roll=("might",),
                bonus=lore,
                bands={6: take_token("trait-might", "ward"), 0: nothing},
            ),
            Action(
                key="ritual",
                where=with_monster("realtor"),
                roll=("sanity",),
                bonus=ritual_bonus,
                bands={13: heroes_win, 9: end_turn, 0: ritual_fails},  # haunt04.win
            ),
        ),
        goals=(tools.ALL_ARE_LOST,),
        hero_rules=("pushed", "wards", "presence"),
        hero_tiles=("ritual-room",),
        on=(moments.monster_hurt.by(pushed), moments.roll.by(wards), moments.monsters_end.by(her_presence)),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

LIKELY = 11
"""What Sanity and bonuses should come to before the Ritual."""


def cleansed_around(scene: Scene, tile: str) -> int:
    """The cleansed tiles in the region of a tile."""
    here = region_of(scene.state, tile)
    return sum(region_of(scene.state, token.on) == here for token in in_house(scene.state, "cleansed"))


def cleanse_worth(scene: Scene, seat: int, tile: str) -> float:
    """A sensible player cleanses one region rather than three, and keeps at it while there are tokens."""
    return 1.0 + 0.6 * cleansed_around(scene, tile) if scene.state.box["fire"] else 0.0


def ritual_worth(scene: Scene, seat: int, tile: str) -> float:
    """A sensible player waits until the Ritual is likely enough."""
    sanity = value(scene.state.explorers[seat], "sanity")
    return 6.0 if sanity + lore(scene, seat) + cleansed_around(scene, tile) >= LIKELY else 0.0


def if_needed(kind: str, name: str, worth: float) -> Callable[[Scene, int, str], float]:
    """Nobody needs a second token, and there are two in the box."""
    return lambda scene, seat, tile: worth if scene.state.box[kind] and not has_token(scene.state, seat, name) else 0.0


def spare_sanity(scene: Scene, decision: Decision) -> list[float]:
    """The Ritual needs Sanity: other traits suffer first, as long as they can."""
    held = scene.state.explorers[decision.seat].traits
    return [
        held[str(trait)] - 4.0 * (trait == "sanity") - 20.0 * (held[str(trait)] <= CRITICAL)
        for trait in decision.options
    ]


TASTES = tastes(
    HAUNT,
    worth={
        "knowledge": if_needed("trait-knowledge", "lore", 3),
        "cleanse": cleanse_worth,
        "ward": if_needed("trait-might", "ward", 2),
        "ritual": ritual_worth,
    },
    explore=lambda scene, seat: 0.7,
    likes={"take-damage": spare_sanity},
)
