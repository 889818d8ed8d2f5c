"""Haunt 7, Upon Reflection: one of you is behind the mirror, knows the way out, and cannot say it."""

from __future__ import annotations

from typing import Any

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Decision, Flow, Key

from ..cards import holder_of, omens_of, take_from_deck
from ..explorers import TRAITS
from ..haunt import Action, Haunt, MonsterKind, enter
from ..state import Table, alive, by_players, the_haunt, value
from ..tiles import ROOMS
from . import tools

OMENS = ("mask", "dog", "idol", "dagger", "armor", "ring", "book", "holy-symbol", "skull")
"""What the Number tokens 1 to 9 stand for in the secret draw."""
SECRET = "secret-spell"
CLUES = "clues"
MEANING = {
    "might": ("a-bite", "brain-food", "taxidermy"),
    "speed": ("bat-out-of-hell", "behind-you", "the-deepest-closet"),
    "knowledge": ("a-cry-for-help", "alien-geometry", "creaking-door", "dark-and-stormy-night", "tiny-robot"),
    "sanity": ("cassette-player", "clown-room", "forbidden-knowledge", "jar-of-organs", "poor-yorick"),
}
"""What sensible players read from a clue: the trait that the Event asks for."""


def setup(scene: Table) -> None:
    """The revealer is caught in the mirror, a corpse, and learns trait, Omen and room; {2/3/4/5} Mirror Beings come."""
    state, haunt = scene.state, the_haunt(scene.state)
    trapped = state.explorers[haunt.revealer]
    trapped.dead, trapped.died = True, state.number
    rooms = sorted(state.stack) or tools.not_landings(scene)
    tools.note(scene, "rooms", rooms)
    tools.note(scene, "wrong", [])
    draw_spell(scene, scene.chance)
    scene.reveal()
    scene.tell("07-trapped", seat=haunt.revealer)
    for _ in range(by_players(state, 2, 3, 4, 5)):
        tools.add_monster(scene, "mirror-being", "entrance-hall")


def draw_spell(scene: Table, chance: Chance) -> None:
    """A trait, an Omen and a room that was not in the house when the haunt began; nothing that was ruled out."""
    wrong, rooms = tools.fact(scene, "wrong"), tools.fact(scene, "rooms")
    spells = [
        [trait, omen, room] for trait in TRAITS for omen in OMENS for room in rooms if [trait, omen, room] not in wrong
    ]
    tools.note(scene, SECRET, spells[chance.below(len(spells))])


def break_spell(scene: Table, seat: int) -> Flow[None]:
    """Roll a trait and name an Omen: on 5+ the one in the mirror says whether trait, Omen and room are all right."""
    trait = yield from tools.choose(scene, seat, "07-trait", TRAITS)
    omen = yield from tools.choose(scene, seat, "07-omen", omens_of(scene.state, seat))
    room = tools.place(scene, seat)
    scene.tell("07-spoken", seat=seat, trait=trait, card=omen, tile=room)
    result = yield from tools.trait_roll(scene, seat, trait, rule="special.own-instructions", during="break")
    if result < 5:
        return
    if [trait, omen, room] == tools.fact(scene, SECRET):
        tools.heroes_win(scene, seat)
    scene.tell("07-no", seat=the_haunt(scene.state).revealer)
    tools.fact(scene, "wrong").append([trait, omen, room])


def clues(scene: Table) -> list[dict[str, Any]]:
    """The cards that were handed out, and what everybody saw then: the receiver's Omens and room."""
    found: list[dict[str, Any]] = tools.fact(scene, CLUES, [])
    return found


def clue(scene: Table, seat: int) -> Flow[None]:
    """On the trapped player's turn: any card of the Event deck for anybody, unresolved, and out of the game."""
    state = scene.state
    if seat != the_haunt(state).revealer:
        return
    options: list[Key] = ["no-clue", *sorted(state.decks["event"].cards)]
    card = yield from tools.choose(scene, seat, "07-clue", options)
    if card == "no-clue":
        return
    others = [f"seat-{one}" for one in range(scene.players) if one != seat]
    other = yield from tools.choose(scene, seat, "07-hand-to", others, card=card)
    take_from_deck(scene, card)
    state.gone.append(card)
    receiver = int(other[5:])
    seen = {"card": card, "omens": omens_of(state, receiver), "at": tools.place(scene, receiver)}
    tools.note(scene, CLUES, [*clues(scene), seen])
    scene.tell("07-clue", seat=seat, other=receiver, card=card)


