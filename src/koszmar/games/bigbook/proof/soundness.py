"""What must always be true: no component is ever lost, and no state is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import cache

from koszmar.kernel.scene import Setting

from ..cards import ELEMENT_CARDS, ELEMENTS, MADNESS
from ..curses import CURSES, KINDS, STACKS
from ..grimoire import pages_of
from ..knowledge import KNOWLEDGE
from ..magicians import MAGICIANS
from ..settings import supply_stacks
from ..spell_cards import SPELLS, library
from ..state import LAST_SPACE, PLACES, State


def printed(setting: Setting) -> dict[Hashable, int]:
    """How many of every card there are in the box."""
    parameters = setting.parameters
    madness = max(parameters.madness_cards, parameters.madness_by_players[setting.players])
    return _printed(madness, tuple(parameters.element_cards.items()))


@cache
def _printed(madness: int, element_cards: tuple[tuple[int, int], ...]) -> dict[Hashable, int]:
    copies_of = dict(element_cards)
    count: Counter[Hashable] = Counter({card: copies_of[int(card[-1])] for card in ELEMENT_CARDS})
    count[MADNESS] = madness
    for element in ELEMENTS:
        count.update(("spell", key) for level in (1, 2, 3) for key in library(element, level))
    for kind in KINDS:
        count.update({(kind, key): copies for key, copies in STACKS[kind].items()})
    count.update(("page", key) for kind in ("cover", "inside", "final") for key in pages_of(kind))
    return +count


def status(state: State, setting: Setting) -> list[str]:
    """Everything impossible about a state; empty for a sound one."""
    reasons = list(_unknown_things(state, setting))
    return reasons or list(_impossible_things(state, setting))


def _unknown_things(state: State, setting: Setting) -> Iterator[str]:
    """Keys that no component has: nothing else can be said before they are mended."""
    if len(state.magicians) != setting.players:
        yield f"{setting.players} players, but {len(state.magicians)} places at the table"
    known = {*ELEMENT_CARDS, MADNESS}
    for seat, magician in enumerate(state.magicians):
        if magician.sheet not in MAGICIANS and not (state.phase == "setup" and not magician.sheet):
            yield f"seat {seat} has an unknown Magician {magician.sheet!r}"
        for card in (*magician.hand, *magician.deck, *magician.discard, *magician.support):
            if card not in known:
                yield f"seat {seat} has an unknown card {card!r}"
        for spell in magician.spells:
            if spell.key not in SPELLS:
                yield f"seat {seat} has an unknown Spell {spell.key!r}"
    for curse in state.track:
        if curse and (curse.kind not in KINDS or curse.key not in CURSES or not set(curse.tokens) <= set(ELEMENTS)):
            yield f"there is no {curse.kind} Curse {curse.key!r} with tokens {curse.tokens}"
    for what, keys, known_keys in (
        ("supply", state.supply, supply_stacks()),
        ("Library", state.library, ELEMENTS),
        ("Curse stacks", state.curses, KINDS),
        ("box", state.box.cards, {*ELEMENT_CARDS, MADNESS}),
    ):
        if (what == "box" and not set(keys) <= set(known_keys)) or (what != "box" and set(keys) != set(known_keys)):
            yield f"the {what} should have {', '.join(sorted(known_keys))}, not {', '.join(sorted(keys))}"
    if len(state.track) != len(PLACES):
        yield f"the Invocation track has {len(PLACES)} places for Curses, not {len(state.track)}"
    cover, *inside, final = state.grimoire if len(state.grimoire) > 1 else ("", "")
    if cover not in pages_of("cover") or final != "final" or not set(inside) <= set(pages_of("inside")):
        yield f"a Grimoire is a Cover, Inside pages and the Final page, not {', '.join(state.grimoire)}"


def _impossible_things(state: State, setting: Setting) -> Iterator[str]:
    for thing, here, box in KNOWLEDGE.miscounted(state, printed(setting)):
        yield f"{here} of {thing}, but the box holds {box}"
    for name, count in (*state.supply.items(), *state.box.cards.items(), ("madness stack", state.madness)):
        if count < 0:
            yield f"{name}: {count} cards"
    sheets = [magician.sheet for magician in state.magicians if magician.sheet]
    if len(set(sheets)) != len(sheets):
        yield f"one Magician sheet is used twice: {', '.join(sheets)}"
    if not 0 <= state.active < setting.players:
        yield f"seat {state.active} cannot be active"
    elif state.magicians[state.active].mad:
        yield f"seat {state.active} is active, but out of the game"
    if not 0 <= state.marker < LAST_SPACE:
        yield f"the Invocation marker cannot stand on {state.marker} between two steps"
    if not 0 <= state.turned < len(state.grimoire):
        yield f"{state.turned} pages turned of {len(state.grimoire)}"
    for kind, stack in state.curses.items():
        if stack.returned > len(stack.cards):
            yield f"{stack.returned} {kind} Curses were returned, but the stack has {len(stack.cards)}"
    for element, spells in state.library.items():
        if any(SPELLS[key].element != element for key in spells if key in SPELLS):
            yield f"the {element} stack of the Library holds Spells of another Element"
    for place, curse in zip(PLACES, state.track, strict=True):
        if curse and any(curse.tokens.count(element) > 1 for element in ELEMENTS):
            yield f"the Curse on {place} bears two tokens of one Element, but one Curse lays them all"
    if state.phase == "setup" and (state.turn or state.turned or any(magician.hand for magician in state.magicians)):
        yield "set-up is over, but Magicians are still to be chosen"
    if state.used:
        yield f"support cards are used for an Avatar between two steps: {', '.join(state.used)}"
    for seat, magician in enumerate(state.magicians):
        if any(spell.resolving for spell in magician.spells):
            yield f"seat {seat} has a Spell that is being resolved between two steps"
        if not 0 <= magician.known <= len(magician.deck):
            yield f"seat {seat}: {magician.known} known cards on a deck of {len(magician.deck)}"
        if magician.mad and (magician.hand or magician.deck or magician.discard or magician.support or magician.spells):
            yield f"seat {seat} is out of the game, but still has cards"
        keys = [spell.key for spell in magician.spells]
        if len(set(keys)) != len(keys):
            yield f"seat {seat} has a Spell twice"
