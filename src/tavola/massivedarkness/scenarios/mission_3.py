"""Mission 3, The Chosen One: three parts make an artifact, and one hero must carry it out alive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...kernel.records import Option
from ...kernel.work import push, tell
from ..book import BOOK
from ..chapters.board.ending import decide_soon
from ..chapters.board.naming import hero_name
from ..chapters.gear.treasure import grant_artifact
from ..features import Feature, feature
from ..state import NOBODY, Goal, note, noted
from .shared.calls import call_monster, spots

if TYPE_CHECKING:
    from ..state import Lying, Table, Work

PARTS = 3
WATCHER = "watcher"


@feature("mission_3")
class TheChosenOne(Feature):
    """The artifact is complete when the two artifact tokens and the library token are taken (MD-MIS-03, ruling A-92).
    Only the Chosen One leaves, with the artifact: that wins the game."""

    def prepare(self, work: Work) -> None:
        """The players name the Chosen One (MD-MIS-03-03)."""
        if len(work.heroes) > 1:
            push(work, "name_chosen")
        else:
            _name(work, 0)

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        """With the last part the Chosen One receives an artifact, and two monsters appear (MD-MIS-03-06, -07)."""
        have = PARTS - len(_parts(work))
        tell(work, "md-event-part", "MD-MIS-03-05", n=have)
        if have == PARTS:
            for zone in reversed(spots(work, "lair")):
                call_monster(work, zone, tag=WATCHER)
            push(work, "complete_artifact")

    def may_leave(self, table: Table, may: bool, seat: int) -> bool:
        """The Chosen One, holding the artifact; without a card the deck had none left (ruling A-128)."""
        card = note(table, "artifact")
        return seat == chosen_one(table) and card is not None and (not card or card in table.heroes[seat].cards)

    def died(self, work: Work, seat: int) -> None:
        """No resurrection for the Chosen One (MD-MIS-03-04)."""
        if seat == chosen_one(work):
            decide_soon(work)

    def shown(self, table: Table, found: dict[str, Any]) -> dict[str, Any]:
        return {**found, "chosen": chosen_one(table), "artifact": note(table, "artifact") or None}

    def goals(self, table: Table) -> list[Goal]:
        chosen = chosen_one(table)
        gone = chosen != NOBODY and table.heroes[chosen].out
        return [Goal("parts", PARTS - len(_parts(table)), PARTS), Goal("exit", int(gone))]

    def lost(self, table: Table) -> str | None:
        """The Chosen One is dead, or the artifact was discarded and can reach the exit no more (MD-END-05)."""
        chosen, card = chosen_one(table), note(table, "artifact")
        if chosen != NOBODY and not table.heroes[chosen].alive:
            return "chosen"
        return "artifact" if card and not any(card in hero.cards for hero in table.heroes) else None


def chosen_one(table: Table) -> int:
    """The seat of the Chosen One."""
    seat = note(table, "chosen")
    return NOBODY if seat is None else int(seat)


def _parts(table: Table) -> list[Lying]:
    """The parts still on the board."""
    return [token for token in table.tokens if not token.fixed]


@BOOK.does("complete_artifact")
def _complete(work: Work) -> None:
    """The Chosen One receives an artifact wherever that hero is; the card drawn is the one to carry out."""
    noted(work, "artifact", grant_artifact(work, chosen_one(work)))


CHOSEN = BOOK.asks("name_chosen", "md-ask-chosen")


@CHOSEN.offers
def _choices(table: Table, seat: int) -> list[Option]:
    return [Option(f"chosen {hero.hero}", "chosen", (one,)) for one, hero in enumerate(table.heroes)]


@CHOSEN.answers("chosen")
def _named(work: Work, seat: int, one: int) -> None:
    _name(work, one)


def _name(work: Work, one: int) -> None:
    noted(work, "chosen", one)
    tell(work, "md-event-chosen", "MD-MIS-03-03", hero=hero_name(work, one))
