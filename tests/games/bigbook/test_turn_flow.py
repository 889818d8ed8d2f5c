"""The goal, the order of turns and phases, the player's area, Concentration, and when abilities are used."""

import pytest

from koszmar.games.bigbook.proof.positions import position
from koszmar.games.bigbook.state import Spell
from koszmar.kernel.errors import BadSetting
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

CALM = ("hornet", "samurai", "goblin-with-a-key", "griffin", "sorcerer", "dragon", "final")
STOCK = ["water-1", "fire-1", "earth-1", "air-1"] * 3
SHEETS = ("fire-boy", "fire-girl", "air-boy", "earth-girl", "water-girl")


def settle(table: Driver) -> Driver:
    """Answer whatever Curses and pages ask, in any way, until a player may act."""
    while not table.match.over and table.decision.prompt != "action":
        table.choose(table.offered[0])
    return table


def end_turn(table: Driver) -> Driver:
    """The active player does nothing more; the next Action phase begins."""
    table.asks("action").choose("end")
    return settle(table)


def break_everything(table: Driver) -> Driver:
    """Destroy every Curse on the track that the active player can afford."""
    while breaks := [option for option in table.offered if option.startswith("break")]:
        settle(table.choose(breaks[0]))
    return table


CHEAP = {"curse_cost": 1}
"""Curses that cost one symbol, for matches in which every Monster is vanquished."""


# -- goal --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/goal.player-count")
def test_two_to_five_players_can_play() -> None:
    for players in (2, 3, 4, 5):
        assert len(Match.new("bigbook", players=players, seed=1).state.magicians) == players
    for players in (1, 6):
        with pytest.raises(BadSetting, match="2 to 5 players"):
            Match.new("bigbook", players=players, seed=1)


@pytest.mark.rule("bigbook/goal.role")
def test_each_player_has_exactly_one_magician() -> None:
    match = Match.new("bigbook", players=3, seed=1)
    for seat, sheet in ((2, "air-boy"), (0, "fire-girl"), (1, "water-boy")):
        assert match.decision is not None
        assert seat in match.decision.seats
        match.choose(sheet, seat=seat)
        assert match.decision.prompt != "choose-magician" or seat not in match.decision.seats
    assert [magician.sheet for magician in match.state.magicians] == ["fire-girl", "water-boy", "air-boy"]


@pytest.mark.rule("bigbook/goal.cooperative")
@pytest.mark.parametrize(("left_over", "score"), [({}, 1.0), ({"4": "fire/mill-two"}, 0.0)])
def test_all_players_win_or_lose_together(left_over: dict[str, str], score: float) -> None:
    table = position(players=3, turned=6, marker=5, phase="monster", track=left_over, mad=[2])
    assert table.result is not None
    assert table.result.scores == (score, score, score)


@pytest.mark.rule("bigbook/goal.six-rounds")
def test_six_rounds_are_played_each_with_a_different_monster() -> None:
    endurance = {"hand_size": 20, "madness_cards": 99, "madness_by_players": {2: 99}}
    table = position(hands=[["water-1"], ["water-1"]], decks=[STOCK, STOCK], grimoire=CALM, turned=0, marker=0,
                     phase="monster", parameters=endurance)  # fmt: skip
    while not table.match.over:
        end_turn(table)
    assert [event["monster"] for event in table.events("new-monster")] == list(CALM[:6])
    assert [event["round"] for event in table.events("new-monster")] == [1, 2, 3, 4, 5, 6]
    assert len(table.state.results) == 6


@pytest.mark.rule("bigbook/goal.objective")
@pytest.mark.parametrize(("broken", "reason"), [(True, "won"), (False, "lost-last-monster")])
def test_the_team_has_to_vanquish_the_monster_on_the_last_page(broken: bool, reason: str) -> None:
    table = position(hands=[["water-3", "water-1"], ["fire-1"]], decks=[STOCK, STOCK], turned=6, marker=3,
                     track={"2": "water/mill-two"})  # fmt: skip
    if broken:
        table.choose("break 2", "done")
    while not table.match.over:
        end_turn(table)
    assert table.state.results == [broken]
    assert table.result is not None
    assert table.result.reason == reason


