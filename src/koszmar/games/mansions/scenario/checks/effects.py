"""Checking effects and conditions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...bestiary import MONSTERS
from ...effects.fitting import check_question, check_selector, misfits
from ...effects.model import Effect
from ...settings import Parameters
from ..endless import endless
from ..source import Path
from ..texts import inside
from .checker import SETTERS, Checker, all_effects, check_equal, fitting, happens_once, questions

TOKENS = Parameters().identification
HARD = 3
"""A test that asks for more successes should be spread over several attempts."""


def check_effects(checker: Checker) -> None:
    """Effects that can be carried out."""
    for path, effects in all_effects(checker.scenario):
        _check_figures(checker, path, effects)
        for misfit in misfits(effects, checker.names):
            checker.wrong(path, misfit.problem, misfit.cure, line=misfit.line)
        for effect in inside(effects):
            if effect.verb == "test" and any(isinstance(word, int) and word > HARD for word in effect.args):
                cure = "`quota` adds up the successes of several attempts"
                checker.wrong(path, f"a test of more than {HARD} successes", cure, grave=False, line=effect.line)
            if effect.verb == "spawn" and "or" not in effect.args and _may_run_out(checker, path, effect):
                cure = "say what comes instead: `or ghost`, `or nothing`"
                checker.wrong(path, "its figures may run out", cure, line=effect.line)
            if effect.verb == "spawn" and "named" in effect.args and effect.args[0] in checker.scenario.bestiary:
                cure = "leave `named` out, or give it another `[[monster]]`"
                checker.wrong(path, f"{effect.args[0]} has a name of its own", cure, line=effect.line)
            drawn = checker.file.draw.get(str(effect.args[0])) if effect.verb == "draw" and effect.args else None
            if drawn is not None and drawn.at == "setup":
                cure = f'give [draw.{effect.args[0]}] at = "event"'
                checker.wrong(path, f"{effect.args[0]!r} is drawn at set-up", cure, line=effect.line)
            if effect.verb in ("if", "option"):
                check_equal(checker, path, " ".join(map(str, effect.args)), effect.line)
            if effect.verb == "choose" and all("if" in option.args for option in effect.body):
                cure = "let one option stand without `if`"
                checker.wrong(path, "perhaps none of its options can be chosen", cure, line=effect.line)
            if (
                effect.verb == "hint"
                and effect.args
                and _kind_of_puzzle(checker, str(effect.args[0])) not in ("code", "")
            ):
                checker.wrong(
                    path, f"{effect.args[0]} is no code: nothing can be hinted at", "name a code", line=effect.line
                )


def _may_run_out(checker: Checker, path: Path, spawn: Effect) -> bool:
    """Whether its figure may stand on the board already, or its token lie there: it comes again, or another does."""
    if path[0] == "point":
        return False
    story, figure = checker.scenario, _figure(checker, str(spawn.args[0]))
    alike = [
        (at, often)
        for at, effects in all_effects(story) if at[0] != "point"
        for one, often in _spawns(effects) if figure in {_figure(checker, name) for name in _names(one)}
    ]  # fmt: skip
    return len(alike) > 1 or any(often or not happens_once(story, at) for at, often in alike)


def _figure(checker: Checker, kind: str) -> str:
    own = checker.scenario.bestiary.get(kind)
    return own.figure if own is not None else kind


def _names(spawn: Effect) -> list[str]:
    """What comes, and what comes instead."""
    words = [str(word) for word in spawn.args]
    return [*words[:1], *(words[at + 1] for at, word in enumerate(words[:-1]) if word == "or")]


def _spawns(effects: tuple[Effect, ...], often: bool = False) -> Iterator[tuple[Effect, bool]]:
    """Everything that spawns, and whether it does so several times over."""
    for effect in effects:
        if effect.verb == "spawn":
            yield effect, often
        several = effect.verb == "each" or (effect.verb == "random" and isinstance(effect.args[0], int))
        yield from _spawns(effect.body, often or several)


def _check_figures(checker: Checker, path: Path, effects: tuple[Effect, ...]) -> None:
    """What comes at once, one after another, has figures in the box, and tokens to tell one from another."""
    own = checker.scenario.bestiary
    coming = [str(one.args[0]) for one in effects if one.verb == "spawn" and one.args and "or" not in one.args]
    figures = Counter(own[kind].figure if kind in own else kind for kind in coming)
    marked = sum(figures.values()) - len(figures)
    problems = [
        f"{count} of {kind} come at once; the box has {MONSTERS[kind].figures}"
        for kind, count in figures.items() if kind in MONSTERS and count > MONSTERS[kind].figures
    ]  # fmt: skip
    if marked > TOKENS:
        problems.append(f"{marked} identification tokens are needed at once; the box has {TOKENS}")
    for problem in problems:
        line = next(one.line for one in reversed(effects) if one.verb == "spawn")
        checker.wrong(path, problem, "say what comes instead: `or ghost`, `or nothing`", line=line)
    for effect in effects:
        _check_figures(checker, path, effect.body)


def _kind_of_puzzle(checker: Checker, key: str) -> str:
    return str(checker.scenario.puzzles[key].kind) if key in checker.scenario.puzzles else ""


def check_conditions(checker: Checker) -> None:
    """Conditions that can be asked."""
    for number, event in enumerate(checker.file.event):
        fitting(checker, ("event", number, "if"), event.if_, check_question)
        fitting(checker, ("event", number, "each"), event.each, check_selector)
        for place, option in enumerate(event.options):
            fitting(checker, ("event", number, "options", place, "if"), option.if_, check_question)
    for number, ending in enumerate(checker.file.ending):
        fitting(checker, ("ending", number, "if"), ending.if_, check_question)


def check_facts(checker: Checker) -> None:
    """Facts that nobody asks for, draws that nothing depends on."""
    asked = {word for _, text in questions(checker.scenario) for word in text} | {*checker.file.scenario.exports}
    for path, effects in all_effects(checker.scenario):
        for effect in inside(effects):
            if effect.verb in SETTERS and effect.args and effect.args[0] not in asked:
                problem = f"nobody ever asks for {effect.args[0]!r}"
                checker.wrong(path, problem, "ask for it in a condition, or take it out", grave=False, line=effect.line)
    for key in checker.file.draw:
        if key not in asked:
            checker.wrong(("draw", key), "nothing depends on it", f"if {key} = …", grave=False)


def check_endless(checker: Checker) -> None:
    """No event goes on without end."""
    for number, key in enumerate(checker.scenario.events):
        if problem := endless(checker.scenario, key):
            checker.wrong(("event", number), problem, "let it happen once, or give it a limit")
