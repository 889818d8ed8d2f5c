"""Attacks and weapons."""

from typing import Any

import pytest

from koszmar.games.betrayal import moments
from koszmar.games.betrayal.attack import Attack, attack
from koszmar.games.betrayal.cards import CARDS
from koszmar.games.betrayal.proof.positions import beast, position, token
from koszmar.games.betrayal.state import Monster
from koszmar.kernel.testing.driver import Driver

HALL = ["hallway", "hallway", "upper-landing"]
"""Seat 0, the traitor, and seat 1, a hero, stand in the Hallway."""


def duel(*rolls: Any, cards: list[list[str]] | None = None, **more: object) -> Driver:
    """The traitor Josef (Might 5) and the hero Stephanie (Might 4) face each other."""
    return position(haunt=1, places=HALL, rolls=rolls, cards=cards or [], **more)  # type: ignore[arg-type]


def spaces(table: Driver, seat: int) -> int:
    """All spaces of an explorer's clips together."""
    return sum(table.state.explorers[seat].traits.values())


@pytest.mark.rule("betrayal/attack.only-after-haunt")
def test_nobody_attacks_before_the_haunt() -> None:
    table = position(places=HALL, cards=[["gun"]])
    assert not any(option.startswith("attack") for option in table.offered)
    assert table.why_not("attack unarmed seat-1")[1] == "attack.only-after-haunt"


@pytest.mark.rule("betrayal/attack.same-tile")
def test_the_target_is_on_the_own_tile() -> None:
    assert [one for one in duel().offered if one.startswith("attack")] == ["attack unarmed seat-1"]


@pytest.mark.rule("betrayal/attack.legal-targets")
def test_own_side_cannot_be_attacked() -> None:
    table = position(haunt=1, active=1, places=["hallway"] * 3)
    assert table.offers("attack unarmed seat-0")
    assert not table.offers("attack unarmed seat-2")
    assert table.why_not("attack unarmed seat-2")[1] == "attack.legal-targets"


@pytest.mark.rule("betrayal/attack.once-per-turn")
def test_one_attack_a_turn() -> None:
    table = duel(*[1] * 5, *[1] * 4)
    table.choose("attack unarmed seat-1")
    if table.decision.prompt == "take-damage":
        table.choose(table.offered[0])
    assert not any(option.startswith("attack") for option in table.offered)


@pytest.mark.rule("betrayal/attack.both-roll-might")
@pytest.mark.rule("betrayal/dice.attack-is-trait-roll")
@pytest.mark.rule("betrayal/dice.defender-same-trait")
@pytest.mark.rule("betrayal/dice.lower-takes-difference")
@pytest.mark.rule("betrayal/attack.higher-wins")
def test_the_lower_roll_takes_the_difference() -> None:
    table = duel(2, 2, 2, 0, 0, 1, 1, 1, 1)
    table.choose("attack unarmed seat-1")
    assert [(one["trait"], len(one["dice"]), one["result"]) for one in table.events("roll")] == [
        ("might", 5, 6), ("might", 4, 4)
    ]  # fmt: skip
    table.asks("take-damage", 1).choose("might", "speed")
    assert table.events("damage") == [{"seat": 1, "amount": 2, "damage": "physical"}]


@pytest.mark.rule("betrayal/attack.higher-wins")
def test_an_attacker_who_loses_takes_the_damage() -> None:
    table = duel(0, 0, 0, 0, 0, 1, 1, 1, 0)
    table.choose("attack unarmed seat-1").asks("take-damage", 0).choose("might", "might", "might")
    assert table.events("damage") == [{"seat": 0, "amount": 3, "damage": "physical"}]


@pytest.mark.rule("betrayal/attack.tie-no-damage")
def test_a_tie_hurts_nobody() -> None:
    table = duel(1, 1, 1, 1, 0, 1, 1, 1, 1)
    before = spaces(table, 0), spaces(table, 1)
    table.choose("attack unarmed seat-1")
    assert (spaces(table, 0), spaces(table, 1)) == before


@pytest.mark.rule("betrayal/attack.other-trait")
@pytest.mark.rule("betrayal/attack.mental-damage")
def test_another_trait_is_rolled_by_both() -> None:
    table = duel(2, 2, 2, 2, 0, 0, 0, 0, 0, cards=[["ring"]])
    table.choose("attack ring seat-1")
    assert [one["trait"] for one in table.events("roll")] == ["sanity", "sanity"]
    assert table.events("damage")[0]["damage"] == "mental"


@pytest.mark.rule("betrayal/attack.no-stealing")
def test_a_won_attack_steals_nothing() -> None:
    table = duel(2, 2, 2, 2, 2, 0, 0, 0, 0, cards=[[], ["map"]])
    table.choose("attack unarmed seat-1")
    assert table.decision.prompt == "take-damage"
    while table.decision.prompt == "take-damage":
        table.choose(table.offered[-1])
    assert table.state.explorers[1].cards == ["map"]


