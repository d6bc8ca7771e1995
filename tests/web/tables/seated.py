"""Tables with two heroes, from the rules themselves: a fight between players, a covered screen, a request."""

from __future__ import annotations

from typing import Any

import tavola
from tavola.kernel.records import Text
from tavola.server.rooms.options import Foresight, drawn
from tavola.text import say

Json = dict[str, Any]

#: Tovak stands one step from Goldyx and means no good.
FIGHT = """
game = "mageknight"
scenario = "full_conquest"
hero = "tovak"
phase = "move"
[source]
dice = ["black", "black", "black", "black"]
[player]
hand = ["rage", "rage", "swiftness", "march"]
at = "2,-1"
move = 2
[map.tiles]
"0,1" = "countryside_1"
"1,0" = "countryside_3"
[[rivals]]
hero = "goldyx"
hand = ["determination", "stamina", "march"]
units = ["peasants"]
at = "2,-2"
"""
#: Two allies before a city with a defender for each.
CITY = """
game = "mageknight"
scenario = "full_cooperation"
hero = "tovak"
phase = "move"
[source]
dice = ["red", "red", "red", "red", "red"]
[player]
hand = ["march", "rage", "stamina"]
at = "4,-4"
move = 2
[map.tiles]
"0,1" = "countryside_1"
"1,0" = "countryside_3"
"1,1" = "core_5"
[map.tokens]
"4,-5" = ["crossbowmen", "crossbowmen"]
"5,-5" = []
"3,-4" = []
[[rivals]]
hero = "goldyx"
hand = ["march", "determination", "stamina"]
at = "5,-6"
"""
TO_THE_BLOCK = ("move 2,-2", "fight goldyx", "partial", "pass", "pass", "play rage", "strike")


def _table(match: tavola.Match, eyes: int | None, **more: Any) -> Json:
    decision = match.asked()
    mine = eyes == decision.seat
    seats = [
        {"seat": seat, "hero": hero, "name": hero.title(), "kind": kind, "bot": "", "connected": seat == 0}
        for seat, (hero, kind) in enumerate((("tovak", "here"), ("goldyx", "link")))
    ]
    return {
        "type": "table",
        "seq": len(match.moves),
        "lang": "pt-BR",
        "view": match.view(eyes),
        "decision": {
            "seat": decision.seat,
            "mine": mine,
            "prompt": say(decision.prompt, "pt-BR"),
            "options": [
                drawn(match.rules, match.state, option, "pt-BR", Foresight())
                for option in (decision.options if mine else ())
            ],
        },
        "undo": {"can": False, "ask": True, "text": say(Text("undo-other-seat"), "pt-BR"), "rule": "MK-UNDO-02c"},
        "log": [],
        "outcome": None,
        "cover": None,
        "seats": seats,
        "mine": [0],
        "host": True,
        "consent": None,
        **more,
    }


def _fight(*answers: str) -> tavola.Match:
    match = tavola.position(FIGHT)
    for answer in answers:
        match.play(answer)
    return match


def duel() -> Json:
    """The attacker assigns damage."""
    return _table(_fight(*TO_THE_BLOCK, "stand"), 0)


def rivals() -> Json:
    """Another hero's turn goes on while a request waits for an answer."""
    request = {"ask": 1, "seat": 1, "count": 2, "waiting": [0], "mine": False, "asked": True}
    return _table(_fight(*TO_THE_BLOCK), 0, consent=request)


def covered() -> Json:
    return _table(_fight(*TO_THE_BLOCK), None, cover={"seat": 1, "hero": "goldyx"}, mine=[0, 1])
