"""How likely a game is won, told from the table: games recorded as bots play them, and a formula fitted to them.

python tools/chances.py record massivedarkness --scenarios mission_3 --players 6 --games 60 --seed 5001 --into md.jsonl
python tools/chances.py record oath --scenarios fresh --players 3 --games 60 --seed 5001 --into oath.jsonl
python tools/chances.py rates md.jsonl
python tools/chances.py fit massivedarkness md.jsonl --write
python tools/chances.py fit oath oath.jsonl

Games already in the file are not played again, so a long record can be taken in parts. A fit is tried first: fitted to
every other seed and held against the rest, which it has not seen.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

import msgspec

from tavola import shelf as shelf
from tavola.bots import Look
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game
from tavola.massivedarkness.bot import outlook as dungeon
from tavola.oath.bot import chances as realm
from tavola.table.seating import seat_bots

MEASURED = Path(__file__).parents[1] / "src/tavola/massivedarkness/bot/measured.py"
TOLD = Path(__file__).parents[1] / "web/src/games/massivedarkness/rates.json"
#: Recorded games that make a rate of their own.
ENOUGH = 20
#: How strongly weights are held near nothing.
RIDGE = 0.5
STEPS = 30


class Game(msgspec.Struct, frozen=True):
    """A game played: who won, and the signs at each moment the game's formula is made for, one list for each seat."""

    scenario: str
    size: int
    seed: int
    won: bool
    winners: tuple[int, ...]
    answers: int
    moments: list[list[list[float]]]


class Dungeon:
    """Massive Darkness: the signs of the party when a round begins."""

    @staticmethod
    def moment(state: Any) -> object:
        return state.round if state.turn is not None else None

    @staticmethod
    def signs(state: Any) -> list[list[float]]:
        return [list(dungeon.signs(state))]


class Realm:
    """Oath: the signs of every seat when a turn begins."""

    @staticmethod
    def moment(state: Any) -> object:
        return (state.round, state.turn.seat)

    @staticmethod
    def signs(state: Any) -> list[list[float]]:
        return [list(realm.signs(state, seat)) for seat in range(len(state.players))]


KINDS: dict[str, Any] = {"massivedarkness": Dungeon, "oath": Realm}


def play(name: str, scenario: str, size: int, seed: int, bots: str) -> Game:
    """The same game as `tavola simulate` plays with that seed."""
    rules, kind = game(name), KINDS[name]
    state = rules.begun(Setup(name, scenario, rules.roles()[:size], {}), seed).state
    seated = seat_bots(dict.fromkeys(rules.people(state), bots), seed, None)
    players = {seat: player for seat, (_, player) in seated.items()}
    moments: list[list[list[float]]] = []
    last, answers = None, 0
    while (decision := rules.options(state)).outcome is None:
        now = kind.moment(state)
        if now is not None and now != last:
            last = now
            moments.append([[round(sign, 4) for sign in signs] for signs in kind.signs(state)])
        choice = players[decision.seat].choose(decision, Look(rules, state, decision.seat))
        state, answers = rules.apply(state, choice).state, answers + 1
    outcome = decision.outcome
    return Game(scenario, size, seed, outcome.won, outcome.winners, answers, moments)


def known(files: Sequence[Path]) -> list[Game]:
    lines = [line for file in files if file.exists() for line in file.read_bytes().splitlines()]
    return [msgspec.json.decode(line, type=Game) for line in lines]


def record(args: argparse.Namespace) -> None:
    have = {(one.scenario, one.size, one.seed) for one in known([args.into])}
    for scenario in args.scenarios:
        for size in args.players:
            for seed in range(args.seed, args.seed + args.games):
                if (scenario, size, seed) in have:
                    continue
                with args.into.open("ab") as file:
                    file.write(msgspec.json.encode(play(args.game, scenario, size, seed, args.bots)) + b"\n")
    rates(known([args.into]))


def interval(won: int, games: int) -> tuple[int, int]:
    """Between which hundredths the true rate lies in 95 of 100 cases (Wilson)."""
    z, p = 1.96, won / games
    middle, half = p + z * z / (2 * games), z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return round(100 * (middle - half) / (1 + z * z / games)), round(100 * (middle + half) / (1 + z * z / games))


