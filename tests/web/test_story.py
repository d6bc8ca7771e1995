"""What happened is shown step by step, as fast as the player likes, summed up, and looked at again."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

import tavola
from web.house import DESK, Server
from web.pages import Opener, serious
from web.stage import next_table, show
from web.tables.situations import SITUATIONS

#: What a round's end brings, as the server tells it: the key of each line and its arguments.
ROUND: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mk-event-fame", {"count": 3}),
    ("mk-event-dummy", {"color": "blue", "count": 4}),
    ("mk-event-round-end", {"count": 1}),
    ("mk-event-round", {"count": 2, "time": "night"}),
    ("mk-event-dummy-card", {"card": "regeneration"}),
    ("mk-event-draw", {"card": ["march", "rage"]}),
    ("mk-event-draw-count", {"count": 2}),
)


def answer(page: Page) -> None:
    page.locator(".q button[data-option]").first.click()
    if page.locator(".window .opt").count():
        page.locator(".window .opt").first.click()


def test_steps_are_shown_paused_and_skipped(browser: Browser) -> None:
    """On a page that may move: the board waits for the story, the player does not."""
    context = browser.new_context(viewport=DESK, locale="en")
    context.set_default_timeout(10_000)
    page = context.new_page()
    table = SITUATIONS["movement"]()
    later = next_table(table, ROUND)
    over = SITUATIONS["end"]() | {"seq": later["seq"] + 1, "log": later["log"]}
    show(page, table, lang="en", later=[later, over])
    page.wait_for_selector(".q [data-option]")
    page.keyboard.press("?")
    page.get_by_role("button", name="Sounds: off").click()
    expect(page.get_by_role("button", name="Sounds: on")).to_be_visible()
    page.keyboard.press("Escape")
    answer(page)
    story = page.locator(".q.story")
    expect(story).to_contain_text("1/4")
    page.keyboard.press("Space")
    expect(page.locator(".story-ring")).to_have_count(1)  # the dummy player is on the table, and pointed at
    page.get_by_role("button", name="Next step").click()
    expect(story).to_contain_text("mk-event-round-end happens.")
    page.get_by_role("button", name="Speed: 1 times").click()
    expect(page.get_by_role("button", name="Speed: 2 times")).to_be_visible()
    assert serious(page) == []
    assert not page.locator(".log").get_by_text("mk-event-round happens.").count()
    page.keyboard.press("Enter")
    expect(story).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("mk-event-round happens.")
    # What everybody is told of a draw only repeats what its player is told.
    expect(page.locator(".log")).to_contain_text("mk-event-draw happens.")
    expect(page.locator(".log")).not_to_contain_text("mk-event-draw-count")
    # The end is a moment before it is a sum; a key or a touch goes on.
    answer(page)
    expect(page.locator(".moment")).to_contain_text("You have won")
    page.keyboard.press("Enter")
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".end h1")).to_be_visible()
    context.close()


def test_whoever_wants_no_motion_gets_the_summary(open_page: Opener) -> None:
    page = open_page(DESK, "en")
    table = SITUATIONS["movement"]()
    show(page, table, lang="en", later=[next_table(table, ROUND)])
    page.wait_for_selector(".q [data-option]")
    answer(page)
    page.locator(".recap").click()
    expect(page.locator("dialog[open] .recap-part")).to_have_count(2)
    assert serious(page) == []
    page.get_by_role("button", name="Go on").click()
    # Somebody who comes back after more has happened is told so.
    page.evaluate("localStorage.setItem('tavola-seen', JSON.stringify({'a1 0': 0}))")
    page.reload()
    expect(page.locator("dialog[open] h2")).to_have_text("Since you were last here")


def _over(server: Server, game: str, scenario: str, players: tuple[str, ...]) -> tuple[str, tavola.Match]:
    """A finished game of random answers, and its id."""
    match, dice = tavola.new(game, scenario, players, 3), random.Random(1)
    while match.outcome is None:
        match.play(dice.choice(match.asked().options).notation)
    return server.bring(match.save()), match


def test_a_result_tells_how_long_it_took_and_what_the_next_grade_takes(server: Server, open_page: Opener) -> None:
    id, match = _over(server, "mageknight", "first_reconnaissance", ("tovak",))
    page = open_page(DESK, "en")
    page.add_init_script(f"localStorage.setItem('tavola-minutes', JSON.stringify({{'{id}': 95}}))")
    page.goto(f"{server.address}/game/{id}")
    facts = page.locator(".end-facts")
    expect(facts).to_contain_text(f"{len(match.moves)} answers")
    expect(facts).to_contain_text("1 h 35")
    expect(page.locator(".ladder .next")).to_have_text("Campaign from 60 points")
    expect(page.locator(".ladder .on")).to_have_text("Skirmish")


def test_keys_lead_through_a_game_looked_at_again(server: Server, open_page: Opener) -> None:
    """Arrows a step, Page keys a round, Home and End to the ends, Space plays it; the address names the step."""
    id, match = _over(server, "massivedarkness", "tutorial", ("sibyl",))
    of = len(match.moves)
    page = open_page(DESK, "en")
    page.goto(f"{server.address}/game/{id}@5")
    page.wait_for_selector(".replayed .q")

    def leads(key: str, step: int) -> None:
        page.keyboard.press(key)
        expect(page).to_have_url(re.compile(f"@{step}$"))

    leads("ArrowRight", 6)
    leads("ArrowLeft", 5)
    leads("End", of)
    leads("Home", 0)
    for _ in range(2):  # heroes are chosen before the first round
        page.keyboard.press("PageDown")
    expect(page.get_by_label("Jump to").locator("option:checked")).to_have_text(re.compile("Round 2"))
    for _ in range(2):
        page.keyboard.press("PageUp")
    expect(page).to_have_url(re.compile("@0$"))
    page.keyboard.press("?")
    expect(page.locator("dialog .keys")).to_contain_text("to the round before and the next one")
    page.keyboard.press("Escape")
    page.keyboard.press(" ")
    page.wait_for_selector("[aria-label='Pause']")
    page.keyboard.press(" ")
    page.wait_for_selector("[aria-label='Play it']")
