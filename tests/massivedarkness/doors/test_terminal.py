"""Massive Darkness in the terminal: what the table says in both languages, and a whole game by typing only."""

from __future__ import annotations

import re

import pytest

from massivedarkness.scripted import Table, given
from tavola.text.lines import board, status

GAME = ("play", "massivedarkness", "--scenario", "tutorial", "--players", "bjorn,elias", "--seed", "3")
LANGUAGES = ("en", "pt-BR")

FIGHT = """
rolls = ["y5", "y3", "y0", "b2"]
enemies = [{card = "dwarf_warriors_l1", at = "6v.a2", minions = 2}]
[[heroes]]
hero = "bjorn"
class = "shadow_barbarian"
at = "6v.a2"
hands = ["se_mace"]
bag = ["t1_lucky_ring"]
"""

MARKET = """
story = true
scenario = "tutorial"
tokens = []
[campaign]
order = ["tutorial", "mission_2"]
[[heroes]]
hero = "whisper"
at = "8r.b3"
hands = ["se_short_sword"]
"""


def table_words(table: Table, lang: str) -> list[str]:
    return board("massivedarkness", table.match.view(0), lang)


def status_words(table: Table, lang: str) -> list[str]:
    return status("massivedarkness", table.match.view(0), lang)


# The table.


def test_the_table_in_english() -> None:
    lines = table_words(given(FIGHT), "en")
    assert lines[:3] == [
        "Walking in the Dark. Round 1, Heroes' Phase. Level 1. First player: Bjorn. Lifebringer: 2.",
        "Objective, 0 of 1: Pick up the Key (Library token).",
        "Objective, 0 of 1: Leave through the Exit.",
    ]
    assert "Bjorn, Shadow Barbarian, in 6V.a2: health 5 of 5, 0 XP, in shadow." in lines
    assert "8R.c2: shadow, level token 2." in lines
    assert "Between 6V.b1 and 6V.b2: closed door [door1]." in lines


def test_the_table_in_portuguese() -> None:
    lines = table_words(given(FIGHT), "pt-BR")
    assert lines[0].startswith("Vagando pela Escuridão. Rodada 1, Fase dos Heróis. Nível 1. Primeiro jogador: Bjorn.")
    assert "Bjorn, Bárbaro Sombrio, em 6V.a2: vida 5 de 5, 0 XP, na sombra." in lines
    assert "Entre 6V.b1 e 6V.b2: porta fechada [door1]." in lines


def test_a_mob_tells_its_boss_its_minions_and_what_it_will_do() -> None:
    lines = status_words(given(FIGHT), "en")
    (mob,) = [line for line in lines if line.startswith("Enemy")]
    assert mob.startswith("Enemy Dwarf Warriors [dwarf_warriors] in 6V.a2: boss of health 2, 2 minions of health 2.")
    assert "If nothing changes it will: attack Bjorn." in lines
    (mob,) = [line for line in status_words(given(FIGHT), "pt-BR") if line.startswith("Inimigo")]
    assert ": chefe com vida 2, 2 servos com vida 2. Dados: " in mob


def test_dice_agree_in_number_in_portuguese() -> None:
    table = given('[[heroes]]\nhero = "owen"\nat = "6v.b2"\nhands = ["se_mace"]\nbody = "se_leather_armor"\n')
    (line,) = [line for line in table_words(table, "pt-BR") if line.startswith("Armadura")]
    assert line == (
        "Armadura: Armadura de Couro. Mãos: Maça. Inventário: nada. Dados: Corpo a Corpo: 2 amarelos; Defesa: 1 azul."
    )


def test_a_hero_without_a_class_yet_says_so(tavola) -> None:
    out = tavola(*GAME, typed="quit\n").out
    assert "Bjorn, no class yet, in 6V.a3: health 5 of 5" in out
    assert out.splitlines()[1].startswith("Walking in the Dark. Setup. Level 1.")
    assert "Dice: none." in out


def test_tokens_treasure_and_what_a_hero_carries_are_told() -> None:
    table = given("""
        tokens = []
        treasure = {"6v.b1" = [1, 0], "6v.b3" = [2, 1]}
        [[heroes]]
        hero = "owen"
        carried = ["key"]
    """)
    lines = table_words(table, "en")
    assert "Carries: Key." in lines
    assert any(line.startswith("6V.b1: ") and line.endswith("1 treasure.") for line in lines)
    assert any(line.endswith("2 treasures, 1 special treasure.") for line in lines)
    lines = table_words(table, "pt-BR")
    assert "Carrega: Chave." in lines
    assert any(line.endswith("2 tesouros, 1 tesouro especial.") for line in lines)


