"""The Empire defends together; forces in several places; the order of plans, losses and what follows them."""

from __future__ import annotations

import pytest

from oath.scripted import Table, given


def empire(more: str = "", rolls: tuple[str, ...] = (), steppe: str = "", purple: str = "", blue: str = "") -> Table:
    """Red, with 4 warbands, attacks the Chancellor at the Steppe; the Citizen Blue stands there too."""
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {list(rolls)}
        {more}
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 1
        {steppe}
        [boards.purple]
        site = "steppe"
        favor = 2
        {purple}
        [boards.red]
        site = "steppe"
        warbands = 4
        [boards.blue]
        role = "citizen"
        site = "steppe"
        favor = 2
        {blue}
    """).play("campaign purple", "attack")


@pytest.mark.rule("OA-CMP-032", "OA-CMP-034")
def test_an_ally_uses_and_pays_for_own_plans() -> None:
    """Blue joins with Encirclement (1 favor) among its advisers. The Chancellor may use the Longbows of the site and
    not Blue's card; Blue may not use the Longbows again, and pays for its own: 4 - 1 - 2 attack dice."""
    table = empire(steppe='cards = ["longbows"]', blue='warbands = 5\nadvisers = ["encirclement"]').play(
        "join", "accept"
    )
    assert (table.asked, table.options[:2]) == ("purple", ["plan longbows", "no more plans"])
    table.play("plan longbows")
    assert (table.asked, table.options[:2]) == ("blue", ["plan encirclement", "no more plans"])
    table.play("plan encirclement")
    assert (table.board("blue")["favor"], table.board("purple")["favor"]) == (1, 2)
    assert len(table.rolled("attack")) == 1


@pytest.mark.rule("OA-CIT-040")
@pytest.mark.parametrize(("site", "asked"), [("steppe", "blue"), ("rocky_coast", "")])
def test_a_citizen_elsewhere_is_no_ally(site: str, asked: str) -> None:
    """Present, Blue is asked to join, with its board's warbands; away it takes no part."""
    rolls = ["blank", "blank", *["hollow"] * 4]
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {rolls}
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 1
        [boards.purple]
        site = "fertile_valley"
        warbands = 0
        [boards.red]
        site = "steppe"
        warbands = 4
        [boards.blue]
        role = "citizen"
        site = "{site}"
        warbands = 5
    """).play("campaign purple", "attack")
    if asked:
        assert table.asked == asked
        table.play("join", "accept")
    line = [line.event.text.args for line in table.match.log if line.event.text.key == "oa-log-totals"][-1]
    assert line["defense"] == (1 + 5 if asked else 1)


@pytest.mark.rule("OA-CMP-033")
def test_a_citizen_attacking_the_empire_leads_the_own_board() -> None:
    """Blue's 3 purple warbands attack with 3 dice, the 2 at the Steppe defend, nobody else's."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "blue"
        rolls = ["blank", "blank", "hollow", "hollow", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 2
        [boards.purple]
        site = "fertile_valley"
        warbands = 4
        [boards.blue]
        role = "citizen"
        site = "steppe"
        warbands = 3
    """).play("campaign purple", "attack")
    line = [line.event.text.args for line in table.match.log if line.event.text.key == "oa-log-totals"][-1]
    assert (len(table.rolled("attack")), line["attack"], line["defense"]) == (3, 2, 2)


@pytest.mark.rule("OA-CMP-068")
def test_the_owner_of_a_force_chooses_which_warbands_die() -> None:
    """Captains: 2 warbands of the Rocky Coast and 3 of the board attack. A skull kills one, Red says where."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "skull", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        cards = ["captains"]
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 2
        [boards.red]
        site = "steppe"
        warbands = 3
        favor = 1
        [boards.blue]
        site = "rocky_coast"
        warbands = 0
    """).play("use captains")
    table.play(*[option for option in table.options if option == "site rocky_coast"])
    table.play("campaign blue", "target pawn", "attack")
    assert (table.asked, table.options) == ("red", ["kill 1 red", "kill 1 rocky_coast"])
    table.play("kill 1 rocky_coast")
    assert (table.site("rocky_coast")["warbands"], table.board("red")["warbands"]) == (1, 3)


@pytest.mark.rule("OA-CMP-077")
def test_what_follows_a_defeat_comes_after_the_losses() -> None:
    """The Traveling Doctor spares Red's losses first, then is discarded."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["shield", "two_shields", "hollow", "hollow"]
        [boards.red]
        site = "steppe"
        warbands = 2
        advisers = ["traveling_doctor"]
        [boards.blue]
        site = "steppe"
        warbands = 3
    """).play("campaign blue", "target pawn", "attack", "plan traveling_doctor")
    log = table.log
    assert log.index("oa-log-wins-defense") < log.index("oa-log-discarded-adviser")
    assert table.board("red")["warbands"] == 2


@pytest.mark.rule("OA-CMP-089")
def test_a_beaten_pawn_goes_only_where_it_could_travel() -> None:
    """The Narrow Pass of the Hinterland lets Blue go to the pass alone there."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword"]
        [sites.hinterland_1]
        site = "narrow_pass"
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        site = "steppe"
        warbands = 0
        favor = 0
    """).play("campaign blue", "target pawn", "attack")
    assert "site narrow_pass" in table.options
    assert not {"site great_slum", "site salt_flats", "site steppe"} & set(table.options)


@pytest.mark.rule("OA-CMP-089", "OA-SITE-050")
def test_from_an_enemys_shrouded_wood_its_ruler_sends_the_beaten_pawn() -> None:
    table = given("""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "shrouded_wood"
        army = "white"
        warbands = 1
        [boards.red]
        site = "shrouded_wood"
        warbands = 3
        [boards.blue]
        site = "shrouded_wood"
        warbands = 0
        favor = 0
        [boards.white]
        site = "rocky_coast"
    """)
    table.play("campaign blue", "target pawn", "attack", "site great_slum")
    assert table.asked == "white"
    table.play("site salt_flats")
    assert table.board("blue")["site"] == "salt_flats"


@pytest.mark.rule("OA-CMP-108")
@pytest.mark.example("OA-CMP-108")
@pytest.mark.parametrize(("order", "dice"), [("wrestlers encirclement", 3), ("encirclement wrestlers", 1)])
def test_each_plan_is_resolved_before_the_next_is_used(order: str, dice: int) -> None:
    """3 attack 4. Wrestlers first: 1 of the 4 is sacrificed, and 3 are not more than 3. Encirclement first: 2 attack
    dice fewer. Either way the pawn's 2 defense dice are 3."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        site = "steppe"
        warbands = 4
        favor = 1
        advisers = ["wrestlers", "encirclement"]
    """).play("campaign blue", "target pawn", "attack", *(f"plan {plan}" for plan in order.split()))
    assert (len(table.rolled("attack")), len(table.rolled("defense"))) == (dice, 3)
