"""The Discord denizens: what each does with numbers worked out from its card, and when it is not offered."""

from __future__ import annotations

import pytest

from oath.scripted import given

pytestmark = pytest.mark.rule("OA-PLAY-067")


def advising(card, more="", blue=""):
    """Red at Steppe with one face-up adviser, Blue at the same site."""
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {more}
        [boards.red]
        site = "steppe"
        favor = 3
        secrets = 3
        warbands = 3
        advisers = ["{card}"]
        [boards.blue]
        site = "steppe"
        {blue}
    """)


def played(card, to, more=""):
    """Red at Steppe turns a facedown adviser up: as adviser, or to a site."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {more}
        [boards.red]
        site = "steppe"
        advisers = ["#{card}"]
    """)
    return table.play(next(option for option in table.offered("play") if option.endswith(f" {to}")))


def fighting(card, rolls, red="warbands = 3", blue="", targets=("pawn",), more=""):
    """Red attacks Blue at Steppe with a card among the own advisers, plans about to be used."""
    faces = ", ".join(f'"{face}"' for face in rolls)
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = [{faces}]
        {more}
        [boards.red]
        site = "steppe"
        favor = 3
        secrets = 3
        advisers = ["{card}"]
        {red}
        [boards.blue]
        site = "steppe"
        {blue}
    """)
    table.play("campaign blue", *(f"target {target}" for target in targets), "attack")
    return table


# -- actions and rests ------------------------------------------------------------------------------------------------


def test_sleight_of_hand_takes_a_secret_but_never_the_last():
    """1 favor placed, 1 secret of Blue; facedown ones count, and with 1 left there is nothing to take."""
    table = advising("sleight_of_hand", blue="secrets = 1\nspent = 1")
    table.play("use sleight_of_hand")
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (2, 4)
    assert (table.board("blue")["secrets"], table.board("blue")["spent"]) == (0, 1)
    assert "use sleight_of_hand" not in advising("sleight_of_hand", blue="secrets = 1\nspent = 0").options


def test_scryer_looks_through_a_pile_and_leaves_it_as_it_is():
    table = advising("scryer", more='[piles]\nprovinces = ["tents", "elders"]')
    table.play("use scryer", "pile provinces")
    assert table.view["tokens"] == {"scryer": {"favor": 0, "secrets": 1}}
    seen = [line.event.text for line in table.match.lines(1) if line.event.text.key == "oa-log-saw-cards"][-1]
    assert tuple(seen.args["cards"])[:2] == ("tents", "elders")
    assert len(seen.args["cards"]) == len(table.view["piles"]["provinces"])