# Combat.


@pytest.mark.parametrize(
    ("lang", "fight", "roll"),
    [
        ("en", "Bjorn attacks Dwarf Warriors (Melee).", "Hits 3, Shields 1, wounds 2."),
        ("pt-BR", "Bjorn ataca Anões Guerreiros (Corpo a Corpo).", "Acertos 3, Escudos 1, dano 2."),
    ],
)
def test_a_combat_tells_both_sides_every_die_and_the_sum(lang: str, fight: str, roll: str) -> None:
    """The mace rolls two yellow dice and the shadow gives a third: 3 Hits; the warriors' blue die stops one. The lucky
    ring asks whether to roll again, so the dice still lie on the table."""
    table = given(FIGHT).play("melee dwarf_warriors")
    lines = status_words(table, lang)
    assert fight in lines
    assert any(line.endswith(roll) for line in lines), lines


# The market.


@pytest.mark.parametrize(
    ("lang", "story", "market", "owns"),
    [
        ("en", "Campaign: mission 2 of 2, 1 won, no defeats.", "On the market: ", "Whisper, 0 XP, owns: "),
        (
            "pt-BR",
            "Campanha: missão 2 de 2, 1 vencida, nenhuma derrota.",
            "No mercado: ",
            "Sussurro, 0 XP, possui: ",
        ),
    ],
)
def test_between_missions_the_market_is_told_instead_of_the_board(
    lang: str, story: str, market: str, owns: str
) -> None:
    table = given(MARKET).play("leave")
    lines = table_words(table, lang)
    assert lines[1] == story
    assert lines[2].startswith(market)
    assert lines[3].startswith(owns)
    assert len(lines) == 4
    assert status_words(table, lang) == lines[2:]


# Typing.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_its_words(tavola, lang: str) -> None:
    typed = "1\n" * 6 + "view\nhelp\nlog\nwhy zone 6v.a1\nwhy enemy troll\nfly\nquit\n"
    out = tavola(*GAME, "--lang", lang, typed=typed).out
    assert not re.search(r"\b(board|terminal|md)-[a-z]", out)
    assert "\x1b" not in out
    assert "[MD-MOVE-06]" in out


def test_the_help_names_a_piece_of_this_game(tavola) -> None:
    assert '"why zone 6v.b2"' in tavola(*GAME, typed="help\nquit\n").out
    out = tavola(*GAME, "--lang", "pt-BR", typed="ajuda\npor que zona 6v.b2\npor que goblins guerreiros\nsair\n").out
    assert '"por que zona 6v.b2"' in " ".join(out.split())
    assert "não é opção, nem peça" not in out, "kinds and names are understood as they are typed"


def test_undo_and_the_language_change_in_the_middle(tavola) -> None:
    out = tavola(*GAME, typed="1\nundo\nlang pt-BR\ndesfazer\nsair\n").out
    assert "Taken back." in out
    assert "Bjorn: qual classe?" in out
    assert "Não há nada para desfazer." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_tutorial_can_be_typed(tavola, lang: str) -> None:
    """Numbers only: the first answer on offer, now and then another, until the heroes have won or lost."""
    typed = "".join(f"{number % 5 + 1 if number % 3 else 1}\n" for number in range(4000))
    said = tavola(*GAME, "--lang", lang, typed=typed)
    assert said.code == 0
    assert said.err == ""
    assert said.out.count("Total: ") == 1, "the heroes have one result"
    last = {
        "en": r"The mission is lost\.\nObjectives achieved: \d of 2\nRounds played: [1-9]",
        "pt-BR": r"A missão foi perdida\.\n",
    }
    assert re.search(last[lang], said.out)
    assert not re.search(r"\b(board|terminal|md)-[a-z]", said.out)
    assert not re.search(r"[ :][yrbg][0-5]\b", said.out), "a die without words"


def test_why_of_what_can_be_answered_gives_the_answers(tavola) -> None:
    """By its kind and place in the language spoken: never a rule that forbids it."""
    out = tavola(*GAME, "--lang", "pt-BR", typed="1\n" * 5 + "por que zona 6v.a2\nsair\n").out
    assert "Isso pode ser feito agora: opção 1, Mover para 6V.a2." in out
