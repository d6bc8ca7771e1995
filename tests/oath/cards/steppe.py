"""Red at the Steppe with one card: where most cards of a site are tried."""

from __future__ import annotations

from oath.scripted import Table, given


def at_steppe(card: str, more: str = "", board: str = "") -> Table:
    """Red stands at the Steppe with the card, 3 favor and 2 secrets; further lines for the table and for the board."""
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {more}
        [sites.provinces_3]
        site = "steppe"
        cards = ["{card}"]
        [boards.red]
        site = "steppe"
        favor = 3
        secrets = 2
        {board}
    """)
