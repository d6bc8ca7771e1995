"""The guided first game: the first Day of First Reconnaissance, alone with Tovak."""

from __future__ import annotations

from ...kernel.records import Setup
from ...teaching.lesson import Chapter, Lesson, Step
from ..view.records import Player, View

TURN = ("mk-ask-turn-move",)
TALK = ("mk-ask-turn-interaction",)
DONE = ("mk-ask-turn-interaction", "mk-ask-turn-after")
FIGHT = ("mk-ask-combat",)


def _me(view: View) -> Player:
    return view.players[view.seat or 0]


def _moves(view: View) -> bool:
    """Nothing was done yet that ends movement, and there is none left."""
    return _me(view).move < 2


def _recruited(view: View) -> bool:
    return bool(_me(view).units)


def _far(view: View) -> bool:
    return view.combat is not None and view.combat.phase == "ranged"


def _blocking(view: View) -> bool:
    return view.combat is not None and view.combat.phase == "block"


def _blocked(view: View) -> bool:
    fight = view.combat
    if fight is None or fight.phase != "block":
        return False
    return all(attack.state != "open" for foe in fight.enemies for attack in foe.attacks)


def _striking(view: View) -> bool:
    return view.combat is not None and view.combat.phase == "attack"


def _fought(view: View) -> bool:
    return _me(view).fame >= 2


def _explored(view: View) -> bool:
    return len(view.map.hexes) > 21


THE_TABLE = Chapter(
    "table", (Step(id="tactic", rule="MK-RND-03a1", ask=("mk-ask-tactic",), wish=("tactic planning", "tactic *")),)
)

MOVING = Chapter(
    "move",
    (
        Step(
            id="march",
            rule="MK-CARD-03a1",
            ask=TURN,
            wish=("play march", "play stamina", "play swiftness"),
            when=_moves,
        ),
        Step(id="step", rule="MK-MOV-03", ask=TURN, wish=("move 0,-1", "move *")),
        Step(
            id="again",
            rule="MK-CARD-03a1",
            ask=TURN,
            wish=("play march", "play stamina", "play swiftness"),
            when=_moves,
        ),
        Step(id="onward", rule="MK-MOV-03", ask=TURN, wish=("move 1,-2", "move *")),
        Step(
            id="swift",
            rule="MK-CARD-03a1",
            ask=TURN,
            wish=("play swiftness", "play march", "play stamina"),
            when=_moves,
        ),
        Step(id="arrive", rule="MK-MOV-01b", ask=TURN, wish=("move 2,-3", "move 4,-2", "move 3,-4")),
    ),
)

VILLAGE = Chapter(
    "village",
    (
        Step(id="interact", rule="MK-INT-02a1", ask=TURN, wish=("interact",)),
        Step(id="promise", rule="MK-INT-02b", ask=TALK, wish=("play promise", "play threaten")),
        Step(
            id="sideways",
            rule="MK-CARD-03e1",
            ask=TALK,
            wish=("play threaten sideways influence", "play * sideways influence"),
        ),
        Step(id="recruit", rule="MK-UNIT-04a", ask=TALK, wish=("recruit herbalists", "recruit *")),
        Step(id="end", rule="MK-TURN-08", ask=DONE, wish=("end turn",), when=_recruited),
    ),
)

FIGHTING = Chapter(
    "fight",
    (
        Step(id="begin", rule="MK-TURN-01h", ask=("mk-ask-before",), wish=("begin turn",)),
        Step(id="challenge", rule="MK-CMB-01d", ask=TURN, wish=("challenge 3,-3", "challenge *"), when=_recruited),
        Step(id="far", rule="MK-CMB-03a", ask=FIGHT, wish=("next",), when=_far),
        Step(
            id="instinct",
            rule="MK-BLK-04a",
            ask=FIGHT,
            wish=("play instinct", "play determination", "play rage"),
            when=_blocking,
        ),
        Step(id="choose", rule="MK-BLK-04", ask=("mk-ask-choose",), wish=("choose block *",), when=_blocking),
        Step(id="shield", rule="MK-BLK-04b", ask=FIGHT, wish=("play tranquility sideways block",), when=_blocking),
        Step(
            id="more",
            rule="MK-BLK-01",
            ask=FIGHT,
            wish=("play mana_draw sideways block", "play stamina sideways block", "play * sideways block"),
            when=_blocking,
        ),
        Step(id="block", rule="MK-BLK-03", ask=FIGHT, wish=("block *",)),
        Step(id="go_on", rule="MK-CMB-03c", ask=FIGHT, wish=("next",), when=_blocked),
        Step(
            id="rage",
            rule="MK-CARD-03a2",
            ask=FIGHT,
            wish=("play rage strong gold die", "play rage strong *", "play rage", "play * sideways attack"),
            when=_striking,
        ),
        Step(id="attack", rule="MK-ATK-01", ask=FIGHT, wish=("attack *",), when=_striking),
        Step(id="won", rule="MK-TURN-08a", wish=("end turn",), when=_fought),
        Step(id="keep", rule="MK-TURN-08", ask=("mk-ask-discard",), wish=("done",), when=_fought),
    ),
)

EXPLORING = Chapter(
    "explore",
    (
        Step(id="begin2", rule="MK-TURN-01h", ask=("mk-ask-before",), wish=("begin turn",)),
        Step(
            id="strong",
            rule="MK-MANA-01a2",
            ask=TURN,
            wish=("play stamina strong blue die", "play stamina strong *", "play march strong *", "play stamina"),
            when=_moves,
        ),
        Step(id="edge", rule="MK-EXP-05a1", ask=TURN, wish=("move 3,-3", "move 4,-3")),
        Step(
            id="fuel", rule="MK-EXP-05b", ask=TURN, wish=("play stamina", "play march", "play swiftness"), when=_moves
        ),
        Step(id="explore", rule="MK-EXP-05b", ask=TURN, wish=("explore *",)),
        Step(id="enough", rule="MK-LVL-06", ask=TURN, wish=("end turn",), when=_explored),
    ),
)

LEVEL = Chapter(
    "level",
    (
        Step(id="skill", rule="MK-LVL-06b1", ask=("mk-ask-skill",), wish=("gain tovak_shield_mastery", "gain *")),
        Step(id="learn", rule="MK-LVL-06b4", ask=("mk-ask-advanced",), wish=("gain fire_bolt", "gain *")),
        Step(id="keep2", rule="MK-LVL-06c", ask=("mk-ask-discard",), wish=("done",)),
    ),
)

ROUND = Chapter(
    "round",
    (
        Step(id="play_on", rule="MK-TURN-03d", ask=("mk-ask-announce",), wish=("play on",)),
        Step(id="crystal", rule="MK-MANA-01b1", ask=TURN, wish=("play fire_bolt", "play crystallize")),
        Step(id="last", rule="MK-TURN-08", ask=TURN, wish=("end turn",)),
        Step(id="keep3", rule="MK-TURN-08", ask=("mk-ask-discard",), wish=("done",)),
        Step(id="announce", rule="MK-TURN-03f", ask=("mk-ask-announce",), wish=("announce end",)),
        Step(id="night", rule="MK-RND-03b", ask=("mk-ask-tactic",), wish=("tactic from_the_dusk", "tactic *")),
    ),
)

LESSON = Lesson(
    Setup("mageknight", "first_reconnaissance", ("tovak",)),
    seed=22,
    chapters=(THE_TABLE, MOVING, VILLAGE, FIGHTING, EXPLORING, LEVEL, ROUND),
)
