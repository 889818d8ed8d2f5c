"""Haunt 15, Of Monsters and Mayhem: one of you tears open, and the old films climb out."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Flow

from ..attack import UNARMED, Attack, attack, targets_on
from ..bestiary import add_monster, kind_of, monster, monsters_of, remove_monster
from ..cards import CARDS, bury, give
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import symbol
from ..places import forced_move
from ..rolls import Roll, plain_dice
from ..state import Actor, Table, by_players, the_haunt, value
from ..tokens import put_token, return_token, tokens
from . import tools
from .tools import on_symbol

GHOST = MonsterKind(key="ghost", token="ghost", might=4, speed=4, sanity=5, knowledge=5, harm="none", walls=True,
                    attacks=("sanity",))  # fmt: skip
VAMPIRE = MonsterKind(key="vampire", token="vampire", might=5, speed=4, sanity=5, knowledge=5)
WEREWOLF = MonsterKind(key="werewolf", token="werewolf", might=6, speed=4, sanity=4, knowledge=4)
BANE = {"ghost": "holy-symbol", "vampire": "crossbow", "werewolf": "dagger"}
"""What destroys each of them."""
BLOOD = "blood"
DROPS = ("blood-nest", "rune", "searched-hidden", "food-trap", "on-off")
"""Any token will do once the Blood has run out."""


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
    pile = scene.state.decks[symbol(scene.state.house, tools.place(scene, seat))]
    cards = pile.cards[:-5:-1]
    if not cards:
        return
    scene.reveal()
    scene.promised = list(cards)
    keep = yield from tools.choose(scene, seat, "15-keep", cards)
    scene.promised = []
    del pile.cards[-len(cards) :]
    pile.buried = min(pile.buried, len(pile.cards))
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


def with_symbol(blow: Attack) -> bool:
    """Whether the Holy Symbol is the weapon of an attack."""
    return isinstance(blow.attacker, int) and blow.trait == "sanity" and blow.weapon == UNARMED


def attack_begins(scene: Table, blow: Attack) -> None:
    """The Holy Symbol is used like any weapon."""
    if with_symbol(blow):
        scene.state.turn.used.append(BANE["ghost"])


def attack_won(scene: Table, blow: Attack) -> bool:
    """The right weapon destroys its monster."""
    target = blow.target
    if blow.winner != blow.attacker or not isinstance(target, str) or not isinstance(blow.attacker, int):
        return False
    if not with_symbol(blow) and blow.weapon != BANE[kind_of(scene.state, target).key]:
        return False
    show(scene, "banes")
    for token in tokens(scene.state, BLOOD, target):
        return_token(scene, token)
    remove_monster(scene, target)
    return True


def attack_over(scene: Table, blow: Attack) -> Flow[None]:
    """The Ghost drives its prey away, the Vampire drinks, the Werewolf goes on to the next."""
    key = blow.attacker
    if not isinstance(key, str) or not isinstance(blow.target, int):
        return
    state, kind = scene.state, kind_of(scene.state, key).key
    seat = the_haunt(state).traitor
    if kind == "ghost":
        if not state.explorers[blow.target].dead:
            moves = plain_dice(scene, value(state.explorers[blow.target], "speed"))
            yield from forced_move(scene, seat, blow.target, moves, rule="move.forced-up-to", up_to=True)
    elif kind == "vampire":
        put_token(scene, next(kind for kind in DROPS if state.box[kind]), BLOOD, key)
    elif not monster(state, key).stunned:
        struck: list[int] = [*tools.fact(scene, "struck", []), blow.target]
        tools.note(scene, "struck", struck)
        left = [one for one in targets_on(scene, key, [tools.place(scene, key)]) if one not in struck]
        if left:
            yield from attack(scene, Attack(key, left[0]))


def monsters_begin(scene: Table) -> None:
    """The Werewolf has struck nobody yet."""
    tools.note(scene, "struck", [])


def next_group(scene: Table, kinds: list[str]) -> Flow[str]:
    """The traitor chooses the order in which they act."""
    ids = {one.id: kind for kind in kinds for one in monsters_of(scene.state, kind)}
    return ids[(yield from tools.choose(scene, tools.traitor_of(scene), "choose-monster", list(ids)))]


def thirst(scene: Table, roll: Roll) -> None:
    """+1 for every Blood that the Vampire has."""
    if isinstance(roll.actor, str) and roll.purpose == "attack":
        roll.bonus += len(tokens(scene.state, BLOOD, roll.actor))


def all_destroyed(scene: Table) -> bool:
    """No monster is left."""
    return not the_haunt(scene.state).monsters


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Whoever holds the right weapon goes for its monster, others take it from the dead."""
    held = scene.state.explorers[seat].cards
    found = [(one.place, 3.0) for one in the_haunt(scene.state).monsters if BANE[one.kind] in held]
    needed = {BANE[one.kind] for one in the_haunt(scene.state).monsters}
    return found + [(one.place, 2.5) for one in scene.state.explorers if one.dead and one.place
                    and needed & set(one.cards)]  # fmt: skip


def like_banes(scene: Table, decision: Decision) -> list[float]:
    """What destroys a monster that is here, then other weapons."""
    needed = {BANE[one.kind] for one in the_haunt(scene.state).monsters}
    return [2.0 * (card in needed) + bool(CARDS[str(card)].weapon) for card in decision.options]


def prey(scene: Table, seat: int, target: Actor, way: str) -> float:
    """Only the right weapon is worth the risk."""
    if not isinstance(target, str):
        return 0.0
    bane = BANE[kind_of(scene.state, target).key]
    return 1.5 if way == bane or (way == "sanity" and bane == "holy-symbol") else -1.0


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
            "attack-begins": attack_begins,
            "attack-won": attack_won,
            "attack-over": attack_over,
            "monsters-begin": monsters_begin,
            "next-group": next_group,
            "roll": thirst,
        },
        aims=aims,
        prey=prey,
        likes={"15-keep": like_banes},
    )
)  # fmt: skip
