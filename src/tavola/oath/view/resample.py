"""Another world that looks the same to one seat: everything it cannot know is dealt again.

Hidden are the cards of the world deck and the discard piles, facedown advisers, other hands, facedown sites, relics
nobody turned up, and the Dispossessed. Backs are public: a Vision stays a Vision wherever its back is seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ...kernel.records import Frame
from ...kernel.rng import Chance, Rng
from ..catalog import SITES, is_vision
from ..chapters.prince.answers import in_his_stead
from ..state import Adviser, Player, Site, State, Veiled, Work, bench, frozen


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """A world that owes nothing to what is hidden from the seat."""
    work = bench(state)
    chance = Chance(rng)
    _cards(work, seat, chance)
    _sites(work, seat, chance)
    _relics(work, seat, chance)
    work.pins = ()
    work.rng = Rng(f"{chance.below(1 << 31):x}")
    return frozen(work)


def _knows(adviser: Adviser, owner: int, seat: int | None) -> bool:
    return adviser.up or owner == seat or seat in adviser.seen


def _hides(player: Player, owner: int, seat: int | None) -> bool:
    """Whether this hand is unknown to the seat."""
    return owner != seat and not player.open


class _Dealer:
    """Hidden cards, dealt anew by their backs."""

    def __init__(self, cards: list[str], chance: Chance) -> None:
        self.denizens = list(chance.shuffled(sorted(card for card in cards if not is_vision(card))))
        self.visions = list(chance.shuffled(sorted(card for card in cards if is_vision(card))))

    def like(self, card: str) -> str:
        return self.visions.pop() if is_vision(card) else self.denizens.pop()

    def rest(self, chance: Chance) -> tuple[str, ...]:
        return chance.shuffled(sorted((*self.denizens, *self.visions)))


def _cards(work: Work, seat: int | None, chance: Chance) -> None:
    shown = work.turn.shown
    hidden = [*work.deck, *(card for pile in work.piles for card in pile if card != shown), *work.dispossessed]
    for owner, player in enumerate(work.players):
        hidden += [adviser.card for adviser in player.advisers if not _knows(adviser, owner, seat)]
        hidden += player.hand if _hides(player, owner, seat) else ()
    dealer = _Dealer(hidden, chance)
    swapped: dict[str, str] = {}
    work.piles = tuple(tuple(card if card == shown else dealer.like(card) for card in pile) for pile in work.piles)
    work.players = tuple(_board(player, owner, seat, dealer, swapped) for owner, player in enumerate(work.players))
    work.dispossessed = tuple(dealer.like(card) for card in work.dispossessed)
    top = (dealer.like(work.deck[0]),) if work.deck else ()
    work.deck = (*top, *dealer.rest(chance))
    if swapped:
        work.stack = tuple(_renamed(frame, swapped) for frame in work.stack)


def _board(player: Player, owner: int, seat: int | None, dealer: _Dealer, swapped: dict[str, str]) -> Player:
    advisers = tuple(
        adviser if _knows(adviser, owner, seat) else replace(adviser, card=dealer.like(adviser.card))
        for adviser in player.advisers
    )
    hand = player.hand
    if hand and _hides(player, owner, seat):
        hand = tuple(dealer.like(card) for card in hand)
        swapped.update(zip(player.hand, hand, strict=True))
    return replace(player, advisers=advisers, hand=hand)


def _renamed(frame: Frame, swapped: dict[str, str]) -> Frame:
    """Pending work that names a hidden card names the card now in its place."""
    args = tuple(
        " ".join(swapped.get(part, part) for part in arg.split(" ")) if isinstance(arg, str) else arg
        for arg in frame.args
    )
    return frame if args == frame.args else Frame(frame.step, args, frame.effects, frame.seat)


def _sites(work: Work, seat: int | None, chance: Chance) -> None:
    known = {site.id for site in work.sites if site.up or seat in site.seen}
    free = iter(chance.shuffled(sorted(set(SITES) - known)))
    work.sites = tuple(site if site.id in known else replace(site, id=next(free)) for site in work.sites)


def _relics(work: Work, seat: int | None, chance: Chance) -> None:
    drawing = any(frame.step == "relic.drawn" and in_his_stead(work, frame.seat) == seat for frame in work.stack)
    # The Prince's offer lies at the bottom of the deck, and whoever has looked knows it.
    offered = any(frame.step == "prince.offer" and frame.seat == seat and frame.args[0] for frame in work.stack)
    known = work.relic_deck[:1] if drawing else ()
    below = work.relic_deck[-1:] if offered else ()
    deck = work.relic_deck[len(known) : len(work.relic_deck) - len(below)]
    hidden = [*deck, *(relic.card for relic in _veiled(work) if seat not in relic.seen)]
    dealt = iter(chance.shuffled(sorted(hidden)))

    def anew(relic: Veiled) -> Veiled:
        return relic if seat in relic.seen else replace(relic, card=next(dealt))

    work.reliquary = tuple(None if relic is None else anew(relic) for relic in work.reliquary)
    work.sites = tuple(_laid(site, tuple(anew(relic) for relic in site.relics)) for site in work.sites)
    work.relic_deck = (*known, *(next(dealt) for _ in deck), *below)


def _laid(site: Site, relics: tuple[Veiled, ...]) -> Site:
    return site if relics == site.relics else replace(site, relics=relics)


def _veiled(work: Work) -> Iterator[Veiled]:
    for relic in work.reliquary:
        if relic is not None:
            yield relic
    for site in work.sites:
        yield from site.relics
