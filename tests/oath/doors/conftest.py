"""The doors of the house, for the tests of this game."""

from __future__ import annotations

from web.conftest import browser as browser
from web.conftest import open_page as open_page
from web.conftest import playwright as playwright
from web.conftest import server as server
