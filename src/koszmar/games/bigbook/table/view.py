"""The table as one seat sees it: board, book, Library, supply, and every player's area."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Literal

from koszmar.kernel.flow import Decision, Key, notation
from koszmar.kernel.knowledge import UNKNOWN
from koszmar.kernel.scene import Result
from koszmar.kernel.view import (
    AIM,
    Badge,
    Book,
    Card,
    Choice,
    Ending,
    Message,
    Page,
    Panel,
    Passage,
    Question,
    Stat,
    Step,
    Track,
    View,
    Zone,
    lasting,
    once,
)

from ..actions import break_cost, spell_limit
from ..cards import ELEMENT, ELEMENTS, MADNESS, PLACED, VALUE
from ..curses import KINDS, where
from ..decks import hands_are_closed
from ..grimoire import PAGES
from ..magicians import MAGICIANS
from ..payment import Cost
from ..spell_cards import SPELLS
from ..state import LAST_SPACE, PLACES, Curse, Scene, left_page, right_page
from ..support import support_slots
from .phrases import CARD_NAMES, ELEMENT_NAMES, NO_STATE, named, phrase, symbols_of

UNSAID = ("purse", "action", "picked")
"""Arguments of questions that no sentence needs."""


def view(scene: Scene, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    """Everything that this seat (or a spectator, None) may see, and nothing else (table.public-information)."""
    return View(
        game="bigbook",
        seat=seat,
        status=_status(scene),
        tracks=[_invocation_track(scene), _round_track(scene)],
        books=[_grimoire(scene)],
        zones=[*_common_zones(scene), *_players_zones(scene)],
        panels=[_panel(scene, owner) for owner in range(scene.players)],
        aims=[] if seat is None else [Passage(AIM, Message("aim-last-monster")), Passage(*_AIM_NOW)],
        question=_question(scene, decision, seat) if decision else None,
        ending=_ending(result) if result else None,
    )


_AIM_NOW = Message("aim-now"), Message("aim-curses")


@once
def _status(scene: Scene) -> Message:
    state = scene.state
    if state.phase == "setup":
        return Message("status-setup")
    args = {
        "round": state.turned,
        "rounds": len(state.grimoire) - 1,
        "seat": state.active,
        "level": scene.options.level,
    }
    return phrase(state, f"status-{state.phase}", args)


# -- the board -----------------------------------------------------------------------------------------------------


_INVOCATION = Message("track-invocation")
_FIRST_STEPS = (Step("space-last", Message("space-last")), Step("space-1", Message("space-new-monster")))
_SPACES = [(number, Message("space", {"number": number})) for number in range(2, LAST_SPACE)]
_CURSES = {kind: Message(f"curse-{kind}") for kind in KINDS}


@once
def _invocation_track(scene: Scene) -> Track:
    """Spaces 1 to 5 and the last one, with the Curses lying on them."""
    by_space: dict[str, list[Card]] = {}
    for place, curse in zip(PLACES, scene.state.track, strict=True):
        if curse:
            by_space.setdefault(place[0], []).append(_curse(scene, place, curse))
    steps = [
        *_FIRST_STEPS,
        *(Step(f"space-{number}", title, by_space.get(str(number), [])) for number, title in _SPACES),
    ]  # fmt: skip
    return Track("invocation", _INVOCATION, steps, scene.state.marker % LAST_SPACE, "book")


def _curse(scene: Scene, place: str, curse: Curse) -> Card:
    if curse.blocked_in is not None:
        return Card(f"curse-{place}", "curse", Message("curse-blocked"), state="blocked")
    badges = [Badge(f"token-{token}", Message("token", {"element": ELEMENT_NAMES[token]})) for token in curse.tokens]
    if curse.madness:
        badges.append(Badge("madness", CARD_NAMES[MADNESS], curse.madness))
    card = curse_view(scene, f"curse-{place}", curse)
    card.badges = badges
    return card


def curse_view(scene: Scene, id: str, curse: Curse) -> Card:
    """A Curse with its effect and what it takes to destroy it."""
    cost = break_cost(scene.parameters, curse)
    text = Message(f"curse-effect-{curse.key}")
    return Card(id, "curse", _CURSES[curse.kind], text, curse.kind, sum(cost.values()), cost=_cost(cost))


def _cost(cost: Cost) -> Message:
    return Message("cost", {"needed": [symbols_of(element, count) for element, count in cost.items()]})


def _round_track(scene: Scene) -> Track:
    """The six rows of the chosen level, each with its number of Multi-Element Curses."""
    level = scene.options.level
    title, steps = _rounds(level, tuple(scene.parameters.multi_curses[level]))
    return Track("rounds", title, steps, scene.state.row, "hat")


@cache
def _rounds(level: int, rows: tuple[int, ...]) -> tuple[Message, list[Step]]:
    steps = [
        Step(f"round-{number}", Message("round", {"number": number, "multi": multi}))
        for number, multi in enumerate(rows, 1)
    ]
    return Message("track-rounds", {"level": level}), steps


@once
def _grimoire(scene: Scene) -> Book:
    """The open book: the Monster on the left, what its end will bring on the right (grimoire.preview-public).

    The next Monster, on the back of the right page, stays hidden (grimoire.next-monster-hidden).
    """
    state = scene.state
    pages = []
    if state.turned == 0:
        pages.append(Page("page-cover", Message("page-cover")))
    else:
        key = left_page(state)
        invocation = Passage(Message("passage-invocation"), Message(f"page-{key}-invocation"))
        curses = Passage(Message("passage-curses"), icons=list(PAGES[key].curses))
        pages.append(Page("page-left", Message(f"monster-{key}"), [invocation, curses]))
    if state.turned > 0:
        pages.append(_front(right_page(state)))
    return Book("grimoire", Message("grimoire"), pages, len(state.grimoire) - 1 - state.turned)


def _front(key: str) -> Page:
    page = PAGES[key]
    passages = [
        Passage(Message("passage-reward"), Message(f"page-{key}-reward")),
        Passage(Message("passage-failure"), Message(f"page-{key}-failure")),
    ]
    if page.kind == "final":
        passages.insert(0, Passage(Message("passage-arrival"), Message("page-final-arrival")))
    else:
        passages.append(Passage(Message("passage-next-curses"), icons=list(page.curses)))
    return Page("page-right", Message("page-final" if page.kind == "final" else "page-next"), passages)


@once
def _common_zones(scene: Scene) -> list[Zone]:
    state = scene.state
    return [
        _madness(state.madness),
        _library(
            tuple([(element, stack[0], len(stack) - 1) for element, stack in state.library.items() if stack]),
            scene.parameters.learn_cost,
        ),
        _supply(tuple(state.supply.items())),
        _curses(tuple([len(state.curses[kind].cards) for kind in _CURSES])),
        _removed(tuple(state.removed), tuple(state.box.spells_given_up)),
    ]


@lasting
def _madness(left: int) -> Zone:
    return Zone("madness", "pile", Message("zone-madness"), count=left)


@lasting
def _library(stacks: tuple[tuple[str, str, int], ...], cost: int) -> Zone:
    library = [_library_spell(element, top, cost, below) for element, top, below in stacks]
    return Zone("library", "row", Message("zone-library"), library, sum(below + 1 for _, _, below in stacks))


@lasting
def _supply(supply: tuple[tuple[str, int], ...]) -> Zone:
    cards = [_supplied(card, left) for card, left in supply]
    return Zone("supply", "grid", Message("zone-supply"), cards, sum(left for _, left in supply))


@lasting
def _curses(left: tuple[int, ...]) -> Zone:
    stacks = [_stack(kind, count) for kind, count in zip(_CURSES, left, strict=True)]
    return Zone("curses", "row", Message("zone-curses"), stacks, sum(left))


@cache
def _supplied(card: str, left: int) -> Card:
    return Card(f"supply/{card}", "element", CARD_NAMES[card], None, ELEMENT[card], VALUE[card], count=left)


@cache
def _stack(kind: str, left: int) -> Card:
    return Card(f"curses-{kind}", "curse", _CURSES[kind], None, kind, state="hidden", count=left)


@lasting
def _removed(gone: tuple[str, ...], spells: tuple[str, ...]) -> Zone:
    """Everything removed during play, Spells too, for anybody to look at (remove.public)."""
    cards = _cards("removed", gone)
    for key, count in Counter(spells).items():
        card = spell_view(f"removed/{key}", key)
        card.count = count
        cards.append(card)
    return Zone("removed", "pile", Message("zone-removed"), cards, len(gone) + len(spells))


# -- the players ---------------------------------------------------------------------------------------------------


@once
def _players_zones(scene: Scene) -> list[Zone]:
    return [zone for owner in range(scene.players) for zone in _player_zones(scene, owner)]


def _player_zones(scene: Scene, owner: int) -> list[Zone]:
    """Hand, support, Spells, deck and discard pile of one player.

    Support lies face up (support.face-up). Discard piles are open to everybody at any time, also just before they are
    shuffled (deck.discard-browsable, deck.discard-public, deck.browse-before-reshuffle). Nobody looks at a deck
    (deck.no-peeking), except for the cards that all saw being put on it.
    """
    magician = scene.state.magicians[owner]
    sheet, hand, deck = magician.sheet, magician.hand, magician.deck
    seen = tuple([card for card in hand if card != UNKNOWN])
    spells = tuple([(spell.key, spell.blocked, spell.exhausted) for spell in magician.spells])
    top = tuple(deck[: -magician.known - 1 : -1])
    slots = support_slots(scene, owner) if sheet else None
    limit = spell_limit(scene, owner) if sheet else None
    return [
        _cards_of("hand", "fan", sheet, owner, seen, len(hand)),
        _cards_of("support", "slots", sheet, owner, tuple(magician.support), len(magician.support), slots),
        _spells_of(sheet, owner, spells, limit),
        _deck_of(sheet, owner, top, len(deck)),
        _cards_of("discard", "pile", sheet, owner, tuple(magician.discard), len(magician.discard)),
    ]


@lasting
def _cards_of(
    name: str, kind: Literal["fan", "slots", "pile"], sheet: str, owner: int, cards: tuple[str, ...], count: int,
    size: int | None = None,
) -> Zone:  # fmt: skip
    id = f"{name}-{owner}"
    return Zone(id, kind, _titles(sheet, owner)[name], _cards(id, cards), count, owner, size)


@lasting
def _spells_of(sheet: str, owner: int, spells: tuple[tuple[str, bool, bool], ...], limit: int | None) -> Zone:
    cards = [_owned_spell(owner, *spell) for spell in spells]
    return Zone(f"spells-{owner}", "row", _titles(sheet, owner)["spells"], cards, len(spells), owner, limit)


@lasting
def _deck_of(sheet: str, owner: int, top: tuple[str, ...], count: int) -> Zone:
    cards = [_card(f"deck-{owner}/{depth}", card) for depth, card in enumerate(top)]
    return Zone(f"deck-{owner}", "pile", _titles(sheet, owner)["deck"], cards, count, owner)


@cache
def _titles(sheet: str, owner: int) -> dict[str, Message]:
    """What the places of a player are called."""
    name = {"seat": named(sheet, owner)}
    return {
        "hand": Message("zone-hand", name),
        "support": Message("zone-support", name),
        "spells": Message("zone-spells", name),
        "deck": Message("zone-deck", name),
        "discard": Message("zone-discard", name),
    }


_IN_HAND, _IN_DECK, _DISCARDED = Message("stat-hand"), Message("stat-deck"), Message("stat-discard")


@once
def _panel(scene: Scene, seat: int) -> Panel:
    state, magician = scene.state, scene.state.magicians[seat]
    counts = len(magician.hand), len(magician.deck), len(magician.discard)
    return _panel_of(seat, magician.sheet, counts, scene.parameters.hand_size, seat == state.active, magician.mad)


@lasting
def _panel_of(seat: int, sheet: str, counts: tuple[int, int, int], hand_size: int, active: bool, mad: bool) -> Panel:
    hand, deck, discard = counts
    return Panel(
        seat,
        named(sheet, seat),
        sheet,
        about=Message(f"magician-{sheet}-text") if sheet else None,
        stats=[
            Stat("hand", _IN_HAND, hand, hand_size),
            Stat("deck", _IN_DECK, deck),
            Stat("discard", _DISCARDED, discard),
        ],
        zones=[f"{zone}-{seat}" for zone in ("hand", "support", "spells", "deck", "discard")],
        active=active,
        out=mad,
    )


def _cards(zone: str, cards: Iterable[str]) -> list[Card]:
    """Cards in a place; those of a kind lie together."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return [_card(f"{zone}/{card}", card, count) for card, count in counts.items()]


