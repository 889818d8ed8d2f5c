"""What a sensible player prefers: a short list of likings, one for each kind of question.

Actions are liked by what they bring, counted in symbols; ending the turn brings nothing. Three habits win matches:
cards are there to be spent, for the hand is refilled; Curses that bring Madness are broken by the whole team, with Ice
and Telepathy; and support is filled for the next Monster, above all for the last one.
"""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Decision, Key

from ..actions import spell_limit
from ..cards import ELEMENT, ELEMENTS, HIGHER, MADNESS, PLACED, VALUE
from ..spell_cards import SPELLS
from ..state import Magician, Scene
from ..support import free_slots
from .mind import Mind

Liking = Callable[[Mind, Key], float]

NEVER = -1.0
"""Less than ending the turn, which is liked by 0."""
CARD = 1.6
"""What a card drawn brings: its symbols, and the hope of the right one."""

HANDY = {
    "growth": 4, "ice": 3, "telepathy": 4, "combustion": 1,
    "breath": 0, "mental-control": 4, "aspiration": 0, "levitation": 4, "tornado": 0, "eye-of-the-tornado": 2,
    "avatar": 0, "daydream": 4, "illusion": 2, "torrential-rain": 3, "frost-mirror": 4, "cool-head": 5, "ice-touch": 3,
    "glaciation": 0, "raining-frogs": 0, "ice-cocoon": 4, "arctic-circle": 5, "tsunami": 5, "sands-of-time": 1,
    "essence-of-the-earth": 0, "stone-skin": 3, "bark-skin": 0, "taking-root": 4, "abundance": 4, "flowering": 5,
    "telekinesis": 5, "earthquake": 4, "warm-blooded": 4, "concentration": 2, "power-of-the-inferno": 2,
    "regeneration": 5, "cauterization": 6, "adrenaline": 6, "circle-of-fire": 6, "aura-of-fire": 6, "purification": 4,
}  # fmt: skip
"""How much a Spell is worth to most tables."""
FAVOURITES = ("air-boy", "earth-boy", "air-girl", "water-girl", "fire-boy")
"""The Magicians whose teams last longest, best first."""


def prefer(scene: Scene, decision: Decision) -> list[float]:
    """How much a sensible player likes each option."""
    mind, liking = Mind(scene, decision), LIKINGS.get(decision.prompt, indifferent)
    return [liking(mind, key) for key in decision.options]


# -- actions


def like_action(mind: Mind, key: Key) -> float:
    """Whatever brings most; if nothing brings anything, end the turn."""
    match key:
        case ("break", str(place)):
            return mind.breaking(place)
        case ("activate", str(spell)):
            return like_spell(mind, spell)
        case ("cure", str(zone), _):
            return like_curing(mind) + 0.1 * (zone == "hand")
        case ("acquire", str(card)):
            return like_acquiring(mind, card)
        case ("learn", str(spell)):
            return like_learning(mind, spell)
        case "ability":
            return like_ability(mind)
    return 0.0


def like_granted(mind: Mind, key: Key) -> float:
    """In somebody else's turn: break a Curse, place what lets others break one; otherwise keep the cards."""
    match key:
        case ("break", str(place)):
            return mind.breaking(place)
        case ("activate", "ice") if mind.placing[1]:
            return mind.placing[0] - 1.0
        case ("cure", *_):
            return 1.0 if mind.state.madness < len(mind.seats) else NEVER
    return 0.0 if key == "pass" else NEVER


def like_spell(mind: Mind, key: str) -> float:
    """Help to break a Curse; otherwise what the Spell brings, as strong as the hand can make it."""
    card = SPELLS[key]
    if key == "telepathy":
        return best_grant(mind) - 1.0
    if key == "ice" and mind.placing[1]:
        return mind.placing[0] - 1.0
    numbers = range(1, mind.parameters.greatest_multiplier + 1)
    return max((gain(mind, key, x) for x in numbers if mind.spare(card.element, card.level * x)), default=NEVER)


