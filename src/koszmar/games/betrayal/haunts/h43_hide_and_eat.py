"""Haunt 43, Hide and Eat: it cannot see well, it hears everything, and morning is a long way off."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import Figure, is_seat, word_of

from .. import moments
from ..attack import Attack, attack, targets_on
from ..bestiary import add_monster, monsters_of, monsters_on, stun
from ..cards import discard
from ..facts import Fact, Facts
from ..harm import Packet
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..haunts import tools
from ..house import in_sight
from ..minds.tastes import tastes
from ..monsters import steps_for
from ..places import put
from ..sides import living_heroes
from ..state import Scene, by_players, the_haunt
from ..tokens import on_seat, put_token, return_token, tokens
from .tools import harm, nothing, with_monster

WEREWOLF = MonsterKind(key="werewolf", token="werewolf", might=7, speed=4, sanity=2, knowledge=3)
HIDDEN = "hidden"
is_hidden = tools.carries(HIDDEN)
HIDEOUTS = ("armory", "soundproofed-room", "catacombs", "winter-bedroom", "graveyard", "statuary-corridor")


class Night(Facts):
    """What the haunt keeps in mind."""

    hurt = Fact[bool](False)
    """Whether a hero was hurt since the last monster turn."""


def setup(scene: Scene) -> None:
    """The Number Track at {6/7/8/9}; the Dog is buried, and the Werewolf stands where the haunt was revealed."""
    tools.set_track(scene, by_players(scene.state, 6, 7, 8, 9))
    tools.bury_held(scene, "dog")
    add_monster(scene, "werewolf", tools.place(scene, the_haunt(scene.state).revealer))


def unseen(scene: Scene, seat: Figure, tile: str) -> bool:
    """Where the Werewolf is not in sight."""
    return all(one.place not in in_sight(scene, tile) for one in monsters_of(scene.state, "werewolf"))


def hide(scene: Scene, seat: int) -> None:
    """The hero is hidden until leaving the tile."""
    show(scene, "hidden")
    put_token(scene, "searched-hidden", HIDDEN, on_seat(seat))


def come_out(scene: Scene, seat: Figure) -> None:
    """Who leaves the tile, or is found, hides no more."""
    for token in tokens(scene.state, HIDDEN, word_of(seat)):
        return_token(scene, token)
        scene.tell("43-found", seat=seat)


def company(scene: Scene, seat: int) -> int:
    """+1 for every hero here who is not hidden."""
    return sum(not is_hidden(scene, one) for one in tools.heroes_on(scene, tools.place(scene, seat)))


def charm(scene: Scene, seat: int) -> None:
    """The Werewolf is stunned."""
    for one in monsters_on(scene.state, tools.place(scene, seat), "werewolf"):
        stun(scene, one.id)


def awake_here(scene: Scene, seat: Figure, tile: str) -> bool:
    """Where the Werewolf is, not stunned."""
    return any(not one.stunned for one in monsters_on(scene.state, tile, "werewolf"))


def commune(scene: Scene, seat: int) -> Flow[None]:
    """The Werewolf goes one tile as the traitor likes, and attacks there."""
    beast = monsters_on(scene.state, tools.place(scene, seat), "werewolf")[0].id
    if ways := steps_for(scene, beast, tools.place(scene, beast)):
        yield from put(scene, beast, (yield from tools.choose_tile(scene, seat, ways, "43-commune")), "moved")
    prey = [target for target in targets_on(scene, beast, [tools.place(scene, beast)]) if is_seat(target)]
    hero = yield from tools.pick_hero(scene, seat, prey)
    if hero is not None:
        yield from attack(scene, Attack(beast, hero))


def hidden_here(scene: Scene, seat: Figure, tile: str) -> list[int]:
    """The heroes who hide on a tile."""
    return [hero for hero in tools.heroes_on(scene, tile) if is_hidden(scene, hero)]


def reveal(scene: Scene, seat: int) -> Flow[None]:
    """A hidden hero here is found."""
    come_out(scene, (yield from pick(scene, seat, hidden_here)))


def cursable(scene: Scene, seat: Figure, tile: str) -> list[int]:
    """The heroes in sight who do not hide and have a card to lose."""
    explorers, seen = scene.state.explorers, in_sight(scene, tile)
    return [
        hero
        for hero in living_heroes(scene.state)
        if explorers[hero].place in seen and explorers[hero].cards and not is_hidden(scene, hero)
    ]


def curse(scene: Scene, seat: int) -> Flow[None]:
    """A hero in sight buries a card of the hero's own choice."""
    hero = yield from pick(scene, seat, cursable)
    discard(scene, hero, (yield from tools.choose(scene, hero, "43-bury", scene.state.explorers[hero].cards)))


def pick(scene: Scene, seat: int, where: Callable[[Scene, int, str], list[int]]) -> Flow[int]:
    """The traitor chooses one of some nearby heroes."""
    return (yield from tools.choose_seat(scene, seat, "choose-target", where(scene, seat, tools.place(scene, seat))))


def damaged(scene: Scene, packet: Packet) -> None:
    """Remember that a hero was hurt since the last monster turn."""
    if tools.is_hero(scene, packet.seat):
        Night(scene).hurt = True


def monsters_end(scene: Scene) -> None:
    """The night goes on: one hour, or two if nobody was hurt; then everybody has to find a new place to hide."""
    show(scene, "night")
    night = Night(scene)
    tools.turn_track(scene, -1 if night.hurt else -2)
    night.hurt = False
    for token in tokens(scene.state, HIDDEN):
        return_token(scene, token)


HAUNT = enter(
    Haunt(
        number=43,
        kind="traitor",
        traitor=tools.most_omens,
        tokens=("werewolf", "searched-hidden"),
        monsters=(WEREWOLF,),
        monsters_act="after-traitor",
        hero_setup=setup,
        actions=(
            Action(
                key="hide",
                where=unseen,
                needs=tools.lacks(HIDDEN),
                roll=("speed",),
                bonus=tools.bonus_on(1, *HIDEOUTS),
                bands={5: hide},
            ),
            Action(
                key="charm",
                where=with_monster("werewolf"),
                roll=("sanity",),
                bonus=company,
                bands={8: charm, 5: nothing, 0: harm("physical", 1)},
            ),
            Action(key="reveal", who="traitor", where=hidden_here, roll=("sanity",), bands={5: reveal}),
            Action(key="commune", who="traitor", where=awake_here, flow=commune),
            Action(key="curse", who="traitor", where=cursable, roll=("sanity",), bands={5: curse}),
        ),
        goals=(Goal("hero", tools.track_at(0), "monsters-end"), tools.TRAITOR_KILLS_ALL),  # haunt43.heroes-win
        hero_rules=("hidden", "night"),
        traitor_rules=("night",),
        facts=Night,
        on=(
            moments.enters.by(lambda scene, actor, tile: come_out(scene, actor)),
            moments.hinders.by(lambda scene, other, mover: False if is_hidden(scene, other) else None),
            moments.attackable.by(lambda scene, attacker, target: not is_hidden(scene, target)),
            moments.damaged.by(damaged),
            moments.monsters_end.by(monsters_end),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(HAUNT, worth={"charm": 0.5, "commune": 2, "curse": 0.5})
