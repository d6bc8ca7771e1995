"""The house the page lives in: a real server with its own data folder, and the sizes of screen it is shown on."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 640}
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
START_SECONDS = 30.0


def chromium() -> str | None:
    """The machine's own Chromium; None means the one Playwright installed."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)


class Server:
    """`tavola --no-browser` as a process that can be stopped and started again on the same port and folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tavola", "--no-browser", "--port", str(self.port), "--data", str(self.folder)]
        self.folder.mkdir(parents=True, exist_ok=True)
        said = self.folder / "server.txt"
        with said.open("wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {said.read_text(errors='replace')[-2000:]}")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(10)
            self.process = None

    def new_table(self, hero: str = "tovak", seed: int = 7) -> str:
        return self.begin(game="mageknight", scenario="first_reconnaissance", players=[hero], seed=seed)

    def begin(self, **body: Any) -> str:
        """The id of a new table, as `POST /api/tables` describes it."""
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/tables", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            return str(json.load(answer)["id"])

    def bring(self, save: str) -> str:
        """The id of a table that goes on from a save."""
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/tables/load", save.encode(), headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return str(json.load(answer)["id"])

    def game(self, hero: str = "tovak", seed: int = 7) -> str:
        """The address of a fresh game."""
        return f"{self.address}/game/{self.new_table(hero, seed)}"
