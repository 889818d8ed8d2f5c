"""What every verb does. Cards, monsters, Mythos events and scenarios are made of these and of nothing else.

(test.if-clauses, test.independent-sentences, term.can, term.may-optional, mythos.follow-app)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from koszmar.kernel.flow import Flow, Key, ask
from koszmar.parts.board import nearest
from koszmar.parts.moments import carry_out

from .. import harm, moments, moving, possessions, skills
from ..app_log import decided
from ..bestiary import card_of
from ..board import ON_FOOT, board, far, is_placed, paths, room_of, spaces_of
from ..choosing import own, together
from ..features import gives_light, place_darkness, place_fire, put_out
from ..in_force import face_of, kind_of
from ..item_cards import ITEMS
from ..monsters import heal, hurt, spawn
from ..state import DAMAGE, HORROR, Card, Scene, Space, on_board, seat_of
from .conditions import hangs_on_draws, holds, is_in, is_true
from .context import Context
from .model import Effect, Word
from .noticing import notice
from .reading import change, write
from .selecting import select

Run = Callable[[Scene, Context, Effect], Any]
VERBS: dict[str, Run] = {}
"""Verbs that stand on a line of their own …"""
BRANCHES = {"pass", "fail", "least", "any", "unhurt", "else", "solved", "unsolved", "met", "short", "option", "wrong"}
"""… and words that only stand below one."""


def verb(name: str) -> Callable[[Run], Run]:
    """Enter a verb."""

    def enter(run: Run) -> Run:
        VERBS[name] = run
        return run

    return enter


def run(scene: Scene, effects: Sequence[Effect], ctx: Context) -> Flow[None]:
    """Carry out effects one after another; none depends on another unless it stands below it.

    (test.independent-sentences)
    """
    if scene.options.table == "own":
        from ..companion import instructing

        yield from instructing.run(scene, effects, ctx)
        return
    taken = True
    for place, effect in enumerate(effects):
        if effect.verb == "if":
            taken = is_true(scene, ctx, effect.args)
            if hangs_on_draws(scene.state.plot, effect.args):
                other = (
                    effects[place + 1].body
                    if effects[place + 1 : place + 2] and effects[place + 1].verb == "else"
                    else ()
                )
                if not notice(scene, ctx, effect, other, taken):
                    taken = True  # facts were counted, whichever way it went: `else` has nothing left to do
                    continue
            if taken:
                yield from run(scene, effect.body, ctx)
        elif effect.verb == "else":
            if not taken:
                yield from run(scene, effect.body, ctx)
        elif effect.verb in ("any", "unhurt"):
            if bool(ctx.suffered) == (effect.verb == "any"):
                yield from run(scene, effect.body, ctx)
        else:
            yield from carry_out(VERBS[effect.verb](scene, ctx, effect))


def branch(effect: Effect, name: str) -> tuple[Effect, ...]:
    """What belongs to a branch of an effect."""
    return next((part.body for part in effect.body if part.verb == name), ())


def is_there(scene: Scene, ctx: Context) -> bool:
    """Whether there is still somebody whom the effect is about (eliminated.effects-on)."""
    return ctx.who >= 0 and not scene.state.investigators[ctx.who].out


# -- suffering and recovering --------------------------------------------------------------------------------------


def _suffer(scene: Scene, ctx: Context, effect: Effect, kind: str) -> Flow[None]:
    """``damage 2``, ``horror 1 facedown``, ``damage 3 negate agility -1``."""
    if not is_there(scene, ctx):
        return
    amount, up, by = _cards(effect.args)
    against = card_of(scene, ctx.monster).type if ctx.monster else ""
    ctx.suffered += yield from harm.suffer(
        scene, ctx.who, kind, amount, up=up, by=by, cause=ctx.cause, against=against, stakes=stakes_of(ctx, effect)
    )


@lru_cache(maxsize=1024)
def _cards(words: tuple[Word, ...]) -> tuple[int, bool, tuple[str, int] | None]:
    """How many cards are suffered, whether they lie faceup, and which skill negates them with which modifier."""
    by = None
    if "negate" in words:
        at = words.index("negate")
        by = (str(words[at + 1]), change(words[at + 2]) if len(words) > at + 2 else 0)
    return int(words[0]), "facedown" not in words, by


@verb("damage")
def damage(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Suffer Damage."""
    return _suffer(scene, ctx, effect, DAMAGE)