@cache
def _card(id: str, card: str, count: int = 1) -> Card:
    face = "madness" if card == MADNESS else "element"
    return Card(id, face, CARD_NAMES[card], None, ELEMENT[card], VALUE[card], count=count)


@cache
def _printed_spell(key: str) -> tuple[str, Message, Message, str, int]:
    card = SPELLS[key]
    face = "basic-spell" if card.basic else "spell"
    return face, Message(f"spell-{key}"), Message(f"spell-{key}-text"), card.element, card.level


def spell_view(id: str, key: str) -> Card:
    """A Spell as it is printed."""
    return Card(id, *_printed_spell(key))


@cache
def _library_spell(element: str, key: str, cost: int, below: int) -> Card:
    """The face-up Spell of a Library stack, its cost, and how many lie below (setup.library-face-down-hidden)."""
    card = spell_view(f"library-{element}", key)
    card.cost = Message("cost-learn", {"needed": [symbols_of(element, cost)]})
    if below:
        card.badges = [Badge("stack", Message("spells-below", {"count": below}), below)]
    return card


def _owned_spell(owner: int, key: str, blocked: bool, exhausted: bool) -> Card:
    return _lying_spell(owner, key, "blocked" if blocked else "exhausted" if exhausted else "ready")


@cache
def _lying_spell(owner: int, key: str, state: Literal["ready", "exhausted", "blocked"]) -> Card:
    card = spell_view(f"spell-{owner}/{key}", key)
    card.state = state
    return card


