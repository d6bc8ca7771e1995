"""Sites, decks, banners and tokens of a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, flag, known, listed, names, number, only, section_of, table_of, text
from ..catalog import CARDS, DENIZEN, EDIFICE, RELIC, RELIQUARY_SPACES, SITES, VISION
from ..chapters.court.deals import PROMISES
from ..chapters.pieces.warbands import bank_of
from ..state import (
    ALL_FAVOR,
    COLORS,
    LAST_ROUND,
    PEOPLES_FAVOR,
    REGIONS,
    SLOT_NAMES,
    Banner,
    Captive,
    Promise,
    Site,
    Veiled,
    Work,
    seat_of,
    set_banner,
)
from .seats import seat, seats

SITE_KEYS = ("site", "up", "seen", "cards", "relics", "favor", "secrets", "army", "warbands")
RELICS = tuple(card for card in CARDS if CARDS[card].kind == RELIC)
#: Decks of which a position may say that they hold nothing else.
DECKS = ("deck", "relic_deck", "dispossessed", "piles")


def numbered(work: Work, table: Mapping[str, Any], key: str) -> int:
    """The number of a card lying face down: the one it says, or the next."""
    n = number(table, "n", work.serial, 1, key + ".")
    work.serial = max(work.serial, n + 1)
    return n


def _veiled(work: Work, entry: object, key: str) -> Veiled:
    """A facedown relic: its name, or a table with its number and who has seen it."""
    table: Mapping[str, Any] = {"relic": entry} if isinstance(entry, str) else section_of(entry, key)
    only(table, ("relic", "n", "seen"), key + ".")
    relic = known(text(table, "relic", "", key + "."), RELICS, key)
    return Veiled(relic, numbered(work, table, key), seats(work, table, "seen", key + "."))


def _named(value: Any) -> Iterator[str]:
    """Every id a position mentions."""
    if isinstance(value, str):
        yield value.removeprefix("#")
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            if key != "muted":
                yield from _named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _named(inner)


def strip(work: Work, table: Mapping[str, Any]) -> None:
    """What the position names leaves its place; what lies where the position lays something else goes to the boxes."""
    keys = ("sites", "boards", "deck", "piles", "dispossessed", "relic_deck", "reliquary", "gone")
    laid = [name for key in keys for name in _named(table.get(key, ())) if name in CARDS]
    for name in laid:
        if laid.count(name) > 1:  # of each card there is one
            raise BadPosition("error-position-value", key="cards", value=name)
    said = set(laid)
    boards, slots = table_of(table, "boards"), table_of(table, "sites")
    loose: list[str] = []
    sites = []
    for slot, site in zip(SLOT_NAMES, work.sites, strict=True):
        section = slots.get(slot, {})
        cards = () if "cards" in section or "site" in section else site.cards
        relics = () if "relics" in section or "site" in section else site.relics
        loose += [card for card in site.cards if card not in cards]
        loose += [relic.card for relic in site.relics if relic not in relics]
        kept = tuple(card for card in cards if card not in said)
        sites.append(replace(site, cards=kept, relics=tuple(relic for relic in relics if relic.card not in said)))
    work.sites = tuple(sites)
    players = []
    for player in work.players:
        section = boards.get(player.color, {})
        advisers = () if "advisers" in section else player.advisers
        relics_held = () if "relics" in section else player.relics
        loose += [adviser.card for adviser in player.advisers if adviser not in advisers]
        loose += [relic for relic in player.relics if relic not in relics_held]
        players.append(
            replace(
                player,
                advisers=tuple(adviser for adviser in advisers if adviser.card not in said),
                relics=tuple(relic for relic in relics_held if relic not in said),
            )
        )
    work.players = tuple(players)
    work.deck = tuple(card for card in work.deck if card not in said)
    work.piles = tuple(tuple(card for card in pile if card not in said) for pile in work.piles)
    work.dispossessed = tuple(card for card in work.dispossessed if card not in said)
    work.archive = tuple(card for card in work.archive if card not in said and CARDS[card].back not in said)
    work.relic_deck = tuple(card for card in work.relic_deck if card not in said)
    work.gone = names(table, "gone", CARDS, "")
    loose += [relic.card for relic in work.reliquary if relic is not None and "reliquary" in table]
    work.reliquary = tuple(
        None if relic is None or relic.card in said or "reliquary" in table else relic for relic in work.reliquary
    )
    _to_boxes(work, [card for card in loose if card not in said])


def _to_boxes(work: Work, cards: list[str]) -> None:
    for card in cards:
        kind = CARDS[card].kind
        if kind == RELIC:
            work.relic_deck = (*work.relic_deck, card)
        elif kind == VISION:
            work.deck = (*work.deck, card)
        else:
            work.archive = tuple(sorted((*work.archive, card)))


def fill_sites(work: Work, table: Mapping[str, Any]) -> None:
    only(table, SLOT_NAMES, "sites.")
    named = [str(section["site"]) for section in table.values() if "site" in section]
    for slot, name in enumerate(SLOT_NAMES):
        if name in table:
            _site(work, slot, table[name], f"sites.{name}.", named)


def _site(work: Work, slot: int, section: Mapping[str, Any], prefix: str, named: list[str]) -> None:
    only(section, SITE_KEYS, prefix)
    old = work.sites[slot]
    id = known(str(section.get("site", old.id)), SITES, prefix + "site")
    if named.count(id) > 1:
        raise BadPosition("error-position-value", key=prefix + "site", value=id)
    other = next((place for place, site in enumerate(work.sites) if site.id == id and place != slot), None)
    if other is not None:
        work.sites = tuple(
            replace(site, id=old.id) if place == other else site for place, site in enumerate(work.sites)
        )
    veiled = tuple(_veiled(work, entry, prefix + "relics") for entry in listed(section, "relics", prefix))
    army = str(section.get("army", "" if "site" in section else old.army))
    if army:
        known(army, COLORS, prefix + "army")
    there = Site(
        id,
        flag(section, "up", prefix, True),
        (*old.cards, *names(section, "cards", [c for c in CARDS if CARDS[c].kind in (DENIZEN, EDIFICE)], prefix)),
        (*old.relics, *veiled),
        number(section, "favor", 0 if "site" in section else old.favor, 0, prefix),
        number(section, "secrets", 0 if "site" in section else old.secrets, 0, prefix),
        army,
        number(section, "warbands", old.warbands if army == old.army else 0, 0, prefix) if army else 0,
        seats(work, section, "seen", prefix),
    )
    work.sites = (*work.sites[:slot], there, *work.sites[slot + 1 :])
    # Pawns stay in their slots.
    moved = {old.id: id} if other is None else {old.id: id, id: old.id}
    work.players = tuple(replace(player, site=moved.get(player.site, player.site)) for player in work.players)


def fill_decks(work: Work, table: Mapping[str, Any]) -> None:
    """Cards named for a deck or pile lie on its top, in this order."""
    playing = [card for card in CARDS if CARDS[card].kind in (DENIZEN, VISION)]
    denizens = [card for card in CARDS if CARDS[card].kind == DENIZEN]
    for pile in names(table, "only", DECKS, ""):
        _alone(work, pile)
    work.deck = (*names(table, "deck", playing, ""), *work.deck)
    work.dispossessed = (*names(table, "dispossessed", denizens, ""), *work.dispossessed)
    work.relic_deck = (*names(table, "relic_deck", RELICS, ""), *work.relic_deck)
    piles = table_of(table, "piles")
    only(piles, REGIONS, "piles.")
    work.piles = tuple(
        (*names(piles, region, playing, "piles."), *pile) for region, pile in zip(REGIONS, work.piles, strict=True)
    )
    if "reliquary" in table:
        _reliquary(work, listed(table, "reliquary"))


def _alone(work: Work, pile: str) -> None:
    """A deck holds only what the position names: its other denizens go to the archive, its relics and Visions out of
    the game."""
    if pile == "piles":
        had = tuple(card for one in work.piles for card in one)
        work.piles = ((),) * len(REGIONS)
    else:
        had = getattr(work, pile)
        setattr(work, pile, ())
    kept = [card for card in had if CARDS[card].kind == DENIZEN]
    work.archive = tuple(sorted((*work.archive, *kept)))
    work.gone = (*work.gone, *(card for card in had if card not in kept))


def _reliquary(work: Work, spaces: list[Any]) -> None:
    """Four spaces from the left; an empty text is an uncovered one."""
    if len(spaces) != len(RELIQUARY_SPACES):
        raise BadPosition("error-position-value", key="reliquary", value=str(spaces))
    work.reliquary = tuple(None if relic == "" else _veiled(work, relic, "reliquary") for relic in spaces)


def fill_banners(work: Work, table: Mapping[str, Any]) -> None:
    only(table, ("peoples_favor", "darkest_secret"), "banners.")
    for name, section in table.items():
        prefix = f"banners.{name}."
        only(section, ("holder", "tokens", "mob"), prefix)
        holder = str(section.get("holder", ""))
        if holder and all(player.color != holder for player in work.players):
            raise BadPosition("error-position-value", key=prefix + "holder", value=holder)
        new = Banner(
            seat_of(work, holder) if holder else -1,
            number(section, "tokens", 1, 1, prefix),
            bool(section.get("mob", False)) and name == PEOPLES_FAVOR,
        )
        set_banner(work, name, holder=new.holder, tokens=new.tokens, mob=new.mob)


def tokens_of(table: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """Favor and secrets on cards: `elders = [2, 0]`."""
    found = {}
    for card, pair in table.items():
        known(card, CARDS, "tokens")
        if not (isinstance(pair, list) and len(pair) == 2 and all(isinstance(n, int) and n >= 0 for n in pair)):
            raise BadPosition("error-position-value", key=f"tokens.{card}", value=str(pair))
        found[card] = (pair[0], pair[1])
    return found


def captives_of(entries: list[Any]) -> Iterator[Captive]:
    """Warbands standing on cards: `{card = "obsidian_cage", color = "red", n = 2}`."""
    for entry in entries:
        section = section_of(entry, "captives")
        only(section, ("card", "color", "n"), "captives.")
        card = known(text(section, "card", "", "captives."), CARDS, "captives.card")
        color = known(text(section, "color", "", "captives."), COLORS, "captives.color")
        yield Captive(card, color, number(section, "n", 1, 1, "captives."))


def promises_of(work: Work, entries: list[Any]) -> Iterator[Promise]:
    """Promises made at the Tribunal: `{by = "red", to = "blue", what = "peace"}`."""
    for entry in entries:
        section = section_of(entry, "promises")
        only(section, ("by", "to", "what", "round"), "promises.")
        yield Promise(
            seat(work, section.get("by", ""), "promises.by"),
            seat(work, section.get("to", ""), "promises.to"),
            known(text(section, "what", "", "promises."), PROMISES, "promises.what"),
            bounded(section, "round", work.round, 1, LAST_ROUND, "promises."),
        )


def balance(work: Work) -> None:
    """The shared bank holds the favor that lies nowhere else; no colour has more warbands than the box."""
    spread = sum(work.banks) + work.people.tokens + sum(player.favor for player in work.players)
    spread += sum(site.favor for site in work.sites) + sum(favor for favor, _ in work.tokens.values())
    if spread > ALL_FAVOR:
        raise BadPosition("error-position-value", key="favor", value=str(spread))
    work.shared = ALL_FAVOR - spread
    fielded = [player.banner_color for player in work.players]
    for site in work.sites:
        if site.army and site.army not in fielded:  # a Citizen's warbands are purple
            raise BadPosition("error-position-value", key="sites.army", value=site.army)
    for color in COLORS:
        if bank_of(work, color) < 0:
            raise BadPosition("error-position-value", key="warbands", value=color)
