"""Turns, trades and special actions before and after the haunt."""

import pytest

from koszmar.games.betrayal.positions import position, token
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
    assert not table.offers("trade 1")


@pytest.mark.rule("betrayal/trade.need-not-be-equal")
def test_nothing_for_nothing_is_no_trade_and_is_not_offered_again() -> None:
    table = position(places=["hallway"] * 3, cards=[["map"], ["mirror"]]).choose("trade 1", "done", "done")
    assert table.decision.prompt == "act"
    assert not table.offers("trade 1")
    assert table.offers("trade 2"), "the trade of the turn is still to be made"


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
        cards=[["crossbow", "strange-amulet"], ["mask"]], traits=[{"speed": 4}, {}, {"speed": 8}], rolls=[0] * 20,
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
