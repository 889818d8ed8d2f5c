"""Before the first round: the box, the ship, the bag, the cards that are dealt, and the draft."""

from collections import Counter

import pytest

from koszmar.games.nemesis.action_cards import CHARACTERS
from koszmar.games.nemesis.enemies import ENEMIES
from koszmar.games.nemesis.item_cards import COLOURS, ITEMS
from koszmar.games.nemesis.objectives import OBJECTIVES
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.rooms import ROOMS
from koszmar.games.nemesis.ship import CORRIDORS, ENTRANCES, EXITS, ONES, SPECIAL, TWOS
from koszmar.games.nemesis.state import State
from koszmar.games.nemesis.wounds import SERIOUS_WOUNDS
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match

VOID = ENEMIES["void-seeders"]
SIX = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")


def fresh(players: int = 3, seed: str = "a ship", **options: object) -> State:
    """A match that has just been drafted."""
    match = Match.new("nemesis", players=players, options={"characters": SIX[:players], **options}, seed=seed)
    return match.state  # type: ignore[no-any-return]


SEEDS = [f"seed {number}" for number in range(12)]

# -- the box -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/components.void-tokens")
def test_there_are_sixteen_numbered_tokens_and_a_blank() -> None:
    state = fresh()
    tokens = [token for token in (*state.bag, *state.supply) if not token.startswith("insanity")]
    assert len(tokens) == 17
    assert tokens.count("blank") == 1
    numbers = Counter(int(token.split("-")[1]) for token in tokens if token != "blank")
    assert numbers == {1: 3, 2: 5, 3: 5, 4: 3}


@pytest.mark.rule("nemesis/components.insanity-tokens")
@pytest.mark.rule("nemesis/insanity.one-token-per-player")
@pytest.mark.rule("nemesis/setup.bag-insanity-tokens")
@pytest.mark.rule("nemesis/setup.unused-insanity-boxed")
def test_the_bag_has_an_insanity_token_for_each_character_in_play_and_no_other() -> None:
    state = fresh(3)
    found = sorted(token for token in (*state.bag, *state.supply) if token.startswith("insanity"))
    assert found == ["insanity-captain", "insanity-pilot", "insanity-scientist"]
    assert all(token in state.bag for token in found)


@pytest.mark.rule("nemesis/components.attack-cards")
@pytest.mark.rule("nemesis/components.event-cards")
@pytest.mark.rule("nemesis/components.panic-cards")
@pytest.mark.rule("nemesis/components.weakness-cards")
@pytest.mark.rule("nemesis/setup.swap-decks")
def test_the_decks_of_the_void_seeders() -> None:
    assert [len(VOID.attacks), len(VOID.events), len(VOID.panic), len(VOID.weaknesses)] == [20, 20, 20, 8]
    state = fresh()
    assert sorted(state.events.cards) == sorted(VOID.events)
    assert sorted(state.attacks.cards) == sorted(VOID.attacks)


@pytest.mark.rule("nemesis/components.minis-lair")
@pytest.mark.rule("nemesis/components.minis-lurker")
@pytest.mark.rule("nemesis/components.minis-whisperer")
@pytest.mark.rule("nemesis/components.minis-stalker")
@pytest.mark.rule("nemesis/components.minis-despoiler")
@pytest.mark.rule("nemesis/components.no-larva")
@pytest.mark.rule("nemesis/components.four-types")
def test_the_miniatures_of_the_void_seeders() -> None:
    assert dict(VOID.miniatures) == {"lurker": 6, "whisperer": 4, "stalker": 1, "despoiler": 1, "lair": 3}


@pytest.mark.rule("nemesis/components.lair-exploration-tokens")
@pytest.mark.rule("nemesis/setup.remove-exploration-tokens")
@pytest.mark.rule("nemesis/setup.add-lair-tokens")
def test_the_pool_of_exploration_tokens_has_three_lairs_and_neither_slime_nor_silence() -> None:
    kinds = Counter(token.partition("-")[0] for token in VOID.exploration)
    assert kinds == {"malfunction": 8, "doors": 4, "fire": 2, "danger": 2, "lair": 3}


@pytest.mark.rule("nemesis/contam.deck")
@pytest.mark.rule("nemesis/setup.scanner")
def test_there_are_27_contamination_cards_apart_and_seven_are_infected() -> None:
    state = fresh()
    assert len(state.contamination.cards) == 27
    assert sum(state.infected.values()) == 7


