"""Monsters: stuns, movement rolls, the back stairs, attacks; traitors' privileges; death and the end."""

from typing import Any

import pytest

from koszmar.games.betrayal.bestiary import add_monster, stun
from koszmar.games.betrayal.haunt import GOALS, Goal
from koszmar.games.betrayal.monsters import ways_for
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.sides import heroes, living_heroes
from koszmar.games.betrayal.tokens import ASIDE, put_token, return_token
from koszmar.kernel.testing.driver import Driver


def hands(*rolls: Any, **more: object) -> Driver:
    """Haunt 12: two Troll Hands, played by seat 0 who holds the Amulet, after the revealer's turn (seat 0)."""
    table = {
        "haunt": 12, "cards": [["strange-amulet"]], "monsters": [beast("hand", "entrance-hall", 1, "troll-hand"),
        beast("hand", "basement-landing", 2, "troll-hand")], "places": ["upper-landing", "hallway", "hallway"],
        "rolls": rolls,
    }  # fmt: skip
    return position(**{**table, **more})  # type: ignore[arg-type]


@pytest.mark.rule("betrayal/haunt.monster-card-position")
@pytest.mark.rule("betrayal/haunt.monster-card-coop")
def test_monsters_act_after_the_player_whose_card_it_is() -> None:
    table = hands(1, 1, 1).choose("end")
    assert (table.decision.prompt, table.decision.seat) == ("choose-monster", 0)
    assert table.choose("done").decision.seat == 1
    calm = hands(revealer=1).choose("end")
    assert (calm.decision.prompt, calm.decision.seat) == ("act", 1)


@pytest.mark.rule("betrayal/monster.traitor-controls")
def test_the_traitor_plays_the_monsters() -> None:
    spirit = beast("spirit", "upper-landing", token="jacks-spirit")
    table = position(haunt=1, revealer=1, dead=[1], monsters=[spirit], rolls=[1, 1, 1]).choose("end")
    assert (table.decision.prompt, table.decision.seat) == ("choose-monster", 1)


@pytest.mark.rule("betrayal/monster.movement-roll")
@pytest.mark.rule("betrayal/monster.one-roll-per-type")
@pytest.mark.rule("betrayal/reference.monster-move")
def test_one_roll_of_speed_moves_all_of_a_kind() -> None:
    table = hands(2, 0, 1).choose("end", "hand-1")
    assert table.state.monsters.moves == 3
    table.choose("done", "hand-2")
    assert table.state.monsters.moves == 3
    assert len(table.events("roll-moves")) == 1


@pytest.mark.rule("betrayal/monster.minimum-one")
@pytest.mark.rule("betrayal/obstacle.monster-minimum-move")
def test_a_monster_may_always_move_one_tile() -> None:
    table = hands(0, 0, 0, tokens=[token("obstacle", "obstacle", "entrance-hall")]).choose("end", "hand-1")
    assert [option for option in table.offered if option.startswith("go")] == ["go hallway"]


@pytest.mark.rule("betrayal/monster.basement-shortcut")
def test_monsters_know_the_back_stairs() -> None:
    table = hands(0, 1, 0).choose("end", "hand-2")
    assert table.offers("go ground-floor-staircase")


@pytest.mark.rule("betrayal/monster.no-discovery")
@pytest.mark.rule("betrayal/monster.no-cards")
def test_monsters_discover_nothing_and_take_no_cards() -> None:
    table = hands(2, 2, 2).choose("end", "hand-1")
    assert {option.split()[0] for option in table.offered} <= {"go", "attack", "done"}


@pytest.mark.rule("betrayal/monster.attack-rules")
@pytest.mark.rule("betrayal/monster.attack-once")
def test_a_monster_attacks_once_with_might_on_its_own_tile() -> None:
    table = hands(2, 0, 0, *[1] * 5, *[0] * 4, places=["upper-landing", "entrance-hall", "entrance-hall"])
    table.choose("end", "hand-1")
    attacks = [option for option in table.offered if option.startswith("attack")]
    assert attacks == ["attack might seat-1", "attack might seat-2"]
    table.choose("attack might seat-1")
    while table.decision.prompt == "take-damage":
        table.choose(table.offered[0])
    assert not any(option.startswith("attack") for option in table.offered)


