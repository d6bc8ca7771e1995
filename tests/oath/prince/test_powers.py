"""P8: powers that bind him or do not, and what his level lets him use and permit."""

from __future__ import annotations

import pytest

from oath.prince.court import args, did, prince, reign


def site(slot, name, who="", warbands=0, cards=(), more=""):
    army = f'army = "{who}"\nwarbands = {warbands}\n' if who else ""
    listed = ", ".join(f'"{card}"' for card in cards)
    return f'[sites.{slot}]\nsite = "{name}"\ncards = [{listed}]\n{army}{more}\n'


def board(who, at, warbands=0, more=""):
    return f'[boards.{who}]\nsite = "{at}"\nwarbands = {warbands}\n{more}\n'


def ahead(text, node, top=""):
    table = reign(f'turn = "red"\nphase = "act"\n{top}\n[prince]\nnode = "{node}"\n{text}')
    steps = prince(table)["ahead"]
    return None if not steps or steps[0]["skipped"] else steps[0]


# -- what he ignores --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OA-PRINCE-121", "OA-PRINCE-194")
def test_flat_bans_on_banners_and_relics_are_nothing_to_him():
    """Tome Guardians would keep the Darkest Secret, Hall of Debate the People's Favor, the Circlet every other
    relic."""
    guarded = site("cradle_2", "lush_coast", "red", 1, ["tome_guardians"]) + board("red", "salt_flats")
    held = guarded + board("purple", "fertile_valley", 5) + '[banners.darkest_secret]\nholder = "red"\n'
    assert ahead(held, "dev_campaign")["targets"] == ["banner darkest_secret"]
    debate = site("cradle_2", "lush_coast", "red", 1, ["hall_of_debate"]) + board("red", "salt_flats")
    people = debate + board("purple", "fertile_valley", 5) + '[banners.peoples_favor]\nholder = "red"\n'
    assert ahead(people, "peo_campaign")["targets"] == ["banner peoples_favor"]
    relics = 'relics = ["map", "circlet_of_command"]'
    circlet = board("red", "salt_flats", 0, relics) + board("purple", "fertile_valley", 9)
    assert ahead(circlet, "pro_campaign")["targets"] == ["relic circlet_of_command", "relic map"]


@pytest.mark.rule("OA-PRINCE-121", "OA-PRINCE-194")
def test_flat_bans_on_suits_and_relics_of_sites_are_nothing_to_him():
    """Forest Council forbids Beast to its enemies, the Ruined Temple to play it, Ancient Bloodline the relics of its
    sites."""
    council = site("cradle_2", "lush_coast", "red", 1, ["forest_council", "wolves"]) + board(
        "purple", "lush_coast", 0, "favor = 1"
    )
    mustered = reign(f'title = "red"\n[prince]\nnode = "sup_muster_b"\n{council}')
    assert args(mustered, "oa-log-musters")[0]["card"] == "forest_council"
    temple = site("cradle_2", "lush_coast", "red", 1, ["ruined_temple"])
    deck = 'phase = "act"\ndeck = ["wolves", "vision_faith", "conspiracy"]\n'
    assert args(reign(deck + temple), "oa-log-plays-site")[0]["card"] == "wolves"
    relic = site("cradle_2", "ancient_city", "red", 1, [], 'relics = ["map"]') + board(
        "purple", "ancient_city", 0, "favor = 3"
    )
    locked = relic + '[boards.red]\nadvisers = ["ancient_bloodline"]\n'
    assert did(reign(f'[prince]\nnode = "pro_recover"\n{locked}'))[0] == "recover-relic"


@pytest.mark.rule("OA-PRINCE-122", "OA-PRINCE-135")
def test_barriers_do_not_stop_him():
    """Without a secret he enters the Hidden Place; past the Narrow Pass he reaches and attacks the Rocky Coast
    alone."""
    hidden = site("hinterland_2", "the_hidden_place", more='relics = ["map"]') + board(
        "purple", "fertile_valley", 0, "secrets = 0"
    )
    assert ahead(hidden, "pro_travel_relic_a")["place"] == "the_hidden_place"
    walled = (
        site("hinterland_2", "narrow_pass", "red", 9)
        + site("hinterland_1", "rocky_coast", "red", 1)
        + board("red", "salt_flats")
        + board("purple", "fertile_valley", 3)
    )
    assert ahead(walled, "sup_campaign_b")["targets"] == ["site rocky_coast"]


