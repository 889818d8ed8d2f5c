"""The FM missions: the final mission that wins the game, and what grows while it is not done (mission.growth)."""

from __future__ import annotations

from koszmar.kernel.flow import Flow, Key, ask

from .. import moments
from ..creatures import (
    Path,
    block,
    come_into_view,
    door_tolls,
    doors_to_unblock,
    find,
    here,
    mend,
    paths,
    unblock,
    walk,
)
from ..items import ITEMS, charge_options, discard_charge, total_charges
from ..labyrinth import is_shown, note, tell_evil, without
from ..reactions.verbs import can_deploy, changed, danger, deploy_one, move, noise_after, roll_for
from ..state import DOOR, HERO, STAIRS, Creature, Mission, Scene, SectorId
from ..station import beside, distance, door_key, doors_of, is_blocked, level_of, room_sector
from . import (
    MissionCard,
    cannot,
    do_work,
    enter,
    may_complete_final,
    room_here,
    rooms_of_missions,
    win,
    work_options,
)

Options = list[tuple[str, str]]
FINISH = "finish"
"""The step that completes a mission."""
WORK = 2


def finishing(scene: Scene, mission: Mission) -> Options:
    """The last Interact; not in the turn of the activation (mission.final-not-same-turn)."""
    return [(mission.key, FINISH)] if may_complete_final(scene) else []


def grow(scene: Scene, mission: Mission, most: int = 99) -> int:
    """What threatens the Hero grows by 1, up to a limit; everybody sees how much it is now (mission.growth)."""
    mission.growth = min(most, mission.growth + 1)
    note(scene, "growth", mission=mission.key, growth=mission.growth)
    return mission.growth


def put_token(scene: Scene, sector: SectorId, token: str) -> None:
    """A mission token is laid in a sector."""
    scene.state.elements[sector].tokens += (token,)
    changed(scene, sector, "token-placed", token=token)


def put_boss(scene: Scene, kind: str, sectors: list[SectorId], rule: str) -> Flow[None]:
    """The Leader puts a boss on the map; he is not deployed and makes no noise (mission.fm01-boss-creature)."""
    state = scene.state
    options: list[Key] = list(sectors)
    sector = yield ask(state.leader, "place-boss", options, rule=rule, pause=True, boss=kind)
    boss = Creature(f"{kind}#1", kind, sector)
    state.creatures.append(boss)
    tell_evil(scene, "boss-placed", creature=boss.id, kind=kind, sector=sector)
    if is_shown(state, sector):
        yield from come_into_view(scene, boss)


# -- FM01 Call for Help --------------------------------------------------------------------------------------------

SABOTAGE = "sabotage"
MOST_SABOTAGE = 6
HERO_WAS_HERE = "hero-was-here"


def the_colonel_boards(scene: Scene, mission: Mission) -> Flow[None]:
    """The Colonel is put as far from the Control Room as the Hero is, else as little farther as possible, else nearer.

    (mission.fm01-activation, mission.fm01-not-hero-sector, mission.fm01-no-sector)
    """
    state = scene.state
    goal = room_sector(state, "control-room")
    mine = distance(state, state.hero, goal)
    away = {sector: distance(state, sector, goal) for sector in state.station.sectors if sector != state.hero}
    least = min((steps for steps in away.values() if steps >= mine), default=max(away.values()))
    note(scene, "colonel-aboard", how="as-far" if least == mine else "farther" if least > mine else "nearer")
    sectors = [sector for sector, steps in away.items() if steps == least]
    yield from put_boss(scene, "colonel", sectors, "mission.fm01-activation")


def hero_comes_first(scene: Scene, sector: SectorId) -> None:
    """Once the Hero has been in the Control Room the Colonel comes too late (mission.fm01-sabotage-two)."""
    mission = scene.state.final
    if scene.state.station.sectors[sector].room == "control-room" and not mission.steps:
        mission.steps.append(HERO_WAS_HERE)


def colonel_comes_first(scene: Scene, creature: Creature) -> None:
    """The Colonel in the Control Room before the Hero: 2 sabotage tokens, once (mission.fm01-sabotage-two).

    That he was there before is seen from the tokens, which only the Hero removes: the card lies open and says nothing.
    """
    state = scene.state
    first = not state.final.steps and SABOTAGE not in state.elements[creature.sector].tokens
    if creature.kind == "colonel" and state.station.sectors[creature.sector].room == "control-room" and first:
        sabotage(scene, 2)


