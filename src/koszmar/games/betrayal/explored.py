"""A house that somebody has explored already: the quick way to a haunt, for players in a hurry and for simulations."""

from __future__ import annotations

from .cards import CARDS, draw
from .explorers import KINDS
from .house import lay, layings
from .scenarios import EVENT_HAUNTS, SCENARIOS
from .state import Scene
from .tiles import ROOMS

TILES_EACH = 4
"""Tiles discovered for each player, about as many as the haunt usually finds."""


def explore(scene: Scene, number: int) -> None:
    """Lay tiles, deal what their symbols give, scatter the explorers, and let the wanted haunt begin."""
    state = scene.state
    for seat in range(scene.players):
        for _ in range(TILES_EACH):
            _discover(scene, seat)
    tiles = list(state.house.tiles)
    for explorer in state.explorers:
        explorer.place = scene.chance.pick(tiles)
    state.turn.seat = scene.chance.below(scene.players)
    state.pending = [str(number), _trigger(scene, number)]
    state.phase = "haunt"


def _discover(scene: Scene, seat: int) -> None:
    """One tile where it fits, with the Item or Omen it gives; an Event hurts or helps a little."""
    state = scene.state
    key = state.stack.pop()
    ways = layings(state.house, key, ROOMS[key].regions)
    if not ways:
        state.stack.insert(0, key)
        return
    lay(state, key, *scene.chance.pick(ways))
    room, explorer = ROOMS[key], state.explorers[seat]
    if room.symbol == "event":
        trait = scene.chance.pick(KINDS["general"])
        explorer.traits[trait] = max(1, min(8, explorer.traits[trait] + scene.chance.pick((-1, 0, 1))))
    elif room.symbol:
        for _ in range(room.draws):
            card = draw(scene, room.symbol)
            if card:
                explorer.cards.append(card)


def _trigger(scene: Scene, number: int) -> str:
    """The card that starts the haunt: an Omen goes to the revealer, an Event is read and buried."""
    state = scene.state
    for event, haunt in EVENT_HAUNTS.items():
        if haunt == number:
            state.scenario = state.scenario or scene.chance.pick(list(SCENARIOS))
            return event
    pairs = [(scenario, omen) for scenario, table in SCENARIOS.items() for omen in table]
    told = [(scenario, omen) for scenario, omen in pairs if SCENARIOS[scenario][omen] == number]
    state.scenario, omen = told[0] if told else scene.chance.pick(pairs)  # a haunt of no Scenario: any Omen will do
    for explorer in state.explorers:
        if omen in explorer.cards:
            explorer.cards.remove(omen)
    deck = state.decks[CARDS[omen].deck].cards
    if omen in deck:
        deck.remove(omen)
    state.explorers[state.turn.seat].cards.append(omen)
    return omen
