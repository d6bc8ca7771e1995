"""A hero's activation: actions, movement, doors, keywords and skills in use."""

from __future__ import annotations

from . import activation as activation
from . import doors as doors
from . import keywords as keywords
from . import movement as movement
from . import uses as uses
