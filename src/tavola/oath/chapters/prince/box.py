"""The Prince's boxes: relationships, Tactics, Ambition; and how he breaks ties (P1, P2, P9)."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.work import tell
from ...book import POWERS
from ...clockwork import Prince
from ...state import SUITS, Campaign, Table, Work, clockwise, steered
from ..pieces.tokens import filled_banks, gain_favor
from .mind import ACTIONS, AMOUNTS, BANNER_AIM, HIGHEST, NODES, PROTECTION, QUADRANT, RELIC_AIM, TACTICS

FRIEND = "friend"
CONSPIRATOR = "conspirator"
NONE = ""


def prince_of(table: Table) -> Prince:
    """The one Prince of this table (OA-PRINCE-202)."""
    assert table.prince is not None
    return table.prince


def quadrant(table: Table) -> str:
    """The quadrant of the node on which the action marker stands."""
    return NODES[prince_of(table).mark].quadrant


def color_of(table: Table) -> str:
    return table.players[prince_of(table).seat].color


def others(table: Table) -> tuple[int, ...]:
    """The other players in turn order from the Prince (OA-PRINCE-015)."""
    return clockwise(table, prince_of(table).seat)[1:]


# -- relationships ----------------------------------------------------------------------------------------------------


def height(table: Table, suit: str, column: str) -> int:
    """How high a suit stands in a column; 0 outside it (OA-PRINCE-017)."""
    prince = prince_of(table)
    heights = prince.friends if column == FRIEND else prince.conspirators
    return heights[SUITS.index(suit)]


def column_of(table: Table, suit: str) -> str:
    """The column a suit lies in; none while it is unaligned."""
    for column in (FRIEND, CONSPIRATOR):
        if height(table, suit, column):
            return column
    return NONE


def amount(table: Table, suit: str, column: str) -> int:
    """What a card of this suit yields in a Trade (OA-PRINCE-018)."""
    return AMOUNTS[height(table, suit, column)]


def column_of_quadrant(name: str) -> str:
    """Friends in supremacy and people, Conspirators in protection and devotion (OA-PRINCE-037)."""
    return FRIEND if QUADRANT[name].friends else CONSPIRATOR


def advance(work: Work, suit: str, column: str) -> None:
    """Unaligned to 1, else up by 1, at most 3; a suit never changes its column (OA-PRINCE-020)."""
    field = "friends" if column == FRIEND else "conspirators"
    prince = prince_of(work)
    heights = prince.friends if column == FRIEND else prince.conspirators
    place = SUITS.index(suit)
    now = min(HIGHEST, heights[place] + 1)
    steered(work, **{field: (*heights[:place], now, *heights[place + 1 :])})
    tell(work, f"oa-log-prince-{column}", rule="OA-PRINCE-019", suit=suit, n=now)


def greatest(table: Table) -> int:
    prince = prince_of(table)
    return max(*prince.friends, *prince.conspirators)


def action_limit(table: Table) -> int:
    """2 and the greatest height of any suit (OA-PRINCE-021)."""
    return ACTIONS + greatest(table)


def highest(table: Table, column: str) -> str:
    """The suit highest in a column, ties by the order of banks; none where the column is empty."""
    best = max(height(table, suit, column) for suit in SUITS)
    return next((suit for suit in SUITS if height(table, suit, column) == best), NONE) if best else NONE


# -- tactics ----------------------------------------------------------------------------------------------------------


def tactics(table: Table) -> int:
    """The dice his Tactics are worth (OA-PRINCE-036)."""
    return TACTICS[prince_of(table).tactics]


@POWERS.adjusts("attack_dice", "tactics", layer="add")
def _tactics_dice(table: Table, power: Power, n: int, campaign: Campaign) -> int:
    """So many attack dice more when he attacks, fewer when he is attacked (OA-PRINCE-100)."""
    dice = TACTICS[int(power.args[0])]
    return n + dice * ((campaign.attacker == power.seat) - (campaign.defender == power.seat))


def raise_tactics(work: Work, steps: int) -> None:
    step = min(len(TACTICS) - 1, prince_of(work).tactics + steps)
    if step != prince_of(work).tactics:
        steered(work, tactics=step)
        tell(work, "oa-log-prince-tactics", rule="OA-PRINCE-036", n=TACTICS[step], step=step)


# -- ambition ---------------------------------------------------------------------------------------------------------


def saving_aim(table: Table) -> int:
    """How much favor the Ambition box waits for: more than lies on the People's Favor, or what a relic costs
    (OA-PRINCE-141)."""
    return RELIC_AIM if quadrant(table) == PROTECTION else table.people.tokens + BANNER_AIM


def save_favor(work: Work, gained: int) -> None:
    """Favor of a Trade fills the Ambition box up to its aim, the rest stays on the board."""
    prince = prince_of(work)
    room = saving_aim(work) - prince.ambition
    if QUADRANT[quadrant(work)].saves and min(gained, room) > 0:
        steered(work, ambition=prince.ambition + min(gained, room))
        tell(work, "oa-log-prince-ambition", rule="OA-PRINCE-141", n=prince_of(work).ambition)


def settle_ambition(work: Work) -> None:
    """Entering supremacy or devotion empties the box onto the board (OA-PRINCE-142)."""
    prince = prince_of(work)
    if prince.ambition and not QUADRANT[quadrant(work)].saves:
        tell(work, "oa-log-prince-empties", rule="OA-PRINCE-142", n=prince.ambition)
        steered(work, ambition=0)


# -- banks ------------------------------------------------------------------------------------------------------------


def gain_near(work: Work, n: int) -> None:
    """Favor from the nearest bank that has some, one by one (OA-PRINCE-014, 042)."""
    for _ in range(n):
        found = filled_banks(work)
        if found:
            gain_favor(work, prince_of(work).seat, 1, found[0])
