"""What several scenarios share."""

from __future__ import annotations

from . import alone as alone
from . import fame_rows as fame_rows
from . import titles as titles
