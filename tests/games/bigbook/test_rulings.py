"""The rulings: every switch in both readings, and the readings that are no switch."""

from __future__ import annotations

from typing import Any

import pytest

from koszmar.games.bigbook.proof.positions import GRIMOIRE, position
from koszmar.games.bigbook.settings import Rulings
from koszmar.games.bigbook.state import Curse, Spell
from koszmar.kernel.chance import ScriptedChance
from koszmar.kernel.match import Match
from koszmar.kernel.testing.driver import Driver

MAGICIANS = ("air-boy", "fire-girl", "earth-boy", "water-girl", "fire-boy")
"""The Air boy's ability is always there, so that his Action phase never ends by itself."""
NO_LIBRARY: dict[str, list[str]] = {"water": [], "fire": [], "earth": [], "air": []}
NEXT_ROUND: dict[str, Any] = {"phase": "monster", "marker": 5}
"""The marker is about to reach the last space; without a Curse on the track the Monster is vanquished."""


def table_with(*spells: str | Spell, **table: Any) -> Driver:
    """Seat 0 owns certain Spells only; the Library is empty."""
    return position(magicians=MAGICIANS, spells=[spells], library_stacks=NO_LIBRARY, **table)


def book(first: str, second: str) -> tuple[str, ...]:
    """A Grimoire that begins with a Cover and an Inside page."""
    others = [key for key in ("flytrap", "fire-golem", "griffin", "claw", "twins") if key != second]
    return (first, second, *others[:4], "final")


# -- switches: discard-zone --------------------------------------------------------------------------------------------

DISCARD_ZONE = {
    "a Curse that takes an Element": {"track": {"2": "water/discard-earth"}, "supports": [["earth-1"]]},
    "the Curse that takes a value-2 card": {"track": {"2": "multi/discard-value-2"}, "supports": [["earth-2"]]},
    "the Gelatinous Cube": {
        "marker": 0,
        "turned": 0,
        "grimoire": book("gelatinous-cube", "spider"),
        "supports": [["air-1"]],
    },
    "the Goblin with a key": {"marker": 5, "grimoire": book("hornet", "goblin-with-a-key"), "supports": [["air-3"]]},
    "the Spider": {"marker": 5, "grimoire": book("hornet", "spider"), "supports": [["air-1"]]},
    "the failure of the Dragon": {
        "marker": 5,
        "grimoire": book("hornet", "dragon"),
        "supports": [["air-2"]],
        "track": {"2": "air/mill-two"},
    },
}


@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.parametrize("table", DISCARD_ZONE.values(), ids=DISCARD_ZONE)
def test_discard_zone_by_default_a_card_is_discarded_from_hand_or_own_support(table: dict[str, Any]) -> None:
    driver = position(magicians=MAGICIANS, phase="monster", **table).asks("action", 0)
    assert driver.state.magicians[0].support == []
    assert table["supports"][0][0] in driver.state.magicians[0].discard


@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.parametrize("table", DISCARD_ZONE.values(), ids=DISCARD_ZONE)
def test_discard_zone_in_the_other_reading_support_is_safe(table: dict[str, Any]) -> None:
    driver = position(magicians=MAGICIANS, phase="monster", rulings={"discard-zone": "hand"}, **table).asks("action", 0)
    assert driver.state.magicians[0].support == table["supports"][0]


@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.rule("bigbook/discard.zones")
@pytest.mark.parametrize("reading", ["hand-or-support", "hand"])
def test_discard_zone_decides_what_the_octopus_may_take_in_exchange(reading: str) -> None:
    table = position(
        magicians=MAGICIANS,
        **NEXT_ROUND,
        grimoire=book("hornet", "octopus"),
        hands=[["fire-1", "fire-2"]],
        supports=[["air-1"]],
        rulings={"discard-zone": reading},
    )
    table.asks("discard-for-three", 0)
    slot = ["support-0/air-1"] if reading == "hand-or-support" else []
    assert table.offered == ["hand-0/fire-1", *slot, "done"]


@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.content("bigbook/spell/warm-blooded")
def test_discard_zone_in_the_other_reading_warm_blooded_finds_no_madness_in_support() -> None:
    table = table_with("warm-blooded", hands=[["fire-1"]], supports=[["madness"]], rulings={"discard-zone": "hand"})
    table.choose("activate warm-blooded").asks("action", 0)
    assert table.state.magicians[0].support == ["madness"]
    assert table.state.magicians[0].hand == []


@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.content("bigbook/spell/power-of-the-inferno")
def test_discard_zone_in_the_other_reading_power_of_the_inferno_takes_hand_cards_only() -> None:
    rulings = {"discard-zone": "hand"}
    table = table_with("power-of-the-inferno", hands=[["fire-1", "air-1"]], supports=[["water-1"]], rulings=rulings)
    table.choose("activate power-of-the-inferno", "0")
    assert table.offered == ["hand-0/air-1", "done"]


# -- switches: destroy-zone --------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/discard.zone-unspecified")
@pytest.mark.parametrize("reading", ["hand-or-support", "with-discard"])
def test_destroy_zone_decides_whether_the_fire_curse_reaches_the_discard_pile(reading: str) -> None:
    table = position(
        magicians=MAGICIANS,
        phase="monster",
        track={"2": "fire/destroy-value-2"},
        hands=[["fire-2", "fire-1"]],
        supports=[["air-2"], ["earth-2"]],
        discards=[["water-2"]],
        rulings={"destroy-zone": reading},
    ).asks("remove", 0)
    pile = ["discard-0/water-2"] if reading == "with-discard" else []
    assert table.offered == ["hand-0/fire-2", "support-0/air-2", *pile]


@pytest.mark.rule("bigbook/curse.cannot-comply-skipped")
@pytest.mark.parametrize(("reading", "removed"), [("hand-or-support", []), ("with-discard", ["water-2"])])
def test_destroy_zone_decides_whether_a_pile_alone_can_be_hit(reading: str, removed: list[str]) -> None:
    table = position(
        magicians=MAGICIANS,
        phase="monster",
        track={"2": "fire/destroy-value-2"},
        discards=[["water-2"]],
        rulings={"destroy-zone": reading},
    ).asks("action", 0)
    assert table.state.removed == removed


# -- switches: one-partner ---------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/target.one-other-player")
@pytest.mark.content("bigbook/spell/breath")
def test_one_partner_in_the_other_reading_breath_names_a_receiver_for_each_card() -> None:
    hands = [["air-1", "air-1", "fire-1", "water-1"]]
    table = table_with("breath", players=3, hands=hands, rulings={"one-partner": "anew"})
    table.choose("activate breath", "2").answer("choose-other-player", "1", 0).answer("give-card", "hand-0/fire-1", 0)
    table.answer("choose-other-player", "2", 0).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], ["fire-1"], ["water-1"]]


@pytest.mark.rule("bigbook/target.one-other-player")
@pytest.mark.content("bigbook/spell/breath")
def test_one_partner_by_default_breath_names_one_receiver_for_all_cards() -> None:
    table = table_with("breath", players=3, hands=[["air-1", "air-1", "fire-1", "water-1"]])
    table.choose("activate breath", "2").answer("choose-other-player", "1", 0).answer("give-card", "hand-0/fire-1", 0)
    table.asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [[], ["fire-1", "water-1"], []]


@pytest.mark.rule("bigbook/target.one-other-player")
@pytest.mark.content("bigbook/spell/tornado")
def test_one_partner_in_the_other_reading_tornado_names_a_partner_for_each_swap() -> None:
    hands = [["air-2", "air-2", "fire-1", "fire-2"], ["water-1", "water-2"], ["earth-1"]]
    table = table_with("tornado", players=3, hands=hands, rulings={"one-partner": "anew"})
    table.choose("activate tornado", "2").answer("choose-other-player", "1", 0).answer("give-cards", "hand-0/fire-1", 0)
    table.answer("give-cards", "hand-1/water-2", 1)
    table.answer("choose-other-player", "2", 0).answer("give-cards", "hand-0/fire-2", 0).asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [
        ["water-2", "earth-1"], ["water-1", "fire-1"], ["fire-2"],
    ]  # fmt: skip


