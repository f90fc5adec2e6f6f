#!/usr/bin/env python3
"""Compare `lunarcal annotate` with Python on rows made at random, byte by byte.

CSV and TSV come from Python's `csv` module, NDJSON from its `json` module: quoted fields with separators, quotes, line
feeds, carriage returns and bytes that are no UTF-8, every line end, a byte order mark or none, nested objects, dates in
every form with zones around their clock changes, and rows that are bad. What is written has to be what was read with
the columns of `lunarcal export dates` behind each row, bad rows are those that were made bad, and standard input, a file,
a slow pipe and any number of threads give the same bytes.
"""

import argparse
import csv
import datetime as dt
import io
import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from zoneinfo import ZoneInfo

NAMES = ["lunar_year", "lunar_month", "lunar_day", "is_leap_month"]
EPOCH = dt.datetime(1970, 1, 1, tzinfo=dt.timezone.utc)
ZONES = ["UTC", "+07:00", "-03:30", "Asia/Seoul", "America/New_York", "America/Sao_Paulo", "Africa/Cairo"]
Dates = dict[str, list[str]]
Sample = tuple[str, str | None]
"""A field, and the day it names if it names one."""


@dataclass
class Case:
    """Input, options to read it with, and what has to come out."""

    options: list[str]
    read: bytes
    written: bytes
    bad: int
    rows: int


def lunar_dates(program: Path) -> Dates:
    text = subprocess.run(
        [program, "export", "dates", "1900-01-31..2100-12-31", "-t", "cn"], check=True, capture_output=True, text=True
    ).stdout
    return {row["solar_date"]: [row[name] for name in NAMES] for row in csv.DictReader(io.StringIO(text))}


def zone(name: str) -> dt.tzinfo:
    if name[0] in "+-":
        hours, minutes = int(name[1:3]), int(name[4:])
        return dt.timezone((-1 if name[0] == "-" else 1) * dt.timedelta(hours=hours, minutes=minutes))
    return ZoneInfo(name)


def changes(name: str) -> list[dt.datetime]:
    """Midnights of UTC near which the clocks of a zone change, some of them."""
    found, day = [], dt.datetime(1960, 1, 1, tzinfo=dt.timezone.utc)
    while day.year < 2037:
        after = day + dt.timedelta(days=1)
        if day.astimezone(zone(name)).utcoffset() != after.astimezone(zone(name)).utcoffset():
            found.append(day)
        day = after
    return found or [EPOCH]


def iso_samples(chance: random.Random, dates: Dates) -> Iterator[Sample]:
    days = list(dates)
    times = ["", "T08:30", " 23:59:60", "T00:00:00.123456Z", "t24:00z", "T12:00:00+0900", "T01:02:03,5-08"]
    wrong = ["", "2026-02-30", "2026-13-01", "2026-1-1", "26-01-01", "2026-01-01T", "2026-01-01T25:00", "today",
             "2026-01-01Z", " 2026-01-01", "1500-01-01", "9999-12-31", "2026-01-01\0", "-2026-01-01", "２026-01-01"]  # fmt: skip
    while True:
        if chance.random() < 0.1:
            yield chance.choice(wrong), None
        else:
            day = chance.choice(days)
            yield day + (chance.choice(times) if chance.random() < 0.3 else ""), day


def epoch_samples(chance: random.Random, name: str, factor: int) -> Iterator[Sample]:
    near = changes(name)
    wrong = ["", "1e9", "12.5", "0x10", "+5", "--5", "1" * 19, "-", "99999999999999999"]
    while True:
        if chance.random() < 0.1:
            yield chance.choice(wrong), None
            continue
        if chance.random() < 0.6:
            moment = chance.choice(near) + dt.timedelta(seconds=chance.randint(-100_000, 200_000))
        else:
            moment = EPOCH + dt.timedelta(seconds=chance.randint(-2_000_000_000, 4_100_000_000))
        seconds = (moment - EPOCH) // dt.timedelta(seconds=1)
        part = chance.randrange(1000) if factor == 1000 else 0
        yield str(seconds * factor + part), str(moment.astimezone(zone(name)).date())


