#!/usr/bin/env python3
"""Run the examples of Documentation/engines.md in the engines they are for.

Each block that begins with ```sql ENGINE (or python) runs in a fresh database and in a folder with `orders.csv`,
`lunar_dates.csv`, `.sql` and `.parquet` and the SQLite extension; the rows of its last statement have to be those
that `lunarcal annotate` gives for the same orders. Engines that are not installed are named and left out.
"""

import argparse
import csv
import datetime as dt
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RANGE = "1900-01-01..2100-12-31"
Rows = list[list[str]]


class Missing(Exception):
    """An engine is not installed."""


def write_inputs(folder: Path, lunarcal: Path, extension: Path | None) -> Rows:
    """Fill the folder; give the rows expected."""
    first = dt.date(1900, 2, 1)
    orders = [[str(i), str(first + dt.timedelta(days=i * 7919 % 73_000))] for i in range(2000)]
    with (folder / "orders.csv").open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([["id", "order_date"], *orders])
    for form in ("csv", "sql"):
        with (folder / f"lunar_dates.{form}").open("w") as file:
            subprocess.run(
                [lunarcal, "export", "dates", RANGE, "--tradition", "vn", "--format", form], check=True, stdout=file
            )
    subprocess.run(
        [sys.executable, ROOT / "Tools/export_parquet.py", folder / "lunar_dates.parquet", folder / "lunar_dates.csv"],
        check=True,
    )
    if extension:
        shutil.copy(extension, folder)
    annotated = subprocess.run(
        [lunarcal, "annotate", "--tradition", "vn", "--column", "order_date", folder / "orders.csv"],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    return [[row[0], *row[2:]] for row in csv.reader(annotated.splitlines()[1:])]


def sqlite(sql: str, folder: Path) -> Rows:
    if not shutil.which("sqlite3"):
        raise Missing("sqlite3")
    output = subprocess.run(
        ["sqlite3", "-csv", "-bail", "test.db"], input=sql, cwd=folder, check=True, capture_output=True, text=True
    ).stdout
    (folder / "test.db").unlink()
    return list(csv.reader(output.splitlines()))


def duckdb(sql: str, folder: Path) -> Rows:
    try:
        import duckdb
    except ModuleNotFoundError as error:
        raise Missing("the Python package duckdb") from error
    os.chdir(folder)
    return [[str(field) for field in row] for row in duckdb.connect().execute(sql).fetchall()]


def postgresql(sql: str, folder: Path) -> Rows:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    path = os.pathsep.join([*map(str, reversed(programs)), os.environ["PATH"]])
    if not shutil.which("initdb", path=path):
        raise Missing("initdb of PostgreSQL")
    # The server refuses to run as root.
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    data = folder / "postgresql"
    data.mkdir()
    if user:
        shutil.chown(data, "postgres")
    environment = os.environ | {"PATH": path, "PGHOST": str(data), "PGUSER": "test", "PGDATABASE": "postgres"}

    def run(*words: str, **more: object) -> str:
        return subprocess.run(
            [*user, *words], check=True, capture_output=True, text=True, cwd=folder, env=environment, **more
        ).stdout

    run("initdb", "-D", f"{data}/data", "-U", "test", "--auth=trust", "--no-sync", "-E", "UTF8")
    run("pg_ctl", "-D", f"{data}/data", "-w", "-l", f"{data}/log", "-o", f"-k {data} -c listen_addresses=''", "start")
    try:
        output = run("psql", "-q", "-X", "--csv", "-t", "-v", "ON_ERROR_STOP=1", input=sql)
    finally:
        run("pg_ctl", "-D", f"{data}/data", "-m", "immediate", "stop")
    return list(csv.reader(output.splitlines()))


def spark(sql: str, folder: Path) -> Rows:
    try:
        from pyspark.sql import SparkSession
    except ModuleNotFoundError as error:
        raise Missing("the Python package pyspark") from error
    if not shutil.which("java"):
        raise Missing("java, for Spark")
    os.chdir(folder)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    session = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    try:
        rows: Rows = []
        for statement in filter(str.strip, sql.split(";\n")):
            rows = [[str(field) for field in row] for row in session.sql(statement.rstrip().rstrip(";")).collect()]
        return rows
    finally:
        session.stop()


def pandas(code: str, folder: Path) -> Rows:
    try:
        import pandas  # noqa: F401
    except ModuleNotFoundError as error:
        raise Missing("the Python package pandas") from error
    os.chdir(folder)
    names: dict[str, object] = {}
    exec(code, names)
    columns = ["id", "lunar_year", "lunar_month", "lunar_day", "is_leap_month"]
    return [[str(int(field)) for field in row] for row in names["joined"][columns].itertuples(index=False)]


ENGINES: dict[str, Callable[[str, Path], Rows]] = {
    "sqlite": sqlite, "duckdb": duckdb, "postgresql": postgresql, "spark": spark, "pandas": pandas,
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="Run the examples of Documentation/engines.md.")
    parser.add_argument("lunarcal", type=Path, help="the program")
    parser.add_argument("--extension", type=Path, help="liblunarcal_sqlite.so, where it is built")
    arguments = parser.parse_args()
    blocks = re.findall(r"^```(?:sql|python) (\w+)\n(.*?)^```", (ROOT / "Documentation/engines.md").read_text(), re.M | re.S)
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        extension = arguments.extension and arguments.extension.resolve()
        expected = write_inputs(folder, arguments.lunarcal.resolve(), extension)
        for engine, sql in blocks:
            if ".load" in sql and not extension:
                print("sqlite with the extension: not built, left out")
                continue
            try:
                rows = ENGINES[engine](sql, folder)
            except Missing as missing:
                print(f"{engine}: {missing} is not installed, left out")
                continue
            except subprocess.CalledProcessError as error:
                sys.exit(f"{engine}: {error.stderr}")
            same = sum(a == b for a, b in zip(rows, expected, strict=False))
            failed |= rows != expected
            print(f"{engine}: {same} of {len(expected)} rows as lunarcal annotate has them")
    if failed:
        sys.exit(1)


if __name__ == "__main__":
    main()