@pytest.mark.rule("bigbook/target.one-other-player")
@pytest.mark.content("bigbook/spell/tornado")
def test_one_partner_by_default_tornado_swaps_with_one_partner() -> None:
    hands = [["air-2", "air-2", "fire-1", "fire-2"], ["water-1", "water-2"], ["earth-1"]]
    table = table_with("tornado", players=3, hands=hands)
    table.choose("activate tornado", "2").answer("choose-other-player", "1", 0)
    table.choose("hand-0/fire-1", "hand-1/water-1").asks("action", 0)
    assert [magician.hand for magician in table.state.magicians] == [
        ["water-1", "water-2"], ["fire-1", "fire-2"], ["earth-1"],
    ]  # fmt: skip


# -- switches: fizzle --------------------------------------------------------------------------------------------------

FULL = ["fire-1", "fire-1", "fire-1"]
SIX = ["fire-1"] * 6
USELESS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    # Spell: the card that pays, a table where nothing of it can happen, and one where something can.
    "ice": ("water-1", {"hand": ["air-1"], "supports": [FULL]}, {"hand": ["air-1"], "supports": [FULL[1:]]}),
    "combustion": ("fire-1", {}, {"hand": ["air-1"]}),
    "telepathy": ("air-1", {"others": [["madness"]]}, {"others": [["earth-1"]]}),
    "breath": ("air-1", {}, {"hand": ["fire-1"]}),
    "mental-control": ("air-1", {"mad": [1]}, {}),
    "aspiration": ("air-1", {"hand": ["fire-1"]}, {"others": [["fire-1"]]}),
    "levitation": ("air-2", {"others": [SIX]}, {"others": [SIX[1:]]}),
    "tornado": ("air-2", {"hand": ["fire-1"]}, {"hand": ["fire-1"], "others": [["water-1"]]}),
    "avatar": ("air-3", {"hand": ["fire-3"], "supports": [["madness"]]}, {"supports": [["fire-2"]]}),
    "daydream": ("air-3", {"discards": [["fire-1"]]}, {"discards": [[], ["fire-1"]]}),
    "illusion": (
        "air-3",
        {
            "others": [["madness"]],
            "spells": [[Spell("ice", exhausted=True, blocked=True)]],
            "supports": [["fire-2"]],
            "track": {"2": "multi/block-spell"},
        },
        {"others": [["earth-1"]]},
    ),
    "frost-mirror": ("water-1", {"supports": [FULL]}, {"supports": [FULL[1:]]}),
    "ice-touch": ("water-2", {"mad": [1]}, {}),
    "glaciation": ("water-2", {"hand": ["fire-1"]}, {"supports": [[], ["fire-1"]]}),
    "raining-frogs": ("water-2", {"mad": [1]}, {}),
    "ice-cocoon": ("water-3", {"supports": [["madness"]]}, {"others": [["madness"]]}),
    "tsunami": ("water-3", {"supports": [FULL, FULL]}, {"supports": [FULL, FULL[1:]]}),
    "essence-of-the-earth": ("earth-1", {"discards": [["fire-1"]]}, {"discards": [[], ["fire-1"]]}),
    "stone-skin": ("earth-1", {"others": [["fire-1"]]}, {"supports": [[], ["fire-1"]]}),
    "bark-skin": ("earth-2", {"hand": ["fire-1", "fire-2", "madness", "madness"]}, {"others": [["fire-1", "fire-1"]]}),
    "taking-root": ("earth-2", {"supply": {"fire-3": 1, "others": 0}}, {"supply": {"fire-2": 1, "others": 0}}),
    "abundance": ("earth-2", {"mad": [1]}, {}),
    "flowering": ("earth-3", {"supply": {"fire-2": 1, "others": 0}}, {"supply": {"fire-3": 1, "others": 0}}),
    "warm-blooded": ("fire-1", {"discards": [["madness"]]}, {"supports": [["madness"]]}),
    "cauterization": ("fire-2", {"hand": ["madness"]}, {"discards": [["madness"]]}),
    "circle-of-fire": ("fire-3", {"discards": [["madness"]]}, {"others": [["madness"]]}),
    "aura-of-fire": ("fire-3", {"supply": {"fire-2": 1, "others": 0}}, {"supply": {"air-3": 1, "others": 0}}),
    "power-of-the-inferno": ("fire-1", {"discards": [["air-1"]]}, {"hand": ["air-1"]}),
    "purification": ("fire-3", {"hand": ["madness"]}, {"others": [["madness"]]}),
}


def spell_table(spell: str, paid: str, table: dict[str, Any], fizzle: str) -> Driver:
    """Seat 0 could just pay for a Spell."""
    rest = dict(table)
    hands = [[*rest.pop("hand", []), paid], *rest.pop("others", [])]
    spells = [[spell], *rest.pop("spells", [])]
    rulings = {"fizzle": fizzle}
    return position(magicians=MAGICIANS, spells=spells, library_stacks=NO_LIBRARY, hands=hands, rulings=rulings, **rest)


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.parametrize("spell", USELESS)
def test_fizzle_by_default_a_spell_may_be_activated_though_nothing_of_it_can_happen(spell: str) -> None:
    paid, useless, _ = USELESS[spell]
    table = spell_table(spell, paid, useless, "allowed").choose(f"activate {spell}")
    while table.decision.prompt != "action":
        table.choose(table.offered[0])  # a player may still have to be named
    assert table.state.magicians[0].spells == [Spell(spell, exhausted=True)]
    assert paid in table.state.magicians[0].discard


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.parametrize("spell", USELESS)
def test_fizzle_in_the_other_reading_a_spell_of_which_nothing_can_happen_is_refused(spell: str) -> None:
    paid, useless, useful = USELESS[spell]
    assert spell_table(spell, paid, useful, "refused").offers(f"activate {spell}")
    table = spell_table(spell, paid, useless, "refused")
    assert not table.offers(f"activate {spell}")
    assert table.why_not(f"activate {spell}") == ("why-spell-useless", "spell.no-effect-allowed")


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.rule("bigbook/spell.payment-discarded-first")
@pytest.mark.parametrize(
    ("spell", "table"),
    [
        ("ice", {"hands": [["fire-1"]], "supports": [["water-1", "fire-1", "fire-1"]]}),
        ("daydream", {"supports": [[], ["air-3"]]}),
        ("frost-mirror", {"supports": [["water-1", "fire-1", "fire-1"]]}),
        ("tsunami", {"supports": [["water-3", *FULL[1:]], FULL]}),
        ("essence-of-the-earth", {"supports": [[], ["earth-1"]]}),
    ],
)
def test_fizzle_in_the_other_reading_what_the_payment_makes_possible_counts(spell: str, table: dict[str, Any]) -> None:
    assert table_with(spell, rulings={"fizzle": "refused"}, **table).offers(f"activate {spell}")


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.rule("bigbook/support.owner-discard")
@pytest.mark.parametrize(
    ("spell", "paid"), [("frost-mirror", "water-1"), ("sands-of-time", "earth-1"), ("concentration", "fire-1")]
)
def test_fizzle_in_the_other_reading_an_own_pile_left_empty_by_a_borrowed_payment_is_nothing(
    spell: str, paid: str
) -> None:
    rulings = {"fizzle": "refused"}
    assert table_with(spell, supports=[[], [paid]], discards=[["air-1"]], rulings=rulings).offers(f"activate {spell}")
    assert not table_with(spell, supports=[[], [paid]], rulings=rulings).offers(f"activate {spell}")


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.parametrize(
    ("spell", "paid", "table"),
    [
        ("cauterization", "fire-2", {"supports": [["madness"]]}),
        ("warm-blooded", "fire-1", {"hand": ["madness"]}),
        ("circle-of-fire", "fire-3", {"supports": [[], ["madness"]]}),
        ("aura-of-fire", "fire-3", {"hand": ["madness"], "supply": {"fire-2": 1, "others": 0}}),
        ("bark-skin", "earth-2", {"hand": ["fire-1"], "supports": [[], ["fire-1"]]}),
        ("aspiration", "air-1", {"supports": [["fire-1"]]}),
        ("illusion", "air-3", {"others": [["madness"]], "spells": [[Spell("ice", exhausted=True)]]}),
        ("power-of-the-inferno", "fire-1", {"others": [["madness"]]}),
    ],
)
def test_fizzle_in_the_other_reading_every_way_to_do_something_counts(
    spell: str, paid: str, table: dict[str, Any]
) -> None:
    assert spell_table(spell, paid, table, "refused").offers(f"activate {spell}")


