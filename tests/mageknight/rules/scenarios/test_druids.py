"""Druid Nights (MK-SCN-DRUID): marked glades and what the incantation calls up; contested glades; the epic form."""

from __future__ import annotations

import pytest

from ...scripted import Table
from ..quests import at_table, count, drawn, finish, lines, notes, seated, slots
from ..trial import tiles

NAME = "druid_nights"
GLADES = ("1,-3", "4,-3", "3,-5")  # on tile 1 at 0,1, tile 2 at 1,0 and tile 5 at 1,1
BOARD = 'tiles = {"0,1" = "countryside_1", "1,0" = "countryside_2", "1,1" = "countryside_5"}'
NIGHT = 'time = "night"'
SECOND = 'time = "night"\nround = 4'


def marked(*seats: int) -> str:
    """The glades in order, each with a Shield of this seat."""
    return ", ".join(f'{{at = "{at}", seat = {seat}}}' for at, seat in zip(GLADES, seats, strict=False))


def druids(
    top: str = "",
    shields: str = "",
    player: str = 'hand = ["march"]',
    others: int = 1,
    more: str = "",
    epic: bool = False,
) -> Table:
    options = '[options]\nepic = "on"\n' if epic else ""
    return at_table(NAME, top, player, others, f"[map]\nshields = [{shields}]\n{BOARD}\n{options}{more}")


@pytest.mark.rule("MK-SCN-DRUID-01", "MK-SCN-DRUID-02", "MK-SCN-DRUID-03a", "MK-SCN-DRUID-03b", "MK-SCN-DRUID-03c")
@pytest.mark.parametrize(("people", "expected"), [(2, (8, 1, 1)), (3, (9, 1, 2)), (4, (11, 1, 3))])
def test_the_map_holds_every_glade_of_the_countryside(people: int, expected: tuple[int, int, int]) -> None:
    for seed in range(6):
        table = seated(NAME, people, seed=seed)
        used = drawn(table)
        assert count(used) == expected
        glades = ("countryside_1", "countryside_2", "countryside_5", "countryside_7", "countryside_8")
        assert {*glades, "core_5"} <= set(used)
    assert table.view["round"]["of"] == 4
    assert tiles(table)[0] == ("start_b" if people == 4 else "start_a")
    assert ("2,-2" in slots(table), "0,2" in slots(table)) == ((True, False) if people == 4 else (False, True))


@pytest.mark.rule("MK-SCN-DRUID-04a", "MK-SCN-DRUID-04b")
def test_the_green_city_is_friendly_and_nobody_leads_it() -> None:
    city = '[map.tiles]\n"1,1" = "core_5"'
    table = at_table(NAME, player='hand = ["march"]\nat = "4,-5"', others=2, more=city)
    assert (table.space("4,-5")["tokens"], table.space("4,-5")["shields"]) == ([], [0, 1, 2])
    assert table.me["hand_bonus"] == 1


@pytest.mark.rule("MK-SCN-DRUID-05a")
def test_ending_the_movement_on_a_glade_allows_a_shield() -> None:
    table = druids(player=f'hand = ["march"]\nat = "{GLADES[0]}"').play("play march", "end turn")
    assert table.prompt == "mk-ask-mark-glade"
    assert table.options == ["mark", "done"]
    table.play("mark")
    assert table.space(GLADES[0])["shields"] == [0]
    declined = druids(player=f'hand = ["march"]\nat = "{GLADES[0]}"').play("play march", "end turn", "done")
    assert declined.space(GLADES[0])["shields"] == []


@pytest.mark.rule("MK-SCN-DRUID-05a")
def test_passing_a_glade_or_resting_on_it_marks_nothing() -> None:
    passed = druids(player='hand = ["march"]\nat = "1,-2"\nmove = 9').play(f"move {GLADES[0]}", "move 1,-2")
    passed.play("play march", "end turn")
    assert not notes(passed, "mk-event-glade-marked")
    assert passed.prompt != "mk-ask-mark-glade"
    rested = druids(player=f'hand = ["march"]\nat = "{GLADES[0]}"').play("rest march", "end turn")
    assert rested.prompt != "mk-ask-mark-glade"


@pytest.mark.rule("MK-SCN-DRUID-05b")
def test_a_glade_holds_one_shield_of_each_player() -> None:
    shields = f'{{at = "{GLADES[0]}", seat = 1}}'
    table = druids("", shields, f'hand = ["march"]\nat = "{GLADES[0]}"').play("play march", "end turn", "mark")
    assert table.space(GLADES[0])["shields"] == [1, 0]
    again = druids("", f'"{GLADES[0]}"', f'hand = ["march"]\nat = "{GLADES[0]}"').play("play march", "end turn")
    assert again.prompt != "mk-ask-mark-glade"


