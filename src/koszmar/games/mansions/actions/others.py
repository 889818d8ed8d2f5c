"""What investigators do with each other and with monsters: trade, push, steal (Trade, Push and Steal Action).

(trade.what, trade.any-order, trade.owner-decides, trade.alone, push.precondition, push.choose, push.test,
push.difficulty-monster, push.difficulty-investigator, push.follow, steal.target, steal.skill-choice, steal.success)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from koszmar.kernel.flow import NOTHING, Flow, Key, ask
from koszmar.parts.moments import carry_out
from koszmar.parts.trading import pick_any

from .. import moments
from ..bestiary import card_of
from ..board import ways_for
from ..choosing import own
from ..effects.context import Context
from ..evade import evade
from ..in_force import face_of, kind_of
from ..item_cards import ITEMS
from ..monsters import hurt, in_space
from ..moving import barricade_between, enter, may_move, set_free, walk_of
from ..possessions import drop, hand_over, loose, pick_up
from ..skills import is_barred, test
from ..state import Card, Monster, Scene, Space, Who, seat_of
from .around import Around, Thing, beside_me, has_and_is

AGREE, REFUSE = "agree", "refuse"


# -- trade ---------------------------------------------------------------------------------------------------------


def trade_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("trade",), if there is anybody to trade with or anything to drop or pick up (trade.alone)."""
    state = scene.state
    if here.there & (Thing.LOOSE | Thing.LYING) or any(loose(state.investigators[other]) for other in here.company):
        return [("trade",)]
    return []


def trade(scene: Scene, who: Who, choice: Any, ctx: Context) -> None:
    """Give, ask for, drop and pick up, as often as one likes, and let the others in the space do so (trade.what).

    It begins here and goes on transfer by transfer.
    """
    turn = scene.state.turn
    turn.trading, turn.transfers, turn.joined, turn.apart = [who], 0, [], []


def takes_part(scene: Scene, other: Who) -> Flow[bool]:
    """Only the active investigator evades; in another reading each participant does, and stays out of it if he fails.

    (evade.only-actor; ruling trade-evade)
    """
    turn = scene.state.turn
    if other not in (*turn.joined, *turn.apart):
        evades = scene.rulings.trade_evade == "everybody"
        comes = not evades or (yield from evades_beside(scene, other, turn.who))
        (turn.joined if comes else turn.apart).append(other)
    return other in turn.joined


def evades_beside(scene: Scene, other: Who, who: Who) -> Flow[bool]:
    """Whether another investigator evades, and is not carried off by the check."""
    return (yield from evade(scene, other)) and other in beside_me(scene, who)


MOST_TRANSFERS = 60
"""More than one trade action ever needs: nobody trades for ever."""


def arrange(scene: Scene) -> Flow[None]:
    """Whoever is trading transfers something within the space, or is done (trade.any-order, possession.when)."""
    turn = scene.state.turn
    who = turn.trading[-1]
    company = {other: has_and_is(scene.state.investigators[other]) for other in beside_me(scene, who)}
    options: list[Key] = ["done", *transfers(scene, who, company)]
    if len(turn.trading) == 1:
        options += [("let", other) for other, there in company.items() if may_transfer(scene, other, there)]
    if turn.apart:
        options = [wish for wish in options if _with_whom(wish) not in turn.apart]
    if len(options) == 1 or turn.transfers >= MOST_TRANSFERS:
        turn.trading = turn.trading[:-1]
        return
    wish = yield ask(seat_of(scene, who), "trade", options, rule="trade.any-order", who=who)
    turn.transfers += 1
    other = _with_whom(wish)
    if wish == "done":
        turn.trading = turn.trading[:-1]
    elif other < 0 or (yield from takes_part(scene, other)):
        if wish[0] == "let":
            turn.trading = [*turn.trading, other]
        else:
            yield from transfer(scene, who, wish)


def _with_whom(wish: Any) -> Who:
    """The other investigator of a transfer; -1: there is none."""
    return wish[1] if isinstance(wish, tuple) and isinstance(wish[1], int) else -1


