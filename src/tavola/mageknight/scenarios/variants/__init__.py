"""Variants of the rulebook (MK-VAR): each fills its entry of the catalogue and is a feature."""

from . import action_upgrades as action_upgrades
from . import city_levels as city_levels
from . import drafted_start as drafted_start
from . import friendly as friendly
from . import hero_choice as hero_choice
from . import interactive_combat as interactive_combat
from . import map_shape as map_shape
from . import megapolis as megapolis
from . import orientation as orientation
from . import random_cities as random_cities
from . import team_play as team_play
from . import times as times
from . import violence as violence
