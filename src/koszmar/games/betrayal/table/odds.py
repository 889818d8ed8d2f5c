"""How likely an attack is won and a roll succeeds, as far as whoever is asked can know.

Counted are traits, weapons, cards that lie open, and what the haunt adds by passages that the seat may read. What
somebody may still choose to do about a roll (a reroll, a card in its place) is not foreseen.
"""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Key
from koszmar.kernel.knowledge import is_unknown
from koszmar.kernel.view import Message, Odds, likely
from koszmar.parts.dice import at_least, ways_to
from koszmar.parts.figures import Figure, figure_of, is_seat

from .. import moments
from ..answers import cards_answering, haunt_answer
from ..attack import UNARMED, Attack, trait_of, weapon_of
from ..bestiary import monster_value
from ..cards import CARDS
from ..explorers import TRAITS
from ..haunt import HAUNTS, Action
from ..reading import may_read
from ..rolls import Roll, blessing
from ..state import Scene, the_haunt, value


def odds(scene: Scene, decision: Decision, key: Key) -> list[Odds]:
    """The odds of an option; none where no dice decide, or where the seat cannot know."""
    match key:
        case ("attack", str(way), str(target)) if target != "throw":
            return _attack(scene, decision, way, figure_of(target))
        case ("haunt", str(action)):
            return _action(scene, decision, action)
        case str(way) if decision.prompt == "roll-with":
            return _with(scene, decision, way)
        case str(card) | (str(card), int()) if decision.prompt == "reroll" and card in CARDS:
            return _again(scene, decision, card, key)
    return []


# -- attacks -------------------------------------------------------------------------------------------------------


def _attack(scene: Scene, decision: Decision, way: str, target: Figure) -> list[Odds]:
    """Who rolls higher (attack.higher-wins); nothing where a box or a card of either cannot be read."""
    seat = decision.seat
    attacker: Figure = seat if decision.prompt == "act" else decision.args["monster"]
    if not all(_is_known(scene, seat, actor) for actor in (attacker, target)):
        return []
    blow = Attack(attacker, target, trait_of(way), weapon_of(way))
    if blow.weapon != UNARMED:
        weapon = CARDS[blow.weapon].weapon
        assert weapon is not None
        blow.roll.dice, blow.roll.bonus = weapon.dice, weapon.bonus
    begins = haunt_answer(scene, moments.attack_begins)
    if begins:
        before, aside = (blow.roll.dice, blow.roll.bonus), scene.aside()
        begins(aside, blow)
        if _tells(scene, aside, seat):
            blow.roll.dice, blow.roll.bonus = before
    if not _is_known(scene, seat, blow.defence.actor):
        return []
    mine, theirs = (_prepared(scene, seat, roll) for roll in (blow.roll, blow.defence))
    return [
        likely(Message("odds-win"), _higher(scene, mine, theirs)),
        likely(Message("odds-lose"), _higher(scene, theirs, mine)),
    ]


def _is_known(scene: Scene, seat: int, actor: Figure) -> bool:
    """Whether a seat knows what somebody rolls with: a monster's box may be read, an explorer's cards lie open."""
    if is_seat(actor):
        return not any(map(is_unknown, scene.state.explorers[actor].cards))
    kind = next(one.kind for one in the_haunt(scene.state).monsters if one.id == actor)
    return may_read(scene, seat, f"monster-{kind}")


def _higher(scene: Scene, one: Roll, other: Roll) -> float:
    """The chance that one roll is higher than another."""
    die = scene.parameters.die
    return (
        sum(
            ways * at_least(die, one.dice, max(0, total + other.bonus) + 1 - one.bonus)
            for total, ways in ways_to(die, other.dice).items()
        )
        / float(len(die)) ** other.dice
    )


# -- what is rolled with -------------------------------------------------------------------------------------------


