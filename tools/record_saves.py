"""Golden saves: a game of every scenario as this version writes it, in tests/table/saves/golden. Every later version
opens them, or says by name why not (`tests/table/test_old_saves.py`).

    python tools/record_saves.py [GAME ...]

It adds what is missing and leaves alone what is there: a save is what it was when it was written.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tavola
from tavola.bots import Look, bot
from tavola.kernel.shelf import game

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "table" / "saves" / "golden"
ANSWERS = 40


def main(wanted: list[str]) -> None:
    for name in wanted or tavola.games():
        for info in game(name).scenarios():
            path = FOLDER / name / f"{info.id}.json"
            if path.exists():
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_played(name, info.id, info.players[0]) + "\n", encoding="utf-8")


def _played(name: str, scenario: str, players: int) -> str:
    match = tavola.new(name, scenario, list(game(name).roles())[:players], seed=14)
    player = bot("random", f"golden {scenario}")
    while match.outcome is None and len(match.moves) < ANSWERS:
        decision = match.asked()
        match.step(player.choose(decision, Look(match.rules, match.state, decision.seat)))
    return match.save()


if __name__ == "__main__":
    main(sys.argv[1:])
