"""The round: heroes, enemies, experience, event, end; and what happens between two rounds."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...book import BOOK
from ...features import Feature, fire, fold
from ...state import NOBODY, Work, change, note
from ..board.ending import finish, verdict
from ..enemies.activation import phase
from ..gear.experience import seats_from
from ..gear.levels import check_levels
from .events import draw_event


@BOOK.does("round_start")
def _round_start(work: Work) -> None:
    """Resurrections first, then the mission, then the first hero (MD-END-07, ruling A-122)."""
    work.round += 1
    work.phase = "heroes"
    work.acting = NOBODY
    tell(work, "md-event-round", "MD-ACT-01", n=work.round)
    work.blessed = tuple(event[5:] for event in work.blessed if event.startswith("next:"))
    if not _resurrect(work):
        return
    for step in ("end_phase", "event_phase", "experience_phase", "enemies_phase", "heroes_phase"):
        push(work, step)
    fire(work, Feature.round_starts)


def _resurrect(work: Work) -> bool:
    """Dead heroes stand up where they died, a Lifebringer token each; without one all is lost (MD-HERO-15 to 19)."""
    for seat, hero in enumerate(work.heroes):
        if hero.alive or hero.out:
            continue
        if work.lifebringer == 0:
            finish(work, False, "lifebringer")
            return False
        work.lifebringer -= 1
        change(work, seat, health=hero.maximum, stunned=False)
        tell(work, "md-event-resurrected", "MD-HERO-15", hero=hero.hero, left=work.lifebringer)
    return True


@BOOK.does("heroes_phase")
def _heroes(work: Work) -> None:
    """Each hero once, clockwise from the first player (MD-ACT-02)."""
    if verdict(work):
        return
    push(work, "phase_over")
    for seat in reversed(seats_from(work, work.first)):
        push(work, "activate_hero", seat)


@BOOK.does("phase_over")
def _phase_over(work: Work) -> None:
    """The level is looked at when a phase ends too (MD-LVL-22)."""
    if not verdict(work):
        check_levels(work)


@BOOK.does("enemies_phase")
def _enemies(work: Work) -> None:
    work.phase = "enemies"
    fire(work, Feature.enemies_start)
    if verdict(work):
        return
    push(work, "phase_over")
    phase(work)


@BOOK.does("event_phase")
def _event(work: Work) -> None:
    """The first player draws one event card (MD-EVT-01)."""
    work.phase = "event"
    push(work, "phase_over")
    if fold(work, Feature.events, True):
        draw_event(work)


@BOOK.does("end_phase")
def _end(work: Work) -> None:
    """Effects of the round end, and the first-player token passes to the left (MD-END-01, MD-END-02)."""
    work.phase = "end"
    if work.light and note(work, "light") != str(work.round):
        work.light = ""
        tell(work, "md-event-light-over", "MD-END-01")
    fire(work, Feature.round_ends)
    if verdict(work):
        return
    work.first = (work.first + 1) % len(work.heroes)
    if len(work.heroes) > 1:
        tell(work, "md-event-first", "MD-END-02", hero=work.heroes[work.first].hero)
    push(work, "round_start")
    fire(work, Feature.token_passes)
    verdict(work)
