"""Mines Liberation (MK-SCN-MINES): occupied mines, who frees them, and what they yield."""

from __future__ import annotations

import pytest

from ...scripted import Table
from ..quests import at_table, count, drawn, finish, lines, notes, piles_at, seated, slots
from ..trial import tiles

NAME = "mines_liberation"
MINE = "3,-1"  # white, on tile 3 at slot 1,0
CORE_MINE = "5,-6"  # red, next to the red city at slot 1,1
CITY = "4,-5"
BOARD = '"0,1" = "countryside_1"\n"1,0" = "countryside_3"'
BROWN = ("minotaur", "gargoyle", "medusa", "crypt_worm", "werewolf", "shadow", "hydra", "manticore") * 2


def mines(
    tokens: str = "", player: str = 'hand = ["march"]', top: str = "", more: str = "", board: str = "", others: int = 1
) -> Table:
    """The mine of tile 3 with these face-up tokens, and perhaps further tiles."""
    enemies = f'[map.tokens]\n"{MINE}" = [{tokens}]\n' if tokens else ""
    return at_table(NAME, top, player, others, f"[map.tiles]\n{BOARD}\n{board}\n{enemies}{more}")


def won(player: str = 'hand = ["march"]', board: str = "", at_core: bool = False, stack: str = "") -> Table:
    """The last two enemies of a mine fall."""
    place = '"1,0" = "countryside_1"\n"0,1" = "countryside_9"\n"1,1" = "core_8"' if at_core else BOARD
    fight = f"""
        [map]
        stack = [{stack}]
        [map.tiles]
        {place}
        {board}
        [combat]
        enemies = ["prowlers", "minotaur"]
        at = "{CORE_MINE if at_core else MINE}"
        phase = "attack"
        pool = ["attack 8 physical melee"]
    """
    return at_table(NAME, "", player, more=fight).play("attack 1 2")


@pytest.mark.rule("MK-SCN-MINES-01", "MK-SCN-MINES-02", "MK-SCN-MINES-03a", "MK-SCN-MINES-03b", "MK-SCN-MINES-03c")
@pytest.mark.parametrize(("people", "expected"), [(2, (8, 1, 1)), (3, (9, 1, 2)), (4, (11, 1, 3))])
def test_the_map_holds_every_mine_of_the_countryside(people: int, expected: tuple[int, int, int]) -> None:
    for seed in range(6):
        table = seated(NAME, people, seed=seed)
        used = drawn(table)
        assert count(used) == expected
        assert {"countryside_2", "countryside_3", "countryside_5", "countryside_6", "core_8"} <= set(used)
        assert "core_1" not in used
    assert table.view["round"]["of"] == 4
    assert tiles(table)[0] == ("start_b" if people == 4 else "start_a")
    assert ("2,-2" in slots(table), "0,2" in slots(table)) == ((True, False) if people == 4 else (False, True))


@pytest.mark.rule("MK-SCN-MINES-04a", "MK-SCN-MINES-04b")
def test_the_red_city_is_friendly_and_nobody_leads_it() -> None:
    table = mines(board='"1,1" = "core_8"', player=f'hand = ["march"]\nat = "{CITY}"', others=2)
    city = table.space(CITY)
    assert (city["tokens"], city["shields"], city["safe"]) == ([], [0, 1, 2], True)
    assert table.me["hand_bonus"] == 1  # a leader would have 2
    table.play("interact")
    assert table.me["influence"] == 1


@pytest.mark.rule("MK-SCN-MINES-04a")
def test_entering_the_friendly_city_is_no_assault() -> None:
    quiet = '[map.tokens]\n"4,-4" = []\n"3,-5" = []'  # no draconum near
    player = 'hand = ["march"]\nat = "3,-4"\nmove = 2'
    table = mines(board='"1,1" = "core_8"', player=player, more=quiet).play(f"move {CITY}")
    assert (table.me["at"], table.me["reputation"], table.view["combat"]) == (CITY, 0, None)


def explored(tile: str, time: str = "day") -> Table:
    """A new tile at 1,1 with its mine, next to a Hero."""
    return at_table(
        NAME,
        f'time = "{time}"',
        'hand = ["march"]\nat = "2,-3"\nmove = 9',
        more=f"""
        [map]
        stack = ["{tile}", "core_4"]
        [map.tiles]
        "0,1" = "countryside_1"
        "1,0" = "countryside_4"
        [piles]
        green = ["wolf_riders"]
        red = ["fire_dragon"]
        brown = ["medusa"]
        """,
    ).play("explore 1,1")


@pytest.mark.rule("MK-SCN-MINES-05a", "MK-SCN-MINES-05b")
@pytest.mark.parametrize(
    ("tile", "mine", "guard", "pile"),
    [
        ("countryside_6", "4,-5", "", "green"),
        ("countryside_3", "4,-4", "wolf_riders", "green"),
        ("core_3", "3,-4", "fire_dragon", "red"),
    ],
)
def test_a_revealed_mine_is_held_by_two(tile: str, mine: str, guard: str, pile: str) -> None:
    tokens = explored(tile).space(mine)["tokens"]
    assert [(token["pile"], token["up"]) for token in tokens] == [(pile, True), ("brown", False)]
    assert not any(token["rampaging"] for token in tokens)
    assert tokens[0]["enemy"] == guard or not guard  # tile 6 has an orc of its own, drawn first
    assert tokens[1]["enemy"] is None


