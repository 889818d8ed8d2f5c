"""What a sensible Evil player prefers: cards where they hurt, creatures on the Hero's way, danger under his feet.

Likings are points of Health and Sanity that the Hero is expected to lose. A card is played if it is worth more than
what the same card would bring later: the fewer turns are left for the cards in hand, the less it has to be worth.
"""

from __future__ import annotations

from collections.abc import Callable

from koszmar.kernel.flow import Decision, Key

from ..bestiary import ORDINARY
from ..creatures import deploy_sectors
from ..dice import chance_of_a_hit, half_counts
from ..items import total_charges
from ..reactions import PASS, is_dangerous
from ..reactions.verbs import NONE, danger_sectors
from ..rooms import ROOMS
from ..state import DOOR, Scene
from ..station import distance
from .tempers import SHOCK, Temper, breathing, threshold
from .threats import Station, boss_worth

Judge = Callable[[Scene, Decision, Temper], list[float]]
ADRENALINE, CHARGE, LIE, LIGHT = 0.8, 0.45, 0.5, 0.3
"""What an adrenaline token, a charge, a false answer, a lamp is worth."""


class Moment:
    """A moment at which an Evil player may react."""

    def __init__(self, scene: Scene, decision: Decision, temper: Temper) -> None:
        self.scene = scene
        self.state = scene.state
        self.station = Station(scene, temper)
        self.name = str(decision.args.get("moment", ""))
        self.sector = str(decision.args.get("sector", ""))
        self.target = str(decision.args.get("target", ""))
        self.dangerous = is_dangerous(scene)
        held = scene.state.sheet.character == "captain" and "character" not in scene.state.sheet.used
        self.bad = 0.0 if held or not self.dangerous else 1.0
        """1 if the dangerous part of a card will be carried out."""
        self.chance = chance_of_a_hit(scene, half_counts(scene, evil=True))
        self.adrenaline = ADRENALINE if scene.state.sheet.adrenaline else 0.0
        self.here = self.station.here()
        self.others = [one for one in scene.state.creatures if one.sector != scene.state.hero]

    def second_gain(self, points: int) -> float:
        """What another creature's coming nearer gains."""
        gains = self.station.gains(points, self.others)
        return max(0.0, gains[1]) if len(gains) > 1 else 0.0

    def die(self) -> float:
        """What one more die of the creature that bites best here is worth."""
        return self.chance