@pytest.mark.rule("bigbook/spell.no-effect-allowed")
@pytest.mark.parametrize(
    ("spell", "paid"),
    [
        ("growth", "earth-1"),
        ("eye-of-the-tornado", "air-2"),
        ("torrential-rain", "water-1"),
        ("cool-head", "water-1"),
        ("arctic-circle", "water-3"),
        ("sands-of-time", "earth-1"),
        ("telekinesis", "earth-3"),
        ("earthquake", "earth-3"),
        ("concentration", "fire-1"),
        ("regeneration", "fire-2"),
        ("adrenaline", "fire-2"),
    ],
)
def test_fizzle_in_the_other_reading_a_spell_that_can_always_do_something_is_never_refused(
    spell: str, paid: str
) -> None:
    assert spell_table(spell, paid, {}, "refused").offers(f"activate {spell}")


# -- switches: payment -------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/action.pay-superfluous")
@pytest.mark.rule("bigbook/action.pay-matching")
def test_payment_by_default_a_superfluous_card_of_a_required_element_may_be_added() -> None:
    table = table_with("growth", hands=[["earth-1", "earth-1", "fire-1", "madness"]])
    table.choose("activate growth", "1").asks("pay", 0)
    assert table.offered == ["pay hand-0/earth-1", "add hand-0/earth-1"]
    table.choose("add hand-0/earth-1")
    assert table.offered == ["done", "add hand-0/earth-1"]
    table.choose("add hand-0/earth-1").asks("action", 0)
    assert table.state.magicians[0].discard == ["earth-1", "earth-1"]
    assert table.state.magicians[0].hand == ["fire-1", "madness", "water-1"]


@pytest.mark.rule("bigbook/action.pay-superfluous")
@pytest.mark.rule("bigbook/action.pay-at-least")
def test_payment_in_the_other_reading_no_card_too_many_can_be_paid() -> None:
    rulings = {"payment": "needed-only"}
    table = table_with("growth", hands=[["earth-1", "earth-2", "earth-1", "fire-1"]], rulings=rulings)
    table.choose("activate growth", "1").asks("pay", 0)
    assert sorted(table.offered) == ["pay hand-0/earth-1", "pay hand-0/earth-2"]
    table.choose("pay hand-0/earth-2").asks("action", 0)  # a symbol too many is no card too many
    assert table.state.magicians[0].discard == ["earth-2"]


@pytest.mark.rule("bigbook/action.pay-superfluous")
def test_payment_in_the_other_reading_a_single_way_to_pay_asks_nothing() -> None:
    table = table_with("growth", hands=[["earth-1", "earth-1"]], rulings={"payment": "needed-only"})
    table.choose("activate growth", "1").asks("action", 0)
    assert table.state.magicians[0].discard == ["earth-1"]


@pytest.mark.rule("bigbook/action.pay-superfluous")
@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.parametrize(("reading", "asked"), [("superfluous", True), ("needed-only", False)])
def test_payment_decides_whether_a_card_of_the_water_boy_may_bend_without_need(reading: str, asked: bool) -> None:
    rulings = {"payment": reading}
    table = position(magicians=("water-boy", "fire-girl"), hands=[["air-1", "water-2"]], rulings=rulings)
    table.choose("acquire water-2")
    assert table.offers("bend hand-0/air-1 water") == asked
    if not asked:  # with the bent card, the value-2 card alone would be enough: it is a card too many
        assert table.state.magicians[0].discard == ["water-2", "water-2"]


# -- switches: mill ----------------------------------------------------------------------------------------------------

MILLS = {
    "the Curse of the top 2 cards": {"track": {"2": "water/mill-two"}},
    "the Curse of the top 3 cards": {"track": {"2": "earth/mill-three"}},
    "the Curse that passes a card to the right": {"track": {"2": "air/pass-right"}},
    "the Hornet": {"marker": 0, "turned": 0, "grimoire": GRIMOIRE},
    "the reward of the Claw": {"marker": 5, "grimoire": book("hornet", "claw")},
}


@pytest.mark.rule("bigbook/madness.renew-on-mill")
@pytest.mark.parametrize("table", MILLS.values(), ids=MILLS)
def test_mill_by_default_an_empty_deck_is_renewed_with_a_madness_first(table: dict[str, Any]) -> None:
    driver = position(magicians=MAGICIANS, phase="monster", decks=[[], ["fire-1"] * 3], madness=9, **table)
    assert [event["seat"] for event in driver.events("renew")][:1] == [0]
    assert driver.state.madness < 9


@pytest.mark.rule("bigbook/madness.renew-on-mill")
@pytest.mark.parametrize("table", MILLS.values(), ids=MILLS)
def test_mill_in_the_other_reading_what_is_there_is_moved_without_renewal(table: dict[str, Any]) -> None:
    driver = position(
        magicians=MAGICIANS,
        phase="monster",
        decks=[[], ["fire-1"] * 3],
        madness=9,
        rulings={"mill": "no-renewal"},
        **table,
    )
    assert driver.events("renew") == []
    assert driver.state.madness == 9
    assert driver.state.magicians[0].support == []
    assert len(driver.state.magicians[1].deck) < 3  # the others are hit all the same


@pytest.mark.rule("bigbook/madness.renew-on-mill")
@pytest.mark.parametrize(("reading", "discard", "madness"), [("renew", ["madness"], 8), ("no-renewal", ["air-1"], 9)])
def test_mill_of_two_cards_from_a_deck_of_one(reading: str, discard: list[str], madness: int) -> None:
    table = position(
        magicians=MAGICIANS,
        phase="monster",
        track={"2": "water/mill-two"},
        decks=[["air-1"]],
        madness=9,
        rulings={"mill": reading},
    ).asks("action", 0)
    assert table.state.magicians[0].discard == discard
    assert table.state.madness == madness


@pytest.mark.rule("bigbook/madness.renew-on-remove")
@pytest.mark.rule("bigbook/madness.whole-deck-no-renew")
def test_mill_leaves_destroying_and_whole_decks_alone() -> None:
    rulings = {"mill": "no-renewal"}
    table = position(
        magicians=MAGICIANS, phase="monster", track={"2": "water/destroy-top"}, decks=[[]], madness=9, rulings=rulings
    )
    assert table.state.removed[0] == "madness"
    assert table.state.madness == 8
    table = position(magicians=MAGICIANS, phase="monster", track={"2": "multi/discard-deck"}, decks=[[]], madness=9)
    assert table.state.madness == 9


# -- switches: stack-destroy -------------------------------------------------------------------------------------------

DESTROYS_STACK = {
    "the Curse": (4, {"track": {"2": "multi/destroy-stack-four"}}),
    "the Eyed Toadstool": (2, {"marker": 0, "turned": 0, "grimoire": book("eyed-toadstool", "griffin")}),
    "the failure of the Mastermind": (
        4,
        {"marker": 5, "grimoire": book("hornet", "mastermind"), "track": {"2": "air/mill-two"}},
    ),
}


@pytest.mark.rule("bigbook/madness.destroy-stack-short")
@pytest.mark.parametrize(("count", "table"), DESTROYS_STACK.values(), ids=DESTROYS_STACK)
def test_stack_destroy_by_default_what_is_there_is_destroyed(count: int, table: dict[str, Any]) -> None:
    driver = position(magicians=MAGICIANS, phase="monster", madness=count - 1, **table)
    assert driver.events("destroy-stack-madness") == [{"count": count - 1, "left": 0}]
    assert driver.state.removed == ["madness"] * (count - 1)


@pytest.mark.rule("bigbook/madness.destroy-stack-short")
@pytest.mark.parametrize(("count", "table"), DESTROYS_STACK.values(), ids=DESTROYS_STACK)
def test_stack_destroy_in_the_other_reading_too_few_are_a_loss(count: int, table: dict[str, Any]) -> None:
    rulings = {"stack-destroy": "loss"}
    driver = position(magicians=MAGICIANS, phase="monster", madness=count - 1, rulings=rulings, **table)
    assert driver.result is not None
    assert (driver.result.reason, driver.result.scores) == ("lost-madness-stack", (0.0, 0.0))


