"""Schemes: whole turns tried out on imagined worlds, past the Prince's answer to them.

A scheme is what was answered, question by question. It is drawn by weights, in several manners, and can be carried out
again in another world: an answer that is not offered there is passed over, and a question it does not know is answered
by weight. So what only a lucky roll made good shows when it is tried in worlds it was not drawn in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ...kernel.contract import Rules
from ...kernel.records import Option
from ...kernel.rng import Rng
from ..catalog import DRAWN, END_DIE, is_vision
from ..chapters.court.title import PEOPLE, RELICS, SECRET
from ..state import PURPLE, REGIONS, State
from .outlook import chance
from .player import habit

Draw = Callable[[], float]
#: The question and the answer, in order.
Scheme = tuple[tuple[str, str], ...]
Manner = dict[str, float]

ACT = "act"
LONGEST_TURN = 40
FAR = 80
#: How often the end die is rolled again, so that what comes after it can be seen.
ROLLS = 6

#: How readily each kind of deed is tried, in general and in each manner.
COMMON: Manner = {
    "muster": 3.0,
    "trade": 2.0,
    "travel": 1.2,
    "search": 1.2,
    "campaign": 1.5,
    "recover_relic": 1.0,
    "recover_banner": 1.5,
    "use": 0.6,
    "announce": 0.2,
    "play_adviser": 1.0,
    "discard_adviser": 0.02,
    "withdraw": 0.06,
    "station": 0.06,
    "leave": 0.5,
    # What it leaves to people, or what tells it nothing.
    "peek_relic": 0.0,
    "peek_reliquary": 0.0,
    "deal": 0.0,
    "offer": 0.0,
    "exile": 0.0,
}
GATHERING = {"muster": 9.0, "trade": 6.0, "play_adviser": 2.0, "travel": 0.8, "search": 0.4, "campaign": 0.4}
MARCHING = {"muster": 6.0, "trade": 4.0, "campaign": 5.0, "search": 0.2}
SEEKING = {"search": 5.0, "travel": 2.0, "muster": 1.0, "campaign": 0.2}
STRIKING = {
    "muster": 5.0,
    "trade": 3.0,
    "travel": 2.5,
    "campaign": 6.0,
    "recover_banner": 6.0,
    "search": 0.2,
    "leave": 0.1,
}
TAKING = {"recover_banner": 6.0, "recover_relic": 5.0, "trade": 4.0, "play_adviser": 2.0, "use": 1.5}
MANNERS: tuple[Manner, ...] = (
    COMMON,
    *({**COMMON, **more} for more in (GATHERING, MARCHING, SEEKING, STRIKING, TAKING)),
)
#: How readily other questions are answered so; what is not named weighs 1.
OTHERWISE: Manner = {
    "attack": 1.5,
    "call_off": 0.05,
    "sacrifice": 20.0,
    "plan": 4.0,
    "enough": 0.7,
    "discard": 0.2,
    "mute": 0.0,
    "counter": 0.0,
    "yield": 0.0,
}
PLAYED = {"revealed": 2.0, "facedown": 0.5, "adviser": 1.5}
PLAYED_TO_SITE = 2.0
KEPT_VISION = 6.0
FOR_SECRETS = 0.4


class Trial(Struct, frozen=True):
    """A turn carried through: what was answered, and the chance to win when the next own turn begins."""

    scheme: Scheme
    value: float


def tried(rules: Rules[Any], world: State, seat: int, scheme: Scheme, draw: Draw, salt: str) -> Trial:
    """A turn by a scheme and no further."""
    return _carried(rules, world, seat, scheme, None, "", draw, salt)


def invented(
    rules: Rules[Any], world: State, seat: int, begun: Scheme, manner: Manner, aim: str, draw: Draw, salt: str
) -> Trial:
    """A turn begun by a scheme and gone on with in a manner. `aim`: the goal it is meant for."""
    return _carried(rules, world, seat, begun, manner, aim, draw, salt)


def _carried(
    rules: Rules[Any], world: State, seat: int, scheme: Scheme, manner: Manner | None, aim: str, draw: Draw, salt: str
) -> Trial:
    state = world
    plan = list(scheme)
    told: list[tuple[str, str]] = []
    for _ in range(LONGEST_TURN):
        if state.outcome is not None or not state.stack:
            return Trial(tuple(told), chance(state, seat))
        decision, frame = rules.options(state), state.stack[-1]
        if decision.seat != seat:
            state = rules.apply(state, habit(decision.options)).state
            continue
        resting = _resting(decision.options) if frame.step == ACT else None
        option = _next(decision.options, frame.step, plan)
        if option is None and manner is None:
            option = resting
        if option is None:
            option = drawn(state, decision.options, manner or COMMON, aim, draw)
        told.append((frame.step, option.notation))
        if option is resting and not frame.args[2]:
            return Trial(tuple(told), _past(rules, state, option, seat, salt))
        state = rules.apply(state, option).state
    return Trial(tuple(told), 0.0)


def _resting(options: tuple[Option, ...]) -> Option | None:
    return next((option for option in options if option.kind == "leave"), None)


def _next(options: tuple[Option, ...], step: str, plan: list[tuple[str, str]]) -> Option | None:
    """The next answer of a scheme that fits the question; deeds that cannot be done here are passed over."""
    while plan and (step == ACT or plan[0][0] == step):
        asked, notation = plan.pop(0)
        found = next((option for option in options if option.notation == notation), None) if asked == step else None
        if found is not None or step != ACT:
            return found
    return None


def _past(rules: Rules[Any], state: State, rest: Option, seat: int, salt: str) -> float:
    """The turn ends and the others play until it is the own act again. What the end die may do counts by its odds."""
    survives = 1.0
    if state.round in END_DIE and state.players[state.keeper].imperial:
        survives = 1.0 - len(END_DIE[state.round]) / 6
    now = state
    for roll in range(ROLLS):
        now = rules.apply(replace(state, rng=Rng(f"{salt} {roll}")), rest).state
        if now.outcome is None or survives == 1.0:
            break
    for _ in range(FAR):
        if now.outcome is not None or not now.stack:
            break
        decision = rules.options(now)
        if decision.seat == seat == now.turn.seat and now.stack[-1].step == ACT and now.round != state.round:
            break
        now = rules.apply(now, _resting(decision.options) or habit(decision.options)).state
    return survives * chance(now, seat)


# -- weights ----------------------------------------------------------------------------------------------------------


def drawn(state: State, options: tuple[Option, ...], manner: Manner, aim: str, draw: Draw) -> Option:
    """An answer by its weight."""
    step = state.stack[-1].step
    if step == "campaign.targets":
        weights = _targets(state, options, aim)
    elif step == "campaign.place":
        weights = _shares(state, options)
    elif step == ACT and aim in (PEOPLE, SECRET, RELICS):
        weights = [_weight(state, option, manner) * _serves(state, option, aim) for option in options]
    else:
        weights = [_weight(state, option, manner) for option in options]
    point = draw() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        point -= weight
        if point < 0.0:
            return option
    return options[-1]


def _weight(state: State, option: Option, manner: Manner) -> float:
    kind = option.kind
    if kind == "search":
        return manner[kind] * (1.0 + 2.0 * _visions_in_reach(state, str(option.args[0])))
    if kind == "trade":
        return manner[kind] * (1.0 if option.args[1] == "favor" else FOR_SECRETS)
    if kind == "keep":
        return KEPT_VISION if is_vision(str(option.args[0])) else 1.0
    if kind == "play":
        return PLAYED.get(str(option.args[0]), PLAYED_TO_SITE)
    return manner[kind] if kind in manner else OTHERWISE.get(kind, 1.0)


def _visions_in_reach(state: State, source: str) -> int:
    """How many Visions, by their backs, would be drawn from a discard pile."""
    pile = state.piles[REGIONS.index(source)] if source in REGIONS else ()
    return sum(is_vision(card) for card in pile[:DRAWN])


def _serves(state: State, option: Option, aim: str) -> float:
    """How much more readily a deed is tried for what the aim is about: a banner or relics, with him or in a bank."""
    assert state.prince is not None
    him = state.players[state.prince.seat]
    held = aim == RELICS or (state.people if aim == PEOPLE else state.secret).holder == state.prince.seat
    if option.kind == "travel" and held:
        return 5.0 if option.args[0] == him.site else 0.7
    if option.kind == "campaign" and held:
        return 4.0 if state.players[state.turn.seat].site == him.site else 0.2
    if option.kind == "recover_banner":
        return 0.5 * float(option.args[1]) if aim in (RELICS, option.args[0]) else 0.1
    if option.kind == "recover_relic":
        return 4.0 if aim == RELICS else 0.5
    return 1.0


def _targets(state: State, options: tuple[Option, ...], aim: str) -> list[float]:
    """What to attack: what the aim is about; without one the weakest sites, until one would rule the most."""
    campaign = state.campaigns[-1]
    named = [str(option.args[0]) if option.kind == "target" else "" for option in options]
    if campaign.defender >= 0 and aim in (PEOPLE, SECRET, RELICS):
        return [_wanted(option, target, aim) for option, target in zip(options, named, strict=True)]
    color = state.players[campaign.attacker].color
    his = {site.id: site.warbands for site in state.sites if site.up and site.warbands and site.army == PURPLE}
    own = sum(1 for site in state.sites if site.up and site.warbands and site.army == color)
    aimed = sum(target.startswith("site") for target in campaign.targets)
    enough = 1
    if campaign.defender >= 0:
        enough = max(1, (len(his) - own) // 2 + 1)
        foe = state.players[campaign.defender]
        if foe.site != campaign.site and f"site {foe.site}" not in campaign.targets:
            his[foe.site] = his.get(foe.site, 0) + foe.warbands
    weights = []
    for option, target in zip(options, named, strict=True):
        if option.kind == "attack":
            weights.append(0.25 if aimed < enough else 2.0 if aimed == enough else 4.0)
        elif target.startswith("site "):
            weights.append(2.0 / (1 + his.get(target[5:], 0)) ** 2)
        else:
            weights.append(0.12 if target else 0.01)
    return weights


def _wanted(option: Option, target: str, aim: str) -> float:
    if not target:
        return 1.0 if option.kind == "attack" else 0.01
    if target == f"banner {aim}":
        return 40.0
    return 1.0 if aim == RELICS and target.startswith(("relic", "banner")) else 0.05


def _shares(state: State, options: tuple[Option, ...]) -> list[float]:
    """Warbands for the sites won: about equal shares."""
    waiting = sum(frame.step == "campaign.place" for frame in state.stack)
    most = max((int(option.args[1]) for option in options if option.kind == "place"), default=0)
    share = max(1, round(most / waiting))
    return [1.0 / (1 + abs(int(option.args[1]) - share)) ** 2 if option.kind == "place" else 0.05 for option in options]
