"""Kept chronicles, on each database there is."""

from __future__ import annotations

from pathlib import Path

import pytest

import tavola
from oath.chronicle.lines import line
from table.test_storages import Open
from table.test_storages import opens as opens
from table.test_storages import postgres as postgres
from tavola import chronicle
from tavola.kernel.errors import BadLine
from tavola.kernel.records import Setup
from tavola.table import SqliteStorage, Tables, UnknownChronicle
from tavola.table.chronicles import keeping, lines_of
from tavola.table.tending import copied

TWO = ("purple", "red")


def played(tables: Tables, id: str, seed: int, owner: str = "") -> str:
    """The next game of a chronicle, played by bots to its end. Returns its table."""
    match = tables.chronicles.go_on(id, TWO, seed, {0: "random", 1: "random"})
    names = ("Inês", "Rui")
    seats = [tavola.table.SeatRecord(seat, "bot", bot="random", called=name) for seat, name in enumerate(names)]
    table = tables.create(match, owner, seats, chronicle=id)
    while not match.is_over:
        table.answer_for_bot(match.bot_choice() or "")
    return table.id


def test_a_line_is_kept_as_it_was_mended(opens: Open) -> None:
    tables = Tables(opens())
    id, told = tables.chronicles.bring("oath", line("game7_3_1_0"), "ann")
    assert [note.key for note in told.notes] == ["oa-line-relics-missing"]
    kept = Tables(opens()).chronicles.open(id)
    assert (kept.game, kept.owner, kept.name, kept.number) == ("oath", "ann", "Empire and Exile", 7)
    assert kept.line == chronicle.write(chronicle.read(line("game7_3_1_0")))
    assert kept.line[:6] == "030100"
    with pytest.raises(BadLine):
        tables.chronicles.bring("oath", "not a chronicle")
    assert len(tables.chronicles.all()) == 1


def test_games_follow_each_other(opens: Open) -> None:
    """Two games: two pages, and the chronicle stands at the line the second one left."""
    tables = Tables(opens())
    id = tables.chronicles.begin("oath", "The long winter", "ann")
    first = played(tables, id, 1)
    second = played(tables, id, 2)
    kept = Tables(opens()).chronicles.open(id)
    assert [(page.number, page.table) for page in kept.pages] == [(1, first), (2, second)]
    assert kept.line == kept.pages[-1].line
    assert chronicle.read(kept.line).game_number == kept.number == 3
    assert kept.line.startswith("030302000310" if len(kept.name) == 16 else "03030200030F")
    shown = kept.pages[0].shown
    assert (shown["number"], shown["players"], len(shown["map"])) == (1, ["purple", "red"], 8)
    (info,) = tables.chronicles.all("ann")
    assert (info.id, info.name, info.number, info.pages) == (id, "The long winter", 3, 2)
    # The line names whoever won by the name they go by at the table, in plain letters.
    for page in kept.pages:
        told = chronicle.read(page.line)
        assert told.previous_winner_name == {"chancellor": "Ines", "red": "Rui"}[told.previous_winner or ""]
    # Played once more from a line it has told of, a game begins no second chronicle; nor does it change this one.
    again = tavola.new("oath", "chronicle", TWO, 9, options={"line": kept.pages[0].line})
    table = tables.create(again, "ann")
    assert tables.storage.chronicle_of(table.id) == id
    assert [one.id for one in tables.chronicles.all("ann")] == [id]
    other = tables.create(again, "bob")
    assert tables.storage.chronicle_of(other.id) not in (id, "")


def test_of_two_games_of_one_number_the_first_to_end_is_told(opens: Open) -> None:
    tables = Tables(opens())
    id = tables.chronicles.begin("oath", "")
    slow = tables.chronicles.go_on(id, TWO, 5, {0: "random", 1: "random"})
    late = tables.create(slow, chronicle=id)
    first = played(tables, id, 6)
    kept = tables.chronicles.open(id)
    assert [(one.table, one.number, one.finished) for one in kept.begun] == [(first, 1, True), (late.id, 1, False)]
    while not slow.is_over:
        late.answer_for_bot(slow.bot_choice() or "")
    kept = tables.chronicles.open(id)
    assert [(page.number, page.table) for page in kept.pages] == [(1, first)]


def test_a_first_game_that_writes_a_chronicle_begins_one(opens: Open) -> None:
    tables = Tables(opens())
    match = tavola.new("oath", "walkthrough", ["purple", "red", "blue", "white"], 1, options={"chronicle": "Learning"})
    table = tables.create(match, "ann")
    (info,) = tables.chronicles.all("ann")
    assert (info.name, info.number, info.pages) == ("Learning", 1, 0)
    kept = tables.chronicles.open(info.id)
    assert [(one.table, one.finished) for one in kept.begun] == [(table.id, False)]
    walkthrough = line("tutorial").replace("1BThe Chrysanthemum Chronicle", "08Learning")
    assert kept.line == walkthrough
    tables.create(tavola.new("oath", "fresh", TWO, 1), "ann")
    assert len(tables.chronicles.all()) == 1


def test_who_sees_a_chronicle(opens: Open) -> None:
    """Whoever began it, and whoever holds a seat of one of its games; nobody else."""
    storage = opens()
    tables = Tables(storage)
    id = tables.chronicles.begin("oath", "Ours", "ann")
    match = tables.chronicles.go_on(id, TWO, 1)
    seats = [tavola.table.SeatRecord(seat, "link", f"link {seat}") for seat in (0, 1)]
    tables.create(match, "ann", seats, chronicle=id)
    assert tables.chronicles.all("bob") == ()
    tables.sit("link 1", "bob")
    assert [info.id for info in tables.chronicles.all("bob")] == [id]
    assert tables.chronicles.all("eve") == ()


def test_a_chronicle_can_be_renamed(opens: Open) -> None:
    tables = Tables(opens())
    id, _ = tables.chronicles.bring("oath", line("later_3_3_1"))
    tables.chronicles.rename(id, "Memória")
    kept = tables.chronicles.open(id)
    assert (kept.name, kept.line[:19]) == ("Memoria", "030301000207Memoria")
    with pytest.raises(UnknownChronicle):
        tables.chronicles.rename("nowhere", "x")


def test_only_some_games_keep_chronicles() -> None:
    assert keeping() == ("oath",)
    with pytest.raises(tavola.UnknownName):
        lines_of("mageknight")
    assert lines_of("oath").line(Setup("oath", "fresh", TWO)) == ""


def test_a_copy_of_the_storage_has_its_chronicles(opens: Open, tmp_path: Path) -> None:
    """Pages, games under way and owners come along; a second one that replaces brings what is new."""
    tables = Tables(opens())
    id = tables.chronicles.begin("oath", "Copied", "ann")
    played(tables, id, 1)
    tables.create(tables.chronicles.go_on(id, TWO, 2), "ann", chronicle=id)
    before = tables.chronicles.open(id)
    target = SqliteStorage(tmp_path / "copy" / "t.sqlite3")
    copied(tables.storage, target)
    assert target.chronicle(id) == before
    played(tables, id, 3)
    tables.chronicles.all()
    copied(tables.storage, target, replace=True)
    assert [page.number for page in target.chronicle(id).pages] == [1, 2]
    target.close()