@pytest.mark.parametrize(
    ("title", "favor", "offered"), [("red", 2, True), ("blue", 2, True), ("purple", 2, False), ("red", 0, False)]
)
def test_naysayers_need_an_exile_with_the_title_and_favor_of_the_chancellor(title, favor, offered):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        phase = "rest"
        oath = "devotion"
        title = "{title}"
        [boards.red]
        favor = 0
        advisers = ["naysayers"]
        [boards.purple]
        favor = {favor}
    """)
    assert ("use naysayers" in table.options) is offered
    if offered:
        table.play("use naysayers")
        assert (table.board("red")["favor"], table.board("purple")["favor"]) == (1, favor - 1)


def test_assassin_discards_a_face_up_adviser_here_but_no_locked_one():
    """Insomnia is locked; Tents is not. 1 favor placed."""
    table = advising("assassin", blue='advisers = ["insomnia", "tents", "#elders"]')
    table.play("use assassin")
    assert [one["card"] for one in table.board("blue")["advisers"]] == ["insomnia", "elders"]
    assert table.board("red")["favor"] == 2
    assert "use assassin" not in advising("assassin", blue='advisers = ["insomnia", "#elders"]').options


@pytest.mark.rule("OA-PLAY-017", "OA-PLAY-018")
@pytest.mark.parametrize("card", ["assassin", "insomnia", "silver_tongue"])
def test_the_limit_of_two_is_measured_with_the_card_in_place(card):
    """With two other advisers one must leave; with two locked ones the card cannot be played face up."""
    position = """
        turn = "red"
        [boards.red]
        site = "steppe"
        advisers = ["{one}", "{two}", "#{card}"]
    """
    table = given(position.format(one="tents", two="elders", card=card))
    table.play(next(option for option in table.offered("play") if option.endswith(" adviser")), "adviser tents")
    assert [one["card"] for one in table.board("red")["advisers"]] == ["elders", card]
    shut = given(position.format(one="false_prophet", two="vow_of_renewal", card=card))
    assert not [option for option in shut.offered("play") if option.endswith(" adviser")]


def test_silver_tongue_takes_favor_of_a_bank_that_matches_a_card_here():
    """Hearth and Nomad lie at Steppe; the Nomad bank is empty, so only Hearth can give."""
    table = given("""
        turn = "red"
        phase = "rest"
        [banks]
        nomad = 0
        hearth = 2
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders", "wayside_inn"]
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["silver_tongue"]
    """)
    table.play("use silver_tongue")
    assert (table.board("red")["favor"], table.bank("hearth")) == (1, 1)
    assert (
        "use silver_tongue"
        not in given("""
        turn = "red"
        phase = "rest"
        [boards.red]
        site = "steppe"
        advisers = ["silver_tongue"]
    """).options
    )


@pytest.mark.rule("OA-CMP-052")
@pytest.mark.parametrize(("rolls", "won"), [(["shield", "two_shields", "double", "blank"], 6), (["blank"] * 4, 0)])
def test_gambling_hall_pays_what_the_dice_show(rolls, won):
    """1 and 2 shields doubled are 6; the bank is chosen after the roll and gives what it has."""
    faces = ", ".join(f'"{face}"' for face in rolls)
    table = given(f"""
        turn = "red"
        rolls = [{faces}]
        [banks]
        discord = 4
        beast = 7
        [sites.provinces_3]
        site = "steppe"
        cards = ["gambling_hall"]
        [boards.red]
        site = "steppe"
        favor = 2
    """)
    table.play("use gambling_hall")
    if won:
        poor = table.match.fork()
        table.play("bank beast")
        poor.play("bank discord")
        assert poor.view(0)["players"][1]["favor"] == 4
    assert table.board("red")["favor"] == won


@pytest.mark.rule("OA-TURN-060")
def test_jinx_rolls_the_dice_of_the_gambling_hall_again_once():
    table = given("""
        turn = "red"
        rolls = ["blank", "blank", "blank", "blank", "shield", "shield", "shield", "blank"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["gambling_hall"]
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 1
        advisers = ["jinx"]
        [banks]
        hearth = 3
    """)
    table.play("use gambling_hall")
    assert table.options == ["reroll", "pass"]
    table.play("reroll", "bank hearth")
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (3, 0)


@pytest.mark.rule("OA-TURN-053", "OA-PLAY-026")
def test_enchantress_changes_places_with_a_face_up_adviser_anywhere():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        secrets = 2
        advisers = ["enchantress", "elders"]
        [boards.blue]
        site = "rocky_coast"
        advisers = ["insomnia", "a_small_favor", "tents"]
    """)
    table.play("use enchantress")
    assert [one["card"] for one in table.board("red")["advisers"]] == ["tents", "elders"]
    assert "enchantress" in [one["card"] for one in table.board("blue")["advisers"]]
    assert table.board("red")["secrets"] == 1


# -- when played ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("army", "purple", "blue", "after"),
    [
        ("blue", "fertile_valley", "rocky_coast", ("red", 1)),
        ("blue", "fertile_valley", "steppe", ("blue", 3)),
        ("blue", "steppe", "rocky_coast", ("red", 1)),
        ("purple", "steppe", "rocky_coast", ("purple", 3)),
    ],
)
def test_key_to_the_city_opens_a_site_without_its_rulers_pawn(army, purple, blue, after):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "{army}"
        warbands = 3
        [boards.purple]
        site = "{purple}"
        [boards.blue]
        site = "{blue}"
        [boards.red]
        site = "steppe"
        warbands = 2
        advisers = ["#key_to_the_city"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" steppe")))
    assert (table.site("steppe")["army"], table.site("steppe")["warbands"]) == after
    assert table.board("red")["warbands"] == 2


