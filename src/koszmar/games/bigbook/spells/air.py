"""Air: Spells that move cards between players and let others act."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..actions import grant_action, legal_actions
from ..choosing import DONE, choose_cards, choose_player, choose_players, choose_set
from ..decks import discard, draw, hand_and_pool, hands_are_closed, move, pool_spots, spots
from ..knowledge import hand_is_open
from ..payment import Purse
from ..spell_cards import spell
from ..state import Scene, in_order, others
from .basic import somebody_else


# Give (1) card from your hand or from the support pool into another player's hand.
@spell("breath", "air", 1, lambda scene, seat: somebody_else(scene, seat) and bool(hand_and_pool(scene.state, seat)))
def breath(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Breath: all cards go to one player (ruling one-partner)."""
    receiver: int | None = None
    for _ in range(x):
        found = hand_and_pool(scene.state, caster)
        if not found or not others(scene.state, caster):
            return
        receiver = yield from partner(scene, caster, receiver)
        spot = yield ask(caster, "give-card", found, rule="discard.owner-is-holder",
                         pause=hands_are_closed(scene), other=receiver)  # fmt: skip
        move(scene, spot, "hand", receiver)


def partner(scene: Scene, caster: int, before: int | None) -> Flow[int]:
    """The other player whom all cards of a Spell concern, or (ruling one-partner) a new one for each card."""
    if before is not None and scene.rulings.one_partner == "one":
        return before
    found = others(scene.state, caster)
    return (yield from choose_player(caster, "choose-other-player", found, rule="target.one-other-player"))


