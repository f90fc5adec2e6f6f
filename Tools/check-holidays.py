#!/usr/bin/env python3
"""Compare the days off in Data/lunar_calendar.db, day by day, with the PyPI packages holidays and chinesecalendar.

Every difference has to be in the tables of Data/holidays/README.md, with its reason, and every entry there has to be a
difference: else the differences are printed in the tables' form and the exit code is 1.

A day counts as off when a holiday or substitute of the region falls on it; weekly rest days that are worked are
compared beside. Where a package knows several categories, the one for everyone is taken: the general holidays of Hong Kong
and Macau.
"""

import argparse
import datetime as dt
import re
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path

try:
    import chinese_calendar
    import holidays
except ModuleNotFoundError as error:
    sys.exit(
        f"check-holidays.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements-holidays.txt"
    )

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "Data" / "holidays" / "README.md"
REGIONS = ("CN", "HK", "MO", "TW", "SG", "VN", "KR", "JP")
YEARS = range(2000, 2036)
CATEGORIES = {"HK": ("optional",), "MO": ("optional",)}
CHINESECALENDAR_YEARS = range(2004, 2027)

Marks = set[str]
"""Differences of a year: "+02-05" off here only, "-02-05" there only, "w+02-08" and "w-02-08" worked rest days."""


class Region:
    """A region's days of the table."""

    def __init__(self, connection: sqlite3.Connection, code: str) -> None:
        """Read every day off, every rest day worked, and the years known and announced."""
        days = connection.execute(
            "SELECT day, kind, is_off FROM holidays JOIN regions ON regions.id = region WHERE code = ?", (code,)
        ).fetchall()
        if not days:
            sys.exit(f"check-holidays.py: the table has no holidays of {code}")
        epoch = dt.date(1970, 1, 1)
        self.off = {epoch + dt.timedelta(day) for day, _, is_off in days if is_off}
        self.worked = {epoch + dt.timedelta(day) for day, kind, _ in days if kind == "makeup_workday"}
        self.announced = {
            year: bool(announced)
            for year, announced in connection.execute(
                "SELECT year, announced FROM holiday_years JOIN regions ON regions.id = region WHERE code = ?", (code,)
            )
        }


def marks(prefix: str, here: set[dt.date], there: set[dt.date]) -> dict[int, Marks]:
    """Differences of two sets of days by year."""
    found: dict[int, Marks] = defaultdict(set)
    for day in here ^ there:
        found[day.year].add(f"{prefix}{'+' if day in here else '-'}{day:%m-%d}")
    return found


def compare_with_holidays(code: str, region: Region) -> dict[int, Marks]:
    """Differences with the package holidays by year, in the years known here."""
    years = [year for year in YEARS if year in region.announced]
    package = holidays.country_holidays(code, years=years, categories=CATEGORIES.get(code))

    def known(days: set[dt.date]) -> set[dt.date]:
        return {day for day in days if day.year in years}

    found = marks("", known(region.off), known(set(package)))
    for year, more in marks("w", known(region.worked), known(package.weekend_workdays)).items():
        found[year] |= more
    return found


def compare_with_chinesecalendar(region: Region) -> dict[int, Marks]:
    """Differences with the package chinesecalendar by year: working day or not, every day."""
    here, there = set(), set()
    for year in CHINESECALENDAR_YEARS:
        for number in range(366 if year % 4 == 0 else 365):
            day = dt.date(year, 1, 1) + dt.timedelta(number)
            if day in region.worked or (day.weekday() < 5 and day not in region.off):
                here.add(day)
            if chinese_calendar.is_workday(day):
                there.add(day)
    return marks("w", here, there)


def documented() -> dict[tuple[str, int], Marks]:
    """The differences in the tables of the README: `| CN | 2027 | -02-09 -02-10 | reason |`."""
    found: dict[tuple[str, int], Marks] = defaultdict(set)
    for line in README.read_text(encoding="utf-8").splitlines():
        row = re.fullmatch(r"\| (\S+) \| (\d{4}) \| ((?:w?[+-]\d\d-\d\d ?)+)\|.*", line)
        if row:
            found[row[1], int(row[2])] |= set(row[3].split())
    return found


def main() -> None:
    """Compare, print what the README does not have, and exit with 1 where that is anything."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--database", type=Path, default=ROOT / "Data" / "lunar_calendar.db", metavar="PATH")
    parser.add_argument("--all", action="store_true", help="print every difference, also those in the README")
    arguments = parser.parse_args()
    if not arguments.database.is_file():
        parser.error(f"there is no {arguments.database}")
    connection = sqlite3.connect(f"file:{arguments.database}?mode=ro", uri=True)

    expected = documented()
    actual: dict[tuple[str, int], Marks] = {}
    for code in REGIONS:
        region = Region(connection, code)
        found = compare_with_holidays(code, region)
        for year, days in found.items():
            actual[code, year] = days
        announced = [year for year in YEARS if region.announced.get(year)]
        print(
            f"{code}: {len([year for year in YEARS if year in region.announced])} years compared, "
            f"announced to {max(announced)}; differences: {sum(map(len, found.values()))}"
        )
        if code == "CN":
            found = compare_with_chinesecalendar(region)
            for year, days in found.items():
                actual["CN/chinesecalendar", year] = days
            print(f"CN with chinesecalendar: differences: {sum(map(len, found.values()))}")
    wrong = 0
    for key in sorted(actual.keys() | expected.keys()):
        here, there = actual.get(key, set()), expected.get(key, set())
        wrong += here != there
        if arguments.all and here:
            print(f"| {key[0]} | {key[1]} | {' '.join(sorted(here))} |")
        elif here - there:
            print(f"not in the README: | {key[0]} | {key[1]} | {' '.join(sorted(here - there))} |")
        if there - here:
            print(f"no longer a difference: | {key[0]} | {key[1]} | {' '.join(sorted(there - here))} |")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
