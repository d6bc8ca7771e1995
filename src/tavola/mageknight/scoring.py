"""Scoring (MK-SCORE): Fame on the track plus the standard achievements. Scoring Fame never levels anybody up."""

from __future__ import annotations

from ..kernel.records import Outcome, Score
from .catalog import CARDS, UNITS, WOUND
from .hexmap import hex_at
from .state import Player, Table

_FORTIFIED = ("keep", "mage_tower", "monastery")
_ADVENTURE = ("dungeon", "tomb", "monster_den", "spawning_grounds", "ancient_ruins", "maze", "labyrinth")


def deed_cards(player: Player) -> tuple[str, ...]:
    """All Deed cards of a player, wherever they are."""
    return player.hand + player.deck + player.discard + player.stored + tuple(p.card for p in player.play)


def achievements(table: Table, seat: int) -> tuple[Score, ...]:
    """The lines of one player's score."""
    player = table.players[seat]
    cards = deed_cards(player)
    kinds = [CARDS[card].kind for card in cards]
    shields = [hex_at(table, at).site for at, space in table.spaces.items() if seat in space.shields]
    wounds = cards.count(WOUND)
    leaders = sum(UNITS[unit.unit].level // (2 if unit.wounds else 1) for unit in player.units)
    fortified = sum(site in _FORTIFIED for site in shields)
    adventure = sum(site in _ADVENTURE for site in shields)
    return (
        Score("fame", player.fame),
        Score("knowledge", 2 * kinds.count("spell") + kinds.count("advanced_action")),
        Score("loot", 2 * kinds.count("artifact") + sum(player.crystals) // 2),
        Score("leader", leaders),
        Score("conqueror", 2 * fortified),
        Score("adventurer", 2 * adventure),
        Score("beating", -2 * wounds),
    )


def score(table: Table) -> Outcome:
    """The result; alone there are no titles, and the score is the measure."""
    lines = tuple(achievements(table, seat) for seat in range(len(table.players)))
    totals = tuple(sum(line.points for line in seat) for seat in lines)
    best = max(totals)
    return Outcome(totals, lines, tuple(seat for seat, total in enumerate(totals) if total == best))
