"""Rounds and what lies between them: set-up, phases, events, the story and its market."""

from __future__ import annotations

from . import course as course
from . import events as events
from . import market as market
from . import setup as setup
from . import story as story