def samples(chance: random.Random, dates: Dates) -> tuple[list[str], Iterator[Sample]]:
    form = chance.choice(["iso", "iso", "epoch-s", "epoch-ms"])
    if form == "iso":
        return [], iso_samples(chance, dates)
    name = chance.choice(ZONES)
    factor = 1000 if form == "epoch-ms" else 1
    return ["--dates", form, "--zone", name], epoch_samples(chance, name, factor)


def words(chance: random.Random, alphabet: str) -> str:
    return "".join(chance.choices(alphabet, k=chance.choice([0, 1, 3, 8, 70, 200])))


def delimited(chance: random.Random, dates: Dates) -> Case:
    """CSV with any separator, or TSV, with a header or without."""
    is_tsv = chance.random() < 0.2
    separator = "\t" if is_tsv else chance.choice(",;|\t:~ ")
    ends = chance.choice(["\n", "\r\n"])
    dated, sample = samples(chance, dates)
    # "\udcff" becomes the byte FF, which is no UTF-8. In TSV a return before the line feed belongs to the line end.
    alphabet = "abc é越\0\x7f\udcff'" + ("\"" if is_tsv else "\"\"\r\n\r\n" + separator * 2)
    quoting = chance.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC])
    columns = chance.randint(1, 6)
    place = chance.randrange(columns)
    has_header = chance.random() < 0.6

    def row(fields: list[str]) -> bytes:
        if is_tsv:
            text = separator.join(fields)
        else:
            file = io.StringIO(newline="")
            csv.writer(file, delimiter=separator, quoting=quoting).writerow(fields)
            text = file.getvalue().removesuffix("\r\n")
        return text.encode("utf-8", "surrogateescape")

    read = written = b"\xef\xbb\xbf" if chance.random() < 0.3 else b""
    options = ["--format", "tsv"] if is_tsv else ["--separator", separator]
    if has_header:
        names = [f"c{number}" for number in range(columns)]
        names[place] = "when"
        options += ["--column", "when"]
        read += row(names) + ends.encode()
        written += row(names) + (separator + separator.join(NAMES) + ends).encode()
    else:
        options += ["--no-header", "--column", str(place + 1)]
    policy = chance.choice(["empty", "drop"])
    bad, count = 0, chance.choice([1, 3, 100, 2000])
    for number in range(count):
        fields = [words(chance, alphabet) for _ in range(columns)]
        fields[place], day = next(sample)
        # A date with the separator in it needs quotes, and the first row says how many columns there are.
        if separator in fields[place] and is_tsv or chance.random() < 0.03 and (number or has_header):
            fields, day = fields + ["one more"], None
            if is_tsv and separator in fields[place]:
                fields[place] = ""
        if columns == 1 and not fields[0] and len(fields) == 1:
            fields[0], day = "none", None
        line = row(fields)
        end = b"" if number == count - 1 and chance.random() < 0.5 else ends.encode()
        read += line + end
        suffix = dates.get(day) if day else None
        bad += suffix is None
        if suffix or policy == "empty":
            written += line + (separator + separator.join(suffix or [""] * 4)).encode() + end
    return Case(options + dated + ["--bad-rows", policy], read, written, bad, count)


