"""Mage Knight (Ultimate Edition): all the house knows of this game."""

from __future__ import annotations

from ..game import Game
from ..kernel.contract import Rules, SeatInfo
from ..kernel.records import Text
from . import chapters as chapters
from . import content as content
from . import scenarios as scenarios
from . import verbs as verbs
from .book import BOOK
from .bot.adviser.advising import advise
from .bot.adviser.scouting import scout
from .bot.judgement import MageKnightJudgement
from .bot.strong import StrongBot
from .chapters.turn.setup import start
from .features import scenario_of
from .gallery.facts import catalog, players, sets
from .gallery.lists import card_list, missing, scenario_list, variant_list
from .lessons import LESSON
from .position import from_position
from .position.crowd import crowd
from .position.earlier import by_place, earlier, formerly
from .position.telling import NAMES, told
from .state import State, bench, frozen
from .view import view
from .view.gains import WALK, gains
from .view.goal import goal
from .view.labels import label
from .view.pieces import SECTIONS, pieces
from .view.resample import resample
from .view.warns import warns
from .view.why import refuse
from .words import WORDS


def _seats(state: State) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(seat, player.hero) for seat, player in enumerate(state.players))


def _standing(state: State) -> Text:
    """The round of the scenario, and whether the sun shines."""
    return Text("mk-chapter", {"n": state.round, "of": scenario_of(state).rounds, "time": state.time})


RULES: Rules[State] = Rules(
    id="mageknight",
    state_type=State,
    book=BOOK,
    over="mk-ask-over",
    bench=bench,
    frozen=frozen,
    start=start,
    view=view,
    earlier=earlier,
    formerly=formerly,
    compared=by_place,
    resample=resample,
    label=label,
    pieces=pieces,
    sections=SECTIONS,
    refuse=refuse,
    position=from_position,
    told=told,
    crowd=crowd,
    names=NAMES,
    cards=card_list,
    missing=missing,
    scenarios=scenario_list,
    variants=variant_list,
    seats=_seats,
    goal=goal,
    warns=warns,
    gains=gains,
    walk=WALK,
    roles=players,
    sets=sets,
    catalog=catalog,
    standing=_standing,
    round_of=lambda state: state.round,
    tally=lambda state: tuple(player.fame for player in state.players),
    tallied="mk-score-fame",
    undo_rules={"nothing": "MK-UNDO-01a", "sealed": "MK-UNDO-02a", "other_seat": "MK-UNDO-02c"},
)

GAME = Game(RULES, WORDS, judgement=MageKnightJudgement, lesson=LESSON, adviser=advise, scout=scout, strong=StrongBot)