@pytest.mark.rule("MK-SCN-MINES-05b")
def test_the_enemies_of_a_mine_neither_provoke_nor_can_be_challenged() -> None:
    around = mines('"prowlers", "minotaur"', 'hand = ["march"]\nat = "4,-2"\nmove = 9')
    assert not around.offered("challenge")
    around.play("move 3,-2")  # from one neighbour of the mine to another
    assert around.view["combat"] is None
    around.play(f"move {MINE}")
    assert around.view["combat"] is None
    assert around.space(MINE)["safe"]
    around.play("move 2,-1")
    assert around.me["at"] == "2,-1"


@pytest.mark.rule("MK-SCN-MINES-05b", "MK-SCN-MINES-06a")
def test_the_brown_enemy_stays_hidden_until_somebody_enters() -> None:
    table = explored("countryside_3", time="night").play("move 3,-4", "move 4,-4")
    assert [token["up"] for token in table.space("4,-4")["tokens"]] == [True, False]
    assert table.can_undo()
    table.play("enter")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["wolf_riders", "medusa"]
    assert not table.can_undo()


@pytest.mark.rule("MK-SCN-MINES-06a")
def test_entering_is_an_action_on_the_space_itself() -> None:
    near = mines('"prowlers", "minotaur"', 'hand = ["march"]\nat = "3,-2"')
    assert not near.offered("enter")
    assert near.refused("enter") == "MK-CMB-01b"
    there = mines('"prowlers", "minotaur"', f'hand = ["march"]\nat = "{MINE}"')
    there.play("enter")
    assert [foe["enemy"] for foe in there.combat["enemies"]] == ["prowlers", "minotaur"]
    assert [foe["fortified"] for foe in there.combat["enemies"]] == [0, 0]


@pytest.mark.rule("MK-SCN-MINES-06b")
def test_night_rules_hold_inside() -> None:
    # By Day: gold mana powers nothing in the mine, black mana does.
    cards = f'hand = ["determination", "fireball"]\nmana = {{gold = 1, red = 1, black = 1}}\nat = "{MINE}"'
    source = "[source]\ndice = []"
    inside = mines('"prowlers", "minotaur"', cards, more=source).play("enter")
    assert inside.combat["night"]
    assert inside.offered("play fireball strong")
    assert not inside.play("next").offered("play determination strong")
    fight = '[combat]\nenemies = ["prowlers", "minotaur"]'
    outside = mines("", cards, more=f"{source}\n{fight}")
    assert not outside.combat["night"]
    assert not outside.offered("play fireball strong")
    assert outside.play("next").offered("play determination strong")


@pytest.mark.rule("MK-SCN-MINES-06c")
def test_units_may_come_along() -> None:
    player = f'hand = ["march"]\nat = "{MINE}"\nunits = ["peasants"]'
    table = mines('"prowlers", "minotaur"', player).play("enter", "next")
    assert table.combat["units_allowed"]
    assert table.offered("use peasants 1 1")


@pytest.mark.rule("MK-SCN-MINES-07")
def test_survivors_stay_for_another_time() -> None:
    table = mines(
        more="""
        [combat]
        enemies = ["prowlers", "minotaur"]
        site = "crystal_mine"
        phase = "attack"
        pool = ["attack 5 physical melee"]
    """
    )
    table.play("attack 2", "next")
    mine = table.space(MINE)
    assert [token["enemy"] for token in mine["tokens"]] == ["prowlers"]
    assert (mine["shields"], table.me["at"], table.me["reputation"]) == ([], MINE, 0)
    again = mines('"prowlers"', f'hand = ["march"]\nat = "{MINE}"').play("enter")
    assert [foe["enemy"] for foe in again.combat["enemies"]] == ["prowlers"]


@pytest.mark.rule("MK-SCN-MINES-08a", "MK-SCN-MINES-08b")
@pytest.mark.parametrize(("at_core", "mine", "reputation"), [(False, MINE, 1), (True, CORE_MINE, 2)])
def test_the_liberator_marks_the_mine_and_is_praised(at_core: bool, mine: str, reputation: int) -> None:
    table = won(at_core=at_core)
    assert (table.space(mine)["shields"], table.space(mine)["tokens"]) == ([0], [])
    assert table.me["reputation"] == reputation
    assert table.me["fame"] == 2 + 4


@pytest.mark.rule("MK-SCN-MINES-09a")
def test_an_occupied_mine_yields_nothing() -> None:
    table = finish(mines('"prowlers"', f'hand = ["march"]\nat = "{MINE}"'))
    assert table.me["crystals"]["white"] == 0


@pytest.mark.rule("MK-SCN-MINES-09b")
def test_the_liberator_gains_a_crystal_in_the_same_turn() -> None:
    table = won('hand = ["march"]\nfame = 36', stack='"core_4"')
    table.play("end turn", "discard march")
    assert table.me["crystals"]["white"] == 1


