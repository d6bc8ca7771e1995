"""Scenarios and their special rules: each fills its entry of the catalogue or registers for its moments."""

from . import city_fame as city_fame
from . import conquest as conquest
from . import fame_rows as fame_rows
from . import first_reconnaissance as first_reconnaissance
from . import quarrels as quarrels
from . import solo_conquest as solo_conquest
