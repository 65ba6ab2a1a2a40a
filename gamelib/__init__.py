"""Two table games, taught by their engines: Exact 61 Five Up, and six-player three-deck 5-10-K."""

__version__ = "0.1.0"