def react(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Play a card, or wait for something better."""
    moment = Moment(scene, decision, temper)
    limit = threshold(scene, temper)
    breath = breathing(scene, temper)
    standards: dict[str, float] = {}
    liking = []
    for option in decision.options:
        if option == PASS:
            liking.append(0.0)
            continue
        assert isinstance(option, tuple)
        if option[0] == "play" and option[1] in SELDOM:
            liking.append(VALUES[str(option[1])](moment) + NOW_OR_NEVER - limit)
        elif option[0] == "play":
            worth = VALUES[str(option[1])](moment)
            liking.append(worth - limit - (breath if worth >= SHOCK else 0.0))
        else:
            way = str(option[2])
            if way not in standards:
                standards[way] = standard(moment, way)
            worth = standards[way]
            kept = 0.05 + 0.05 * USEFUL.get(str(option[1]), 1.0)
            liking.append(worth - limit - kept - (breath if worth >= SHOCK else 0.0))
    return liking


def standard(moment: Moment, way: str) -> float:
    """What a standard reaction is worth; it waits for the end of the turn, when the Hero has shown where he stops."""
    if moment.name != "end":
        return -1.0
    station = moment.station
    if way == "std-move":
        return station.best_gain(1)
    if way == "std-danger":
        return max((station.danger(sector) for sector in danger_sectors(moment.scene)), default=0.0)
    return _deploying(moment)


def _deploying(moment: Moment, lower: int = 0) -> float:
    """What the best deployment is worth."""
    station = moment.station
    return max(
        (station.deploying(kind, sector) for kind in ORDINARY for sector in deploy_sectors(moment.scene, kind, lower)),
        default=0.0,
    )


# -- what each card is worth ---------------------------------------------------------------------------------------

Value = Callable[[Moment], float]


def _worth(normal: float, dangerous: float = 0.0) -> Value:
    """The same at every time; D: so much more."""
    return lambda moment: normal + dangerous * moment.bad


def _come(points: int, more: int = 0) -> Value:
    """One creature comes nearer; D: another one does."""
    return lambda moment: moment.station.best_gain(points) + (moment.second_gain(more) * moment.bad if more else 0.0)


def _two_come(first: int, second: int, third: int = 0) -> Value:
    """Two creatures come nearer; D: a third one."""
    return lambda moment: (
        moment.station.best_gain(first) + moment.second_gain(second) + (0.2 * moment.bad if third else 0.0)
    )


def _fiercer(points: int) -> Value:
    """A creature comes nearer and has a die more, if it is here then."""

    def value(moment: Moment) -> float:
        arrives = any(moment.station.steps(one.sector) <= points for one in moment.others)
        comes = moment.station.best_gain(points)
        here = moment.die() if moment.here or arrives else 0.0
        return comes + here + 0.3 * moment.bad * (1.0 if here else 0.0)

    return value


def _already_there(moment: Moment) -> float:
    """A creature waits where the Hero is about to go: it scares him there, and attacks."""
    station, state = moment.station, moment.state
    found = []
    for one in moment.state.creatures:
        steps = distance(state, one.sector, moment.sector)
        if steps <= 2 and one.sector not in (moment.sector, state.hero):
            found.append(station.bite(one.kind) + 0.45 + (0.0 if one.figure else station.scare(one.kind)) - 0.3)
    found.sort(reverse=True)
    best = found[0] if found else 0.15
    return best + (0.4 * moment.bad if len(found) > 1 else 0.0)


def _claws(moment: Moment) -> float:
    return moment.chance + 0.6 * moment.bad


def _no_way_past(moment: Moment) -> float:
    return max((moment.station.bite(one.kind, int(moment.bad) - 1) for one in moment.here), default=0.0)


def _out_of_control(moment: Moment) -> float:
    best = max((moment.station.bite(one.kind) * (1 - moment.chance) for one in moment.here), default=0.0)
    return max(best, moment.station.best_gain(1)) + moment.bad * (1.0 if moment.here else 0.0) * 2 * moment.chance


def _mending(moment: Moment) -> float:
    return (0.5 if any(one.wounded for one in moment.state.creatures) else 0.0) + moment.station.best_gain(1)


def _roar(moment: Moment) -> float:
    return moment.station.best_gain(1) + (moment.die() if moment.station.within(1) else 0.1)


def _taste(moment: Moment) -> float:
    return moment.chance * (1 + moment.bad)


def _ducts(moment: Moment) -> float:
    return _deploying(moment, 1) + 0.2 * moment.bad


def _too_quick(moment: Moment) -> float:
    return 0.9 + moment.bad * moment.station.best_gain(2, moment.others)


def _grating(moment: Moment) -> float:
    return moment.station.best_gain(2) + moment.second_gain(1) + moment.bad * 0.5


def _whisper(moment: Moment) -> float:
    return moment.station.best_gain(1) + 0.2 + moment.bad * (0.0 if moment.station.there.lit else 1.0)


def _lamps(moment: Moment) -> float:
    state, station = moment.state, moment.station
    level = state.station.sectors[station.hero].level
    lit = [key for key, there in state.elements.items() if there.lit and state.station.sectors[key].level == level]
    if not lit:
        return 1.0 + moment.bad
    return LIGHT * min(2, len(lit)) + (0.4 * len(moment.here) if station.there.lit else 0.0) + moment.bad


def _shake(moment: Moment) -> float:
    return 0.8 + (0.4 * moment.bad if moment.station.there.lit else 0.0)


def _flicker(moment: Moment) -> float:
    lit = moment.station.there.lit
    return (LIGHT + 0.4 * len(moment.here) if lit else 1.0) + moment.bad * moment.adrenaline


def _spiral(moment: Moment) -> float:
    return 3 * moment.chance + moment.bad * moment.adrenaline


def _bulkhead(moment: Moment) -> float:
    """A door in the way costs the Hero an action."""
    state, station = moment.state, moment.station
    doors = [
        there
        for at in (station.hero, moment.sector)
        for side, there in state.station.exits[at].items()
        if state.station.sectors[at].sides[side] == DOOR and station.is_ahead(there)
    ]
    return (0.8 if doors else 0.3) + 0.4 * moment.bad


def _bad_air(moment: Moment) -> float:
    return (0.4 if moment.station.there.condition else 1.1) + 0.3 * moment.bad


def _bait(moment: Moment) -> float:
    return moment.station.danger(moment.station.hero) + 0.4 * moment.bad


def _wire(moment: Moment) -> float:
    return 3 * moment.chance + 0.2 * moment.bad


def _overload(moment: Moment) -> float:
    near = max((moment.station.danger(sector) for sector in moment.station.next_steps()), default=0.0)
    return max(near, LIGHT if moment.station.there.lit else 0.0) + CHARGE * moment.bad


def _strap(moment: Moment) -> float:
    return (CHARGE + 0.15 if total_charges(moment.scene) else moment.adrenaline) + moment.bad * moment.adrenaline


def _dropped(moment: Moment) -> float:
    return (0.6 if moment.adrenaline or total_charges(moment.scene) >= 2 else 0.0) + 0.3 * moment.bad


VALUES: dict[str, Value] = {
    "claws-at-my-back": _claws,
    "no-way-past": _no_way_past,
    "bloodlust": _fiercer(1),
    "it-turned-its-head": _fiercer(2),
    "flesh-knits": _mending,
    "it-gets-up-again": _worth(1.3),
    "its-getting-out-of-control": _out_of_control,
    "my-hands-are-full": _fiercer(1),
    "wrath-of-the-nest": _two_come(1, 1),
    "under-the-crates": _fiercer(2),
    "a-roar-in-answer": _roar,
    "taste-of-blood": _taste,
    "they-feed-on-it": _fiercer(1),
    "already-there": _already_there,
    "right-behind-me": _come(2, 1),
    "out-of-the-ducts": _ducts,
    "gone-when-i-looked": _worth(0.5),
    "out-of-the-dark": _come(3, 2),
    "too-quick": _too_quick,
    "they-hunt-in-pairs": _come(2, 1),
    "the-lock-gives": _come(2),
    "they-heard-the-switch": _two_come(2, 1, 1),
    "steps-on-the-grating": _grating,
    "they-know-where-i-am": _worth(0.35, 0.3),
    "blood-trail": _come(1, 1),
    "i-froze": _ducts,
    "whisper-in-the-vent": _whisper,
    "dark-takes-shape": _worth(1.0, 0.8),
    "the-lamps-die": _lamps,
    "my-mind-plays-tricks-on-me": _worth(0.3, 0.9),
    "something-blinked": _worth(0.4, 1.0),
    "my-hands-shake": _shake,
    "it-said-my-name": _worth(1.0, 0.8),
    "flicker": _flicker,
    "i-have-been-here-before": _worth(0.4, 1.0),
    "not-mine": _worth(0.6, 0.8),
    "lost-bearings": _worth(0.7, 0.2),
    "pain-and-panic": _worth(1.0, 0.8),
    "spiral": _spiral,
    "bulkhead-slams": _bulkhead,
    "tripwire": _worth(1.0, 0.5),
    "bad-air": _bad_air,
    "bait": _bait,
    "jammed-shutter": _worth(0.25, 0.4),
    "misfire": _worth(0.6, 0.4),
    "boxed-in": _worth(0.7, 0.3),
    "live-wire": _wire,
    "overload": _overload,
    "corroded-stock": _worth(0.9, 0.3),
    "while-i-read-the-screen": _worth(1.0, 0.4),
    "torn-strap": _strap,
    "dropped-in-panic": _dropped,
}
"""By card, what it is worth at a moment at which it can be played."""
USEFUL = {
    "spiral": 3.0, "live-wire": 3.0, "dark-takes-shape": 3.0, "pain-and-panic": 2.5, "already-there": 2.5,
    "right-behind-me": 2.5, "the-lamps-die": 2.0, "bloodlust": 2.0, "tripwire": 2.0, "bad-air": 2.0,
    "flicker": 2.0, "my-hands-are-full": 1.5, "jammed-shutter": 0.0, "gone-when-i-looked": 0.0, "flesh-knits": 0.0,
    "it-turned-its-head": 0.0, "bait": 0.2, "something-blinked": 0.2, "my-mind-plays-tricks-on-me": 0.2,
}  # fmt: skip
"""How dear a card is when it is played face down: some are worth keeping."""
SELDOM = frozenset({
    "it-turned-its-head", "flesh-knits", "gone-when-i-looked", "out-of-the-dark", "my-mind-plays-tricks-on-me",
    "something-blinked", "bait", "jammed-shutter", "it-said-my-name", "it-gets-up-again",
})  # fmt: skip
"""Cards whose moment seldom comes, such as that the Hero leaves somebody alive whom he has attacked."""
NOW_OR_NEVER = 0.6
"""How much more such a card is worth when its moment has come; it is then played even if he has just been shocked."""

# -- what a card leaves open ---------------------------------------------------------------------------------------


def move_creature(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """To the Hero, or where he will come; a boss to his post."""
    station = Station(scene, temper)
    creatures = {one.id: one for one in scene.state.creatures}
    liking = []
    for option in decision.options:
        match option:
            case (str(key), "stay") if key in creatures:
                liking.append(0.4 if creatures[key].sector == scene.state.hero else 0.02)
            case (str(key), "unblock", str()) if key in creatures:
                liking.append(0.15 if station.straight[creatures[key].sector] <= 3 else 0.05)
            case (str(key), str(end), *_) if key in creatures:
                one = creatures[key]
                after = station.arrives(one) if end == scene.state.hero else station.worth(one, end)
                change = boss_worth(station, one, end) - boss_worth(station, one, one.sector)
                liking.append(after - station.worth(one) + change)
            case _:
                liking.append(0.0)
    return liking


def deploy(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """On the Hero's way, as near as may be, and what bites."""
    station = Station(scene, temper)
    return [station.deploying(str(key[0]), str(key[1])) if isinstance(key, tuple) else 0.0 for key in decision.options]


def place_danger(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Before the Hero, on the way to his nearest goal."""
    station = Station(scene, temper)
    return [0.0 if key == NONE else station.danger(str(key)) for key in decision.options]


def standard_reaction(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """The question of a standard reaction: which creature, where, or which sector."""
    way = decision.args.get("way")
    judge = {"std-move": move_creature, "std-deploy": deploy}.get(str(way), place_danger)
    return judge(scene, decision, temper)


def place_creature(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """At the start: between the Hero and his rooms, not all in one place."""
    station = Station(scene, temper)
    taken = [one.sector for one in scene.state.creatures]
    liking = []
    for option in decision.options:
        assert isinstance(option, tuple)
        kind, sector = str(option[0]), str(option[1])
        apart = min((distance(scene.state, sector, other) for other in taken), default=9)
        liking.append(station.deploying(kind, sector) + (0.0 if apart > 1 else -0.5))
    return liking


def place_boss(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """On the Hero's way."""
    station = Station(scene, temper)
    kind = str(decision.args.get("boss", "colonel"))
    return [station.deploying(kind, str(key)) for key in decision.options]


def place_condition(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Gas and Webs where he is, Mines where he goes."""
    station = Station(scene, temper)
    return [_condition(station, option) for option in decision.options]


def _condition(station: Station, option: Key) -> float:
    if not isinstance(option, tuple):
        return 0.0
    kind, sector = str(option[0]), str(option[1])
    if kind == "danger":
        return station.danger(sector)
    here, ahead = sector == station.hero, station.is_ahead(sector)
    match kind:
        case "web":
            return 0.9 if here else 0.6 if ahead else 0.1
        case "gas":
            return 1.0 if here else 0.5 if sector == station.goal else 0.3 if ahead else 0.1
        case "mine":
            return 1.0 if ahead else 0.2
    return 0.5 if station.state.elements[sector].lit else 0.1


def block_door(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Doors on the Hero's way; none that keep creatures from him."""
    station = Station(scene, temper)
    return [_door(station, option) for option in decision.options]


def _door(station: Station, option: Key) -> float:
    match option:
        case ("door", str(one), str(other)) | (str(one), str(other)) if one in station.straight:
            return 0.8 if station.is_ahead(one) and station.is_ahead(other) else -0.1
        case ("danger", str(sector)):
            return station.danger(sector)
    return 0.0


def unblock_door(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Doors that keep creatures from the Hero."""
    station = Station(scene, temper)
    return [
        0.0 if not isinstance(key, tuple) else 0.5 if station.straight[str(key[0])] <= 2 else -0.1
        for key in decision.options
    ]


def pick_creature(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Whoever bites best."""
    station = Station(scene, temper)
    creatures = {one.id: one for one in scene.state.creatures}
    return [station.worth(creatures[str(key)]) if key in creatures else 0.0 for key in decision.options]


def sneak(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Without a sound to where the Hero will come."""
    return move_creature(scene, decision, temper)


def redirect(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """The Hero pays, unless the ally would be lost for little or the loss is small."""
    ally = scene.state.sheet.ally
    amount = int(decision.args.get("amount", 1))
    kill = ally is not None and ally.charges <= amount
    low = scene.state.sheet.health + scene.state.sheet.sanity <= 8
    return [float((key == "ally") == (kill and amount == 1 and not low)) for key in decision.options]


def discard_charge(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """The charge that hurts most: weapons and medicine."""
    from .hero import ITEM_WORTH

    charges = {item.key: item.charges for item in scene.state.sheet.items}
    liking = []
    for option in decision.options:
        key = str(option[0] if isinstance(option, tuple) else option)
        liking.append(ITEM_WORTH.get(key, 0.5) + (0.3 if charges.get(key) == 1 else 0.0))
    return liking


def deal(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Cards for everybody: two cards of a turn come from different players."""
    hands = scene.state.hands
    return [-float(len(hands[int(key[0])])) if isinstance(key, tuple) else 0.0 for key in decision.options]


def burn_out(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """A creature burns for two dice if it is wounded, or if that may be the end."""
    low = scene.state.sheet.health + scene.state.sheet.sanity <= 4
    return [float((key == "burn") == low) for key in decision.options]


def throw_away(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Cards that seldom serve, if his temper is such; everybody else keeps what he has."""
    return [
        0.1 if key == "done" else float(temper.throws_away and USEFUL.get(str(key), 1.0) < 0.5)
        for key in decision.options
    ]


def lie(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """As far from the truth as may be."""
    return [abs(int(key[1])) if isinstance(key, tuple) else 0.0 for key in decision.options]


def mute(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Whatever he needs most: a room rather than stairs."""
    return [0.5 if key == "stairs" else 0.0 if key == NONE else 1.0 for key in decision.options]


def deceive(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Hide a creature before anything else, then a trap, then a door."""
    creatures = {one.id for one in scene.state.creatures}
    liking = []
    for option in decision.options:
        match option:
            case ("hide", str(what)):
                liking.append(3.0 if what in creatures else 2.0 if what.startswith("side") else 1.5)
            case ("fake", "danger" | "mine"):
                liking.append(1.0)
            case _:
                liking.append(0.0)
    return liking


def name_direction(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """A noise from where the Hero wants to go."""
    return [0.0 if key == "other-level" else 1.0 for key in decision.options]


def pick_goal(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """Rooms of missions rather than anything else."""
    return [float(isinstance(key, tuple) and key[0] in ROOMS) for key in decision.options]


def put_out_light(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """The Hero's own lamp first."""
    return [0.0 if key == NONE else 2.0 if key == scene.state.hero else 1.0 for key in decision.options]


def forget(scene: Scene, decision: Decision, temper: Temper) -> list[float]:
    """What he sees farthest away is what he has to find again; any sector will do."""
    station = Station(scene, temper)
    return [0.0 if key == NONE else 1.0 + 0.1 * station.is_ahead(str(key)) for key in decision.options]


def _always(*liked: str) -> Judge:
    """A question whose answer is always the same."""
    return lambda scene, decision, temper: [float(key in liked) for key in decision.options]


JUDGES: dict[str, Judge] = {
    "react": react,
    "move-creature": move_creature,
    "draw-near": move_creature,
    "deploy": deploy,
    "place-danger": place_danger,
    "standard-reaction": standard_reaction,
    "place-creature": place_creature,
    "place-boss": place_boss,
    "place-condition": place_condition,
    "condition-or-danger": place_condition,
    "block-door": block_door,
    "block-or-danger": block_door,
    "unblock-door": unblock_door,
    "pick-creature": pick_creature,
    "attack-order": pick_creature,
    "sneak": sneak,
    "redirect": redirect,
    "discard-charge": discard_charge,
    "deal": deal,
    "burn-out": burn_out,
    "lie": lie,
    "mute": mute,
    "deceive": deceive,
    "name-direction": name_direction,
    "pick-goal": pick_goal,
    "put-out-light": put_out_light,
    "forget": forget,
    "throw-away": throw_away,
    "doors-or-web": _always("web"),
}
"""By prompt, how an Evil player answers."""


def judges(temper: Temper) -> dict[str, Callable[[Scene, Decision], list[float]]]:
    """By prompt, how an Evil player of a temper answers."""
    return {prompt: _with_temper(judge, temper) for prompt, judge in JUDGES.items()}


def _with_temper(judge: Judge, temper: Temper) -> Callable[[Scene, Decision], list[float]]:
    return lambda scene, decision: judge(scene, decision, temper)