@pytest.mark.rule("bigbook/goal.earlier-monsters-optional")
@pytest.mark.parametrize("turned", [1, 2, 3, 4, 5])
def test_failing_against_a_monster_before_the_last_does_not_end_the_game(turned: int) -> None:
    table = position(hands=[["water-1"]], grimoire=CALM, turned=turned, marker=5, phase="monster",
                     track={"2": "fire/mill-two"})  # fmt: skip
    assert [event["monster"] for event in table.events("failed")] == [CALM[turned - 1]]
    assert settle(table).state.turned == turned + 1
    assert table.result is None


@pytest.mark.rule("bigbook/goal.earlier-monsters-optional")
def test_the_game_is_won_though_an_earlier_monster_escaped() -> None:
    table = position(hands=[["water-1"] * 2 + ["fire-1", "earth-1", "air-1"] * 3], grimoire=CALM, turned=5, marker=5,
                     phase="monster", track={"2": "fire/mill-two"}, parameters=CHEAP)  # fmt: skip
    break_everything(table)
    while not table.match.over:
        end_turn(table)
    assert table.state.results == [False, True]
    assert table.result is not None
    assert table.result.winners == (0, 1)


@pytest.mark.rule("bigbook/goal.vanquish-definition")
def test_a_monster_is_vanquished_only_when_no_curse_of_any_kind_is_left_at_the_last_space() -> None:
    for left_over in ({"2": "water/mill-two"}, {"5": "air/mill-two"}, {"3-left": "multi/discard-deck"}):
        table = position(hands=[["water-1"]], marker=5, phase="monster", track=left_over)
        assert (len(table.events("failed")), len(table.events("vanquished"))) == (1, 0)
    table = position(hands=[["water-1"]], marker=5, phase="monster")
    assert (len(table.events("failed")), len(table.events("vanquished"))) == (0, 1)


@pytest.mark.rule("bigbook/goal.vanquish-definition")
def test_a_monster_is_not_vanquished_before_the_marker_reaches_the_last_space() -> None:
    table = position(hands=[["water-1", "fire-1"]], track={"2": "water/mill-two"}, parameters=CHEAP)
    table.choose("break 2", "done")
    assert table.state.track == [None] * 5
    assert table.events("vanquished") == []


# -- player area -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/area.deck-contents")
def test_a_deck_holds_element_cards_and_perhaps_madness() -> None:
    table = position(hands=[["earth-1"]], decks=[[]], discards=[["fire-2", "air-3"]])
    table.choose("activate growth")
    player = table.state.magicians[0]
    assert sorted(player.hand + player.deck) == ["air-3", "earth-1", "fire-2", "madness"]


@pytest.mark.rule("bigbook/area.draw-from-own-deck")
def test_a_player_draws_from_the_own_deck_only() -> None:
    table = position(hands=[["earth-1"]], decks=[["fire-2", "fire-1"], ["air-2", "air-1"]])
    table.choose("activate growth")
    assert table.state.magicians[0].hand == ["fire-2"]
    assert table.state.magicians[1].deck == ["air-1", "air-2"]
    table = position(hands=[["earth-1"]], decks=[[], ["air-2", "air-1"]])
    table.choose("activate growth")
    assert sorted(table.state.magicians[0].hand + table.state.magicians[0].deck) == ["earth-1", "madness"]
    assert table.state.magicians[1].deck == ["air-1", "air-2"]