# -- what binds him ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OA-PRINCE-123", "OA-PRINCE-195")
def test_persistent_powers_harm_him():
    """The Boiling Lake kills 2 on arrival, Grasping Vines 1 on leaving a site of their ruler."""
    lake = site("hinterland_1", "rocky_coast", "red", 1, ["boiling_lake", "wolves"]) + board(
        "purple", "fertile_valley", 3, "favor = 0"
    )
    arrived = reign(f'title = "red"\n[prince]\nnode = "sup_travel_favor"\nfriends = {{beast = 1}}\n{lake}')
    assert args(arrived, "oa-log-killed-board")[0] == {"player": "purple", "n": 2}
    vines = site("cradle_2", "lush_coast", "red", 1, ["grasping_vines"]) + site(
        "hinterland_1", "rocky_coast", cards=["wayside_inn"]
    )
    prince_there = '[prince]\nnode = "sup_travel_favor"\nfriends = {hearth = 1}\n' + board("purple", "lush_coast", 3)
    left = reign(f'title = "red"\n{prince_there}{vines}')
    assert args(left, "oa-log-killed-board")[0] == {"player": "purple", "n": 1}


@pytest.mark.rule("OA-PRINCE-195")
def test_a_defenders_vow_of_peace_forbids_his_sacrifice():
    """6 dice, all hollow: 3 against 4 and a blank. One sacrifice would win, but the Vow allows none."""
    land = site("hinterland_1", "rocky_coast", "red", 4) + board("purple", "fertile_valley", 6)
    vow = '[boards.red]\nsite = "salt_flats"\nwarbands = 0\nadvisers = ["vow_of_peace"]\n'
    rolls = f"rolls = {['blank'] * 2 + ['hollow'] * 6}\n"
    table = reign(f'title = "red"\n{rolls}[prince]\nnode = "sup_campaign_b"\n{land}{vow}')
    assert table.log.index("oa-log-wins-defense") > table.log.index("oa-log-totals")
    assert "oa-log-sacrifices" not in table.log[: table.log.index("oa-log-wins-defense")]


@pytest.mark.rule("OA-PRINCE-124", "OA-PRINCE-125", "OA-PRINCE-195")
@pytest.mark.parametrize(("favor", "left", "red"), [(1, 0, 1), (0, 0, 0)])
def test_tolls_are_paid_from_the_board_or_left_unpaid(favor, left, red):
    """Toll Roads at a site of Red: to travel there costs 1 favor; without it he goes all the same."""
    roads = site("hinterland_1", "rocky_coast", "red", 1, ["toll_roads"], 'relics = ["map"]')
    boards = board("purple", "fertile_valley", 0, f"favor = {favor}") + board("red", "salt_flats", 0, "favor = 0")
    table = reign(f'[prince]\nnode = "pro_travel_relic_a"\n{roads}{boards}')
    assert table.board("purple")["site"] == "rocky_coast"
    assert table.board("red")["favor"] == red
    assert left == favor - red


@pytest.mark.rule("OA-PRINCE-125")
def test_the_ambition_box_pays_no_toll():
    roads = site("hinterland_1", "rocky_coast", "red", 1, ["toll_roads"], 'relics = ["map"]')
    boards = board("purple", "fertile_valley", 0, "favor = 2") + board("red", "salt_flats", 0, "favor = 0")
    table = reign(f'[prince]\nnode = "pro_travel_relic_a"\nambition = 2\n{roads}{boards}')
    assert table.board("red")["favor"] == 0


@pytest.mark.rule("OA-PRINCE-195")
def test_forced_labor_tolls_each_search_and_curfew_once_a_trade():
    """At a site of Red's with Forced Labor a Search costs 1 favor. Curfew: two cards traded with, 1 favor."""
    labor = site("cradle_2", "lush_coast", "red", 1, ["forced_labor"]) + board("red", "salt_flats", 0, "favor = 0")
    deck = 'deck = ["wolves", "vision_faith", "conspiracy"]\n'
    poor = board("purple", "lush_coast", 0, "favor = 1")
    searched = reign(f'phase = "act"\n{deck}[prince]\nnode = "sup_trade_favor"\n{labor}{poor}')
    assert searched.board("red")["favor"] == 1
    curfew = site("cradle_2", "lush_coast", "red", 1, ["curfew", "wolves", "rangers"]) + board(
        "red", "salt_flats", 0, "favor = 0"
    )
    rich = board("purple", "lush_coast", 0, "favor = 3")
    traded = reign(f'title = "red"\n[prince]\nnode = "sup_trade_favor"\nfriends = {{beast = 1}}\n{curfew}{rich}')
    assert traded.board("red")["favor"] == 1


