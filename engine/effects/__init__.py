"""The effect vocabulary: what card text means, as frozen data. The engine executes it; the compiler will produce it."""
