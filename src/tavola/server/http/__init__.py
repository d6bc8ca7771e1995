"""What is asked over HTTP: the API, the page, who may come in, and what operators watch."""
