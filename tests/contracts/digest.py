"""Prints a digest of everything a few games offered and told; it must not depend on the hash seed of Python.

PYTHONHASHSEED=7 python -m contracts.digest 20
"""

from __future__ import annotations

import hashlib
import sys

import conftest as conftest  # puts the toy game on the shelf
from tavola.kernel.codec import encode

from .games import cases
from .walk import moments


def digest(games: int) -> str:
    heard = hashlib.sha256()
    for seed in range(games):
        for case in cases():
            for moment in moments(case, seed):
                heard.update(encode([moment.decision, moment.step.events, moment.step.sealed]))
                if len(moment.answers) % 8 == 0:
                    heard.update(encode(moment.step.state))
                    heard.update(encode(case.rules.view(moment.state, 0)))
    return heard.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))
