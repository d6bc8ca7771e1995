"""How a mission ended, and how it stands."""

from __future__ import annotations

from ..scripted import Table


def outcome(table: Table) -> str:
    """won, lost with the tail of the reason's text key, or open."""
    result = table.match.decision.outcome
    if result is None:
        return "open"
    if result.won:
        return "won"
    return "lost: " + next(key.removeprefix("md-event-lost-") for key in table.log if key.startswith("md-event-lost-"))


def intent(table: Table, name: str) -> list[str]:
    """What an enemy will do: `move 6r.b2`, `attack 0`, `flee`."""
    return [
        " ".join([step["act"], *step["zones"], *(str(seat) for seat in step["seats"])])
        for step in table.foe(name)["intent"]
    ]


def found(table: Table) -> list[str]:
    """The names of the enemies by zone: `7r.a1 overlord_troll`."""
    return [f"{foe['at']} {foe['enemy']}" for foe in table.view["enemies"]]
