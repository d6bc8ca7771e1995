"""Another world that looks the same to one seat: everything face down is dealt again."""

from __future__ import annotations

from msgspec.structs import replace

from ..kernel.rng import Chance, Rng
from .catalog import ENEMIES, PILES, TILES, scenario_of
from .state import Player, Space, State, Token, Work, bench, frozen, pick_up

#: Questions whose frames hold cards named from the hand so far.
PICKING = frozenset({"tactics.rethink", "tactics.midnight_meditation"})


def resample(state: State, seat: int | None, rng: Rng) -> State:
    """Shuffle what the seat cannot know: decks, piles, face-down tokens, other hands, and the stream of chance."""
    work = bench(state)
    chance = Chance(rng)
    _deal_tokens(work, chance, seat)
    work.ruins = _deal_ruins(work, chance)
    for deck in ("advanced", "spells", "artifacts", "regular", "elite"):
        setattr(work, deck, chance.shuffled(getattr(work, deck)))
    work.tile_stack = _tiles(work, chance)
    work.spare = chance.shuffled(work.spare)
    if work.dummy is not None:
        dummy = work.dummy
        work.dummy = replace(dummy, deck=chance.shuffled(dummy.deck), skills=chance.shuffled(dummy.skills))
    shown = max((len(frame.args) for frame in work.stack if frame.step == "levels.skill"), default=0)
    work.players = tuple(
        _player(player, chance, own=number == seat, shown=shown if number == work.current else 0)
        for number, player in enumerate(state.players)
    )
    if work.current != seat:
        _mask_picks(work)
    pick_up(work, work.current)
    work.rng = Rng(f"{chance.below(1 << 31):x}")
    return frozen(work)


def _player(player: Player, chance: Chance, *, own: bool, shown: int) -> Player:
    pile = player.skill_pile[:shown] + chance.shuffled(player.skill_pile[shown:])
    if own:
        hidden = chance.shuffled(player.deck + player.stored)
        cut = len(player.deck)
        return replace(player, deck=hidden[:cut], stored=hidden[cut:], skill_pile=pile)
    hidden = chance.shuffled(player.hand + player.deck + player.stored)
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
        mixed = list(chance.shuffled((*hidden, *work.piles[pile][len(kept) :])))
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
    mixed = list(chance.shuffled((*(work.spaces[at].ruin for at in covered), *work.ruins)))
    spaces: dict[str, Space] = dict(work.spaces)
    for at in covered:
        spaces[at] = replace(spaces[at], ruin=mixed.pop())
    work.spaces = spaces
    return tuple(mixed)


def _tiles(work: Work, chance: Chance) -> tuple[str, ...]:
    """Countryside tiles lie above Core tiles; a scenario may lay them in a known order."""
    country = tuple(tile for tile in work.tile_stack if TILES[tile].back == "countryside")
    core = tuple(tile for tile in work.tile_stack if TILES[tile].back == "core")
    return (country if scenario_of(work).ordered else chance.shuffled(country)) + chance.shuffled(core)
