#!/usr/bin/env python3
"""Read what lunarcal writes in each format with independent readers.

JSON against Documentation/lunarcal.schema.json (jsonschema), HTML by html5lib in its strict mode, SVG by an XML parser,
CSV by Python's csv, iCalendar by icalendar and vobject, which must find the same events. Every format of every command,
in six languages. A difference or a complaint is printed, and the exit code is 1.
"""

import csv
import io
import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

try:
    import html5lib
    import icalendar
    import jsonschema
    import vobject
except ModuleNotFoundError as error:
    sys.exit(
        f"check-formats.py: no Python package {error.name}; "
        "install what it needs: pip install --require-hashes -r Tools/requirements-formats.txt"
    )

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = json.loads((ROOT / "Documentation" / "lunarcal.schema.json").read_text())
LANGUAGES = {"en": "SG", "vi": "VN", "zh-Hans": "CN", "zh-Hant": "TW", "ko": "KR", "ja": "JP"}
COMMANDS = (
    "show 2026-02 --region {region}",
    "show 2026 --region {region} --tradition cn,kr,vn,jp --weeks",
    "show 2033-12-22 --week",
    "lookup 2026-02-17 --region {region}",
    "lookup 2026-09-20..2026-10-10 --region {region}",
    "holidays 2027 --region {region}",
    "terms 2026 --zone Asia/Seoul",
    "agenda --from 2026-01-01 --days 90 --region {region} --alarm 1d",
    "anniversary 1985-03-21 --tradition vn --for birthday --milestones add",
    "next lunar 8-15 --tradition kr --count 3",
)
FORMATS = ("json", "ndjson", "csv", "md", "html", "svg", "ics")


def check_json(text: str) -> int:
    jsonschema.validate(json.loads(text), SCHEMA)
    return 1


def check_ndjson(text: str) -> int:
    values = [json.loads(line) for line in text.splitlines()]
    for value in values:
        jsonschema.validate(value, SCHEMA)
    return len(values)


def check_csv(text: str) -> int:
    rows = list(csv.reader(io.StringIO(text), strict=True))
    widths = {len(row) for row in rows}
    assert len(widths) == 1 and len(rows) > 1, f"rows of {widths} fields"
    return len(rows)


def check_md(text: str) -> int:
    tables = [line for line in text.splitlines() if line.startswith("|")]
    assert tables and all(line.endswith("|") for line in tables), "a table's line has no end"
    return len(tables)


def check_html(text: str) -> int:
    html5lib.HTMLParser(strict=True).parse(text)
    for word in ("<script", "http:", "https:", "url("):
        assert word not in text, f"{word} in a page that needs nothing else"
    return text.count("<td")


def check_svg(text: str) -> int:
    root = ElementTree.fromstring(text)
    width = int(root.get("width", "0"))
    for element in root.iter("{http://www.w3.org/2000/svg}text"):
        assert 0 <= int(element.get("x", "-1")) <= width, "a text outside the drawing"
    return len(list(root))


def check_ics(text: str) -> int:
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n")), "a line of more than 75 octets"
    assert "\n" not in text.replace("\r\n", ""), "a line break that is not CRLF"
    first = icalendar.Calendar.from_ical(text)
    assert not first.errors, first.errors
    events = [
        (str(event["UID"]), event["DTSTART"].dt, str(event["SUMMARY"])) for event in first.walk("VEVENT")
    ]
    second = vobject.readOne(text)
    assert second.validate(raiseException=True)
    others = [(event.uid.value, event.dtstart.value, event.summary.value) for event in second.vevent_list]
    assert events == others, "icalendar and vobject read different events"
    assert len({uid for uid, _, _ in events}) == len(events), "two events with one UID"
    return len(events)


CHECKS = {
    "json": check_json, "ndjson": check_ndjson, "csv": check_csv, "md": check_md, "html": check_html,
    "svg": check_svg, "ics": check_ics,
}  # fmt: skip


def main() -> int:
    program = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "lunarcal")
    failures = 0
    for language, region in LANGUAGES.items():
        counts = dict.fromkeys(FORMATS, 0)
        for command in COMMANDS:
            for form in FORMATS:
                words = [*command.format(region=region).split(), "--lang", language, "--format", form]
                done = subprocess.run([program, *words], capture_output=True, check=False)
                try:
                    assert done.returncode == 0, done.stderr.decode()
                    counts[form] += CHECKS[form](done.stdout.decode())
                except Exception as error:  # noqa: BLE001 - whatever a reader complains of
                    failures += 1
                    print(f"lunarcal {' '.join(words)}: {type(error).__name__}: {str(error)[:300]}")
        print(f"{language}: " + ", ".join(f"{form} {count}" for form, count in counts.items()))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