def values(chance: random.Random, depth: int) -> object:
    kind = chance.randrange(8 if depth else 6)
    if kind == 6:
        return [values(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 7:
        return {words(chance, "ab\"\\{}[]:,é"): values(chance, depth - 1) for _ in range(chance.randrange(4))}
    text = words(chance, "a\"\\\n\r\t{}[]:,é越\0/")
    return [None, True, -1.5e300, chance.randrange(1 << 40), text, text][kind]


def ndjson(chance: random.Random, dates: Dates) -> Case:
    dated, sample = samples(chance, dates)
    ends = chance.choice([b"\n", b"\r\n"])
    policy = chance.choice(["empty", "drop"])
    nothing = [b"2026-01-01", b"[]", b"{", b"{\"when\":}", b"{\"when\" 1}", b"\"x\"", b"{}x", b"{\"when\":\"2026-01-01\",}", b""]
    read, written, bad, count = b"", b"", 0, chance.choice([1, 3, 100, 2000])
    for number in range(count):
        end = b"" if number == count - 1 and chance.random() < 0.5 else ends
        if chance.random() < 0.05:
            line = chance.choice(nothing)
            if line + end == b"":
                line = b"[]"
            read, bad = read + line + end, bad + 1
            written += line + end if policy == "empty" else b""
            continue
        members = [(words(chance, "ab\"\\{}é")[:20] + "_", values(chance, 3)) for _ in range(chance.randrange(5))]
        field, day = next(sample)
        if chance.random() < 0.1:
            day = None  # no such member, but one further in
            members.append(("inside", {"when": field}))
        else:
            is_number = bool(dated) and re.fullmatch("0|-?[1-9][0-9]*", field) and chance.random() < 0.7
            if "\0" in field or not field.isascii():
                field, day = "no", None
            members.insert(chance.randint(0, len(members)), ("when", int(field) if is_number else field))
        parts = [chance.choice([None, (",", ":"), (" , ", " : ")]), chance.random() < 0.5]
        line = json.dumps(dict(members), separators=parts[0], ensure_ascii=parts[1]).encode()
        suffix = dates.get(day) if day else None
        bad += suffix is None
        read += line + end
        if suffix is None and policy == "drop":
            continue
        year, month, date, leap = suffix or ["null"] * 4
        leap = {"1": "true", "0": "false"}.get(leap, leap)
        new = ",".join(f'"{n}":{v}' for n, v in zip(NAMES, [year, month, date, leap], strict=True))
        head = line[: line.rindex(b"}")]
        written += head + (b"," if len(head.strip()) > 1 else b"") + new.encode() + b"}" + end
    options = ["--format", "ndjson", "--column", "when", *dated, "--bad-rows", policy]
    return Case(options, read, written, bad, count)


def run(program: Path, case: Case, threads: str, file: Path | None) -> tuple[bytes, bytes]:
    command = [program, "annotate", "-t", "cn", "--threads", threads, *case.options]
    done = subprocess.run(
        [*command, file] if file else command, input=None if file else case.read, capture_output=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{command}: status {done.returncode}: {done.stderr.decode()}")
    return done.stdout, done.stderr


def differing(case: Case, seed: int, found: bytes, what: str) -> str:
    place = next((i for i, (a, b) in enumerate(zip(found, case.written)) if a != b), min(len(found), len(case.written)))
    around = slice(max(0, place - 60), place + 60)
    return f"seed {seed}, {what}, {case.options}: {found[around]!r} for {case.written[around]!r}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare lunarcal annotate with Python's csv and json modules.")
    parser.add_argument("lunarcal", type=Path, help="the program")
    parser.add_argument("--cases", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0, help="the first case")
    arguments = parser.parse_args()
    program = arguments.lunarcal.resolve()
    dates = lunar_dates(program)
    makers: list[Callable[[random.Random, Dates], Case]] = [delimited, delimited, ndjson]
    rows = bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.seed, arguments.seed + arguments.cases):
            chance = random.Random(seed)
            case = makers[seed % 3](chance, dates)
            file = Path(folder) / "rows"
            file.write_bytes(case.read)
            for threads, source in (("1", None), ("2", None), ("1", file), ("3", file)):
                found, message = run(program, case, threads, source)
                what = f"{threads} threads, {'a file' if source else 'a pipe'}"
                if found != case.written:
                    sys.exit(differing(case, seed, found, what))
                expected = f"{case.bad} of {case.rows} rows are bad" if case.bad else ""
                if expected not in message.decode() or bool(message) != bool(case.bad):
                    sys.exit(f"seed {seed}, {what}, {case.options}: {message.decode()!r} for {expected!r}")
            rows, bad = rows + case.rows, bad + case.bad
    print(f"{arguments.cases} inputs, {rows} rows, {bad} of them bad: all bytes as expected, 4 ways each")


if __name__ == "__main__":
    main()
