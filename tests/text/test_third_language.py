"""A language is a folder: with a few Spanish messages laid beside the others, every door speaks what there is of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tavola

HOUSE = Path(tavola.__file__).parent
SPANISH = {
    "text/es/app.ftl": "words-none-missing = No falta nada.\n",
    "text/es/web.ftl": "web-undo = Deshacer\n",
    "mageknight/words/es/names_cards.ftl": "mk-card-march = Marcha\n",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house once more, with Spanish begun."""
    root = tmp_path_factory.mktemp("es")
    shutil.copytree(HOUSE, root / "tavola", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for name, source in SPANISH.items():
        path = root / "tavola" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return root


def told(house: Path, code: str) -> list[object]:
    """What a few lines of Python say in that house."""
    surroundings = {**os.environ, "PYTHONPATH": str(house), "LANG": "es_ES.UTF-8", "LC_ALL": "", "LANGUAGE": ""}
    ran = subprocess.run(
        [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, encoding="utf-8", check=True
    )
    found: list[object] = json.loads(ran.stdout)
    return found


def test_a_folder_is_a_language_and_english_fills_its_gaps(house: Path) -> None:
    said = told(
        house,
        """
import json, tavola, tavola.shelf
from tavola.cli.words import from_environment, language
from tavola.kernel.records import Text
from tavola.server.http.api import words_of
from tavola.text import LANGUAGES, say
from tavola.text.lacking import lacking
from tavola.text.rulebook import rule
page = words_of("mageknight", "es")
web = page["web"]
moved = Text("mk-event-move", {"terrain": "hills", "space": "a1", "cost": 3})
spoken = [say(text, "es") for text in (Text("mk-card-march"), Text("mk-card-rage"), moved)]
absent = lacking("es")
print(json.dumps([
    LANGUAGES, from_environment(), language("es-AR"), spoken,
    [page["languages"], page["lang"], web["web-undo"], web["web-undo-nothing"], page["names"]["card"]["march"]],
    "mk-card-march" in absent["mageknight"], "mk-card-rage" in absent["mageknight"], "web-undo" in absent["tavola"],
    rule("mageknight", "MK-MOV-01a", "es").text == rule("mageknight", "MK-MOV-01a", "en").text,
]))
""",
    )
    assert said[:3] == [["en", "es", "pt-BR"], "es", "es"]
    assert said[3] == ["Marcha", "Rage", "Moved to hills (a1) for 3 Move."]
    assert said[4] == [["en", "es", "pt-BR"], "es", "Deshacer", "There is nothing to undo.", "Marcha"]
    assert said[5:] == [False, True, False, True]
