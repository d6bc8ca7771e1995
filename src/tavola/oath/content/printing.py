"""How a printed piece is written down: one row with its facts and its powers, effect trees of shared words."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.effects import seq
from ...kernel.records import Effect
from ..catalog import (
    ADVISER_ONLY,
    CARDS,
    DENIZEN,
    EDIFICE,
    FREE,
    RELIC,
    SITE_ONLY,
    SITES,
    Card,
    Price,
    Printed,
    SiteCard,
)

ATTACKER = "attack"
DEFENDER = "defense"
EITHER = "either"


def _price(favor: int, burn: int, secrets: int, burn_secrets: int) -> Price:
    return Price(favor, burn, secrets, burn_secrets) if favor or burn or secrets or burn_secrets else FREE


def action(*effects: Effect, favor: int = 0, burn: int = 0, secrets: int = 0, burn_secrets: int = 0) -> Printed:
    """An Action power: what it does, and what is placed on the card or burned for it."""
    return Printed("action", _all(effects), _price(favor, burn, secrets, burn_secrets))


def plan(
    side: str, *effects: Effect, favor: int = 0, burn: int = 0, secrets: int = 0, burn_secrets: int = 0
) -> Printed:
    """A battle plan of the attacker, the defender or either."""
    return Printed("plan", _all(effects), _price(favor, burn, secrets, burn_secrets), side)


def played(*effects: Effect) -> Printed:
    """What happens once, when the card is played face up."""
    return Printed("play", _all(effects))


def rest(*effects: Effect) -> Printed:
    """A Rest power: once in each own Rest, if its user likes."""
    return Printed("rest", _all(effects))


def always(*effects: Effect) -> Printed:
    """A standing rule while the card lies face up."""
    return Printed("always", _all(effects))


def modifies(
    action: str,
    *effects: Effect,
    asks: str = "",
    favor: int = 0,
    burn: int = 0,
    secrets: int = 0,
    sacrifice: int = 0,
    flip: int = 0,
    open: bool = False,
) -> Printed:
    """An optional modifier of a major action. `asks`: what its user chooses when announcing it. `open`: it serves
    everybody who does not rule the card."""
    return Printed(action, _all(effects), Price(favor, burn, secrets, 0, flip, sacrifice), asks=asks, open=open)


def _all(effects: tuple[Effect, ...]) -> Effect:
    return effects[0] if len(effects) == 1 else seq(*effects)


# -- pieces ------------------------------------------------------------------------------------------------------------


def denizen(number: int, id: str, *powers: Printed, only: str = "", locked: bool = False) -> Card:
    return Card(id, DENIZEN, number, "", only, locked, powers)


def suit(name: str, *rows: Card) -> None:
    """Put the denizens of a suit into the catalog."""
    for row in rows:
        CARDS[row.id] = replace(row, suit=name)


def relic(id: str, dice: int, *powers: Printed) -> None:
    CARDS[id] = Card(id, RELIC, powers=powers, dice=dice)


def edifice(name: str, intact: str, powers: tuple[Printed, ...], ruin: str, ruined: tuple[Printed, ...]) -> None:
    """Both sides of an edifice: the intact one has a suit, the ruin none."""
    CARDS[intact] = Card(intact, EDIFICE, 0, name, SITE_ONLY, True, powers, back=ruin)
    CARDS[ruin] = Card(ruin, EDIFICE, 0, "", SITE_ONLY, True, ruined, back=intact, ruined=True)


def site(
    id: str,
    capacity: int,
    *powers: Printed,
    favor: int = 0,
    secrets: int = 0,
    relics: int = 0,
    bank: str = "",
    burn: int = 0,
    burn_secrets: int = 0,
    coast: bool = False,
) -> None:
    """A site: its room, its reveal prompt, and what a relic costs there."""
    cost = _price(0, burn, 0, burn_secrets)
    SITES[id] = SiteCard(id, capacity, favor, secrets, relics, bank, cost, powers, coast)


__all__ = [
    "ADVISER_ONLY",
    "ATTACKER",
    "DEFENDER",
    "EITHER",
    "SITE_ONLY",
    "action",
    "always",
    "denizen",
    "edifice",
    "modifies",
    "plan",
    "played",
    "relic",
    "rest",
    "site",
    "suit",
]
