"""Nothing more than needed: how many clicks a turn takes, counted while somebody plays who knows what to do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import koszmar
from koszmar.bots import make_bot
from koszmar.kernel.flow import notation
from koszmar.kernel.game import games

SEATS = {"alone": 2, "mansions": 2}
"""How many sit down where it is not the fewest that the game allows."""
TURNS = 3
"""So many turns of the first seat are played."""
LONGEST = 220
"""… unless that takes longer than so many choices of everybody."""
MOST = 12
"""Clicks a turn: nobody comes back for more."""
ACTING = ("act", "action")
"""The questions of a turn, by what games call them."""
FAR = 6
"""Answers that somebody has in mind."""
OTHERS = """async ([code, keys]) => {
    const { Socket } = await import('/net/socket.js');
    window.others = new Socket(code, keys, () => {}, () => {});
}"""
SAY = """([seat, number, key]) => {
    const said = () => window.others.ask({ type: 'choose', seat, number, key })
        .catch(() => new Promise((resolve) => setTimeout(resolve, 30)).then(said));
    return said();
}"""
WAYS = """() => import('/table/state.js').then((state) => [...state.ways.value.values()])"""
PLACE = """key => import('/table/state.js').then((state) => [...state.answers.value]
    .filter(([, choices]) => choices.some((one) => one.key === key)).map(([thing, choices]) => [thing, choices.length])
    .sort(([, one], [, other]) => one - other)[0] ?? null)"""


class Person:
    """Somebody who clicks where it glows, and counts."""

    def __init__(self, me: Any) -> None:
        self.me, self.page = me, me.page
        self.clicks = 0

    def press(self, found: Any) -> None:
        self.me.press(found)
        self.clicks += 1

    def answer(self, keys: list[str]) -> int:
        """Give the first of these answers, or as many of them as one click gives; how many that were."""
        self.me.lay_aside()
        for way in self.page.evaluate(WAYS):
            if way["keys"] == keys[: len(way["keys"])]:
                there = self.page.locator(f'.floor.front .slab[data-thing="{way["end"]}"]')
                if there.count():
                    there.dispatch_event("click")
                    self.clicks += 1
                    return len(way["keys"])
        button = self.page.locator(f'.answers .answer[data-key="{keys[0]}"], dialog .answer[data-key="{keys[0]}"]')
        if button.count() and button.first.is_visible():
            self.press(button.first)
            return 1
        place = self.page.evaluate(PLACE, keys[0])
        thing = self.page.locator(f'.legal[data-thing="{place[0]}"]') if place else None
        if thing and thing.count() and thing.first.is_visible():
            thing.first.dispatch_event("click")
            self.clicks += 1
            if place[1] > 1:
                self.press(self.page.locator(f'dialog .answer[data-key="{keys[0]}"]').first)
            return 1
        self.press(self.page.locator(".answers details:not([open]) > summary").first)
        self.press(button.first)
        return 1


def plans(match: koszmar.Match) -> list[str]:
    """What a sensible player at the first seat would do next, answer by answer, until somebody else is asked."""
    ahead, bot = match.fork(), make_bot("sensible", seed="ahead")
    keys: list[str] = []
    while not ahead.over and ahead.decision and ahead.decision.seat == 0 and len(keys) < FAR:
        key = bot.choose(ahead, 0)
        keys.append(notation(key))
        ahead.choose(key, 0)
    return keys


@pytest.mark.parametrize("game", sorted(games()))
def test_a_turn_takes_few_clicks(visit: Callable[..., Any], lay_here: Callable[..., Any], game: str) -> None:
    players = SEATS.get(game, games()[game].players[0])
    match = koszmar.Match.new(game, players=players, seed=f"clicks {game}")
    made = lay_here(*["human"] * players, game=game, seed=f"clicks {game}")
    me, friends = visit(likes={"payments": "self"}), visit()
    me.sit(made, 0)
    friends.page.goto(friends.address)
    friends.page.evaluate(OTHERS, [made["code"], made["seats"][1:]])
    person, bot = Person(me), make_bot("sensible", seed=game)
    turns, questions, last, before = 0, 0, -1, -1
    for decision in match:
        seat, number = decision.seat, match.number
        begins = seat == 0 and (decision.prompt == "start-turn" or (decision.prompt in ACTING and last != 0))
        last = seat if decision.prompt in ACTING else last
        if number > LONGEST or (begins and turns == TURNS):
            break
        turns += begins
        if not turns:
            person.clicks = questions = 0
        if seat != 0:
            key = notation(bot.choose(match, seat))
            friends.page.evaluate(SAY, [seat, number, key])
            match.choose(key, seat)
            before = seat
            continue
        questions += 1
        asked = match.view(0).question
        if asked and asked.obvious and before == 0:
            keys = [asked.obvious]  # it is paid in the only way there is
        else:
            me.wait_until(lambda now, number=number: now["number"] == number and now["mine"] and now["free"])
            keys = plans(match)
            keys = keys[: person.answer(keys)]
        before = 0
        for key in keys:
            match.choose(key, 0)
        me.wait_until(lambda now: now["number"] >= match.number)
    assert turns
    sys.stdout.write(
        f"\n{game}: {person.clicks / turns:.1f} clicks a turn, {questions / turns:.1f} questions ({turns} turns)\n"
    )
    assert person.clicks / turns <= MOST
