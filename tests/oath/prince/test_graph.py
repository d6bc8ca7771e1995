"""P12: the graph of his mind, node by node as the sheet prints it."""

from __future__ import annotations

import pytest

from tavola.oath.chapters.prince.mind import NODES, START_NODES

SHEET = [
    pytest.param(
        "supremacy_start",
        "supremacy",
        "start",
        [("rules_most_sites", "need_banner"), ("ready:rival_site", "sup_campaign_a"), ("else", "sup_muster_a")],
        marks=pytest.mark.rule("OA-PRINCE-156"),
    ),
    pytest.param(
        "sup_muster_a",
        "supremacy",
        "muster",
        [("ready:rival_site", "sup_campaign_a"), ("else", "sup_travel_favor")],
        marks=pytest.mark.rule("OA-PRINCE-157"),
    ),
    pytest.param(
        "sup_campaign_a",
        "supremacy",
        "campaign-rival_sites",
        [("ready:rival_site", "sup_campaign_b"), ("else", "sup_travel_favor")],
        marks=pytest.mark.rule("OA-PRINCE-158"),
    ),
    pytest.param(
        "sup_travel_favor",
        "supremacy",
        "travel-favor",
        [("else", "sup_trade_favor")],
        marks=pytest.mark.rule("OA-PRINCE-159"),
    ),
    pytest.param(
        "sup_trade_favor",
        "supremacy",
        "trade-favor",
        [("else", "sup_muster_b")],
        marks=pytest.mark.rule("OA-PRINCE-160"),
    ),
    pytest.param(
        "sup_muster_b",
        "supremacy",
        "muster",
        [("ready:rival_site", "sup_campaign_b"), ("else", "sup_trade_favor")],
        marks=pytest.mark.rule("OA-PRINCE-161"),
    ),
    pytest.param(
        "sup_campaign_b",
        "supremacy",
        "campaign-rival_sites",
        [("rules_most_sites", "need_banner"), ("else", "sup_muster_b")],
        marks=pytest.mark.rule("OA-PRINCE-162"),
    ),
    pytest.param(
        "protection_start",
        "protection",
        "start",
        [
            ("holds_most_relics_and_banners", "sup_muster_b"),
            ("ready:most_relics_holder", "pro_campaign"),
            ("else", "pro_travel_relic_b"),
        ],
        marks=pytest.mark.rule("OA-PRINCE-163"),
    ),
    pytest.param(
        "pro_travel_relic_b",
        "protection",
        "travel-relic",
        [("can_pay:relic", "pro_recover"), ("else", "pro_trade_b")],
        marks=pytest.mark.rule("OA-PRINCE-164"),
    ),
    pytest.param(
        "pro_trade_b",
        "protection",
        "trade-both",
        [("can_pay:relic", "pro_recover"), ("else", "pro_travel_favor")],
        marks=pytest.mark.rule("OA-PRINCE-165"),
    ),
    pytest.param(
        "pro_travel_favor",
        "protection",
        "travel-favor",
        [("else", "pro_trade_a")],
        marks=pytest.mark.rule("OA-PRINCE-166"),
    ),
    pytest.param(
        "pro_trade_a",
        "protection",
        "trade-both",
        [("else", "pro_travel_relic_a")],
        marks=pytest.mark.rule("OA-PRINCE-167"),
    ),
    pytest.param(
        "pro_travel_relic_a",
        "protection",
        "travel-relic",
        [("holds_most_relics_and_banners", "sup_muster_b"), ("can_pay:relic", "pro_recover"), ("else", "pro_muster")],
        marks=pytest.mark.rule("OA-PRINCE-168"),
    ),
    pytest.param(
        "pro_muster",
        "protection",
        "muster",
        [("ready:most_relics_holder", "pro_campaign"), ("else", "pro_travel_favor")],
        marks=pytest.mark.rule("OA-PRINCE-169"),
    ),
    pytest.param(
        "pro_campaign",
        "protection",
        "campaign-relics",
        [("holds_most_relics_and_banners", "sup_muster_b"), ("else", "pro_travel_relic_a")],
        marks=pytest.mark.rule("OA-PRINCE-170"),
    ),
    pytest.param(
        "pro_recover",
        "protection",
        "recover-relic",
        [
            ("holds_most_relics_and_banners", "sup_muster_b"),
            ("ready:most_relics_holder", "pro_campaign"),
            ("else", "pro_trade_a"),
        ],
        marks=pytest.mark.rule("OA-PRINCE-171"),
    ),
    pytest.param(
        "need_banner",
        "devotion",
        "branch",
        [
            ("holds_only:peoples_favor", "dev_trade_secret"),
            ("holds_only:darkest_secret", "people_start"),
            ("else", "people_start"),
        ],
        marks=pytest.mark.rule("OA-PRINCE-172"),
    ),
    pytest.param(
        "devotion_start",
        "devotion",
        "start",
        [
            ("holds:darkest_secret", "dev_search"),
            ("ready:darkest_secret_holder", "dev_campaign"),
            ("can_pay:darkest_secret", "dev_recover"),
            ("else", "dev_trade_secret"),
        ],
        marks=pytest.mark.rule("OA-PRINCE-173"),
    ),
    pytest.param(
        "dev_trade_secret",
        "devotion",
        "trade-secrets",
        [("can_pay:darkest_secret", "dev_recover"), ("else", "dev_travel_secret")],
        marks=pytest.mark.rule("OA-PRINCE-174"),
    ),
    pytest.param(
        "dev_travel_secret",
        "devotion",
        "travel-secrets",
        [("else", "dev_trade_both")],
        marks=pytest.mark.rule("OA-PRINCE-175"),
    ),
    pytest.param(
        "dev_trade_both",
        "devotion",
        "trade-both",
        [("can_pay:darkest_secret", "dev_recover"), ("else", "dev_muster")],
        marks=pytest.mark.rule("OA-PRINCE-176"),
    ),
    pytest.param(
        "dev_muster",
        "devotion",
        "muster",
        [("ready:darkest_secret_holder", "dev_campaign"), ("else", "dev_travel_secret")],
        marks=pytest.mark.rule("OA-PRINCE-177"),
    ),
    pytest.param(
        "dev_campaign",
        "devotion",
        "campaign-darkest_secret",
        [("holds:darkest_secret", "dev_search"), ("else", "dev_travel_secret")],
        marks=pytest.mark.rule("OA-PRINCE-178"),
    ),
    pytest.param(
        "dev_recover",
        "devotion",
        "recover-darkest_secret",
        [("else", "peo_search")],
        marks=pytest.mark.rule("OA-PRINCE-179"),
    ),
    pytest.param(
        "dev_search", "devotion", "search", [("else", "sup_muster_a")], marks=pytest.mark.rule("OA-PRINCE-180")
    ),
    pytest.param(
        "people_start",
        "people",
        "start",
        [
            ("holds:peoples_favor", "peo_search"),
            ("ready:peoples_favor_holder", "peo_campaign"),
            ("can_pay:peoples_favor", "peo_recover"),
            ("else", "peo_trade_favor"),
        ],
        marks=pytest.mark.rule("OA-PRINCE-181"),
    ),
    pytest.param(
        "peo_trade_favor",
        "people",
        "trade-favor",
        [("can_pay:peoples_favor", "peo_recover"), ("else", "peo_travel_favor")],
        marks=pytest.mark.rule("OA-PRINCE-182"),
    ),
    pytest.param(
        "peo_travel_favor",
        "people",
        "travel-favor",
        [("else", "peo_trade_both")],
        marks=pytest.mark.rule("OA-PRINCE-183"),
    ),
    pytest.param(
        "peo_trade_both",
        "people",
        "trade-both",
        [("can_pay:peoples_favor", "peo_recover"), ("else", "peo_muster")],
        marks=pytest.mark.rule("OA-PRINCE-184"),
    ),
    pytest.param(
        "peo_muster",
        "people",
        "muster",
        [("ready:peoples_favor_holder", "peo_campaign"), ("else", "peo_travel_favor")],
        marks=pytest.mark.rule("OA-PRINCE-185"),
    ),
    pytest.param(
        "peo_campaign",
        "people",
        "campaign-peoples_favor",
        [("holds:peoples_favor", "dev_search"), ("else", "peo_travel_favor")],
        marks=pytest.mark.rule("OA-PRINCE-186"),
    ),
    pytest.param(
        "peo_recover",
        "people",
        "recover-peoples_favor",
        [("else", "peo_search")],
        marks=pytest.mark.rule("OA-PRINCE-187"),
    ),
    pytest.param(
        "peo_search", "people", "search", [("else", "pro_travel_favor")], marks=pytest.mark.rule("OA-PRINCE-188")
    ),
]


