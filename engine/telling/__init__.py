"""Effects told in words: the vocabulary back into sentences, in English and in French. Plain code, no parsing."""
