"""Which seats bots hold."""

from __future__ import annotations

from collections.abc import Mapping

from ..bots import Bot, bot
from ..kernel.records import Seat


def seat_bots(names: Mapping[Seat, str], seed: int) -> dict[Seat, tuple[str, Bot]]:
    """Seat each bot; its own stream hangs on the game's seed and its seat, so a game can be played again."""
    return {seat: (name, bot(name, f"{seed}/{seat}")) for seat, name in names.items()}
