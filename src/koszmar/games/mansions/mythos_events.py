"""The Mythos events: what the house does each round, by grade (Mythos Events, Event Step).

An event is passed over while nobody is there to whom it could happen. (mythos-event.usual, mythos-event.no-target,
mythos-event.random-target, mythos-event.escalates)
"""

from __future__ import annotations

from msgspec import Struct

from .effects.model import Effect
from .effects.reading import one_line

GRADES = ("minor", "major", "deadly", "helpful", "flavour")


class MythosEvent(Struct, frozen=True):
    """A Mythos event."""

    key: str
    grade: str
    whom: str
    """Who must be there for it to happen, as a selector; empty: it always can."""
    effects: tuple[Effect, ...]


EVENTS: dict[str, MythosEvent] = {}


def event(grade: str, key: str, whom: str, effects: str) -> None:
    """Enter an event."""
    EVENTS[key] = MythosEvent(key, grade, whom, one_line(effects))


# -- minor ---------------------------------------------------------------------------------------------------------

event("minor", "draught", "indoors", "random indoors { test observation 2 { fail { horror 1 facedown } } }")
event("minor", "loose-board", "tag hall", "random tag hall { test agility 2 { fail { damage 1 facedown } } }")
event("minor", "behind-the-plaster", "indoors", "random indoors { horror 2 negate will }")
event("minor", "guttering-light", "with light", "random with light { test agility 2 { fail { drop light } } }")
event("minor", "cold-rain", "outdoors", "each outdoors { test strength 1 { fail { damage 1 facedown } } }")
event("minor", "wet-cobbles", "tag street", "random tag street { test agility 2 { fail { damage 1 } } }")
event("minor", "shape-in-the-alley", "tag alley", "random tag alley { horror 2 negate will }")
event("minor", "the-gulls-fall-silent", "tag dock,pier,beach",
      "each tag dock,pier,beach { test will 1 { fail { horror 1 facedown } } }")  # fmt: skip
event("minor", "unlit-corner", "indoors", "random indoors { darkness here }")
event("minor", "straining-hinges", "", "slide-back one")
event("minor", "slipping-strap", "with item", "random with item { test agility 2 { fail { drop own item } } }")
event("minor", "old-photograph", "tag library,study,office",
      "random tag library,study,office { horror 2 negate lore; unhurt { clue +1 } }")  # fmt: skip
event("minor", "knives-on-the-rack", "tag kitchen", "random tag kitchen { damage 2 negate agility }")
event("minor", "missing-step", "tag stairs", "random tag stairs { damage 2 negate agility }")
event("minor", "wrong-reflection", "tag bedroom,bathroom",
      "random tag bedroom,bathroom { horror 2 negate observation }")  # fmt: skip
event("minor", "breath-in-the-dark", "in-darkness", "each in-darkness { horror 1 negate will }")
event("minor", "sparks", "near-fire", "each near-fire { test agility 1 { fail { damage 1 facedown } } }")
event("minor", "nobody-there", "alone", "each alone { test will 1 { fail { horror 1 facedown } } }")
event("minor", "harsh-words", "sharing", "random sharing { test influence 2 { fail { horror 1 } } }")
event("minor", "footsteps", "",
      "if monsters > 0 { prowl 2 farthest }; "
      "else { random anyone { test will 2 { fail { horror 1 facedown } } } }")  # fmt: skip
event("minor", "smudged-notes", "with clue", "one with clue most clues { test observation 2 { fail { clue -1 } } }")
event("minor", "pins-and-needles", "", "random anyone { test strength 2 { fail { condition stunned } } }")

# -- major ---------------------------------------------------------------------------------------------------------

event("major", "choir-in-the-walls", "indoors", "each indoors { horror 2 negate will }")
event("major", "falling-plaster", "indoors", "random indoors { damage 3 negate agility }")
event("major", "the-current-dies", "indoors", "random indoors { darkness room; horror 2 negate will }")
event("major", "flooded-gutter", "outdoors",
      "each outdoors { damage 1 negate strength -1; any { condition restrained } }")  # fmt: skip
event("major", "hands-from-the-water", "at-the-docks", "each at-the-docks { damage 2 negate strength }")
event("major", "street-brawl", "tag street,square", "each tag street,square { damage 2 negate influence }")
event("major", "the-lamp-bursts", "with light",
      "random with light { fire here; test agility 2 { fail { damage 1 facedown } } }")  # fmt: skip
event("major", "slamming-door", "near-door",
      "random near-door { test agility 2 { fail { damage 2; condition restrained } } }")  # fmt: skip
event("major", "your-own-name", "", "one most horror { horror 3 negate will }")
event("major", "the-weak-spot", "", "one most damage { damage 3 negate strength }")
event("major", "they-smell-it", "", "if monsters > 0 { prowl 1 all }; else { each anyone { horror 2 negate will } }")
event("major", "shared-madness", "",
      "if anyone insane { each near-the-mad { horror 2 negate will } }; "
      "else { random anyone { horror 3 negate will } }")  # fmt: skip
