"""Durable storage behind one small door: SQLite files and PostgreSQL databases."""
