"""What is said at a table besides answers, and how it is told."""
