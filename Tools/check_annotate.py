#!/usr/bin/env python3
"""Compare `lunarcal annotate` with a join in DuckDB, row by row.

Rows are dated at random within the days that `lunarcal export dates` gives to both, some of them wrongly; the four
columns and the order of the rows have to be the same. Both programs write to pipes: nothing is kept.
"""

import argparse
import itertools
import os
import random
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

try:
    import duckdb
except ModuleNotFoundError:
    sys.exit("check_annotate.py: no Python package duckdb: pip install -r Tools/requirements-engines.txt")

RANGE = "1645-01-28..2649-02-03"


def write_rows(path: Path, dates: Path, count: int) -> None:
    """A file of that many rows with the dates of another file, and one wrong one in a thousand."""
    generator = random.Random(count)
    with dates.open() as file:
        days = [line.split(",")[1] for line in itertools.islice(file, 1, None)]
    wrong = ["2026-02-30", "", "today", "9999-99-99", "1492-10-12"]
    with path.open("w") as file:
        file.write("id,date,note\n")
        for number in range(count):
            day = generator.choice(wrong if number % 1000 == 999 else days)
            file.write(f'{number},{day},"note, ""{number % 37}"""\n')


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare lunarcal annotate with a join in DuckDB.")
    parser.add_argument("lunarcal", type=Path, help="the program")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--threads", default="2", help="how many threads annotate has")
    arguments = parser.parse_args()
    program = arguments.lunarcal.resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows, dates, pipe = folder / "rows.csv", folder / "dates.csv", folder / "pipe"
        with dates.open("w") as file:
            subprocess.run([program, "export", "dates", RANGE, "-t", "cn"], check=True, stdout=file)
        write_rows(rows, dates, arguments.rows)
        os.mkfifo(pipe)
        connection = duckdb.connect(config={"threads": 1})
        query = f"""COPY (
              SELECT r.*, lunar_year, lunar_month, lunar_day, is_leap_month
              FROM read_csv('{rows}', header=true, all_varchar=true) r
              LEFT JOIN read_csv('{dates}', header=true, all_varchar=true) ON solar_date = date
              ORDER BY r.id::INTEGER
            ) TO '{pipe}' (FORMAT csv, HEADER)"""
        join = threading.Thread(target=connection.execute, args=[query], daemon=True)
        join.start()
        annotate = subprocess.Popen(
            [program, "annotate", "-t", "cn", "--threads", arguments.threads, rows],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        count = 0
        with pipe.open() as joined:
            for ours, theirs in itertools.zip_longest(annotate.stdout, joined):
                # The id in front and the four columns behind; engines quote what is between as they like.
                pair = [(line or "").rstrip("\n").split(",") for line in (ours, theirs)]
                if pair[0][0] != pair[1][0] or pair[0][-4:] != pair[1][-4:]:
                    sys.exit(f"row {count}: annotate {ours!r}, DuckDB {theirs!r}")
                count += 1
        if annotate.wait() != 0 or count != arguments.rows + 1:
            sys.exit(f"{count - 1} of {arguments.rows} rows came")
        print(f"{arguments.rows} rows: the four columns of lunarcal annotate are those of DuckDB's join")


if __name__ == "__main__":
    main()
