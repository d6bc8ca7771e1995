"""Random hands of any cards, with Units, Skills and crystals, played by chance: the soak of the content tables."""

from __future__ import annotations

import random

from tavola.mageknight.catalog import CARDS, SKILLS, UNITS, WOUND

from ..scripted import Table, given

ENEMIES = ("prowlers", "cursed_hags", "wolf_riders", "orc_summoners", "ironclads", "guardsmen", "swordsmen", "golems")


def dealt(seed: int) -> Table:
    """A position with a random hand of ten, somewhere in a round, half of the time in a fight."""
    chance = random.Random(seed)
    cards = sorted(card for card in CARDS if card != WOUND)
    hand = chance.choices(cards, k=9) + [WOUND] * chance.choice((0, 1, 2))
    units = chance.choices(sorted(UNITS), k=2)
    skills = chance.sample(sorted(SKILLS), k=min(3, len(SKILLS)))
    lines = [
        f"seed = {seed}",
        f'time = "{chance.choice(("day", "night"))}"',
        "[player]",
        f"hand = {hand}",
        f"discard = {chance.choices(cards, k=3)}",
        f"units = {units}",
        f"skills = {skills}",
        f"level = {chance.choice((1, 3, 5))}",
        "crystals = { red = 2, blue = 2, white = 2, green = 2 }",
        "mana = { red = 2, blue = 2, white = 2, green = 2, black = 2, gold = 1 }",
        f"move = {chance.choice((0, 4))}",
    ]
    if chance.random() < 0.6:
        phase = chance.choice(("ranged", "block", "attack"))
        lines += ["[combat]", f"enemies = {chance.sample(ENEMIES, k=chance.choice((1, 2, 3)))}", f'phase = "{phase}"']
    return given("\n".join(lines))


def check_options(table: Table) -> None:
    """Every option applies, reads unlike the others, and says so when it cannot be taken back."""
    match = table.match
    options = match.decision.options
    assert len({option.notation for option in options}) == len(options)
    for option in options:
        assert option.notation == " ".join(option.notation.split()).lower()
        assert option.reveals or not match.rules.apply(match.state, option).sealed, option.notation


def play_on(table: Table, seed: int, steps: int = 40) -> int:
    """Answer by chance, fond of playing things, and check what is offered; gives how many answers were made."""
    chance = random.Random(seed)
    for step in range(steps):
        check_options(table)
        options = table.options
        if not options:
            return step
        fond = [option for option in options if option.startswith(("play", "use", "skill", "choose", "target"))]
        table.play(chance.choice(fond if fond and chance.random() < 0.7 else options))
    return steps
