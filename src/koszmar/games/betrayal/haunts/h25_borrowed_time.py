"""Haunt 25, Borrowed Time: the Armor keeps one of you alive with what it takes from the others."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import is_seat

from .. import moments
from ..attack import Attack
from ..cards import holder_of
from ..explorers import TRAITS
from ..harm import lose
from ..haunt import Action, Haunt, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..places import put
from ..state import Scene, by_players
from ..tokens import in_house, put_token
from ..trading import hand_over
from ..traits import gain
from .tools import heroes_win, on

ARMOR = "armor"
WHERE = {
    "sanity": ("operating-theatre", "graveyard", "bloody-room"),
    "might": ("larder", "specimen-room", "dining-room"),
    "knowledge": ("furnace-room", "observatory", "library"),
    "speed": ("underground-lake", "conservatory", "kitchen"),
}
"""Where each ingredient of the counter-spell is found."""


def ingredient(trait: str) -> Action:
    """Roll a trait in one of its rooms; 4+ lays its token there."""

    def lay_token(scene: Scene, seat: int) -> None:
        put_token(scene, f"trait-{trait}", trait, tools.place(scene, seat))

    return Action(
        key=f"find-{trait}",
        where=on(*WHERE[trait]),
        needs=lambda scene, seat: not in_house(scene.state, trait),
        roll=(trait,),
        bands={4: lay_token},
    )


def placed(scene: Scene) -> int:
    """The ingredients that lie in the house."""
    return sum(bool(in_house(scene.state, trait)) for trait in TRAITS)


def may_break(scene: Scene, seat: int) -> bool:
    """{1/2/3/4} ingredients are placed."""
    return placed(scene) >= by_players(scene.state, 1, 2, 3, 4)


def attack_won(scene: Scene, blow: Attack) -> bool:
    """The traitor's won Might attack puts the Armor on a hero instead of hurting."""
    seat, hero = blow.attacker, blow.target
    if seat != tools.traitor_of(scene) or blow.winner != seat or not blow.is_might_attack:
        return False
    if not is_seat(hero) or ARMOR not in scene.state.explorers[seat].cards:
        return False
    show(scene, "gift")
    hand_over(scene, seat, hero, ARMOR)
    return True


def turn_begins(scene: Scene, seat: int) -> Flow[None]:
    """A dead traitor comes back to the Armor, healed, and takes the turn."""
    explorer, holder = scene.state.explorers[seat], holder_of(scene.state, ARMOR)
    if seat != tools.traitor_of(scene) or not explorer.dead or holder is None:
        return
    place = tools.place(scene, holder)
    if not place:
        return
    show(scene, "return")
    tools.come_back(scene, seat)
    yield from put(scene, seat, place)


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """A hero who wears the Armor loses 1 in each trait, and the traitor gains it."""
    holder = holder_of(scene.state, ARMOR)
    if seat != tools.traitor_of(scene) or holder is None or holder == seat or scene.state.explorers[holder].dead:
        return
    show(scene, "drain")
    for trait in TRAITS:
        if not scene.state.explorers[holder].dead:
            yield from lose(scene, holder, trait)
    for trait in TRAITS:
        gain(scene, seat, trait)


HAUNT = enter(
    Haunt(
        number=25,
        kind="traitor",
        traitor=tools.left_of_revealer,
        tokens=tuple(f"trait-{trait}" for trait in TRAITS),
        traitor_setup=tools.traitor_heals,
        actions=(
            *(ingredient(trait) for trait in TRAITS),
            Action(
                key="break",
                where=on("armory", "ritual-room"),
                needs=may_break,
                roll=("sanity",),
                bands={5: heroes_win, 0: tools.lose_trait("sanity")},  # haunt25.heroes-win
            ),
        ),
        goals=(tools.TRAITOR_KILLS_ALL,),
        traitor_rules=("gift", "return", "drain"),
        on=(moments.attack_won.by(attack_won), moments.turn_begins.by(turn_begins), moments.turn_ends.by(turn_ends)),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"break": 4})
