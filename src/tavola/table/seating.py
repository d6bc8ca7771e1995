"""Which seats there are, which of them bots hold, and who plays something else than was asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..bots import Bot, Patience, bot
from ..kernel.contract import Rules
from ..kernel.errors import UnknownName
from ..kernel.records import Seat, Setup, Text


def seat_of(rules: Rules[Any], state: Any, seat: Seat | None) -> Seat | None:
    """A seat of this table, or (None) a spectator's. Raises UnknownName for any other."""
    if seat is not None and all(info.seat != seat for info in rules.seats(state)):
        raise UnknownName("error-no-seat", seat=str(seat))
    return seat


def seat_bots(
    wanted: Mapping[Seat, str | Bot], seed: int, patience: Patience | None = None
) -> dict[Seat, tuple[str, Bot]]:
    """Seat each bot: by its name, with a stream of its own that hangs on the game's seed and its seat, so that a game
    can be played again; or somebody else's bot, which has no name here and is not kept with the game. `patience`:
    a clock, for those who think as long as they may."""
    return {
        seat: (one, bot(one, f"{seed}/{seat}", patience)) if isinstance(one, str) else ("", one)
        for seat, one in wanted.items()
    }


def reseated(rules: Rules[Any], setup: Setup, state: Any, names: Mapping[str, str]) -> tuple[Text, ...]:
    """Whoever got another board than they asked for, because the rules play that one: a sentence for each. `names`:
    what the boards are called."""
    held = [info.who for info in rules.seats(state) if info.answers]
    lost = [who for who in setup.players if who in names and who not in held]
    found = [who for who in held if who not in setup.players]
    return tuple(
        Text("setup-reseated", {"asked": names[asked], "got": names.get(got, got)})
        for asked, got in zip(lost, found, strict=False)
    )
