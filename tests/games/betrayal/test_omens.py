"""The nine Omens: what they add to rolls, what they do once a turn, and how they stand in the way of death."""

import pytest
from tests.games.betrayal.josef import CRITICAL, JOSEF, cards, draws, haunted, last_roll, traits

from koszmar.games.betrayal.cards.omens import OMENS
from koszmar.games.betrayal.explorers import TRAITS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.rolls import trait_roll
from koszmar.games.betrayal.tiles import ROOMS, TILES
from koszmar.kernel.testing.flows import play

# -- what all Omens have in common -------------------------------------------------------------------------------------


def test_there_are_nine_omens() -> None:
    assert len(set(OMENS)) == len(OMENS) == 9


@pytest.mark.rule("betrayal/omen.keep-face-up")
def test_a_drawn_omen_is_shown_to_all_and_kept() -> None:
    table = position(stack=["ballroom"], decks={"omen": ["mask"]}, rolls=[0]).choose("discover 0")
    assert cards(table) == ["mask"]
    assert "mask" not in table.state.decks["omen"].cards
    (drawn,) = [event for event in table.told if event.kind == "draw"]
    for seat in (0, 1, 2, None):
        assert getattr(drawn.seen_by(seat), "args", None) == {"seat": 0, "card": "mask"}


ADDING = {"book": "knowledge", "dog": "speed", "holy-symbol": "sanity", "idol": "might", "mask": "speed",
          "ring": "sanity", "skull": "knowledge"}  # fmt: skip


@pytest.mark.rule("betrayal/omen-card.book-bonus")
@pytest.mark.rule("betrayal/omen-card.dog-bonus")
@pytest.mark.rule("betrayal/omen-card.holy-symbol-bonus")
@pytest.mark.rule("betrayal/omen-card.idol-bonus")
@pytest.mark.rule("betrayal/omen-card.mask-bonus")
@pytest.mark.rule("betrayal/omen-card.ring-bonus")
@pytest.mark.rule("betrayal/omen-card.skull-bonus")
@pytest.mark.rule("betrayal/special.always-on-effects")
@pytest.mark.parametrize("omen", OMENS)
@pytest.mark.parametrize("trait", TRAITS)
def test_an_omen_adds_one_to_rolls_of_its_trait_even_if_just_received(omen: str, trait: str) -> None:
    table = draws("the-stars-at-night", cards=[[omen]], turn={"held": []}, rolls=[1, ...])
    for answer in ("keep", "draw"):
        if table.offers(answer):
            table.choose(answer)
    table.choose(trait)
    dice = {"might": 5, "speed": 4, "knowledge": 3, "sanity": 4}[trait]
    bonus = int(ADDING.get(omen) == trait)
    assert last_roll(table) == {"seat": 0, "trait": trait, "dice": [1] * dice, "bonus": bonus, "result": dice + bonus}


@pytest.mark.rule("betrayal/omen-card.idol-bonus")
@pytest.mark.rule("betrayal/dice.attack-is-trait-roll")
def test_what_an_omen_adds_counts_in_attack_and_defence() -> None:
    table = haunted(cards=[["idol"]], rolls=[1] * 9).choose("attack unarmed seat-1")
    assert [told["bonus"] for told in table.events("roll")] == [1, 0]
    table = haunted(cards=[[], ["idol"]], rolls=[1] * 9).choose("attack unarmed seat-1")
    assert [told["bonus"] for told in table.events("roll")] == [0, 1]


def test_several_omens_add_up() -> None:
    table = draws("alien-geometry", cards=[["book", "skull"]], rolls=[2, 0, 0])
    assert (last_roll(table)["bonus"], last_roll(table)["result"]) == (2, 4)
    assert traits(table) == {**JOSEF, "sanity": 4}


# -- Armor -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.armor")
@pytest.mark.content("betrayal/card/armor")
def test_armor_makes_physical_damage_one_less() -> None:
    table = draws("a-bite", cards=[["armor"]], rolls=[0] * 5).choose("might", "might")
    assert table.asks("act", 1)
    assert traits(table) == {**JOSEF, "might": 2}
    table = haunted(cards=[["armor"]], rolls=[0] * 5 + [2, 0, 0, 0]).choose("attack unarmed seat-1", "speed")
    assert traits(table) == {**JOSEF, "speed": 3}


@pytest.mark.rule("betrayal/omen-card.armor")
def test_damage_that_armor_makes_nothing_is_not_taken() -> None:
    table = draws("a-bite", cards=[["armor", "strange-amulet"]], rolls=[2, 0, 0, 0, 0])
    assert traits(table.asks("act", 1)) == JOSEF
    assert table.events("no-damage") == [{"seat": 0}]


