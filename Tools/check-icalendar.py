#!/usr/bin/env python3
"""Read the calendar files that lunarcal writes with other programs, and compare the days.

A file of events with hostile titles is exported in each form; `icalendar` and `vobject` have to read the same days and
titles out of it as `lunarcal agenda` has, `khal` has to import it and list them, and a second export has to be the same to
the byte. Exits 1 where anything differs.
"""

import argparse
import datetime as dt
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    import icalendar
    import vobject
except ModuleNotFoundError as error:
    sys.exit(
        f"check-icalendar.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements-icalendar.txt"
    )

EVENTS = f"""
tradition: vn
lunar 1962-7-20  Giỗ, ông; nội \\ "x" \\n
  category: memorial
  note: cúng; ở, nhà
lunar 2017-L6-15  Cháu Lan 👨‍👩‍👧
  category: birthday
lunar 1985-12-30 by cn  Ba mươi
solar 2000-2-29 for 3 days  Leap
lunar *-1,15  Rằm
term dongzhi  Đông chí
2nd sunday of may  =cmd|' /C calc'!A0
on 2026-03-03, 2027-04-04  \x1b]0;title\x07 \u202egnp.exe
solar 6-1  {"長" * 3000}
"""
FIRST, DAYS = "2026-01-01", 3652
AGENDA = ["agenda", "--from", FIRST, "--today", FIRST, "--days", str(DAYS), "--region", "VN"]

Days = set[tuple[str, str]]
"""Day and title."""


def lunarcal(program: str, events: Path, *options: str) -> bytes:
    command = [program, *AGENDA, "--events", str(events), *options]
    return subprocess.run(command, capture_output=True, check=True).stdout


def by_lunarcal(program: str, events: Path) -> Days:
    days = set()
    for line in lunarcal(program, events, "--format", "ndjson").splitlines():
        record = json.loads(line)
        # The years of an anniversary stand behind its title, and in the file in its description.
        name = record["name"].rsplit(" (", 1)[0] if record["kind"] == "event" else record["name"]
        days.add((record["date"], name))
    return days


def spread(starts: list[dt.date], length: dt.timedelta, title: str) -> Days:
    return {
        ((start + dt.timedelta(place)).isoformat(), title) for start in starts for place in range(length.days)
    }


def by_icalendar(data: bytes) -> Days:
    days: Days = set()
    for event in icalendar.Calendar.from_ical(data).walk("VEVENT"):
        starts = [event["DTSTART"].dt]
        listed = event.get("RDATE", [])
        for dates in listed if isinstance(listed, list) else [listed]:
            starts += [date.dt for date in dates.dts]
        days |= spread(starts, event["DTEND"].dt - event["DTSTART"].dt, str(event["SUMMARY"]))
    return days


def by_vobject(data: bytes) -> Days:
    days: Days = set()
    for event in vobject.readOne(data.decode()).vevent_list:
        starts = [event.dtstart.value]
        for dates in event.contents.get("rdate", []):
            starts += dates.value
        days |= spread(starts, event.dtend.value - event.dtstart.value, event.summary.value)
    return days


def by_khal(data: bytes, folder: Path) -> Days:
    home = folder / "khal"
    calendar = home / "calendar"
    calendar.mkdir(parents=True)
    config = home / "config"
    form = "%Y-%m-%d"
    config.write_text(
        f"[calendars]\n[[test]]\npath = {calendar}\n[sqlite]\npath = {home}/khal.db\n[locale]\n"
        f"dateformat = {form}\nlongdateformat = {form}\ntimeformat = %H:%M\n"
        f"datetimeformat = {form} %H:%M\nlongdatetimeformat = {form} %H:%M\n"
    )
    file = home / "export.ics"
    file.write_bytes(data)
    environment = os.environ | {"HOME": str(home), "LC_ALL": "C.UTF-8"}
    khal = [sys.executable, "-m", "khal", "-c", str(config)]
    subprocess.run([*khal, "import", "--batch", "-a", "test", str(file)], env=environment, check=True, capture_output=True)
    last = dt.date.fromisoformat(FIRST) + dt.timedelta(DAYS - 1)
    listing = subprocess.run(
        [*khal, "list", "--day-format", "day {date}", "--format", "event {title}", FIRST, last.isoformat()],
        env=environment, check=True, capture_output=True, text=True,
    ).stdout
    days, day = set(), ""
    for line in listing.splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "day":
            day = rest
        else:
            days.add((day, rest))
    return days


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=".build/debug/lunarcal")
    program = parser.parse_args().program
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        events = Path(name) / "events"
        events.write_text(EVENTS)
        expected = by_lunarcal(program, events)
        for form in ("occurrences", "dates"):
            options = ("--format", "ics", "--form", form, "--alarm", "1d", "--name", "Nhà, ta")
            data = lunarcal(program, events, *options)
            readers = {
                "icalendar": by_icalendar(data),
                "vobject": by_vobject(data),
                "khal": by_khal(data, Path(name) / form),
            }
            for reader, days in readers.items():
                print(f"{form}: {reader} reads {len(days)} days, {len(days ^ expected)} of them otherwise")
                for day in sorted(days ^ expected)[:5]:
                    print("   ", *day)
                failures += days != expected
            again = lunarcal(program, events, *options)
            print(f"{form}: a second export is {'the same' if again == data else 'another'}")
            failures += again != data
            lines = data.split(b"\r\n")
            bad = [line for line in lines if len(line) > 75 or any(byte < 32 for byte in line)]
            print(f"{form}: {len(lines)} lines, {len(bad)} of them too long or with control characters")
            failures += bool(bad)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
