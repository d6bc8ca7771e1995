"""`tavola cards` prints what is on a piece: colors, piles, copies, numbers and names; programs get it as facts."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .commands import Runner


def one(tavola: Runner, game: str, id: str) -> dict[str, Any]:
    (found,) = json.loads(tavola("cards", game, id, "--json").out)
    return dict(found)


@pytest.mark.parametrize(
    ("game", "piece", "lines"),
    [
        ("mageknight", "fireball", ["Bola de Fogo (fireball, Feitiço, jogo base)", "  Fireball"]),
        ("mageknight", "fireball", ["  cor: vermelho; mana: vermelho, preto; cópias: 1"]),
        (
            "mageknight",
            "fireball",
            ["  amplificado (Tempestade de Fogo): Receba 1 Ferimento. Ataque de Cerco de Fogo 8."],
        ),
        ("mageknight", "prowlers", ["  pilha: verde; cópias: 2"]),
        ("mageknight", "early_bird", ["  número: 1", "  Sem efeito além da ordem (1)."]),
        ("mageknight", "wound", ["  Não se joga. A Cura o tira da mão; ao Descansar, você o descarta."]),
        ("mageknight", "power_of_crystals", ["  cores: verde, azul; mana: verde; cópias: 1"]),
        ("mageknight", "fire_mages", ["  2: Pague 1 mana vermelho: Ataque de Fogo 6 ou Bloqueio de Fogo 6."]),
        (
            "massivedarkness",
            "sibyl",
            ["  Vida: 5", "  habilidade especial (Olho de Águia): À Distância: Defensor −1 Escudo."],
        ),
        (
            "massivedarkness",
            "dark_ranger",
            ["  habilidade gratuita (Evasivo): Evasivo: pode sair de zonas com inimigos."],
        ),
    ],
)
def test_pages_of_pieces(tavola: Runner, game: str, piece: str, lines: list[str]) -> None:
    printed = tavola("cards", game, piece, "--lang", "pt-BR").out.splitlines()
    assert [line for line in lines if line not in printed] == []


def test_a_card_of_heroes_names_their_decks(tavola: Runner) -> None:
    assert "decks: Arythea (2), Braevalar (1)" in tavola("cards", "mageknight", "march", "--lang", "en").out


def test_rampaging_enemies_and_heroes_are_listed(tavola: Runner) -> None:
    assert "Reputation +2" in tavola("cards", "mageknight", "draconum", "--lang", "en").out
    assert "Norowas" in tavola("cards", "mageknight", "norowas").out
    assert one(tavola, "mageknight", "orc_marauder")["facts"] == {
        "category": "rampaging",
        "pile": "green",
        "reputation": 1,
    }


def test_programs_get_the_facts(tavola: Runner) -> None:
    fireball = one(tavola, "mageknight", "fireball")
    assert fireball["facts"]["colors"] == ["red"]
    assert fireball["facts"]["mana"] == ["red", "black"]
    assert fireball["side_names"]["pt-BR"] == {"strong": "Tempestade de Fogo"}
    assert one(tavola, "mageknight", "fire_mages")["facts"]["prices"] == ["", "red", ""]
    assert one(tavola, "mageknight", "norowas")["facts"]["crystals"] == ["green", "white", "white"]
    listed = json.loads(tavola("cards", "mageknight", "--json").out)
    assert [card["id"] for card in listed if not card["facts"]] == []


def test_kinds_are_asked_for_by_the_name_the_list_shows(tavola: Runner) -> None:
    shown = tavola("cards", "mageknight", "--kind", "Feitiço", "--lang", "pt-BR").out
    assert "fireball" in shown
    assert "march" not in shown
