"""Tables that many rules and cards are tried at: Red at the Steppe, Blue beside, Purple far away."""

from __future__ import annotations

from oath.scripted import Table, given


def battle(red: str = "warbands = 3", blue: str = "warbands = 0", rolls: tuple[str, ...] = (), more: str = "") -> Table:
    """Red and Blue at the Steppe, which bandits rule; Purple keeps the oath. Further lines for boards and table."""
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {f"rolls = {list(rolls)}" if rolls else ""}
        {more}
        [boards.red]
        site = "steppe"
        {red}
        [boards.blue]
        site = "steppe"
        {blue}
    """)


def ruled(n: int, cards: tuple[str, ...] = (), army: str = "blue") -> str:
    """The Steppe as somebody rules it."""
    return f'[sites.provinces_3]\nsite = "steppe"\narmy = "{army}"\nwarbands = {n}\ncards = {list(cards)}'


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


def advising(
    card: str,
    more: str = "",
    red: str = "",
    blue: str = "",
    favor: int = 3,
    secrets: int = 3,
    warbands: int = 3,
    rolls: tuple[str, ...] = (),
) -> Table:
    """Red at the Steppe with one face-up adviser, Blue at the same site."""
    own = f'favor = {favor}\nsecrets = {secrets}\nwarbands = {warbands}\nadvisers = ["{card}"]\n{red}'
    return battle(own, blue, rolls, more)


def fighting(
    card: str,
    rolls: list[str],
    warbands: int = 3,
    secrets: int = 3,
    blue: str = "",
    targets: tuple[str, ...] = ("pawn",),
    more: str = "",
) -> Table:
    """Red, with that adviser, has declared an attack on Blue at Steppe; plans are about to be used."""
    table = advising(card, more, blue=blue, secrets=secrets, warbands=warbands, rolls=tuple(rolls))
    return table.play("campaign blue", *(f"target {target}" for target in targets), "attack")


def turned_up(table: Table, to: str = "adviser") -> Table:
    """Red plays the facedown adviser face up: as adviser, or to a site."""
    return table.play(next(option for option in table.offered("play") if option.endswith(f" {to}")))


def goods(table: Table, color: str) -> tuple[int, int]:
    """Favor and face-up secrets of a board."""
    return table.board(color)["favor"], table.board(color)["secrets"]


def cards_at(table: Table, site: str) -> list[str]:
    return [str(card) for card in table.site(site)["cards"]]


def advisers(table: Table, color: str) -> list[str]:
    return [str(adviser["card"]) for adviser in table.board(color)["advisers"]]


def totals(table: Table) -> tuple[int, int]:
    """Attack and defence of the last campaign, as they were announced."""
    line = [line.event.text.args for line in table.match.log if line.event.text.key == "oa-log-totals"][-1]
    return int(str(line["attack"])), int(str(line["defense"]))


def pools(table: Table) -> tuple[int, int]:
    """How many dice were rolled last: attack, defence."""
    return len(table.rolled("attack")), len(table.rolled("defense"))
