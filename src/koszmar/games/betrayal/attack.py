"""Attacks: both sides roll the same trait and the lower roll takes the difference. Weapons, targets, hurt monsters."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.figures import Figure, figure_of, is_seat, word_of
from koszmar.parts.moments import carry_out

from . import moments
from .answers import haunt_answer, haunt_flow
from .bestiary import kind_of, remove_monster, stun
from .cards import CARDS
from .explorers import MENTAL
from .harm import damage
from .house import adjacent, in_sight, place_of
from .rolls import Roll, make
from .sides import is_foe
from .state import Scene, State

UNARMED = "unarmed"


class Attack:
    """An attack while it is made."""

    __slots__ = ("attacker", "defence", "kind", "margin", "roll", "safe", "target", "trait", "weapon", "winner")

    def __init__(self, attacker: Figure, target: Figure, trait: str = "might", weapon: str = UNARMED) -> None:
        self.attacker = attacker
        self.target = target
        self.trait = trait
        self.weapon = weapon
        """The weapon card, or ``unarmed``."""
        self.safe = False
        """Whether the attacker takes no damage from losing."""
        self.kind = "mental" if trait in MENTAL else "physical"
        self.roll = Roll(attacker, trait, "attack", opponent=target, weapon=weapon)
        self.defence = Roll(target, trait, "defence", opponent=attacker, weapon=weapon)
        self.winner: Figure | None = None
        self.margin = 0

    @property
    def loser(self) -> Figure:
        """Whoever rolled lower."""
        return self.target if self.winner == self.attacker else self.attacker

    @property
    def is_might_attack(self) -> bool:
        """Both roll Might: unarmed, Machete, Chainsaw, Dagger."""
        return self.trait == "might"


def attack(scene: Scene, blow: Attack) -> Flow[None]:
    """Make an attack: roll, compare, strike.

    (attack.both-roll-might, attack.higher-wins, attack.tie-no-damage, dice.attack-is-trait-roll, attack.other-trait,
    example.attack-eric)
    """
    _announce(scene, blow)
    if blow.weapon != UNARMED:
        yield from _take_up(scene, blow)
        if _is_down(scene.state, blow.attacker):
            return
    yield from haunt_flow(scene, moments.attack_begins, blow)
    yield from make(scene, blow.roll, (blow.trait,), "attack.both-roll-might")
    if is_seat(blow.attacker) and scene.state.explorers[blow.attacker].dead:  # of the price of a reroll
        return
    blow.defence.against = blow.roll.result
    yield from make(scene, blow.defence, (blow.trait,), "dice.defender-same-trait")
    yield from haunt_flow(scene, moments.attack_rolled, blow)
    blow.margin = abs(blow.roll.result - blow.defence.result)
    if blow.margin == 0:
        scene.tell("attack-tie")
        yield from haunt_flow(scene, moments.attack_over, blow)
        return
    blow.winner = blow.attacker if blow.roll.result > blow.defence.result else blow.target
    if not (yield from haunt_flow(scene, moments.attack_won, blow)):
        yield from strike(scene, blow)
    yield from haunt_flow(scene, moments.attack_over, blow)


def strike(scene: Scene, blow: Attack) -> Flow[None]:
    """The loser takes the difference, attacker or defender.

    (attack.higher-wins, attack.mental-damage, dice.lower-takes-difference, attack.no-stealing,
    monster.stunned-by-own-attack)
    """
    loser = blow.loser
    if loser == blow.attacker and blow.safe:
        scene.tell("attack-harmless")
    elif is_seat(loser):
        yield from damage(scene, loser, blow.margin, blow.kind, "attack", blow.winner, blow.weapon)
    else:
        yield from hurt(scene, loser, blow.margin, blow.kind, blow)


def _take_up(scene: Scene, blow: Attack) -> Flow[None]:
    """The attacker's weapon adds to the attack; nobody defends with one (weapon.not-for-defence)."""
    weapon = CARDS[blow.weapon].weapon
    assert weapon is not None
    blow.roll.dice += weapon.dice
    blow.roll.bonus += weapon.bonus
    blow.safe = weapon.safe
    if weapon.price and is_seat(blow.attacker):
        yield from carry_out(weapon.price(scene, blow.attacker))


def _announce(scene: Scene, blow: Attack) -> None:
    if is_seat(blow.attacker):
        scene.state.turn.attacks += 1
        if blow.weapon != UNARMED:
            scene.state.turn.used.append(blow.weapon)
    names = {"attacker": word_of(blow.attacker), "target": word_of(blow.target)}
    if blow.weapon == UNARMED:
        scene.tell("attack", trait=blow.trait, **names)
    else:
        scene.tell("attack-with", card=blow.weapon, **names)


