#!/usr/bin/env python3
"""Compare the months of a generated table with independent packages.

usage: check-months.py [TABLE]        (Data/lunar_calendar.db)

Needs the packages of Tools/requirements-months.txt. A month
may differ only where the table itself calls it uncertain: its new moon falls so close to midnight
that two models of the Earth's rotation put it on two days. Exits 1 where any other month differs.
"""

from __future__ import annotations

import datetime as dt
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import sxtwl
from korean_lunar_calendar import KoreanLunarCalendar
from tyme4py.solar import SolarDay

EPOCH = dt.date(1970, 1, 1).toordinal()
LunarDate = tuple[int, int, bool, int]


def by_sxtwl(day: dt.date) -> LunarDate:
    found = sxtwl.fromSolar(day.year, day.month, day.day)
    return found.getLunarYear(), found.getLunarMonth(), found.isLunarLeap(), found.getLunarDay()


def by_tyme4py(day: dt.date) -> LunarDate:
    found = SolarDay.from_ymd(day.year, day.month, day.day).get_lunar_day()
    month = found.get_lunar_month()
    return month.get_year(), month.get_month(), month.is_leap(), found.get_day()


def by_kasi(day: dt.date) -> LunarDate:
    calendar = KoreanLunarCalendar()
    calendar.setSolarDate(day.year, day.month, day.day)
    return calendar.lunarYear, calendar.lunarMonth, calendar.isIntercalation, calendar.lunarDay


# Tradition, package, its conversion, first and last solar year that it holds.
PEERS: list[tuple[str, str, Callable[[dt.date], LunarDate], int, int]] = [
    ("cn", "sxtwl", by_sxtwl, 1645, 2600),
    ("cn", "tyme4py", by_tyme4py, 1645, 2600),
    ("kr", "korean_lunar_calendar", by_kasi, 1900, 2050),
]


def main() -> int:
    default = Path(__file__).resolve().parent.parent / "Data" / "lunar_calendar.db"
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    table = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    failures = 0
    for tradition, package, convert, first_year, last_year in PEERS:
        rows = table.execute(
            "SELECT first_day, lunar_year, month, is_leap, uncertain FROM lunar_months "
            "WHERE tradition = (SELECT id FROM traditions WHERE code = ?)",
            (tradition,),
        )
        checked, uncertain, wrong = 0, 0, []
        for first_day, year, month, is_leap, is_uncertain in rows:
            day = dt.date.fromordinal(first_day + EPOCH)
            if not first_year <= day.year <= last_year:
                continue
            checked += 1
            if convert(day) == (year, month, bool(is_leap), 1):
                continue
            if is_uncertain:
                uncertain += 1
            else:
                wrong.append(str(day))
        failures += bool(wrong)
        print(
            f"{tradition} against {package}: {checked} months, {uncertain} differ and are "
            f"uncertain, {len(wrong)} are wrong {' '.join(wrong[:10])}"
        )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
