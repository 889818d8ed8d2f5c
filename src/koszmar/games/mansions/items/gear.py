"""Common Items that are no weapons: Light Sources, Tomes, Equipment."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key
from koszmar.parts.moments import Answer

from .. import moments
from ..attacks import UNARMED, strike
from ..bestiary import card_of
from ..board import within_range
from ..features import LIGHT, place_fire
from ..harm import Suffering, recover, suffer
from ..item_cards import Attack, CardAction, ItemCard, item
from ..monsters import hurt, in_range, in_space
from ..moving import destroy
from ..possessions import discard, flip, gain_random
from ..skills import Roll, test
from ..state import DAMAGE, HORROR, Card, Monster, Scene, Who, on_board
from .using import (
    always,
    give_up,
    here,
    in_tests_of,
    more_dice,
    next_to,
    remedy,
    rerolls,
    says,
    space_of,
    tagged,
    those_with,
)

TOME, EQUIPMENT = "tome", "equipment"
MEDICINE, HOLY = "medicine", "holy"
SPIRIT = "spirit"
searching = in_tests_of("observation", why=("search",))


def common(key: str, *traits: str, actions: tuple[CardAction, ...] = (), on: tuple[Answer, ...] = ()) -> None:
    """Enter a Common Item, or its other side."""
    item(ItemCard(key, "common", frozenset(traits), actions=actions, on=on))


def monsters_in_range(scene: Scene, who: Who, card: Card) -> list[Key]:
    """The monsters within range, by id."""
    return [monster.id for monster in in_range(scene, space_of(scene, who))]


def monster_named(scene: Scene, key: Key) -> Monster:
    """A monster by its id."""
    return next(monster for monster in scene.state.monsters if monster.id == key)


# -- Light Sources -------------------------------------------------------------------------------------------------

common("bullseye-lantern", LIGHT, on=(more_dice(1, searching),))


def burns_down(scene: Scene, who: Who, suffering: Suffering, card: Card) -> Flow[None] | None:
    """Candles: 1 Horror less in a horror check."""
    if suffering.who == who and suffering.kind == HORROR and suffering.cause == "horror-check":
        return give_up(scene, who, card, suffering, 1)
    return None


common("candles", LIGHT, on=(moments.would_suffer.by(burns_down),))


def where_oil_reaches(scene: Scene, who: Who, card: Card) -> list[Key]:
    """One's own space or one next to it, unless it burns there already and nobody is hurt by it."""
    fire = scene.state.fire
    return [
        space for space in (space_of(scene, who), *next_to(scene, who)) if space not in fire or in_space(scene, space)
    ]


def smashes(scene: Scene, who: Who, card: Card, space: Key) -> Flow[None]:
    """Kerosene Lantern: Fire, and 2 damage for each monster there."""
    discard(scene, who, card)
    place_fire(scene, str(space))
    for monster in in_space(scene, str(space)):
        yield from hurt(scene, monster, 2)


common("kerosene-lantern", LIGHT, actions=(CardAction("smash", where_oil_reaches, smashes),))

# -- Tomes ---------------------------------------------------------------------------------------------------------


def studies(scene: Scene, who: Who, card: Card, choice: Key) -> Flow[None]:
    """Arcane Manuscript: a Spell for whoever understands it."""
    if (yield from test(scene, who, "lore", difficulty=2, why="card")) >= 2:
        yield from gain_random(scene, who, "spell")
        discard(scene, who, card)
    else:
        yield from suffer(scene, who, HORROR, 1, up=False, cause="card")


common("arcane-manuscript", TOME, actions=(CardAction("study", always, studies),))


def comforts(scene: Scene, who: Who, card: Card, whom: Key) -> Flow[None]:
    """King James Bible: somebody here discards a Horror."""
    if (yield from test(scene, who, "lore", difficulty=1, why="card")):
        yield from recover(scene, int(whom), HORROR, 1)  # type: ignore[arg-type]


common("king-james-bible", TOME, HOLY, actions=(CardAction("read", those_with(HORROR), comforts, per_round=True),))

# -- against monsters ----------------------------------------------------------------------------------------------

common(
    "brass-knuckles", EQUIPMENT,
    on=(
        more_dice(1, tagged(UNARMED)),
        moments.more_damage.by(lambda scene, who, kind, monster: int(kind == UNARMED)),
    ),
)  # fmt: skip


def within_a_throw(scene: Scene, who: Who, card: Card) -> list[Key]:
    """The spaces within range, one's own included."""
    return list(within_range(scene, space_of(scene, who)))


def blows_up(scene: Scene, who: Who, card: Card, where: Key) -> Flow[None]:
    """Dynamite: whoever and whatever is there suffers, and it burns."""
    space = str(where)
    discard(scene, who, card)
    for monster in in_space(scene, space):
        yield from hurt(scene, monster, 5)
    for other in on_board(scene):
        if space_of(scene, other) == space:
            yield from suffer(scene, other, DAMAGE, 2, up=False, by=("agility", 0), cause="card")
    for barricade in [one for one in scene.state.barricades if one.space == space]:
        destroy(scene, barricade)
    place_fire(scene, space)


