"""How long a phone computes until the board of each game is there: CPU time of the page's main thread, which a busy
machine does not change, times four for a processor four times slower.

    tavola --no-browser --port 8765 &
    python tools/first_board.py http://127.0.0.1:8765
"""

from __future__ import annotations

import argparse
import json
import os
import urllib.request
from typing import Any

from playwright.sync_api import Browser, sync_playwright

SLOWER = 4
PHONE = {"width": 360, "height": 640}
BOARDS = {"mageknight": ".board svg .hit", "massivedarkness": ".choice-card", "oath": ".regions button"}
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
            found = min(
                _seconds(browser, f"{wish.address}/game/{table}", BOARDS[game["id"]]) for _ in range(wish.times)
            )
            print(f"{game['id']}: {found:.2f} s, times {SLOWER}: {SLOWER * found:.2f} s")
        browser.close()


def _asked(address: str, body: dict[str, Any] | None = None) -> Any:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(address, None if body is None else json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def _seconds(browser: Browser, address: str, board: str) -> float:
    """Of CPU, from an empty page to the board."""
    context = browser.new_context(viewport={"width": PHONE["width"], "height": PHONE["height"]}, has_touch=True)
    context.set_default_timeout(60_000)
    page = context.new_page()
    watch = context.new_cdp_session(page)
    watch.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_selector(board, state="attached")
    page.evaluate(DRAWN)
    metrics = {one["name"]: float(one["value"]) for one in watch.send("Performance.getMetrics")["metrics"]}
    context.close()
    return metrics["TaskDuration"]


if __name__ == "__main__":
    main()
