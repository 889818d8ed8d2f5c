"""Haunt 27, Words from the Stars: something far away dictates, and whatever is written here becomes so."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.figures import Figure, is_seat

from .. import moments
from ..attack import Attack
from ..harm import damage
from ..haunt import Action, Goal, Haunt, enter
from ..haunting import show
from ..haunts import tools
from ..house import adjacent
from ..minds.tastes import tastes
from ..rolls import Roll, again
from ..state import Scene, by_players
from ..tokens import has_token, move_token, on_tile, tokens
from .tools import holds, on

WORD, HEROES, TRAITORS = "word", "heroes-word", "traitors-word"
"""A Rune in the house is a Word; before that it lies in the heroes' or the traitor's pile."""


def hero_setup(scene: Scene) -> None:
    """{3/4/4/5} Words for the heroes."""
    tools.set_aside(scene, "rune", HEROES, by_players(scene.state, 3, 4, 4, 5))


def traitor_setup(scene: Scene) -> None:
    """The traitor heals; {5/4/4/3} Words, one of them on the traitor's tile."""
    tools.traitor_heals(scene)
    tools.set_aside(scene, "rune", TRAITORS, by_players(scene.state, 5, 4, 4, 3))
    write(scene, TRAITORS, tools.place(scene, tools.traitor_of(scene)))


def write(scene: Scene, pile: str, tile: str) -> None:
    """Lay a Word of a pile on a tile, for good."""
    word = tokens(scene.state, pile)[0]
    word.name = WORD
    move_token(scene, word, tile)


def heavy(scene: Scene, actor: Figure, tile: str) -> bool:
    """Heroes need two moves to leave a tile with a Word."""
    return actor != tools.traitor_of(scene) and bool(on_tile(scene.state, tile, WORD))


def misread(scene: Scene, seat: int) -> Flow[None]:
    """A Word of the heroes' pile appears here, or next door if one is here."""
    here = tools.place(scene, seat)
    near = [here] if not on_tile(scene.state, here, WORD) else adjacent(scene, here)
    free = [tile for tile in near if not on_tile(scene.state, tile, WORD)]
    if free and tokens(scene.state, HEROES):
        write(scene, HEROES, (yield from tools.choose_tile(scene, seat, free, "place-token", token=WORD)))


def words_next_door(scene: Scene, seat: int) -> int:
    """+1 for every adjacent tile with a Word."""
    return sum(bool(on_tile(scene.state, tile, WORD)) for tile in adjacent(scene, tools.place(scene, seat)))


def can_spread(scene: Scene, seat: int, tile: str) -> bool:
    """A tile without hero and Word."""
    return not on_tile(scene.state, tile, WORD) and not tools.heroes_on(scene, tile)


def turn_ends(scene: Scene, seat: int) -> Flow[None]:
    """A hero on or next to a Word takes 1 Mental damage."""
    explorer = scene.state.explorers[seat]
    if tools.is_hero(scene, seat) and not explorer.dead and explorer.place in tools.on_or_next(scene, WORD):
        show(scene, "words")
        yield from damage(scene, seat, 1, "mental", "haunt")


def rerolls(scene: Scene, roll: Roll) -> dict[Key, moments.Way]:
    """A hero who has learned may reroll up to two dice when attacking the traitor."""
    seat = roll.actor
    if roll.purpose != "attack" or roll.opponent != tools.traitor_of(scene) or not is_seat(seat):
        return {}
    if "27-reroll" in scene.state.turn.marks or not has_token(scene.state, seat, "learned"):
        return {}
    return {("27-die", face): reroll_die(seat, face) for face in sorted(set(roll.faces))}


def reroll_die(seat: int, face: int) -> moments.Way:
    """Roll one die with this face again, and another with it if the hero likes."""

    def flow(scene: Scene, roll: Roll) -> Flow[None]:
        scene.state.turn.marks.append("27-reroll")
        show(scene, "learned")
        first = roll.faces.index(face)
        others = [at for at in range(len(roll.faces)) if at != first]
        options: list[Key] = ["done", *sorted({roll.faces[at] for at in others})]
        second = yield from tools.choose(scene, seat, "27-second", options)
        again(scene, roll, [first, *[at for at in others if roll.faces[at] == second][:1]])

    return flow


def attack_rolled(scene: Scene, blow: Attack) -> Flow[None]:
    """Where a Word lies the traitor takes one of the hero's dice away."""
    traitor = tools.traitor_of(scene)
    theirs = blow.defence if blow.attacker == traitor else blow.roll
    fought_there = traitor in (blow.attacker, blow.target) and on_tile(scene.state, tools.place(scene, traitor), WORD)
    if fought_there and theirs.faces:
        show(scene, "erased")
        options: list[Key] = sorted(set(theirs.faces), reverse=True)
        face = yield ask(traitor, "27-erase", options, rule="special.own-instructions", dice=list(theirs.faces))
        theirs.faces.remove(int(face))
        theirs.result = max(0, theirs.result - int(face))
        scene.tell("27-erased", seat=traitor, number=int(face), result=theirs.result)


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """A hero who beats the traitor may take the Mask instead."""
    hero, traitor = blow.attacker, tools.traitor_of(scene)
    if blow.target != traitor or blow.winner != hero or not is_seat(hero) or not holds("mask")(scene, traitor):
        return False
    return (yield from tools.take_card_instead(scene, hero, traitor, ["mask"], "learned"))


HAUNT = enter(
    Haunt(
        number=27,
        kind="traitor",
        traitor=tools.revealer,
        tokens=("rune", "hero"),
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(
                key="learn",
                where=on("library", "observatory", "tower", "laboratory", "specimen-room"),
                needs=tools.lacks("learned"),
                roll=("knowledge",),
                bands={4: tools.take_token("hero", "learned"), 0: misread},
            ),
            Action(
                key="spread",
                who="traitor",
                where=can_spread,
                roll=("knowledge",),
                needs=lambda scene, seat: tokens(scene.state, TRAITORS),
                bonus=words_next_door,
                bands={
                    7: lambda scene, seat: write(scene, TRAITORS, tools.place(scene, seat)),
                    0: tools.raise_trait("knowledge", 2),
                },
            ),
        ),
        goals=(
            Goal("hero", tools.traitor_dead),  # haunt27.heroes-win
            # haunt27.traitor-wins
            Goal("traitor", lambda scene: not tokens(scene.state, TRAITORS), "traitor-turn-ends"),
            tools.TRAITOR_KILLS_ALL,
        ),
        hero_rules=("words", "learned"),
        traitor_rules=("words", "erased"),
        on=(
            moments.turn_ends.by(turn_ends),
            moments.rerolls.by(rerolls),
            moments.attack_rolled.by(attack_rolled),
            moments.attack_won.by(attack_won),
            moments.slows.by(heavy),
        ),
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    worth={"learn": 1.5, "spread": 3},
    aims=tools.aim("hero", 1.2, tools.at_traitor),
    likes={"27-erase": tools.the_most},
)