# -- the question --------------------------------------------------------------------------------------------------


def _question(scene: Scene, decision: Decision, seat: int | None) -> Question:
    args = {"seat": decision.seat, **{name: value for name, value in decision.args.items() if name not in UNSAID}}
    return Question(
        list(decision.seats),
        phrase(scene.state, f"prompt-{decision.prompt}", args),
        decision.rule,
        _cause(scene, decision, seat),
        [describe(scene, decision, key) for key in decision.options],
        obvious=_obvious(scene, decision, seat),
        fresh=decision.prompt == "action",
    )


def _cause(scene: Scene, decision: Decision, seat: int | None) -> Message | None:
    """What is being carried out: the action that is paid for, or the Spell or Curse that asks."""
    action = decision.args.get("action")
    if action is None:
        return Message(scene.causes[-1]) if scene.causes else None
    return _described(scene, decision, action)[0] if seat == decision.seat else _paid_for(scene, action)


def _paid_for(scene: Scene, action: Key) -> Message:
    """What others are told that somebody pays for: the thing."""
    match action:
        case ("activate" | "learn", str(spell)):
            return Message(f"spell-{spell}")
        case ("acquire", str(card)):
            return CARD_NAMES[card]
        case ("break", str(place)):
            curse = scene.state.track[PLACES.index(place)]
            assert curse is not None
            return _CURSES[curse.kind]
    return CARD_NAMES[MADNESS]


