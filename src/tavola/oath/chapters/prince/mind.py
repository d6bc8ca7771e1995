"""The mind of the Clockwork Prince as data: its four quadrants, the graph of its actions, its tracks.

Every number that the printed sheet does not show (the amounts of the Relationships box, the aims of the Ambition box)
is here and nowhere else.
"""

from __future__ import annotations

from msgspec import Struct

START = "start"
BRANCH = "branch"
ELSE = "else"
SUPREMACY = "supremacy"
PROTECTION = "protection"
DEVOTION = "devotion"
PEOPLE = "people"
QUADRANTS = (SUPREMACY, PROTECTION, DEVOTION, PEOPLE)

#: Dice by the step of the Tactics track.
TACTICS = (0, 1, 1, 2, 2, 3)
#: The least number of actions; the greatest height of any suit is added.
ACTIONS = 2
HIGHEST = 3
#: What a Friend or Conspirator of each height yields in a Trade.
AMOUNTS = (0, 1, 2, 3)
#: So many skips in a row end phase 3.
MOST_SKIPS = 12
#: What a relic is saved up to in the Ambition box; for the People's Favor it is what lies on it and this many more.
RELIC_AIM = 3
BANNER_AIM = 1


class Quadrant(Struct, frozen=True):
    """A quarter of the mind: which column its cards advance, what it gains without a card, whether it saves favor."""

    friends: bool
    warbands: int = 0
    favor: int = 0
    secrets: int = 0
    tactics: int = 0
    saves: bool = False


QUADRANT = {
    SUPREMACY: Quadrant(True, warbands=2, tactics=1),
    PROTECTION: Quadrant(False, warbands=1, favor=1, tactics=1, saves=True),
    DEVOTION: Quadrant(False, warbands=1, secrets=1, tactics=1),
    PEOPLE: Quadrant(True, favor=2, saves=True),
}
#: The quadrant that answers each goal.
QUADRANT_OF_GOAL = {
    "sites": SUPREMACY,
    "relics": PROTECTION,
    "darkest_secret": DEVOTION,
    "grand_scepter": DEVOTION,
    "peoples_favor": PEOPLE,
}
#: The quadrant of each oath.
QUADRANT_OF_OATH = {"supremacy": SUPREMACY, "protection": PROTECTION, "devotion": DEVOTION, "people": PEOPLE}
START_NODES = {quadrant: f"{quadrant}_start" for quadrant in QUADRANTS}


class Node(Struct, frozen=True):
    """A space of the mind: its action with what it is about, and its exits, of which the first that holds is taken."""

    id: str
    quadrant: str
    action: str
    what: str
    exits: tuple[tuple[str, str], ...]

    @property
    def acts(self) -> bool:
        return self.action not in (START, BRANCH)

    @property
    def deed(self) -> str:
        """What it does in one word, for texts: `trade-favor`."""
        return f"{self.action}-{self.what}" if self.what else self.action


def _node(id: str, quadrant: str, action: str, what: str, *exits: tuple[str, str]) -> Node:
    return Node(id, quadrant, action, what, exits)


