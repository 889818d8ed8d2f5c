"""The odds on answers: what whoever is asked can know, and exactly that."""

from itertools import product

from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.kernel.testing.driver import Driver

HALL = ["hallway", "hallway", "upper-landing"]
DIE = (0, 0, 1, 1, 2, 2)


def odds(table: Driver, key: str, seat: int | None = None) -> dict[str, int]:
    question = table.view(table.decision.seat if seat is None else seat).question
    assert question is not None
    choice = next(one for one in question.choices if one.key == key)
    return {one.of.id.removeprefix("odds-"): one.percent for one in choice.odds}


def higher(mine: int, theirs: int, bonus: int = 0) -> dict[str, int]:
    """How often one pool is higher and lower than another, roll by roll; three faces are as good as six."""
    totals = [[sum(faces) for faces in product((0, 1, 2), repeat=dice)] for dice in (mine, theirs)]
    pairs = list(product(*totals))
    won, lost = (sum(one + bonus > other for one, other in pairs), sum(one + bonus < other for one, other in pairs))
    return {"win": round(100 * won / len(pairs)), "lose": round(100 * lost / len(pairs))}


def test_an_attack_says_how_likely_it_is_won_and_lost() -> None:
    assert odds(position(haunt=1, places=HALL), "attack unarmed seat-1") == higher(5, 4)


def test_weapons_and_open_cards_count() -> None:
    table = position(haunt=1, places=HALL, cards=[["dagger", "machete"], ["leather-jacket"]])
    assert odds(table, "attack dagger seat-1") == higher(7, 5)
    assert odds(table, "attack machete seat-1") == higher(5, 5, 1)


def test_what_the_own_book_adds_counts_and_what_the_other_book_adds_does_not() -> None:
    """The Knowledge of Jack gives its holder 2 more, which the traitor learns only when it is used.

    Who attacks its holder with the Spirit does not know it yet.
    """
    jack = token("trait-might", "jack", "seat-1")
    assert odds(position(haunt=1, active=1, places=HALL, tokens=[jack]), "attack unarmed seat-0") == higher(4, 5, 2)
    spirit = [beast("spirit", "hallway", token="jacks-spirit")]
    secret, none = (
        position(haunt=1, phase="monsters-begin", places=HALL, dead=[0], monsters=spirit, rolls=[0, ...], tokens=tokens)
        for tokens in ([jack], [])
    )
    for table in (secret, none):
        table.choose("spirit-1").asks("play-monster", 0)
    assert odds(secret, "attack might seat-1") == odds(none, "attack might seat-1") != {}


def test_a_monster_whose_box_may_not_be_read_has_no_odds() -> None:
    table = position(haunt=1, active=1, places=HALL, dead=[0],
                     monsters=[beast("spirit", "hallway", token="jacks-spirit")])  # fmt: skip
    attacks = [key for key in table.offered if key.startswith("attack") and "spirit" in key]
    assert attacks
    assert all(not odds(table, key) for key in attacks)


def test_looking_at_odds_changes_nothing() -> None:
    table = position(haunt=1, active=1, places=HALL, tokens=[token("trait-might", "jack", "seat-1")])
    before = list(table.state.haunt.shown)
    odds(table, "attack unarmed seat-0")
    assert table.state.haunt.shown == before


def at_least(dice: int, needed: int) -> int:
    rolls = [sum(faces) for faces in product((0, 1, 2), repeat=dice)]
    return round(100 * sum(total >= needed for total in rolls) / len(rolls))


def test_a_special_action_says_how_likely_its_best_row_is() -> None:
    """To study takes Knowledge 5+; the Book adds 1."""
    room = ["junk-room", "upper-landing", "upper-landing"]
    table = position(haunt=9, places=room, house=["junk-room"])
    knowledge = next(one.value for one in table.view(0).panels[0].stats if one.id == "knowledge")
    assert odds(table, "haunt search") == {"success": at_least(knowledge, 5)}
    assert odds(position(haunt=9, places=room, house=["junk-room"], cards=[["book"]]), "haunt search") == {
        "success": at_least(knowledge, 4)
    }


def test_a_reroll_says_what_it_may_still_bring() -> None:
    """Josef has rolled 1 with five dice; the Doll rolls all again, the Foot one of them."""
    table = position(haunt=9, places=["junk-room", "upper-landing", "upper-landing"], house=["junk-room"],
                     cards=[["creepy-doll", "rabbits-foot"]])  # fmt: skip
    dice = next(one.value for one in table.view(0).panels[0].stats if one.id == "knowledge")
    table.choose("haunt search", rolls=[2, *[1] * (dice - 2), 0] if dice > 1 else [0]).asks("reroll")
    lying = dice if dice > 1 else 0
    assert odds(table, "creepy-doll") == {"success": at_least(dice, 5)}
    assert odds(table, "rabbits-foot 0") == {"success": at_least(1, 5 - lying)}
    assert not odds(table, "keep")


def test_a_card_that_gives_other_dice_says_what_they_promise() -> None:
    """The Camera lets Stephanie roll Sanity for Knowledge; the Feather, which asks for a number, promises nothing."""
    table = position(haunt=9, active=1, places=["upper-landing", "junk-room", "upper-landing"], house=["junk-room"],
                     cards=[[], ["magic-camera", "angels-feather"]])  # fmt: skip
    value = {one.id: one.value for one in table.view(1).panels[1].stats}
    table.choose("haunt search").asks("roll-with")
    assert odds(table, "knowledge") == {"success": at_least(value["knowledge"], 5)}
    assert odds(table, "magic-camera") == {"success": at_least(value["sanity"], 5)}
    assert not odds(table, "angels-feather")