@pytest.mark.rule("nemesis/setup.decks")
@pytest.mark.rule("nemesis/item.decks")
@pytest.mark.rule("nemesis/setup.crafted-deck")
def test_the_decks_beside_the_board() -> None:
    state = fresh()
    assert {colour: len(state.items[colour].cards) for colour in COLOURS} == {"red": 30, "yellow": 30, "green": 30}
    assert sum(state.crafted.values()) == 12
    assert len(state.serious.cards) == 16
    assert len(state.panic.cards) == 20


@pytest.mark.rule("nemesis/wound.deck")
def test_sixteen_serious_wounds_of_five_kinds() -> None:
    assert {key: copies for key, (copies, _) in SERIOUS_WOUNDS.items()} == {
        "back": 4, "leg": 3, "hand": 3, "bleeding": 3, "arm": 3
    }  # fmt: skip


@pytest.mark.rule("nemesis/setup.supply")
def test_the_supply_holds_five_red_corpses_and_eight_of_each_hazard() -> None:
    match = Match.new("nemesis", players=2, seed=1)
    assert match.state.corpses == 5
    assert (match.setting.parameters.fires, match.setting.parameters.malfunctions) == (8, 8)


# -- the ship ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/noise.each-number-once")
@pytest.mark.rule("nemesis/setup.board-basic-side")
def test_every_room_has_the_numbers_one_to_four_once() -> None:
    assert len(CORRIDORS) == 28
    for room, found in EXITS.items():
        printed = [number for ends, numbers in CORRIDORS.items() if room in ends for number in numbers]
        assert sorted([*printed, *ENTRANCES.get(room, ())]) == [1, 2, 3, 4]
        assert sorted(found) == [1, 2, 3, 4]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("nemesis/setup.rooms-1")
@pytest.mark.rule("nemesis/setup.rooms-2")
@pytest.mark.rule("nemesis/setup.remove-slime-room")
@pytest.mark.rule("nemesis/room.ones-always")
def test_all_rooms_one_and_five_of_eight_rooms_two_lie_face_down(seed: str) -> None:
    state = fresh(seed=seed)
    assert sorted(state.rooms[slot].tile for slot in ONES) == sorted(k for k, t in ROOMS.items() if t.group == "1")
    twos = {state.rooms[slot].tile for slot in TWOS}
    assert len(twos) == 5
    assert "slime" not in twos
    assert sorted([*twos, *state.spare_rooms]) == sorted(k for k, t in ROOMS.items() if t.group == "2" and k != "slime")
    assert not any(state.rooms[slot].explored for slot in (*ONES, *TWOS))


