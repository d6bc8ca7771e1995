"""Story mode: experience drop by drop, equipment bound to the level, a campaign of missions (MD-STORY)."""

from __future__ import annotations

import pytest

import tavola

from ...scripted import Table, given

#: A goblin mob of one minion without defence beside Bjorn; the dice that follow kill it.
GOBLINS = """
story = true
rolls = ["y5", "y5"]
[[heroes]]
hero = "bjorn"
class = "shadow_barbarian"
at = "6v.b2"
hands = ["se_mace"]
{more}
[[enemies]]
card = "goblin_warriors_l1"
at = "6v.b2"
{enemy}
"""


def goblins(more: str = "", enemy: str = "minions = 0") -> Table:
    return given(GOBLINS.format(more=more, enemy=enemy))


def strike(table: Table) -> Table:
    """Attack the goblins and let the first answer settle what is left open."""
    table.play("melee goblin_warriors")
    while table.prompt != "md-ask-action" or table.view["combat"]:
        table.play("roll" if "roll" in table.options else "done" if "done" in table.options else table.options[0])
    return table


@pytest.mark.rule("MD-STORY-02", "MD-HERO-23")
def test_a_boss_gives_three_micro_experience() -> None:
    table = strike(goblins())
    assert (table.me["xp"], table.me["micro"]) == (0, 3)


@pytest.mark.rule("MD-HERO-23")
def test_outside_a_story_there_is_no_micro_experience() -> None:
    table = strike(given(GOBLINS.format(more="", enemy="minions = 0").replace("story = true", "")))
    assert (table.me["xp"], table.me["micro"]) == (3, 0)


@pytest.mark.rule("MD-STORY-03")
def test_five_micro_experience_become_one_point() -> None:
    table = strike(goblins("micro = 4"))
    assert (table.me["xp"], table.me["micro"]) == (1, 2)


@pytest.mark.rule("MD-STORY-03", "MD-XP-03")
def test_at_thirty_points_conversions_are_lost() -> None:
    table = strike(goblins("micro = 4\nxp = 30"))
    assert (table.me["xp"], table.me["micro"]) == (30, 2)


@pytest.mark.rule("MD-STORY-04")
def test_a_signature_is_paid_with_micro_experience() -> None:
    table = given("""
        story = true
        [[heroes]]
        hero = "siegfried"
        class = "wrath_paladin"
        micro = 2
    """)
    table.play("signature")
    assert (table.me["xp"], table.me["micro"]) == (0, 1)
    assert table.refused("signature") == "MD-ACT-30"


@pytest.mark.rule("MD-STORY-05")
@pytest.mark.parametrize(("sibyl", "owen", "victim"), [(4, 1, "sibyl"), (1, 4, "owen")])
def test_micro_experience_decides_between_heroes_of_equal_experience(sibyl: int, owen: int, victim: str) -> None:
    table = given(f"""
        story = true
        [turn]
        seat = 1
        [[heroes]]
        hero = "sibyl"
        at = "6v.b2"
        xp = 3
        micro = {sibyl}
        [[heroes]]
        hero = "owen"
        at = "6v.b2"
        xp = 3
        micro = {owen}
        [[enemies]]
        card = "goblin_warriors_l1"
        at = "6v.b2"
    """).play("end")
    assert table.told("md-event-strike")[0]["hero"] == victim


def campaign(*heroes: str, mission: str = "tutorial", then: str = "mission_1", more: str = "") -> Table:
    """The last step of a mission: the other heroes are out, the first one stands in the exit."""
    return given(
        f'story = true\nscenario = "{mission}"\ntokens = []\n{more}\n'
        f'[campaign]\norder = ["{mission}", "{then}"]\n' + "".join(heroes)
    )


LEAVING = '[[heroes]]\nhero = "{hero}"\nat = "8r.b3"\n'


def to_next_mission(table: Table) -> Table:
    while table.prompt != "md-ask-action":
        table.play("done" if "done" in table.options else table.options[0])
    return table


@pytest.mark.rule("MD-STORY-06", "MD-STORY-07", "MD-STORY-21", "MD-XP-12")
def test_a_mission_starts_at_the_level_of_the_highest_hero() -> None:
    sheet = 'class = "bloodmoon_nightrunner"\nbought = {shadow_strike = 2}\nxp = 7\n'
    table = campaign(LEAVING.format(hero="whisper") + sheet).play("leave")
    to_next_mission(table)
    assert table.view["mission"] == "mission_1"
    assert table.view["level"] == 3, "shadow strike reaches level 3 with its second step"
    assert table.me["class"] == "bloodmoon_nightrunner"
    assert table.me["xp"] == 7


@pytest.mark.rule("MD-STORY-06")
def test_a_hero_without_skills_is_of_level_one() -> None:
    table = to_next_mission(campaign(LEAVING.format(hero="whisper")).play("leave"))
    assert table.view["level"] == 1