@pytest.mark.rule("betrayal/omen-card.armor-limits")
def test_armor_helps_neither_against_general_nor_mental_damage_nor_losses() -> None:
    table = draws("brain-food", cards=[["armor"]], rolls=[0] * 5).choose("might", "might")
    assert traits(table) == {**JOSEF, "might": 2}
    table = draws("clown-room", cards=[["armor"]], rolls=[0] * 4).choose("sanity", "sanity")
    assert traits(table) == {**JOSEF, "sanity": 1}
    table = draws("jar-of-organs", cards=[["armor"]], rolls=[0] * 4)
    assert traits(table) == {**JOSEF, "might": 3}


# -- Book --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.book-action")
@pytest.mark.content("betrayal/card/book")
def test_the_book_makes_the_next_trait_roll_a_knowledge_roll() -> None:
    table = position(stack=["dining-room"], decks={"event": ["a-bite"]}, cards=[["book", "idol"]], rolls=[2, 1, 0])
    table.choose("use book")
    assert traits(table) == {**JOSEF, "sanity": 2}
    assert not table.offers("use book")
    table.choose("discover 0", "draw").asks("roll-with", 0)
    assert table.offered == ["might", "book"]
    table.choose("book")
    assert last_roll(table) == {"seat": 0, "trait": "knowledge", "dice": [2, 1, 0], "bonus": 1, "result": 4}


@pytest.mark.rule("betrayal/omen-card.book-action")
def test_the_book_is_for_the_next_trait_roll_only_whether_used_or_not() -> None:
    table = position(stack=["dining-room"], decks={"event": ["hanged-men"]}, cards=[["book"]], rolls=[1, ...])
    table.choose("use book", "discover 0").asks("roll-with", 0).choose("might")
    table.asks("gain-trait", 0)  # Speed, Knowledge and Sanity were rolled without a question
    table = position(stack=["dining-room"], decks={"event": ["hanged-men"]}, cards=[["book"]], rolls=[1, ...])
    table.choose("use book", "discover 0", "book")
    assert [told["trait"] for told in table.events("roll")] == ["knowledge", "speed", "knowledge", "sanity"]


@pytest.mark.rule("betrayal/omen-card.book-action")
def test_a_knowledge_roll_needs_no_open_book_but_closes_it() -> None:
    table = position(stack=["dining-room"], decks={"event": ["alien-geometry"]}, cards=[["book"]], rolls=[2, 2, 0])
    table.choose("use book", "discover 0").asks("act", 1)
    assert last_roll(table)["result"] == 5


@pytest.mark.rule("betrayal/omen-card.book-action")
def test_the_book_is_not_for_attacks_and_waits_for_another_roll() -> None:
    table = haunted(places=["collapsed-room"] * 2, house=["collapsed-room"], cards=[["book"]], rolls=[1] * 9 + [2] * 3)
    table.choose("use book", "attack unarmed seat-1", "might", "end").asks("roll-with", 0)
    assert table.offered == ["speed", "book"]
    table.choose("book")
    assert (last_roll(table)["trait"], last_roll(table)["result"]) == ("knowledge", 7)


@pytest.mark.rule("betrayal/omen-card.book-action")
def test_a_book_that_was_opened_is_closed_when_the_turn_is_over() -> None:
    table = position(cards=[["book"]], places=["hallway"], stack=["dining-room"], decks={"event": ["a-bite"]},
                     rolls=[2] * 5)  # fmt: skip
    table.choose("use book", "end", "end", "end").asks("act", 0)
    table.choose("discover 0")
    assert last_roll(table)["trait"] == "might"


@pytest.mark.rule("betrayal/omen-card.book-action")
@pytest.mark.rule("betrayal/special.card-owned-at-turn-start")
def test_the_book_must_have_been_held_when_the_turn_began() -> None:
    assert not position(cards=[["book"]], turn={"held": []}).offers("use book")


@pytest.mark.rule("betrayal/omen-card.book-action")
def test_reading_the_book_can_kill() -> None:
    table = haunted(cards=[["book"]], traits=[{"sanity": 1}]).choose("use book")
    assert table.state.explorers[0].dead
    assert table.decision.seat == 1


