"""Basic Actions about mana and about other cards: Concentration, Will Focus, Crystallize, Crystal Joy, Mana Draw,
Mana Pull."""

from __future__ import annotations

import pytest

from ...scripted import Table
from ..hold import fight, peace, points, pool

BASIC = ("red", "blue", "white", "green")


def dice(table: Table) -> list[str]:
    return [f"{die['color']} {die['state']}" for die in table.view["source"]]


# -- Concentration and Will Focus ---------------------------------------------------------------------------------


@pytest.mark.parametrize("color", ["blue", "white", "red"])
def test_concentration_gives_a_token_but_never_a_green_one(color: str) -> None:
    table = peace("concentration").play("play concentration")
    assert table.options == ["choose mana blue", "choose mana white", "choose mana red"]
    assert table.play(f"choose mana {color}").me["mana"] == {color: 1}


def test_will_focus_gives_a_token_or_a_green_crystal() -> None:
    table = peace("will_focus").play("play will_focus")
    assert table.options == ["choose mana blue", "choose mana white", "choose mana red", "choose crystal green"]
    assert table.play("choose crystal green").me["crystals"]["green"] == 1
    assert peace("will_focus").play("play will_focus", "choose mana white").me["mana"] == {"white": 1}


@pytest.mark.parametrize(("card", "bonus"), [("concentration", 2), ("will_focus", 3)])
def test_borrowing_gives_the_strong_side_free_and_higher(card: str, bonus: int) -> None:
    play = f"play {card} strong green die"
    assert points(peace(card, "stamina").play(play, "borrow stamina")) == (4 + bonus, 0, 0)
    assert points(peace(card, "promise").play(play, "borrow promise")) == (0, 4 + bonus, 0)
    assert pool(fight("attack", card, "rage").play(play, "borrow rage")) == [f"attack {4 + bonus} physical melee"]
    ranged = fight("ranged", card, "swiftness").play(play, "borrow swiftness")
    assert pool(ranged) == [f"attack {3 + bonus} physical ranged"]
    block = fight("block", card, "determination").play(play, "borrow determination")
    assert pool(block) == [f"block {5 + bonus} physical plain"]


@pytest.mark.parametrize(("card", "bonus"), [("concentration", 2), ("will_focus", 3)])
def test_borrowed_threaten_still_costs_reputation(card: str, bonus: int) -> None:
    table = peace(card, "threaten").play(f"play {card} strong green die", "borrow threaten")
    assert table.me["influence"] == 5 + bonus
    assert table.me["reputation"] == -1


@pytest.mark.parametrize("card", ["concentration", "will_focus"])
def test_healing_and_mana_are_not_raised(card: str) -> None:
    table = peace(card, "tranquility").play(f"play {card} strong green die", "borrow tranquility", "choose heal 2")
    assert table.me["heal"] == 2
    table = peace(card, "mana_draw").play(f"play {card} strong green die", "borrow mana_draw", "die red", "color white")
    assert table.me["mana"] == {"white": 2}


def test_only_another_action_card_whose_strong_effect_can_happen_is_borrowed() -> None:
    assert not peace("concentration").offered("play concentration strong")
    assert not peace("concentration", "wound").offered("play concentration strong")
    assert not peace("concentration", "rage", "determination").offered("play concentration strong")
    table = peace("concentration", "rage", "march", "wound").play("play concentration strong green die")
    assert points(table) == (4 + 2, 0, 0)  # March, the only one: nobody is asked


def test_in_combat_a_healing_card_is_no_choice() -> None:
    table = fight("block", "concentration", "tranquility", "determination").play("play concentration strong green die")
    assert pool(table) == [f"block {5 + 2} physical plain"]


def test_will_focus_through_concentration_needs_a_third_card_and_adds_both() -> None:
    assert not peace("concentration", "will_focus", "wound").offered("play concentration strong")
    table = peace("concentration", "will_focus", "march").play("play concentration strong green die")
    assert table.options == ["borrow will_focus", "borrow march"]
    table.play("borrow will_focus", "borrow march")
    assert points(table) == (4 + 3 + 2, 0, 0)
    assert table.me["hand"] == []


