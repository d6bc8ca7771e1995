"""Whole turns of the Prince, worked out by hand from his sheet before they were played.

The two worked turns of the sheet come first, then three of our own: protection, devotion, and an Exile. Each is told
line by line: what the sheet says, and what the table then says.
"""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, prince, reign, skipped


@pytest.mark.rule("OA-PRINCE-154")
def test_the_sheets_turn_of_supremacy():
    """Chancellor, Supremacy, greatest height 1: 3 actions; board 5, 2 sites of his own. Red keeps the oath with Y (1),
    X (2) and Z (2, pawn and board of 3).

    Threat line 4, the markers stay. Start: not most sites (2 against 3); ready against Y, 5 > 1 + 1. Action 1: to
    Y, and Y alone, for with X 2 dice + 3 warbands = 5 is not less than 5. Won with 4 left: Y 2, board 2. Ready
    against X? 2 > 1 + 2 is false: action 2 travels to most favor, action 3 trades. The markers end on sup_muster_b.
    """
    table = reign(
        """
        phase = "wake"
        title = "red"
        deck = ["longbows", "wrestlers", "bear_traps"]
        rolls = ["blank", "blank", "sword", "sword", "sword", "sword", "skull"]
        [prince]
        node = "supremacy_start"
        friends = {hearth = 1}
        conspirators = {order = 1}
        [sites.cradle_1]
        site = "fertile_valley"
        cards = []
        army = "purple"
        warbands = 1
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wayside_inn"]
        army = "purple"
        warbands = 1
        [sites.provinces_2]
        site = "standing_stones"
        army = "red"
        warbands = 1
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 2
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 2
        [boards.purple]
        site = "fertile_valley"
        warbands = 3
        favor = 0
        [boards.red]
        site = "rocky_coast"
        warbands = 3
        """
    )
    # Phase 1: Red keeps the oath; supremacy answers supremacy.
    assert (prince(table)["line"], "oa-log-prince-stays" in table.log) == (4, True)
    # Phase 2: three Order cards conspire and are not played: 2 warbands (board 5) and Tactics to step 4, worth 2.
    assert args(table, "oa-log-prince-no-card")[0]["quadrant"] == "supremacy"
    # Tactics of 2 make 7 dice of the 5 warbands, so the set grows by one site: 7 > 2 + 3.
    assert args(table, "oa-log-prince-ready")[0]["attack"] == 7
    assert [one["site"] for one in args(table, "oa-log-target-site")] == ["standing_stones", "steppe"]


SUPREMACY = """
    title = "red"
    rolls = ["blank", "blank", "sword", "sword", "sword", "sword", "skull"]
    [prince]
    node = "supremacy_start"
    friends = {hearth = 1}
    [sites.cradle_1]
    site = "fertile_valley"
    cards = []
    army = "purple"
    warbands = 1
    [sites.cradle_2]
    site = "lush_coast"
    cards = ["wayside_inn"]
    army = "purple"
    warbands = 1
    [sites.provinces_2]
    site = "standing_stones"
    army = "red"
    warbands = 1
    [sites.provinces_3]
    site = "steppe"
    army = "red"
    warbands = 2
    [sites.hinterland_1]
    site = "rocky_coast"
    army = "red"
    warbands = 2
    [boards.purple]
    site = "fertile_valley"
    warbands = 5
    favor = 0
    [boards.red]
    site = "rocky_coast"
    warbands = 3
"""


@pytest.mark.rule("OA-PRINCE-154")
@pytest.mark.example("OA-PRINCE-051", "OA-PRINCE-154")
def test_the_sheets_turn_of_supremacy_without_tactics():
    """The same from phase 3, where the sheet's numbers hold: 5 dice, Y alone; the skull kills 1 of 5, 4 are left."""
    table = reign(SUPREMACY)
    assert args(table, "oa-log-prince-ready") == [{"player": "purple", "other": "red", "attack": 5, "defense": 2}]
    assert [one["site"] for one in args(table, "oa-log-target-site")] == ["standing_stones"]
    assert args(table, "oa-log-occupies") == [{"player": "purple", "site": "standing_stones", "n": 2}]
    assert did(table) == ["campaign-rival_sites", "travel-favor", "trade-favor"]
    assert table.board("purple")["warbands"] == 2
    assert prince(table)["mark"] == "sup_muster_b"


