"""Every piece has a name in both languages, and every effect has words."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import tavola.mageknight  # noqa: F401  (fills the catalogue)
from tavola.kernel.effects import NOTHING, may, one_of, seq, when
from tavola.kernel.records import Effect
from tavola.mageknight.book import VERBS
from tavola.mageknight.catalog import (
    BASIC_COLORS,
    CARDS,
    COLORS,
    ENEMIES,
    HEROES,
    PILES,
    RUINS,
    SITES,
    SKILLS,
    TACTICS,
    TILES,
    UNITS,
)
from tavola.mageknight.chapters.pieces import tracks
from tavola.text import LANGUAGES, card_texts, describe, knows, names, web_words

PIECES: dict[str, Iterable[str]] = {
    "card": CARDS,
    "unit": UNITS,
    "enemy": ENEMIES,
    "hero": HEROES,
    "skill": SKILLS,
    "tactic": TACTICS,
    "site": SITES,
    "ruin": RUINS,
    "tile": TILES,
    "terrain": tracks.TERRAIN_COST,
    "color": dict.fromkeys((*COLORS, *PILES)),
}
STRUCTURE = {"seq", "cost", "one_of", "when", "nothing", "run"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", PIECES)
def test_every_piece_has_a_name(kind: str, lang: str) -> None:
    assert sorted(set(PIECES[kind]) - {piece for piece, name in names("mageknight", lang)[kind].items() if name}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_abilities_elements_and_rewards_have_names(lang: str) -> None:
    known = names("mageknight", lang)
    attacks = [attack for enemy in ENEMIES.values() for attack in enemy.attacks]
    abilities = {ability for attack in attacks for ability in attack.abilities}
    abilities |= {ability for enemy in ENEMIES.values() for ability in enemy.abilities}
    assert abilities <= known["ability"].keys()
    assert {attack.element for attack in attacks} <= known["element"].keys()
    printed = [*(ruin.rewards for ruin in RUINS.values()), *(site.rewards for site in SITES.values())]
    assert {reward.kind for rewards in printed for reward in rewards} <= known["reward"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_words(lang: str) -> None:
    assert sorted(op for op in VERBS.words.keys() - STRUCTURE if not knows(f"mk-verb-{op}", lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_effect_has_whole_sentences(lang: str) -> None:
    texts = card_texts("mageknight", lang)
    for tactic in TACTICS:
        assert f"tactic:{tactic}" in texts
    for card in CARDS.values():
        assert all(f"card:{card.id}:{side}" in texts for side in ("basic", "strong") if getattr(card, side) != NOTHING)
    for key, text in texts.items():
        assert text.endswith("."), key
        assert text[0] == text[0].upper(), key
        assert "_" not in text, f"{key} shows an id: {text}"
        assert "  " not in text, key


def leaf(op: str, *args: int | str) -> Effect:
    return Effect(op, args)


@pytest.mark.parametrize(
    ("effect", "english", "portuguese"),
    [
        (leaf("move", 2), "Move 2.", "Movimento 2."),
        (leaf("attack", 3, "physical", "melee"), "Attack 3.", "Ataque 3."),
        (leaf("attack", 2, "ice", "siege"), "Siege Ice Attack 2.", "Ataque de Cerco de Gelo 2."),
        (leaf("block", 4, "coldfire"), "Cold Fire Block 4.", "Bloqueio de Fogo Frio 4."),
        (
            seq(leaf("influence", 2), leaf("reputation", -1)),
            "Influence 2. Reputation −1.",
            "Influência 2. Reputação −1.",
        ),
        (one_of(leaf("move", 1), leaf("heal", 2)), "Move 1 or Heal 2.", "Movimento 1 ou Cura 2."),
        (
            one_of(seq(leaf("move", 1), leaf("draw", 1)), leaf("heal", 2)),
            "Move 1 and draw a card; or Heal 2.",
            "Movimento 1 e compre 1 carta; ou Cura 2.",
        ),
        (may(leaf("draw", 2)), "You may draw 2 cards.", "Se quiser, compre 2 cartas."),
        (
            one_of(leaf("mana", "red"), leaf("mana", "blue")),
            "Gain a red or blue mana token.",
            "Receba 1 marcador de mana vermelho ou azul.",
        ),
        (
            one_of(*(seq(leaf("pay_mana", color), leaf("crystal", color)) for color in BASIC_COLORS)),
            "Pay 1 mana of a basic color. Gain a crystal of that color.",
            "Pague 1 mana de uma cor básica. Receba 1 cristal dessa cor.",
        ),
        (
            when("night", leaf("move", 1), leaf("move", 3)),
            "Move 3 (1 at Night).",
            "Movimento 3 (1 à Noite).",
        ),
    ],
)
def test_words_of_trees(effect: Effect, english: str, portuguese: str) -> None:
    assert (describe(effect, "en", "mk"), describe(effect, "pt-BR", "mk")) == (english, portuguese)


def test_the_words_of_the_page_are_raw_messages() -> None:
    assert web_words("en", "mageknight").keys() == web_words("pt-BR", "mageknight").keys()
    assert "web-game-over" in web_words("en")
    assert "web-hand-of" not in web_words("en")
