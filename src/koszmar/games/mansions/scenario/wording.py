"""Checking the texts of a scenario: each is there in every language, and whatever is filled in can be filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from koszmar.kernel.scenarios import Complaint, Files
from koszmar.kernel.words import FORMS, LANGUAGES

from ..bestiary import MONSTERS
from ..effects.fitting import Names, known_ones, nearest
from ..effects.reading import change
from ..item_cards import ITEMS
from ..tiles import SIDES
from .filling import COUNTED, LEFT, SOMEONE, SOMEWHERE, USED, VERBS, amounts, base, forms, message_of
from .library import Scenario
from .reading import Folder, choices, line_of
from .texts import every_effect, texts_of

MOST_WORDS = 60
"""A text that is read aloud should not be longer."""


def check_texts(scenario: Scenario, names: Names, folder: Folder, files: Files) -> Iterator[Complaint]:
    """Everything that is wrong with the texts; ``names`` is what effects may speak of."""
    needed = texts_of(scenario)
    yield from _fillings(scenario, names, folder, files)
    for lang in LANGUAGES:
        file, there = f"{lang}.ftl", folder.texts[lang]
        for key in sorted(needed - there.keys()):
            line = line_of(files, lang, key)
            yield Complaint(where=f"text {key}", problem="it is missing", cure=f"{key} = …", file=file, line=line)
        for key in sorted(there.keys() - needed):
            cure = nearest(key, needed) or "take it away, or let something say it"
            line = line_of(files, lang, key)
            yield Complaint(where=f"text {key}", problem="nothing says it", cure=cure, file=file, line=line)
        for key, text in there.items():
            if len(text.split()) > MOST_WORDS:
                problem = f"{len(text.split())} words are many to be read aloud"
                yield Complaint(
                    where=f"text {key}", problem=problem, cure=f"at most {MOST_WORDS}", file=file, grave=False,
                    line=line_of(files, lang, key),
                )  # fmt: skip


# -- what is filled into texts ---------------------------------------------------------------------------------------

PLURALS = {"en": ("one", "other"), "pl": ("one", "few", "many")}
"""What a choice by a number has to know in a language; the last may also be the default, ``*[other]``."""


def _fillings(scenario: Scenario, names: Names, folder: Folder, files: Files) -> Iterator[Complaint]:
    """Whatever is filled into texts is there to be filled in, in the form that is asked for."""
    for lang in LANGUAGES:
        for key, text in folder.texts[lang].items():
            asked = dict.fromkeys(USED.findall(text))
            for problem, cure, grave in [
                *(found for one in asked for found in _filling(scenario, names, folder, lang, key, one)),
                *_choices(lang, text),
                *_one_language(folder, lang, key),
                *_by_hand(scenario, key, text),
            ]:
                line = line_of(files, lang, key)
                yield Complaint(where=f"text {key}", problem=problem, cure=cure, file=f"{lang}.ftl", line=line,
                                grave=grave)  # fmt: skip


Doubt: TypeAlias = tuple[str, str, bool]
"""What is wrong, what would be right, and whether it is grave."""


def _filling(scenario: Scenario, names: Names, folder: Folder, lang: str, key: str, variable: str) -> Iterator[Doubt]:
    places, name = scenario.places.get(key, []), base(variable)
    form = variable.removeprefix(name).removeprefix("-")
    if not places:
        yield f"nothing can be filled into a name, and it says {{ ${variable} }}", "write the name itself", True
    elif name in VERBS:
        for place in places:
            found = amounts(place.effects, name)
            if len(found) != 1:
                said = ", ".join(" ".join(map(str, words)) for words in found)
                problem = f"`{name}` stands there with {said}: which?" if found else f"it belongs to no `{name}`"
                yield problem, f"say it beside the one `{name}` that is meant", True
                break
    elif thing := message_of(scenario, name):
        has = _forms(folder, lang, *thing)
        if form and form not in has and lang != "en":
            there = ", ".join(sorted(has & set(FORMS))) or "none"
            yield f"{thing[0]} has no form .{form}", f"it has: {there}; or write the word yourself", True
    elif not all(place.told for place in places):
        cure = "names and numbers of its effects can stand there"
        yield f"{{ ${variable} }} is only known when something is told, and this is to be chosen", cure, True
    elif name == SOMEONE:
        if not all(place.somebody for place in places):
            yield "nobody acts when this is told, and it says { $who }", "say it below `each`, `random` or `one`", True
    elif not (name == SOMEWHERE or name in COUNTED or _is_counted(scenario, names, name)):
        known = [SOMEONE, SOMEWHERE, *COUNTED, *VERBS, *(names.facts - scenario.clocks.keys()), *_things(scenario)]
        problem = f"a clock is secret: {name}" if name in scenario.clocks else f"nothing is called ${name}"
        yield problem, known_ones(name, known), True


def _is_counted(scenario: Scenario, names: Names, name: str) -> bool:
    if name.startswith(LEFT):
        quotas = (one.args[0] for one in every_effect(scenario) if one.verb == "quota" and one.args)
        return name.removeprefix(LEFT) in quotas
    return name in names.facts and name not in scenario.clocks


def _things(scenario: Scenario) -> Iterator[str]:
    """What can be called by its name."""
    yield from (f"card-{key}" for key in ITEMS if "/" not in key)
    yield from (f"tile-{key}" for key in SIDES)
    yield from (f"token-{key}" for key in scenario.tokens)
    yield from (f"monster-{key}" for key in (*MONSTERS, *scenario.bestiary))


def _forms(folder: Folder, lang: str, message: str, own: bool) -> set[str]:
    """The forms of a word."""
    if own:
        return set(re.findall(r"^\.([a-z]+) *=", folder.texts[lang].get(message, ""), re.MULTILINE))
    return set(forms(lang).get(message, ()))


def _choices(lang: str, text: str) -> Iterator[Doubt]:
    """A choice by a number knows the plurals of its language; one by gender men and women."""
    for variable, cases in choices(text).items():
        if variable.endswith("-gender"):
            missing = [] if "other" in cases else [one for one in ("m", "f") if one not in cases]
        elif all(case.isdecimal() or case == "other" for case in cases):
            missing = []
        else:
            missing = [one for one in PLURALS[lang] if one not in cases]
            missing = [one for one in missing if one != PLURALS[lang][-1] or "other" not in cases]
        if missing:
            cure = f"write: {', '.join(f'[{one}]' for one in missing)}"
            yield f"the choice by {{ ${variable} }} leaves something out", cure, True


def _one_language(folder: Folder, lang: str, key: str) -> Iterator[Doubt]:
    """A number that another language tells, and this one does not."""
    here = {base(one) for one in USED.findall(folder.texts[lang][key])}
    for other in LANGUAGES:
        there = {base(one) for one in USED.findall(folder.texts[other].get(key, ""))}
        for name in sorted(there - here - {SOMEONE, SOMEWHERE}):
            yield (
                f"in {other} it tells {{ ${name} }}, and here it does not",
                f"tell {{ ${name} }} here as well, or nowhere",
                False,
            )


def _by_hand(scenario: Scenario, key: str, text: str) -> Iterator[Doubt]:
    """A number that stands in the effects, and is written by hand in the text that belongs to them."""
    written = set(re.findall(r"(?<![\w$-])\d+(?![\w-])", re.sub(r"\[\d+\]", "", text)))
    for place in scenario.places.get(key, []) if written else ():
        for verb in VERBS:
            for first, *more in amounts(place.effects, verb):
                if not more and str(abs(change(first))) in written:
                    yield f"the number of `{verb}` is written by hand", f"write {{ ${verb} }}", False
                    return