def test_key_to_the_city_works_at_a_bandit_site_but_not_at_the_own_one():
    """Bandits have no pawn. At the own site the own pawn stands: nothing happens."""
    table = played("key_to_the_city", "steppe")
    assert (table.site("steppe")["army"], table.site("steppe")["warbands"]) == ("red", 1)
    table = played("key_to_the_city", "steppe", '[sites.provinces_3]\nsite = "steppe"\narmy = "red"\nwarbands = 3')
    assert table.site("steppe")["warbands"] == 3


def test_key_to_the_city_places_nothing_for_the_ring_of_devotion():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 3
        [boards.blue]
        site = "rocky_coast"
        [boards.red]
        site = "steppe"
        warbands = 2
        relics = ["ring_of_devotion"]
        advisers = ["#key_to_the_city"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" steppe")))
    assert table.site("steppe")["warbands"] == 0


@pytest.mark.rule("OA-BANNER-023", "OA-BANNER-004")
@pytest.mark.parametrize("tokens", [1, 5])
def test_charlatan_leaves_one_secret_on_the_banner(tokens):
    table = played("charlatan", "adviser", f'[banners.darkest_secret]\nholder = "blue"\ntokens = {tokens}')
    assert table.view["banners"]["darkest_secret"]["tokens"] == 1


def test_blackmail_takes_a_relic_or_three_favor():
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["#blackmail"]
        [boards.blue]
        site = "{site}"
        favor = {favor}
        relics = ["map"]
    """
    table = given(position.format(site="steppe", favor=3))
    play = next(option for option in table.offered("play") if option.endswith(" adviser"))
    table.play(play)
    assert (table.asked, table.options) == ("blue", ["give 3 favor", "give the relic"])
    table.play("give 3 favor")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (3, 0)
    poor = given(position.format(site="steppe", favor=2)).play(play)
    assert poor.options == ["give the relic"]
    poor.play("give the relic")
    assert poor.board("red")["relics"] == ["map"]
    far = given(position.format(site="rocky_coast", favor=3)).play(play)
    assert (far.asked, far.prompt) == ("red", "oa-ask-act")


def test_dissent_collects_a_favor_for_each_suit_ruled():
    """Red rules Nomad, Discord (this card) and Beast; Blue rules two suits with 1 favor; Purple has the banner."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        discord = 1
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        cards = ["elders"]
        [banners.peoples_favor]
        holder = "purple"
        [boards.purple]
        favor = 4
        advisers = ["tents"]
        [boards.red]
        site = "steppe"
        favor = 5
        advisers = ["wolves", "#dissent"]
        [boards.blue]
        favor = 1
        advisers = ["lancers", "wayside_inn"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" adviser")))
    assert [table.board(color)["favor"] for color in ("purple", "red", "blue")] == [4, 2, 0]
    assert table.view["tokens"] == {"dissent": {"favor": 4, "secrets": 0}}
    table.play("rest")
    assert table.bank("discord") == 5


