"""What must be true of the tables before they are written. Each check raises ValueError with what it found."""

import numpy as np
from numpy.typing import NDArray

from apparent_places import SECONDS_PER_DAY, Array, Places, wrapped

# Bounds in days between neighbours, a little outside what 1600 to 2650 shows.
_QUARTER_DAYS = (6.4, 8.5)
_LUNATION_DAYS = (29.15, 29.95)
_TERM_DAYS = (14.6, 15.9)
_YEAR_DAYS = (365.2, 365.3)

# Written to 0.1 s, so 0.05 s off at most; the check takes TT for TDB, which adds up to 0.002 s.
_WORST_SECONDS = 0.0525


def check_phases(t: Array, phases: NDArray[np.int64]) -> None:
    """Phases go 0, 1, 2, 3, 0, ... and come neither too soon nor too late."""
    _check_cycle("moon phase", phases, 4)
    _check_gaps("moon phases", t, _QUARTER_DAYS)
    for phase in range(4):
        _check_gaps(f"moon phases {phase}", t[phases == phase], _LUNATION_DAYS)


def check_terms(t: Array, terms: NDArray[np.int64], years: NDArray[np.int64]) -> None:
    """Terms go 0 to 23 and round again, 24 in each whole Gregorian year, evenly spaced."""
    _check_cycle("solar term", terms, 24)
    _check_gaps("solar terms", t, _TERM_DAYS)
    for term in range(24):
        _check_gaps(f"solar terms {term}", t[terms == term], _YEAR_DAYS)
    names, counts = np.unique(years[(years > years[0]) & (years < years[-1])], return_counts=True)
    for year, count in zip(names[counts != 24], counts[counts != 24], strict=True):
        raise ValueError(f"{year} has {count} solar terms, not 24")


def check_angles(places: Places, t: Array, kind: str, targets: Array) -> None:
    """The instants as written, computed afresh, show the angle they stand for."""
    angle = places.sun if kind == "solar term" else places.elongation
    minute = 60.0 / SECONDS_PER_DAY
    here = angle(t)
    rate = wrapped(angle(t + minute) - here) / 60.0
    worst = np.max(np.abs(wrapped(here - targets) / rate))
    if not worst < _WORST_SECONDS:
        raise ValueError(f"a {kind} as written is {worst:.3f} s from the instant it stands for")


def check_delta_t(years: NDArray[np.int64], values: Array, sigmas: Array) -> None:
    """Delta T is finite, moves by less than 10 s a year, and has a positive uncertainty."""
    if not (np.all(np.isfinite(values)) and np.all(np.abs(np.diff(values)) < 10.0)):
        raise ValueError("delta T jumps")
    if not (np.all(np.diff(years) == 1) and np.all(sigmas > 0.0)):
        raise ValueError("delta T lacks a year or an uncertainty")


def _check_cycle(what: str, values: NDArray[np.int64], size: int) -> None:
    if len(values) == 0 or np.any(np.diff(values) % size != 1):
        raise ValueError(f"a {what} is missing or out of order")


def _check_gaps(what: str, t: Array, bounds: tuple[float, float]) -> None:
    gaps = np.diff(t)
    if not (bounds[0] < np.min(gaps) and np.max(gaps) < bounds[1]):
        raise ValueError(f"{what} lie {np.min(gaps):.3f} to {np.max(gaps):.3f} days apart, not {bounds}")
