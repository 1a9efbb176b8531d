"""Page objects: the screens, whose parts are found by role and name."""

from e2e.pages.build import Build
from e2e.pages.curtain import Curtain
from e2e.pages.home import Home
from e2e.pages.installed import Installed
from e2e.pages.lessons import Help, Paw
from e2e.pages.past import Past
from e2e.pages.screen import Screen
from e2e.pages.table import Table
from e2e.pages.zoo import Zoo

__all__ = ["Build", "Curtain", "Help", "Home", "Installed", "Past", "Paw", "Screen", "Table", "Zoo"]
