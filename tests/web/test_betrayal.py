"""Betrayal at the browser's table: whole haunts between several browsers, what travelled to each, tiles laid by thumb,
the story told, the books, one device passed around under a curtain, and the table as the lobby lays it.

What a seat may know is worked out here from the state alone: the two sides, what has been shown, what lies face down.
"""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import Script
from tests.web.traffic import before_the_end, plain, told, unexpected, views
from tests.web.wire import over_the_wire

import koszmar
from koszmar.bots import make_bot
from koszmar.games.betrayal import GAME
from koszmar.games.betrayal.explorers import EXPLORERS
from koszmar.games.betrayal.haunt import HAUNTS
from koszmar.games.betrayal.state import Token
from koszmar.games.betrayal.table.plan import token_icon
from koszmar.games.betrayal.tiles import ROOMS
from koszmar.games.betrayal.tokens import BOX
from koszmar.kernel.flow import notation
from koszmar.kernel.view import Message
from koszmar.kernel.words import Words

CAST = ("josef", "stephanie", "sammy")
ONE_TRAITOR, HIDDEN_TRAITOR, NO_TRAITOR, FREE_FOR_ALL = 14, 2, 5, 9
SHORTEST, LONGEST = 12, 34
"""So many choices make a match worth playing by hand, and no more than that."""
BY_HAND = 12
"""So many choices of it are made at the pages, where those before them are made over the wire."""
SHUFFLES = 2
"""How often the unknown is reshuffled at each moment."""
SWIFT = {"pace": "none"}


class Plan(Script):
    """A whole haunt thought out beforehand by sensible players."""

    def __init__(self, seed: str, haunt: int) -> None:
        options = {"haunt": haunt, "explorers": list(CAST)}
        super().__init__(len(CAST), seed, game="betrayal", longest=LONGEST + 1, options=options)

    @property
    def sides(self) -> list[str]:
        """Who was on which side in the end."""
        return list(self.match.state.haunt.sides)


@cache
def plan(haunt: int) -> Plan:
    """A haunt that somebody wins soon, but not at once, with both its sides and the traitor's monsters in play."""
    kind = HAUNTS[haunt].kind
    wanted = {"play-monster"} if kind == "traitor" and HAUNTS[haunt].monsters else set()
    sides = {"hero", "traitor"} if kind in ("traitor", "hidden") else set()
    for number in range(200):
        found = Plan(f"night {number}", haunt)
        won = found.match.result is not None and found.match.result.winners
        if won and len(found.choices) >= SHORTEST and wanted <= {*found.prompts} and sides <= {*found.sides}:
            return found
    raise AssertionError(f"haunt {haunt} takes for ever")


@pytest.fixture
def lay(lay_here: Any) -> Any:
    """A table for a plan."""
    return lambda plan: lay_here(*["human"] * len(CAST), game="betrayal", **plan.setup)


# -- what a seat may not know --------------------------------------------------------------------------------------


def unread(state: Any, seat: int | None) -> set[str]:
    """The passages of the other side's book that nobody has had to show yet, by the ids of their messages."""
    running = state.haunt
    if running is None or HAUNTS[running.number].kind != "traitor":
        return set()
    haunt, name, mine = HAUNTS[running.number], f"haunt-{running.number:02}", None
    if seat is not None:
        mine = running.sides[seat]
    book = {"hero": {"hero-goal": f"{name}-hero-goal"}, "traitor": {"traitor-goal": f"{name}-traitor-goal"}}
    book["hero"] |= {key: f"{name}-rule-{key}" for key in haunt.hero_rules if key not in haunt.traitor_rules}
    book["traitor"] |= {key: f"{name}-rule-{key}" for key in haunt.traitor_rules if key not in haunt.hero_rules}
    book["traitor"] |= {f"monster-{box.key}": f"monster-{haunt.number:02}-{box.key}.text" for box in haunt.monsters}
    for action in haunt.actions:
        if action.who != "any":
            book["hero" if action.who == "hero" else "traitor"][action.key] = f"{name}-{action.key}.text"
    return {
        message
        for side, passages in book.items()
        if side != mine
        for key, message in passages.items()
        if key not in running.shown
    }


def strings(data: Any) -> Iterator[str]:
    """Every word in plain data."""
    if isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings(value)
    elif isinstance(data, str):
        yield data


def undrawn(state: Any) -> set[str]:
    """What lies in the decks and in the stack, as messages name it."""
    cards = {f"card-{card}" for deck in state.decks.values() for card in deck.cards[deck.buried :]}
    return cards | {f"tile-{key}" for key in state.stack}


