"""Joint city assaults (MK-COOP-02 to 05): the proposal, everybody's consent, and the deal of the defenders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ....kernel.records import Effect, Option, Refusal, Text, TextArg
from ....kernel.refusals import no
from ....kernel.work import push, shuffle, tell
from ...book import BOOK, action, close_question, leaves
from ...catalog import CARDS, WOUND
from ...features import Feature, first
from ...powers import Power, speaks
from ...state import Joint, Table, Work
from ..pieces.hexmap import space_at
from .cities import cities_on_map, next_to_city, parts
from .movement import action_barred, crowded, turn_up

_REFUSED = "refused_split"
_LAST_TURNS = no("MK-COOP-02a", "mk-why-coop-last-turns")
Split = tuple[int, ...]  # seat, count, seat, count …: how many defenders each of the invited faces


def within_reach(table: Table) -> list[str]:
    """Cities still defended that the Hero could assault now."""
    if not table.me.at or first(table, Feature.cities_shut) is not None:
        return []
    standing = [at for at in cities_on_map(table) if space_at(table, at).tokens]
    afar = set(_from_afar(table)) if standing else set()
    return [
        at for at in standing if next_to_city(table, at, table.me.at) or any(part in afar for part in parts(table, at))
    ]


def _from_afar(table: Table) -> Iterator[str]:
    """Spaces that an effect at hand could assault."""
    for card in dict.fromkeys(table.me.hand):
        for leaf in leaves(CARDS[card].strong):
            reach = speaks(leaf.op, Power.reaches)
            if reach is not None:
                yield from reach(table, leaf, card)


def able(table: Table, at: str) -> list[int]:
    """Other Heroes next to the city whose token lies face up and who hold cards. What those cards are is their secret,
    so whoever holds only Wounds will have to decline."""
    return [
        seat
        for seat, player in enumerate(table.players)
        if seat != table.current
        and seat not in table.down + table.out
        and player.at
        and player.hand
        and next_to_city(table, at, player.at)
    ]


def splits(table: Table, at: str) -> list[Split]:
    """Every way to share the defenders out, at least one for each participant, that was not refused this turn."""
    count = len(space_at(table, at).tokens)
    refused = {mod.args[1:] for mod in table.me.mods if mod.op == _REFUSED and mod.args[0] == at}
    others = able(table, at)
    found: list[Split] = []
    for size in range(1, min(len(others), count - 1) + 1):
        for group in combinations(others, size):
            for cuts in combinations(range(1, count), size):
                ends = (*cuts[1:], count)
                split = tuple(part for seat, a, b in zip(group, cuts, ends, strict=True) for part in (seat, b - a))
                if split not in refused:
                    found.append(split)
    return found


def joint_options(table: Table) -> list[Option]:
    """The action of proposing a joint assault; never in the last turns of a round or of the game."""
    if len(table.players) == 1 or joint_barred(table) is not None:
        return []
    return [
        Option(f"propose {at}", "propose", (at,)) for at in within_reach(table) if proposal_barred(table, at) is None
    ]


def joint_barred(table: Table) -> Refusal | None:
    """Why nobody proposes a joint assault now."""
    if table.left >= 0 or table.final >= 0:
        return _LAST_TURNS
    barred = action_barred(table)
    if barred is None:
        return None
    if table.phase != "move":
        return no("MK-COOP-02b", "mk-why-coop-acted")
    return no("MK-COOP-02c1", "mk-why-coop-crowded") if crowded(table) else barred


def proposal_barred(table: Table, at: str) -> Refusal | None:
    """Why a joint assault on a city within reach cannot be proposed: nobody can be asked, or everything was refused."""
    if splits(table, at):
        return None
    if able(table, at):
        return no("MK-COOP-03c", "mk-why-coop-refused")
    down = any(next_to_city(table, at, table.players[seat].at) for seat in table.down if table.players[seat].at)
    return no("MK-COOP-02d2" if down else "MK-COOP-02d1", "mk-why-coop-nobody")


@action("propose")
def propose(work: Work, at: str) -> None:
    push(work, "coop.propose", at)


def _named(table: Table, split: Split) -> str:
    pairs = zip(split[::2], split[1::2], strict=True)
    return "split " + " ".join(f"{table.players[seat].hero} {count}" for seat, count in pairs)


def _round_order(table: Table) -> list[int]:
    """Everybody in Round Order, beginning with the one whose turn it is."""
    order = table.order[table.place :] + table.order[: table.place]
    return [seat for seat in order if seat >= 0]


PROPOSE = BOOK.asks("coop.propose")
PROPOSE.declines("done")


@PROPOSE.prompt
def _propose_asks(table: Table, seat: int, at: str) -> Text:
    return Text("mk-ask-coop-split", {"count": len(space_at(table, at).tokens)})


@PROPOSE.offers
def _split_options(table: Table, seat: int, at: str) -> list[Option]:
    found = [Option(_named(table, split), "split", split) for split in splits(table, at)]
    return [*found, Option("done", "done")]


@PROPOSE.answers("split")
def _propose(work: Work, seat: int, at: str, *split: int) -> None:
    """The invited are asked in Round Order."""
    shares = dict(zip(split[::2], split[1::2], strict=True))
    ordered = [seat for seat in _round_order(work) if seat in shares]
    tell(
        work,
        "mk-event-coop-proposed",
        "MK-COOP-03a",
        hero=work.me.hero,
        heroes=tuple(work.players[seat].hero for seat in ordered),
    )
    push(work, "coop.consent", at, 0, *(part for seat in ordered for part in (seat, shares[seat])))


def consent_barred(table: Table, seat: int) -> Refusal | None:
    """Whoever holds only Wounds cannot take part."""
    if any(card != WOUND for card in table.players[seat].hand):
        return None
    return no("MK-COOP-02d3", "mk-why-coop-only-wounds")


CONSENT = BOOK.asks("coop.consent", rest=2)


@CONSENT.whom
def _asked(table: Table, at: str, asked: int, split: Split) -> int:
    return split[2 * asked]


@CONSENT.prompt
def _consent_prompt(table: Table, seat: int, at: str, asked: int, split: Split) -> Text:
    """How many of the defenders the one who is asked would face."""
    args: dict[str, TextArg] = {"hero": table.me.hero, "count": split[2 * asked + 1]}
    args["all"] = len(space_at(table, at).tokens)
    return Text("mk-ask-coop-consent", args)


@CONSENT.offers
def _consents(table: Table, seat: int, at: str, asked: int, split: Split) -> list[Option]:
    found = [Option("agree", "agree")] if consent_barred(table, seat) is None else []
    return [*found, Option("decline", "decline")]


@CONSENT.answers("agree")
def _agree(work: Work, seat: int, at: str, asked: int, split: Split) -> None:
    """Only with everybody's consent does anything happen."""
    tell(work, "mk-event-agreed", "MK-COOP-03c", hero=work.players[seat].hero)
    if 2 * asked + 2 < len(split):
        push(work, "coop.consent", at, asked + 1, *split)
    else:
        _deal(work, at, split)


