"""Which answers cannot be taken back although they show nothing by themselves: what follows them rolls or draws.

Below a question lie frames that run as soon as it is answered. Each is calm (it shows nothing), asks (and so stops the
run), or is restless. Where that depends on more than can be seen at a glance it counts as restless.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.effects import RESUME
from ...kernel.records import REVEALS, Frame, Option
from ..book import BOOK, VERBS
from ..catalog import EQUIPMENT, MISSIONS
from ..chapters.gear.experience import for_sale
from ..features import Adventure, adventure
from ..state import Foe, State

#: Steps that show nothing, whether or not they ask something on the way.
_CALM = frozenset(
    {
        "action_over",
        "barter",
        "command_over",
        "counters_over",
        "deal",
        "heroes_phase",
        "limit",
        "market_over",
        "market_tidy",
        "phase_over",
        "restock",
        "share",
        "tidy",
        "verdict",
    }
)
#: Questions whose answers always go on to dice or cards.
_EAGER = frozenset(
    {
        "door_room",
        "enemy_next",
        "enemy_route",
        "enemy_target",
        "enemy_towards",
        "event_enemy",
        "guard_where",
        "retry",
        "rush_whom",
    }
)
#: Questions that are put again after an answer of this kind, so that nothing below them runs.
_COMES_BACK = {"bartering": "give"}
#: Stages of a combat in which no die can be rolled any more.
_SETTLED = frozenset({"cancel", "defense", "attack", "wounds"})
#: Kinds of options with which a hero changes its zone.
_WALKS = frozenset({"move", "teleport"})


def badged(state: State, options: list[Option]) -> tuple[Option, ...]:
    """The options of a question, each marked when the answer leads straight on to something hidden."""
    frame = state.stack[-1]
    if frame.step == "activation":
        return tuple(_marked(one) if _stirs(state, one) else one for one in options)
    if frame.step in _EAGER or _fatal(state, frame.step) or leads_on(state, state.stack[:-1]):
        back = _COMES_BACK.get(frame.step)
        return tuple(one if one.kind == back else _marked(one) for one in options)
    return tuple(options)


def _marked(option: Option) -> Option:
    if option.flags & REVEALS:
        return option
    return Option(option.notation, option.kind, option.args, option.flags | REVEALS)


def _stirs(state: State, option: Option) -> bool:
    """Whether an answer in a hero's activation goes further than back to the next choice."""
    kind = option.kind
    if kind in _WALKS:
        return adventure(state).startles(state, int(option.args[0]))
    if kind == "end":
        return leads_on(state, state.stack[:-1])
    if kind == "leave":
        return state.campaign is not None or leads_on(state, state.stack[:-1])
    if kind == "use" and option.args[0] in EQUIPMENT:
        effects = EQUIPMENT[str(option.args[0])].effects
        blast = any(effect.op == "zone_damage" for effect in effects)
        return any(VERBS.reveals(effect) for effect in effects) or (blast and _windfall(state, state.foes))
    return kind == "safe_shot"


def _fatal(state: State, step: str) -> bool:
    """Whether an answer may kill an enemy whose end shows something new."""
    if step == "blast_where":
        return _windfall(state, state.foes)
    combat = state.combat
    if combat is None or combat.pillar or not step.startswith("combat_"):
        return False
    return _windfall(state, tuple(foe for foe in state.foes if foe.n == combat.foe))


def _windfall(state: State, foes: tuple[Foe, ...]) -> bool:
    """The mission speaks when an enemy dies, or one of these carries a card that works as soon as it is won."""
    if _speaks(state, "killed"):
        return True
    cards = (EQUIPMENT[foe.loot] for foe in foes if foe.loot in EQUIPMENT)
    return any(VERBS.reveals(effect) for card in cards if card.kind == "luck" for effect in card.effects)


def leads_on(state: State, stack: tuple[Frame, ...]) -> bool:
    """Whether the waiting frames roll or draw before they ask the next question."""
    for frame in reversed(stack):
        step = frame.step
        if step in BOOK.questions:
            return False
        if step in _CALM:
            continue
        found = _DEPENDS[step](state, frame) if step in _DEPENDS else True
        if found is not None:
            return found
    return False


def _speaks(state: State, moment: str) -> bool:
    """Whether the mission has something to say at a moment."""
    return getattr(type(adventure(state)), moment) is not getattr(Adventure, moment)


# What depends: True restless, False it asks, None calm.


def _activate_hero(state: State, frame: Frame) -> bool | None:
    return False if state.heroes[int(frame.args[0])].present else None


def _activation_over(state: State, frame: Frame) -> bool | None:
    return True if state.turn is not None and state.turn.hit else None


def _enemies_phase(state: State, frame: Frame) -> bool | None:
    return True if state.foes or _speaks(state, "enemies_start") else None


def _experience_phase(state: State, frame: Frame) -> bool | None:
    return False if any(for_sale(state, seat) for seat in range(len(state.heroes))) else None


def _event_phase(state: State, frame: Frame) -> bool | None:
    return True if adventure(state).events else None


def _end_phase(state: State, frame: Frame) -> bool | None:
    return True if _speaks(state, "round_ends") or _speaks(state, "token_passes") else _round_start(state, frame)


def _round_start(state: State, frame: Frame) -> bool | None:
    """Somebody always acts first: a round without any hero is lost."""
    return _speaks(state, "round_starts") or state.campaign is not None


def _begin_mission(state: State, frame: Frame) -> bool | None:
    stirring = bool(MISSIONS[state.mission].monsters) or _speaks(state, "prepare")
    return True if stirring else _round_start(state, frame)


def _combat(state: State, frame: Frame) -> bool | None:
    return None if state.combat is None or state.combat.stage in _SETTLED else True  # a death: see `_fatal`


def _effect(state: State, frame: Frame) -> bool | None:
    return True if any(VERBS.reveals(effect) for effect in frame.effects) else None


_DEPENDS: dict[str, Callable[[State, Frame], bool | None]] = {
    "activate_hero": _activate_hero,
    "activation_over": _activation_over,
    "begin_mission": _begin_mission,
    "combat": _combat,
    RESUME: _effect,
    "end_phase": _end_phase,
    "enemies_phase": _enemies_phase,
    "event_phase": _event_phase,
    "experience_phase": _experience_phase,
    "round_start": _round_start,
}