@pytest.mark.rule("OA-PRINCE-194")
def test_bans_with_a_way_round_bind_him():
    """Lost Tongue keeps Red's relics from who rules no Nomad card; Giant Python asks for an even number of dice, and a
    single site of 1 die cannot be attacked, two sites can."""
    tongue = board("red", "salt_flats", 0, 'relics = ["map"]\nadvisers = ["lost_tongue"]') + board(
        "purple", "fertile_valley", 9
    )
    assert ahead(tongue, "pro_campaign") is None
    nomad = tongue + site("cradle_2", "lush_coast", "purple", 1, ["elders"])
    assert ahead(nomad, "pro_campaign")["targets"] == ["relic map"]
    python = board("red", "salt_flats", 0, 'advisers = ["giant_python"]') + board("purple", "fertile_valley", 9)
    one = python + site("hinterland_1", "rocky_coast", "red", 1)
    assert ahead(one, "sup_campaign_b", 'title = "purple"') is None
    two = one + site("hinterland_2", "great_slum", "red", 1)
    assert ahead(two, "sup_campaign_b", 'title = "purple"')["targets"] == ["site rocky_coast", "site great_slum"]


@pytest.mark.rule("OA-PRINCE-198")
def test_uncovered_modifiers_of_the_reliquary_bind_him():
    """Greedy draws 5; Careless adds 1 favor of the first card's bank to a Trade for favor, and takes 1 secret from one
    for secrets; Brutal kills a beaten force whole; Decadent does nothing to him."""
    greedy = reign(
        'phase = "act"\nreliquary = ["map", "whistle", "cup_of_plenty", ""]\n[prince]\nnode = "sup_trade_favor"'
    )
    revealed = args(greedy, "oa-log-prince-reveals")[0]
    assert len(revealed["cards"]) + revealed["n"] == 5
    careless = 'title = "red"\nreliquary = ["map", "whistle", "", "cup_of_plenty"]\n'
    wolves = site("cradle_2", "lush_coast", cards=["wolves"]) + board("purple", "lush_coast", 0, "favor = 0")
    favor = reign(f'{careless}[prince]\nnode = "sup_trade_favor"\nfriends = {{beast = 1}}\n{wolves}')
    assert sum(one["n"] for one in args(favor, "oa-log-favor")[:2]) == 2
    secrets = reign(f'{careless}[prince]\nnode = "dev_trade_secret"\nconspirators = {{beast = 2}}\n{wolves}')
    assert args(secrets, "oa-log-secrets")[0]["n"] == 1
    land = (
        site("hinterland_1", "rocky_coast", "red", 4)
        + board("red", "salt_flats")
        + board("purple", "fertile_valley", 6)
    )
    rolls = f"rolls = {['blank'] * 2 + ['sword'] * 6}\n"
    open_brutal = 'reliquary = ["", "map", "whistle", "cup_of_plenty"]\n'
    brutal = reign(f'title = "red"\n{rolls}{open_brutal}[prince]\nnode = "sup_campaign_b"\n{land}')
    assert brutal.board("red")["warbands"] == 0
    decadent = 'reliquary = ["map", "", "whistle", "cup_of_plenty"]'
    relic = site("hinterland_1", "rocky_coast", more='relics = ["sticky_fire"]') + board("purple", "fertile_valley")
    assert ahead(relic, "pro_travel_relic_a", decadent)["place"] == "rocky_coast"


LEVELS = [("limited", "oa-ask-prince-offer"), ("expanded", "oa-ask-prince-powers")]


# -- Limited ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OA-PRINCE-126")
@pytest.mark.parametrize(("level", "prompt"), LEVELS)
def test_only_an_expanded_prince_uses_action_powers(level, prompt):
    """The Elders at his site: 2 favor for a secret."""
    elders = site("cradle_2", "lush_coast", cards=["elders"]) + board("purple", "lush_coast", 0, "favor = 2")
    table = reign(f'title = "red"\n[prince]\nlevel = "{level}"\nnode = "sup_trade_favor"\n{elders}')
    assert table.prompt == prompt
    if level == "expanded":
        assert (table.asked, table.options) == ("red", ["use elders", "pass"])