def sabotage(scene: Scene, count: int) -> None:
    """Sabotage tokens in the Control Room, at most 6 in all; the Hero learns of them only if he sees the room."""
    sector = room_sector(scene.state, "control-room")
    for _ in range(count):
        if scene.state.elements[sector].tokens.count(SABOTAGE) < MOST_SABOTAGE:
            put_token(scene, sector, SABOTAGE)


def the_colonel_works(scene: Scene, mission: Mission) -> Flow[None]:
    """He moves up to 2 sectors, then adds 1 sabotage if he is in the Control Room.

    (mission.fm01-moves, mission.fm01-sabotage-growth, mission.fm01-order)
    The Leader is asked even if the Colonel is dead: the Hero need not know it.
    """
    state = scene.state
    colonels = [one for one in state.creatures if one.kind == "colonel"]
    yield from move(scene, state.leader, 2, among=colonels)
    if any(one.sector == room_sector(state, "control-room") for one in state.creatures if one.kind == "colonel"):
        sabotage(scene, 1)


def call_steps(scene: Scene, mission: Mission) -> Options:
    """In the Control Room: discard a sabotage token that he sees, or call (mission.fm01-remove-sabotage)."""
    if room_here(scene) != "control-room":
        return []
    if SABOTAGE in scene.state.labyrinth[scene.state.hero].tokens:
        return [(mission.key, "repair")]
    return finishing(scene, mission)


def call(scene: Scene, mission: Mission, step: str) -> None:
    """Without sabotage the call goes out (mission.fm01-win, mission.fm01-remove-sabotage)."""
    there = scene.state.elements[scene.state.hero]
    if step == FINISH and SABOTAGE in there.tokens:
        cannot(scene, mission)
    elif step == FINISH:
        win(scene, mission)
    elif SABOTAGE in there.tokens:
        there.tokens = without(there.tokens, SABOTAGE)
        changed(scene, scene.state.hero, "token-gone", token=SABOTAGE)


# 1 Interact in the Control Room without sabotage; the Colonel races him there.
CALL_FOR_HELP = MissionCard(
    "call-for-help", "fm", "control-room", call_steps, call,
    activate=the_colonel_boards, grows=the_colonel_works,
    on=(moments.hero_enters.by(hero_comes_first), moments.creature_enters.by(colonel_comes_first)), printed=True,
)  # fmt: skip

# -- FM02 Abandon Station ------------------------------------------------------------------------------------------

ARM = "arm"


def abandon_steps(scene: Scene, mission: Mission) -> Options:
    """Arm in any room without a mission; then work 2 at the Escape Pods; then 1 more Interact there."""
    room = room_here(scene)
    if not mission.steps:
        return [(mission.key, ARM)] if room and room not in rooms_of_missions(scene) else []
    if room != "escape-pods":
        return []
    if mission.work < WORK:
        return work_options(scene, mission, "mechanical", WORK - mission.work)
    return finishing(scene, mission)


def abandon(scene: Scene, mission: Mission, step: str) -> Flow[None]:
    """Take the next step to the pods."""
    if step == ARM:
        mission.steps.append(ARM)
        put_token(scene, scene.state.hero, ARM)
    elif step == FINISH:
        win(scene, mission)
    else:
        yield from do_work(scene, mission, step, "mechanical")


def tremors(scene: Scene, mission: Mission) -> Flow[None]:
    """Tremors grow up to 3; the Leader lays as many danger tokens."""
    yield from danger(scene, scene.state.leader, grow(scene, mission, 3))


ABANDON_STATION = MissionCard("abandon-station", "fm", "escape-pods", abandon_steps, abandon, grows=tremors)

# -- FM03 Burn It Clean --------------------------------------------------------------------------------------------

SAFETIES = "safeties"


def burn_steps(scene: Scene, mission: Mission) -> Options:
    """Safeties in a room of the level without the Generator Room; then work 2 in it; then 1 more Interact there.

    Where the Generator Room is may be unknown to the Hero: every other room is offered, unless he knows better.
    """
    room = room_here(scene)
    if not mission.steps:
        other = room and room != "generator-room" and not knows_on_this_level(scene, "generator-room")
        return [(mission.key, SAFETIES)] if other else []
    if room != "generator-room":
        return []
    if mission.work < WORK:
        return work_options(scene, mission, "electric", WORK - mission.work)
    return finishing(scene, mission)


def knows_on_this_level(scene: Scene, room: str) -> bool:
    """Whether the Hero has seen, in the labyrinth or in his sketch, that a room is on the level he is on."""
    state = scene.state
    level = state.labyrinth[state.hero].level
    return any(
        tile.room == room and tile.level == level for tile in (*state.labyrinth.values(), *state.sketch.values())
    )


