"""Phases 7 to 11: cards in and out, relics, the world deck, and what is saved."""

from __future__ import annotations

from collections import Counter

import pytest

from oath.chronicle.endings import REGIME, USURPER, ending, finished, told
from oath.scripted import given
from tavola import chronicle
from tavola.oath.catalog import CARDS, DENIZEN, RELIC

NEXT = {
    "discord": ("discord", "arcane", "order"),
    "arcane": ("arcane", "order", "hearth"),
    "order": ("order", "hearth", "beast"),
    "hearth": ("hearth", "beast", "nomad"),
    "beast": ("beast", "nomad", "discord"),
    "nomad": ("nomad", "discord", "arcane"),
}
OF = {suit: [card.id for card in CARDS.values() if card.kind == DENIZEN and card.suit == suit] for suit in NEXT}
RELICS_OF_THE_BOX = [card.id for card in CARDS.values() if card.kind == RELIC and card.id != "grand_scepter"]
#: Two advisers of each suit.
PAIRS = {
    "discord": ("scryer", "naysayers"),
    "arcane": ("taming_charm", "inquisitor"),
    "order": ("longbows", "garrison"),
    "hearth": ("wayside_inn", "storyteller"),
    "beast": ("wolves", "true_names"),
    "nomad": ("elders", "tents"),
}


def advised(*advisers, more="", way=REGIME):
    named = ", ".join(f'"{card}"' for card in advisers)
    return ending(way, f"{more}\n[boards.purple]\nadvisers = [{named}]\n")


def archive(table):
    return set(table.match.state.archive)


def entered(table, before):
    """How many cards of each suit left the archive."""
    left = before - set(told(table).archive)
    return Counter(CARDS[card].suit for card in left if CARDS[card].kind == DENIZEN)


@pytest.mark.rule("OA-CHR-031", "OA-CHR-033")
@pytest.mark.example("OA-CHR-033", "OA-SET-006")
@pytest.mark.parametrize("suit", list(NEXT))
def test_three_two_and_one_round_the_circle(suit):
    """Hearth: 3 Hearth, 2 Beast, 1 Nomad. Nomad: 3 Nomad, 2 Discord, 1 Arcane."""
    table = advised(*PAIRS[suit])
    before = archive(table)
    table.play("vow people")
    finished(table)
    assert "oa-ask-chronicle-suit" not in table.log
    assert dict(entered(table, before)) == dict(zip(NEXT[suit], (3, 2, 1), strict=True))


@pytest.mark.rule("OA-CHR-031", "OA-CHR-032")
def test_the_winner_breaks_ties_and_facedown_advisers_have_no_suit():
    """Longbows (Order), Wolves (Beast) face up and a facedown Garrison, which would be Order: Order and Beast tie."""
    table = advised("longbows", "wolves", "#garrison").play("vow people")
    assert (table.asked, table.prompt) == ("purple", "oa-ask-chronicle-suit")
    assert table.options == ["suit order", "suit beast"]
    before = archive(table)
    table.play("suit beast")
    assert dict(entered(table, before)) == {"beast": 3, "nomad": 2, "discord": 1}


@pytest.mark.rule("OA-CHR-031")
@pytest.mark.parametrize("advisers", [(), ("#wolves",)])
def test_without_a_suited_adviser_any_suit_may_be_chosen(advisers):
    table = advised(*advisers).play("vow people")
    assert table.options == [f"suit {suit}" for suit in NEXT]


@pytest.mark.rule("OA-CHR-037")
def test_marriage_counts_as_two():
    """Marriage and Longbows: Hearth has two."""
    table = advised("marriage", "longbows")
    before = archive(table)
    finished(table.play("vow people"))
    assert entered(table, before)["hearth"] == 3


# -- healing ----------------------------------------------------------------------------------------------------------


def short(hearth, beast, nomad, dispossessed, seed=0):
    """An archive with so many cards of the three suits, the others of which lie in the world deck; those named are all
    the Dispossessed, and eight of Discord are discarded."""
    out = [card for suit, n in (("hearth", hearth), ("beast", beast), ("nomad", nomad)) for card in _without(suit, n)]
    return advised(
        *PAIRS["hearth"],
        more=f"""
        seed = {seed}
        dispossessed = {dispossessed}
        deck = {out}
        piles = {{ hinterland = {OF["discord"][:8]} }}
        """,
    )


def _without(suit, n):
    """All cards of a suit but the last so many, and but the winner's advisers."""
    free = [card for card in OF[suit] if card not in PAIRS["hearth"]]
    return free[: len(free) - n]


@pytest.mark.rule("OA-CHR-034", "OA-CHR-068", "OA-CHR-035")
@pytest.mark.example("OA-CHR-068")
def test_where_one_stack_is_short_the_archive_is_healed():
    """Hearth 3, Beast 1, Nomad 9 in the archive and Hearth most common: Beast lacks one. Of the Dispossessed Order has
    most, 7: six of them return, and the seventh and the two of Discord go to the archive. Six leave again."""
    order, discord = OF["order"][20:27], OF["discord"][20:22]
    table = short(3, 1, 9, [*order, *discord])
    before = archive(table)
    assert sum(CARDS[card].suit == "beast" and CARDS[card].kind == DENIZEN for card in before) == 1
    finished(table.play("vow people"))
    assert "oa-log-healed" in table.log
    found = told(table)
    assert not before - set(found.archive)  # none of the three stacks gave anything
    returned = set(found.archive) - before
    assert set(discord) <= returned
    assert len(returned & set(order)) == 1
    assert len(found.dispossessed) == 6


