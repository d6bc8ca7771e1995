"""Why not: the numbered rule behind a refusal, for an answer typed or a piece touched.

The checks go from the general (a question waits, a stunned hero) to the particular (no way there), and the first that
applies answers. Everything said here can be seen by every seat.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Refusal, Text, TextArg
from ..catalog import CLASSES, EQUIPMENT, MISSIONS
from ..chapters.board.board import board_of, ways_of
from ..chapters.board.naming import foe_name
from ..chapters.board.skills import keyword
from ..chapters.combat.course import kinds_ready
from ..chapters.gear.experience import price
from ..chapters.gear.inventory import can_transmute
from ..chapters.heroes.activation import payable
from ..chapters.heroes.movement import enemies_at, held, steps
from ..features import adventure
from ..state import Foe, State, Turn
from .pieces import spoken

#: The rule that says what may be done now, for refusals that have no nearer one.
_PHASE_RULES = {
    "setup": "MD-SET-28",
    "heroes": "MD-ACT-02",
    "enemies": "MD-EPH-01",
    "experience": "MD-XP-04",
    "event": "MD-EVT-01",
    "end": "MD-END-01",
    "market": "MD-MKT-01",
    "over": "MD-END-03",
}


def refuse(state: State, said: str) -> Refusal:
    """The reason for one notation (`move 6v.b2`) or piece (`card t1_hammer`, `zone 6v.b2`, `enemy dwarf_warriors`)."""
    words = spoken(state, said).lower().split()
    if not state.stack:
        return _no("MD-END-03", "md-why-over")
    if not words:
        return _general(state, said)
    frame = state.stack[-1]
    if frame.step == "buy" and words[0] == "buy":
        return _buy(state, int(frame.args[0]), words[1:]) or _general(state, said)
    reason = _REASONS.get(words[0])
    if reason is None:
        return _general(state, said)
    if frame.step != "activation" or state.turn is None:
        return _no(_PHASE_RULES[state.phase], "md-why-answer-first")
    seat = int(frame.args[0])
    if state.turn.points > 0 and words[0] not in _STEP_WORDS:
        return _no("MD-ACT-36", "md-why-moving", n=state.turn.points)
    if state.heroes[seat].stunned:
        return _no("MD-STUN-02", "md-why-stunned", hero=state.heroes[seat].hero)
    return reason(state, seat, state.turn, words) or _general(state, said)


_STEP_WORDS = frozenset({"move", "zone", "open", "door", "pick_up", "leave"})


def _no(rule: str, key: str, **args: TextArg) -> Refusal:
    return Refusal(rule, Text(key, args))


def _general(state: State, said: str) -> Refusal:
    return _no(_PHASE_RULES.get(state.phase, "MD-ACT-01"), "md-why-not-offered", said=said[:80])


def _no_action(turn: Turn, what: str) -> Refusal | None:
    if turn.points > 0 or payable(turn, what):
        return None
    return _no("MD-ACT-05", "md-why-no-action")


def _move(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    board = board_of(state.mission)
    zone = board.number.get(words[1]) if len(words) > 1 else None
    if zone is None:
        return _no("MD-ZONE-01", "md-why-no-zone", said=" ".join(words[1:])[:40])
    hero = state.heroes[seat]
    if zone == hero.at:
        return _no("MD-MOVE-01", "md-why-already-there", hero=hero.hero)
    no_action = _no_action(turn, "move")
    if no_action is not None:
        return no_action
    if zone in ways_of(state).stairs[hero.at] and zone not in steps(state, seat):
        return _no("MD-MIS-10-04", "md-why-stairs")
    if zone not in ways_of(state).near[hero.at]:
        return _apart(state, hero.at, zone)
    return _no("MD-MOVE-03", "md-why-held", hero=hero.hero) if held(state, seat) else None


def _apart(state: State, here: int, there: int) -> Refusal:
    """Two zones that are not one open step apart."""
    board = board_of(state.mission)
    (x, y), (u, v) = board.cells[here], board.cells[there]
    if abs(x - u) + abs(y - v) != 1:
        return _no("MD-MOVE-01", "md-why-not-adjacent")
    pair = (here, there) if here < there else (there, here)
    for door in state.shut:
        if board.doors[door] == pair:
            return _no("MD-MOVE-06", "md-why-door-shut")
    if any(board.pillars[pillar.n] == pair for pillar in state.pillars):
        return _no("MD-MIS-08-04", "md-why-pillar")
    return _no("MD-MOVE-06", "md-why-wall")


def _open(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    doors = {door.id: n for n, door in enumerate(MISSIONS[state.mission].doors)}
    door = doors.get(words[1]) if len(words) > 1 else None
    if door is None:
        return None
    if door not in state.shut:
        return _no("MD-ACT-10", "md-why-door-open")
    if state.heroes[seat].at not in board_of(state.mission).doors[door]:
        return _no("MD-ACT-09", "md-why-door-elsewhere")
    if not adventure(state).may_open(state, door):
        return _no("MD-ACT-15", "md-why-door-locked")
    return _no_action(turn, "move")


def _pick_up(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    at = state.heroes[seat].at
    if not any(heap.at == at for heap in state.treasure) and not any(
        token.at == at and not token.fixed for token in state.tokens
    ):
        return _no("MD-ACT-41", "md-why-nothing-here")
    if enemies_at(state, at):
        return _no("MD-ACT-40", "md-why-enemy-here")
    return _no_action(turn, "move")


def _leave(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    at = state.heroes[seat].at
    if at != board_of(state.mission).exit:
        return _no("MD-MIS-00-02", "md-why-no-exit")
    if enemies_at(state, at):
        return _no("MD-ACT-33", "md-why-enemy-here")
    if not adventure(state).may_leave(state, seat):
        return _no("MD-END-08", "md-why-exit-later")
    return _no_action(turn, "move")


def _attack(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    kind = words[0]
    foe = _named(state, words[1]) if len(words) > 1 else None
    if foe is None:
        return None
    if not payable(turn, kind) and not payable(turn, "combat"):
        return _no("MD-ACT-05", "md-why-no-action")
    if kind not in kinds_ready(state, seat):
        return _no("MD-ACT-24", "md-why-no-weapon", kind=kind)
    if not adventure(state).attackable(state, foe):
        return _no("MD-MIS-05-10", "md-why-not-attackable")
    away = ways_of(state).sight[state.heroes[seat].at].get(foe.at)
    rule = {"melee": "MD-ACT-26", "ranged": "MD-ACT-27", "magic": "MD-ACT-28"}[kind]
    if away is None:
        return _no("MD-LOS-01" if kind != "melee" else rule, "md-why-not-in-sight")
    return _no(rule, f"md-why-range-{kind}", away=away)


def _named(state: State, name: str) -> Foe | None:
    for foe in state.foes:
        if foe_name(state, foe) == name:
            return foe
    return None


def _keyword(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    rules = {
        "charge": "MD-SKILL-28",
        "safe_shot": "MD-SKILL-35",
        "teleport": "MD-SKILL-34",
        "command": "MD-SKILL-24",
    }
    if keyword(state, seat, words[0]) is None:
        return _no(rules[words[0]], "md-why-no-keyword", keyword=words[0])
    if turn.actions == 0:
        return _no("MD-ACT-05", "md-why-no-action")
    if words[0] == "command" and "command" in turn.used:
        return _no("MD-SKILL-24", "md-why-once")
    if words[0] == "charge" and held(state, seat):
        return _no("MD-SKILL-90", "md-why-held", hero=state.heroes[seat].hero)
    return _no(rules[words[0]], "md-why-no-target")


def _transmute(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    return None if can_transmute(state, seat) else _no("MD-ACT-54", "md-why-three-cards")


def _trade(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    return _no("MD-ACT-48", "md-why-no-action") if turn.actions == 0 else None


def _get_up(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    return _no("MD-ACT-32", "md-why-standing")


def _card(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    """A card touched, or one that cannot be used: where it lies, what it is, when it works."""
    card = words[1] if len(words) > 1 else ""
    if card not in EQUIPMENT:
        return None
    printed, hero = EQUIPMENT[card], state.heroes[seat]
    if card not in hero.cards:
        return _no("MD-ACT-44", "md-why-not-yours", card=card)
    if state.story and printed.level > state.level:
        return _no("MD-STORY-12", "md-why-card-level", level=printed.level)
    if printed.kind == "item":
        return _no("MD-EQP-07", "md-why-item")
    if printed.kind == "consumable":
        return _no("MD-EQP-20", f"md-why-use-{printed.timing}")
    return _no("MD-EQP-06", "md-why-equipment" if card in hero.bag else "md-why-equipped")


def _signature(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    if "signature" in turn.used:
        return _no("MD-ACT-30", "md-why-once")
    if state.heroes[seat].xp == 0:
        return _no("MD-SKILL-85", "md-why-no-xp")
    return _no("MD-ACT-31", "md-why-signature")


def _buy(state: State, seat: int, words: list[str]) -> Refusal | None:
    lines = [line.id for line in CLASSES[state.heroes[seat].role].lines]
    if not words or words[0] not in lines:
        return None
    cost = price(state, seat, lines.index(words[0]))
    if cost == 0:
        return _no("MD-SKILL-04", "md-why-line-complete")
    return _no("MD-SKILL-07", "md-why-too-dear", n=cost, xp=state.heroes[seat].xp)


def _enemy(state: State, seat: int, turn: Turn, words: list[str]) -> Refusal | None:
    """An enemy touched: why none of the hero's kinds of combat reaches it."""
    ready = kinds_ready(state, seat)
    if not ready:
        return _no("MD-ACT-24", "md-why-unarmed")
    return _attack(state, seat, turn, [ready[0], *words[1:]])


Reason = Callable[[State, int, Turn, list[str]], Refusal | None]

_REASONS: dict[str, Reason] = {
    "move": _move,
    "zone": _move,
    "open": _open,
    "door": _open,
    "pick_up": _pick_up,
    "leave": _leave,
    "melee": _attack,
    "ranged": _attack,
    "magic": _attack,
    "enemy": _enemy,
    "charge": _keyword,
    "safe_shot": _keyword,
    "teleport": _keyword,
    "command": _keyword,
    "transmute": _transmute,
    "trade": _trade,
    "get_up": _get_up,
    "use": _card,
    "card": _card,
    "signature": _signature,
}
