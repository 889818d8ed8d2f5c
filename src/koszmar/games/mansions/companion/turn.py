"""A round of companion mode: the group taps what it does; then the app runs the Mythos phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from koszmar.kernel.flow import Flow, Key

from ..actions.tokens import at_token, offered
from ..activations import drawn as drawn_deed
from ..app_log import show
from ..attacks import SKILLS, cost_of_failing, drawn_text, own_blow
from ..bestiary import card_of
from ..effects.context import Context
from ..ending import end, out_of_time, too_late
from ..evade import drawn as drawn_evade
from ..horror_check import faced
from ..monsters import heal, hurt
from ..mythos import draw_event, fill_pool, grade_by_deadline
from ..mythos_events import EVENTS
from ..scenario.campaign import take_facts_over
from ..scenario.happenings import (
    advance,
    carry_out,
    check_endings,
    deadline_of,
    happen,
    plan,
    say,
    time_of,
)
from ..scenario.library import Happening, slug
from ..scenario.verbs import lay_tile, lay_token, take_token
from ..setup import crew, prepare_puzzles
from ..state import Investigator, Monster, Scene, in_play
from .asking import damage_dealt, order, reported, who_acts, whom
from .falling import fall
from .instructing import follow, run, seen
from .reckoning import guess, is_so

END = "end"
NOBODY = "nobody"
WEAPONS = ("heavy", "bladed", "firearm", "spell", "unarmed")


def set_up(scene: Scene) -> Flow[None]:
    """The prologue, the first tiles and tokens, what the group starts with."""
    state, story = scene.state, plan(scene)
    state.investigators = [Investigator("") for _ in range(crew(scene.players))]
    prepare_puzzles(scene)
    fill_pool(scene, state.plot.grade)
    take_facts_over(scene)
    say(scene, "prologue")
    before = seen(scene)
    layout = story.file.map[state.plot.layout]
    starts = [layout.start] if isinstance(layout.start, str) else list(layout.start)
    for side in dict.fromkeys(slug(start).rpartition(".")[0] for start in starts):
        lay_tile(scene, side)
    for token in story.tokens.values():
        if token.at_start:
            lay_token(scene, token)
    follow(scene, before)
    for who in range(len(state.investigators)):
        order(scene, "put", who, at=slug(starts[who % len(starts)]))
    header = story.file.scenario
    more = [header.more_possessions] * max(0, len(state.investigators) - 2) if header.more_possessions else []
    for wish in (*header.possessions, *more):
        order(scene, "share", thing="+".join(wish.split() if wish.startswith("random ") else [slug(wish)]))
    yield from run(scene, story.setup, Context(-1, cause="event"))
    state.number = state.round  # the group's turns are its own affair: the app counts rounds
    scene.tell("round", number=state.round)
    yield from happen(scene, "round", value=state.round)
    state.phase = "investigators"


# -- the investigators ---------------------------------------------------------------------------------------------


def investigators(scene: Scene) -> Flow[None]:
    """The group says what it does, as often as it likes; the app answers; then it ends the phase."""
    fallen: list[Key] = [("fell", who) for who in in_play(scene)]  # last: that is what one hopes not to say
    choice = yield from reported(scene, "own-act", [*acts(scene), END, *fallen], "inv-phase.end-button")
    if choice == END:
        scene.state.phase = "events"
        return
    assert isinstance(choice, tuple)
    yield from DOING[str(choice[0])](scene, *choice[1:])
    check_endings(scene)


def acts(scene: Scene) -> Iterator[Key]:
    """Everything that the app can be told."""
    state, story = scene.state, plan(scene)
    for token in state.tokens:
        for what in dict.fromkeys([*offered(scene, 0, token, action=True), *offered(scene, 0, token, action=False)]):
            yield ("tap", token.key, what)
    for monster in state.monsters:
        yield from (("attack", monster.id, weapon) for weapon in WEAPONS)
        yield ("evade", monster.id)
        yield ("more", monster.id)
        if monster.damage:
            yield ("less", monster.id)
    for moment in ("enters", "wounded", "insane", "used"):
        for event in story.by_moment.get(moment, ()):
            if is_open(scene, event):
                yield ("report", event.plan.key)
    for key, condition in story.ending_conditions.items():
        if condition and guess(scene, Context(-1), condition) is None:
            yield ("claim", key)


def is_open(scene: Scene, event: Happening) -> bool:
    """Whether an event that waits for something on the table could still happen."""
    fired = scene.state.plot.fired.get(event.plan.key, 0)
    if (fired and event.plan.once) or (event.plan.limit and fired >= event.plan.limit):
        return False
    return not event.condition or guess(scene, Context(-1), event.condition) is not False


def tap(scene: Scene, key: str, what: str) -> Flow[None]:
    """Somebody searches, explores, interacts or looks: the scenario answers."""
    state = scene.state
    token = next(one for one in state.tokens if one.key == key)
    who = yield from who_acts(scene)
    ctx = Context(who, cause=token.kind if token.kind != "person" else "interact", token=token)
    for condition in conditions(scene, what):
        if not (yield from is_so(scene, ctx, condition)):
            order(scene, "not-so", who)
            return
    yield from at_token(scene, ctx, token, what)
    if token.kind in ("explore", "sight") and token in state.tokens:
        before = seen(scene)
        for side in plan(scene).tokens[key].reveals:
            lay_tile(scene, slug(side))
        take_token(scene, key)
        follow(scene, before)
    if token.kind == "explore" and not state.investigators[who].out:
        order(scene, "may-move", who, 1)


def conditions(scene: Scene, what: str) -> Iterator[Any]:
    """What must be so for an option at a token."""
    event, _, option = what.partition("/")
    happening = plan(scene).events.get(event)
    if happening is not None:
        if happening.condition:
            yield happening.condition
        yield from (one[2] for one in happening.options if one[0] == option and one[2])


def attack(scene: Scene, key: str, weapon: str) -> Flow[None]:
    """An attack: the app picks a text, the table rolls, and says what it came to (attack.text-random)."""
    monster = find(scene, key)
    who = yield from who_acts(scene)
    against = card_of(scene, monster).type
    text = drawn_text(scene, weapon, monster)
    first, second = SKILLS[weapon]
    own = own_blow(scene, text, monster)
    if own is not None:
        if own.text:
            say(scene, own.text, who)
        for what, number in (("attack-own", own.dice), ("attack-own-damage", own.damage)):
            if number or what == "attack-own":
                order(scene, what, who, number=number, thing=own.skill, at=monster.id)
    else:
        order(scene, f"attack-{text.lower()}", who, thing=second if text == "A4" else first, at=monster.id)
    if against == "spirit" and weapon in ("heavy", "bladed", "firearm", "spell", "unarmed"):
        order(scene, f"spirit-{weapon}")
    damage = yield from damage_dealt(scene, who, monster.id)
    yield from hurt(scene, monster, damage)
    after = own.hit if damage and own is not None else () if damage else cost_of_failing(scene, weapon, text, monster)
    yield from run(scene, after, Context(who, cause="attack", monster=monster))


def evade(scene: Scene, key: str) -> Flow[None]:
    """An evade check (evade.resolve)."""
    monster = find(scene, key)
    who = yield from who_acts(scene)
    check = drawn_evade(scene, who, monster)
    yield from run(scene, check.effects, Context(who, cause="evade", monster=monster))


def more(scene: Scene, key: str) -> Flow[None]:
    """A damage more on a monster."""
    yield from hurt(scene, find(scene, key), 1)


def less(scene: Scene, key: str) -> Flow[None]:
    """A damage less: somebody has counted wrong."""
    heal(scene, find(scene, key), 1)
    yield from ()


def report(scene: Scene, key: str) -> Flow[None]:
    """Somebody has come where the scenario waits for it, or is Wounded or Insane."""
    event = plan(scene).events[key]
    who = yield from who_acts(scene)
    if not event.condition or (yield from is_so(scene, Context(who), event.condition)):
        yield from carry_out(scene, event, Context(who, cause="event"))


def claim(scene: Scene, key: str) -> Flow[None]:
    """The group says that an ending has come."""
    if (yield from is_so(scene, Context(-1), plan(scene).ending_conditions[key])):
        end(scene, plan(scene).endings[key])
    order(scene, "not-so")


def fell(scene: Scene, who: int) -> Flow[None]:
    """An investigator was eliminated on the table."""
    yield from fall(scene, who)


def find(scene: Scene, key: str) -> Monster:
    """A monster by its id."""
    return next(one for one in scene.state.monsters if one.id == key)


DOING: dict[str, Callable[..., Flow[None]]] = {
    "tap": tap, "attack": attack, "evade": evade, "more": more, "less": less, "report": report, "claim": claim,
    "fell": fell,
}  # fmt: skip


# -- the Mythos phase ----------------------------------------------------------------------------------------------


def events(scene: Scene) -> Flow[None]:
    """Fire spreads, the clocks move on, one event comes (mythos.three-steps)."""
    state = scene.state
    if state.doomed and state.round >= state.doomed:
        too_late(scene)
    order(scene, "fire-spreads")
    for key, clock in plan(scene).clocks.items():
        if clock.advance == "each-round":
            yield from advance(scene, key, 1)
    grade_by_deadline(scene)
    yield from happen(scene, "mythos")
    key = draw_event(scene)
    if key in plan(scene).events:
        yield from carry_out(scene, plan(scene).events[key], Context(-1, cause="event"))
    elif key:
        show(scene, "event", event=key)
        yield from scene.because(f"mythos-{key}", run(scene, EVENTS[key].effects, Context(-1, cause="event")))
    check_endings(scene)
    state.activated = []
    yield from happen(scene, "before-monsters")
    state.phase = "monsters"


def monsters(scene: Scene) -> Flow[None]:
    """Every monster activates once, in an order that chance decides (monster-step.order)."""
    state = scene.state
    waiting = [one for one in state.monsters if one.id not in state.activated and not one.fresh]
    if not waiting:
        for one in state.monsters:
            one.fresh = False
        state.phase = "horror"
        return
    monster = scene.chance.pick(waiting)
    state.activated.append(monster.id)
    yield from activate(scene, monster)
    check_endings(scene)


def activate(scene: Scene, monster: Monster) -> Flow[None]:
    """The app says how it moves; the table says whom it reaches; the app says what that one suffers."""
    deed = drawn_deed(scene, monster)
    spaces, _, whither = deed.movement.partition(" ")
    order(scene, "monster-moves", number=int(spaces), thing=monster.id, at=whither.replace(" ", "-") or "near")
    which, *words = deed.victim.split()
    sort = [] if which in ("each", "random", "first") else [which]
    found = yield from whom(scene, [deed.reach, *sort, *words])
    if which == "random" and found:
        found = [scene.chance.pick(found)]
    elif which != "each":
        found = found[:1]
    if not found:
        order(scene, "prowl", number=deed.instead, thing=monster.id)
    for who in found:
        if monster in scene.state.monsters and not scene.state.investigators[who].out:
            show(scene, "attacks", monster=monster.id, who=who)
            ctx = Context(who, cause="attack", monster=monster)
            yield from scene.because(f"monster-{monster.kind}", run(scene, deed.effects, ctx))


def horror(scene: Scene) -> Flow[None]:
    """Whoever is within range of a monster checks against the most horrible one (horror-check.highest)."""
    drawn: dict[str, int] = {}
    for who in in_play(scene):
        by_horror = sorted(scene.state.monsters, key=lambda one: -card_of(scene, one).horror)
        if by_horror:
            options: list[Key] = [*(one.id for one in by_horror), NOBODY]
            key = yield from reported(scene, "own-horror", options, "horror-check.highest", who=who)
            if key != NOBODY:
                monster = find(scene, str(key))
                check = faced(scene, who, monster, drawn)
                ctx = Context(who, cause="horror-check", monster=monster)
                yield from run(scene, check.effects, ctx)
    check_endings(scene)
    scene.state.phase = "round-ends"


def end_round(scene: Scene) -> Flow[None]:
    """A new round, if there is time for one (round.next, win.too-slow)."""
    state = scene.state
    order(scene, "mythos-ends")
    deadline = deadline_of(scene)
    last = state.round >= min(scene.parameters.horizon, plan(scene).file.scenario.horizon)
    if last or (deadline and time_of(scene) >= deadline):
        out_of_time(scene)
    state.round += 1
    state.number = state.round
    scene.tell("round", number=state.round)
    yield from happen(scene, "round", value=state.round)
    yield from happen(scene, "round-start")
    check_endings(scene)
    state.phase = "investigators"


PHASES: dict[str, Callable[[Scene], Flow[None]]] = {
    "setup": set_up,
    "investigators": investigators,
    "events": events,
    "monsters": monsters,
    "horror": horror,
    "round-ends": end_round,
}
