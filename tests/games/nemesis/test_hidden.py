"""What each seat and a watcher may know."""

import os
from random import Random
from typing import Any

import msgspec
import pytest
from tests.games.nemesis.aboard import captain
from tests.games.nemesis.hostile import develop, event

from koszmar.bots import make_bot
from koszmar.games.nemesis.hand import shuffle_events
from koszmar.games.nemesis.proof.positions import position
from koszmar.games.nemesis.state import Item
from koszmar.kernel.chance import SeededChance
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import SAVE_AND_LOAD, Driver
from koszmar.kernel.testing.laws import another_truth_looks_the_same, frame
from koszmar.kernel.worlds import TALLY


def reaches(table: Driver, seat: int | None) -> bytes:
    """All that reaches a seat at this moment."""
    return msgspec.json.encode(frame(table.match, seat))


def told_apart(one: Driver, other: Driver) -> list[int | None]:
    """The seats (None: a watcher) that can tell two tables apart."""
    return [seat for seat in (0, 1, 2, None) if reaches(one, seat) != reaches(other, seat)]


def trio(**table: Any) -> Driver:
    """The Captain to move in Room 06 together with the Pilot; the Soldier is in the Cockpit."""
    return position(**{"players": 3, "places": ["06", "06", "01"], "rooms": {"06": "command"}, **table})


@pytest.mark.rule("nemesis/hidden.hand")
def test_a_hand_is_its_owners_and_its_size_is_public() -> None:
    table = captain()
    assert table.match.seen_by(0).state.characters[0].hand == table.state.characters[0].hand
    for seat in (1, None):
        assert table.match.seen_by(seat).state.characters[0].hand == ["?"] * 5


@pytest.mark.rule("nemesis/hidden.bag")
def test_the_bag_shows_kinds_by_arithmetic_and_no_numbers() -> None:
    seen = captain().match.seen_by(0)
    assert set(seen.state.bag) == {"?seeder", "blank", "insanity-captain", "insanity-pilot"}
    assert set(seen.state.supply) == {"?seeder"}
    assert len(seen.unseen("bag")) == 16


@pytest.mark.rule("nemesis/hidden.decks-order")
@pytest.mark.rule("nemesis/setup.weaknesses-hidden")
def test_decks_tiles_tokens_and_weaknesses_are_hidden() -> None:
    state = position(unexplored=["13", "14"]).match.seen_by(0).state
    for deck in (state.events, state.attacks, state.panic, state.serious):
        assert set(deck.cards) == {"?"}
    assert {card for deck in state.items.values() for card in deck.cards} == {"?red", "?yellow", "?green"}
    assert [state.rooms["13"].tile, state.rooms["13"].token] == ["?", "?"]
    assert [state.weaknesses, set(state.spare_weaknesses)] == [["?"] * 3, {"?"}]
    assert [set(one.deck) for one in state.characters] == [{"?"}, {"?"}]


@pytest.mark.rule("nemesis/hidden.discard-public")
def test_discard_piles_are_open_but_what_contamination_reads_is_not() -> None:
    table = captain(discards=[["motivation", "contamination-1"]], infected=["contamination-1"])
    seen = table.match.seen_by(None).state
    assert seen.characters[0].discard == ["motivation", "contamination-1"]
    assert seen.infected["contamination-1"] is None


@pytest.mark.rule("nemesis/insanity.public")
def test_insanity_is_public() -> None:
    assert captain(insanity=[4]).match.seen_by(None).state.characters[0].insanity == 4


@pytest.mark.rule("nemesis/search.secret")
@pytest.mark.rule("nemesis/item.inventory-hidden")
def test_what_a_searcher_finds_and_keeps_is_the_searchers() -> None:
    def searched(*found: str) -> Driver:
        table = trio(hands=[["search"], [], []], tops={"red": found})
        return table.choose(("card", "search")).asks("keep-item", 0)

    one, other = searched("grenade", "lure"), searched("energy-charge", "recon-drone")
    assert told_apart(one, other) == [0]
    alike = searched("energy-charge", "energy-charge")  # even where there is nothing to choose
    assert told_apart(one, alike) == [0]
    assert told_apart(one.choose("grenade"), other.choose("recon-drone")) == [0]
    assert one.match.seen_by(1).state.characters[0].inventory[0].key == "?red"