@pytest.mark.rule("MK-SCN-MINES-10")
def test_each_round_begins_with_a_crystal_of_every_own_mine() -> None:
    # Seat 0 owns the white and the red mine and already has three red crystals; seat 1 owns the green one.
    table = at_table(
        NAME,
        "turns_left = 0",
        'hand = ["march"]\nat = "0,0"\ncrystals = {red = 3}',
        more=f"""
        [map]
        shields = ["{MINE}", "{CORE_MINE}", {{at = "0,-2", seat = 1}}]
        tiles = {{"0,1" = "countryside_2", "1,0" = "countryside_3", "1,1" = "core_8"}}
        """,
    )
    finish(table)
    assert table.view["round"]["number"] == 2
    assert table.view["players"][0]["crystals"] == {"red": 3, "blue": 0, "white": 1, "green": 0}
    assert table.view["players"][1]["crystals"] == {"red": 0, "blue": 0, "white": 0, "green": 1}


@pytest.mark.rule("MK-SCN-MINES-11")
def test_with_all_brown_tokens_in_use_a_substitute_waits_for_one() -> None:
    hidden = ", ".join(f'"{name}"' for name in BROWN)
    table = at_table(
        NAME,
        "",
        'hand = ["march"]\nat = "2,-3"\nmove = 9',
        more=f'[map]\nstack = ["countryside_2"]\n[map.tiles]\n{BOARD}\n[map.hidden]\n"{MINE}" = [{hidden}]',
    )
    assert table.view["decks"]["piles"]["brown"] == 0
    table.play("explore 1,1", "move 3,-4")
    assert piles_at(table, "3,-4") == ["green", "brown"]
    assert table.space("3,-4")["tokens"][1]["enemy"] is None
    table.play("enter")
    assert len(table.combat["enemies"]) == 2
    assert table.foe(2)["enemy"] in BROWN
    assert piles_at(table, MINE) == ["brown"] * 16  # the token came from there, and one is owed instead


@pytest.mark.rule("MK-SCN-MINES-12a", "MK-SCN-MINES-13a")
def test_the_last_mine_starts_the_last_turns() -> None:
    table = won('hand = ["march", "rage"]\nfame = 36')
    assert "MK-SCN-MINES-12a" in table.rules_cited
    table.play("play march", "end turn", "done")
    assert table.match.decision.seat == 1
    table.play("play march", "end turn")
    while table.match.decision.seat == 1:
        table.play("done")
    assert not table.match.is_over
    table.play("play rage sideways move", "end turn", "done")
    assert table.outcome.won
    assert len(notes(table, "mk-event-turn")) == 2


@pytest.mark.rule("MK-SCN-MINES-12a", "MK-SCN-MINES-13a")
def test_a_tile_still_hidden_or_a_mine_still_held_goes_on() -> None:
    assert "mk-event-last-turns" not in won(stack='"core_4"').log
    assert "mk-event-last-turns" not in won(board='"1,1" = "countryside_6"').log
    failed = finish(mines('"prowlers"', top="final_turns = 0"))
    assert failed.match.outcome is not None
    assert not failed.match.outcome.won
    assert failed.match.outcome.winners == (0, 1)  # the most Fame wins all the same


@pytest.mark.rule("MK-SCN-MINES-12b")
def test_the_round_running_out_ends_the_game_at_once() -> None:
    assert finish(mines(top="final_turns = 2\nturns_left = 0")).match.outcome is not None


SHARED = '"0,1" = "countryside_2"\n"1,0" = "countryside_3"\n"1,1" = "core_8"\n"2,0" = "countryside_5"'
GREEN_MINE, BLUE_MINE = "0,-2", "6,-3"


@pytest.mark.rule("MK-SCN-MINES-13b", "MK-SCN-MINES-13c", "MK-SCN-MINES-14")
@pytest.mark.parametrize(
    ("owners", "fame", "titles"),
    [
        ((0, 0, 0, 1), [15, 4], [5, 0]),  # two mines in the Countryside and one in the Core
        ((0, 0, 1, 1), [8, 11], [0, 5]),
        ((0, 1, None, None), [4, 4], [2, 2]),
    ],
)
def test_mines_are_worth_four_or_seven(owners: tuple[int | None, ...], fame: list[int], titles: list[int]) -> None:
    order = (MINE, GREEN_MINE, CORE_MINE, BLUE_MINE)
    shields = ", ".join(
        f'{{at = "{at}", seat = {seat}}}' for at, seat in zip(order, owners, strict=True) if seat is not None
    )
    table = finish(at_table(NAME, "final_turns = 0", more=f"[map]\nshields = [{shields}]\n[map.tiles]\n{SHARED}"))
    found = lines(table)
    assert (found["mines"], found["title_mines"]) == (fame, titles)
    assert found["conqueror"] == [0, 0]


@pytest.mark.rule("MK-SCN-MINES-14")
def test_no_title_without_a_mine() -> None:
    assert "title_mines" not in lines(finish(mines(top="final_turns = 0")))
