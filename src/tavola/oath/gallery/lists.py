"""Lists for galleries, command line and set-up pages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ...kernel.contract import CardInfo, ScenarioInfo, VariantInfo
from ...kernel.records import Effect
from .. import catalog as printed
from ..catalog import BANNERS, CARDS, OATHS, RELIQUARY, SITES, Card, Price, Printed, written
from ..scenarios import CHRONICLE, PRINCE
from ..scenarios.prince import OPTIONS, PEOPLE
from ..state import COLORS, GRAND_SCEPTER, LAST_ROUND

BOX = "base"
#: The rule that lists the denizens of each suit.
SUIT_RULES = {
    "discord": "OA-PLAY-067",
    "arcane": "OA-PLAY-068",
    "order": "OA-PLAY-069",
    "hearth": "OA-PLAY-070",
    "beast": "OA-PLAY-071",
    "nomad": "OA-PLAY-072",
}
#: Visions without a power of their own: their goal is all they say. The Scepter's powers are chapters of the rules.
WITHOUT_POWERS = frozenset({"vision_conquest", "vision_rebellion", "vision_faith", "vision_sanctuary", GRAND_SCEPTER})

Sides = tuple[tuple[str, Effect], ...]


def card_list() -> tuple[CardInfo, ...]:
    """Every denizen, edifice, relic, Vision, site, oath and banner of the box."""
    found = [_card(card) for card in CARDS.values() if not card.ruined]
    found += [
        CardInfo(site.id, "site", BOX, f"oa-site-{site.id}", _sides(site.powers), {"capacity": site.capacity})
        for site in SITES.values()
    ]
    found += [CardInfo(oath.id, "oath", BOX, f"oa-oath-{oath.id}", (), {"goal": oath.goal}) for oath in OATHS.values()]
    found += [CardInfo(name, "banner", BOX, f"oa-banner-{name}", _sides(powers)) for name, powers in BANNERS.items()]
    return tuple(found)


def _card(card: Card) -> CardInfo:
    sides = _sides(card.powers)
    if card.back:
        sides = tuple((f"intact-{side}", effect) for side, effect in sides)
        sides += tuple((f"ruined-{side}", effect) for side, effect in _sides(CARDS[card.back].powers))
    facts: dict[str, Any] = {"number": card.number, "suit": card.suit, "only": card.only, "locked": card.locked}
    if card.back:
        names = {"intact": card.id, "ruined": card.back}
        facts["names"] = {side: f"oa-card-{names[side.partition('-')[0]]}" for side, _ in sides}
    if card.dice:
        facts["dice"] = card.dice
    rules = (SUIT_RULES[card.suit],) if card.kind == "denizen" else ()
    return CardInfo(card.id, card.kind, BOX, f"oa-card-{card.id}", sides, facts, rules)


def _sides(powers: tuple[Printed, ...]) -> Sides:
    """Each power by its moment; a second of the same kind has its number behind."""
    seen: dict[str, int] = {}
    found = []
    for power in powers:
        seen[power.when] = seen.get(power.when, 0) + 1
        name = power.when if seen[power.when] == 1 else f"{power.when}-{seen[power.when]}"
        found.append((name, told(power)))
    return tuple(found)


def told(power: Printed) -> Effect:
    """A power as one tree: its moment and price around what it does."""
    price: Price = power.price
    numbers = (price.favor, price.burn, price.secrets, price.burn_secrets, price.flip, price.sacrifice)
    return Effect("power", (power.when, power.side, *numbers), (power.effect,))


def missing() -> tuple[str, ...]:
    """Printed pieces without a power in this edition."""
    return tuple(card.id for card in CARDS.values() if not written(card) and card.id not in WITHOUT_POWERS)


def scenario_list() -> tuple[ScenarioInfo, ...]:
    return (
        ScenarioInfo("fresh", "oa-scenario-fresh", (2, 6), LAST_ROUND),
        ScenarioInfo("walkthrough", "oa-scenario-walkthrough", (4, 4), LAST_ROUND),
        ScenarioInfo("chronicle", "oa-scenario-chronicle", (2, 6), LAST_ROUND),
        ScenarioInfo(PRINCE, "oa-scenario-prince", PEOPLE, LAST_ROUND),
    )


#: First games, of which a chronicle may be made.
FIRST_GAMES = ("fresh", "walkthrough", PRINCE)


def variant_list() -> tuple[VariantInfo, ...]:
    """A first game may be the first of a chronicle; its winner then writes it. Of the Clockwork Prince his side, his
    level and his judge may be chosen; in the next game of a chronicle any of these seats him."""
    firsts = [info for info in scenario_list() if info.id in FIRST_GAMES]
    fits = {info.id: tuple(range(info.players[0], info.players[1] + 1)) for info in firsts}
    counts = tuple(range(PEOPLE[0], PEOPLE[1] + 1))
    return (
        VariantInfo(
            "chronicle", "oa-variant-chronicle", "oa-variant-chronicle-about", (), (1, 6), (), FIRST_GAMES, fits
        ),
        *(
            VariantInfo(
                name,
                f"oa-variant-{name}",
                f"oa-variant-{name}-about",
                values,
                PEOPLE,
                (),
                (PRINCE, CHRONICLE),
                {PRINCE: counts, CHRONICLE: counts},
            )
            for name, values in OPTIONS.items()
        ),
    )


def roles() -> tuple[str, ...]:
    return COLORS


@cache
def catalog() -> dict[str, Any]:
    """What the page needs of the box besides words."""
    return {
        "cards": {card.id: _facts(card) for card in CARDS.values()},
        "sites": {site.id: msgspec.to_builtins(site) for site in SITES.values()},
        "oaths": {oath.id: msgspec.to_builtins(oath) for oath in OATHS.values()},
        "reliquary": list(RELIQUARY),
        "travel": [[*pair, cost] for pair, cost in printed.TRAVEL_COST.items()],
        "pieces": [
            {"what": info.name.split("-")[1], "id": info.id, "kind": info.kind, "rules": info.rules}
            for info in card_list()
        ],
    }


def _facts(card: Card) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(card)
    del fields["id"]
    return fields