def rates(games: list[Game]) -> None:
    for scenario, size in sorted({(one.scenario, one.size) for one in games}):
        played = [one for one in games if (one.scenario, one.size) == (scenario, size)]
        won, answers = sum(one.won for one in played), sum(one.answers for one in played) / len(played)
        low, high = interval(won, len(played))
        seeds = f"{min(one.seed for one in played)}–{max(one.seed for one in played)}"
        share = f"{100 * won / len(played):.0f} % ({low}–{high}), {len(played)}"
        print(f"{scenario} {size}: {share}; {won} won, seeds {seeds}, {answers:.0f} answers")


# Fitting. A row is what it starts from, its signs, how it ended, and what it weighs; weights by Newton's steps. The
# moments of one game are no news of each other, so that together they weigh as much as one.

Row = tuple[float, list[float], float, float]


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of equations, by elimination."""
    n = len(right)
    rows = [[*matrix[i], right[i]] for i in range(n)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(n):
            if k != i and rows[k][i]:
                times = rows[k][i] / rows[i][i]
                rows[k] = [a - times * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def told(row: Row, weights: Sequence[float]) -> float:
    return sigmoid(row[0] + sum(w * sign for w, sign in zip(weights, row[1], strict=True)))


def fitted(rows: list[Row]) -> list[float]:
    """The weights under which what happened is likeliest, held near nothing."""
    n = len(rows[0][1])
    weights = [0.0] * n
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(n)] for i in range(n)]
        for row in rows:
            p = told(row, weights)
            for i in range(n):
                slope[i] += row[3] * (row[2] - p) * row[1][i]
                for j in range(n):
                    bend[i][j] += row[3] * p * (1 - p) * row[1][i] * row[1][j]
        step = solved(bend, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(abs(s) for s in step) < 1e-4:
            break
    return weights


def held(pairs: list[tuple[float, float]], plain: list[tuple[float, float]]) -> None:
    """How well told chances agree with what came: the mean square of the error, and by tenths."""
    error = sum((p - came) ** 2 for p, came in pairs) / len(pairs)
    before = sum((p - came) ** 2 for p, came in plain) / len(plain)
    print(f"unseen moments {len(pairs)}: mean squared error {error:.3f}, without signs {before:.3f}")
    for low in range(0, 100, 10):
        part = [(p, came) for p, came in pairs if low <= 100 * p < low + 10]
        if part:
            mean, share = (sum(one[k] for one in part) / len(part) for k in (0, 1))
            print(f"  told {low}–{low + 10}: {len(part)} moments, told {100 * mean:.0f}, came {100 * share:.0f}")


def fit_dungeon(games: list[Game], write: bool) -> None:
    """How often each mission was won by so many heroes, and weights that serve all missions alike."""
    pairs: list[tuple[float, float]] = []
    plain: list[tuple[float, float]] = []
    for part in (0, 1):
        seen, unseen = ([one for one in games if (one.seed % 2 == part) is mine] for mine in (True, False))
        rated = rates_of(seen, ENOUGH // 2)  # half of the games, half of what is enough
        weights = fitted(rows(seen, rated))
        for row in rows(unseen, rated):
            pairs.append((told(row, weights), row[2]))
            plain.append((sigmoid(row[0]), row[2]))
    held(pairs, plain)
    rated = rates_of(games)
    if write:
        MEASURED.write_text(written(rated, fitted(rows(games, rated))), encoding="utf-8")


def rows(games: list[Game], rated: dict[str, list[float]]) -> list[Row]:
    found = []
    for one in games:
        rate = rated[one.scenario][one.size - 1]
        for moment in one.moments:
            found.append((log(rate / (1 - rate)), moment[0], float(one.won), 1 / len(one.moments)))
    return found


def rates_of(games: list[Game], enough: int = ENOUGH) -> dict[str, list[float]]:
    """Never quite nothing nor all; where few games of a number of heroes were recorded, what docs and page tell."""
    told = msgspec.json.decode(TOLD.read_bytes())
    found: dict[str, list[float]] = {}
    for scenario, one in told.items():
        cells = []
        for size, (won, all_) in enumerate(one["won"], 1):
            played = [one.won for one in games if (one.scenario, one.size) == (scenario, size)]
            few = len(played) < enough
            cells.append((won + 1) / (all_ + 2) if few else (sum(played) + 1) / (len(played) + 2))
        found[scenario] = cells
    return found


def written(rated: dict[str, list[float]], weights: list[float]) -> str:
    table = "".join(f'    "{key}": ({", ".join(f"{n:.2f}" for n in row)}),\n' for key, row in rated.items())
    return (
        '"""Written by tools/chances.py: how often each mission was won by one to six heroes, and the weight of each'
        ' sign."""\n\nfrom __future__ import annotations\n\n'
        f"RATES: dict[str, tuple[float, ...]] = {{\n{table}}}\n\n"
        f"WEIGHTS: tuple[float, ...] = ({', '.join(f'{round(n, 2) + 0.0:.2f}' for n in weights)})\n"
    )


