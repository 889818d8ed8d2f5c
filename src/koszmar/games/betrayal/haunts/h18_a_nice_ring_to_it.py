"""Haunt 18, A Nice Ring to It: the traitor is one of these figures, and the others are made of ring-light."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Flow, Key

from ..attack import Attack, reach, targets_on
from ..bestiary import add_monster, monster, monsters_of, remove_monster
from ..cards import CARDS, omens_of
from ..harm import dice_of_damage
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import distances
from ..moments import cards_answering, carry_out
from ..places import put
from ..rolls import Roll
from ..state import Actor, Table, by_players, the_haunt, value
from ..tokens import held_by, on_seat, put_token, return_token
from . import tools
from .tools import end_turn, harm_dice, heroes_win, on, with_monster

ILLUSION = MonsterKind(key="illusion", token="number", harm="none", moving="speed")
TOKEN = "illusion"
"""An Illusion on the traitor's board, by its number; the 1 is the traitor."""
USABLE = ("first-aid-kit", "map", "mask", "mirror", "strange-medicine")
"""Cards whose special action an Illusion can take: not those for trades, rerolls and turns of an explorer."""


def setup(scene: Table) -> Flow[None]:
    """The traitor heals and vanishes among {3/4/5/6} Illusions."""
    tools.traitor_heals(scene)
    for number in range(1, by_players(scene.state, 3, 4, 5, 6) + 1):
        put_token(scene, "number", TOKEN, on_seat(tools.traitor_of(scene)), value=number)
    yield from scatter(scene)


def scatter(scene: Table) -> Flow[None]:
    """One Illusion on the traitor's tile, the others within reach of Speed, each on a tile of its own if possible."""
    seat = tools.traitor_of(scene)
    explorer = scene.state.explorers[seat]
    here, speed = explorer.place, value(explorer, "speed")
    near = [tile for tile, away in distances(scene, here).items() if away <= speed]
    board = held_by(scene.state, seat, TOKEN)
    places = [here]
    while len(places) < len(board):
        free = [tile for tile in near if tile not in places] or near
        places.append((yield from tools.choose_tile(scene, seat, free, "place-monster", kind="illusion")))
    true = places.index((yield from tools.choose_tile(scene, seat, places, "18-where")))
    others = [token.value for token in board if token.value != 1]
    scene.chance.shuffle(others)
    for token in board:
        return_token(scene, token)
    explorer.place = ""
    scene.tell("18-vanish", seat=seat)
    for index, tile in enumerate(places):
        add_monster(scene, "illusion", tile, value=1 if index == true else others.pop())


def is_hidden(scene: Table) -> bool:
    """Whether the traitor is among the Illusions."""
    return not scene.state.explorers[tools.traitor_of(scene)].place


# -- dispelling ------------------------------------------------------------------------------------------------------


def dispel(scene: Table, key: str) -> Flow[None]:
    """The Illusion is turned up; if it was the 1, the traitor stands there, all return, and the highest is lost."""
    one, seat = monster(scene.state, key), tools.traitor_of(scene)
    show(scene, "dispelled")
    scene.reveal()
    scene.tell("18-dispelled", monster=key, number=one.value)
    place, gone = one.place, [one] if one.value != 1 else monsters_of(scene.state, "illusion")
    for other in gone:
        remove_monster(scene, other.id)
        put_token(scene, "number", TOKEN, on_seat(seat), value=other.value)
    if one.value == 1:
        return_token(scene, max(held_by(scene.state, seat, TOKEN), key=lambda token: token.value))
        yield from put(scene, seat, place)


def dispel_here(scene: Table, seat: int) -> Flow[None]:
    """An Illusion on the own tile is dispelled."""
    here = [one.id for one in monsters_of(scene.state, "illusion") if one.place == tools.place(scene, seat)]
    yield from dispel(scene, (yield from tools.choose(scene, seat, "18-which", here)))


def call(scene: Table, seat: int) -> Flow[None]:
    """A revealed traitor takes a die of Mental damage, or any Illusion is dispelled; the turn ends."""
    scene.state.turn.over = True
    if is_hidden(scene):
        anywhere: list[Key] = [one.id for one in monsters_of(scene.state, "illusion")]
        yield from dispel(scene, (yield from tools.choose(scene, seat, "18-which", anywhere)))
    else:
        yield from dice_of_damage(scene, tools.traitor_of(scene), 1, "mental", "haunt")


def attack_won(scene: Table, blow: Attack) -> Flow[bool]:
    """A hero's won attack dispels an Illusion, and hurts nobody."""
    target = blow.target
    if not isinstance(target, str) or blow.winner != blow.attacker:
        return False
    yield from dispel(scene, target)
    return True


def omens(scene: Table, seat: int) -> int:
    """+1 for every Omen of the own."""
    return len(omens_of(scene.state, seat))


def with_mirror(scene: Table, seat: int) -> int:
    """+2 with the Mirror."""
    return 2 if "mirror" in scene.state.explorers[seat].cards else 0


# -- the traitor and the Illusions -----------------------------------------------------------------------------------