@pytest.mark.rule("OA-PRINCE-128", "OA-PRINCE-130")
@pytest.mark.example("OA-PRINCE-128")
@pytest.mark.parametrize(("level", "prompt"), [("limited", "oa-ask-act"), ("expanded", "oa-ask-proposal")])
def test_a_limited_prince_permits_nothing(level, prompt):
    """A Citizen wants to take a warband from a site to the board."""
    empire = site("cradle_2", "lush_coast", "purple", 3) + board("red", "lush_coast", 1, 'role = "citizen"')
    table = reign(f'turn = "red"\nphase = "act"\n[prince]\nlevel = "{level}"\n{empire}')
    table.play("withdraw 1")
    assert table.prompt == prompt
    assert table.site("lush_coast")["warbands"] == 3


@pytest.mark.rule("OA-PRINCE-129")
@pytest.mark.example("OA-PRINCE-129")
def test_he_uses_the_keep_but_not_the_horse_archers():
    """The Keep is free and stays; the Horse Archers would be discarded: 3 dice he does not use."""
    mine = site("hinterland_1", "rocky_coast", "purple", 1, ["keep", "horse_archers"]) + board("red", "rocky_coast", 4)
    table = reign(f'turn = "red"\nphase = "act"\n{mine}{board("purple", "fertile_valley", 0)}')
    table.play("campaign purple", "attack")
    assert [one["card"] for one in args(table, "oa-log-plan") if one["player"] == "purple"] == ["keep"]


@pytest.mark.rule("OA-PRINCE-129", "OA-PRINCE-092")
def test_an_expanded_prince_may_use_the_horse_archers():
    mine = site("hinterland_1", "rocky_coast", "purple", 1, ["keep", "horse_archers"]) + board("red", "rocky_coast", 4)
    table = reign(
        f'turn = "red"\nphase = "act"\n[prince]\nlevel = "expanded"\n{mine}{board("purple", "fertile_valley", 0)}'
    )
    table.play("campaign purple", "attack")
    assert (table.asked, table.options) == ("red", ["plan horse_archers", "no more plans", "never this turn"])


@pytest.mark.rule("OA-PRINCE-197")
def test_powers_that_grant_a_further_action_are_not_used():
    """Knights Errant at his site: after a Muster a free campaign would be offered; none is."""
    knights = site("cradle_2", "lush_coast", "purple", 1, ["knights_errant"]) + board(
        "purple", "lush_coast", 4, "favor = 1"
    )
    table = reign(f'title = "red"\n[prince]\nnode = "sup_muster_a"\n{knights}')
    assert did(table)[0] == "muster"
    assert did(table)[1] == "campaign-rival_sites"


@pytest.mark.rule("OA-PRINCE-136")
def test_he_never_becomes_a_citizen_and_limited_makes_no_deal():
    """An Exile Prince who plays Bewitch with more secrets than the Chancellor could join the Empire; he does not.
    Limited, he refuses what the Tinker's Fair proposes."""
    bewitch = """
        players = ["purple"]
        turn = "red"
        phase = "act"
        deck = ["bewitch", "vision_faith", "conspiracy"]
        [prince]
        side = "exile"
        level = "expanded"
        judge = "rules"
        node = "sup_trade_favor"
        [boards.red]
        secrets = 5
    """
    assert reign(bewitch).board("red")["role"] == "exile"
    fair = site("cradle_2", "lush_coast", cards=["tinkers_fair"]) + board("red", "lush_coast", 1, "favor = 3")
    table = reign(f'turn = "red"\nphase = "act"\n{fair}')
    table.play("use tinkers_fair")
    if table.prompt == "oa-ask-pick-player":
        table.play("player purple")
    table.play("give favor 1", "propose")
    assert args(table, "oa-log-refuses") == [{"player": "purple", "other": "red"}]


@pytest.mark.rule("OA-PRINCE-137")
@pytest.mark.example("OA-PRINCE-137")
def test_what_others_force_on_him_costs_favor_before_relics():
    """Blackmail on a relic with 4 favor: he gives 3 favor."""
    text = """
        turn = "red"
        phase = "act"
        [boards.purple]
        site = "lush_coast"
        favor = 4
        relics = ["map"]
        [boards.red]
        site = "lush_coast"
        favor = 0
        advisers = ["#blackmail"]
    """
    table = reign(text)
    table.play(next(option for option in table.options if option.endswith(" adviser")))
    if table.prompt == "oa-ask-pick-card":
        table.play("card map")
    assert (table.board("purple")["favor"], table.board("purple")["relics"]) == (1, ["map"])
    assert table.board("red")["favor"] == 3