# -- Dagger ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.dagger")
@pytest.mark.content("betrayal/card/dagger")
def test_the_dagger_costs_speed_and_gives_two_dice() -> None:
    table = haunted(cards=[["dagger"]], rolls=[1] * 7 + [1] * 4).choose("attack dagger seat-1")
    assert traits(table) == {**JOSEF, "speed": 3}
    assert [len(told["dice"]) for told in table.events("roll")] == [7, 4]
    table.choose("might", "might", "might")
    assert traits(table, 1)["might"] == 1


@pytest.mark.rule("betrayal/omen-card.dagger")
def test_the_dagger_can_kill_whoever_draws_it_before_a_die_is_rolled() -> None:
    table = haunted(cards=[["dagger"]], traits=[{"speed": 1}]).choose("attack dagger seat-1")
    assert table.state.explorers[0].dead
    assert table.events("roll") == []


@pytest.mark.rule("betrayal/omen-card.dagger")
@pytest.mark.rule("betrayal/weapon.not-for-defence")
def test_the_dagger_is_no_help_in_defence() -> None:
    table = haunted(cards=[[], ["dagger"]], rolls=[1] * 9).choose("attack unarmed seat-1", "might")
    assert [len(told["dice"]) for told in table.events("roll")] == [5, 4]


# -- Dog ---------------------------------------------------------------------------------------------------------------

UPSTAIRS = {"tower": ("upper", 0, -1, 0), "statuary-corridor": ("upper", 0, -2, 0)}
"""Four and five moves from the Entrance Hall."""


@pytest.mark.rule("betrayal/omen-card.dog-action")
@pytest.mark.content("betrayal/card/dog")
def test_the_dog_carries_cards_to_somebody_four_tiles_away() -> None:
    table = position(house=UPSTAIRS, places=["entrance-hall", "tower", "statuary-corridor"],
                     cards=[["dog", "map"], ["mirror"], ["gun"]])  # fmt: skip
    table.choose("use dog").asks("trade-give", 0)
    assert table.decision.args["other"] == 1
    assert table.offered == ["done", "map"]  # not the Dog itself: its special action was used
    table.choose("map").asks("trade-want", 0).choose("mirror").answer("trade-consent", "agree", 1)
    assert (cards(table), cards(table, 1)) == (["dog", "mirror"], ["map"])
    assert not table.offers("use dog")


@pytest.mark.rule("betrayal/omen-card.dog-action")
def test_the_dog_chooses_among_those_near_and_needs_somebody() -> None:
    table = position(house=UPSTAIRS, places=["entrance-hall", "tower", "hallway"], cards=[["dog", "map"]])
    assert table.choose("use dog").asks("send-dog", 0).offered == ["seat-1", "seat-2"]
    far = position(house=UPSTAIRS, places=["entrance-hall", "statuary-corridor", "basement-landing"], cards=[["dog"]])
    assert not far.offers("use dog")
    empty_handed = position(places=["hallway"] * 3, cards=[["dog"]])
    assert not empty_handed.offers("use dog")
    assert not position(house=UPSTAIRS, places=["entrance-hall", "tower", "tower"], cards=[["dog"]],
                        turn={"used": ["dog"]}).offers("use dog")  # fmt: skip


@pytest.mark.rule("betrayal/omen-card.dog-action")
@pytest.mark.rule("betrayal/trade.once-per-turn")
def test_a_trade_by_dog_leaves_the_trade_of_the_turn() -> None:
    table = position(places=["hallway", "upper-landing", "hallway"], cards=[["dog", "map", "gun"]])
    table.choose("use dog", "seat-1", "map", "done").answer("trade-consent", "agree", 1)
    assert table.offers("trade 2")
    table.choose("trade 2", "gun").answer("trade-consent", "agree", 2)
    assert (cards(table, 1), cards(table, 2)) == (["map"], ["gun"])
    assert not table.offers("trade 2")


@pytest.mark.rule("betrayal/omen-card.dog-action")
def test_the_dog_keeps_to_the_limits_of_a_trade() -> None:
    table = haunted(cards=[["dog", "map"]], rulings={"trade-across-sides": "refused"})
    table.choose("use dog").asks("trade-give", 0)
    assert table.decision.args["other"] == 2  # the traitor is no partner in that reading


@pytest.mark.rule("betrayal/omen-card.dog-action")
@pytest.mark.rule("betrayal/trade.both-consent")
def test_a_trade_by_dog_needs_consent() -> None:
    table = position(places=["hallway", "upper-landing"], cards=[["dog"], ["gun"]])
    table.choose("use dog").choose("gun").answer("trade-consent", "refuse", 1)
    assert (cards(table), cards(table, 1)) == (["dog"], ["gun"])


