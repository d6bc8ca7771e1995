"""What an answer starts, costs or wastes that a player may not see."""

from __future__ import annotations

from ...kernel.contract import Result
from ...kernel.records import Option, Text
from ..book import BOOK
from ..chapters.combat.damage import pending
from ..state import State

#: Events that are certain before the answer is given: what stands face up, and what kind of place is entered.
CERTAIN = {"mk-event-provoked": "mk-warn-provokes", "mk-event-assault": "mk-warn-assault"}
#: What Influence could still buy, and Move points still pay.
TRADES = frozenset({"recruit", "buy", "buy_heal", "train", "learn", "buy_spell", "buy_artifact"})
#: Answers that draw or turn up something as a matter of course: the end of a turn, a Tactic, a reward.
USUAL = frozenset(
    {"end_turn", "begin_turn", "play_on", "done", "discard", "rest", "tactic", "tactic_use", "take", "gain",
     "gain_skill", "reward", "agree", "decline", "pass", "attack", "block", "damage", "strike", "stand"}
)  # fmt: skip


def warns(state: State, option: Option, result: Result[State]) -> tuple[Text, ...]:
    match option.kind:
        case "move":
            told = tuple(
                Text(CERTAIN[event.text.key], event.text.args) for event in result.events if event.text.key in CERTAIN
            )
            return (*told, *_joined(option, result)) or ((Text("mk-warn-reveals"),) if result.sealed else ())
        case "explore":
            return (Text("mk-warn-tile"),)
        case "end_turn":
            return _wasted(state)
        case "phase":
            return _untouched(state) or _shown(state, option, result)
        case "before" if option.args == ("plunder",):
            return (Text("mk-warn-plunder"),)
        case "burn":
            return (Text("mk-warn-burn"),)
        case "announce_end":
            return (Text("mk-warn-announce", {"count": len(state.me.hand)}),)
    return _shown(state, option, result)


def _joined(option: Option, result: Result[State]) -> tuple[Text, ...]:
    """Rampaging enemies that an assault provokes on the way (MK-MOV-04c)."""
    combat = result.state.combat
    if combat is None or combat.kind != "assault":
        return ()
    enemies = tuple(foe.enemy for foe in combat.foes if not foe.defender and foe.space != option.args[0])
    return (Text("mk-warn-provokes", {"enemy": enemies}),) if enemies else ()


def _shown(state: State, option: Option, result: Result[State]) -> tuple[Text, ...]:
    """What is drawn or turned up in the midst of a turn, so that the answer cannot be taken back."""
    if not result.sealed or option.kind in USUAL:
        return ()
    told = {event.text.key: event.text for event in result.events}
    if "mk-event-draw-count" in told:
        return (Text("mk-warn-draws", told["mk-event-draw-count"].args),)
    if "mk-event-offer" in told:
        return (Text("mk-warn-offer"),)
    if state.combat is None and result.state.combat is not None:
        return (Text("mk-warn-enemies"),)
    return (Text("mk-warn-shows"),)


def _wasted(state: State) -> tuple[Text, ...]:
    """Points that would be lost although something could be done with them."""
    me = state.me
    if me.influence <= 0 and me.move < 2:
        return ()
    question, frame = BOOK.asked(state)
    kinds = {option.kind for option in question.options(state, frame) if not option.idle}
    if me.influence > 0 and kinds & TRADES:
        return (Text("mk-warn-influence", {"count": me.influence}),)
    if me.move > 1 and kinds & {"move", "explore"}:
        return (Text("mk-warn-move", {"count": me.move}),)
    return ()


def _untouched(state: State) -> tuple[Text, ...]:
    """Damage that comes through unblocked, or foes left standing."""
    combat = state.combat
    if combat is None:
        return ()
    if combat.phase == "block":
        damage = sum(left for _, _, left in pending(state))
        return (Text("mk-warn-damage", {"count": damage}),) if damage else ()
    if combat.phase == "attack":
        left = sum(not foe.defeated for foe in combat.foes)
        return (Text("mk-warn-standing", {"count": left}),) if left else ()
    return ()
