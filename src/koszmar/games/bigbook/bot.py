"""What a sensible player prefers: a short list of likings, one for each kind of question.

It looks only at what its seat may see: the board, the own hand, open hands, support, piles.
"""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Decision, Key

from .actions import break_cost
from .cards import ELEMENT, ELEMENTS, HIGHER, MADNESS, PLACED, VALUE
from .decks import Table
from .hidden import hand_is_open
from .payment import Purse, affordable, symbols
from .spell_cards import SPELLS
from .state import LAST_SPACE, PLACES, Curse, in_play
from .support import free_slots

Liking = Callable[["Mind", Key], float]

BREAK, GRANT_BREAK, CURE, PREPARE, IMPROVE, IDLE = 100.0, 80.0, 60.0, 40.0, 20.0, 0.0
"""How urgent things are: break a Curse, let somebody break one, cure, get ready, better the deck, end the turn."""

HANDY = {
    "breath": 4, "mental-control": 5, "aspiration": 4, "levitation": 6, "tornado": 2, "eye-of-the-tornado": 4,
    "avatar": 5, "daydream": 6, "illusion": 6, "torrential-rain": 6, "frost-mirror": 5, "cool-head": 7, "ice-touch": 6,
    "glaciation": 4, "raining-frogs": 5, "ice-cocoon": 5, "arctic-circle": 8, "tsunami": 8, "sands-of-time": 4,
    "essence-of-the-earth": 4, "stone-skin": 5, "bark-skin": 4, "taking-root": 6, "abundance": 7, "flowering": 8,
    "telekinesis": 8, "earthquake": 6, "warm-blooded": 6, "concentration": 3, "power-of-the-inferno": 4,
    "regeneration": 7, "cauterization": 7, "adrenaline": 9, "circle-of-fire": 8, "aura-of-fire": 7, "purification": 5,
}  # fmt: skip
"""How much a Library Spell is worth to most tables."""


class Mind:
    """What a player bears in mind while answering one question."""

    def __init__(self, scene: Table, decision: Decision) -> None:
        self.scene, self.decision, self.seat = scene, decision, decision.seat
        self.state = scene.state
        self.last_round = self.state.turned >= len(self.state.grimoire) - 1
        self.curses = [curse for curse in self.state.track if curse and self.worth_breaking(curse)]
        self.wanted = {element for curse in self.curses for element in break_cost(scene.parameters, curse)}
        self.total = symbols(scene, Purse(self.seat)) if self.state.phase != "setup" else {}
        self.hand = symbols(scene, Purse(self.seat, slots=())) if self.total else {}
        self.reserve = self.reserved() if self.total else {}
        self.madness_is_short = self.state.madness <= 2 * len(in_play(self.state)) + 4

    def worth_breaking(self, curse: Curse) -> bool:
        """Curses that have yet to strike; those that have struck only if the round can still be won."""
        if curse.blocked_in is not None:
            return False
        left = sum(1 for other in self.state.track if other)
        turns_left = LAST_SPACE - 1 - self.state.marker
        struck = int(PLACES[self.state.track.index(curse)][0]) <= self.state.marker
        return not struck or self.last_round or left <= turns_left + 1

    def missing(self, curse: Curse) -> int:
        """How many symbols this player lacks to break a Curse."""
        cost = break_cost(self.scene.parameters, curse)
        return sum(max(0, count - self.total[element]) for element, count in cost.items())

    def reserved(self) -> dict[str, int]:
        """Symbols to keep: for the Curse that is nearest to breaking, if the own next turn comes before the round ends."""
        turns_left = LAST_SPACE - 1 - self.state.marker
        near = min(self.curses, key=self.missing, default=None)
        if near is None or len(in_play(self.state)) > turns_left or self.missing(near) > 2:
            return {}
        return dict(break_cost(self.scene.parameters, near))

    def spare(self, element: str, count: int) -> bool:
        """Whether so many symbols of the own hand can be spent on something else than Curses; support is for Curses."""
        return self.hand[element] - self.reserve.get(element, 0) >= count

    def worth(self, card: str) -> float:
        """What a card is worth in a hand: its symbols, more if a Curse wants them; a Madness is a burden."""
        if card == MADNESS:
            return -2.0
        return VALUE[card] + (1.5 if ELEMENT[card] in self.wanted else 0.0)

    def enables(self, card: str) -> bool:
        """Whether this card, once in support, would let another player break a Curse."""
        if ELEMENT[card] not in self.wanted:
            return False
        for seat in in_play(self.state):
            if seat != self.seat and hand_is_open(self.scene, seat, self.seat):
                total = symbols(self.scene, Purse(seat))
                better = total | {ELEMENT[card]: total[ELEMENT[card]] + VALUE[card]}
                costs = [break_cost(self.scene.parameters, curse) for curse in self.curses]
                if any(affordable(cost, better) and not affordable(cost, total) for cost in costs):
                    return True
        return False

    def cheap_cure(self) -> bool:
        """Whether a Madness can be cured with symbols that no Curse wants."""
        price = self.scene.parameters.cure_cost
        return any(self.spare(element, price) for element in ELEMENTS)

    def can_break_something(self, seat: int) -> bool:
        """Whether another player, whose hand is open, could break a Curse."""
        if not hand_is_open(self.scene, seat, self.seat):
            return False
        total = symbols(self.scene, Purse(seat))
        return any(affordable(break_cost(self.scene.parameters, curse), total) for curse in self.curses)


