"""Haunt 3, The Dust: a sickness that passes from hand to hand. Apart you burn, together you may catch it."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, seat_of

from .. import moments
from ..bestiary import add_monster, monster
from ..explorers import TRAITS
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunts import tools
from ..house import explorers_on
from ..minds.tastes import tastes
from ..state import Scene, alive, by_players, clockwise, the_haunt
from ..tokens import ASIDE, held_by, in_house, on_seat, put_token, tokens
from .tools import heroes_win, on, on_symbol, put_here, to_heroes, without_token

SICKNESS, FEVER, EACH = "sickness", "fever", 3


def setup(scene: Scene) -> None:
    """Three secret Sickness tokens for everybody, a single 1 among them all (two with six players)."""
    ones, numbers = by_players(scene.state, 1, 1, 1, 2), [number for number in range(2, 10) for _ in range(2)]
    scene.chance.shuffle(numbers)
    numbers = [1] * ones + numbers[: EACH * scene.players - ones]
    scene.chance.shuffle(numbers)
    for at, number in enumerate(numbers):
        token = put_token(scene, "number", SICKNESS, ASIDE, value=number, up=False)
        assert token is not None
        token.on = on_seat(at // EACH)
    scene.tell("03-dealt", number=EACH)
    fall_ill(scene, *range(scene.players))


def fall_ill(scene: Scene, *seats: int) -> None:
    """Whoever holds a 1 is a traitor for good, and nobody else learns it (hidden.dust-roles)."""
    for seat in seats:
        if tools.is_hero(scene, seat) and any(one.value == 1 for one in held_by(scene.state, seat, SICKNESS)):
            the_haunt(scene.state).sides[seat] = "traitor"
            scene.tell("03-ill", audience=(seat,), seat=seat)


def swap(scene: Scene, seat: int, other: int) -> None:
    """Two players swap one Sickness token each, at random and unseen by the others."""
    mine, theirs = (held_by(scene.state, one, SICKNESS)[scene.chance.below(EACH)] for one in (seat, other))
    scene.tell("03-swap", seat=seat, other=other)
    for one, gave, got in ((seat, mine.value, theirs.value), (other, theirs.value, mine.value)):
        scene.show(one, [got])
        scene.tell("03-swapped", audience=(one,), seat=one, gave=gave, got=got)
    scene.hide()
    mine.value, theirs.value = theirs.value, mine.value
    fall_ill(scene, seat, other)


def swap_left(scene: Scene, seat: int) -> None:
    """A swap with the next player on the left whose explorer lives."""
    for other in [one for one in clockwise(scene.state, seat)[1:] if one in alive(scene.state)][:1]:
        swap(scene, seat, other)


def company(scene: Scene, seat: int) -> list[int]:
    """The other explorers on the tile, in turn order."""
    return tools.in_turn_order(scene, [*{*explorers_on(scene.state, tools.place(scene, seat))} - {seat}])


def willing(scene: Scene, seat: int) -> list[int]:
    """Those here who have not refused to be touched this turn."""
    marks = scene.state.turn.marks
    return [] if "controlled" in marks else [one for one in company(scene, seat) if f"untouched-{one}" not in marks]


def control_impulses(scene: Scene, seat: int) -> Flow[None]:
    """Swap with an explorer here who agrees."""
    other = yield from tools.choose_seat(scene, seat, "03-touch", willing(scene, seat))
    answer = yield from tools.choose(scene, other, "03-agree", ["agree", "refuse"], other=seat)
    scene.state.turn.marks.append("controlled" if answer == "agree" else f"untouched-{other}")
    if answer == "agree":
        swap(scene, seat, other)


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """A swap with everybody on the tile; whoever stayed alone and touched nobody takes two dice of General damage."""
    if scene.state.explorers[seat].dead:
        return
    others = company(scene, seat)
    for other in others:
        swap(scene, seat, other)
    if not others and "controlled" not in scene.state.turn.marks:
        yield from dice_of_damage(scene, seat, 2, "general", FEVER)


def died(scene: Scene, seat: int, cause: str, source: Figure | None) -> None:
    """A traitor killed by that damage buries all cards and walks on as one of the Feverish."""
    place = tools.place(scene, seat)
    if cause == FEVER and not tools.is_hero(scene, seat) and add_monster(scene, "feverish", place, value=seat):
        tools.leave_the_house(scene, seat)


def feverish_acts(scene: Scene, key: str) -> None:
    """Each of the Feverish is played by the player whose explorer it was."""
    turn = scene.state.monsters
    assert turn is not None
    turn.seat, turn.active, turn.moves = monster(scene.state, key).value, key, turn.rolled
    turn.moved, turn.attacked, turn.used = False, False, []


def imagine(scene: Scene, seat: int | None, chance: Chance) -> None:
    """Who of the living others is ill, and what they hold, is anybody's guess; the 1s are with somebody who is."""
    sides, known = the_haunt(scene.state).sides, {seat}
    others = [one for one in alive(scene.state) if one not in known]
    roles = [sides[one] for one in others]
    chance.shuffle(roles)
    for one, role in zip(others, roles, strict=True):
        sides[one] = role
    unseen = [token for token in tokens(scene.state, SICKNESS) if seat_of(token.on) not in known]
    tools.reshuffle(unseen, chance)
    ill = [token for token in unseen if sides[seat_of(token.on)] == "traitor"]
    for token in [one for one in unseen if one.value == 1 and one not in ill]:
        other = chance.pick([one for one in ill if one.value != 1])
        token.value, other.value = other.value, 1


def lore(scene: Scene, seat: int | None) -> dict[str, dict[str, object]]:
    """One's own tokens may be looked at, and one knows whether one is ill."""
    if seat is None or not (held := held_by(scene.state, seat, SICKNESS)):
        return {}
    first, second, third = sorted(token.value for token in held)
    role = the_haunt(scene.state).sides[seat]
    return {"lore-03-tokens": {"first": first, "second": second, "third": third}, "lore-03-role": {"role": role}}


HAUNT = enter(
    Haunt(
        number=3,
        kind="hidden",
        tokens=("number", "rune", "small-monster"),
        monsters=(MonsterKind(key="feverish", might=6, speed=5, sanity=3, knowledge=3, policy=feverish_acts),),
        monsters_act="after-revealer",
        hero_setup=setup,
        actions=(
            Action(
                key="search",
                who="any",
                where=tools.both(on_symbol("omen"), without_token("research")),
                roll=("knowledge", "sanity"),
                bands={5: put_here("rune", "research"), 0: swap_left},
            ),
            Action(
                key="cure",
                who="any",
                where=on("laboratory", "operating-theatre", "observatory", "kitchen"),
                roll=TRAITS,
                bonus=lambda scene, seat: 2 * len(in_house(scene.state, "research")),
                bands={13: heroes_win, 0: swap_left},  # haunt03.heroes-win
            ),
            Action(key="control", who="any", needs=willing, flow=control_impulses, times=0),
        ),
        # haunt03.traitors-win
        goals=(Goal("traitor", lambda scene: not any(tools.is_hero(scene, seat) for seat in alive(scene.state))),),
        hero_rules=("sickness", "attacks", "company", "fever"),
        on=(moments.turn_ends.by(turn_ends), moments.died.by(died)),
        imagine=imagine,
        missing=tools.needs_each_to_hold(SICKNESS, EACH),
        lore=lore,
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"search": to_heroes(1), "cure": to_heroes(2)}, likes={"03-agree": tools.rather("agree")})
