#!/usr/bin/env python3
"""Measure `lunarcal browse` on a terminal of its own: from a key to the last byte painted, and memory while a key is held.

Prints the median and the 95th percentile of the time, the processor time and the bytes of a key, and the resident memory
before and after as many keys as ten years have weeks, and after a hundred years. Wants a machine that does nothing else.
"""

import argparse
import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import termios
import time


class Browser:
    def __init__(self, program: str, rows: int, columns: int, options: list[str]):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            # The parent sets the size before it lets the program begin.
            os.read(0, 1)
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execv(program, [program, "browse", "2026-11-20", "--today", "2026-11-30", *options])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.write(self.terminal, b"\n")
        self.drain(1)

    def drain(self, quiet: float) -> tuple[int, float]:
        """Reads until nothing has come for a while: the bytes, and when the last of them came."""
        count, last = 0, time.perf_counter()
        while select.select([self.terminal], [], [], quiet)[0]:
            count += len(os.read(self.terminal, 1 << 16))
            last = time.perf_counter()
        return count, last

    def press(self, key: bytes, quiet: float = 0.03) -> tuple[float, int]:
        start = time.perf_counter()
        os.write(self.terminal, key)
        count, last = self.drain(quiet)
        return (last - start) * 1e3, count

    def hold(self, key: bytes, times: int) -> None:
        for _ in range(times):
            os.write(self.terminal, key)
            self.drain(0)
        self.drain(0.5)

    def memory(self) -> int:
        with open(f"/proc/{self.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def processor(self) -> float:
        with open(f"/proc/{self.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def quit(self) -> None:
        os.kill(self.pid, signal.SIGTERM)
        os.waitpid(self.pid, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default="./lunarcal")
    parser.add_argument("--keys", type=int, default=200)
    parser.add_argument("options", nargs="*", help="more options of browse, behind --")
    arguments = parser.parse_args()
    options = ["--tradition", "vn", "--region", "VN", "--start", "monday", *arguments.options]
    print("load:", *os.getloadavg())
    for rows, columns in ((24, 80), (60, 200)):
        for view in ("month", "strip", "year"):
            browser = Browser(arguments.program, rows, columns, [*options, "--view", view])
            before = browser.processor()
            keys = [browser.press(b"j") for _ in range(arguments.keys)]
            processor = (browser.processor() - before) / arguments.keys * 1e3
            times = sorted(wall for wall, _ in keys)
            first = browser.memory()
            browser.hold(b"j", 522)
            later = browser.memory()
            browser.hold(b"j", 9 * 522)
            print(
                f"{columns}×{rows} {view}: {statistics.median(times):.2f} ms a key, 95th percentile "
                f"{times[len(times) * 95 // 100]:.2f}, processor {processor:.2f}, "
                f"{statistics.median(count for _, count in keys):.0f} bytes; "
                f"memory {first} kB, {later} after ten years, {browser.memory()} after a hundred"
            )
            browser.quit()


if __name__ == "__main__":
    main()
