"""Checking that whatever is in a story can come about, and that nothing is lost that it cannot do without."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.model import Effect
from ...item_cards import ITEMS
from ..library import Happening, slug
from ..reaching import Reach
from ..source import Path
from ..texts import every_effect, inside
from .checker import Checker, all_effects, questions
from .story import BY_ITSELF


def check_reach(checker: Checker) -> None:
    """Events that can never happen, options that nobody can ever take, steps and endings that no path reaches."""
    story = checker.scenario
    reach = Reach(story)
    for number, (key, happening) in enumerate(story.events.items()):
        if key not in reach.events:
            _never_happens(checker, ("event", number), happening, reach)
            continue
        for place, option in enumerate(happening.options):
            if not reach.may_be(option[2]):
                at = ("event", number, "options", place, "if")
                checker.wrong(at, f"nobody can ever choose {option[0]!r}", "change its `if`", grave=False)
    for number, key in enumerate(story.milestones):
        if key not in reach.milestones:
            checker.wrong(("milestone", number), "no path reaches it", "look at what it needs, and who says `reach`")
    for number, key in enumerate(story.endings):
        if key not in reach.endings and key not in BY_ITSELF:
            checker.wrong(("ending", number), "no path reaches it", "look at its `if`, and who says `end`")
    if reach.is_won:
        _check_cards(checker)
        _check_persons(checker)


def _never_happens(checker: Checker, at: Path, happening: Happening, reach: Reach) -> None:
    if reach.can_happen(happening):
        checker.wrong((*at, "if"), "its condition can never hold, so it never happens", "change its `if`")
        return
    moment = next(word for word in happening.plan.when if word != "action")
    wanted = happening.plan.when[moment]
    if moment == "round":
        last = checker.file.scenario.horizon
        checker.wrong((*at, "when"), f"round {wanted} never comes", f"the last round is {last} (`horizon`)")
    elif moment == "called":
        checker.wrong((*at, "when"), "whatever calls it never happens", "look at who says `happens`")
    else:
        checker.wrong((*at, "when"), f"its moment never comes: {moment} = {wanted}", "let something bring it about")


# -- what must not be lost -------------------------------------------------------------------------------------------


def _check_cards(checker: Checker) -> None:
    """A card without which nobody can win is a card of the plot: those are never discarded."""
    story = checker.scenario
    asked = {str(word) for _, words in questions(story) for word in words}
    asked |= {str(happening.plan.when.get("used", "")) for happening in story.events.values()}
    for card in sorted(asked & ITEMS.keys()):
        if Reach(story, without=card).is_won:
            continue
        problem = f"nobody can win without {card}, and it can be discarded for good"
        cure = f'gain "{card}" as plot'
        given = list(_gains(checker, card))
        for path, effect in given:
            if "plot" not in effect.args:
                checker.wrong(path, problem, cure, line=effect.line)
        if not given or card in map(slug, checker.file.scenario.possessions):
            at = ("scenario", "possessions")
            checker.wrong(at if checker.file.scenario.possessions else ("scenario",), problem, f"`{cure}` in an effect")


def _gains(checker: Checker, card: str) -> Iterator[tuple[Path, Effect]]:
    for path, effects in all_effects(checker.scenario):
        for effect in inside(effects):
            if effect.verb == "gain" and effect.args and slug(str(effect.args[0])) == card and path[0] != "point":
                yield path, effect


def _check_persons(checker: Checker) -> None:
    """A person without whom nobody can win can neither be turned on nor burn."""
    for number, token in enumerate(checker.file.token):
        if token.kind == "person" and token.shield and not Reach(checker.scenario, without=token.key).is_won:
            problem, cure = "nobody can win without this person, who can be lost", "leave `shield` out, or a second way"
            checker.wrong(("token", number, "shield"), problem, cure)


# -- what is told too early, to nobody, or to everybody --------------------------------------------------------------

_NOBODY = ("setup", "clock")
"""Where nobody acts."""


def check_secrets(checker: Checker) -> None:
    """What is told to one player alone is told to somebody, and to nobody else; and nothing before chance decides."""
    from ..filling import ACTORS, PERHAPS

    story = checker.scenario
    private = {str(one.args[0]) for one in every_effect(story) if one.verb == "tell" and one.args}
    events = list(story.events.values())
    for path, effects in all_effects(story):
        somebody = path[0] not in _NOBODY
        if path[0] == "event" and path[2] == "do":
            happening = events[int(path[1])]
            somebody = bool(happening.each) or not {*ACTORS, *PERHAPS}.isdisjoint(happening.plan.when)
        if path[0] != "point":
            _check_telling(checker, path, effects, somebody, private)
    for path, text in _read_aloud(checker):
        if text in private:
            checker.wrong(path, f"everybody hears {text!r}, which is told to one player alone", "give it another text")
    for key, draw in checker.file.draw.items():
        if draw.at == "event":
            _check_draw(checker, key)


def _check_telling(
    checker: Checker, path: Path, effects: tuple[Effect, ...], somebody: bool, private: set[str]
) -> None:
    from ..filling import ABOUT

    for effect in effects:
        if effect.verb == "tell" and not somebody:
            cure = "say it below `each`, `random` or `one`"
            checker.wrong(path, "nobody acts here, so it is told to nobody", cure, line=effect.line)
        if effect.verb in ("say", "objective") and effect.args and str(effect.args[0]) in private:
            problem = f"everybody hears {effect.args[0]!r}, which is told to one player alone"
            checker.wrong(path, problem, "give it another text", line=effect.line)
        _check_telling(checker, path, effect.body, somebody or effect.verb in ABOUT, private)


def _read_aloud(checker: Checker) -> Iterator[tuple[Path, str]]:
    """Texts that everybody hears, besides those that effects say."""
    for number, event in enumerate(checker.file.event):
        yield ("event", number, "text"), event.text
    for number, milestone in enumerate(checker.file.milestone):
        yield ("milestone", number, "text"), milestone.text
        yield ("milestone", number, "objective"), milestone.objective
    for number, ending in enumerate(checker.file.ending):
        yield ("ending", number, "epilogue"), ending.epilogue


def _check_draw(checker: Checker, key: str) -> None:
    """Nobody asks for a draw before it is made: a refusal where that is certain, a doubt where it may be."""
    story = checker.scenario
    reach = Reach(story, undrawn=key)
    made = [
        _round(checker, path)
        for path, effects in all_effects(story)
        if any(one.verb == "draw" and one.args[:1] == (key,) for one in inside(effects))
    ]
    for path, effects in all_effects(story):
        for effect in inside(effects):
            now, early = _round(checker, path), id(effect) in reach.asked_early
            if id(effect) in reach.asked_above or (early and (not now or now < min(made, default=99) < 99)):
                cure = f"`draw {key}` comes first"
                checker.wrong(path, f"{key!r} is asked for before it is drawn", cure, line=effect.line)
            elif early and not max(made, default=99) < now < 99:
                cure = f"ask below something that comes after `draw {key}`: `if happened …` or `if reached …`"
                problem = f"{key!r} may be asked for before it is drawn"
                checker.wrong(path, problem, cure, grave=False, line=effect.line)


def _round(checker: Checker, path: Path) -> int:
    """The round in which something happens, if that is known; 99: at any time."""
    if path[0] == "setup":
        return 0
    happening = list(checker.scenario.events.values())[int(path[1])] if path[0] == "event" else None
    when = happening.plan.when.get("round") if happening is not None and not happening.condition else None
    return when if isinstance(when, int) else 99