def burn(scene: Scene, mission: Mission, step: str) -> Flow[None]:
    """Take the next step; safeties on the wrong level are an Interact spent for nothing."""
    state = scene.state
    if step == SAFETIES:
        if level_of(state, state.hero) == level_of(state, room_sector(state, "generator-room")):
            cannot(scene, mission)
            return
        mission.steps.append(SAFETIES)
        put_token(scene, state.hero, SAFETIES)
    elif step == FINISH:
        win(scene, mission)
    else:
        yield from do_work(scene, mission, step, "electric")


def radiation(scene: Scene, mission: Mission) -> Flow[None]:
    """Radiation grows up to 4; as many dice are rolled, and each hit costs 1 Health."""
    yield from roll_for(scene, grow(scene, mission, 4), "health", "radiation")


BURN_IT_CLEAN = MissionCard("burn-it-clean", "fm", "generator-room", burn_steps, burn, grows=radiation)

# -- FM04 Patient Zero ---------------------------------------------------------------------------------------------

SAMPLES = 3
WOUND = "wound"


def the_chrysalis_hatches(scene: Scene, mission: Mission) -> Flow[None]:
    """The Leader puts the Chrysalis into the Laboratory or beside it, not to the Hero."""
    state = scene.state
    laboratory = room_sector(state, "laboratory")
    sectors = [one for one in (laboratory, *beside(state, laboratory)) if one != state.hero]
    yield from put_boss(scene, "chrysalis", sectors, "mission.growth")


def leash(scene: Scene, creature: Creature, sector: SectorId) -> bool:
    """It may not go farther from the Laboratory than 1 sector and 1 for each growth."""
    state = scene.state
    return distance(state, sector, room_sector(state, "laboratory")) <= 1 + state.final.growth


def bleed(scene: Scene, creature: Creature, outcome: str) -> None:
    """The first wound that the Hero deals it gives 2 samples, its death makes 3."""
    mission = scene.state.final
    if creature.kind != "chrysalis" or (outcome == "wounded" and WOUND in mission.steps):
        return
    mission.steps.append(WOUND)
    mission.work = SAMPLES if outcome == "killed" else min(SAMPLES, mission.work + 2)
    note(scene, "work", mission=mission.key, work=mission.work)


def patient_steps(scene: Scene, mission: Mission) -> Options:
    """An Interact in the Laboratory is a sample; with 3 of them 1 more completes the mission."""
    if room_here(scene) != "laboratory":
        return []
    return [(mission.key, "sample")] if mission.work < SAMPLES else finishing(scene, mission)


def patient(scene: Scene, mission: Mission, step: str) -> None:
    """Take a sample, or finish."""
    if step == FINISH:
        win(scene, mission)
    else:
        mission.work += 1
        note(scene, "work", mission=mission.key, work=mission.work)


def the_chrysalis_grows(scene: Scene, mission: Mission) -> None:
    """Its leash is longer, and its wound closes."""
    grow(scene, mission)
    for creature in scene.state.creatures:
        if creature.kind == "chrysalis":
            mend(scene, creature)


PATIENT_ZERO = MissionCard(
    "patient-zero", "fm", "laboratory", patient_steps, patient,
    activate=the_chrysalis_hatches, grows=the_chrysalis_grows,
    on=(moments.boss_may_enter.by(leash), moments.creature_hurt.by(bleed)),
)  # fmt: skip

# -- FM05 The Last Patients ----------------------------------------------------------------------------------------

SERUM = 6
BLOOD = 2
ONE_CHARGE, TWO_CHARGES, OWN_BLOOD = "one-charge", "two-charges", "own-blood"


def serum_steps(scene: Scene, mission: Mission) -> Options:
    """In the Infirmary: 1 or 2 charges, or 2 Health, for serum; with 6 of it 1 more Interact."""
    if room_here(scene) != "infirmary":
        return []
    if mission.work >= SERUM:
        return finishing(scene, mission)
    charges = total_charges(scene)
    found: Options = []
    if charges >= 1:
        found.append((mission.key, ONE_CHARGE))
    if charges >= 2:
        found.append((mission.key, TWO_CHARGES))
    if can_bleed(scene):
        found.append((mission.key, OWN_BLOOD))
    return found


def can_bleed(scene: Scene) -> bool:
    """A price is paid in full, and cannot be paid if both tracks would be at 0."""
    sheet = scene.state.sheet
    return sheet.health > BLOOD or (sheet.health == BLOOD and sheet.sanity > 0)


