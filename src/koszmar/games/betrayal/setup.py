"""Before the first turn: explorers, scenario, decks, the three starting tiles, and who begins."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Flow, ask, ask_any
from koszmar.kernel.scene import Setting

from .cards import CARDS, DECKS
from .explored import explore
from .explorers import EXPLORERS, TRAITS
from .haunt import HAUNTS
from .scenarios import SCENARIOS
from .state import Deck, Explorer, House, LaidTile, Scene, State, Turn
from .tiles import START, TILES
from .tokens import BOX


def check_setting(setting: Setting) -> None:
    """Refuse explorers that do not exist, come twice or share a board, and what does not go together."""
    chosen = setting.options.explorers
    if len(chosen) > setting.players:
        raise BadSetting(f"{len(chosen)} explorers for {setting.players} players")
    for key in chosen:
        if key not in EXPLORERS:
            raise BadSetting(f"there is no explorer {key!r}; there are: {', '.join(EXPLORERS)}")
    colours = [EXPLORERS[key].colour for key in chosen]
    if len(set(colours)) < len(colours):
        raise BadSetting("two of these explorers are sides of the same board")
    number = setting.options.haunt
    if number and number not in HAUNTS:
        raise BadSetting(f"there is no haunt {number}; there are: {_in_runs(sorted(HAUNTS))}")
    if not setting.parameters.die:
        raise BadSetting("a die needs at least one face")


def _in_runs(numbers: list[int]) -> str:
    """Numbers in a row as "1 to 50".

    >>> _in_runs([1, 2, 3, 7, 51])
    '1 to 3, 7, 51'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs)


def setup(setting: Setting, chance: Chance) -> State:
    """The table before anybody has chosen anything.

    (setup.three-decks, setup.tile-stack, setup.place-starting-tiles, setup.track-and-tokens-aside,
    setup.haunt-books-aside)
    """
    decks = {name: Deck([key for key, card in CARDS.items() if card.deck == name]) for name in DECKS}
    for deck in decks.values():
        chance.shuffle(deck.cards)
    stack = list(TILES)
    chance.shuffle(stack)
    explorers = [Explorer() for _ in range(setting.players)]
    for seat, key in enumerate(setting.options.explorers):
        sit_down(explorers[seat], key)
    house = House({key: LaidTile(region, x, y) for key, (region, x, y) in START.items()})  # type: ignore[arg-type]
    return State("explorers", 0, 1, Turn(), 0, setting.options.scenario, explorers, house, stack, decks, dict(BOX), [])


def sit_down(explorer: Explorer, key: str) -> None:
    """Take a character board: clips on green, the figure in the Entrance Hall.

    (setup.clips-on-green, setup.start-entrance-hall, components.clips)
    """
    explorer.key = key
    explorer.traits = {trait: EXPLORERS[key].rows[trait].start for trait in TRAITS}
    explorer.place = "entrance-hall"


def choose_explorers(scene: Scene) -> Flow[None]:
    """Everybody takes a board, in whatever order; a board has two sides but is used once (setup.board-one-side)."""
    state = scene.state
    waiting = [seat for seat, explorer in enumerate(state.explorers) if not explorer.key]
    if waiting:
        seat, key = yield ask_any(waiting, "choose-explorer", free_boards(state), rule="setup.choose-character")
        sit_down(state.explorers[seat], key)
        scene.tell("explorer", seat=seat, number=seat + 1)
        return
    state.first = first_player(state, scene.options.month, scene.options.day)
    state.turn = Turn(state.first)
    scene.tell("first", seat=state.first)
    if scene.options.haunt:
        explore(scene, scene.options.haunt)
    else:
        state.phase = "turn-begins" if state.scenario else "scenario"


def free_boards(state: State) -> list[str]:
    """The explorers whose board nobody has."""
    taken = {EXPLORERS[explorer.key].colour for explorer in state.explorers if explorer.key}
    return [key for key, board in EXPLORERS.items() if board.colour not in taken]


def choose_scenario(scene: Scene) -> Flow[None]:
    """The players choose a Scenario card together; the first player says which.

    (setup.choose-scenario, setup.other-scenarios-box)
    """
    state = scene.state
    state.scenario = yield ask(state.first, "choose-scenario", list(SCENARIOS), rule="setup.choose-scenario")
    scene.tell("scenario", seat=state.first, scenario=state.scenario)
    state.phase = "turn-begins"


def first_player(state: State, month: int, day: int) -> int:
    """Whose birthday is next, counted from the date of play.

    (setup.first-player-birthday, setup.birthday-reference-date)
    """

    def days(seat: int) -> int:
        birthday = EXPLORERS[state.explorers[seat].key].birthday
        return ((birthday[0] - month) * 31 + birthday[1] - day) % (12 * 31)

    return min(range(len(state.explorers)), key=days)
