"""P5.3: how he recovers relics and banners."""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, prince, reign, skipped

RELIC = """
    players = [{players}]
    turn = "{who}"
    [prince]
    side = "{side}"
    node = "pro_recover"
    ambition = {ambition}
    [sites.cradle_2]
    site = "{site}"
    relics = ["map"]
    [boards.{who}]
    site = "{site}"
    favor = {favor}
    secrets = {secrets}
    warbands = 0
"""


def relic(favor, secrets=0, ambition=0, side="chancellor", site="ancient_city"):
    """At the Ancient City a relic costs 3 favor into the Order bank."""
    exile = side == "exile"
    return reign(
        RELIC.format(
            players='"purple"' if exile else '"red"',
            who="red" if exile else "purple",
            side=side,
            site=site,
            favor=favor,
            secrets=secrets,
            ambition=ambition,
        )
    )


@pytest.mark.rule("OA-PRINCE-104")
def test_what_cannot_be_recovered_is_skipped():
    assert skipped(relic(2))[0] == "recover-relic"
    nothing = reign('[prince]\nnode = "pro_recover"\n[boards.purple]\nfavor = 9')
    assert skipped(nothing)[0] == "recover-relic"


@pytest.mark.rule("OA-PRINCE-105")
def test_he_pays_the_cost_and_takes_the_relic():
    table = relic(3)
    assert args(table, "oa-log-prince-recovers")[0] == {"player": "purple", "favor": 3, "secrets": 0}
    assert table.board("purple")["relics"] == ["grand_scepter", "map"]
    assert table.bank("order") == 6


@pytest.mark.rule("OA-PRINCE-108", "OA-PRINCE-140")
@pytest.mark.example("OA-PRINCE-108")
def test_the_ambition_box_pays_first():
    """Cost 3, Ambition 2, board 4: Ambition 0, board 3. He stays in protection, where the box would still hold."""
    table = relic(6, ambition=2)
    assert args(table, "oa-log-prince-empties") == []
    assert prince(table)["ambition"] == 0
    assert args(table, "oa-log-prince-recovers")[0]["favor"] == 3


@pytest.mark.rule("OA-PRINCE-109")
@pytest.mark.example("OA-PRINCE-109")
def test_as_exile_secrets_serve_as_favor():
    """Cost 3 into the Order bank, favor 2, secrets 2: 2 favor into the bank, 1 secret burned."""
    table = relic(2, 2, side="exile")
    assert args(table, "oa-log-prince-recovers")[0] == {"player": "red", "favor": 2, "secrets": 1}
    assert table.bank("order") == 5


@pytest.mark.rule("OA-PRINCE-110")
def test_as_chancellor_they_do_not():
    assert skipped(relic(2, 2))[0] == "recover-relic"


@pytest.mark.rule("OA-PRINCE-111")
def test_a_cost_in_secrets_is_paid_with_secrets():
    """At the Deep Woods a relic costs 2 secrets, whatever favor there is."""
    assert skipped(relic(9, 1, site="deep_woods"))[0] == "recover-relic"
    table = relic(0, 2, site="deep_woods")
    assert args(table, "oa-log-prince-recovers")[0] == {"player": "purple", "favor": 0, "secrets": 2}


@pytest.mark.rule("OA-PRINCE-106", "OA-PRINCE-200")
@pytest.mark.example("OA-PRINCE-106")
def test_on_a_banner_he_puts_all_he_can():
    """People's Favor with 2, Ambition 2 and board 3: pays 5. The old 2 go to Discord and Arcane, 3 there before."""
    table = reign(
        """
        deck = ["wolves", "vision_faith", "conspiracy"]
        [prince]
        node = "peo_recover"
        ambition = 2
        [boards.purple]
        favor = 5
        warbands = 0
        [banners.peoples_favor]
        tokens = 2
        """
    )
    assert args(table, "oa-log-recovers")[0] == {"player": "purple", "banner": "peoples_favor", "n": 5}
    assert table.view["banners"]["peoples_favor"] == {"holder": 0, "tokens": 5, "side": "people"}
    assert (table.bank("discord"), table.bank("arcane"), table.bank("order")) == (4, 4, 3)


DARK = """
    oath = "protection"
    [prince]
    node = "dev_recover"
    [sites.hinterland_1]
    site = "rocky_coast"
    cards = ["alchemist"]
    [boards.purple]
    secrets = 3
    warbands = 0
    [boards.red]
    site = "rocky_coast"
    secrets = 0
    advisers = ["spirit_snare"]
    [banners.darkest_secret]
    holder = "red"
    tokens = 2
"""


@pytest.mark.rule("OA-PRINCE-107", "OA-PRINCE-106", "OA-PRINCE-200")
def test_for_the_darkest_secret_advisers_do_not_matter_to_him():
    """The only card at Red's site is Arcane, and so is Red's adviser: nobody else could recover it. He pays all 3; of
    the old 2 secrets he takes 1, Red the other."""
    table = reign(DARK)
    assert args(table, "oa-log-recovers")[0] == {"player": "purple", "banner": "darkest_secret", "n": 3}
    assert [(one["player"], one["n"]) for one in args(table, "oa-log-secrets")[:2]] == [("purple", 1), ("red", 1)]
    assert did(table)[0] == "recover-darkest_secret"


@pytest.mark.rule("OA-PRINCE-107")
def test_people_heed_the_condition():
    turned = DARK.replace(
        'oath = "protection"', 'oath = "protection"\nplayers = ["red", "blue"]\nturn = "blue"\nphase = "act"'
    )
    table = reign(turned + '[boards.blue]\nsecrets = 3\nsite = "rocky_coast"')
    assert table.offered("recover darkest_secret") == []
