"""The texts that a scenario needs, by key: each is a message ``scenario-<scenario>-<key>`` in every language.

Whatever the file names stands there by its own key. Besides, every scenario has a ``prologue``, every token its name
(``token-<token>``), every option of an event its label (``option-<event>-<option>``), every option inside effects too
(``option-<option>``), every monster that the scenario names its name (``monster-<name>``), and events that compete, at
one token or at one moment, have names to choose by (``event-<event>``).
"""

from __future__ import annotations

from collections.abc import Iterator

from ..effects.model import Effect
from .library import Scenario, label


def texts_of(scenario: Scenario) -> set[str]:
    """The keys of all texts of a scenario."""
    return {"prologue", *labels_of(scenario), *_named(scenario), *_told(scenario)} - {""}


def message(scenario: str, text: str) -> str:
    """The message of a text.

    >>> message("borrowed-key", "prologue")
    'scenario-borrowed-key-prologue'
    >>> message("old-mill@3f2a9c1b77d0#attic", "prologue")
    'scenario-old-mill-3f2a9c1b77d0-prologue'
    """
    return f"scenario-{label(scenario)}-{text}"


def labels_of(scenario: Scenario) -> set[str]:
    """What names a token, or something that can be chosen at one."""
    labels = {f"option-{key}-{option[0]}" for key, happening in scenario.events.items() for option in happening.options}
    return labels | {f"token-{key}" for key in scenario.tokens} | {f"event-{key}" for key in _competing(scenario)}


def _competing(scenario: Scenario) -> Iterator[str]:
    """Events of which several may be on offer at once, so that somebody has to name one."""
    for events in scenario.by_token.values():
        plain = [one.plan.key for one in events if not one.options]
        yield from plain if len(plain) > 1 else ()
    for moment, events in scenario.by_moment.items():
        for one in events if moment not in ("called", "pool") else ():
            if any(other is not one and other.plan.priority == one.plan.priority for other in events):
                yield one.plan.key


def _named(scenario: Scenario) -> Iterator[str]:
    for happening in scenario.events.values():
        yield happening.plan.text
        yield from (option.refusal for option in happening.plan.options)
    for milestone in scenario.milestones.values():
        yield milestone.text
        yield milestone.objective
    for ending in scenario.endings.values():
        yield ending.epilogue
    for puzzle in scenario.puzzles.values():
        yield puzzle.text
    for key, monster in scenario.bestiary.items():
        yield f"monster-{key}"
        yield monster.text
        yield from (one.text for one in (*monster.evades, *monster.frights))
        yield from (deed.text for deed in monster.deeds)
        yield from (blow.text for blow in monster.blows)


def _told(scenario: Scenario) -> Iterator[str]:
    for effect in every_effect(scenario):
        if not effect.args:  # a verb without its words is a mistake that the checker names
            continue
        if effect.verb in ("say", "tell", "objective"):
            yield str(effect.args[0])
        if effect.verb == "option":
            yield f"option-{effect.args[0]}"
        if effect.verb == "spawn" and "named" in effect.args[:-1]:
            yield f"monster-{effect.args[effect.args.index('named') + 1]}"


def every_effect(scenario: Scenario) -> Iterator[Effect]:
    """All effects of a scenario, those that lie in others too."""
    yield from inside(scenario.setup)
    for happening in scenario.events.values():
        yield from inside(happening.do)
        for option in happening.options:
            yield from inside(option[3])
    for effects in (*scenario.milestone_effects.values(), *scenario.stages.values()):
        yield from inside(effects)
    for monster in scenario.bestiary.values():
        for check in (*monster.evades, *monster.frights):
            yield from inside(check.effects)
        for deed in monster.deeds:
            yield from inside(deed.effects)
        for blow in monster.blows:
            yield from inside((*blow.hit, *blow.miss))


def inside(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Effects, and those that lie in them."""
    for effect in effects:
        yield effect
        yield from inside(effect.body)
