"""Haunt 15, Of Monsters and Mayhem: one of you tears open, and the old films climb out."""

from __future__ import annotations

from koszmar.kernel.flow import Flow

from ..attack import Attack, attack, targets_on
from ..bestiary import add_monster, kind_of, remove_monster
from ..cards import bury, draw, give
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import symbol
from ..places import forced_move
from ..rolls import Roll, plain_dice
from ..state import Actor, Table, by_players, the_haunt, value
from ..tokens import put_token, tokens
from . import tools
from .tools import on_symbol

GHOST = MonsterKind(key="ghost", token="ghost", might=4, speed=4, sanity=5, knowledge=5, harm="none", walls=True,
                    attacks=("sanity",))  # fmt: skip
VAMPIRE = MonsterKind(key="vampire", token="vampire", might=5, speed=4, sanity=5, knowledge=5)
WEREWOLF = MonsterKind(key="werewolf", token="werewolf", might=6, speed=4, sanity=4, knowledge=4)
BANE = {"ghost": "holy-symbol", "vampire": "crossbow", "werewolf": "dagger"}
"""What destroys each of them."""


def setup(scene: Table) -> None:
    """The traitor's explorer is dead; {1/2/2/3} of the three monsters, at random, rise from it."""
    state, seat = scene.state, tools.traitor_of(scene)
    explorer = state.explorers[seat]
    explorer.dead, explorer.died = True, state.number
    scene.tell("death", seat=seat)
    kinds = list(BANE)
    scene.chance.shuffle(kinds)
    for kind in kinds[: by_players(state, 1, 2, 2, 3)]:
        add_monster(scene, kind, explorer.place)


def search(scene: Table, seat: int) -> Flow[None]:
    """Look at the top four cards of the tile's deck, keep one, bury the rest."""
    deck = symbol(scene.state.house, tools.place(scene, seat))
    cards = [card for _ in range(4) if (card := draw(scene, deck))]
    if not cards:
        return
    keep = yield from tools.choose(scene, seat, "15-keep", cards)
    give(scene, seat, keep)
    scene.tell("take-card", seat=seat, card=keep)
    for card in cards:
        if card != keep:
            bury(scene, card)


def attack_ways(scene: Table, seat: int, here: list[Actor]) -> list[tuple[str, list[Actor]]]:
    """The Holy Symbol serves as a weapon against the Ghost: both roll Sanity."""
    if "holy-symbol" not in scene.state.turn.held or "holy-symbol" not in scene.state.explorers[seat].cards:
        return []
    ghosts: list[Actor] = [
        target for target in here if isinstance(target, str) and kind_of(scene.state, target).key == "ghost"
    ]
    return [("sanity", ghosts)]


def attack_won(scene: Table, blow: Attack) -> bool:
    """The right weapon destroys its monster."""
    target = blow.target
    if blow.winner != blow.attacker or not isinstance(target, str) or not isinstance(blow.attacker, int):
        return False
    kind = kind_of(scene.state, target).key
    with_symbol = kind == "ghost" and blow.trait == "sanity" and blow.weapon == "unarmed"
    if with_symbol or blow.weapon == BANE[kind]:
        remove_monster(scene, target)
        return True
    return False


def attack_over(scene: Table, blow: Attack) -> Flow[None]:
    """The Ghost drives its prey away, the Vampire drinks, the Werewolf goes on to the next."""
    key = blow.attacker
    if not isinstance(key, str) or not isinstance(blow.target, int):
        return
    state, kind = scene.state, kind_of(scene.state, key).key
    seat = the_haunt(state).traitor
    if kind == "ghost":
        show(scene, "monster-ghost")
        if not state.explorers[blow.target].dead:
            moves = plain_dice(scene, value(state.explorers[blow.target], "speed"))
            yield from forced_move(scene, seat, blow.target, moves, rule="move.forced-up-to", up_to=True)
    elif kind == "vampire":
        put_token(scene, "blood-nest", "blood", key)
    else:
        struck: list[int] = [*tools.fact(scene, "struck", []), blow.target]
        tools.note(scene, "struck", struck)
        left = [one for one in targets_on(scene, key, [tools.place(scene, key)]) if one not in struck]
        if left:
            yield from attack(scene, Attack(key, left[0]))


def monsters_begin(scene: Table) -> None:
    """The Werewolf has struck nobody yet."""
    tools.note(scene, "struck", [])


def thirst(scene: Table, roll: Roll) -> None:
    """+1 for every Blood that the Vampire has."""
    if isinstance(roll.actor, str) and roll.purpose == "attack":
        roll.bonus += len(tokens(scene.state, "blood", roll.actor))


def all_destroyed(scene: Table) -> bool:
    """No monster is left."""
    return not the_haunt(scene.state).monsters


HAUNT = enter(
    Haunt(
        number=15,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("ghost", "vampire", "werewolf", "blood-nest"),
        monsters=(GHOST, VAMPIRE, WEREWOLF),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(
            Action(key="search", where=on_symbol("item", "omen"), roll=("knowledge",), bands={4: search}),
        ),
        goals=(Goal("hero", all_destroyed), tools.TRAITOR_KILLS_ALL),
        hero_rules=("banes",),
        on={
            "attack-ways": attack_ways,
            "attack-won": attack_won,
            "attack-over": attack_over,
            "monsters-begin": monsters_begin,
            "roll": thirst,
        },
    )
)  # fmt: skip
