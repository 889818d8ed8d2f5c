"""Whatever a player might want to do and cannot is answered with a reason and a rule."""

from random import Random

import pytest

from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws


@pytest.mark.parametrize("haunt", [0, *sorted(HAUNTS)])
def test_whatever_exists_is_offered_or_has_an_objection(haunt: int) -> None:
    match = Match.new(GAME, players=3 + haunt % 4, seed=f"why {haunt}", options={"haunt": haunt}, events=False)
    random = Random(haunt)
    for _ in range(50):
        if match.decision is None:
            return
        laws.objections_are_complete(match)
        match.choose(random.choice(match.decision.options), random.choice(match.decision.seats))


# -- moving ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/move.one-move-per-tile")
def test_far_tiles_are_too_far_and_some_cannot_be_reached() -> None:
    table = position(places=["entrance-hall"])
    assert table.why_not("move ground-floor-staircase") == ("why-too-far", "move.one-move-per-tile")
    assert table.why_not("move basement-landing") == ("why-no-way", "move.adjacent-doors")


@pytest.mark.rule("betrayal/move.false-doorway")
def test_walls_and_false_doors_are_told_apart() -> None:
    table = position(house={"chapel": ("ground", 0, 1, 1), "larder": ("ground", -2, 1, 1)}, places=["entrance-hall"])
    assert table.why_not("move chapel") == ("why-false-door", "move.false-doorway")
    table = position(house={"larder": ("ground", -2, 1, 2)}, places=["ground-floor-staircase"])
    assert table.why_not("move larder") == ("why-wall", "move.adjacent-doors")


@pytest.mark.rule("betrayal/obstacle.one-move-left")
def test_without_moves_nobody_moves_and_with_one_nobody_passes_an_obstacle() -> None:
    table = position(cards=[["map"]], moves=0)
    assert table.why_not("move hallway") == ("why-no-moves", "move.speed-sets-moves")
    assert table.why_not("discover 0") == ("why-no-moves", "move.speed-sets-moves")
    table = position(haunt=1, traitor=1, moves=1)
    assert table.why_not("move hallway") == ("why-obstacle", "obstacle.one-move-left")


@pytest.mark.rule("betrayal/discover.through-unused-door")
def test_doors_that_are_not_there_or_lead_to_known_rooms_open_nothing() -> None:
    table = position(places=["entrance-hall"])
    assert table.why_not("discover 1") == ("why-no-door", "discover.through-unused-door")
    assert table.why_not("discover 3") == ("why-explored", "discover.through-unused-door")


@pytest.mark.rule("betrayal/discover.region-exhausted-no-cost")
def test_a_region_without_tiles_left_has_nothing_to_discover() -> None:
    ground = [key for key in position().state.stack if "ground" in GAME.rules.content()[f"tile/{key}"][0]]
    table = position(gone=ground)
    assert table.why_not("discover 0") == ("why-no-tile-left", "discover.region-exhausted-no-cost")


def test_whoever_could_walk_through_the_wall_lacks_only_moves() -> None:
    house = {"chapel": ("ground", 0, -1, 1)}
    for cards, message in ((["skeleton-key", "map"], "why-no-moves"), (["map"], "why-false-door")):
        table = position(house=house, cards=[cards], moves=0)
        assert table.why_not("move chapel")[0] == message


@pytest.mark.rule("betrayal/tile.mystic-elevator-once")
def test_the_elevator_says_why_it_stands() -> None:
    def why(place: str, **turn: list[str]) -> tuple[str, str]:
        table = position(house=["mystic-elevator"], places=[place], turn=turn, cards=[["map"]])
        return table.why_not("ride")

    assert why("hallway") == ("why-not-on-tile", "tile.mystic-elevator-once")
    assert why("mystic-elevator") == ("why-not-entered", "tile.mystic-elevator-once")
    assert why("mystic-elevator", used=["elevator"]) == ("why-ridden", "tile.mystic-elevator-once")


