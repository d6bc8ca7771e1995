"""The sensible player of Massive Darkness: rules of thumb for every question, over one imagined world.

It runs any hero with any class in any mission and works with the others: all seats think alike and for the party.
Each kind of decision has its module; `Mind` is what they share while one question is answered.
"""

from __future__ import annotations

from collections.abc import Callable

from ...bots.bot import Look
from ...kernel.records import Decision, Frame, Option
from ...kernel.rng import Rng
from ..state import State
from . import equipping, fighting, group, learning, trading
from .acting import act, rush_target
from .mind import Mind
from .missions import strongest

Options = tuple[Option, ...]
Answer = Callable[[Mind, Frame, Options], Option]


def _enemy(frame: Frame) -> int:
    """The number of the enemy a question is about."""
    return int(frame.args[0])


#: How each question is answered; the first option will do for any other.
ANSWERS: dict[str, Answer] = {
    "choose_weapon": lambda mind, frame, options: learning.weapon(mind.table, mind.seat, options),
    "buy": lambda mind, frame, options: learning.buy(mind.table, mind.seat, options),
    "activation": lambda mind, frame, options: act(mind, options),
    "rush_whom": lambda mind, frame, options: rush_target(mind, options),
    "reorganize": lambda mind, frame, options: equipping.reorganize(mind, mind.seat, options),
    "keep_or_give": lambda mind, frame, options: equipping.share(mind, mind.seat, options),
    "transmute": lambda mind, frame, options: equipping.transmute(
        mind, mind.seat, tuple(map(str, frame.args)), options
    ),
    "too_many": lambda mind, frame, options: equipping.least_missed(mind, mind.seat, options),
    "trade": lambda mind, frame, options: trading.trade(mind, options),
    "bartering": lambda mind, frame, options: trading.barter(mind, options),
    "dealing": lambda mind, frame, options: trading.deal(mind, options),
    "second_card": lambda mind, frame, options: trading.second(mind, str(frame.args[0]), options),
    "paying": lambda mind, frame, options: trading.pay(mind, str(frame.args[0]), str(frame.args[1]), options),
    "combat_prepare": lambda mind, frame, options: fighting.prepare(mind, options),
    "combat_tribute": lambda mind, frame, options: fighting.tribute(mind, mind.seat, int(frame.args[1]), options),
    "combat_reroll": lambda mind, frame, options: fighting.reroll(mind, options),
    "combat_enchant": lambda mind, frame, options: fighting.enchant(mind, str(frame.args[0]), options),
    "combat_assign": lambda mind, frame, options: fighting.assign(mind, options),
    "combat_blank": lambda mind, frame, options: fighting.blank(mind, options),
    "brace": lambda mind, frame, options: fighting.brace(mind, int(frame.args[0]), int(frame.args[1]), options),
    "combat_heal": lambda mind, frame, options: fighting.heal(mind, options),
    "heal_whom": lambda mind, frame, options: fighting.heal(mind, options),
    "enemy_target": lambda mind, frame, options: group.target(mind, _enemy(frame), options),
    "enemy_towards": lambda mind, frame, options: group.towards(mind, options),
    "enemy_route": lambda mind, frame, options: group.route(mind, _enemy(frame), options),
    "enemy_next": lambda mind, frame, options: options[-1],
    "patrol_zone": lambda mind, frame, options: group.appear(mind, options),
    "agent_zone": lambda mind, frame, options: group.appear(mind, options),
    "guard_where": lambda mind, frame, options: group.appear(mind, options),
    "blast_where": lambda mind, frame, options: group.blast(mind, options),
    "name_chosen": lambda mind, frame, options: options[strongest(mind)],
    "share_darkness": lambda mind, frame, options: group.bear(mind, options),
    "event_enemy": lambda mind, frame, options: group.weakest(mind, options),
}


def answered(world: State, decision: Decision) -> Option:
    """What this player answers in a world it imagines."""
    options = decision.options
    frame = world.stack[-1]
    answer = ANSWERS.get(frame.step) if len(options) > 1 else None
    return options[0] if answer is None else answer(Mind(world, decision.seat), frame, options)


class MassiveDarknessBot:
    """Answers from an imagined world, so nothing hidden can matter."""

    __slots__ = ("_dream",)

    def __init__(self, seed: str) -> None:
        self._dream = Rng(f"massivedarkness {seed}")

    def choose(self, decision: Decision, look: Look) -> Option:
        options = decision.options
        if len(options) == 1:
            return options[0]
        return answered(look.imagine(self._dream), decision)