def may_transfer(scene: Scene, who: Who, there: int) -> bool:
    """Whether an investigator could transfer anything at all; the quick answers first."""
    state = scene.state
    if there & Thing.LOOSE or state.investigators[who].space in state.dropped:
        return True
    company = {other: has_and_is(state.investigators[other]) for other in beside_me(scene, who)}
    return bool(transfers(scene, who, company))


def transfers(scene: Scene, who: Who, company: Mapping[Who, int]) -> list[Key]:
    """What an investigator can transfer: drop, pick up, give to others in the space, ask of them; ``company`` says what
    those have."""
    state = scene.state
    one = state.investigators[who]
    mine = loose(one)
    found: list[Key] = [("drop", kind_of(card.key)) for card in mine]
    found += [("pick-up", kind_of(card.key)) for card in state.dropped.get(one.space, ())]
    found = list(dict.fromkeys(found))
    takes = bool(company) and not is_barred(scene, who, "given")
    for other, there in company.items():
        if mine and not (there & Thing.BAR and is_barred(scene, other, "given")):
            found.append(("give", other))
        if takes and there & Thing.LOOSE:
            found.append(("ask", other))
    return found


def transfer(scene: Scene, who: Who, wish: Any) -> Flow[None]:
    """One transfer of a trade action."""
    one, (kind, what) = scene.state.investigators[who], wish
    if kind == "give":
        return give(scene, who, what)
    if kind == "ask":
        return want(scene, who, what)
    if kind == "drop":
        drop(scene, who, _named(one.possessions, what))
    else:
        pick_up(scene, who, _named(scene.state.dropped[one.space], what))
    return NOTHING


def give(scene: Scene, who: Who, other: Who) -> Flow[None]:
    """Possessions go to another investigator who wants them (trade.what)."""
    mine = scene.state.investigators[who]
    cards = yield from pick_any(
        seat_of(scene, who), "trade-give", [kind_of(card.key) for card in loose(mine)],
        rule="trade.what", other=other, who=who,
    )  # fmt: skip
    if cards and (yield from consents(scene, other, who, give=cards, want=[])):
        for key in cards:
            hand_over(scene, who, other, _named(mine.possessions, key))


def want(scene: Scene, who: Who, other: Who) -> Flow[None]:
    """Possessions come from another investigator who lets them go (trade.what)."""
    theirs = scene.state.investigators[other]
    cards = yield from pick_any(
        seat_of(scene, who), "trade-want", [kind_of(card.key) for card in loose(theirs)],
        rule="trade.what", other=other, who=who,
    )  # fmt: skip
    if cards and (yield from consents(scene, other, who, give=[], want=cards)):
        for key in cards:
            hand_over(scene, other, who, _named(theirs.possessions, key))


def consents(scene: Scene, other: Who, who: Who, give: list[str], want: list[str]) -> Flow[bool]:
    """Nothing is taken from anybody without consent, nor forced on him (trade.owner-decides)."""
    if seat_of(scene, other) == seat_of(scene, who):
        return True
    answer = yield ask(
        seat_of(scene, other), "trade-consent", [AGREE, REFUSE], rule="trade.owner-decides", who=other, other=who,
        give=give, want=want,
    )  # fmt: skip
    return bool(answer == AGREE)


def _named(cards: list[Card], key: str) -> Card:
    return next(card for card in cards if kind_of(card.key) == key)


# -- push ----------------------------------------------------------------------------------------------------------


