"""Damage and Horror, Wounded, Insane, Eliminated.

(damage.draw, damage.faceup-default, damage.no-peeking, wounded.threshold, insane.threshold)
"""

from __future__ import annotations

from msgspec import Struct

from koszmar.kernel.flow import NOTHING, Flow, Key
from koszmar.parts.moments import carry_out

from . import ending, moments
from .choosing import own
from .condition_cards import CONDITIONS, INSANE, WOUNDED, copies_of
from .effects import verbs
from .effects.context import Context
from .in_force import face_of, has_condition, kind_of
from .injury_cards import INJURIES
from .insanity import REQUIRES
from .investigators import INVESTIGATORS
from .possessions import drop_all
from .scenario import happenings
from .skills import answering, negate
from .state import DAMAGE, HORROR, Card, Injury, Investigator, Scene, Who, in_play, seat_of

MISSING = "missing"
"""A card that should have been drawn from an empty deck (ruling empty-deck)."""


class Suffering(Struct, eq=False):
    """Damage or Horror on its way to an investigator."""

    who: Who
    kind: str
    amount: int
    up: bool
    cause: str
    """``attack``, ``evade``, ``horror-check``, ``event``, ``fire``, ``spell``, ``injury``…"""


def injuries(one: Investigator, kind: str) -> list[Injury]:
    """The Damage or the Horror of an investigator."""
    return one.damage if kind == DAMAGE else one.horror


def suffer(
    scene: Scene,
    who: Who,
    kind: str,
    amount: int,
    *,
    up: bool = True,
    by: tuple[str, int] | None = None,
    cause: str = "",
    against: str = "",
    stakes: str = "",
) -> Flow[int]:
    """Suffer Damage or Horror: negate, prevent, then draw one card after another; how many were suffered.

    ``by`` is the skill that negates, with its modifier. Whether it wounds is settled after the whole effect.
    (damage.one-by-one, damage.nested, test.negate; ruling draw-order)
    """
    one = scene.state.investigators[who]
    if one.out or amount <= 0:
        return 0
    if by is not None:
        amount = yield from negate(scene, who, *by, (kind, amount), against, cause, stakes)
    suffering = Suffering(who, kind, amount, up, cause)
    yield from prevent(scene, suffering)
    scene.tell("suffers", who=who, kind=kind, amount=suffering.amount, up=up, cause=cause)
    drawn: list[Injury] = []
    for _ in range(suffering.amount):
        injury = draw(scene, who, kind, up)
        if injury is None:
            break
        drawn.append(injury)
        if scene.rulings.draw_order == "one-by-one":
            yield from resolve(scene, who, kind, injury)
    if scene.rulings.draw_order == "all-first":
        for injury in drawn:
            yield from resolve(scene, who, kind, injury)
    return len(drawn)


def prevent(scene: Scene, suffering: Suffering) -> Flow[None]:
    """Cards of the victim and of others may prevent some of it."""
    answers = moments.would_suffer.answers
    for one in scene.state.investigators:
        for card in (*one.possessions, *one.conditions):
            if (kind_of(card.key) if card.up else face_of(card)) in answers:
                return _prevent(scene, suffering)
    return NOTHING


def _prevent(scene: Scene, suffering: Suffering) -> Flow[None]:
    for holder in in_play(scene):
        for answer, card in answering(scene, holder, moments.would_suffer):
            if suffering.amount > 0:
                yield from carry_out(answer(scene, holder, suffering, card))


def draw(scene: Scene, who: Who, kind: str, up: bool) -> Injury | None:
    """Draw the top card of a deck; nothing from an empty one (damage.empty-deck; ruling empty-deck)."""
    deck, one = scene.state.decks[kind], scene.state.investigators[who]
    if not deck:
        if scene.rulings.empty_deck == "nothing":
            return None
        injury = Injury(MISSING, False)
    else:
        injury = Injury(deck.pop(), up)
        scene.reveal()
    injuries(one, kind).append(injury)
    if kind in one.borne:
        one.borne.remove(kind)
    if injury.up:
        scene.tell("injury", who=who, kind=kind, card=kind_of(injury.key))
    return injury


def resolve(scene: Scene, who: Who, kind: str, injury: Injury) -> Flow[None]:
    """A card that lies faceup and is resolved immediately; then it is turned facedown (damage.resolve-immediately)."""
    if not injury.up or INJURIES[kind_of(injury.key)].effect is None:
        return NOTHING
    return _resolve(scene, who, injury)