def cherubless(*rolls: Any, **more: object) -> Driver:
    """Haunt 8: a Housekeeper, which damage stuns."""
    table = {"haunt": 8, "revealer": 2, "monsters": [beast("housekeeper", "entrance-hall")], "rolls": rolls}
    return position(**{**table, **more})  # type: ignore[arg-type]


@pytest.mark.rule("betrayal/monster.stunned-not-killed")
@pytest.mark.rule("betrayal/monster.fixed-traits")
@pytest.mark.rule("betrayal/anatomy.monster-box-traits")
def test_damage_stuns_a_monster() -> None:
    table = cherubless(2, 2, 2, 2, 2, 0, 0, 0, 0, 0).choose("attack unarmed housekeeper-1")
    monster = table.state.haunt.monsters[0]
    assert monster.stunned
    assert len(table.events("roll-monster")[0]["dice"]) == 5


@pytest.mark.rule("betrayal/monster.stunned-by-own-attack")
def test_a_monster_that_loses_its_own_attack_is_stunned() -> None:
    table = cherubless(
        0, 0, 0, 0, *[0] * 5, *[2] * 5, active=2, places=["entrance-hall", "upper-landing", "upper-landing"]
    )
    table.choose("end")
    assert table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/monster.stun-recovery")
@pytest.mark.rule("betrayal/reference.monster-stun")
def test_a_stunned_monster_recovers_and_rests() -> None:
    monster = beast("housekeeper", "hallway", stunned=True)
    table = cherubless(active=2, monsters=[monster], places=["upper-landing"] * 3)
    table.choose("end")
    while table.decision.prompt == "take-damage":
        table.choose(table.offered[0])
    housekeeper = table.state.haunt.monsters[0]
    assert (housekeeper.stunned, housekeeper.place) == (False, "hallway")


@pytest.mark.rule("betrayal/monster.stun-does-not-stack")
def test_a_second_stun_changes_nothing() -> None:
    table = cherubless()
    stun(table.match.scene, "housekeeper-1")
    stun(table.match.scene, "housekeeper-1")
    assert [event.kind for event in table.match.scene.events or []].count("stun") == 1


@pytest.mark.rule("betrayal/monster.no-stun-no-flip")
def test_what_cannot_be_stunned_is_not_turned() -> None:
    spirit = beast("spirit", "entrance-hall", token="jacks-spirit")
    table = position(haunt=1, revealer=1, dead=[1], monsters=[spirit], rolls=[2] * 5 + [0] * 5)
    table.choose("attack unarmed spirit-1")
    assert not table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/monster.killed-removed")
def test_tokens_of_the_dead_wait_in_the_box() -> None:
    """A Cold War Zombie is killed by damage, not stunned."""
    table = position(haunt=22, revealer=2, traitor=1, monsters=[beast("zombie", "entrance-hall")],
                     places=["entrance-hall", "upper-landing", "upper-landing"], rolls=[2] * 5 + [0] * 5)  # fmt: skip
    before = table.state.box["small-monster"]
    table.choose("attack unarmed zombie-1")
    assert table.state.haunt.monsters == []
    assert table.state.box["small-monster"] == before + 1


def test_tokens_run_out() -> None:
    table = hands()
    assert add_monster(table.match.scene, "hand", "hallway") is None


@pytest.mark.rule("betrayal/obstacle.mutual")
def test_explorers_slow_monsters() -> None:
    table = hands(places=["upper-landing", "hallway", "hallway"])
    assert ways_for(table.match.scene, "hand-1", 2) == {"hallway": 1}
    assert "ground-floor-staircase" in ways_for(table.match.scene, "hand-1", 3)