def make_serum(scene: Scene, mission: Mission, step: str) -> Flow[None]:
    """A charge is 1 serum, a chemical one 2; 2 Health are 1."""
    before = mission.work
    if step == FINISH:
        win(scene, mission)
    elif step == OWN_BLOOD and can_bleed(scene):
        scene.state.sheet.health -= BLOOD
        scene.tell("price", kind="health", amount=BLOOD)
        mission.work += 1
    elif step != OWN_BLOOD:
        for _ in range(1 if step == ONE_CHARGE else 2):
            if options := charge_options(scene):
                given = discard_charge(scene, (yield ask(HERO, "discard-charge", options, rule="mission.work")))
                mission.work += 2 if ITEMS[given.key].type == "chemical" else 1
    if mission.work == before:
        cannot(scene, mission)
    else:
        note(scene, "work", mission=mission.key, work=mission.work)


def the_ward(scene: Scene, mission: Mission) -> Flow[None]:
    """A Hollow is deployed, from the third growth on 2; a danger token for each that cannot be."""
    leader = scene.state.leader
    for _ in range(2 if grow(scene, mission) >= 3 else 1):
        if (yield from deploy_one(scene, leader, kinds=("hollow",), must=True)) is None:
            yield from danger(scene, leader, 1)


THE_LAST_PATIENTS = MissionCard("the-last-patients", "fm", "infirmary", serum_steps, make_serum, grows=the_ward)

# -- FM06 Into the Void --------------------------------------------------------------------------------------------

PRESSURE = 3
SEAL, PUMP = "seal", "pump"


def void_steps(scene: Scene, mission: Mission) -> Options:
    """In the Ventilation: seal its doors, or pump if they are all blocked and no creature is there."""
    if room_here(scene) != "ventilation":
        return []
    tile = scene.state.labyrinth[scene.state.hero]
    if DOOR in tile.sides:
        return [(mission.key, SEAL)]
    last = mission.work == PRESSURE - 1
    return [(mission.key, PUMP)] if not tile.figures and (may_complete_final(scene) or not last) else []


def is_sealed(scene: Scene, sector: SectorId) -> bool:
    """Whether all doors of a sector are blocked."""
    return all(is_blocked(scene.state, sector, there) for there in doors_of(scene.state, sector))


def void(scene: Scene, mission: Mission, step: str) -> None:
    """Block all doors of the room, or add 1 pressure; the third one wins."""
    state = scene.state
    if step == SEAL:
        for there in doors_of(state, state.hero):
            block(scene, state.hero, there)
    elif not is_sealed(scene, state.hero) or here(scene):
        cannot(scene, mission)
    else:
        mission.work += 1
        note(scene, "work", mission=mission.key, work=mission.work)
        if mission.work >= PRESSURE:
            win(scene, mission)


def thin_air(scene: Scene, mission: Mission) -> None:
    """The adrenaline maximum falls, by 3 at most; 1 pressure is lost through a door that is not blocked."""
    grow(scene, mission, 3)
    if mission.work and not is_sealed(scene, room_sector(scene.state, "ventilation")):
        mission.work -= 1
        note(scene, "work", mission=mission.key, work=mission.work)


INTO_THE_VOID = MissionCard("into-the-void", "fm", "ventilation", void_steps, void, grows=thin_air)

# -- FM07 The Last Supper ------------------------------------------------------------------------------------------

GUESTS = 4
"""Creatures that are on the map at least."""
SERVED = 2
"""Creatures that must be at the table."""


def invite(scene: Scene, mission: Mission) -> Flow[None]:
    """The Leader deploys until 4 creatures are on the map, as far as possible."""
    while len(scene.state.creatures) < GUESTS and can_deploy(scene):
        yield from deploy_one(scene, scene.state.leader, must=True)


def supper_steps(scene: Scene, mission: Mission) -> Options:
    """An Interact in the Canteen counts the guests."""
    return [(mission.key, "serve")] if room_here(scene) == "canteen" else []


def supper(scene: Scene, mission: Mission, step: str) -> Flow[None]:
    """2 creatures in the Canteen or adjacent to it complete the mission; otherwise the others come 1 sector nearer."""
    state = scene.state
    table = (state.hero, *beside(state, state.hero))
    guests = sum(one.sector in table for one in state.creatures)
    note(scene, "guests", count=guests)
    if guests >= SERVED and may_complete_final(scene):
        win(scene, mission)
    elif guests < SERVED:
        yield from draw_near(scene, 1)


