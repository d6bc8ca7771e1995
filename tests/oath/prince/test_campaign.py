"""P5.4 and P6: Ready for Battle, whom he attacks where and for what, and how he defends."""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, prince, reign, skipped

LAND = """
    turn = "red"
    phase = "act"
    title = "{title}"
    {top}
    [prince]
    node = "{node}"
    tactics = {tactics}
    [boards.purple]
    warbands = {army}
    site = "fertile_valley"
    favor = 0
    {more}
"""


def plan(more, army, node="sup_campaign_b", tactics=0, top="", title="purple"):
    """The first thing he would do now; None where it would be skipped."""
    ahead = prince(reign(LAND.format(more=more, army=army, node=node, tactics=tactics, top=top, title=title)))["ahead"]
    return None if not ahead or ahead[0]["skipped"] else ahead[0]


def site(slot, name, who, warbands, more=""):
    return f'[sites.{slot}]\nsite = "{name}"\narmy = "{who}"\nwarbands = {warbands}\n{more}\n'


def red(at="salt_flats", warbands=0, more=""):
    return f'[boards.red]\nsite = "{at}"\nwarbands = {warbands}\n{more}\n'


FOUR = site("hinterland_1", "rocky_coast", "red", 4) + red()


@pytest.mark.rule("OA-PRINCE-095", "OA-PRINCE-077")
@pytest.mark.example("OA-PRINCE-095")
def test_equal_is_not_ready_and_then_he_does_not_travel_either():
    """A site with 4: 5 dice against 1 + 4 is not ready, 6 dice are."""
    assert plan(FOUR, 5) is None
    assert plan(FOUR, 6)["place"] == "rocky_coast"
    table = reign(
        LAND.format(more=FOUR, army=5, node="sup_campaign_b", tactics=0, top="", title="red")
        .replace('turn = "red"\n', 'turn = "purple"\n')
        .replace('phase = "act"', 'phase = "actions"')
    )
    assert skipped(table)[0] == "campaign-rival_sites"
    assert table.board("purple")["site"] == "fertile_valley"


@pytest.mark.rule("OA-PRINCE-096", "OA-PRINCE-092")
def test_dice_of_his_own_plans_are_counted_and_used():
    """Longbows at a site he rules add 1: 5 + 1 against 1 + 4 is ready, and the plan is really used."""
    own = site("provinces_1", "ancient_city", "purple", 1, 'cards = ["longbows"]')
    assert plan(FOUR + own, 5)["place"] == "rocky_coast"
    text = LAND.format(more=FOUR + own, army=5, node="sup_campaign_b", tactics=0, top="", title="red")
    fought = reign(text.replace('turn = "red"', 'turn = "purple"').replace('phase = "act"', 'phase = "actions"'))
    assert {"player": "purple", "card": "longbows"} in args(fought, "oa-log-plan")


@pytest.mark.rule("OA-PRINCE-097")
def test_plans_of_the_defender_are_not_counted():
    """Keep would add 2 defense dice there: 6 against 1 + 4 is still ready."""
    keep = site("hinterland_1", "rocky_coast", "red", 4, 'cards = ["keep"]') + red()
    assert plan(keep, 6)["place"] == "rocky_coast"


@pytest.mark.rule("OA-PRINCE-098")
@pytest.mark.example("OA-PRINCE-098")
def test_the_dice_of_the_title_are_not_counted():
    """A Usurper with a site of 2 warbands: 1 + 2 = 3, so 4 dice are ready whatever the title adds."""
    two = site("hinterland_1", "rocky_coast", "red", 2) + red()
    assert plan(two, 4, top="usurper = true", title="red")["place"] == "rocky_coast"
    assert plan(two, 3, top="usurper = true", title="red") is None


@pytest.mark.rule("OA-PRINCE-099")
def test_the_land_and_tactics_are_counted():
    """Plains add 1, the Mountain takes 1, Tactics at step 3 add 2."""
    plains = site("hinterland_1", "plains", "red", 4) + red()
    assert plan(plains, 5)["place"] == "plains"
    mountain = site("hinterland_1", "mountain", "red", 4) + red()
    assert plan(mountain, 6) is None
    assert plan(FOUR, 4, tactics=3)["place"] == "rocky_coast"


