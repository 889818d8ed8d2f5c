"""Turns, trades and special actions before and after the haunt."""

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.haunt import GOALS, Goal, Look
from koszmar.games.betrayal.proof.positions import position, token
from koszmar.games.betrayal.state import Scene
from koszmar.kernel.testing.driver import Driver

TOGETHER = ["hallway", "hallway", "upper-landing"]


def trade(table: Driver, give: list[str], want: list[str], answer: str = "agree") -> Driver:
    """The active player offers a trade to seat 1."""
    table.choose("trade 1")
    for prompt, things in (("trade-give", give), ("trade-want", want)):
        if table.decision.prompt == prompt:
            table.choose(*things)
            if table.decision.prompt == prompt:
                table.choose("done")
    return table.answer("trade-consent", answer, 1) if table.decision.prompt == "trade-consent" else table


@pytest.mark.rule("betrayal/turn.clockwise")
def test_turns_go_clockwise() -> None:
    table = position(players=4)
    seats = []
    for _ in range(5):
        seats.append(table.decision.seat)
        table.choose("end")
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.rule("betrayal/turn.end-voluntary")
@pytest.mark.rule("betrayal/turn.no-duty-to-use-all")
def test_a_turn_can_be_ended_at_once() -> None:
    table = position()
    assert table.state.turn.moves > 0
    assert table.choose("end").decision.seat == 1


@pytest.mark.rule("betrayal/turn.end-nothing-left")
def test_a_turn_ends_when_nothing_can_be_done() -> None:
    assert position(moves=1, places=["hallway"]).choose("move entrance-hall").decision.seat == 1


@pytest.mark.rule("betrayal/turn.any-order")
@pytest.mark.rule("betrayal/turn.interleave-movement")
@pytest.mark.rule("betrayal/example.turn-order-of-actions")
def test_move_trade_move_act_move() -> None:
    table = position(places=["entrance-hall", "hallway"], cards=[["brooch", "map"], []], moves=3)
    table.choose("move hallway")
    trade(table, ["brooch"], [])
    table.choose("move ground-floor-staircase", "use map", "entrance-hall", "move hallway")
    assert [explorer.place for explorer in table.state.explorers[:2]] == ["hallway", "hallway"]
    assert table.state.explorers[1].cards == ["brooch"]


# -- trades ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/turn.action-trade")
@pytest.mark.rule("betrayal/trade.both-consent")
@pytest.mark.rule("betrayal/trade.any-number")
@pytest.mark.rule("betrayal/trade.need-not-be-equal")
def test_any_number_of_cards_changes_hands_if_both_agree() -> None:
    table = position(places=TOGETHER, cards=[["map", "dog"], ["mirror"]])
    trade(table, ["map", "dog"], ["mirror"])
    assert [explorer.cards for explorer in table.state.explorers[:2]] == [["mirror"], ["map", "dog"]]
    gift = position(places=TOGETHER, cards=[["map"]])
    trade(gift, ["map"], [])
    assert gift.state.explorers[1].cards == ["map"]


@pytest.mark.rule("betrayal/trade.both-consent")
def test_a_refused_trade_changes_nothing() -> None:
    table = position(places=TOGETHER, cards=[["map"], ["mirror"]])
    trade(table, ["map"], ["mirror"], "refuse")
    assert [explorer.cards for explorer in table.state.explorers[:2]] == [["map"], ["mirror"]]


@pytest.mark.rule("betrayal/trade.once-per-turn")
@pytest.mark.rule("betrayal/trade.both-consent")
def test_after_a_refusal_something_else_may_be_offered_to_the_same_player() -> None:
    table = position(places=TOGETHER, cards=[["map", "dog"], ["mirror"]])
    trade(table, ["map"], ["mirror"], "refuse")
    trade(table, ["map", "dog"], ["mirror"])
    assert [explorer.cards for explorer in table.state.explorers[:2]] == [["mirror"], ["map", "dog"]]
    assert not table.offers("trade 1")


