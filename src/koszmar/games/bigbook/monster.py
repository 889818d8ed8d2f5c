"""The Monster phase: the marker advances, Curses strike, fights are decided, pages turn, Curses are laid out."""

from __future__ import annotations

from koszmar.kernel.flow import Flow
from koszmar.kernel.scene import Result

from .curses import leaves_track, strike, where
from .decks import lose
from .grimoire import PAGES, carry_out
from .state import LAST_SPACE, Curse, Scene, left_page, right_page

STRIKES = {2: (0,), 3: (1, 2), 4: (3,), 5: (4,)}
"""The places for Curses on each space: space 3 holds two, the left one first, and space 1 none.

monster.space-3-capacity, curse.space-3-order, monster.space-1-quiet
"""


def monster_phase(scene: Scene) -> Flow[None]:
    """Advance the Invocation marker, then resolve the space it reached (monster.two-steps).

    The marker always moves one space on (monster.advance-mandatory, monster.direction). It alone measures a round: five
    turns (turn.round-is-five-turns), however early the last Curse is destroyed (turn.round-not-cut-short). With Curses
    on 3 and 5 only: example.curse-track.
    """
    state = scene.state
    state.marker += 1
    scene.tell("marker", space=state.marker)
    for index in STRIKES.get(state.marker, ()):
        yield from strike(scene, index)
    if state.marker == LAST_SPACE:
        yield from decide_fight(scene)
        state.marker = 1  # at once, in the same Monster phase (monster.to-space-1)
        scene.tell("marker", space=1)
    if state.marker == 1:
        yield from new_monster(scene)


def decide_fight(scene: Scene) -> Flow[None]:
    """On the last space: no Curse left is a victory, any Curse left a failure (monster.last-check).

    A blocked Curse is left too (goal.vanquish-definition, block.curse-counts-at-end). Victory brings the reward
    (monster.reward). Failure brings its price (monster.failure) and nothing worse, unless this was the last Monster
    (goal.earlier-monsters-optional, monster.unbeaten-escapes, tips.accept-failure); then the track is cleared
    (sorcerer.return-timing).
    """
    state = scene.state
    vanquished = not any(state.track)
    state.results.append(vanquished)
    monster, page = left_page(state), PAGES[right_page(state)]
    scene.tell("vanquished" if vanquished else "failed", monster=monster)
    if page.kind == "final":
        end_game(scene, vanquished)
    if vanquished:
        yield from carry_out(scene, page.reward, f"page-{page.key}-reward")
    else:
        yield from carry_out(scene, page.failure, f"page-{page.key}-failure")
        clear_track(scene)


def end_game(scene: Scene, won: bool) -> None:
    """The last Monster decides the game, for everybody alike (goal.objective, end.win, end.lose-last-monster).

    It is decided on the last space like any other (end.win-timing) and ends the turns (turn.until); whoever went mad
    shares the result (end.eliminated-share-result).
    """
    if won:
        scene.end(Result((1.0,) * scene.players, "won", "end.win"))
    lose(scene, "lost-last-monster", "end.lose-last-monster")


def clear_track(scene: Scene) -> None:
    """Curses left over go under their stacks (monster.failure-curses-return), Madness under them to its own stack
    (sorcerer.left-over-returns)."""
    for index, curse in enumerate(scene.state.track):
        if curse is not None:
            leaves_track(scene, index)
            scene.state.madness += curse.madness
            scene.tell("curse-returns", curse=curse.kind)


def new_monster(scene: Scene) -> Flow[None]:
    """A page is turned: invocation effect, Round marker, then Curses (monster.invocation-before-curses).

    monster.turn-page; on the very first turn this opens the book (monster.first-turn-open)
    """
    state = scene.state
    state.turned += 1
    scene.revealed = True
    key = left_page(state)
    page, following = PAGES[key], PAGES[right_page(state)]
    scene.tell("new-monster", monster=key, round=state.turned)
    yield from carry_out(scene, page.invocation, f"page-{key}-invocation")  # monster.invocation-effect
    if following.kind == "final":  # grimoire.final-page-order
        yield from carry_out(scene, following.invocation, "page-final-arrival")
    if page.after_layout and scene.rulings.sorcerer == "normal-moment":
        yield from carry_out(scene, page.after_layout, f"page-{key}-invocation")
    if state.turned > 1:  # the hat stays where it is when the first Monster appears (monster.round-marker-first-turn)
        state.row += 1  # monster.round-marker-down
    lay_curses(scene, page.curses)
    if page.after_layout and scene.rulings.sorcerer == "after-layout":
        yield from carry_out(scene, page.after_layout, f"page-{key}-invocation")


def lay_curses(scene: Scene, elements: tuple[str, ...]) -> None:
    """As many Multi-Element Curses as the Round marker shows (roundtrack.icons, monster.lay-multi), then the Monster's
    three in the order of the page (monster.lay-three, monster.lay-order).

    They fill the places from space 2 on (monster.layout-0, monster.layout-1, monster.layout-2), in the order in which
    they are drawn from the top of their stacks (monster.lay-multi-order, monster.curses-from-top).
    """
    state = scene.state
    rows = scene.parameters.multi_curses[scene.options.level]
    multi = rows[min(state.row, len(rows) - 1)]
    for index, kind in enumerate(("multi",) * multi + elements):
        stack = state.curses[kind]
        if stack.returned == len(stack.cards):
            stack.returned = max(0, stack.returned - 1)
        key = stack.cards.pop(0)
        state.track[index] = Curse(kind, key)
        scene.tell("lay-curse", curse=kind, effect=key, **where(index))