def told_too_much(view: Any, state: Any, seat: int | None) -> Iterator[str]:
    """Everything in a view that its seat may not know at that moment."""
    words = set(strings(view))
    yield from unread(state, seat) & words
    lying = set(strings([view.get("zones"), view.get("boards"), view.get("panels"), view.get("tracks")]))
    yield from undrawn(state) & lying
    theirs = [zone for zone in view["zones"] if zone.get("seat") not in (None, seat)]
    theirs += [piece for board in view["boards"] for piece in board["pieces"] if piece.get("seat") != seat]
    yield from {"token-secret"} & set(strings(theirs))
    if state.haunt is not None and not state.haunt.open:
        yield from (f"the side of {panel['seat']}" for panel in view["panels"]
                    if panel["seat"] != seat and panel["role"]["id"] != "role-unknown")  # fmt: skip


def leaks(frames: list[str], seat: int | None, plan: Plan) -> list[str]:
    """Everything in the frames of a seat (None: a spectator) that it may not know, or that depends on such a thing."""
    found = unexpected(frames)
    seen = sorted(views(frames), key=lambda one: one[0])
    assert seen
    past = plan.at(0)
    for choice, view in seen:
        while past.number < choice:
            who, key = plan.choices[past.number]
            past.choose(key, who)
        found += [f"after choice {choice}: {what}" for what in told_too_much(view, past.state, seat)]
        for shuffle in range(SHUFFLES):
            other = past.fork(seed=f"{choice} {shuffle}", as_seen_by="spectator" if seat is None else seat)
            if plain(other.view(seat)) != view:
                found.append(f"the view after choice {choice}")
                break
    learned = [(event.choice, event.kind, plain(event.args)) for event in plan.match.events(seat)]
    heard = [(event["choice"], event["kind"], event["args"]) for event in told(frames)]
    found += [f"an event: {event}" for event in heard if event not in learned]
    return found


def play_and_check(
    plan: Plan, made: Any, visit: Any, play: Any, *, address: str = ""
) -> tuple[list[Any], dict[int | None, list[str]]]:
    """Everybody in a browser of their own, and a watcher, to the end; nothing that travelled was too much.

    With an address there are browsers for the last choices only. What was sent to each comes back, too.
    """
    begun = max(0, len(plan.choices) - BY_HAND) if address else 0
    sent = over_the_wire(made, plan, address, begun) if begun else {seat: [] for seat in (*range(len(CAST)), None)}
    sitters = [visit(likes=SWIFT, lang=("en", "pl")[seat % 2]) for seat in range(len(CAST))]
    for seat, one in enumerate(sitters):
        one.sit(made, seat)
    watcher = visit(likes=SWIFT)
    watcher.sit(made, "spectators")
    play(plan, dict(enumerate(sitters)), start=begun)
    for seat, one in (*enumerate(sitters), (None, watcher)):
        one.wait_until(lambda now: now["over"])
        lang = "pl" if seat == 1 else "en"
        ending, words = plan.match.view(seat).ending, Words(plan.match.game, lang)
        one.page.locator("dialog.ending .reason", has_text=words.say(ending.reason)).wait_for()
        verdict = [words.say(ending.verdict)] if ending.verdict else []
        read = one.page.locator("dialog.ending .verdict").all_inner_texts()
        assert [line.replace("\u00a0", " ") for line in read] == verdict
        shared = len(plan.match.result.winners) == len(CAST)
        assert one.page.locator(".winners li").count() == (0 if shared else len(plan.match.result.winners))
        sent[seat] += one.frames
        assert leaks(sent[seat], seat, plan) == []
        assert plan.setup["seed"] not in before_the_end(sent[seat])
        last = [view for _, view in views(sent[seat])][-1]
        assert last == plain(plan.match.view(seat)), "the last view is the whole truth that this seat may know"
    return sitters, sent


# -- whole haunts --------------------------------------------------------------------------------------------------


def test_a_traitor_and_two_heroes_play_to_the_end_and_no_secret_travels(visit: Any, lay: Any, play: Any) -> None:
    """All of it by hand."""
    night = plan(ONE_TRAITOR)
    _, sent = play_and_check(night, lay(night), visit, play)
    traitor, hero = night.sides.index("traitor"), night.sides.index("hero")
    foreign = leaks(sent[traitor], hero, night)
    assert any("traitor-goal" in leak for leak in foreign), "the check itself would notice the other side's book"
    assert any("hero-goal" in leak for leak in leaks(sent[hero], traitor, night))


def test_a_hidden_traitor_stays_hidden_in_everything_that_travels(
    visit: Any, lay: Any, play: Any, address: str
) -> None:
    night = plan(HIDDEN_TRAITOR)
    _, sent = play_and_check(night, lay(night), visit, play, address=address)
    foreign = leaks(sent[0], 1, night)
    assert any("token-secret" in leak for leak in foreign), "the check itself would notice a foreign number"
    assert any("the side of 0" in leak for leak in foreign)


