"""Rest, Canteen and Shower Room: lowering Insanity, and scanning the Contamination cards in hand."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .enemies import enemy_of
from .hand import contamination_in, remove_cards, scan
from .insanity import calm, can_calm
from .state import Scene


def calm_down(scene: Scene, seat: int, rule: str) -> Flow[None]:
    """Rest, Canteen, Shower: lower Insanity and scan the Contamination cards in hand, either or both.

    (change.rest-lower, change.rest-scan, change.rest-canteen-shower, change.rest-choice-each, contam.scan-example,
    change.shower-use, change.infected-at-five)
    Always asked, so that nobody learns from the question whether there is anything to scan. The scan comes first: what
    is INFECTED leaves nothing to lower.
    """
    options: list[Key] = ["scan", "lower", "both", "neither"] if can_calm(scene, seat) else ["scan", "neither"]
    choice = yield ask(seat, "calm-down", options, rule=rule)
    infected = choice in ("scan", "both") and (yield from scan_hand(scene, seat))
    if choice in ("lower", "both") and not infected:
        calm(scene, seat)


def scan_hand(scene: Scene, seat: int) -> Flow[bool]:
    """Scan all Contamination cards in hand and remove those that are not INFECTED; True if any was.

    (contam.rest-removes, change.rest-scan-all)
    """
    cards = contamination_in(scene.state.characters[seat].hand)
    infected = scan(scene, seat, cards)
    remove_cards(scene, seat, [card for card in cards if card not in infected])
    if infected:
        yield from enemy_of(scene).infected(scene, seat, infected)
    return bool(infected)