@pytest.mark.rule("bigbook/madness.last-card-is-safe")
@pytest.mark.parametrize("reading", ["partial", "loss"])
def test_stack_destroy_of_exactly_the_last_cards_is_no_loss_in_either_reading(reading: str) -> None:
    table = position(
        magicians=MAGICIANS,
        phase="monster",
        track={"2": "multi/destroy-stack-four"},
        madness=4,
        rulings={"stack-destroy": reading},
    ).asks("action", 0)
    assert table.state.madness == 0


# -- switches: sorcerer ------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/sorcerer.after-layout")
@pytest.mark.rule("bigbook/sorcerer.madness-under-curses")
def test_sorcerer_by_default_puts_a_madness_under_every_curse_just_laid() -> None:
    table = position(
        magicians=MAGICIANS, **NEXT_ROUND, grimoire=book("hornet", "sorcerer"), row=3, madness=9, options={"level": 3}
    ).asks("action", 0)
    assert [curse.madness for curse in table.state.track if curse] == [1, 1, 1, 1, 1]
    assert table.state.track[0] is not None
    assert table.state.track[0].kind == "multi"
    assert table.state.madness == 4


@pytest.mark.rule("bigbook/sorcerer.after-layout")
def test_sorcerer_in_the_other_reading_comes_before_the_curses_and_does_nothing() -> None:
    rulings = {"sorcerer": "normal-moment"}
    table = position(
        magicians=MAGICIANS, **NEXT_ROUND, grimoire=book("hornet", "sorcerer"), madness=9, rulings=rulings
    ).asks("action", 0)
    assert [curse.madness for curse in table.state.track if curse] == [0, 0, 0]
    assert table.state.madness == 9


# -- switches: open-hands ----------------------------------------------------------------------------------------------


def seen(table: Driver, seat: int | None, kind: str) -> list[tuple[str, Any]]:
    """Events of a kind, as one seat learned of them: the name, and the card if it was told."""
    events = [event.seen_by(seat) for event in table.told]
    return [(event.kind, event.args.get("card")) for event in events if event and event.kind.startswith(kind)]


@pytest.mark.rule("bigbook/table.open-talk")
def test_open_hands_by_default_everybody_learns_what_is_drawn() -> None:
    table = table_with("growth", hands=[["earth-1"]], decks=[["fire-2", "air-1"]]).choose("activate growth")
    assert [seen(table, seat, "draw") for seat in (0, 1, None)] == [[("draw", "fire-2")]] * 3


@pytest.mark.rule("bigbook/table.open-talk")
def test_open_hands_in_the_other_reading_only_the_owner_learns_what_is_drawn() -> None:
    table = table_with("growth", hands=[["earth-1"]], decks=[["fire-2", "air-1"]], rulings={"open-hands": "closed"})
    table.choose("activate growth", "1", "pay hand-0/earth-1")
    assert seen(table, 0, "draw") == [("draw", "fire-2")]
    assert seen(table, 1, "draw") == [("draw-hidden", None)]
    assert seen(table, None, "draw") == [("draw-hidden", None)]


@pytest.mark.rule("bigbook/table.open-talk")
@pytest.mark.content("bigbook/spell/aspiration")
@pytest.mark.parametrize(("reading", "told"), [("open", ("move", "fire-2")), ("closed", ("move-hidden", None))])
def test_open_hands_decides_who_learns_which_card_changes_hands(reading: str, told: tuple[str, Any]) -> None:
    hands = [["air-1"], ["fire-2"]]
    table = table_with("aspiration", players=3, hands=hands, rulings={"open-hands": reading})
    table.choose("activate aspiration")
    if reading == "closed":
        table.choose("1", "pay hand-0/air-1", "hand-1/fire-2")
    assert seen(table, 0, "move") == seen(table, 1, "move") == [("move", "fire-2")]
    assert seen(table, 2, "move") == [told]


@pytest.mark.rule("bigbook/table.open-talk")
@pytest.mark.parametrize(("reading", "known"), [("open", True), ("closed", False)])
def test_open_hands_decides_whether_the_hand_of_another_is_guessed(reading: str, known: bool) -> None:
    hand, deck = ["fire-1", "fire-2", "fire-3"], ["water-1", "water-2", "water-3", "air-1"]
    table = position(magicians=MAGICIANS, hands=[hand], decks=[deck], rulings={"open-hands": reading})
    forks = [table.match.fork(seed=seed, as_seen_by=1).state.magicians[0] for seed in range(5)]
    assert all(fork.hand == hand for fork in forks) == known
    assert all(sorted(fork.hand + fork.deck) == sorted(hand + deck) for fork in forks)
    own = [table.match.fork(seed=seed, as_seen_by=0).state.magicians[0] for seed in range(5)]
    assert all(fork.hand == hand for fork in own)
    assert not all(fork.deck == table.state.magicians[0].deck for fork in own)  # a deck is hidden from everybody


# -- switches: levitation, illusion, inferno, aura-of-fire -------------------------------------------------------------


@pytest.mark.content("bigbook/spell/levitation")
def test_levitation_in_the_other_reading_the_player_draws_any_number_up_to_six() -> None:
    table = table_with(
        "levitation",
        hands=[["air-2"], ["fire-1"] * 3],
        decks=[[], ["water-1", "water-2", "water-3", "air-1"]],
        rulings={"levitation": "any-number"},
    )
    table.choose("activate levitation").answer("draw-more", "draw", 1).answer("draw-more", "done", 1).asks("action", 0)
    assert table.state.magicians[1].hand == [*["fire-1"] * 3, "water-1"]


@pytest.mark.content("bigbook/spell/levitation")
def test_levitation_in_the_other_reading_stops_at_six_too() -> None:
    table = table_with("levitation", hands=[["air-2"], ["fire-1"] * 4], rulings={"levitation": "any-number"})
    table.choose("activate levitation").answer("draw-more", "draw", 1).answer("draw-more", "draw", 1).asks("action", 0)
    assert len(table.state.magicians[1].hand) == 6


@pytest.mark.content("bigbook/spell/illusion")
@pytest.mark.parametrize(("reading", "offered"), [("own", False), ("whole-pool", True)])
def test_illusion_decides_whether_the_slots_of_others_may_pay(reading: str, offered: bool) -> None:
    table = table_with(
        "illusion",
        hands=[["air-3"], ["earth-1"]],
        supports=[["fire-2"], ["water-2"]],
        rulings={"illusion": reading},
    )
    table.choose("activate illusion").asks("granted-action", 1)
    assert table.offers("acquire water-2", "activate growth")
    assert table.offers("acquire fire-2") == offered
    table.choose("acquire fire-2" if offered else "acquire water-2").asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["fire-2"], ["water-2"]]


@pytest.mark.content("bigbook/spell/illusion")
@pytest.mark.rule("bigbook/action.cost-required")
def test_illusion_by_default_objects_to_an_action_that_only_the_slots_of_others_could_pay() -> None:
    table = table_with("illusion", hands=[["air-3"], ["earth-1"]], supports=[["fire-2"]]).choose("activate illusion")
    assert table.asks("granted-action", 1).why_not("acquire fire-2") == ("why-too-dear", "acquire.cost-value-2")


@pytest.mark.content("bigbook/spell/power-of-the-inferno")
@pytest.mark.parametrize(("reading", "drawn"), [("as-discarded", 0), ("always", 2)])
def test_inferno_decides_whether_cards_come_without_a_discard(reading: str, drawn: int) -> None:
    table = table_with("power-of-the-inferno", hands=[["fire-2"], ["air-1"]], rulings={"inferno": reading})
    table.choose("activate power-of-the-inferno", "2", "1", "done").asks("action", 0)
    assert len(table.state.magicians[1].hand) == 1 + drawn
    assert table.state.magicians[1].discard == []


@pytest.mark.content("bigbook/spell/power-of-the-inferno")
@pytest.mark.rule("bigbook/spell.no-effect-allowed")
def test_inferno_in_the_other_reading_a_table_without_cards_is_no_obstacle() -> None:
    rulings = {"inferno": "always", "fizzle": "refused"}
    table = table_with("power-of-the-inferno", hands=[["fire-1"]], rulings=rulings)
    table.choose("activate power-of-the-inferno", "0").asks("action", 0)
    assert table.state.magicians[0].hand == ["water-1"]


