"""What must always be true: no component is ever lost, and no state is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from koszmar.kernel.scene import Setting

from ..bestiary import KINDS, is_boss
from ..items import ITEMS
from ..labyrinth import creatures_in
from ..missions import MISSIONS
from ..reactions import REACTIONS
from ..reactions.verbs import CONDITION_TOKENS, CONDITIONS
from ..state import State


def status(state: State, setting: Setting) -> list[str]:
    """Everything impossible about a state; empty for a sound one."""
    reasons = list(_unknown_things(state, setting))
    return reasons or [*_lost_cards(state), *_impossible_things(state, setting)]


def _unknown_things(state: State, setting: Setting) -> Iterator[str]:
    if len(state.hands) != setting.players:
        yield f"{setting.players} players, but {len(state.hands)} hands"
    sectors = state.station.sectors
    for sector in (
        state.hero,
        *state.labyrinth,
        *state.memory,
        *state.elements,
        *(one.sector for one in state.creatures),
    ):
        if sector not in sectors:
            yield f"there is no sector {sector!r}"
    for creature in state.creatures:
        if creature.kind not in KINDS:
            yield f"there is no creature {creature.kind!r}"
    for item in state.sheet.items:
        if item.key not in ITEMS:
            yield f"there is no item {item.key!r}"
    for mission in (*state.starting, state.final):
        if mission.key not in MISSIONS:
            yield f"there is no mission {mission.key!r}"


def _lost_cards(state: State) -> Iterator[str]:
    """Cards that are too many or too few."""
    for deck, cards in state.decks.items():
        there = Counter(cards)
        there.update(one.card for one in state.discards[deck])
        there.update(one.card for one in state.track if REACTIONS[one.card].deck == deck)
        there.update(card for hand in state.hands for card in hand if REACTIONS[card].deck == deck)
        printed = Counter({key: card.copies for key, card in REACTIONS.items() if card.deck == deck})
        if there != printed:
            yield f"the deck {deck} is not whole: {sorted((printed - there).elements())} missing"
    items = Counter([*state.items, *state.items_out, *state.found, *(item.key for item in state.sheet.items)])
    if items != Counter({key: card.copies for key, card in ITEMS.items()}):
        yield f"the item cards are not those of the box: {sorted(items.elements())}"


def _impossible_things(state: State, setting: Setting) -> Iterator[str]:
    """Numbers and places that the rules cannot bring about."""
    parameters = setting.parameters
    for level in (1, 2):
        there = [sector for sector, built in state.station.sectors.items() if built.level == level]
        crowd = [one for sector in there for one in creatures_in(state, sector) if not is_boss(one)]
        if len(crowd) > parameters.creatures_per_level:
            yield f"{len(crowd)} creatures on level {level}"
        if sum(state.elements[sector].danger for sector in there) > parameters.danger_per_level:
            yield f"too many danger tokens on level {level}"
    for kind, count in Counter(one.kind for one in state.creatures).items():
        if count > (1 if KINDS[kind].boss else parameters.creature_tokens):
            yield f"{count} {kind} tokens"
    for condition in CONDITIONS:
        if sum(there.condition == condition for there in state.elements.values()) > CONDITION_TOKENS:
            yield f"too many {condition} tokens"
    for sector in state.labyrinth:
        if sector in state.memory:
            yield f"{sector} is in the labyrinth and among what is lost"
    if state.phase != "setup" and state.hero not in state.labyrinth:
        yield "the Hero stands where nothing is shown"
    for creature in state.creatures:
        if creature.figure and creature.sector not in state.labyrinth:
            yield f"{creature.id} is seen where nothing is shown"
    figures = [one.figure for one in state.creatures if one.figure]
    if len(set(figures)) < len(figures):
        yield "two creatures with one figure"
    if len(state.sheet.items) > parameters.items + 12:
        yield "more items than anybody could carry"