@pytest.mark.rule("nemesis/action.trade-show")
def test_what_is_offered_and_shown_in_a_trade_only_the_two_see() -> None:
    def trading(item: str) -> Driver:
        table = trio(hands=[["rest"], [], []], belongings=[[item]])
        table.choose("trade").answer("pay", "rest").choose(1)
        return table.choose(("show", item)).choose(item).asks("trade-give", 0)

    one, other = trading("grenade"), trading("lure")
    assert told_apart(one, other) == [0, 1]
    for prompt, seat, answer in (("trade-give", 0, "done"), ("trade-back", 1, "done"), ("trade-agree", 0, "agree")):
        for table in (one, other):
            table.answer(prompt, answer, seat)
        assert told_apart(one, other) == [0, 1]


@pytest.mark.rule("nemesis/hidden.engines")
@pytest.mark.rule("nemesis/special.check-engine")
def test_an_engine_is_known_to_whoever_looked_and_stays_so_when_tokens_are_swapped() -> None:
    def looked(top: str, below: str) -> Driver:
        engines = [[top, below], ["working", "damaged"], ["working", "damaged"]]
        table = position(
            players=3, places=["21", "21", "01"], hands=[["rest", "order"], [], []], table={"engines": engines}
        )
        table.choose(("room", "engine-1"))
        return table.answer("pay", "rest").answer("pay", "order")

    assert told_apart(looked("working", "damaged"), looked("damaged", "working")) == [0]


@pytest.mark.rule("nemesis/special.check-coordinates")
def test_coordinates_are_known_to_whoever_looked() -> None:
    def looked(card: str) -> Driver:
        spare = [key for key in "12345678" if key != card]
        table = position(
            players=3, places=["01", "01", "06"], hands=[["rest", "order"], [], []],
            table={"coordinates": card, "spare_coordinates": spare},
        )  # fmt: skip
        return table.choose(("room", "cockpit", "check")).answer("pay", "rest").answer("pay", "order")

    assert told_apart(looked("3"), looked("7")) == [0]


@pytest.mark.rule("nemesis/setup.objectives-secret")
@pytest.mark.rule("nemesis/objective.discarded-hidden")
def test_an_objective_is_its_owners_and_so_is_which_of_two_was_kept() -> None:
    def kept(place: int) -> Driver:
        both = ["hoarder", "ab-ovo"]
        return trio(hands=[["rest"], [], []], objectives=[both], more=[{"kept": place}])

    assert told_apart(kept(0), kept(1)) == [0]
    assert told_apart(
        trio(objectives=[["hoarder", "ab-ovo"]]), trio(objectives=[["quarantine", "field-biology"]])
    ) == [0]  # fmt: skip


@pytest.mark.rule("nemesis/contam.hidden")
def test_what_contamination_reads_nobody_knows_and_a_scan_is_the_scanners() -> None:
    def held(infected: list[str]) -> Driver:
        hand = ["rest", "contamination-1", "contamination-2"]
        return trio(hands=[hand, [], []], infected=infected)

    assert told_apart(held(["contamination-1"]), held(["contamination-2"])) == []


@pytest.mark.rule("nemesis/room.monitoring")
def test_a_tile_that_was_looked_at_is_known_to_one() -> None:
    def looked(tile: str, token: str) -> Driver:
        table = trio(
            hands=[["rest", "order"], [], []], rooms={"06": "monitoring", "05": tile}, unexplored=["05", "10"],
            tokens={"05": token},
        )  # fmt: skip
        table.choose(("room", "monitoring")).answer("pay", "rest").answer("pay", "order")
        return table.choose("05")

    assert told_apart(looked("armory", "doors-4"), looked("nest", "danger-2")) == [0]


@pytest.mark.content("nemesis/item/nemesis-plans")
def test_whoever_looked_at_a_tile_without_its_token_does_not_know_the_token() -> None:
    def looked(tile: str, token: str) -> Driver:
        table = trio(
            hands=[["rest", "order"], [], []], belongings=[["nemesis-plans"]], rooms={"06": "command", "05": tile},
            unexplored=["05", "10"], tokens={"05": token},
        )  # fmt: skip
        return table.choose(("item", "nemesis-plans")).answer("pay", "rest").choose("05")

    assert told_apart(looked("armory", "doors-4"), looked("armory", "danger-2")) == []
    assert told_apart(looked("armory", "doors-4"), looked("nest", "doors-4")) == [0]


