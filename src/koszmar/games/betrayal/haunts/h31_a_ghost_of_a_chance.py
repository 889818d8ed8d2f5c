"""Haunt 31, A Ghost of a Chance: everything you picked up in this house wants to be put back."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_monster, is_seat

from .. import moments
from ..attack import UNARMED, Attack, reach, targets_on
from ..bestiary import add_monster, monster, monsters_on, remove_monster
from ..cards import CARDS, discard, holder_of
from ..explorers import MENTAL, TRAITS
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..minds.tastes import tastes
from ..state import Monster, Scene, by_players
from .tools import harm_dice, on, raise_any, steps

CURSED = MonsterKind(key="cursed-item", token="number", might=5, speed=4, sanity=5, knowledge=5)
SYMBOL, HALL = "holy-symbol", "entrance-hall"


def setup(scene: Scene) -> Flow[None]:
    """The traitor heals; of all Items and Omens {4/5/7/9} haunt the house, the rest is buried."""
    state, seat = scene.state, tools.traitor_of(scene)
    tools.traitor_heals(scene)
    cards = [card for explorer in state.explorers for card in explorer.cards]
    kept = [SYMBOL] if SYMBOL in cards else []
    while len(kept) < min(by_players(state, 4, 5, 7, 9), len(cards)):
        kept.append((yield from tools.choose(scene, seat, "31-keep", [card for card in cards if card not in kept])))
    for owner, explorer in enumerate(state.explorers):
        for card in [card for card in explorer.cards if card not in kept]:
            discard(scene, owner, card)
    free = tools.with_symbols(scene, "item", "omen")
    for card in kept:
        tile = HALL
        if free:
            tile = yield from tools.choose_tile(scene, seat, free, "31-curse", card=card)
            free.remove(tile)
        cursed, holder = add_monster(scene, "cursed-item", tile), holder_of(state, card)
        assert cursed is not None
        assert holder is not None
        state.explorers[holder].cards.remove(card)
        cursed.cards.append(card)
        scene.tell("31-cursed", monster=cursed.id, card=card)


def attack_ways(scene: Scene, seat: int, here: list[Figure]) -> list[tuple[str, list[Figure]]]:
    """Heroes unarmed may meet a Cursed Item with Sanity or Knowledge."""
    items: list[Figure] = [target for target in here if is_monster(target)]
    return [(trait, items) for trait in MENTAL] if items and tools.is_hero(scene, seat) else []


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """A won Might attack between traitor and hero may take a card instead of dealing damage."""
    who = tools.thief_and_victim(blow)
    if who is None:
        return False
    return (yield from tools.take_card_instead(scene, *who, scene.state.explorers[who[1]].cards, "steal"))


def take_cursed(scene: Scene, seat: int, cursed: list[Monster]) -> Flow[None]:
    """A Cursed Item vanishes and its card is yours."""
    card = yield from tools.choose(scene, seat, "31-which", [card for one in cursed for card in one.cards])
    one = next(one for one in cursed if card in one.cards)
    one.cards.remove(card)
    remove_monster(scene, one.id)
    scene.state.explorers[seat].cards.append(card)
    scene.tell("take-card", seat=seat, card=card, source=one.id)


def stunned_on(scene: Scene, tile: str) -> list[Monster]:
    """The stunned Cursed Items on a tile."""
    return [one for one in monsters_on(scene.state, tile, "cursed-item") if one.stunned]


def channel(scene: Scene, seat: int) -> Flow[None]:
    """The traitor takes a Cursed Item's card and lashes out at a hero of the region."""
    yield from take_cursed(scene, seat, monsters_on(scene.state, tools.place(scene, seat), "cursed-item"))
    hero = yield from tools.pick_hero(scene, seat, tools.heroes_in(scene, tools.region(scene, seat)))
    if hero is not None:
        yield from dice_of_damage(scene, hero, 2, "general", "haunt")


def cursed_attacks(scene: Scene, key: str) -> list[tuple[str, Figure]]:
    """A cursed weapon may also strike as what it is, wherever it reaches; its price is not paid."""
    one = monster(scene.state, key)
    found: list[tuple[str, Figure]] = [("might", target) for target in targets_on(scene, key, [one.place])]
    for card in one.cards:
        weapon = CARDS[card].weapon
        if weapon and not weapon.instead:
            found += [(card, target) for target in targets_on(scene, key, reach(scene, one.place, weapon.reach))]
    return found


def attack_begins(scene: Scene, blow: Attack) -> None:
    """A hero fights with the mind."""
    if is_seat(blow.attacker) and blow.weapon == UNARMED and blow.trait in MENTAL:
        show(scene, "mind")


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """The Holy Symbol burns a hero who ends a turn with it, unless that wins."""
    explorer = scene.state.explorers[seat]
    if SYMBOL in explorer.cards and tools.is_hero(scene, seat) and not explorer.dead and not gathered(scene):
        show(scene, "symbol")
        yield from dice_of_damage(scene, seat, 1, "general", "haunt")


def has_enough(scene: Scene, seat: int) -> bool:
    """The Holy Symbol and {3/4/5/7} other cards."""
    cards = scene.state.explorers[seat].cards
    return SYMBOL in cards and len(cards) > by_players(scene.state, 3, 4, 5, 7)


def gathered(scene: Scene) -> bool:
    """The hero whose turn ends on the Entrance Hall has enough (haunt31.heroes-win)."""
    seat = scene.state.turn.seat
    return seat in tools.heroes_on(scene, HALL) and has_enough(scene, seat)


HAUNT = enter(
    Haunt(
        number=31,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("number",),
        monsters=(CURSED,),
        monsters_act="after-traitor",
        traitor_setup=setup,
        actions=(
            Action(
                key="dispel",
                where=lambda scene, seat, tile: stunned_on(scene, tile),
                flow=lambda scene, seat: take_cursed(scene, seat, stunned_on(scene, tools.place(scene, seat))),
            ),
            Action(
                key="speak",
                where=on("gallery", "graveyard", "operating-theatre", "soundproofed-room"),
                flow=steps(harm_dice("general"), raise_any(*TRAITS)),
            ),
            Action(key="channel", who="traitor", where=tools.with_monster("cursed-item"), flow=channel),
        ),
        goals=(Goal("hero", gathered, "hero-turn-ends"), tools.TRAITOR_KILLS_ALL),
        hero_rules=("mind", "steal", "symbol"),
        traitor_rules=("steal",),
        on=(
            moments.attack_ways.by(attack_ways),
            moments.attack_won.by(attack_won),
            moments.attack_begins.by(attack_begins),
            moments.monster_targets.by(cursed_attacks),
            moments.turn_ends.by(turn_ends),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={"dispel": 2, "speak": 0.3, "channel": 1.5},
    aims=tools.several(
        tools.aim("hero", 9.0, tools.at(HALL), has_enough),
        tools.aim("any", 1.5, tools.at_monsters("cursed-item"), lambda scene, seat: not has_enough(scene, seat)),
    ),
    likes={"31-which": tools.rather(SYMBOL), "take-instead": tools.rather(SYMBOL)},
)