def is_event_tile(scene: Table, seat: int, tile: str) -> bool:
    """A tile with an Event symbol gives no Event and does not end the turn."""
    return ROOMS[tile].symbol == "event"


def being_acts(scene: Table, key: str) -> Flow[None]:
    """It goes for the closest explorer and attacks with Sanity."""
    yield from tools.hunt(scene, key, "sanity", tools.revealer_picks)


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Only the trapped player knows the way out."""
    if seat != the_haunt(scene.state).revealer and tools.fact(scene, SECRET):
        draw_spell(scene, chance)


def lore(scene: Table, seat: int | None) -> dict[str, Any]:
    """The trapped player knows trait, Omen and room."""
    if seat != the_haunt(scene.state).revealer or not tools.fact(scene, SECRET):
        return {}
    trait, omen, room = tools.fact(scene, SECRET)
    return {"lore-07-spell": {"trait": trait, "card": omen, "tile": room}}


# -- what sensible players make of it ------------------------------------------------------------------------------


def meant(scene: Table) -> tuple[str, list[str], str]:
    """What the clues say: the first one the trait and, by its receiver, the Omens; the second one the room."""
    said = clues(scene)
    trait = next((trait for trait in TRAITS if said and said[0]["card"] in MEANING[trait]), "")
    return trait, said[0]["omens"] if said else [], said[1]["at"] if len(said) > 1 else ""


def untried(scene: Table, seat: int, tile: str) -> list[str]:
    """The own Omens that may be right on a tile."""
    trait, omens, _ = meant(scene)
    wrong = tools.fact(scene, "wrong")
    held = [omen for omen in omens_of(scene.state, seat) if not omens or omen in omens]
    return [omen for omen in held if [trait, omen, tile] not in wrong]


def break_worth(scene: Table, seat: int, tile: str) -> float:
    """The room that was meant; as long as none was, every room that may be."""
    room = meant(scene)[2]
    if tile not in tools.fact(scene, "rooms") or not untried(scene, seat, tile):
        return 0.0
    return 4.0 * (room == tile) if room else 0.1


def like_clue(scene: Table, decision: Decision) -> list[float]:
    """A card for the trait once somebody holds the Omen, another once somebody stands in the room."""
    trait, omen, room = tools.fact(scene, SECRET)
    said, living = len(clues(scene)), alive(scene.state)
    ready = said == 0 and holder_of(scene.state, omen) in living
    ready |= said == 1 and any(tools.place(scene, seat) == room for seat in living)
    return [0.5 if card == "no-clue" else float(ready and card in MEANING[trait]) for card in decision.options]


def like_receiver(scene: Table, decision: Decision) -> list[float]:
    """The first card is for the holder of the Omen, the second for whoever stands in the room."""
    _, omen, room = tools.fact(scene, SECRET)
    living, first = alive(scene.state), not clues(scene)
    seats = [int(str(option)[5:]) for option in decision.options]
    return [
        float(seat in living and (holder_of(scene.state, omen) == seat if first else tools.place(scene, seat) == room))
        for seat in seats
    ]


def like_trait(scene: Table, decision: Decision) -> list[float]:
    """The trait that was meant, or else the best."""
    explorer, trait = scene.state.explorers[decision.seat], meant(scene)[0]
    return [10.0 if option == trait else float(value(explorer, str(option))) for option in decision.options]


def like_omen(scene: Table, decision: Decision) -> list[float]:
    """An Omen that may be right here."""
    right = untried(scene, decision.seat, tools.place(scene, decision.seat))
    return [float(option in right) for option in decision.options]


HAUNT = enter(
    Haunt(
        number=7,
        kind="none",
        tokens=("small-monster",),
        monsters=(
            MonsterKind(key="mirror-being", might=4, speed=3, sanity=6, knowledge=4, attacks=("sanity",),
                        policy=being_acts),
        ),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(
            Action(key="break", needs=lambda scene, seat: bool(omens_of(scene.state, seat)), flow=break_spell,
                   worth=break_worth),
        ),
        goals=(tools.ALL_ARE_LOST,),
        hero_rules=("trapped", "silence", "events"),
        on={"turn-begins": clue, "symbol": is_event_tile, "goes-on": is_event_tile},
        explore=lambda scene, seat: 1.0,
        likes={"07-clue": like_clue, "07-hand-to": like_receiver, "07-trait": like_trait, "07-omen": like_omen},
        secrets=secrets,
        lore=lore,
    )
)  # fmt: skip
