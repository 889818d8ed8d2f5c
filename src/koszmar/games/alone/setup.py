"""Before the first turn: character, decks, missions, the map, creatures, danger, hands (Set-up, Evil players)."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Flow, Key, ask
from koszmar.kernel.scene import Setting

from .bestiary import ORDINARY, values_of
from .characters import CHARACTERS
from .creatures import deploy, open_levels
from .difficulty import starting_items
from .items import deck
from .labyrinth import show
from .maps import make_station
from .missions import MISSIONS
from .reactions import REACTIONS
from .reactions.verbs import danger
from .round_end import deal
from .settings import DECKS
from .state import HERO, Elements, Mission, Notebook, Scene, SectorId, Sheet, State, Station, Turn
from .station import distances


def check_setting(setting: Setting) -> None:
    """Refuse decks and maps that do not go together."""
    options = setting.options
    if options.decks:
        if len(set(options.decks)) != 2 or len(options.decks) != 2:
            raise BadSetting("two different reaction decks are needed")
        for name in options.decks:
            if name not in DECKS:
                raise BadSetting(f"there is no reaction deck {name!r}; there are: {', '.join(DECKS)}")
    if len(setting.parameters.healing) < 2:
        raise BadSetting("the round track needs at least two spaces")


def setup(setting: Setting, chance: Chance) -> State:
    """The table before anybody has chosen anything (mission.three-cards, mission.different-rooms)."""
    missions = draw_missions(chance)
    rooms = [MISSIONS[key].room for key in missions]
    station, missions = make_station(setting, chance, missions, rooms)
    finals = sorted(key for key, card in MISSIONS.items() if card.deck == "fm" and key != missions[2])
    items = deck()
    chance.shuffle(items)
    return State(
        phase="setup",
        round=1,
        turn_number=0,
        number=0,
        turn=Turn(),
        sheet=Sheet(health=setting.parameters.status, sanity=setting.parameters.status),
        leader=1,
        station=Station.of(station),
        elements={sector: Elements() for sector in station.sectors},
        blocked=[],
        jacked=[],
        creatures=[],
        hero=station.start,
        labyrinth={},
        memory={},
        erased=[],
        origins={},
        box={name: full_deck(name) for name in DECKS},
        decks={},
        discards={},
        hands=[[] for _ in range(setting.players)],
        track=[],
        track_extra=0,
        items=items,
        items_out=[],
        found=[],
        starting=[Mission(missions[0]), Mission(missions[1])],
        final=Mission(missions[2]),
        active=False,
        spare_missions=finals,
        characters=list(CHARACTERS),
        danger_due=0,
        notes=Notebook(),
        over="",
    )


def full_deck(name: str) -> list[str]:
    """All cards of a reaction deck, not shuffled (evil.deck-size)."""
    return [key for key, card in REACTIONS.items() if card.deck == name for _ in range(card.copies)]


def draw_missions(chance: Chance) -> list[str]:
    """An SM, a PM and an FM in three different rooms."""
    chosen: list[str] = []
    for kind in ("sm", "pm", "fm"):
        cards = [key for key, card in MISSIONS.items() if card.deck == kind]
        chance.shuffle(cards)
        taken = [MISSIONS[key].room for key in chosen]
        chosen.append(next(key for key in cards if MISSIONS[key].room not in taken))
    return chosen


def set_up(scene: Scene) -> Flow[None]:
    """What is chosen at the table, in order (difficulty.chosen-at-setup, evil.two-decks, evil.four-decks).

    (setup.hero-start, setup.round-marker, adrenaline.start-pool, status.start-values, hidden.orientation,
    light.start-dark, evil.start-danger)
    """
    state = scene.state
    yield from choose_character(scene)
    yield from choose_decks(scene)
    starting_items(scene)
    show(scene, state.hero)
    yield from place_creatures(scene)
    yield from danger(scene, state.leader, scene.parameters.start_danger)
    yield from deal(scene)
    scene.tell("round", number=1)
    state.phase = "start"


def choose_character(scene: Scene) -> Flow[None]:
    """The Hero takes one of four characters (setup.character)."""
    state = scene.state
    key = scene.options.character
    if not key:
        options: list[Key] = list(CHARACTERS)
        key = yield ask(HERO, "choose-character", options, rule="setup.character")
    state.sheet.character = key
    state.characters.remove(key)
    scene.tell("character", character=key)


def choose_decks(scene: Scene) -> Flow[None]:
    """The Leader picks two of the four reaction decks; everybody sees which (evil.two-decks, evil.deck-size)."""
    state = scene.state
    chosen = list(scene.options.decks)
    while len(chosen) < 2:
        options: list[Key] = [name for name in DECKS if name not in chosen]
        chosen.append((yield ask(state.leader, "choose-deck", options, rule="evil.two-decks")))
    for name in chosen:
        cards = state.box.pop(name)
        scene.chance.shuffle(cards)
        state.decks[name], state.discards[name] = cards, []
    scene.tell("decks", decks=chosen)


def far_away(scene: Scene, kind: str) -> list[SectorId]:
    """Where a creature of a kind may be at the beginning (evil.start-creatures)."""
    sectors, levels = scene.state.station.sectors, open_levels(scene)
    least = max(scene.parameters.start_distance, values_of(scene, kind).distance)
    away = distances(scene.state.station, scene.state.hero)
    return [sector for sector, steps in away.items() if steps >= least and sectors[sector].level in levels]


def place_creatures(scene: Scene) -> Flow[None]:
    """Creatures of different kinds, far enough away, without noise (evil.start-creatures, evil.initial-creatures)."""
    state = scene.state
    kinds: list[str] = []
    for _ in range(scene.parameters.start_creatures):
        options: list[Key] = [
            (kind, sector) for kind in ORDINARY if kind not in kinds for sector in far_away(scene, kind)
        ]
        if not options:
            return
        kind, sector = yield ask(state.leader, "place-creature", options, rule="evil.start-creatures")
        kinds.append(kind)
        yield from deploy(scene, kind, sector, quiet=True)
