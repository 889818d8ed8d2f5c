"""Before the first round: the ship, tokens, decks, Objectives, and the draft of characters."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from koszmar.kernel.chance import Chance
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.flow import Flow, Key, ask
from koszmar.kernel.scene import Setting
from koszmar.parts.board import Overlay
from koszmar.parts.cards import Deck

from .action_cards import CHARACTERS
from .ending import COORDINATES, DAMAGED, WORKING
from .enemies import ENEMIES, Enemy
from .hand import CARDS_OF_CONTAMINATION
from .item_cards import COLOURS, ITEMS
from .objectives import deck_for
from .rooms import ROOMS
from .ship import ENGINE_ROOMS, HIBERNATORIUM, ONES, SPECIAL, TWOS
from .state import Character, Item, ItemDeck, Pod, Room, Scene, Slot, Stage, State, Turn
from .wounds import SERIOUS_WOUNDS

T = TypeVar("T")

PODS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}
"""Escape Pods by number of players (setup.pods-1-2, setup.pods-3-4, setup.pods-5)."""
RED_CORPSES = 5


def check_setting(setting: Setting) -> None:
    """Refuse characters that do not exist, come twice, or are more than the players."""
    chosen = setting.options.characters
    for key in chosen:
        if key not in CHARACTERS:
            raise BadSetting(f"there is no character {key!r}; there are: {', '.join(CHARACTERS)}")
    if len(set(chosen)) < len(chosen):
        raise BadSetting("a character is chosen twice")
    if chosen and len(chosen) != setting.players:
        raise BadSetting(f"{len(chosen)} characters are chosen for {setting.players} players")
    if setting.parameters.blue >= setting.parameters.time:
        raise BadSetting("the blue spaces of the Time track must come after its green one")


def setup(setting: Setting, chance: Chance) -> State:
    """The table before the draft.

    (setup.first-player, setup.time-marker, setup.destination-marker, setup.coordinates, setup.engines-stack,
    setup.eggs, setup.weaknesses, setup.decks, setup.crafted-deck, setup.scanner, setup.supply)
    """
    players, enemy = setting.players, ENEMIES[setting.options.enemy]
    rooms, spare_rooms, spare_tokens = lay_ship(enemy, chance)
    numbers = list(range(1, players + 1))
    chance.shuffle(numbers)  # setup.help-cards
    weaknesses = shuffled(chance, enemy.weaknesses)
    coordinates = shuffled(chance, COORDINATES)
    pods, spare_pods = lay_pods(players, chance)
    infected = shuffled(chance, [number < setting.parameters.infected for number in range(CARDS_OF_CONTAMINATION)])
    contamination = [f"contamination-{number + 1}" for number in range(CARDS_OF_CONTAMINATION)]
    objectives, spare = deal_objectives(setting, chance)
    characters = [
        Character(number=number, room=HIBERNATORIUM, objectives=objectives[seat]) for seat, number in enumerate(numbers)
    ]
    state = State(
        phase="draft",
        round=0,
        number=0,
        turn=Turn(),
        first=numbers.index(1),
        characters=characters,
        draft=shuffled(chance, CHARACTERS),
        offered=[],
        rooms=rooms,
        corridors=Overlay(),
        technical_noise=False,
        spare_rooms=spare_rooms,
        spare_tokens=spare_tokens,
        intruders=[],
        bag=[],
        supply=[],
        aside=[],
        removed=[],
        eggs=setting.parameters.eggs,
        lairs_destroyed=0,
        queen_dead=False,
        met=0,
        weaknesses=weaknesses[:3],
        discovered=[False] * 3,
        spare_weaknesses=weaknesses[3:],
        time=setting.parameters.time,
        destruct=-1,
        engines=[shuffled(chance, (WORKING, DAMAGED)) for _ in ENGINE_ROOMS],
        engines_seen=[[] for _ in ENGINE_ROOMS],
        coordinates=coordinates[0],
        spare_coordinates=coordinates[1:],
        coordinates_seen=[],
        destination="b",
        pods=pods,
        spare_pods=spare_pods,
        airlock="",
        events=Deck(shuffled(chance, enemy.events)),
        events_top=[],
        events_bottom=[],
        attacks=Deck(shuffled(chance, enemy.attacks)),
        panic=Deck(shuffled(chance, enemy.panic)),
        serious=Deck(shuffled(chance, [key for key, (copies, _) in SERIOUS_WOUNDS.items() for _ in range(copies)])),
        contamination=Deck(contamination),
        discards={name: [] for name in ("events", "attacks", "panic", "serious", *COLOURS)},
        items={colour: ItemDeck(shuffled(chance, item_deck(colour))) for colour in COLOURS},
        crafted={key: card.copies for key, card in ITEMS.items() if card.colour == "blue"},
        infected=dict(zip(contamination, infected, strict=True)),
        scanned={},
        corpses=RED_CORPSES,
        spare_objectives=spare,
        objectives_seen=[[] for _ in characters],
        quiet=[],
        peaceful=False,
        drawn=[],
        stage=Stage(),
        found=[],
        outcomes=[""] * players,
    )
    state.rooms[HIBERNATORIUM].objects.append("corpse-blue")  # setup.blue-corpse
    return state


def shuffled(chance: Chance, things: Iterable[T]) -> list[T]:
    """Things in a random order, as a list."""
    order = list(things)
    chance.shuffle(order)
    return order


@cache
def item_deck(colour: str) -> tuple[str, ...]:
    """All cards of an Item deck (item.decks)."""
    return tuple(key for key, card in ITEMS.items() if card.colour == colour for _ in range(card.copies))


# -- the ship ------------------------------------------------------------------------------------------------------


def lay_ship(enemy: Enemy, chance: Chance) -> tuple[dict[Slot, Room], list[str], list[str]]:
    """Room tiles face down at random and a token on each; what is left over.

    (setup.rooms-1, setup.rooms-2, setup.remove-slime-room, setup.exploration-on-rooms, setup.exploration-on-engines,
    setup.all-exploration-tokens-used, setup.remove-exploration-tokens, setup.add-lair-tokens, baserace.exploration)
    """
    ones = shuffled(chance, [key for key, tile in ROOMS.items() if tile.group == "1"])
    twos = shuffled(chance, [key for key, tile in ROOMS.items() if tile.group == "2" and key not in enemy.rooms_out])
    tokens = shuffled(chance, enemy.exploration)
    tiles = {**dict(zip(ONES, ones, strict=True)), **dict(zip(TWOS, twos, strict=False)), **SPECIAL}
    rooms: dict[Slot, Room] = {}
    for slot in sorted(tiles):
        has_token = slot not in SPECIAL or (enemy.explores_engines and slot in ENGINE_ROOMS)
        rooms[slot] = Room(tiles[slot], tokens.pop() if has_token else "", slot in SPECIAL)
    return rooms, sorted(twos[len(TWOS) :]), sorted(tokens)


def lay_pods(players: int, chance: Chance) -> tuple[list[Pod], list[int]]:
    """Random Pods in ascending order, to the sections in turn, locked; the others are boxed.

    (setup.pods-order, setup.pods-locked, setup.pods-rest-boxed, pod.locked-start)
    """
    numbers = shuffled(chance, (1, 2, 3, 4))
    used = sorted(numbers[: PODS[players]])
    return [Pod(number, "ab"[place % 2]) for place, number in enumerate(used)], sorted(numbers[PODS[players] :])  # type: ignore[arg-type]


def deal_objectives(setting: Setting, chance: Chance) -> tuple[list[list[str]], list[str]]:
    """1 Corporate and 1 Personal Objective each, or 2 Solo/Co-op ones, or only 1 by a ruling; those not dealt.

    (setup.objectives-filter, setup.objectives-deal, setup.draft-after-objectives, solo.objectives, coop.objectives)
    """
    players = setting.players
    if players == 1 or setting.options.mode == "cooperative":
        cards = shuffled(chance, deck_for("cooperative", players))
        dealt: list[list[str]] = [[] for _ in range(players)]
        twice = players == 1 or setting.rulings.coop_objectives == "two-each"
        for hand in [*dealt, *dealt] if twice else dealt:  # 7 cards: with 4 or 5 players the last have only one
            if cards:
                hand.append(cards.pop())
        return dealt, sorted(cards)
    corporate, personal = (shuffled(chance, deck_for(kind, players)) for kind in ("corporate", "personal"))
    dealt = [[corporate.pop(), personal.pop()] for _ in range(players)]
    return dealt, sorted([*corporate, *personal])


# -- the draft -----------------------------------------------------------------------------------------------------


def draft(scene: Scene) -> Flow[None]:
    """In order of the player numbers everybody takes one of two random characters; then the first round begins.

    (setup.draft-order, setup.draft-choice, setup.own-character-only)
    """
    state = scene.state
    for number in range(1, scene.players + 1):
        seat = next(seat for seat, one in enumerate(state.characters) if one.number == number)
        if scene.options.characters:
            key = scene.options.characters[seat]
        else:
            state.offered = sorted(state.draft[:2])
            scene.reveal()
            options: list[Key] = list(state.offered)
            key = yield ask(seat, "choose-character", options, rule="setup.draft-choice")
            state.offered = []
        state.draft.remove(key)
        scene.chance.shuffle(state.draft)
        take_character(scene, seat, key)
    fill_bag(scene)
    state.phase = "round"


def take_character(scene: Scene, seat: int, key: str) -> None:
    """The board, deck, weapon and Quest Items of a character.

    (setup.character-board, setup.action-deck, setup.start-weapon, setup.quest-items, setup.start-room,
    setup.insanity-track, setup.discard-space, setup.inventory)
    """
    card, character = CHARACTERS[key], scene.state.characters[seat]
    weapon = ITEMS[card.weapon].weapon
    assert weapon is not None
    character.key = key
    character.deck = shuffled(scene.chance, card.deck)
    character.hands = [Item(card.weapon, weapon.ammo)]
    character.quests = list(card.quests)
    scene.tell("character", seat=seat, character=key)


def fill_bag(scene: Scene) -> None:
    """The Intruder bag (setup.bag-base, setup.bag-per-player, setup.bag-insanity-tokens, setup.bag-total)."""
    state = scene.state
    enemy = ENEMIES[scene.options.enemy]
    bag, state.supply = enemy.tokens(scene.players, [one.key for one in state.characters], scene.chance)
    state.bag = sorted(bag)