@verb("horror")
def horror(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Suffer Horror."""
    return _suffer(scene, ctx, effect, HORROR)


def _recover(scene: Scene, ctx: Context, effect: Effect, kind: str) -> Flow[None]:
    if is_there(scene, ctx):
        yield from harm.recover(scene, ctx.who, kind, int(effect.args[0]), facedown="facedown" in effect.args)


@verb("mend")
def mend(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Discard Damage."""
    return _recover(scene, ctx, effect, DAMAGE)


@verb("calm")
def calm(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Discard Horror."""
    return _recover(scene, ctx, effect, HORROR)


@verb("reopen")
def reopen(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``reopen damage``: a random facedown card is flipped faceup (damage.flip-random)."""
    if is_there(scene, ctx):
        yield from harm.flip_up(scene, ctx.who, str(effect.args[0]))


@verb("condition")
def gain_condition(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Gain a Condition."""
    if is_there(scene, ctx):
        harm.gain_condition(scene, ctx.who, str(effect.args[0]))


@verb("cure")
def cure(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Discard a Condition."""
    if is_there(scene, ctx):
        harm.lose_condition(scene, ctx.who, str(effect.args[0]))


@verb("clue")
def clue(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Gain Clues, or lose as many as there are (gain.clue, clue.not-possession)."""
    if is_there(scene, ctx):
        one, amount = scene.state.investigators[ctx.who], change(effect.args[0])
        amount = max(amount, -one.clues)
        one.clues += amount
        if amount > 0:
            ctx.gained = True
        if amount:
            scene.tell("clues", who=ctx.who, amount=amount, left=one.clues)


@verb("waste")
def waste(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The action that is being performed is wasted (wasted.def, evade.may-waste)."""
    ctx.wasted = True


# -- tests ---------------------------------------------------------------------------------------------------------


@verb("test")
def test(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``test observation 2``, ``test agility -1 2``, ``test lore``; then ``pass``, ``fail`` or ``least 3``.

    (test.notation, test.consequences, test.if-clauses)
    """
    if not is_there(scene, ctx):
        return
    skill, modifier, difficulty, tags = trial(effect.args)
    against = card_of(scene, ctx.monster).type if ctx.monster else ""
    ctx.result = yield from skills.test(
        scene, ctx.who, skill, modifier, difficulty, why=ctx.cause, tags=tags, against=against,
        stakes=stakes_of(ctx, effect), worth=worth_of(effect),
    )  # fmt: skip
    if difficulty:
        yield from run(scene, branch(effect, "pass" if ctx.result >= difficulty else "fail"), ctx)
    for part in effect.body:
        if part.verb == "least" and ctx.result >= int(part.args[0]):
            yield from run(scene, part.body, ctx)


@lru_cache(maxsize=1024)
def worth_of(effect: Effect) -> int:
    """From how many successes on another one changes nothing; 0: each counts.

    >>> from .reading import one_line
    >>> [worth_of(one) for one in one_line("test will 1; test lore 1 { least 3 { clue +1 } }; test agility")]
    [1, 3, 0]
    """
    return max([trial(effect.args)[2], *(int(part.args[0]) for part in effect.body if part.verb == "least")])


def stakes_of(ctx: Context, effect: Effect) -> str:
    """What hangs on a test, as far as it was read to the table."""
    return at_stake(effect, ctx.check) if ctx.check else ""


@lru_cache(maxsize=1024)
def at_stake(effect: Effect, check: tuple[Effect, ...]) -> str:
    """An effect of a check, with what follows if anything is suffered.

    >>> from .reading import one_line
    >>> hurts, dazes = one_line("damage 2 negate agility; any { condition dazed }")
    >>> print(at_stake(hurts, (hurts, dazes)))
    damage 2 negate agility
    any
      condition dazed
    """
    return write((effect, *(part for part in check if part.verb in ("any", "unhurt"))))


@lru_cache(maxsize=1024)
def trial(words: tuple[Word, ...]) -> tuple[str, int, int, frozenset[str]]:
    """What is tested: the skill, the modifier, the difficulty, what Items may look at."""
    skill, *numbers = words
    modifier = change(numbers.pop(0)) if numbers and isinstance(numbers[0], str) else 0
    difficulty = int(numbers[0]) if numbers else 0
    return str(skill), modifier, difficulty, frozenset(str(word) for word in numbers[1:])


@verb("quota")
def quota(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``quota books observation 4``: successes of several attempts add up; ``met`` or ``short``."""
    if not is_there(scene, ctx):
        return
    key, skill, needed = str(effect.args[0]), str(effect.args[1]), number(scene, effect.args[2:])
    quotas = scene.state.plot.quotas
    ctx.result = yield from skills.test(scene, ctx.who, skill, why=ctx.cause)
    quotas[key] = min(needed, quotas.get(key, 0) + ctx.result)
    scene.tell("quota", who=ctx.who, done=quotas[key], needed=needed)
    yield from run(scene, branch(effect, "met" if quotas[key] >= needed else "short"), ctx)


def number(scene: Scene, words: Sequence[Word]) -> int:
    """A number, which may grow with the investigators: ``4``, ``1 each``, ``2 each +1``."""
    return grown(words, len(scene.state.investigators))


def grown(words: Sequence[Word], investigators: int) -> int:
    """Such a number for so many investigators.

    >>> grown((2, "each", "+1"), 3)
    7
    """
    base, *rest = words
    total = change(base)
    if rest and rest[0] == "each":
        total *= investigators
        rest = rest[1:]
    return total + sum(change(word) for word in rest)


@verb("puzzle")
def puzzle(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Attempt a puzzle of the scenario; ``solved`` or ``unsolved``, and ``wrong`` for each wrong guess at a code
    (puzzle.start, puzzle.outcome)."""
    from ..puzzles import attempt, lies_before

    if is_there(scene, ctx):
        there = scene.state.puzzles[lies_before(scene, ctx.who, str(effect.args[0]))]
        guessed = len(there.guesses)
        solved = yield from attempt(scene, ctx.who, str(effect.args[0]))
        for _ in range(len(there.guesses) - guessed - solved):
            yield from run(scene, branch(effect, "wrong"), ctx)
        yield from run(scene, branch(effect, "solved" if solved else "unsolved"), ctx)


# -- whom ----------------------------------------------------------------------------------------------------------


@verb("each")
def each(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """It happens to each of those who are meant."""
    for who in select(scene, ctx, effect.args):
        if not scene.state.investigators[who].out:
            yield from run(scene, effect.body, ctx.about(who))


@verb("random")
def random(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """It happens to one of them at random, or to several: ``random 2 anyone``.

    (random.equal, random.investigator-example)
    """
    several = bool(effect.args) and isinstance(effect.args[0], int)
    found = select(scene, ctx, effect.args[1:] if several else effect.args)
    for _ in range(min(int(effect.args[0]) if several else 1, len(found))):
        who = scene.chance.pick(found)
        found = [other for other in found if other != who]
        scene.tell("chosen", who=who)
        yield from run(scene, effect.body, ctx.about(who))


@verb("one")
def one_of_them(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """It happens to one of them; the group chooses among several."""
    found: list[Key] = list(select(scene, ctx, effect.args))
    if found:
        who = yield from together(scene, "which-investigator", found, "conflict.several-ways", deed=effect.first)
        yield from run(scene, effect.body, ctx.about(int(who)))  # type: ignore[arg-type]


@verb("choose")
def choose(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``option TEXT`` below it: whoever the effect is about chooses; ``choose together``: the group.

    An option may carry a condition: ``option "pay" if clues >= 1``.
    """
    options = [part for part in effect.body if part.verb == "option" and is_open(scene, ctx, part)]
    if not options:
        return
    keys: list[Key] = [str(part.args[0]) for part in options]
    if "together" in effect.args or ctx.who < 0:
        choice = yield from together(scene, "story", keys, "conflict.several-ways", texts=keys)
    elif len(keys) == 1:
        choice = keys[0]
    else:
        choice = yield ask(seat_of(scene, ctx.who), "story", keys, rule="term.may-now", who=ctx.who, texts=keys)
    last = scene.causes[-1] if scene.causes else ""
    if last.startswith("mythos-"):
        text = f"{last}-{choice}"
    else:
        from ..scenario.texts import message

        text = message(scene.state.plot.scenario, f"option-{choice}")
    decided(scene, ctx.who, text)
    taken = next(part for part in options if part.args[0] == choice)
    yield from run(scene, taken.body, ctx)


def is_open(scene: Scene, ctx: Context, option: Effect) -> bool:
    """Whether an option can be chosen."""
    words = option.args[1:]
    return not words or holds(scene, ctx, words[1:] if words[0] == "if" else words)


# -- moving --------------------------------------------------------------------------------------------------------


@verb("may-move")
def may_move(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Whoever it is about may move some spaces now."""
    from ..evade import evade

    if is_there(scene, ctx):
        yield from moving.may_move(scene, ctx.who, int(effect.args[0]), evade)


@verb("flee")
def flee(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``flee 2``: away from the monster that does it, else from the nearest; ``flee 2 start``: back to the start."""
    if not is_there(scene, ctx):
        return
    goals = [ctx.monster.space] if ctx.monster else nearest_monsters(scene, scene.state.investigators[ctx.who].space)
    if len(set(goals)) > 1:
        near = {one.space: one.id for one in reversed(scene.state.monsters) if one.space in goals}
        options: list[Key] = list(reversed(near.values()))
        key = yield from own(scene, ctx.who, "flee-from", options, "distance.tie")
        goals = [space for space, monster in near.items() if monster == key]
    if goals:
        yield from moving.forced(scene, ctx.who, int(effect.args[0]), False, goals)
    elif "start" in effect.args:
        yield from moving.forced(scene, ctx.who, int(effect.args[0]), True, [board(scene.state).spaces[0]])


@verb("drawn")
def drawn(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``drawn 1``: toward the monster that does it, else the nearest one; ``drawn 1 "bell-tower"``: toward a place."""
    if not is_there(scene, ctx):
        return
    if len(effect.args) > 1:
        goals = [space for space in board(scene.state).spaces if is_in(space, str(effect.args[1]))]
    elif ctx.monster:
        goals = [ctx.monster.space]
    else:
        goals = nearest_monsters(scene, scene.state.investigators[ctx.who].space)
    yield from moving.forced(scene, ctx.who, int(effect.args[0]), True, goals)


@verb("put")
def put(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``put "lobby.a"``: whoever it is about is lifted off the board and put there."""
    if is_there(scene, ctx) and is_placed(scene.state, str(effect.args[0])):
        yield from moving.put_into(scene, ctx.who, str(effect.args[0]))


def nearest_monsters(scene: Scene, space: Space) -> list[Space]:
    """The spaces of the monsters that are nearest to a space (distance.nearest)."""
    return nearest([monster.space for monster in scene.state.monsters], paths(scene, ON_FOOT).distances(space))


def farthest_monsters(scene: Scene) -> list[Key]:
    """The monsters whose nearest investigator is farthest away, by id (distance.farthest)."""
    spaces = [scene.state.investigators[who].space for who in on_board(scene)]
    away = {one.id: far(scene, moving.walk_of(scene, one), one.space, spaces) for one in scene.state.monsters}
    most = max(away.values(), default=0)
    return [key for key, steps in away.items() if steps == most]


@verb("prowl")
def prowl(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``prowl 2``: the monster that does it; ``prowl 1 nearest``: the one nearest to the victim; ``prowl 2 farthest``:
    the one farthest from everybody; ``prowl 2 all``; ``prowl 2 in-range``: each toward somebody within its range."""
    spaces, who = int(effect.args[0]), str(effect.args[1]) if len(effect.args) > 1 else "this"
    goals = [scene.state.investigators[one].space for one in on_board(scene)]
    if who in ("all", "in-range"):
        for monster in list(scene.state.monsters):
            there = goals if who == "all" else moving.prey_in_range(scene, monster)
            yield from moving.prowl(scene, monster, spaces, there)
    elif who == "farthest":
        options: list[Key] = farthest_monsters(scene)
        if options:
            key = yield from together(scene, "which-monster", options, "distance.tie", deed=who, victim=-1)
            yield from moving.prowl(scene, next(one for one in scene.state.monsters if one.id == key), spaces, goals)
    elif who == "nearest" and is_there(scene, ctx):
        space = scene.state.investigators[ctx.who].space
        near = nearest_monsters(scene, space)
        options = [monster.id for monster in scene.state.monsters if monster.space in near]
        if options:
            key = yield from together(scene, "which-monster", options, "distance.tie", deed=who, victim=ctx.who)
            yield from moving.prowl(scene, next(one for one in scene.state.monsters if one.id == key), spaces, [space])
    elif ctx.monster:
        yield from moving.prowl(scene, ctx.monster, spaces, goals)


# -- possessions ---------------------------------------------------------------------------------------------------


@verb("drop")
def drop(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``drop own``, ``drop own item``, ``drop random``, ``drop random item``, ``drop light``."""
    card = yield from _pick(scene, ctx, effect)
    if card is not None:
        possessions.drop(scene, ctx.who, card)


@verb("lose")
def lose(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """The same words as ``drop``, or the name of a card; it is discarded."""
    card = yield from _pick(scene, ctx, effect)
    if card is not None:
        possessions.discard(scene, ctx.who, card)


def _pick(scene: Scene, ctx: Context, effect: Effect) -> Flow[Card | None]:
    """A card of the victim: of his own choice, or a random one (conflict.own-figure, random.item-example)."""
    if not is_there(scene, ctx):
        return None
    words = [str(word) for word in effect.args]
    cards = [
        card for card in scene.state.investigators[ctx.who].possessions if not (card.plot and effect.verb == "lose")
    ]
    if effect.verb == "drop":
        cards = [card for card in cards if not possessions.is_fastened(card)]
    if words[0] == "light":
        cards = [card for card in cards if gives_light(card)]
    elif words[0] not in ("own", "random"):
        cards = [card for card in cards if kind_of(card.key) == words[0]]
    if "item" in words:
        cards = [card for card in cards if ITEMS[kind_of(card.key)].deck != "spell"]
    if words[0] == "random":
        cards = [card for card in cards if not ITEMS[kind_of(card.key)].traits & {"hidden-away"}]
        drawn = scene.chance.pick([card.key for card in cards]) if cards else ""
        return next((card for card in cards if card.key == drawn), None)
    if not cards:
        return None
    options: list[Key] = list(dict.fromkeys(kind_of(card.key) for card in cards))
    key = yield from own(scene, ctx.who, "which-possession", options, "conflict.own-figure", deed=effect.verb)
    return next(card for card in cards if kind_of(card.key) == key)


@verb("gain")
def gain(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``gain "brass-key"``, ``gain "brass-key" as plot``, ``gain random common``, ``gain random common weapon``."""
    if not is_there(scene, ctx):
        return
    first, *words = [str(word) for word in effect.args]
    if first == "random":
        done = yield from possessions.gain_random(scene, ctx.who, words[0], words[1] if len(words) > 1 else "")
    else:
        done = yield from possessions.gain(scene, ctx.who, first, plot="plot" in words)
    ctx.gained = ctx.gained or done


@verb("flip")
def flip(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``flip this``: the card turns over; ``flip spell``: a Spell of the victim is flipped and its back read."""
    from ..spells import flip_spell

    if effect.args[0] == "this" and ctx.card is not None:
        possessions.flip(scene, ctx.who, ctx.card)
    elif effect.args[0] == "spell" and is_there(scene, ctx):
        cards = [
            card for card in scene.state.investigators[ctx.who].possessions if ITEMS[kind_of(card.key)].deck == "spell"
        ]
        if cards:
            options: list[Key] = list(dict.fromkeys(kind_of(card.key) for card in cards))
            key = yield from own(scene, ctx.who, "which-possession", options, "conflict.own-figure", deed=effect.verb)
            yield from flip_spell(scene, ctx.who, next(card for card in cards if kind_of(card.key) == key))


@verb("lights-out")
def lights_out(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Whoever has a Light Source drops one; a Torch goes out instead."""
    if not is_there(scene, ctx):
        return
    lights = [card for card in scene.state.investigators[ctx.who].possessions if gives_light(card)]
    if lights:
        options: list[Key] = list(dict.fromkeys(kind_of(card.key) for card in lights))
        key = yield from own(scene, ctx.who, "which-possession", options, "conflict.own-figure", deed=effect.verb)
        card = next(card for card in lights if kind_of(card.key) == key)
        answer = moments.lights_out.answers.get(face_of(card))
        if answer is None or not (yield from carry_out(answer(scene, ctx.who, card))):
            possessions.drop(scene, ctx.who, card)


# -- the board -----------------------------------------------------------------------------------------------------


def place_of(scene: Scene, ctx: Context, words: Sequence[Word]) -> list[Space]:
    """``here`` (the default), ``room``, or the name of a space, room or tile: the spaces that are meant."""
    word = str(words[0]) if words else "here"
    here = scene.state.investigators[ctx.who].space if ctx.who >= 0 else ctx.token.at if ctx.token else ""
    if word == "here":
        return [here] if here else []
    if word == "room":
        return spaces_of(scene.state, room_of(here)) if here else []
    return [space for space in board(scene.state).spaces if is_in(space, word)]


@verb("fire")
def fire(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Fire comes to a place."""
    for space in place_of(scene, ctx, effect.args):
        place_fire(scene, space)


@verb("quench")
def quench(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Fire leaves a place."""
    for space in place_of(scene, ctx, effect.args):
        put_out(scene, space)


@verb("darkness")
def darkness(scene: Scene, ctx: Context, effect: Effect) -> None:
    """Darkness comes to a place."""
    for space in place_of(scene, ctx, effect.args):
        place_darkness(scene, space)


@verb("daylight")
def daylight(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Darkness leaves a place; ``daylight one``: the group discards one Darkness of its choice."""
    state = scene.state
    if effect.args and effect.args[0] == "one":
        options: list[Key] = list(state.darkness)
        if options:
            space = yield from together(scene, "which-space", options, "conflict.several-ways", deed=effect.verb)
            state.darkness = [one for one in state.darkness if one != space]
            scene.tell("daylight", space=space)
        return
    for space in place_of(scene, ctx, effect.args):
        if space in state.darkness:
            state.darkness = [one for one in state.darkness if one != space]
            scene.tell("daylight", space=space)


@verb("spread")
def spread(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """Fire spreads, as often as it says."""
    from ..mythos import fire_spreads

    for _ in range(int(effect.args[0]) if effect.args else 1):
        yield from fire_spreads(scene)


@verb("slide-back")
def slide_back(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``slide-back one``: a Barricade slides off its door, by the group's choice; ``slide-back all``."""
    on = [one for one in scene.state.barricades if one.on]
    if effect.args[0] == "one" and on:
        options: list[Key] = [one.space for one in on]
        space = yield from together(scene, "which-space", options, "conflict.several-ways", deed=effect.verb)
        on = [one for one in on if one.space == space][:1]
    for barricade in on:
        barricade.on = ""
        scene.tell("barricade-off", space=barricade.space)


@verb("spawn")
def spawn_monster(scene: Scene, ctx: Context, effect: Effect) -> None:
    """``spawn cultist at "entry-hall.b"``, ``… or ghost``, ``… or nothing``, ``… waits``, ``… named thorne``."""
    words = [str(word) for word in effect.args]
    kind, space = words[0], words[words.index("at") + 1]
    instead = words[words.index("or") + 1] if "or" in words else ""
    name = words[words.index("named") + 1] if "named" in words else ""
    places = [space] if "." in space else place_of(scene, ctx, [space])[:1]
    for place in places:
        monster = spawn(
            scene, kind, place, instead="" if instead == "nothing" else instead, fresh="waits" in words, name=name
        )
        if monster is not None and "undying" in words:
            monster.cannot_fall = True


@verb("wound")
def wound(scene: Scene, ctx: Context, effect: Effect) -> Flow[None]:
    """``wound 3``: the monster that it is about; ``wound 2 here``: every monster in the victim's space."""
    amount = int(effect.args[0])
    if "here" in effect.args and ctx.who >= 0:
        space = scene.state.investigators[ctx.who].space
        for monster in [one for one in scene.state.monsters if one.space == space and one is not ctx.monster]:
            yield from hurt(scene, monster, amount)
    elif ctx.monster:
        yield from hurt(scene, ctx.monster, amount)


@verb("heals")
def heals(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The monster that does it loses damage."""
    if ctx.monster:
        heal(scene, ctx.monster, int(effect.args[0]))


@verb("pause-monster")
def pause_monster(scene: Scene, ctx: Context, effect: Effect) -> None:
    """The monster that it is about loses its next movement."""
    if ctx.monster:
        ctx.monster.still = True


@verb("extra-action")
def extra_action(scene: Scene, ctx: Context, effect: Effect) -> None:
    """One more action in this turn."""
    if scene.state.turn.who == ctx.who:
        scene.state.turn.actions += 1
        scene.tell("extra-action", who=ctx.who)
