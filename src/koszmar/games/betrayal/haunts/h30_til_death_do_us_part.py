"""Haunt 30, 'Til Death Do Us Part: there will be a wedding tonight, and one of you has been promised."""

from __future__ import annotations

from koszmar.kernel.chance import Chance
from koszmar.kernel.flow import Decision, Flow, Key

from ..attack import Attack
from ..cards import CARDS, holder_of, omens_of
from ..harm import Packet
from ..haunt import Action, Goal, Haunt, MonsterKind, enter
from ..haunting import show
from ..house import distance, place_of
from ..places import forced_move, put
from ..rolls import Roll, trait_roll
from ..sides import heroes
from ..state import Actor, Table, by_players, the_haunt
from ..tokens import put_token, tokens
from ..traits import start_of
from . import tools
from .tools import both, heroes_win, holds, with_token, with_traitor

GUEST = MonsterKind(key="guest", might=5, speed=4, sanity=2, knowledge=3)
ALTAR, RING, ARMOR = "altar", "ring", "armor"
UP, OLD = "face-up", "in-play"
"""The Omens that lie face up for good, and those that were in play when the haunt began."""


# -- set-up --------------------------------------------------------------------------------------------------------


def hero_setup(scene: Table) -> Flow[None]:
    """The Secret Staircase, a short stack, the traitor's Omens for the revealer, and a last exchange of Omens."""
    state, haunt = scene.state, the_haunt(scene.state)
    yield from tools.bring(scene, tools.speaker(scene), "secret-staircase", "basement")
    spare = max(0, len(state.stack) - by_players(state, 4, 6, 9, 12))
    state.gone += state.stack[:spare]
    del state.stack[:spare]
    heir = haunt.revealer if haunt.revealer != haunt.traitor else tools.speaker(scene)
    for card in omens_of(state, haunt.traitor):
        state.explorers[haunt.traitor].cards.remove(card)
        state.explorers[heir].cards.append(card)
    tools.note(scene, OLD, [card for seat in heroes(state) for card in omens_of(state, seat)])
    for seat in tools.in_turn_order(scene, heroes(state)):
        yield from pass_omens(scene, seat)


def pass_omens(scene: Table, seat: int) -> Flow[None]:
    """A hero gives away as many Omens as they like; the traitor sees that, but not which."""
    state = scene.state
    others = [other for other in heroes(state) if other != seat]
    while omens_of(state, seat):
        options: list[Key] = ["done"]
        options += [("give", card, f"seat-{other}") for card in omens_of(state, seat) for other in others]
        choice = yield from tools.choose(scene, seat, "30-exchange", options)
        if choice == "done":
            return
        card, other = choice[1], int(choice[2][5:])
        state.explorers[seat].cards.remove(card)
        state.explorers[other].cards.append(card)
        scene.tell("30-passed", seat=seat, other=other, to=tuple(heroes(state)), secret={"card": card})


def traitor_setup(scene: Table) -> Flow[None]:
    """The traitor heals and waits in the Entrance Hall; {1/2/3/4} guests on Omen tiles."""
    seat = tools.traitor_of(scene)
    tools.traitor_heals(scene)
    yield from put(scene, seat, "entrance-hall")
    count, omens = by_players(scene.state, 1, 2, 3, 4), tools.with_symbols(scene, "omen")
    yield from tools.place_monsters(scene, seat, "guest", count, omens, spare="ground-floor-staircase")


# -- Omens face down -----------------------------------------------------------------------------------------------


def sees_card(scene: Table, seat: int | None, owner: int, card: str) -> bool:
    """The heroes' Omens are hidden from the traitor and from spectators."""
    sides = the_haunt(scene.state).sides
    if CARDS[card].deck != "omen" or sides[owner] != "hero" or card in tools.fact(scene, UP, []):
        return True
    return seat is not None and sides[seat] == "hero"


def face_down(scene: Table, seat: int) -> list[str]:
    """The Omens of a player that the traitor does not see."""
    return [card for card in omens_of(scene.state, seat) if not sees_card(scene, None, seat, card)]


def may_get(scene: Table, seat: int, thing: str) -> bool:
    """The traitor can ask for nothing unseen."""
    owner = holder_of(scene.state, thing)
    return owner is None or sees_card(scene, seat, owner, thing)


def shows(scene: Table, seat: int, card: str) -> None:
    """Whoever profits from an Omen that lies face down shows it first."""
    if card in face_down(scene, seat):
        show(scene, "omens")
        scene.tell("30-shown", seat=seat, card=card)


def rolls(scene: Table, roll: Roll) -> None:
    """An Omen that adds to a roll is shown."""
    if isinstance(roll.actor, int):
        for card in omens_of(scene.state, roll.actor):
            if roll.named and CARDS[card].adds == roll.named:
                shows(scene, roll.actor, card)


def hurts(scene: Table, packet: Packet) -> None:
    """The Armor that takes a blow is shown."""
    if packet.kind == "physical" and ARMOR in scene.state.explorers[packet.seat].cards:
        shows(scene, packet.seat, ARMOR)


def attack_begins(scene: Table, blow: Attack) -> Flow[None]:
    """The traitor who attacks a hero may turn up one of that hero's Omens for good."""
    traitor, hero = tools.traitor_of(scene), blow.target
    if blow.attacker != traitor or not isinstance(hero, int) or not face_down(scene, hero):
        return
    choice = yield from tools.choose(scene, traitor, "30-veil", ["lift", "leave"], other=hero)
    if choice == "lift":
        show(scene, "veil")
        turn_up(scene, hero, [scene.chance.pick(face_down(scene, hero))])


def died(scene: Table, seat: int, cause: str, source: Actor | None) -> None:
    """A dead hero's Omens are turned up."""
    turn_up(scene, seat, face_down(scene, seat))