@pytest.mark.rule("betrayal/discover.illegal-placement")
def test_a_tile_cannot_be_turned_away_from_the_door() -> None:
    table = position(stack=["library"], places=["hallway"]).choose("discover 0").asks("turn-tile")
    refused = [turned for turned in range(4) if not table.offers(f"turn {turned}")]
    assert {table.why_not(f"turn {turned}") for turned in refused} == {("why-does-not-join", "discover.align-any-door")}


@pytest.mark.rule("betrayal/discover.align-any-door")
def test_a_turn_that_changes_nothing_is_not_offered() -> None:
    table = position(stack=["bloody-room"], places=["hallway"]).choose("discover 0").asks("turn-tile")
    assert len(table.offered) == 2
    assert len([turned for turned in range(4) if not table.offers(f"turn {turned}")]) == 2


# -- trades and cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/trade.same-tile")
def test_trades_need_somebody_here_who_has_not_refused_too_often() -> None:
    table = position(places=["hallway", "hallway", "entrance-hall"], cards=[["map"]], parameters={"offers": 1})
    assert table.why_not("trade 2") == ("why-elsewhere", "trade.same-tile")
    table.choose("trade 1", "map", "refuse")
    assert table.why_not("trade 1") == ("why-refused", "trade.both-consent")
    assert position(turn={"traded": True}, cards=[["map"]]).why_not("trade 1") == ("why-traded", "trade.once-per-turn")
    assert position().why_not("trade 1") == ("why-nothing-to-trade", "trade.any-number")


@pytest.mark.rule("betrayal/trade.across-teams")
def test_sides_do_not_trade_where_the_table_says_so() -> None:
    table = position(haunt=1, traitor=1, cards=[["map"]], rulings={"trade-across-sides": "refused"})
    assert table.why_not("trade 1") == ("why-other-side", "trade.across-teams")


@pytest.mark.rule("betrayal/special.card-owned-at-turn-start")
def test_cards_say_why_they_cannot_be_used() -> None:
    table = position(cards=[["map", "machete", "armor", "mirror"]], turn={"held": ["mirror"], "used": []})
    assert table.why_not("use map") == ("why-got-this-turn", "special.card-owned-at-turn-start")
    assert table.why_not("use machete") == ("why-is-weapon", "special.always-on-effects")
    assert table.why_not("use armor") == ("why-works-by-itself", "special.always-on-effects")
    assert table.why_not("use mirror") == ("why-no-use", "special.own-instructions")
    table = position(cards=[["book"]], turn={"used": ["book"]})
    assert table.why_not("use book") == ("why-used", "special.each-once-per-turn")


# -- attacks and corpses -------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/attack.only-after-haunt")
def test_before_the_haunt_nobody_attacks() -> None:
    assert position().why_not("attack unarmed seat-1") == ("why-before-haunt", "attack.only-after-haunt")


@pytest.mark.rule("betrayal/attack.legal-targets")
def test_attacks_say_what_is_wrong_with_them() -> None:
    table = position(haunt=1, traitor=1, places=["hallway", "entrance-hall", "hallway"], cards=[["machete"]])
    assert table.why_not("attack unarmed seat-2") == ("why-same-side", "attack.legal-targets")
    assert table.why_not("attack machete seat-1") == ("why-out-of-reach", "attack.same-tile")
    table = position(haunt=1, traitor=1, turn={"attacks": 1})
    assert table.why_not("attack unarmed seat-1") == ("why-attacked", "attack.once-per-turn")
    table = position(haunt=1, traitor=1, cards=[["machete"]], turn={"held": []})
    assert table.why_not("attack machete seat-1") == ("why-got-this-turn", "weapon.not-obtained-this-turn")
    table = position(haunt=1, traitor=1, dead=[1])
    assert table.why_not("attack unarmed seat-1") == ("why-dead", "attack.legal-targets")


@pytest.mark.rule("betrayal/loot.one-card-per-turn")
def test_the_dead_are_robbed_once_and_not_at_once() -> None:
    table = position(haunt=1, traitor=1, dead=[2], cards=[["machete"], [], ["map"]], turn={"looted": [2]})
    assert table.why_not("loot 2 map") == ("why-looted", "loot.one-card-per-turn")
    table = position(haunt=1, traitor=1, dead=[2], cards=[[], [], ["map"]], places=["hallway"])
    assert table.why_not("loot 2 map") == ("why-elsewhere", "loot.corpse-keeps-cards")