# (1) other player takes 1 action and then draws 1 card.
@spell("mental-control", "air", 1, somebody_else)
def mental_control(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Mental Control: each chosen player acts and draws before the next one does."""
    for player in (yield from choose_players(scene, caster, x, other=True)):
        yield from grant_action(scene, Purse(player))
        draw(scene, player)


# Take (1) card into your hand from another player's hand or from the support pool.
@spell("aspiration", "air", 1, lambda scene, seat: bool(sources(scene, seat)))
def aspiration(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Aspiration: from a hand its owner picks the card, from support the caster does (exchange.to-hand)."""
    for _ in range(x):
        if not (found := sources(scene, caster)):
            return
        source = yield ask(caster, "take-card", found, rule="exchange.to-hand")
        if isinstance(source, tuple):
            giver = source[1]
            hand = spots(scene.state, "hand", giver)
            source = yield ask(giver, "give-card", hand, rule="exchange.to-hand",
                               pause=hands_are_closed(scene), other=caster)  # fmt: skip
        move(scene, source, "hand", caster)


def sources(scene: Scene, seat: int) -> list[Key]:
    """Where a player could take a card from: hands of others that are not empty, cards in support."""
    hands = [("hand-of", other) for other in others(scene.state, seat) if scene.state.magicians[other].hand]
    return [*hands, *pool_spots(scene.state)]


def somebody_has_room(scene: Scene, seat: int) -> bool:
    """Another player holds fewer cards than a hand has."""
    size = scene.parameters.hand_size
    return any(len(scene.state.magicians[other].hand) < size for other in others(scene.state, seat))


# (1) other player draws up to six cards in hand.
@spell("levitation", "air", 2, somebody_has_room)
def levitation(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Levitation: until six are in hand (ruling levitation: or any number up to that)."""
    for player in (yield from choose_players(scene, caster, x, other=True)):
        while len(scene.state.magicians[player].hand) < scene.parameters.hand_size:
            if scene.rulings.levitation == "any-number":
                answer = yield ask(player, "draw-more", ["draw", DONE], rule="effect.own-choice")
                if answer == DONE:
                    break
            draw(scene, player)


def both_have_cards(scene: Scene, seat: int) -> bool:
    """The caster and some other player have a card to exchange."""
    magicians = scene.state.magicians
    return bool(magicians[seat].hand) and any(magicians[other].hand for other in others(scene.state, seat))


# Exchange (1) card with another player.
@spell("tornado", "air", 2, both_have_cards)
def tornado(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Tornado: hand against hand, as many as both have; each picks what they give (ruling one-partner)."""
    if not others(scene.state, caster):
        return
    if scene.rulings.one_partner == "one":
        yield from exchange(scene, caster, x)
    else:
        for _ in range(x):
            yield from exchange(scene, caster, 1)


def exchange(scene: Scene, caster: int, count: int) -> Flow[None]:
    """Swap cards between the caster's hand and another player's."""
    state = scene.state
    other = yield from partner(scene, caster, None)
    count = min(count, len(state.magicians[caster].hand), len(state.magicians[other].hand))
    given = yield from choose_set(
        scene, caster, "give-cards", spots(state, "hand", caster), count, rule="exchange.to-hand"
    )
    taken = yield from choose_set(
        scene, other, "give-cards", spots(state, "hand", other), count, rule="exchange.to-hand"
    )
    for spot in given:
        move(scene, spot, "hand", other)
    for spot in taken:
        move(scene, spot, "hand", caster)


# Each player discards (1) card from hand, then draws (1) card.
@spell("eye-of-the-tornado", "air", 2)
def eye_of_the_tornado(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Eye of the Tornado: whoever has nothing to discard still draws (effect.then-independent).

    example.eye-of-the-cyclone
    """
    for seat in in_order(scene.state, caster):
        yield from discard_from_hand(scene, seat, x)
        draw(scene, seat, x)


def discard_from_hand(scene: Scene, seat: int, count: int) -> Flow[int]:
    """Discard cards of one's choice from hand, Madness allowed (madness.discardable-by-effects)."""
    return choose_cards(
        scene, seat, "discard", lambda: spots(scene.state, "hand", seat), count, lambda spot: discard(scene, spot),
        rule="madness.discardable-by-effects",
    )  # fmt: skip


# Take (1) action paid only with cards of the support pool, which are not discarded.
@spell("avatar", "air", 3, lambda scene, seat: bool(legal_actions(scene, avatar_purse(scene, seat))))
def avatar(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Avatar: each support card can be used once in all these actions (doppelganger.card-once).

    Afterwards the used cards can be spent like any others (doppelganger.stays-usable).
    """
    purse = avatar_purse(scene, caster)
    for _ in range(x):
        if not (yield from grant_action(scene, purse)):
            break
    scene.state.used.clear()


def avatar_purse(scene: Scene, seat: int) -> Purse:
    """The support pool, used and kept; in the caster's own turn an ability may help (doppelganger.own-ability)."""
    own_turn = scene.state.active == seat and scene.rulings.avatar_ability == "allowed"
    return Purse(seat, hand=False, paid="used", own_turn=own_turn)


# Each other player takes (1) card of choice from their own discard pile into hand.
@spell(
    "daydream", "air", 3, lambda scene, seat: any(scene.state.magicians[o].discard for o in others(scene.state, seat))
)
def daydream(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Daydream: as many as the pile holds; the caster takes nothing (target.other-players)."""
    for seat in others(scene.state, caster):
        yield from take_from_discard(scene, seat, x)


def take_from_discard(scene: Scene, seat: int, count: int) -> Flow[int]:
    """Take cards of one's choice from one's own discard pile into hand."""
    return choose_cards(
        scene,
        seat,
        "take-from-discard",
        lambda: spots(scene.state, "discard", seat),
        count,
        lambda spot: move(scene, spot, "hand", seat),
        public=True,
    )


def somebody_gains_by_illusion(scene: Scene, seat: int) -> bool:
    """Another player has a Spell to refresh or an action to take."""
    return any(
        any(card.exhausted and not card.blocked for card in scene.state.magicians[other].spells)
        or not hand_is_open(scene, other, seat)
        or legal_actions(scene, illusory_purse(scene, other))
        for other in others(scene.state, seat)
    )


def illusory_purse(scene: Scene, seat: int) -> Purse:
    """That player's hand and slots (ruling illusion: or the whole pool), shown and kept."""
    return Purse(seat, slots=(seat,) if scene.rulings.illusion == "own" else None, paid="kept")


# (1) other player refreshes all their Spells and then takes 1 action, paying with their cards without discarding them.
@spell("illusion", "air", 3, somebody_gains_by_illusion)
def illusion(scene: Scene, caster: int, x: int) -> Flow[None]:
    """Illusion: what the action itself moves still moves."""
    for player in (yield from choose_players(scene, caster, x, other=True)):
        for card in scene.state.magicians[player].spells:
            if not card.blocked:
                card.exhausted = False
        scene.tell("refresh-all", seat=player)
        yield from grant_action(scene, illusory_purse(scene, player))
