"""The title, banners, Visions, Citizenship and binding deals."""

from __future__ import annotations

from . import banners as banners
from . import citizenship as citizenship
from . import deals as deals
from . import title as title
from . import visions as visions