@CONSENT.answers("decline")
def _decline(work: Work, seat: int, at: str, asked: int, split: Split) -> None:
    """The same proposal is not made twice in a turn."""
    pairs = sorted(zip(split[::2], split[1::2], strict=True))
    work.me.mods += (Effect(_REFUSED, (at, *(part for pair in pairs for part in pair))),)
    tell(work, "mk-event-declined", "MK-COOP-03c", hero=work.players[seat].hero)


def _deal(work: Work, at: str, split: Split) -> None:
    """The invited turn their Round Order tokens down; the defenders are shuffled and dealt as agreed."""
    close_question(work)
    turn_up(work, at)
    enemies = shuffle(work, tuple(token.enemy for token in space_at(work, at).tokens))
    work.ledger.seal()
    counts = (len(enemies) - sum(split[1::2]), *split[1::2])
    shares, dealt = [], 0
    for count in counts:
        shares.append(enemies[dealt : dealt + count])
        dealt += count
    seats = (work.current, *split[::2])
    work.down += split[::2]
    work.joint = Joint(at, seats, tuple(shares))
    for seat, share in zip(seats, shares, strict=True):
        tell(work, "mk-event-coop-share", "MK-COOP-05", hero=work.players[seat].hero, enemy=share)
    push(work, "coop.over")
    for place in reversed(range(len(seats))):
        push(work, "coop.fight", place)