@pytest.mark.rule("MK-SCN-DRUID-06a")
def test_the_incantation_is_an_action_of_the_night() -> None:
    assert "incantation" not in druids().options
    assert druids().refused("incantation") == "MK-SCN-DRUID-06a"
    table = druids(NIGHT, marked(0))
    assert "incantation" in table.options
    table.play("incantation")
    assert table.view["phase"] == "combat"
    after = druids(f'{NIGHT}\nphase = "after"', marked(0))
    assert "incantation" not in after.options


@pytest.mark.rule("MK-SCN-DRUID-06a")
def test_once_in_a_night() -> None:
    # Nothing is marked, so nothing comes; it counts as performed all the same.
    table = druids(NIGHT, player='hand = ["march", "rage"]').play("incantation", "play march", "end turn", "done")
    while table.match.decision.seat == 1:
        table.play(next(one for one in ("play march", "end turn", "done") if one in table.options))
    assert table.match.decision.seat == 0
    assert table.refused("incantation") == "MK-SCN-DRUID-06a"


@pytest.mark.rule("MK-SCN-DRUID-06b")
@pytest.mark.parametrize(
    ("tile", "at"),
    [
        ("countryside_1", "5,-5"),  # village
        ("countryside_5", "5,-6"),  # monastery
        ("countryside_4", "4,-5"),  # mage tower
        ("countryside_3", "5,-6"),  # keep
        ("core_5", "4,-5"),  # the friendly city
    ],
)
def test_not_where_people_live(tile: str, at: str) -> None:
    board = f'[map.tiles]\n"1,1" = "{tile}"'
    table = at_table(NAME, NIGHT, f'hand = ["march"]\nat = "{at}"', more=board)
    assert "incantation" not in table.options
    assert table.refused("incantation") == "MK-SCN-DRUID-06b"
    beside = at_table(NAME, NIGHT, 'hand = ["march"]\nat = "0,0"', more=board)
    assert "incantation" in beside.options


@pytest.mark.rule("MK-SCN-DRUID-07")
def test_one_brown_enemy_for_each_marked_glade() -> None:
    table = druids(NIGHT, marked(0, 0, 0), more='[piles]\nbrown = ["minotaur", "gargoyle", "medusa"]')
    table.play("incantation")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["minotaur", "gargoyle", "medusa"]
    assert [foe["fortified"] for foe in table.combat["enemies"]] == [0, 0, 0]
    two = druids(NIGHT, marked(0, 1, 0)).play("incantation")
    assert len(two.combat["enemies"]) == 2


@pytest.mark.rule("MK-SCN-DRUID-05a", "MK-SCN-DRUID-07")
def test_the_glade_underfoot_may_be_marked_before_the_incantation() -> None:
    table = druids(NIGHT, marked(0), f'hand = ["march"]\nat = "{GLADES[1]}"').play("incantation")
    assert table.prompt == "mk-ask-mark-glade"
    assert len(table.play("mark").combat["enemies"]) == 2


@pytest.mark.rule("MK-SCN-DRUID-08a", "MK-SCN-DRUID-11b")
@pytest.mark.parametrize(
    ("top", "pile", "enemy", "fame"), [(NIGHT, "brown", "minotaur", 4), (SECOND, "red", "swamp_dragon", 7)]
)
def test_defeated_enemies_give_double_fame(top: str, pile: str, enemy: str, fame: int) -> None:
    player = 'hand = ["rage", "rage", "rage"]\nmana = {red = 3}\nfame = 36'
    table = druids(top, marked(0), player, more=f'[piles]\n{pile} = ["{enemy}"]').play("incantation", "next", "next")
    for _ in range(3):
        table.play("play rage strong red token")
    table.play("attack 1")
    assert table.me["fame"] == 36 + 2 * fame


@pytest.mark.rule("MK-SCN-DRUID-08b", "MK-SCN-DRUID-09")
def test_the_undefeated_vanish_and_their_wounds_stay() -> None:
    more = '[piles]\nbrown = ["minotaur"]\n'
    table = druids(f'{NIGHT}\nrolls = ["red"]', marked(0), 'hand = ["march", "rage"]\nfame = 36', more=more)
    table.play("incantation", "next", "next", "next")
    assert table.view["combat"] is None
    assert "minotaur" in table.view["decks"]["discards"]["brown"]
    wounds = table.me["hand"].count("wound")
    assert wounds == 4  # brutal: 10 damage against Armor 3
    assert table.view["rewards"] == ["random_crystal"]
    table.play("play march", "end turn", "done")
    assert table.me["crystals"]["red"] == 1
    assert table.me["hand"].count("wound") == wounds


