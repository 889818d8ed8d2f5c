"""Haunt 30, 'Til Death Do Us Part."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from koszmar.games.betrayal.cards import CARDS, omens_of
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import value
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.games.betrayal.traits import start_of
from koszmar.kernel.match import Match
from koszmar.kernel.testing import laws
from koszmar.kernel.testing.driver import Driver
from koszmar.kernel.view import View

HANDS = [["ring", "armor"], ["idol", "dog", "map"], []]


def wedding(**given: Any) -> Driver:
    """A table in this haunt: the traitor in seat 2 in the Entrance Hall, the heroes upstairs with Omens face down."""
    places = ["upper-landing", "upper-landing", "entrance-hall"]
    facts = {"in-play": ["ring", "armor", "idol", "dog"]}
    return position(
        **{"haunt": 30, "revealer": 0, "traitor": 2, "places": places, "cards": HANDS, "facts": facts} | given
    )


def altar(tile: str) -> list[Any]:
    """The Altar on a tile."""
    return [token("contract-altar", "altar", tile)]


def hand(view: View, owner: int) -> list[str]:
    """Somebody's cards as a view shows them."""
    zone = next(zone for zone in view.zones if zone.id == f"cards-{owner}")
    return sorted(name for card in zone.cards for name in [card.id.partition("/")[2]] * (card.count or 1))


@pytest.mark.content("betrayal/haunt/30")
@pytest.mark.parametrize(("players", "stack", "guests"), [(3, 4, 1), (4, 6, 2), (5, 9, 3), (6, 12, 4)])
def test_set_up(begin: Any, players: int, stack: int, guests: int) -> None:
    table = begin(30, players, answers={"be-traitor": "accept"})
    state, haunt = table.state, table.state.haunt
    traitor = state.explorers[haunt.traitor]
    assert haunt.traitor != haunt.revealer
    assert state.house.tiles["secret-staircase"].region == "basement"
    assert len(state.stack) == stack
    assert len([key for key in state.gone if key in ROOMS]) == 42 - stack - (len(state.house.tiles) - 5)
    assert omens_of(state, haunt.traitor) == []
    assert "ring" in state.explorers[haunt.revealer].cards
    assert traitor.place == "entrance-hall"
    assert all(traitor.traits[trait] >= start_of(traitor, trait) for trait in traitor.traits)
    omens = [tile for tile in state.house.tiles if ROOMS[tile].symbol == "omen"]
    places = Counter(one.place for one in haunt.monsters)
    assert sum(places.values()) == guests
    assert all(tile in omens and count == 1 for tile, count in places.items() if tile != "ground-floor-staircase")
    assert haunt.monsters_after == haunt.traitor


def test_the_traitor_is_the_least_sane_but_not_the_revealer() -> None:
    table = wedding()
    assert [value(one, "sanity") for one in table.state.explorers] == [4, 5, 4]
    assert HAUNTS[30].traitor is not None
    assert [HAUNTS[30].traitor(table.match.scene, revealer) for revealer in range(3)] == [2, 2, 0]


def test_the_revealer_gets_the_omens_of_the_traitor() -> None:
    options = {"haunt": 30, "explorers": ["josef", "stephanie", "sammy"]}
    match = Match.new(wedding().match.game, players=3, seed="night", options=options)
    while match.decision is not None and match.decision.prompt != "be-traitor":
        match.choose(match.decision.options[0], match.decision.seat)
    assert match.decision is not None
    omen = match.state.decks["omen"].cards.pop()
    match.state.explorers[match.decision.seat].cards.append(omen)
    while match.decision.prompt != "act":
        match.choose(match.decision.options[0], match.decision.seat)
    haunt = match.state.haunt
    assert omens_of(match.state, haunt.traitor) == []
    assert omen in match.state.explorers[haunt.revealer].cards


def test_before_the_veil_falls_heroes_pass_omens_and_the_traitor_sees_only_how_many(begin: Any) -> None:
    table = Driver(
        Match.new(
            wedding().match.game,
            players=3,
            seed="night",
            options={"haunt": 30, "explorers": ["josef", "stephanie", "sammy"]},
        )
    )
    while table.decision.prompt != "30-exchange" or "ring" not in str(table.offered):
        table.choose("accept" if table.decision.prompt == "be-traitor" else table.offered[0])
    state, giver = table.state, table.decision.seat
    other = next(seat for seat in range(3) if seat not in (giver, state.haunt.traitor))
    assert "ring" not in str(table.match.view(state.haunt.traitor).question)
    table.choose(f"give ring seat-{other}")
    assert "ring" in state.explorers[other].cards
    passed = [[event for event in table.match.events(seat) if event.kind.startswith("30-passed")] for seat in range(3)]
    assert passed[other][0].args == {"seat": giver, "other": other, "card": "ring"}
    assert passed[state.haunt.traitor][0].kind == "30-passed-hidden"
    assert "card" not in passed[state.haunt.traitor][0].args