@pytest.mark.rule("betrayal/obstacle.two-moves-to-leave")
@pytest.mark.rule("betrayal/obstacle.monster-minimum-move")
@pytest.mark.parametrize(
    ("rolled", "blocked", "place"),
    [
        (2, [], "hallway"),
        (2, ["upper-landing"], "ground-floor-staircase"),
        (1, ["upper-landing"], "ground-floor-staircase"),
        (2, ["ground-floor-staircase"], "ground-floor-staircase"),
        (3, ["ground-floor-staircase"], "hallway"),
    ],
)
def test_a_monster_with_a_will_of_its_own_minds_obstacles(rolled: int, blocked: list[str], place: str) -> None:
    """From the Upper Landing a Housekeeper goes for the heroes in the Entrance Hall, three tiles away."""
    table = cherubless(*[1] * rolled, *[0] * (4 - rolled), active=2, monsters=[beast("housekeeper", "upper-landing")],
                       tokens=[token("obstacle", "obstacle", tile) for tile in blocked])  # fmt: skip
    table.choose("end")
    assert table.state.haunt.monsters[0].place == place


@pytest.mark.rule("betrayal/monster.tile-effect-rolls")
def test_a_monster_rolls_for_the_elevator() -> None:
    """It may ride on entering, once a turn, and needs the same two dice as everybody."""
    table = hands(2, 1, 0, 1, 0, house={"mystic-elevator": ("ground", 0, 1, 0)}).choose("end", "hand-1")
    assert not table.offers("ride")
    table.choose("go mystic-elevator", "ride")
    assert {option.split()[2] for option in table.offered if option != "stay"} == {"basement"}
    table.choose("lay mystic-elevator basement 0 -1 2")
    assert table.events("elevator-monster") == [{"monster": "hand-1", "region": "basement"}]
    assert table.offers("go basement-landing", "done")
    assert not table.offers("ride")
    start = hands(0, 0, 0, house={"mystic-elevator": ("ground", 0, 1, 0)},
                  monsters=[beast("hand", "mystic-elevator", 1, "troll-hand")])  # fmt: skip
    assert not start.choose("end", "hand-1").offers("ride"), "whoever stands there has not entered"
    other = hands(2, 1, 0, 1, 0, house={"mystic-elevator": ("ground", 0, 1, 0)}, cards=[[], ["strange-amulet"]])
    other.choose("end").asks("choose-monster", 1).choose("hand-1", "go mystic-elevator", "ride")
    other.asks("lay-elevator", 1)


# -- the traitor's privileges ------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/traitor.ignores-tile-damage")
@pytest.mark.rule("betrayal/traitor.collapsed-and-furnace")
@pytest.mark.parametrize(("active", "hurt"), [(0, False), (1, True)])
def test_the_furnace_spares_the_traitor(active: int, hurt: bool) -> None:
    table = position(haunt=1, active=active, house=["furnace-room"], places=["furnace-room"] * 2 + ["hallway"])
    table.choose("end")
    assert (table.decision.prompt == "take-damage") is hurt


@pytest.mark.rule("betrayal/haunt.hidden-traitor")
@pytest.mark.rule("betrayal/traitor.ignores-tile-damage")
def test_a_hidden_traitor_has_no_privileges_that_would_give_him_away() -> None:
    numbers = [token("number", "number", f"seat-{seat}", seat + 1, up=False) for seat in range(3)]
    hidden = {"haunt": 6, "revealer": 2, "traitor": 0, "sides_of": ["traitor", "hero", "hero"], "tokens": numbers}
    warm = ["furnace-room", "hallway", "hallway"]
    position(**hidden, house=["furnace-room"], places=warm).choose("end").asks("take-damage", 0)  # type: ignore[arg-type]
    fall = position(**hidden, house=["collapsed-room"], rolls=[0] * 4 + [1],  # type: ignore[arg-type]
                    places=["collapsed-room", "hallway", "hallway"])  # fmt: skip
    fall.choose("end").asks("take-damage", 0)
    event = position(**hidden, stack=["dining-room"], decks={"event": ["alien-geometry"]}, rolls=[2, ...],  # type: ignore[arg-type]
                     places=["entrance-hall", "hallway", "hallway"])  # fmt: skip
    assert event.choose("discover 0").events("draw") == [{"seat": 0, "card": "alien-geometry"}]


@pytest.mark.rule("betrayal/traitor.collapsed-still-falls")
def test_the_traitor_falls_unhurt() -> None:
    table = position(haunt=1, house=["collapsed-room"], places=["collapsed-room", "hallway", "hallway"], rolls=[0] * 4)
    table.choose("end")
    assert table.state.explorers[0].place == "basement-landing"
    assert table.events("damage") == []


