"""A process that plays one stored toy game for ever and says each acknowledged answer; run by test_kill."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import tavola
from kernel.toy import Toy
from tavola.kernel.contract import register
from tavola.table import SqliteStorage, Tables

register(Toy())


def new_table(tables: Tables) -> str:
    match = tavola.new("toy", players=["a"], seed=1, options={"target": str(10**9)})
    return tables.create(match).id


def main(database: str, id: str) -> None:
    table = Tables(SqliteStorage(Path(database))).open(id)
    while True:
        options = table.match.asked().options
        ack = table.answer(options[(table.seq * 7) % len(options)])
        print(ack.seq, table.match.moves[-1].notation, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
