"""Basic Actions that give points: both sides of each, in peace and in every phase of a fight where they count."""

from __future__ import annotations

import pytest

from ..hold import fight, peace, points, pool

# card, answers, (Move, Influence, Heal)
PEACE = [
    ("march", ("play march",), (2, 0, 0)),
    ("march", ("play march strong green die",), (4, 0, 0)),
    ("stamina", ("play stamina",), (2, 0, 0)),
    ("stamina", ("play stamina strong blue die",), (4, 0, 0)),
    ("swiftness", ("play swiftness",), (2, 0, 0)),
    ("promise", ("play promise",), (0, 2, 0)),
    ("promise", ("play promise strong white die",), (0, 4, 0)),
    ("threaten", ("play threaten",), (0, 2, 0)),
    ("threaten", ("play threaten strong red die",), (0, 5, 0)),
    ("tranquility", ("play tranquility", "choose heal 1"), (0, 0, 1)),
    ("tranquility", ("play tranquility strong green die", "choose heal 2"), (0, 0, 2)),
    ("rejuvenate", ("play rejuvenate", "choose heal 1"), (0, 0, 1)),
    ("rejuvenate", ("play rejuvenate strong green die", "choose heal 2"), (0, 0, 2)),
    ("improvisation", ("play improvisation", "discard wits", "choose move 3"), (3, 0, 0)),
    ("improvisation", ("play improvisation", "discard wits", "choose influence 3"), (0, 3, 0)),
    ("improvisation", ("play improvisation strong red die", "discard wits", "choose move 5"), (5, 0, 0)),
    ("improvisation", ("play improvisation strong red die", "discard wits", "choose influence 5"), (0, 5, 0)),
    ("instinct", ("play instinct", "choose move 2"), (2, 0, 0)),
    ("instinct", ("play instinct", "choose influence 2"), (0, 2, 0)),
    ("instinct", ("play instinct strong red die", "choose move 4"), (4, 0, 0)),
    ("instinct", ("play instinct strong red die", "choose influence 4"), (0, 4, 0)),
    ("one_with_the_land", ("play one_with_the_land", "choose move 2"), (2, 0, 0)),
    ("one_with_the_land", ("play one_with_the_land", "choose heal 1"), (0, 0, 1)),
    ("one_with_the_land", ("play one_with_the_land strong green die", "choose move 4"), (4, 0, 0)),
    ("one_with_the_land", ("play one_with_the_land strong green die", "choose heal 2"), (0, 0, 2)),
    ("swift_reflexes", ("play swift_reflexes",), (2, 0, 0)),
    ("swift_reflexes", ("play swift_reflexes strong white die",), (4, 0, 0)),
    ("noble_manners", ("play noble_manners",), (0, 2, 0)),
    ("noble_manners", ("play noble_manners strong white die",), (0, 4, 0)),
]


@pytest.mark.parametrize(("card", "answers", "expected"), PEACE)
def test_points_in_peace(card: str, answers: tuple[str, ...], expected: tuple[int, int, int]) -> None:
    table = peace(card, "march").play(*(answer.replace("wits", "march") for answer in answers))
    assert points(table) == expected
    assert table.prompt == "mk-ask-turn-move"


# phase, card, answers, points in the pool
FIGHTS = [
    ("attack", "rage", ("play rage",), "attack 2 physical melee"),
    ("block", "rage", ("play rage",), "block 2 physical plain"),
    ("attack", "rage", ("play rage strong red die",), "attack 4 physical melee"),
    ("attack", "determination", ("play determination",), "attack 2 physical melee"),
    ("block", "determination", ("play determination",), "block 2 physical plain"),
    ("block", "determination", ("play determination strong blue die",), "block 5 physical plain"),
    ("ranged", "swiftness", ("play swiftness strong white die",), "attack 3 physical ranged"),
    ("attack", "swiftness", ("play swiftness strong white die",), "attack 3 physical ranged"),
    ("attack", "cold_toughness", ("play cold_toughness",), "attack 2 ice melee"),
    ("block", "cold_toughness", ("play cold_toughness",), "block 3 ice plain"),
    ("block", "cold_toughness", ("play cold_toughness strong blue die",), "block 5 ice per_icon"),
    ("ranged", "battle_versatility", ("play battle_versatility",), "attack 1 physical ranged"),
    ("block", "battle_versatility", ("play battle_versatility",), "block 2 physical plain"),
    ("attack", "battle_versatility", ("play battle_versatility", "choose attack 2 physical melee"), None),
    ("attack", "battle_versatility", ("play battle_versatility", "choose attack 1 physical ranged"), None),
    ("ranged", "battle_versatility", ("STRONG", "choose attack 3 physical ranged"), None),
    ("ranged", "battle_versatility", ("STRONG", "choose attack 2 physical siege"), None),
    ("block", "battle_versatility", ("STRONG", "choose block 4 physical"), "block 4 physical plain"),
    ("block", "battle_versatility", ("STRONG", "choose block 3 fire"), "block 3 fire plain"),
    ("attack", "battle_versatility", ("STRONG", "choose attack 4 physical melee"), None),
    ("attack", "battle_versatility", ("STRONG", "choose attack 3 fire melee"), None),
    ("attack", "improvisation", ("play improvisation", "discard march", "choose attack 3 physical melee"), None),
    ("block", "improvisation", ("PLAY", "discard march", "choose block 3 physical"), "block 3 physical plain"),
    ("attack", "improvisation", ("STRONG", "discard march", "choose attack 5 physical melee"), None),
    ("block", "improvisation", ("STRONG", "discard march", "choose block 5 physical"), "block 5 physical plain"),
    ("attack", "instinct", ("play instinct", "choose attack 2 physical melee"), None),
    ("block", "instinct", ("play instinct", "choose block 2 physical"), "block 2 physical plain"),
    ("attack", "instinct", ("STRONG", "choose attack 4 physical melee"), None),
    ("block", "instinct", ("STRONG", "choose block 4 physical"), "block 4 physical plain"),
    ("block", "one_with_the_land", ("play one_with_the_land", "choose block 2 physical"), "block 2 physical plain"),
    ("ranged", "swift_reflexes", ("play swift_reflexes", "choose attack 1 physical ranged"), None),
    ("attack", "swift_reflexes", ("play swift_reflexes", "choose attack 1 physical ranged"), None),
    ("ranged", "swift_reflexes", ("play swift_reflexes strong white die", "choose attack 3 physical ranged"), None),
]