@pytest.mark.rule("betrayal/example.attack-eric")
def test_eric_and_the_machete() -> None:
    table = duel(2, 2, 0, 0, 0, 2, 1, 0, 0, cards=[["machete"]])
    table.choose("attack machete seat-1").asks("take-damage", 1).choose("speed", "might")
    assert table.events("damage") == [{"seat": 1, "amount": 2, "damage": "physical"}]


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/weapon.marked-cards")
def test_some_cards_are_weapons() -> None:
    weapons = {card.key for card in CARDS.values() if card.weapon}
    assert weapons == {"dagger", "ring", "chainsaw", "crossbow", "dynamite", "gun", "machete"}


@pytest.mark.rule("betrayal/weapon.one-per-attack")
@pytest.mark.rule("betrayal/weapon.announce")
@pytest.mark.rule("betrayal/weapon.unarmed-allowed")
def test_one_weapon_or_none_is_announced() -> None:
    table = duel(cards=[["chainsaw", "machete"]])
    attacks = [option for option in table.offered if option.startswith("attack")]
    assert attacks == ["attack unarmed seat-1", "attack chainsaw seat-1", "attack machete seat-1"]


@pytest.mark.rule("betrayal/weapon.not-obtained-this-turn")
def test_a_weapon_got_this_turn_rests() -> None:
    table = duel(cards=[["machete"]], turn={"held": []})
    assert not table.offers("attack machete seat-1")
    assert table.why_not("attack machete seat-1")[1] == "weapon.not-obtained-this-turn"


def test_a_weapon_is_used_once_a_turn_even_where_a_haunt_allows_more_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.attacks.answers, 1, lambda scene, seat: True)
    table = duel(0, ..., cards=[["machete", "chainsaw"]], traits=[{}, {"might": 1, "speed": 8}])
    table.choose("attack machete seat-1", "speed")
    assert table.offers("attack chainsaw seat-1", "attack unarmed seat-1")
    assert not table.offers("attack machete seat-1")


@pytest.mark.rule("betrayal/weapon.not-for-defence")
def test_a_weapon_does_not_defend() -> None:
    table = duel(1, 1, 1, 1, 0, 1, 1, 1, 1, cards=[[], ["machete", "chainsaw"]])
    table.choose("attack unarmed seat-1")
    defence = table.events("roll")[1]
    assert (len(defence["dice"]), defence["bonus"]) == (4, 0)


@pytest.mark.rule("betrayal/attack.same-tile")
@pytest.mark.parametrize("ruling", ["in-sight", "not-in-sight"])
def test_a_gun_reaches_the_own_tile_in_either_reading_of_sight(ruling: str) -> None:
    assert duel(cards=[["gun"]], rulings={"same-tile-sight": ruling}).offers("attack gun seat-1")


# -- monsters in attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("betrayal/attack.legal-targets")
def test_heroes_attack_monsters() -> None:
    table = position(haunt=4, revealer=2, monsters=[beast("realtor", "entrance-hall", token="demon")])
    assert table.offers("attack unarmed realtor-1")


@pytest.mark.rule("betrayal/haunt.free-for-all-attacks")
def test_in_a_free_for_all_everybody_may_attack_everybody() -> None:
    table = position(haunt=9, track=1)
    assert table.offers("attack unarmed seat-1", "attack unarmed seat-2")


def test_an_attacker_whom_a_reroll_kills_does_not_strike() -> None:
    table = duel(*[0] * 5, *[2] * 5, cards=[["creepy-doll"]], traits=[{"sanity": 1}], house=["chapel"])
    table.choose("attack unarmed seat-1").answer("reroll", "creepy-doll", 0)
    assert table.state.explorers[0].dead
    assert [told["seat"] for told in table.events("roll")] == [0], "nobody defends against the dead"
    assert table.events("damage") == []


def test_an_action_of_somebody_whom_a_reroll_kills_comes_to_nothing() -> None:
    table = position(haunt=1, active=1, house=["library"], places=["hallway", "library", "hallway"],
                     cards=[[], ["creepy-doll"]], traits=[{}, {"sanity": 1}], rolls=[0] * 4 + [2] * 4)  # fmt: skip
    table.choose("haunt learn").answer("reroll", "creepy-doll", 1)
    assert table.state.explorers[1].dead
    assert table.state.tokens == []


@pytest.mark.rule("betrayal/attack.legal-targets")
def test_the_dead_are_not_attacked() -> None:
    table = position(haunt=1, places=["hallway"] * 3, dead=[1])
    assert [option for option in table.offered if option.startswith("attack")] == ["attack unarmed seat-2"]