# -- Omens face down -------------------------------------------------------------------------------------------------


def test_the_traitor_and_spectators_do_not_see_the_heroes_omens() -> None:
    table = wedding()
    for seat in (2, None):
        assert hand(table.match.view(seat), 0) == ["hidden-omen", "hidden-omen"]
        assert hand(table.match.view(seat), 1) == ["hidden-omen", "hidden-omen", "map"]
    for seat in (0, 1):
        assert hand(table.match.view(seat), 0) == ["armor", "ring"]
    assert hand(wedding(facts={"face-up": ["ring"]}).match.view(2), 0) == ["hidden-omen", "ring"]


def test_what_the_traitor_cannot_know_is_dealt_anew() -> None:
    table = wedding(active=2, cards=[["ring", "armor"], ["idol", "book"], []])
    hands = set()
    for seed in range(40):
        fork = table.match.fork(seed=seed, as_seen_by=2)
        hands.add(tuple(tuple(sorted(omens_of(fork.state, seat))) for seat in (0, 1)))
        known = {card for seat in (0, 1) for card in omens_of(fork.state, seat)} & {"ring", "armor", "idol"}
        assert len(known) == 3  # those in play from the start; the Book was drawn unseen and may be any other
    assert len(hands) > 5
    assert any("book" not in {*first, *second} for first, second in hands)
    laws.no_leak(table.match, "veil")
    for seat in (0, 1):
        fork = table.match.fork(seed="mine", as_seen_by=seat)
        assert [omens_of(fork.state, one) for one in (0, 1)] == [["ring", "armor"], ["idol", "book"]]


def test_trades_of_hidden_omens_are_not_told_to_the_traitor() -> None:
    table = wedding().choose("trade 1", "ring")
    assert "ring" not in str(table.match.view(2).question)
    assert "hidden-omen" in str(table.match.view(2).question)
    assert "ring" in str(table.match.view(1).question)
    table.choose("done", "done")
    assert "ring" not in str(table.match.view(2).question)
    table.answer("trade-consent", "agree", 1)
    assert next(event.args for event in table.match.events(1) if event.kind == "trade")["give"] == ["ring"]
    assert [event.kind for event in table.match.events(2) if event.kind.startswith("trade")] == ["trade-hidden"]


def test_new_omens_are_drawn_unseen_by_the_traitor() -> None:
    house = {"ballroom": ("ground", -1, -1, 0)}
    table = wedding(house=house, places=["ballroom", "upper-landing", "entrance-hall"], stack=["library", "salon"],
                    decks={"omen": ["skull"]})  # fmt: skip
    table.choose("discover 0", "keep", "turn 0")
    assert "skull" in table.state.explorers[0].cards
    assert [event.args for event in table.match.events(1) if event.kind == "draw"] == [{"seat": 0, "card": "skull"}]
    assert [event.args for event in table.match.events(2) if event.kind == "draw-hidden"] == [{"seat": 0}]


def discovering(*cards: str, tile: str = "kitchen") -> Driver:
    """The hero in the Ballroom has these cards and discovers a tile."""
    return wedding(house={"ballroom": ("ground", -1, -1, 0)}, places=["ballroom", "upper-landing", "entrance-hall"],
                   cards=[cards, ["ring"], []], facts={"in-play": [*cards, "ring"]}, stack=[tile, "salon", "library"],
                   decks={"event": ["a-bite"]}, rolls=[0, ...]).choose("discover 0")  # fmt: skip


def seen(table: Driver, seat: int | None) -> tuple[bytes, list[Any]]:
    """All that a seat, or a spectator, knows: its view and what it was told."""
    events = [(event.kind, event.args) for event in table.match.events(seat)]
    return msgspec.json.encode(table.match.view(seat)), events