def test_without_a_traitor_everybody_wins_together(visit: Any, lay: Any, play: Any, address: str) -> None:
    night = plan(NO_TRAITOR)
    sitters, _ = play_and_check(night, lay(night), visit, play, address=address)
    assert night.match.result.winners == (0, 1, 2)
    for one in sitters:
        assert one.page.locator("dialog.ending.won").count() == 1


def test_everybody_for_themselves_and_one_of_them_wins(visit: Any, lay: Any, play: Any, address: str) -> None:
    night = plan(FREE_FOR_ALL)
    sitters, _ = play_and_check(night, lay(night), visit, play, address=address)
    for seat, one in enumerate(sitters):
        fate = "won" if seat in night.match.result.winners else "lost"
        assert one.page.locator(f"dialog.ending.{fate}").count() == 1


# -- exploring -----------------------------------------------------------------------------------------------------


def first_door(match: koszmar.Match) -> str:
    """The first open door that may be gone through, as it is written."""
    return next(found for key in match.options() if (found := notation(key)).startswith("discover"))


@cache
def first_turnable() -> str:
    """A seed with which the first tile behind the front door can lie in several ways."""
    for number in range(200):
        seed = f"threshold {number}"
        match = koszmar.Match.new("betrayal", players=3, options=WALK, seed=seed)
        door = first_door(match)
        match.choose(door)
        if match.decision.prompt == "turn-tile" and len(match.options()) > 1:
            return seed
    raise AssertionError("every tile lies in one way only")


WALK: dict[str, Any] = {"explorers": list(CAST), "scenario": "cursed"}


def test_on_a_phone_a_tile_is_previewed_turned_and_laid_with_a_thumb(visit: Any, lay_here: Any) -> None:
    made = lay_here("human", "human", "human", game="betrayal", options=WALK, seed=first_turnable())
    truth = koszmar.Match.new("betrayal", players=3, options=WALK, seed=first_turnable())
    seat = truth.decision.seat
    me = visit(width=390, height=844, has_touch=True, likes=SWIFT, lang="pl")
    me.sit(made, seat)
    me.wait_to_be_asked()
    door = first_door(truth)
    me.page.locator(f'.doorway.legal[data-thing="door/entrance-hall/{door.split()[1]}"]').tap()
    me.wait_until(lambda now: now["prompt"] == "prompt-turn-tile" and now["free"])
    ghost = me.page.locator(".ghost.legal")
    ghost.wait_for()
    first = ghost.get_attribute("data-key")
    me.page.locator(".turner").tap()
    me.page.locator(f'.ghost.legal:not([data-key="{first}"])').wait_for()
    chosen = str(ghost.get_attribute("data-key"))
    for key in (door, chosen):
        truth.choose(key)
    before = me.number()
    ghost.tap()
    me.wait_for_news(before)
    tile = truth.state.explorers[seat].place
    laid = me.page.locator(f'.slab[data-thing="{tile}"]')
    laid.wait_for()
    sides = next(one.sides for one in truth.view(seat).boards[0].spaces if one.id == tile)
    for side in ("wall", "door", "false", "open"):
        assert laid.locator(f".edge.{side}").count() == sides.count(side)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_explorers_are_chosen_by_portrait_and_by_their_numbers(visit: Any, lay_here: Any) -> None:
    me = visit(likes=SWIFT)
    me.sit(lay_here("human", "human", "human", game="betrayal"), 0)
    me.wait_to_be_asked()
    josef = me.page.locator('.answer[data-key="josef"]')
    assert josef.locator(".portrait svg").count() == 1
    assert "Might 5, Speed 4, Knowledge 3, Sanity 4." in josef.inner_text()
    before = me.number()
    josef.click()
    me.wait_for_news(before)
    me.page.locator(".mine .meters li").nth(3).wait_for()


# -- the haunt begins ----------------------------------------------------------------------------------------------