# -- Holy Symbol -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.holy-symbol-discovery")
@pytest.mark.content("betrayal/card/holy-symbol")
def test_the_holy_symbol_buries_one_tile_after_another() -> None:
    table = position(cards=[["holy-symbol"]], stack=["dining-room", "kitchen", "conservatory"], decks={"item": ["map"]})
    table.choose("discover 0").asks("refuse-tile", 0)
    assert table.decision.args["tile"] == "dining-room"
    assert table.offered == ["keep", "bury"]
    keep, _ = table.match.view(0).question.choices
    assert keep.note.args == {"symbol": "event"}, "the tile is in the hand of its finder, who sees what it draws"
    table.choose("bury").asks("refuse-tile", 0).choose("bury", "keep")
    assert table.state.explorers[0].place == "conservatory"
    assert cards(table) == ["holy-symbol", "map"]
    assert table.events("draw") == [{"seat": 0, "card": "map"}]  # nothing of the others was resolved
    assert table.state.stack[:2] == ["kitchen", "dining-room"]


@pytest.mark.rule("betrayal/omen-card.holy-symbol-discovery")
def test_each_tile_can_be_refused_once_and_the_last_one_not_at_all() -> None:
    table = position(cards=[["holy-symbol"]], stack=["tower", "statuary-corridor"], places=["upper-landing"],
                     gone=OTHER_UPPER, decks={"event": ["a-moment-of-hope"]})  # fmt: skip
    table.choose("discover 0", "bury")
    assert table.state.explorers[0].place == "statuary-corridor"


OTHER_UPPER = ["bloody-room", "charred-room", "collapsed-room", "cramped-passageway", "crawlspace", "gallery",
               "game-room", "guest-quarters", "junk-room", "library", "mystic-elevator", "nursery", "observatory",
               "operating-theatre", "organ-room", "primary-bedroom", "salon", "soundproofed-room", "specimen-room",
               "winter-bedroom"]  # fmt: skip


@pytest.mark.rule("betrayal/omen-card.holy-symbol-discovery")
def test_a_tile_is_kept_if_no_other_could_lie_there() -> None:
    """The last doorways of the floor face one spot, and the Laundry Chute would close it: the Ballroom it is."""
    house = {"graveyard": ("ground", 0, 1, 3), "salon": ("ground", -1, 1, 0), "larder": ("ground", -1, -1, 2)}
    kept = [*house, "ballroom", "laundry-chute"]
    gone = [key for key in TILES if "ground" in ROOMS[key].regions and key not in kept]
    table = position(house=house, stack=["ballroom", "laundry-chute"], gone=gone, cards=[["holy-symbol"]],
                     decks={"omen": ["mask"]}, rolls=[0, 0]).choose("discover 0")  # fmt: skip
    assert table.state.explorers[0].place == "ballroom"


def test_others_do_not_profit_from_the_holy_symbol() -> None:
    table = draws("a-moment-of-hope", cards=[[], ["holy-symbol"]])
    assert table.state.explorers[0].place == "dining-room"


# -- Idol --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.idol-event")
@pytest.mark.content("betrayal/card/idol")
def test_the_idol_lets_its_holder_draw_no_event() -> None:
    table = draws("a-moment-of-hope", cards=[["idol"]]).asks("draw-event", 0)
    assert table.offered == ["draw", "ignore"]
    table.choose("ignore").asks("act", 1)
    assert table.events("draw") == []
    assert table.state.decks["event"].cards[-1] == "a-moment-of-hope"
    table = draws("a-moment-of-hope", cards=[["idol"]]).choose("draw")
    assert table.events("draw") == [{"seat": 0, "card": "a-moment-of-hope"}]


@pytest.mark.rule("betrayal/omen-card.idol-event")
def test_the_idol_is_for_event_symbols_only() -> None:
    table = position(stack=["conservatory"], cards=[["idol"]], decks={"item": ["map"]}).choose("discover 0")
    assert cards(table.asks("act", 1)) == ["idol", "map"]


@pytest.mark.rule("betrayal/omen-card.idol-event")
def test_a_traitor_with_the_idol_is_asked_once() -> None:
    table = draws("a-moment-of-hope", cards=[["idol"]], haunt=1, revealer=0).choose("draw")
    assert len(table.events("draw")) == 1


