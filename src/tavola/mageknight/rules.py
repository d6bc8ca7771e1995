"""Mage Knight as the rest of the house sees it: the contract of a game over chapters and content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ..kernel.contract import CardInfo, ScenarioInfo, Step, VariantInfo
from ..kernel.errors import IllegalAnswer
from ..kernel.records import Decision, Option, Refusal, Setup, Text
from ..kernel.rng import Rng
from . import combat as combat
from . import content as content
from . import coop_fights as coop_fights
from . import duel_turns as duel_turns
from . import dummy as dummy
from . import ending as ending
from . import interaction as interaction
from . import levels as levels
from . import results as results
from . import rewards as rewards
from . import rounds as rounds
from . import scenarios as scenarios
from . import turn as turn
from . import variants as variants
from . import verbs_cards as verbs_cards
from . import verbs_chains as verbs_chains
from . import verbs_foes as verbs_foes
from . import verbs_gains as verbs_gains
from . import verbs_lasting as verbs_lasting
from . import verbs_mana as verbs_mana
from . import verbs_points as verbs_points
from .badges import badged
from .book import BOOK
from .labels import label
from .lists import card_list, missing, scenario_list, variant_list
from .position import from_position
from .resample import resample
from .setup import start
from .state import State, bench, frozen
from .view import view
from .why import refuse


class MageKnight:
    """The rules of Mage Knight: Ultimate Edition."""

    id = "mageknight"
    state_type = State
    undo_rules: ClassVar[Mapping[str, str]] = {
        "nothing": "MK-UNDO-01a",
        "sealed": "MK-UNDO-02a",
        "other_seat": "MK-UNDO-02c",
    }

    def start(self, setup: Setup, seed: int) -> State:
        return start(setup, seed)

    def options(self, state: State) -> Decision:
        if not state.stack:
            return Decision(-1, Text("mk-ask-over"), (), state.outcome)
        question, frame = BOOK.asked(state)
        options = badged(state, question.options(state, frame))
        return Decision(question.seat(state, frame), question.prompt(state, frame), options)

    def apply(self, state: State, answer: Option) -> Step[State]:
        if not state.stack:
            raise IllegalAnswer(self.refuse(state, answer.notation))
        work = bench(state)
        question, frame = BOOK.asked(state)
        work.stack = work.stack[:-1]
        question.answer(work, frame, answer)
        BOOK.settle(work)
        ledger = work.ledger
        return Step(frozen(work), tuple(ledger.events), ledger.sealed)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        return resample(state, seat, rng)

    def label(self, state: State, option: Option) -> Text:
        return label(state, option)

    def refuse(self, state: State, said: str) -> Refusal:
        return refuse(state, said)

    def position(self, table: Mapping[str, Any]) -> State:
        return from_position(table)

    def cards(self) -> tuple[CardInfo, ...]:
        return card_list()

    def missing(self) -> tuple[str, ...]:
        return missing()

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        return scenario_list()

    def variants(self) -> tuple[VariantInfo, ...]:
        return variant_list()

    def seats(self, state: State) -> int:
        return len(state.players)
