"""A process that plays stored games one after the other and says each acknowledged answer; run by test_kill.

It goes on with the last unfinished game, as a restarted server would.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tavola
from tavola.bots import Look, bot
from tavola.table import KeptMatch, SqliteStorage, Tables

HEROES = ("tovak", "arythea", "goldyx", "norowas")


def next_table(tables: Tables) -> KeptMatch:
    stored = tables.all()
    for info in stored:
        if not info.finished:
            return tables.open(info.id)
    hero = HEROES[len(stored) % len(HEROES)]
    return tables.create(tavola.new("mageknight", "first_reconnaissance", [hero], seed=len(stored)))


def main(database: str, seed: str) -> None:
    tables = Tables(SqliteStorage(Path(database)))
    player = bot("random", seed)
    while True:
        table = next_table(tables)
        while table.match.outcome is None:
            decision = table.match.asked()
            option = player.choose(decision, Look(table.match.rules, table.match.state, decision.seat))
            ack = table.answer(option)
            print(table.id, ack.seq, option.notation, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