def test_another_seed_is_another_ship() -> None:
    assert len({tuple(room.tile for room in fresh(seed=seed).rooms.values()) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("nemesis/setup.exploration-on-rooms")
@pytest.mark.rule("nemesis/setup.exploration-on-engines")
@pytest.mark.rule("nemesis/setup.all-exploration-tokens-used")
def test_every_tile_and_every_engine_room_has_a_token_and_none_is_left() -> None:
    state = fresh()
    with_token = {slot for slot, room in state.rooms.items() if room.token}
    assert with_token == {*ONES, *TWOS, "19", "20", "21"}
    assert sorted(room.token for room in state.rooms.values() if room.token) == sorted(VOID.exploration)
    assert state.spare_tokens == []


@pytest.mark.rule("nemesis/special.explored")
def test_special_rooms_are_explored_from_the_start() -> None:
    state = fresh()
    assert {slot for slot, room in state.rooms.items() if room.explored} == set(SPECIAL)


@pytest.mark.rule("nemesis/door.start-open")
def test_all_doors_start_open_and_no_corridor_is_noisy() -> None:
    state = fresh()
    assert state.corridors.links == {}
    assert state.corridors.things == {}
    assert not state.technical_noise


@pytest.mark.rule("nemesis/setup.coordinates")
@pytest.mark.rule("nemesis/setup.destination-marker")
def test_one_of_eight_coordinates_cards_is_used_and_the_marker_is_on_b() -> None:
    states = [fresh(seed=seed) for seed in SEEDS]
    assert len({state.coordinates for state in states}) > 2
    assert sorted([states[0].coordinates, *states[0].spare_coordinates]) == sorted("12345678")
    assert states[0].destination == "b"


@pytest.mark.parametrize(("players", "pods"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
@pytest.mark.rule("nemesis/setup.pods-1-2")
@pytest.mark.rule("nemesis/setup.pods-3-4")
@pytest.mark.rule("nemesis/setup.pods-5")
@pytest.mark.rule("nemesis/setup.pods-order")
@pytest.mark.rule("nemesis/setup.pods-locked")
@pytest.mark.rule("nemesis/setup.pods-rest-boxed")
@pytest.mark.rule("nemesis/pod.locked-start")
def test_pods_by_number_of_players_lie_in_ascending_order_in_turn_and_locked(players: int, pods: int) -> None:
    state = fresh(players)
    numbers = [pod.number for pod in state.pods]
    assert len(numbers) == pods
    assert numbers == sorted(numbers)
    assert [pod.section for pod in state.pods] == list("abab"[:pods])
    assert all(pod.locked and not pod.launched for pod in state.pods)
    assert sorted([*numbers, *state.spare_pods]) == [1, 2, 3, 4]


@pytest.mark.rule("nemesis/setup.engines-stack")
@pytest.mark.rule("nemesis/setup.engine-top-token")
def test_each_engine_has_both_tokens_in_a_random_order() -> None:
    states = [fresh(seed=seed) for seed in SEEDS]
    assert all(sorted(engine) == ["damaged", "working"] for state in states for engine in state.engines)
    assert len({tuple(engine[0] for engine in state.engines) for state in states}) > 2


@pytest.mark.rule("nemesis/setup.eggs")
@pytest.mark.rule("nemesis/setup.weaknesses")
def test_five_eggs_and_three_of_eight_weaknesses_face_down() -> None:
    state = fresh()
    assert state.eggs == 5
    assert len(state.weaknesses) == 3
    assert state.discovered == [False, False, False]
    assert sorted([*state.weaknesses, *state.spare_weaknesses]) == sorted(VOID.weaknesses)


@pytest.mark.rule("nemesis/setup.time-marker")
def test_time_starts_on_the_green_space() -> None:
    assert fresh().time == 15


@pytest.mark.rule("nemesis/setup.blue-corpse")
def test_the_blue_corpse_lies_in_the_hibernatorium() -> None:
    assert fresh().rooms["11"].objects == ["corpse-blue"]


# -- the bag -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.rule("nemesis/setup.bag-base")
@pytest.mark.rule("nemesis/setup.bag-per-player")
@pytest.mark.rule("nemesis/setup.bag-rest-supply")
@pytest.mark.rule("nemesis/setup.bag-total")
def test_the_bag_holds_a_blank_two_tokens_and_one_more_for_each_player(players: int) -> None:
    state = fresh(players)
    kinds = Counter(token.partition("-")[0] for token in state.bag)
    assert kinds == {"blank": 1, "seeder": 2 + players, "insanity": players}
    assert len(state.supply) == 16 - 2 - players
    assert state.bag == sorted(state.bag)


# -- the players ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/setup.help-cards")
@pytest.mark.rule("nemesis/setup.player-number")
@pytest.mark.rule("nemesis/setup.inventory")
@pytest.mark.rule("nemesis/setup.first-player")
def test_players_have_random_numbers_and_number_one_begins() -> None:
    states = [fresh(4, seed) for seed in SEEDS]
    assert all(sorted(one.number for one in state.characters) == [1, 2, 3, 4] for state in states)
    assert len({tuple(one.number for one in state.characters) for state in states}) > 3
    assert all(state.characters[state.first].number == 1 for state in states)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rule("nemesis/setup.objectives-filter")
@pytest.mark.rule("nemesis/setup.objectives-deal")
def test_one_corporate_and_one_personal_objective_that_fit_the_number_of_players(players: int) -> None:
    for seed in SEEDS:
        state = fresh(players, seed)
        dealt = [one.objectives for one in state.characters]
        assert all([OBJECTIVES[key].kind for key in two] == ["corporate", "personal"] for two in dealt)
        everything = [*(key for two in dealt for key in two), *state.spare_objectives]
        assert len(set(everything)) == len(everything)
        assert all(OBJECTIVES[key].players <= players for key in everything)
        assert all(one.kept == -1 for one in state.characters)


@pytest.mark.rule("nemesis/setup.draft-order")
@pytest.mark.rule("nemesis/setup.draft-choice")
@pytest.mark.rule("nemesis/setup.draft-after-objectives")
@pytest.mark.rule("nemesis/setup.own-character-only")
def test_the_draft_goes_by_player_number_each_one_of_two() -> None:
    match = Match.new("nemesis", players=3, seed="draft")
    taken: list[str] = []
    for number in (1, 2, 3):
        decision = match.decision
        assert decision is not None
        assert decision.prompt == "choose-character"
        assert len(decision.seats) == 1
        assert match.state.characters[decision.seat].number == number
        assert len(match.state.characters[decision.seat].objectives) == 2
        assert len(decision.options) == 2
        assert not set(decision.options) & set(taken)
        taken.append(str(decision.options[0]))
        match.choose(decision.options[0], decision.seat)
    assert sorted(one.key for one in match.state.characters) == sorted(taken)
    assert set(match.state.draft) == set(CHARACTERS) - set(taken)


@pytest.mark.rule("nemesis/setup.character-board")
@pytest.mark.rule("nemesis/setup.start-room")
@pytest.mark.rule("nemesis/setup.action-deck")
@pytest.mark.rule("nemesis/setup.start-weapon")
@pytest.mark.rule("nemesis/setup.quest-items")
@pytest.mark.rule("nemesis/setup.discard-space")
@pytest.mark.rule("nemesis/setup.insanity-track")
@pytest.mark.rule("nemesis/insanity.level")
def test_a_character_starts_with_deck_weapon_and_quests_in_the_hibernatorium() -> None:
    for character in fresh(5).characters:
        card = CHARACTERS[character.key]
        weapon = ITEMS[card.weapon].weapon
        assert weapon is not None
        assert character.room == "11"
        assert sorted([*character.deck, *character.hand]) == sorted(card.deck)
        assert [(item.key, item.ammo) for item in character.hands] == [(card.weapon, weapon.ammo)]
        assert character.quests == list(card.quests)
        assert (character.discard, character.inventory, character.insanity) == ([], [], 1)


def test_settings_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadSetting, match="no character 'cook'"):
        Match.new("nemesis", players=2, options={"characters": ("cook", "pilot")})
    with pytest.raises(BadSetting, match="twice"):
        Match.new("nemesis", players=2, options={"characters": ("pilot", "pilot")})
    with pytest.raises(BadSetting, match="1 characters are chosen for 2"):
        Match.new("nemesis", players=2, options={"characters": ("pilot",)})


# -- the other enemy, the other modes ------------------------------------------------------------------------------


@pytest.mark.rule("nemesis/baserace.bag")
@pytest.mark.rule("nemesis/baserace.tokens")
def test_the_bag_of_the_base_intruders() -> None:
    state = fresh(3, enemy="intruders")
    kinds = Counter(token.partition("-")[0] for token in state.bag)
    assert kinds == {"blank": 1, "larva": 4, "creeper": 1, "queen": 1, "adult": 6}
    everything = Counter([*state.bag, *state.supply])
    assert everything == {
        "blank": 1, "larva-1": 8, "creeper-1": 3, "adult-2": 4, "adult-3": 5, "adult-4": 3, "breeder-3": 1,
        "breeder-4": 1, "queen-4": 1,
    }  # fmt: skip


@pytest.mark.rule("nemesis/baserace.exploration")
def test_against_base_intruders_sixteen_of_twenty_tokens_are_used_and_engine_rooms_have_none() -> None:
    state = fresh(enemy="intruders")
    used = [room.token for slot, room in state.rooms.items() if slot in (*ONES, *TWOS)]
    assert len(used) == 16
    assert all(used)
    assert len(state.spare_tokens) == 4
    assert not any(state.rooms[slot].token for slot in ("19", "20", "21"))


@pytest.mark.rule("nemesis/solo.objectives")
@pytest.mark.rule("nemesis/coop.objectives")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_co_operative_objectives(players: int) -> None:
    state = fresh(players, mode="cooperative")
    assert all([OBJECTIVES[key].kind for key in one.objectives] == ["cooperative"] * 2 for one in state.characters)


@pytest.mark.rule("nemesis/coop.objectives")
@pytest.mark.parametrize(("players", "each"), [(1, 2), (2, 1), (5, 1)])
def test_by_a_ruling_friends_draw_a_single_objective(players: int, each: int) -> None:
    match = Match.new(
        "nemesis", players=players, seed="one", options={"mode": "cooperative"}, rulings={"coop-objectives": "one-each"}
    )
    assert [len(one.objectives) for one in match.scene.state.characters] == [each] * players


@pytest.mark.rule("nemesis/setup.intruder-equals-void-seeder")
@pytest.mark.rule("nemesis/insanity.no-larva-no-slime-on-board")
@pytest.mark.rule("nemesis/change.no-slime")
def test_void_seeders_bring_neither_larvae_nor_slime() -> None:
    assert "larva" not in VOID.miniatures
    assert not any(token.startswith("slime") for token in VOID.exploration)
    assert position().match.setting.options.enemy == "void-seeders"