@pytest.mark.rule("MK-SCN-DRUID-09", "MK-SCN-DRUID-11c")
@pytest.mark.parametrize(("top", "crystals"), [(NIGHT, 3), (SECOND, 6)])
def test_random_crystals_for_each_enemy_summoned(top: str, crystals: int) -> None:
    table = druids(top, marked(0, 0, 0)).play("incantation")
    assert table.view["rewards"] == ["random_crystal"] * crystals


@pytest.mark.rule("MK-SCN-DRUID-10a", "MK-SCN-DRUID-10b")
def test_after_the_first_night_the_glades_forget() -> None:
    table = finish(druids(f"{NIGHT}\nturns_left = 0", marked(0, 1, 0)))
    assert table.view["round"]["number"] == 3
    assert [table.space(at)["shields"] for at in GLADES] == [[], [], []]
    day = finish(druids("turns_left = 0", marked(0, 1, 0)))
    assert day.view["round"]["number"] == 2
    assert [day.space(at)["shields"] for at in GLADES] == [[0], [1], [0]]


@pytest.mark.rule("MK-SCN-DRUID-11a")
def test_the_second_night_calls_up_red_enemies() -> None:
    table = druids(SECOND, marked(0, 0), more='[piles]\nred = ["fire_dragon", "ice_dragon"]').play("incantation")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["fire_dragon", "ice_dragon"]


@pytest.mark.rule("MK-SCN-DRUID-12a")
def test_when_all_have_performed_it_in_the_second_night_one_turn_is_left_to_each() -> None:
    table = druids(SECOND, player='hand = ["march", "rage"]').play("incantation")
    assert "mk-event-last-turns" not in table.log
    table.play("play march", "end turn", "done")
    while table.match.decision.seat == 1 and "incantation" not in table.options:
        table.play("play march")
    table.play("incantation")
    assert "MK-SCN-DRUID-12a" in table.rules_cited
    assert "mk-event-last-turns" in table.log
    first = druids(NIGHT, player='hand = ["march", "rage"]').play("incantation", "play march", "end turn", "done")
    first.play("incantation")
    assert "mk-event-last-turns" not in first.log


@pytest.mark.rule("MK-SCN-DRUID-12b", "MK-SCN-DRUID-13")
def test_otherwise_the_second_night_is_the_end_and_the_most_fame_wins() -> None:
    table = finish(druids(f"{SECOND}\nturns_left = 0", player='hand = ["march"]\nfame = 9'))
    assert table.match.outcome is not None
    assert table.match.outcome.winners == (0,)
    assert "fame" in lines(table)
    assert lines(table)["conqueror"] == [0, 0]


def contested(people: int, shields: str) -> Table:
    player = f'hand = ["march"]\nat = "{GLADES[0]}"'
    table = druids("", shields, player, people - 1, more='[options]\ncontested_glades = "on"')
    return table.play("play march", "end turn")


@pytest.mark.rule("MK-SCN-DRUID-14a", "MK-SCN-DRUID-14b")
def test_contested_glades_are_full_soon() -> None:
    def on(*seats: int) -> str:
        return ", ".join(f'{{at = "{GLADES[0]}", seat = {seat}}}' for seat in seats)

    assert contested(2, "").options == ["mark", "done"]
    two = contested(2, on(1))
    assert two.options == ["mark over goldyx", "done"]
    assert two.play("mark over goldyx").space(GLADES[0])["shields"] == [0]
    assert contested(3, on(1)).options == ["mark", "done"]
    three = contested(3, on(1, 2))
    assert three.options == ["mark over goldyx", "mark over norowas", "done"]
    assert three.play("mark over norowas").space(GLADES[0])["shields"] == [1, 0]
    assert contested(4, on(2, 3)).options == ["mark over norowas", "mark over arythea", "done"]


@pytest.mark.rule("MK-SCN-DRUID-15a")
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_the_epic_form_uses_every_tile_but_the_other_cities(people: int) -> None:
    table = seated(NAME, people, "epic")
    assert table.view["round"]["of"] == 6
    assert count(drawn(table)) == (11, 1, 4)


@pytest.mark.rule("MK-SCN-DRUID-15b", "MK-SCN-DRUID-15c")
def test_the_third_night_calls_up_pairs() -> None:
    forgotten = finish(druids(f"{SECOND}\nturns_left = 0", marked(0, 0), epic=True))
    assert forgotten.view["round"]["number"] == 5
    assert [forgotten.space(at)["shields"] for at in GLADES] == [[], [], []]
    third = druids('time = "night"\nround = 6', marked(0, 0), epic=True).play("incantation")
    piles = ["brown", "red"] * 2
    assert len(third.combat["enemies"]) == len(piles)
    assert third.view["rewards"] == ["random_crystal"] * 6
    second = druids(SECOND, marked(0), epic=True).play("incantation")
    assert second.view["rewards"] == ["random_crystal"] * 2
