"""The engines as learning environments: PettingZoo, Gymnasium, OpenSpiel, and many matches at once in arrays.

Each in a module of its own, so that nobody needs what they do not use: ``aec`` (PettingZoo), ``seat`` (Gymnasium),
``spiel`` (OpenSpiel), ``batch`` and ``crew`` (only numpy). ``pip install koszmar[environments]`` brings the first two
and numpy.
"""
