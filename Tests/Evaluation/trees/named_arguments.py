from typing import Final

from subdivisions import Subdivision

COUNTRY_NAME: Final[str] = "Sri Lanka"

SUBDIVISIONS: Final[list[Subdivision]] = [
    Subdivision(code="LK-1", name="Western Province", type_="Province"),
    Subdivision(code="LK-2", name="Central Province", type_="Province"),
    Subdivision(code="LK-3", name="Southern Province", type_="Province"),
]
