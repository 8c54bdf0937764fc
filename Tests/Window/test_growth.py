"""Windows that are closed leave nothing behind: no state, no window of the display, no memory. ROUNDS=100 is the long run."""

import os
from pathlib import Path

from support import App, Desktop, run

ROUNDS = int(os.environ.get("ROUNDS", 8))

# The rounds after which caches of fonts, styles and rows are filled.
WARM = 3

# The heap is trimmed every third round or so, by some megabytes: of as many rounds the least counts.
TRIM = 3

# The bytes of a window that may be left. Measured over 700 windows there were none; the heap grows by 250 kB at a time.
LEFT = 5_000


def memory(app):
    """The resident memory of an app that is its own, in bytes."""
    lines = Path(f"/proc/{app.process.pid}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Dirty:", "Swap:")))


def test_twenty_windows_that_open_and_close_leave_nothing():
    with Desktop() as desktop, App(desktop, FIXTURE="many", ROUNDS=str(ROUNDS)) as app:
        def least(rounds):
            """The least memory after one of the rounds."""
            sizes = []
            for number in rounds:
                app.wait_for(f"round {number}", timeout=600)
                sizes.append(memory(app))
            return min(sizes)

        before = least(range(WARM, WARM + TRIM))
        left = (least(range(ROUNDS - TRIM + 1, ROUNDS + 1)) - before) / (20 * (ROUNDS - WARM - TRIM + 1))
        app.wait_for("left 0 shown, 0 living", timeout=600)
        print(f"{left / 1000:.1f} kB a window")
        names = desktop.do("search", "--onlyvisible", "--name", ".", "getwindowname", "%@").split("\n")
        assert [name for name in names if name] == ["Fixture"], names
        assert left < LEFT, left


run([value for name, value in list(globals().items()) if name.startswith("test_")])