def test_the_beginning_of_a_haunt_is_staged_for_everybody(visit: Any, lay: Any, play: Any) -> None:
    night = plan(ONE_TRAITOR)
    begins = night.prompts.index("haunt-begins")
    english, number = Words(night.match.game, "en"), f"haunt-{ONE_TRAITOR:02}"
    made = lay(night)
    sitters = {seat: visit(likes=SWIFT) for seat in range(len(CAST))}
    for seat, one in sitters.items():
        one.sit(made, seat)
    play(night, sitters, until=begins)
    truth = night.at(begins).state
    for seat, one in sitters.items():
        one.wait_until(lambda now: now["number"] == begins and now["free"])
        tale = one.page.locator("dialog.tale")
        tale.wait_for()
        assert tale.locator("h1").inner_text() == english.say(Message(number))
        assert english.say(Message(f"{number}-hero-intro", {"players": 3})) in tale.inner_text()
        while not (cast := tale.locator(".cast section")).count():
            tale.locator(".next").click()
        assert {part.locator("h3").inner_text(): part.locator("li").count() for part in cast.all()} == {
            "Hero": 2,
            "Traitor": 1,
        }
        side = truth.haunt.sides[seat]
        assert f"What you are now: {side.capitalize()}" in tale.inner_text()
        one.leaf()
        assert english.say(Message(f"{number}-{side}-goal", {"players": 3})) in tale.inner_text()
        assert (tale.locator(".answer").count() == 1) == (seat == truth.haunt.revealer)
    slow = sitters[next(seat for seat in sitters if seat != truth.haunt.revealer)]
    back = slow.page.locator("dialog.tale .leaves .quiet")
    while back.count():
        back.click()
    play(night, sitters, start=begins, until=begins + 1)
    traitors = slow.page.locator("dialog.tale", has_text=english.say(f"{number}-traitor-intro", players=3))
    slow.wait_until(lambda now: now["number"] > begins and now["free"])
    assert english.say(Message(f"{number}-hero-intro", {"players": 3})) in slow.page.locator("dialog.tale").inner_text()
    while not traitors.count():
        slow.page.locator("dialog.tale .next").click()
    for seat, one in sitters.items():  # it begins at its own first page
        one.page.locator("dialog.tale", has_text=english.say(f"{number}-traitor-intro", players=3)).wait_for()
        pages, tale = set(), one.page.locator("dialog.tale")
        while tale.locator(".next").count():
            tale.locator(".next").click()
            if tale.locator(".cast").count():
                pages.add(tale.locator(".leaves span").inner_text())
        assert bool(pages) == (seat != truth.haunt.revealer), "who stands where is told once"


def test_nothing_goes_on_before_a_listener_has_read_the_story(visit: Any, lay: Any, play: Any) -> None:
    night = plan(ONE_TRAITOR)
    begins, made = night.prompts.index("haunt-begins"), lay(night)
    truth = night.at(begins).state.haunt
    listener = next(seat for seat in range(len(CAST)) if seat not in (truth.revealer, truth.traitor))
    sitters = {seat: visit(likes=SWIFT) for seat in range(len(CAST))}
    for seat, one in sitters.items():
        one.sit(made, seat)
    play(night, sitters, until=begins - 1)
    me, other = sitters[listener], sitters[truth.revealer]
    me.wait_until(lambda now: now["number"] == begins - 1 and now["free"])
    me.page.evaluate("import('/lib/comfort.js').then((comfort) => (comfort.pace.value = 'quick'))")
    play(night, sitters, start=begins - 1, until=begins)
    me.page.locator("dialog.tale").wait_for()
    play(night, sitters, start=begins, until=begins + 1)
    other.wait_until(lambda now: now["number"] > begins)
    me.hear_out(other)
    me.page.wait_for_timeout(600)  # for which a table at this pace would stop at most
    assert me.number() == begins
    me.lay_aside()
    me.wait_for_news(begins)


def test_each_side_reads_its_own_book_and_what_the_other_has_shown(visit: Any, address: str) -> None:
    night = plan(ONE_TRAITOR)
    moment = first_shown(night)
    traitor = night.sides.index("traitor")
    hero = next(seat for seat, side in enumerate(night.sides) if side == "hero")
    made = stand(address, night.at(moment))
    sitters = {seat: visit(likes=SWIFT) for seat in (hero, traitor)}
    for seat, one in sitters.items():
        one.sit(made, seat)
    secrets = {side: goal(night, side) for side in ("hero", "traitor")}
    for seat, mine, other in ((hero, "hero", "traitor"), (traitor, "traitor", "hero")):
        sitters[seat].wait_until(lambda now: now["number"] == moment and now["free"])
        sitters[seat].lay_aside()
        books = {name: leaf_through(sitters[seat].page, name) for name in ("survival", "tome")}
        assert secrets[mine] in "".join(books.values()), "the goal is one tap away"
        assert secrets[other] not in "".join(books.values())
        truth = night.at(moment)
        for book in truth.view(seat).books:
            for page in book.pages:
                for part in page.passages:
                    assert Words(truth.game, "en").say(part.text) in books[book.id]


def first_shown(night: Plan) -> int:
    """The choice after which a hero can read something in the Tome that is no introduction."""
    hero = night.sides.index("hero")
    for number in range(night.prompts.index("act"), len(night.choices)):
        tome = next(book for book in night.at(number).view(hero).books if book.id == "tome")
        if len(tome.pages) > 1:
            return number
    raise AssertionError("the traitor has shown nothing")


def goal(night: Plan, side: str) -> str:
    """What a side must do, in words."""
    message = Message(f"haunt-{ONE_TRAITOR:02}-{side}-goal", {"players": len(CAST)})
    return Words(night.match.game, "en").say(message)