def prefer(scene: Table, decision: Decision) -> list[float]:
    """How much a sensible player likes each option."""
    mind = Mind(scene, decision)
    liking = LIKINGS.get(decision.prompt, indifferent)
    return [liking(mind, key) for key in decision.options]


def like_action(mind: Mind, key: Key) -> float:
    """Break Curses first, then get ready for the next, then cure, then better the deck; spend nothing that is wanted."""
    match key:
        case ("break", str(place)):
            curse = mind.state.track[PLACES.index(place)]
            return BREAK if curse in mind.curses else IMPROVE - 8
        case ("activate", "telepathy"):
            others = (seat for seat in in_play(mind.state) if seat != mind.seat)
            return GRANT_BREAK if any(map(mind.can_break_something, others)) else -1.0
        case ("activate", str(spell)):
            return like_spell(mind, spell)
        case ("cure", *_):
            return CURE if mind.madness_is_short else IMPROVE + 2.5 if mind.cheap_cure() else -1.0
        case ("acquire", str(card)):
            if mind.last_round or not mind.spare(ELEMENT[card], VALUE[card]):
                return -1.0
            return IMPROVE + VALUE[card] + (1 if ELEMENT[card] in mind.wanted else 0)
        case ("learn", str(spell)):
            owned = mind.state.magicians[mind.seat].spells
            late = mind.state.turned >= len(mind.state.grimoire) - 3
            if late or len(owned) >= 5 or HANDY[spell] < 6 or not mind.spare(SPELLS[spell].element, 2):
                return -1.0
            return IMPROVE - 4 + HANDY[spell]
        case "ability":
            return PREPARE
    return IDLE


def like_spell(mind: Mind, key: str) -> float:
    """Spells that get ready for a Curse, or rid of a Madness, if what they cost is not wanted more."""
    card, magician = SPELLS[key], mind.state.magicians[mind.seat]
    if not mind.spare(card.element, card.level):
        return -1.0
    if key == "ice":
        if not free_slots(mind.scene, mind.seat):
            return -1.0
        if any(mind.enables(held) for held in set(magician.hand)):
            return PREPARE + 15
        return PREPARE if any(VALUE[held] > 1 and ELEMENT[held] in mind.wanted for held in magician.hand) else 2.0
    if key == "torrential-rain":
        return PREPARE if len(magician.deck) <= 3 and len(magician.discard) > 6 and not magician.support else -1.0
    if key == "combustion":
        return IMPROVE if MADNESS in magician.hand and not mind.madness_is_short else -1.0
    if key == "growth":
        return 1.0 if len(magician.deck) > 2 else -1.0
    if not card.possible(mind.scene, mind.seat):
        return -1.0
    return PREPARE - 10 + HANDY[key]


def like_granted(mind: Mind, key: Key) -> float:
    """In somebody else's turn: break a Curse, cure if it presses, otherwise keep the cards."""
    match key:
        case "pass":
            return 10.0
        case ("break", _):
            return BREAK
        case ("cure", *_):
            return 12.0 if mind.madness_is_short else 1.0
    return 0.0


def like_payment(mind: Mind, key: Key) -> float:
    """The leanest whole payment; support is spared as long as waste is no worse."""
    if key == "done":
        return 100.0
    if not isinstance(key, tuple) or key[0] != "pay":
        return -100.0
    waste = sum(VALUE[PLACED[str(spot)][2]] for spot in key[1:])
    return -waste - 1.5 * sum(str(spot).startswith("support") for spot in key[1:])


def like_losing(mind: Mind, key: Key) -> float:
    """Part with what is worth least."""
    if key not in PLACED:
        return 0.5  # "done", where nothing has to be lost
    return -mind.worth(PLACED[str(key)][2])


