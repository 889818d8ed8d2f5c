"""The end of a round: track, labyrinth, adrenaline, effects, marker, and what Evil does then.

(End of round, Nightmare)
"""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.moments import carry_out

from .characters import refresh_ally
from .creatures import hero_hurts
from .experience import has
from .harm import evil_wins, lose
from .hindrances import hinders
from .labyrinth import clear_labyrinth
from .missions import MISSIONS
from .reactions import REACTIONS
from .reactions.verbs import changed, danger
from .state import Discarded, Scene, evil_seats

DONE = "done"


def end_round(scene: Scene) -> Flow[None]:
    """All steps in their order, then a new round.

    (eor.order, eor.steps-before-new, eor.evil-step, eor.effects-order)
    """
    state = scene.state
    clear_track(scene)
    clear_labyrinth(scene)
    refill_adrenaline(scene)
    yield from effects(scene)
    move_marker(scene)
    yield from evil_refills(scene)
    yield from danger(scene, state.leader, state.danger_due)
    state.danger_due = 0
    pass_leader(scene)
    state.turn_number = 0  # eor.turn-tokens-reset
    state.round += 1
    state.sheet.used = []
    for creature in state.creatures:
        creature.expected = False
    refresh_ally(scene, round_over=True)
    if state.round > scene.parameters.horizon:
        evil_wins(scene, "horizon", "match.horizon")
    scene.tell("round", number=state.round)
    state.phase = "start"


# -- track, adrenaline ---------------------------------------------------------------------------------------------


def visible_symbols(scene: Scene) -> int:
    """Danger symbols that no card covers; the one outside never is (track.danger-symbols, track.outside-symbol)."""
    state, parameters = scene.state, scene.parameters
    covered = sum(card.spaces for card in state.track) - state.track_extra
    plain = parameters.track_spaces - parameters.danger_symbols
    return int(parameters.danger_symbols - max(0, covered - plain) + 1)


def clear_track(scene: Scene) -> None:
    """Count the visible danger symbols, then all cards go to their discard piles.

    (eor.count-danger, eor.count-before-discard, eor.discard-reactions, eor.danger-later, danger.new-tokens,
    danger.at-least-one)
    """
    state = scene.state
    state.danger_due = visible_symbols(scene)
    scene.tell("danger-due", count=state.danger_due)
    for card in state.track:
        state.discards[REACTIONS[card.card].deck].append(Discarded(card.card, card.up))
    state.track = []


def adrenaline_maximum(scene: Scene) -> int:
    """By the lower of Health and Sanity (adrenaline.maximum, adrenaline.lower-status-more, adrenaline.five-at-three).

    (adrenaline.six-tokens, xp.cold-blood; PM08, FM06)
    """
    sheet = scene.state.sheet
    lower = min(sheet.health, sheet.sanity)
    high, middle, low = scene.parameters.adrenaline
    most = high if lower >= 8 else middle if lower >= 4 else low
    most += has(scene, "cold-blood")
    if hinders(scene, "water"):
        most = max(2, most - 1)
    if scene.state.active and scene.state.final.key == "into-the-void":
        most = max(1, most - scene.state.final.growth)
    return int(most)


def refill_adrenaline(scene: Scene) -> None:
    """Up to the maximum; what is above it stays (eor.refill-adrenaline, adrenaline.only-end-of-round).

    (adrenaline.over-maximum, eor.example-adrenaline, xp.cold-blood-delay)
    """
    sheet = scene.state.sheet
    most = adrenaline_maximum(scene)
    if sheet.adrenaline < most:
        sheet.adrenaline = most
        scene.tell("adrenaline-filled", count=most)


# -- effects, marker -----------------------------------------------------------------------------------------------


def effects(scene: Scene) -> Flow[None]:
    """Acid, PM, FM, the loss of Nightmare mode (eor.effects, eor.effects-order, nightmare.sanity-drain)."""
    state = scene.state
    for creature in [one for one in state.creatures if one.acid]:
        creature.acid = False  # item.acid-vial-upgraded
        yield from hero_hurts(scene, creature, "killed" if creature.wounded else "wounded")
    for creature in state.creatures:
        creature.tough = 0
    if hinders(scene, "failing-grid"):
        for sector, there in state.elements.items():
            if there.lit and sector != state.hero:
                there.lit = False
                changed(scene, sector, "light-out")
    grows = MISSIONS[state.final.key].grows
    if state.active and grows is not None:
        yield from carry_out(grows(scene, state.final))
    if state.sheet.nightmare:
        yield from lose(scene, "sanity", scene.parameters.nightmare_loss, "nightmare", redirect=False)


def move_marker(scene: Scene) -> None:
    """The round marker moves left; on the last space Nightmare mode begins and lasts.

    (round.marker-left, round.extra-at-start, nightmare.trigger, nightmare.flip-marker, nightmare.irreversible,
    nightmare.not-game-over, nightmare.first-drain, nightmare.marker-stays, setup.round-track-length)
    """
    sheet = scene.state.sheet
    last = len(scene.parameters.healing) - 1
    if sheet.spare_rounds:
        sheet.spare_rounds -= 1
    elif sheet.marker < last:
        sheet.marker += 1
    if sheet.marker == last and not sheet.nightmare:
        sheet.nightmare = True
        scene.tell("nightmare")


# -- Evil ----------------------------------------------------------------------------------------------------------


def hand_total(scene: Scene) -> int:
    """Cards of all Evil players together (evil.hand-total; FM08 adds)."""
    return int(scene.parameters.hands[scene.players - 2]) + scene.state.track_extra


def evil_refills(scene: Scene) -> Flow[None]:
    """Each may throw cards away; then the Leader deals new ones (evil.exchange, eor.evil-refill)."""
    state = scene.state
    for seat in evil_seats(scene):
        while state.hands[seat]:
            options: list[Key] = [DONE, *dict.fromkeys(state.hands[seat])]
            card = yield ask(seat, "throw-away", options, rule="evil.exchange")
            if card == DONE:
                break
            state.hands[seat].remove(card)
            state.discards[REACTIONS[card].deck].append(Discarded(card, False))
            scene.tell("thrown-away", seat=seat)
    yield from deal(scene)


def deal(scene: Scene) -> Flow[None]:
    """For each card the Leader names the player and the deck before it is drawn (evil.draw-leader, evil.deck-empty).

    (evil.decks-shared, evil.hand)
    """
    state = scene.state
    seats = evil_seats(scene)
    while sum(len(state.hands[seat]) for seat in seats) < hand_total(scene):
        decks = [deck for deck in state.decks if state.decks[deck] or state.discards[deck]]
        if not decks:
            return
        options: list[Key] = [(seat, deck) for seat in seats for deck in decks]
        seat, deck = yield ask(state.leader, "deal", options, rule="evil.draw-leader")
        if not state.decks[deck]:
            state.decks[deck] = [one.card for one in state.discards[deck]]
            state.discards[deck] = []
            scene.chance.shuffle(state.decks[deck])
        state.hands[seat].append(state.decks[deck].pop())
        scene.reveal()
        scene.tell("evil-draws", seat=seat, deck=deck)


def pass_leader(scene: Scene) -> None:
    """The Leader token goes to the next Evil player (evil.leader-passes)."""
    seats = evil_seats(scene)
    scene.state.leader = seats[(seats.index(scene.state.leader) + 1) % len(seats)]