def hurt(scene: Scene, key: str, amount: int, kind: str, blow: Attack | None = None) -> Flow[None]:
    """A monster takes damage: stunned as a rule, killed or unharmed where the haunt says so.

    (monster.stunned-not-killed, monster.no-stun-no-flip)
    """
    answer = haunt_answer(scene, moments.monster_hurt)
    if answer and (yield from carry_out(answer(scene, key, amount, kind, blow))):
        return
    harm = kind_of(scene.state, key).harm
    if harm == "stun":
        stun(scene, key)
    elif harm == "kill":
        yield from slay(scene, key, blow)


def slay(scene: Scene, key: str, blow: Attack | None = None) -> Flow[None]:
    """A monster is killed and leaves the house, unless the haunt makes something else of it."""
    answer = haunt_answer(scene, moments.monster_slain)
    if not (answer and (yield from carry_out(answer(scene, key, blow)))):
        remove_monster(scene, key, slain=True)


# -- who can be attacked, and how ----------------------------------------------------------------------------------


def attack_options(scene: Scene, seat: int) -> list[Key]:
    """Every attack that a player may make now: ("attack", weapon or trait, target).

    (weapon.announce, weapon.unarmed-allowed)
    """
    state = scene.state
    if state.haunt is None or not may_attack_again(scene, seat):
        return []
    place = state.explorers[seat].place
    here = targets_on(scene, seat, [place])
    ways: list[tuple[str, list[Figure]]] = [(UNARMED, here)]
    more = haunt_answer(scene, moments.attack_ways)
    if more:
        ways += more(scene, seat, here)
    thrown: list[Key] = []
    for card in state.explorers[seat].cards:
        weapon = CARDS[card].weapon
        if weapon is None or card not in state.turn.held or card in state.turn.used:
            continue
        if weapon.instead:
            thrown.append(("attack", card, "throw"))
        else:
            targets = here if weapon.reach == "tile" else targets_on(scene, seat, reach(scene, place, weapon.reach))
            ways.append((card, targets))
    fights = haunt_answer(scene, moments.fights_with) or _with_anything
    options: list[Key] = [
        ("attack", way, word_of(target))
        for way, targets in ways
        for target in targets
        if fights(scene, seat, target, trait_of(way))
    ]
    return options + thrown


def _with_anything(scene: Scene, seat: int, target: Figure, trait: str) -> bool:
    return True


def may_attack_again(scene: Scene, seat: int) -> bool:
    """One attack a turn, unless the haunt says otherwise (attack.once-per-turn)."""
    answer = haunt_answer(scene, moments.attacks)
    if answer:
        return bool(answer(scene, seat))
    return scene.state.turn.attacks == 0


def reach(scene: Scene, place: str, how: str) -> list[str]:
    """The tiles that a weapon or a monster reaches from its own."""
    if how == "adjacent":
        return [place, *adjacent(scene, place)]
    if how == "sight":
        return sorted(in_sight(scene, place) | {place})
    return [place]


def targets_on(scene: Scene, actor: Figure, tiles: list[str]) -> list[Figure]:
    """The foes on some tiles that can be attacked (sight.characters-on-tile)."""
    state = scene.state
    assert state.haunt is not None
    found: list[Figure] = [
        seat
        for tile in dict.fromkeys(tiles)
        for seat, one in enumerate(state.explorers)
        if one.place == tile and not one.dead and is_foe(scene, actor, seat)
    ]
    if monsters := state.haunt.monsters:
        found += [one.id for one in monsters if one.place in tiles and is_foe(scene, actor, one.id)]
    answer = haunt_answer(scene, moments.attackable)
    if answer:
        found = [target for target in found if answer(scene, actor, target)]
    return found


def take_attack(scene: Scene, seat: int, way: str, target: str) -> Flow[None]:
    """Carry out an attack that was chosen."""
    card = CARDS.get(way)
    if card and card.weapon and card.weapon.instead:
        scene.state.turn.attacks += 1
        scene.state.turn.used.append(way)
        yield from carry_out(card.weapon.instead(scene, seat))
    else:
        yield from attack(scene, Attack(seat, figure_of(target), trait_of(way), weapon_of(way)))


def trait_of(way: str) -> str:
    """The trait that an attack is fought with: by a weapon, unarmed, or the trait itself."""
    card = CARDS.get(way)
    return card.weapon.trait if card and card.weapon else "might" if way == UNARMED else way


def weapon_of(way: str) -> str:
    """The weapon of an attack, or none."""
    return way if way in CARDS else UNARMED


def _is_down(state: State, actor: Figure) -> bool:
    return state.explorers[actor].dead if is_seat(actor) else not place_of(state, actor)
