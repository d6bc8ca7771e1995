"""A campaign is kept for weeks: killed, taken up again, and listed with where it stands in the reader's language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import tavola
from tavola.kernel.codec import fingerprint
from tavola.kernel.journal import replay
from tavola.massivedarkness.catalog import MISSIONS
from tavola.table import SqliteStorage, Tables
from tavola.table.listing import line
from tavola.table.positions import start_of

PLAYER = Path(__file__).parent / "campaign_player.py"


def play_until(database: Path, mission: int) -> tuple[str, int]:
    """Play the campaign kept there until a mission has begun, then kill the player: its table, and answers stored."""
    process = subprocess.Popen([sys.executable, str(PLAYER), str(database)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said: tuple[str, int] | None = None
    for heard in process.stdout:
        id, seq, number = heard.split()
        said = id, int(seq)
        if int(number) >= mission:
            break
    process.kill()
    process.wait()
    process.stdout.close()
    assert said is not None
    return said


def test_a_campaign_survives_being_killed_and_is_listed_with_its_mission(tmp_path):
    database = tmp_path / "t.sqlite3"
    first, answered = play_until(database, 2)
    again, more = play_until(database, 3)
    assert again == first, "the same campaign was taken up again"
    assert more > answered
    tables = Tables(SqliteStorage(database))
    (info,) = tables.all()
    match = tables.open(info.id).match
    assert len(tables.storage.load(info.id).journal) >= more
    assert fingerprint(replay(match.rules, match.journal, start_of(match.rules, match.journal))) == fingerprint(
        match.state
    )
    campaign = match.view(None)["campaign"]
    told = len(campaign["won"]) + len(campaign["lost"])
    assert told >= 2
    english, portuguese = line(info, "en")["chapter"], line(info, "pt-BR")["chapter"]
    assert f"ission {told + 1} of {len(MISSIONS)}" in english
    assert f"issão {told + 1} de {len(MISSIONS)}" in portuguese
    tables.storage.close()


def test_a_new_campaign_says_that_it_is_being_set_up(tables):
    tables.create(tavola.new("massivedarkness", "campaign", ["owen"], 3))
    (info,) = tables.all()
    assert line(info, "en")["chapter"] == (
        f"Mission 1 of {len(MISSIONS)}: Walking in the Dark, being set up; 0 won, no defeats"
    )
    assert line(info, "pt-BR")["chapter"] == (
        f"Missão 1 de {len(MISSIONS)}: Vagando pela Escuridão, em preparação; nenhuma vencida, nenhuma derrota"
    )


def test_taking_an_answer_back_takes_the_chapter_back(tables):
    table = tables.create(tavola.new("massivedarkness", "tutorial", ["owen"], 3))
    table.answer(table.match.asked().options[0])
    before = tables.all()[0].chapter
    while before == tables.all()[0].chapter:
        table.answer(table.match.asked().options[0])
    assert line(tables.all()[0], "en")["chapter"] == "Round 1, level 1, objectives met: 0 of 2"
    table.force_undo(1, 0)
    assert tables.all()[0].chapter == before


def test_a_game_that_says_nothing_is_listed_with_its_round(tables):
    tables.create(tavola.new("toy", players=["ann"], seed=5))
    (info,) = tables.all()
    assert info.chapter is None
    assert line(info, "en")["chapter"] == ""