def leaf_through(page: Any, book: str) -> str:
    """Every page of a book, read one after the other."""
    page.locator(f'.spine[data-book="{book}"]').click()
    tome = page.locator("dialog.tome")
    text = ""
    for tab in tome.locator(".leaf-tab").all() or [None]:
        if tab:
            tab.click()
            tome.locator(".leaf-tab[aria-pressed=true]", has_text=tab.inner_text()).wait_for()
        text += tome.locator(".leaf").text_content()
    tome.locator(".shut").click()
    tome.wait_for(state="detached")
    return str(text)


# -- what the table shows -------------------------------------------------------------------------------------------


def stand(address: str, match: koszmar.Match, *sitters: str) -> Any:
    """A table that stands where a match stands."""
    seats = ",".join(sitters or ["human"] * match.setting.players)
    record = match.record().encode()
    request = urllib.request.Request(f"{address}api/records?seats={seats}", record, method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_the_monster_that_acts_is_marked_and_numbered(visit: Any, address: str) -> None:
    night = plan(ONE_TRAITOR)
    match = night.at(night.prompts.index("play-monster"))
    about = match.view(match.decision.seat).question.about
    assert about in {monster.id for monster in match.state.haunt.monsters}
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), match.decision.seat)
    piece = me.page.locator(f'.piece.at-issue[data-thing="{about}"]')
    piece.wait_for()
    assert me.page.locator(".piece.at-issue").count() == 1
    assert piece.locator(".ordinal text").text_content() == about.rpartition("-")[2]


@cache
def moment(players: int, *, dead: bool = False) -> koszmar.Match:
    """A haunt with a traitor in which somebody may walk, and somebody is dead if told so."""
    cast = ("josef", "stephanie", "sammy", "anita", "warren", "michelle")[:players]
    for number in range(50):
        options = {"haunt": ONE_TRAITOR, "explorers": list(cast)}
        match = koszmar.Match.new("betrayal", players=players, options=options, seed=f"moment {number}")
        bot = make_bot("sensible", seed=number)
        for decision in match:
            moves = any(notation(key).startswith("move") for key in decision.options)
            hero = match.state.haunt and match.state.haunt.sides[decision.seat] == "hero"
            if hero and moves and any(one.dead for one in match.state.explorers) == dead:
                return match
            match.choose(bot.choose(match, decision.seat), decision.seat)
    raise AssertionError("nobody walks")


def test_six_players_a_side_and_a_counter_fit_on_a_phone(visit: Any, address: str) -> None:
    match = moment(6)
    traitor = match.state.haunt.sides.index("traitor")
    me = visit(width=390, height=844, has_touch=True, likes=SWIFT)
    me.sit(stand(address, match), traitor)
    edges = "all => all.map((one) => one.getBoundingClientRect()).flatMap((box) => [box.left, box.right])"
    me.page.locator(".seat .portrait").nth(5).wait_for()
    seen = me.page.locator(".seat .portrait").evaluate_all(edges)
    assert len(seen) == 12
    assert min(seen) >= 0
    assert max(seen) <= 390
    assert me.page.locator('.seat.me[data-side="traitor"]').count() == 1
    spines = me.page.locator(".spine")
    assert [one.get_attribute("data-book") for one in spines.all()] == ["tome", "survival"], "my own book comes first"
    assert "yours" in spines.first.inner_text()
    assert me.page.locator(".rail .here b").inner_text() == str(match.state.haunt.track)


@pytest.mark.parametrize(
    ("width", "cast"),
    [
        (390, ("persephone", "dan", "sammy")),
        (390, ("stephanie", "warren", "isa", "michelle")),
        (390, ("persephone", "dan", "sammy", "isa", "brittani", "josef")),
        (834, ("persephone", "warren", "sammy", "isa", "brittani", "josef")),
    ],
)
def test_no_name_is_cut_where_many_share_the_width(
    visit: Any, lay_here: Any, width: int, cast: tuple[str, ...]
) -> None:
    options = {"explorers": list(cast), "scenario": "cursed"}
    me = visit(width=width, height=844, has_touch=True, likes=SWIFT)
    me.sit(lay_here(*["human"] * len(cast), game="betrayal", options=options), 0)
    me.page.locator(".seat .who b").nth(len(cast) - 1).wait_for()
    me.page.evaluate("document.fonts.ready")
    cut = """all => all.filter((seat) => {
        const text = document.createRange();
        const name = seat.querySelector('.who b');
        text.selectNodeContents(name);
        const words = name.textContent.split(' ').length;
        const [wide, room] = [text.getBoundingClientRect(), seat.getBoundingClientRect()];
        return wide.left < room.left || wide.right > room.right || text.getClientRects().length > words;
    }).map((seat) => seat.querySelector('.who b').textContent)"""
    assert me.page.locator(".seat").evaluate_all(cut) == []


