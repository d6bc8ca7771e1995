"""A process that works for the server: jobs come in, results go out, and it ends with whoever started it.

Each message is its length in four bytes and then itself. What a job may take is bounded from outside (the server ends
a helper that takes too long) and from inside (memory).
"""

from __future__ import annotations

import os
import resource
import signal
import struct
import sys
from typing import BinaryIO

from .jobs import Worker
from .yielding import KIND, stand_back

MAX_MEMORY = 2 << 30


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt from the keyboard is the server's to hear
    stand_back(idle=KIND not in sys.argv)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    # Whatever is printed by accident must not be read as a result.
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    worker = Worker()
    while (job := _read(sys.stdin.buffer)) is not None:
        result = worker.perform(job)
        results.write(struct.pack(">I", len(result)) + result)
        results.flush()


def _read(stream: BinaryIO) -> bytes | None:
    """The next message; None when the server is gone."""
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(struct.unpack(">I", head)[0])


if __name__ == "__main__":
    main()
