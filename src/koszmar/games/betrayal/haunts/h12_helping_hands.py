"""Haunt 12, Helping Hands: two great hands come out of the walls and obey whoever wears the Amulet."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Flow
from koszmar.parts.figures import Figure, figure_of, is_monster, is_seat, word_of

from .. import moments
from ..attack import Attack, attack, targets_on
from ..bestiary import add_monster, monster_value, monsters_of
from ..cards import holder_of
from ..facts import Fact, Facts
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene, the_haunt

AMULET = "strange-amulet"
HAND = "hand"
TOGETHER = 8
"""The Might of both Hands at once."""


class Blows(Facts):
    """What the haunt keeps in mind."""

    struck = Fact[list[str]]([])
    """The Hands that have attacked in this monster turn."""


def setup(scene: Scene) -> None:
    """The revealer takes the Amulet if nobody has it; a Hand in the Entrance Hall, one on the Basement Landing."""
    tools.find_card(scene, the_haunt(scene.state).revealer, AMULET)
    add_monster(scene, HAND, "entrance-hall")
    add_monster(scene, HAND, "basement-landing")


def master(scene: Scene) -> int:
    """Whoever holds the Amulet and lives plays the Hands; otherwise they rest."""
    holder = holder_of(scene.state, AMULET)
    return -1 if holder is None or scene.state.explorers[holder].dead else holder


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """Whoever wins a Might attack may take an Item or Omen instead of dealing damage."""
    who = tools.thief_and_victim(blow)
    if who is None:
        return False
    return (yield from tools.take_card_instead(scene, *who, scene.state.explorers[who[1]].cards))


def hands_rest(scene: Scene) -> None:
    """A new monster turn: no Hand has attacked yet."""
    Blows(scene).struck = []


def hand_strikes(scene: Scene, blow: Attack) -> None:
    """Note which Hand has attacked."""
    if is_monster(blow.attacker):
        Blows(scene).struck = [*Blows(scene).struck, blow.attacker]


def hand_targets(scene: Scene, key: str) -> list[tuple[str, Figure]]:
    """A Hand that has taken part in a joint attack does not strike again."""
    here = targets_on(scene, key, [tools.place(scene, key)])
    return [] if key in Blows(scene).struck else [("might", target) for target in here]


def can_join(scene: Scene, key: str) -> bool:
    """Both on one tile, neither has attacked, and there is somebody to crush."""
    hands = monsters_of(scene.state, HAND)
    together = len(hands) == 2 and hands[0].place == hands[1].place
    return together and not Blows(scene).struck and bool(hand_targets(scene, key))


def joint_attack(scene: Scene, key: str) -> Flow[None]:
    """One attack of both Hands, with Might 8, instead of one each."""
    options = [word_of(target) for _, target in hand_targets(scene, key)]
    target = yield from tools.choose(scene, master(scene), "choose-target", options)
    blow = Attack(key, figure_of(target))
    blow.roll.dice += TOGETHER - monster_value(scene, key, "might")
    yield from attack(scene, blow)
    Blows(scene).struck = [one.id for one in monsters_of(scene.state, HAND)]


def last_with_amulet(scene: Scene) -> list[int]:
    """The last explorer alive, with the Amulet (haunt12.win)."""
    return [seat for seat in tools.last_alive(scene) if AMULET in scene.state.explorers[seat].cards]


HAUNT = enter(
    Haunt(
        number=12,
        kind="free",
        tokens=("troll-hand",),
        monsters=(MonsterKind(key=HAND, token="troll-hand", might=5, speed=3, sanity=4, knowledge=4, harm="none"),),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(Action(key="joint", who=HAND, needs=can_join, flow=joint_attack),),
        goals=(Goal("alone", last_with_amulet), tools.NOBODY_LEFT),
        traitor_rules=("steal", "hands"),
        facts=Blows,
        on=(
            moments.attack_won.by(attack_won),
            moments.attack_begins.by(hand_strikes),
            moments.attackable.by(lambda scene, attacker, target: is_seat(attacker) or target != master(scene)),
            moments.monster_player.by(master),
            moments.monster_targets.by(hand_targets),
            moments.monsters_begin.by(hands_rest),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def like_amulet(scene: Scene, decision: Decision) -> list[float]:
    """The Amulet before all, then blood."""
    return [{AMULET: 2.0, "damage": 1.0}.get(str(option), 0.0) for option in decision.options]


def lost_amulet(scene: Scene) -> list[str]:
    """Where the Amulet lies with its dead wearer."""
    return [one.place for one in scene.state.explorers if one.dead and AMULET in one.cards]


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """The Hands cannot be hurt; whoever commands them can."""
    return -5.0 if is_monster(target) else 0.5 if target == master(scene) else 0.0


TASTES = tastes(HAUNT, aims=tools.aim("any", 4.0, lost_amulet), prey=prey, likes={"take-instead": like_amulet})
