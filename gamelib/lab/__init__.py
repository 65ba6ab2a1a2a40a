"""The laboratory: many hands, games or matches at once, with results as plain records, and honest intervals.

``simulate`` plays, here, on this machine's other cores, or on a cluster; ``share``, ``mean``, ``difference`` and
``slope`` say what the results tell, with 95 % intervals; ``EXPERIMENTS`` are questions that can be asked again with
other numbers.
"""

from gamelib.lab.cores import cores
from gamelib.lab.estimates import Estimate, difference, mean, share, slope
from gamelib.lab.jobs import Job
from gamelib.lab.results import Results
from gamelib.lab.simulating import simulate

__all__ = ["Estimate", "Job", "Results", "cores", "difference", "mean", "share", "simulate", "slope"]
