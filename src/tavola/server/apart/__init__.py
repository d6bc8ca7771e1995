"""Work done apart from play: jobs told as plain data, and the processes that do them."""
