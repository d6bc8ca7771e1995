"""A server with the built page and a real browser, once for all tests that open pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, sync_playwright

from web.house import DESK, FLAGS, Server, chromium
from web.pages import Opener


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
    yield opened
    opened.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Opens pages in a size and language; the test fails when a page itself fails."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(size: ViewportSize = DESK, lang: str = "en") -> Page:
        phone = size["width"] < 700
        context = browser.new_context(viewport=size, locale=lang, has_touch=phone, reduced_motion="reduce")
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints, complaints