def test_on_a_phone_what_can_be_traded_is_listed_where_no_card_lies_open(visit: Any, address: str) -> None:
    match = swapping()
    cards = [key for key in match.options() if key != "done"]
    assert match.decision.prompt == "trade-give"
    me = visit(width=390, height=844, has_touch=True, likes=SWIFT, lang="pl")
    me.sit(stand(address, match), match.decision.seat)
    me.wait_to_be_asked()
    for key in cards:
        me.page.locator(f'.answer[data-key="{key}"]').wait_for()
    assert "To wszystko" not in me.page.locator(".answers").inner_text()
    me.press(me.page.locator(f'.answer[data-key="{cards[0]}"]'))
    me.page.locator('.answer[data-key="done"]', has_text="To wszystko").wait_for()


def swapping() -> koszmar.Match:
    """Somebody with several cards offers a trade."""
    for number in range(50):
        match = koszmar.Match.new("betrayal", players=3, options=WALK, seed=f"swap {number}")
        bot = make_bot("sensible", seed="swap")
        for decision in match:
            offers = [key for key in decision.options if notation(key).startswith("trade")]
            if offers and len(match.state.explorers[decision.seat].cards) > 1:
                match.choose(offers[0])
                return match
            if match.state.haunt:
                break
            match.choose(bot.choose(match, decision.seat), decision.seat)
    raise AssertionError("nobody meets")


def test_a_watcher_looks_where_somebody_is_asked(visit: Any, address: str) -> None:
    match = moment(6)
    view = match.view(None)
    place = next(one.place for one in view.boards[0].pieces if one.seat == match.decision.seat)
    area = next(one.area for one in view.boards[0].spaces if one.id == place)
    watcher = visit(likes=SWIFT)
    watcher.sit(stand(address, match), "spectators")
    watcher.page.locator(f'.floor.front[data-area="{area}"]').wait_for()


def test_whoever_is_dead_is_told_so_while_the_others_go_on(visit: Any, address: str) -> None:
    match = moment(4, dead=True)
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), next(seat for seat, one in enumerate(match.state.explorers) if one.dead))
    me.page.locator(".waiting", has_text="You are out of the game").wait_for()
    assert me.page.locator(".seat.me.out").count() == 1


def test_hint_taking_back_reload_and_timeline_in_the_middle_of_a_haunt(visit: Any, address: str) -> None:
    match = moment(3)
    seat = match.decision.seat
    sitters = ["human" if one == seat else "sensible" for one in range(3)]
    me = visit(likes=SWIFT)
    me.sit(stand(address, match, *sitters), seat)
    me.wait_to_be_asked()
    before = me.look()
    assert me.hint() in before["keys"]
    me.answer(next(key for key in before["keys"] if key.startswith("move")))
    me.wait_for_news(before["number"])
    me.wait_to_be_asked()
    moved = me.look()
    me.page.reload()
    assert me.wait_until(lambda now: now["number"] is not None)["keys"] == moved["keys"]
    me.wait_to_be_asked()
    me.page.get_by_role("button", name="Timeline").click()
    me.wait_until(lambda now: now["past"] == moved["choice"])
    me.page.keyboard.press("ArrowLeft")
    me.wait_until(lambda now: now["past"] == before["choice"])
    me.page.keyboard.press("Escape")
    me.wait_until(lambda now: now["past"] is None)
    me.page.keyboard.press("u")
    assert me.wait_until(lambda now: now["choice"] == before["choice"])["keys"] == before["keys"]


@cache
def during_a_card() -> koszmar.Match:
    """A match in which somebody is asked something by an Event card."""
    for number in range(200):
        match = koszmar.Match.new("betrayal", players=3, options=WALK, seed=f"card {number}")
        bot = make_bot("sensible", seed=number)
        for decision in match:
            question = match.view(decision.seat).question
            if question.cause and question.cause.id.startswith("card-") and match.state.haunt is None:
                return match
            match.choose(bot.choose(match, decision.seat), decision.seat)
    raise AssertionError("no card asks anything")


def test_a_card_that_asks_can_be_read_beside_its_question(visit: Any, address: str) -> None:
    match = during_a_card()
    seat = match.decision.seat
    cause = match.view(seat).question.cause
    card = next(one for zone in match.view(seat).zones for one in zone.cards if one.title == cause)
    me = visit(likes=SWIFT)
    me.sit(stand(address, match), seat)
    me.wait_to_be_asked()
    quoted = me.page.locator(".question .quoted")
    quoted.wait_for()
    assert quoted.text_content() == Words(match.game, "en").say(card.text)
    me.page.locator(".question .cause a").click()
    me.page.locator("dialog.closeup .card").wait_for()