def test_a_borrowed_improvisation_discards_another_card() -> None:
    assert not peace("will_focus", "improvisation").offered("play will_focus strong")
    table = peace("will_focus", "improvisation", "wound", "march").play("play will_focus strong green die")
    assert table.options == ["borrow improvisation", "borrow march"]
    table.play("borrow improvisation")
    assert table.me["discard"] == ["march"]  # the only one left to discard
    table.play("choose influence 5")
    assert points(table) == (0, 8, 0)


# -- Crystallize --------------------------------------------------------------------------------------------------


def test_crystallize_turns_paid_mana_into_a_crystal_of_its_colour() -> None:
    table = peace("crystallize", player="mana = {white = 1}", dice='["black"]').play("play crystallize")
    assert table.me["crystals"] == {"red": 0, "blue": 0, "white": 1, "green": 0}
    assert table.me["mana"] == {}


def test_crystallize_asks_which_mana_to_pay() -> None:
    table = peace("crystallize", player="mana = {blue = 1}", dice='["blue", "gold", "red"]').play("play crystallize")
    assert table.options == [f"choose {color}: crystal {color}" for color in BASIC]
    table.play("choose pay_mana blue: crystal blue")
    assert table.options == ["pay blue token", "pay blue die", "pay gold die"]
    table.play("pay gold die")
    assert table.me["crystals"]["blue"] == 1
    assert dice(table) == ["blue free", "gold taken", "red free"]


def test_crystallize_cannot_be_paid_in_gold_at_night() -> None:
    table = peace("crystallize", player="mana = {gold = 1}", dice='["gold", "black"]', top='time = "night"')
    assert table.offered("play crystallize") == ["play crystallize sideways move"]


@pytest.mark.parametrize("color", BASIC)
def test_crystallize_strong_gives_a_crystal_of_any_basic_colour(color: str) -> None:
    table = peace("crystallize").play("play crystallize strong blue die", f"choose crystal {color}")
    assert table.me["crystals"][color] == 1


# -- Crystal Joy --------------------------------------------------------------------------------------------------


def test_crystal_joy_comes_back_for_another_card() -> None:
    table = peace("crystal_joy", "rage", "wound", player="mana = {red = 1}", dice='["black"]').play("play crystal_joy")
    assert table.me["crystals"]["red"] == 1
    table.play("end turn")
    assert table.options == ["done", "discard rage"]  # no Wound for the basic side
    table.play("discard rage")
    assert "crystal_joy" in table.me["hand"]
    assert table.me["discard"] == ["rage"]


def test_crystal_joy_strong_takes_a_wound_in_exchange() -> None:
    table = peace("crystal_joy", "wound").play("play crystal_joy strong blue die", "choose crystal white", "end turn")
    assert table.options == ["done", "discard wound"]
    table.play("discard wound", "done")
    assert "crystal_joy" in table.me["hand"]
    assert table.me["discard"] == ["wound"]


def test_crystal_joy_may_stay_and_does_so_without_asking_when_nothing_can_be_given() -> None:
    table = peace("crystal_joy", "rage", player="mana = {red = 1}", dice='["black"]').play("play crystal_joy")
    table.play("end turn", "done", "done")
    assert table.me["discard"] == ["crystal_joy"]
    table = peace("crystal_joy", "wound", player="mana = {red = 1}\ndeck = ['march']", dice='["black"]')
    table.play("play crystal_joy", "end turn")
    assert table.view["round"]["turn"] == 2
    assert table.me["discard"] == ["crystal_joy"]


def test_crystal_joy_played_sideways_does_not_come_back() -> None:
    table = peace("crystal_joy", "rage").play("play crystal_joy sideways move", "end turn")
    assert table.prompt == "mk-ask-discard"


# -- Mana Draw and Mana Pull --------------------------------------------------------------------------------------


def test_mana_draw_allows_a_second_die() -> None:
    table = peace("mana_draw", "march", "stamina", "swiftness", dice='["green", "blue", "white", "red"]')
    table.play("play mana_draw", "play march strong green die", "play stamina strong blue die")
    assert points(table) == (8, 0, 0)
    assert not table.offered("play swiftness strong")
    table = peace("march", "stamina").play("play march strong green die")
    assert not table.offered("play stamina strong")


