"""A field for worked examples of war: Red and Blue at the Steppe."""

from __future__ import annotations

from oath.scripted import Table, given


def battle(red: str = "warbands = 3", blue: str = "warbands = 0", rolls: tuple[str, ...] = (), more: str = "") -> Table:
    """Red and Blue at the Steppe, which bandits rule; Purple, who keeps the oath, is far away."""
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {list(rolls)}
        {more}
        [boards.red]
        site = "steppe"
        {red}
        [boards.blue]
        site = "steppe"
        {blue}
    """)


def ruled(n: int, cards: tuple[str, ...] = (), army: str = "blue") -> str:
    return f'[sites.provinces_3]\nsite = "steppe"\narmy = "{army}"\nwarbands = {n}\ncards = {list(cards)}'
