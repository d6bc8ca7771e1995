"""Content tables: each module fills its dictionary of the catalogue when imported."""

from . import advanced as advanced
from . import artifacts as artifacts
from . import basic as basic
from . import cities as cities
from . import elites as elites
from . import enemies as enemies
from . import heroes as heroes
from . import odd as odd
from . import ruins as ruins
from . import sites as sites
from . import skills as skills
from . import spells as spells
from . import tactics as tactics
from . import tiles as tiles
from . import units as units
