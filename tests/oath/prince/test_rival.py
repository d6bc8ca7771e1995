"""The rival: it sees past its turn, says what it sees to nobody else, and thinks for the Prince when it is asked to."""

from __future__ import annotations

from oath.prince.court import reign
from tavola.bots import Look, bot
from tavola.kernel.rng import Rng
from tavola.oath.bot.outlook import MOST, UNSEEN, chance

WINNING = """
    turn = "red"
    phase = "act"
    visions_drawn = 3
    title = "purple"
    [prince]
    node = "sup_trade_favor"
    [sites.cradle_1]
    site = "fertile_valley"
    cards = []
    army = "purple"
    warbands = 9
    [boards.purple]
    warbands = 0
    favor = 0
    secrets = 0
    [boards.red]
    site = "salt_flats"
    warbands = 9
    favor = 6
    secrets = 0
    supply = 1
    vision = "vision_rebellion"
"""


def choice(table, name="strong"):
    match = table.match
    return bot(name, "test").choose(match.asked(), Look(match.rules, match.state, match.asked().seat))


def test_it_takes_what_the_prince_cannot_take_back():
    """Red needs the People's Favor and has 1 Supply: recovered with all its favor, behind 9 warbands, it wins on
    waking."""
    assert choice(reign(WINNING)).kind == "recover_banner"


def test_two_worlds_that_look_the_same_get_the_same_answer():
    table = reign(WINNING)
    match = table.match
    for seed in ("one", "two"):
        other = match.rules.resample(match.state, 1, Rng(seed))
        decision = match.rules.options(other)
        found = bot("strong", "test").choose(decision, Look(match.rules, other, 1))
        assert found == choice(table)


def test_a_goal_he_does_not_see_is_worth_more_than_any_promise():
    """Rebellion met with two Visions drawn is no Threat to him; met with three it is, and may be taken back."""
    held = (
        WINNING
        + """
    [banners.peoples_favor]
    holder = "red"
    tokens = 5
    """
    )
    unseen = reign(held.replace("visions_drawn = 3", "visions_drawn = 2")).match.state
    assert chance(unseen, 1) == UNSEEN[2] > max(MOST) > chance(reign(held).match.state, 1)


def test_asked_for_the_prince_a_bot_judges_by_his_list():
    """The Alchemist's 4 favor are worth more to him than its 2 secrets: even a rival uses it for him."""
    table = reign(
        """
        title = "red"
        [prince]
        level = "expanded"
        node = "sup_trade_favor"
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["alchemist"]
        [boards.purple]
        site = "lush_coast"
        warbands = 0
        favor = 0
        secrets = 2
        """
    )
    assert (table.asked, table.prompt) == ("red", "oa-ask-prince-powers")
    assert choice(table, "greedy").notation == choice(table).notation == "use alchemist"
