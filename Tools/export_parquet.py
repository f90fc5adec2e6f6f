#!/usr/bin/env python3
"""Turn what `lunarcal export` writes as CSV into Parquet.

    lunarcal export dates 1900-01-01..2100-12-31 | Tools/export_parquet.py lunar_dates.parquet

Columns get the types that `lunarcal export --format sql` names: dates, 32-bit integers, booleans and texts. Rows
are passed on in batches, so that memory does not grow with the table; the file appears when it is whole.
"""

import argparse
import sys
from pathlib import Path

try:
    import pyarrow as pa
    from pyarrow import csv, parquet
except ModuleNotFoundError as error:
    sys.exit(
        f"export_parquet.py: no Python package {error.name}; "
        "install what it needs: pip install -r Tools/requirements-export.txt"
    )

DATES = {"solar_date", "first_date"}
INTEGERS = {
    "day", "first_day", "weekday", "iso_year", "iso_week", "lunar_year", "lunar_month", "lunar_day", "length",
}  # fmt: skip


def column_type(name: str) -> pa.DataType:
    """The type of a column by its name."""
    if name in DATES:
        return pa.date32()
    if name in INTEGERS:
        return pa.int32()
    return pa.bool_() if name.startswith("is_") else pa.string()


def main() -> None:
    parser = argparse.ArgumentParser(description="Turn the CSV of lunarcal export into Parquet.")
    parser.add_argument("output", type=Path, help="the Parquet file to write")
    parser.add_argument("input", type=Path, nargs="?", help="the CSV file to read; standard input without it")
    arguments = parser.parse_args()

    source = arguments.input.open("rb") if arguments.input else sys.stdin.buffer
    header = source.readline().decode()
    names = header.rstrip("\r\n").split(",")
    if names == [""]:
        sys.exit("export_parquet.py: the input is empty: give it what `lunarcal export dates` writes")
    schema = pa.schema([(name, column_type(name)) for name in names])
    unfinished = arguments.output.with_name(arguments.output.name + ".unfinished")
    try:
        reader = csv.open_csv(
            source,
            read_options=csv.ReadOptions(column_names=names),
            convert_options=csv.ConvertOptions(
                column_types=schema, strings_can_be_null=True, true_values=["1"], false_values=["0"]
            ),
        )
        with parquet.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            for batch in reader:
                writer.write_batch(batch)
        unfinished.replace(arguments.output)
    except (pa.ArrowInvalid, OSError) as error:
        unfinished.unlink(missing_ok=True)
        sys.exit(f"export_parquet.py: {error}")


if __name__ == "__main__":
    main()