@pytest.mark.rule("bigbook/area.two-zones")
@pytest.mark.rule("bigbook/area.spells-not-in-deck")
def test_support_slots_and_spells_are_two_zones_and_no_spell_joins_the_deck() -> None:
    table = position(hands=[["water-1", "fire-3", "air-2"]], decks=[["earth-1"]])
    table.choose("activate ice", "hand-0/fire-3")
    player = table.state.magicians[0]
    assert player.support == ["fire-3"]
    assert [spell.key for spell in player.spells] == ["ice", "combustion", "growth", "telepathy"]
    table.choose("learn breath")
    player = table.state.magicians[0]
    assert player.support == ["fire-3"]
    assert [spell.key for spell in player.spells] == ["ice", "combustion", "growth", "telepathy", "breath"]
    assert (player.hand, player.deck, player.discard) == ([], ["earth-1"], ["water-1", "air-2"])


# -- turns and phases --------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/turn.clockwise")
@pytest.mark.rule("bigbook/turn.pass-left")
def test_turns_go_clockwise_from_the_holder_of_the_token() -> None:
    table = position(players=3, active=1, hands=[["water-1"]] * 3, decks=[STOCK] * 3, phase="monster")
    for _ in range(4):
        end_turn(table)
    assert [event["seat"] for event in table.events("turn")] == [1, 2, 0, 1, 2]
    assert table.state.active == 2


@pytest.mark.rule("bigbook/turn.four-phases")
def test_a_turn_is_concentration_monster_action_and_recuperation_in_this_order() -> None:
    table = position(
        hands=[["earth-1"], ["earth-1"]],
        decks=[["fire-1"] * 6, ["fire-1"] * 6],
        spells=[[Spell("growth", exhausted=True), Spell("ice", exhausted=True), Spell("combustion")]],
        track={"2": "multi/block-spell"},
        phase="monster",
    )
    # Spells are upright again before the Curse turns one of them face down.
    table.answer("block-spell", "spell 0 ice", 0).answer("block-spell", "spell 1 ice", 1)
    assert table.state.magicians[0].spells == [Spell("growth"), Spell("ice", blocked=True), Spell("combustion")]
    assert len(table.asks("action", 0).state.magicians[0].hand) == 1
    table.choose("activate growth", "end")
    assert len(table.asks("action", 1).state.magicians[0].hand) == 6
    kinds = [kind for kind in table.kinds() if kind in ("turn", "marker", "curse-strikes", "activate", "draw")]
    assert kinds == ["turn", "marker", "curse-strikes", "activate", *["draw"] * 6, "turn", "marker"]


@pytest.mark.rule("bigbook/turn.until")
def test_turns_go_on_until_the_last_page_is_turned() -> None:
    table = position(hands=[["water-1"]], grimoire=CALM, turned=5, marker=5, phase="monster")
    assert settle(table).result is None
    table = position(hands=[["water-1"]], grimoire=CALM, turned=6, marker=4, phase="monster")
    assert table.asks("action", 0).result is None
    table.choose("end")
    assert table.result is not None
    assert table.match.decision is None


@pytest.mark.rule("bigbook/turn.until")
def test_turns_go_on_until_every_player_has_gone_mad() -> None:
    table = position(magicians=("air-boy", "air-girl"), hands=[["madness"] * 6, ["madness"] * 5 + ["fire-1"]])
    table.choose("end")
    assert [magician.mad for magician in table.state.magicians] == [True, False]
    table.asks("action", 1).choose("end").asks("action", 1)
    assert table.result is None
    table = position(magicians=("air-boy", "air-girl"), hands=[["madness"] * 6], mad=[1])
    table.choose("end")
    assert table.result is not None
    assert table.result.reason == "lost-all-mad"


@pytest.mark.rule("bigbook/turn.round-is-five-turns")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_round_lasts_five_turns_whatever_the_number_of_players(players: int) -> None:
    table = position(players=players, hands=[["air-2"]] * players, decks=[STOCK] * players, grimoire=CALM,
                     turned=0, marker=0, phase="monster")  # fmt: skip
    first = table.state.turn
    spaces = []
    while table.state.turned == 1:
        spaces.append(table.state.marker)
        end_turn(table)
    assert spaces == [1, 2, 3, 4, 5]
    assert table.state.turn - first == 5
    assert table.state.active == 5 % players


