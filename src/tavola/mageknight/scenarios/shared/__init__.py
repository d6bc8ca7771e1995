"""What several scenarios share."""

from __future__ import annotations

from . import alone as alone
from . import fame_rows as fame_rows
from . import rivalry as rivalry
from . import titles as titles
