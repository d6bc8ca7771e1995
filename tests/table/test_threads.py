"""Several tables are opened at once: records may be read for the first time by many threads."""

from __future__ import annotations

import subprocess
import sys

READ = """
import sys, threading
sys.setswitchinterval(1e-5)
import tavola
from tavola.kernel.codec import decode, encode
from tavola.kernel.shelf import game
for name in tavola.games():
    kind, data = game(name).state_type, encode(tavola.new(name, seed=1).state)
    together = threading.Barrier(16)
    def read():
        together.wait()
        for _ in range(3):
            decode(data, kind)
    threads = [threading.Thread(target=read) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
print("read")
"""


def test_many_threads_may_read_a_state_for_the_first_time() -> None:
    """Unless its layout is known before, this ends the process more often than not."""
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "read\n"), done.stderr