@pytest.mark.rule("OA-PRINCE-100")
def test_tactics_add_dice_to_his_attack_and_take_them_from_attacks_on_him():
    """Step 5 is worth 3: 6 warbands roll 9 dice; Red's 5 against his site roll 2."""
    text = LAND.format(more=FOUR, army=6, node="sup_campaign_b", tactics=5, top="", title="red")
    own = reign(text.replace('turn = "red"', 'turn = "purple"').replace('phase = "act"', 'phase = "actions"'))
    assert args(own, "oa-log-pools")[0]["attack"] == 9
    mine = site("hinterland_1", "rocky_coast", "purple", 1) + red("rocky_coast", 5)
    his = reign(LAND.format(more=mine, army=0, node="sup_campaign_b", tactics=5, top="", title="purple"))
    his.play("campaign purple", "attack")
    assert args(his, "oa-log-pools")[0]["attack"] == 2


@pytest.mark.rule("OA-PRINCE-078", "OA-PRINCE-101")
def test_the_site_he_comes_to_is_a_target_if_the_defender_rules_it():
    """Red holds the Darkest Secret with 1 secret at a site of 1: 1 + 1 dice, 1 warband, so 4 dice are ready and 3
    not."""
    there = site("hinterland_1", "rocky_coast", "red", 1) + red("rocky_coast")
    banner = '[banners.darkest_secret]\nholder = "red"\ntokens = 1\n'
    found = plan(there + banner, 4, node="dev_campaign")
    assert found["targets"] == ["site rocky_coast", "banner darkest_secret"]
    assert plan(there + banner, 3, node="dev_campaign") is None


@pytest.mark.rule("OA-PRINCE-079", "OA-PRINCE-080")
@pytest.mark.example("OA-PRINCE-080")
def test_he_goes_where_the_rival_adds_fewest_warbands():
    """Sites with 2, and with 1 plus pawn and board of 4: the first (2 against 5)."""
    two = site("provinces_1", "ancient_city", "red", 1) + site("hinterland_1", "rocky_coast", "red", 2)
    assert plan(two + red("ancient_city", 4), 4)["place"] == "rocky_coast"


@pytest.mark.rule("OA-PRINCE-081")
def test_ruling_all_that_is_known_he_attacks_the_bandits_of_a_facedown_site():
    """All face-up sites are his; a facedown one counts 1 die and 1 bandit: 3 dice are ready, 2 not."""
    slots = {
        "cradle_1": "fertile_valley",
        "cradle_2": "lush_coast",
        "provinces_1": "ancient_city",
        "provinces_2": "standing_stones",
        "provinces_3": "steppe",
        "hinterland_1": "rocky_coast",
        "hinterland_2": "great_slum",
    }
    ruled = "".join(site(slot, name, "purple", 1) for slot, name in slots.items())
    hidden = ruled + '[sites.hinterland_3]\nsite = "mine"\nup = false\n' + red("great_slum")
    found = plan(hidden, 3, title="purple")
    assert (found["place"], found["foe"]) == ("hinterland_3", -1)
    assert plan(hidden, 2, title="purple") is None
    text = LAND.format(more=hidden, army=9, node="sup_campaign_b", tactics=0, top="", title="purple")
    fought = reign(text.replace('turn = "red"', 'turn = "purple"').replace('phase = "act"', 'phase = "actions"'))
    assert args(fought, "oa-log-target-site")[0] == {"site": "mine"}


@pytest.mark.rule("OA-PRINCE-082")
@pytest.mark.example("OA-PRINCE-082")
def test_he_targets_as_many_sites_as_readiness_allows():
    """6 dice; sites with 1, 2 and 3 (+4 on the board there). One: 6 > 1 + 1. Two: 6 > 2 + 3. Three: 6 against 3 + 10:
    no."""
    three = (
        site("provinces_1", "ancient_city", "red", 1)
        + site("provinces_2", "standing_stones", "red", 2)
        + site("hinterland_1", "rocky_coast", "red", 3)
        + red("rocky_coast", 4)
    )
    assert plan(three, 6)["targets"] == ["site ancient_city", "site standing_stones"]


@pytest.mark.rule("OA-PRINCE-083", "OA-PRINCE-090")
def test_a_banner_is_sought_at_its_holders_pawn_and_nothing_else_is():
    """Neither Red's relic, pawn nor favor is a target besides it."""
    there = (
        red("salt_flats", 1, 'relics = ["map"]\nfavor = 3') + '[banners.peoples_favor]\nholder = "red"\ntokens = 2\n'
    )
    found = plan(there, 9, node="peo_campaign")
    assert (found["place"], found["targets"]) == ("salt_flats", ["banner peoples_favor"])
    nobody = red("salt_flats", 1)
    assert plan(nobody, 9, node="peo_campaign") is None


