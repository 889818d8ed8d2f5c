"""Noise: the roll after a move, markers in corridors, Danger, and the Encounter that a second marker would be."""

from __future__ import annotations

from koszmar.kernel.flow import NOTHING, Flow
from koszmar.parts.cards import draw_from_bag
from koszmar.parts.moments import carry_out

from . import moments
from .answers import of_character
from .enemies import enemy_of
from .intruders import enter, is_free, near
from .ship import EXITS, clear_noise, is_noisy, mark_all_noise, mark_noise
from .stage import roll_again, show
from .state import Scene, Staged, is_active

SILENCE, DANGER = "silence", "danger"
NOISE_DIE = ("1", "1", "2", "2", "3", "3", "4", "4", SILENCE, DANGER)
"""The faces of the noise die (noise.die)."""


def noise_roll(scene: Scene, seat: int) -> Flow[None]:
    """Roll for Noise and resolve it (noise.number, noise.silence)."""
    if not is_active(scene.state.characters[seat]):
        return
    face = scene.chance.roll(NOISE_DIE)[0]
    rolled = show(scene.state, Staged("noise", face, seat))
    for answer in of_character(scene, seat, moments.rolled_noise):
        rerolled = yield from carry_out(answer(scene, seat, face))
        if rerolled and rerolled != face:
            face = rerolled
            roll_again(rolled, face)
    scene.tell("noise-roll", seat=seat, face=face)
    if face == SILENCE and slime_betrays(scene, seat):
        face = DANGER
    if face == DANGER:
        danger(scene, seat)
    elif face != SILENCE:
        yield from make_noise(scene, seat, int(face))


def slime_betrays(scene: Scene, seat: int) -> bool:
    """Slime makes Danger of every Silence (baserace.slime)."""
    if scene.state.characters[seat].slime:
        scene.tell("slime-loud", seat=seat)
        return True
    return False


def make_noise(scene: Scene, seat: int, number: int) -> Flow[None]:
    """Noise in the corridor with a number; where there is some already, an Encounter.

    (noise.second-is-encounter, noise.intruder-despite-door, noise.example-markers)
    """
    link = EXITS[scene.state.characters[seat].room][number]
    if is_noisy(scene.state, link):
        return encounter(scene, seat)
    mark_noise(scene, link)
    return NOTHING


def danger(scene: Scene, seat: int) -> None:
    """All Intruders next door that are not in Combat come; if there are none, Noise everywhere.

    (noise.danger-pull, noise.danger-no-intruder, noise.danger-no-encounter, lair.danger-not-counted)
    """
    state = scene.state
    room = state.characters[seat].room
    doors = near(scene, room)
    pulled = [one for one in state.intruders if one.room in doors and is_free(scene, one)]
    scene.tell("danger", seat=seat, room=room, called=len(pulled))
    for intruder in pulled:
        enter(scene, intruder, room)
    if not pulled:
        mark_all_noise(scene, room)


def encounter(scene: Scene, seat: int) -> Flow[None]:
    """Noise round the Room is discarded, a token drawn; its kind decides (encounter.draw-token, encounter.causer)."""
    state = scene.state
    room = state.characters[seat].room
    clear_noise(scene, room)
    token = draw_from_bag(scene.chance, state.bag)
    scene.reveal()
    show(state, Staged("encounter", token or "", seat))
    scene.tell("encounter", seat=seat, room=room, token=token or "")
    if token is None:
        return
    state.drawn.append(token)
    yield from scene.because("cause-encounter", enemy_of(scene).resolve_token(scene, seat, token))