def _obvious(scene: Scene, decision: Decision, seat: int | None) -> str:
    """The payment without a symbol too many, if there is only one and nobody learns anything from a pause."""
    if decision.prompt != "pay" or seat != decision.seat or hands_are_closed(scene):
        return ""
    answers = [key for key in decision.options if isinstance(key, tuple)]
    if any(key[0] == "bend" for key in answers):
        return ""
    exact = [key for key in answers if key[0] == "pay" and not _surplus(decision, [*map(str, key[1:])])]
    return notation(exact[0]) if len(exact) == 1 else ""


def describe(scene: Scene, decision: Decision, key: Key) -> Choice:
    """An option: what to call it, what it touches, what it costs."""
    label, note = _described(scene, decision, key)
    return Choice(notation(key), label, touches(scene, decision, key), note)


def touches(scene: Scene, decision: Decision, key: Key) -> list[str]:
    """The things on the table that an answer touches, legal or not."""
    match key:
        case ("activate", str(spell)):
            return [f"spell-{decision.seat}/{spell}"]
        case ("learn", str(spell)):
            return [f"library-{SPELLS[spell].element}"]
        case ("acquire", str(card)):
            return [f"supply/{card}"]
        case ("break", str(place)):
            return [f"curse-{place}"]
        case ("cure", str(zone), int(owner)):
            return [f"{zone}-{owner}/{MADNESS}"]
        case ("pay", *spots):
            return [str(spot) for spot in spots]
        case ("add", str(spot)) | ("bend", str(spot), str()):
            return [spot]
        case ("spell", int(owner), str(spell)):
            return [f"spell-{owner}/{spell}"]
        case ("hand-of", int(owner)):
            return [f"hand-{owner}"]
        case int(owner) if decision.prompt != "multiplier":
            return [f"panel-{owner}"]
        case str(word) if word in PLACED:
            return [word]
        case str(word) if word in CARD_NAMES:
            return [f"supply/{word}"]
        case "ability":
            return [f"panel-{decision.seat}"]
    return []