def draw_near(scene: Scene, points: int) -> Flow[None]:
    """Every creature not in the Canteen goes as near to it as it can, in the Leader's order.

    The Leader is asked once for every creature that goes, which the Hero hears or sees; one that can only unblock a
    door does so without a question, so that the Hero learns nothing from it.
    """
    state = scene.state
    goal = room_sector(state, "canteen")
    waiting = [one.id for one in state.creatures if one.sector != goal]
    while options := approaches(scene, waiting, points, goal):
        choice = yield ask(state.leader, "draw-near", list(options), rule="evil.leader-decides", pause=True)
        creature, path = options[choice]
        waiting.remove(creature.id)
        left = points - sum(1 if what == "go" else toll for what, toll in costs(scene, creature, path))
        yield from walk(scene, creature, path, direction=str(choice[2]))
        if creature in state.creatures and creature.sector != state.hero:
            open_a_door(scene, creature, left, goal)
    for key in waiting:
        if (one := find(scene, key)) is not None:
            open_a_door(scene, one, points, goal)


def approaches(
    scene: Scene, waiting: list[str], points: int, goal: SectorId
) -> dict[tuple[str, ...], tuple[Creature, Path]]:
    """Every waiting creature with the ways that lead it as near as it can get: (id, sector, direction of the noise)."""
    found: dict[tuple[str, ...], tuple[Creature, Path]] = {}
    for creature in (one for one in scene.state.creatures if one.id in waiting):
        ways = paths(scene, creature, points, goal)
        most = max((sum(what == "go" for what, _ in path) for path in ways.values()), default=0)
        for end, path in ways.items():
            if end == scene.state.hero or sum(what == "go" for what, _ in path) == most:
                for direction in noise_after(scene, creature, path):
                    found[creature.id, end, direction] = (creature, path)
    return found


def costs(scene: Scene, creature: Creature, path: Path) -> list[tuple[str, int]]:
    """What each piece of a way costs."""
    found, at, tolls = [], creature.sector, door_tolls(scene.state)
    for what, there in path:
        found.append((what, 1 if what == "go" else tolls[door_key(at, there)]))
        at = there if what == "go" else at
    return found


def open_a_door(scene: Scene, creature: Creature, points: int, goal: SectorId) -> None:
    """If a blocked door is in the way, the creature unblocks it with what is left of its move."""
    doors = doors_to_unblock(scene, creature, points, goal)
    if doors:
        unblock(scene, creature.sector, min(doors))


def hunger(scene: Scene, mission: Mission) -> Flow[None]:
    """Hunger grows up to 3: creatures are deployed up to 4 again, then all come as many sectors nearer."""
    growth = grow(scene, mission, 3)
    yield from invite(scene, mission)
    yield from draw_near(scene, growth)


THE_LAST_SUPPER = MissionCard("the-last-supper", "fm", "canteen", supper_steps, supper, activate=invite, grows=hunger)

# -- FM08 The Last Charge ------------------------------------------------------------------------------------------

CHARGE = "charge"
STAIRWELLS = 2


def charge_steps(scene: Scene, mission: Mission) -> Options:
    """A charge in each of two sectors with stairs; then work 1 in the Armoury; then 1 more Interact there."""
    state = scene.state
    tile = state.labyrinth[state.hero]
    if len(mission.steps) < STAIRWELLS:
        return [(mission.key, CHARGE)] if STAIRS in tile.sides and state.hero not in mission.steps else []
    if tile.room != "armoury":
        return []
    return work_options(scene, mission, "", 1) if not mission.work else finishing(scene, mission)


def last_charge(scene: Scene, mission: Mission, step: str) -> Flow[None]:
    """Take the next step to the last charge."""
    if step == CHARGE:
        mission.steps.append(scene.state.hero)
        put_token(scene, scene.state.hero, CHARGE)
    elif step == FINISH:
        win(scene, mission)
    else:
        yield from do_work(scene, mission, step, "")


def alarm(scene: Scene, mission: Mission) -> None:
    """The reaction track gets 1 more space without a symbol, 3 at most, and Evil as many more cards."""
    scene.state.track_extra = grow(scene, mission, 3)


THE_LAST_CHARGE = MissionCard("the-last-charge", "fm", "armoury", charge_steps, last_charge, grows=alarm)

enter(
    CALL_FOR_HELP, ABANDON_STATION, BURN_IT_CLEAN, PATIENT_ZERO, THE_LAST_PATIENTS, INTO_THE_VOID, THE_LAST_SUPPER,
    THE_LAST_CHARGE,
)  # fmt: skip