@pytest.mark.rule("betrayal/trade.both-consent")
def test_a_turn_ends_even_if_somebody_never_stops_offering() -> None:
    table = position(places=TOGETHER, cards=[["map"], ["mirror"]], parameters={"offers": 3})
    for _ in range(2):
        trade(table, ["map"], ["mirror"], "refuse")
    assert table.choose("trade 1", "done", "done").why_not("trade 1") == ("why-refused", "trade.both-consent")


@pytest.mark.rule("betrayal/trade.need-not-be-equal")
def test_nothing_for_nothing_is_no_trade_and_another_may_be_offered() -> None:
    table = position(places=["hallway"] * 3, cards=[["map"], ["mirror"]]).choose("trade 1", "done", "done")
    assert table.decision.prompt == "act"
    assert table.offers("trade 1", "trade 2"), "the trade of the turn is still to be made"


@pytest.mark.rule("betrayal/trade.once-per-turn")
def test_a_refusal_does_not_use_up_the_trade() -> None:
    table = position(places=["hallway"] * 3, cards=[["map"], ["mirror"]])
    assert trade(table, ["map"], [], "refuse").offers("trade 2")


@pytest.mark.rule("betrayal/trade.one-partner")
def test_nobody_trades_with_the_dead_or_with_oneself() -> None:
    table = position(haunt=9, track=1, places=["hallway"] * 3, dead=[1], cards=[["map"], ["mirror"], ["brooch"]])
    assert [option for option in table.offered if option.startswith("trade")] == ["trade 2"]


@pytest.mark.rule("betrayal/trade.same-tile")
def test_a_trade_needs_the_same_tile() -> None:
    table = position(places=["entrance-hall", "hallway", "upper-landing"], cards=[["map"]])
    assert not any(option.startswith("trade") for option in table.offered)


@pytest.mark.rule("betrayal/trade.once-per-turn")
@pytest.mark.rule("betrayal/trade.one-partner")
def test_one_trade_a_turn_with_one_partner() -> None:
    table = position(places=["hallway"] * 3, cards=[["map", "mirror"]])
    assert table.offers("trade 1", "trade 2")
    trade(table, ["map"], [])
    assert not table.offers("trade 1")
    assert not table.offers("trade 2")


@pytest.mark.rule("betrayal/trade.across-teams")
@pytest.mark.parametrize(("ruling", "offered"), [("allowed", True), ("refused", False)])
def test_trades_across_sides(ruling: str, offered: bool) -> None:
    table = position(haunt=1, places=TOGETHER, cards=[["map"]], rulings={"trade-across-sides": ruling})
    assert table.offers("trade 1") is offered


@pytest.mark.rule("betrayal/trade.across-teams")
def test_who_refuses_trades_across_sides_does_not_learn_a_hidden_side() -> None:
    numbers = [token("number", "number", f"seat-{seat}", seat + 1, up=False) for seat in range(3)]
    table = position(haunt=6, revealer=2, traitor=0, sides_of=["traitor", "hero", "hero"], tokens=numbers,
                     places=TOGETHER, cards=[["map"]], rulings={"trade-across-sides": "refused"})  # fmt: skip
    assert table.offers("trade 1")


def test_the_haunt_says_what_may_be_traded_and_with_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    def table() -> Driver:
        food = [token("food-trap", "food", "seat-0"), token("food-trap", "food", "seat-0")]
        hands = [["map", "dog"], ["mirror", "brooch"]]
        return position(haunt=9, track=1, places=["hallway"] * 3, cards=hands, tokens=food)

    monkeypatch.setitem(moments.may_trade.answers, 9, lambda scene, seat, other: other == 1)
    monkeypatch.setitem(moments.tradable.answers, 9, lambda scene, seat: ["food"])
    monkeypatch.setitem(moments.untradable.answers, 9, lambda scene, seat, thing: thing == "dog")
    monkeypatch.setitem(moments.may_get.answers, 9, lambda scene, seat, thing: (seat, thing) != (0, "mirror"))
    assert [option for option in table().offered if option.startswith("trade")] == ["trade 1"]
    made = table().choose("trade 1")
    assert made.offered == ["done", "map", "token/food"]
    assert made.choose("token/food", "token/food", "done").offered == ["done", "brooch"]
    made.choose("brooch").answer("trade-consent", "agree", 1)
    assert [one.on for one in made.state.tokens] == ["seat-1", "seat-1"]
    assert [one.cards for one in made.state.explorers[:2]] == [["map", "dog", "brooch"], ["mirror"]]