@pytest.mark.rule("betrayal/special.each-once-per-turn")
def test_special_actions_of_the_haunt_say_where_and_how_often() -> None:
    table = position(haunt=1, traitor=1, house=["library"])
    assert table.why_not("haunt learn") == ("why-action-elsewhere", "special.own-instructions")
    table = position(haunt=1, traitor=1, house=["library"], places=["library"], turn={"used": ["haunt/learn"]})
    assert table.why_not("haunt learn") == ("why-action-taken", "special.each-once-per-turn")
    table = position(haunt=1, traitor=1, active=1)
    assert table.why_not("haunt stalk") == ("why-action-needs", "special.own-instructions")
    assert table.match.why_not("haunt learn") is None, "the heroes' actions are not the traitor's to know"


@pytest.mark.rule("betrayal/monster.attack-once")
def test_monsters_say_why_they_stay_or_spare_somebody() -> None:
    spirit = beast("spirit", "hallway", token="jacks-spirit")
    table = position(haunt=1, traitor=1, dead=[1], monsters=[spirit], active=0, rolls=[0, ...])
    table.choose("end")
    if table.decision.prompt == "choose-monster":
        table.choose("spirit-1")
    table.asks("play-monster")
    assert table.why_not("attack might seat-1") == ("why-dead", "attack.legal-targets")
    far = next(tile for tile in table.state.house.tiles if not table.offers(f"go {tile}") and tile != "hallway")
    assert table.why_not(f"go {far}") == ("why-monster-too-far", "monster.movement-roll")


# -- traits and explorers ------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/damage.pre-haunt-no-critical-choice")
def test_before_the_haunt_a_critical_trait_takes_nothing() -> None:
    table = (
        position(
            places=["collapsed-room"],
            house=["collapsed-room"],
            rolls=[0, 0, 0, 0, 2],
            traits=[{"might": 3, "speed": 4}],
        )
        .choose("end")
        .asks("take-damage")
    )
    assert table.why_not("sanity") == ("why-other-damage", "damage.split-only-matching")
    table = (
        position(cards=[["brooch"]], places=["furnace-room"], house=["furnace-room"], traits=[{"might": 1}])
        .choose("end", "general")
        .asks("take-damage")
    )
    assert table.why_not("might") == ("why-critical", "damage.pre-haunt-no-critical-choice")


@pytest.mark.rule("betrayal/setup.board-one-side")
def test_a_board_is_used_once() -> None:
    match = Match.new(GAME, players=3, seed=1)
    match.choose("josef", 0)
    taken, other_side = match.why_not("josef"), match.why_not("oliver")
    assert taken
    assert other_side
    assert (taken.message.id, taken.rule) == ("why-explorer-taken", "setup.choose-character")
    assert (other_side.message.id, other_side.rule) == ("why-board-taken", "setup.board-one-side")


def test_what_a_thing_cannot_do_is_found_by_the_thing() -> None:
    table = position(places=["entrance-hall"], cards=[["armor"]])
    reasons = {reason.message.id for _, reason in table.match.why_not_about("cards-0/armor")}
    assert reasons == {"why-works-by-itself"}
    assert [reason.message.id for _, reason in table.match.why_not_about("upper-landing")] == ["why-too-far"]


@pytest.mark.parametrize("traitor", [1, 2])
def test_an_objection_does_not_tell_who_the_hidden_traitor_is(traitor: int) -> None:
    """With nothing to trade the reason is the same for a hero and for the traitor."""
    sides = ["traitor" if seat == traitor else "hero" for seat in range(3)]
    numbers = [token("number", "number", f"seat-{seat}", 1 + (seat - traitor) % 3, up=False) for seat in range(3)]
    table = position(haunt=6, revealer=0, traitor=traitor, sides_of=sides, places=["hallway"] * 3, tokens=numbers,
                     rulings={"trade-across-sides": "refused"})  # fmt: skip
    assert [table.why_not(f"trade {other}")[0] for other in (1, 2)] == ["why-nothing-to-trade"] * 2
