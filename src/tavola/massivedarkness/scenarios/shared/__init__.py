"""What several missions share; those that list a feature by name need not know where it lies."""

from __future__ import annotations

from . import common as common
from . import escape as escape
