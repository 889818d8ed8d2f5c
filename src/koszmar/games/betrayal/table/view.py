"""The table as one seat sees it: the house, the decks, every player's board and cards, the books, and the question."""

from __future__ import annotations

from functools import cache

from koszmar.kernel.flow import Decision
from koszmar.kernel.knowledge import UNKNOWN, is_unknown
from koszmar.kernel.scene import Result
from koszmar.kernel.view import Card, Ending, Message, Panel, Question, Roll, Step, Track, View, Zone, lasting
from koszmar.parts.figures import word_of

from ..cards import CARDS, DECKS
from ..explorers import TRAITS
from ..reading import role_of
from ..state import Scene, Token
from ..tiles import regions_of_back
from ..tokens import ASIDE
from .aims import aims
from .books import books, story
from .choices import describe, touches
from .phrases import REGION_NAMES, called, phrase, seat_name
from .plan import board, clip, looking_alike, token_icon
from .ways import far_ways

__all__ = ["touches", "view"]

TRACK = range(10)
"""The numbers of the Number Track."""
UNSAID = ("during", "spot", "more", "source")
"""Arguments of questions that no sentence needs."""


def view(scene: Scene, decision: Decision | None, result: Result | None, seat: int | None) -> View:
    """Everything that this seat (or a spectator, None) may see, and nothing else."""
    return View(
        game="betrayal",
        seat=seat,
        status=_status(scene),
        tracks=_tracks(scene),
        books=books(scene, seat),
        boards=[board(scene, seat)],
        rolls=_rolls(decision),
        zones=[*_common_zones(scene, seat), *_players_zones(scene, seat)],
        panels=[_panel(scene, owner, seat) for owner in range(scene.players)],
        aims=aims(scene, seat),
        question=_question(scene, decision, seat) if decision else None,
        ending=_ending(scene, result, seat) if result else None,
    )


def _status(scene: Scene) -> Message:
    state = scene.state
    if state.phase in ("explorers", "scenario"):
        return Message("status-explorers" if state.phase == "explorers" else "status-scenario")
    name = {"seat": state.turn.seat if state.monsters is None else state.monsters.seat}
    if state.haunt is None:
        return phrase(state, "status-exploring", {**name, "round": state.round})
    status = "status-monsters" if state.phase.startswith("monsters") else "status-haunt"
    return phrase(state, status, {**name, "haunt": state.haunt.number})


def _tracks(scene: Scene) -> list[Track]:
    """The Number Track while a haunt uses it (number-track.use)."""
    haunt = scene.state.haunt
    if haunt is None or haunt.track < 0:
        return []
    steps = [Step(f"number-{number}", Message("number", {"number": number})) for number in TRACK]
    return [Track("numbers", Message("track-numbers"), steps, haunt.track, "skull")]


def _rolls(decision: Decision | None) -> list[Roll]:
    """Dice that lie while somebody decides whether to roll them again."""
    if decision is None or decision.prompt != "reroll":
        return []
    faces, bonus, trait = decision.args["dice"], decision.args["bonus"], decision.args["trait"]
    needs, against = decision.args["needs"], decision.args["against"]
    target = against + 1 if against >= 0 else needs or None
    return [Roll(roll_title(trait), list(faces), bonus, max(0, sum(faces) + bonus), decision.seat, target)]


def roll_title(trait: str, cause: str = "", damage: str = "") -> Message:
    """What a roll is called: by its trait, by the damage that the dice give, or only dice; and what it is made for."""
    title = Message("roll-trait", {"trait": Message(f"trait-{trait}")}) if trait else Message("roll-dice")
    if damage:
        title = Message(f"damage-{damage}")
    return Message("roll-for", {"roll": title, "cause": Message(cause)}) if cause else title


# -- piles and cards -----------------------------------------------------------------------------------------------


_DECKS = {deck: Message(f"deck-{deck}") for deck in DECKS}
_TILES = Message("zone-tiles")


def _common_zones(scene: Scene, seat: int | None) -> list[Zone]:
    state = scene.state
    zones = [_deck(deck, len(state.decks[deck].cards)) for deck in DECKS]
    zones.append(_stack(state.stack[-1] if state.stack else "", len(state.stack)))
    pile = state.decks["event"]
    drawn = [card for card in state.drawn if card in CARDS and CARDS[card].deck == "event"]
    events = drawn or pile.cards[: pile.buried]
    if events:
        zones.append(Zone("last-event", "row", Message("zone-last-event"), [card_view("last-event", events[0])], 1))
    if state.scenario:
        zones.append(_scenario(state.scenario))
    aside = [token for token in state.tokens if token.on == ASIDE]
    if aside:
        zones.append(Zone("aside", "row", Message("zone-aside"), _tokens(scene, seat, "aside", aside), len(aside)))
    return zones


@lasting
def _deck(deck: str, count: int) -> Zone:
    return Zone(f"{deck}-deck", "pile", _DECKS[deck], count=count)


@lasting
def _stack(top: str, count: int) -> Zone:
    """Of the top tile everybody sees the back: which regions it may lie in (tiles.region-on-back)."""
    cards = []
    if top:
        regions = [REGION_NAMES[region] for region in regions_of_back(top)]
        cards.append(Card("tiles/top", "tile", Message("tile-back", {"regions": regions}), state="hidden"))
    return Zone("tiles", "pile", _TILES, cards, count)