@pytest.mark.rule("nemesis/action.interruption")
@pytest.mark.parametrize("ruling", ["asked", "holders"])
def test_the_question_whether_to_interrupt_tells_nothing_unless_it_was_so_agreed(ruling: str) -> None:
    def acting(card: str) -> Driver:
        hands = [["rest", "order"], [card], []]
        table = trio(hands=hands, rulings={"interruptions": ruling})
        return table.choose(("card", "rest"))

    one, other = acting("interruption"), acting("piloting")
    assert told_apart(one, other) == ([1] if ruling == "asked" else [0, 1, 2, None])


@pytest.mark.rule("nemesis/hidden.hand")
def test_whoever_sees_that_only_holders_are_asked_can_imagine_worlds_in_which_the_same_are_asked() -> None:
    """Four others in the Room: a world in which the cards lie anyhow hardly ever asks the same two."""
    table = position(
        players=5, places=["06"] * 5, rooms={"06": "command"}, rulings={"interruptions": "holders"},
        hands=[["rest", "order"], ["piloting"], ["interruption"], ["reconnaissance"], ["interruption"]],
    )  # fmt: skip
    match = table.choose(("card", "rest")).match
    match.choose("interruption", seat=2)
    match.choose("let", seat=4)
    given_up = TALLY["truth"]
    for guess in range(20):
        fork = match.fork(seed=f"who holds it {guess}", as_seen_by=0)
        assert fork.decision
        assert fork.decision.seats == (4,)
    assert TALLY["truth"] == given_up


@pytest.mark.rule("nemesis/hidden.hand")
def test_whoever_pays_is_asked_with_one_card_as_with_many() -> None:
    """Nobody learns from a question that was not put how many cards in a hand are Contamination."""

    def paying(*hand: str) -> Driver:
        return trio(hands=[hand, [], []]).choose(("move", "07")).asks("pay", 0)

    assert told_apart(paying("rest", "order"), paying("rest", "contamination-1")) == [0]


@pytest.mark.rule("nemesis/item.inventory-hidden")
def test_whoever_discards_an_item_is_asked_with_two_alike_as_with_others() -> None:
    def burning(*items: str) -> Driver:
        table = position(
            players=3, characters=["mechanic", "pilot", "soldier"], places=["06", "06", "01"], rooms={"06": "command"},
            hands=[["pyrotechnics", "rest"], [], []], belongings=[items], more=[{"hands": []}],
        )  # fmt: skip
        return table.choose(("card", "pyrotechnics", "burn")).answer("pay", "rest").asks("discard-item", 0)

    assert told_apart(burning("grenade", "grenade"), burning("grenade", "lure")) == [0]


@pytest.mark.rule("nemesis/item.inventory-hidden")
def test_an_inventory_shows_the_colours_of_its_backs() -> None:
    one = trio(belongings=[["grenade", Item("tools", known_to=[1])]])
    assert told_apart(one, trio(belongings=[["lure", Item("tools", known_to=[1])]])) == [0]
    assert told_apart(one, trio(belongings=[["grenade", Item("chemicals", known_to=[1])]])) == [0, 1]
    assert None in told_apart(one, trio(belongings=[["food", Item("tools", known_to=[1])]]))


@pytest.mark.rule("nemesis/end.contamination-base")
@pytest.mark.rule("nemesis/change.final-draw")
@pytest.mark.parametrize("enemy", ["void-seeders", "intruders"])
def test_the_cards_of_the_last_check_are_seen_by_all_and_no_others(enemy: str) -> None:
    asleep = {"status": "hibernating", "room": "", "larva": enemy == "intruders"}
    home = {"engines": [["working", "damaged"]] * 3, "coordinates": "5", "spare_coordinates": list("1234678")}
    table = position(
        enemy=enemy, hands=[["rest"]], insanity=[1, 5 if enemy == "void-seeders" else 1], more=[{}, asleep],
        table={**home, "time": 1}, chance=SeededChance("the last check"),
    )  # fmt: skip
    table.choose("pass").answer("discard", "done")
    (check,) = table.events("last-check")
    assert len(check["cards"]) == 4
    if not os.environ.get(SAVE_AND_LOAD):  # of a match that was saved and loaded nobody remembers enough to compare
        compared = sum(another_truth_looks_the_same(table.match, Random(seed)) for seed in range(12))
        assert compared > 12


