"""`tavola words`: what a language lacks, for the house and each game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tavola.text import lacking
from tavola.text.messages import room_files

from .commands import Runner


def test_the_languages_there_are_lack_nothing(tavola: Runner) -> None:
    assert tavola("words", "--lang", "en").out.split() == ["language", "missing", "en", "0", "pt-BR", "0"]
    said = tavola("words", "--missing", "pt", "--lang", "pt-BR")
    assert (said.code, said.out, said.err) == (0, "", "Não falta nenhuma mensagem.\n")


def test_a_language_nobody_began_lacks_everything(tavola: Runner) -> None:
    absent = json.loads(tavola("words", "--missing", "de", "--json").out)
    assert {"tavola", "mageknight", "massivedarkness"} <= absent.keys()
    assert "terminal-word-undo" in absent["tavola"]
    assert "mk-card-march" in absent["mageknight"]
    assert "mk-card-march" not in absent["tavola"]


def test_a_message_of_one_language_only_is_named_with_its_room(tavola: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def shorter(package: str, lang: str) -> Iterator[tuple[str, str]]:
        for name, source in room_files(package, lang):
            yield name, source.replace("\nmk-card-march =", "\nmk-card-marcha =") if lang == "pt-BR" else source

    monkeypatch.setattr(lacking, "room_files", shorter)
    assert tavola("words", "--missing", "pt-BR").out == "mageknight  mk-card-march\n"
