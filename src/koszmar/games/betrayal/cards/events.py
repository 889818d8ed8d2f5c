"""The forty-three Events. Most are a roll and a table of results: the least result of a row, and what it brings."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from ..cards import discard, enter, items_of, weapons_of
from ..explorers import MENTAL, PHYSICAL, TRAITS
from ..harm import dice_of_damage
from ..house import in_region, is_named, landings, region_of
from ..places import place_anywhere, put
from ..state import Scene
from ..tokens import put_token
from ..traits import gain, gain_any
from .event_parts import (
    Effect,
    Effects,
    Rows,
    Tiles,
    all_of,
    anywhere,
    dice_table,
    die_of,
    down,
    event,
    haunting,
    healed,
    hurt,
    is_there,
    item,
    leave,
    next_door,
    of,
    own_region,
    plain,
    rolled,
    table,
    thrown,
    to,
    to_any,
    up,
    up_one_of,
)

A_BITE = table("event-card.a-bite", "might", rows={4: (), 2: (hurt("physical", 1),), 0: (hurt("physical", 3),)})

A_CRY_FOR_HELP = table(
    "event-card.a-cry-for-help", "knowledge", rows={4: (to_any(own_region),), 0: (hurt("mental", 1),)}
)

# A Full Table: two printed lists differ about the trait (ruling full-table).


def full_table(scene: Scene, seat: int) -> Flow[None]:
    """Knowledge, or Knowledge or Sanity: 5+ gain 1 Speed; 0–4 1 General damage (event-card.a-full-table)."""
    both = scene.rulings.full_table == "knowledge-or-sanity"
    traits = ("knowledge", "sanity") if both else ("knowledge",)
    yield from rolled(scene, seat, "event-card.a-full-table", traits, {5: (up("speed"),), 0: (hurt("general", 1),)})


A_FULL_TABLE = event("event-card.a-full-table", full_table)

# A Moment of Hope: the Blessing token on the own tile.
A_MOMENT_OF_HOPE = plain("event-card.a-moment-of-hope", leave("blessing"))

# A Secret Passage: one end here, the other where Knowledge says.


def other_tiles(scene: Scene, seat: int) -> list[str]:
    """Every tile but the own one."""
    return [tile for tile in scene.state.house.tiles if tile != scene.state.explorers[seat].place]


def second_end(tiles: Tiles) -> Effect:
    """The second Secret Passage token on one of these tiles."""

    def effect(scene: Scene, seat: int, rule: str) -> Flow[None]:
        if scene.state.box["secret-passage"]:
            tile = yield ask(seat, "passage-end", tiles(scene, seat), rule=rule)
            put_token(scene, "secret-passage", "secret-passage", tile)

    return effect


def secret_passage(scene: Scene, seat: int) -> Flow[None]:
    """5+ any other tile and 1 Knowledge; 3–4 the Ground Floor; 0–2 the Basement and −1 Sanity."""
    leave("secret-passage")(scene, seat, "event-card.a-secret-passage")
    yield from rolled(scene, seat, "event-card.a-secret-passage", ("knowledge",), PASSAGES)


PASSAGES: Rows = {
    5: (second_end(other_tiles), up("knowledge")),
    3: (second_end(of("ground")),),
    0: (second_end(of("basement")), down("sanity")),
}
A_SECRET_PASSAGE = event("event-card.a-secret-passage", secret_passage)

# A Splash of Crimson starts haunt 1 (haunt1.event-haunt-roll, haunt1.event-decline).
A_SPLASH_OF_CRIMSON = haunting("event-card.a-splash-of-crimson", failed=(up("speed"),), otherwise=(die_of("physical"),))

A_VIAL_OF_DUST = haunting("event-card.a-vial-of-dust", failed=(up("sanity"),), otherwise=(down("might"), up("sanity")))

ALIEN_GEOMETRY = table("event-card.alien-geometry", "knowledge", rows={4: (up("sanity"),), 0: (down("speed"),)})

AN_EERIE_FEELING = dice_table(
    "event-card.an-eerie-feeling",
    2,
    {4: (), 3: (down("speed"),), 2: (down("sanity"),), 1: (down("knowledge"),), 0: (down("might"),)},
)

BAT_OUT_OF_HELL = table(
    "event-card.bat-out-of-hell", "speed", rows={4: (to_any(next_door),), 0: (hurt("physical", 1),)}
)

BEHIND_YOU = table("event-card.behind-you", "speed", rows={4: (up("sanity"),), 0: (hurt("physical", 1),)})

BRAIN_FOOD = table(
    "event-card.brain-food",
    "might",
    rows={5: (up_one_of("might", "speed"),), 1: (up("speed"), down("sanity")), 0: (hurt("general", 2),)},
)

BURNING_FIGURE = table(
    "event-card.burning-figure",
    "sanity",
    rows={4: (up("sanity"),), 2: (to("entrance-hall"),), 0: (die_of("physical"), die_of("mental"))},
)

CASSETTE_PLAYER = table("event-card.cassette-player", "sanity", rows={4: (up("knowledge"),), 0: (hurt("mental", 1),)})

CLOWN_ROOM = table("event-card.clown-room", "sanity", rows={4: (), 0: (hurt("mental", 2),)})

CREAKING_DOOR = table(
    "event-card.creaking-door",
    "knowledge",
    rows={6: (to_any(of("upper", "ground")),), 4: (to_any(of("ground")),), 0: (to("basement-landing"),)},
)

DARK_AND_STORMY_NIGHT = table(
    "event-card.dark-and-stormy-night", "knowledge", rows={4: (up("sanity"),), 0: (hurt("mental", 1),)}
)

EERIE_MIRROR = haunting("event-card.eerie-mirror", failed=(up("sanity"),), otherwise=(item,))

FLICKERING_LIGHTS = table(
    "event-card.flickering-lights", "speed", "might", rows={5: (up("speed"),), 0: (die_of("physical"),)}
)

FORBIDDEN_KNOWLEDGE = table(
    "event-card.forbidden-knowledge",
    "sanity",
    rows={4: (up("knowledge"),), 2: (up("knowledge"), down("sanity")), 0: (hurt("mental", 2),)},
)

# Funeral: the trip to Graveyard or Catacombs belongs to the lowest row, as in the earlier edition (ruling funeral).


def to_the_grave(scene: Scene, seat: int, rule: str) -> Flow[None]:
    """To the Graveyard or the Catacombs, if they are in the house (event-card.funeral-placement)."""
    house = scene.state.house
    graves = [tile for tile in house.tiles if is_named(house, tile, "graveyard", "catacombs")]
    yield from place_anywhere(scene, seat, graves, rule="event-card.funeral-placement")


def funeral(scene: Scene, seat: int) -> Flow[None]:
    """Sanity: 4+ gain 1 Sanity; 2–3 lose 1 Sanity; 0–1 lose 1 Sanity and 1 Might (event-card.funeral)."""
    rows = {4: (up("sanity"),), 2: (down("sanity"),), 0: (down("sanity", "might"),)}
    result = yield from rolled(scene, seat, "event-card.funeral", ("sanity",), rows)
    if result < 2 or scene.rulings.funeral == "always":
        yield from all_of(scene, seat, "event-card.funeral-placement", (to_the_grave,))


FUNERAL = event("event-card.funeral", funeral)

# Hanged Men: all four traits in turn; 0–1 lose 1 in it. If none was lost, gain 1 in any.


def hanged_men(scene: Scene, seat: int) -> Flow[None]:
    """Four rolls, each with its loss at once (event-card.hanged-men)."""
    rule, stood = "event-card.hanged-men", 0
    for trait in TRAITS:
        if is_there(scene, seat):
            result = yield from rolled(scene, seat, rule, (trait,), {2: (), 0: (down(trait),)})
            stood += result >= 2
    if stood == len(TRAITS):
        yield from gain_any(scene, seat, rule=rule)


HANGED_MEN = event("event-card.hanged-men", hanged_men)

# Impossible Architecture: one list gives nothing for 4+ (ruling architecture).


def architecture(scene: Scene, seat: int) -> Flow[None]:
    """Sanity: 4+ draw an Item; 0–3 one die of Mental damage (event-card.impossible-architecture)."""
    found: Effects = (item,) if scene.rulings.architecture == "item" else ()
    rows = {4: found, 0: (die_of("mental"),)}
    yield from rolled(scene, seat, "event-card.impossible-architecture", ("sanity",), rows)


IMPOSSIBLE_ARCHITECTURE = event("event-card.impossible-architecture", architecture)

JAR_OF_ORGANS = table("event-card.jar-of-organs", "sanity", rows={4: (item,), 0: (down("might"),)})

# Jonah's Turn: give up an Item that is no weapon for 1 Sanity; otherwise one die of Mental damage.


def jonahs_turn(scene: Scene, seat: int) -> Flow[None]:
    """The Item is buried (event-card.jonahs-turn)."""
    weapons = weapons_of(scene.state, seat)
    toys: list[Key] = [card for card in items_of(scene.state, seat) if card not in weapons]
    toy = yield ask(seat, "give-jonah", [*toys, "nothing"], rule="event-card.jonahs-turn")
    if toy == "nothing":
        yield from dice_of_damage(scene, seat, 1, "mental", "event")
    else:
        discard(scene, seat, toy)
        gain(scene, seat, "sanity")


JONAHS_TURN = event("event-card.jonahs-turn", jonahs_turn)

# Meat Moss: whoever dares rolls 2 dice.


def meat_moss(scene: Scene, seat: int) -> Flow[None]:
    """3–4 gain 1 in any trait; 0–2 one die of Mental damage (event-card.meat-moss)."""
    rule = "event-card.meat-moss"
    if (yield ask(seat, "inhale-moss", ["inhale", "leave"], rule=rule)) == "inhale":
        yield from thrown(scene, seat, rule, 2, {3: (up_one_of(*TRAITS),), 0: (die_of("mental"),)})


MEAT_MOSS = event("event-card.meat-moss", meat_moss)

# Mysterious Fluid: whoever dares rolls 3 dice.


def mysterious_fluid(scene: Scene, seat: int) -> Flow[None]:
    """From 1 more in everything to 1 less in everything (event-card.mysterious-fluid)."""
    rule = "event-card.mysterious-fluid"
    if (yield ask(seat, "drink-fluid", ["drink", "leave"], rule=rule)) == "drink":
        yield from thrown(scene, seat, rule, 3, FLUID)


FLUID: Rows = {
    6: (up(*TRAITS),),
    5: (up(*PHYSICAL),),
    4: (up(*MENTAL),),
    3: (up("knowledge"), down("might")),
    2: (down(*MENTAL),),
    1: (down(*PHYSICAL),),
    0: (down(*TRAITS),),
}
MYSTERIOUS_FLUID = event("event-card.mysterious-fluid", mysterious_fluid)

PHONE_CALL = dice_table(
    "event-card.phone-call",
    2,
    {4: (up("sanity"),), 3: (up("knowledge"),), 1: (die_of("mental"),), 0: (die_of("physical", 2),)},
)

POOR_YORICK = table("event-card.poor-yorick", "sanity", rows={4: (up("knowledge"),), 0: (hurt("mental", 1),)})

RADIO_BROADCAST = dice_table("event-card.radio-broadcast", 2, {3: (up("knowledge"),), 0: (die_of("mental"),)})

SAY_CHEESE = haunting("event-card.say-cheese", failed=(item,), otherwise=(item,))

# Secret Elevator: to any tile in another region, if one likes.


def secret_elevator(scene: Scene, seat: int) -> Flow[None]:
    """Placed, not moved (event-card.secret-elevator)."""
    here = own_region(scene, seat)
    elsewhere: list[Key] = [tile for tile in scene.state.house.tiles if tile not in here]
    tile = yield ask(seat, "secret-elevator", [*elsewhere, "stay"], rule="event-card.secret-elevator")
    if tile != "stay":
        yield from put(scene, seat, tile)


SECRET_ELEVATOR = event("event-card.secret-elevator", secret_elevator)

# Severed Hand: 2 Physical damage for an Item, if one likes; also where nothing is left to lose.


def severed_hand(scene: Scene, seat: int) -> Flow[None]:
    """The price first; the dead draw nothing (event-card.severed-hand)."""
    rule = "event-card.severed-hand"
    if (yield ask(seat, "shake-hand", ["shake", "leave"], rule=rule)) == "shake":
        yield from all_of(scene, seat, rule, (hurt("physical", 2), item))


SEVERED_HAND = event("event-card.severed-hand", severed_hand)

SPIDERS = table(
    "event-card.spiders",
    "sanity",
    rows={4: (up_one_of("sanity", "speed"), to_any(next_door)), 2: (up("speed"), down("sanity")), 0: (down("speed"),)},
)

TAXIDERMY = table(
    "event-card.taxidermy", "might", rows={5: (up("sanity"),), 0: (leave("obstacle"), hurt("physical", 1))}
)

# Technical Difficulties: one floor down; from the Basement to the top, with 1 Mental damage.


def technical_difficulties(scene: Scene, seat: int) -> Flow[None]:
    """From the Upper Floor to a starting space of the Ground Floor, by choice (event-card.technical-difficulties)."""
    state, rule = scene.state, "event-card.technical-difficulties"
    region = region_of(state, state.explorers[seat].place)
    below = {"upper": "ground", "ground": "basement", "basement": "upper"}[region]
    tiles = [tile for tile in landings(state.house) if region_of(state, tile) == below]
    yield from place_anywhere(scene, seat, tiles, rule=rule)
    if region == "basement":
        yield from all_of(scene, seat, rule, (hurt("mental", 1),))


TECHNICAL_DIFFICULTIES = event("event-card.technical-difficulties", technical_difficulties)

THE_DEEPEST_CLOSET = table(
    "event-card.the-deepest-closet",
    "speed",
    rows={4: (item,), 1: (hurt("mental", 1),), 0: (die_of("physical"), to("basement-landing"))},
)

# The Flowering: 1 General damage, then to the Conservatory; while it is not in the house, to the Basement or the
# Ground Floor.


def among_flowers(scene: Scene, seat: int) -> list[str]:
    """The Conservatory, or else any tile of the two lower floors."""
    house = scene.state.house
    grown = [tile for tile in house.tiles if is_named(house, tile, "conservatory")]
    return grown or in_region(house, "basement", "ground")


THE_FLOWERING = plain("event-card.the-flowering", hurt("general", 1), to_any(among_flowers))

THE_HOUSE_IS_HUNGRY = haunting("event-card.the-house-is-hungry", failed=(up("might"),), otherwise=(up_one_of(*TRAITS),))

THE_OLDEST_HOUSE = table(
    "event-card.the-oldest-house",
    "speed",
    "might",
    rows={
        5: (to_any(anywhere),),
        3: (to_any(of("ground")), hurt("general", 1)),
        0: (to_any(of("basement")), hurt("mental", 1)),
    },
)

# The Stars at Night: a trait of one's choice. 5+ gain 1 in it; 4 lose 1 in it; 0–3 heal it.


def stars_at_night(scene: Scene, seat: int) -> Flow[None]:
    """The trait that was chosen counts, whatever is rolled in its place (event-card.the-stars-at-night)."""
    rule = "event-card.the-stars-at-night"
    trait = yield ask(seat, "choose-star", list(TRAITS), rule=rule)
    yield from rolled(scene, seat, rule, (trait,), {5: (up(trait),), 4: (down(trait),), 0: (healed(trait),)})


THE_STARS_AT_NIGHT = event("event-card.the-stars-at-night", stars_at_night)

TINY_ROBOT = table("event-card.tiny-robot", "knowledge", rows={5: (item,), 0: (die_of("physical"),)})

# Wandering Ghost: bury an Item to gain 1 in any trait; otherwise Sanity: 4+ an Item, 0–3 1 General damage.


def wandering_ghost(scene: Scene, seat: int) -> Flow[None]:
    """Any Item will do, weapons too (event-card.wandering-ghost)."""
    rule = "event-card.wandering-ghost"
    gift = yield ask(seat, "give-ghost", [*items_of(scene.state, seat), "nothing"], rule=rule)
    if gift == "nothing":
        yield from rolled(scene, seat, rule, ("sanity",), {4: (item,), 0: (hurt("general", 1),)})
    else:
        discard(scene, seat, gift)
        yield from gain_any(scene, seat, rule=rule)


WANDERING_GHOST = event("event-card.wandering-ghost", wandering_ghost)

EVENTS = enter(
    A_BITE, A_CRY_FOR_HELP, A_FULL_TABLE, A_MOMENT_OF_HOPE, A_SECRET_PASSAGE, A_SPLASH_OF_CRIMSON, A_VIAL_OF_DUST,
    ALIEN_GEOMETRY, AN_EERIE_FEELING, BAT_OUT_OF_HELL, BEHIND_YOU, BRAIN_FOOD, BURNING_FIGURE, CASSETTE_PLAYER,
    CLOWN_ROOM, CREAKING_DOOR, DARK_AND_STORMY_NIGHT, EERIE_MIRROR, FLICKERING_LIGHTS, FORBIDDEN_KNOWLEDGE, FUNERAL,
    HANGED_MEN, IMPOSSIBLE_ARCHITECTURE, JAR_OF_ORGANS, JONAHS_TURN, MEAT_MOSS, MYSTERIOUS_FLUID, PHONE_CALL,
    POOR_YORICK, RADIO_BROADCAST, SAY_CHEESE, SECRET_ELEVATOR, SEVERED_HAND, SPIDERS, TAXIDERMY,
    TECHNICAL_DIFFICULTIES, THE_DEEPEST_CLOSET, THE_FLOWERING, THE_HOUSE_IS_HUNGRY, THE_OLDEST_HOUSE,
    THE_STARS_AT_NIGHT, TINY_ROBOT, WANDERING_GHOST,
)  # fmt: skip