def test_cards_that_a_haunt_turns_down_change_hands_and_are_drawn_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.sees_card.answers, 9, lambda scene, viewer, owner, card: viewer == 1)
    table = position(haunt=9, track=1, places=["hallway", "hallway", "upper-landing"], cards=[["map"]])
    table.choose("trade 1", "map").answer("trade-consent", "agree", 1)
    told = next(event for event in table.told if event.kind == "trade")
    assert (told.to, told.secret, "give" in told.args) == ((0, 1), {"give": ["map"], "want": []}, False)
    found = position(haunt=9, track=1, stack=["conservatory"], decks={"item": ["map"]},
                     places=["entrance-hall", "hallway", "hallway"]).choose("discover 0")  # fmt: skip
    told = next(event for event in found.told if event.kind == "draw")
    assert (told.to, told.secret, "card" in told.args) == ((0, 1), {"card": "map"}, False)


@pytest.mark.rule("betrayal/trade.not-after-special")
@pytest.mark.rule("betrayal/example.mask")
def test_a_card_used_this_turn_is_not_given_away() -> None:
    table = position(places=["hallway", "hallway", "hallway"], cards=[["mask", "map"]], moves=3)
    table.choose("use mask", "entrance-hall", "entrance-hall", "move entrance-hall", "trade 1")
    assert table.offers("map")
    assert not table.offers("mask")


@pytest.mark.rule("betrayal/trade.not-after-attack")
@pytest.mark.rule("betrayal/example.trade-sandra")
def test_a_weapon_fought_with_is_not_given_away() -> None:
    table = position(
        haunt=1, revealer=2, places=["hallway", "ballroom", "hallway"], house={"ballroom": ("ground", -1, 1, 0)},
        cards=[["crossbow", "strange-amulet"], ["mask"]], traits=[{"speed": 4}, {}, {"speed": 8}], rolls=[0, ...],
    )  # fmt: skip
    table.choose("attack crossbow seat-2", "move ballroom", "trade 1")
    assert table.offers("strange-amulet")
    assert not table.offers("crossbow")
    table.choose("strange-amulet", "mask").answer("trade-consent", "agree", 1)
    assert [explorer.cards for explorer in table.state.explorers[:2]] == [["crossbow", "mask"], ["strange-amulet"]]


# -- special actions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/turn.action-special")
@pytest.mark.rule("betrayal/special.optional")
@pytest.mark.rule("betrayal/special.own-instructions")
@pytest.mark.rule("betrayal/special.symbol")
def test_a_special_action_is_offered_and_optional() -> None:
    table = position(cards=[["map"]])
    assert table.offers("use map", "end")
    table.choose("use map", "upper-landing")
    assert table.state.explorers[0].place == "upper-landing"
    assert table.state.decks["item"].cards[0] == "map"


@pytest.mark.rule("betrayal/special.each-once-per-turn")
@pytest.mark.rule("betrayal/special.all-different-allowed")
def test_each_special_action_once_but_all_of_them() -> None:
    table = position(places=["hallway", "hallway", "upper-landing"], cards=[["mask", "book"]])
    table.choose("use book")
    assert not table.offers("use book")
    assert table.offers("use mask")
    table.choose("use mask", "entrance-hall")
    assert not table.offers("use mask")


@pytest.mark.rule("betrayal/special.card-owned-at-turn-start")
@pytest.mark.rule("betrayal/example.mask")
def test_a_card_got_this_turn_is_not_used_this_turn() -> None:
    table = position(places=TOGETHER, cards=[[], ["mask"]])
    trade(table, [], ["mask"])
    assert table.state.explorers[0].cards == ["mask"]
    assert not table.offers("use mask")
    assert table.why_not("use mask")[1] == "special.card-owned-at-turn-start"