@pytest.mark.rule("OA-PRINCE-083")
def test_with_the_scepter_as_aim_he_goes_for_the_scepter():
    """Under Devotion a Citizen with the Scepter would succeed. The Scepter is worth 5 dice; its holder's board has
    1."""
    citizen = red("rocky_coast", 1, 'role = "citizen"\nrelics = ["grand_scepter"]')
    held = '[banners.darkest_secret]\nholder = "purple"\n'
    found = plan(citizen + held, 7, node="dev_campaign", top='oath = "devotion"', title="purple")
    assert (found["place"], found["targets"]) == ("rocky_coast", ["relic grand_scepter"])


@pytest.mark.rule("OA-PRINCE-084")
@pytest.mark.example("OA-PRINCE-084")
def test_relics_are_taken_from_the_fewest_dice_upward():
    """9 dice, holder's board 2, relics of 2, 2 and 3 dice at a bandit site: 2 + 2 + 2 = 6 < 9 fits, 7 + 2 = 9 does
    not."""
    holder = red("salt_flats", 2, 'relics = ["map", "whistle", "sticky_fire"]')
    assert plan(holder, 9, node="pro_campaign")["targets"] == ["relic sticky_fire", "relic whistle"]


@pytest.mark.rule("OA-PRINCE-085")
def test_of_equal_relics_the_one_taken_last_comes_first():
    holder = red("salt_flats", 0, 'relics = ["whistle", "sticky_fire"]')
    assert plan(holder, 3, node="pro_campaign")["targets"] == ["relic sticky_fire"]


def fighting(more, army, rolls, top="", node="sup_campaign_b", title="red"):
    text = LAND.format(more=more, army=army, node=node, tactics=0, top=f"rolls = {rolls}\n{top}", title=title)
    return reign(text.replace('turn = "red"', 'turn = "purple"').replace('phase = "act"', 'phase = "actions"'))


@pytest.mark.rule("OA-PRINCE-086", "OA-PRINCE-087")
@pytest.mark.example("OA-PRINCE-086")
def test_he_sacrifices_whenever_that_wins_and_never_otherwise():
    """6 dice against 1 + 4. Attack 4 swords + 1 (two hollow) = 5; defense 4 + 2 shields + title's blank = 6: he
    sacrifices 2. With 6 hollow (3) against 4 + 4 = 8 he would need 6: with 5 dice left of skulls he has not."""
    won = fighting(FOUR, 6, ["two_shields", "blank", "sword", "sword", "sword", "sword", "hollow", "hollow"])
    assert args(won, "oa-log-totals")[0] == {"attack": 5, "defense": 6}
    assert args(won, "oa-log-sacrifices")[0]["n"] == 2
    lost = fighting(FOUR, 6, ["two_shields", "double", "hollow", "hollow", "hollow", "hollow", "hollow", "skull"])
    assert args(lost, "oa-log-totals")[0] == {"attack": 4, "defense": 8}
    assert args(lost, "oa-log-sacrifices")[0]["n"] == 5
    vain = fighting(FOUR, 6, ["two_shields", "double", "hollow", "hollow", "hollow", "hollow", "skull", "skull"])
    assert args(vain, "oa-log-totals")[0] == {"attack": 6, "defense": 8}
    assert args(vain, "oa-log-sacrifices")[0]["n"] == 3
    never = fighting(FOUR, 6, ["double", "double", "hollow", "hollow", "hollow", "hollow", "hollow", "hollow"])
    assert args(never, "oa-log-totals")[0] == {"attack": 3, "defense": 4}


@pytest.mark.rule("OA-PRINCE-087")
def test_a_sacrifice_that_cannot_win_is_not_made():
    """Two sites, 4 + 3 warbands: 10 dice, all hollow, 5 against 7 + 2 shields doubled = 11: 7 of 10 would win, so he
    does; against 7 + 4 doubled = 15 he would need 11 and sacrifices none."""
    both = FOUR + site("hinterland_2", "great_slum", "red", 3)
    faces = ["two_shields", "two_shields", "double", *["hollow"] * 10]
    lost = fighting(both, 10, faces)
    assert args(lost, "oa-log-totals")[0] == {"attack": 5, "defense": 15}
    assert "oa-log-sacrifices" not in lost.log[: lost.log.index("oa-log-wins-defense")]