def _prepared(scene: Scene, seat: int, roll: Roll) -> Roll:
    """The roll with everything that is added to it before the dice fall, as far as a seat knows."""
    actor = roll.actor
    if is_seat(actor):
        roll.dice += value(scene.state.explorers[actor], roll.trait)
        cards = cards_answering(scene, actor, moments.roll)
    else:
        roll.dice += monster_value(scene, actor, roll.trait)
        cards = []
    of_haunt = haunt_answer(scene, moments.roll)
    if cards or of_haunt:
        aside = scene.aside()
        for answer in cards:
            answer(aside, roll)
        before = roll.dice, roll.bonus
        if of_haunt:
            of_haunt(aside, roll)
            if _tells(scene, aside, seat):
                roll.dice, roll.bonus = before
    blessing(scene, roll)
    roll.dice = max(0, roll.dice)
    return roll


def _tells(scene: Scene, aside: Scene, seat: int) -> bool:
    """Whether what was tried out would show a passage that the seat may not read yet."""
    haunt = the_haunt(scene.state)
    own = HAUNTS[haunt.number].hero_rules
    new = [passage for passage in the_haunt(aside.state).shown if passage not in haunt.shown]
    return not all(may_read(scene, seat, passage, "hero" if passage in own else "traitor") for passage in new)


# -- rolls against a number ----------------------------------------------------------------------------------------


def _action(scene: Scene, decision: Decision, key: str) -> list[Odds]:
    """The best row of a special action, with the best of its traits."""
    state, seat = scene.state, decision.seat
    action = next(one for one in HAUNTS[the_haunt(state).number].actions if one.key == key)
    if state.monsters is not None or not action.bands:
        return []
    needs = max(action.bands)
    bonus = action.bonus(scene, seat) if action.bonus else 0
    if action.dice:
        chance = at_least(scene.parameters.die, max(0, action.dice(scene, seat)), needs - bonus)
    else:
        chance = max(_of_trait(scene, seat, trait, action, needs, bonus) for trait in action.roll)
    return _success(chance)


def _of_trait(scene: Scene, seat: int, trait: str, action: Action, needs: int, bonus: int) -> float:
    roll = Roll(seat, trait, "trait", action.key, needs=needs)
    roll.bonus = bonus
    return _reaches(scene, _prepared(scene, seat, roll))


def _with(scene: Scene, decision: Decision, way: str) -> list[Odds]:
    """A roll that may be made with several traits, or with a card that gives dice of another."""
    args, seat = decision.args, decision.seat
    if not args["needs"] and args["against"] < 0:
        return []
    roll = Roll(seat, args["traits"][0], args["purpose"], args["during"], needs=args["needs"])
    roll.dice, roll.bonus, roll.against = args["more"], args["bonus"], args["against"]
    if way in TRAITS:
        roll.trait = roll.named = way
    elif not _by_card(scene, roll, args["traits"], way):
        return []
    return _success(_reaches(scene, _prepared(scene, seat, roll)))


def _by_card(scene: Scene, roll: Roll, traits: tuple[str, ...], card: str) -> bool:
    """Prepare the roll as a card would; False where that asks for more."""
    assert is_seat(roll.actor)
    aside, ways = scene.aside(), {}
    for answer in cards_answering(scene, roll.actor, moments.ways):
        ways.update(answer(aside, roll, traits))
    if card not in ways:
        return False
    said = ways[card](aside, roll)
    if hasattr(said, "send"):
        return False
    if said:
        roll.trait = roll.named = str(said)
    return True


def _again(scene: Scene, decision: Decision, card: str, key: Key) -> list[Odds]:
    """Some of the dice that lie there are rolled again."""
    args, again = decision.args, CARDS[card].again
    if again is None or (not args["needs"] and args["against"] < 0):
        return []
    places = again(args["dice"], key)
    roll = Roll(decision.seat, "", "other", needs=args["needs"])
    roll.against, roll.dice = args["against"], len(places)
    roll.bonus = args["bonus"] + sum(face for at, face in enumerate(args["dice"]) if at not in places)
    return _success(_reaches(scene, roll))


def _success(chance: float) -> list[Odds]:
    return [likely(Message("odds-success"), chance)]


def _reaches(scene: Scene, roll: Roll) -> float:
    """The chance that a roll reaches what it needs, or beats what the opponent has rolled."""
    least = roll.against + 1 if roll.against >= 0 else roll.needs
    return at_least(scene.parameters.die, roll.dice, least - roll.bonus)
