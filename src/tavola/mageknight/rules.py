"""Mage Knight as the rest of the house sees it: the contract of a game over chapters and content."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ..kernel.chapters import Chaptered
from ..kernel.contract import CardInfo, ScenarioInfo, VariantInfo
from ..kernel.records import Option, Refusal, Setup, Text
from ..kernel.rng import Rng
from . import chapters as chapters
from . import content as content
from . import scenarios as scenarios
from .book import BOOK
from .catalog import scenario_of
from .chapters.turn.setup import start
from .gallery.lists import card_list, missing, scenario_list, variant_list
from .position import from_position
from .state import State, Work, bench, frozen
from .view import view
from .view.badges import badged
from .view.labels import label
from .view.resample import resample
from .view.why import refuse


class MageKnight(Chaptered[State, Work]):
    """The rules of Mage Knight: Ultimate Edition."""

    id = "mageknight"
    state_type = State
    book = BOOK
    over = "mk-ask-over"
    undo_rules: ClassVar[Mapping[str, str]] = {
        "nothing": "MK-UNDO-01a",
        "sealed": "MK-UNDO-02a",
        "other_seat": "MK-UNDO-02c",
    }

    def start(self, setup: Setup, seed: int) -> State:
        return start(setup, seed)

    def bench(self, state: State) -> Work:
        return bench(state)

    def frozen(self, work: Work) -> State:
        return frozen(work)

    def dressed(self, state: State, options: list[Option]) -> tuple[Option, ...]:
        return badged(state, options)

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

    def chapter(self, state: State) -> Text:
        """The round of the scenario, and whether the sun shines."""
        return Text("mk-chapter", {"n": state.round, "of": scenario_of(state).rounds, "time": state.time})

    def seats(self, state: State) -> int:
        return len(state.players)