@pytest.mark.rule("OA-CHR-068")
@pytest.mark.parametrize(("hearth", "beast", "nomad", "heals"), [(3, 2, 1, False), (2, 9, 9, True), (9, 9, 0, True)])
def test_exactly_enough_is_enough(hearth, beast, nomad, heals):
    table = short(hearth, beast, nomad, OF["order"][20:26])
    finished(table.play("vow people"))
    assert ("oa-log-healed" in table.log) is heals


@pytest.mark.rule("OA-CHR-036", "OA-CHR-042")
@pytest.mark.example("OA-CHR-042")
def test_a_small_stack_gives_all_it_has():
    """The largest stack has 4: 4 enter, 6 leave, so that 2 fewer are in circulation."""
    table = short(0, 0, 0, OF["order"][20:24])
    before = archive(table)
    finished(table.play("vow people"))
    found = told(table)
    assert len(found.dispossessed) == 6
    assert set(found.archive) == before


@pytest.mark.rule("OA-CHR-036")
def test_a_tie_of_the_dispossessed_is_broken_at_random():
    chosen = set()
    for seed in range(8):
        table = short(0, 0, 0, [*OF["order"][20:22], *OF["discord"][20:22]], seed)
        finished(table.play("vow people"))
        line = next(line for line in table.match.log if line.event.text.key == "oa-log-healed")
        chosen.add(line.event.text.args["suit"])
    assert chosen == {"order", "discord"}


@pytest.mark.rule("OA-CHR-036")
def test_no_dispossessed_give_nothing():
    table = short(0, 0, 0, [])
    finished(table.play("vow people"))
    assert "oa-log-healed-not" in table.log


# -- out --------------------------------------------------------------------------------------------------------------

LOSERS = """
    [piles]
    cradle = ["wolves", "vision_faith"]
    provinces = ["tents"]
    hinterland = []
    [boards.red]
    advisers = ["longbows", "#elders"]
    vision = "vision_conquest"
    [boards.blue]
    advisers = ["#vision_sanctuary"]
"""


@pytest.mark.rule("OA-CHR-038", "OA-CHR-039", "OA-CHR-040")
def test_six_of_the_discards_and_the_losers_advisers_leave():
    """The piles hold what the set-up discarded besides; the winner's advisers never leave, and no Vision does."""
    table = advised("garrison", "#scryer", more=LOSERS)
    state = table.match.state
    may_leave = {card for pile in state.piles for card in pile} | {"longbows", "elders"}
    found = finished(table.play("vow people"))
    assert len(found.dispossessed) == 6
    assert set(found.dispossessed) <= {card for card in may_leave if CARDS[card].kind == DENIZEN}
    assert {"garrison", "scryer"} <= set(found.world_deck)
    assert sum(CARDS[card].kind == "vision" for card in found.world_deck) == 5


@pytest.mark.rule("OA-CHR-039")
def test_what_leaves_is_told_to_nobody():
    table = advised("garrison", more=LOSERS)
    found = finished(table.play("vow people"))
    for seat in (None, 0, 1, 2):
        said = " ".join(str(line.event.text.args) for line in table.match.lines(seat) if line.rule == "OA-CHR-039")
        assert not any(card in said for card in found.dispossessed)


@pytest.mark.rule("OA-CHR-041", "OA-CHR-042")
def test_a_small_pile_gives_all_it_has():
    """The piles are empty, and red's one adviser is all that can leave: 6 enter, 1 leaves."""
    two = '"purple", "red"'
    boards = '[boards.red]\nadvisers = ["longbows"]\n[boards.purple]\nadvisers = ["garrison"]'
    discarded = [card for pile in ending(REGIME, boards, two).match.state.piles for card in pile]
    table = ending(REGIME, f"deck = {discarded}\n{boards}", two)
    found = finished(table.play("vow people"))
    assert found.dispossessed == ("longbows",)


@pytest.mark.rule("OA-CHR-042")
@pytest.mark.example("OA-CHR-042")
def test_as_a_rule_six_enter_and_six_leave():
    """First to second game: 54 in circulation before, 54 after, wherever they are."""
    match = chronicle.begin(chronicle.new(), ["purple", "red", "blue"], seed=11, bots=["random"] * 3)
    match.run()
    found = chronicle.after(match)
    assert found is not None
    around = [card for card in (*found.on_map, *found.world_deck) if CARDS[card].kind == DENIZEN]
    assert (len(around), len(found.dispossessed)) == (54, 6)
    archived = [card for card in found.archive if CARDS[card].kind == DENIZEN]
    assert len(archived) == 198 - 54 - 6


# -- relics -----------------------------------------------------------------------------------------------------------