@pytest.mark.content("bigbook/spell/aura-of-fire")
@pytest.mark.parametrize(("reading", "cards"), [("always", ["air-3", "air-3"]), ("for-each-cured", ["air-3"])])
def test_aura_of_fire_decides_whether_a_card_comes_without_a_cure(reading: str, cards: list[str]) -> None:
    hands = [["fire-3", "fire-3", "madness"]]
    table = table_with("aura-of-fire", hands=hands, supply={"air-3": 3, "others": 0}, rulings={"aura-of-fire": reading})
    table.choose("activate aura-of-fire", "2").asks("action", 0)
    assert table.state.magicians[0].discard == ["fire-3", "fire-3", *cards]


# -- switches: mastermind, earth-girl ----------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/learn.face-up-only")
def test_mastermind_by_default_only_face_up_spells_can_be_gained() -> None:
    table = position(
        magicians=MAGICIANS,
        **NEXT_ROUND,
        grimoire=book("hornet", "mastermind"),
        library_stacks={**NO_LIBRARY, "air": ["breath", "levitation"], "fire": ["concentration"]},
    )
    table.choose("0").asks("gain-spell", 0)
    assert sorted(table.offered) == ["learn breath", "learn concentration"]
    table.choose("learn breath").asks("action", 0)
    assert table.state.magicians[0].spells[-1] == Spell("breath")
    assert table.state.library["air"] == ["levitation"]


def test_mastermind_in_the_other_reading_any_spell_of_the_stacks_can_be_gained() -> None:
    table = position(
        magicians=MAGICIANS,
        **NEXT_ROUND,
        grimoire=book("hornet", "mastermind"),
        library_stacks={**NO_LIBRARY, "air": ["breath", "levitation", "avatar"]},
        rulings={"mastermind": "any-in-stacks"},
    )
    table.choose("1").asks("gain-spell", 1)
    assert table.offered == ["learn breath", "learn levitation", "learn avatar"]
    table.choose("learn levitation").asks("action", 0)
    assert table.state.magicians[1].spells[-1] == Spell("levitation")
    assert table.state.library["air"] == ["breath", "avatar"]


@pytest.mark.content("bigbook/magician/earth-girl")
def test_earth_girl_in_the_other_reading_swaps_with_the_slots_of_all_players() -> None:
    table = position(
        magicians=("earth-girl", "fire-boy"),
        hands=[["madness", "fire-1", "water-1"]],
        supports=[["air-2"], ["earth-2", "earth-3"]],
        rulings={"earth-girl": "all-slots"},
    )
    table.choose("ability", "hand-0/madness", "hand-0/fire-1")
    assert table.offered == ["support-0/air-2", "support-1/earth-2", "support-1/earth-3"]
    table.choose("support-1/earth-3", "support-0/air-2").asks("action", 0)
    assert table.state.magicians[0].hand == ["water-1", "earth-3", "air-2"]
    assert table.state.magicians[0].support == ["fire-1"]  # each card lies where its partner lay
    assert table.state.magicians[1].support == ["earth-2", "madness"]


@pytest.mark.content("bigbook/magician/earth-girl")
@pytest.mark.parametrize(("reading", "offered"), [("own-slots", False), ("all-slots", True)])
def test_earth_girl_decides_whether_empty_own_slots_are_an_obstacle(reading: str, offered: bool) -> None:
    table = position(
        magicians=("earth-girl", "fire-boy"),
        hands=[["water-1"]],
        supports=[[], ["earth-2"]],
        rulings={"earth-girl": reading},
    )
    assert table.offers("ability") == offered


def water_boys_avatar(**table: Any) -> Driver:
    """Dylan has activated the Avatar for two actions; one value-1 Air card and one Fire card lie in support."""
    driver = position(
        magicians=("water-boy", "fire-boy"),
        spells=[["avatar", "combustion"], ["telepathy"]],
        library_stacks=NO_LIBRARY,
        hands=[["air-3", "air-3", "earth-1"], ["air-1"]],
        supports=[["air-1"], ["fire-1"]],
        **table,
    )
    driver.choose("activate avatar", "2", "pay hand-0/air-3 hand-0/air-3")
    return driver.asks("granted-action", 0)


@pytest.mark.rule("bigbook/doppelganger.own-ability")
@pytest.mark.content("bigbook/magician/water-boy")
@pytest.mark.content("bigbook/spell/avatar")
def test_avatar_ability_in_his_own_turn_the_water_boy_bends_a_card_for_an_action_of_his_avatar() -> None:
    table = water_boys_avatar().choose("acquire fire-2")
    assert table.state.magicians[0].discard.count("fire-2") == 1
    assert table.state.magicians[0].ability_used
    assert table.state.magicians[0].support == ["air-1"], "paid cards of an Avatar stay"
    table.asks("action", 0)  # both support cards are used: nothing is left for the second action


@pytest.mark.rule("bigbook/doppelganger.own-ability")
@pytest.mark.content("bigbook/magician/water-boy")
def test_avatar_ability_in_the_other_reading_his_avatar_is_paid_without_it() -> None:
    table = water_boys_avatar(rulings={"avatar-ability": "refused"})
    assert not table.offers("acquire fire-2")
    assert table.offers("activate combustion")


@pytest.mark.rule("bigbook/doppelganger.own-ability")
@pytest.mark.rule("bigbook/granted.own-turn-abilities")
@pytest.mark.content("bigbook/magician/water-boy")
def test_avatar_ability_in_the_turn_of_another_the_water_boy_bends_nothing() -> None:
    table = position(
        active=1,
        magicians=("water-boy", "fire-boy"),
        spells=[["avatar", "combustion"], ["telepathy"]],
        library_stacks=NO_LIBRARY,
        hands=[["air-3", "earth-1"], ["air-1"]],
        supports=[["air-1"], ["fire-1"]],
    )
    table.choose("activate telepathy", "1", "pay hand-1/air-1", "activate avatar", "pay hand-0/air-3")
    table.asks("granted-action", 0)
    assert not table.offers("acquire fire-2")
    assert table.offers("activate combustion")


def test_the_default_of_every_ruling_is_the_first_reading() -> None:
    assert Rulings() == Rulings(
        discard_zone="hand-or-support", destroy_zone="hand-or-support", one_partner="one", fizzle="allowed",
        payment="superfluous", mill="renew", stack_destroy="partial", sorcerer="after-layout", open_hands="open",
        levitation="until-six", illusion="own", inferno="as-discarded", aura_of_fire="always", mastermind="face-up",
        earth_girl="own-slots", avatar_ability="allowed",
    )  # fmt: skip


# -- fixed: order and choice -------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/target.order")
def test_order_a_spell_begins_with_its_caster_and_goes_clockwise() -> None:
    table = position(
        players=3,
        active=1,
        magicians=("fire-girl", "air-boy", "earth-boy"),
        spells=[[], ["eye-of-the-tornado"], []],
        library_stacks=NO_LIBRARY,
        hands=[["fire-1", "fire-2"], ["air-2", "water-1", "water-2"], ["earth-1", "earth-2"]],
    )
    table.choose("activate eye-of-the-tornado")
    table.answer("discard", "hand-1/water-1", 1).answer("discard", "hand-2/earth-1", 2)
    assert len(table.state.magicians[2].hand) == 2  # discarded and drawn, before the next one is asked
    table.answer("discard", "hand-0/fire-1", 0).asks("action", 1)


@pytest.mark.rule("bigbook/target.order")
def test_order_a_spell_cast_in_the_turn_of_another_begins_with_its_caster_too() -> None:
    table = position(
        players=3,
        magicians=MAGICIANS,
        spells=[["telepathy"], ["eye-of-the-tornado"], []],
        library_stacks=NO_LIBRARY,
        hands=[["air-1", "fire-1", "fire-2"], ["air-2", "water-1", "water-2"], ["earth-1", "earth-2"]],
    )
    table.choose("activate telepathy", "1", "activate eye-of-the-tornado")
    table.answer("discard", "hand-1/water-1", 1).answer("discard", "hand-2/earth-1", 2)
    table.answer("discard", "hand-0/fire-1", 0).asks("action", 0)