def like_multiplier(mind: Mind, key: Key) -> float:
    """As strong as brings most, paid by the hand alone."""
    card, number = SPELLS[mind.decision.args["spell"]], int(str(key))
    if card.key == "ice" and mind.placing[1]:
        return -abs(number - len(mind.placing[1]))
    if card.key == "telepathy" or not mind.spare(card.element, card.level * number):
        return -number
    return gain(mind, card.key, number)


def like_curing(mind: Mind) -> float:
    """Cure with the hand, and with anything if the stack is nearly empty."""
    cost = mind.parameters.cure_cost
    prices = [mind.price(element, cost) for element in ELEMENTS if mind.spare(element, cost)]
    if not prices:
        return 10.0 if mind.state.madness <= len(mind.seats) else NEVER
    return mind.cure - min(prices)


def like_acquiring(mind: Mind, card: str) -> float:
    """Strong cards early, of Elements that the player's cards lack."""
    element, value = ELEMENT[card], VALUE[card]
    cost = mind.parameters.acquire_cost[value]
    if not mind.spare(element, cost):
        return NEVER
    return 0.2 + mind.sights * (value - 0.8 + 0.5 * mind.balance[element]) - mind.price(element, cost)


def like_learning(mind: Mind, key: str) -> float:
    """A Spell that is handier than the one given up for it, and early enough to be used."""
    element, cost = SPELLS[key].element, mind.parameters.learn_cost
    if not mind.spare(element, cost):
        return NEVER
    owned = [HANDY[spell.key] for spell in mind.magician.spells]
    given_up = min(owned) if len(owned) >= spell_limit(mind.scene, mind.seat) else 0
    return 0.05 * (HANDY[key] - given_up) * mind.turns_to_come - mind.price(element, cost)


def like_ability(mind: Mind) -> float:
    """When nothing better is left; the glimpse and the swap only to get rid of Madness."""
    magician = mind.magician
    match magician.sheet:
        case "air-boy":
            return mind.cure * mind.deck.count(MADNESS) / max(1, len(magician.deck)) - 0.4
        case "earth-girl":
            return 0.15 if MADNESS in magician.hand else NEVER
    return 0.15


# -- what Spells bring, less what their symbols are worth in the hand


def gain(mind: Mind, key: str, number: int) -> float:
    """What a Spell brings now at a multiplier."""
    card = SPELLS[key]
    return GAINS[key](mind, number) - mind.price(card.element, card.level * number) if key in GAINS else NEVER


def best_grant(mind: Mind) -> float:
    """What an action for another player brings at best."""
    return max(mind.grants.values(), default=0.0)


def filling(mind: Mind, x: int) -> float:
    """Cards in support make room in the hand and wait for the next Curses, above all for those of the last Monster."""
    best = sorted(map(mind.worth, mind.magician.hand), reverse=True)[: min(x, free_slots(mind.scene, mind.seat))]
    room = 3.0 if mind.rounds_left == 1 else 0.3 * min(1.0, mind.turns_to_come)
    return sum(room + 0.5 * (worth - 1.0) for worth in best if worth >= 2.0)


def burning(mind: Mind, x: int) -> float:
    """Madness leaves the game, if the stack can spare it."""
    spared = mind.state.madness > 3 * len(mind.seats)
    return 0.7 * mind.cure * min(x, mind.magician.hand.count(MADNESS)) if spared else NEVER


def raining(mind: Mind, x: int) -> float:
    """Decks that are nearly empty are not renewed."""
    return sum(sorted(rain(mind.magicians[seat]) for seat in mind.seats)[-x:])


def rain(magician: Magician) -> float:
    """What it brings to shuffle in a player's discard pile: the better part of the Madness that a renewal costs."""
    deck, pile = len(magician.deck), len(magician.discard)
    return 4.0 * pile / (deck + pile) - 1.0 - sum(map(VALUE.__getitem__, magician.support)) if pile > deck else 0.0


def own_madness(mind: Mind, *zones: str) -> int:
    """How many Madness lie in places of this player."""
    return sum(getattr(mind.magician, zone).count(MADNESS) for zone in zones)