def push_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("push", target, space): a monster by id or an investigator by number.

    (push.precondition, push.choose, push.destination)
    """
    state = scene.state
    space = state.investigators[who].space
    monsters = in_space(scene, space)
    if not (monsters or here.company) or (here.there & Thing.BAR and is_barred(scene, who, "push")):
        return []
    found: list[Key] = []
    for monster in monsters:
        found += [("push", monster.id, there) for there in push_spaces(scene, monster)]
    near = here.near(scene, who) if here.company else ()
    found += [("push", other, there) for other in here.company for there in near]
    return found


def push_spaces(scene: Scene, monster: Monster) -> list[Space]:
    """Where a monster can be pushed: adjacent spaces that it could enter, not those behind a Barricade in its way.

    (push.destination)
    """
    near = ways_for(scene.state, walk_of(scene, monster)).near[monster.space]
    if card_of(scene, monster).ability == "phasing":
        return list(near)
    return [there for there in near if barricade_between(scene, monster.space, there) is None]


def shove(scene: Scene, monster: Monster, there: Space) -> Flow[None]:
    """A pushed monster is moved into the space, into Fire as well (push.move-target, fire.monster)."""
    start, monster.space = monster.space, there
    scene.tell("prowls", monster=monster.id, start=start, space=there)
    if there in scene.state.fire:
        yield from hurt(scene, monster, 1)


def push(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Push a monster or an investigator into an adjacent space; then one may follow.

    (push.consent, push.consent-skips-test, push.failure, push.move-target, push.target-no-evade,
    push.consent-no-evade, push.follow-voluntary; ruling push-consent)
    """
    _, target, there = choice
    state = scene.state
    if isinstance(target, int):
        moved = yield from _push_investigator(scene, who, target, str(there))
    else:
        moved = yield from _push_monster(scene, who, str(target), str(there))
    if not moved:
        ctx.wasted = True
        return
    if not state.investigators[who].out:
        yield from may_move(scene, who, 1, evade, to=str(there))


def _push_investigator(scene: Scene, who: Who, other: Who, there: str) -> Flow[bool]:
    """Whoever resists is moved by one success more than his own (push.difficulty-investigator, push.test)."""
    answer = yield ask(
        seat_of(scene, other), "push-consent", [AGREE, REFUSE], rule="push.consent", who=other, other=who, space=there
    )
    if answer == REFUSE:
        held = yield from test(scene, other, "strength", why="resist")
        result = yield from test(scene, who, "strength", difficulty=held + 1, why="push")
        if result <= held:
            return False
    elif scene.rulings.push_consent == "evade" and not (yield from evades_beside(scene, other, who)):
        return False
    set_free(scene, other)
    yield from enter(scene, other, there)
    scene.state.investigators[who].pushes += 1
    return True


def _push_monster(scene: Scene, who: Who, target: str, there: str) -> Flow[bool]:
    """A monster is moved by as many successes as its brawn (push.difficulty-monster, push.test)."""
    monster = next(one for one in scene.state.monsters if one.id == target)
    brawn = card_of(scene, monster).brawn
    result = yield from test(scene, who, "strength", difficulty=brawn, why="push", against=card_of(scene, monster).type)
    if result < brawn:
        return False
    yield from shove(scene, monster, there)
    return True


# -- steal ---------------------------------------------------------------------------------------------------------


def steal_options(scene: Scene, who: Who, here: Around) -> list[Key]:
    """("steal", investigator)."""
    return [("steal", other) for other in here.company if _stealable(scene, other)]


def _stealable(scene: Scene, other: Who) -> list[Card]:
    cards = scene.state.investigators[other].possessions
    return [card for card in cards if "hidden-away" not in ITEMS[kind_of(card.key)].traits]


def steal(scene: Scene, who: Who, choice: Any, ctx: Context) -> Flow[None]:
    """Both test a skill of the thief's choice; each success more takes a possession.

    (steal.skill-choice, steal.success, steal.failure, steal.thief-picks; ruling steal-pick)
    """
    other = int(choice[1])
    skills: list[Key] = ["strength", "agility", "observation"]
    skill = yield from own(scene, who, "steal-skill", skills, "steal.skill-choice")
    mine = yield from test(scene, who, str(skill), why="steal")
    theirs = yield from test(scene, other, str(skill), why="guard")
    if mine <= theirs:
        ctx.wasted = True
        return
    picks = who if scene.rulings.steal_pick == "thief" else other
    for _ in range(mine - theirs):
        options: list[Key] = ["enough", *dict.fromkeys(kind_of(card.key) for card in _stealable(scene, other))]
        if len(options) == 1:
            return
        key = yield ask(seat_of(scene, picks), "steal-what", options, rule="steal.thief-picks", who=picks, other=other)
        if key == "enough":
            return
        card = next(card for card in _stealable(scene, other) if kind_of(card.key) == key)
        hand_over(scene, other, who, card, stolen=True)
        answer = moments.stolen.answers.get(face_of(card))
        if answer is not None:
            yield from carry_out(answer(scene, who, card))
