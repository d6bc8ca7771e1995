"""Dungeon Lords (MK-SCN-DUNGEON): secret entrances, tunnels between conquered depths, and the Dungeon Crawler."""

from __future__ import annotations

import pytest

from ...scripted import Table
from ..quests import at_table, count, drawn, finish, lines, piles_at, seated, slots
from ..trial import tiles

NAME = "dungeon_lords"
DUNGEON = "1,-2"  # on tile 7 at 0,1
FAR = "4,-6"  # the dungeon of tile 9 at 1,1
SECRET = "3,-3"  # plain ground of tile 3 at 1,0
RUINS = "6,-3"  # of tile 10 at 2,0
BOARD = '"0,1" = "countryside_7"\n"1,0" = "countryside_3"\n"1,1" = "countryside_9"\n"2,0" = "countryside_10"'


def depths(
    shields: str = "",
    player: str = 'hand = ["march"]',
    top: str = "",
    secret: str = "",
    others: int = 1,
    more: str = "",
) -> Table:
    """Two dungeons, perhaps a secret one, with these Shields."""
    hidden = f'secrets = {{"{SECRET}" = "{secret}"}}' if secret else ""
    return at_table(NAME, top, player, others, f"[map]\nshields = [{shields}]\n{hidden}\n[map.tiles]\n{BOARD}\n{more}")


def exploring(tile: str, first: str = "countryside_1", more: str = "", second: str = "countryside_3") -> Table:
    """This tile has just been revealed at 1,1."""
    return at_table(
        NAME,
        "",
        'hand = ["march"]\nat = "2,-3"\nmove = 9',
        more=f'[map]\nstack = ["{tile}"]\n[map.tiles]\n"0,1" = "{first}"\n"1,0" = "{second}"\n{more}',
    ).play("explore 1,1")


@pytest.mark.rule("MK-SCN-DUNGEON-01", "MK-SCN-DUNGEON-02")
@pytest.mark.rule("MK-SCN-DUNGEON-03a", "MK-SCN-DUNGEON-03b", "MK-SCN-DUNGEON-03c")
@pytest.mark.parametrize(("people", "expected"), [(2, (8, 1, 1)), (3, (9, 1, 2)), (4, (11, 1, 3))])
def test_the_map_holds_every_dungeon(people: int, expected: tuple[int, int, int]) -> None:
    for seed in range(6):
        table = seated(NAME, people, seed=seed)
        used = drawn(table)
        assert count(used) == expected
        assert {"countryside_7", "countryside_9", "core_1", "core_6"} <= set(used)
    assert table.view["round"]["of"] == 5
    assert tiles(table)[0] == ("start_b" if people == 4 else "start_a")
    assert ("2,-2" in slots(table), "0,2" in slots(table)) == ((True, False) if people == 4 else (False, True))


@pytest.mark.rule("MK-SCN-DUNGEON-04a", "MK-SCN-DUNGEON-04b")
def test_the_blue_city_is_friendly_and_nobody_leads_it() -> None:
    table = at_table(NAME, player='hand = ["march"]\nat = "4,-5"', others=2, more='[map.tiles]\n"1,1" = "core_6"')
    assert (table.space("4,-5")["tokens"], table.space("4,-5")["shields"]) == ([], [0, 1, 2])
    assert table.me["hand_bonus"] == 1


@pytest.mark.rule("MK-SCN-DUNGEON-05a", "MK-SCN-DUNGEON-05b", "MK-SCN-DUNGEON-05c")
def test_a_village_has_a_secret_dungeon_near_it() -> None:
    # The village of tile 3 at 3,-4 borders forest, a mine, plains of two tiles, a village and a lake.
    table = exploring("countryside_3", more='[piles]\nbrown = ["medusa"]', second="countryside_11")
    assert table.prompt == "mk-ask-entrance-dungeon"
    assert sorted(table.options) == ["space 3,-3", "space 3,-5", "space 4,-5"]
    table.play("space 3,-3")  # on the neighbouring tile
    space = table.space("3,-3")
    assert (space["site"], space["secret"], piles_at(table, "3,-3")) == ("dungeon", True, ["brown"])
    assert space["tokens"][0]["enemy"] is None
    assert not table.offered("challenge")
    assert "move 3,-3" in table.play("move 3,-4").options


@pytest.mark.rule("MK-SCN-DUNGEON-05b")
def test_no_entrance_where_no_space_fits() -> None:
    # The village of the green city's tile borders swamp, the city and a glade.
    table = exploring("core_5")
    assert table.prompt == "mk-ask-turn-move"
    assert not [space for space in table.view["map"]["hexes"] if space["secret"]]


@pytest.mark.rule("MK-SCN-DUNGEON-07a")
def test_a_monastery_has_a_secret_tomb_near_it() -> None:
    # Of the spaces around it one is a lake, one holds an orc; the forest alone is left.
    table = exploring("countryside_5")
    assert table.space("4,-6")["site"] == "tomb"
    assert [(token["pile"], token["up"]) for token in table.space("4,-6")["tokens"]] == [("red", False)]


