"""Measures apps in windows: how long it takes from the start until a window is drawn, the memory that it holds, how often it
wakes while nothing happens, and the processor's time of a frame in which a list of 100,000 rows scrolls.

    window.py BOOK_READER ROWS

BOOK_READER is Examples/BookReader, ROWS is the program of the package beside this file, both built for release. They are
shown under Xvfb, drawn by Cairo, and scrolled by xdotool.
"""

import argparse
import mmap
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests/Window"))

from support import Desktop

SECONDS = 5
WIDTH, HEIGHT = 1300, 1400  # of the display


class SeenDesktop(Desktop):
    """A desktop whose pixels are in a file."""

    def begin_display(self):
        name = super().begin_display("-fbdir", self.folder.name)
        file = Path(self.folder.name) / "Xvfb_screen0"
        while not file.exists() or not file.stat().st_size:
            time.sleep(0.01)
        with open(file, "rb") as screen:
            self.pixels = mmap.mmap(screen.fileno(), 0, prot=mmap.PROT_READ)
        time.sleep(0.5)
        return name

    def rows(self):
        """The pixels of forty rows of the screen, four bytes each: they are at the end of the file."""
        start = len(self.pixels) - (HEIGHT - 200) * WIDTH * 4
        return self.pixels[start:start + 40 * WIDTH * 4]


class MeasuredApp:
    """An app, and what the system says of its process."""

    def __init__(self, desktop, program):
        self.desktop, self.program = desktop, program

    def __enter__(self):
        before = self.desktop.rows()
        start = time.perf_counter()
        self.process = subprocess.Popen([self.program], env=self.desktop.variables, stderr=subprocess.DEVNULL)
        while self.desktop.rows() == before:
            assert self.process.poll() is None, f"{self.program} has ended"
            assert time.perf_counter() < start + 60, f"{self.program} shows nothing"
            time.sleep(0.001)
        self.start = time.perf_counter() - start
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        # The display takes the window away a little later.
        time.sleep(0.5)

    def memory(self):
        """The memory in megabytes: all that is resident, and what is the process's alone."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        sizes = {name: int(size) / 1024 for name, size in re.findall(r"^(\w+):\s+(\d+)", lines, re.MULTILINE)}
        return sizes["Rss"], sizes["Private_Clean"] + sizes["Private_Dirty"]

    def wakeup_count(self):
        """How many times a thread has waited for something."""
        count = 0
        for status in Path(f"/proc/{self.process.pid}/task").glob("*/status"):
            count += int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status.read_text(), re.MULTILINE)[1])
        return count

    def processor(self):
        """The seconds for which the process has run, from the scheduler's own clock."""
        count = 0
        for status in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat"):
            count += int(status.read_text().split()[0])
        return count / 1e9


def measure_start(desktop, program):
    starts = []
    for _ in range(6):
        with MeasuredApp(desktop, program) as app:
            starts.append(app.start)
            time.sleep(0.5)
    # The first one reads the files from the disk.
    print(f"book reader, from start to window: {statistics.median(starts[1:]) * 1000:.0f} ms", flush=True)


def measure_idle(desktop, program):
    with MeasuredApp(desktop, program) as app:
        time.sleep(8)
        wakes, used = app.wakeup_count(), app.processor()
        time.sleep(SECONDS)
        wakes, used = (app.wakeup_count() - wakes) / SECONDS, (app.processor() - used) / SECONDS
        print(
            f"book reader, idle: {app.memory()[0]:.0f} MB resident, {app.memory()[1]:.0f} MB its own; "
            f"{wakes:.1f} wakes a second, {used * 100:.2f} % of a core", flush=True)


def measure_scrolling(desktop, program):
    with MeasuredApp(desktop, program) as app:
        window = desktop.show("Rows")
        desktop.do("mousemove", "--window", window, 200, 400)
        time.sleep(1)
        used, frames, shown = app.processor(), 0, desktop.rows()
        wheel = subprocess.Popen(
            ["xdotool", "click", "--repeat", str(SECONDS * 60), "--delay", "16", "5"], env=desktop.variables)
        start = time.perf_counter()
        while wheel.poll() is None:
            time.sleep(0.004)
            now = desktop.rows()
            frames, shown = frames + (now != shown), now
        seconds = time.perf_counter() - start
        used = app.processor() - used
        assert frames, "the list does not scroll"
        print(
            f"100,000 rows, scrolled for {seconds:.1f} s: {frames / seconds:.0f} frames a second seen, "
            f"{used / frames * 1000:.1f} ms of processor time each; {app.memory()[0]:.0f} MB resident", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("book_reader")
    parser.add_argument("rows")
    options = parser.parse_args()
    with SeenDesktop() as desktop:
        measure_start(desktop, options.book_reader)
        measure_idle(desktop, options.book_reader)
        measure_scrolling(desktop, options.rows)


if __name__ == "__main__":
    main()
