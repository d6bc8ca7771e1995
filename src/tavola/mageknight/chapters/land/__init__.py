"""The land and what it offers: moving, exploring, cities, offers, proposals for a joint assault."""

from __future__ import annotations

from . import cities as cities
from . import explore as explore
from . import joint_proposal as joint_proposal
from . import movement as movement
from . import offers as offers