# -- Mask --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.mask-action")
@pytest.mark.content("betrayal/card/mask")
def test_the_mask_drives_everybody_else_to_adjacent_tiles() -> None:
    table = haunted(cards=[["mask"]], monsters=[beast("spirit", "hallway", token="jacks-spirit")]).choose("use mask")
    for who, tile in ((1, "entrance-hall"), (2, "ground-floor-staircase"), ("spirit-1", "entrance-hall")):
        table.asks("move-somebody", 0)
        assert table.decision.args["who"] == who
        assert sorted(table.offered) == ["entrance-hall", "ground-floor-staircase"]
        table.choose(tile)
    assert [one.place for one in table.state.explorers] == ["hallway", "entrance-hall", "ground-floor-staircase"]
    assert table.state.haunt.monsters[0].place == "entrance-hall"
    assert not table.offers("use mask")


@pytest.mark.rule("betrayal/omen-card.mask-action")
def test_the_mask_needs_somebody_to_look_at_it_and_leaves_the_dead() -> None:
    assert position(cards=[["mask"]]).offers("use mask")
    assert not position(cards=[["mask"]], places=["hallway"]).offers("use mask")
    assert not haunted(cards=[["mask"]], places=["hallway", "entrance-hall", "hallway"], dead=[2]).offers("use mask")


# -- Ring --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.ring-attack")
@pytest.mark.content("betrayal/card/ring")
def test_with_the_ring_both_roll_sanity_and_the_loser_takes_mental_damage() -> None:
    table = haunted(cards=[["ring"]], rolls=[1, 1, 0, 0, 1, 0, 0, 0, 0]).choose("attack ring seat-1")
    rolls = table.events("roll")
    assert [(told["seat"], told["trait"], len(told["dice"]), told["result"]) for told in rolls] == [
        (0, "sanity", 4, 3),
        (1, "sanity", 5, 1),
    ]
    assert table.asks("take-damage", 1).offered == ["knowledge", "sanity"]
    table = haunted(cards=[["ring"]], rolls=[0] * 4 + [2, 1, 0, 0, 0]).choose("attack ring seat-1")
    assert table.asks("take-damage", 0).offered == ["knowledge", "sanity"]
    assert table.decision.args["left"] == 2


# -- Skull -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/omen-card.skull-death")
@pytest.mark.content("betrayal/card/skull")
@pytest.mark.parametrize(
    ("faces", "lives"), [([2, 2, 0], True), ([2, 2, 2], True), ([2, 1, 0], False), ([0] * 3, False)]
)
def test_the_skull_may_turn_death_into_a_critical_state(faces: list[int], lives: bool) -> None:
    table = haunted(cards=[["skull"]], traits=[{"might": 1}], rolls=[[0] * 4, [2, 0, 0, 0], faces])
    table.choose("attack unarmed seat-1", "might")
    assert table.state.explorers[0].dead is not lives
    if lives:
        assert traits(table) == CRITICAL
        assert cards(table) == ["skull"]


@pytest.mark.rule("betrayal/omen-card.skull-death")
def test_the_skull_also_helps_against_a_loss_and_again_and_again() -> None:
    table = haunted(
        cards=[["skull", "dagger", "book"]], traits=[{"speed": 1}], rolls=[2, 2, 0, *[1] * 4, 0, 0, *[1] * 4, 2, 2, 1]
    )
    table.choose("attack dagger seat-1").asks("act", 0)
    assert traits(table) == CRITICAL
    table.choose("use book")
    assert traits(table) == CRITICAL


@pytest.mark.rule("betrayal/omen-card.skull-death")
def test_the_skull_comes_before_what_the_haunt_does_with_the_dead() -> None:
    fight = {"traits": [{}, {"might": 1}], "cards": [[], ["skull"]]}
    table = haunted(**fight, rolls=[1] * 5 + [0] * 2 + [2, 2, 0], house=["ballroom"], places=["hallway"] * 2)
    table.choose("attack unarmed seat-1")
    while table.decision.prompt == "take-damage":
        table.choose("might" if table.offers("might") else table.offered[0])
    assert (table.state.explorers[1].dead, table.state.haunt.monsters) == (False, [])


@pytest.mark.rule("betrayal/omen-card.skull-death")
def test_the_roll_of_the_skull_is_no_trait_roll() -> None:
    blessing = token("blessing", "blessing", "hallway")
    table = haunted(cards=[["skull", "book"]], traits=[{"sanity": 1}], tokens=[blessing], rolls=[2, 1, 0])
    table.choose("use book")
    assert table.state.explorers[0].dead


@pytest.mark.rule("betrayal/dice.result-sum")
def test_no_result_is_less_than_nothing() -> None:
    table = position(rolls=[1, 0, 0, 0, 0])
    assert play(trait_roll(table.match.scene, 0, "might", rule="dice.trait-roll", bonus=-3)) == 0