@pytest.mark.rule("OA-PRINCE-088", "OA-PRINCE-089")
@pytest.mark.example("OA-PRINCE-088", "OA-PRINCE-089")
@pytest.mark.parametrize(("army", "left", "right", "board"), [(5, 2, 2, 1), (4, 2, 1, 1)])
def test_after_a_victory_sites_and_board_are_manned_in_turn(army, left, right, board):
    """5 warbands, 2 sites: 1, 1, board 1, 1, 1. 4 warbands: left 2, right 1, board 1."""
    two = site("provinces_2", "standing_stones", "red", 0, "") + site("hinterland_1", "rocky_coast", "red", 0, "")
    bandits = two.replace('army = "red"\nwarbands = 0\n', "") + "".join(
        site(slot, name, "purple", 1)
        for slot, name in {
            "cradle_1": "fertile_valley",
            "cradle_2": "lush_coast",
            "provinces_1": "ancient_city",
            "provinces_3": "steppe",
            "hinterland_2": "great_slum",
            "hinterland_3": "salt_flats",
        }.items()
    )
    # Two bandit sites: 2 dice and 2 bandits, so more than 4 dice; Tactics lend what the 4 lack.
    text = LAND.format(
        more=bandits + red("great_slum"),
        army=army,
        node="sup_campaign_b",
        tactics=1,
        top=f"rolls = {['blank'] * 2 + ['sword'] * (army + 1)}",
        title="purple",
    )
    table = reign(text.replace('turn = "red"', 'turn = "purple"').replace('phase = "act"', 'phase = "actions"'))
    placed = {one["site"]: one["n"] for one in args(table, "oa-log-occupies")[:2]}
    assert placed == {"standing_stones": left, "rocky_coast": right}
    assert army - left - right == board


@pytest.mark.rule("OA-PRINCE-091")
def test_bandits_are_the_rival_where_no_enemy_rules_a_site():
    found = plan(red(), 3, title="purple")
    assert (found["foe"], found["place"]) == (-1, "fertile_valley")


@pytest.mark.rule("OA-PRINCE-093")
def test_as_defender_he_uses_free_plans_and_loses_at_sites_first():
    """Keep adds 2 dice without being asked. Beaten with 2 at the site and 2 on the board there, half of 4 die: both at
    the site."""
    mine = site("hinterland_1", "rocky_coast", "purple", 2, 'cards = ["keep"]') + red("rocky_coast", 9)
    text = LAND.format(
        more=mine,
        army=2,
        node="sup_trade_favor",
        tactics=0,
        top=f"rolls = {['blank'] * 4 + ['sword'] * 9}",
        title="purple",
    ).replace('site = "fertile_valley"', 'site = "rocky_coast"')
    table = reign(text)
    table.play("campaign purple", "attack")
    assert {"player": "purple", "card": "keep"} in args(table, "oa-log-plan")
    assert table.board("purple")["warbands"] == 2


@pytest.mark.rule("OA-PRINCE-093")
def test_as_chancellor_he_joins_every_defence_and_welcomes_every_ally():
    """Blue attacks Red, a Citizen, at an Imperial site: the Prince is an Ally without being asked. Blue attacks the
    Prince where Red stands: Red may join, and is let in."""
    empire = site("hinterland_1", "rocky_coast", "purple", 2)
    people = '[boards.red]\nrole = "citizen"\nsite = "rocky_coast"\nwarbands = 1\n'
    attacker = '[boards.blue]\nsite = "rocky_coast"\nwarbands = 9\n'
    text = f'players = ["red", "blue"]\nturn = "blue"\nphase = "act"\n{empire}{people}{attacker}'
    citizen = reign(text)
    citizen.play("campaign red", "target pawn")
    citizen.play("attack")
    assert 0 in citizen.campaign["allies"]
    own = reign(text)
    own.play("campaign purple", "attack")
    assert own.prompt == "oa-ask-ally"
    own.play("join")
    assert own.campaign["allies"] == [1]


@pytest.mark.rule("OA-PRINCE-094")
def test_a_travel_that_is_impossible_skips_the_action():
    """The holder of the Darkest Secret stands where Vow of Union holds him back: with warbands on the board of its
    owner nobody else is hindered, but a Prince already there needs no travel."""
    there = site("hinterland_1", "rocky_coast", "red", 1) + red("rocky_coast")
    banner = '[banners.darkest_secret]\nholder = "purple"\ntokens = 1\n'
    table = fighting(there + banner, 9, [], node="dev_campaign")
    assert skipped(table)[:1] == ["campaign-darkest_secret"]
    assert did(table)[0] != "campaign-darkest_secret"