@pytest.mark.parametrize("viewer", [2, None])
def test_questions_do_not_tell_who_holds_the_holy_symbol_and_the_idol(viewer: int | None) -> None:
    tables = [discovering(card) for card in ("holy-symbol", "idol", "mask", "dog")]
    for prompt in ("refuse-tile", "draw-event"):
        for table in tables:
            table.asks(prompt, 0)
        assert all(seen(table, viewer) == seen(tables[0], viewer) for table in tables)
        for table in tables:
            table.choose(table.offered[0])


def test_only_the_holder_has_a_choice_and_using_the_omen_shows_it() -> None:
    assert discovering("mask").offered == ["keep"]
    symbol = discovering("holy-symbol").choose("bury")
    assert [event.args for event in symbol.match.events(2) if event.kind == "use"] == [
        {"seat": 0, "card": "holy-symbol"}
    ]
    assert discovering("mask").choose("keep").asks("draw-event", 0).offered == ["draw"]
    idol = discovering("idol").choose("keep", "ignore")
    assert [event.args for event in idol.match.events(2) if event.kind == "use"] == [{"seat": 0, "card": "idol"}]


def test_a_hero_without_hidden_omens_is_not_asked() -> None:
    assert discovering("map").decision.prompt not in ("refuse-tile", "draw-event")


def test_the_traitor_cannot_ask_for_what_lies_face_down() -> None:
    places = ["hallway", "hallway", "hallway"]
    assert not wedding(active=2, places=places).offers("trade 0")
    assert wedding(active=2, places=places, facts={"face-up": ["ring"]}).choose("trade 0").offered == ["done", "ring"]


def test_an_omen_that_helps_is_shown() -> None:
    places = ["hallway", "hallway", "hallway"]
    table = wedding(active=1, places=places, rolls=[1] + [0] * 7).choose("attack unarmed seat-2")
    assert table.events("30-shown") == [{"seat": 1, "card": "idol"}]
    assert hand(table.match.view(2), 1) == ["hidden-omen", "hidden-omen", "map"]
    armor = wedding(active=2, places=places, rolls=[2] + [0] * 8).choose("attack unarmed seat-0", "leave")
    assert armor.events("30-shown") == [{"seat": 0, "card": "armor"}]
    assert "omens" in armor.state.haunt.shown


def test_the_traitor_who_attacks_may_turn_an_omen_up_for_good() -> None:
    places = ["hallway", "hallway", "hallway"]
    table = wedding(active=2, places=places, cards=[["ring"], [], []], rolls=["ring"] + [0] * 9)
    table.choose("attack unarmed seat-0").asks("30-veil", 2).choose("lift")
    assert table.events("30-turned-up") == [{"seat": 0, "card": "ring"}]
    assert hand(table.match.view(2), 0) == ["ring"]
    assert wedding(active=2, places=places, cards=[["map"], [], []], rolls=[0] * 9).choose("attack unarmed seat-0")
    left = wedding(active=2, places=places, cards=[["ring"], [], []], rolls=[0] * 9)
    left.choose("attack unarmed seat-0", "leave")
    assert hand(left.match.view(2), 0) == ["hidden-omen"]


def test_a_dead_heros_omens_are_turned_up() -> None:
    table = wedding(active=2, places=["hallway"] * 3, cards=[["ring", "dog"], [], []], traits=[{"might": 1}],
                    rolls=[1] + [0] * 7)  # fmt: skip
    table.choose("attack unarmed seat-0", "leave", "might")
    assert hand(table.match.view(2), 0) == ["dog", "ring"]


# -- the Altar -------------------------------------------------------------------------------------------------------


def test_the_last_tile_of_the_stack_gets_the_altar() -> None:
    house = {"ballroom": ("ground", -1, -1, 0)}
    given: dict[str, Any] = {"house": house, "places": ["ballroom", "upper-landing", "entrance-hall"]}
    rest = [key for key, room in ROOMS.items() if not room.landing and key not in ("ballroom", "larder", "gymnasium")]
    last = wedding(**given, stack=["larder"], gone=[*rest, "gymnasium"]).choose("discover 0")
    while last.decision.prompt != "act":
        last.choose(last.offered[0])
    assert [(one.name, one.on) for one in last.state.tokens] == [("altar", "larder")]
    more = wedding(**given, stack=["larder", "gymnasium"], gone=rest).choose("discover 0")
    while more.decision.prompt != "act":
        more.choose(more.offered[0])
    assert more.state.tokens == []
    empty = wedding(**given, gone=[*rest, "larder", "gymnasium"]).choose("end")
    assert [(one.name, one.on) for one in empty.state.tokens] == [("altar", "ballroom")]


