"""Haunt 18, A Nice Ring to It: the traitor is one of these figures, and the others are made of ring-light."""

from __future__ import annotations

from collections.abc import Iterator

from koszmar.kernel.flow import Flow
from koszmar.kernel.knowledge import Secret
from koszmar.parts.figures import is_monster

from .. import moments
from ..attack import Attack
from ..bestiary import add_monster, monster, monsters_of, monsters_on, remove_monster
from ..cards import omens_of
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import within
from ..places import put
from ..state import Scene, by_players, the_haunt, value
from ..tokens import held_by, on_seat, put_token, return_token
from .tools import end_turn, harm_dice, on, with_monster

ILLUSION = MonsterKind(key="illusion", token="number", harm="none", moving="speed")
TOKEN = "illusion"
"""An Illusion on the traitor's board, by its number; the 1 is the traitor."""


def setup(scene: Scene) -> Flow[None]:
    """The traitor heals and vanishes among {3/4/5/6} Illusions."""
    tools.traitor_heals(scene)
    for number in range(1, by_players(scene.state, 3, 4, 5, 6) + 1):
        put_token(scene, "number", TOKEN, on_seat(tools.traitor_of(scene)), value=number)
    yield from scatter(scene, tools.traitor_of(scene))


def scatter(scene: Scene, seat: int) -> Flow[None]:
    """One Illusion on the traitor's tile, the others within reach of Speed, each on a tile of its own if possible."""
    explorer = scene.state.explorers[seat]
    near, board = list(within(scene, explorer.place, value(explorer, "speed"))), held_by(scene.state, seat, TOKEN)
    places = [explorer.place]
    while len(places) < len(board):
        free = [tile for tile in near if tile not in places] or near
        places.append((yield from tools.choose_tile(scene, seat, free, "place-monster", kind="illusion")))
    true = places.index((yield from tools.choose_tile(scene, seat, places, "18-where")))
    others = [token.value for token in board if token.value != 1]
    scene.chance.shuffle(others)
    for token in board:
        return_token(scene, token)
    explorer.place, scene.state.turn.over = "", True
    scene.tell("18-vanish", seat=seat)
    for index, tile in enumerate(places):
        add_monster(scene, "illusion", tile, value=1 if index == true else others.pop())


def is_hidden(scene: Scene) -> bool:
    """Whether the traitor is among the Illusions."""
    return bool(the_haunt(scene.state).monsters)


def dispel(scene: Scene, key: str) -> Flow[None]:
    """The Illusion is turned up; if it was the 1, the traitor stands there, all return, and the highest is lost."""
    one, seat = monster(scene.state, key), tools.traitor_of(scene)
    show(scene, "dispelled")
    scene.reveal()
    scene.tell("18-dispelled", monster=key, number=one.value)
    for other in [one] if one.value != 1 else monsters_of(scene.state, "illusion"):
        remove_monster(scene, other.id)
        put_token(scene, "number", TOKEN, on_seat(seat), value=other.value)
    if one.value == 1:
        return_token(scene, max(held_by(scene.state, seat, TOKEN), key=lambda token: token.value))
        yield from put(scene, seat, one.place)


def dispel_here(scene: Scene, seat: int) -> Flow[None]:
    """An Illusion on the hero's tile is dispelled."""
    here = [one.id for one in monsters_on(scene.state, tools.place(scene, seat), "illusion")]
    yield from dispel(scene, (yield from tools.choose(scene, seat, "18-which", here)))


def call(scene: Scene, seat: int) -> Flow[None]:
    """A revealed traitor takes a die of Mental damage, or any Illusion is dispelled; the turn ends."""
    scene.state.turn.over = True
    if is_hidden(scene):
        anywhere = [one.id for one in monsters_of(scene.state, "illusion")]
        yield from dispel(scene, (yield from tools.choose(scene, seat, "18-which", anywhere)))
    else:
        yield from harm_dice("mental")(scene, tools.traitor_of(scene))


def attack_begins(scene: Scene, blow: Attack) -> None:
    """An Illusion defends itself as the traitor would, cards and all; its own attacks cannot hurt the traitor."""
    seat = tools.traitor_of(scene)
    if is_monster(blow.target):
        blow.defence.actor = seat
    blow.safe = blow.safe or (blow.attacker == seat and is_hidden(scene))


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """A hero's won attack dispels an Illusion, and hurts nobody."""
    if not is_monster(blow.target) or blow.winner != blow.attacker:
        return False
    yield from dispel(scene, blow.target)
    return True


def stirs(scene: Scene, key: str) -> None:
    """An Illusion begins to act, and the heroes may read how."""
    show(scene, "illusions")
    scene.tell("18-acts", monster=key)


def secrets(scene: Scene) -> Iterator[Secret]:
    """Only the traitor knows which Illusion is the true one."""
    for place in range(len(the_haunt(scene.state).monsters)):
        yield Secret(("haunt", "monsters", place), ("value",), (tools.traitor_of(scene),), "illusions")


def lore(scene: Scene, seat: int | None) -> dict[str, dict[str, object]]:
    """The traitor knows which Illusion is the true one."""
    true = next((one.id for one in the_haunt(scene.state).monsters if one.value == 1), None)
    return {"lore-18-true": {"monster": true}} if true and seat == tools.traitor_of(scene) else {}


HAUNT = enter(
    Haunt(
        number=18,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("number",),
        monsters=(ILLUSION,),
        monsters_act="instead-of-traitor",
        traitor_setup=setup,
        actions=(
            Action(
                key="confront",
                where=with_monster("illusion"),
                roll=("knowledge",),
                bonus=tools.bonus_with(2, "mirror"),
                bands={5: dispel_here, 0: harm_dice("mental")},
            ),
            Action(
                key="call",
                where=on("vault"),
                roll=("sanity",),
                bands={8: call, 0: end_turn},
                bonus=lambda scene, seat: len(omens_of(scene.state, seat)),
            ),
            Action(
                key="summon",
                who="traitor",
                flow=scatter,
                needs=lambda scene, seat: not is_hidden(scene) and held_by(scene.state, seat, TOKEN),
            ),
        ),
        goals=(Goal("hero", tools.traitor_dead), tools.TRAITOR_KILLS_ALL),  # haunt18.heroes-win
        hero_rules=("dispelled",),
        traitor_rules=("illusions", "dispelled"),
        on=(
            moments.turn_begins.by(tools.stand_in("illusion", stirs)),
            moments.instead.by(lambda scene, seat: False),
            moments.steps.by(
                tools.back_stairs(lambda scene, seat: seat == tools.traitor_of(scene) and is_hidden(scene))
            ),
            moments.monster_value.by(
                lambda scene, key, trait: value(scene.state.explorers[tools.traitor_of(scene)], trait)
            ),
            moments.attack_begins.by(attack_begins),
            moments.attack_won.by(attack_won),
        ),
        secrets=secrets,
        lore=lore,
    )
)
