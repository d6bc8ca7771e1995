"""One to Return (MK-SCN-RETURN): the portal closes after the first Day, and one Hero may go home at the end."""

from __future__ import annotations

import pytest

import tavola
from tavola.kernel.rng import seeded

from ...scripted import Table
from ..quests import HEROES, at_table, count, drawn, finish, lines, piles_at, seated
from ..trial import tiles

NAME = "one_to_return"
PORTAL = "0,0"
LAST = 'round = 4\ntime = "night"'


def here(at: str, top: str = "", others: int = 1, rival: str = "", more: str = "") -> Table:
    """The first seat on a space; the second one where the test says."""
    table = f'[[rivals]]\nhero = "goldyx"\nhand = ["march"]\n{rival}\n'
    rest = "".join(f'[[rivals]]\nhero = "{hero}"\nhand = ["march"]\n' for hero in HEROES[2 : others + 1])
    return at_table(NAME, top, f'hand = ["march"]\nat = "{at}"', 0, table + rest + more)


@pytest.mark.rule("MK-SCN-RETURN-01", "MK-SCN-RETURN-02a", "MK-SCN-RETURN-02b", "MK-SCN-RETURN-02c")
@pytest.mark.rule("MK-SCN-RETURN-02d", "MK-SCN-RETURN-08a", "MK-SCN-RETURN-08b")
@pytest.mark.parametrize(
    ("people", "usual", "epic"),
    [(2, (7, 1, 1), (8, 2, 2)), (3, (8, 2, 2), (9, 3, 3)), (4, (10, 3, 3), (11, 4, 4))],
)
def test_the_map(people: int, usual: tuple[int, int, int], epic: tuple[int, int, int]) -> None:
    table = seated(NAME, people)
    assert (table.view["round"]["of"], tiles(table)[0], count(drawn(table))) == (4, "start_a", usual)
    longer = seated(NAME, people, "epic")
    assert (longer.view["round"]["of"], count(drawn(longer))) == (6, epic)


@pytest.mark.rule("MK-SCN-RETURN-03", "MK-SCN-RETURN-08b")
def test_cities_are_level_three_or_four() -> None:
    board = '[map.tiles]\n"1,1" = "core_7"\n'
    assert sorted(piles_at(at_table(NAME, more=board), "4,-5")) == ["white", "white"]
    epic = at_table(NAME, more=board + '[options]\nepic = "on"')
    assert sorted(piles_at(epic, "4,-5")) == ["grey", "grey", "white"]


@pytest.mark.rule("MK-SCN-RETURN-04a", "MK-SCN-RETURN-04b")
def test_whoever_is_on_the_portal_at_the_end_of_the_first_day_is_lost() -> None:
    # Seat 0 has walked away; seat 1 has not even entered the map.
    table = finish(here("1,0", "turns_left = 0"))
    assert table.view["round"]["number"] == 2
    assert [player["out"] for player in table.view["players"]] == [False, True]
    assert {"mk-event-portal-closes", "mk-event-eliminated"} <= set(table.log)
    # The eliminated choose no Tactic and take no turn.
    assert table.match.decision.seat == 0
    table.play("tactic from_the_dusk")
    assert [one["who"] for one in table.view["round"]["order"]] == [0]
    on_it = finish(here(PORTAL, "turns_left = 0", rival='at = "1,0"'))
    assert [player["out"] for player in on_it.view["players"]] == [True, False]


@pytest.mark.rule("MK-SCN-RETURN-04b", "MK-SCN-RETURN-06b")
def test_with_everybody_lost_nobody_wins() -> None:
    table = finish(here(PORTAL, "turns_left = 0"))
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.won) == ((), False)


@pytest.mark.rule("MK-SCN-RETURN-05a")
def test_the_portal_becomes_plains_for_one_figure() -> None:
    table = here("1,0", 'time = "night"', rival=f'at = "{PORTAL}"')
    space = table.space(PORTAL)
    assert (space["site"], space["terrain"], space["safe"]) == (None, "plains", False)
    stays = finish(here(PORTAL, 'time = "night"', rival='at = "1,0"'))
    assert stays.view["players"][0]["at"] == PORTAL  # it does not leave the map
    day = here("1,0", rival=f'at = "{PORTAL}"')
    assert (day.space(PORTAL)["site"], day.space(PORTAL)["safe"]) == ("portal", True)


@pytest.mark.rule("MK-SCN-RETURN-05b")
def test_combat_on_the_portal_after_it_has_closed() -> None:
    def arriving(time: str) -> Table:
        keys = 'hand = ["march"]\nat = "1,0"\nmove = 4\npath = ["1,0"]'
        rival = f'[[rivals]]\nhero = "goldyx"\nhand = ["march"]\nat = "{PORTAL}"'
        return at_table(NAME, f'time = "{time}"', keys, 0, rival).play(f"move {PORTAL}")

    assert "fight goldyx" in arriving("night").options
    assert "fight goldyx" not in arriving("day").options
    announced = at_table(
        NAME,
        'time = "night"\nturns_left = 1',
        'hand = ["march"]\nat = "1,0"\nmove = 4',
        0,
        f'[[rivals]]\nhero = "goldyx"\nhand = ["march"]\nat = "{PORTAL}"',
    )
    announced.play(f"move {PORTAL}", "play march", "end turn")
    assert announced.me["at"] == "1,0"  # a Forced Withdrawal
    assert announced.me["hand"].count("wound") == 1 or "wound" in announced.me["discard"]


