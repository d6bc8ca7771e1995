"""Every mission of the box. Importing this module registers them all."""

from __future__ import annotations

from . import mission_6 as mission_6
from . import mission_7 as mission_7
from . import mission_8 as mission_8
from . import mission_9 as mission_9
from . import mission_10 as mission_10
from . import tutorial as tutorial