def test_the_ring_compels_the_traitor_up_to_the_roll() -> None:
    table = wedding(rolls=[2, 1, 0]).choose("haunt compel").asks("move-somebody", 0)
    assert table.events("30-shown") == [{"seat": 0, "card": "ring"}]
    table.choose("hallway", "ground-floor-staircase", "upper-landing").asks("act", 0)
    assert table.state.explorers[2].place == "upper-landing"
    stopped = wedding(rolls=[2, 1, 0]).choose("haunt compel", "hallway", "stop").asks("act", 0)
    assert stopped.state.explorers[2].place == "hallway"
    assert not wedding(active=1).offers("haunt compel")


def test_at_the_altar_nothing_moves_the_traitor() -> None:
    bound: dict[str, Any] = {"tokens": altar("entrance-hall")}
    stuck = wedding(**bound, active=2, cards=[["ring"], [], ["map"]]).asks("act", 2)
    assert not [option for option in stuck.offered if option.startswith(("move", "discover"))]
    stuck.choose("use map", "upper-landing")
    assert stuck.state.explorers[2].place == "entrance-hall"
    wedding(**bound, rolls=[2, 1, 0]).choose("haunt compel").asks("act", 0)
    there = wedding(tokens=altar("hallway"), rolls=[2, 1, 0]).choose("haunt compel", "hallway").asks("act", 0)
    assert "bound" in there.state.haunt.shown
    assert there.state.explorers[2].place == "hallway"
    mask = wedding(**bound, cards=[["mask"], [], []], places=["entrance-hall", "upper-landing", "entrance-hall"])
    mask.choose("use mask")
    assert mask.state.explorers[2].place == "entrance-hall"


def at_the_altar(**given: Any) -> Driver:
    """A hero and the traitor before the Altar."""
    return wedding(**{"places": ["hallway", "upper-landing", "hallway"], "tokens": altar("hallway"),
                      "cards": [[], ["ring"], []]} | given)  # fmt: skip


@pytest.mark.rule("betrayal/haunt30.heroes-win")
def test_six_holds_the_ceremony() -> None:
    table = at_the_altar(rolls=[2, 2, 2, 0]).choose("haunt ceremony")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-30-hero", (0, 1))


def test_five_does_not_and_both_altar_and_traitor_are_needed() -> None:
    assert at_the_altar(rolls=[2, 2, 1, 0]).choose("haunt ceremony").result is None
    assert not at_the_altar(tokens=altar("entrance-hall")).offers("haunt ceremony")
    assert not at_the_altar(places=["hallway", "upper-landing", "entrance-hall"]).offers("haunt ceremony")
    assert not at_the_altar(active=2).offers("haunt ceremony")


# -- the traitor -----------------------------------------------------------------------------------------------------


def test_the_traitors_traits_never_fall_below_their_start() -> None:
    table = at_the_altar(traits=[{}, {}, {"speed": 6}], rolls=[2, 2, 2, 2, 2, 0, 0, 0, 0])
    table.choose("attack unarmed seat-2")
    traitor = table.state.explorers[2]
    assert traitor.traits == {trait: start_of(traitor, trait) for trait in traitor.traits}
    assert not traitor.dead
    assert "stubborn" in table.state.haunt.shown


def test_the_guests() -> None:
    box = HAUNTS[30].monsters[0]
    assert (box.might, box.speed, box.sanity, box.knowledge) == (5, 4, 2, 3)
    table = wedding(monsters=[beast("guest", "upper-landing")], cards=[[], [], []], rolls=[2] + [0] * 9)
    table.choose("attack unarmed guest-1")
    assert table.state.haunt.monsters[0].stunned


@pytest.mark.rule("betrayal/haunt30.traitor-wins")
def test_the_traitor_wins_with_the_ring_and_not_by_killing() -> None:
    table = wedding(active=2, dead=[0], places=["hallway", "upper-landing", "hallway"], facts={"face-up": ["ring"]})
    assert table.result is None
    table.choose("loot 0 ring")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("haunt-30-traitor", (2,))
    killed = wedding(active=2, dead=[1], places=["hallway"] * 3, cards=[["map"], [], []], traits=[{"might": 1}],
                     rolls=[1] + [0] * 7).choose("attack unarmed seat-0", "might")  # fmt: skip
    assert killed.result is None
    assert CARDS["ring"].deck == "omen"
