"""Haunt 42, Snack Attack: the dog has come back from the other side of the door, and it is very hungry."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster
from ..facts import Fact, Facts
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene, by_players
from ..tokens import held_by, in_house, move_token, put_token, tokens
from ..traits import heal
from .tools import both, heroes_win, on, take_token, without_token

DOG = MonsterKind(key="dog", token="demon-dog", might=4, speed=4, sanity=5, knowledge=4, harm="none")
DOG_ID = "dog-1"
"""Food on the Monster card lies with the Dog: it is in its belly."""
FOOD, SEARCHED = "food", "searched"
SPIRITS = {"library": "knowledge", "larder": "might", "gymnasium": "speed", "chapel": "sanity"}
"""Where the spirits are that feed it, and what drives each of them out."""
DRIVEN_OUT, DISTRACTED = 4, 4


class Throw(Facts):
    """What the haunt keeps in mind."""

    thrown = Fact[bool](False)
    """Whether the hero who is being attacked has thrown a Food."""


def traitor_setup(scene: Scene) -> None:
    """The traitor heals, the Dog is buried, and the Demon Dog stands there with {0/1/1/2} Food inside."""
    tools.traitor_heals(scene)
    tools.bury_held(scene, "dog")
    add_monster(scene, "dog", tools.place(scene, tools.traitor_of(scene)))
    for _ in range(by_players(scene.state, 0, 1, 1, 2)):
        put_token(scene, "food-trap", FOOD, DOG_ID)


def exorcise(scene: Scene, seat: int) -> Flow[None]:
    """The trait that the room asks for: 4+ drives its spirit out."""
    here = tools.place(scene, seat)
    result = yield from tools.roll_trait(scene, seat, SPIRITS[here], during="exorcise", needs=DRIVEN_OUT)
    if result >= DRIVEN_OUT:
        put_token(scene, "searched-hidden", SEARCHED, here)


def enough_driven_out(scene: Scene) -> bool:
    """{2/3/4/4} spirits are driven out."""
    return len(in_house(scene.state, SEARCHED)) >= by_players(scene.state, 2, 3, 4, 4)


def attack_ways(scene: Scene, seat: int, here: list[Figure]) -> list[tuple[str, list[Figure]]]:
    """Whoever may attack the Demon Dog may do so with Sanity."""
    return [("sanity", [target for target in here if target == DOG_ID])]


def attack_begins(scene: Scene, blow: Attack) -> Flow[None]:
    """Whoever is attacked by the Demon Dog may throw it a Food."""
    hero = blow.target
    if hero == DOG_ID and blow.trait == "sanity":
        show(scene, "sanity")
    if blow.attacker != DOG_ID or not is_seat(hero) or not held_by(scene.state, hero, FOOD):
        return
    choice = yield from tools.choose(scene, hero, "42-throw", ["throw", "keep"])
    if choice == "throw":
        show(scene, "food")
        blow.roll.bonus -= DISTRACTED
        Throw(scene).thrown = True


def attack_over(scene: Scene, blow: Attack) -> None:
    """What was thrown is eaten when the attack is over."""
    if Throw(scene).thrown and is_seat(blow.target):
        Throw(scene).thrown = False
        move_token(scene, held_by(scene.state, blow.target, FOOD)[0], DOG_ID)


def attack_won(scene: Scene, blow: Attack) -> bool:
    """A hero who beats the Demon Dog ends it, once enough spirits are gone; all may read so (haunt42.heroes-win)."""
    if blow.target == DOG_ID and blow.winner == blow.attacker:
        show(scene, "beaten")
        if enough_driven_out(scene):
            heroes_win(scene, blow.attacker)
    return False


def might_of_food(scene: Scene, key: str, trait: str) -> int | None:
    """+1 Might for every Food inside."""
    return DOG.might + len(tokens(scene.state, FOOD, DOG_ID)) if trait == "might" else None


def is_food_left(scene: Scene, actor: Figure) -> bool:
    """Whether the Larder still holds Food."""
    return bool(scene.state.box["food-trap"])


def bite(scene: Scene, key: str) -> None:
    """A Food for the Demon Dog."""
    put_token(scene, "food-trap", FOOD, DOG_ID)


def visit(scene: Scene, seat: int) -> None:
    """The traitor heals all traits."""
    heal(scene, seat)


HAUNT = enter(
    Haunt(
        number=42,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("demon-dog", "searched-hidden", "food-trap"),
        monsters=(DOG,),
        monsters_act="after-traitor",
        hero_setup=tools.heroes_bring("larder", "basement"),
        traitor_setup=traitor_setup,
        actions=(
            Action(key="exorcise", where=both(on(*SPIRITS), without_token(SEARCHED)), flow=exorcise),
            Action(
                key="steal",
                where=on("larder"),
                needs=is_food_left,
                roll=("speed",),
                bands={4: take_token("food-trap", FOOD)},
            ),
            Action(key="visit", who="traitor", where=on(*SPIRITS), flow=visit),
            Action(key="bite", who="dog", where=on("larder"), needs=is_food_left, flow=bite),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        hero_rules=("sanity", "food", "beaten"),
        facts=Throw,
        on=(
            moments.attack_ways.by(attack_ways),
            moments.attack_begins.by(attack_begins),
            moments.attack_over.by(attack_over),
            moments.attack_won.by(attack_won),
            moments.monster_value.by(might_of_food),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={"exorcise": 2, "steal": 0.5, "visit": 0.3},
    aims=tools.aim("hero", 4.0, tools.at_monsters("dog"), lambda scene, seat: enough_driven_out(scene)),
)
