"""The built page: its weight, its words."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from tavola.server.http.pages import STATIC, brought
from tavola.shelf import GAMES as SHELF
from tavola.text import LANGUAGES, web_words

WEB = Path(__file__).parents[2] / "web"
GAMES = [game.rules.id for game in SHELF if (WEB / "src" / "games" / game.rules.id / "index.ts").is_file()]
MOST_JS = 150_000
PLACE = re.compile(r"\{ \$(\w+)\b")


@pytest.mark.parametrize("game", GAMES)
def test_the_scripts_are_light(game: str) -> None:
    """Whatever the table of a game could ever fetch: the scripts of the shell and its own."""
    others = tuple(f"{other}-" for other in GAMES if other != game)
    scripts = [file for file in STATIC.rglob("*.js") if not file.name.startswith(others)]
    weight = sum(len(gzip.compress(file.read_bytes())) for file in scripts)
    assert 0 < weight <= MOST_JS


def test_every_file_lies_there_small_too() -> None:
    files = [file for file in (STATIC / "assets").iterdir() if file.suffix in {".js", ".css"}]
    assert files
    for file in files:
        packed = file.with_name(f"{file.name}.gz")
        assert gzip.decompress(packed.read_bytes()) == file.read_bytes()
        assert 0 < file.with_name(f"{file.name}.br").stat().st_size <= packed.stat().st_size


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_table_asks_at_once_for_what_its_game_brings(game: str) -> None:
    """Its scripts and sheets as the build names them, and its printed facts; not what every page has anyway."""
    head = brought(game, 0)
    files = re.findall(r'href="/(assets/[^"]+)"', head)
    assert any(file.startswith(f"assets/{game}-table-") for file in files)
    assert all((STATIC / file).is_file() for file in files)
    assert not [file for file in files if file in (STATIC / "index.html").read_text(encoding="utf-8")]
    assert f'<meta name="game" content="{game}" />' in head
    assert re.search(r'<script type="module" async crossorigin src="/assets/early-[^"]+\.js"></script>', head)
    assert f"/api/catalog/{game}" in head


def test_no_game_weighs_on_another() -> None:
    """A page fetches the scripts of the game it shows, and of no other."""
    games = {file.parent.name for file in (WEB / "src" / "games").glob("*/index.ts")}
    scripts = list((STATIC / "assets").glob("*.js"))
    assert games == {script.name.partition("-table-")[0] for script in scripts if "-table-" in script.name}
    for script in scripts:
        own = script.name.partition("-")[0]
        fetched = re.findall(r'from"\./([a-z]+)-', script.read_text(encoding="utf-8"))
        assert not games & set(fetched) - {own}, script.name


def test_the_shell_knows_no_game() -> None:
    """Whatever is of one game lies in its folder; the shell finds the folders by itself."""
    assert GAMES
    for file in (WEB / "src").rglob("*.ts*"):
        if "games" not in file.relative_to(WEB / "src").parts:
            source = file.read_text(encoding="utf-8")
            assert not [name for name in GAMES if name in source], file.name
            assert not re.search(r'(from|import\() ?"[./]+/games/', source), file.name


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_language_has_the_same_words(game: str) -> None:
    first, *others = (web_words(lang, game) for lang in LANGUAGES)
    for other in others:
        assert first.keys() == other.keys()
        for key, words in first.items():
            assert set(PLACE.findall(words)) == set(PLACE.findall(other[key])), key


@pytest.mark.parametrize("game", ["", *GAMES])
def test_every_word_the_page_asks_for_exists(game: str) -> None:
    """The shell finds its words in its own file, whatever game is played; a game finds the rest in its room."""
    folder = WEB / "src" / "games" / game if game else WEB / "src"
    files = [file for file in folder.rglob("*.ts*") if game or "games" not in file.relative_to(folder).parts]
    asked = set(re.findall(r'\bt\(\s*"([a-z][a-z-]*)"', "".join(file.read_text(encoding="utf-8") for file in files)))
    assert asked
    assert sorted({f"web-{key}" for key in asked} - web_words("en", game).keys()) == []


def test_the_lock_names_the_parts_of_every_kind_of_machine() -> None:
    parts = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    optional = [name for part in parts.values() for name in part.get("optionalDependencies", ())]
    assert optional
    assert not [name for name in optional if f"node_modules/{name}" not in parts]


def test_nothing_comes_from_elsewhere() -> None:
    """No font, script or picture from another host, and no host of a registry in the lock file."""
    for file in STATIC.rglob("*"):
        if file.suffix in {".html", ".css", ".js"}:
            hosts = set(re.findall(r"https?://([\w.-]+)", file.read_text(encoding="utf-8")))
            assert hosts <= {"www.w3.org"}, (file.name, hosts)
    assert "resolved" not in (WEB / "package-lock.json").read_text(encoding="utf-8")
