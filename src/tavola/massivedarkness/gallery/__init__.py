"""Printed facts of Massive Darkness for people and pages: lists, facts, what belongs together."""