@pytest.mark.rule("betrayal/traitor.chute-still-slides")
def test_the_traitor_slides_down() -> None:
    table = position(haunt=1, house=["laundry-chute"], places=["laundry-chute", "hallway", "hallway"])
    assert table.choose("end").state.explorers[0].place == "basement-landing"


@pytest.mark.rule("betrayal/traitor.elevator-still-rolls")
def test_the_traitor_rolls_for_the_elevator() -> None:
    table = position(haunt=1, house={"mystic-elevator": ("ground", 0, 1, 0)}, rolls=[1, 0], moves=4,
                     places=["entrance-hall", "hallway", "hallway"])  # fmt: skip
    table.choose("move mystic-elevator", "ride")
    assert {option.split()[2] for option in table.offered if option != "stay"} == {"basement"}


@pytest.mark.rule("betrayal/traitor.may-ignore-event-symbol")
@pytest.mark.rule("betrayal/reference.traitor-event-optional")
@pytest.mark.rule("betrayal/traitor.event-drawn-must-resolve")
@pytest.mark.parametrize("choice", ["draw", "ignore"])
def test_the_traitor_may_pass_by_an_event(choice: str) -> None:
    table = position(haunt=1, stack=["dining-room"], decks={"event": ["alien-geometry"]}, rolls=[2, ...],
                     places=["entrance-hall", "hallway", "hallway"])  # fmt: skip
    table.choose("discover 0").answer("draw-event", choice, 0)
    assert bool(table.events("roll")) is (choice == "draw")


@pytest.mark.rule("betrayal/traitor.other-symbols-not-ignored")
def test_the_traitor_takes_items_like_everybody() -> None:
    table = position(
        haunt=1, stack=["conservatory"], decks={"item": ["map"]}, places=["entrance-hall", "hallway", "hallway"]
    )
    assert table.choose("discover 0").state.explorers[0].cards == ["map"]


@pytest.mark.rule("betrayal/reference.traitor-explorer-stays")
@pytest.mark.rule("betrayal/haunt1.traitor-stays")
def test_the_traitors_explorer_stays_in_play() -> None:
    assert position(haunt=1).decision.seat == 0


# -- death and the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/death.traitor-still-runs-monsters")
def test_a_dead_traitor_goes_on_playing_the_monsters() -> None:
    altar = [token("contract-altar", "altar", "hallway")]
    table = position(haunt=26, revealer=1, dead=[1], monsters=[beast("relative", "upper-landing")], tokens=altar,
                     places=["hallway"] * 3, rolls=[1, 1, 1, 0]).choose("end")  # fmt: skip
    table.asks("choose-monster", 1).choose("relative-1").asks("play-monster", 1)
    assert table.offers("go ground-floor-staircase")
    assert table.choose("done").decision.seat == 2


@pytest.mark.rule("betrayal/death.turn-triggers-remain")
def test_a_dead_revealers_monsters_still_act() -> None:
    monster = beast("housekeeper", "hallway")
    table = position(haunt=8, revealer=1, dead=[1], monsters=[monster], rolls=[0, 0, 0, 0],
                     places=["upper-landing"] * 3)  # fmt: skip
    table.choose("end")
    assert table.events("monsters-turn") == [{"seat": 1}]


@pytest.mark.rule("betrayal/end.first-side")
@pytest.mark.rule("betrayal/end.at-once")
@pytest.mark.rule("betrayal/overview.goal-after")
@pytest.mark.rule("betrayal/end.read-epilogue")
def test_the_match_ends_at_once_with_the_winners_words() -> None:
    spirit = beast("spirit", "entrance-hall", token="jacks-spirit")
    table = position(haunt=1, revealer=1, dead=[1], monsters=[spirit], rolls=[2] * 4)
    table.match.choose("haunt exorcise")
    assert table.match.result is not None
    assert table.match.result.winners == (0, 2)
    ending = table.match.view(0).ending
    assert ending is not None
    assert ending.reason.id == "haunt-01-end-hero"