@pytest.mark.rule("bigbook/turn.round-not-cut-short")
def test_a_round_goes_on_after_the_last_curse_was_destroyed() -> None:
    table = position(hands=[["air-1", "air-2"]] * 2, decks=[STOCK] * 2, track={"2": "air/mill-two"}, parameters=CHEAP)
    table.choose("break 2", "pay hand-0/air-1", "done")
    assert table.state.track == [None] * 5
    for space in (2, 3, 4, 5):
        end_turn(table)
        assert (table.state.marker, table.state.turned) == (space, 1)
    end_turn(table)
    assert (table.state.marker, table.state.turned) == (1, 2)


# -- what is open ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/table.open-talk")
def test_players_know_each_others_hands() -> None:
    hand, deck = ["water-1", "fire-1", "earth-3"], ["air-1", "air-2", "madness", "fire-2"]
    table = position(hands=[hand, ["air-1"]], decks=[deck])
    guesses = [table.match.fork(seed=seed, as_seen_by=1).state.magicians[0] for seed in range(10)]
    assert all(guess.hand == hand for guess in guesses)
    assert len({tuple(guess.deck) for guess in guesses}) > 1
    table.choose("activate ice", "hand-0/fire-1", "end")
    drawn = [event.args["card"] for event in table.match.events(1) if event.kind == "draw" and event.args["seat"] == 0]
    assert drawn[:4] == deck


@pytest.mark.rule("bigbook/table.open-talk")
def test_with_closed_hands_only_the_owner_knows_the_cards() -> None:
    hand, deck = ["water-1", "fire-1", "earth-3"], ["air-1", "air-2", "madness", "fire-2"]
    table = position(hands=[hand, ["air-1"]], decks=[deck], rulings={"open-hands": "closed"})
    assert len({tuple(table.match.fork(seed=n, as_seen_by=1).state.magicians[0].hand) for n in range(10)}) > 1
    assert all(table.match.fork(seed=n, as_seen_by=0).state.magicians[0].hand == hand for n in range(10))


@pytest.mark.rule("bigbook/table.public-information")
def test_the_board_the_spells_the_supply_and_all_numbers_of_cards_are_open_to_everybody() -> None:
    table = position(
        players=3,
        hands=[["water-1"], ["fire-1", "fire-2"], []],
        discards=[["air-3"], [], ["madness"]],
        supports=[["earth-1"]],
        spells=[["growth", Spell("tornado", exhausted=True)], [Spell("ice", blocked=True)]],
        track={"2": "multi/token-fire", "4": "water/destroy-top"},
        removed=["fire-3"],
        rulings={"open-hands": "closed"},
    )
    truth = table.state
    for seat in (0, 1, 2, "spectator"):
        for seed in range(5):
            seen = table.match.fork(seed=seed, as_seen_by=seat).state
            assert (seen.track, seen.marker, seen.row, seen.turned) == (
                truth.track,
                truth.marker,
                truth.row,
                truth.turned,
            )
            assert (seen.supply, seen.madness, seen.removed) == (truth.supply, truth.madness, truth.removed)
            assert (seen.active, seen.turn, seen.phase) == (truth.active, truth.turn, truth.phase)
            assert [len(stack.cards) for stack in seen.curses.values()] == [8, 9, 9, 9, 11]
            for here, there in zip(seen.magicians, truth.magicians, strict=True):
                assert here.spells == there.spells
                assert (here.support, here.discard) == (there.support, there.discard)
                assert (len(here.hand), len(here.deck)) == (len(there.hand), len(there.deck))