def turn_up(scene: Table, seat: int, cards: list[str]) -> None:
    """Omens lie face up from now on."""
    tools.note(scene, UP, [*tools.fact(scene, UP, []), *cards])
    for card in cards:
        scene.tell("30-turned-up", seat=seat, card=card)


def secrets(scene: Table, seat: int | None, chance: Chance) -> None:
    """Deal the heroes' hidden Omens anew; those drawn during the haunt might be any that the deck holds."""
    state = scene.state
    if seat in heroes(state):
        return
    owners = [owner for owner in heroes(state) if owner not in (state.turn.seat, *scene.asked)]
    hidden = [card for owner in owners for card in face_down(scene, owner)]
    deck = state.decks["omen"]
    drawn = [card for card in hidden if card not in tools.fact(scene, OLD, [])]
    loose = [card for card in deck.cards[deck.buried :] if card not in scene.promised]
    dealt = [card for card in hidden if card not in drawn]
    unseen = [*drawn, *loose]
    chance.shuffle(unseen)
    dealt += unseen[: len(drawn)]
    chance.shuffle(dealt)
    new = dict(zip(hidden, dealt, strict=True)) | dict(zip(loose, unseen[len(drawn) :], strict=True))
    deck.cards = [new.get(card, card) if place >= deck.buried else card for place, card in enumerate(deck.cards)]
    for owner in owners:
        explorer = state.explorers[owner]
        explorer.cards = [new.get(card, card) for card in explorer.cards]


# -- the Altar -----------------------------------------------------------------------------------------------------


def discovered(scene: Table, seat: int, tile: str) -> None:
    """The last tile of the stack bears the Altar."""
    if not scene.state.stack and not tokens(scene.state, ALTAR):
        show(scene, "altar")
        put_token(scene, "contract-altar", ALTAR, tile)


def turn_begins(scene: Table, seat: int) -> None:
    """With no tile left to discover the Altar stands on the tile discovered last."""
    discovered(scene, seat, list(scene.state.house.tiles)[-1])


def may_leave(scene: Table, seat: int, tile: str) -> bool:
    """From the Altar the traitor goes nowhere."""
    return seat != tools.traitor_of(scene) or not with_token(ALTAR)(scene, seat, tile)


def compel(scene: Table, seat: int) -> Flow[None]:
    """Show the Ring; Knowledge says how far the traitor is moved."""
    traitor = tools.traitor_of(scene)
    shows(scene, seat, RING)
    result = yield from trait_roll(scene, seat, "knowledge", rule="special.own-instructions", during="compel")
    while result and may_leave(scene, traitor, before := tools.place(scene, traitor)):
        yield from forced_move(scene, seat, traitor, 1, rule="move.forced-up-to", up_to=True)
        result = 0 if tools.place(scene, traitor) == before else result - 1


def floor(scene: Table, seat: int, trait: str) -> int:
    """The traitor's traits never fall below their start."""
    return start_of(scene.state.explorers[seat], trait) if seat == tools.traitor_of(scene) else 0


def has_ring(scene: Table) -> bool:
    """The traitor holds the Ring."""
    return holder_of(scene.state, RING) == tools.traitor_of(scene)


def aims(scene: Table, seat: int) -> list[tuple[str, float]]:
    """Heroes gather at the Altar; the traitor goes for the dead and their Omens."""
    if the_haunt(scene.state).sides[seat] == "hero":
        return [(token.on, 2.0) for token in tokens(scene.state, ALTAR)]
    return [(one.place, 4.0) for one in scene.state.explorers if one.dead and one.place and one.cards]


def explore(scene: Table, seat: int) -> float:
    """Heroes discover tiles until the Altar is found."""
    return 2.0 if the_haunt(scene.state).sides[seat] == "hero" and not tokens(scene.state, ALTAR) else 0.0


def compel_worth(scene: Table, seat: int, tile: str) -> float:
    """Compelling is for nothing before there is an Altar, or once the traitor stands there."""
    place = tools.place(scene, tools.traitor_of(scene))
    return float(any(token.on != place for token in tokens(scene.state, ALTAR)))


def to_the_altar(scene: Table, decision: Decision) -> list[float]:
    """Move the traitor towards the Altar."""
    goal, here = tokens(scene.state, ALTAR), place_of(scene.state, decision.args["who"])
    tiles = [here if option == "stop" else str(option) for option in decision.options]
    return [-float(distance(scene, tile, goal[0].on)) if goal else 0.0 for tile in tiles]


HAUNT = enter(
    Haunt(
        number=30,
        kind="traitor",
        traitor=tools.lowest("sanity", not_revealer=True),
        tokens=("contract-altar", "small-monster"),
        monsters=(GUEST,),
        monsters_act="after-traitor",
        hero_setup=hero_setup,
        traitor_setup=traitor_setup,
        actions=(
            Action(key="compel", needs=holds(RING), flow=compel, worth=compel_worth),
            Action(key="ceremony", where=both(with_token(ALTAR), with_traitor), roll=("sanity",),
                   bands={6: heroes_win}, worth=5),
        ),
        goals=(Goal("traitor", has_ring),),
        hero_rules=("omens", "altar"),
        traitor_rules=("veil", "stubborn", "bound"),
        on={
            "sees-card": sees_card,
            "may-get": may_get,
            "roll": rolls,
            "damage": hurts,
            "attack-begins": attack_begins,
            "died": died,
            "discovered": discovered,
            "turn-begins": turn_begins,
            "may-leave": may_leave,
            "floor": floor,
        },
        secrets=secrets,
        aims=aims,
        explore=explore,
        likes={"move-somebody": to_the_altar},
    )
)  # fmt: skip