@pytest.mark.rule("MD-STORY-09")
def test_missing_level_tokens_join_the_highest_of_the_map() -> None:
    """Mission 2 shows tokens 1 to 3; a hero with a level 5 skill adds 4 and 5 to the zone of the 3."""
    sheet = 'class = "battle_wizard"\nbought = {blink = 3}\n'
    table = campaign(LEAVING.format(hero="elias") + sheet, then="mission_2").play("leave")
    to_next_mission(table)
    zones = {token["level"]: token["zone"] for token in table.view["board"]["levels"]}
    assert sorted(zones) == [1, 2, 3, 4, 5]
    assert zones[3] == zones[4] == zones[5]
    assert table.view["level"] == 5


@pytest.mark.rule("MD-STORY-08")
def test_a_higher_tile_still_raises_the_level() -> None:
    table = given("""
        story = true
        [turn]
        points = 1
        [[heroes]]
        hero = "owen"
        at = "6v.c2"
    """)
    assert table.view["level"] == 1
    assert table.play("move 8r.c2").view["level"] == 2


@pytest.mark.rule("MD-STORY-11")
def test_starting_equipment_is_dealt_for_the_first_mission_only() -> None:
    table = campaign(LEAVING.format(hero="whisper") + 'hands = ["t1_broadsword"]\nbody = ""\nbag = []\n').play("leave")
    to_next_mission(table)
    assert [*table.me["hands"], table.me["body"], *table.me["bag"]] == ["t1_broadsword", None]


@pytest.mark.rule("MD-STORY-12", "MD-STORY-23", "MD-LVL-19")
def test_a_card_above_the_level_gives_nothing() -> None:
    """A level 3 sword at level 1: no dice, so no attack; outside a story it works at once."""
    text = """
        {story}
        [[heroes]]
        hero = "owen"
        at = "6v.b2"
        hands = ["t3_ice_sword"]
        [[enemies]]
        card = "goblin_warriors_l1"
        at = "6v.b2"
    """
    table = given(text.format(story="story = true"))
    assert not table.offered("melee")
    assert table.refused("melee goblin_warriors") == "MD-ACT-24"
    assert given(text.format(story="")).offered("melee goblin_warriors")


@pytest.mark.rule("MD-STORY-12")
def test_a_card_above_the_level_cannot_be_equipped() -> None:
    table = given("""
        story = true
        [[heroes]]
        hero = "owen"
        bag = ["t3_ice_sword", "t1_broadsword"]
        hands = []
    """).play("trade", "done")
    assert "hold t1_broadsword" in table.options
    assert "hold t3_ice_sword" not in table.options


@pytest.mark.rule("MD-STORY-13")
@pytest.mark.parametrize(("level", "works"), [(3, False), (4, True)])
def test_artifacts_count_as_level_four(level: int, works: bool) -> None:
    table = given(f"""
        story = true
        level = {level}
        [[heroes]]
        hero = "owen"
        at = "6v.b2"
        hands = ["a1_lightbringer_sword"]
        [[enemies]]
        card = "goblin_warriors_l1"
        at = "6v.b2"
    """)
    assert bool(table.offered("melee")) is works


@pytest.mark.rule("MD-STORY-15", "MD-SET-15")
def test_the_campaign_plays_all_missions_in_order() -> None:
    match = tavola.new("massivedarkness", scenario="campaign", players=["owen"], seed=3)
    order = match.view(0)["campaign"]["order"]
    assert order[:11] == ["tutorial", *(f"mission_{number}" for number in range(1, 11))]


@pytest.mark.rule("MD-STORY-15")
def test_the_campaign_may_be_played_in_random_order() -> None:
    match = tavola.new("massivedarkness", scenario="campaign", players=["owen"], seed=3, options={"order": "random"})
    order = match.view(0)["campaign"]["order"]
    assert {"tutorial", *(f"mission_{number}" for number in range(1, 11))} <= set(order)
    assert order != sorted(order, key=lambda name: (name != "tutorial", name))
    assert match.view(0)["mission"] == order[0]


DEFEAT = """
story = true
phase = "round"
round = 4
lifebringer = 0
[campaign]
order = ["tutorial", "mission_1"]
[[heroes]]
hero = "owen"
dead = true
xp = 7
micro = 3
hands = []
body = ""
bag = {bag}
"""
NINE = [
    "t1_hammer",
    "t1_hand_axe",
    "t1_chainmail",
    "t1_spear",
    "t1_wand",
    "t1_lucky_ring",
    "t1_light_boots",
    "t1_wooden_shield",
    "t1_bone_amulet",
]


