"""Haunt 10, A Serious Offer: the house goes to the highest bidder, and the bidders search it for what they will bid."""

from __future__ import annotations

from typing import Any

from koszmar.kernel.flow import Flow
from koszmar.parts.figures import is_seat

from .. import moments
from ..attack import Attack
from ..facts import Fact, Facts
from ..haunt import Action, Haunt, enter
from ..haunting import win
from ..haunts import tools
from ..house import is_named
from ..minds.tastes import tastes
from ..state import Scene, Token, alive, by_players, the_haunt
from ..tokens import held_by, in_house, move_token, on_seat, on_tile, put_token, tokens
from .tools import nothing, with_token

TREASURE = "treasure"
ROUNDS = 4
STAIRS, STAIRS_BONUS = "ground-floor-staircase", 2


class Glances(Facts):
    """What the haunt keeps in mind."""

    looked = Fact[dict[str, list[int]]]({})
    """The seats that have seen the face of a Treasure, by its place among the Treasure tokens."""


def setup(scene: Scene) -> Flow[None]:
    """The best Treasure in the Vault, the others at random, face down, on Omen tiles; the Number Track at 4."""
    state, best = scene.state, by_players(scene.state, 2, 3, 4, 5)
    yield from tools.bring(scene, the_haunt(state).revealer, "vault", "ground", far_from="entrance-hall")
    values = [*range(1, best + 1), *range(1, best)]
    scene.chance.shuffle(values)
    put_token(scene, "number", TREASURE, "vault", value=best)
    tiles = tools.with_symbols(scene, "omen") or tools.not_landings(scene)
    taken: list[str] = []
    for value in values:
        if len(taken) == len(tiles):
            taken = []
        tile = scene.chance.pick(tools.evenly(scene, tiles, taken))
        taken.append(tile)
        put_token(scene, "number", TREASURE, tile, value=value, up=False)
    Glances(scene).looked = {}
    tools.set_track(scene, ROUNDS)


def which(scene: Scene, seat: int, treasures: list[Token]) -> Flow[Token]:
    """One of the Treasures on a tile: they look alike."""
    number = yield from tools.choose(scene, seat, "10-which", [str(at) for at in range(1, len(treasures) + 1)])
    return treasures[int(number) - 1]


def take(scene: Scene, seat: int) -> Flow[None]:
    """Take a Treasure from your tile, face down."""
    pocket(scene, seat, (yield from which(scene, seat, on_tile(scene.state, tools.place(scene, seat), TREASURE))))


def pocket(scene: Scene, seat: int, treasure: Token) -> None:
    """A Treasure comes to a player's board, face down; only its owner sees what it is worth."""
    treasure.up = False
    move_token(scene, treasure, on_seat(seat))
    scene.tell("10-took", to=(seat,), secret={"number": treasure.value}, seat=seat)
    remember(scene, seat, treasure)


def look(scene: Scene, seat: int) -> Flow[None]:
    """Look at a face-down Treasure on your tile."""
    if hidden := tools.hidden_on(scene, tools.place(scene, seat), TREASURE):
        treasure = yield from which(scene, seat, hidden)
        scene.tell("10-looked", to=(seat,), secret={"number": treasure.value}, seat=seat)
        remember(scene, seat, treasure)


def remember(scene: Scene, seat: int, treasure: Token) -> None:
    """Note who has seen a Treasure's face."""
    scene.reveal()
    at = str(next(at for at, token in enumerate(tokens(scene.state, TREASURE)) if token is treasure))
    glances = Glances(scene)
    glances.looked |= {at: sorted({*glances.looked.get(at, ()), seat})}


def has_seen(scene: Scene, seat: int | None, at: int) -> bool:
    """Whether a player knows what the Treasure is worth: its holder does, and whoever has looked."""
    treasure, seen_by = tokens(scene.state, TREASURE)[at], Glances(scene).looked.get(str(at), ())
    return treasure.up or (seat is not None and (treasure.on == on_seat(seat) or seat in seen_by))


def sees_treasure(scene: Scene, seat: int | None, token: Token) -> bool:
    """Whoever has looked at a Treasure knows it again, and no other that is worth the same."""
    treasures = enumerate(tokens(scene.state, TREASURE))
    return any(one is token and has_seen(scene, seat, at) for at, one in treasures)


def attack_won(scene: Scene, blow: Attack) -> Flow[bool]:
    """Whoever wins a Might attack may take a random Treasure instead of dealing damage."""
    thief, loser = (yield from tools.thief_of_token(scene, blow, TREASURE)), blow.loser
    if thief is not None and is_seat(loser):
        theirs = held_by(scene.state, loser, TREASURE)
        pocket(scene, thief, theirs[scene.chance.below(len(theirs))])
    return thief is not None


def turn_ends(scene: Scene, seat: int) -> None:
    """After the revealer's turn the track falls; at 0 the living make their offers and the highest wins.

    (haunt10.win)
    """
    if seat != the_haunt(scene.state).revealer:
        return
    tools.turn_track(scene, -1)
    if tools.track_at(0)(scene):
        offers = {one: offer(scene, one) for one in alive(scene.state)}
        for one, total in offers.items():
            scene.tell("10-offer", seat=one, number=total)
        best = [one for one, total in offers.items() if total == max(offers.values())]
        win(scene, "alone" if best else "nobody", best)


def offer(scene: Scene, seat: int) -> int:
    """The sum of one's Treasure, and 2 more on the Ground Floor Staircase."""
    total = sum(token.value for token in held_by(scene.state, seat, TREASURE))
    on_stairs = is_named(scene.state.house, tools.place(scene, seat), STAIRS)
    return total + STAIRS_BONUS * on_stairs


def lore(scene: Scene, seat: int | None) -> dict[str, Any]:
    """One's own Treasure, and the best that one has looked at and left lying."""
    if seat is None:
        return {}
    treasures = tokens(scene.state, TREASURE)
    notes: dict[str, Any] = {"lore-10-own": {"number": sum(one.value for one in held_by(scene.state, seat, TREASURE))}}
    lying = in_house(scene.state, TREASURE)
    seen = [one for at, one in enumerate(treasures) if one in lying and not one.up and has_seen(scene, seat, at)]
    if seen:
        best = max(seen, key=lambda one: one.value)
        notes["lore-10-seen"] = {"number": best.value, "tile": best.on}
    return notes


HAUNT = enter(
    Haunt(
        number=10,
        kind="free",
        tokens=("number",),
        hero_setup=setup,
        actions=(
            Action(
                key="search",
                who="any",
                where=with_token(TREASURE),
                roll=("knowledge",),
                bands={4: take, 1: look, 0: nothing},
            ),
        ),
        traitor_rules=("treasure", "steal", "offer"),
        facts=Glances,
        on=(
            moments.attack_won.by(attack_won),
            moments.turn_ends.by(turn_ends),
            moments.lootable.by(lambda scene, seat: (TREASURE,)),
            moments.sees_token.by(sees_treasure),
        ),
        lore=lore,
    )
)

# -- what sensible players want ------------------------------------------------------------------------------------

TASTES = tastes(
    HAUNT,
    aims=tools.aim("any", 1.0, tools.at(STAIRS), tools.track_at(1)),
    likes={"take-instead": tools.rather_not("damage")},
)
