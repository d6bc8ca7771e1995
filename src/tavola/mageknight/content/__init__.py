"""Content tables: each module fills its dictionary of the catalogue when imported."""

from . import advanced as advanced
from . import artifacts as artifacts
from . import basic as basic
from . import cities as cities
from . import elites as elites
from . import enemies as enemies
from . import heroes as heroes
from . import icons as icons
from . import ruins as ruins
from . import sites as sites
from . import skills as skills
from . import spells as spells
from . import tactics as tactics
from . import tiles as tiles
from . import units as units
from .odd import artifacts as odd_artifacts  # noqa: F401
from .odd import bending as bending
from .odd import box as box
from .odd import called as called
from .odd import concentration as concentration
from .odd import crystal_joy as crystal_joy
from .odd import enhancement as enhancement
from .odd import flying as flying
from .odd import harvest as harvest
from .odd import interactive as interactive
from .odd import knacks as knacks
from .odd import land as land
from .odd import learned as learned
from .odd import mana_draw as mana_draw
from .odd import offered as offered
from .odd import openings as openings
from .odd import overload as overload
from .odd import puppets as puppets
from .odd import rival_spells as rival_spells
from .odd import scouts as scouts
from .odd import shapes as shapes
from .odd import shocktroops as shocktroops
from .odd import spells as odd_spells  # noqa: F401