@pytest.mark.rule("MD-STORY-17")
def test_after_a_defeat_micro_experience_is_lost_and_six_cards_are_kept() -> None:
    table = given(DEFEAT.format(bag=NINE))
    assert (table.me["xp"], table.me["micro"]) == (7, 0)
    for card in ("t1_wand", "t1_spear", "t1_hammer"):
        table.play(f"discard {card}")
    assert len(table.me["bag"]) == 6
    assert table.options == ["retry", "go_on"]


@pytest.mark.rule("MD-STORY-17")
def test_after_a_defeat_one_artifact_is_kept() -> None:
    table = given(DEFEAT.format(bag=["a1_lightbringer_sword", "a6_lightbringer_lantern"]))
    assert table.options == ["discard a1_lightbringer_sword", "discard a6_lightbringer_lantern"]


@pytest.mark.rule("MD-STORY-18", "MD-STORY-19", "MD-MKT-01")
def test_a_mission_tried_again_has_no_market_but_starting_equipment() -> None:
    table = given(DEFEAT.format(bag=["t1_hammer"])).play("retry")
    assert "md-event-market" not in table.log
    table.play("swap t1_hammer se_staff")
    to_next_mission(table)
    assert table.view["mission"] == "tutorial"
    assert (table.me["health"], table.me["xp"], table.view["round"]) == (5, 7, 1)
    assert "se_staff" in [*table.me["hands"], *table.me["bag"]]


@pytest.mark.rule("MD-STORY-18", "MD-STORY-20")
def test_going_on_after_a_defeat_leads_through_the_market() -> None:
    table = given(DEFEAT.format(bag=["t1_hammer"])).play("go_on")
    assert "md-event-market" in table.log
    to_next_mission(table)
    assert table.view["mission"] == "mission_1"
    assert table.view["campaign"]["lost"] == ["tutorial"]


@pytest.mark.rule("MD-STORY-01", "MD-SET-14")
def test_the_last_mission_ends_the_story() -> None:
    table = given(
        'story = true\ntokens = []\n[campaign]\norder = ["tutorial"]\nwon = ["mission_1"]\n'
        + LEAVING.format(hero="owen")
    ).play("leave")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.won
    assert outcome.totals == (2,)


@pytest.mark.rule("MD-SET-30")
def test_the_class_is_never_chosen_again() -> None:
    table = campaign(LEAVING.format(hero="whisper") + 'class = "dark_ranger"\n').play("leave")
    asked: list[str] = []
    while table.prompt != "md-ask-action":
        asked.append(table.prompt)
        table.play("done" if "done" in table.options else table.options[0])
    assert "md-ask-class" not in asked
    assert table.me["class"] == "dark_ranger"


@pytest.mark.rule("MD-STORY-07", "MD-STORY-12", "MD-STORY-19", "MD-MKT-15")
@pytest.mark.parametrize("answer", ["retry", "go_on"])
def test_between_missions_the_level_to_come_decides_what_can_be_equipped(answer: str) -> None:
    """The defeated mission had reached level 3; the heroes own no skill, so the next one begins at level 1."""
    table = given(DEFEAT.format(bag=["t3_ice_sword", "t1_broadsword"]).replace("round = 4", "round = 4\nlevel = 3"))
    table.play(answer)
    assert table.view["level"] == 1
    while table.prompt != "md-ask-reorganize":
        table.play("done")
    assert "hold t1_broadsword" in table.options
    assert "hold t3_ice_sword" not in table.options


@pytest.mark.rule("MD-STORY-07", "MD-STORY-12", "MD-MKT-15")
def test_before_a_mission_of_a_higher_level_its_cards_can_be_equipped() -> None:
    """The tutorial was played at level 1; since Whisper has a skill of level 3, the next mission begins there."""
    sheet = 'class = "bloodmoon_nightrunner"\nbought = {shadow_strike = 2}\nhands = []\nbag = ["t3_ice_sword"]\n'
    table = campaign(LEAVING.format(hero="whisper") + sheet).play("leave")
    while table.prompt != "md-ask-reorganize":
        table.play("done")
    assert (table.view["level"], "hold t3_ice_sword" in table.options) == (3, True)


@pytest.mark.rule("MD-XP-04", "MD-STORY-06")
@pytest.mark.parametrize(
    ("mode", "asked"), [('story = true\n[campaign]\norder = ["tutorial", "mission_1"]\n', True), ("", False)]
)
def test_a_hero_who_has_escaped_goes_on_learning_in_a_story_only(mode: str, asked: bool) -> None:
    heroes = '[[heroes]]\nhero = "owen"\nout = true\nxp = 9\n[[heroes]]\nhero = "elias"\n'
    table = given(f"turn = {{seat = 1}}\n{mode}{heroes}").play("end")
    assert ((table.prompt, table.seat) == ("md-ask-buy", 0)) is asked