@pytest.mark.rule("betrayal/special.card-owned-at-turn-start")
@pytest.mark.rule("betrayal/weapon.not-obtained-this-turn")
def test_what_was_got_in_the_last_turn_is_used_in_the_next() -> None:
    table = position(haunt=9, track=1, players=3, places=TOGETHER, cards=[[], ["map", "machete"]], phase="turn-begins")
    trade(table, [], ["map", "machete"])
    assert not table.offers("use map")
    assert not table.offers("attack machete seat-1")
    table.choose("end", "end", "end")
    assert table.offers("use map", "attack machete seat-1")


@pytest.mark.rule("betrayal/special.always-on-effects")
def test_an_effect_that_is_no_action_works_at_once() -> None:
    table = position(
        places=["collapsed-room", "collapsed-room", "hallway"], house=["collapsed-room"], cards=[[], ["mask"]],
        rolls=[2, 2, 0, 0],
    )  # fmt: skip
    trade(table, [], ["mask"])
    table.choose("end")
    assert table.state.explorers[0].place == "collapsed-room"
    assert table.events("roll")[0]["bonus"] == 1


# -- looting -----------------------------------------------------------------------------------------------------------


def corpse(**more: object) -> Driver:
    """Seat 1 is the traitor and dead in the Hallway; seats 0 and 2 are heroes there."""
    table = {"haunt": 1, "revealer": 1, "dead": [1], "places": ["hallway"] * 3, "cards": [[], ["map", "dog"]]}
    return position(**{**table, **more})  # type: ignore[arg-type]


@pytest.mark.rule("betrayal/loot.one-card-per-turn")
@pytest.mark.rule("betrayal/loot.no-permission")
@pytest.mark.rule("betrayal/death.loot-later-turns")
def test_one_card_a_turn_is_taken_from_a_corpse() -> None:
    table = corpse()
    assert table.offers("loot 1 map", "loot 1 dog")
    table.choose("loot 1 dog")
    assert [explorer.cards for explorer in table.state.explorers[:2]] == [["dog"], ["map"]]
    assert not table.offers("loot 1 map")


@pytest.mark.rule("betrayal/loot.any-explorer")
def test_both_sides_loot_corpses_of_both() -> None:
    table = corpse(revealer=0, active=0)
    assert table.offers("loot 1 map")
    assert corpse(revealer=1, active=2).offers("loot 1 map")


@pytest.mark.rule("betrayal/loot.not-on-turn-of-death")
def test_not_in_the_turn_of_the_death() -> None:
    table = corpse()
    table.match.state.explorers[1].died = table.match.state.number
    table.match.choose("move entrance-hall")
    table.match.choose("move hallway")
    assert not any(str(option).startswith("('loot'") for option in table.match.options())


@pytest.mark.rule("betrayal/loot.not-on-turn-of-death")
@pytest.mark.rule("betrayal/death.loot-later-turns")
def test_whoever_kills_goes_on_but_the_corpse_is_for_the_next_turn() -> None:
    table = position(haunt=9, track=1, places=["hallway"] * 3, cards=[[], ["map"]], moves=5,
                     traits=[{}, {"might": 1, "speed": 8}], rolls=[1] * 5 + [0] * 2)  # fmt: skip
    table.choose("attack unarmed seat-1", "might").asks("act", 0)
    assert table.state.explorers[1].dead
    assert not table.offers("loot 1 map")
    assert table.choose("end").asks("act", 2).offers("loot 1 map")


@pytest.mark.rule("betrayal/loot.one-card-per-turn")
def test_only_a_corpse_on_the_own_tile_is_looted() -> None:
    assert not any(one.startswith("loot") for one in corpse(places=["hallway", "entrance-hall", "hallway"]).offered)
    assert not any(one.startswith("loot 2") for one in corpse(cards=[[], ["map"], ["mirror"]]).offered), "she lives"


