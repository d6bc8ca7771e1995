"""A process that plays a campaign at random and says after each answer which mission it stands in; run by
test_campaigns. After a defeat it goes on to the next mission.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tavola
from tavola.bots import Look, bot
from tavola.table import SqliteStorage, Tables


def main(database: str) -> None:
    tables = Tables(SqliteStorage(Path(database)))
    kept = tables.all()
    table = tables.open(kept[0].id) if kept else tables.create(tavola.new("massivedarkness", "campaign", ["owen"], 3))
    player = bot("random", "campaign")
    while table.match.outcome is None:
        decision = table.match.asked()
        chosen = player.choose(decision, Look(table.match.rules, table.match.state, decision.seat))
        ack = table.answer("go_on" if chosen.kind == "retry" else chosen)
        campaign = table.match.view(None)["campaign"]
        print(table.id, ack.seq, len(campaign["won"]) + len(campaign["lost"]) + 1, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
