"""Commands speak the language of the run to the last word, and errors say what to do instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.text.reading import piece_meant

from .commands import Runner


def test_help_is_in_words(tavola: Runner) -> None:
    out = tavola("--help", "--lang", "pt-BR").out
    assert "Uso: tavola [OPÇÕES] [COMANDO] [ARGUMENTOS]..." in out
    assert "--data PASTA" in out
    assert "--port NÚMERO    Porta em que escutar.  [padrão: 8765]" in out
    assert "Mostra a versão." in out
    assert not [word for word in ("default", "INTEGER", "FOLDER", "Show ") if word in out]


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("play", "mageknight", "--seed", "abc"), '--seed precisa de um número inteiro; "abc" não é.'),
        (("serve", "--port", "99999"), "--port vai de 0 a 65535; 99999 não serve."),
        (("rules", "mageknight", "MK-MOV-99"), "Mage Knight não tem a regra MK-MOV-99."),
        (("play",), "Falta GAME; veja --help."),
    ],
)
def test_bad_input_is_one_sentence(tavola: Runner, command: tuple[str, ...], sentence: str) -> None:
    said = tavola(*command, "--lang", "pt-BR")
    assert (said.code, said.err.strip(), said.out) == (2, sentence, "")


def test_an_unknown_option_of_a_game_names_those_there_are(tavola: Runner, tmp_path: Path) -> None:
    said = tavola(
        "play", "mageknight", "--players", "tovak", "--option", "nonsense=3", "--data", str(tmp_path), "--lang", "en"
    )
    assert said.code == 2
    assert said.err.startswith("There is no option nonsense for this game; there are: sets, ")
    assert "night_arrival" in said.err


def test_a_game_is_continued_without_saying_which(tavola: Runner, tmp_path: Path) -> None:
    where = ("--data", str(tmp_path), "--lang", "en")
    first = tavola("play", "mageknight", "--players", "tovak", "--seed", "1", *where, typed="quit\n").out
    id = first.split("Game ")[1].split(".")[0]
    assert f"Game {id}." in tavola("play", "--continue", id, *where, typed="quit\n").out
    assert f"Game {id}." in tavola("play", "--continue", *where, typed="quit\n").out


def test_nothing_to_continue(tavola: Runner, tmp_path: Path) -> None:
    said = tavola("play", "--continue", "--data", str(tmp_path), "--lang", "pt-BR")
    assert (said.code, said.err.strip()) == (2, "Não há aqui partida inacabada.")


def test_no_word_of_a_list_is_broken(tavola: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = tavola("cards", "mageknight", "--lang", "pt-BR").out.splitlines()
    assert any("Ação Avançada" in line for line in lines)
    assert max(len(line.rstrip()) for line in lines) <= 100


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("carta fúria", "card rage"),
        ("Fúria", "card rage"),
        ("card fúria", "card rage"),
        ("unidade magos do fogo", "unit fire_mages"),
        ("card rage", "card rage"),
        ("move 1,0", "move 1,0"),
    ],
)
def test_pieces_are_named_in_the_language_spoken(said: str, meant: str) -> None:
    assert piece_meant("mageknight", said, "pt-BR") == meant


def test_why_takes_names(tavola: Runner, tmp_path: Path) -> None:
    played = tavola(
        "play", "mageknight", "--players", "tovak", "--seed", "1", "--data", str(tmp_path), "--lang", "pt-BR",
        typed="por que carta bola de fogo\nsair\n",
    ).out  # fmt: skip
    assert "Bola de Fogo não está na sua mão." in played or "Responda primeiro" in played


def test_a_list_in_a_narrow_terminal_breaks_between_words_only(
    tavola: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    where = ("--data", str(tmp_path), "--lang", "pt-BR")
    tavola("play", "mageknight", "--players", "tovak", "--seed", "1", *where, typed="sair\n")
    words = tavola("play", "--list", *where).out.split()
    for whole in ("Mage", "Knight", "Reconhecimento", "Inicial", "Tovak", "Rodada"):
        assert whole in words
    assert [word for word in words if word.count("-") == 2 and len(word) != 10] == []


@pytest.mark.parametrize("game", ["mageknight", "massivedarkness", "oath"])
def test_no_line_of_a_drawing_runs_over_the_edge(
    tavola: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = tavola(
        "play", game, "--seed", "1", "--data", str(tmp_path), "--lang", "pt-BR", typed="1\ndesenho\nsair\n"
    ).out
    assert max(map(len, said.splitlines())) <= 80