@pytest.mark.parametrize(("phase", "card", "answers", "expected"), FIGHTS)
def test_points_in_a_fight(phase: str, card: str, answers: tuple[str, ...], expected: str | None) -> None:
    table = fight(phase, card, "march")
    sides = {"PLAY": f"play {card}", "STRONG": f"play {card} strong red die"}
    table.play(*(sides.get(answer, answer) for answer in answers))
    assert pool(table) == [expected or answers[-1].removeprefix("choose ")]


# phase, card, what may not be done, the rule
FORBIDDEN = [
    ("ranged", "rage", "play rage", "MK-RNG-03"),
    ("block", "rage", "play rage strong red die", "MK-CMB-04"),
    ("attack", "determination", "play determination strong blue die", "MK-CMB-04"),
    ("ranged", "determination", "play determination", "MK-RNG-03"),
    ("block", "swiftness", "play swiftness strong white die", "MK-CMB-04"),
    ("attack", "cold_toughness", "play cold_toughness strong blue die", "MK-CMB-04"),
    ("ranged", "cold_toughness", "play cold_toughness", "MK-RNG-03"),
    ("block", "tranquility", "play tranquility strong green die", "MK-CMB-06b"),
    ("attack", "rejuvenate", "play rejuvenate strong green die", "MK-CMB-06b"),
]


@pytest.mark.parametrize(("phase", "card", "notation", "rule"), FORBIDDEN)
def test_not_in_this_phase(phase: str, card: str, notation: str, rule: str) -> None:
    table = fight(phase, card, "march")
    assert notation not in table.options
    assert table.refused(notation) == rule


@pytest.mark.parametrize("card", ["rage", "determination", "cold_toughness", "battle_versatility"])
def test_combat_cards_are_worth_one_sideways_in_peace(card: str) -> None:
    table = peace(card)
    assert table.offered(f"play {card}") == [f"play {card} sideways move"]
    assert points(table.play(f"play {card} sideways move")) == (1, 0, 0)


def test_swiftness_is_no_ranged_attack_in_peace() -> None:
    table = peace("swiftness")
    assert not table.offered("play swiftness strong")
    assert table.refused("play swiftness strong white die") == "MK-CMB-04"


def test_threaten_strong_costs_reputation() -> None:
    assert peace("threaten").play("play threaten").me["reputation"] == 0
    assert peace("threaten").play("play threaten strong red die").me["reputation"] == -1


@pytest.mark.parametrize(
    ("card", "answers", "drawn"),
    [
        ("tranquility", ("play tranquility", "choose draw 1"), 1),
        ("tranquility", ("play tranquility strong green die", "choose draw 2"), 2),
        ("rejuvenate", ("play rejuvenate", "choose draw 1"), 1),
        ("rejuvenate", ("play rejuvenate strong green die", "choose draw 2"), 2),
    ],
)
def test_cards_that_draw(card: str, answers: tuple[str, ...], drawn: int) -> None:
    table = peace(card, player='deck = ["rage", "promise", "march"]').play(*answers)
    assert table.me["hand"] == ["rage", "promise", "march"][:drawn]
    assert not table.can_undo()


@pytest.mark.parametrize("card", ["tranquility", "rejuvenate"])
def test_nothing_to_draw_from_an_empty_deck(card: str) -> None:
    table = peace(card, player="deck = []").play(f"play {card}")
    assert not table.offered("choose draw 1")


def test_rejuvenate_gives_green_mana_or_a_green_crystal() -> None:
    table = peace("rejuvenate").play("play rejuvenate", "choose mana green")
    assert table.me["mana"] == {"green": 1}
    table = peace("rejuvenate").play("play rejuvenate strong green die", "choose crystal green")
    assert table.me["crystals"]["green"] == 1


def test_rejuvenate_readies_a_spent_unit() -> None:
    spent = '[{unit = "utem_guardsmen", spent = true}]'
    table = peace("rejuvenate", units=spent).play("play rejuvenate", "choose ready_unit 2")
    assert not table.me["units"][0]["spent"]
    table = peace("rejuvenate", units=spent).play("play rejuvenate strong green die", "choose ready_unit 3")
    assert not table.me["units"][0]["spent"]
    table = peace("rejuvenate", units='["utem_guardsmen"]').play("play rejuvenate")
    assert not table.offered("choose ready_unit 2")  # nobody is spent


def test_rejuvenate_asks_which_of_two_spent_units() -> None:
    spent = '[{unit = "peasants", spent = true}, {unit = "foresters", spent = true}]'
    table = peace("rejuvenate", units=spent).play("play rejuvenate", "choose ready_unit 2")
    assert table.options == ["ready peasants 1", "ready foresters 2"]
    table.play("ready foresters 2")
    assert [unit["spent"] for unit in table.me["units"]] == [True, False]
