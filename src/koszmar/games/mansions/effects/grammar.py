"""What may stand after every verb: for the checker, for the editor, and for whoever wants to learn the language.

Kinds of arguments: ``number``, ``sign`` (a number with a sign), ``change`` (either), ``skill``, ``condition`` (a
Condition), ``card``, ``deck``, ``trait``, ``space``, ``place`` (a space, a room, a tile, ``here`` or ``room``),
``tile``, ``token``, ``mark`` (a token, or ``token`` for the one that it is about), ``person``, ``mood``, ``monster``,
``puzzle``, ``draw``, ``event``, ``milestone``, ``ending``, ``clock``, ``fact``, ``grade``, ``text``, ``word``,
``selector`` (whom: ``selecting``), ``question`` (what follows ``if``: ``conditions``), or words that stand for
themselves.
"""

from __future__ import annotations

from msgspec import Struct


class Form(Struct, frozen=True):
    """How a verb is used."""

    pattern: str
    """Its arguments: what is in brackets may be left out, ``a|b`` is one of two, ``...`` repeats the last; a bar with
    spaces around it parts whole ways to say it."""
    branches: tuple[str, ...] = ()
    """What may stand below it; ``*`` stands for any effects."""
    example: str = ""


FORMS: dict[str, Form] = {
    "damage": Form("number [facedown] [negate skill [sign]]", (), "damage 2 negate agility"),
    "horror": Form("number [facedown] [negate skill [sign]]", (), "horror 1 facedown"),
    "mend": Form("number [facedown]", (), "mend 1"),
    "calm": Form("number [facedown]", (), "calm 1 facedown"),
    "reopen": Form("damage|horror", (), "reopen horror"),
    "condition": Form("condition", (), "condition dazed"),
    "cure": Form("condition", (), "cure poisoned"),
    "clue": Form("change", (), "clue +1"),
    "waste": Form("", (), "waste"),
    "test": Form("skill [sign] [number [word...]]", ("pass", "fail", "least"), "test observation 2"),
    "quota": Form("fact skill number [each] [sign]", ("met", "short"), "quota books observation 1 each +1"),
    "puzzle": Form("puzzle", ("solved", "unsolved", "wrong"), "puzzle bathroom-lock"),
    "hint": Form("puzzle row|without|next|number [false]", (), "hint counter-chime row"),
    "each": Form("selector", ("*",), "each indoors"),
    "random": Form("[number] selector", ("*",), "random with light"),
    "one": Form("selector", ("*",), "one most clues"),
    "choose": Form("[together]", ("option",), "choose together"),
    "may-move": Form("number", (), "may-move 1"),
    "flee": Form("number [start]", (), "flee 2"),
    "drawn": Form("number [place]", (), 'drawn 1 "bell-tower"'),
    "put": Form("space", (), 'put "lobby.a"'),
    "prowl": Form("number [all|nearest|farthest|in-range]", (), "prowl 2 all"),
    "drop": Form("own|random|light|card [item]", (), "drop own item"),
    "lose": Form("own|random|light|card [item]", (), "lose own"),
    "gain": Form("card [as plot] | random deck [trait]", (), 'gain "brass-key" as plot'),
    "flip": Form("this|spell", (), "flip spell"),
    "lights-out": Form("", (), "lights-out"),
    "fire": Form("[place]", (), "fire here"),
    "quench": Form("[place]", (), "quench room"),
    "darkness": Form("[place]", (), 'darkness "basement"'),
    "daylight": Form("[place|one]", (), "daylight one"),
    "spread": Form("[number]", (), "spread 2"),
    "slide-back": Form("one|all", (), "slide-back all"),
    "spawn": Form("monster at place [or monster|nothing] [named word] [waits] [undying]", (),
                  'spawn cultist at "lobby.a" or nothing'),
    "wound": Form("number [here]", (), "wound 2 here"),
    "heals": Form("number", (), "heals 1"),
    "pause-monster": Form("", (), "pause-monster"),
    "extra-action": Form("", (), "extra-action"),
    "tile": Form("tile...", (), 'tile "study"'),
    "discard-tile": Form("tile", (), 'discard-tile "library"'),
    "token": Form("token...", (), "token cellar-door"),
    "discard": Form("mark", (), "discard token"),
    "stage": Form("[number]", (), "stage"),
    "wall": Form("space space | tile tile", (), 'wall "hall-1.a" "lobby.b"'),
    "door": Form("space space | tile tile", (), 'door "hall-1.a" "lobby.b"'),
    "barricade": Form("space", (), 'barricade "lobby.a"'),
    "passage": Form("space...", (), 'passage "entry-hall.a" "hall-stairs.b"'),
    "clear-board": Form("", (), "clear-board"),
    "begin-at": Form("space", (), 'begin-at "beach.a"'),
    "follow": Form("[person]", (), "follow"),
    "part": Form("[person]", (), "part owner"),
    "mood": Form("mood [person]", (), "mood open"),
    "followers": Form("", ("*",), "followers"),
    "walk": Form("person number place", (), 'walk quill 2 "pier"'),
    "perish": Form("", (), "perish"),
    "leave": Form("monster|word", (), "leave wick"),
    "eliminate": Form("", (), "eliminate"),
    "happens": Form("event", (), "happens find-tar"),
    "draw": Form("draw", (), "draw way"),
    "set": Form("fact change [each] [sign]", (), "set needed 1 each +3"),
    "add": Form("fact change [each] [sign]", (), "add saved 1"),
    "clock": Form("[clock] change", (), "clock dusk +1"),
    "mythos": Form("grade", (), "mythos major"),
    "reach": Form("milestone", (), "reach key-found"),
    "say": Form("text", (), "say a-noise"),
    "tell": Form("text", (), "tell what-you-saw"),
    "page": Form("", (), "page"),
    "objective": Form("text", (), "objective get-out"),
    "end": Form("ending", (), "end drowned"),
    "if": Form("question", ("*",), "if round >= 4"),
    "else": Form("", ("*",), "else"),
    "any": Form("", ("*",), "any"),
    "unhurt": Form("", ("*",), "unhurt"),
}  # fmt: skip
"""By verb."""
BELOW: dict[str, str] = {
    "pass": "", "fail": "", "least": "number", "met": "", "short": "", "solved": "", "unsolved": "", "wrong": "",
    "option": "text [if question]",
}  # fmt: skip
"""Branches with the arguments that they take."""
