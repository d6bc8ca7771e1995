"""Skills that open or bend mana for their owner: Invocation and Polarization."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..tables import at_peace, crystals, in_fight, points
from .test_skills_rivals import done, rivals

INVOCATION = "arythea_invocation"


#: A Night without any mana in the Source.
DARK = {"time": "night", "source": {"dice": ["gold"] * 3}}


def invoking(*hand: str, **more: Any) -> Table:
    return at_peace(*hand, skills=[INVOCATION], mana={}, **more).play(f"skill {INVOCATION}")


def test_invocation_gives_white_or_green_for_a_card_and_red_for_a_wound() -> None:
    table = invoking("march", "promise", "threaten", "wound")
    assert table.offered("play march strong") == [
        "play march strong green invoked promise",
        "play march strong green invoked threaten",
    ]
    assert table.offered("play threaten strong") == ["play threaten strong red invoked wound"]  # black: not by Day
    table.play("play march strong green invoked promise")
    assert points(table) == (4, 0, 0)
    assert (table.me["hand"], table.me["discard"]) == (["threaten", "wound"], ["promise"])
    assert not [option for option in table.options if "invoked" in option]  # once a turn
    assert table.me["mana"] == {}


def test_invocation_never_gives_the_card_it_is_to_power() -> None:
    assert invoking("march").offered("play march strong") == []
    twice = invoking("march", "march").play("play march strong green invoked march")
    assert (points(twice), twice.me["hand"]) == ((4, 0, 0), [])


def test_invocation_leaves_the_cards_an_effect_itself_asks_for() -> None:
    """Improvisation asks for a card as well, so a third one is needed."""
    assert invoking("improvisation", "wound", "wound").offered("play improvisation strong") == []
    two = invoking("improvisation", "march", "wound")
    assert two.offered("play improvisation strong") == ["play improvisation strong red invoked wound"]
    frost = invoking("frost_bridge", "march")
    assert frost.offered("play frost_bridge strong") == []  # a blue card: no colour of the Skill


def test_invocation_gives_black_at_night() -> None:
    table = at_peace("fireball", "wound", skills=[INVOCATION], mana={"red": 1}, time="night")
    assert table.offered("play fireball strong") == []
    fighting = in_fight("fireball", "wound", skills=[INVOCATION], mana={"red": 1}, tables=DARK)
    fighting.play(f"skill {INVOCATION}")
    assert fighting.offered("play fireball strong") == ["play fireball strong red token + black invoked wound"]


@pytest.mark.parametrize(
    ("wounds", "ways"), [(1, []), (2, ["play fireball strong red invoked wound + black invoked wound"])]
)
def test_invocation_lent_twice_gives_no_card_twice(wounds: int, ways: list[str]) -> None:
    """The Circlet lends the Skill for two uses: a Spell of red and black mana takes two Wounds, not one twice."""
    tables = {**DARK, "offers": {"skills": [INVOCATION]}}
    fighting = in_fight("circlet_of_proficiency", "fireball", *["wound"] * wounds, mana={}, tables=tables)
    fighting.play("play circlet_of_proficiency", f"skill {INVOCATION}")
    assert fighting.offered("play fireball strong") == ways


def test_invocation_needs_a_card_in_hand_and_counts_as_one_discarded() -> None:
    tables: dict[str, Any] = {"offers": {"units": []}}
    table = at_peace("rage", skills=[INVOCATION], mana={}, units=["foresters"], tables=tables)
    assert at_peace(skills=[INVOCATION], deck=["march"]).offered("skill") == []
    assert table.refused("play rage strong red invoked wound") == "MK-CARD-03a2"


def test_invocation_never_gives_the_wound_a_skill_throws_away() -> None:
    """Regenerate throws a Wound away for any mana, so one invoked Wound needs a second one."""
    regenerate = "krang_regenerate"
    for wounds, possible in ((1, False), (2, True)):
        hand = ["wound"] * wounds
        table = at_peace(
            *hand, skills=[INVOCATION, regenerate], mana={}, tables={"source": {"dice": []}}, deck=["rage"]
        )
        table.play(f"skill {INVOCATION}")
        assert (f"skill {regenerate}" in table.options) == possible


POLARIZATION = "arythea_polarization"


def polar(*hand: str, fighting: bool = False, **more: Any) -> Table:
    table = (
        in_fight(*hand, skills=[POLARIZATION], **more) if fighting else at_peace(*hand, skills=[POLARIZATION], **more)
    )
    return table.play(f"skill {POLARIZATION}")


@pytest.mark.parametrize(
    ("card", "pair"), [("rage", "blue"), ("stamina", "red"), ("march", "white"), ("promise", "green")]
)
def test_polarization_uses_mana_as_its_opposite(card: str, pair: str) -> None:
    table = (
        in_fight(card, skills=[POLARIZATION], mana={pair: 1}, phase="attack")
        if card == "rage"
        else at_peace(card, skills=[POLARIZATION], mana={pair: 1})
    )
    assert table.offered(f"play {card} strong") == []
    table.play(f"skill {POLARIZATION}")
    assert table.offered(f"play {card} strong {pair} token") == [f"play {card} strong {pair} token polarized"]
    table.play(f"play {card} strong {pair} token polarized")
    assert table.me["mana"] == {}


def test_polarization_works_on_crystals_and_dice_once_a_turn() -> None:
    table = polar("march", "march", mana={}, crystals={"white": 2}, tables={"source": {"dice": ["white", "red"]}})
    assert table.offered("play march strong") == [
        "play march strong white die polarized",
        "play march strong white crystal polarized",
    ]
    table.play("play march strong white crystal polarized")
    assert (crystals(table), points(table)) == ({"white": 1}, (4, 0, 0))
    assert table.offered("play march strong") == []


def test_polarization_makes_black_any_colour_by_day_even_a_depleted_die() -> None:
    table = polar("march", "stamina", mana={})
    assert table.offered("play march strong") == ["play march strong black die polarized"]
    assert table.offered("play stamina strong") == ["play stamina strong black die polarized"]
    table.play("play stamina strong black die polarized")
    assert points(table) == (4, 0, 0)
    assert [die["state"] for die in table.view["source"]].count("taken") == 1
    night = polar("march", mana={"black": 1}, time="night", tables={"source": {"dice": ["black"] * 3}})
    assert night.offered("play march strong") == []


def test_polarization_makes_gold_black_at_night_for_strong_spells_alone() -> None:
    table = polar("fireball", "rage", fighting=True, mana={"red": 1, "gold": 1}, tables=DARK)
    assert table.offered("play fireball strong") == [
        "play fireball strong red token + gold token polarized",
        "play fireball strong red token + gold die polarized",
    ]
    assert table.offered("play rage strong") == []  # an Attack, and red alone would do
    calm = polar("march", mana={"gold": 1}, time="night")
    assert calm.offered("play march strong") == []


def test_polarized_black_never_pays_the_strong_effect_of_a_spell() -> None:
    """Underground by Day black is usable; by Day above ground no strong Spell is. The Amulet of Darkness lifts that."""
    table = at_peace("amulet_of_darkness", "restoration", skills=[POLARIZATION], mana={"black": 2})
    table.play("play amulet_of_darkness", "choose mana blue", f"skill {POLARIZATION}")
    assert "play restoration black token polarized" in table.options
    assert table.offered("play restoration strong") == []  # green is wanting, and black may not stand for it


def test_invoked_mana_may_be_polarized() -> None:
    table = at_peace("stamina", "wound", skills=[INVOCATION, POLARIZATION], mana={}, tables={"source": {"dice": []}})
    table.play(f"skill {INVOCATION}", f"skill {POLARIZATION}")
    assert table.offered("play stamina strong") == [
        "play stamina strong red invoked wound polarized",
        "play stamina strong black invoked wound polarized",
    ]
    table.play("play stamina strong red invoked wound polarized")
    assert (points(table), table.me["discard"]) == ((4, 0, 0), ["wound"])


def test_polarized_mana_counts_as_the_colour_it_serves_as() -> None:
    """Mana Exploit marked red: red mana used as blue brings a Wound, blue used as red does not."""
    exploit = "tovak_mana_exploit"
    for card, color, hurt in (("stamina", "red", 1), ("rage", "blue", 0)):
        rival = {"hand": [card, "march"], "skills": [POLARIZATION], "crystals": {color: 1}, "at": "1,-3"}
        orc: dict[str, Any] = {"map": {"tokens": {"1,-4": ["prowlers"]}}, "source": {"dice": ["black"] * 4}}
        table = rivals(exploit, tovak=rival, **orc).play(f"skill {exploit}", "color red")
        done(table).play(f"skill {POLARIZATION}")
        if card == "rage":
            table.play("challenge 1,-4", "next", "next")
            while table.view["combat"]["phase"] != "attack":
                table.play(table.options[0])
        before = table.player(1)["hand"].count("wound")
        table.play(f"play {card} strong {color} crystal polarized")
        assert table.player(1)["hand"].count("wound") - before == hurt
