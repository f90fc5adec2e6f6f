#!/usr/bin/env python3
"""Compare the days of Gregorian RRULEs that lunarcal reads out of a calendar file with those of python-dateutil.

Thousands of rules at random, of every frequency and part that `RecurrenceRule` understands, with and without a time of
day. Exits 1 where a day differs, or a rule is not read.
"""

import argparse
import datetime as dt
import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    from dateutil.rrule import rrulestr
except ModuleNotFoundError as error:
    sys.exit(
        f"check-recurrence.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements-icalendar.txt"
    )

FIRST, DAYS = dt.date(2026, 1, 1), 1500
LAST = FIRST + dt.timedelta(DAYS - 1)
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


def some(choose: random.Random, items: list, most: int) -> str:
    return ",".join(map(str, choose.sample(items, choose.randint(1, most))))


def rule(choose: random.Random, is_timed: bool) -> str:
    frequency = choose.choice(["YEARLY", "MONTHLY", "WEEKLY", "DAILY"])
    interval = choose.choice([1, 2, 3, 4, 6, 12, 24] if frequency == "MONTHLY" else [1, 1, 2, 3, 5])
    parts = [f"FREQ={frequency}", f"INTERVAL={interval}"]
    if frequency in ("WEEKLY", "DAILY"):
        if choose.random() < 0.6:
            parts.append(f"BYDAY={some(choose, WEEKDAYS, 5)}")
        if choose.random() < 0.5:
            parts.append(f"WKST={choose.choice(['MO', 'SU'])}")
    else:
        has_months = choose.random() < 0.5
        if has_months:
            parts.append(f"BYMONTH={some(choose, list(range(1, 13)), 4)}")
        kind = choose.choice(["none", "days", "nth", "place", "weekdays", "both"])
        if kind in ("days", "both"):
            parts.append(f"BYMONTHDAY={some(choose, [*range(1, 32), -1, -2, -31], 5)}")
        if kind == "nth" and (has_months or frequency == "MONTHLY"):
            parts.append(f"BYDAY={choose.choice([1, 2, 3, 4, 5, -1])}{choose.choice(WEEKDAYS)}")
        if kind == "place" and (frequency == "MONTHLY" or (has_months and "," not in parts[-1])):
            parts.append(f"BYDAY={choose.choice(WEEKDAYS)};BYSETPOS={choose.choice([1, 2, 3, 4, 5, -1])}")
        if kind in ("weekdays", "both"):
            parts.append(f"BYDAY={some(choose, WEEKDAYS, 5)}")
    if choose.random() < 0.3:
        parts.append(f"COUNT={choose.randint(1, 60)}")
    elif choose.random() < 0.5:
        until = FIRST + dt.timedelta(choose.randrange(DAYS))
        parts.append(f"UNTIL={until:%Y%m%d}" + (f"T{choose.randrange(24):02}3000Z" if is_timed else ""))
    return ";".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/debug/lunarcal")
    parser.add_argument("--rules", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    choose = random.Random(arguments.seed)
    lines = ["BEGIN:VCALENDAR"]
    expected: dict[str, set[str]] = {}
    texts: dict[str, str] = {}
    for number in range(arguments.rules):
        is_timed = choose.random() < 0.4
        start = dt.datetime(2026, 1, 1) + dt.timedelta(choose.randrange(-400, 800))
        stamp = f"{start:%Y%m%d}"
        if is_timed:
            start = start.replace(hour=choose.randrange(24))
            stamp = f"{start:%Y%m%dT%H%M%SZ}"
            start = start.replace(tzinfo=dt.timezone.utc)
        text, title = rule(choose, is_timed), f"r{number}"
        lines += ["BEGIN:VEVENT", f"UID:{title}", f"SUMMARY:{title}", f"DTSTART:{stamp}", f"RRULE:{text}", "END:VEVENT"]
        # The start is an occurrence whether the rule yields it or not.
        days = {start.date()}
        for moment in rrulestr(text, dtstart=start):
            if moment.date() > LAST:
                break
            days.add(moment.date())
        expected[title] = {day.isoformat() for day in days if FIRST <= day <= LAST}
        texts[title] = f"DTSTART:{stamp} RRULE:{text}"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rules.ics"
        file.write_text("\r\n".join([*lines, "END:VCALENDAR", ""]))
        command = [
            arguments.program, "agenda", "--events", str(file), "--strict", "--no-holidays",
            "--from", FIRST.isoformat(), "--days", str(DAYS), "--format", "ndjson",
        ]
        answer = subprocess.run(command, capture_output=True, check=True, env=os.environ | {"TZ": "UTC"})
    found: dict[str, set[str]] = {title: set() for title in expected}
    for line in answer.stdout.splitlines():
        record = json.loads(line)
        found[record["name"].split(" ")[-1]].add(record["date"])
    wrong = [title for title in expected if found[title] != expected[title]]
    for title in wrong[:10]:
        print(texts[title], "\n  only here:", sorted(found[title] - expected[title])[:5],
              "only there:", sorted(expected[title] - found[title])[:5])
    print(f"{len(expected)} rules, {sum(map(len, expected.values()))} days, {len(wrong)} rules with other days")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
