"""Another world that looks the same to one seat: everything face down is dealt again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...kernel.rng import Chance, Rng
from ..catalog import ENEMIES, PILES, TILES
from ..features import Feature, fire, fold
from ..state import Player, Space, State, Token, Work, bench, frozen, pick_up

#: Questions whose frames hold cards named from the hand so far.
PICKING = frozenset({"tactics.rethink", "tactics.midnight_meditation"})


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Shuffle what the seat cannot know: decks, piles, face-down tokens, other hands, and the stream of chance.

    Nothing of the real order goes into the guess: two worlds that look the same to the seat give the same one.
    """
    work = bench(state)
    chance = Chance(rng)
    _deal_tokens(work, chance, seat)
    work.ruins = _deal_ruins(work, chance)
    for deck in ("advanced", "spells", "artifacts", "regular", "elite"):
        setattr(work, deck, _mixed(chance, getattr(work, deck)))
    _deal_tiles(work, chance)
    if work.dummy is not None:
        dummy = work.dummy
        work.dummy = replace(dummy, deck=_mixed(chance, dummy.deck), skills=_mixed(chance, dummy.skills))
    shown = max((len(frame.args) for frame in work.stack if frame.step == "levels.skill"), default=0)
    work.players = tuple(
        _player(player, chance, own=number == seat, shown=shown if number == work.current else 0)
        for number, player in enumerate(state.players)
    )
    if work.current != seat:
        _mask_picks(work)
    pick_up(work, work.current)
    work.pins = ()
    fire(work, Feature.resampled, seat, chance)
    work.rng = Rng(f"{chance.below(1 << 31):x}")
    return frozen(work)


def _player(player: Player, chance: Chance, *, own: bool, shown: int) -> Player:
    pile = player.skill_pile[:shown] + _mixed(chance, player.skill_pile[shown:])
    if own:
        hidden = _mixed(chance, player.deck + player.stored)
        cut = len(player.deck)
        return replace(player, deck=hidden[:cut], stored=hidden[cut:], skill_pile=pile)
    hidden = _mixed(chance, player.hand + player.deck + player.stored)
    first, second = len(player.hand), len(player.hand) + len(player.deck)
    return replace(player, hand=hidden[:first], deck=hidden[first:second], stored=hidden[second:], skill_pile=pile)


def _mask_picks(work: Work) -> None:
    """Cards somebody else has named from a hidden hand are as unknown as the hand."""
    hand = work.players[work.current].hand
    work.stack = tuple(
        replace(frame, args=hand[: len(frame.args)]) if frame.step in PICKING else frame for frame in work.stack
    )


def _deal_tokens(work: Work, chance: Chance, seat: int | None) -> None:
    """Face-down tokens and piles of one colour are mixed; what the seat has scouted stays."""
    known = {str(mod.args[1]) for mod in work.me.mods if mod.op == "scouted"} if seat == work.current else set()
    for pile in PILES:
        covered = [
            at
            for at, space in work.spaces.items()
            if at not in known and any(not token.up and _back(token.enemy) == pile for token in space.tokens)
        ]
        kept = work.piles[pile][:1] if pile in known else ()
        hidden = [
            token.enemy
            for at in covered
            for token in work.spaces[at].tokens
            if not token.up and _back(token.enemy) == pile
        ]
        mixed = list(_mixed(chance, (*hidden, *work.piles[pile][len(kept) :])))
        spaces = dict(work.spaces)
        for at in covered:
            spaces[at] = replace(
                spaces[at],
                tokens=tuple(
                    Token(mixed.pop()) if not token.up and _back(token.enemy) == pile else token
                    for token in spaces[at].tokens
                ),
            )
        work.spaces = spaces
        work.piles = {**work.piles, pile: kept + tuple(mixed)}


def _back(enemy: str) -> str:
    return ENEMIES[enemy].pile


def _deal_ruins(work: Work, chance: Chance) -> tuple[str, ...]:
    covered = [at for at, space in work.spaces.items() if space.ruin and not space.ruin_up]
    mixed = list(_mixed(chance, (*(work.spaces[at].ruin for at in covered), *work.ruins)))
    spaces: dict[str, Space] = dict(work.spaces)
    for at in covered:
        spaces[at] = replace(spaces[at], ruin=mixed.pop())
    work.spaces = spaces
    return tuple(mixed)


def _deal_tiles(work: Work, chance: Chance) -> None:
    """Countryside tiles lie above Core tiles; a scenario may lay them in a known order. Which tiles were left out
    of the stack nobody knows; cities are never exchanged, for their number is fixed."""
    country = tuple(tile for tile in work.tile_stack if TILES[tile].back == "countryside")
    core = tuple(tile for tile in work.tile_stack if TILES[tile].back != "countryside")
    cities = tuple(tile for tile in core if TILES[tile].city)
    left_country = tuple(tile for tile in work.spare if TILES[tile].back == "countryside")
    left_core = tuple(tile for tile in work.spare if TILES[tile].back == "core" and not TILES[tile].city)
    rest = tuple(tile for tile in work.spare if tile not in (*left_country, *left_core))
    if fold(work, Feature.shuffled, True):
        mixed = _mixed(chance, country + left_country)
        country, left_country = mixed[: len(country)], mixed[len(country) :]
    plain = len(core) - len(cities)
    others = _mixed(chance, tuple(tile for tile in core if tile not in cities) + left_core)
    work.tile_stack = country + _mixed(chance, others[:plain] + cities)
    work.spare = _mixed(chance, left_country + others[plain:] + rest)


def _mixed(chance: Chance, pieces: Sequence[str]) -> tuple[str, ...]:
    """A new order that owes nothing to the old one."""
    return chance.shuffled(sorted(pieces))
