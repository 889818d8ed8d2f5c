"""Haunt 26, The Family's Blessing: your relatives have set a place for you, on the altar."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import is_seat

from .. import moments
from ..bestiary import add_monster, monsters_of, remove_monster
from ..facts import Fact, Facts
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import in_region
from ..minds.tastes import tastes
from ..places import put
from ..state import Scene, by_players
from ..tokens import tokens
from .tools import harm, heroes_win, on, with_token

RELATIVE = MonsterKind(key="relative", might=4, speed=4, sanity=3, knowledge=4)
ELDER = MonsterKind(key="elder", token="dark-queen", might=7, speed=5, sanity=6, knowledge=6)
ALTAR = "altar"
BEDROOMS = on("guest-quarters", "primary-bedroom", "winter-bedroom")


class Family(Facts):
    """What the haunt keeps in mind."""

    ruined = Fact[bool](False)
    """Whether the tribute is ruined."""
    turns = Fact[int](0)
    """How many turns the traitor has ended."""


def hero_setup(scene: Scene) -> Flow[None]:
    """The Altar on a Ground Floor tile, the Ritual Room in the Basement."""
    seat = tools.speaker(scene)
    ground = in_region(scene.state.house, "ground")
    yield from tools.place_tokens(scene, seat, "contract-altar", ALTAR, 1, ground)
    yield from tools.bring(scene, seat, "ritual-room", "basement")


def traitor_setup(scene: Scene) -> Flow[None]:
    """The traitor heals; {2/3/4/5} Relatives on Omen tiles."""
    tools.traitor_heals(scene)
    count = by_players(scene.state, 2, 3, 4, 5)
    omens = tools.with_symbols(scene, "omen")
    yield from tools.place_monsters(scene, tools.traitor_of(scene), "relative", count, omens, spare="entrance-hall")


def ruin(scene: Scene, seat: int) -> None:
    """The tribute is ruined."""
    Family(scene).ruined = True
    scene.tell("26-ruined", seat=seat)


def is_ruined(scene: Scene, seat: int) -> bool:
    """Whether the tribute is ruined."""
    return Family(scene).ruined


def prune(scene: Scene, seat: int) -> Flow[None]:
    """One Relative leaves the family."""
    relatives = [one.id for one in monsters_of(scene.state, "relative")]
    if relatives:
        remove_monster(scene, (yield from tools.choose(scene, seat, "26-prune", relatives)))


def may_break(scene: Scene, seat: int) -> bool:
    """The tribute is ruined and the traitor dead."""
    return is_ruined(scene, seat) and tools.traitor_dead(scene)


def passage(scene: Scene, actor: int | str) -> Flow[None]:
    """Through the family's passages to any tile."""
    seat = actor if is_seat(actor) else tools.traitor_of(scene)
    tile = yield from tools.choose_tile(scene, seat, list(scene.state.house.tiles))
    yield from put(scene, actor, tile)


def turn_ends(scene: Scene, seat: int) -> None:
    """At the end of the traitor's second turn the Elder rises from the Altar."""
    if seat != tools.traitor_of(scene):
        return
    family = Family(scene)
    family.turns += 1
    if family.turns == 2:
        show(scene, "elder")
        add_monster(scene, "elder", tokens(scene.state, ALTAR)[0].on)


HAUNT = enter(
    Haunt(
        number=26,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("contract-altar", "small-monster", "dark-queen"),
        monsters=(RELATIVE, ELDER),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="ruin",
                where=on("ritual-room"),
                needs=lambda scene, seat: not is_ruined(scene, seat),
                roll=("sanity",),
                bands={4: ruin, 0: harm("physical", 1)},
            ),
            Action(
                key="prune",
                where=on("gallery", "statuary-corridor"),
                roll=("sanity",),
                needs=lambda scene, seat: monsters_of(scene.state, "relative"),
                bands={5: prune, 0: harm("physical", 1)},
            ),
            Action(
                key="break",
                where=with_token(ALTAR),
                needs=may_break,
                roll=("might",),
                bands={4: heroes_win, 0: harm("mental", 1)},  # haunt26.heroes-win
            ),
            Action(key="passage", who="traitor relative elder", where=BEDROOMS, flow=passage),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        traitor_rules=("elder",),
        facts=Family,
        on=(moments.turn_ends.by(turn_ends),),
        missing=tools.needs_token(ALTAR),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def hunted(scene: Scene, seat: int) -> bool:
    """With the tribute ruined the heroes hunt the traitor."""
    return is_ruined(scene, seat) and not tools.traitor_dead(scene)


TASTES = tastes(
    HAUNT,
    worth={"ruin": 2, "prune": 0.7, "break": 5, "passage": 0.3},
    aims=tools.aim("hero", 2.0, tools.at_traitor, hunted),
)
