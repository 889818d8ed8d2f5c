"""The Mechanic: mends, makes and burns things, and knows what is behind the panels."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..abilities import Ability, Use
from ..action_cards import ActionCard, CharacterCard, enter
from ..asking import pick_door, toggles
from ..belongings import items_of
from ..combat import ONE, Shot
from ..crafting import craft, craftable, shows
from ..hazards import put_out, set_fire
from ..item_cards import ITEMS, ItemCard, Weapon
from ..item_cards import enter as enter_items
from ..passing import pass_round
from ..quests import QUESTS, Quest
from ..ship import toggle_door
from ..state import Scene, is_active
from ..uses import REPAIRS, at_entrance, can_search, crawl, discard_any_item, room_of, search
from .common import COMMON

# -- Ingenuity -----------------------------------------------------------------------------------------------------


def any_yellow_is_a_wrench(item: str, component: str) -> bool:
    """Whether an Item will do for a component, a yellow one for the wrench (craft.recipes)."""
    return shows(item, component) or (component == "wrench" and ITEMS[item].colour == "yellow")


def can_improvise(scene: Scene, seat: int) -> bool:
    """Whether something can be crafted so."""
    return bool(craftable(scene, seat, any_yellow_is_a_wrench))


def improvise(scene: Scene, seat: int) -> Flow[None]:
    """Craft, with any yellow Item in place of the wrench (action.craft)."""
    options: list[Key] = list(craftable(scene, seat, any_yellow_is_a_wrench))
    key = yield ask(seat, "pick-craft", options, rule="action.craft", pause=True)
    yield from craft(scene, seat, key, any_yellow_is_a_wrench)


# -- Pyrotechnics, Technical Corridors -----------------------------------------------------------------------------


def can_burn(scene: Scene, seat: int) -> bool:
    """Whether there is no Fire here yet and an Item to feed it."""
    return not scene.state.rooms[room_of(scene, seat)].fire and bool(items_of(scene.state.characters[seat]))


def burn(scene: Scene, seat: int) -> Flow[None]:
    """Discard any Item to set the own Room on Fire (fire.max-one, fire.ninth-ends)."""
    yield from discard_any_item(scene, seat, "fire.max-one")
    set_fire(scene, room_of(scene, seat))


def burns(scene: Scene, seat: int) -> bool:
    """Whether there is Fire in the own Room."""
    return scene.state.rooms[room_of(scene, seat)].fire


def douse(scene: Scene, seat: int) -> None:
    """Discard the Fire marker of the own Room (fire.marker-returns)."""
    put_out(scene, room_of(scene, seat))


def crawl_and_pass(scene: Scene, seat: int) -> Flow[None]:
    """From a Room with an entrance to another one with an entrance, and pass (technical.no-characters)."""
    yield from crawl(scene, seat)
    if is_active(scene.state.characters[seat]):
        yield from pass_round(scene, seat)


# -- Sawn-off, Plasma Torch, Flashlight ----------------------------------------------------------------------------


def single_counts_double(scene: Scene, shot: Shot) -> None:
    """A single hit counts as a double one."""
    if shot.face == ONE:
        shot.injuries = 2


def torch(scene: Scene, seat: int) -> Flow[None]:
    """Open or close 1 Door of the own Room, even a destroyed one, which is closed again (door.destroyed-permanent)."""
    doors = toggles(scene, room_of(scene, seat), destroyed_too=True)
    link = yield from pick_door(scene, seat, doors, "door.destroyed-permanent")
    toggle_door(scene, link)


enter_items(
    ItemCard("sawn-off", "", heavy=True, single_use=False, weapon=Weapon(2, fired=single_counts_double)),
    ItemCard("plasma-torch", "", single_use=False, ability=Ability((Use("door", torch),), 1, "calm")),
    ItemCard("flashlight", "", single_use=False, ability=Ability((Use("search", search, can_search),), 2, "calm")),
)
QUESTS["plasma-torch"] = Quest(room="storage")
QUESTS["flashlight"] = Quest(discard=("energy-charge", "energy-charge-yellow"))

enter(
    CharacterCard(
        "mechanic",
        (*COMMON, "quick-repairs", "ingenuity", "pyrotechnics", "technical-corridors", "computer-skills"),
        "sawn-off",
        ("plasma-torch", "flashlight"),
    ),
    ActionCard("ingenuity", Ability((*REPAIRS, Use("craft", improvise, can_improvise)), 0, "calm")),
    ActionCard("pyrotechnics", Ability((Use("burn", burn, can_burn), Use("douse", douse, burns)), 1, "calm")),
    ActionCard("technical-corridors", Ability((Use("crawl", crawl_and_pass, at_entrance),), 1, "calm")),
)
