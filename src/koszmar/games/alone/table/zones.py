"""Cards on the table: items, abilities, missions, the radar, hands, decks, the reaction track."""

from __future__ import annotations

from functools import cache, lru_cache

from koszmar.kernel.knowledge import is_unknown
from koszmar.kernel.view import Badge, Card, Message, Step, Track, Zone, once

from ..bestiary import ABILITIES
from ..experience import POINTS
from ..items import ITEMS, MOST_CHARGES
from ..missions import MISSIONS
from ..reactions import REACTIONS
from ..settings import DECKS
from ..state import HERO, PIECES, Item, Mission, Scene, State, TrackCard, evil_seats, pieces_of, words_in
from .phrases import card_name, deck_of_back, seat_name

_SYMBOL = Badge("danger", Message("badge-symbol"))
_COVERED = Badge("covered", Message("badge-covered"))


@once
def zones(scene: Scene) -> list[Zone]:
    """Everything made of cards, the Hero's first."""
    found = [
        _items(scene),
        _abilities(scene),
        _characters(scene),
        _missions(scene),
        _radar(scene.state.notes.text),
        _played(scene),
        *(_hand(scene, seat) for seat in evil_seats(scene)),
        *_decks(scene.state),
        *_item_deck(scene.state),
    ]
    return [zone for zone in found if zone.count or zone.id not in LEFT_OUT]


HERO_ZONES = ["items", "abilities", "characters"]
LEFT_OUT = ("track", "items-out", *(f"discard-{deck}" for deck in DECKS))
"""Places that are not drawn while nothing lies there."""


# -- the Hero ------------------------------------------------------------------------------------------------------


def _items(scene: Scene) -> Zone:
    """The Hero's items with their charges; everybody sees them (hidden.hero-public)."""
    items = scene.state.sheet.items
    cards = [_item(place, item) for place, item in enumerate(items)]
    return Zone("items", "row", Message("zone-items"), cards, len(items), HERO, scene.parameters.items)


def _item(place: int, item: Item) -> Card:
    badges = [Badge("charge", Message("badge-charges", {"count": item.charges, "most": MOST_CHARGES}), item.charges)]
    if item.upgraded:
        badges.append(Badge("upgraded", Message("badge-upgraded")))
    return Card(
        f"items/{place}",
        "item",
        Message(f"item-{item.key}"),
        Message(f"item-{item.key}.text"),
        ITEMS[item.key].type,
        cost=_upgrade_cost(ITEMS[item.key].needs) if not item.upgraded else None,
        badges=badges,
    )


@cache
def _upgrade_cost(type_: str) -> Message:
    return Message("note-upgrade", {"type": Message(f"type-{type_}")})


def _abilities(scene: Scene) -> Zone:
    """Five abilities and the points in each (xp.five-abilities)."""
    points = scene.state.sheet.experience
    cards = [_ability(key, points.get(key, 0)) for key in ABILITIES]
    return Zone("abilities", "row", Message("zone-abilities"), cards, len(cards), HERO)


@cache
def _ability(key: str, points: int) -> Card:
    return Card(
        f"abilities/{key}",
        "ability",
        Message(f"ability-{key}"),
        Message(f"ability-{key}.text"),
        cost=None if points >= POINTS else Message("note-not-learned"),
        badges=[Badge("experience", Message("badge-experience", {"count": points, "most": POINTS}), points)]
        if points
        else [],
    )


def _characters(scene: Scene) -> Zone:
    """The character the Hero plays, and the ally who goes along."""
    sheet = scene.state.sheet
    cards: list[Card] = []
    if sheet.character:
        cards.append(
            Card(
                "characters/hero",
                "character",
                Message(f"character-{sheet.character}"),
                Message(f"character-{sheet.character}.text"),
                state="exhausted" if "character" in sheet.used else "ready",
            )
        )
    if sheet.ally is not None:
        charges = Badge("charge", Message("badge-ally", {"count": sheet.ally.charges}), sheet.ally.charges)
        cards.append(
            Card(
                "characters/ally",
                "ally",
                Message(f"character-{sheet.ally.key}"),
                Message(f"ally-{sheet.ally.key}"),
                state="exhausted" if sheet.ally.used else "ready",
                badges=[charges],
            )
        )
    return Zone("characters", "row", Message("zone-characters"), cards, len(cards), HERO)


