"""P5.3: where he travels, and what he gains where there is nothing to travel for."""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, reign, skipped


def roaming(node, more, friends="", conspirators=""):
    return reign(
        f"""
        title = "red"
        [prince]
        node = "{node}"
        friends = {{{friends}}}
        conspirators = {{{conspirators}}}
        [boards.purple]
        site = "fertile_valley"
        warbands = 0
        favor = 0
        {more}
        """
    )


WOLVES = '[sites.hinterland_1]\nsite = "rocky_coast"\ncards = ["wolves"]\n'


@pytest.mark.rule("OA-PRINCE-067", "OA-PRINCE-068", "OA-PRINCE-192")
@pytest.mark.example("OA-PRINCE-068")
def test_he_goes_to_the_best_site_and_stays_where_none_is_better():
    """The only Friend is at the Rocky Coast. With an equal card at his own site he stays, though the other lies no
    worse; and though an equal one lies further left."""
    assert args(roaming("sup_travel_favor", WOLVES, "beast = 1"), "oa-log-travels")[0]["place"] == "rocky_coast"
    own = '[sites.cradle_1]\nsite = "fertile_valley"\ncards = ["rangers"]\n'
    assert skipped(roaming("sup_travel_favor", WOLVES + own, "beast = 1"))[0] == "travel-favor"
    right = """
        title = "red"
        [prince]
        node = "sup_travel_favor"
        friends = {beast = 1}
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wolves"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["rangers"]
        [boards.purple]
        site = "rocky_coast"
        warbands = 0
    """
    assert skipped(reign(right))[0] == "travel-favor"


@pytest.mark.rule("OA-PRINCE-069")
@pytest.mark.example("OA-PRINCE-069")
def test_banks_and_empty_cards_decide_which_site_is_best():
    """Site A: Friend 3 but bank 1 = 1; site B: two cards of Friend 1 with bank 2 = 2: B. A third card of B with a token
    does not count."""
    more = """
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wolves"]
        [sites.hinterland_2]
        site = "great_slum"
        cards = ["wayside_inn", "extra_provisions", "memory_of_home"]
        [banks]
        beast = 1
        hearth = 2
        [tokens]
        memory_of_home = [1, 0]
    """
    table = roaming("sup_travel_favor", more, "beast = 3, hearth = 1")
    assert args(table, "oa-log-travels")[0]["place"] == "great_slum"


@pytest.mark.rule("OA-PRINCE-070")
def test_where_no_site_brings_favor_he_gains_one_and_stays():
    table = roaming("sup_travel_favor", "")
    assert did(table)[0] == "travel-favor"
    assert args(table, "oa-log-favor")[0] == {"player": "purple", "n": 1, "bank": "discord"}
    assert "oa-log-travels" not in table.log


@pytest.mark.rule("OA-PRINCE-071")
def test_where_no_site_brings_secrets_he_gains_one():
    table = roaming("dev_travel_secret", "")
    assert args(table, "oa-log-secrets")[0]["n"] == 1
    assert "oa-log-travels" not in table.log


@pytest.mark.rule("OA-PRINCE-072", "OA-PRINCE-068")
def test_he_goes_to_a_relic():
    relic = '[sites.hinterland_2]\nsite = "great_slum"\nrelics = ["map"]\n'
    assert args(roaming("pro_travel_relic_a", relic), "oa-log-travels")[0]["place"] == "great_slum"
    own = '[sites.cradle_1]\nsite = "fertile_valley"\nrelics = ["map"]\n'
    assert skipped(roaming("pro_travel_relic_a", own))[0] == "travel-relic"


@pytest.mark.rule("OA-PRINCE-073", "OA-PRINCE-076")
def test_without_a_relic_he_turns_up_the_leftmost_facedown_site():
    """The Mine shows a relic and 3 favor."""
    more = '[sites.provinces_2]\nsite = "mine"\nup = false\n[sites.hinterland_3]\nsite = "marshes"\nup = false\n'
    table = roaming("pro_travel_relic_a", more)
    assert args(table, "oa-log-revealed") == [{"site": "mine"}]
    assert (table.site("mine")["favor"], len(table.site("mine")["relics"])) == (3, 1)
    assert "oa-log-prince-empty-site" not in table.log


@pytest.mark.rule("OA-PRINCE-074")
def test_with_neither_he_gains_favor_and_goes_for_secrets():
    more = '[sites.hinterland_1]\nsite = "rocky_coast"\ncards = ["alchemist"]\n'
    table = roaming("pro_travel_relic_a", more, conspirators="arcane = 1")
    assert args(table, "oa-log-favor")[0]["bank"] == "discord"
    assert args(table, "oa-log-travels")[0]["place"] == "rocky_coast"


@pytest.mark.rule("OA-PRINCE-075")
@pytest.mark.example("OA-PRINCE-075")
def test_a_facedown_site_without_a_relic_brings_favor():
    """It turns up Plains: 1 favor."""
    table = roaming("pro_travel_relic_a", '[sites.provinces_2]\nsite = "plains"\nup = false\n')
    assert args(table, "oa-log-prince-empty-site") == [{"player": "purple", "site": "plains"}]
    assert args(table, "oa-log-favor")[0]["bank"] == "discord"


WOOD = """
    title = "red"
    [prince]
    node = "{node}"
    friends = {{beast = 1}}
    [sites.provinces_2]
    site = "shrouded_wood"
    army = "red"
    warbands = {guard}
    [sites.hinterland_1]
    site = "rocky_coast"
    cards = ["wolves"]
    army = "red"
    warbands = 1
    [boards.purple]
    site = "shrouded_wood"
    warbands = {army}
    favor = 0
    [boards.red]
    site = "great_slum"
    warbands = 0
"""


@pytest.mark.rule("OA-PRINCE-193")
def test_a_human_enemy_who_rules_the_shrouded_wood_leads_him():
    """He wants to go to the Wolves; Red sends him to the Salt Flats instead, and the action counts."""
    table = reign(WOOD.format(node="sup_travel_favor", guard=2, army=0))
    assert (table.asked, table.prompt) == ("red", "oa-ask-pick-site")
    table.play("site salt_flats")
    assert args(table, "oa-log-travels") == [{"player": "purple", "place": "salt_flats"}]
    assert did(table)[0] == "travel-favor"


@pytest.mark.rule("OA-PRINCE-193")
def test_led_astray_he_fights_only_where_the_defender_can_be_attacked():
    """Ready against the Rocky Coast (6 dice against 1 + 1), he is sent to the Salt Flats, where Red rules nothing."""
    table = reign(WOOD.format(node="sup_campaign_b", guard=4, army=6))
    table.play("site salt_flats")
    assert table.log.index("oa-log-prince-no-fight") == table.log.index("oa-log-travels") + 1
    assert did(table)[0] == "campaign-rival_sites"


@pytest.mark.rule("OA-PRINCE-139")
@pytest.mark.parametrize("level", ["limited", "expanded"])
def test_who_travels_from_his_shrouded_wood(level):
    """A Limited Prince leads nobody; for an Expanded one the judge, here Red himself, chooses."""
    table = reign(
        f"""
        turn = "red"
        phase = "act"
        [prince]
        level = "{level}"
        [sites.provinces_2]
        site = "shrouded_wood"
        army = "purple"
        warbands = 2
        [boards.red]
        site = "shrouded_wood"
        """
    )
    if level == "limited":
        assert "travel steppe" in table.options
    else:
        assert table.offered("travel") == ["travel"]
        table.play("travel")
        assert (table.asked, table.prompt) == ("red", "oa-ask-pick-site")
