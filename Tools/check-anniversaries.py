#!/usr/bin/env python3
"""Compare `lunarcal anniversary` with the lunar calendars of PyPI packages, date by date and policy by policy.

For days 1, 15, 29 and 30 of every month and leap month, under every policy, the days of 1990 to 2049 have to be those
that the policy picks out of a package's own calendar: lunar_python and sxtwl for China, korean_lunar_calendar and
korean-saju for Korea, vnlunar and lunar-vn for Vietnam. Every difference is printed, and the exit code is 1 if there are any.
"""

import argparse
import datetime as dt
import json
import subprocess
import sys
from collections import defaultdict

try:
    import korean_saju
    import lunar_python
    import lunar_vn
    import sxtwl
    import vnlunar
    from korean_lunar_calendar import KoreanLunarCalendar
except ModuleNotFoundError as error:
    sys.exit(
        f"check-anniversaries.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements-anniversaries.txt"
    )

FIRST, LAST = 1990, 2049
LEAP_POLICIES = ("leap-only", "ordinary-only", "leap-or-ordinary", "leap-and-ordinary")
SHORT_POLICIES = ("short-last", "short-next", "short-skip")
Lunar = tuple[int, int, bool, int]
"""Year, month, whether it is a leap month, day."""


def by_lunar_python(day: dt.date) -> Lunar:
    date = lunar_python.Solar.fromYmd(day.year, day.month, day.day).getLunar()
    return date.getYear(), abs(date.getMonth()), date.getMonth() < 0, date.getDay()


def by_sxtwl(day: dt.date) -> Lunar:
    date = sxtwl.fromSolar(day.year, day.month, day.day)
    return date.getLunarYear(), date.getLunarMonth(), date.isLunarLeap(), date.getLunarDay()


def by_korean_lunar_calendar(day: dt.date) -> Lunar:
    calendar = KoreanLunarCalendar()
    calendar.setSolarDate(day.year, day.month, day.day)
    return calendar.lunarYear, calendar.lunarMonth, calendar.isIntercalation, calendar.lunarDay


KOREAN_MONTHS = korean_saju.load_bundled_data()[0]


def by_korean_saju(day: dt.date) -> Lunar:
    date = KOREAN_MONTHS.solar_to_lunar(dt.datetime(day.year, day.month, day.day))
    return date.year, date.month, date.is_leap, date.day


def by_vnlunar(day: dt.date) -> Lunar:
    date = vnlunar.get_lunar_date(day.day, day.month, day.year)
    return date["year"], date["month"], bool(date["leap"]), date["day"]


def by_lunar_vn(day: dt.date) -> Lunar:
    date = lunar_vn.solar_to_lunar(day)
    return date.year, date.month, bool(date.leap), date.day


PACKAGES = {
    "cn": {"lunar_python": by_lunar_python, "sxtwl": by_sxtwl},
    "kr": {"korean_lunar_calendar": by_korean_lunar_calendar, "korean-saju": by_korean_saju},
    "vn": {"vnlunar": by_vnlunar, "lunar-vn": by_lunar_vn},
}


class Months:
    """The months of a package: first day and length by year, number and leap month."""

    def __init__(self, convert) -> None:
        self.months: dict[tuple[int, int, bool], list[dt.date]] = defaultdict(list)
        day = dt.date(FIRST - 2, 1, 1)
        while day <= dt.date(LAST + 1, 12, 31):
            year, month, leap, number = convert(day)
            days = self.months[year, month, leap]
            days.append(day)
            day += dt.timedelta(1)

    def days(self, month: int, leap: bool, day: int, leap_policy: str, short_policy: str) -> list[str]:
        """What a policy picks, from FIRST to LAST."""
        found = set()
        for year in range(FIRST - 1, LAST + 1):
            wanted = [(year, month, False)]
            if leap:
                intercalary = (year, month, True)
                has_leap = intercalary in self.months
                if leap_policy == "leap-only" or (leap_policy == "leap-or-ordinary" and has_leap):
                    wanted = [intercalary]
                elif leap_policy == "leap-and-ordinary":
                    wanted.append(intercalary)
            for key in wanted:
                days = self.months.get(key)
                if days is None:
                    continue
                if day <= len(days):
                    found.add(days[day - 1])
                elif short_policy == "short-last":
                    found.add(days[-1])
                elif short_policy == "short-next":
                    found.add(days[-1] + dt.timedelta(1))
        return sorted(day.isoformat() for day in found if FIRST <= day.year <= LAST)


def ours(program: str, tradition: str, date: str, leap_policy: str, short_policy: str) -> list[str]:
    command = [program, "anniversary", "--lunar", date, "-t", tradition, "--years", f"{FIRST}..{LAST}", "-f", "ndjson"]
    command += ["--leap", leap_policy, "--short", short_policy]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line)["date"] for line in result.stdout.splitlines()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/debug/lunarcal")
    program = parser.parse_args().program
    compared, differences = 0, defaultdict(set)
    for tradition, packages in PACKAGES.items():
        calendars = {name: Months(convert) for name, convert in packages.items()}
        for month in range(1, 13):
            for leap in (False, True):
                for day in (1, 15, 29, 30):
                    for leap_policy in LEAP_POLICIES if leap else LEAP_POLICIES[1:2]:
                        for short_policy in SHORT_POLICIES if day == 30 else SHORT_POLICIES[:1]:
                            date = f"{'L' if leap else ''}{month}-{day}"
                            found = ours(program, tradition, date, leap_policy, short_policy)
                            for name, months in calendars.items():
                                expected = months.days(month, leap, day, leap_policy, short_policy)
                                compared += len(expected)
                                for other in set(found) ^ set(expected):
                                    differences[tradition, name].add((date, leap_policy, short_policy, other))
    print(f"{compared} days compared")
    for (tradition, name), found in sorted(differences.items()):
        print(f"{tradition} {name}: {len(found)} differences")
        for difference in sorted(found)[:40]:
            print("  ", *difference)
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
