"""Content tables: each module fills its shelf of the catalogue when imported."""

from . import artifacts as artifacts
from . import classes as classes
from . import doors as doors
from . import events as events
from . import guards as guards
from . import heroes as heroes
from . import maps as maps
from . import roaming as roaming
from . import sets as sets
from . import starting as starting
from . import tiles as tiles
from . import treasure_1 as treasure_1
from . import treasure_2 as treasure_2
from . import treasure_3 as treasure_3
from . import treasure_4 as treasure_4
from . import treasure_5 as treasure_5
