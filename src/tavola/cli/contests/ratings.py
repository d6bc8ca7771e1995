"""How strong bots are, from the games between them: ratings on the scale chess players know, with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from msgspec import Struct

from ...kernel.rng import Chance, Rng

#: A hundred points more win about 64 of 100 games; the mean of all bots stands here.
MEAN = 1500.0
SCALE = 400.0
#: Half a draw between every two bots, so that nobody who won everything is infinitely strong.
PRIOR = 0.5
_ROUNDS = 300
_SAMPLES = 200
#: What lies outside the interval, on either side.
_TAIL = 0.025


class Meeting(Struct, frozen=True):
    """What one seed said about two bots: the share of the points the first one won."""

    seed: int
    first: str
    second: str
    points: float
    games: int


class Rating(Struct, frozen=True):
    """A bot's rating with the interval that holds it in 95 of 100 cases, and its points of so many games."""

    bot: str
    rating: float
    low: float
    high: float
    points: float
    games: int


class Report(Struct, frozen=True):
    """The result of a tournament; its fields are the keys of `--json`."""

    game: str
    scenario: str
    bots: tuple[str, ...]
    seeds: int
    seed: int
    together: bool
    games: int
    failed: int
    think: float
    ratings: tuple[Rating, ...]
    meetings: tuple[Meeting, ...]
    means: dict[str, float]
    won: dict[str, float]


def ratings(bots: Sequence[str], meetings: Sequence[Meeting]) -> tuple[Rating, ...]:
    """All bots, the strongest first. Seeds are drawn again and again for the intervals, whole: games of one seed hang
    together."""
    found = _fitted(bots, meetings)
    seeds = sorted({meeting.seed for meeting in meetings})
    of_seed = {seed: [meeting for meeting in meetings if meeting.seed == seed] for seed in seeds}
    chance = Chance(Rng("ratings"))
    samples: dict[str, list[float]] = {bot: [] for bot in bots}
    for _ in range(_SAMPLES if seeds else 0):
        drawn = [meeting for _ in seeds for meeting in of_seed[chance.pick(seeds)]]
        for bot, rating in _fitted(bots, drawn).items():
            samples[bot].append(rating)
    return tuple(
        sorted((_rating(bot, found[bot], samples[bot], meetings) for bot in bots), key=lambda one: -one.rating)
    )


def _rating(bot: str, rating: float, samples: list[float], meetings: Sequence[Meeting]) -> Rating:
    samples = sorted(samples) or [rating]
    low, high = samples[int(_TAIL * len(samples))], samples[-1 - int(_TAIL * len(samples))]
    points = sum(one.points for one in meetings if one.first == bot)
    points += sum(one.games - one.points for one in meetings if one.second == bot)
    games = sum(one.games for one in meetings if bot in (one.first, one.second))
    return Rating(bot, round(rating, 1), round(min(low, rating), 1), round(max(high, rating), 1), points, games)


def _fitted(bots: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, float]:
    """The ratings under which these results are most likely (Bradley and Terry's model, Zermelo's iteration)."""
    won = dict.fromkeys(bots, 0.0)
    met: dict[tuple[str, str], float] = {}
    for place, one in enumerate(bots):
        for other in bots[place + 1 :]:
            won[one] += PRIOR / 2
            won[other] += PRIOR / 2
            met[one, other] = PRIOR
    for meeting in meetings:
        won[meeting.first] += meeting.points
        won[meeting.second] += meeting.games - meeting.points
        pair = (meeting.first, meeting.second)
        met[pair if pair in met else pair[::-1]] += meeting.games
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        shares = dict.fromkeys(bots, 0.0)
        for (one, other), games in met.items():
            share = games / (strength[one] + strength[other])
            shares[one] += share
            shares[other] += share
        strength = {bot: won[bot] / shares[bot] if shares[bot] else 1.0 for bot in bots}
    logs = {bot: SCALE * log10(value) for bot, value in strength.items()}
    middle = sum(logs.values()) / len(logs)
    return {bot: MEAN + value - middle for bot, value in logs.items()}
