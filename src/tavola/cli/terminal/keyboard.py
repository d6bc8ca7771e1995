"""The keyboard: lines with editing and history where the system has them, and words completed by the tab key."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import readline

    EDITED = True
except ImportError:  # a system without it still types whole lines
    EDITED = False


#: How many lines are remembered from one game to the next, and where.
REMEMBERED = 500
FILE = "lines.txt"


@contextmanager
def remembered(folder: Path) -> Iterator[None]:
    """At a terminal the arrow keys bring back what was typed in earlier games too; the file is its owner's alone."""
    if not EDITED or not sys.stdin.isatty():
        yield
        return
    file = folder / FILE
    readline.set_history_length(REMEMBERED)
    with suppress(OSError):
        readline.read_history_file(file)
    try:
        yield
    finally:
        with suppress(OSError):
            file.touch(mode=0o600)
            readline.write_history_file(file)


def read_line() -> str:
    """One line of input. At a terminal it can be edited, and the arrow keys bring back earlier ones."""
    if sys.stdin.isatty():
        return input("> ")
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def offer(lines: Sequence[str]) -> None:
    """Whole lines the tab key may complete from now on."""
    if not EDITED or not sys.stdin.isatty():
        return
    readline.set_completer(Completer(lines))
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")


class Completer:
    """The lines that begin with what is typed, one after the other."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = tuple(lines)

    def __call__(self, typed: str, place: int) -> str | None:
        begun = [line for line in self.lines if line.startswith(typed.lower())]
        return begun[place] if place < len(begun) else None
