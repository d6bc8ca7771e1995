"""Scenarios and their special rules: each fills its entry of the catalogue, and joins in as a feature."""

from . import conquer_and_hold as conquer_and_hold
from . import conquest as conquest
from . import cooperation as cooperation
from . import druid_nights as druid_nights
from . import dungeon_lords as dungeon_lords
from . import first_reconnaissance as first_reconnaissance
from . import mines_liberation as mines_liberation
from . import one_to_return as one_to_return
from . import shared as shared
from . import solo_conquest as solo_conquest
from . import variants as variants
