"""What the others do at a table of Oath is seen step by step: the board follows the story, and goods go over it."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from oath.doors.realms import drawn, realm
from web.house import DESK, PHONE
from web.pages import Opener, serious
from web.stage import next_table, show

#: The Chancellor travels, plays a card, is paid for it, marches on the Salt Flats and takes them.
DEEDS = (
    ("oa-log-travels", {"player": "purple", "place": "salt_flats"}),
    ("oa-log-plays-site", {"player": "purple", "card": "keep", "site": "salt_flats"}),
    ("oa-log-favor", {"player": "purple", "n": 2, "bank": "order"}),
    ("oa-log-attacks", {"player": "purple", "other": "bandits"}),
    ("oa-log-rolls-attack", {"faces": ["sword", "skull", "hollow"]}),
    ("oa-log-totals", {"attack": 3, "defense": 1}),
    ("oa-log-occupies", {"player": "purple", "site": "salt_flats", "n": 3}),
)
PURPLE, RED = 0, 1


def told(page: Page) -> None:
    """A page that may move, on which Red has rested and the Chancellor acts, stopped at his first deed."""
    table = drawn(realm(), "en")
    show(page, table, lang="en", later=[next_table(table, DEEDS, by=PURPLE)])
    page.wait_for_selector(".q [data-option]")
    page.locator(".q [data-option='rest']").click()
    if page.locator(".window .opt").count():
        page.locator(".window .opt").first.click()
    page.wait_for_selector(".q.story")
    page.keyboard.press("Space")


def moving(browser: Browser) -> Page:
    context = browser.new_context(viewport=DESK, locale="en")
    context.set_default_timeout(10_000)
    return context.new_page()


def step(page: Page) -> None:
    page.get_by_role("button", name="Next step").click()


def test_the_board_follows_what_the_others_do(browser: Browser) -> None:
    page = moving(browser)
    told(page)
    salt = page.locator("[data-site='salt_flats']")
    chancellor = page.locator(".op[data-piece='player:purple']")
    order = page.locator("[data-piece='bank:order'] b")
    expect(salt.locator("[data-figure='pawn:purple']")).to_have_count(1)
    expect(salt.locator("[data-piece='card:keep']")).to_have_count(0)
    step(page)
    expect(salt.locator("[data-piece='card:keep']")).to_have_count(1)
    expect(page.locator(".story-flight")).to_have_count(1)
    expect(order).to_have_text("3")
    expect(chancellor.locator(".op2 > span").nth(1)).to_have_text("4")
    step(page)
    expect(order).to_have_text("1")
    expect(chancellor.locator(".op2 > span").nth(1)).to_have_text("6")
    expect(page.locator(".story-flight")).to_have_count(2)
    expect(page.locator(".story-ring b")).to_have_text("+2")
    step(page)
    step(page)
    expect(page.locator(".step-fall .odie")).to_have_count(3)
    assert serious(page, contrast=False) == []
    step(page)
    expect(page.locator(".step-sums .attack")).to_have_text("3")
    step(page)
    expect(salt.locator(".rul")).to_have_text("3")
    expect(salt.locator(".rul")).to_have_class("rul c-purple")
    expect(chancellor.locator(".op2 > span").first).to_have_text("2")
    # Skipped, the table stands as the server told it.
    page.keyboard.press("Enter")
    expect(page.locator(".q.story")).to_have_count(0)
    expect(salt.locator("[data-piece='card:keep']")).to_have_count(0)
    page.context.close()


def test_goods_of_an_own_answer_are_seen_on_their_way(browser: Browser) -> None:
    page = moving(browser)
    table = drawn(realm(), "en")
    deed = (("oa-log-favor", {"player": "red", "n": 1, "bank": "hearth"}),)
    show(page, table, lang="en", later=[next_table(table, deed, by=RED)])
    page.wait_for_selector(".q [data-option]")
    page.locator(".q [data-option='rest']").click()
    if page.locator(".window .opt").count():
        page.locator(".window .opt").first.click()
    expect(page.locator(".story-flight")).to_have_count(1)
    expect(page.locator(".q.story")).to_have_count(0)
    page.context.close()


def test_nothing_flies_where_no_motion_is_wanted(open_page: Opener) -> None:
    """The steps come all the same to who asks for them; on a phone the region in question comes up."""
    page = open_page(PHONE, "en")
    page.add_init_script("localStorage.setItem('tavola-pace', '1')")
    told(page)
    expect(page.locator(".rtabs .on")).to_have_text("Hinterland")
    step(page)
    expect(page.locator(".story-ring")).to_have_count(1)
    expect(page.locator(".story-flight")).to_have_count(0)