@lasting
def _scenario(scenario: str) -> Zone:
    name = f"scenario-{scenario}"
    card = Card(name, "scenario", Message(name), Message(f"{name}.text"))
    return Zone("scenario", "row", Message("zone-scenario"), [card], 1)


def _players_zones(scene: Scene, seat: int | None) -> list[Zone]:
    state, found = scene.state, []
    for owner, explorer in enumerate(state.explorers):
        found.append(_cards_of(owner, explorer.key, tuple(explorer.cards)))
        word = word_of(owner)
        tokens = [token for token in state.tokens if token.on == word]
        if tokens:
            name = {"seat": seat_name(state, owner)}
            faces = _tokens(scene, seat, f"tokens-{owner}", tokens)
            found.append(Zone(f"tokens-{owner}", "row", Message("zone-tokens", name), faces, len(tokens), owner))
    return found


@lasting
def _cards_of(owner: int, key: str, cards: tuple[str, ...]) -> Zone:
    """Items and Omens lie face up (item.keep-face-up), unless the haunt turns them down."""
    open_cards, hidden = [], dict.fromkeys(DECKS, 0)
    for card in cards:
        if is_unknown(card):
            hidden[card.removeprefix(UNKNOWN)] += 1
        else:
            open_cards.append(card_view(f"cards-{owner}", card))
    backs = [
        Card(f"cards-{owner}/hidden-{deck}", deck, Message(f"card-hidden-{deck}"), state="hidden", count=count)
        for deck, count in hidden.items()
        if count
    ]
    title = Message("zone-cards", {"seat": called(key, owner)})
    return Zone(f"cards-{owner}", "row", title, open_cards + backs, len(cards), owner)


@cache
def card_view(zone: str, card: str) -> Card:
    """A card with its effect and its mood."""
    name = f"card-{card}"
    text = Message("card-words", {"text": Message(f"{name}.text"), "mood": Message(f"{name}.mood")})
    return Card(f"{zone}/{card}", CARDS[card].deck, Message(name), text)


def _tokens(scene: Scene, seat: int | None, zone: str, tokens: list[Token]) -> list[Card]:
    """Tokens on a board or set aside."""
    return [
        Card(f"{zone}/{one.name}", "token", label, element=token_icon(one), count=count,
             state="ready" if one.up else "hidden")
        for one, label, count in looking_alike(scene, seat, tokens)
    ]  # fmt: skip


# -- the players ---------------------------------------------------------------------------------------------------


def _panel(scene: Scene, owner: int, seat: int | None) -> Panel:
    state, explorer = scene.state, scene.state.explorers[owner]
    word, active = word_of(owner), state.turn.seat if state.monsters is None else state.monsters.seat
    return _panel_of(
        owner,
        explorer.key,
        role_of(scene, owner, seat),
        tuple([explorer.traits[trait] for trait in TRAITS]) if explorer.key else (),
        any(token.on == word for token in state.tokens),
        owner == active and state.phase not in ("explorers", "scenario"),
        explorer.dead,
    )


@lasting
def _panel_of(
    owner: int, key: str, role: str, traits: tuple[int, ...], has_tokens: bool, active: bool, dead: bool
) -> Panel:
    return Panel(
        owner,
        called(key, owner),
        key,
        Message(f"role-{role}") if role else None,
        Message(f"explorer-{key}-text") if key else None,
        [clip(key, trait, space) for trait, space in zip(TRAITS, traits, strict=False)],
        [f"cards-{owner}", *([f"tokens-{owner}"] if has_tokens else [])],
        active,
        dead,
    )


# -- the question --------------------------------------------------------------------------------------------------


def _question(scene: Scene, decision: Decision, seat: int | None) -> Question:
    args = {"seat": decision.seat, **{name: value for name, value in decision.args.items() if name not in UNSAID}}
    return Question(
        list(decision.seats),
        phrase(scene.state, f"prompt-{decision.prompt}", args),
        decision.rule,
        _cause(scene, decision),
        [describe(scene, decision, key) for key in decision.options],
        story(scene, decision.prompt),
        str(decision.args.get("monster", "")),
        ways=far_ways(scene, decision.seat) if decision.prompt == "act" and seat == decision.seat else [],
        fresh=decision.prompt in _FRESH,
    )


_FRESH = {"act", "choose-monster", "play-monster", "be-traitor", "volunteer", "haunt-begins", "traitor-begins"}
"""Questions with which something new begins."""


def _cause(scene: Scene, decision: Decision) -> Message | None:
    """What is being carried out, or whose blow has to be taken."""
    if scene.causes:
        return Message(scene.causes[-1])
    source = decision.args.get("source")
    return phrase(scene.state, "cause-blow", {"attacker": source}) if source else None


def _ending(scene: Scene, result: Result, seat: int | None) -> Ending:
    """The last sentence: of the haunt, or of a night that nobody won; and who has won, if not all or nobody."""
    reason, winners = result.reason, list(result.winners)
    name = f"{reason[:8]}-end-{reason[9:]}" if reason.startswith("haunt-") else f"ending-{reason}"
    return Ending(winners, Message(name), result.rule, _verdict(scene, winners, reason[9:], seat))


def _verdict(scene: Scene, winners: list[int], side: str, seat: int | None) -> Message | None:
    """To each side its own line; where everybody stood alone, the names."""
    if scene.state.haunt is None or len(winners) in (0, scene.players):
        return None
    fate = "none" if seat is None else "won" if seat in winners else "lost"
    return Message(f"verdict-{side}", {"fate": fate, "seats": [seat_name(scene.state, one) for one in winners]})
