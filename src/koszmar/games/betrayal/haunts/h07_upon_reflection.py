"""Haunt 7, Upon Reflection: one of you is behind the mirror, knows the way out, and cannot say it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow, Key
from koszmar.kernel.knowledge import Secret

from .. import moments
from ..cards import omens_of, take_from_deck
from ..explorers import TRAITS
from ..haunt import Action, Haunt, MonsterKind, enter
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Scene, by_players, the_haunt
from ..tiles import ROOMS
from .mirror_talk import LIKES, Clue, Mirror, break_worth

OMENS = ("mask", "dog", "idol", "dagger", "armor", "ring", "book", "holy-symbol", "skull")
"""What the Number tokens 1 to 9 stand for in the secret draw."""


def setup(scene: Scene) -> None:
    """The revealer is caught in the mirror, a corpse, and learns trait, Omen and room; {2/3/4/5} Mirror Beings come."""
    state, haunt = scene.state, the_haunt(scene.state)
    trapped = state.explorers[haunt.revealer]
    trapped.dead, trapped.died = True, state.number
    rooms = sorted(state.stack) or tools.not_landings(scene)
    mirror = Mirror(scene)
    mirror.rooms, mirror.wrong = rooms, []
    draw_spell(scene, scene.chance)
    scene.reveal()
    scene.tell("07-trapped", seat=haunt.revealer)
    tools.add_monsters(scene, "mirror-being", "entrance-hall", by_players(state, 2, 3, 4, 5))


def draw_spell(scene: Scene, chance: Chance) -> None:
    """A trait, an Omen and a room that was not in the house when the haunt began; nothing that was ruled out."""
    mirror = Mirror(scene)
    wrong, rooms = mirror.wrong, mirror.rooms
    spells = [
        [trait, omen, room] for trait in TRAITS for omen in OMENS for room in rooms if [trait, omen, room] not in wrong
    ]
    mirror.spell = spells[chance.below(len(spells))]


def break_spell(scene: Scene, seat: int) -> Flow[None]:
    """Roll a trait and name an Omen: on 5+ the one in the mirror says whether trait, Omen and room are all right.

    (haunt07.win)
    """
    trait = yield from tools.choose(scene, seat, "07-trait", TRAITS)
    omen = yield from tools.choose(scene, seat, "07-omen", omens_of(scene.state, seat))
    room = tools.place(scene, seat)
    scene.tell("07-spoken", seat=seat, trait=trait, card=omen, tile=room)
    result = yield from tools.roll_trait(scene, seat, trait, during="break", needs=5)
    if result < 5:
        return
    if [trait, omen, room] == Mirror(scene).spell:
        tools.heroes_win(scene, seat)
    scene.tell("07-no", seat=the_haunt(scene.state).revealer)
    Mirror(scene).wrong.append([trait, omen, room])


def clue(scene: Scene, seat: int) -> Flow[None]:
    """On the trapped player's turn: any card of the Event deck for anybody, unresolved, and out of the game."""
    state = scene.state
    if seat != the_haunt(state).revealer:
        return
    options: list[Key] = ["no-clue", *sorted(state.decks["event"].cards)]
    card = yield from tools.choose(scene, seat, "07-clue", options)
    if card == "no-clue":
        return
    scene.show(None, [card])
    others = [one for one in range(scene.players) if one != seat]
    receiver = yield from tools.choose_seat(scene, seat, "07-hand-to", others, card=card)
    scene.hide()
    take_from_deck(scene, card)
    state.gone.append(card)
    seen: Clue = {"card": card, "omens": omens_of(state, receiver), "at": tools.place(scene, receiver)}
    Mirror(scene).clues = [*Mirror(scene).clues, seen]
    scene.tell("07-clue", seat=seat, other=receiver, card=card)


def is_event_tile(scene: Scene, seat: int, tile: str) -> bool:
    """A tile with an Event symbol gives no Event and does not end the turn."""
    return ROOMS[tile].symbol == "event"


def being_acts(scene: Scene, key: str) -> Flow[None]:
    """It goes for the closest explorer and attacks with Sanity."""
    yield from tools.hunt(scene, key, "sanity", tools.revealer_picks)


def secrets(scene: Scene) -> Iterator[Secret]:
    """Only the trapped player knows the way out."""
    if Mirror(scene).spell:
        yield Secret(("haunt", "facts"), (Mirror.spell.key,), (the_haunt(scene.state).revealer,))


def imagine(scene: Scene, seat: int | None, chance: Chance) -> None:
    """Any way out that was not ruled out."""
    if seat != the_haunt(scene.state).revealer and Mirror(scene).spell:
        draw_spell(scene, chance)


def lore(scene: Scene, seat: int | None) -> dict[str, Any]:
    """The trapped player knows trait, Omen and room."""
    if seat != the_haunt(scene.state).revealer or not Mirror(scene).spell:
        return {}
    trait, omen, room = Mirror(scene).spell
    return {"lore-07-spell": {"trait": trait, "card": omen, "tile": room}}


HAUNT = enter(
    Haunt(
        number=7,
        kind="none",
        tokens=("small-monster", "number", *(f"trait-{trait}" for trait in TRAITS)),
        monsters=(
            MonsterKind(
                key="mirror-being", might=4, speed=3, sanity=6, knowledge=4, attacks=("sanity",), policy=being_acts
            ),
        ),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(Action(key="break", needs=lambda scene, seat: omens_of(scene.state, seat), flow=break_spell),),
        goals=(tools.ALL_ARE_LOST,),
        hero_rules=("trapped", "silence", "events"),
        facts=Mirror,
        on=(moments.turn_begins.by(clue), moments.symbol.by(is_event_tile), moments.goes_on.by(is_event_tile)),
        secrets=secrets,
        imagine=imagine,
        missing=tools.needs_fact(Mirror.wrong),
        lore=lore,
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"break": break_worth}, explore=lambda scene, seat: 1.0, likes=LIKES)