GAINS: dict[str, Callable[[Mind, int], float]] = {
    "ice": filling,
    "combustion": burning,
    "growth": lambda mind, x: CARD * x,
    "mental-control": lambda mind, x: CARD * min(x, len(mind.seats) - 1) + best_grant(mind),
    "levitation": lambda mind, x: CARD * max(mind.parameters.hand_size - mind.cards_held(seat) for seat in mind.seats),
    "eye-of-the-tornado": lambda mind, x: CARD * sum(min(x, count) for count in mind.madness_in_hands),
    "daydream": lambda mind, x: 1.8 * x * (len(mind.seats) - 1),
    "illusion": lambda mind, x: best_grant(mind),
    "torrential-rain": raining,
    "frost-mirror": lambda mind, x: 1.8 * min(x, free_slots(mind.scene, mind.seat)),
    "cool-head": lambda mind, x: filling(mind, x) + CARD * x,
    "ice-touch": lambda mind, x: 2.0 * min(x, len(mind.seats) - 1),
    "ice-cocoon": lambda mind, x: sum(mind.madness_in_hands) * (0.5 + x),
    "arctic-circle": lambda mind, x: 1.8 * x * len(mind.seats),
    "tsunami": lambda mind, x: CARD * x * sum(free_slots(mind.scene, seat) > 0 for seat in mind.seats),
    "sands-of-time": lambda mind, x: 0.9 * x if any(VALUE[card] > 1 for card in mind.magician.discard) else 0.0,
    "stone-skin": lambda mind, x: x * mind.sights,
    "taking-root": lambda mind, x: 1.2 * x * (mind.sights + 1),
    "flowering": lambda mind, x: 2.2 * x * (mind.sights + 1),
    "abundance": lambda mind, x: CARD * 2 * x,
    "telekinesis": lambda mind, x: CARD * x * len(mind.seats),
    "earthquake": lambda mind, x: CARD * 2 * x + mind.cure * sum(m.support.count(MADNESS) for m in mind.magicians),
    "warm-blooded": lambda mind, x: CARD * 2.5 * min(x, own_madness(mind, "hand")),
    "concentration": lambda mind, x: 1.5 * min(x, own_madness(mind, "discard")) * (mind.state.madness > 10),
    "power-of-the-inferno": lambda mind, x: CARD * 1.3 * min(x, own_madness(mind, "hand")),
    "regeneration": lambda mind, x: CARD * x + mind.cure * min(x, max(mind.madness_in_hands)),
    "cauterization": lambda mind, x: mind.cure * min(2 * x, own_madness(mind, "discard", "support")),
    "adrenaline": lambda mind, x: CARD * 2 * x + mind.cure * min(x, own_madness(mind, "hand", "support")),
    "circle-of-fire": lambda mind, x: mind.cure * sum(min(x, count) for count in mind.madness_in_hands),
    "aura-of-fire": lambda mind, x: mind.cure * min(x, own_madness(mind, "hand")) + 2.2 * x * mind.sights,
    "purification": lambda mind, x: mind.cure * sum(sorted(mind.madness_in_hands[1:])[-x:]),
}
"""What Spells bring, by the multiplier; a Spell that is not in the list is left alone."""


# -- cards


def like_payment(mind: Mind, key: Key) -> float:
    """The leanest whole payment; support is spared as long as waste is no worse."""
    match key:
        case ("pay", *spots):
            cards = [PLACED[str(spot)] for spot in spots]
            return -sum(VALUE[card] * (2.5 if zone == "support" else 1.0) for zone, _, card in cards)
    return 100.0 if key == "done" else -100.0


def like_cure_element(mind: Mind, key: Key) -> float:
    """Pay with the hand, and with what Curses want least."""
    element = str(key)
    in_hand = mind.spare(element, mind.parameters.cure_cost)
    return mind.hands[mind.seat][element] - 2.0 * mind.wanted[element] + 10 * in_hand


def like_losing(mind: Mind, key: Key) -> float:
    """Part with what is worth least; a Madness is given away gladly."""
    return -mind.worth(PLACED[str(key)][2]) if key in PLACED else 0.0


def like_removing(mind: Mind, key: Key) -> float:
    """Only Madness leaves gladly."""
    return 0.5 - VALUE[PLACED[str(key)][2]] if key in PLACED else 0.0


