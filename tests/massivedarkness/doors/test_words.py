"""Every piece of Massive Darkness has a name in both languages, and every effect has words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

import tavola.massivedarkness.content  # noqa: F401  (fills the catalogue)
from tavola.kernel.records import Effect, Text
from tavola.massivedarkness import verbs
from tavola.massivedarkness.catalog import (
    CLASSES,
    DOORS,
    ENEMIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    MISSIONS,
    SETS,
    TILES,
)
from tavola.massivedarkness.gallery.lists import card_list, missing, scenario_list
from tavola.massivedarkness.verbs import (
    ALL,
    SHADOW,
    blood_tribute,
    cancel,
    damage,
    defender_shields,
    dice,
    hits,
    if_no_damage,
    keyword,
    skill,
    stun,
    wounded,
)
from tavola.text import LANGUAGES, card_texts, describe, knows, names, say
from tavola.text.naming import name_of
from tavola.text.rulebook import rule

from ..rules.dungeon import enemy, hero, scene

LINES = {line.id for sheet in CLASSES.values() for line in sheet.lines}
PIECES: dict[str, Iterable[str]] = {
    "card": EQUIPMENT,
    "class": CLASSES,
    "door_card": DOORS,
    "enemy": {*ENEMIES, *(enemy.type for enemy in ENEMIES.values())},
    "event_card": EVENTS,
    "free": CLASSES,
    "hero": HEROES,
    "line": LINES,
    "scenario": (*MISSIONS, "campaign"),
    "set": SETS,
    "signature": CLASSES,
    "special": {hero.special_name for hero in HEROES.values()},
    "story": (*MISSIONS, "campaign"),
    "tile": TILES,
    "token": {token.type for mission in MISSIONS.values() for token in mission.tokens},
    "pillar": {pillar.id for mission in MISSIONS.values() for pillar in mission.pillars},
    "zone": {zone.id for mission in MISSIONS.values() for zone in mission.extra},
    "slot": {card.slot for card in EQUIPMENT.values() if card.slot},
    "term": {card.kind for card in EQUIPMENT.values()} | {event.type for event in EVENTS.values()} - {"patrol"},
    "objective": [f"{one.id}-{name}" for one in MISSIONS.values() for name in one.objectives],
    "defeat": ["lifebringer", *(f"{one.id}-{name}" for one in MISSIONS.values() for name in one.defeats)],
    "rule": [f"{one.id}-{name}" for one in MISSIONS.values() for name in one.rules],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", PIECES)
def test_every_piece_has_a_name(kind: str, lang: str) -> None:
    known = names("massivedarkness", lang)[kind]
    assert sorted(set(PIECES[kind]) - {piece for piece, name in known.items() if name}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["objective", "defeat", "rule", "story"])
def test_no_words_of_missions_are_left_over(kind: str, lang: str) -> None:
    assert sorted(names("massivedarkness", lang)[kind].keys() - set(PIECES[kind])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missions_are_told_in_whole_sentences(lang: str) -> None:
    told = names("massivedarkness", lang)
    for kind in ("objective", "defeat", "rule", "story"):
        for piece, text in told[kind].items():
            assert text.endswith("."), piece
            assert text[0] == text[0].upper(), piece


def printed() -> Iterator[Effect]:
    for card in card_list():
        for _, effect in card.sides:
            yield from parts(effect)


def parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts:
        yield from parts(part)


SHAPES = {"seq", "skill", "needs", "dice", "keyword"}
NEEDS = {need.op for effect in printed() if effect.op == "needs" for need in effect.parts}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_verb_condition_and_keyword_has_words(lang: str) -> None:
    for effect in printed():
        if effect.op == "keyword":
            assert knows(f"md-keyword-{effect.args[0]}", lang)
            assert knows(f"md-reminder-{effect.args[0]}", lang)
        elif effect.op == "skill":
            assert knows(f"md-when-{effect.args[0]}", lang)
        elif effect.op in NEEDS:
            assert knows(f"md-need-{effect.op}", lang)
        elif effect.op not in SHAPES:
            assert knows(f"md-verb-{effect.op}", lang), effect.op


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_of_the_glossary_has_words(lang: str) -> None:
    conditions = (verbs.SWORD, verbs.MACE, verbs.DUAL, verbs.NO_ARMOR, verbs.SHIELD, verbs.TWO_HANDED, SHADOW)
    for need in (*conditions, wounded(1), blood_tribute(1), verbs.bloodlust(1), verbs.spend_xp(1)):
        assert describe(skill("attack", stun(), needs=(need,)).tree, lang, "md").startswith("[")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_whole_sentences_without_ids(lang: str) -> None:
    texts = card_texts("massivedarkness", lang)
    for card in card_list():
        what = card.name.split("-")[1]
        assert say(Text(card.name), lang)
        assert all(f"{what}:{card.id}:{side}" in texts for side, _ in card.sides), card.id
        whole = f"{what}:{card.id}" in texts
        assert whole or card.sides, f"{card.id} says nothing"
    for key, text in texts.items():
        assert text.endswith("."), key
        assert text[0] == text[0].upper(), key
        assert "_" not in text, f"{key} shows an id: {text}"
        assert "  " not in text, key


@pytest.mark.parametrize(
    ("effect", "english", "portuguese"),
    [
        (
            skill("melee", hits(2), bam=1).tree,
            "Melee (1 Bam): +2 Hits.",
            "Corpo a Corpo (1 Toma Essa): +2 Acertos.",
        ),
        (
            skill("ranged", defender_shields(-1), needs=(SHADOW,), bam=1, diamond=1, repeat=2).tree,
            "[Shadow Mode] Ranged (1 Bam + 1 Diamond): Defender −1 Shield (Repeat 2).",
            "[Modo Sombrio] À Distância (1 Toma Essa + 1 Diamante): Defensor −1 Escudo (Repetir 2).",
        ),
        (
            skill("magic_defense", dice(blue=1, green=2), needs=(wounded(2), blood_tribute(1))).tree,
            "[Wounded 2] [Blood Tribute 1] Magic Defense: +1 blue die and +2 green dice.",
            "[Ferido 2] [Tributo de Sangue 1] Defesa contra Magia: +1 dado azul e +2 dados verdes.",
        ),
        (
            skill("passive", keyword("riposte", 2)).tree,
            "Payback 2: as Defender, when Shields outnumber Hits, the Attacker suffers 2 Wounds.",
            "Revide 2: como Defensor, se os Escudos superarem os Acertos, o Atacante sofre 2 danos.",
        ),
        (
            skill("passive", keyword("charge", 0, skill("melee", hits(3)))).tree,
            (
                "Charge (Melee: +3 Hits): spend a Combat Action to move 1 or 2 zones into a zone with an enemy, "
                "then take a free Melee Action."
            ),
            (
                "Investida (Corpo a Corpo: +3 Acertos): gaste uma Ação de Combate para mover 1 ou 2 zonas até uma zona "
                "com inimigo e depois faça uma Ação Corpo a Corpo gratuita."
            ),
        ),
        (
            skill("defense", cancel("attack", "all", ALL), cancel("defense", "diamond", 1)).tree,
            "Defense: cancel all attack Bams and Diamonds, cancel 1 defense Diamond.",
            "Defesa: cancele todos os Toma Essa e Diamantes do ataque, cancele 1 Diamante da defesa.",
        ),
        (
            skill("attack", if_no_damage(damage(1))).tree,
            "Attack: if this attack causes no Wounds: +1 Wound.",
            "Ataque: se este ataque não causar dano: +1 dano.",
        ),
    ],
)
def test_words_of_lines(effect: Effect, english: str, portuguese: str) -> None:
    assert (describe(effect, "en", "md"), describe(effect, "pt-BR", "md")) == (english, portuguese)


@pytest.mark.parametrize(
    ("key", "english", "portuguese"),
    [
        ("card:t1_healing_potion:use", "Use once, at any time", "Use uma vez, a qualquer momento"),
        ("card:t4_curse:drawn", "When you draw it: suffer 2 Wounds; you are stunned", "Quando você a compra"),
        ("card:se_mace", "Starting Equipment, level 1. One hand. Melee: 2 yellow.", "Equipamento Inicial, nível 1."),
        (
            "enemy:dwarf_warriors_l1",
            "Mob of level 1. 1 Minion per hero and a Boss, 2 Health each. Melee: 1 yellow. Defense: 1 blue.",
            "Turba de nível 1. 1 servo por herói e um chefe, 2 de Vida cada.",
        ),
        ("class:dark_ranger:free", "Slippery: may leave zones", "Evasivo: pode sair de zonas"),
        ("line:dark_ranger.ranged_specialist:2", "Ranged: +1 Attack or Defense Reroll.", "À Distância:"),
        ("door_card:d7", "First room: a Guard (ambush", "Primeira sala: um guarda (emboscada"),
        (
            "tile:6v",
            "2 chambers: a1 and b1; b3 and c3. Corridor: c1, a2, b2, c2 and a3. Light: b1, b2, c2 and b3.",
            "2 câmaras: a1 e b1; b3 e c3. Corredor:",
        ),
        ("tile:8v", "Chamber: b2. Corridor: a1, b1, c1, a2, c2, a3, b3 and c3.", "Câmara: b2. Corredor:"),
        (
            "card:t2_king_sword",
            (
                "Combat Equipment, level 2. One hand. Melee: 1 red and 1 yellow. Part of the King's Set; "
                "with all its cards equipped: Regeneration 1: at the start of the Activation, heal 1 Wound."
            ),
            (
                "Equipamento de Combate, nível 2. Uma mão. Corpo a Corpo: 1 vermelho e 1 amarelo. Parte do Conjunto do "
                "Rei; com todas as cartas dele equipadas: Regeneração 1: no início da Ativação, cure 1 dano."
            ),
        ),
        (
            "class:wrath_paladin:signature",
            "[Spend 1 XP] Until your next Activation, Defense:",
            "[Gaste 1 XP] Até a sua",
        ),
    ],
)
def test_texts_of_pieces(key: str, english: str, portuguese: str) -> None:
    assert card_texts("massivedarkness", "en")[key].startswith(english)
    assert card_texts("massivedarkness", "pt-BR")[key].startswith(portuguese)


def test_a_second_enemy_of_a_type_keeps_its_number() -> None:
    assert name_of("md", "enemy", "dwarf_warriors", "en") == "Dwarf Warriors"
    assert name_of("md", "enemy", "dwarf_warriors_2", "pt-BR") == "Anões Guerreiros 2"


def test_zones_are_named_by_their_tile() -> None:
    assert name_of("md", "zone", "6v.b2", "en") == "6V.b2"
    assert name_of("md", "zone", "bridge1", "pt-BR") == "Ponte 1"


def test_the_lists_hold_everything() -> None:
    kinds = {card.kind for card in card_list()}
    assert {"hero", "class", "skill_line", "starting", "artifact", "door", "event", "guard", "roaming_monster"} <= kinds
    assert {"combat", "item", "consumable", "trap", "luck", "set", "tile"} <= kinds
    ids = [card.id for card in card_list()]
    assert len(ids) == len(set(ids))
    assert missing() == ()


def test_every_piece_names_rules_that_exist() -> None:
    for card in card_list():
        assert card.rules, card.id
        assert len(card.rules) == len(set(card.rules)), card.id
        for id in card.rules:
            assert rule("massivedarkness", id, "en").text


def test_scenarios_in_printed_order() -> None:
    found = scenario_list()
    assert [one.id for one in found][:11] == ["tutorial", *(f"mission_{n}" for n in range(1, 11))]
    assert found[-1].id == "campaign"
    assert all(one.players == (1, 6) for one in found)


@pytest.mark.parametrize("said", ["melee dwarf_warriors", "melee Dwarf Warriors", "melee Anões Guerreiros"])
def test_enemies_may_be_typed_by_their_names(said: str) -> None:
    table = scene(hero("bjorn", "6v.b2"), enemy("dwarf_warriors_l1", "6v.b2"))
    assert table.play(said).told("md-event-attack")
