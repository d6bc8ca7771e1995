"""One source of legality: what bars an answer is what keeps it from being offered, and it names its rule."""

from __future__ import annotations

import random

import pytest

import tavola
from tavola.massivedarkness.book import BOOK
from tavola.massivedarkness.catalog import MISSIONS

from .rules.dungeon import hero, scene
from .scripted import given

#: What each question explains by a function of its own, by the first word of the answer.
EXPLAINED = {name: question.refused for name, question in BOOK.questions.items() if question.refused}


@pytest.mark.parametrize("mission", [*MISSIONS, "campaign"])
def test_nothing_offered_is_barred_and_nothing_else_is_free(mission: str) -> None:
    """At every decision of random games: the reasons never contradict the options, whatever was said before."""
    heard: dict[str, set[str]] = {}
    for seed in range(3):
        draw = random.Random(seed)
        match = tavola.new("massivedarkness", scenario=mission, players=["owen", "sibyl"], seed=seed)
        for _ in range(250):
            if match.state.outcome is not None:
                break
            question, frame = BOOK.asked(match.state)
            options = match.decision.options
            offered = {option.notation for option in options}
            said = heard.setdefault(frame.step, set())
            said |= offered
            for notation in sorted(said) if frame.step in EXPLAINED else ():
                if notation.split()[0] in question.refused:
                    barred = question.barred(match.state, frame, notation.split())
                    assert (barred is None) is (notation in offered), (frame, notation, barred)
            match.play(draw.choice(options).notation)


def test_every_kind_of_answer_a_hero_gives_has_its_reason() -> None:
    spoken = {
        "activation": "move open pick_up leave melee ranged magic charge safe_shot teleport command transmute trade "
        "get_up use signature lever place_firework",
        "reorganize": "wear hold",
        "trade": "give transmute",
        "keep_or_give": "give keep",
        "transmute": "discard",
        "buy": "buy",
        "too_many": "discard",
        "bartering": "give",
        "dealing": "sell take",
        "second_card": "take",
        "paying": "pay",
        "restocking": "swap",
        "choose_weapon": "take",
        "choose_class": "class",
    }
    asked = {(question, word) for question, words in spoken.items() for word in words.split()}
    assert asked <= {(question, word) for question, words in EXPLAINED.items() for word in words}


@pytest.mark.rule("MD-XP-05", "MD-SKILL-07", "MD-SKILL-02")
def test_buying() -> None:
    table = given('phase = "experience"\n[[heroes]]\nhero = "owen"\nxp = 5\nbought = {increase_health = 1}')
    assert table.refused("buy increase_health 4") == "MD-XP-05"  # lines are bought step by step
    assert table.refused("buy flying") == "MD-SKILL-02"


@pytest.mark.rule("MD-EQP-05", "MD-EQP-23", "MD-ACT-44")
def test_wearing_and_holding() -> None:
    bag = ["t1_chainmail", "t1_spear", "t1_hand_axe", "t1_lucky_ring"]
    table = scene(hero("owen", "6v.a2", bag=bag, hands=["se_mace"])).play("trade", "done")
    assert table.refused("wear t1_spear") == "MD-EQP-23"
    assert table.refused("wear t2_plate_armor") == "MD-ACT-44"
    assert table.refused("hold t1_lucky_ring") == "MD-EQP-05"
    assert table.refused("hold t1_hand_axe t1_hand_axe") == "MD-EQP-05"
    assert table.refused("hold se_mace") == "MD-EQP-05"
    table.play("wear t1_chainmail")
    assert table.refused("wear se_leather_armor") == "MD-ACT-49"


@pytest.mark.rule("MD-ACT-50", "MD-ACT-53")
def test_giving_and_discarding() -> None:
    bag = ["t1_chainmail", "t1_spear"]
    table = scene(hero("bjorn", "6v.a2"), hero("elias", "6v.c2"), hero("owen", "6v.a2", bag=bag, hands=["se_mace"]))
    table.play("trade", "give t1_spear owen bjorn")
    assert table.refused("give t1_spear bjorn owen") == "MD-ACT-50"  # it has changed hands
    assert table.refused("give t1_chainmail owen elias") == "MD-ACT-50"  # he is not in the zone
    assert table.refused("give t1_spear owen bjorn") == "MD-ACT-44"
    table.play("transmute owen")
    assert table.refused("discard t1_spear") == "MD-ACT-44"
    table.play("discard se_leather_armor")
    assert table.refused("discard se_leather_armor") == "MD-ACT-53"


@pytest.mark.rule("MD-MKT-05", "MD-MKT-09", "MD-MKT-07")
def test_dealing() -> None:
    market = 'phase = "market"\nstory = true\n[campaign]\norder = ["tutorial", "mission_1"]\n'
    market += 'market = ["t5_doom_axe", "t1_spear"]\n'
    owner = '[[heroes]]\nhero = "owen"\nhands = []\nbody = ""\nbag = ["t1_hammer", "t1_wand", "t2_halberd"]\n'
    table = given(market + owner)
    assert table.refused("take t5_doom_axe") == "MD-MKT-09"
    assert table.refused("take t2_halberd") == "MD-MKT-05"
    assert table.refused("sell t1_spear") == "MD-ACT-44"
    table.play("sell t1_wand")
    assert table.refused("sell t1_hammer") == "MD-MKT-07"
    table.play("take t1_spear")
    assert table.refused("pay t1_wand") == "MD-ACT-44"


@pytest.mark.rule("MD-MIS-10-17", "MD-MIS-05-08")
def test_levers_and_fireworks() -> None:
    assert scene(hero("owen", "6r.a1"), scenario="mission_10").refused("lever pillar1") == "MD-MIS-10-17"
    assert given('scenario = "mission_5"').refused("place_firework") == "MD-MIS-05-08"


@pytest.mark.rule("MD-ACT-33")
def test_a_stunned_enemy_does_not_bar_the_exit() -> None:
    text = 'tokens = []\n[[heroes]]\nhero = "owen"\nat = "8r.b3"\n[[enemies]]\ncard = "orc_flayers_l1"\nat = "8r.b3"\n'
    assert given(text).refused("leave") == "MD-ACT-33"
    assert "leave" in given(text + "stunned = true\n").options
