"""The guided first game of each game, from the first page to the last step of the lesson."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tavola.teaching import lesson_of
from web.house import DESK, PHONE, Server
from web.pages import Opener, scrolls, serious

#: Does what the guide says, a step as soon as the last one is answered, until it has nothing more to say; gives the
#: titles of the steps. A warning is answered by the second click.
FOLLOW = """async () => {
  const told = [];
  const wait = () => new Promise(done => setTimeout(done, 15));
  const ready = () => document.querySelector('.q:not(.busy)')?.dataset.seq;
  for (let patience = 0; patience < 900; patience++) {
    const button = document.querySelector('.callout .do-it');
    if (told.length && document.querySelector('.callout') && !button) return told;
    const seq = ready();
    if (!button || !seq) { await wait(); continue; }
    told.push(document.querySelector('.callout h2').textContent);
    button.click();
    for (let i = 0; i < 900 && (!ready() || ready() === seq); i++) {
      document.querySelector('.window .opt[data-option]')?.click();
      await wait();
    }
    patience = 0;
  }
  return told;
}"""

WORDS = {"en": "Play on", "pt-BR": "Continuar jogando"}


def learn(server: Server, page: Page, game: str) -> None:
    page.goto(server.address)
    page.click(f"[data-game={game}]")
    expect(page.locator(".new-game select")).not_to_have_value("")
    page.click(f"[data-learn={game}]")
    page.wait_for_url(re.compile("/game/"))
    page.wait_for_selector(".callout")


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("mageknight", "pt-BR"),
        ("massivedarkness", "en"),
        ("oath", "pt-BR"),
        pytest.param("mageknight", "en", marks=pytest.mark.slow),
        pytest.param("massivedarkness", "pt-BR", marks=pytest.mark.slow),
        pytest.param("oath", "en", marks=pytest.mark.slow),
    ],
)
def test_from_the_first_page_to_the_last_step(server: Server, open_page: Opener, game: str, lang: str) -> None:
    page = open_page(DESK, lang)
    learn(server, page, game)
    told = page.evaluate(FOLLOW)
    lesson = lesson_of(game)
    assert lesson is not None
    assert len(told) >= sum(len(chapter.steps) for chapter in lesson.chapters)
    expect(page.locator(".callout .not-now")).to_have_text(WORDS[lang])
    page.click(".callout .not-now")
    expect(page.locator(".strip")).to_have_count(0)
    expect(page.locator(".q")).to_be_visible()


def covers(page: Page) -> bool:
    """Whether the bubble lies over what it lights."""
    return bool(
        page.evaluate("""() => {
      const box = document.querySelector('.callout').getBoundingClientRect();
      return [...document.querySelectorAll('.light')].some(node => { const r = node.getBoundingClientRect();
        return r.left < box.right && r.right > box.left && r.top < box.bottom && r.bottom > box.top; });
    }""")
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_guide_can_be_ignored_left_and_taken_up(server: Server, open_page: Opener, size: ViewportSize) -> None:
    page = open_page(size, "en")
    learn(server, page, "mageknight")
    page.wait_for_selector(".light")
    assert not scrolls(page)
    assert not covers(page)
    assert serious(page) == []
    page.click(".callout .not-now")
    expect(page.locator(".callout")).to_have_count(0)
    page.click(".tactic-card >> nth=0")
    expect(page.locator(".callout h2")).to_contain_text("March")
    page.click(".leave-guide")
    expect(page.locator(".strip")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".q")
    expect(page.locator(".strip")).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Play with the guide").click()
    expect(page.locator(".callout h2")).to_contain_text("March")


def test_advice_lights_an_answer_and_says_why(server: Server, open_page: Opener) -> None:
    page = open_page(DESK, "en")
    learn(server, page, "mageknight")
    page.click(".leave-guide")
    page.click("button.coach")
    expect(page.locator(".callout p").first).not_to_be_empty()
    seq = page.locator(".q").get_attribute("data-seq")
    page.click(".callout .do-it")
    expect(page.locator(f".q[data-seq='{seq}']")).to_have_count(0)


def test_the_goal_and_every_word_are_one_touch_away(server: Server, open_page: Opener) -> None:
    page = open_page(DESK, "en")
    learn(server, page, "mageknight")
    page.click(".goal-pill")
    expect(page.locator(".aims li")).to_have_count(1)
    page.get_by_label("Find a word").fill("sideways")
    assert serious(page) == []
    page.keyboard.press("Escape")  # the field empties first, then the window closes
    page.keyboard.press("Escape")
    page.hover(".q .term >> nth=0")
    expect(page.locator(".meaning")).to_have_text(re.compile(r"\w+ \w+ \w+"))
