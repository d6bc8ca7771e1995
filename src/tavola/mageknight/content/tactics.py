"""The twelve Tactic cards: six for the Day, six for the Night. Lower numbers act earlier."""

from __future__ import annotations

from ..catalog import TACTICS, Tactic

TACTIC_TABLE = (
    Tactic("early_bird", "day", 1),
    Tactic("rethink", "day", 2),
    Tactic("mana_steal", "day", 3, keeps=True),
    Tactic("planning", "day", 4),
    Tactic("great_start", "day", 5),
    Tactic("the_right_moment", "day", 6),
    Tactic("from_the_dusk", "night", 1),
    Tactic("long_night", "night", 2),
    Tactic("mana_search", "night", 3),
    Tactic("midnight_meditation", "night", 4),
    Tactic("preparation", "night", 5),
    Tactic("sparing_power", "night", 6),
)

TACTICS.update((tactic.id, tactic) for tactic in TACTIC_TABLE)
