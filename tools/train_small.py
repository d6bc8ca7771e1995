"""Train something small in minutes: a linear policy that learns from recorded games which answers a good player gives.

    python tools/train_small.py massivedarkness mission_1 --games 60
    python tools/train_small.py mageknight first_reconnaissance --games 20

Each answer is worth the weight of its action (`tavola.research.encoding`); the weights climb the likelihood of the
answers `greedy` gave, by plain gradient steps. Printed is how often its favourite is the answer given, in games it has
not seen, beside what a blind guess would hit.
"""

from __future__ import annotations

import argparse

import numpy as np

from tavola.bots import Look, bot
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game
from tavola.research.encoding import ACTIONS, actions

STEPS = 12
RATE = 0.5


def answers(setup: Setup, seed: int, name: str) -> list[tuple[list[int], int]]:
    """Every real choice of one game: the actions on offer, and which of them was taken."""
    rules = game(setup.game)
    state = rules.start(setup, seed)
    players = {info.seat: bot(name, f"{seed}/{info.seat}") for info in rules.seats(state) if info.answers}
    found = []
    decision = rules.options(state)
    while decision.outcome is None:
        option = players[decision.seat].choose(decision, Look(rules, state, decision.seat))
        places = actions(decision)
        if len(places) > 1:
            found.append((list(places), next(place for place, one in places.items() if one == option)))
        state = rules.apply(state, option).state
        decision = rules.options(state)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("scenario")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="greedy")
    told = parser.parse_args()
    roles = game(told.game).roles()
    least = next(info.players[0] for info in game(told.game).scenarios() if info.id == told.scenario)
    setups = [
        Setup(told.game, told.scenario, tuple(roles[(n + k) % len(roles)] for k in range(least))) for n in range(7)
    ]
    games = [answers(setups[seed % len(setups)], seed, told.bot) for seed in range(told.games)]
    cut = max(1, told.games * 4 // 5)
    seen = [choice for one in games[:cut] for choice in one]
    unseen = [choice for one in games[cut:] for choice in one]
    weights = np.zeros(ACTIONS)
    for step in range(STEPS):
        for places, taken in seen:
            worth = np.exp(weights[places] - weights[places].max())
            weights[places] -= RATE / (1 + step) * worth / worth.sum()
            weights[taken] += RATE / (1 + step)
    hit = np.mean([places[int(np.argmax(weights[places]))] == taken for places, taken in unseen])
    blind = np.mean([1 / len(places) for places, _ in unseen])
    print(f"{len(seen)} answers learned from, {len(unseen)} unseen: {hit:.0%} guessed right, {blind:.0%} blindly")


if __name__ == "__main__":
    main()
