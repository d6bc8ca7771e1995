"""How long a phone needs until the board of each game is there. First what it computes: CPU time of the page's main
thread, which a busy machine does not change, times four for a processor four times slower. Then by the clock, with the
browser's own brakes on: a processor four times slower, and a line of 1.6 Mbit/s with 150 ms there and back; and what
came over that line until then.

    tavola --no-browser --port 8765 &
    python tools/first_board.py http://127.0.0.1:8765
"""

from __future__ import annotations

import argparse
import json
import os
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

SLOWER = 4
PHONE = {"width": 360, "height": 640}
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
BOARDS = {"mageknight": ".board svg .hit", "massivedarkness": ".choice-card", "oath": ".regions button"}
#: What has come until now: bytes, and of how many requests; the page itself is one of them.
CAME = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return [all.reduce((sum, one) => sum + one.transferSize, 0), all.filter(one => one.responseEnd).length];
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--times", type=int, default=5)
    wish = parser.parse_args()
    with sync_playwright() as started:
        flags = ["--no-sandbox", "--disable-gpu"]
        browser = started.chromium.launch(executable_path=os.environ.get("CHROMIUM"), args=flags)
        for game in _asked(f"{wish.address}/api/games"):
            table = _asked(f"{wish.address}/api/tables", game["lesson"])["id"]
            address, board = f"{wish.address}/game/{table}", BOARDS[game["id"]]
            found = min(_computed(browser, address, board) for _ in range(wish.times))
            braked = sorted(_braked(browser, address, board) for _ in range(wish.times))
            print(
                f"{game['id']}: computes {found:.2f} s, times {SLOWER}: {SLOWER * found:.2f} s; with brakes"
                f" {braked[0][0]:.2f} s at best, {braked[len(braked) // 2][0]:.2f} s in the middle;"
                f" {braked[0][1] / 1000:.0f} kB in {braked[0][2]} requests"
            )
        browser.close()


def _asked(address: str, body: dict[str, Any] | None = None) -> Any:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(address, None if body is None else json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def _opened(browser: Browser) -> tuple[BrowserContext, Page, CDPSession]:
    context = browser.new_context(viewport={"width": PHONE["width"], "height": PHONE["height"]}, has_touch=True)
    context.set_default_timeout(60_000)
    page = context.new_page()
    return context, page, context.new_cdp_session(page)


def _shown(page: Page, address: str, board: str) -> None:
    page.goto(address, wait_until="commit")
    page.wait_for_selector(board, state="attached")
    page.evaluate(DRAWN)


def _computed(browser: Browser, address: str, board: str) -> float:
    """Seconds of CPU, from an empty page to the board."""
    context, page, watch = _opened(browser)
    watch.send("Performance.enable", {"timeDomain": "threadTicks"})
    _shown(page, address, board)
    metrics = {one["name"]: float(one["value"]) for one in watch.send("Performance.getMetrics")["metrics"]}
    context.close()
    return metrics["TaskDuration"]


def _braked(browser: Browser, address: str, board: str) -> tuple[float, int, int]:
    """Seconds by the clock, from the first byte asked for to the board, on a slow processor behind a slow line; and the
    bytes and requests that came until then."""
    context, page, watch = _opened(browser)
    watch.send("Network.enable")
    watch.send("Network.emulateNetworkConditions", LINE)
    watch.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(board, state="attached")
    weight, requests = page.evaluate(CAME)
    page.evaluate(DRAWN)
    took = time.perf_counter() - began
    context.close()
    return took, weight, requests


if __name__ == "__main__":
    main()
