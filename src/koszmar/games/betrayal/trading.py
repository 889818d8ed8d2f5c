"""Trades with consent, and looting the dead."""

from __future__ import annotations

from functools import partial

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.trading import pick_any

from . import moments
from .answers import haunt_answer
from .reading import as_seen, onlookers
from .sides import are_known_apart
from .state import Scene
from .tokens import held_by, move_token, on_seat

TOKEN = "token/"
"""Things in a trade are cards by key, or tokens: ``token/food``."""


def partners(scene: Scene, seat: int) -> list[int]:
    """The explorers on the own tile that a trade can be offered to (trade.same-tile, trade.one-partner)."""
    state = scene.state
    if state.turn.traded:
        return []
    place = state.explorers[seat].place
    return [
        other
        for other, one in enumerate(state.explorers)
        if one.place == place and other != seat and not one.dead and can_trade(scene, seat, other)
    ]


def can_trade(scene: Scene, seat: int, other: int) -> bool:
    """Whether two have something to trade and may; refused or broken off, a trade may be offered again."""
    state = scene.state
    if state.turn.marks.count(no_deal(other)) >= scene.parameters.offers:
        return False
    if state.haunt is not None:
        if scene.rulings.trade_across_sides == "refused" and are_known_apart(state, seat, other):
            return False
        answer = haunt_answer(scene, moments.may_trade)
        if answer and not answer(scene, seat, other):
            return False
    return bool(givable(scene, seat, other) or givable(scene, other, seat))


def no_deal(other: int) -> str:
    """The mark of a turn for every trade with somebody that was refused or broken off."""
    return f"no-deal-{other}"


def tradable(scene: Scene, seat: int) -> list[str]:
    """What a player may give away: not a card used this turn.

    (trade.not-after-special, trade.not-after-attack, example.trade-sandra, example.mask)
    """
    state = scene.state
    used = state.turn.used if state.turn.seat == seat else ()
    cards = state.explorers[seat].cards
    things = [card for card in cards if card not in used] if used else list(cards)
    if state.haunt is None:
        return things
    answer = haunt_answer(scene, moments.tradable)
    if answer:
        for name in answer(scene, seat):
            things += [f"{TOKEN}{name}"] * len(held_by(state, seat, name))
    refuse = haunt_answer(scene, moments.untradable)
    return [thing for thing in things if not refuse(scene, seat, thing)] if refuse else things


def givable(scene: Scene, giver: int, taker: int) -> list[str]:
    """What one may give to the other: all that is tradable, unless the haunt does not let the other have it."""
    things, answer = tradable(scene, giver), haunt_answer(scene, moments.may_get)
    return [thing for thing in things if answer(scene, taker, thing)] if answer else things


def trade(scene: Scene, seat: int, other: int) -> Flow[None]:
    """Offer a trade: what you give, what you want, and the other agrees or not.

    Any number of things on either side, and they need not be equal (trade.both-consent, trade.any-number,
    trade.need-not-be-equal).
    """
    seen, number = partial(as_seen, scene), "trade.any-number"
    mine, theirs = givable(scene, seat, other), givable(scene, other, seat)
    give = yield from pick_any(seat, "trade-give", mine, rule=number, told=seen, other=other)
    want = yield from pick_any(seat, "trade-want", theirs, rule=number, told=seen, other=other, give=give)
    if not give and not want:
        scene.state.turn.marks.append(no_deal(other))
        return
    answer = yield ask(
        other,
        "trade-consent",
        ["agree", "refuse"],
        rule="trade.both-consent",
        other=seat,
        **as_seen(scene, give=give, want=want),
    )
    if answer == "refuse":
        scene.state.turn.marks.append(no_deal(other))
        scene.tell("trade-refused", seat=seat, other=other)
        return
    scene.state.turn.traded = True
    seeing = onlookers(scene, [*give, *want])
    for thing in give:
        hand_over(scene, seat, other, thing)
    for thing in want:
        hand_over(scene, other, seat, thing)
    if seeing is None:
        scene.tell("trade", seat=seat, other=other, give=give, want=want)
    else:
        scene.tell("trade", seat=seat, other=other, to=seeing, secret={"give": give, "want": want})
    traded = haunt_answer(scene, moments.traded)
    if traded:
        traded(scene, seat, other, [*give, *want])


def hand_over(scene: Scene, giver: int, taker: int, thing: str) -> None:
    """A card or a token changes hands; of several tokens that lie face down, any of them."""
    state = scene.state
    if thing.startswith(TOKEN):
        held = held_by(state, giver, thing[len(TOKEN) :])
        unseen = len(held) > 1 and not held[0].up
        move_token(scene, held[scene.chance.below(len(held)) if unseen else 0], on_seat(taker))
    else:
        state.explorers[giver].cards.remove(thing)
        state.explorers[taker].cards.append(thing)


# -- looting -------------------------------------------------------------------------------------------------------


def loot_options(scene: Scene, seat: int) -> list[Key]:
    """What may be taken from corpses on the own tile: ("loot", seat, thing).

    (loot.corpse-keeps-cards, loot.one-card-per-turn, loot.not-on-turn-of-death, loot.any-explorer,
    death.loot-later-turns)
    """
    state = scene.state
    if state.haunt is None:
        return []
    turn, place = state.turn, state.explorers[seat].place
    if turn.looted and scene.rulings.loot_limit == "turn":
        return []
    found: list[Key] = []
    for other, explorer in enumerate(state.explorers):
        if explorer.dead and explorer.place == place and explorer.died < state.number and other not in turn.looted:
            found += [("loot", other, thing) for thing in dict.fromkeys(lootable(scene, other))]
    return found


def lootable(scene: Scene, seat: int) -> list[str]:
    """What lies with a corpse for the taking: cards, and the tokens that the haunt names."""
    state = scene.state
    things = list(state.explorers[seat].cards)
    answer = haunt_answer(scene, moments.lootable)
    if answer:
        for name in answer(scene, seat):
            things += [f"{TOKEN}{name}"] * len(held_by(state, seat, name))
    return things


def loot(scene: Scene, seat: int, corpse: int, thing: str) -> None:
    """Take one thing from a corpse; nobody need agree (loot.no-permission, loot.apart-from-trade)."""
    scene.state.turn.looted.append(corpse)
    hand_over(scene, corpse, seat, thing)
    scene.tell("loot", seat=seat, other=corpse, thing=thing)
    answer = haunt_answer(scene, moments.looted)
    if answer:
        answer(scene, seat, corpse, thing)
