"""Printed facts for people and pages."""