@pytest.mark.rule("OA-PRINCE-138")
def test_of_tied_players_the_first_after_him_gets_the_title():
    """Red and Blue rule 2 sites each, he none: the title leaves him for Red."""
    land = (
        site("cradle_2", "lush_coast", "red", 3)
        + site("provinces_1", "ancient_city", "red", 3)
        + site("hinterland_1", "rocky_coast", "blue", 3)
        + site("hinterland_2", "great_slum", "blue", 3)
    )
    table = reign(f'players = ["red", "blue"]\ntitle = "purple"\n[prince]\nnode = "sup_travel_favor"\n{land}')
    assert args(table, "oa-log-title")[0] == {"player": "red"}


# -- Expanded ---------------------------------------------------------------------------------------------------------

ELDERS = site("cradle_2", "lush_coast", cards=["elders"]) + board("purple", "lush_coast", 0, "favor = 2")


@pytest.mark.rule("OA-PRINCE-130", "OA-PRINCE-131")
def test_with_one_human_that_human_judges():
    """Red uses the Elders for him: 2 favor placed, 1 secret gained; then his walk begins."""
    table = reign(f'title = "red"\n[prince]\nlevel = "expanded"\nnode = "sup_trade_favor"\n{ELDERS}')
    assert prince(table)["judge"] == 1
    table.play("use elders")
    assert args(table, "oa-log-secrets")[0] == {"player": "purple", "n": 1}


@pytest.mark.rule("OA-PRINCE-132")
def test_with_several_humans_what_harms_the_threat_is_always_used():
    """Red keeps the oath and is the Threat. Wolves at his site kill a warband on a board for a secret: Red's,
    unasked."""
    wolves = site("cradle_2", "lush_coast", cards=["wolves"]) + board("purple", "lush_coast", 0, "secrets = 1")
    land = site("hinterland_1", "rocky_coast", "red", 9) + board("red", "rocky_coast", 3)
    mind = '[prince]\nlevel = "expanded"\nnode = "sup_trade_favor"\n'
    text = f'players = ["red", "blue"]\nphase = "actions"\ntitle = "red"\n{mind}'
    table = reign(text + wolves + land)
    assert table.log[1] == "oa-log-uses"
    assert args(table, "oa-log-killed-board")[0] == {"player": "red", "n": 1}


@pytest.mark.rule("OA-PRINCE-133", "OA-PRINCE-201")
@pytest.mark.parametrize(
    ("title", "judge"),
    [("red", "white"), ("blue", "red"), ("purple", "white")],
)
def test_with_several_humans_the_one_to_the_right_of_the_threat_judges(title, judge):
    """Turn order purple (the Prince), red, blue, white. Right of Red moves the Prince, so White before him; right of
    Blue is Red; without a Threat it is who moves before the Prince, White."""
    owner = title if title != "purple" else "red"
    land = site("hinterland_1", "rocky_coast", owner, 9) + (
        site("hinterland_2", "great_slum", "purple", 9) if title == "purple" else ""
    )
    mind = '[prince]\nlevel = "expanded"\nnode = "sup_trade_favor"\n'
    table = reign(f'players = ["red", "blue", "white"]\ntitle = "{title}"\n{mind}{ELDERS}{land}')
    assert (table.asked, table.prompt) == (judge, "oa-ask-prince-powers")


@pytest.mark.rule("OA-PRINCE-134")
def test_a_list_of_values_may_stand_in_for_the_judge():
    """The Elders cost 2 favor (2) and bring a secret (1.5): not used. The Spirit Snare costs a secret (1.5) and brings
    a favor (1): not used. Tavern: the Wolves cost 1.5 and an enemy's warband counts 0.375: not used. A free gain is:
    the Oracular Pig brings nothing, the Map is buried (4): neither. Alchemist: 2 secrets (3) for 4 favor (4): used."""
    rules = '[prince]\nlevel = "expanded"\njudge = "rules"\nnode = "sup_trade_favor"\n'
    table = reign(f'title = "red"\n{rules}{ELDERS}')
    assert "oa-log-uses" not in table.log
    alchemist = site("cradle_2", "lush_coast", cards=["alchemist"]) + board(
        "purple", "lush_coast", 0, "favor = 0\nsecrets = 2"
    )
    used = reign(f'title = "red"\n{rules}{alchemist}')
    assert args(used, "oa-log-uses") == [{"player": "purple", "card": "alchemist"}]
    assert sum(one["n"] for one in args(used, "oa-log-favor")[:4]) == 4
