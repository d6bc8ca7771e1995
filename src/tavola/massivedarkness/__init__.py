"""Massive Darkness (first edition): all the house knows of this game."""

from __future__ import annotations

from ..game import Game
from ..kernel.contract import Rules, SeatInfo
from . import chapters as chapters
from . import content as content
from . import scenarios as scenarios
from .book import BOOK
from .bot import MassiveDarknessBot
from .bot.reasons import advised
from .chapters.rounds.setup import start
from .gallery.facts import catalog, players, sets
from .gallery.lists import card_list, missing, scenario_list, variant_list
from .lessons import LESSON
from .position import from_position
from .position.crowd import crowd
from .position.earlier import earlier
from .position.telling import NAMES, told
from .state import State, bench, frozen
from .view import view
from .view.forecast import forecast
from .view.goal import goal
from .view.labels import label
from .view.pieces import SECTIONS, pieces
from .view.resample import resample
from .view.standing import standing
from .view.walk import WALK
from .view.warns import warns
from .view.why import refuse
from .words import WORDS


def _seats(state: State) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(seat, hero.hero) for seat, hero in enumerate(state.heroes))


RULES: Rules[State] = Rules(
    id="massivedarkness",
    state_type=State,
    book=BOOK,
    over="md-ask-over",
    bench=bench,
    frozen=frozen,
    start=start,
    view=view,
    earlier=earlier,
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
    roles=players,
    sets=sets,
    catalog=catalog,
    forecast=forecast,
    walk=WALK,
    standing=standing,
    round_of=lambda state: state.round,
    #: Nobody has anything to hide from the others.
    open_table=True,
    # The book is silent about taking back. What is refused goes against these: the game begins with the first
    # player's choice, cards lie face down until drawn, and every player runs an own hero.
    undo_rules={"nothing": "MD-SET-41", "sealed": "MD-SET-17", "other_seat": "MD-SET-13"},
)

GAME = Game(RULES, WORDS, player=MassiveDarknessBot, lesson=LESSON, adviser=advised)
