"""The shelf: every game there is, one line each. Importing this module makes them known to the house."""

from __future__ import annotations

from .bots import teach
from .game import Game
from .kernel.shelf import register
from .mageknight import GAME as MAGE_KNIGHT
from .massivedarkness import GAME as MASSIVE_DARKNESS
from .text.vocabulary import Vocabulary, Words, learn

GAMES = (
    MAGE_KNIGHT,
    MASSIVE_DARKNESS,
)


def put(game: Game) -> None:
    """Put a game on the shelf."""
    register(game.rules)
    learn(game.words)
    teach(game.rules.id, game.judgement, game.player)


for _game in GAMES:
    put(_game)

# The rules of Oath can be read before the game can be played.
learn(Words(game="oath", prefix="oa", package="tavola.oath", vocabulary=Vocabulary({}), kinds=()))
