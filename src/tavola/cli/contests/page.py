"""The page of a tournament: one HTML file without anything from elsewhere, readable without scripts and in the dark."""

from __future__ import annotations

from html import escape

from ..words import lang, said
from .ratings import Report

_STYLE = """
body { font: 1rem/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100%; margin: 1.5rem 0 }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8886 }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums } svg { width: 100%; height: 1.2rem; display: block }
line { stroke: currentColor; stroke-width: 2 } circle { fill: #9a3b2f } .range { width: 35% }
caption { text-align: left }
"""
_WIDTH = 300.0


def page(result: Report) -> str:
    """The whole page, in the language of the run."""
    title = f"{result.game} · {result.scenario}"
    counted = said("tournament-played", games=result.games, seeds=result.seeds, failed=result.failed)
    return (
        f'<!doctype html>\n<html lang="{lang()}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{_STYLE}</style>\n'
        f"<h1>{escape(title)}</h1>\n<p>{escape(counted)}</p>\n{_standings(result)}\n{_matrix(result)}\n</html>\n"
    )


def _standings(result: Report) -> str:
    low = min((one.low for one in result.ratings), default=0.0) - 20
    high = max((one.high for one in result.ratings), default=1.0) + 20
    rows = []
    for one in result.ratings:
        left, right, middle = (_WIDTH * (value - low) / (high - low) for value in (one.low, one.high, one.rating))
        bar = (
            f'<svg viewBox="0 0 {_WIDTH:g} 20" role="img" aria-label="{one.low:.0f} – {one.high:.0f}">'
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="10" y2="10"/><circle cx="{middle:.1f}" cy="10" r="5"/></svg>'
        )
        rows.append(
            f'<tr><th scope="row">{escape(one.bot)}</th><td class="n">{one.rating:.0f}</td>'
            f'<td class="n">{one.low:.0f} – {one.high:.0f}</td><td class="range">{bar}</td>'
            f'<td class="n">{result.means[one.bot]:.1f}</td><td class="n">{100 * result.won[one.bot]:.0f} %</td></tr>'
        )
    heads = "".join(f"<th>{escape(said(f'tournament-{key}'))}</th>" for key in ("bot", "rating", "interval"))
    heads += "<th></th>" + "".join(f"<th>{escape(said(f'tournament-{key}'))}</th>" for key in ("score", "won"))
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _matrix(result: Report) -> str:
    """What each won against each."""
    names = [one.bot for one in result.ratings]
    body = []
    for one in names:
        cells = []
        for other in names:
            points = games = 0.0
            for met in result.meetings:
                if (met.first, met.second) == (one, other):
                    points, games = points + met.points, games + met.games
                elif (met.first, met.second) == (other, one):
                    points, games = points + met.games - met.points, games + met.games
            cells.append(f'<td class="n">{points:g} / {games:g}</td>' if one != other else "<td></td>")
        body.append(f'<tr><th scope="row">{escape(one)}</th>{"".join(cells)}</tr>')
    heads = "".join(f'<th class="n">{escape(name)}</th>' for name in names)
    caption = f"<caption>{escape(said('tournament-against'))}</caption>"
    return f"<table>{caption}<thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(body)}</tbody></table>"
