"""The haunt toolkit: what haunts are made of. Its chapters can be read one by one, its parts are all found here."""

from .around import *  # noqa: F403
from .asking import *  # noqa: F403
from .carrying import *  # noqa: F403
from .conditions import *  # noqa: F403
from .dying import *  # noqa: F403
from .effects import *  # noqa: F403
from .fighting import *  # noqa: F403
from .moving import *  # noqa: F403
from .needs import *  # noqa: F403
from .number_track import *  # noqa: F403
from .roles import *  # noqa: F403
from .setup import *  # noqa: F403
from .standing_in import *  # noqa: F403
from .tastes import *  # noqa: F403
from .winning import *  # noqa: F403