@pytest.mark.rule("OA-CIT-025", "OA-CIT-020", "OA-CIT-021", "OA-RELQ-004")
def test_royal_ambitions_make_an_exile_with_more_sites_a_citizen_with_a_relic_unseen():
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        reliquary = ["map", "dowsing_sticks", "cup_of_plenty", "brass_horse"]
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 1
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "{army}"
        warbands = 1
        [boards.red]
        site = "steppe"
        supply = 2
        advisers = ["#royal_ambitions"]
    """
    table = given(position.format(army="red"))
    play = next(option for option in table.offered("play") if option.endswith(" adviser"))
    table.play(play)
    assert (table.options[0], table.options[1:]) == ("choose become_citizen unseen", ["choose nothing"])
    table.play("choose become_citizen unseen", "space 2")
    assert (table.board("red")["role"], table.board("red")["relics"]) == ("citizen", ["dowsing_sticks"])
    assert table.site("steppe")["army"] == "purple"
    few = given(position.format(army="blue")).play(play)
    assert (few.prompt, few.board("red")["role"]) == ("oa-ask-act", "exile")


@pytest.mark.rule("OA-PLAY-009")
def test_salt_the_earth_ignores_capacity_and_leaves_nothing_else():
    """Steppe is full. Both others go, the favor of the bank comes, and no further card finds room."""
    position = """
        turn = "red"
        deck = ["tents", "wolves", "gossip"]
        [banks]
        discord = 2
        [sites.provinces_3]
        site = "steppe"
        cards = {cards}
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["#salt_the_earth"]
    """
    table = given(position.format(cards='["elders", "horse_archers"]'))
    play = next(option for option in table.offered("play") if option.endswith(" steppe"))
    table.play(play)
    assert [card["card"] if isinstance(card, dict) else card for card in table.site("steppe")["cards"]] == [
        "salt_the_earth"
    ]
    assert table.board("red")["favor"] == 1
    table.play("search deck", "keep tents", "lay wolves")
    assert "play tents steppe" not in table.options
    assert not [o for o in given(position.format(cards='["boiling_lake"]')).offered("play") if o.endswith(" steppe")]
    assert not [o for o in given(position.format(cards='["fallen_spire"]')).offered("play") if o.endswith(" steppe")]


def test_riots_strike_the_most_common_suit_under_the_mob():
    """Nomad: 2 at sites and 1 edifice counted; the adviser and the lock are left alone, Hearth and Beast stay."""
    position = """
        players = ["purple", "red"]
        turn = "red"
        [banners.peoples_favor]
        holder = "purple"
        mob = {mob}
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders", "wolves"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["horse_archers"]
        [boards.red]
        site = "steppe"
        advisers = ["tents", "#riots"]
    """
    table = given(position.format(mob="true"))
    play = next(option for option in table.offered("play") if option.endswith(" adviser"))
    table.play(play)
    assert (cards_at(table, "steppe"), cards_at(table, "rocky_coast")) == (["wolves"], [])
    assert [one["card"] for one in table.board("red")["advisers"]] == ["tents", "riots"]
    calm = given(position.format(mob="false")).play(play)
    assert cards_at(calm, "steppe") == ["elders", "wolves"]


def test_riots_let_the_user_break_ties_and_spare_themselves():
    """Played to Steppe: Discord 2 (Riots and Gossip) against Nomad 2; Riots stays, Gossip goes."""
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        [banners.peoples_favor]
        holder = "purple"
        mob = true
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["horse_archers", "gossip"]
        [boards.red]
        site = "steppe"
        advisers = ["#riots"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" steppe")))
    assert table.options == ["suit discord", "suit nomad"]
    table.play("suit discord")
    assert (cards_at(table, "steppe"), cards_at(table, "rocky_coast")) == (["elders", "riots"], ["horse_archers"])


def cards_at(table, site):
    return [card["card"] if isinstance(card, dict) else card for card in table.site(site)["cards"]]


def test_bandit_chief_kills_at_every_site_and_brings_bandits():
    """Each site with warbands loses exactly 1, own ones too; a bandit site defends with 3."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        oath = "devotion"
        rolls = ["blank", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        cards = []
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "blue"
        warbands = 2
        [sites.cradle_1]
        site = "fertile_valley"
        army = "red"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 4
        advisers = ["#bandit_chief"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" steppe")))
    assert [table.site(site)["warbands"] for site in ("rocky_coast", "fertile_valley")] == [1, 0]
    table.play("campaign bandits", "attack")
    totals = next(line.event.text.args for line in table.match.log if line.event.text.key == "oa-log-totals")
    assert (totals["attack"], totals["defense"]) == (4, 3)


