"""P5: the walk through his mind, and its tests."""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, prince, reign, skipped


@pytest.mark.rule("OA-PRINCE-044", "OA-PRINCE-045", "OA-PRINCE-051")
def test_he_walks_from_the_start_marker_and_stops_behind_his_last_action():
    """Beast Friend 1: 3 actions. Not most sites, not ready (no warband): Muster is skipped without favor; travel to the
    Wolves, trade, and Muster with the favor gained; the markers rest on the Trade behind it."""
    table = reign(
        """
        title = "red"
        [prince]
        node = "supremacy_start"
        friends = {beast = 1}
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["wolves"]
        [boards.purple]
        favor = 0
        warbands = 0
        [boards.red]
        warbands = 9
        site = "rocky_coast"
        """
    )
    assert skipped(table)[0] == "muster"
    assert did(table) == ["travel-favor", "trade-favor", "muster"]
    assert prince(table)["mark"] == "sup_trade_favor"


@pytest.mark.rule("OA-PRINCE-046")
def test_a_skipped_action_does_not_count():
    """Without favor the first Muster is skipped; the Trade and the second Muster are the 3 actions' first two."""
    table = reign(
        """
        title = "red"
        [prince]
        node = "sup_muster_b"
        friends = {beast = 1}
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wolves"]
        [boards.purple]
        site = "lush_coast"
        favor = 0
        warbands = 0
        """
    )
    assert skipped(table)[0] == "muster"
    assert [one["n"] for one in args(table, "oa-log-prince-does")][:2] == [1, 2]
    assert did(table)[:2] == ["trade-favor", "muster"]


@pytest.mark.rule("OA-PRINCE-047")
def test_twelve_skips_in_a_row_end_phase_3():
    """Without favor, warbands and Friends the second half of supremacy is Muster and Trade for ever: 12 skips."""
    table = reign(
        """
        title = "red"
        [prince]
        node = "sup_muster_b"
        [boards.purple]
        favor = 0
        warbands = 0
        """
    )
    assert (did(table), len(skipped(table))) == ([], 12)
    assert "oa-log-prince-stuck" in table.log


@pytest.mark.rule("OA-PRINCE-048")
@pytest.mark.parametrize(
    ("own", "other", "title", "most"),
    [(1, 0, "red", True), (1, 1, "red", False), (1, 1, "purple", True), (0, 1, "red", False)],
)
def test_most_means_strictly_more_or_the_title(own, other, title, most):
    """Sites ruled by him and by Red: with most of them he turns to the banners, to trade for the People's Favor."""
    army = '[sites.{slot}]\nsite = "{site}"\narmy = "{who}"\nwarbands = 3\n'
    land = army.format(slot="hinterland_1", site="rocky_coast", who="purple") * own
    land += army.format(slot="hinterland_2", site="great_slum", who="red") * other
    top = f'turn = "red"\nphase = "act"\ntitle = "{title}"\n'
    poor = "[boards.purple]\nwarbands = 0\nfavor = 0"
    table = reign(f'{top}[prince]\nnode = "supremacy_start"\n{land}\n{poor}')
    ahead = prince(table)["ahead"][0]["node"]
    assert ahead == ("peo_trade_favor" if most else "sup_muster_a")


@pytest.mark.rule("OA-PRINCE-048", "OA-PRINCE-199")
def test_can_pay_is_false_for_what_he_holds_and_with_the_scepter_as_aim():
    """3 secrets against the 1 on the Darkest Secret: payable, unless he holds it or wants the Scepter instead."""
    text = """
        turn = "red"
        phase = "act"
        oath = "devotion"
        [prince]
        node = "dev_trade_secret"
        [boards.purple]
        secrets = 3
        warbands = 0
        [banners.darkest_secret]
        tokens = 1
        {more}
    """
    deeds = [step["deed"] for step in prince(reign(text.format(more="")))["ahead"]]
    assert "recover-darkest_secret" in deeds
    held = prince(reign(text.format(more='holder = "purple"')))["ahead"]
    assert "recover-darkest_secret" not in [step["deed"] for step in held]
    wanted = '[boards.red]\nrole = "citizen"\nrelics = ["grand_scepter"]'
    aimed = prince(reign(text.format(more=wanted)))
    assert aimed["aim"] == "grand_scepter"
    assert "recover-darkest_secret" not in [step["deed"] for step in aimed["ahead"]]


@pytest.mark.rule("OA-PRINCE-049")
@pytest.mark.parametrize(
    ("people", "secret", "first"),
    [
        ("purple", "red", "dev_trade_secret"),
        ("red", "purple", "peo_trade_favor"),
        ("red", "red", "peo_trade_favor"),
        ("purple", "purple", "peo_search"),
    ],
)
def test_only_the_peoples_favor_sends_him_for_secrets(people, secret, first):
    table = reign(
        f"""
        turn = "red"
        phase = "act"
        [prince]
        node = "need_banner"
        [boards.purple]
        favor = 0
        warbands = 0
        [banners.peoples_favor]
        holder = "{people}"
        tokens = 5
        [banners.darkest_secret]
        holder = "{secret}"
        """
    )
    assert prince(table)["ahead"][0]["node"] == first


@pytest.mark.rule("OA-PRINCE-050", "OA-PRINCE-053")
def test_he_counts_no_supply_and_travels_any_distance():
    """From the Cradle to the Hinterland would cost 4; he has none. The Scouts' plan would give Supply, and gives
    none."""
    table = reign(
        """
        [prince]
        node = "sup_travel_favor"
        friends = {beast = 1}
        [sites.hinterland_3]
        site = "salt_flats"
        cards = ["wolves"]
        [sites.cradle_1]
        site = "fertile_valley"
        cards = ["scouts"]
        army = "purple"
        warbands = 1
        [boards.purple]
        favor = 0
        """
    )
    assert args(table, "oa-log-travels")[0]["place"] == "salt_flats"
    assert table.board("purple")["supply"] == 0
    assert "oa-log-supply" not in table.log


@pytest.mark.rule("OA-PRINCE-052")
def test_he_takes_no_minor_actions():
    """His 3 warbands stay on the board of a site he rules, and the relic there is looked at by nobody."""
    table = reign(
        """
        title = "red"
        [prince]
        node = "sup_trade_favor"
        [sites.cradle_1]
        site = "ancient_city"
        army = "purple"
        warbands = 2
        relics = ["map"]
        [boards.purple]
        site = "ancient_city"
        favor = 0
        warbands = 1
        """
    )
    assert table.site("ancient_city")["relics"][0]["seen"] == []
    assert (table.site("ancient_city")["warbands"], table.board("purple")["warbands"]) == (2, 1)
