"""Skills that change what cards and tokens are: Shapeshift and Puppet Master."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.allies import finish
from ...scripted import Table
from ..tables import at_peace, in_fight, points, pool

SHIFT = "braevalar_shapeshift"


def shifting(*hand: str, phase: str = "", **more: Any) -> Table:
    """The Skill has been used; in a phase of a combat, or in peace."""
    table = in_fight(*hand, skills=[SHIFT], phase=phase, **more) if phase else at_peace(*hand, skills=[SHIFT], **more)
    return table.play(f"skill {SHIFT}")


@pytest.mark.parametrize(
    ("phase", "play", "chosen", "expected"),
    [
        ("attack", "play march", "attack 2 physical melee", "attack 2 physical melee"),
        ("block", "play march strong green token", "block 4 physical", "block 4 physical plain"),
        ("block", "play rage strong red token", "block 4 physical", "block 4 physical plain"),
        ("attack", "play determination strong blue token", "attack 5 physical melee", "attack 5 physical melee"),
        ("block", "play swiftness strong white token", "block 3 physical", "block 3 physical plain"),  # Ranged 3
        ("attack", "play cold_toughness", "attack 3 ice melee", "attack 3 ice melee"),  # its Block keeps its element
        ("attack", "play one_with_the_land strong green token", "land attack", "attack 2 fire melee"),  # plains, Day
    ],
)
def test_shapeshift_in_combat(phase: str, play: str, chosen: str, expected: str) -> None:
    table = shifting(play.split()[1], phase=phase, at="1,0")
    table.play(play, f"choose shifted ({chosen})")
    assert pool(table) == [expected]


def test_shapeshift_makes_an_attack_a_move() -> None:
    table = shifting("rage", "rage").play("play rage strong red token")
    assert points(table) == (4, 0, 0)
    assert table.offered("play rage") == ["play rage sideways move"]  # once a turn
    assert table.refused("play rage") == "MK-CMB-04"


def test_shapeshift_leaves_the_choice_of_the_cards_own_shape() -> None:
    table = shifting("rage", "march", phase="block").play("play rage")
    assert table.options == ["choose block 2 physical", "choose move 2"]
    table.play("choose block 2 physical")
    assert pool(table) == ["block 2 physical plain"]  # its own: the Skill is still there
    table.play("play march", "choose shifted (block 2 physical)")
    assert pool(table) == ["block 2 physical plain"] * 2


def test_shapeshift_keeps_to_fixed_numbers_of_basic_actions() -> None:
    per_icon = shifting("cold_toughness", phase="attack")
    assert per_icon.offered("play cold_toughness strong") == []  # Block 5 and more for each symbol
    learned = shifting("march", "blood_rage", phase="block")
    assert learned.offered("play blood_rage strong") == []  # an Attack, but of an Advanced Action
    borrowed = shifting("concentration", "rage", phase="block")
    assert borrowed.offered("play concentration strong") == []  # played through another card
    assert at_peace("agility", skills=[SHIFT]).offered("skill") == []


def test_shapeshift_says_what_the_card_would_give() -> None:
    table = shifting("march")
    label = next(option for option in table.match.decision.options if option.notation == "play march").label("en")
    assert "Attack 2 instead" in label


PUPPETS = "krang_puppet_master"


def puppets(*kept: str, phase: str = "attack", enemies: tuple[str, ...] = ("ironclads",), **more: Any) -> Table:
    return in_fight("march", skills=[PUPPETS], kept=list(kept), phase=phase, enemies=enemies, **more)


@pytest.mark.parametrize(
    ("enemy", "blows"),
    [
        ("prowlers", ["attack 2 physical melee"]),  # 4
        ("diggers", ["attack 2 physical melee"]),  # 3
        ("fire_mages_enemy", ["attack 3 fire melee"]),  # 6
        ("high_dragon", ["attack 3 coldfire melee"]),  # 6
    ],
)
def test_a_puppet_strikes_with_half_its_attack(enemy: str, blows: list[str]) -> None:
    table = puppets(enemy)
    assert f"skill {PUPPETS}" in table.options
    table.play(f"skill {PUPPETS}")  # one token, one use: nobody is asked
    assert pool(table) == blows
    assert table.me["kept"] == []
    assert f"skill {PUPPETS}" not in table.options


def test_a_puppet_with_several_attacks_makes_them_all() -> None:
    table = puppets("orc_skirmishers").play(f"skill {PUPPETS}", "puppet orc_skirmishers attack")
    assert pool(table) == ["attack 1 physical melee"] * 2


@pytest.mark.parametrize(
    ("enemy", "block"),
    [
        ("prowlers", "block 2 physical plain"),  # Armor 3
        ("ironclads", "block 2 physical plain"),  # Physical Resistance changes nothing
        ("fire_dragon", "block 4 ice plain"),  # Armor 7, Fire and Physical Resistance
        ("ice_dragon", "block 4 fire plain"),
        ("high_dragon", "block 5 coldfire plain"),  # Armor 9, both
    ],
)
def test_a_puppet_blocks_with_half_its_armor(enemy: str, block: str) -> None:
    table = puppets(enemy, phase="block", enemies=("guardsmen",)).play(f"skill {PUPPETS}")
    assert pool(table) == [block]
    assert any(enemy in tokens for tokens in table.view["decks"]["discards"].values())


def test_puppets_neither_shoot_nor_serve_in_peace() -> None:
    assert f"skill {PUPPETS}" not in puppets("prowlers", phase="ranged").options
    assert at_peace("march", skills=[PUPPETS], kept=["prowlers"]).offered("skill") == []
    assert puppets("orc_summoners").offered("skill") == []  # a summoner has no attack of its own


def test_a_defeated_enemy_is_kept_even_when_it_was_the_last() -> None:
    table = puppets(enemies=("prowlers", "diggers"), pool=["attack 3 physical melee"])
    assert table.offered("skill") == []
    table.play("attack 1", f"skill {PUPPETS}", "keep prowlers")
    assert (table.me["kept"], table.view["decks"]["discards"]["green"]) == (["prowlers"], [])
    last = puppets(enemies=("prowlers",), pool=["attack 3 physical melee"]).play("attack 1")
    assert last.view["combat"] is None
    last.play(f"skill {PUPPETS}", "keep prowlers")
    assert last.me["kept"] == ["prowlers"]


def test_keeping_and_using_are_one_use_and_tokens_gather_over_turns() -> None:
    table = puppets("diggers", enemies=("prowlers",), pool=["attack 3 physical melee"], deck=["march"] * 9)
    table.play("attack 1", f"skill {PUPPETS}")  # the combat is over: the token can only be kept
    assert table.me["kept"] == ["diggers", "prowlers"]
    finish(table.play("play march"))
    assert table.me["kept"] == ["diggers", "prowlers"]
    assert table.offered("skill") == []  # those of an earlier turn are gone
