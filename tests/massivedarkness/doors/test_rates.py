"""What the page of a new game says about winning is what the book of measurements says."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tavola.kernel.shelf import game

ROOT = Path(__file__).parents[3]
TOLD = ROOT / "web/src/games/massivedarkness/rates.json"
MEASURED = ROOT / "docs/massivedarkness/balance.md"
#: `38 % (24–53), 40`, or a bare rate of sixty games.
CELL = re.compile(r"(\d+) %(?: \(\d+–\d+\), (\d+))?")


def test_the_page_tells_the_measured_rates() -> None:
    told = json.loads(TOLD.read_text(encoding="utf-8"))
    measured = {}
    for scenario, cells, answers in re.findall(r"\| `(\w+)` \| (.*%.*) \| (\d+) \|", MEASURED.read_text("utf-8")):
        rates = [(int(rate), int(games or 60)) for rate, games in CELL.findall(cells)]
        measured[scenario] = (rates, int(answers))
    assert set(told) == {one.id for one in game("massivedarkness").scenarios()} - {"campaign"}
    assert measured == {
        scenario: ([(round(100 * won / games), games) for won, games in one["won"]], one["answers"])
        for scenario, one in told.items()
    }