def fit_realm(games: list[Game]) -> None:
    """Chances that make one over the seats: weights under which the winners are likeliest."""
    halves = [[one for one in games if one.seed % 2 == part] for part in (0, 1)]
    pairs: list[tuple[float, float]] = []
    plain: list[tuple[float, float]] = []
    for part in (0, 1):
        weights = fitted_seats(halves[part])
        for one in halves[1 - part]:
            for moment in one.moments:
                usual = shares_by_role(halves[part], one.size, len(moment))
                for seat, share in enumerate(shares(moment, weights)):
                    pairs.append((share, float(seat in one.winners)))
                    plain.append((usual[seat], float(seat in one.winners)))
    held(pairs, plain)
    print("weights:", ", ".join(f"{w:.2f}" for w in fitted_seats(games)))


def shares_by_role(games: list[Game], size: int, seats: int) -> list[float]:
    """What the Chancellor, who sits first, and the others win at tables of a size, whatever happens there."""
    played = [0 in one.winners for one in games if one.size == size]
    first = sum(played) / max(1, len(played))
    return [first, *((1 - first) / max(1, seats - 1) for _ in range(seats - 1))]


def shares(moment: list[list[float]], weights: Sequence[float]) -> list[float]:
    scores = [sum(w * sign for w, sign in zip(weights, signs, strict=True)) for signs in moment]
    parts = [exp(score - max(scores)) for score in scores]
    return [part / sum(parts) for part in parts]


def fitted_seats(games: list[Game]) -> list[float]:
    n = len(games[0].moments[0][0])
    weights = [0.0] * n
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(n)] for i in range(n)]
        for one in games:
            for moment in one.moments:
                parts = shares(moment, weights)
                mean = [sum(p * signs[i] for p, signs in zip(parts, moment, strict=True)) for i in range(n)]
                for winner in one.winners:
                    for i in range(n):
                        slope[i] += (moment[winner][i] - mean[i]) / len(one.winners) / len(one.moments)
                for p, signs in zip(parts, moment, strict=True):
                    for i in range(n):
                        for j in range(n):
                            bend[i][j] += p * (signs[i] - mean[i]) * (signs[j] - mean[j]) / len(one.moments)
        step = solved(bend, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(abs(s) for s in step) < 1e-4:
            break
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    deeds = parser.add_subparsers(required=True)
    recording = deeds.add_parser("record")
    recording.add_argument("game", choices=sorted(KINDS))
    recording.add_argument("--scenarios", nargs="+", required=True)
    recording.add_argument("--players", nargs="+", type=int, required=True)
    recording.add_argument("--games", type=int, default=60)
    recording.add_argument("--seed", type=int, default=1)
    recording.add_argument("--bots", default="greedy")
    recording.add_argument("--into", type=Path, required=True)
    recording.set_defaults(do=record)
    rating = deeds.add_parser("rates")
    rating.add_argument("files", nargs="+", type=Path)
    rating.set_defaults(do=lambda args: rates(known(args.files)))
    fitting = deeds.add_parser("fit")
    fitting.add_argument("game", choices=sorted(KINDS))
    fitting.add_argument("files", nargs="+", type=Path)
    fitting.add_argument(
        "--write", action="store_true", help="keep the weights of Massive Darkness where they are used"
    )
    fitting.set_defaults(do=fit)
    args = parser.parse_args()
    args.do(args)


def fit(args: argparse.Namespace) -> None:
    if args.game == "oath":
        fit_realm(known(args.files))
    else:
        fit_dungeon(known(args.files), args.write)


if __name__ == "__main__":
    main()