@pytest.mark.rule("bigbook/curse.player-order")
@pytest.mark.rule("bigbook/monster.invocation-order")
@pytest.mark.rule("bigbook/monster.result-order")
@pytest.mark.parametrize(
    "table",
    [
        {"track": {"2": "water/discard-earth"}},
        {"marker": 0, "turned": 0, "grimoire": book("gelatinous-cube", "spider")},
        {"marker": 5, "grimoire": book("hornet", "octopus")},
        {"marker": 5, "grimoire": book("hornet", "dragon"), "track": {"2": "air/mill-two"}},
    ],
    ids=["Curse", "invocation", "reward", "failure"],
)
def test_order_curses_and_pages_begin_with_the_active_player_and_go_clockwise(table: dict[str, Any]) -> None:
    hand = ["earth-1", "earth-2", "fire-1", "fire-2"]
    driver = position(
        players=3, active=1, magicians=("fire-girl", "air-boy", "earth-boy"), phase="monster", hands=[hand] * 3, **table
    )
    seats = []
    while driver.decision.prompt != "action":
        seats.append(driver.decision.seat)
        driver.choose(driver.offered[0])
    assert seats == [1, 2, 0]


@pytest.mark.rule("bigbook/effect.own-choice")
@pytest.mark.rule("bigbook/madness.discardable-by-effects")
def test_own_choice_a_card_may_be_a_madness() -> None:
    table = position(
        magicians=MAGICIANS,
        phase="monster",
        marker=0,
        turned=0,
        grimoire=book("gelatinous-cube", "spider"),
        hands=[["air-1"], ["madness", "air-1"]],
    )
    table.asks("discard", 1)
    assert table.offered == ["hand-1/madness", "hand-1/air-1"]


@pytest.mark.rule("bigbook/effect.own-choice")
@pytest.mark.parametrize(
    ("curse", "offered"),
    [
        ("multi/discard-value-2", ["hand-0/earth-2", "hand-0/fire-2"]),
        ("water/discard-earth", ["hand-0/earth-1", "hand-0/earth-2"]),
    ],
)
def test_own_choice_a_value_or_an_element_excludes_madness(curse: str, offered: list[str]) -> None:
    hand = ["madness", "earth-1", "earth-2", "fire-2", "fire-3"]
    table = position(magicians=MAGICIANS, phase="monster", track={"2": curse}, hands=[hand])
    assert table.asks("discard", 0).offered == offered


@pytest.mark.rule("bigbook/effect.team-choice")
@pytest.mark.parametrize(
    ("prompt", "table"),
    [
        ("name-player", {"grimoire": book("hornet", "claw")}),
        ("name-player", {"grimoire": book("hornet", "mastermind")}),
        ("name-player", {"grimoire": book("hornet", "twins"), "track": {"2": "air/mill-two"}}),
        ("destroy-spell", {"grimoire": book("hornet", "flytrap")}),
    ],
    ids=["Claw", "Mastermind", "Twins", "Flytrap"],
)
def test_team_choice_the_active_player_decides_for_the_team(prompt: str, table: dict[str, Any]) -> None:
    driver = position(players=3, active=1, magicians=("fire-girl", "air-boy", "earth-boy"), **NEXT_ROUND, **table)
    driver.asks(prompt, 1)
    if prompt == "name-player":
        assert driver.offered == ["1", "2", "0"]
    else:
        assert {option.split()[1] for option in driver.offered} == {"0", "1", "2"}


@pytest.mark.rule("bigbook/monster.text-decides-who")
@pytest.mark.parametrize(
    ("left", "table"),
    [
        (6, {"track": {"2": "multi/destroy-stack-four"}}),
        (7, {"marker": 0, "turned": 0, "grimoire": book("eyed-toadstool", "griffin")}),
        (6, {"marker": 5, "grimoire": book("hornet", "mastermind"), "track": {"2": "air/mill-two"}}),
    ],
    ids=["Curse", "Eyed Toadstool", "Mastermind"],
)
def test_once_a_text_that_names_no_each_player_is_carried_out_once(left: int, table: dict[str, Any]) -> None:
    driver = position(players=3, magicians=MAGICIANS, phase="monster", madness=10, **table)
    assert driver.events("destroy-stack-madness")[0]["left"] == left
    assert len(driver.events("destroy-stack-madness")) == 1


@pytest.mark.rule("bigbook/monster.text-decides-who")
def test_once_the_flytrap_destroys_three_spells_in_total() -> None:
    table = position(magicians=MAGICIANS, **NEXT_ROUND, grimoire=book("hornet", "flytrap"))
    table.choose("spell 1 ice", "spell 1 growth", "spell 0 ice").asks("action", 0)
    assert [len(magician.spells) for magician in table.state.magicians] == [3, 2]


@pytest.mark.rule("bigbook/deck.top-order")
@pytest.mark.rule("bigbook/deck.no-peeking")
def test_top_order_everybody_knows_the_cards_put_on_a_deck_and_nobody_those_below() -> None:
    deck = ["water-1", "water-2", "water-3", "air-1", "air-2", "air-3"]
    table = table_with("taking-root", hands=[["earth-2", "earth-2"]], decks=[deck])
    table.choose("activate taking-root", "2", "fire-2", "earth-2").asks("action", 0)
    for seat in (0, 1):
        decks = [table.match.fork(seed=seed, as_seen_by=seat).state.magicians[0].deck for seed in range(5)]
        assert all(deck[-2:] == ["fire-2", "earth-2"] for deck in decks)
        assert not all(deck == table.state.magicians[0].deck for deck in decks)


# -- fixed: places -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/upgrade.from-supply")
@pytest.mark.rule("bigbook/effect.own-choice")
def test_supply_each_receiver_chooses_the_element_among_stacks_that_are_not_empty() -> None:
    supply = {"fire-2": 1, "air-2": 2, "water-3": 6, "others": 0}
    table = position(magicians=MAGICIANS, **NEXT_ROUND, grimoire=book("hornet", "fire-golem"), supply=supply)
    table.asks("receive-to-discard", 0)
    assert table.offered == ["fire-2", "air-2"]
    table.choose("fire-2").asks("action", 0)
    assert table.events("receive") == [
        {"seat": 0, "card": "fire-2", "zone": "discard"}, {"seat": 1, "card": "air-2", "zone": "discard"},
    ]  # fmt: skip


@pytest.mark.rule("bigbook/effect.chosen-before-replaced")
def test_upgrade_first_a_card_that_has_just_come_is_never_upgraded_again() -> None:
    table = table_with("glaciation", hands=[["water-2", "water-2"]], supports=[["fire-1"], ["fire-2"]])
    table.choose("activate glaciation", "2")
    # Had the first card been replaced at once, two Fire cards of value 2 would be there to choose from.
    table.asks("upgrade", 0).choose("support-0/fire-1").asks("action", 0)
    assert [magician.support for magician in table.state.magicians] == [["fire-2"], ["fire-3"]]


@pytest.mark.rule("bigbook/discard.owner-is-holder")
@pytest.mark.rule("bigbook/discard.owner-pile")
def test_owner_a_card_given_away_is_later_discarded_to_the_pile_of_its_new_owner() -> None:
    table = table_with("breath", "telepathy", hands=[["air-1", "earth-1", "air-1"]])
    table.choose("activate breath", "1", "pay hand-0/air-1", "hand-0/earth-1")
    table.choose("activate telepathy", "activate growth").asks("action", 0)
    assert table.state.magicians[1].discard == ["earth-1"]
    assert table.state.magicians[0].discard == ["air-1", "air-1"]


@pytest.mark.rule("bigbook/discard.owner-is-holder")
@pytest.mark.content("bigbook/spell/aspiration")
def test_owner_a_card_taken_from_the_slot_of_another_belongs_to_the_taker() -> None:
    table = table_with("aspiration", "growth", hands=[["air-1"]], supports=[[], ["earth-1"]])
    table.choose("activate aspiration", "activate growth").asks("action", 0)
    assert table.state.magicians[0].discard == ["air-1", "earth-1"]
    assert table.state.magicians[1].discard == []


@pytest.mark.rule("bigbook/support.overflow")
def test_full_support_a_card_that_must_be_received_there_comes_in_over_the_limit() -> None:
    table = position(
        magicians=MAGICIANS,
        phase="monster",
        marker=0,
        turned=0,
        grimoire=book("wraith", "spider"),
        supports=[["air-1"] * 3],
    ).asks("action", 0)
    assert table.state.magicians[0].support == [*["air-1"] * 3, "madness"]


