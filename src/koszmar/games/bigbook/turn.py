"""The turn: Concentration, Monster, Action, Recuperation; and going mad."""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Flow, Key, ask

from .actions import ABILITY, END, legal_actions, remove_spell, take_action
from .cards import ELEMENT_CARDS, MADNESS
from .curses import unblock_curses
from .decks import discard, draw, hands_are_closed, holding, lose, spots
from .magicians import MAGICIANS
from .monster import monster_phase
from .payment import Purse
from .setup import choose_magicians
from .state import Phase, Scene, in_order


def step(scene: Scene) -> Flow[None]:
    """The next piece of the match that leaves no rule half-done: a phase, or one action of the Action phase."""
    return PHASES[scene.state.phase](scene)


def start_turn(scene: Scene) -> Flow[None]:
    """Concentration and Monster phase (turn.four-phases).

    Whatever the Monster phase brings, even the end of a fight, the Action phase of the same turn follows
    (monster.same-turn).
    """
    state = scene.state
    state.turn += 1
    state.magicians[state.active].ability_used = False
    scene.tell("turn", seat=state.active, turn=state.turn)
    concentration(scene, state.active)
    yield from monster_phase(scene)
    unblock_curses(scene)
    state.phase = "action"


def concentration(scene: Scene, seat: int) -> None:
    """The active player alone turns their exhausted Spells upright (concentration.refresh, concentration.own-only).

    Blocked ones stay as they are (block.no-refresh).
    """
    for spell in scene.state.magicians[seat].spells:
        if not spell.blocked:
            spell.exhausted = False


def action_phase(scene: Scene) -> Flow[None]:
    """One action of the active player, or the end of the phase; any number in any order (action.any-number-any-order).

    Nobody else acts (action.active-only), and the phase may end without any action (action.none-allowed).
    The question is put even when nothing but the end is left (action.end-phase): a phase that ended by itself would
    tell what a closed hand holds, and would draw cards before the player could take the last action back.
    """
    state = scene.state
    purse = Purse(state.active, own_turn=True)
    actions = legal_actions(scene, purse)
    if can_use_ability(scene, state.active):
        actions.append(ABILITY)
    actions.append(END)
    action: Key = yield ask(state.active, "action", actions, rule="action.any-number-any-order",
                            pause=True)  # fmt: skip
    if action == END:
        state.phase = "recuperation"
        scene.tell("end-actions", seat=state.active)
    elif action == ABILITY:
        yield from use_ability(scene, state.active)
    else:
        yield from take_action(scene, purse, action)


def can_use_ability(scene: Scene, seat: int) -> bool:
    """A once-per-turn ability can be used, or not (magician.ability-once-per-turn, magician.ability-optional)."""
    magician = scene.state.magicians[seat]
    sheet = MAGICIANS[magician.sheet]
    return sheet.ability is not None and not magician.ability_used and sheet.usable(scene, seat)


def use_ability(scene: Scene, seat: int) -> Flow[None]:
    """Use the Magician's ability, between actions (magician.ability-timing)."""
    magician = scene.state.magicians[seat]
    ability = MAGICIANS[magician.sheet].ability
    assert ability is not None
    magician.ability_used = True
    scene.tell("ability", seat=seat)
    yield from scene.because(f"magician-{magician.sheet}-text", ability(scene, seat))


def end_turn(scene: Scene) -> Flow[None]:
    """Recuperation, the check for going mad; then the token goes to the left (recuperation.pass-token, turn.pass-left).

    Only the active player refills (recuperation.active-only) and is checked (elimination.timing): six Madness
    (elimination.six-madness), or more of them and nothing else (elimination.more-than-six). The turns of whoever is
    out are skipped (elimination.others-continue).
    """
    state = scene.state
    yield from recuperation(scene, state.active)
    if all(card == MADNESS for card in state.magicians[state.active].hand):
        go_mad(scene, state.active)
    state.active = in_order(state, (state.active + 1) % scene.players)[0]
    state.phase = "monster"


def recuperation(scene: Scene, seat: int) -> Flow[None]:
    """The active player ends the turn with exactly six cards in hand, Madness included (recuperation.exactly-six).

    Only now is the limit enforced (deck.no-hand-limit-during-turn, granted.refill-own-phase); support does not count
    (recuperation.support-not-counted). Too many: Element cards are discarded, never Madness
    (recuperation.no-madness-discard). Too few: nothing is discarded, and cards are drawn (recuperation.draw-up,
    recuperation.no-discard-before-draw), with a renewed deck if need be (recuperation.empty-deck).
    """
    hand, size = scene.state.magicians[seat].hand, scene.parameters.hand_size
    while len(hand) > size and (spare := holding(spots(scene.state, "hand", seat), *ELEMENT_CARDS)):
        spot = yield ask(seat, "discard-to-hand-size", spare, rule="recuperation.discard-down",
                         pause=hands_are_closed(scene), left=len(hand) - size)  # fmt: skip
        discard(scene, spot)
    draw(scene, seat, size - len(hand))


def go_mad(scene: Scene, seat: int) -> None:
    """A hand of nothing but Madness eliminates its player and all their cards (elimination.cards-removed).

    Their Madness does not go back to its stack (elimination.madness-not-returned).
    """
    state = scene.state
    magician = state.magicians[seat]
    magician.mad = True
    magician.known = 0
    scene.tell("go-mad", seat=seat)
    scene.revealed = True  # removed cards can be looked at, those of the deck too (remove.public)
    for cards in (magician.hand, magician.deck, magician.discard, magician.support):
        state.removed.extend(cards)
        cards.clear()
    for spell in list(magician.spells):
        remove_spell(scene, seat, spell.key)
    if all(other.mad for other in state.magicians):
        lose(scene, "lost-all-mad", "end.lose-all-mad")


PHASES: dict[Phase, Callable[[Scene], Flow[None]]] = {
    "setup": choose_magicians,
    "monster": start_turn,
    "action": action_phase,
    "recuperation": end_turn,
}
