"""The shelf: every game there is, one line each. Importing this module makes them known to the house."""

from __future__ import annotations

from .bots import teach
from .game import Game
from .kernel.shelf import register
from .mageknight import GAME as MAGE_KNIGHT
from .massivedarkness import GAME as MASSIVE_DARKNESS
from .oath import GAME as OATH
from .teaching import advise_with, offer, scout_with
from .text.vocabulary import learn

GAMES = (
    MAGE_KNIGHT,
    MASSIVE_DARKNESS,
    OATH,
)


def put(game: Game) -> None:
    """Put a game on the shelf."""
    register(game.rules)
    learn(game.words)
    teach(game.rules.id, game.judgement, game.player, game.strong)
    offer(game.rules.id, game.lesson)
    advise_with(game.rules.id, game.adviser)
    scout_with(game.rules.id, game.scout)


for _game in GAMES:
    put(_game)
