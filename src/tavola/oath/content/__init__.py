"""Printed pieces as tables; importing this room fills the catalog."""

from __future__ import annotations

from . import court as court
from . import denizens as denizens
from . import edifices as edifices
from . import odd as odd
from . import relics as relics
from . import sites as sites