@pytest.mark.rule("MK-SCN-DUNGEON-05a")
def test_the_first_player_chooses_for_the_tiles_of_the_setup() -> None:
    for seed in range(20):
        table = seated(NAME, 2, seed=seed).play("tactic planning", "tactic early_bird")
        if table.prompt.startswith("mk-ask-entrance"):
            break
    assert table.match.decision.seat == table.view["round"]["order"][0]["who"]
    assert [one["tactic"] for one in table.view["round"]["order"]] == ["early_bird", "planning"]
    table.play(table.options[0])
    assert len([space for space in table.view["map"]["hexes"] if space["secret"]]) >= 1


def inside(secret: str, enemy: str, top: str = "", player: str = 'hand = ["rage", "rage"]\nmana = {red = 2}') -> Table:
    """A Hero enters a secret dungeon or tomb."""
    more = f'[map.hidden]\n"{SECRET}" = ["{enemy}"]\n'
    player = f'{player}\nat = "{SECRET}"\nfame = 36\nunits = ["peasants"]'
    return depths("", player, top, secret, more=more)


@pytest.mark.rule("MK-SCN-DUNGEON-06a", "MK-SCN-DUNGEON-07b")
@pytest.mark.parametrize(
    ("secret", "enemy", "rewards"),
    [("dungeon", "minotaur", ["dungeon"]), ("tomb", "lava_dragon", ["spell", "artifact"])],
)
def test_a_secret_place_works_like_any_other(secret: str, enemy: str, rewards: list[str]) -> None:
    table = inside(secret, enemy, player='hand = ["rage", "rage", "rage"]\nmana = {red = 3}').play("enter")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == [enemy]
    assert (table.combat["night"], table.combat["units_allowed"]) == (True, False)
    table.play("next", "next")
    for _ in range(3):
        table.play("play rage strong red token")
    table.play("attack 1")
    assert (table.space(SECRET)["shields"], table.space(SECRET)["tokens"]) == ([0], [])
    assert table.view["rewards"] == rewards


@pytest.mark.rule("MK-SCN-DUNGEON-06b")
def test_after_a_failure_another_enemy_lurks_there() -> None:
    table = inside("dungeon", "minotaur", player='hand = ["march", "stamina", "rage"]').play("enter")
    table.play("next", "next", "next")
    assert table.view["combat"] is None
    assert "minotaur" in table.view["decks"]["discards"]["brown"]
    space = table.space(SECRET)
    assert (space["shields"], [(token["pile"], token["enemy"]) for token in space["tokens"]]) == ([], [("brown", None)])


@pytest.mark.rule("MK-SCN-DUNGEON-08")
@pytest.mark.parametrize("at", [DUNGEON, SECRET])
@pytest.mark.parametrize("seat", [0, 1])
def test_conquered_depths_cannot_be_entered_again(at: str, seat: int) -> None:
    table = depths(f'{{at = "{at}", seat = {seat}}}', f'hand = ["march"]\nat = "{at}"', secret="tomb")
    assert "enter" not in table.options
    assert table.refused("enter") == "MK-SCN-DUNGEON-08"
    usual = at_table("full_conquest", "", f'hand = ["march"]\nat = "{DUNGEON}"', more=f"[map.tiles]\n{BOARD}")
    assert "enter" in usual.options


@pytest.mark.rule("MK-SCN-DUNGEON-09a", "MK-SCN-DUNGEON-10a", "MK-SCN-DUNGEON-10b")
def test_a_tunnel_of_four_spaces_costs_six() -> None:
    # The shortest way runs under a mage tower and a mountain, beside the swamp of tile 7.
    shields = f'"{DUNGEON}", "{FAR}"'
    table = depths(shields, f'hand = ["march"]\nat = "{DUNGEON}"\nmove = 6')
    assert table.offered("tunnel") == [f"tunnel {FAR}"]
    table.play(f"tunnel {FAR}")
    assert (table.me["at"], table.me["move"], table.view["combat"]) == (FAR, 0, None)
    short = depths(shields, f'hand = ["march"]\nat = "{DUNGEON}"\nmove = 5')
    assert short.refused(f"tunnel {FAR}") == "MK-SCN-DUNGEON-10a"


@pytest.mark.rule("MK-SCN-DUNGEON-09a")
def test_both_ends_must_be_conquered_and_one_must_stand_there() -> None:
    player = f'hand = ["march"]\nat = "{DUNGEON}"\nmove = 9'
    for shields in (f'"{DUNGEON}"', f'"{FAR}"'):
        assert depths(shields, player).refused(f"tunnel {FAR}") == "MK-SCN-DUNGEON-09a"
    away = depths(f'"{DUNGEON}", "{FAR}"', 'hand = ["march"]\nat = "0,0"\nmove = 9')
    assert away.refused(f"tunnel {FAR}") == "MK-SCN-DUNGEON-09a"
    acted = depths(f'"{DUNGEON}", "{FAR}"', player, 'phase = "after"')
    assert not acted.offered("tunnel")


