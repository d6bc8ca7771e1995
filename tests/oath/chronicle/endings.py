"""Ends of games of which a chronicle is written."""

from __future__ import annotations

from oath.scripted import Table, given
from tavola import chronicle

#: The Chancellor wins after the last round, holding the title.
REGIME = 'title = "purple"'
#: Red wins as Usurper.
USURPER = 'title = "red"\nusurper = true'


def ending(way: str = REGIME, more: str = "", players: str = '"purple", "red", "blue"', written: str = "") -> Table:
    """A game at the end of its last round."""
    return given(f"""
        players = [{players}]
        round = 8
        phase = "round_over"
        {way}
        {more}
        [chronicle]
        {written}
    """)


def told(table: Table) -> chronicle.Chronicle:
    """The chronicle of a finished game."""
    found = chronicle.after(table.match)
    assert found is not None, table.options
    return found


def finished(table: Table) -> chronicle.Chronicle:
    """The chronicle, each question still open answered with what does least."""
    while not table.match.is_over:
        table.play("pass" if "pass" in table.options else table.options[0])
    return told(table)


def lands(found: chronicle.Chronicle) -> list[str | None]:
    """The sites of the map in order; what lies face down is None."""
    return [None if land.facedown else land.site for land in found.sites]


def cards_at(found: chronicle.Chronicle, site: str) -> tuple[str, ...]:
    """What stands at a site of the map, relics among it."""
    land = next(land for land in found.sites if land.site == site)
    return tuple(card for card in land.cards if card is not None)
