"""The five actions: activate a Spell, learn one, acquire an Element card, destroy a Curse, cure a Madness."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from koszmar.kernel.flow import Flow, Key, ask

from .cards import ELEMENT, ELEMENTS, MADNESS, VALUE
from .choosing import receive_of_choice
from .curses import leaves_track, where
from .decks import cure, discard, hands_are_closed, put, receive
from .magicians import MAGICIANS
from .payment import Purse, affordable, bendable, coins, is_secret, pay, suggestions, symbols
from .settings import Parameters
from .spell_cards import SPELLS
from .state import PLACES, Curse, Scene, Spell

ACQUIRABLE: dict[str, list[tuple[int, str, Key]]] = {
    element: [(value, f"{element}-{value}", ("acquire", f"{element}-{value}")) for value in (2, 3)]
    for element in ELEMENTS
}
"""The supply stacks as actions; there is no value-1 supply (acquire.no-value-1)."""

END = "end"
PASS = "pass"
ABILITY = "ability"


def legal_actions(scene: Scene, purse: Purse) -> list[Key]:
    """Every action that the player can take and pay for now (action.list, action.cost-required).

    - Spells that are neither exhausted nor blocked nor being resolved (spell.activate-one, spell.exhausted-locked,
      spell.once-per-turn, block.spell-cannot-activate, spell.in-resolution-locked);
    - the face-up Spell of each Library stack that is not empty (learn.face-up-only, learn.stack-empty);
    - cards of the supply that are still there (acquire.must-be-available);
    - face-up Curses, passed by the marker or not (break.any-position);
    - Madness within reach.
    """
    state, parameters, magician = scene.state, scene.parameters, scene.state.magicians[purse.seat]
    total = reach = symbols(scene, purse)
    bends = bendable(scene, purse) if MAGICIANS[magician.sheet].bends else None
    if bends:
        reach = {element: total[element] + (element != ELEMENT[bends]) for element in ELEMENTS}
    empty_spells_too = scene.rulings.fizzle == "allowed"
    found: list[Key] = []
    for spell in magician.spells:
        if not (spell.exhausted or spell.blocked or spell.resolving):
            card = SPELLS[spell.key]
            if reach[card.element] >= card.level and (empty_spells_too or would_do_something(scene, purse, spell)):
                found.append(("activate", spell.key))
    prices, supply, library = parameters.acquire_cost, state.supply, state.library
    for element, cards in ACQUIRABLE.items():
        there = reach[element]
        if there >= parameters.learn_cost and library[element]:
            found.append(("learn", library[element][0]))
        for value, stocked, key in cards:
            if there >= prices[value] and supply[stocked]:
                found.append(key)
    for place, curse in zip(PLACES, state.track, strict=True):
        if curse and can_break(parameters, curse, total, bends):
            found.append(("break", place))
    if max(reach.values()) >= parameters.cure_cost:
        found += [("cure", zone, owner) for zone, owner in curable(scene, purse.seat)]
    return found


def would_do_something(scene: Scene, purse: Purse, spell: Spell) -> bool:
    """Whether some payment lets anything of a Spell happen (spell.no-effect-allowed; ruling fizzle)."""
    card = SPELLS[spell.key]
    if purse.paid != "discarded":
        return card.possible(scene, purse.seat)
    found = tuple(sorted(coins(scene, purse)))
    bends = bendable(scene, purse)
    payments = suggestions(((card.element, card.level),), found, None) or ([()] if bends else [])
    magicians = scene.state.magicians
    before = [(list(magician.hand), list(magician.support), list(magician.discard)) for magician in magicians]
    used = dict(scene.state.used)
    tell, scene.tell, spell.resolving = scene.tell, _unheard, True
    possible = False
    for payment in payments:
        for spot in payment:
            discard(scene, spot)
        possible = possible or card.possible(scene, purse.seat)
        for magician, (hand, support, pile) in zip(magicians, before, strict=True):
            magician.hand[:], magician.support[:], magician.discard[:] = hand, support, pile
        scene.state.used = dict(used)
    scene.tell, spell.resolving = tell, False
    return possible


def _unheard(kind: str, **args: object) -> None:
    """What is only tried out is not told."""


def can_break(parameters: Parameters, curse: Curse, total: Mapping[str, int], bends: str | None) -> bool:
    """Whether a Curse lies face up (block.curse-inert) and could be paid for; the plain case needs no list of costs."""
    if curse.blocked_in is not None:
        return False
    if curse.kind != "multi" and not curse.tokens and bends is None:
        return bool(total[curse.kind] >= parameters.curse_cost)
    return affordable(break_cost(parameters, curse), total, bends)


def actions_that_exist(scene: Scene, seat: int) -> list[Key]:
    """Every action that a player could wish for, payable or not."""
    state = scene.state
    return [
        *(("activate", spell.key) for spell in state.magicians[seat].spells),
        *(("learn", stack[0]) for stack in state.library.values() if stack),
        *(("acquire", card) for card in state.supply),
        *(("break", place) for place, curse in zip(PLACES, state.track, strict=True) if curse),
        *(("cure", zone, owner) for zone, owner in curable(scene, seat)),
    ]


def take_action(scene: Scene, purse: Purse, action: Key) -> Flow[None]:
    """Carry out one action: it is paid for on its own (action.independent-payments)."""
    assert isinstance(action, tuple)
    return ACTIONS[str(action[0])](scene, purse, *action[1:])


def grant_action(scene: Scene, purse: Purse) -> Flow[bool]:
    """A player may take one action now, or decline it (granted.any-action, granted.decline-all, granted.may-pass).

    They pay for it and get what it brings (granted.pays-own), a Spell that grants an action included (granted.chain).
    Nothing is drawn or refreshed afterwards (granted.no-draw-after, granted.no-refresh-after).
    """
    actions, closed = legal_actions(scene, purse), hands_are_closed(scene)
    if not actions and not closed:
        return False
    action = yield ask(purse.seat, "granted-action", [PASS, *actions], rule="granted.any-action",
                       pause=closed, secret={"purse": purse})  # fmt: skip
    if action == PASS:
        scene.tell("pass", seat=purse.seat)
        return False
    yield from take_action(scene, purse, action)
    return True


# -- activating Spells ---------------------------------------------------------------------------------------------


def activate(scene: Scene, purse: Purse, key: str) -> Flow[None]:
    """Discard the payment, resolve the effect, turn the Spell to the exhausted position (spell.sequence).

    The payment already lies in the discard pile meanwhile (spell.payment-discarded-first). However often it is
    multiplied, it is one activation (spell.multiply-single-activation) after which the Spell is exhausted
    (spell.exhaust), refreshed in between or not (spell.exhaust-after-refresh).
    """
    seat = purse.seat
    content = SPELLS[key]
    spell = find_spell(scene, seat, key)
    multiplier = yield from choose_multiplier(scene, purse, key)
    scene.tell("activate", seat=seat, spell=key, multiplier=multiplier)
    yield from pay(scene, purse, {content.element: content.level * multiplier}, ("activate", key))
    spell.resolving = True
    yield from scene.because(f"spell-{key}", content.effect(scene, seat, multiplier))
    spell.resolving = False
    spell.exhausted = True


def choose_multiplier(scene: Scene, purse: Purse, key: str) -> Flow[int]:
    """Double or triple cost for a double or triple variable (spell.multiply, spell.multiplier-chosen).

    No more than triple (spell.multiply-max, example.multiply-cost-1).
    """
    total = symbols(scene, purse)
    bends = bendable(scene, purse)
    element, price = SPELLS[key].element, SPELLS[key].level  # the level is the activation cost (spell.level-is-cost)
    most = scene.parameters.greatest_multiplier
    found = [number for number in range(1, most + 1) if affordable({element: price * number}, total, bends)]
    secret = is_secret(scene, purse)
    if len(found) == 1 and not secret:
        return 1
    return int((yield ask(purse.seat, "multiplier", found, rule="spell.multiply",
                          pause=secret, spell=key, price=price, secret={"purse": purse})))  # fmt: skip


def find_spell(scene: Scene, seat: int, key: str) -> Spell:
    """A Spell in front of a player."""
    return next(spell for spell in scene.state.magicians[seat].spells if spell.key == key)


# -- learning Spells -----------------------------------------------------------------------------------------------


def learn(scene: Scene, purse: Purse, key: str) -> Flow[None]:
    """Learn a face-up Library Spell for 2 symbols of its Element (learn.one-per-action, learn.cost)."""
    yield from pay(scene, purse, {SPELLS[key].element: scene.parameters.learn_cost}, ("learn", key))
    yield from gain_spell(scene, purse.seat, key)


def gain_spell(scene: Scene, seat: int, key: str) -> Flow[None]:
    """Take a Spell from the Library; one beyond the limit replaces another (learn.sixth-replaces).

    Any Spell may be given up (learn.replace-any-state), a blocked one too, which counts until then
    (block.spell-counts, block.spell-replaceable). The new one is nobody else's (learn.unique), ready and not blocked
    (learn.usable-same-turn, block.replacement-not-blocked). It uncovers the next of its stack (learn.reveal-next),
    which can be learned in the same turn (learn.second-in-a-turn, tips.dig-for-levels).
    """
    spells = scene.state.magicians[seat].spells
    if len(spells) >= spell_limit(scene, seat):
        given_up = yield ask(
            seat, "give-up-spell", [("spell", seat, spell.key) for spell in spells], rule="learn.sixth-replaces"
        )
        remove_spell(scene, seat, given_up[2])
    scene.state.library[SPELLS[key].element].remove(key)
    scene.revealed = True  # the next Spell of the stack is turned face up
    spells.append(Spell(key))
    scene.tell("learn", seat=seat, spell=key)


def remove_spell(scene: Scene, seat: int, key: str) -> None:
    """A Spell leaves the game; it does not return to the Library (learn.replaced-leaves-game)."""
    scene.state.magicians[seat].spells.remove(find_spell(scene, seat, key))
    scene.state.box.spells_given_up.append(key)
    scene.tell("remove-spell", seat=seat, spell=key)


def spell_limit(scene: Scene, seat: int) -> int:
    """How many Spells a player may own (learn.limit-five); one sheet allows one more."""
    return int(scene.parameters.spell_limit + MAGICIANS[scene.state.magicians[seat].sheet].more_spells)


# -- acquiring Elements --------------------------------------------------------------------------------------------


def acquire(scene: Scene, purse: Purse, card: str) -> Flow[None]:
    """Gain a value-2 or value-3 card for its value in symbols of its own Element (acquire.one-per-action).

    acquire.same-element; it goes to the discard pile, so it cannot be used at once (acquire.to-discard).
    """
    yield from pay(scene, purse, {ELEMENT[card]: scene.parameters.acquire_cost[VALUE[card]]}, ("acquire", card))
    receive(scene, card, "discard", purse.seat)


# -- destroying Curses ---------------------------------------------------------------------------------------------


def break_cost(parameters: Parameters, curse: Curse) -> Mapping[str, int]:
    """4 symbols of its Element, or one of each; every token adds one of its own Element (break.token-cost).

    break.single-element-cost, break.multi-element-cost, example.break-single, example.break-multi
    """
    if curse.kind == "multi":
        cost = dict.fromkeys(ELEMENTS, parameters.multi_curse_cost)
    else:
        cost = {curse.kind: parameters.curse_cost}
    for token in curse.tokens:
        cost[token] = cost.get(token, 0) + parameters.token_cost
    return cost


def break_curse(scene: Scene, purse: Purse, place: str) -> Flow[None]:
    """Destroy a Curse (break.one-per-action): it leaves the track; then, in this order (break.order), the player takes
    the Madness under it (sorcerer.breaker-takes) and the reward, if any is left (break.reward-empty), and abilities
    react."""
    seat, index = purse.seat, PLACES.index(place)
    curse = scene.state.track[index]
    assert curse is not None
    yield from pay(scene, purse, break_cost(scene.parameters, curse), ("break", place))
    scene.tell("break-curse", seat=seat, curse=curse.kind, effect=curse.key, **where(index))
    leaves_track(scene, index)
    for _ in range(curse.madness):
        put(scene, MADNESS, "discard", seat)
        scene.tell("take-madness-under-curse", seat=seat)
    yield from receive_of_choice(scene, seat, scene.parameters.reward_value, "discard", may=True, rule="break.reward")
    if react := MAGICIANS[scene.state.magicians[seat].sheet].after_break:
        react(scene, seat)


# -- curing Madness ------------------------------------------------------------------------------------------------


def curable(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """Where a Madness lies that the player could cure: their hand, any support (cure.zones, cure.any-support)."""
    magicians = scene.state.magicians
    found = [("hand", seat)] if MADNESS in magicians[seat].hand else []
    return found + [("support", owner) for owner, magician in enumerate(magicians) if MADNESS in magician.support]


def cure_madness(scene: Scene, purse: Purse, zone: str, owner: int) -> Flow[None]:
    """Cure one Madness for 2 identical symbols of any one Element (cure.one-per-action, cure.cost)."""
    total, bends, price = symbols(scene, purse), bendable(scene, purse), scene.parameters.cure_cost
    found = [element for element in ELEMENTS if affordable({element: price}, total, bends)]
    if purse.paid != "kept":  # where nothing is given up it does not matter which
        action = ("cure", zone, owner)
        element = yield ask(
            purse.seat, "cure-element", found, rule="cure.cost", pause=is_secret(scene, purse), action=action
        )
        yield from pay(scene, purse, {element: price}, action)
    cure(scene, f"{zone}-{owner}/{MADNESS}", purse.seat)


ACTIONS: dict[str, Callable[..., Flow[None]]] = {
    "activate": activate,
    "learn": learn,
    "acquire": acquire,
    "break": break_curse,
    "cure": cure_madness,
}
