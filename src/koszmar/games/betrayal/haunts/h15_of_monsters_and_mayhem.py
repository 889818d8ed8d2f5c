"""Haunt 15, Of Monsters and Mayhem: one of you tears open, and the old films climb out."""

from __future__ import annotations

from koszmar.kernel.flow import Decision, Flow
from koszmar.parts.figures import Figure, is_monster, is_seat, word_of

from .. import moments
from ..attack import UNARMED, Attack, attack, targets_on
from ..bestiary import add_monster, monster, monsters_of, remove_monster
from ..cards import CARDS, give
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import symbol
from ..minds.tastes import tastes
from ..rolls import Roll, plain_dice
from ..state import Scene, by_players, the_haunt, value
from ..tokens import put_token, tokens

GHOST = MonsterKind(
    key="ghost", token="ghost", might=4, speed=4, sanity=5, knowledge=5, harm="none", walls=True, attacks=("sanity",)
)
VAMPIRE = MonsterKind(key="vampire", token="vampire", might=5, speed=4, sanity=5, knowledge=5)
WEREWOLF = MonsterKind(key="werewolf", token="werewolf", might=6, speed=4, sanity=4, knowledge=4)
SYMBOL, WITH_SYMBOL = "holy-symbol", ("sanity", UNARMED)
BANE = {"ghost": SYMBOL, "vampire": "crossbow", "werewolf": "dagger"}
"""What destroys each of them."""
BLOOD = "blood"
DROPS = ("blood-nest", "rune", "searched-hidden", "food-trap", "on-off")
"""Any token will do once the Blood has run out."""


def setup(scene: Scene) -> None:
    """The traitor's explorer is dead; {1/2/2/3} of the three monsters, at random, rise from it."""
    explorer = scene.state.explorers[tools.traitor_of(scene)]
    explorer.dead, explorer.died = True, scene.state.number
    scene.tell("death", seat=tools.traitor_of(scene))
    kinds = list(BANE)
    scene.chance.shuffle(kinds)
    for kind in kinds[: by_players(scene.state, 1, 2, 2, 3)]:
        add_monster(scene, kind, explorer.place)


def search(scene: Scene, seat: int) -> Flow[None]:
    """Look at the top four cards of the tile's deck, keep one, bury the rest."""
    pile = scene.state.decks[symbol(scene.state.house, tools.place(scene, seat))]
    cards = pile.cards[:-5:-1]
    if not cards:
        return
    scene.show(seat, cards)
    keep = yield from tools.choose(scene, seat, "15-keep", cards)
    scene.hide()
    del pile.cards[-len(cards) :]
    pile.cards[:0] = [card for card in cards if card != keep]
    pile.buried = 0  # what lies at the bottom now nobody else has seen
    give(scene, seat, keep)
    scene.tell("take-card", seat=seat, card=keep, source="deck")


def attack_ways(scene: Scene, seat: int, here: list[Figure]) -> list[tuple[str, list[Figure]]]:
    """The Holy Symbol serves as a weapon against the Ghost: both roll Sanity."""
    armed = SYMBOL in scene.state.turn.held and tools.holds(SYMBOL)(scene, seat)
    return [("sanity", [one for one in here if armed and tools.is_kind(scene, one, "ghost")])]


def attack_begins(scene: Scene, blow: Attack) -> None:
    """The Holy Symbol is used like any weapon."""
    if is_seat(blow.attacker) and (blow.trait, blow.weapon) == WITH_SYMBOL:
        show(scene, "banes")
        scene.state.turn.used.append(SYMBOL)


def attack_won(scene: Scene, blow: Attack) -> bool:
    """The right weapon destroys its monster."""
    target, weapon = blow.target, SYMBOL if (blow.trait, blow.weapon) == WITH_SYMBOL else blow.weapon
    if blow.winner != blow.attacker or not is_monster(target) or weapon != BANE[monster(scene.state, target).kind]:
        return False
    show(scene, "banes")
    tools.return_tokens(scene, target)
    remove_monster(scene, target)
    return True


def attack_over(scene: Scene, blow: Attack) -> Flow[None]:
    """The Ghost drives its prey away, the Vampire drinks, the Werewolf goes on to the next."""
    key, prey, turn = blow.attacker, blow.target, scene.state.monsters
    if not is_monster(key) or not is_seat(prey) or turn is None:
        return
    if tools.is_kind(scene, key, "vampire"):
        put_token(scene, next(kind for kind in DROPS if scene.state.box[kind]), BLOOD, key)
    elif tools.is_kind(scene, key, "ghost") and not scene.state.explorers[prey].dead:
        moves = plain_dice(scene, value(scene.state.explorers[prey], "speed"), "way")
        yield from tools.push(scene, turn.seat, prey, moves)
    elif tools.is_kind(scene, key, "werewolf") and not monster(scene.state, key).stunned:
        turn.used.append(word_of(prey))
        here = targets_on(scene, key, [tools.place(scene, key)])
        for other in [one for one in here if word_of(one) not in turn.used][:1]:
            yield from attack(scene, Attack(key, other))


def next_group(scene: Scene, kinds: list[str]) -> Flow[str]:
    """The traitor chooses the order in which they act."""
    ids = {one.id: kind for kind in kinds for one in monsters_of(scene.state, kind)}
    return ids[(yield from tools.choose(scene, tools.traitor_of(scene), "choose-monster", list(ids)))]


def thirst(scene: Scene, roll: Roll) -> None:
    """+1 for every Blood that the Vampire has."""
    if is_monster(roll.actor) and roll.purpose == "attack":
        roll.bonus += len(tokens(scene.state, BLOOD, roll.actor))


HAUNT = enter(
    Haunt(
        number=15,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("ghost", "vampire", "werewolf", "blood-nest"),
        monsters=(GHOST, VAMPIRE, WEREWOLF),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(Action(key="search", where=tools.on_symbol("item", "omen"), roll=("knowledge",), bands={4: search}),),
        # haunt15.heroes-win
        goals=(Goal("hero", lambda scene: not the_haunt(scene.state).monsters), tools.TRAITOR_KILLS_ALL),
        hero_rules=("banes",),
        on=(
            moments.attack_ways.by(attack_ways),
            moments.attack_begins.by(attack_begins),
            moments.attack_won.by(attack_won),
            moments.attack_over.by(attack_over),
            moments.next_group.by(next_group),
            moments.roll.by(thirst),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------


def aims(scene: Scene, seat: int) -> list[tuple[str, float]]:
    """Whoever holds the right weapon goes for its monster, others take it from the dead."""
    banes = {BANE[one.kind]: one.place for one in the_haunt(scene.state).monsters}
    dead = [one for one in scene.state.explorers if one.dead and one.place and banes.keys() & set(one.cards)]
    return [(banes[card], 3.0) for card in banes if tools.holds(card)(scene, seat)] + [(one.place, 2.5) for one in dead]


def like_banes(scene: Scene, decision: Decision) -> list[float]:
    """What destroys a monster, then other weapons."""
    return [2.0 * (card in BANE.values()) + bool(CARDS[str(card)].weapon) for card in decision.options]


def prey(scene: Scene, seat: int, target: Figure, way: str) -> float:
    """Only the right weapon is worth the risk."""
    weapon = SYMBOL if way == "sanity" else way
    return 0.0 if is_seat(target) else 1.5 if weapon == BANE[monster(scene.state, target).kind] else -1.0


TASTES = tastes(HAUNT, aims=aims, prey=prey, likes={"15-keep": like_banes})
