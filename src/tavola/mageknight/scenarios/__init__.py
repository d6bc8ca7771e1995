"""Scenarios and their special rules: each fills its entry of the catalogue or registers for its moments."""

from . import chosen_ones as chosen_ones
from . import city_fame as city_fame
from . import closing_portal as closing_portal
from . import conquer_and_hold as conquer_and_hold
from . import conquest as conquest
from . import cooperation as cooperation
from . import delving as delving
from . import druid_nights as druid_nights
from . import dungeon_lords as dungeon_lords
from . import first_reconnaissance as first_reconnaissance
from . import holdings as holdings
from . import incantations as incantations
from . import mines_liberation as mines_liberation
from . import occupied_mines as occupied_mines
from . import one_to_return as one_to_return
from . import secret_entrances as secret_entrances
from . import shared as shared
from . import shared_tactics as shared_tactics
from . import solo_conquest as solo_conquest
from . import tunnels as tunnels
from . import variants as variants
