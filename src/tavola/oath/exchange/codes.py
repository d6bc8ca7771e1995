"""The numbers of the exchange line: sites, cards, colours, suits and oaths (OA-CHR-055 to 059)."""

from __future__ import annotations

from functools import cache

from ..catalog import CARDS, DENIZEN
from ..state import GRAND_SCEPTER

SITES = (
    "mine",
    "salt_flats",
    "fertile_valley",
    "barren_coast",
    "plains",
    "river",
    "steppe",
    "mountain",
    "lush_coast",
    "marshes",
    "wastes",
    "rocky_coast",
    "narrow_pass",
    "charming_valley",
    "deep_woods",
    "standing_stones",
    "ancient_city",
    "drowned_city",
    "great_slum",
    "buried_giant",
    "the_tribunal",
    "shrouded_wood",
    "the_hidden_place",
)
#: A facedown site is written so much higher.
FACEDOWN = 24
NOTHING = 255

#: Both sides of the edifices, intact before ruin.
EDIFICES = (
    "sprawling_rampart",
    "bandit_rampart",
    "hall_of_debate",
    "hall_of_mockery",
    "forest_temple",
    "ruined_temple",
    "festival_district",
    "squalid_district",
    "great_spire",
    "fallen_spire",
    "ancient_forge",
    "broken_forge",
)
VISIONS = ("vision_sanctuary", "vision_rebellion", "conspiracy", "vision_faith", "vision_conquest")
RELICS = (
    "sticky_fire",
    "cursed_cauldron",
    "brass_horse",
    "truthful_harp",
    "grand_mask",
    "horned_mask",
    "cup_of_plenty",
    "whistle",
    "dowsing_sticks",
    "cracked_horn",
    "bandit_crown",
    "ring_of_devotion",
    "skeleton_key",
    "oracular_pig",
    "circlet_of_command",
    "ivory_eye",
    "map",
    "obsidian_cage",
    "book_of_records",
    "dragonskin_drum",
)
FIRST_EDIFICE, FIRST_VISION, FIRST_RELIC = 198, 210, 218
assert GRAND_SCEPTER not in RELICS  # it is kept apart and never written (OA-CHR-043)

#: Bits of those who played; Citizens are coloured boards only, and the winner is no Prince.
PRINCE = "clockwork_prince"
CHANCELLOR = "chancellor"
CITIZENS = {"black": 16, "yellow": 8, "white": 4, "blue": 2, "red": 1}
PLAYERS = {CHANCELLOR: 32, **CITIZENS}
ACTIVE = {PRINCE: 64, **PLAYERS}

#: The legacy order of suits has numbers of its own.
SUITS = ("discord", "hearth", "nomad", "arcane", "order", "beast")
OATHS = ("supremacy", "people", "devotion", "protection")
SLOTS = (
    "cradle 1",
    "cradle 2",
    "provinces 1",
    "provinces 2",
    "provinces 3",
    "hinterland 1",
    "hinterland 2",
    "hinterland 3",
)
#: Cards a site has room for in the line.
PLACES = 3

Version = tuple[int, int, int]
READ: tuple[Version, ...] = (
    (3, 1, 0),
    (3, 1, 1),
    (3, 1, 2),
    (3, 1, 3),
    (3, 2, 0),
    (3, 3, 0),
    (3, 3, 1),
    (3, 3, 2),
    (3, 3, 3),
)
WRITTEN: Version = (3, 3, 2)
#: Since when the line tells of the last winner, and its first byte of those who played.
WINNER_SINCE: Version = (3, 3, 1)
ACTIVE_SINCE: Version = (3, 3, 2)


@cache
def card_of() -> dict[int, str]:
    """The card of each number; those that never stand in a line have none."""
    found = {card.number - 1: card.id for card in CARDS.values() if card.kind == DENIZEN}
    for first, names in ((FIRST_EDIFICE, EDIFICES), (FIRST_VISION, VISIONS), (FIRST_RELIC, RELICS)):
        found.update(enumerate(names, first))
    return found


@cache
def number_of() -> dict[str, int]:
    return {card: number for number, card in card_of().items()}


def intact(card: str) -> str:
    """Both sides of an edifice are one card."""
    return CARDS[card].back if CARDS[card].ruined else card
