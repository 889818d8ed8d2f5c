"""Haunt 1, Stacked Like Cordwood 2: Crimson Jack Returns. Kill the traitor, and something worse gets up."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Flow
from koszmar.parts.figures import Figure, is_monster, is_seat, word_of

from .. import moments
from ..bestiary import add_monster, monsters_of, remove_monster
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import farthest, ghost_steps, in_region, region_of
from ..minds.tastes import tastes
from ..places import put
from ..rolls import Roll
from ..sides import living_heroes
from ..state import Scene
from ..tokens import has_token, in_house, move_token, put_token, tokens
from .tools import harm, heroes_win, nothing, on, on_symbol, with_monster

SPIRIT = MonsterKind(
    key="spirit",
    token="jacks-spirit",
    might=5,  # haunt1.spirit-traits
    speed=3,
    sanity=4,
    knowledge=4,
    harm="none",  # haunt1.spirit-no-stun
    walls=True,  # haunt1.spirit-through-walls
)


def setup(scene: Scene) -> None:
    """The traitor heals and gains {1/1/2/2} Might and Speed (haunt1.traitor-heal-and-gain, haunt1.traitor-stays)."""
    tools.traitor_heals(scene)
    tools.traitor_gains(scene, "might", 1, 1, 2, 2)
    tools.traitor_gains(scene, "speed", 1, 1, 2, 2)


def pupils(scene: Scene) -> list[int]:
    """The heroes that can learn how to fight Jack; two can, no more (haunt1.learn-one-each)."""
    without = [one for one in living_heroes(scene.state) if not has_token(scene.state, one, "jack")]
    return without if len(tokens(scene.state, "jack")) < 2 else []


def learn(scene: Scene, seat: int) -> Flow[None]:
    """Give a Knowledge of Jack token to a hero without one (haunt1.learn-success, haunt1.learn-any-hero)."""
    if without := pupils(scene):
        hero = yield from tools.choose(scene, seat, "01-teach", [word_of(one) for one in without])
        put_token(scene, "trait-might", "jack", hero)


def study(scene: Scene, seat: int) -> Flow[None]:
    """Lay an Exorcism Circle here, or move one here if both lie in the house (haunt1.study-success)."""
    here, laid = tools.place(scene, seat), in_house(scene.state, "circle")
    if len(laid) < 2:
        put_token(scene, "trait-sanity", "circle", here)
    else:
        origin = yield from tools.choose_tile(scene, seat, [token.on for token in laid], "01-move-circle")
        move_token(scene, next(token for token in laid if token.on == origin), here)


def exorcism_fails(scene: Scene, seat: int) -> Flow[None]:
    """Every hero takes 1 Physical damage (haunt1.exorcise-failure)."""
    yield from tools.harm_all(scene, living_heroes(scene.state), "physical", 1)


def lairs(scene: Scene) -> list[str]:
    """Upper and Ground Floor tiles that no hero sees (haunt1.stalk-effect)."""
    return tools.out_of_sight(scene, in_region(scene.state.house, "upper", "ground"))


def may_stalk(scene: Scene, seat: int) -> bool:
    """Not after an attack, and with no hero in sight (haunt1.stalk-condition)."""
    return not scene.state.turn.attacks and not tools.heroes_in_sight(scene, seat) and bool(lairs(scene))


def stalk(scene: Scene, seat: int) -> Flow[None]:
    """The traitor is placed where no hero looks; that uses no moves (haunt1.stalk-effect, haunt1.stalk-no-moves)."""
    tile = yield from tools.choose_tile(scene, seat, lairs(scene), "place-yourself")
    yield from put(scene, seat, tile)


def spirit_rises(scene: Scene, seat: int, cause: str, source: Figure | None) -> Flow[None]:
    """The traitor's death lets the Spirit out, on the Omen tile farthest from the corpse; a tie is the traitor's.

    (haunt1.spirit-appears, haunt1.farthest-tie)
    """
    if seat == tools.traitor_of(scene):
        show(scene, "rises")
        omens = tools.with_symbols(scene, "omen") or list(scene.state.house.tiles)
        far = farthest(scene, tools.place(scene, seat), omens, ghost_steps)
        add_monster(scene, "spirit", (yield from tools.choose_tile(scene, seat, far)))


def spirit_returns(scene: Scene, seat: int) -> None:
    """The Spirit that begins its turn on the corpse is the traitor again, healed (haunt1.spirit-revives-traitor)."""
    explorer = scene.state.explorers[seat]
    for spirit in monsters_of(scene.state, "spirit"):
        if seat == tools.traitor_of(scene) and spirit.place == explorer.place:
            show(scene, "returns")
            remove_monster(scene, spirit.id)
            tools.come_back(scene, seat)


def knowledge_of_jack(scene: Scene, roll: Roll) -> None:
    """+2 when its holder attacks the traitor, and when the Spirit attacks its holder.

    (haunt1.knowledge-bonus, haunt1.knowledge-bonus-limits)
    """
    if is_seat(roll.actor) and has_token(scene.state, roll.actor, "jack"):
        attacks_traitor = roll.purpose == "attack" and roll.opponent == tools.traitor_of(scene)
        if attacks_traitor or (roll.purpose == "defence" and is_monster(roll.opponent)):
            show(scene, "jack")
            roll.bonus += 2


HAUNT = enter(
    Haunt(
        number=1,
        kind="traitor",
        traitor=tools.revealer,  # haunt1.identification; haunt1.first-turn: the player to the left begins
        tokens=("jacks-spirit", "trait-sanity", "trait-might"),  # haunt1.tokens
        monsters=(SPIRIT,),
        monsters_act="instead-of-traitor",  # haunt1.monster-card-left
        traitor_setup=setup,  # haunt1.heroes-setup-none: there is no set-up of the heroes
        actions=(  # haunt1.hero-actions-once
            Action(
                key="learn",
                where=on("library"),  # haunt1.learn-place
                roll=("knowledge",),
                bands={5: learn, 0: nothing},  # haunt1.learn-failure
            ),
            Action(
                key="study",
                where=on_symbol("event"),  # haunt1.study-place
                roll=("knowledge",),
                bands={5: study, 0: harm("mental", 2)},  # haunt1.study-failure
            ),
            Action(
                key="exorcise",
                where=with_monster("spirit"),  # haunt1.exorcise-place
                roll=("sanity",),
                bonus=lambda scene, seat: tools.tokens_in_region(scene, seat, "circle"),  # haunt1.exorcise-bonus
                bands={7: heroes_win, 0: exorcism_fails},  # haunt1.exorcise-success, haunt1.heroes-objective
            ),
            Action(key="stalk", who="traitor", needs=may_stalk, flow=stalk),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),  # haunt1.traitor-objective, haunt1.killing-traitor-not-enough
        hero_rules=("jack", "rises"),  # haunt1.traitor-death-spirit-known
        traitor_rules=("rises", "returns"),
        on=(
            moments.died.by(spirit_rises),
            moments.turn_begins.by(spirit_returns),
            moments.roll.by(knowledge_of_jack),
            moments.instead.by(  # haunt1.spirit-turn-instead
                lambda scene, seat: seat == tools.traitor_of(scene) and scene.state.explorers[seat].dead
            ),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def circled(scene: Scene) -> list[str]:
    """The regions in which Circles lie."""
    return [region_of(scene.state, token.on) for token in in_house(scene.state, "circle")]


def is_prepared(scene: Scene, seat: int) -> bool:
    """Both Circles lie in one region: they cannot lie better."""
    return len(circled(scene)) == 2 and len({*circled(scene)}) == 1


def study_worth(scene: Scene, seat: int, tile: str) -> float:
    """Circles are wanted in one region, and only there a second one is worth moving."""
    if is_prepared(scene, seat):
        return 0.0
    regions = circled(scene)
    return 1.0 if not regions or region_of(scene.state, tile) in regions else 1.0 - 0.5 * len(regions)


def like_moving(scene: Scene, decision: Decision) -> list[float]:
    """The Circle that lies elsewhere is moved."""
    here = tools.region(scene, decision.seat)
    return [float(region_of(scene.state, str(tile)) != here) for tile in decision.options]


TASTES = tastes(
    HAUNT,
    worth={"learn": lambda scene, seat, tile: float(bool(pupils(scene))), "study": study_worth, "exorcise": 3},
    aims=tools.aim("hero", 1.0, tools.at_traitor, is_prepared),
    prey=lambda scene, seat, foe, way: float(foe == tools.traitor_of(scene) and tools.carries("jack")(scene, seat)),
    likes={"01-move-circle": like_moving},
)