@pytest.mark.rule("bigbook/table.public-information")
@pytest.mark.parametrize("seat", [1, None])
def test_everybody_sees_the_board_all_spells_the_supply_and_how_many_cards_lie_where(seat: int | None) -> None:
    table = position(
        hands=[["water-1", "fire-1"]],
        decks=[["air-1"] * 5],
        discards=[["air-3"]],
        spells=[[Spell("growth", exhausted=True), Spell("ice", blocked=True), "combustion"]],
        track={"4": "water/destroy-top"},
        rulings={"open-hands": "closed"},
    )
    view = table.match.view(seat)
    zones = {zone.id: zone for zone in view.zones}
    assert [(zone, zones[zone].count) for zone in ("hand-0", "deck-0", "discard-0", "madness")] == [
        ("hand-0", 2), ("deck-0", 5), ("discard-0", 1), ("madness", 20),
    ]  # fmt: skip
    assert zones["hand-0"].cards == zones["deck-0"].cards == []
    assert [(card.title.id, card.state) for card in zones["spells-0"].cards] == [
        ("spell-growth", "exhausted"), ("spell-ice", "blocked"), ("spell-combustion", "ready"),
    ]  # fmt: skip
    assert {card.id: card.count for card in zones["supply"].cards} == {
        f"supply/{card}": left for card, left in table.state.supply.items()
    }
    invocation = view.tracks[0]
    assert [space.id for space in invocation.steps if space.cards] == ["space-4"]
    assert invocation.steps[invocation.marker].id == "space-1"


# -- Concentration -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/concentration.refresh")
@pytest.mark.rule("bigbook/concentration.own-only")
def test_concentration_turns_all_spells_of_the_active_player_upright_and_nobody_elses() -> None:
    table = position(
        hands=[["water-1"]],
        spells=[[Spell(key, exhausted=key != "ice") for key in ("growth", "combustion", "ice")] for _ in range(2)],
        phase="monster",
    )
    assert [spell.exhausted for spell in table.state.magicians[0].spells] == [False, False, False]
    assert [spell.exhausted for spell in table.state.magicians[1].spells] == [True, True, False]


@pytest.mark.rule("bigbook/concentration.own-only")
def test_a_card_may_refresh_a_spell_out_of_turn() -> None:
    table = position(magicians=("fire-girl", "air-boy"), hands=[["water-1"]],
                     spells=[["ice"], [Spell("growth", exhausted=True), "ice"]])  # fmt: skip
    table.choose("ability").asks("action", 0)
    assert not table.state.magicians[1].spells[0].exhausted


@pytest.mark.rule("bigbook/spell.exhaust")
@pytest.mark.rule("bigbook/spell.exhausted-locked")
def test_an_activated_spell_is_exhausted_and_locked_until_it_is_upright_again() -> None:
    table = position(hands=[["earth-1", "earth-1", "water-1"], ["air-1"]], decks=[["earth-1"] * 8, ["fire-1"] * 6])
    table.choose("activate growth", "1", "pay hand-0/earth-1")
    assert [spell.key for spell in table.state.magicians[0].spells if spell.exhausted] == ["growth"]
    assert table.offers("activate ice")
    assert not table.offers("activate growth")
    assert table.why_not("activate growth") == ("why-spell-exhausted", "spell.exhausted-locked")
    end_turn(table)
    assert [spell.key for spell in table.state.magicians[0].spells if spell.exhausted] == ["growth"]
    end_turn(table)
    assert table.asks("action", 0).offers("activate growth")


# -- abilities of the Magicians ----------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/magician.ability-once-per-turn")
def test_an_ability_is_used_once_in_the_own_turn_and_again_in_the_next() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["water-1"], ["water-1"]], decks=[STOCK, STOCK])
    table.choose("ability")
    assert table.offers("end")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-used", "magician.ability-once-per-turn")
    end_turn(end_turn(table))
    assert table.asks("action", 0).offers("ability")


@pytest.mark.rule("bigbook/magician.ability-optional")
def test_a_turn_may_end_without_the_ability() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["water-1"] * 6, ["fire-1"]], decks=[["madness"]])
    assert table.offers("ability", "end")
    table.choose("end")
    assert table.asks("action", 1).state.magicians[0].deck == ["madness"]
    assert table.events("ability") == []


@pytest.mark.rule("bigbook/magician.ability-timing")
def test_an_ability_is_used_before_or_after_an_action_but_not_in_the_middle_of_one() -> None:
    table = position(magicians=("air-boy", "fire-boy"), hands=[["water-1", "fire-1", "earth-1", "earth-1"]])
    assert table.offers("ability")
    table.choose("activate ice").asks("place-from-hand", 0)
    assert not table.offers("ability")
    table.choose("hand-0/fire-1")
    assert table.asks("action", 0).offers("ability")