_GRAPH = (
    _node(
        "supremacy_start",
        "supremacy",
        "start",
        "",
        ("rules_most_sites", "need_banner"),
        ("ready:rival_site", "sup_campaign_a"),
        ("else", "sup_muster_a"),
    ),
    _node(
        "sup_muster_a",
        "supremacy",
        "muster",
        "",
        ("ready:rival_site", "sup_campaign_a"),
        ("else", "sup_travel_favor"),
    ),
    _node(
        "sup_campaign_a",
        "supremacy",
        "campaign",
        "rival_sites",
        ("ready:rival_site", "sup_campaign_b"),
        ("else", "sup_travel_favor"),
    ),
    _node(
        "sup_travel_favor",
        "supremacy",
        "travel",
        "favor",
        ("else", "sup_trade_favor"),
    ),
    _node(
        "sup_trade_favor",
        "supremacy",
        "trade",
        "favor",
        ("else", "sup_muster_b"),
    ),
    _node(
        "sup_muster_b",
        "supremacy",
        "muster",
        "",
        ("ready:rival_site", "sup_campaign_b"),
        ("else", "sup_trade_favor"),
    ),
    _node(
        "sup_campaign_b",
        "supremacy",
        "campaign",
        "rival_sites",
        ("rules_most_sites", "need_banner"),
        ("else", "sup_muster_b"),
    ),
    _node(
        "protection_start",
        "protection",
        "start",
        "",
        ("holds_most_relics_and_banners", "sup_muster_b"),
        ("ready:most_relics_holder", "pro_campaign"),
        ("else", "pro_travel_relic_b"),
    ),
    _node(
        "pro_travel_relic_b",
        "protection",
        "travel",
        "relic",
        ("can_pay:relic", "pro_recover"),
        ("else", "pro_trade_b"),
    ),
    _node(
        "pro_trade_b",
        "protection",
        "trade",
        "both",
        ("can_pay:relic", "pro_recover"),
        ("else", "pro_travel_favor"),
    ),
    _node(
        "pro_travel_favor",
        "protection",
        "travel",
        "favor",
        ("else", "pro_trade_a"),
    ),
    _node(
        "pro_trade_a",
        "protection",
        "trade",
        "both",
        ("else", "pro_travel_relic_a"),
    ),
    _node(
        "pro_travel_relic_a",
        "protection",
        "travel",
        "relic",
        ("holds_most_relics_and_banners", "sup_muster_b"),
        ("can_pay:relic", "pro_recover"),
        ("else", "pro_muster"),
    ),
    _node(
        "pro_muster",
        "protection",
        "muster",
        "",
        ("ready:most_relics_holder", "pro_campaign"),
        ("else", "pro_travel_favor"),
    ),
    _node(
        "pro_campaign",
        "protection",
        "campaign",
        "relics",
        ("holds_most_relics_and_banners", "sup_muster_b"),
        ("else", "pro_travel_relic_a"),
    ),
    _node(
        "pro_recover",
        "protection",
        "recover",
        "relic",
        ("holds_most_relics_and_banners", "sup_muster_b"),
        ("ready:most_relics_holder", "pro_campaign"),
        ("else", "pro_trade_a"),
    ),
    _node(
        "need_banner",
        "devotion",
        "branch",
        "",
        ("holds_only:peoples_favor", "dev_trade_secret"),
        ("holds_only:darkest_secret", "people_start"),
        ("else", "people_start"),
    ),
    _node(
        "devotion_start",
        "devotion",
        "start",
        "",
        ("holds:darkest_secret", "dev_search"),
        ("ready:darkest_secret_holder", "dev_campaign"),
        ("can_pay:darkest_secret", "dev_recover"),
        ("else", "dev_trade_secret"),
    ),
    _node(
        "dev_trade_secret",
        "devotion",
        "trade",
        "secrets",
        ("can_pay:darkest_secret", "dev_recover"),
        ("else", "dev_travel_secret"),
    ),
    _node(
        "dev_travel_secret",
        "devotion",
        "travel",
        "secrets",
        ("else", "dev_trade_both"),
    ),
    _node(
        "dev_trade_both",
        "devotion",
        "trade",
        "both",
        ("can_pay:darkest_secret", "dev_recover"),
        ("else", "dev_muster"),
    ),
    _node(
        "dev_muster",
        "devotion",
        "muster",
        "",
        ("ready:darkest_secret_holder", "dev_campaign"),
        ("else", "dev_travel_secret"),
    ),
    _node(
        "dev_campaign",
        "devotion",
        "campaign",
        "darkest_secret",
        ("holds:darkest_secret", "dev_search"),
        ("else", "dev_travel_secret"),
    ),
    _node(
        "dev_recover",
        "devotion",
        "recover",
        "darkest_secret",
        ("else", "peo_search"),
    ),
    _node(
        "dev_search",
        "devotion",
        "search",
        "",
        ("else", "sup_muster_a"),
    ),
    _node(
        "people_start",
        "people",
        "start",
        "",
        ("holds:peoples_favor", "peo_search"),
        ("ready:peoples_favor_holder", "peo_campaign"),
        ("can_pay:peoples_favor", "peo_recover"),
        ("else", "peo_trade_favor"),
    ),
    _node(
        "peo_trade_favor",
        "people",
        "trade",
        "favor",
        ("can_pay:peoples_favor", "peo_recover"),
        ("else", "peo_travel_favor"),
    ),
    _node(
        "peo_travel_favor",
        "people",
        "travel",
        "favor",
        ("else", "peo_trade_both"),
    ),
    _node(
        "peo_trade_both",
        "people",
        "trade",
        "both",
        ("can_pay:peoples_favor", "peo_recover"),
        ("else", "peo_muster"),
    ),
    _node(
        "peo_muster",
        "people",
        "muster",
        "",
        ("ready:peoples_favor_holder", "peo_campaign"),
        ("else", "peo_travel_favor"),
    ),
    _node(
        "peo_campaign",
        "people",
        "campaign",
        "peoples_favor",
        ("holds:peoples_favor", "dev_search"),
        ("else", "peo_travel_favor"),
    ),
    _node(
        "peo_recover",
        "people",
        "recover",
        "peoples_favor",
        ("else", "peo_search"),
    ),
    _node(
        "peo_search",
        "people",
        "search",
        "",
        ("else", "pro_travel_favor"),
    ),
)
NODES = {node.id: node for node in _GRAPH}
