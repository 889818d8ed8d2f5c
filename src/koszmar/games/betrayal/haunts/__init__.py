"""The fifty haunts, one module each. A module dropped in here is found by itself; nothing else names a haunt.

Modules whose names do not begin with ``h`` hold what some haunts are made of; what all may use is in ``tools``.
"""

from importlib import import_module
from pkgutil import iter_modules

for _module in sorted(found.name for found in iter_modules(__path__) if found.name.startswith("h")):
    import_module(f"{__name__}.{_module}")
