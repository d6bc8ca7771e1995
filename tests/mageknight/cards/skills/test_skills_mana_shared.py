"""Skills that open or bend mana for others too: Source Opening, Mana Overload, Mana Suppression."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.allies import finish
from ...rules.fights import setting
from ...scripted import Table
from ..tables import crystals, points, pool
from .test_skills_rivals import done, rivals, teams

OPENING = "goldyx_source_opening"


HAND = {"hand": ["march", "march", "rage"], "deck": ["rage"] * 9}


def opened(**tables: Any) -> Table:
    """Goldyx has opened the Source; Tovak follows."""
    me = {"skills": [OPENING], "at": "1,0", **HAND, **tables.pop("me", {})}
    partner = {"hero": "tovak", "at": "1,-1", **HAND, **tables.pop("tovak", {})}
    found = {"scenario": "full_cooperation", "hero": "goldyx", "dummy": {"deck": ["march"] * 16}, **tables}
    found.setdefault("source", {"dice": ["green", "green", "gold"]})
    return setting(rivals=[partner], player=me, **found)


def test_source_opening_may_reroll_a_die() -> None:
    table = opened(rolls=["red"]).play(f"skill {OPENING}")
    assert table.options == ["choose reroll_die", "choose nothing"]
    table.play("choose reroll_die")
    assert table.options == ["die green", "die gold"]
    table.play("die gold")
    assert [die["color"] for die in table.view["source"]] == ["green", "green", "red"]
    assert not table.offered("skill")


@pytest.mark.rule("MK-SKILL-T3", "MK-SKILL-T4")
def test_source_opening_gives_the_partner_a_die_and_the_owner_a_crystal() -> None:
    table = finish(opened().play(f"skill {OPENING}", "choose nothing", "play march"))
    assert (table.seat, crystals(table)) == (1, {})
    table.play(f"return {OPENING}", "play march strong green die")
    assert table.offered("play march strong") == ["play march strong green opened"]  # the one die of the turn is used
    table.play("play march strong green opened")
    assert table.player(1)["move"] == 8
    assert crystals(table) == {"green": 1}  # Goldyx's Inventory
    assert table.options == ["reroll", "leave"]
    table.play("leave")
    assert [die["state"] for die in table.view["source"]] == ["taken", "taken", "free"]
    assert not table.offered("return")


@pytest.mark.parametrize(("answer", "rolled"), [("leave", ["red", "green"]), ("reroll", ["red", "blue"])])
def test_source_opening_lets_the_user_say_whether_the_die_is_rerolled(answer: str, rolled: list[str]) -> None:
    table = finish(opened(rolls=["red", "blue"]).play(f"skill {OPENING}", "choose nothing", "play march"))
    table.play(f"return {OPENING}", "play march strong green die", "play march strong green opened", answer)
    finish(table)
    assert [die["color"] for die in table.view["source"]][:2] == rolled


def test_source_opening_is_for_basic_dice() -> None:
    table = opened(source={"dice": ["gold", "black", "gold"]}).play(f"skill {OPENING}", "choose nothing")
    assert not finish(table.play("play march")).offered("return")


def test_source_opening_never_overfills_the_owners_inventory() -> None:
    table = finish(opened(me={"crystals": {"green": 3}}).play(f"skill {OPENING}", "choose nothing", "play march"))
    table.play(f"return {OPENING}", "play march strong green opened", "reroll")
    assert (crystals(table), table.me["mana"]) == ({"green": 3}, {})


@pytest.mark.rule("MK-SKILL-T7")
def test_source_opening_alone_is_for_the_next_own_turn() -> None:
    me = {"skills": [OPENING], "at": "1,0", **HAND}
    source = {"dice": ["green", "green", "gold"]}
    found = {"scenario": "solo_conquest", "hero": "goldyx", "dummy": {"deck": ["march"] * 16}, "source": source}
    table = setting(player=me, **found).play(f"skill {OPENING}", "choose nothing")
    assert not table.offered("return")
    finish(table.play("play march"))
    table.play(f"return {OPENING}", "play march strong green opened", "leave")
    assert crystals(table) == {"green": 1}


OVERLOAD = "tovak_mana_overload"


def overloaded(color: str, *, solo: bool = False, **tables: Any) -> Table:
    """Tovak has marked a colour; Norowas follows."""
    me = {"skills": [OVERLOAD], "at": "1,0", **HAND, **tables.pop("me", {})}
    partner = {"hero": "norowas", "at": "1,-1", **HAND, **tables.pop("norowas", {})}
    found = {"hero": "tovak", "dummy": {"deck": ["march"] * 16}, **tables}
    found.setdefault("source", {"dice": ["black"] * 3})
    if solo:
        table = setting(player=me, scenario="solo_conquest", **found)
    else:
        table = setting(rivals=[partner], player=me, scenario="full_cooperation", **found)
    table.play(f"skill {OVERLOAD}")
    assert table.options == [f"color {each}" for each in ("red", "blue", "white", "green", "black")]
    return table.play(f"color {color}")


@pytest.mark.rule("MK-SKILL-T5")
def test_mana_overload_adds_four_for_the_first_card_powered_with_its_colour() -> None:
    table = overloaded("green", norowas={"crystals": {"green": 2}})
    assert table.me["skills"] == [{"skill": OVERLOAD, "used": True, "centre": True, "mark": "green"}]
    finish(table.play("play march"))
    assert not table.offered("return")  # it happens by itself
    table.play("play march")
    assert table.player(1)["move"] == 2  # not powered
    table.play("play march strong green crystal")
    assert table.player(1)["move"] == 10  # 4 and 4 more
    assert table.me["skills"][0]["used"]
    finish(table)
    assert table.seat == 0
    assert points(table.play("play march")) == (2, 0, 0)
    assert "MK-SKILL-T5" in table.rules_cited


@pytest.mark.rule("MK-SKILL-T5")
def test_mana_overload_works_for_the_owner_too_and_once() -> None:
    table = overloaded("green", me={"crystals": {"green": 1}})
    table.play("play march strong green token")
    assert points(table) == (8, 0, 0)
    table.play("play march strong green crystal")
    assert points(table) == (12, 0, 0)
    assert table.me["skills"] == [{"skill": OVERLOAD, "used": True}]


def test_mana_overload_waits_for_move_influence_attack_or_block() -> None:
    hand = ["tranquility", "march", "rage"]
    table = overloaded("green", me={"hand": hand, "crystals": {"green": 1}})
    table.play("play tranquility strong green token", "choose heal 2")
    assert points(table) == (0, 0, 2)
    assert points(table.play("play march strong green crystal")) == (8, 0, 2)


def test_mana_overload_takes_gold_for_the_colour_it_stands_for() -> None:
    table = overloaded("white", me={"hand": ["promise"], "mana": {"gold": 1}})
    assert points(table.play("play promise strong gold token")) == (0, 8, 0)


def test_mana_overload_does_not_count_units_or_cards_played_through_others() -> None:
    hand = ["concentration", "march", "stamina"]
    units = ["illusionists"]
    table = overloaded("green", me={"hand": hand, "units": units, "crystals": {"green": 1}})
    table.play("play concentration strong green token", "borrow march")
    assert points(table) == (6, 0, 0)  # 4 and 2 for Concentration
    assert table.me["skills"] == [{"skill": OVERLOAD, "used": True, "centre": True, "mark": "green"}]


def test_mana_overload_strengthens_attacks_and_spells() -> None:
    me = {"hand": ["rage", "march"], "at": "1,-3"}
    land = {"tiles": {"0,1": "countryside_1", "1,0": "countryside_2"}, "tokens": {"1,-4": ["prowlers"]}}
    table = overloaded("red", me=me, map=land).play("challenge 1,-4", "next", "next")
    while table.view["combat"]["phase"] != "attack":
        table.play(table.options[0])
    table.play("play rage strong red token")
    assert pool(table) == ["attack 8 physical melee"]


@pytest.mark.rule("MK-SKILL-T7", "MK-SKILL-T8")
def test_mana_overload_alone_lasts_through_the_next_own_turn() -> None:
    table = finish(overloaded("green", solo=True, me={"crystals": {"green": 1}}).play("play march"))
    assert points(table.play("play march strong green crystal")) == (8, 0, 0)
    late = overloaded("green", solo=True, me={"hand": ["rage"] * 4, "crystals": {"green": 1}, "deck": ["march"] * 9})
    finish(finish(late.play("play rage sideways move")).play("play rage sideways move"))
    assert points(late.play("play march strong green crystal")) == (4, 0, 0)  # wasted


SUPPRESSION = "krang_mana_suppression"


def suppressed(**tables: Any) -> Table:
    tables.setdefault("source", {"dice": ["green", "blue", "black"]})
    tables.setdefault("tovak", {"hand": ["march", "march", "rage"], "crystals": {"green": 2, "red": 1}})
    return rivals(SUPPRESSION, **tables).play(f"skill {SUPPRESSION}")


@pytest.mark.rule("MK-SKILL-04b1")
def test_mana_suppression_makes_the_first_mana_of_a_turn_cost_one_more() -> None:
    table = suppressed()
    assert "play march strong green die" in table.options  # never for the owner
    done(table)
    assert table.seat == 1
    assert sorted(table.offered("play march strong")) == [
        "play march strong green crystal + blue die",
        "play march strong green crystal + green crystal",
        "play march strong green crystal + green die",
        "play march strong green crystal + red crystal",
        "play march strong green die + green crystal",
        "play march strong green die + red crystal",
    ]
    table.play("play march strong green die + red crystal")
    assert table.player(1)["crystals"]["red"] == 0
    assert table.offered("play march strong") == ["play march strong green crystal"]  # only the first
    assert table.me["skills"][0]["mark"] == "red"


def test_mana_suppression_bars_mana_that_cannot_be_paid_for() -> None:
    table = done(suppressed(tovak={"hand": ["march", "rage"], "crystals": {"green": 1}}, source={"dice": ["black"]}))
    assert table.offered("play march strong") == []
    assert table.refused("play march strong green crystal") == "MK-CARD-03a2"


def test_mana_suppression_gives_a_crystal_of_a_colour_laid_on_it() -> None:
    table = done(suppressed(players=3, arythea={"hand": ["march", "rage"], "crystals": {"green": 1, "blue": 1}}))
    finish(table.play("play march strong green die + red crystal"))
    assert table.seat == 2
    way = "play march strong green crystal + blue crystal"
    finish(table.play(way))
    assert table.seat == 0
    assert table.options == ["choose crystal red", "choose crystal blue"]
    table.play("choose crystal blue")
    assert table.me["crystals"]["blue"] == 1
    assert table.me["skills"] == [{"skill": SUPPRESSION, "used": True}]


@pytest.mark.parametrize(("extra", "choices"), [("gold", 4), ("black", 0)])
def test_what_gold_and_black_on_the_token_give(extra: str, choices: int) -> None:
    """Gold stands for any basic colour; black makes no crystal."""
    rich = {"hand": ["march", "rage"], "crystals": {"green": 1}}
    time = "day" if extra == "gold" else "night"
    table = done(suppressed(tovak=rich, source={"dice": [extra] * 3}, time=time))
    finish(table.play(f"play march strong green crystal + {extra} die"))
    assert len(table.offered("choose crystal")) == choices
    assert table.seat == 0


def test_mana_suppression_is_over_with_the_owners_next_turn() -> None:
    table = done(done(suppressed()))
    finish(table.play("rest rage"))
    assert (table.seat, table.offered("play march strong")[0]) == (1, "play march strong green die")


@pytest.mark.rule("MK-TEAM-02")
def test_mana_suppression_spares_a_teammate() -> None:
    table = teams(SUPPRESSION, hand=["march", "rage"]).play(f"skill {SUPPRESSION}")
    found = {}
    for _ in range(3):
        done(table)
        found[table.seat] = any(" + " in option for option in table.options)
    assert not found[2]