def _resolve(scene: Scene, who: Who, injury: Injury) -> Flow[None]:
    card = INJURIES[kind_of(injury.key)]
    assert card.effect is not None
    yield from scene.because(f"injury-{card.key}", verbs.run(scene, card.effect, Context(who, cause="injury")))
    injury.up = False


def flip_up(scene: Scene, who: Who, kind: str) -> Flow[bool]:
    """A random facedown card is flipped faceup (damage.flip-random, flip.def)."""
    one = scene.state.investigators[who]
    down = [injury for injury in injuries(one, kind) if not injury.up and injury.key != MISSING]
    if not down:
        return False
    injury = _any_of(scene, down)
    injury.up = True
    scene.reveal()
    scene.tell("injury", who=who, kind=kind, card=kind_of(injury.key))
    yield from resolve(scene, who, kind, injury)
    return True


def _any_of(scene: Scene, injuries: list[Injury]) -> Injury:
    """One of some cards at random (random.equal)."""
    key = scene.chance.pick([injury.key for injury in injuries])
    return next(injury for injury in injuries if injury.key == key)


# -- getting better ------------------------------------------------------------------------------------------------


def recover(scene: Scene, who: Who, kind: str, amount: int, *, facedown: bool = False) -> Flow[int]:
    """Discard Damage or Horror: a faceup card of one's choice or a random facedown one (damage.discard-choice)."""
    done = 0
    for _ in range(amount):
        cards = injuries(scene.state.investigators[who], kind)
        up = [] if facedown else [injury for injury in cards if injury.up]
        down = [injury for injury in cards if not injury.up]
        options: list[Key] = [*dict.fromkeys(kind_of(injury.key) for injury in up), *(["facedown"] if down else [])]
        if not options:
            break
        choice = yield from own(scene, who, f"recover-{kind}", options, "damage.discard-choice")
        if choice == "facedown":
            discard(scene, who, kind, _any_of(scene, down))
        else:
            discard(scene, who, kind, next(injury for injury in up if kind_of(injury.key) == choice))
        done += 1
    return done


def discard(scene: Scene, who: Who, kind: str, injury: Injury) -> None:
    """Somebody recovers from one card."""
    _put_back(scene, who, kind, injury)
    scene.tell("recovers", who=who, kind=kind, card=kind_of(injury.key) if injury.up else "")


def _put_back(scene: Scene, who: Who, kind: str, injury: Injury) -> None:
    """A discarded Damage or Horror card is shuffled into its deck (discard.damage-horror)."""
    cards, deck = injuries(scene.state.investigators[who], kind), scene.state.decks[kind]
    place = next(place for place, one in enumerate(cards) if one is injury)
    del cards[place]
    if injury.key != MISSING:
        deck.append(injury.key)
        scene.chance.shuffle(deck)
        scene.hide()


# -- after the whole effect ----------------------------------------------------------------------------------------


def settle(scene: Scene) -> Flow[None]:
    """An effect is over: who has become Wounded or Insane, or is eliminated.

    (wounded.finish-effect-first, insane.finish-effect-first, damage.nested)
    """
    for one in scene.state.investigators:
        card = INVESTIGATORS[one.key]
        if (len(one.damage) >= card.health or len(one.horror) >= card.sanity) and not one.out:
            return _settle(scene)
    return NOTHING


def _settle(scene: Scene) -> Flow[None]:
    for who in range(len(scene.state.investigators)):
        for kind in (DAMAGE, HORROR):
            yield from _is_too_much(scene, who, kind)


def _is_too_much(scene: Scene, who: Who, kind: str) -> Flow[None]:
    one = scene.state.investigators[who]
    card = INVESTIGATORS[one.key]
    limit, condition = (card.health, WOUNDED) if kind == DAMAGE else (card.sanity, INSANE)
    if one.out or len(injuries(one, kind)) < limit or kind in one.borne:
        return
    if has_condition(scene, who, condition):  # wounded.eliminated, insane.eliminated
        yield from eliminate(scene, who)
        return
    yield from become(scene, who, kind, condition)
    if scene.state.investigators[who].out or len(injuries(one, kind)) < limit:
        return
    if scene.rulings.faceup_alone == "at-once":  # wounded.faceup-alone, insane.faceup-alone
        yield from eliminate(scene, who)
    else:
        one.borne.append(kind)


