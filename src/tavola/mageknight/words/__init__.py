"""The words of Mage Knight: its vocabulary, its pieces told in words, its board in lines."""
