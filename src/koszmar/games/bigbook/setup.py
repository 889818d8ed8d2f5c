"""Set-up: the stacks around the board, the Grimoire, the Library, and what each Magician starts with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Flow, ask_any
from koszmar.kernel.scene import Setting

from .cards import ELEMENTS, MADNESS, VALUES
from .curses import KINDS, STACKS
from .decks import draw
from .grimoire import pages_of
from .magicians import MAGICIANS
from .settings import Options, Parameters, supply_stacks
from .spell_cards import BASIC, library
from .state import PLACES, Box, CurseStack, Magician, Scene, Spell, State

LEVELS = (1, 2, 3)
"""Levels of the Library Spells, the top of a stack first."""


def setup(setting: Setting, chance: Chance) -> State:
    """The table before the Magicians are chosen. Every shuffle happens here, unseen by anybody."""
    options, parameters = setting.options, setting.parameters
    covers, pages = _shuffled(pages_of("cover"), chance), _shuffled(pages_of("inside"), chance)
    count = parameters.inside_pages
    shelves = {(element, level): _shuffled(library(element, level), chance) for element in ELEMENTS for level in LEVELS}
    madness = parameters.madness_by_players[setting.players]
    state = State(
        phase="setup",
        turn=0,
        active=chance.below(setting.players),  # setup.first-player
        magicians=[Magician() for _ in range(setting.players)],  # nothing anywhere yet (setup.start-empty)
        supply={card: parameters.element_cards[int(card[-1])] for card in supply_stacks()},
        madness=madness,  # setup.madness-stack-place
        # five stacks, each shuffled on its own: setup.curse-stacks, setup.curse-shuffle
        curses={kind: CurseStack(_shuffled(Counter(STACKS[kind]).elements(), chance)) for kind in KINDS},
        track=[None] * len(PLACES),  # setup.no-curses-yet
        marker=0,  # setup.invocation-marker
        row=0,  # setup.round-marker
        # setup.grimoire-cover, setup.grimoire-inside, setup.grimoire-final
        grimoire=[covers[0], *pages[:count], "final"],
        turned=0,
        # one of each level, the lowest on top and face up
        # (setup.library-draw, setup.library-stacks, setup.library-reveal)
        library={element: [shelves[element, level][0] for level in LEVELS] for element in ELEMENTS},
        removed=[],
        box=Box(
            covers=covers[1:],
            pages=pages[count:],
            spells=[key for shelf in shelves.values() for key in shelf[1:]],  # setup.library-pool-fixed
            cards={f"{element}-1": parameters.element_cards[1] for element in ELEMENTS}
            | {MADNESS: max(0, parameters.madness_cards - madness)},
        ),
    )
    for seat, sheet in enumerate(options.magicians):
        state.magicians[seat].sheet = sheet
    return state


def _shuffled(things: Iterable[str], chance: Chance) -> list[str]:
    cards = list(things)
    chance.shuffle(cards)
    return cards


def choose_magicians(scene: Scene) -> Flow[None]:
    """Each player takes a Magician sheet, in any order; then the decks are made (setup.magician-choice)."""
    magicians = scene.state.magicians
    while waiting := [seat for seat, magician in enumerate(magicians) if not magician.sheet]:
        seat, sheet = yield ask_any(
            waiting, "choose-magician", sheets_left(scene), rule="setup.magician-choice", pause=True
        )
        magicians[seat].sheet = sheet
        scene.tell("choose-magician", seat=seat, sheet=sheet, number=seat + 1)
    for seat in range(scene.players):
        take_starting_cards(scene, seat)
    scene.state.phase = "monster"


def sheets_left(scene: Scene) -> list[str]:
    """The sheets that can still be taken (setup.magician-unique, variant.nightmare-shortage)."""
    taken = frozenset(magician.sheet for magician in scene.state.magicians if magician.sheet)
    return list(_sheets_left(taken, scene.players, scene.options.nightmare, scene.parameters.element_cards[1]))


@lru_cache(maxsize=4096)
def _sheets_left(taken: frozenset[str], players: int, nightmare: bool, there: int) -> tuple[str, ...]:
    free = [sheet for sheet in MAGICIANS if sheet not in taken]
    return tuple(sheet for sheet in free if can_be_completed(taken | {sheet}, players, nightmare, there))


def can_be_completed(taken: frozenset[str], players: int, nightmare: bool, there: int) -> bool:
    """Whether the sheets taken so far can be part of a line-up for which there are enough value-1 cards."""
    free = [sheet for sheet in MAGICIANS if sheet not in taken]
    return any(not _short_of((*taken, *rest), nightmare, there) for rest in combinations(free, players - len(taken)))


def short_of(sheets: tuple[str, ...], options: Options, parameters: Parameters) -> tuple[str, ...]:
    """The Elements of which a line-up needs more value-1 cards than there are (variant.nightmare-shortage)."""
    return _short_of(sheets, options.nightmare, parameters.element_cards[1])


@lru_cache(maxsize=4096)
def _short_of(sheets: tuple[str, ...], nightmare: bool, there: int) -> tuple[str, ...]:
    needed = {element: sum(starting_cards(sheet, nightmare)[element] for sheet in sheets) for element in ELEMENTS}
    return tuple(element for element in ELEMENTS if needed[element] > there)


def starting_cards(sheet: str, nightmare: bool) -> dict[str, int]:
    """Value-1 cards by Element; in Nightmare mode one replaces the value-2 card (variant.nightmare)."""
    cards = dict(MAGICIANS[sheet].starting)
    if nightmare:
        cards[MAGICIANS[sheet].element] += 1
    return cards


def take_starting_cards(scene: Scene, seat: int) -> None:
    """The four Basic Spells, and a deck of the cards on the sheet (setup.basic-spells, setup.starting-deck).

    Value-1 cards that nobody takes stay in the box (setup.value-1-to-box).
    """
    state, options, magician = scene.state, scene.options, scene.state.magicians[seat]
    magician.spells = [Spell(key) for key in BASIC]
    for element, count in starting_cards(magician.sheet, options.nightmare).items():
        state.box.cards[f"{element}-1"] -= count
        magician.deck += [f"{element}-1"] * count
    if not options.nightmare:  # there it stays in the supply (variant.nightmare-returned)
        card = f"{MAGICIANS[magician.sheet].element}-2"
        state.supply[card] -= 1  # setup.value-2-from-supply
        magician.deck.append(card)
    if options.terrifying:  # shuffled in before the opening hand is drawn (variant.terrifying-before-hand)
        for _ in range(scene.parameters.terrifying_madness):
            state.madness -= 1  # variant.terrifying-source
            magician.deck.append(MADNESS)
    scene.chance.shuffle(magician.deck)  # setup.deck-shuffle
    draw(scene, seat, scene.parameters.hand_size)  # setup.opening-hand


def check_setting(setting: Setting) -> None:
    """Refuse numbers and line-ups with which no match can be set up."""
    numbers = setting.parameters
    for table, name, keys in (
        (numbers.madness_by_players, "madness_by_players", (setting.players,)),
        (numbers.element_cards, "element_cards", VALUES),
        (numbers.acquire_cost, "acquire_cost", (2, 3)),
        (numbers.multi_curses, "multi_curses", (setting.options.level,)),
    ):
        if missing := [key for key in keys if key not in table]:
            raise BadSetting(f"bigbook parameter {name} says nothing for {', '.join(map(str, missing))}")
    if not numbers.multi_curses[setting.options.level]:
        raise BadSetting("bigbook parameter multi_curses needs a number for at least one round")
    if setting.options.terrifying:
        needed = setting.players * numbers.terrifying_madness
        if needed > numbers.madness_by_players[setting.players]:
            raise BadSetting(f"the starting decks need {needed} Madness, more than the stack holds")
    if not setting.options.nightmare and numbers.element_cards[2] < 2:
        raise BadSetting("two Magicians of one Element need two value-2 cards for their starting decks")
    check_magicians(setting)


def check_magicians(setting: Setting) -> None:
    """Magicians named before the match: one for each seat, each once, and enough cards for all."""
    options, numbers = setting.options, setting.parameters
    for sheet in options.magicians:
        if sheet not in MAGICIANS:
            raise BadSetting(f"there is no Magician {sheet!r}; there are: {', '.join(MAGICIANS)}")
    if options.magicians:
        sheets = options.magicians
        if len(sheets) != setting.players or len(set(sheets)) != len(sheets):
            wanted = f"{setting.players} players need {setting.players} different Magicians"
            raise BadSetting(f"{wanted}, not {', '.join(sheets)}")
        if missing := short_of(sheets, options, numbers):
            raise BadSetting(f"this line-up needs more value-1 cards of {', '.join(missing)} than there are")
    elif not can_be_completed(frozenset(), setting.players, options.nightmare, numbers.element_cards[1]):
        raise BadSetting("bigbook parameter element_cards leaves too few value-1 cards for any line-up")
