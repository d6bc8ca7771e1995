"""Oath: all the house knows of this game."""

from __future__ import annotations

from ..game import Game
from ..kernel.contract import Rules, SeatInfo
from . import chapters as chapters
from . import content as content
from . import verbs as verbs
from .book import BOOK
from .bot.advising import advise
from .bot.player import OathPlayer
from .bot.rival import OathRival
from .gallery.chronicles import CHRONICLES
from .gallery.lists import card_list, catalog, missing, roles, scenario_list, variant_list
from .lessons import LESSON
from .position import from_position
from .position.crowd import crowd
from .position.telling import NAMES, told
from .scenarios import start
from .state import State, bench, frozen, princely
from .view import view
from .view.forecast import forecast
from .view.goal import goal
from .view.labels import label
from .view.pieces import SECTIONS, pieces
from .view.resample import resample
from .view.standing import standing
from .view.warns import warns
from .view.why import refuse
from .words import WORDS


def _seats(state: State) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(seat, player.color, not princely(state, seat)) for seat, player in enumerate(state.players))


RULES: Rules[State] = Rules(
    id="oath",
    state_type=State,
    book=BOOK,
    over="oa-ask-over",
    bench=bench,
    frozen=frozen,
    start=start,
    view=view,
    resample=resample,
    label=label,
    pieces=pieces,
    sections=SECTIONS,
    refuse=refuse,
    position=from_position,
    told=told,
    names=NAMES,
    crowd=crowd,
    cards=card_list,
    missing=missing,
    scenarios=scenario_list,
    variants=variant_list,
    chronicles=CHRONICLES,
    seats=_seats,
    goal=goal,
    warns=warns,
    roles=roles,
    role_kind="player",
    catalog=catalog,
    forecast=forecast,
    standing=standing,
    round_of=lambda state: state.round,
    # Players may talk and promise, but a card once seen or a die once rolled stays so.
    undo_rules={"nothing": "OA-SET-080", "sealed": "OA-TURN-037", "other_seat": "OA-TURN-076"},
)

GAME = Game(RULES, WORDS, player=OathPlayer, lesson=LESSON, adviser=advise, strong=OathRival)