def like_removing(mind: Mind, key: Key) -> float:
    """Madness leaves gladly, value-1 cards leave quietly."""
    if key not in PLACED:
        return 0.0
    card = PLACED[str(key)][2]
    return 2.0 if card == MADNESS else 1.5 - VALUE[card]


def like_keeping(mind: Mind, key: Key) -> float:
    """Take what is worth most."""
    if key not in PLACED:
        return 0.0
    return mind.worth(PLACED[str(key)][2])


def like_placing(mind: Mind, key: Key) -> float:
    """Into support: what lets somebody break a Curse, then what is worth most."""
    return mind.worth(PLACED[str(key)][2]) + (10 if mind.enables(PLACED[str(key)][2]) else 0)


def like_kind(mind: Mind, key: Key) -> float:
    """A card from the supply: of an Element that Curses want."""
    return mind.worth(str(key)) if key in ELEMENT else -5.0


def like_upgrade(mind: Mind, key: Key) -> float:
    """Better a card that can be bettered."""
    if key not in PLACED:
        return 0.0
    higher = HIGHER[PLACED[str(key)][2]]
    return mind.worth(higher) if higher and mind.state.supply.get(higher) else -1.0


def like_cure_element(mind: Mind, key: Key) -> float:
    """Pay with what no Curse wants."""
    return float(mind.total[str(key)]) - (10 if key in mind.wanted else 0)


def like_multiplier(mind: Mind, key: Key) -> float:
    """As strong as can be afforded without touching what Curses want."""
    card = SPELLS[mind.decision.args["spell"]]
    number = int(str(key))
    if card.key in ("ice", "combustion", "telepathy"):
        return -float(number)
    return float(number) if mind.spare(card.element, card.level * number) else -float(number)


def like_player(mind: Mind, key: Key) -> float:
    """Whoever could break a Curse, then whoever holds the fewest cards."""
    seat = int(str(key))
    return (50.0 if mind.can_break_something(seat) else 0.0) - len(mind.state.magicians[seat].hand)


def like_victim(mind: Mind, key: Key) -> float:
    """Whoever loses least."""
    magician = mind.state.magicians[int(str(key))]
    known = magician.hand if hand_is_open(mind.scene, int(str(key)), mind.seat) else []
    return -sum(map(mind.worth, known))


def like_spell_loss(mind: Mind, key: Key) -> float:
    """Give up a Spell that does little, an exhausted one first."""
    assert isinstance(key, tuple)
    spell = next(spell for spell in mind.state.magicians[int(key[1])].spells if spell.key == key[2])
    return (
        -{"growth": 7, "ice": 5, "telepathy": 6, "combustion": 3}.get(spell.key, HANDY.get(spell.key, 0))
        + spell.exhausted
    )


def like_library_spell(mind: Mind, key: Key) -> float:
    """The handiest Spell of those that can be had."""
    assert isinstance(key, tuple)
    return float(HANDY[str(key[1])])


def like_magician(mind: Mind, key: Key) -> float:
    """Any: a team of different Magicians covers the Elements."""
    return 0.0


def indifferent(mind: Mind, key: Key) -> float:
    """Nothing to choose between them."""
    return 0.0


LIKINGS: dict[str, Liking] = {
    "action": like_action,
    "granted-action": like_granted,
    "pay": like_payment,
    "multiplier": like_multiplier,
    "discard": like_losing,
    "discard-to-hand-size": like_losing,
    "discard-for-three": lambda mind, key: 0.5 if key == "done" else 1.0,
    "give-card": like_losing,
    "give-cards": like_losing,
    "swap-from-hand": like_losing,
    "remove": like_removing,
    "upgrade": like_upgrade,
    "place-from-hand": like_placing,
    "place-from-discard": like_keeping,
    "swap-from-support": like_keeping,
    "take-card": like_keeping,
    "take-from-discard": like_keeping,
    "put-on-deck": like_keeping,
    "receive-to-discard": like_kind,
    "receive-to-deck": like_kind,
    "cure": lambda mind, key: 0.0 if key == "done" else 1.0,
    "cure-element": like_cure_element,
    "draw-more": lambda mind, key: 1.0 if key == "draw" else 0.0,
    "merge-pair": lambda mind, key: 0.0 if key == "done" else 2.0 - VALUE[str(key)],
    "choose-player": like_player,
    "choose-other-player": like_player,
    "name-player": like_victim,
    "give-up-spell": like_spell_loss,
    "block-spell": like_spell_loss,
    "destroy-spell": like_spell_loss,
    "refresh-spell": lambda mind, key: -like_spell_loss(mind, key),
    "gain-spell": like_library_spell,
    "choose-magician": like_magician,
}
