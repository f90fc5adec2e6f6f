"""The Earth's rotation as a clock: delta T (TT - UT1), its uncertainty, and the leap seconds of UTC."""

import datetime as dt
import re
from importlib import resources

import erfa
import numpy as np
from numpy.typing import NDArray
from skyfield.api import load

from apparent_places import Array

# The last year whose first day IERS measured (not predicted) when the pinned tables were made.
LAST_MEASURED_YEAR = 2026

# One-sigma of delta T, in seconds, from each year on: the estimates of H.M. Nautical Almanac Office that go with
# Morrison, Stephenson, Hohenkerk & Zawilski (2021). The last one is kept for the measured years after 1962 too,
# because a table by the year, read linearly, cannot follow the seasons of the Earth's rotation more closely.
_PAST_SIGMA = (
    (1600, 15.0), (1620, 20.0), (1660, 15.0), (1670, 10.0), (1680, 5.0), (1730, 2.0), (1770, 1.0),
    (1800, 0.5), (1802, 0.4), (1805, 0.3), (1809, 0.2), (1831, 0.1), (1870, 0.05),
)  # fmt: skip

# Huber (2000): the length of day as a random walk of variance Q (ms^2 a year), known from M years of record.
_HUBER_Q = 0.058
_HUBER_M = 2500.0


def delta_t(years: NDArray[np.int64]) -> Array:
    """TT - UT1 in seconds at the start (1 January, 0h) of proleptic Gregorian years, as skyfield models it.

    Before 1973 the splines of Morrison et al. (2021), to 2027 the IERS tables, later a curve that joins the
    long-term parabola of Stephenson, Morrison & Hohenkerk (2016) around the year 2800.
    """
    return load.timescale(builtin=True).tt(years, 1, 1).delta_t


def sigma(year: int) -> float:
    """One standard error of delta T in seconds at the start of a year; README.md in Data/ephemeris argues it."""
    if year > LAST_MEASURED_YEAR:
        return cautious_sigma(year - LAST_MEASURED_YEAR)
    return max(entry for entry in _PAST_SIGMA if entry[0] <= max(year, _PAST_SIGMA[0][0]))[1]


def huber_sigma(ahead: float) -> float:
    """The published random-walk estimate for a number of years ahead (Huber 2000, by way of Espenak & Meeus)."""
    walk = ahead * _HUBER_Q / 3.0
    return 365.25 * ahead * (walk * (1.0 + ahead / _HUBER_M)) ** 0.5 / 1000.0


def cautious_sigma(ahead: float) -> float:
    """The same with the whole record's wander of the length of day (7 ms) allowed from the first year on.

    It is never less than `huber_sigma` within the M years of record.
    """
    wander = _HUBER_M * _HUBER_Q / 3.0
    return 365.25 * ahead * (wander * (1.0 + ahead / _HUBER_M)) ** 0.5 / 1000.0


def leap_seconds() -> tuple[list[tuple[dt.date, int]], dt.date]:
    """The days from which TAI - UTC has a new value in seconds, and the day up to which the table is known to hold.

    Raises ValueError if the IERS file and the table built into ERFA disagree.
    """
    data = resources.files("astropy_iers_data").joinpath("data", "Leap_Second.dat")
    text = data.read_text(encoding="ascii")
    rows = re.findall(r"^\s+\d+\.0\s+(\d+)\s+(\d+)\s+(\d{4})\s+(\d+)\s*$", text, re.MULTILINE)
    table = [(dt.date(int(y), int(m), int(d)), int(offset)) for d, m, y, offset in rows]
    known = [(dt.date(r["year"], r["month"], 1), int(r["tai_utc"])) for r in erfa.leap_seconds.get()]
    if table != [entry for entry in known if entry[0].year >= 1972]:
        raise ValueError("the leap seconds of astropy-iers-data and of ERFA disagree")
    expiry = re.search(r"File expires on (\d+ \w+ \d{4})", text)
    if expiry is None:
        raise ValueError("the leap second file of astropy-iers-data does not say when it expires")
    return table, dt.datetime.strptime(expiry[1], "%d %B %Y").date()