# -- standing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OA-TURN-072")
@pytest.mark.parametrize(("army", "warbands", "left"), [("", 3, 1), ("", 1, 0), ("red", 3, 3)])
def test_boiling_lake_kills_two_warbands_of_who_comes_without_ruling_it(army, warbands, left):
    ruled = f'army = "{army}"\nwarbands = 1' if army else ""
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["boiling_lake"]
        {ruled}
        [boards.red]
        site = "ancient_city"
        warbands = {warbands}
    """)
    table.play("travel steppe")
    assert table.board("red")["warbands"] == left


@pytest.mark.rule("OA-TURN-072")
def test_boiling_lake_also_burns_who_is_sent_there():
    """Beaten 4 to 3, Blue kills 1 of 3; sent to the lake, Blue loses the other two."""
    lake = '[sites.provinces_1]\nsite = "ancient_city"\ncards = ["boiling_lake"]'
    rolls = ["blank", "blank", *["sword"] * 4]
    table = fighting("tents", rolls, red="warbands = 4", blue="warbands = 3", more=lake)
    assert table.board("blue")["warbands"] == 2
    table.play("site ancient_city")
    assert (table.board("blue")["site"], table.board("blue")["warbands"]) == ("ancient_city", 0)


@pytest.mark.rule("OA-TURN-066")
def test_chaos_cult_takes_a_favor_of_the_new_title_holder():
    """Red recovers the People's Favor for 2 and with it the title: the last favor goes to Blue."""
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        oath = "people"
        title = "purple"
        [boards.red]
        site = "steppe"
        favor = {favor}
        advisers = {red}
        [boards.blue]
        favor = 0
        advisers = {blue}
    """
    table = given(position.format(favor=3, red="[]", blue='["chaos_cult"]'))
    table.play("recover peoples_favor 2", "bank discord")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 1)
    table = given(position.format(favor=3, red='["chaos_cult"]', blue="[]"))
    table.play("recover peoples_favor 2", "bank discord")
    assert table.board("red")["favor"] == 1


def test_gossip_forbids_enemies_of_its_ruler_facedown_advisers():
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        deck = ["tents", "wolves", "elders"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["gossip"]
        {ruled}
        [boards.red]
        site = "steppe"
        advisers = []
    """
    for ruled, free in (("", False), ('army = "blue"\nwarbands = 1', False), ('army = "red"\nwarbands = 1', True)):
        table = given(position.format(ruled=ruled))
        table.play("search deck", "keep tents", "lay wolves")
        assert ("play tents facedown" in table.options) is free


@pytest.mark.rule("OA-TURN-067", "OA-RECOVER-014")
def test_vow_of_renewal_inherits_what_others_burn():
    """Red burns 1 favor with Cracked Sage's price in a campaign; it goes to Blue, who cannot recover the banner."""
    table = fighting("second_wind", ["blank"] * 6 + ["sword"] * 3, blue='favor = 0\nadvisers = ["vow_of_renewal"]')
    table.play("plan second_wind")
    assert (table.board("blue")["favor"], table.board("red")["favor"]) == (1, 2)
    held = given("""
        turn = "red"
        [boards.red]
        favor = 5
        advisers = ["vow_of_renewal"]
    """)
    assert held.refused("recover peoples_favor 2") == "OA-RECOVER-014"


@pytest.mark.rule("OA-CMP-045")
@pytest.mark.parametrize(("plan", "free"), [("wolves", False), ("horse_archers", False), ("longbows", True)])
def test_beast_tamer_forbids_beast_and_nomad_plans_of_enemies(plan, free):
    table = fighting(plan, ["blank", "blank", "sword", "sword", "sword"], blue='advisers = ["beast_tamer"]')
    assert (f"plan {plan}" in table.options) is free


@pytest.mark.rule("OA-MUSTER-002")
@pytest.mark.parametrize(("nomad", "gained"), [(1, 4), (2, 2), (3, 2)])
def test_downtrodden_muster_more_on_a_card_of_the_poorest_bank(nomad, gained):
    """Strictly the least favor: a tie with the Beast bank (2) gives nothing."""
    table = given(f"""
        turn = "red"
        [banks]
        discord = 4
        arcane = 4
        order = 4
        hearth = 4
        beast = 2
        nomad = {nomad}
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 0
        advisers = ["downtrodden"]
    """)
    table.play("announce downtrodden", "muster elders")
    assert table.board("red")["warbands"] == gained


# -- battle plans -----------------------------------------------------------------------------------------------------


def test_mercenaries_leave_a_beaten_user():
    """3 dice more: 6. Six hollow swords make 3 against 4 shields; beaten, the card goes and its favor is spent."""
    table = fighting("mercenaries", ["two_shields", "two_shields"] + ["hollow"] * 6, blue="warbands = 0")
    table.play("plan mercenaries")
    assert len(table.rolled("attack")) == 6
    table.play("sacrifice none")
    assert table.board("red")["advisers"] == []
    assert table.board("red")["favor"] == 2