def test_every_name_that_is_drawn_has_a_picture() -> None:
    folder, common = GAME.face.look.web, Path(koszmar.__file__).parent / "web/icons/used.txt"
    assert folder
    theme = json.loads((folder / "theme.json").read_text(encoding="utf-8"))
    drawn = {*json.loads((folder / "icons.json").read_text(encoding="utf-8")), *common.read_text("utf-8").split()}
    icons = theme["icons"]
    tokens = {token_icon(Token(kind, name, "", 0, True)) for kind in BOX for name in (kind, *kind.split("-"))}
    assert {name for name in tokens if icons.get(name, name) not in drawn} == set()
    beasts = {
        f"small-monster/{box.key}"
        for haunt in HAUNTS.values()
        for box in haunt.monsters
        if box.token == "small-monster"
    }
    assert beasts <= set(icons), "no two kinds of small monsters look alike by neglect"
    assert set(ROOMS) <= set(theme["rooms"])
    assert set(EXPLORERS) == set(theme["portraits"])
    pictures = [*icons.values(), *theme["rooms"].values(), *theme["faces"].values(), *theme["ending"].values()]
    assert {*pictures, *(one["icon"] for one in theme["portraits"].values())} <= drawn


# -- one device ----------------------------------------------------------------------------------------------------


def knowledge(match: koszmar.Match, seat: int) -> Any:
    """Everything that a seat sees, but for whose eyes these are and what it may answer."""
    view = plain(match.view(seat))
    question = {name: said for name, said in view["question"].items() if name not in ("choices", "ways", "obvious")}
    return {**view, "seat": None, "question": question}


def pass_around(us: Any, night: Plan, play: Any, enough: Callable[[list[bool], list[str]], bool]) -> None:
    """Play on one device until enough was seen: a curtain hangs exactly before a seat that knows more than the last.

    ``enough`` is asked about whether one hung, each time, and about the sides whose goals were read behind it.
    """
    hung: list[bool] = []
    read: list[str] = []
    start = 0
    for turn in range(1, len(night.choices)):
        (before, _), (seat, _) = night.choices[turn - 1 : turn + 1]
        if before == seat:
            continue
        play(night, {0: us, 1: us, 2: us}, start=start, until=turn)
        start, truth = turn, night.at(turn)
        now = us.wait_until(
            lambda now, turn=turn, seat=seat: (  # type: ignore[misc]
                now["number"] == turn and now["free"] and seat in (now["curtain"], now["mine"] and now["seat"])
            )
        )
        hung.append(now["curtain"] == seat)
        assert hung[-1] == (knowledge(truth, before) != knowledge(truth, seat))
        assert hung[-1] or us.page.locator(".question .notice").count() == 1, "it is said whose turn it is"
        if hung[-1]:
            read += draw_aside(us, night, seat)
        if enough(hung, read):
            return
    raise AssertionError("the device has not gone round")


def draw_aside(us: Any, night: Plan, seat: int) -> list[str]:
    """Behind the curtain the seat reads its own side's goal and not the other's, unless a story is being told."""
    curtain = us.page.locator("dialog.curtain")
    curtain.wait_for()
    cover = us.page.evaluate(
        "() => { const box = document.querySelector('dialog.curtain').getBoundingClientRect();"
        " return box.width >= innerWidth && box.height >= innerHeight; }"
    )
    assert cover, "nothing of the hand before is to be seen"
    curtain.locator(".big").click()
    if us.wait_until(lambda now: now["seat"] == seat and now["curtain"] is None)["told"]:
        return []
    mine, text = night.sides[seat], us.words()
    assert goal(night, mine) in text
    assert goal(night, "hero" if mine == "traitor" else "traitor") not in text
    return [mine]


def test_a_curtain_hangs_between_the_traitor_and_the_heroes_on_one_device(visit: Any, lay: Any, play: Any) -> None:
    night = plan(ONE_TRAITOR)
    us = visit(likes=SWIFT)
    us.sit(lay(night), 0, 1, 2)
    pass_around(us, night, play, lambda hung, read: {"hero", "traitor"} <= {*read} and False in hung)
    us.page.reload()
    seat = us.wait_until(lambda now: now["curtain"] is not None)["curtain"]
    assert us.page.locator(".answer:visible").count() == 0, "nobody knows who holds the device after a reload"
    us.page.locator("dialog.curtain .big").click()
    us.wait_until(lambda now: now["seat"] == seat and now["mine"])


def test_no_curtain_hangs_while_nobody_has_a_secret(visit: Any, lay: Any, play: Any) -> None:
    evening = Plan("front door", 0)
    us = visit(likes=SWIFT)
    us.sit(lay(evening), 0, 1, 2)
    pass_around(us, evening, play, lambda hung, _: hung == [False, False])


