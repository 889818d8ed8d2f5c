"""Haunt 47, A Knight to Remember: the suit of armor has a quest, and you are the dragon."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack
from ..haunt import Action, Goal, Haunt, enter
from ..haunting import show
from ..house import farthest, in_region
from ..rolls import plain_dice
from ..sides import living_heroes
from ..state import Actor, Table, value
from ..tokens import has_token, in_house, on_seat, on_tile, put_token, return_token, tokens
from ..traits import heal
from . import tools
from .tools import harm_dice, raise_trait, with_token

PORTAL, TRAPPED = "portal", "trapped"


def setup(scene: Table) -> Flow[None]:
    """The traitor heals; for every hero a Portal far away in the same region; everybody is Trapped."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    for hero in living_heroes(scene.state):
        here = tools.place(scene, hero)
        tiles = in_region(scene.state.house, tools.region(scene, hero))
        tile = yield from tools.choose_tile(scene, seat, farthest(scene, here, tiles), "place-token", token=PORTAL)
        put_token(scene, "videotape-portal", PORTAL, tile)
        put_token(scene, "hero", TRAPPED, on_seat(hero))


def is_trapped(scene: Table, seat: int) -> bool:
    """Whether a hero is in the tale."""
    return has_token(scene.state, seat, TRAPPED)


def is_free(scene: Table, seat: int) -> bool:
    """Whether a hero is out of the tale."""
    return not is_trapped(scene, seat)


def moves(scene: Table, seat: int) -> int:
    """Heroes roll Speed for their moves, at least one."""
    speed = value(scene.state.explorers[seat], "speed")
    return speed if seat == tools.traitor_of(scene) else max(1, plain_dice(scene, speed))


def help_from_outside(scene: Table, seat: int) -> int:
    """+2 if a free hero is here."""
    here = tools.heroes_on(scene, tools.place(scene, seat))
    return 2 if any(is_free(scene, other) for other in here if other != seat) else 0


def escape(scene: Table, seat: int) -> None:
    """The token goes to the traitor, the hero is free."""
    for token in tokens(scene.state, TRAPPED, on_seat(seat)):
        return_token(scene, token)


def close(scene: Table, seat: int) -> None:
    """The Portal is closed."""
    return_token(scene, on_tile(scene.state, tools.place(scene, seat), PORTAL)[0])


def may_trade(scene: Table, seat: int, other: int) -> bool:
    """Trapped and free heroes do not trade with each other."""
    traitor = tools.traitor_of(scene)
    return traitor in (seat, other) or is_trapped(scene, seat) == is_trapped(scene, other)


def attacks(scene: Table, seat: int) -> bool:
    """The traitor attacks every hero once a turn."""
    return scene.state.turn.attacks == 0 or seat == tools.traitor_of(scene)


def attackable(scene: Table, attacker: Actor, target: Actor) -> bool:
    """A hero already attacked by the traitor this turn is left alone."""
    return attacker != tools.traitor_of(scene) or f"47-{target}" not in scene.state.turn.marks


def attack_ways(scene: Table, seat: int, here: list[Actor]) -> list[tuple[str, list[Actor]]]:
    """Trapped heroes are attacked with Sanity."""
    if seat != tools.traitor_of(scene):
        return []
    return [("sanity", [hero for hero in here if isinstance(hero, int) and is_trapped(scene, hero)])]


def attack_begins(scene: Table, blow: Attack) -> None:
    """The traitor's attacks: on the Trapped with Sanity, +2, wounding the body; on the free without risk."""
    if blow.attacker != tools.traitor_of(scene) or not isinstance(blow.target, int):
        return
    scene.state.turn.marks.append(f"47-{blow.target}")
    if is_trapped(scene, blow.target):
        blow.kind = "physical"
        blow.roll.bonus += 2
    else:
        blow.safe = True


def attack_won(scene: Table, blow: Attack) -> bool:
    """A free hero who is beaten is Trapped instead of hurt."""
    hero = blow.target
    if blow.attacker != tools.traitor_of(scene) or blow.winner != blow.attacker or not isinstance(hero, int):
        return False
    if is_trapped(scene, hero):
        return False
    show(scene, "tale")
    put_token(scene, "hero", TRAPPED, on_seat(hero))
    return True


def would_die(scene: Table, seat: int) -> bool:
    """The knight gets up again, healed."""
    if seat != tools.traitor_of(scene):
        return False
    show(scene, "knight")
    heal(scene, seat)
    return True


def all_closed(scene: Table) -> bool:
    """The last Portal is closed."""
    return not in_house(scene.state, PORTAL)


HAUNT = enter(
    Haunt(
        number=47,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("videotape-portal", "hero"),
        traitor_setup=setup,
        actions=(
            Action(key="escape", where=with_token(PORTAL), needs=is_trapped, roll=("knowledge",),
                   bonus=help_from_outside, bands={6: escape, 0: raise_trait("knowledge")}, worth=2),
            Action(key="close", where=with_token(PORTAL), needs=is_free, roll=("knowledge", "sanity"),
                   bands={4: close, 0: harm_dice("mental")}, worth=3),
        ),
        goals=(Goal("hero", all_closed), tools.TRAITOR_KILLS_ALL),
        hero_rules=("tale", "moves"),
        traitor_rules=("tale", "knight"),
        on={
            "moves": moves,
            "may-trade": may_trade,
            "attacks": attacks,
            "attackable": attackable,
            "attack-ways": attack_ways,
            "attack-begins": attack_begins,
            "attack-won": attack_won,
            "would-die": would_die,
        },
    )
)  # fmt: skip