def test_the_haunt_says_which_tokens_lie_with_a_corpse_and_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setitem(moments.lootable.answers, 1, lambda scene, seat: ["food"])
    monkeypatch.setitem(moments.looted.answers, 1, lambda scene, *told: heard.append(told))
    table = corpse(tokens=[token("food-trap", "food", "seat-1"), token("food-trap", "trap", "seat-1")])
    looted = [option for option in table.offered if option.startswith("loot")]
    assert looted == ["loot 1 map", "loot 1 dog", "loot 1 token/food"]
    table.match.choose("loot 1 token/food")
    assert [(one.name, one.on) for one in table.match.state.tokens] == [("food", "seat-0"), ("trap", "seat-1")]
    assert heard == [(0, 1, "token/food")]


@pytest.mark.rule("betrayal/loot.apart-from-trade")
def test_looting_is_no_trade() -> None:
    table = corpse(cards=[["brooch"], ["map"], []])
    table.choose("loot 1 map")
    assert table.offers("trade 2")


@pytest.mark.rule("betrayal/loot.one-per-corpse-note")
@pytest.mark.parametrize(("ruling", "offered"), [("turn", False), ("corpse", True)])
def test_one_card_a_turn_or_one_from_each_corpse(ruling: str, offered: bool) -> None:
    table = corpse(players=4, dead=[1, 2], places=["hallway"] * 4, cards=[[], ["map"], ["mirror"]],
                   rulings={"loot-limit": ruling})  # fmt: skip
    assert table.choose("loot 1 map").offers("loot 2 mirror") is offered
    assert not corpse(rulings={"loot-limit": ruling}).choose("loot 1 map").offers("loot 1 dog"), "one from each"


@pytest.mark.rule("betrayal/haunt.all-are-explorers")
@pytest.mark.rule("betrayal/haunt.turns-continue")
@pytest.mark.rule("betrayal/traitor.usually-revealer")
def test_heroes_and_traitor_still_explore_trade_and_use_cards() -> None:
    for active in (0, 1):
        table = position(haunt=1, active=active, places=TOGETHER, cards=[["map"], ["mask"]])
        kinds = {option.split()[0] for option in table.offered}
        assert {"move", "discover", "trade", "use", "attack", "end"} <= kinds


@pytest.mark.rule("betrayal/tokens.meaning-from-haunt")
def test_a_token_means_what_its_haunt_says() -> None:
    jack = position(haunt=1, tokens=[token("trait-might", "jack", "seat-1")])
    ward = position(haunt=4, revealer=2, tokens=[token("trait-might", "ward", "seat-1")])
    held = [next(zone for zone in table.match.view(0).zones if zone.id == "tokens-1") for table in (jack, ward)]
    assert [zone.cards[0].title.id for zone in held] == ["token-01-jack", "token-04-ward"]


# -- what the haunt is told --------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/death.turn-triggers-remain")
def test_the_haunt_is_told_once_of_every_turn_also_of_the_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int]] = []
    for name, moment in (("begins", moments.turn_begins), ("ends", moments.turn_ends)):
        monkeypatch.setitem(moment.answers, 9, lambda scene, seat, name=name: heard.append((name, seat)))
    table = position(haunt=9, track=1, players=4, dead=[1], places=["hallway", "hallway", "upper-landing", "hallway"])
    table.match.choose("end")
    table.match.choose("end")
    assert heard == [("ends", 0), ("begins", 1), ("ends", 1), ("begins", 2), ("ends", 2), ("begins", 3)]


def test_the_haunt_may_say_who_is_next_and_how_many_moves_a_turn_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.next_turn.answers, 9, lambda scene, seat: (seat + 2) % 3)
    monkeypatch.setitem(moments.moves.answers, 9, lambda scene, seat: 7)
    table = position(haunt=9, track=1).choose("end")
    assert (table.decision.seat, table.state.turn.moves) == (2, 7)


