"""The line in which the state between two games travels: its record, how it is read, mended and written."""

from __future__ import annotations

from .reading import Reading as Reading
from .reading import look as look
from .reading import read as read
from .record import Chronicle as Chronicle
from .record import Land as Land
from .record import decoded as decoded
from .record import plain_name as plain_name
from .writing import write as write