def test_two_heroes_on_one_device_hear_the_story_together_though_neither_is_asked(
    visit: Any, lay: Any, play: Any
) -> None:
    night = Plan("night 0", 13)
    begins = night.prompts.index("haunt-begins")
    revealer = night.at(begins).state.haunt.revealer
    heroes, made = [seat for seat in range(len(CAST)) if seat != revealer], lay(night)
    assert {night.sides[seat] for seat in heroes} == {"hero"}
    us, them = visit(likes=SWIFT), visit(likes=SWIFT)
    us.sit(made, *heroes)
    them.sit(made, revealer)
    sitters, asked = {**dict.fromkeys(heroes, us), revealer: them}, [seat for seat, _ in night.choices]
    ours = next(at for at in range(begins, len(asked)) if asked[at] != revealer)
    play(night, sitters, until=ours)
    us.wait_until(lambda now: now["number"] == ours and now["seat"] == asked[ours])
    us.page.locator("dialog.tale").wait_for()
    us.lay_aside()
    assert us.page.locator("dialog.tale").count() == 0
    other = next(seat for seat in heroes if seat != asked[ours])
    us.page.evaluate("seat => import('/table/state.js').then((state) => void (state.here.value = seat))", other)
    us.wait_until(lambda now: now["seat"] == other)
    assert us.page.locator("dialog.tale").count() == 0


def test_in_the_end_one_device_does_not_take_sides(visit: Any, address: str) -> None:
    match = plan(ONE_TRAITOR).match
    us = visit(likes=SWIFT)
    us.sit(stand(address, match), 0, 1, 2)
    ending = us.page.locator("dialog.ending")
    ending.wait_for()
    assert ending.locator("h1").inner_text() == "It is over"
    assert ending.locator(".verdict").count() == 0
    assert ending.locator(".winners li").count() == len(match.result.winners)


@pytest.mark.parametrize("game", ["betrayal", "bigbook"])
def test_answers_show_nothing_that_the_table_does_not_show(game: str) -> None:
    """What the client relies on: if two seats see the same table, the answers of one are no secret to the other."""
    for seed in range(3):
        match = koszmar.Match.new(game, players=3, seed=seed)
        bot = make_bot("random", seed=seed)
        for decision in match:
            if match.number > 150:
                break
            seat, other = decision.seat, (decision.seat + 1) % 3
            if other not in decision.seats and knowledge(match, seat) == knowledge(match, other):
                fork = match.fork(seed="other", as_seen_by=other)
                assert fork.view(seat).question.choices == match.view(seat).question.choices
            match.choose(bot.choose(match, seat), seat)


# -- Polish ---------------------------------------------------------------------------------------------------------


def test_in_polish_no_line_ends_with_a_word_of_one_letter(visit: Any) -> None:
    me = visit(lang="pl")
    me.page.goto(me.address)
    said = me.page.evaluate(
        "import('/lib/words.js').then(({ Words }) => ['pl', 'en'].map((lang) =>"
        " new Words(lang, ['walk = Idź z { $who } i zostań w domu.\\nwho = Isą']).say('walk', { who: { id: 'who' } })))"
    )
    assert said == ["Idź z\u00a0Isą i\u00a0zostań w\u00a0domu.", "Idź z Isą i zostań w domu."]


def test_a_title_that_ends_with_a_mark_of_its_own_takes_no_full_stop(visit: Any) -> None:
    me = visit()
    me.page.goto(me.address)
    said = me.page.evaluate(
        "import('/lib/words.js').then(({ Words }) => { const words = new Words('en', ['host = The Host!"
        "\\ndots = Presents…\\nplain = The Host\\nwoken = { $what }. Run...']);"
        " return ['host', 'dots', 'plain'].map((id) => words.say('woken', { what: { id } })); })"
    )
    assert said == ["The Host! Run...", "Presents… Run...", "The Host. Run..."]


# -- the lobby -----------------------------------------------------------------------------------------------------


def test_the_lobby_offers_haunts_by_title_and_explorers_by_portrait(visit: Any) -> None:
    me = visit(likes=SWIFT)
    asked: list[Any] = []
    wanted = ("POST", f"{me.address}api/tables")
    me.room.listen("request", lambda one: (one.method, one.url) == wanted and asked.append(one))
    me.page.goto(me.address)
    me.page.locator(".tile[data-game=betrayal] .lure").wait_for()
    me.page.locator(".tile[data-game=betrayal]").click()
    haunts = me.page.locator(".listed select")
    haunts.wait_for()
    titles = haunts.locator("option").all_inner_texts()
    assert titles[0] == "From the front door"
    assert titles[ONE_TRAITOR].startswith(f"{ONE_TRAITOR}. ")
    assert len(titles) == len(HAUNTS) + 1
    haunts.select_option(str(ONE_TRAITOR))
    me.page.locator(".by-seat label").last.click()
    faces = me.page.locator(".by-seat li").nth(1).locator("[role=radio]")
    faces.nth(1).click()
    me.page.locator(".laying .big").last.click()
    me.wait_until(lambda now: now["number"] is not None)
    options = json.loads(asked[0].post_data)["options"]
    assert options["haunt"] == ONE_TRAITOR
    assert options["explorers"][1] == "oliver"
    assert "josef" not in options["explorers"], "Josef and Oliver are two sides of one board"