def test_the_haunt_hears_which_tile_is_left_before_the_next_is_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, str]] = []

    def leaves(scene: Scene, seat: int, tile: str) -> None:
        heard.append((tile, scene.state.explorers[seat].place))

    monkeypatch.setitem(moments.leaves.answers, 9, leaves)
    position(haunt=9, track=1, moves=5).match.choose("move hallway")
    assert heard == [("entrance-hall", "entrance-hall")]


@pytest.mark.rule("betrayal/end.first-side")
@pytest.mark.parametrize(("active", "look"), [(0, "traitor-turn-ends"), (1, "hero-turn-ends")])
def test_some_goals_are_looked_at_only_when_a_turn_of_a_side_ends(
    active: int, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    for at in ("hero-turn-ends", "traitor-turn-ends"):
        goals = [Goal("hero", lambda scene: True, at)] if at == look else []
        monkeypatch.setitem(GOALS, (1, at), goals)
    table = position(haunt=1, active=active, places=["hallway", "upper-landing", "upper-landing"])
    table.choose("move entrance-hall" if active == 0 else "move ground-floor-staircase")
    assert not table.match.over
    table.match.choose("end")
    assert table.match.over
    other = position(haunt=1, active=1 - active, places=["hallway", "upper-landing", "upper-landing"])
    assert not other.choose("end").match.over


@pytest.mark.rule("betrayal/haunt.free-for-all")
def test_in_a_free_for_all_only_those_win_whom_the_goal_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GOALS, (9, ""), [Goal("alone", lambda scene: [1, 2] if scene.state.turn.moves < 3 else [])])
    table = position(haunt=9, track=1, places=["hallway", "upper-landing", "upper-landing"], moves=3)
    table.match.choose("move entrance-hall")
    assert table.match.result is not None
    assert table.match.result.winners == (1, 2)


@pytest.mark.rule("betrayal/turn.clockwise")
def test_a_round_ends_with_the_player_who_went_first() -> None:
    table = position(active=1)
    table.match.state.first = 2
    table.match.choose("end")
    assert (table.match.state.turn.seat, table.match.state.round) == (2, 3)
    table.match.choose("end")
    assert (table.match.state.turn.seat, table.match.state.round) == (0, 3)


@pytest.mark.rule("betrayal/death.figure-tipped")
@pytest.mark.parametrize("tile", ["laundry-chute", "collapsed-room", "furnace-room"])
def test_a_corpse_stays_where_it_is_whatever_the_tile_says(tile: str) -> None:
    table = position(haunt=9, track=1, dead=[1], house=[tile], places=["hallway", tile, "hallway"],
                     cards=[[], ["necklace-of-teeth"]], traits=[{}, {"might": 1}])  # fmt: skip
    table.choose("end").asks("act", 2)
    assert table.state.explorers[1].place == tile
    assert table.state.explorers[1].traits["might"] == 1


def test_whoever_is_out_of_the_house_has_no_turn() -> None:
    table = position(haunt=9, track=1, places=["hallway", "", "hallway"]).choose("end")
    assert table.decision.seat == 2


def test_whoever_the_haunt_brings_back_as_the_turn_begins_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def brought_back(scene: Scene, seat: int) -> None:
        told.append(seat)
        scene.state.explorers[seat].place = "upper-landing"

    monkeypatch.setitem(moments.turn_begins.answers, 9, brought_back)
    table = position(haunt=9, track=1, places=["hallway", "", "hallway"])
    table.match.choose("end")
    assert (table.state.turn.seat, table.state.turn.moves, told) == (1, 3, [1])


@pytest.mark.rule("betrayal/item-card.mystical-stopwatch")
def test_the_dead_have_no_other_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    monkeypatch.setitem(moments.turn_begins.answers, 9, lambda scene, seat: begun.append(seat))
    table = position(haunt=9, track=1, house=["furnace-room"], places=["furnace-room", "hallway", "hallway"],
                     cards=[["mystical-stopwatch"]], traits=[{"might": 1, "speed": 1}])  # fmt: skip
    for choice in ("use mystical-stopwatch", "end", "might"):
        table.match.choose(choice)
    assert table.state.explorers[0].dead
    assert begun == [1]