common("dynamite", EQUIPMENT, actions=(CardAction("throw", within_a_throw, blows_up),))

FLARE = Attack("ranged", 3, "firearm")


def shoots(scene: Scene, who: Who, card: Card, target: Key) -> Flow[None]:
    """Flare Gun: an attack that sets the target's space on fire."""
    monster = monster_named(scene, target)
    discard(scene, who, card)
    blow = yield from strike(scene, who, "flare-gun", FLARE, monster)
    place_fire(scene, blow.there)


def in_darkness(scene: Scene, who: Who, card: Card) -> list[Key]:
    """Where there is Darkness on the board."""
    return [()] if scene.state.darkness else []


def lights_up(scene: Scene, who: Who, card: Card, choice: Key) -> None:
    """Flare Gun: until the end of the round Darkness hinders nobody."""
    discard(scene, who, card)
    scene.state.flare = scene.state.round
    scene.tell("flare", who=who)


common(
    "flare-gun", EQUIPMENT,
    actions=(CardAction("shoot", monsters_in_range, shoots), CardAction("light", in_darkness, lights_up)),
)  # fmt: skip


def splashes(scene: Scene, who: Who, card: Card, target: Key) -> Flow[None]:
    """Holy Water: 3 damage, 5 for a spirit."""
    monster = monster_named(scene, target)
    discard(scene, who, card)
    yield from hurt(scene, monster, 5 if card_of(scene, monster).type == SPIRIT else 3)


common("holy-water", EQUIPMENT, HOLY, actions=(CardAction("splash", monsters_in_range, splashes),))

# -- against harm --------------------------------------------------------------------------------------------------


def wards_off(scene: Scene, who: Who, suffering: Suffering, card: Card) -> Flow[None] | None:
    """Elder Ward: somebody in the space suffers none of the Horror."""
    if suffering.kind == HORROR and suffering.who in here(scene, who):
        return give_up(scene, who, card, suffering, suffering.amount)
    return None


common("elder-ward", EQUIPMENT, on=(moments.would_suffer.by(wards_off),))


def stops_a_blow(scene: Scene, who: Who, suffering: Suffering, card: Card) -> Flow[None] | None:
    """Lucky Cigarette Case: 2 Damage less."""
    if suffering.kind == DAMAGE and suffering.who == who:
        return give_up(scene, who, card, suffering, 2)
    return None


common("lucky-cigarette-case", EQUIPMENT, on=(moments.would_suffer.by(stops_a_blow),))


def strengthens(scene: Scene, roll: Roll) -> int:
    """Holy Cross: one die more in horror checks, two against spirits."""
    if "horror-check" not in (roll.why, *roll.tags):
        return 0
    return 2 if roll.against == SPIRIT else 1


common("holy-cross", EQUIPMENT, HOLY, on=(moments.dice.by(strengthens),))
common("elder-sign-pendant", EQUIPMENT, on=(rerolls("elder-sign-pendant", in_tests_of("lore", "will")),))
common("lucky-rabbits-foot", EQUIPMENT, on=(rerolls("lucky-rabbits-foot", lambda roll: True),))
common(
    "magnifying-glass", EQUIPMENT,
    on=(more_dice(1, searching), moments.steps.by(lambda scene, who, kind: int(kind == "picture"))),
)  # fmt: skip

# -- remedies ------------------------------------------------------------------------------------------------------

common("bandages", EQUIPMENT, MEDICINE, actions=(remedy("bandage", DAMAGE, 2),))
common("sedatives", EQUIPMENT, MEDICINE, actions=(remedy("give", HORROR, 2),))


def operates(scene: Scene, who: Who, card: Card, whom: Key) -> Flow[None]:
    """Medical Textbook: a facedown Damage for each success, at most two."""
    result = yield from test(scene, who, "lore", why="card")
    yield from recover(scene, int(whom), DAMAGE, min(2, result), facedown=True)  # type: ignore[arg-type]


common(
    "medical-textbook", EQUIPMENT, MEDICINE,
    actions=(CardAction("treat", those_with(DAMAGE, facedown=True), operates),),
)  # fmt: skip


def if_shaken(scene: Scene, who: Who, card: Card) -> list[Key]:
    """If one has Horror."""
    return [()] if scene.state.investigators[who].horror else []


def drinks(scene: Scene, who: Who, card: Card, choice: Key) -> Flow[None]:
    """Whiskey: a Horror less, and the bottle is half empty, or empty."""
    yield from recover(scene, who, HORROR, 1)
    if card.up:
        flip(scene, who, card)
    else:
        discard(scene, who, card)


common("whiskey", EQUIPMENT, actions=(CardAction("drink", if_shaken, drinks),))
common("whiskey/back", EQUIPMENT, actions=(CardAction("drink", if_shaken, drinks),))

# -- time ----------------------------------------------------------------------------------------------------------


def hurries(scene: Scene, who: Who, card: Card, choice: Key) -> Flow[None]:
    """Pocket Watch: one more action, once."""
    discard(scene, who, card)
    yield from says(scene, who, "extra-action")


common("pocket-watch", EQUIPMENT, actions=(CardAction("wind", always, hurries, free=True),))