def test_mercenaries_take_dice_from_an_attacker_and_stay_with_a_winner():
    table = fighting(
        "tents",
        ["shield", "shield", "hollow"],
        red="warbands = 4",
        blue='favor = 1\nwarbands = 1\nadvisers = ["mercenaries"]',
    )
    table.play("plan mercenaries")
    assert len(table.rolled("attack")) == 1
    table.play("sacrifice none")
    assert [one["card"] for one in table.board("blue")["advisers"]] == ["mercenaries"]


@pytest.mark.parametrize(("targets", "dice"), [(("site steppe",), 7), (("site steppe", "pawn"), 7), ((), 7)])
def test_disgraced_captain_needs_an_order_card_at_a_targeted_site(targets, dice):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["blank"] * 3 + ["sword"] * 7}
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["toll_roads"]
        [boards.red]
        site = "steppe"
        favor = 3
        warbands = 3
        advisers = ["disgraced_captain"]
        [boards.blue]
        site = "steppe"
    """)
    table.play("campaign blue", *(f"target {target}" for target in targets if target != "site steppe"), "attack")
    table.play("plan disgraced_captain")
    assert len(table.rolled("attack")) == dice
    assert (table.board("red")["favor"], table.view["tokens"]) == (1, {"disgraced_captain": {"favor": 1, "secrets": 0}})


def test_disgraced_captain_finds_nothing_in_a_pawn_alone():
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["blank"] * 2 + ["sword"] * 3}
        [sites.provinces_3]
        site = "steppe"
        cards = ["toll_roads"]
        [boards.red]
        site = "steppe"
        favor = 3
        warbands = 3
        advisers = ["disgraced_captain"]
        [boards.blue]
        site = "steppe"
    """)
    table.play("campaign blue", "target pawn", "attack", "plan disgraced_captain")
    assert len(table.rolled("attack")) == 3


@pytest.mark.parametrize(("secrets", "spent", "left"), [(3, 2, 1), (0, 3, 1), (1, 0, 1), (0, 0, 0)])
def test_book_burning_leaves_a_beaten_defender_one_secret(secrets, spent, left):
    table = fighting(
        "book_burning",
        ["blank", "blank", "sword", "sword", "sword"],
        blue=f"warbands = 0\nsecrets = {secrets}\nspent = {spent}",
    )
    table.play("plan book_burning")
    while table.prompt != "oa-ask-act":
        table.play("pass" if "pass" in table.options else "burn none")
    assert table.board("blue")["secrets"] + table.board("blue")["spent"] == left


@pytest.mark.rule("OA-CMP-087")
@pytest.mark.parametrize("favor", [1, 5])
def test_slander_burns_all_the_favor_of_a_beaten_pawn(favor):
    table = fighting("slander", ["blank", "blank", "sword", "sword", "sword"], blue=f"warbands = 0\nfavor = {favor}")
    table.play("plan slander", "pass")
    assert table.prompt == "oa-ask-act"
    assert table.board("blue")["favor"] == 0


@pytest.mark.parametrize(("adviser", "dice"), [("jinx", 7), ("#jinx", 3), ("tents", 3)])
def test_cracked_sage_needs_a_face_up_arcane_adviser_of_the_opponent(adviser, dice):
    table = fighting(
        "cracked_sage", ["blank", "blank", *["sword"] * 7], blue=f'warbands = 0\nsecrets = 0\nadvisers = ["{adviser}"]'
    )
    table.play("plan cracked_sage")
    assert len(table.rolled("attack")) == dice
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (2, 2)


@pytest.mark.rule("OA-CMP-069")
def test_zealots_sacrifice_for_three_against_a_larger_force():
    """Attack 2 against 5: one sacrifice would make a tie of 5, two make 8. Against no larger force each adds 1."""
    table = fighting("zealots", ["blank", "blank", "sword", "sword"], red="warbands = 2", blue="warbands = 5")
    table.play("plan zealots")
    assert table.options == ["sacrifice 2", "sacrifice none"]
    weak = fighting("zealots", ["shield", "shield", "hollow", "hollow"], red="warbands = 2", blue="warbands = 2")
    weak.play("plan zealots")
    assert weak.prompt == "oa-ask-act"
    assert "oa-log-wins-defense" in weak.log