@pytest.mark.rule("bigbook/support.overflow-temporary")
@pytest.mark.rule("bigbook/support.needs-free-slot")
def test_full_support_an_extra_card_stays_and_blocks_placing_until_the_slots_are_free_again() -> None:
    table = table_with("ice", hands=[["water-1", "fire-1"]], supports=[["earth-2", "earth-1", "madness", "madness"]])
    table.choose("acquire earth-2", "pay support-0/earth-2")
    table.choose("activate ice").asks("action", 0)
    assert table.state.magicians[0].support == ["earth-1", "madness", "madness"]
    assert table.state.magicians[0].hand == ["fire-1"]


# -- fixed: Spells and actions -----------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/spell.multiplier-chosen")
@pytest.mark.rule("bigbook/action.surplus-lost")
def test_multiplier_a_large_payment_does_not_force_a_large_multiplier() -> None:
    table = table_with("growth", hands=[["earth-3"]], decks=[["air-1", "air-2", "air-3"]])
    table.choose("activate growth").asks("multiplier", 0)
    assert table.offered == ["1", "2", "3"]
    table.choose("1").asks("action", 0)
    assert table.state.magicians[0].hand == ["air-1"]
    assert table.state.magicians[0].discard == ["earth-3"]


@pytest.mark.rule("bigbook/spell.multiply-max")
def test_multiplier_three_is_the_greatest_however_much_is_paid() -> None:
    table = table_with("growth", hands=[["earth-3", "earth-3"]]).choose("activate growth")
    assert table.offered == ["1", "2", "3"]
    assert table.why_not("4") == ("why-multiplier-limit", "spell.multiply-max")


@pytest.mark.rule("bigbook/spell.multiply")
def test_multiplier_one_that_cannot_be_used_in_full_is_allowed() -> None:
    table = table_with("ice", hands=[["water-3", "fire-1"]]).choose("activate ice", "3").asks("action", 0)
    assert table.state.magicians[0].support == ["fire-1"]


@pytest.mark.rule("bigbook/target.several-players")
@pytest.mark.rule("bigbook/target.order")
def test_several_players_are_different_and_follow_clockwise_from_the_caster_not_as_named() -> None:
    table = position(
        players=5,
        active=2,
        magicians=("fire-girl", "earth-boy", "air-boy", "water-girl", "fire-boy"),
        spells=[[], [], ["essence-of-the-earth"], [], []],
        library_stacks=NO_LIBRARY,
        hands=[[], [], ["earth-3"]],
        discards=[["fire-1", "fire-2"], ["fire-1", "fire-2"], [], ["fire-1", "fire-2"], ["fire-1", "fire-2"]],
    )
    table.choose("activate essence-of-the-earth", "3")
    assert table.offered == ["3", "4", "0", "1"]
    table.choose("1")
    assert table.offered == ["3", "4", "0"]
    table.choose("3")
    assert table.offered == ["4", "0"]
    table.choose("0")
    for seat in (3, 0, 1):
        table.answer("put-on-deck", f"discard-{seat}/fire-1", seat)
    table.asks("action", 2)


@pytest.mark.rule("bigbook/spell.in-resolution-locked")
@pytest.mark.rule("bigbook/granted.chain")
def test_resolving_a_spell_cannot_be_activated_again_while_it_is_being_resolved() -> None:
    table = position(magicians=MAGICIANS, hands=[["air-1", "air-1", "earth-1"], ["air-1"]])
    table.choose("activate telepathy", "1", "pay hand-0/air-1").answer("granted-action", "activate telepathy", 1)
    table.asks("granted-action", 0)
    assert table.offers("activate growth")
    assert not table.offers("activate telepathy")
    assert table.why_not("activate telepathy") == ("why-spell-resolving", "spell.in-resolution-locked")


@pytest.mark.rule("bigbook/spell.exhaust-after-refresh")
@pytest.mark.rule("bigbook/spell.in-resolution-locked")
def test_resolving_a_spell_refreshed_meanwhile_is_still_locked_and_ends_exhausted() -> None:
    table = position(
        magicians=MAGICIANS,
        spells=[["telepathy", Spell("growth", exhausted=True)], ["illusion"]],
        library_stacks=NO_LIBRARY,
        hands=[["air-2", "air-1", "earth-1"], ["air-3"]],
    )
    table.choose("activate telepathy", "1", "pay hand-0/air-1").answer("granted-action", "activate illusion", 1)
    table.asks("granted-action", 0)
    assert table.offers("activate growth")
    assert not table.offers("activate telepathy")
    table.choose("pass").asks("action", 0)
    assert table.state.magicians[0].spells == [Spell("telepathy", exhausted=True), Spell("growth")]


@pytest.mark.rule("bigbook/learn.replace-any-state")
def test_resolving_a_spell_given_up_meanwhile_still_finishes_its_effect() -> None:
    five = ["ice", "combustion", "growth", "telepathy", "aspiration"]
    table = position(
        magicians=MAGICIANS,
        spells=[five],
        library_stacks={"air": ["breath"]},
        hands=[["air-2", "air-2"], ["air-1", "earth-1"]],
    )
    table.choose("activate telepathy", "2", "pay hand-0/air-2").answer("granted-action", "activate telepathy", 1)
    table.answer("granted-action", "learn breath", 0).answer("give-up-spell", "spell 0 telepathy", 0)
    table.answer("granted-action", "activate growth", 1).asks("action", 0)  # the second action of the lost Telepathy
    assert [spell.key for spell in table.state.magicians[0].spells] == [
        "ice",
        "combustion",
        "growth",
        "aspiration",
        "breath",
    ]
    assert table.state.box.spells_given_up == ["telepathy"]


@pytest.mark.rule("bigbook/granted.any-action")
@pytest.mark.rule("bigbook/granted.pays-own")
def test_granted_any_of_the_five_actions_may_be_taken() -> None:
    table = position(
        magicians=MAGICIANS,
        hands=[["air-1"], ["water-2", "water-2", "madness"]],
        track={"2": "water/mill-two"},
        library_stacks={"water": ["frost-mirror"]},
    )
    table.choose("activate telepathy").asks("granted-action", 1)
    assert table.offers("activate ice", "learn frost-mirror", "acquire water-2", "break 2", "cure hand 1", "pass")
    table.choose("break 2").answer("receive-to-discard", "fire-2", 1).asks("action", 0)
    assert table.state.magicians[1].discard == ["water-2", "water-2", "fire-2"]


@pytest.mark.rule("bigbook/granted.chain")
@pytest.mark.rule("bigbook/spell.multiply")
def test_granted_an_action_may_multiply_a_spell_that_grants_actions_in_turn() -> None:
    table = position(players=3, magicians=MAGICIANS, hands=[["air-1"], ["air-2"], ["earth-1", "fire-2"]])
    table.choose("activate telepathy", "1", "activate telepathy", "2", "2")
    table.answer("granted-action", "activate growth", 2)
    table.answer("granted-action", "acquire fire-2", 2).asks("action", 0)


@pytest.mark.rule("bigbook/granted.chain")
def test_granted_the_inner_action_is_finished_before_the_outer_one_goes_on() -> None:
    table = position(players=3, magicians=MAGICIANS, hands=[["air-2"], ["air-1", "earth-1"], ["earth-1"]])
    table.choose("activate telepathy", "2", "1").answer("granted-action", "activate telepathy", 1)
    table.choose("2").answer("granted-action", "activate growth", 2)
    table.answer("granted-action", "activate growth", 1).asks("action", 0)


@pytest.mark.rule("bigbook/granted.no-draw-after")
@pytest.mark.rule("bigbook/granted.no-refresh-after")
def test_granted_an_action_brings_neither_cards_nor_fresh_spells_afterwards() -> None:
    table = position(
        magicians=MAGICIANS, hands=[["air-1"], ["fire-2"]], spells=[["telepathy"], [Spell("ice", exhausted=True)]]
    )
    table.choose("activate telepathy", "acquire fire-2").asks("action", 0)
    assert table.state.magicians[1].hand == []
    assert table.state.magicians[1].spells == [Spell("ice", exhausted=True)]


