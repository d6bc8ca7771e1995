"""Printed facts of Mage Knight for people and pages: lists, facts, what belongs together."""