@pytest.mark.rule("OA-PRINCE-155")
@pytest.mark.example("OA-PRINCE-155")
def test_the_sheets_turn_of_people():
    """No banner; Hearth Friend 2: 4 actions; the People's Favor with 3 in the shared bank; Ambition 0, board 1; two
    empty Hearth cards at his site, Hearth bank 6.

    Start: not held, not ready (no holder), cannot pay (needs 4). Action 1 trades: 4 favor into Ambition (aim 3 +
    1). Can pay: action 2 recovers with 4 + 1 = 5; the old 3 are dealt to Discord, Arcane, Order. Action 3 searches,
    action 4 is the travel for favor of protection: three Beast cards (Friend 1) bring 3, his own two with the 2
    left in the bank only 2.
    """
    table = reign(
        """
        oath = "people"
        deck = ["vision_faith", "conspiracy", "vision_conquest"]
        [prince]
        node = "people_start"
        friends = {hearth = 2, beast = 1}
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wayside_inn", "extra_provisions"]
        [sites.hinterland_2]
        site = "great_slum"
        cards = ["wolves", "rangers", "roving_terror"]
        [banks]
        discord = 2
        hearth = 6
        [boards.purple]
        site = "lush_coast"
        favor = 1
        warbands = 0
        [banners.peoples_favor]
        tokens = 3
        """
    )
    assert did(table) == ["trade-favor", "recover-peoples_favor", "search", "travel-favor"]
    assert args(table, "oa-log-prince-ambition")[0] == {"n": 4}
    assert args(table, "oa-log-recovers") == [{"player": "purple", "banner": "peoples_favor", "n": 5}]
    assert table.view["banners"]["peoples_favor"]["tokens"] == 5
    assert prince(table)["mark"] == "pro_trade_a"


def test_a_turn_of_protection():
    """Chancellor under Protection; Arcane Conspirator 2: 4 actions. Red holds two relics and the title (2 against the
    Scepter): Threat line 4, protection; the markers come from supremacy to protection_start.

    Phase 2 draws the Alchemist (Arcane, highest Conspirator), Wolves and Elders: the Alchemist goes to the Fertile
    Valley, Arcane rises to 3, so 5 actions; 1 favor of the Arcane bank. Start: not most; ready against Red? 0
    warbands: no. So action 1 travels to the relic at the Steppe. It costs 3 favor; he has 1 + 1 = 2: cannot pay.
    Trade at the Steppe brings nothing: skipped. Travel for favor: no Friend anywhere, 1 favor of the nearest bank
    instead (action 2): 3. Trade: skipped again. Travel to a relic: he is there, skipped; can pay, so action 3
    recovers: 2 things each now, still not most. Ready? No. Trade skipped, travel to a relic: none left and no
    facedown site: 1 favor (Discord), and on to the Alchemist for secrets (action 4). Not most, cannot pay, Muster
    (action 5): 1 favor on the Alchemist, 2 warbands. Ready? 2 dice against 2 + 4: no: the marker rests on
    pro_travel_favor.
    """
    table = reign(
        """
        phase = "wake"
        oath = "protection"
        title = "red"
        deck = ["alchemist", "wolves", "elders"]
        [prince]
        node = "sup_trade_favor"
        conspirators = {arcane = 2}
        [sites.provinces_3]
        site = "steppe"
        relics = ["cup_of_plenty"]
        [boards.purple]
        site = "lush_coast"
        favor = 1
        warbands = 0
        [boards.red]
        site = "salt_flats"
        relics = ["whistle", "sticky_fire"]
        warbands = 4
        """
    )
    assert args(table, "oa-log-prince-turns") == [{"quadrant": "protection"}]
    assert args(table, "oa-log-plays-site")[0] == {"player": "purple", "card": "alchemist", "site": "fertile_valley"}
    assert args(table, "oa-log-prince-conspirator") == [{"suit": "arcane", "n": 3}]
    assert args(table, "oa-log-prince-actions") == [{"n": 5}]
    assert did(table) == ["travel-relic", "travel-favor", "recover-relic", "travel-relic", "muster"]
    assert [one["place"] for one in args(table, "oa-log-travels")] == ["steppe", "fertile_valley"]
    assert skipped(table) == ["trade-both", "trade-both", "travel-relic", "trade-both"]
    assert table.board("purple")["relics"] == ["grand_scepter", "cup_of_plenty"]
    assert table.board("purple")["warbands"] == 2
    assert prince(table)["mark"] == "pro_travel_favor"