@pytest.mark.parametrize(("name", "quadrant", "deed", "exits"), SHEET)
def test_a_node_is_as_the_sheet_prints_it(name, quadrant, deed, exits):
    node = NODES[name]
    assert (node.quadrant, node.deed) == (quadrant, deed)
    assert list(node.exits) == exits


@pytest.mark.rule("OA-PRINCE-189")
def test_banners_won_lead_to_devotion_and_banners_paid_to_people():
    assert NODES["dev_campaign"].exits[0] == ("holds:darkest_secret", "dev_search")
    assert NODES["peo_campaign"].exits[0] == ("holds:peoples_favor", "dev_search")
    assert NODES["dev_search"].exits == (("else", "sup_muster_a"),)
    assert NODES["dev_recover"].exits == NODES["peo_recover"].exits == (("else", "peo_search"),)
    assert NODES["peo_search"].exits == (("else", "pro_travel_favor"),)


@pytest.mark.rule("OA-PRINCE-190")
def test_the_graph_can_always_be_walked():
    """33 nodes; each ends in an exit that always holds, can be reached, and no loop is free of actions."""
    assert set(NODES) == {param.values[0] for param in SHEET}
    assert all(node.exits[-1][0] == "else" for node in NODES.values())
    reached, waiting = set(), list(START_NODES.values())
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += [to for _, to in NODES[name].exits]
    assert reached == set(NODES)
    idle = {name for name, node in NODES.items() if not node.acts}
    for name in idle:
        ahead, seen = [to for _, to in NODES[name].exits if to in idle], set()
        while ahead:
            step = ahead.pop()
            assert step != name
            if step not in seen:
                seen.add(step)
                ahead += [to for _, to in NODES[step].exits if to in idle]
