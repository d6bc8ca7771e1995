"""Combat against enemies: its course, blocking, damage, strikes, mazes."""

from __future__ import annotations

from . import block as block
from . import blow as blow
from . import course as course
from . import damage as damage
from . import maze as maze
from . import strike as strike
