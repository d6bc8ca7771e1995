"""Basic and Advanced Actions."""
