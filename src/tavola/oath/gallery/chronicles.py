"""Chronicles as the house keeps them: lines in and out, what a line shows, and what a finished game adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from ...kernel.contract import Chronicles, LineInfo, PageInfo
from ...kernel.records import Setup, Text, TextArg
from ..annals import Held
from ..exchange.beginning import fresh, renamed, signed
from ..exchange.codes import RELICS
from ..exchange.reading import look, read
from ..exchange.record import Chronicle, Land, decoded
from ..exchange.writing import write
from ..scenarios import CHRONICLE, LINE, WRITES, named, walkthrough
from ..state import REGION_OF_SLOT, State, seat_of


class Place(Struct, frozen=True):
    """One slot of a drawn map. Of a site that lies face down nothing is told; `ruler` only where a game has ended."""

    region: str
    site: str
    cards: tuple[str, ...] = ()
    relics: int = 0
    ruler: str = ""


class Landscape(Struct, frozen=True):
    """The land of the next game: its oath, who is Citizen, its map, and how many cards lie where."""

    oath: str
    citizens: tuple[str, ...]
    map: tuple[Place, ...]
    world_deck: int
    dispossessed: int
    relic_deck: int


class HistoryPage(Struct, frozen=True):
    """A game as its chronicle tells it. `prince`: the board the Clockwork Prince played."""

    number: int
    players: tuple[str, ...]
    citizens: tuple[str, ...]
    winner: str
    way: str
    rounds: int
    oath: str
    vow: str
    edifice: str
    suit: str
    entered: int
    left: int
    healed: bool
    map: tuple[Place, ...]
    prince: str = ""


def _read(line: str) -> LineInfo:
    found = look(line)
    told = found.chronicle
    content = decoded(found.told)
    if told != found.told:
        content["relic_deck_mended"] = list(told.relic_deck)
    return LineInfo(write(told), told.name, told.game_number, found.notes, content, _plain(_landscape(told)))


def _plain(record: Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def _landscape(told: Chronicle) -> Landscape:
    return Landscape(
        told.oath,
        told.citizens,
        tuple(_place(slot, land) for slot, land in enumerate(told.sites)),
        len(told.world_deck),
        len(told.dispossessed),
        len(told.relic_deck),
    )


def _place(slot: int, land: Land) -> Place:
    """What lies face down stays unknown, and so do relics."""
    region = REGION_OF_SLOT[slot]
    if land.site is None or land.facedown:
        return Place(region, "")
    cards = [card for card in land.cards if card is not None]
    return Place(
        region,
        land.site,
        tuple(card for card in cards if card not in RELICS),
        sum(card in RELICS for card in cards),
    )


def _held(slot: int, held: Held) -> Place:
    return Place(REGION_OF_SLOT[slot], held.site, held.cards, held.relics, held.ruler)


def _line(setup: Setup) -> str:
    """The line a set-up begins from."""
    if setup.scenario == CHRONICLE:
        said = setup.options.get(LINE, "")
        return write(read(said) if said else fresh())
    if WRITES not in setup.options:
        return ""
    told = walkthrough.chronicle(named(setup)) if setup.scenario == "walkthrough" else fresh(named(setup))
    return write(told)


def _page(state: State) -> PageInfo | None:
    annals = state.annals
    if annals is None or not annals.line:
        return None
    shown = HistoryPage(
        annals.number,
        tuple(player.color for player in state.players),
        annals.were,
        annals.winner,
        annals.way,
        state.round,
        state.oath,
        annals.vow,
        annals.edifice,
        annals.suit,
        annals.entered,
        annals.left,
        bool(annals.healed),
        tuple(_held(slot, held) for slot, held in enumerate(annals.land)),
        "" if state.prince is None else state.players[state.prince.seat].color,
    )
    return PageInfo(annals.number, annals.line, _plain(shown), seat_of(state, annals.winner))


def _told(shown: Mapping[str, Any]) -> tuple[Text, ...]:
    """A page in words: who won and how, the oath, and what the winner did with the world."""
    page = msgspec.convert(shown, HistoryPage)
    lines = [
        Text("oa-history-won", {"n": page.number, "player": page.winner, "way": page.way, "round": page.rounds}),
        Text("oa-history-players", {"players": page.players}),
        Text("oa-history-oath", {"oath": page.oath, "vow": page.vow}),
    ]
    if page.prince:
        lines.insert(2, Text("oa-history-prince", {"player": page.prince}))
    if page.citizens:
        lines.append(Text("oa-history-citizens", {"players": page.citizens}))
    if page.edifice:
        lines.append(Text("oa-history-edifice", {"card": page.edifice}))
    key = "oa-history-healed" if page.healed else "oa-history-cards"
    lines.append(Text(key, {"n": page.entered, "suit": page.suit, "left": page.left}))
    return tuple(lines)


def _land_told(shown: Mapping[str, Any]) -> tuple[Text, ...]:
    """The land of the next game in words, site by site."""
    land = msgspec.convert(shown, Landscape)
    lines = [Text("oa-land-oath", {"oath": land.oath})]
    if land.citizens:
        lines.append(Text("oa-land-citizens", {"players": land.citizens}))
    for place in land.map:
        if not place.site:
            lines.append(Text("oa-land-unknown", {"region": place.region}))
            continue
        named: dict[str, TextArg] = {"region": place.region, "site": place.site, "n": place.relics}
        if place.cards:
            lines.append(Text("oa-land-site", {**named, "cards": place.cards}))
        else:
            lines.append(Text("oa-land-bare", named))
    decks = {"n": land.world_deck, "dispossessed": land.dispossessed, "relics": land.relic_deck}
    lines.append(Text("oa-land-decks", dict(decks)))
    return tuple(lines)


CHRONICLES = Chronicles(
    begun=lambda name: write(fresh(name)),
    read=_read,
    renamed=lambda line, name: write(renamed(read(line), name)),
    signed=lambda line, winner: write(signed(read(line), winner)),
    goes_on=lambda line: (CHRONICLE, {LINE: line}),
    line=_line,
    page=_page,
    told=_told,
    land_told=_land_told,
)