# -- missions and what was located ---------------------------------------------------------------------------------


def _missions(scene: Scene) -> Zone:
    """Three missions; the final one lies face down until it is active (mission.final-face-down)."""
    state = scene.state
    cards = [_mission(state, mission) for mission in state.starting]
    if state.active or (not is_unknown(state.final.key) and state.over):
        cards.append(_mission(state, state.final))
    else:
        cards.append(Card("missions/final", "mission", Message("mission-hidden"), element="fm", state="hidden"))
    return Zone("missions", "row", Message("zone-missions"), cards, len(cards))


def _mission(state: State, mission: Mission) -> Card:
    card = MISSIONS[mission.key]
    badges: list[Badge] = []
    if mission.work:
        badges.append(Badge("work", Message("badge-work", {"count": mission.work}), mission.work))
    if mission.growth:
        badges.append(Badge("growth", Message("badge-growth", {"count": mission.growth}), mission.growth))
    steps = len([step for step in mission.steps if not step.startswith("turn-")])  # when it was last worked at is none
    if steps:
        badges.append(Badge("steps", Message("badge-steps", {"count": steps}), steps))
    if mission.done:
        badges.append(Badge("done", Message("badge-done")))
    return Card(
        f"missions/{mission.key}",
        "mission",
        Message(f"mission-{mission.key}"),
        Message(f"mission-{mission.key}.text"),
        card.deck,
        state="exhausted" if mission.done else "ready",
        cost=Message(f"room-{card.room}"),
        badges=badges,
    )


def _radar(notes: str) -> Zone:
    """The latest answer about each target that the Hero has located (locate.answer-distance)."""
    answers: dict[str, Card] = {}
    for piece in reversed(pieces_of(notes)):
        for target, card in _answers(piece).items():
            answers.setdefault(target, card)
    cards = list(answers.values())
    return Zone("radar", "row", Message("zone-radar"), cards, len(cards))


@lru_cache(PIECES)
def _answers(piece: str) -> dict[str, Card]:
    """The same in one piece of the notebook, newest first."""
    answers: dict[str, Card] = {}
    for number, kind, *args in reversed(words_in(piece)):
        if kind.startswith("located") and args[0] not in answers:
            answers[args[0]] = _located(int(number), kind, args)
    return answers


def _located(number: int, kind: str, args: list[str]) -> Card:
    """One answer: what, how far, on which level, and in which turn it was true."""
    pips = int(args[1]) if kind == "located" else 0
    text = _how_far(kind, *args[1:4])
    return Card(f"radar/{args[0]}", "located", _answered(kind, args), text, pips=pips, cost=_when(number))


def _answered(kind: str, args: list[str]) -> Message:
    """What was located; where no distance can be printed in the corner, whether it is here or nowhere."""
    if kind == "located-none":
        return Message("radar-target-none", {"target": _target(args[0])})
    if kind == "located" and args[1] == "0":
        return Message("radar-target-here", {"target": _target(args[0])})
    return _target(args[0])


@cache
def _target(key: str) -> Message:
    return Message(f"target-{key}")


@cache
def _when(number: int) -> Message:
    return Message("note-turn", {"turn": number})


@lru_cache(1024)
def _how_far(kind: str, *args: str) -> Message:
    """What was told of a target: distance, level and first steps; only the level; or that there is none."""
    if kind == "located-none":
        return Message("radar-none")
    if kind == "located-level":
        return Message("radar-level", {"level": Message(f"level-{args[0]}")})
    said: dict[str, object] = {"distance": int(args[0]), "level": Message(f"level-{args[1]}")}
    if len(args) > 2 and args[2] != "none":
        return Message("radar-way", {**said, "steps": [Message(f"direction-{side}") for side in args[2].split("-")]})
    return Message("radar-distance", said)


