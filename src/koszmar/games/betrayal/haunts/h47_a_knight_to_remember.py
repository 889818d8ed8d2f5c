"""Haunt 47, A Knight to Remember: the suit of armor has a quest, and you are the dragon."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..haunt import Action, Goal, Haunt, enter
from ..haunting import show
from ..haunts import tools
from ..house import farthest, in_region
from ..minds.tastes import tastes
from ..sides import living_heroes
from ..state import Scene, value
from ..tokens import held_by, in_house, move_token, on_seat, on_tile, put_token, return_token
from ..traits import heal
from .tools import harm_dice, raise_trait, with_token

PORTAL, TRAPPED = "portal", "trapped"
is_trapped, is_free = tools.carries(TRAPPED), tools.lacks(TRAPPED)


def setup(scene: Scene) -> Flow[None]:
    """The traitor heals; for every hero a Portal far away in the same region; everybody is Trapped."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    for hero in living_heroes(scene.state):
        here = tools.place(scene, hero)
        tiles = in_region(scene.state.house, tools.region(scene, hero))
        tile = yield from tools.choose_tile(scene, seat, farthest(scene, here, tiles), "place-token", token=PORTAL)
        put_token(scene, "videotape-portal", PORTAL, tile)
        put_token(scene, "hero", TRAPPED, on_seat(hero))


def moves(scene: Scene, seat: int) -> Flow[int]:
    """Heroes roll Speed for their moves, at least one."""
    if seat == tools.traitor_of(scene):
        return value(scene.state.explorers[seat], "speed")
    show(scene, "moves")
    return max(1, (yield from tools.roll_trait(scene, seat, "speed", during="moves")))


def help_from_outside(scene: Scene, seat: int) -> int:
    """+2 if a free hero is here."""
    here = tools.heroes_on(scene, tools.place(scene, seat))
    return 2 if any(is_free(scene, other) for other in here if other != seat) else 0


def escape(scene: Scene, seat: int) -> None:
    """The token goes to the traitor, the hero is free."""
    scene.tell("47-free", seat=seat)
    move_token(scene, held_by(scene.state, seat, TRAPPED)[0], on_seat(tools.traitor_of(scene)))
    meets(scene, seat, tools.place(scene, seat))


def close(scene: Scene, seat: int) -> None:
    """The Portal is closed."""
    here = tools.place(scene, seat)
    return_token(scene, on_tile(scene.state, here, PORTAL)[0])
    scene.tell("47-closed", tile=here)


def may_trade(scene: Scene, seat: int, other: int) -> bool:
    """Trapped and free heroes do not trade with each other."""
    return tools.traitor_of(scene) in (seat, other) or is_trapped(scene, seat) == is_trapped(scene, other)


def meets(scene: Scene, actor: Figure, tile: str) -> None:
    """Where Trapped and free heroes meet all may read that they do not trade."""
    if len({is_trapped(scene, hero) for hero in tools.heroes_on(scene, tile)}) > 1:
        show(scene, "trade")


def attacks(scene: Scene, seat: int) -> bool:
    """The traitor may go on to the next hero."""
    return scene.state.turn.attacks == 0 or seat == tools.traitor_of(scene)


def attackable(scene: Scene, attacker: Figure, target: Figure) -> bool:
    """The traitor attacks each hero once a turn at most."""
    return attacker != tools.traitor_of(scene) or f"47-{target}" not in scene.state.turn.marks


def fights_with(scene: Scene, seat: int, target: Figure, trait: str) -> bool:
    """The traitor attacks the Trapped with Sanity and the free with Might, with nothing else."""
    if seat != tools.traitor_of(scene) or not is_seat(target):
        return True
    return trait == ("sanity" if is_trapped(scene, target) else "might")


def attack_begins(scene: Scene, blow: Attack) -> None:
    """The traitor's attacks: +2 on the Trapped, no risk with the free; nobody is attacked again this turn."""
    if blow.attacker != tools.traitor_of(scene) or not is_seat(blow.target):
        return
    show(scene, "tale")
    scene.state.turn.marks.append(f"47-{blow.target}")
    if is_trapped(scene, blow.target):
        blow.roll.bonus += 2
    else:
        blow.safe = True


def attack_won(scene: Scene, blow: Attack) -> bool:
    """The traitor's blow wounds the body of the Trapped; a free hero is Trapped instead of hurt."""
    hero, traitor = blow.target, tools.traitor_of(scene)
    if not (blow.attacker == blow.winner == traitor and is_seat(hero)):
        return False
    if is_trapped(scene, hero):
        blow.kind = "physical"
        return False
    move_token(scene, held_by(scene.state, traitor, TRAPPED)[0], on_seat(hero))
    meets(scene, hero, tools.place(scene, hero))
    return True


def would_die(scene: Scene, seat: int, cause: str, source: Figure | None) -> bool:
    """The knight gets up again, healed."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "knight")
    heal(scene, seat)
    return True


HAUNT = enter(
    Haunt(
        number=47,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("videotape-portal", "hero"),
        traitor_setup=setup,
        actions=(
            Action(
                key="escape",
                where=with_token(PORTAL),
                needs=is_trapped,
                roll=("knowledge",),
                bonus=help_from_outside,
                bands={6: escape, 0: raise_trait("knowledge")},
            ),
            Action(
                key="close",
                where=with_token(PORTAL),
                needs=is_free,
                roll=("knowledge", "sanity"),
                bands={4: close, 0: harm_dice("mental")},
            ),
        ),
        # haunt47.heroes-win
        goals=(Goal("hero", lambda scene: not in_house(scene.state, PORTAL)), tools.TRAITOR_KILLS_ALL),
        hero_rules=("moves", "trade"),
        traitor_rules=("tale", "knight"),
        on=(
            moments.moves.by(moves),
            moments.may_trade.by(may_trade),
            moments.enters.by(meets),
            moments.would_die.by(would_die),
            moments.attacks.by(attacks),
            moments.attackable.by(attackable),
            moments.attack_ways.by(tools.traitor_fights_with("sanity")),
            moments.fights_with.by(fights_with),
            moments.attack_begins.by(attack_begins),
            moments.attack_won.by(attack_won),
        ),
        missing=tools.needs_tokens_for_heroes(TRAPPED),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """The traitor is strong against the Trapped, and risks nothing with the free."""
    return 1.0 if seat == tools.traitor_of(scene) else -1.0


TASTES = tastes(HAUNT, worth={"escape": 2, "close": 3}, prey=prey)
