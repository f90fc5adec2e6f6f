#!/usr/bin/env python3
"""Compare our almanac, every day of 1900 to 2100, with lunar_python, tyme4py and sxtwl.

Our side is the output of the `almanac-dump` target, in the Chinese tradition. Differences with a known
reason are counted by reason; any other makes the exit status 1. Tools/check-almanac.md explains the reasons.
"""

import argparse
import csv
import datetime as dt
import functools
import io
import multiprocessing
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import astuple, dataclass, fields
from functools import partial
from itertools import islice
from pathlib import Path

try:
    import sxtwl
    from lunar_python import LunarYear, Solar
    from tyme4py.culture import Phase
    from tyme4py.solar import SolarDay
    from tyme4py.util import ShouXingUtil
except ModuleNotFoundError as error:
    sys.exit(
        f"check-almanac.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements-almanac.txt"
    )

ROOT = Path(__file__).resolve().parent.parent
STEMS, BRANCHES = "甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉戌亥"
HOURS = (0, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23)
SXTWL_TERMS = (
    "冬至 小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪"
).split()
PHASES = {"新月": "新月", "上弦月": "上弦", "满月": "满月", "下弦月": "下弦"}

OF_THE_MONTH = {"lunar", "year", "month", "animal", "rokuyo", "phase"}
OF_THE_TERMS = {"term", "month_by_term", "year_by_lichun", "officer", "spirit", "pentad", "sanfu", "shujiu"}

# Terms that fall a day apart: from the earlier of the two days to the last that they can tell on.
EARLY, ROTATION = "terms before 1929", "Earth's rotation"
TERM_SHIFTS = {
    "1909-01-20": ("1909-02-05", EARLY),
    "1911-05-06": ("1911-05-22", EARLY),
    "1912-01-06": ("1912-01-22", EARLY),
    "1912-10-08": ("1912-10-24", EARLY),
    "1912-11-22": ("1912-12-08", EARLY),
    "1913-09-23": ("1913-10-09", EARLY),
    "1917-12-07": ("1917-12-23", EARLY),
    "1927-09-08": ("1927-09-24", EARLY),
    "1928-06-21": ("1928-07-08", EARLY),
    "2084-03-19": ("2084-04-05", ROTATION),
}
PHASE_SHIFTS = {"2062-09-10", "2062-09-11", "2072-08-28", "2072-08-29", "2091-03-05", "2091-03-06"}

# Most of the packages' time goes into these, with the same few arguments again and again.
LunarYear.fromYear = functools.cache(LunarYear.fromYear)
ShouXingUtil.calc_qi = functools.cache(ShouXingUtil.calc_qi)
ShouXingUtil.calc_shuo = functools.cache(ShouXingUtil.calc_shuo)

Row = dict[str, str]


def lunar_date(year: int, month: int, leap: bool, day: int) -> str:
    return f"{year}-{'L' if leap else ''}{month:02}-{day:02}"


def pair(gz) -> str:
    return STEMS[gz.tg] + BRANCHES[gz.dz]


def by_lunar_python(day: dt.date) -> Row:
    lunar = Solar.fromYmd(day.year, day.month, day.day).getLunar()
    hot, cold = lunar.getFu(), lunar.getShuJiu()
    times = lunar.getTimes()  # 0:00, 1:00, 3:00, ... 23:00
    month = lunar.getMonth()
    return {
        "lunar": lunar_date(lunar.getYear(), abs(month), month < 0, lunar.getDay()),
        "year": lunar.getYearInGanZhi(),
        "year_by_lichun": lunar.getYearInGanZhiByLiChun(),
        "month_by_term": lunar.getMonthInGanZhi(),
        "day": lunar.getDayInGanZhi(),
        "hours": " ".join(time.getGanZhi() for time in times),
        "animal": lunar.getYearShengXiao(),
        "clash": lunar.getDayChongShengXiao(),
        "nayin": lunar.getDayNaYin(),
        "officer": lunar.getZhiXing(),
        "mansion": lunar.getXiu(),
        "spirit": lunar.getDayTianShen(),
        "auspicious": "".join(time.getZhi() for time in times[:12] if time.getTianShenLuck() == "吉"),
        "sanfu": f"{hot.getName()} {hot.getIndex()}" if hot else "",
        "shujiu": f"{cold.getName()} {cold.getIndex()}" if cold else "",
        "pentad": lunar.getWuHou(),
        "term": lunar.getJieQi(),
        "rokuyo": lunar.getLiuYao(),
    }


@functools.cache
def tyme4py_phases(year: int, month: int) -> Row:
    """The principal phases of a lunar month by day. (Its PhaseDay, in 1.5.0, goes back a month too far.)"""
    phases = (Phase.from_index(year, month, index) for index in (0, 2, 4, 6))
    return {str(phase.get_solar_day()): PHASES[phase.get_name()] for phase in phases}