@pytest.mark.rule("betrayal/end.first-side")
def test_the_dead_of_a_side_win_with_it() -> None:
    spirit = beast("spirit", "entrance-hall", token="jacks-spirit")
    table = position(haunt=1, revealer=1, dead=[1, 2], monsters=[spirit], rolls=[2] * 4)
    table.match.choose("haunt exorcise")
    assert table.match.result is not None
    assert table.match.result.winners == (0, 2)


@pytest.mark.rule("betrayal/haunt-goal.all-heroes-dead")
@pytest.mark.rule("betrayal/haunt1.traitor-objective")
def test_the_traitor_wins_when_all_heroes_are_dead() -> None:
    table = position(haunt=1, dead=[1], places=["hallway"] * 3, traits=[{"might": 8}, {}, {"might": 1, "speed": 1}],
                     rolls=[2] * 8 + [0] * 3)  # fmt: skip
    table.match.choose("attack unarmed seat-2")
    while not table.match.over:
        table.match.choose(table.match.options()[0])
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


@pytest.mark.rule("betrayal/end.at-once")
@pytest.mark.parametrize(("active", "winners"), [(0, (0,)), (1, (1, 2))])
def test_of_two_goals_met_at_once_the_active_sides_counts(
    active: int, winners: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    goals = [Goal(side, lambda scene: scene.state.turn.moves < 3) for side in ("hero", "traitor")]
    monkeypatch.setitem(GOALS, (1, ""), goals)
    table = position(haunt=1, active=active, places=["hallway", "entrance-hall", "upper-landing"], moves=3)
    table.match.choose("move ground-floor-staircase" if active == 0 else "move hallway")
    assert table.match.result is not None
    assert table.match.result.winners == winners


@pytest.mark.rule("betrayal/end.at-once")
def test_a_goal_met_by_a_discovery_counts_before_the_turn_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Laundry Chute would take its discoverer elsewhere at the end of the turn."""
    reached = Goal("hero", lambda scene: scene.state.explorers[0].place == "laundry-chute")
    monkeypatch.setitem(GOALS, (1, ""), [reached])
    table = position(haunt=1, revealer=1, places=["hallway"] * 3, stack=["laundry-chute"])
    table.match.choose("discover 0")
    while not table.match.over and table.match.decision and table.match.decision.prompt == "turn-tile":
        table.match.choose(table.match.options()[0])
    assert table.match.result is not None
    assert table.match.result.winners == (0, 2)


def test_a_match_ends_with_the_dawn() -> None:
    table = position(round_number=3, active=2, parameters={"dawn": 3})
    table.match.choose("end")
    assert table.match.result is not None
    assert (table.match.result.reason, table.match.result.winners) == ("dawn", ())
    last = position(round_number=2, active=2, parameters={"dawn": 3}).choose("end")
    assert (last.match.over, last.state.round) == (False, 3), "the last round is played"


def test_a_stunned_monster_can_be_attacked() -> None:
    table = cherubless(monsters=[beast("housekeeper", "entrance-hall", stunned=True)])
    assert table.offers("attack unarmed housekeeper-1")


@pytest.mark.rule("betrayal/death.any-trait")
def test_living_heroes_live_and_are_in_the_house() -> None:
    places = ["hallway", "hallway", "", "hallway", "hallway"]
    table = position(haunt=1, revealer=0, players=5, dead=[1], places=places)
    assert (living_heroes(table.state), heroes(table.state)) == ([3, 4], [1, 2, 3, 4])
    assert living_heroes(position().state) == heroes(position().state) == [0, 1, 2]


def test_tokens_come_from_the_box_and_go_back_to_it() -> None:
    table = position()
    laid = [put_token(table.match.scene, "obstacle", "obstacle", tile) for tile in ("hallway", "hallway", ASIDE)]
    assert put_token(table.match.scene, "obstacle", "obstacle", "hallway") is None, "there are three"
    assert [event.args["on"] for event in table.match.scene.events or []] == ["hallway", "hallway"]
    assert laid[2] is not None
    return_token(table.match.scene, laid[2])
    assert (table.state.box["obstacle"], len(table.state.tokens)) == (1, 2)
