"""Games that random answers play: the first game of a chronicle, or one in which any card of the box may turn up."""

from __future__ import annotations

from random import Random
from typing import Any

from tavola.kernel.records import Setup
from tavola.kernel.shelf import game
from tavola.oath.catalog import CARDS, DENIZEN, EDIFICE, RELIC, SITES, VISION
from tavola.oath.state import COLORS, GRAND_SCEPTER, SLOT_NAMES

RULES = game("oath")
COUNTS = range(2, 7)
VISIONS = tuple(card for card in CARDS if CARDS[card].kind == VISION)
#: No random game has come near it: a game that does is stuck.
TOO_LONG = 60_000


def fresh(players: int, seed: int) -> Any:
    """A new chronicle's first game."""
    return RULES.start(Setup("oath", "fresh", COLORS[:players]), seed)


def wild(players: int, seed: int) -> Any:
    """A table laid at random from the whole box: every denizen, site, edifice and relic has its chance."""
    draw = Random(f"wild {players} {seed}")
    denizens = draw.sample([card for card in CARDS if CARDS[card].kind == DENIZEN], 75)
    relics = draw.sample([card for card in CARDS if CARDS[card].kind == RELIC and card != GRAND_SCEPTER], 20)
    edifices = draw.sample([card for card in CARDS if CARDS[card].kind == EDIFICE and not CARDS[card].ruined], 2)
    known = [card for card in denizens if CARDS[card].only != "adviser"]
    citizens = {color for color in COLORS[1:players] if draw.random() < 0.25}
    armies = ["", *(color for color in COLORS[:players] if color not in citizens)]
    sites: dict[str, dict[str, Any]] = {}
    for slot, site in zip(SLOT_NAMES, draw.sample(sorted(SITES), len(SLOT_NAMES)), strict=True):
        room = SITES[site].capacity
        cards = [known.pop() for _ in range(min(room, draw.randrange(3)))]
        if edifices and room > len(cards) and draw.random() < 0.4:
            cards.append(edifices.pop())
        army = draw.choice(armies)
        sites[slot] = {"site": site, "cards": cards, "relics": [relics.pop()][: draw.randrange(2)]}
        sites[slot] |= {"army": army, "warbands": 1} if army else {}
    laid = {card for site in sites.values() for card in site["cards"]}
    deck = [card for card in denizens if card not in laid]
    boards: dict[str, dict[str, Any]] = {color: {} for color in COLORS[:players]}
    for color, board in boards.items():
        board |= {"secrets": draw.randrange(4), "favor": draw.randrange(3), "warbands": draw.randrange(1, 6)}
        board["site"] = sites[draw.choice(SLOT_NAMES)]["site"]
        board["relics"] = [relics.pop()] if draw.random() < 0.5 else []
        if color == "purple":
            board["relics"].append(GRAND_SCEPTER)
        board |= {"role": "citizen"} if color in citizens else {}
    mixed = deck[:40] + list(VISIONS)
    draw.shuffle(mixed)
    banks = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 2)
    position = {
        "game": "oath",
        "seed": seed,
        "players": list(COLORS[:players]),
        "oath": draw.choice(["supremacy", "people", "devotion", "protection"]),
        "sites": sites,
        "boards": boards,
        "banks": banks,
        "deck": mixed,
        "dispossessed": deck[40:],
        "relic_deck": relics,
    }
    return RULES.opened(RULES.position(position)).state


def begin(players: int, seed: int) -> Any:
    """Every other game is wild."""
    return wild(players, seed) if seed % 2 else fresh(players, seed)