event("major", "blood-trail", "",
      "if anyone wounded { each wounded { test strength 2 { fail { damage 1 facedown; condition dazed } } } }; "
      "else { random anyone { damage 3 negate agility } }")  # fmt: skip
event("major", "the-page-turns", "with spell,tome",
      "random with spell,tome { test lore 2 { fail { if anyone self with spell { horror 2; flip spell }; "
      "else { horror 3 } } } }")  # fmt: skip
event("major", "thief-in-the-dark", "possessions 3",
      "random possessions 3 { test observation 2 { fail { lose own; horror 2 facedown } } }")  # fmt: skip
event("major", "vertigo", "tag stairs,attic,belfry", "each tag stairs,attic,belfry { damage 2 negate agility }")
event("major", "smoke", "fire-in-room", "each fire-in-room { damage 2 negate strength; any { condition dazed } }")
event("major", "cold-hearth", "indoors not lit-room", "each indoors not lit-room { horror 2 negate will }")
event("major", "too-close", "",
      "if all together { each anyone { horror 2 negate influence } }; "
      "else { one most loneliness { horror 3 negate will } }")  # fmt: skip
event("major", "evil-eye", "", "random anyone { test lore 2 { fail { horror 2; condition cursed } } }")
event("major", "spoiled-blood", "", "random anyone { test strength 2 { fail { damage 2; condition poisoned } } }")
event("major", "panic", "", "random anyone { test will 2 { fail { flee 2 start; horror 2 } } }")
event("major", "tremor", "", "each anyone { test agility 2 { fail { damage 1 facedown } } }; slide-back all")
event("major", "the-hour-strikes", "",
      "choose together { option give-way { clock +1 }; option bear-it { one anyone { horror 2 } } }")  # fmt: skip

# -- deadly --------------------------------------------------------------------------------------------------------

event("deadly", "the-house-breathes-in", "indoors", "each indoors { horror 3 negate will }")
event("deadly", "the-sky-opens", "outdoors", "each outdoors { horror 2 negate will; damage 2 negate agility }")
event("deadly", "falling-beams", "indoors", "each indoors { damage 3 negate agility }")
event("deadly", "the-tide-takes", "on-the-shore",
      "each on-the-shore { damage 3 negate strength; any { condition restrained } }")  # fmt: skip
event("deadly", "every-light-out", "",
      "each anyone { darkness here }; each anyone { lights-out }; each anyone { horror 2 negate will }")  # fmt: skip
event("deadly", "the-call", "",
      "each anyone { test will 2 { fail { if monsters > 0 { horror 2; drawn 2 }; else { horror 3 } } } }")  # fmt: skip
event("deadly", "old-wounds", "",
      "each with damage { reopen damage; damage 1 facedown }; each not with damage { damage 2 }")  # fmt: skip
event("deadly", "old-fears", "",
      "each with horror { reopen horror; horror 1 facedown }; each not with horror { horror 2 }")  # fmt: skip
event("deadly", "conflagration", "",
      "if fires > 0 { spread 2; each near-fire { damage 2 negate agility } }; "
      "else { random 2 anyone { fire here; damage 2 } }")  # fmt: skip
event("deadly", "the-pack", "",
      "if monsters > 0 { prowl 2 all; each with-monster { damage 3 negate agility } }; "
      "else { each anyone { horror 3 negate will } }")  # fmt: skip
event("deadly", "verdict", "", "random anyone { damage 5 negate strength; any { condition dazed } }")
event("deadly", "unmaking", "", "random anyone { horror 5 negate will; any { clue -1 } }")
event("deadly", "turned-hands", "",
      "if anyone sharing { each sharing { damage 3 negate influence } }; "
      "else { each anyone { horror 3 negate will } }")  # fmt: skip
event("deadly", "nothing-left-to-give", "",
      "each anyone { choose { option give-clues if clues >= 2 { clue -2 }; "
      "option bear-it { horror 1; damage 1 } } }")  # fmt: skip

# -- helpful, flavour ----------------------------------------------------------------------------------------------

event("helpful", "a-clear-moment", "", "random anyone { condition focused }")
event("helpful", "quiet-corner", "safe", "each safe { calm 1 facedown }")
event("helpful", "a-flask-in-the-drawer", "", "random anyone { mend 1 facedown; calm 1 facedown }")
event("helpful", "first-light", "", "daylight one; each indoors { calm 1 facedown }")
event("helpful", "second-thoughts", "", "one least clues { clue +1 }")
event("helpful", "a-brave-word", "", "random anyone { condition emboldened }")
for _number in range(1, 7):
    event("flavour", f"flavour-{_number}", "", "")
