"""Massive Darkness as the rest of the house sees it: the contract of a game over chapters and content."""

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
from .chapters.rounds.setup import start
from .gallery.lists import card_list, missing, scenario_list, variant_list
from .position import from_position
from .state import State, Work, bench, frozen
from .view import view
from .view.badges import badged
from .view.forecast import forecast
from .view.labels import label
from .view.resample import resample
from .view.standing import chapter
from .view.why import refuse


class MassiveDarkness(Chaptered[State, Work]):
    """The rules of Massive Darkness, first edition."""

    id = "massivedarkness"
    state_type = State
    book = BOOK
    over = "md-ask-over"
    #: Nobody has anything to hide from the others.
    open_table = True
    #: The book is silent about taking back. What is refused goes against these: the game begins with the first
    #: player's choice, cards lie face down until drawn, and every player runs an own hero.
    undo_rules: ClassVar[Mapping[str, str]] = {
        "nothing": "MD-SET-41",
        "sealed": "MD-SET-17",
        "other_seat": "MD-SET-13",
    }

    def bench(self, state: State) -> Work:
        return bench(state)

    def frozen(self, work: Work) -> State:
        return frozen(work)

    def dressed(self, state: State, options: list[Option]) -> tuple[Option, ...]:
        return badged(state, options)

    def start(self, setup: Setup, seed: int) -> State:
        return start(setup, seed)

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

    def forecast(self, state: State, option: Option) -> dict[str, Any] | None:
        return forecast(state, option)

    def chapter(self, state: State) -> Text:
        return chapter(state)

    def seats(self, state: State) -> int:
        return len(state.heroes)
