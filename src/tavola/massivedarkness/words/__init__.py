"""The words of Massive Darkness: its vocabulary, its pieces told in words, its board in lines."""