@pytest.mark.rule("nemesis/contam.remove")
def test_what_a_removed_card_reads_everybody_sees() -> None:
    table = trio(hands=[["rest", "contamination-1", "contamination-2"], [], []], infected=["contamination-2"])
    table.choose(("card", "rest")).answer("calm-down", "scan")
    for seat in (1, 2, None):
        infected = table.match.seen_by(seat).state.infected
        assert (infected["contamination-1"], infected["contamination-2"]) == (False, None)


@pytest.mark.rule("nemesis/eventcard.remove")
@pytest.mark.rule("nemesis/hidden.decks-order")
def test_once_the_event_deck_is_shuffled_nobody_knows_a_card_of_it() -> None:
    known = {"events_top": [0], "events_bottom": [[1]]}
    seen = position(table=known).match
    assert seen.seen_by(0).state.events.cards[-1] != "?"
    assert seen.seen_by(1).state.events.cards[0] != "?"
    table = position(table=known, chance=SeededChance("a shuffle"))
    shuffle_events(table.match.scene, [])
    for seat in (0, 1):
        assert set(table.match.seen_by(seat).state.events.cards) == {"?"}


@pytest.mark.rule("nemesis/hidden.bag")
@pytest.mark.parametrize(("enemy", "kind"), [("void-seeders", "seeder"), ("intruders", "adult")])
def test_the_number_of_a_token_that_comes_into_the_bag_nobody_learns(enemy: str, kind: str) -> None:
    def grown(number: int) -> Driver:
        token = f"{kind}-{number}"
        table = develop("blank", enemy=enemy, players=3, supply=[token], rolls=[token])
        assert token in table.state.bag
        return table

    assert told_apart(grown(2), grown(3)) == []


ALONE = {
    "search", "scan", "objective-kept", "coordinates-checked", "engine-checked", "looked", "looked-at-tile",
    "event-seen", "objective-seen",
}  # fmt: skip
"""What only whoever does it may learn …"""
TOGETHER = {"trade", "shows"}
"""… and what two do with each other."""


def test_what_is_learned_in_secret_is_told_to_whoever_does_it_and_to_nobody_else() -> None:
    learned: set[str] = set()
    for number in range(30):
        options = {"enemy": ("void-seeders", "intruders")[number % 2]}
        match = Match.new("nemesis", players=3, seed=f"whispers {number}", options=options)
        bot = make_bot("sensible" if number % 3 else "random", seed=f"{number}")
        for decision in match:
            assert {*decision.to} <= {decision.args.get("other")}, decision
            match.choose(bot.choose(match, decision.seat), decision.seat)
            if match.number > 150:
                break
        told = zip(match.events(None), *(match.events(seat) for seat in range(3)), strict=True)
        for outside, *seen in told:
            kind = outside.kind.removesuffix("-hidden")
            if kind not in ALONE | TOGETHER:
                assert outside.kind == kind, "one more secret: say who learns it"
                continue
            involved = {outside.args["seat"], *([outside.args["other"]] if kind in TOGETHER else [])}
            assert outside.kind != kind, "a watcher learns nothing of it"
            assert {seat for seat, one in enumerate(seen) if one.kind == kind} == involved
            learned.add(kind)
    assert learned >= {"search", "scan", "objective-kept", "coordinates-checked", "engine-checked"}


@pytest.mark.rule("nemesis/contam.hidden")
def test_how_many_cards_of_a_whole_hand_are_infected_only_its_owner_learns() -> None:
    """Nothing is removed after Eclosion: with one INFECTED card or two, a Larva is all that the others see."""

    def hatching(infected: list[str]) -> Driver:
        deck = ["contamination-1", "contamination-2", "order", "search"]
        return event(
            "eclosion", enemy="intruders", players=3, hands=[[], [], []], decks=[deck, [], []], infected=infected
        )

    one, other = hatching(["contamination-1"]), hatching(["contamination-1", "contamination-2"])
    assert one.state.characters[0].larva
    assert told_apart(one, other) == [0]
