"""The twenty-two Items: five weapons, and things that help once or always."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.dice import showing
from koszmar.parts.figures import figure_of, is_seat, word_of

from .. import moments
from ..answers import use
from ..attack import hurt, reach
from ..cards import Card, Special, Weapon, discard, enter
from ..explorers import MENTAL, PHYSICAL
from ..harm import Packet, damage, lose
from ..house import explorers_on, place_of, touching
from ..places import place_anywhere
from ..rolls import Roll, again, dice, make, trait_roll
from ..state import Scene, clockwise, is_own_turn
from ..traits import critical, gain, heal, start_of

# -- weapons -------------------------------------------------------------------------------------------------------

# Chainsaw: one die more (item-card.chainsaw).
CHAINSAW = Card("chainsaw", "item", weapon=Weapon(dice=1))

# Crossbow: Speed against somebody on the own or an adjacent tile; one die more, and no harm in losing
# (item-card.crossbow).
CROSSBOW = Card("crossbow", "item", weapon=Weapon(trait="speed", dice=1, reach="adjacent", safe=True))

# Dynamite: instead of an attack bury it and choose the own or an adjacent tile; everybody there rolls Speed: 0–3 means
# 4 Physical damage.


def throw_dynamite(scene: Scene, seat: int) -> Flow[None]:
    """Friends and the thrower are not spared; explorers in turn order, then monsters (item-card.dynamite)."""
    state = scene.state
    discard(scene, seat, "dynamite")
    place = state.explorers[seat].place
    tile = yield ask(seat, "throw-dynamite", list(reach(scene, place, "adjacent")), rule="item-card.dynamite")
    hit = explorers_on(state, tile)
    for other in clockwise(state, seat):
        if other in hit:
            result = yield from trait_roll(
                scene, other, "speed", rule="item-card.dynamite", during="dynamite", needs=DUCKED
            )
            if result < DUCKED:
                yield from damage(scene, other, BLAST, "physical", "dynamite", seat, "dynamite")
    assert state.haunt is not None
    for monster in [one.id for one in state.haunt.monsters if one.place == tile]:
        if place_of(state, monster) != tile:
            continue
        roll = Roll(monster, "speed", "trait", "dynamite")
        yield from make(scene, roll, ("speed",), "item-card.dynamite")
        if roll.result < DUCKED:
            yield from hurt(scene, monster, BLAST, "physical")


DUCKED, BLAST = 4, 4
DYNAMITE = Card("dynamite", "item", weapon=Weapon(instead=throw_dynamite))

# Gun: Speed against anybody in sight; no harm in losing.
GUN = Card("gun", "item", weapon=Weapon(trait="speed", reach="sight", safe=True))

# Machete: +1 to the result (item-card.machete).
MACHETE = Card("machete", "item", weapon=Weapon(bonus=1))

# -- rolls ---------------------------------------------------------------------------------------------------------

# Angel's Feather: bury it instead of making a trait roll, and choose the result: 0 to 8.


def with_the_feather(scene: Scene, roll: Roll, traits: tuple[str, ...]) -> dict[Key, moments.Way]:
    """The number chosen is final: no dice, nothing added (item-card.angels-feather)."""
    return {"angels-feather": choose_result}


def choose_result(scene: Scene, roll: Roll) -> Flow[None]:
    """Let the Feather go and name the result."""
    assert is_seat(roll.actor)
    use(scene, roll.actor, "angels-feather")
    discard(scene, roll.actor, "angels-feather")
    results: list[Key] = list(range(scene.parameters.feather_limit, -1, -1))
    roll.result = yield ask(roll.actor, "choose-result", results, rule="item-card.angels-feather", purpose=roll.purpose)


ANGELS_FEATHER = Card("angels-feather", "item", on=(moments.ways.by(with_the_feather),))

# Magic Camera: Knowledge rolls may be made with Sanity. They remain Knowledge rolls.


def through_the_camera(scene: Scene, roll: Roll, traits: tuple[str, ...]) -> dict[Key, moments.Way]:
    """Sanity gives the dice, Knowledge the name (item-card.magic-camera)."""
    return {"magic-camera": look_through} if "knowledge" in traits else {}


def look_through(scene: Scene, roll: Roll) -> None:
    """What adds to Knowledge rolls adds to this one."""
    roll.trait, roll.named = "sanity", "knowledge"


MAGIC_CAMERA = Card("magic-camera", "item", on=(moments.ways.by(through_the_camera),))

# Flashlight: two dice more on trait rolls during Events, if its holder likes.


def shine(scene: Scene, roll: Roll) -> Flow[None]:
    """More dice are not always better: the holder says (item-card.flashlight)."""
    if roll.during == "event":
        assert is_seat(roll.actor)
        choice = yield ask(roll.actor, "shine", ["shine", "dark"], rule="item-card.flashlight", trait=roll.named,
                           dice=roll.dice)  # fmt: skip
        if choice == "shine":
            roll.dice += 2


FLASHLIGHT = Card("flashlight", "item", on=(moments.roll.by(shine),))

# Leather Jacket: one die more in defence.


def padded(scene: Scene, roll: Roll) -> None:
    """Whoever attacks, with whatever (item-card.leather-jacket)."""
    if roll.purpose == "defence":
        roll.dice += 1


LEATHER_JACKET = Card("leather-jacket", "item", on=(moments.roll.by(padded),))

# Creepy Doll: once a turn, reroll all dice of a trait roll; then lose 1 Sanity.


def ask_doll(scene: Scene, roll: Roll) -> dict[Key, moments.Way]:
    """Own trait rolls on the own turn, attacks included (item-card.creepy-doll)."""
    return {"creepy-doll": reroll_all} if roll.trait and roll.faces and _may_reroll(scene, roll, "creepy-doll") else {}


def reroll_all(scene: Scene, roll: Roll) -> Flow[None]:
    """All dice, and the price afterwards."""
    seat = _use(scene, roll, "creepy-doll")
    again(scene, roll, every_die(roll.faces))
    yield from lose(scene, seat, "sanity")


def every_die(faces: list[int], _: Key = "") -> list[int]:
    """All that lie there."""
    return list(range(len(faces)))


CREEPY_DOLL = Card("creepy-doll", "item", on=(moments.rerolls.by(ask_doll),), again=every_die)

# Lucky Coin: once a turn, reroll all blank dice of a trait roll; 1 Mental damage for each that is blank again.


def toss_coin(scene: Scene, roll: Roll) -> dict[Key, moments.Way]:
    """Only where there is a blank (item-card.lucky-coin)."""
    return (
        {"lucky-coin": reroll_blanks}
        if roll.trait and 0 in roll.faces and _may_reroll(scene, roll, "lucky-coin")
        else {}
    )


def reroll_blanks(scene: Scene, roll: Roll) -> Flow[None]:
    """The blanks, and the price afterwards, as one packet of damage."""
    seat = _use(scene, roll, "lucky-coin")
    faces = again(scene, roll, every_blank(roll.faces))
    yield from damage(scene, seat, faces.count(0), "mental", "lucky-coin")


def every_blank(faces: list[int], _: Key = "") -> list[int]:
    """Those that show nothing."""
    return showing(faces, 0)


LUCKY_COIN = Card("lucky-coin", "item", on=(moments.rerolls.by(toss_coin),), again=every_blank)

# Rabbit's Foot: once a turn, reroll one die of any roll.


def rub_foot(scene: Scene, roll: Roll) -> dict[Key, moments.Way]:
    """One die of those that lie, told by its face; no trait roll needed (item-card.rabbits-foot)."""
    if not _may_reroll(scene, roll, "rabbits-foot"):
        return {}
    return {("rabbits-foot", face): _reroll_one(face) for face in sorted(set(roll.faces))}


def _reroll_one(face: int) -> Callable[[Scene, Roll], None]:
    def reroll(scene: Scene, roll: Roll) -> None:
        _use(scene, roll, "rabbits-foot")
        again(scene, roll, showing(roll.faces, face)[:1])

    return reroll


def one_die(faces: list[int], key: Key) -> list[int]:
    """The first with the face that the answer names."""
    assert isinstance(key, tuple)
    return showing(faces, int(key[1]))[:1]


RABBITS_FOOT = Card("rabbits-foot", "item", on=(moments.rerolls.by(rub_foot),), again=one_die)


def _may_reroll(scene: Scene, roll: Roll, card: str) -> bool:
    """Rerolls are special actions: on the own turn, held since it began, once.

    (special.card-owned-at-turn-start, special.each-once-per-turn)
    """
    state = scene.state
    seat = roll.actor
    assert is_seat(seat)
    turn = state.turn
    ready = card in turn.held and card not in turn.used
    return ready and is_own_turn(state, seat) and not state.explorers[seat].dead


def _use(scene: Scene, roll: Roll, card: str) -> int:
    assert is_seat(roll.actor)
    scene.state.turn.used.append(card)
    use(scene, roll.actor, card)
    return roll.actor


# -- damage --------------------------------------------------------------------------------------------------------

# Brooch: Physical or Mental damage may be taken as General damage, before anything makes it less.


def recut(scene: Scene, packet: Packet) -> Flow[None]:
    """What has become General is no longer Physical or Mental for other cards (item-card.brooch)."""
    if packet.kind != "general":
        kinds: list[Key] = [packet.kind, "general"]
        packet.kind = yield ask(packet.seat, "damage-kind", kinds, rule="item-card.brooch", amount=packet.amount)


BROOCH = Card("brooch", "item", on=(moments.damage_kind.by(recut),))

# Headphones: Mental damage is 1 less (item-card.headphones).
HEADPHONES = Card("headphones", "item", guards="mental")

# Strange Amulet: 1 Sanity more whenever Physical damage is taken, however much.


def feed_amulet(scene: Scene, packet: Packet) -> None:
    """Once for each packet that was not reduced to nothing (item-card.strange-amulet)."""
    if packet.kind == "physical":
        gain(scene, packet.seat, "sanity")


STRANGE_AMULET = Card("strange-amulet", "item", on=(moments.damaged.by(feed_amulet),))

# -- the turn ------------------------------------------------------------------------------------------------------

# First Aid Kit: bury it to heal all critical traits of an explorer on the own tile, oneself included.


def patients(scene: Scene, seat: int) -> list[int]:
    """Explorers here with something critical, the holder first (item-card.first-aid-kit)."""
    here = explorers_on(scene.state, scene.state.explorers[seat].place)
    return [other for other in clockwise(scene.state, seat) if other in here and critical(scene.state, other)]


def bandage(scene: Scene, seat: int) -> Flow[None]:
    """Only what is critical is healed."""
    discard(scene, seat, "first-aid-kit")
    options: list[Key] = [word_of(other) for other in patients(scene, seat)]
    patient = figure_of((yield ask(seat, "bandage", options, rule="item-card.first-aid-kit")))
    assert is_seat(patient)
    heal(scene, patient, *critical(scene.state, patient))


def need_of_healing(scene: Scene, seat: int) -> float:
    """Healing is worth what is critical."""
    return 2.0 * len(critical(scene.state, seat)) - 1.5


FIRST_AID_KIT = Card(
    "first-aid-kit", "item", special=Special(bandage, lambda scene, seat: bool(patients(scene, seat)), need_of_healing)
)

# Map: bury it to be placed on any tile.


def follow_map(scene: Scene, seat: int) -> Flow[None]:
    """Any tile of the house (item-card.map)."""
    discard(scene, seat, "map")
    yield from place_anywhere(scene, seat, list(scene.state.house.tiles), rule="item-card.map")


MAP = Card("map", "item", special=Special(follow_map))

# Mirror: bury it to heal Knowledge and Sanity. Strange Medicine: bury it to heal Might and Speed.


def _remedy(key: str, traits: tuple[str, ...]) -> Card:
    """A thing that heals its holder, once (item-card.mirror, item-card.strange-medicine)."""

    def take(scene: Scene, seat: int) -> None:
        discard(scene, seat, key)
        heal(scene, seat, *traits)

    def helps(scene: Scene, seat: int) -> bool:
        explorer = scene.state.explorers[seat]
        return any(explorer.traits[trait] < start_of(explorer, trait) for trait in traits)

    return Card(key, "item", special=Special(take, helps, need_of_healing))


MIRROR = _remedy("mirror", MENTAL)
STRANGE_MEDICINE = _remedy("strange-medicine", PHYSICAL)

# Mystical Stopwatch: after the haunt has begun, bury it to take another turn after this one.


def turn_back(scene: Scene, seat: int) -> None:
    """The other turn comes before monsters and other players (item-card.mystical-stopwatch)."""
    discard(scene, seat, "mystical-stopwatch")
    scene.state.turn.again = True


MYSTICAL_STOPWATCH = Card(
    "mystical-stopwatch",
    "item",
    special=Special(turn_back, lambda scene, seat: scene.state.haunt is not None, lambda *_: 0.8),
)

# Necklace of Teeth: at the end of the turn its holder may gain 1 in a critical trait.


def bite_back(scene: Scene, seat: int) -> Flow[None]:
    """One of the critical traits, or none (item-card.necklace-of-teeth)."""
    traits = critical(scene.state, seat)
    if traits:
        options: list[Key] = [*traits, "no-trait"]
        trait = yield ask(seat, "necklace", options, rule="item-card.necklace-of-teeth")
        if trait != "no-trait":
            gain(scene, seat, trait)


NECKLACE_OF_TEETH = Card("necklace-of-teeth", "item", on=(moments.card_turn_ends.by(bite_back),))

# Skeleton Key: move through walls, not into the unknown; each time roll a die: a blank buries the Key.


def through_walls(scene: Scene, seat: int, here: str) -> list[str]:
    """Tiles that share an edge with the own one, for an ordinary move (item-card.skeleton-key)."""
    return touching(scene.state.house, here)


def try_key(scene: Scene, seat: int, here: str, there: str) -> Flow[None]:
    """It may break once it has turned."""
    if there in touching(scene.state.house, here) and (yield from dice(scene, 1, seat, "skeleton-key")) == 0:
        discard(scene, seat, "skeleton-key")


SKELETON_KEY = Card("skeleton-key", "item", on=(moments.steps.by(through_walls), moments.stepped.by(try_key)))

ITEMS = enter(
    CHAINSAW, CROSSBOW, DYNAMITE, GUN, MACHETE,
    ANGELS_FEATHER, BROOCH, CREEPY_DOLL, FIRST_AID_KIT, FLASHLIGHT, HEADPHONES, LEATHER_JACKET, LUCKY_COIN,
    MAGIC_CAMERA, MAP, MIRROR, MYSTICAL_STOPWATCH, NECKLACE_OF_TEETH, RABBITS_FOOT, SKELETON_KEY, STRANGE_AMULET,
    STRANGE_MEDICINE,
)  # fmt: skip
