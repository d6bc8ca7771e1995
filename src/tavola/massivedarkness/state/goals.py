"""What heroes have to achieve: counted after every action, so it stands apart from the records and is compiled."""

from __future__ import annotations


class Goal:
    """One objective: its id, whether it is met, and how far it has come."""

    __slots__ = ("done", "have", "id", "need")

    def __init__(self, id_: str, have: int, need: int = 1) -> None:
        self.id = id_
        self.have = have
        self.need = need
        self.done = have >= need