@pytest.mark.parametrize("color", ["red", "blue", "white", "green", "black"])
def test_mana_draw_strong_turns_a_die_and_gives_two_tokens(color: str) -> None:
    table = peace("mana_draw", "rage", player="mana = {white = 1}", dice='["gold", "red"]')
    table.play("play mana_draw strong white token")
    assert table.options == ["die gold", "die red"]
    table.play("die gold")
    assert table.options == [f"color {name}" for name in ("red", "blue", "white", "green", "black")]  # never gold
    table.play(f"color {color}")
    assert table.me["mana"] == {color: 2}
    assert dice(table) == [f"{color} taken", "red free"]


def test_the_turned_die_is_out_of_use_for_the_turn_and_goes_back_unrolled() -> None:
    table = peace("mana_draw", "march", "march", player="mana = {white = 1}", dice='["black"]', top='rolls = ["gold"]')
    table.play("play mana_draw strong white token", "die black", "color green")
    assert table.offered("play march strong") == ["play march strong green token"]
    table.play("play march strong green token", "play march strong green token")
    table.play("end turn")
    assert dice(table) == ["green free"]


def test_the_turned_die_does_not_count_as_the_die_of_the_turn() -> None:
    table = peace("mana_draw", "stamina", player="mana = {white = 1}", dice='["red", "blue"]')
    table.play("play mana_draw strong white token", "die red", "color red")
    assert table.offered("play stamina strong") == ["play stamina strong blue die"]


def test_a_die_turned_black_by_day_comes_back_depleted() -> None:
    table = peace("mana_draw", "rage", player="mana = {white = 1}", dice='["red", "blue"]')
    table.play("play mana_draw strong white token", "die red", "color black", "end turn", "done")
    assert dice(table) == ["black depleted", "blue free"]


def test_mana_pull_lets_one_black_die_stand_for_any_colour_by_day() -> None:
    table = peace("mana_pull", "march", "stamina", dice='["black", "black", "black"]')
    assert not table.offered("play march strong")
    table.play("play mana_pull")
    assert table.offered("play march strong") == ["play march strong black wild"]
    table.play("play march strong black wild")
    assert dice(table) == ["black taken", "black depleted", "black depleted"]
    # Only the die Mana Pull adds may be black; the usual die of the turn may not.
    assert not table.offered("play stamina strong")


def test_mana_pull_adds_a_die_of_any_usable_colour_too() -> None:
    table = peace("mana_pull", "march", "stamina", "march", dice='["green", "blue", "green"]')
    table.play("play mana_pull", "play march strong green die", "play stamina strong blue die")
    assert points(table) == (8, 0, 0)
    assert not table.offered("play march strong")


def test_mana_pulls_black_die_stays_black_for_a_black_need_at_night() -> None:
    table = peace("mana_pull", "march", dice='["black", "red"]', top='time = "night"').play("play mana_pull")
    assert table.offered("play march strong") == ["play march strong black wild"]


def test_mana_pull_strong_turns_two_dice_to_two_colours() -> None:
    table = peace("mana_pull", "rage", player="mana = {white = 1}", dice='["red", "gold", "black"]')
    table.play("play mana_pull strong white token", "die gold", "color green")
    assert table.options == ["die red", "die black", "done"]
    table.play("die black", "color blue")
    assert table.me["mana"] == {"blue": 1, "green": 1}
    table.play("end turn", "done")
    assert dice(table) == ["red free", "green free", "blue free"]


def test_mana_pull_strong_may_stop_after_one_die() -> None:
    table = peace("mana_pull", player="mana = {white = 1}", dice='["red", "gold"]')
    table.play("play mana_pull strong white token", "die red", "color red", "done")
    assert table.me["mana"] == {"red": 1}


@pytest.mark.parametrize("card", ["mana_draw", "mana_pull"])
def test_without_a_free_die_no_die_is_turned(card: str) -> None:
    table = peace(card, "threaten", player="mana = {white = 1}", dice='["red"]').play("play threaten strong red die")
    assert not table.offered(f"play {card} strong")
