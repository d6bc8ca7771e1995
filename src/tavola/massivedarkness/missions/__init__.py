"""The special rules of the missions, one module each; `shelf` brings them all.

Nothing is imported here: the chapters ask `base`, and the missions in turn use the chapters.
"""