def test_a_turn_of_devotion():
    """Chancellor under Devotion, Arcane Conspirator 1: 3 actions. Red holds the Darkest Secret with 2 secrets and the
    title.

    Phase 2 draws three Visions: nothing to play, so 1 warband, 1 secret (1 + 1 = 2) and 1 step of Tactics. Start:
    not held; ready? 1 warband + 1 Tactics = 2 against 2 dice + 2 warbands: no; pay? 2 is not more than 2: no.
    Action 1 trades with the Alchemist: 1 secret, 3 in all. Can pay: action 2 recovers with all 3; of the old 2 he
    takes 1, Red 1. Action 3 searches (people: Friends): the Wolves are played, Beast Friend 1. The marker rests on
    pro_travel_favor.
    """
    table = reign(
        """
        phase = "wake"
        oath = "devotion"
        title = "red"
        deck = ["vision_faith", "conspiracy", "vision_conquest", "wolves", "true_names", "naysayers"]
        [prince]
        node = "devotion_start"
        conspirators = {arcane = 1}
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["alchemist"]
        [boards.purple]
        site = "lush_coast"
        favor = 0
        secrets = 1
        warbands = 0
        [boards.red]
        site = "salt_flats"
        secrets = 0
        warbands = 2
        [banners.darkest_secret]
        holder = "red"
        tokens = 2
        """
    )
    assert "oa-log-prince-stays" in table.log
    assert did(table) == ["trade-secrets", "recover-darkest_secret", "search"]
    assert args(table, "oa-log-recovers") == [{"player": "purple", "banner": "darkest_secret", "n": 3}]
    assert args(table, "oa-log-title") == [{"player": "purple"}]
    assert args(table, "oa-log-prince-friend") == [{"suit": "beast", "n": 1}]
    assert (table.board("purple")["secrets"], table.board("red")["secrets"]) == (1, 1)
    assert prince(table)["mark"] == "pro_travel_favor"


def test_a_turn_of_an_exile():
    """Red is the Prince, an Exile under Supremacy; the Chancellor has the title by one site with 1 warband and stands
    elsewhere. Threat line 2: the Chancellor, markers stay in supremacy. No heights: 2 actions.

    Phase 2: three Visions, so 2 warbands (3 + 2 = 5) and 1 step of Tactics. Start: not most sites; ready: 5 + 1
    dice against 1 + 1. Action 1: to the Rocky Coast. The dice: 2 blanks, 6 swords: 6 against 1. No losses: the
    Rocky Coast 3, board 2 (site, board, site, board, site). He now rules the most sites and takes the title. Ready
    again? The Empire rules nothing, so the bandits are the Rival: 2 + 1 dice against 1 + 1 at the Fertile Valley:
    action 2 is a campaign there; as he then rules the most sites, the markers turn to the banners: from need_banner
    to people_start.
    """
    table = reign(
        """
        players = ["purple"]
        turn = "red"
        phase = "wake"
        deck = ["vision_faith", "conspiracy", "vision_conquest"]
        rolls = [
            "blank", "blank", "sword", "sword", "sword", "sword", "sword", "sword",
            "blank", "sword", "sword", "sword",
        ]
        [prince]
        side = "exile"
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "purple"
        warbands = 1
        [boards.purple]
        site = "salt_flats"
        warbands = 0
        [boards.red]
        site = "steppe"
        warbands = 3
        favor = 0
        """
    )
    assert args(table, "oa-log-prince-threat-title") == [{"player": "purple", "goal": "sites"}]
    assert did(table) == ["campaign-rival_sites", "campaign-rival_sites"]
    assert [one["place"] for one in args(table, "oa-log-travels")] == ["rocky_coast", "fertile_valley"]
    assert args(table, "oa-log-occupies")[0] == {"player": "red", "site": "rocky_coast", "n": 3}
    assert args(table, "oa-log-title") == [{"player": "red"}]
    assert prince(table)["mark"] == "need_banner"
