"""The guided first game: the Chancellor's first turn of the walkthrough, the other seats led by the house."""

from __future__ import annotations

from ...kernel.records import Setup
from ...teaching.lesson import Chapter, Lesson, Step

ACT = ("oa-ask-act",)

SEAT = Chapter(
    "seat",
    (Step(id="adviser", rule="OA-SET-080", ask=("oa-ask-first-adviser",), wish=("keep forest_paths", "keep *")),),
)

MUSTER = Chapter(
    "muster",
    (Step(id="muster", rule="OA-MUSTER-001", ask=ACT, wish=("muster longbows", "muster *"), lights=("site:plains",)),),
)

TRAVEL = Chapter(
    "travel",
    (Step(id="travel", rule="OA-TRAVEL-001", ask=ACT, wish=("travel cradle_2", "travel *")),),
)

CAMPAIGN = Chapter(
    "campaign",
    (
        Step(id="campaign", rule="OA-CMP-003", ask=ACT, wish=("campaign bandits", "campaign *")),
        Step(id="targets", rule="OA-CMP-008", ask=("oa-ask-targets",), wish=("attack",)),
        Step(id="plans", rule="OA-CMP-021", ask=("oa-ask-plan",), wish=("no more plans", "no more*")),
        Step(id="place", rule="OA-CMP-081", ask=("oa-ask-place",), wish=("place 2", "place *")),
    ),
)

SEARCH = Chapter(
    "search",
    (
        Step(id="search", rule="OA-SEARCH-002", ask=ACT, wish=("search deck", "search *")),
        Step(id="keep", rule="OA-SEARCH-012", ask=("oa-ask-keep",), wish=("keep garrison", "keep *")),
        Step(id="lay", rule="OA-SEARCH-022", ask=("oa-ask-lay",), wish=("lay *",)),
        Step(id="play", rule="OA-TURN-026", ask=("oa-ask-play",), wish=("play * lush_coast", "play *")),
    ),
)

TRADE = Chapter(
    "trade",
    (Step(id="trade", rule="OA-TRADE-002", ask=ACT, wish=("trade garrison favor", "trade * favor")),),
)

REST = Chapter(
    "rest",
    (Step(id="rest", rule="OA-TURN-017", ask=ACT, wish=("rest",)),),
)

LESSON = Lesson(
    Setup("oath", "walkthrough", ("purple", "red", "blue", "yellow")),
    seed=1,
    chapters=(SEAT, MUSTER, TRAVEL, CAMPAIGN, SEARCH, TRADE, REST),
    bots=(1, 2, 3),
)