RELICS = """
    [boards.red]
    relics = ["map", "whistle", "obsidian_cage"]
    [sites.cradle_1]
    site = "mountain"
    cards = []
    relics = []
    army = "purple"
    warbands = 1
    [sites.cradle_2]
    site = "drowned_city"
    cards = []
    relics = ["cup_of_plenty"]
    army = "purple"
    warbands = 1
    [sites.provinces_1]
    site = "plains"
    cards = []
    relics = []
    army = "purple"
    warbands = 1
    [sites.hinterland_1]
    site = "river"
    cards = []
    relics = []
    army = "purple"
    warbands = 1
    [boards.purple]
    relics = ["grand_scepter", "ivory_eye", "brass_horse"]
    advisers = ["longbows"]
"""
KEPT = ["oracular_pig", "skeleton_key", "bandit_crown", "truthful_harp"]


@pytest.mark.rule("OA-CHR-043", "OA-CHR-044", "OA-CHR-045", "OA-CHR-046")
@pytest.mark.example("OA-CHR-045")
def test_where_relics_go():
    """The Mountain lacks its relic and draws 1, the Drowned City keeps one and draws 1; the four of the Reliquary and
    the two of the winner lie on top, those of red somewhere below or at a site. The Scepter stands nowhere."""
    table = ending(f"{REGIME}\nreliquary = {KEPT}", RELICS)
    found = finished(table)
    assert len([card for card in found.sites[0].cards if card]) == 1
    assert found.sites[1].cards[1:] != (None, None)
    assert "cup_of_plenty" in found.sites[1].cards
    assert set(found.relic_deck[-6:]) == {*KEPT, "ivory_eye", "brass_horse"}
    below = {*found.relic_deck[:-6], *found.on_map}
    assert {"map", "whistle", "obsidian_cage"} <= below
    assert sorted((*found.relic_deck, *found.on_map)) == sorted(RELICS_OF_THE_BOX)
    assert "grand_scepter" not in {*found.relic_deck, *found.on_map}
    assert table.board("purple")["relics"] == ["grand_scepter"]


@pytest.mark.rule("OA-CHR-043")
def test_the_scepter_waits_for_the_next_chancellor():
    """Red won with it: the next game gives it to the Chancellor all the same."""
    table = ending(USURPER, '[boards.purple]\nrelics = []\n[boards.red]\nrelics = ["grand_scepter"]')
    found = finished(table)
    match = chronicle.begin(found, ["purple", "red"], seed=1)
    assert match.view(0)["players"][0]["relics"] == ["grand_scepter"]


# -- the deck and what is saved ---------------------------------------------------------------------------------------


@pytest.mark.rule("OA-CHR-047", "OA-CHR-048")
def test_the_deck_is_layered():
    """12 cards with 2 Visions on 18 with 3 on the rest without any."""
    match = chronicle.begin(chronicle.new(), ["purple", "red", "blue", "white"], seed=5, bots=["random"] * 4)
    match.run()
    found = chronicle.after(match)
    assert found is not None
    visions = [CARDS[card].kind == "vision" for card in found.world_deck]
    assert (sum(visions[:12]), sum(visions[12:30]), sum(visions[30:])) == (2, 3, 0)
    on_map = sum(CARDS[card].kind == DENIZEN for card in found.on_map)
    assert len(found.world_deck) == 54 - on_map + 5


@pytest.mark.rule("OA-CHR-049", "OA-CHR-038")
def test_the_conspiracy_comes_back():
    """It left the game when red played it; the next deck has it again."""
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        title = "red"
        usurper = true
        round = 8
        [boards.red]
        site = "fertile_valley"
        advisers = ["#conspiracy"]
        [chronicle]
    """)
    table.play(table.offered("play")[0])
    assert table.view["gone"] == ["conspiracy"]
    while not table.match.is_over:
        table.play(next((said for said in ("pass", "rest") if said in table.options), table.options[0]))
    assert told(table).world_deck.count("conspiracy") == 1


@pytest.mark.rule("OA-CHR-050", "OA-CHR-055", "OA-CHR-061", "OA-CHR-052", "OA-CHR-053")
@pytest.mark.example("OA-CHR-052")
def test_what_is_saved():
    """Game 4 of a chronicle of three players: next is game 5, version 3.3.2, Chancellor 32 + red 1 + blue 2 played;
    blue and the unused white board are Citizens; the Chancellor won."""
    table = ending(
        REGIME, '[boards.blue]\nrole = "citizen"', written='number = 4\nname = "Crônica"\ncitizens = ["white"]'
    )
    found = finished(table)
    assert (found.version, found.game_number, found.name) == ((3, 3, 2), 5, "Cronica")
    assert (found.previous_active_byte, found.previous_active) == (35, ("chancellor", "blue", "red"))
    assert (found.citizens, found.previous_citizens) == (("white", "blue"), ("white", "blue"))
    assert (found.previous_winner, found.previous_winner_name) == ("chancellor", "Chancellor")
    line = chronicle.write(found)
    assert line.startswith("030302000507Cronica2306")
    assert chronicle.read(line) == found