def may_summon(scene: Table, seat: int) -> bool:
    """Revealed, and with an Illusion left."""
    return not is_hidden(scene) and bool(held_by(scene.state, seat, TOKEN))


def summon(scene: Table, seat: int) -> Flow[None]:
    """The Illusions are placed anew and the turn ends."""
    yield from scatter(scene)
    scene.state.turn.over = True


def illusion_value(scene: Table, key: str, trait: str) -> int:
    """An Illusion has the traitor's traits."""
    return value(scene.state.explorers[tools.traitor_of(scene)], trait)


def illusion_targets(scene: Table, key: str) -> list[tuple[str, Actor]]:
    """Illusions fight like the traitor: unarmed, or with a weapon of the traitor's."""
    place = monster(scene.state, key).place
    found: list[tuple[str, Actor]] = [("might", target) for target in targets_on(scene, key, [place])]
    for card in scene.state.explorers[tools.traitor_of(scene)].cards:
        weapon = CARDS[card].weapon
        if weapon and not weapon.instead:
            found += [(card, target) for target in targets_on(scene, key, reach(scene, place, weapon.reach))]
    return found


def attack_begins(scene: Table, blow: Attack) -> Flow[None]:
    """What a weapon in an Illusion's hand costs, the traitor pays, with life if need be."""
    card = CARDS.get(blow.weapon)
    if isinstance(blow.attacker, str) and card and card.weapon:
        show(scene, "illusions")
        if card.weapon.price:
            seat = tools.traitor_of(scene)
            yield from carry_out(card.weapon.price(scene, seat))
            if tools.traitor_dead(scene):
                heroes_win(scene, seat)


def cards_help(scene: Table, roll: Roll) -> Flow[None]:
    """What the traitor's cards add to rolls they add to an Illusion's."""
    if isinstance(roll.actor, str):
        for answer in list(cards_answering(scene, tools.traitor_of(scene), "roll")):
            yield from carry_out(answer(scene, roll))


def step_in(scene: Table, key: str) -> None:
    """The traitor's figure takes the place of an Illusion for as long as a card is used."""
    one = monster(scene.state, key)
    scene.state.explorers[tools.traitor_of(scene)].place, one.place = one.place, ""


def step_out(scene: Table, key: str) -> None:
    """The Illusion stands where the figure is, which leaves the house again."""
    explorer = scene.state.explorers[tools.traitor_of(scene)]
    monster(scene.state, key).place, explorer.place = explorer.place, ""


def usable(scene: Table, key: str) -> list[Key]:
    """The traitor's cards that an Illusion could use now."""
    seat = tools.traitor_of(scene)
    step_in(scene, key)
    found: list[Key] = [
        card for card in scene.state.explorers[seat].cards
        if card in USABLE and card not in scene.state.turn.used
        and (special := CARDS[card].special) and special.usable(scene, seat)
    ]  # fmt: skip
    step_out(scene, key)
    return found


def use_card(scene: Table, key: str) -> Flow[None]:
    """An Illusion takes the special action of one of the traitor's cards, each once a turn."""
    seat = tools.traitor_of(scene)
    card = yield from tools.choose(scene, seat, "18-card", usable(scene, key))
    special = CARDS[card].special
    assert special is not None
    show(scene, "illusions")
    scene.state.turn.used.append(card)
    scene.tell("use", seat=seat, card=card)
    step_in(scene, key)
    yield from carry_out(special.flow(scene, seat))
    step_out(scene, key)


# -- secrets ---------------------------------------------------------------------------------------------------------


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Only the traitor knows which Illusion is the true one."""
    if seat == tools.traitor_of(scene):
        return
    illusions = the_haunt(scene.state).monsters
    numbers = [one.value for one in illusions]
    chance.shuffle(numbers)
    for one, number in zip(illusions, numbers, strict=True):
        one.value = number


def lore(scene: Table, seat: int | None) -> dict[str, dict[str, object]]:
    """The traitor knows which Illusion is the true one."""
    true = next((one.id for one in monsters_of(scene.state, "illusion") if one.value == 1), None)
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
            Action(key="confront", where=with_monster("illusion"), roll=("knowledge",), bonus=with_mirror,
                   bands={5: dispel_here, 0: harm_dice("mental")}),
            Action(key="call", where=on("vault"), roll=("sanity",), bonus=omens, bands={8: call, 0: end_turn}),
            Action(key="summon", who="traitor", needs=may_summon, flow=summon),
            Action(key="use-card", who="illusion", needs=lambda scene, key: bool(usable(scene, key)), flow=use_card,
                   times=0),
        ),
        goals=(Goal("hero", tools.traitor_dead), tools.TRAITOR_KILLS_ALL),
        hero_rules=("dispelled",),
        traitor_rules=("illusions", "dispelled"),
        on={
            "monster-value": illusion_value,
            "monster-targets": illusion_targets,
            "attack-begins": attack_begins,
            "attack-won": attack_won,
            "roll": cards_help,
            "instead": lambda scene, seat: seat == tools.traitor_of(scene) and is_hidden(scene),
        },
        secrets=secrets,
        lore=lore,
    )
)  # fmt: skip