def become(scene: Scene, who: Who, kind: str, condition: str) -> Flow[None]:
    """Wounded or Insane: the card is taken, facedown Damage or Horror is discarded, and the scenario may have its say.

    (wounded.take-condition, wounded.discard-facedown, wounded.faceup-stays, insane.take-condition,
    insane.discard-facedown, insane.faceup-stays)
    """
    if condition == INSANE:
        take_insane(scene, who)
    else:
        gain_condition(scene, who, condition)
    one = scene.state.investigators[who]
    facedown = [injury for injury in injuries(one, kind) if not injury.up]
    for injury in facedown:
        _put_back(scene, who, kind, injury)
    if facedown:
        scene.tell("sheds", who=who, kind=kind, amount=len(facedown))
    yield from happenings.happen(scene, condition, who=who)


def gain_condition(scene: Scene, who: Who, condition: str) -> bool:
    """Take a Condition; nobody has two of the same, and of double-sided ones a random copy is taken.

    (gain.card, condition.no-duplicates, condition.random-copy)
    """
    one, deck = scene.state.investigators[who], scene.state.decks["condition"]
    if one.out or has_condition(scene, who, condition):
        return False
    copies = [key for key in copies_of(condition) if key in deck]
    if not copies:
        return False
    copy = scene.chance.pick(copies) if CONDITIONS[condition].backs else copies[0]
    deck.remove(copy)
    one.conditions.append(Card(copy))
    scene.tell("condition", who=who, condition=condition)
    return True


def lose_condition(scene: Scene, who: Who, condition: str) -> bool:
    """A Condition is discarded: it returns to its deck (discard.card-back). Being Wounded or Insane lasts."""
    one = scene.state.investigators[who]
    card = next((card for card in one.conditions if kind_of(card.key) == condition), None)
    if card is None or condition in (WOUNDED, INSANE):
        return False
    one.conditions = [other for other in one.conditions if other is not card]
    put_back(scene, "condition", card.key)
    scene.tell("condition-lost", who=who, condition=condition)
    return True


def put_back(scene: Scene, deck: str, key: str) -> None:
    """A card goes back into a deck that lies sorted (setup.open-decks)."""
    scene.state.decks[deck].append(key)
    scene.state.decks[deck].sort()


def take_insane(scene: Scene, who: Who) -> None:
    """Draw Insane cards until one fits the number of players; only its holder reads the back.

    (insane.player-requirement, insane.redraw, insane.requirement-solo, insane.owner-reads, insane.secret)
    """
    state = scene.state
    one, deck = state.investigators[who], state.decks["condition"]
    players = scene.players if scene.rulings.insane_count == "players" else len(state.investigators)
    copies = [key for key in deck if kind_of(key) == INSANE and REQUIRES[key] <= players]
    copy = scene.chance.pick(copies)
    deck.remove(copy)
    one.conditions.append(Card(copy))
    one.pushes = 0
    for card in one.possessions:
        card.stolen = False
    others = [other for other in range(len(state.investigators)) if other != who]
    if others:  # for every card, so that nothing tells which one it was; most of them do not name anybody
        one.goal = scene.chance.pick(others)
    scene.tell("insane", who=who, to=(seat_of(scene, who),), secret={"card": copy})


def eliminate(scene: Scene, who: Who) -> Flow[None]:
    """An investigator is eliminated: possessions drop, the figure leaves, and the clock of the others begins.

    (eliminated.drop-all, eliminated.figure-removed, eliminated.rest-returns, eliminated.countdown, eliminated.second,
    eliminated.turn-ends, eliminated.all, remove.aside, remove.nowhere)
    """
    state = scene.state
    one = state.investigators[who]
    scene.tell("eliminated", who=who, space=one.space)
    drop_all(scene, who)
    for token in state.tokens:
        if token.follows == who:
            token.follows, token.at = -1, one.space
    one.space, one.out, one.done = "", True, True
    if not state.doomed:
        state.doomed = state.round + 1
    ending.executioner_wins(scene, who)
    if not in_play(scene):
        ending.all_eliminated(scene)
    yield from happenings.happen(scene, "eliminated", who=who)