@pytest.mark.rule("MK-SCN-DUNGEON-09b")
def test_tunnels_link_all_kinds_whoever_conquered_them() -> None:
    shields = f'{{at = "{DUNGEON}", seat = 1}}, {{at = "{SECRET}", seat = 1}}, "{FAR}"'
    table = depths(shields, f'hand = ["march"]\nat = "{DUNGEON}"\nmove = 9', secret="tomb")
    assert set(table.offered("tunnel")) == {f"tunnel {FAR}", f"tunnel {SECRET}"}


@pytest.mark.rule("MK-SCN-DUNGEON-10b")
def test_without_a_dry_way_there_is_no_travel() -> None:
    # Tile 9 lies apart from the rest, with nothing revealed in between.
    board = '[map]\nshields = ["1,-2", "7,-15"]\n[map.tiles]\n"0,1" = "countryside_7"\n"1,4" = "countryside_9"'
    table = at_table(NAME, "", f'hand = ["march"]\nat = "{DUNGEON}"\nmove = 30', more=board)
    assert table.space("7,-15")["site"] == "dungeon"
    assert table.refused("tunnel 7,-15") == "MK-SCN-DUNGEON-10b"


def conquering(secret: str = "", stack: str = "") -> Table:
    """The dungeon of tile 7 falls, the only one a tile shows."""
    hidden = f'secrets = {{"{SECRET}" = "{secret}"}}' if secret else ""
    fight = f"""
        [map]
        stack = [{stack}]
        {hidden}
        [map.tiles]
        "0,1" = "countryside_7"
        "1,0" = "countryside_3"
        [combat]
        enemies = ["minotaur"]
        site = "dungeon"
        phase = "attack"
        pool = ["attack 9 physical melee"]
    """
    return at_table(NAME, 'rolls = ["red"]', 'hand = ["march", "rage"]\nfame = 36', more=fight).play("attack 1")


@pytest.mark.rule("MK-SCN-DUNGEON-11a", "MK-SCN-DUNGEON-12a")
def test_the_last_conquest_starts_the_last_turns() -> None:
    table = conquering()
    assert "MK-SCN-DUNGEON-11a" in table.rules_cited
    for other in (conquering(secret="tomb"), conquering(stack='"countryside_9"')):
        assert "mk-event-last-turns" not in other.log


@pytest.mark.rule("MK-SCN-DUNGEON-11a")
def test_the_last_tile_starts_them_too_unless_it_hides_something() -> None:
    assert "MK-SCN-DUNGEON-11a" in exploring("countryside_10").rules_cited
    assert "mk-event-last-turns" not in exploring("countryside_9").log


@pytest.mark.rule("MK-SCN-DUNGEON-11b")
def test_the_round_running_out_ends_the_game_at_once() -> None:
    assert finish(depths(top="final_turns = 2\nturns_left = 0")).match.outcome is not None


@pytest.mark.rule("MK-SCN-DUNGEON-12a", "MK-SCN-DUNGEON-12b", "MK-SCN-DUNGEON-12c", "MK-SCN-DUNGEON-13")
def test_dungeons_and_tombs_count_four() -> None:
    # 2 dungeons, 1 secret tomb, 1 ruins: 4 + 4 + 4 + 2 = 14.
    shields = f'"{DUNGEON}", "{FAR}", "{SECRET}", "{RUINS}"'
    table = finish(depths(shields, top="final_turns = 0", secret="tomb"))
    found = lines(table)
    assert (found["delver"], found["title_delver"]) == ([14, 0], [5, 0])
    assert not {"adventurer", "title_adventurer"} & found.keys()


@pytest.mark.rule("MK-SCN-DUNGEON-13", "MK-SCN-DUNGEON-12a")
def test_equal_crawlers_gain_two_each_and_an_unconquered_depth_fails_the_mission() -> None:
    shields = f'"{DUNGEON}", {{at = "{FAR}", seat = 1}}'
    table = finish(depths(shields, top="final_turns = 0"))
    assert (lines(table)["delver"], lines(table)["title_delver"]) == ([4, 4], [2, 2])
    assert not table.outcome.won  # tiles are still hidden
    done = at_table(NAME, "final_turns = 0", more=f"[map]\nstack = []\nshields = [{shields}]\n[map.tiles]\n{BOARD}")
    assert finish(done).outcome.won
    left = at_table(NAME, "final_turns = 0", more=f'[map]\nstack = []\nshields = ["{DUNGEON}"]\n[map.tiles]\n{BOARD}')
    assert not finish(left).outcome.won
