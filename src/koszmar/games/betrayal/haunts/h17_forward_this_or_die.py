"""Haunt 17, Forward This or Die: every turn somebody opens a message, and one of them is not a joke."""

from __future__ import annotations

from collections.abc import Iterator

from koszmar.kernel.flow import Flow
from koszmar.kernel.knowledge import Secret
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack, attack, slay
from ..bestiary import monsters_of
from ..facts import Fact, Facts
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..places import put
from ..state import Scene, by_players
from ..tokens import put_token, tokens
from .tools import harm, on

GREMLIN = MonsterKind(key="gremlin", might=5, speed=6, sanity=6, knowledge=2)


class Hat(Facts):
    """What the haunt keeps in mind."""

    slips = Fact[list[str]]([], key="secret-slips")
    """The slips in the hat, in the order in which they will be drawn from its end."""


def setup(scene: Scene) -> None:
    """The traitor heals; three Gremlins gather; {6/5/4/3} slips in a hat, one of them says DIE."""
    tools.traitor_heals(scene)
    tools.add_monsters(scene, "gremlin", tools.place(scene, tools.traitor_of(scene)), 3)
    fill_hat(scene)


def fill_hat(scene: Scene) -> None:
    """All slips go back into the hat."""
    slips = ["die"] + ["x"] * (by_players(scene.state, 6, 5, 4, 3) - 1)
    scene.chance.shuffle(slips)
    Hat(scene).slips = slips


def draw_slip(scene: Scene, seat: int) -> Flow[None]:
    """A living hero draws a slip at the end of the turn; DIE brings two Gremlins."""
    if seat == tools.traitor_of(scene) or scene.state.explorers[seat].dead:
        return
    slip = Hat(scene).slips.pop()
    scene.reveal()
    show(scene, "slips")
    scene.tell(f"17-slip-{slip}", seat=seat)
    if slip == "die":
        fill_hat(scene)
        yield from gremlins_come(scene, seat)


def gremlins_come(scene: Scene, seat: int) -> Flow[None]:
    """Up to two Gremlins that are not stunned go to the hero's tile, and each attacks."""
    traitor, place = tools.traitor_of(scene), tools.place(scene, seat)
    came: list[str] = []
    while len(came) < 2:
        ready = [one.id for one in monsters_of(scene.state, "gremlin") if not one.stunned and one.id not in came]
        if not ready:
            break
        choice = yield from tools.choose(scene, traitor, "17-send", [*ready, "done"])
        if choice == "done":
            break
        came.append(choice)
        yield from put(scene, choice, place, "moved")
    for key in came:
        alive = any(one.id == key for one in monsters_of(scene.state, "gremlin"))
        if alive and not scene.state.explorers[seat].dead:
            yield from attack(scene, Attack(key, seat))


def research(scene: Scene, seat: int) -> Flow[None]:
    """A Rune on any Gremlin without one."""
    show(scene, "runes")
    key = yield from tools.choose(scene, seat, "17-mark", unmarked(scene))
    put_token(scene, "rune", "rune", key)


def unmarked(scene: Scene) -> list[str]:
    """The Gremlins without a Rune."""
    return [one.id for one in monsters_of(scene.state, "gremlin") if not is_marked(scene, one.id)]


def is_marked(scene: Scene, key: str) -> bool:
    """Whether a Gremlin bears a Rune."""
    return bool(tokens(scene.state, "rune", key))


def attackable(scene: Scene, attacker: Figure, target: Figure) -> bool:
    """A Gremlin without a Rune cannot be attacked."""
    return is_seat(target) or is_marked(scene, target)


def killed_if_marked(scene: Scene, key: str, amount: int, kind: str, blow: Attack | None) -> Flow[bool]:
    """Damage kills a Gremlin with a Rune; one without is stunned, by Dynamite or by losing its own attack."""
    show(scene, "runes")
    marked = is_marked(scene, key)
    if marked:
        yield from slay(scene, key, blow)
    return marked


def all_dead(scene: Scene) -> bool:
    """The traitor and all three Gremlins (haunt17.heroes-win)."""
    return tools.traitor_dead(scene) and not monsters_of(scene.state, "gremlin")


def secrets(scene: Scene) -> Iterator[Secret]:
    """Nobody knows which slip comes next."""
    if slips := Hat(scene).slips:
        yield Secret(("haunt", "facts", Hat.slips.key), range(len(slips)), (), "slips")


def lore(scene: Scene, seat: int | None) -> dict[str, dict[str, object]]:
    """Everybody can count the slips in the hat."""
    return {"lore-17-hat": {"number": len(Hat(scene).slips)}}


HAUNT = enter(
    Haunt(
        number=17,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("small-monster", "rune"),
        monsters=(GREMLIN,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(
                key="research",
                where=on("tower", "gallery", "observatory"),
                needs=lambda scene, seat: unmarked(scene),
                roll=("knowledge",),
                bands={5: research, 0: harm("mental", 1)},
            ),
        ),
        goals=(Goal("hero", all_dead), tools.TRAITOR_KILLS_ALL),
        hero_rules=("slips", "runes"),
        traitor_rules=("slips", "runes"),
        facts=Hat,
        on=(
            moments.turn_ends.by(draw_slip),
            moments.attackable.by(attackable),
            moments.monster_hurt.by(killed_if_marked),
            moments.monster_slain.by(tools.slain_with_tokens),
        ),
        secrets=secrets,
        missing=tools.needs_fact(Hat.slips),
        lore=lore,
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def marked(scene: Scene) -> list[str]:
    """Where marked Gremlins are."""
    return [one.place for one in monsters_of(scene.state, "gremlin") if is_marked(scene, one.id)]


def none_left(scene: Scene, seat: int) -> bool:
    """Whether all Gremlins are dead."""
    return not monsters_of(scene.state, "gremlin")


TASTES = tastes(
    HAUNT,
    aims=tools.several(tools.aim("hero", 1.5, marked), tools.aim("hero", 2.0, tools.at_traitor, none_left)),
    likes={"17-send": tools.rather_not("done")},
)
