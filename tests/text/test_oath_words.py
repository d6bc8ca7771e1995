"""Cards of Oath read aloud: one colon behind all conditions, names with their articles, no sign without its meaning."""

from __future__ import annotations

import re

import pytest

from tavola import shelf  # noqa: F401  (puts the games on the shelf)
from tavola.text import LANGUAGES, card_texts

READ = [
    (
        "card:fire_talkers:plan",
        "Battle plan (place 1 secret), while you hold the Darkest Secret: +3 attack dice (−3 when you defend).",
        (
            "Plano de batalha (coloque 1 segredo), se você tem o Segredo Mais Obscuro: +3 dados de ataque "
            "(−3 quando você defende)."
        ),
    ),
    (
        "card:saddle_makers:always",
        (
            "Always: after another player plays a Nomad card face up: gain 2 favor from the Nomad bank; "
            "after another player plays an Order card face up: gain 2 favor from the Order bank."
        ),
        (
            "Sempre: depois que outro jogador joga uma carta Nômade virada para cima: ganhe 2 de influência da reserva "
            "Nômade; depois que outro jogador joga uma carta Ordem virada para cima: ganhe 2 de influência da reserva "
            "Ordem."
        ),
    ),
    (
        "card:code_of_honor:plan",
        "Battle plan, only if your side uses no other plan: +2 attack dice (−2 when you defend).",
        "Plano de batalha, só se o seu lado não usa outro plano: +2 dados de ataque (−2 quando você defende).",
    ),
    (
        "card:the_old_oak:trade",
        "Trade, on this card, for secrets, with a Beast adviser: +1 secret.",
        "Negociar, nesta carta, por segredos, com um conselheiro Fera: +1 segredo.",
    ),
    (
        "site:charming_valley:always",
        "Always, unless site powers are ignored, from here: costs 1 Supply more.",
        "Sempre, a menos que habilidades de locais sejam ignoradas, daqui: custa 1 a mais de Suprimentos.",
    ),
    (
        "site:ancient_city:always",
        "Always: playing an Order card here, without having discarded one here: gain 2 warbands.",
        "Sempre: jogar uma carta Ordem aqui, sem ter descartado uma aqui: ganhe 2 tropas.",
    ),
    (
        "site:salt_flats:always",
        "Always: at the end of Wake, a player here may take 1 favor or 1 secret from this site.",
        "Sempre: ao fim do Despertar, um jogador aqui pode pegar 1 de influência ou 1 segredo deste local.",
    ),
]


@pytest.mark.parametrize(("key", "english", "portuguese"), READ)
def test_cards_read_aloud(key: str, english: str, portuguese: str) -> None:
    assert (card_texts("oath", "en")[key], card_texts("oath", "pt-BR")[key]) == (english, portuguese)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_chain_of_colons_and_no_article_before_a_vowel(lang: str) -> None:
    for key, text in card_texts("oath", lang).items():
        for part in re.split(r"[;.]", text):
            assert part.count(":") <= 2, (key, text)
        assert not re.search(r"\ba (Order|Arcane)\b|: (Segredo|Influência do)\b", text), (key, text)