def by_tyme4py(day: dt.date) -> Row:
    solar = SolarDay.from_ymd(day.year, day.month, day.day)
    cycle, lunar = solar.get_sixty_cycle_day(), solar.get_lunar_day()
    month = lunar.get_lunar_month()
    year = month.get_lunar_year()
    hot = solar.get_dog_day() if 7 <= day.month <= 9 else None
    cold = solar.get_nine_day() if day.month in (12, 1, 2, 3) else None
    term = solar.get_term_day()
    return {
        "lunar": lunar_date(
            year.get_year(), abs(month.get_month_with_leap()), month.is_leap(), lunar.get_day()
        ),
        "year": str(year.get_sixty_cycle()),
        "year_by_lichun": str(cycle.get_year()),
        "month": str(month.get_sixty_cycle()),
        "month_by_term": str(cycle.get_month()),
        "day": str(cycle.get_sixty_cycle()),
        "animal": str(year.get_sixty_cycle().get_earth_branch().get_zodiac()),
        "clash": str(cycle.get_sixty_cycle().get_earth_branch().get_opposite().get_zodiac()),
        "nayin": str(cycle.get_sixty_cycle().get_sound()),
        "officer": str(cycle.get_duty()),
        "mansion": str(cycle.get_twenty_eight_star()),
        "spirit": str(cycle.get_twelve_star()),
        "sanfu": f"{hot.get_dog()} {hot.get_day_index() + 1}" if hot else "",
        "shujiu": f"{cold.get_nine()} {cold.get_day_index() + 1}" if cold else "",
        "pentad": str(solar.get_phenology()),
        "term": str(term.get_solar_term()) if term.get_day_index() == 0 else "",
        "phase": tyme4py_phases(year.get_year(), month.get_month_with_leap()).get(str(solar), ""),
        "rokuyo": str(lunar.get_six_star()),
    }


def by_sxtwl(day: dt.date) -> Row:
    found = sxtwl.fromSolar(day.year, day.month, day.day)
    return {
        "lunar": lunar_date(
            found.getLunarYear(), found.getLunarMonth(), found.isLunarLeap(), found.getLunarDay()
        ),
        "year": pair(found.getYearGZ(True)),
        "year_by_lichun": pair(found.getYearGZ()),
        "month_by_term": pair(found.getMonthGZ()),
        "day": pair(found.getDayGZ()),
        "hours": " ".join(pair(found.getHourGZ(hour)) for hour in HOURS),
        "term": SXTWL_TERMS[found.getJieQi()] if found.hasJieQi() else "",
    }


LIBRARIES: dict[str, Callable[[dt.date], Row]] = {
    "lunar_python": by_lunar_python,
    "tyme4py": by_tyme4py,
    "sxtwl": by_sxtwl,
}


@dataclass(frozen=True)
class Difference:
    library: str
    column: str
    date: str
    ours: str
    theirs: str
    reason: str
    """Why it is no mistake of ours, or empty."""


def reason_for(column: str, row: Row) -> str:
    """Why a value may differ from a library's on this day: see Tools/check-almanac.md."""
    date = dt.date.fromisoformat(row["date"])
    if column in OF_THE_MONTH and row["uncertain"]:
        return "uncertain month"
    if column in OF_THE_TERMS:
        for text, (last, reason) in TERM_SHIFTS.items():
            if dt.date.fromisoformat(text) <= date <= dt.date.fromisoformat(last):
                return reason
    if column == "phase" and row["date"] in PHASE_SHIFTS:
        return ROTATION
    if column == "phase" and date.year < 1929:
        return "meridian before 1929"
    return ""


def differences(libraries: list[str], rows: list[Row]) -> list[Difference]:
    """The values that are not the same."""
    return [
        Difference(library, column, row["date"], row[column], value, reason_for(column, row))
        for row in rows
        for library in libraries
        for column, value in LIBRARIES[library](dt.date.fromisoformat(row["date"])).items()
        if row[column] != value
    ]


def report(found: list[Difference], days: int) -> None:
    """Print the counts, and the first days of what has no explanation."""
    counts = Counter((item.library, item.column, item.reason) for item in found)
    for (library, column, reason), count in sorted(counts.items()):
        print(f"{library} {column}: {count} of {days} days differ: {reason or 'NOT EXPLAINED'}")
        if not reason:
            unexplained = (item for item in found if (item.library, item.column, item.reason) == (library, column, ""))
            for item in islice(unexplained, 5):
                print(f"  {item.date}: {item.ours or '-'}, theirs {item.theirs or '-'}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Compare the almanac of every day with lunar_python, tyme4py and sxtwl.",
        epilog="Exit status: 0 all agree or are explained, 1 a difference is not explained, 2 wrong usage.",
    )
    parser.add_argument("--dump", type=Path, metavar="FILE", help="output of almanac-dump (default: run it)")
    parser.add_argument("--years", default="1900-2100", metavar="A-B", help="years to compare")
    parser.add_argument("--library", action="append", choices=LIBRARIES, help="only this one (may be repeated)")
    parser.add_argument("--output", type=Path, metavar="FILE", help="write every difference as CSV")
    options = parser.parse_args()
    if not re.fullmatch(r"\d{4}-\d{4}", options.years):
        parser.error(f"--years: not two years: {options.years}; write 1900-2100")
    return options


def main() -> int:
    options = arguments()
    command = ["swift", "run", "--quiet", "almanac-dump"]
    text = options.dump.read_text() if options.dump else subprocess.check_output(command, cwd=ROOT, text=True)
    first, last = options.years.split("-")
    rows = [row for row in csv.DictReader(io.StringIO(text)) if first <= row["date"][:4] <= last]
    libraries = options.library or list(LIBRARIES)
    chunks = [rows[start : start + 100] for start in range(0, len(rows), 100)]
    with multiprocessing.Pool() as pool:
        found = [item for part in pool.imap(partial(differences, libraries), chunks) for item in part]
    report(found, len(rows))
    if options.output:
        with options.output.open("w", newline="") as file:
            csv.writer(file).writerows([[field.name for field in fields(Difference)], *map(astuple, found)])
    unexplained = sum(not item.reason for item in found)
    print(f"{', '.join(libraries)}: {len(rows)} days, {len(found)} differences, {unexplained} not explained")
    return 1 if unexplained or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
