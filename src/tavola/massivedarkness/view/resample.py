"""Another world that looks the same to one seat: everything face down is dealt again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...kernel.rng import Chance, Rng
from ..state import State, Work, bench, frozen
from . import OPEN


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Shuffle what nobody at the table can know: decks, face-down tokens, and the stream of chance.

    Nothing of the real order goes into the guess: two worlds that look the same to the seat give the same one.
    """
    work = bench(state)
    chance = Chance(rng)
    work.decks = {deck: cards if deck in OPEN else _mixed(chance, cards) for deck, cards in sorted(state.decks.items())}
    _deal_tokens(work, chance)
    work.pins = ()
    work.rng = Rng(f"{chance.below(1 << 31):x}")
    return frozen(work)


def _deal_tokens(work: Work, chance: Chance) -> None:
    """Face-down tokens are told apart by nothing but the zone they lie in."""
    types = list(_mixed(chance, [token.type for token in work.tokens if token.down]))
    work.tokens = tuple(replace(token, type=types.pop()) if token.down else token for token in work.tokens)


def _mixed(chance: Chance, pieces: Sequence[str]) -> tuple[str, ...]:
    """A new order that owes nothing to the old one."""
    return chance.shuffled(sorted(pieces))
