"""The exchange line: what is read, what is refused and why, and that nothing changes on the way."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from oath.chronicle.lines import CODES, READ, REFUSED, WITHOUT_VISIONS, line
from tavola import chronicle
from tavola.oath.exchange.codes import SITES, card_of

EXAMPLE = (
    "030302000110Empire and Exile0000000123450403FFFFFFFFFFFF0724FFFFFFFFFFFFFFFFFFFF0B19FFFFFFFFFFFFFFFFFFFF"
    "000000002007UNKNOWN"
)
LATER = line("later_3_3_1")

each = pytest.mark.parametrize("told", READ, ids=lambda told: told["id"])


def plain(value: object) -> Any:
    return json.loads(json.dumps(value))


@each
@pytest.mark.rule("OA-CHR-052", "OA-CHR-058", "OA-CHR-059", "OA-CHR-060", "OA-CHR-061")
def test_every_known_line_says_what_it_says(told: dict[str, Any]) -> None:
    found = chronicle.look(told["line"])
    assert plain(chronicle.decoded(found.told)) == told["content"]
    assert bool(told.get("notes")) == bool(found.notes)
    if "relic_deck_mended" in told:
        assert list(found.chronicle.relic_deck) == told["relic_deck_mended"]
    else:
        assert found.chronicle == found.told


@each
@pytest.mark.rule("OA-CHR-065", "OA-CHR-067")
@pytest.mark.example("OA-CHR-052")
def test_what_was_only_read_is_written_back_to_the_character(told: dict[str, Any]) -> None:
    found = chronicle.look(told["line"])
    assert chronicle.write(found.told) == told["line"]
    mended = chronicle.write(found.chronicle)
    assert mended[:6] == told["line"][:6]
    assert chronicle.read(mended) == found.chronicle
    assert chronicle.write(chronicle.read(mended)) == mended


@each
@pytest.mark.rule("OA-CHR-052")
def test_digits_in_lower_case_are_read_and_written_in_upper_case(told: dict[str, Any]) -> None:
    name = told["content"]["name"]
    winner = told["content"]["previous_winner_name"] or ""
    upper: str = told["line"]
    begin, end = 12 + len(name), len(upper) - len(winner)
    lower = upper[:12].lower() + name + upper[begin:end].lower() + winner
    assert lower != upper
    assert chronicle.write(chronicle.look(lower).told) == upper


def test_every_code_is_the_printed_one() -> None:
    known = {card: code for code, card in card_of().items()}
    never = {"darkest_secret", "peoples_favor", "grand_scepter"}
    assert known == {card: code for card, code in CODES["cards"].items() if card not in never}
    assert {site: code for code, site in enumerate(SITES)} == CODES["sites"]


@pytest.mark.rule("OA-CHR-053", "OA-CHR-054", "OA-CHR-055", "OA-CHR-056", "OA-CHR-057", "OA-CHR-062", "OA-CHR-063")
@pytest.mark.example("OA-CHR-054", "OA-CHR-058")
def test_the_short_example_by_hand() -> None:
    """Version 3.3.2, game 1, 16 characters, nobody active, Supremacy, three known sites, three empty decks."""
    told = chronicle.read(EXAMPLE)
    assert (told.version, told.game_number, told.name) == ((3, 3, 2), 1, "Empire and Exile")
    assert (told.previous_active, told.citizens, told.oath) == ((), (), "supremacy")
    assert told.suit_order == ("discord", "hearth", "nomad", "arcane", "order", "beast")
    assert [(land.slot, land.site, land.cards[0]) for land in told.sites if land.site] == [
        ("cradle 1", "plains", "longbows"),
        ("provinces 1", "mountain", "taming_charm"),
        ("hinterland 1", "rocky_coast", "elders"),
    ]
    assert told.decks_to_build
    assert (told.previous_winner, told.previous_winner_name) == ("chancellor", "UNKNOWN")
    # 198 denizens but for the three on the map, and 6 edifices.
    assert len(told.archive) == 198 - 3 + 6
    assert not {"longbows", "taming_charm", "elders"} & set(told.archive)


@pytest.mark.rule("OA-CHR-055")
@pytest.mark.parametrize(
    ("byte", "active"),
    [
        ("00", ()),
        ("16", ("black", "white", "blue")),
        ("62", ("clockwork_prince", "chancellor", "blue")),
        ("3F", ("chancellor", "black", "yellow", "white", "blue", "red")),
    ],
)
def test_who_played_is_told_by_bits(byte: str, active: tuple[str, ...]) -> None:
    """64 the Prince, 32 the Chancellor, 16 black, 8 yellow, 4 white, 2 blue, 1 red; no bit is required."""
    assert chronicle.read(EXAMPLE[:28] + byte + EXAMPLE[30:]).previous_active == active


@pytest.mark.rule("OA-CHR-055")
def test_before_3_3_2_that_byte_is_noise_and_is_kept() -> None:
    told = chronicle.read(line("reset_3_1_0"))
    assert (told.previous_active, told.previous_active_byte) == (None, 0x1F)


@pytest.mark.rule("OA-CHR-057")
def test_the_legacy_order_of_suits_is_kept() -> None:
    other = EXAMPLE[:34] + "543210" + EXAMPLE[40:]
    assert chronicle.read(other).suit_order[0] == "beast"
    assert chronicle.write(chronicle.read(other)) == other


@pytest.mark.rule("OA-CHR-054")
@pytest.mark.parametrize("name", ["0123456789ABCDEF", "FFFF", "a", "x" * 255])
def test_a_name_may_look_like_anything(name: str) -> None:
    told = EXAMPLE[:10] + f"{len(name):02X}{name}" + EXAMPLE[28:]
    assert chronicle.read(told).name == name
    assert chronicle.write(chronicle.read(told)) == told


@pytest.mark.rule("OA-CHR-054")
@pytest.mark.parametrize("length", ["08", "07"])
def test_lengths_count_bytes_and_where_that_fails_characters(length: str) -> None:
    """Crônica has 7 characters, 8 bytes."""
    told = EXAMPLE[:10] + f"{length}Crônica" + EXAMPLE[28:]
    assert chronicle.read(told).name == "Crônica"
    assert chronicle.write(chronicle.read(told)) == told


@pytest.mark.rule("OA-CHR-058", "OA-CHR-067")
@pytest.mark.example("OA-CHR-067")
def test_a_mountain_with_a_card_and_a_relic() -> None:
    """07 24 FF E9: Taming Charm from the left, Ivory Eye from the right."""
    land = chronicle.read(line("tutorial")).sites[2]
    assert (land.site, land.facedown, land.cards) == ("mountain", False, ("taming_charm", None, "ivory_eye"))
    assert "0724FFE9" in line("tutorial")


@pytest.mark.rule("OA-CHR-060")
@pytest.mark.example("OA-CHR-060")
def test_the_last_relic_of_the_line_is_the_top_of_the_deck() -> None:
    """03 DA DB DC is Sticky Fire, Cursed Cauldron, Brass Horse: the Brass Horse is drawn first."""
    short = re.sub(r"13(?:[D-E][0-9A-F]){19}", "03DADBDC", line("tutorial"))
    assert chronicle.look(short).told.relic_deck == ("sticky_fire", "cursed_cauldron", "brass_horse")
    told = chronicle.read(line("tutorial"))
    assert told.relic_deck[-1] == "ring_of_devotion"
    assert told.world_deck[0] == "garrison"
    match = chronicle.begin(told, ["purple", "red", "blue", "white"], seed=1)
    assert next(relic.card for relic in match.state.reliquary) == "ring_of_devotion"


@pytest.mark.rule("OA-CHR-066")
@pytest.mark.example("OA-CHR-066")
def test_bytes_are_read_by_the_final_table_in_every_version() -> None:
    """10 and 62 are Sleight of Hand and Gossip, 6F and 70 Forced Labor and Secret Police, whatever the version."""
    for byte, card in (("10", "sleight_of_hand"), ("62", "gossip"), ("6F", "forced_labor"), ("70", "secret_police")):
        told = line("reset_3_1_0").replace("0403FFFF", f"04{byte}FFFF")
        assert chronicle.read(told).sites[0].cards[0] == card


# -- refused ----------------------------------------------------------------------------------------------------------

FIELDS = (
    "version",
    "version",
    "provinces_1",
    "line",
    "name",
    "oath",
    "cradle_1",
    "world_deck",
    "world_deck",
    "line",
    "version",
)


@pytest.mark.rule("OA-CHR-052", "OA-CHR-064")
@pytest.mark.parametrize(("bad", "field"), list(zip(REFUSED, FIELDS, strict=True)), ids=[bad["why"] for bad in REFUSED])
def test_a_bad_line_is_refused_by_the_name_of_its_field(bad: dict[str, str], field: str) -> None:
    with pytest.raises(chronicle.BadLine) as refused:
        chronicle.read(bad["line"])
    assert refused.value.field == field
    assert refused.value.say("pt-BR") != refused.value.say("en")


@pytest.mark.rule("OA-CHR-064")
def test_a_world_deck_without_its_visions_is_refused() -> None:
    with pytest.raises(chronicle.BadLine, match="world deck: 0 Visions, not 5"):
        chronicle.read(WITHOUT_VISIONS["line"])


@pytest.mark.rule("OA-CHR-064")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("0CFFFFDF", "0C3FFFDF", "world_deck"),  # the Observatory of the deck also at a site
        ("0CFFFFDF22FFFFFF", "0CC8FFDF22C9FFFF", "cradle_2"),  # both sides of the Hall of Debate
        ("0CFFFFDF", "0CD3FFDF", "cradle_1"),  # a Vision at a site
        ("22FFFFFF", "24FFFFFF", "cradle_2"),  # the Narrow Pass a second time, face down
        ("22FFFFFF", "FF01FFFF", "cradle_2"),  # a card without a site
        ("3B3F67", "3BDB67", "world_deck"),  # a relic in the world deck
        ("3B3F67", "3BFF67", "world_deck"),  # an empty place in a deck
        ("13E0E2", "1301E2", "relic_deck"),  # a denizen among the relics
        ("0002010123", "0022010123", "citizens"),  # the Chancellor is no Citizen
        ("000407UNKNOWN", "000607UNKNOWN", "previous_winner"),  # two winners
        ("000407UNKNOWN", "000400", "previous_winner_name"),
        ("0002010123456", "00020101234F6", "suit_order"),
        ("012345", "012346", "suit_order"),
    ],
)
def test_what_no_table_can_hold_is_refused(old: str, new: str, field: str) -> None:
    if old not in LATER:
        old, new = old[:-1], new[:-1]
    assert LATER.count(old) == 1
    with pytest.raises(chronicle.BadLine) as refused:
        chronicle.read(LATER.replace(old, new))
    assert refused.value.field == field


@pytest.mark.parametrize("bad", ["\ud800", "0" * 5000, EXAMPLE[:10] + "01\x1b" + EXAMPLE[28:], EXAMPLE[:-1] + "\n\x00"])
def test_no_character_gets_in_unseen(bad: str) -> None:
    with pytest.raises(chronicle.BadLine):
        chronicle.read(bad)


@pytest.mark.parametrize("cut", range(0, len(LATER), 7))
def test_a_line_cut_anywhere_is_refused(cut: int) -> None:
    with pytest.raises(chronicle.BadLine):
        chronicle.read(LATER[:cut])


# -- mended -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OA-CHR-064")
@pytest.mark.example("OA-CHR-064")
def test_missing_relics_go_on_top_the_highest_last() -> None:
    """Two relics are listed: the other 18 lie on them from Sticky Fire up to the Dragonskin Drum."""
    found = chronicle.look(line("game7_3_1_0"))
    assert len(found.told.relic_deck) == 2
    assert (found.chronicle.relic_deck[2], found.chronicle.relic_deck[-1]) == ("sticky_fire", "dragonskin_drum")
    assert [str(note) for note in found.said()] == ["18 missing relics were put on top of the relic deck."]


@pytest.mark.rule("OA-CHR-064")
def test_of_a_relic_found_twice_the_one_on_the_map_stays() -> None:
    found = chronicle.look(line("game4_3_1_0"))
    assert "cup_of_plenty" in found.told.relic_deck
    assert found.chronicle.sites[7].cards == ("keep", None, "cup_of_plenty")
    assert "cup_of_plenty" not in found.chronicle.relic_deck
    assert found.said("pt-BR")[0] == "Em dobro, mantidas uma só vez: Taça da Fartura."


@pytest.mark.rule("OA-CHR-064")
def test_of_two_on_the_map_the_earlier_of_two_in_the_deck_the_higher() -> None:
    """The Horned Mask (DF) also at the Great Slum; the deck begins E0 E2 … and ends … EA E0: the last one stays."""
    told = LATER.replace("12FFFFFF", "12FFFFDF").replace("E5EA0004", "E5E00004")
    found = chronicle.read(told)
    assert found.sites[0].cards[2] == "horned_mask"
    assert found.sites[2].cards == (None, None, None)
    assert found.relic_deck[0] == "dowsing_sticks"  # the lower Cup of Plenty is gone
    assert found.relic_deck[-2:] == ("cup_of_plenty", "map")  # the map, which was overwritten, came on top


@pytest.mark.rule("OA-CHR-064", "OA-CHR-063")
def test_a_line_without_relics_stays_and_is_dealt_a_shuffled_deck() -> None:
    found = chronicle.look(EXAMPLE)
    assert chronicle.write(found.chronicle) == EXAMPLE
    assert found.said() == ("No relics are listed: a shuffled relic deck is built when the game is set up.",)
    decks = {chronicle.begin(found.chronicle, ["purple", "red"], seed=seed).state.relic_deck for seed in (1, 2)}
    assert [len(deck) for deck in decks] == [15, 15]