def _described(scene: Scene, decision: Decision, key: Key) -> tuple[Message, Message | None]:
    state, parameters = scene.state, scene.parameters

    def say(message: str, note: Message | None = None, **args: object) -> tuple[Message, Message | None]:
        return phrase(state, f"choice-{message}", args), note

    match key:
        case ("activate", str(spell)):
            return _offer("activate", SPELLS[spell].element, SPELLS[spell].level, spell=spell)
        case ("learn", str(spell)):
            cost = 0 if decision.prompt == "gain-spell" else parameters.learn_cost
            return _offer("learn", SPELLS[spell].element, cost, spell=spell)
        case ("acquire", str(card)):
            return _offer("acquire", ELEMENT[card], parameters.acquire_cost[VALUE[card]], card=card)
        case ("break", str(place)):
            curse = state.track[PLACES.index(place)]
            assert curse is not None
            note = _cost(break_cost(parameters, curse))
            return say("break", note, curse=curse.kind, **where(PLACES.index(place)))
        case ("cure", str(zone), int(owner)):
            return say("cure", Message("cost-cure", {"count": parameters.cure_cost}), zone=zone, seat=owner)
        case ("pay", *spots):
            surplus = _surplus(decision, [str(spot) for spot in spots])
            cards = [_placed_name(scene, decision, str(spot)) for spot in spots]
            return say("pay", Message("surplus", {"count": surplus}) if surplus else None, cards=cards)
        case ("add", str(spot)):
            return say("add", placed=_placed_name(scene, decision, spot))
        case ("bend", str(spot), str(element)):
            return say("bend", placed=_placed_name(scene, decision, spot), element=element)
        case ("spell", int(owner), str(spell)):
            return say("spell", spell=spell, seat=owner)
        case ("hand-of", int(owner)):
            return say("hand-of", seat=owner)
        case int(number) if decision.prompt == "multiplier":
            note = symbols_of(SPELLS[decision.args["spell"]].element, number * decision.args["price"])
            return say("multiplier", note, number=number)
        case int(owner):
            return say("player", seat=owner)
        case str(word) if word in PLACED:
            return _placed_name(scene, decision, word), None
        case str(word) if word in CARD_NAMES:
            return CARD_NAMES[word], None
        case str(word) if word in ELEMENTS:
            cures = decision.prompt == "cure-element"
            return ELEMENT_NAMES[word], symbols_of(word, parameters.cure_cost) if cures else None
        case str(word) if word in MAGICIANS:
            return Message(f"magician-{word}"), Message(f"magician-{word}-text")
        case "ability":
            sheet = state.magicians[decision.seat].sheet
            return say("ability", Message(f"magician-{sheet}-text"))
        case "done" if decision.prompt != "pay" and not decision.args.get("picked"):
            return say("refuse")
    return say(str(key))


@cache
def _offer(message: str, element: str, cost: int, **what: str) -> tuple[Message, Message | None]:
    """A printed thing that can be had for symbols of an Element, or for nothing."""
    return phrase(NO_STATE, f"choice-{message}", what), symbols_of(element, cost) if cost else None


def _placed_name(scene: Scene, decision: Decision, spot: str) -> Message:
    """A card by name, and by place where it is not simply in the hand of whoever is asked."""
    zone, owner, card = PLACED[spot]
    if (zone, owner) == ("hand", decision.seat):
        return CARD_NAMES[card]
    return phrase(scene.state, f"card-in-{zone}", {"card": card, "seat": owner})


def _surplus(decision: Decision, spots: list[str]) -> int:
    """How many symbols of a payment would be lost (action.surplus-lost)."""
    return sum(VALUE[PLACED[spot][2]] for spot in spots) - int(sum(decision.args["needed"].values()))


def _ending(result: Result) -> Ending:
    return Ending(list(result.winners), Message(f"ending-{result.reason}"), result.rule)