@pytest.mark.rule("bigbook/magician.ability-timing")
def test_an_ability_is_not_used_with_an_action_granted_in_anothers_turn() -> None:
    table = position(magicians=("fire-boy", "air-boy"), hands=[["air-1", "fire-1"], ["water-1", "fire-1"]])
    table.choose("activate telepathy").asks("granted-action", 1)
    assert table.offers("activate ice", "pass")
    assert not table.offers("ability")
    assert table.why_not("ability") == ("why-ability-own-turn", "granted.own-turn-abilities")


@pytest.mark.rule("bigbook/magician.ability-timing")
def test_an_ability_that_helps_to_pay_is_used_while_paying() -> None:
    table = position(magicians=("water-boy", "fire-boy"), hands=[["air-1", "fire-1", "fire-1", "air-1", "earth-1"]])
    assert table.offers("acquire earth-2")
    assert not table.offers("ability")
    table.choose("acquire fire-2").asks("pay", 0)
    assert table.offers("pay hand-0/fire-1 hand-0/fire-1", "bend hand-0/air-1 fire")
    table.choose("bend hand-0/air-1 fire", "pay hand-0/fire-1").asks("action", 0)
    assert sorted(table.state.magicians[0].hand) == ["air-1", "earth-1", "fire-1"]
    assert sorted(table.state.magicians[0].discard) == ["air-1", "fire-1", "fire-2"]
    assert not table.offers("acquire earth-2")


@pytest.mark.rule("bigbook/magician.standing-abilities")
def test_a_fourth_slot_counts_in_the_turns_of_others_too() -> None:
    three = ["fire-1", "fire-1", "fire-1"]
    table = position(magicians=("fire-boy", "water-girl"), hands=[["water-1"], ["water-1"]], supports=[three, three],
                     decks=[["air-1"], ["air-2"]], grimoire=("hornet", "claw", *CALM[2:]), marker=5,
                     phase="monster")  # fmt: skip
    assert [magician.support for magician in table.state.magicians] == [three, [*three, "air-2"]]


@pytest.mark.rule("bigbook/magician.standing-abilities")
def test_a_sixth_spell_is_kept_in_the_turns_of_others_too() -> None:
    five = ["ice", "combustion", "growth", "telepathy", "tornado"]
    table = position(magicians=("fire-boy", "earth-boy"), hands=[["water-1"]], spells=[five[:4], five],
                     grimoire=("hornet", "mastermind", *CALM[2:]), marker=5, phase="monster")  # fmt: skip
    table.answer("name-player", "1", 0).answer("gain-spell", "learn breath", 1).asks("action", 0)
    assert [spell.key for spell in table.state.magicians[1].spells] == [*five, "breath"]


@pytest.mark.rule("bigbook/magician.standing-abilities")
def test_a_card_is_drawn_for_every_curse_destroyed_also_in_the_turn_of_another() -> None:
    track = {"2": "water/mill-two", "4": "fire/mill-two", "5": "air/mill-two"}
    table = position(magicians=("air-girl", "fire-boy"), hands=[["water-1", "fire-1"]],
                     decks=[["earth-1", "earth-2", "earth-3"]], track=track, parameters=CHEAP)  # fmt: skip
    table.choose("break 2", "done", "break 4", "done")
    assert table.state.magicians[0].hand == ["earth-1", "earth-2"]
    table = position(magicians=("fire-boy", "air-girl"), hands=[["air-1", "water-1"], ["air-1"]],
                     decks=[["air-1"], ["earth-1", "earth-2"]], track=track, parameters=CHEAP)  # fmt: skip
    table.choose("activate telepathy").answer("granted-action", "break 5", 1).answer("receive-to-discard", "done", 1)
    assert table.state.magicians[1].hand == ["earth-1"]
