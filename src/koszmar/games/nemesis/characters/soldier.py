"""The Soldier: an Assault Rifle, and the nerves to use it."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import enter as enter_answers

from .. import moments
from ..abilities import Ability, Use
from ..action_cards import ActionCard, CharacterCard, enter
from ..belongings import find, use_up
from ..combat import loaded, loaded_weapons, shoot, targets
from ..hand import discard_card
from ..item_cards import ItemCard, Weapon
from ..item_cards import enter as enter_items
from ..quests import QUESTS, Quest
from ..state import Intruder, Scene
from ..uses import pick_shot
from .common import COMMON, can_cover, covering_fire
from .pilot import hit_hurts_more

ASSAULT_RIFLE, STEEL_NERVES, BODY_ARMOUR = "assault-rifle", "steel-nerves", "body-armour"

# -- Burst Fire, Aimed Fire ----------------------------------------------------------------------------------------


def can_burst(scene: Scene, seat: int) -> bool:
    """Whether the Assault Rifle has Ammo and there is something to fire at."""
    return ASSAULT_RIFLE in loaded_weapons(scene, seat) and bool(targets(scene, seat))


def all_at_once(scene: Scene, seat: int) -> list[tuple[str, bool]]:
    """The Assault Rifle, which hurts for certain with 2 Ammo or more."""
    return [(ASSAULT_RIFLE, loaded(scene, seat, ASSAULT_RIFLE).ammo > 1)]


def burst_fire(scene: Scene, seat: int) -> Flow[None]:
    """Shoot with all Ammo of the Assault Rifle: 1 Injury more for every 2 Ammo, even for a miss (combat.shoot-spend).

    The rifle's own extra Injury comes on top when the die shows a hit.
    """
    weapon, target = yield from pick_shot(scene, seat, all_at_once(scene, seat), "combat.shoot-spend")
    ammo = loaded(scene, seat, weapon).ammo
    yield from shoot(scene, seat, weapon, target, ammo=ammo, extra=ammo // 2)


def can_aim(scene: Scene, seat: int) -> bool:
    """Whether an Energy Weapon has Ammo and there is something to fire at."""
    return bool(loaded_weapons(scene, seat, energy=True)) and bool(targets(scene, seat))


def any_energy_weapon(scene: Scene, seat: int) -> list[tuple[str, bool]]:
    """Energy Weapons in hand with Ammo."""
    return [(weapon, False) for weapon in loaded_weapons(scene, seat, energy=True)]


def aimed_fire(scene: Scene, seat: int) -> Flow[None]:
    """Shoot with an Energy Weapon; the combat die may be rolled again once (item.energy-vs-classic)."""
    weapon, target = yield from pick_shot(scene, seat, any_energy_weapon(scene, seat), "action.shoot")
    yield from shoot(scene, seat, weapon, target, rerolls=1)


# -- Steel Nerves --------------------------------------------------------------------------------------------------


def may_steel_nerves(scene: Scene, seat: int) -> Flow[bool]:
    """Discard Steel Nerves to ignore a Surprise Attack: no Contamination card, no Panic (surprise.same-for-all).

    Asked whether or not the card is in the hand, so that the question tells nobody.
    """
    held = STEEL_NERVES in scene.state.characters[seat].hand
    options: list[Key] = ["endure", *([STEEL_NERVES] if held else [])]
    answer = yield ask(seat, "steel-nerves", options, rule="surprise.same-for-all", pause=True)
    if answer != STEEL_NERVES:
        return False
    discard_card(scene, seat, STEEL_NERVES)
    scene.tell("steel-nerves", seat=seat)
    return True


enter_answers("card", STEEL_NERVES, [moments.surprised.by(may_steel_nerves)])

# -- Body Armour, Autoloader ---------------------------------------------------------------------------------------


def wear_armour(scene: Scene, intruder: Intruder, seat: int, card: str) -> Flow[bool]:
    """Discard Body Armour to ignore an attack, after its card is seen; a Surprise Attack, too (attack.when)."""
    answer = yield ask(
        seat, BODY_ARMOUR, ["keep", "use"], rule="attack.when", card=card, intruder=intruder.id, kind=intruder.kind
    )  # fmt: skip
    if answer == "keep":
        return False
    item = find(scene.state.characters[seat], BODY_ARMOUR)
    assert item is not None
    use_up(scene, seat, item)
    scene.tell("armour", seat=seat)
    return True


def one_more(scene: Scene, most: int) -> int:
    """Autoloader: the weapon holds 1 Ammo more (item.attached)."""
    return most + 1


def autoload_for_less(scene: Scene, seat: int, key: str, use: str, cost: int) -> int:
    """Autoloader: an Energy Charge recharges the weapon for 1 card less, that is for none."""
    return cost - 1 if use == "autoload" else cost


enter_items(
    ItemCard(ASSAULT_RIFLE, "", heavy=True, single_use=False, weapon=Weapon(5, fired=hit_hurts_more)),
    ItemCard(BODY_ARMOUR, "", on=(moments.attacked.by(wear_armour),)),
    ItemCard(
        "autoloader", "", single_use=False,
        on=(moments.max_ammo.by(one_more), moments.item_cost.by(autoload_for_less)),
    ),
)  # fmt: skip
QUESTS[BODY_ARMOUR] = Quest(discard=("tools", "duct-tape"))
QUESTS["autoloader"] = Quest(room="armory", attach=ASSAULT_RIFLE)

enter(
    CharacterCard(
        "soldier",
        (*COMMON, "basic-repairs", "burst-fire", STEEL_NERVES, "covering-fire", "aimed-fire"),
        ASSAULT_RIFLE,
        (BODY_ARMOUR, "autoloader"),
    ),
    ActionCard("burst-fire", Ability((Use("burst", burst_fire, can_burst, fires=all_at_once),), 0, "combat")),
    ActionCard(STEEL_NERVES),
    ActionCard("covering-fire", Ability((Use("cover", covering_fire, can_cover),), 0, "combat")),
    ActionCard("aimed-fire", Ability((Use("aim", aimed_fire, can_aim, fires=any_energy_weapon),), 0, "combat")),
)
