"""A campaign from the choice of the defender to the last reaction."""

from __future__ import annotations

from . import course as course
from . import pools as pools
from . import sides as sides
from . import spoils as spoils
from . import targets as targets