@pytest.mark.rule("MK-SCN-RETURN-06a", "MK-SCN-RETURN-06c")
@pytest.mark.parametrize(("first", "second", "winners"), [(PORTAL, "1,0", (0,)), ("1,0", PORTAL, (1,))])
def test_whoever_stands_on_the_portal_at_the_end_wins(first: str, second: str, winners: tuple[int, ...]) -> None:
    table = at_table(
        NAME,
        f"{LAST}\nturns_left = 0",
        f'hand = ["march"]\nat = "{first}"\nfame = 9',
        0,
        f'[[rivals]]\nhero = "goldyx"\nhand = ["march"]\nat = "{second}"\nfame = 20',
    )
    finish(table)
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.won) == (winners, True)
    assert lines(table).keys() == {"portal"}


@pytest.mark.rule("MK-SCN-RETURN-06b")
def test_with_nobody_there_nobody_wins() -> None:
    outcome = finish(here("1,0", f"{LAST}\nturns_left = 0", rival='at = "1,-1"')).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.won) == ((), False)


@pytest.mark.rule("MK-SCN-RETURN-06a", "MK-SCN-RETURN-08a")
def test_the_epic_form_ends_with_the_third_night() -> None:
    epic = '[options]\nepic = "on"'
    goes_on = finish(here(PORTAL, f"{LAST}\nturns_left = 0", rival='at = "1,0"', more=epic))
    assert goes_on.match.outcome is None
    assert finish(here(PORTAL, f"{LAST}\nturns_left = 0", rival='at = "1,0"')).match.outcome is not None


@pytest.mark.rule("MK-SCN-RETURN-07")
def test_once_the_end_is_announced_nobody_is_driven_off_the_portal() -> None:
    # The first seat may enter, but neither fight nor stay.
    table = here("1,0", f"{LAST}\nturns_left = 1", rival=f'at = "{PORTAL}"')
    assert table.refused("fight goldyx").startswith("MK-")
    table.play("play march", f"move {PORTAL}")
    assert "fight goldyx" not in table.options
    table.play("end turn")
    assert table.match.decision.seat == 1
    table.play("play march", "end turn")
    while table.match.outcome is None:
        table.play("done")
    assert table.match.outcome.winners == (1,)


def team_table(portal: int, seed: int) -> Table:
    """The end of a team game with this seat on the portal."""
    spaces = ["1,0", "1,-1", "0,-1", "2,-2"]
    spaces[portal] = PORTAL
    rivals = "".join(
        f'[[rivals]]\nhero = "{hero}"\nhand = ["march"]\nat = "{at}"\n'
        for hero, at in zip(HEROES[1:], spaces[1:], strict=True)
    )
    top = f"seed = {seed}\n{LAST}\nturns_left = 0"
    keys = f'hand = ["march"]\nat = "{spaces[0]}"'
    return at_table(NAME, top, keys, 0, f'{rivals}[options]\nteams = "on"')


def chosen(table: Table) -> list[int]:
    """The chosen ones, as their own teams see them."""
    return [table.match.view(seat)["quest"]["chosen"] for seat in (0, 1)]


@pytest.mark.rule("MK-SCN-RETURN-09a", "MK-SCN-RETURN-09c", "MK-SCN-RETURN-09d")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize("portal", [0, 1, 2, 3])
def test_a_team_wins_with_its_chosen_one_only(seed: int, portal: int) -> None:
    table = team_table(portal, seed)
    lots = chosen(table)
    finish(table)
    outcome = table.match.outcome
    assert outcome is not None
    team = (0, 2) if portal in (0, 2) else (1, 3)
    assert sorted(outcome.winners) == (list(team) if portal in lots else [])
    assert outcome.won is (portal in lots)


@pytest.mark.rule("MK-SCN-RETURN-09b")
def test_the_chosen_one_is_known_to_the_own_team_alone() -> None:
    lots = set()
    for seed in range(8):
        match = tavola.new("mageknight", NAME, HEROES, seed=seed, options={"teams": "on"})
        views = [match.view(seat)["quest"]["chosen"] for seat in range(4)]
        assert views[0] == views[2]
        assert views[1] == views[3]
        assert views[0] in (0, 2)
        assert views[1] in (1, 3)
        assert match.view(None)["quest"]["chosen"] is None
        lots.add((views[0], views[1]))
        guesses = {match.rules.resample(match.state, 0, seeded(n)).notes for n in range(12)}
        assert {note[0] for note in guesses} == {f"chosen {views[0]}"}
        assert {note[1] for note in guesses} == {"chosen 1", "chosen 3"}
    assert len(lots) > 1
    assert seated(NAME, 4).view["quest"]["chosen"] is None
