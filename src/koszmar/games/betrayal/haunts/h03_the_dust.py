"""Haunt 3, The Dust: a sickness that passes from hand to hand. Apart you burn, together you may catch it."""

from __future__ import annotations

from typing import Any

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow

from ..bestiary import add_monster, monster
from ..cards import discard
from ..explorers import TRAITS
from ..harm import dice_of_damage
from ..haunt import Action, Haunt, MonsterKind, enter
from ..house import explorers_on
from ..state import Actor, Table, alive, by_players, clockwise, the_haunt
from ..tokens import ASIDE, held_by, in_house, on_seat, put_token
from . import tools
from .tools import heroes_win, on, on_symbol, put_here, without_token

SICKNESS = "sickness"
EACH = 3
FEVER = "fever"
"""What the damage for a lonely turn is called."""


def setup(scene: Table) -> None:
    """Three secret Sickness tokens for everybody, a single 1 among them all (two with six players)."""
    ones = by_players(scene.state, 1, 1, 1, 2)
    numbers = [number for number in range(2, 10) for _ in range(2)]
    scene.chance.shuffle(numbers)
    numbers = [1] * ones + numbers[: EACH * scene.players - ones]
    scene.chance.shuffle(numbers)
    for at, number in enumerate(numbers):
        token = put_token(scene, "number", SICKNESS, ASIDE, value=number, up=False)
        assert token is not None
        token.on = on_seat(at // EACH)
    scene.tell("03-dealt", number=EACH)
    for seat in range(scene.players):
        falls_ill(scene, seat)


def falls_ill(scene: Table, seat: int) -> None:
    """Whoever holds a 1 is a traitor for good, and nobody else learns it (hidden.dust-roles)."""
    sides = the_haunt(scene.state).sides
    if sides[seat] != "traitor" and any(token.value == 1 for token in held_by(scene.state, seat, SICKNESS)):
        sides[seat] = "traitor"
        scene.tell("03-ill", audience=(seat,), seat=seat)


def swap(scene: Table, seat: int, other: int) -> None:
    """Two players swap one Sickness token each, at random and unseen by the others."""
    mine = held_by(scene.state, seat, SICKNESS)[scene.chance.below(EACH)]
    theirs = held_by(scene.state, other, SICKNESS)[scene.chance.below(EACH)]
    scene.tell("03-swap", seat=seat, other=other)
    for one, gave, got in ((seat, mine.value, theirs.value), (other, theirs.value, mine.value)):
        scene.tell("03-swapped", audience=(one,), seat=one, gave=gave, got=got)
    mine.value, theirs.value = theirs.value, mine.value
    falls_ill(scene, seat)
    falls_ill(scene, other)


def swap_left(scene: Table, seat: int) -> None:
    """A swap with the next player on the left whose explorer lives."""
    others = [one for one in clockwise(scene.state, seat)[1:] if one in alive(scene.state)]
    if others:
        swap(scene, seat, others[0])


def company(scene: Table, seat: int) -> list[int]:
    """The other explorers on the tile, in turn order."""
    here = explorers_on(scene.state, tools.place(scene, seat))
    return [one for one in tools.in_turn_order(scene, here) if one != seat]


def willing(scene: Table, seat: int) -> list[int]:
    """Those here who have not refused to be touched this turn."""
    marks = scene.state.turn.marks
    return [] if "controlled" in marks else [one for one in company(scene, seat) if f"untouched-{one}" not in marks]


def control_impulses(scene: Table, seat: int) -> Flow[None]:
    """Swap with an explorer here who agrees."""
    other = int((yield from tools.choose(scene, seat, "03-touch", [f"seat-{one}" for one in willing(scene, seat)]))[5:])
    answer = yield from tools.choose(scene, other, "03-agree", ["agree", "refuse"], other=seat)
    if answer == "agree":
        scene.state.turn.marks.append("controlled")
        swap(scene, seat, other)
    else:
        scene.state.turn.marks.append(f"untouched-{other}")


def turn_ends(scene: Table, seat: int) -> Flow[None]:
    """A swap with everybody on the tile; whoever stayed alone and touched nobody takes two dice of General damage."""
    if scene.state.explorers[seat].dead:
        return
    others = company(scene, seat)
    for other in others:
        swap(scene, seat, other)
    if not others and "controlled" not in scene.state.turn.marks:
        yield from dice_of_damage(scene, seat, 2, "general", FEVER)


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """A traitor killed by that damage buries all cards and walks on as one of the Feverish."""
    explorer = scene.state.explorers[seat]
    if cause != FEVER or the_haunt(scene.state).sides[seat] != "traitor":
        return
    if add_monster(scene, "feverish", explorer.place, value=seat):
        for card in list(explorer.cards):
            discard(scene, seat, card)
        explorer.place = ""


def feverish_acts(scene: Table, key: str) -> None:
    """Each of the Feverish is played by the player whose explorer it was."""
    turn = scene.state.monsters
    assert turn is not None
    turn.seat, turn.active, turn.moves = monster(scene.state, key).value, key, turn.rolled
    turn.moved = turn.attacked = False
    turn.used = []


def research(scene: Table, seat: int) -> int:
    """+2 for every Research in the house."""
    return 2 * len(in_house(scene.state, "research"))


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Who of the living others is ill, and what they hold, is anybody's guess; the 1s are with somebody who is."""
    state, sides = scene.state, the_haunt(scene.state).sides
    unknown = [one for one in alive(state) if one != seat and one not in scene.asked]
    roles = [sides[one] for one in unknown]
    chance.shuffle(roles)
    for one, role in zip(unknown, roles, strict=True):
        sides[one] = role
    kept = {on_seat(one) for one in (seat, *scene.asked) if one is not None}
    tokens = [token for token in tools.tokens(state, SICKNESS) if token.on not in kept]
    values = [token.value for token in tokens]
    for token in tokens:
        token.value = 0
    for _ in range(values.count(1)):
        values.remove(1)
        chance.pick([one for one in tokens if sides[int(one.on[5:])] == "traitor" and not one.value]).value = 1
    chance.shuffle(values)
    for token in tokens:
        token.value = token.value or values.pop()


def lore(scene: Table, seat: int | None) -> dict[str, Any]:
    """One's own tokens may be looked at, and one knows whether one is ill."""
    held = [] if seat is None else sorted(token.value for token in held_by(scene.state, seat, SICKNESS))
    if seat is None or not held:
        return {}
    first, second, third = held
    return {
        "lore-03-tokens": {"first": first, "second": second, "third": third},
        "lore-03-role": {"role": the_haunt(scene.state).sides[seat]},
    }


def all_are_ill(scene: Table) -> bool:
    """Whether every explorer is a traitor or dead."""
    return all(the_haunt(scene.state).sides[seat] == "traitor" for seat in alive(scene.state))


HAUNT = enter(
    Haunt(
        number=3,
        kind="hidden",
        tokens=("number", "rune", "small-monster"),
        monsters=(MonsterKind(key="feverish", might=6, speed=5, sanity=3, knowledge=3, policy=feverish_acts),),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(
            Action(key="search", who="any", where=tools.both(on_symbol("omen"), without_token("research")),
                   roll=("knowledge", "sanity"), bands={5: put_here("rune", "research"), 0: swap_left}),
            Action(key="cure", who="any", where=on("laboratory", "operating-theatre", "observatory", "kitchen"),
                   roll=TRAITS, bonus=research, bands={13: heroes_win, 0: swap_left}, worth=2),
            Action(key="control", who="any", needs=lambda scene, seat: bool(willing(scene, seat)),
                   flow=control_impulses, times=0),
        ),
        goals=(tools.Goal("traitor", all_are_ill),),
        hero_rules=("sickness", "attacks", "company", "fever"),
        on={"turn-ends": turn_ends, "died": died},
        secrets=secrets,
        lore=lore,
    )
)  # fmt: skip