@pytest.mark.rule("betrayal/attack.mental-damage")
@pytest.mark.parametrize(
    ("trait", "kind"), [("might", "physical"), ("speed", "physical"), ("knowledge", "mental"), ("sanity", "mental")]
)
def test_the_trait_says_which_damage_it_is(trait: str, kind: str) -> None:
    table = position(haunt=9, track=1, rolls=[2] * 5 + [0, ...])
    asked = next(attack(table.match.scene, Attack(0, 1, trait)))
    assert (asked.prompt, asked.args["damage"]) == ("take-damage", kind)


@pytest.mark.rule("betrayal/haunt.hidden-traitor-attacks")
def test_with_a_hidden_traitor_everybody_may_attack_everybody_else() -> None:
    numbers = [token("number", "number", f"seat-{seat}", seat + 1, up=False) for seat in range(3)]
    table = position(haunt=6, revealer=2, traitor=0, sides_of=["traitor", "hero", "hero"], active=1, tokens=numbers)
    attacks = [option for option in table.offered if option.startswith("attack")]
    assert attacks == ["attack unarmed seat-0", "attack unarmed seat-2"]


# -- what the haunt is told, and what it may change --------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "told"), [
    (1, ["attack-begins", "attack-rolled", "attack-over"]),
    (2, ["attack-begins", "attack-rolled", "attack-won", "attack-over"]),
])  # fmt: skip
def test_the_haunt_is_told_of_every_part_of_an_attack(
    mine: int, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, int]] = []
    for moment in (moments.attack_begins, moments.attack_rolled, moments.attack_won, moments.attack_over):
        name = moment.name
        monkeypatch.setitem(moment.answers, 9, lambda scene, blow, name=name: heard.append((name, blow.defence.result)))
    table = position(haunt=9, track=1, places=HALL, rolls=[mine] * 4 + [0] + [1] * 4)
    table.match.choose("attack unarmed seat-1")
    while table.match.decision is not None and table.match.decision.prompt == "take-damage":
        table.match.choose("might")
    assert [name for name, _ in heard] == told
    assert [result for _, result in heard][:2] == [-1, 4]


def test_the_haunt_may_replace_the_damage_of_a_won_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(moments.attack_won.answers, 9, lambda scene, blow: True)
    table = position(haunt=9, track=1, places=HALL, rolls=[2] * 5 + [0] * 4).choose("attack unarmed seat-1")
    assert table.events("damage") == []


def test_the_haunt_says_who_may_be_attacked_how_and_whether_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def attacks() -> list[str]:
        table = position(haunt=9, track=1, places=["hallway"] * 3, cards=[["gun"]])
        return [option[7:] for option in table.offered if option.startswith("attack")]

    monkeypatch.setitem(moments.attackable.answers, 9, lambda scene, attacker, target: target == 1)
    assert attacks() == ["unarmed seat-1", "gun seat-1"]
    monkeypatch.setitem(moments.fights_with.answers, 9, lambda scene, seat, target, trait: trait == "speed")
    assert attacks() == ["gun seat-1"]
    monkeypatch.setitem(moments.attacks.answers, 9, lambda scene, seat: False)
    assert attacks() == []


@pytest.mark.rule("betrayal/attack.higher-wins")
@pytest.mark.parametrize(("mine", "theirs", "told"), [(2, 0, (1, "attack", 0)), (0, 2, (0, "attack", 1))])
def test_whoever_won_the_attack_has_killed_the_loser(
    mine: int, theirs: int, told: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []
    weapons: list[str] = []
    monkeypatch.setitem(moments.died.answers, 9, lambda scene, *what: heard.append(what))
    monkeypatch.setitem(moments.damage.answers, 9, lambda scene, packet: weapons.append(packet.weapon))
    low = {"might": 1, "speed": 1}
    table = position(haunt=9, track=1, places=HALL, traits=[low, low], cards=[["machete"]],
                     rolls=[mine] * 4 + [theirs] * 2)  # fmt: skip
    table.choose("attack machete seat-1", "might")
    assert set(heard) == {told}
    assert set(weapons) == {"machete"}


def test_the_haunt_may_make_something_else_of_a_hurt_or_slain_monster(monkeypatch: pytest.MonkeyPatch) -> None:
    altar = token("contract-altar", "altar", "hallway")

    def struck(haunt: int, monster: Monster) -> Monster:
        table = position(haunt=haunt, revealer=2, traitor=2, monsters=[monster], tokens=[altar],
                         rolls=[*[2] * 5, 0, ...],
                         places=["entrance-hall", "upper-landing", "upper-landing"])  # fmt: skip
        table.choose(f"attack unarmed {monster.id}")
        return next(one for one in table.state.haunt.monsters if one.id == monster.id)

    monkeypatch.setitem(moments.monster_slain.answers, 22, lambda scene, key, blow: True)
    assert struck(22, beast("zombie", "entrance-hall")).place == "entrance-hall"
    monkeypatch.setitem(moments.monster_hurt.answers, 26, lambda scene, key, amount, kind, blow: True)
    assert not struck(26, beast("relative", "entrance-hall")).stunned