# -- fixed: decks and Madness ------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/madness.no-skip")
@pytest.mark.rule("bigbook/madness.stack-empty-loss")
@pytest.mark.parametrize(
    "table",
    [
        {"track": {"2": "water/madness-to-discard"}},
        {"track": {"2": "water/madness-on-deck"}},
        {"marker": 5, "grimoire": book("hornet", "mastermind")},
        {"marker": 0, "turned": 0, "grimoire": book("wraith", "spider")},
        {"marker": 5, "grimoire": book("hornet", "sorcerer")},
    ],
    ids=["discard pile", "deck", "hand", "support", "under a Curse"],
)
def test_stack_take_a_madness_that_is_not_there_loses_the_match_wherever_it_should_go(table: dict[str, Any]) -> None:
    driver = position(magicians=MAGICIANS, phase="monster", madness=1, library_stacks=NO_LIBRARY, **table)
    assert driver.result is not None
    assert driver.result.reason == "lost-madness-stack"


@pytest.mark.rule("bigbook/remove.return-pool")
def test_returned_removed_cards_are_shuffled_and_dealt_one_at_a_time_at_most_three_each() -> None:
    order = ["fire-3", "air-1", "air-2", "air-3", "earth-1", "madness", "water-1"]
    table = position(
        magicians=MAGICIANS,
        phase="monster",
        track={"2": "multi/return-destroyed"},
        removed=sorted(order),
        chance=ScriptedChance(orders=[order]),
    ).asks("action", 0)
    assert table.state.magicians[0].discard == ["water-1", "earth-1", "air-2"]
    assert table.state.magicians[1].discard == ["madness", "air-3", "air-1"]
    assert table.state.removed == ["fire-3"]


# -- fixed: Curses and rounds ------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/curse.destroyed-destination")
def test_curse_gone_a_destroyed_curse_goes_under_its_stack() -> None:
    table = position(magicians=MAGICIANS, hands=[["water-2", "water-2"]], track={"4": "water/mill-two"})
    table.choose("break 4", "done")
    assert table.state.curses["water"].cards[-1] == "mill-two"
    assert len(table.state.curses["water"].cards) == 9


@pytest.mark.rule("bigbook/break.order")
@pytest.mark.rule("bigbook/sorcerer.breaker-takes")
def test_break_order_payment_then_the_curse_leaves_then_its_madness_then_the_reward() -> None:
    track: dict[str, str | Curse] = {"2": Curse("water", "mill-two", madness=1)}
    table = position(magicians=MAGICIANS, hands=[["water-2", "water-2"]], track=track).choose("break 2")
    table.asks("receive-to-discard", 0)
    assert table.state.track[0] is None
    assert table.state.magicians[0].discard == ["water-2", "water-2", "madness"]
    table.choose("fire-2")
    assert table.state.magicians[0].discard == ["water-2", "water-2", "madness", "fire-2"]


@pytest.mark.rule("bigbook/sorcerer.return-timing")
@pytest.mark.rule("bigbook/sorcerer.left-over-returns")
@pytest.mark.parametrize(("madness", "left"), [(1, None), (2, 1)])
def test_round_end_madness_under_a_left_over_curse_returns_after_the_failure(madness: int, left: int | None) -> None:
    track: dict[str, str | Curse] = {"2": Curse("water", "mill-two", madness=1)}
    table = position(magicians=MAGICIANS, **NEXT_ROUND, grimoire=book("hornet", "spider"), track=track, madness=madness)
    if left is None:  # each player takes a Madness, and the one under the Curse does not help yet
        assert table.result is not None
        assert table.result.reason == "lost-madness-stack"
    else:
        assert table.asks("action", 0).state.madness == left


@pytest.mark.rule("bigbook/monster.invocation-before-curses")
@pytest.mark.rule("bigbook/monster.to-space-1")
@pytest.mark.rule("bigbook/monster.failure-curses-return")
def test_round_end_failure_then_marker_then_page_then_invocation_then_curses() -> None:
    table = position(
        magicians=MAGICIANS, **NEXT_ROUND, grimoire=book("hornet", "samurai"), track={"2": "water/mill-two"}
    ).asks("action", 0)
    told = [
        kind
        for kind in table.kinds()
        if kind in ("marker", "failed", "discard", "draw", "new-monster", "gain-madness", "lay-curse")
    ]
    assert told == [
        "marker", "failed", *["draw"] * 10, "marker", "new-monster", "gain-madness", "gain-madness", *["lay-curse"] * 3,
    ]  # fmt: skip
    assert [curse.kind for curse in table.state.track if curse] == ["water", "air", "earth"]
    assert table.state.row == 1


@pytest.mark.rule("bigbook/grimoire.final-page-order")
@pytest.mark.rule("bigbook/grimoire.final-page-arrival")
def test_round_end_the_madness_of_the_final_page_follows_the_invocation_of_the_last_monster() -> None:
    table = position(
        magicians=MAGICIANS,
        **NEXT_ROUND,
        grimoire=("hornet", "griffin", "spider", "flytrap", "claw", "dragon", "final"),
        turned=5,
        decks=[["air-1"], ["fire-1"]],
    ).asks("action", 0)
    # The Dragon discards whole decks; the Madness of the Final page was not yet there.
    assert [magician.deck for magician in table.state.magicians] == [["madness"], ["madness"]]
    assert [magician.discard for magician in table.state.magicians] == [["air-1"], ["fire-1"]]


@pytest.mark.rule("bigbook/block.curse-unblock-moment")
@pytest.mark.rule("bigbook/block.curse-inert")
@pytest.mark.rule("bigbook/block.curse-next-turn")
def test_blocked_curse_lies_face_down_through_the_next_monster_phase() -> None:
    track: dict[str, str | Curse] = {"2": Curse("water", "madness-to-discard", blocked_in=1)}
    table = position(magicians=MAGICIANS, hands=[["water-2", "water-2"], ["water-2", "water-2"]], track=track, turn=1)
    assert table.offers("acquire water-3")
    assert not table.offers("break 2")
    assert table.why_not("break 2") == ("why-curse-blocked", "block.curse-inert")
    table.choose("end").asks("action", 1)
    assert [magician.discard for magician in table.state.magicians] == [[], []]  # the marker reached it, face down
    assert table.offers("break 2")


@pytest.mark.rule("bigbook/block.curse-counts-at-end")
def test_blocked_curse_counts_as_left_over_at_the_last_space() -> None:
    track: dict[str, str | Curse] = {"2": Curse("water", "madness-to-discard", blocked_in=1)}
    table = position(magicians=MAGICIANS, **NEXT_ROUND, grimoire=book("hornet", "spider"), track=track)
    assert table.events("failed") == [{"monster": "hornet"}]


@pytest.mark.rule("bigbook/block.no-refresh")
def test_blocked_spell_is_not_refreshed_in_the_concentration_phase() -> None:
    spells = [Spell("growth", exhausted=True, blocked=True), Spell("ice", exhausted=True)]
    table = position(magicians=MAGICIANS, phase="monster", spells=[spells], track={"4": "multi/block-spell"})
    table.asks("action", 0)
    assert table.state.magicians[0].spells == [Spell("growth", exhausted=True, blocked=True), Spell("ice")]


# -- fixed: set-up and table -------------------------------------------------------------------------------------------


@pytest.mark.rule("bigbook/setup.magician-choice")
@pytest.mark.rule("bigbook/setup.magician-unique")
def test_sheets_are_chosen_in_any_order_of_players_and_each_once() -> None:
    match = Match.new("bigbook", players=3, seed="sheets")
    match.choose("earth-girl", 2)
    assert match.decision is not None
    assert match.decision.seats == (0, 1)
    assert "earth-girl" not in match.options()
    assert len(match.options()) == 7
    match.choose("air-boy", 1)
    match.choose("earth-boy", 0)
    assert [magician.sheet for magician in match.state.magicians] == ["earth-boy", "air-boy", "earth-girl"]


@pytest.mark.content("bigbook/page/mastermind/reward")
def test_mastermind_in_the_other_reading_what_is_offered_stays_where_it_is_while_it_is_hidden() -> None:
    table = position(
        magicians=MAGICIANS,
        grimoire=("hornet", "mastermind", "spider", "flytrap", "dragon", "samurai", "final"),
        marker=5,
        phase="monster",
        hands=[["fire-1"], ["fire-1"]],
        rulings={"mastermind": "any-in-stacks"},
    ).choose(0)
    table.asks("gain-spell", 0)
    fork = table.match.fork(seed=1, as_seen_by=1)
    assert fork.options() == table.match.options()
    for key in fork.options():
        fork.fork().choose(key)
