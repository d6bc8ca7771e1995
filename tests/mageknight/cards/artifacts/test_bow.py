"""The Bow of Starsdawn: discarded cards as arrows; thrown away, every shot is doubled or reaches over walls."""

from __future__ import annotations

from ..tables import at_peace, in_fight, pool

BOW = "bow_of_starsdawn"


def test_each_card_discarded_is_a_ranged_attack_of_two() -> None:
    table = in_fight(BOW, "march", "rage", "wound", enemies=("prowlers",)).play(f"play {BOW}")
    assert table.options == ["done", "discard march", "discard rage"]  # no Wounds
    table.play("discard march", "discard rage", "done")
    assert pool(table) == ["attack 4 physical ranged"]
    fame = table.me["fame"]
    table.play("attack 1")
    assert table.me["fame"] == fame + 2 + 1  # the Prowlers are worth 2


def test_fame_only_for_the_same_phase() -> None:
    table = in_fight(BOW, "march", "rage", enemies=("prowlers",)).play(f"play {BOW}", "discard march", "done", "next")
    while table.combat["phase"] != "attack":
        hero = [notation for notation in table.offered("damage") if notation.endswith("hero")]
        table.play(hero[0] if hero else "next")
    table.play("play rage strong red token", "attack 1")
    assert table.me["fame"] == 2


def test_it_is_of_no_use_outside_combat_and_shoots_nothing_while_blocking() -> None:
    block = in_fight(BOW, "march", phase="block")
    assert block.offered(f"play {BOW}") == [f"play {BOW} strong", f"play {BOW} sideways block"]
    assert at_peace(BOW, "march").offered(f"play {BOW}") == [f"play {BOW} sideways move"]


def test_thrown_away_a_ranged_attack_is_doubled_or_becomes_siege() -> None:
    table = in_fight(BOW, "fireball").play(f"play {BOW} strong", "play fireball red token")
    assert table.options == ["shoot 10 ranged", "shoot 5 siege"]
    assert pool(table.play("shoot 10 ranged")) == ["attack 10 fire ranged"]
    other = in_fight(BOW, "fireball").play(f"play {BOW} strong", "play fireball red token", "shoot 5 siege")
    assert pool(other) == ["attack 5 fire siege"]


def test_a_siege_attack_is_doubled_as_a_ranged_one() -> None:
    table = in_fight(BOW, "horn_of_wrath").play(f"play {BOW} strong", "play horn_of_wrath")
    assert table.options == ["shoot 10 ranged", "shoot 5 siege"]


def test_in_the_attack_phase_it_is_simply_doubled_and_melee_is_not() -> None:
    table = in_fight(BOW, "fireball", "flame_wall", phase="attack", mana={"red": 2})
    table.play(f"play {BOW} strong", "play fireball red token", "play flame_wall red token")
    assert pool(table) == ["attack 10 fire ranged", "attack 5 fire melee"]


def test_units_shoot_with_it_too() -> None:
    table = in_fight(BOW, units=["utem_crossbowmen"]).play(f"play {BOW} strong", "use utem_crossbowmen 1 2")
    assert pool(table.play("shoot 4 ranged")) == ["attack 4 physical ranged"]
