"""Which seats bots hold."""

from __future__ import annotations

from collections.abc import Mapping

from ..bots import Bot, Patience, bot
from ..kernel.records import Seat


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