def like_keeping(mind: Mind, key: Key) -> float:
    """Take what is worth most; of a hand one sees only its back."""
    return mind.worth(PLACED[str(key)][2]) if key in PLACED else 0.0


def like_placing(mind: Mind, key: Key) -> float:
    """Into support: what lets somebody break a Curse, then what is worth most."""
    card = PLACED[str(key)][2]
    return mind.worth(card) + 10 * (card in mind.placing[1])


def like_kind(mind: Mind, key: Key) -> float:
    """A card from the supply: of an Element that the player's cards lack and Curses want."""
    element = ELEMENT.get(str(key))
    return VALUE[str(key)] + mind.balance[element] + 0.3 * mind.wanted[element] if element else NEVER


def like_upgrade(mind: Mind, key: Key) -> float:
    """Better a card that can be bettered."""
    if key not in PLACED:
        return 0.0
    higher = HIGHER[PLACED[str(key)][2]]
    return mind.worth(higher) if higher and mind.state.supply.get(higher) else NEVER


def like_merging(mind: Mind, key: Key) -> float:
    """Two of value 1 for one of value 2, and nothing dearer."""
    return 2.0 - VALUE[str(key)] if key in VALUE else 0.5


# -- players, Spells, Magicians


def like_player(mind: Mind, key: Key) -> float:
    """Whoever can do something about a Curse, then whoever has most Madness and fewest cards."""
    seat = int(str(key))
    magician, known = mind.magicians[seat], seat in mind.hands
    need = 2 * magician.hand.count(MADNESS) if known else 0
    raining = 5 * rain(magician) if mind.decision.prompt == "choose-player" else 0.0
    return 10 * mind.grants.get(seat, 0.0) + need - len(magician.hand) + raining


def like_victim(mind: Mind, key: Key) -> float:
    """Whoever has least to lose."""
    magician = mind.magicians[int(str(key))]
    return -sum(map(mind.worth, magician.hand)) if key in mind.hands else -2.0 * len(magician.hand)


def like_giving_up(mind: Mind, key: Key) -> float:
    """A Spell that does little, an exhausted one first."""
    _, owner, name = key if isinstance(key, tuple) else ("", mind.seat, key)
    exhausted = any(spell.key == name and spell.exhausted for spell in mind.magicians[int(owner)].spells)
    return 0.5 * exhausted - HANDY[str(name)]


def like_gaining(mind: Mind, key: Key) -> float:
    """The handiest Spell of those that can be had."""
    return HANDY[str(key[-1])] if isinstance(key, tuple) else NEVER


def like_magician(mind: Mind, key: Key) -> float:
    """A favourite that is left: these won most in simulation."""
    return -FAVOURITES.index(str(key)) if key in FAVOURITES else -len(FAVOURITES)


def indifferent(mind: Mind, key: Key) -> float:
    """Nothing to choose between them."""
    return 0.0


LIKINGS: dict[str, Liking] = {
    "action": like_action,
    "granted-action": like_granted,
    "multiplier": like_multiplier,
    "pay": like_payment,
    "cure-element": like_cure_element,
    "cure": lambda mind, key: float(key != "done"),
    "discard": like_losing,
    "discard-to-hand-size": like_losing,
    "discard-for-three": lambda mind, key: float(key != "done"),
    "give-card": like_losing,
    "give-cards": like_losing,
    "swap-from-hand": like_losing,
    "swap-from-support": like_keeping,
    "remove": like_removing,
    "upgrade": like_upgrade,
    "merge-pair": like_merging,
    "place-from-hand": like_placing,
    "place-from-discard": like_keeping,
    "take-card": like_keeping,
    "take-from-discard": like_keeping,
    "put-on-deck": like_keeping,
    "draw-more": lambda mind, key: float(key != "done"),
    "receive-to-discard": like_kind,
    "receive-to-deck": like_kind,
    "choose-player": like_player,
    "choose-other-player": like_player,
    "name-player": like_victim,
    "give-up-spell": like_giving_up,
    "block-spell": like_giving_up,
    "destroy-spell": like_giving_up,
    "refresh-spell": lambda mind, key: -like_giving_up(mind, key),
    "gain-spell": like_gaining,
    "choose-magician": like_magician,
}
"""A liking for every question of the game."""
