"""The Act Phase: major actions, minor actions, playing cards."""

from __future__ import annotations

from . import act as act
from . import minor as minor
from . import muster as muster
from . import play as play
from . import recover as recover
from . import search as search
from . import trade as trade
from . import travel as travel
from . import use as use