# -- Evil ----------------------------------------------------------------------------------------------------------


def _hand(scene: Scene, seat: int) -> Zone:
    """The hand of an Evil player: its cards for Evil, backs for the Hero (hidden.evil-hands)."""
    hand = scene.state.hands[seat]
    title = Message("zone-hand", {"seat": seat_name(scene, seat)})
    return Zone(f"hand-{seat}", "fan", title, stack(f"hand-{seat}", hand), len(hand), seat)


def stack(where: str, cards: list[str]) -> list[Card]:
    """Reaction cards in one place; equal ones lie together."""
    return [reaction(f"{where}/{key}", key, cards.count(key)) for key in dict.fromkeys(cards)]


@cache
def reaction(name: str, key: str, count: int = 1) -> Card:
    """A reaction card, or its back."""
    if is_unknown(key):
        return Card(name, "reaction", card_name(key), element=deck_of_back(key), state="hidden", count=count)
    card = REACTIONS[key]
    moment = Message("note-moment", {"symbol": Message(f"symbol-{card.symbol}"), "moment": _moment(card.moment)})
    return Card(
        name, "reaction", card_name(key), Message(f"reaction-{key}.text"), card.deck, count=count, cost=moment,
        badges=[Badge(f"symbol-{card.symbol}", Message(f"symbol-{card.symbol}"))],
    )  # fmt: skip


def _moment(moment: str) -> Message:
    return Message(f"moment-{moment}")


def _played(scene: Scene) -> Zone:
    """The cards on the reaction track, face up or face down (track.public)."""
    laid = scene.state.track
    return Zone("track", "row", Message("zone-track"), [_laid(place, one) for place, one in enumerate(laid)], len(laid))


def _laid(place: int, laid: TrackCard) -> Card:
    """A card on the track; face down, Evil knows which it is."""
    card = reaction(f"track/{place}", laid.card)
    if laid.up or is_unknown(laid.card):
        return card
    return Card(card.id, "reaction", card.title, Message("note-face-down"), card.element, state="blocked")


def _decks(state: State) -> list[Zone]:
    """The two reaction decks and their discard piles (evil.two-decks)."""
    found: list[Zone] = []
    for deck, cards in state.decks.items():
        name = Message(f"deck-{deck}")
        found.append(Zone(f"deck-{deck}", "pile", Message("zone-deck", {"deck": name}), count=len(cards)))
        pile = [one.card for one in state.discards[deck]]
        title = Message("zone-discard", {"deck": name})
        found.append(Zone(f"discard-{deck}", "pile", title, stack(f"discard-{deck}", pile[::-1]), len(pile)))
    return found


def _item_deck(state: State) -> list[Zone]:
    out = [
        Card(f"items-out/{key}", "item", Message(f"item-{key}"), Message(f"item-{key}.text"), ITEMS[key].type,
             count=state.items_out.count(key))
        for key in dict.fromkeys(reversed(state.items_out))
    ]  # fmt: skip
    return [
        Zone("item-deck", "pile", Message("zone-item-deck"), count=len(state.items)),
        Zone("items-out", "pile", Message("zone-items-out"), out, len(state.items_out)),
    ]


# -- the reaction track --------------------------------------------------------------------------------------------


def reaction_track(scene: Scene) -> Track:
    """Spaces from left to right, danger symbols on the last ones, the one outside after them (track.seven-spaces)."""
    state, parameters = scene.state, scene.parameters
    spaces = parameters.track_spaces + state.track_extra
    covered = sum(card.spaces for card in state.track)
    steps = [
        Step(
            f"reactions-{place + 1}",
            Message("number", {"number": place + 1}),
            badges=[_COVERED] if place < covered else [_SYMBOL] if place >= spaces - parameters.danger_symbols else [],
        )
        for place in range(spaces)
    ]
    steps.append(Step("reactions-outside", Message("step-outside"), badges=[_SYMBOL]))
    return Track("reactions", Message("track-reactions"), steps, None, "reactions")
