"""What missions bring into play: enemies that appear out of turn, and things that heroes carry."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import MISSIONS
from ...chapters.board.board import board_of
from ...chapters.board.decks import draw
from ...chapters.enemies.spawn import category, guard, roaming, spawn
from ...state import Table, Work, change


def spots(table: Table, kind: str) -> tuple[int, ...]:
    """The zones the map prints a token of a kind on, whether it still lies there or not."""
    number = board_of(table.mission).number
    return tuple(number[spot.zone] for spot in MISSIONS[table.mission].tokens if spot.type == kind)


# Enemies that appear. They do so as steps of their own, since missing figures set others in motion.


def call_guard(work: Work, zone: int) -> None:
    """A guard of the current level appears in a zone."""
    push(work, "call_guard", zone)


@BOOK.does("call_guard")
def _call_guard(work: Work, zone: int) -> None:
    guard(work, zone)


def call_monster(work: Work, zone: int, deck: str = "", tag: str = "") -> None:
    """A roaming monster appears in a zone, of the category given or the one of the current level."""
    push(work, "call_monster", zone, deck, tag)


@BOOK.does("call_monster")
def _call_monster(work: Work, zone: int, deck: str, tag: str) -> None:
    roaming(work, zone, deck, tag)


def call_quarry(work: Work, zone: int, deck: str, tag: str) -> None:
    """A roaming monster the heroes will have to kill appears: if the figure of the card drawn is missing, the next card
    is drawn, so that the objective stays within reach."""
    push(work, "call_quarry", zone, deck, tag)


@BOOK.does("call_quarry")
def _call_quarry(work: Work, zone: int, deck: str, tag: str) -> None:
    deck = deck or category(work.level)
    for _ in range(len(work.decks[deck]) + len(work.discards[deck])):
        card = draw(work, deck)
        if card and spawn(work, card, zone, tag=tag):
            return


# Things heroes carry: objective tokens kept like items, and items of the mission.


def carry(work: Work, seat: int, thing: str, n: int, rule: str) -> None:
    """A hero keeps something that can be traded like equipment."""
    hero = work.heroes[seat]
    change(work, seat, carried=tuple(sorted((*hero.carried, *(thing,) * n))))
    tell(work, "md-event-carries", rule, hero=hero.hero, card=thing, n=n)
