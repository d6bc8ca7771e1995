"""The map: moving, exploring, sites and cities."""
