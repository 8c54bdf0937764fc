"""Measures Umwelt beside QML, React and Chromium, and writes the table of Documentation/Speed.md.

    compare.py PROGRAM TOOL [--rounds N] [--output FILE]

PROGRAM is Compare, of the package of benchmarks, built for release; TOOL is `umwelt`. Each round measures
every row with each of them, one after the other, so that a machine that slows down slows down all. The minimum and the
median of all rounds are written. Everything stays on this machine.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from importlib import metadata

from playwright.sync_api import sync_playwright

import saving

FOLDER = os.path.dirname(os.path.abspath(__file__))
REACT = {"react.js": "react/umd/react.production.min.js", "react-dom.js": "react-dom/umd/react-dom.production.min.js"}

# The rows: their names, what they are, how many times each is measured in a round, and the unit of the figures.
ROWS = [
    ("theme", "ten of 10,000 leaves read a value that changes, laid out", 50, "ms"),
    ("readers alone", "ten views read a key that changes, laid out", 50, "ms"),
    ("readers", "the same ten beside 10,000 views that read another key, laid out", 50, "ms"),
    ("state", "one of 10,000 leaves has state that changes, laid out", 50, "ms"),
    ("size", "a text changes its size at the head of a flat column of 10,000", 10, "ms"),
    ("insertion", "a row comes to or goes from the front of 10,000", 10, "ms"),
    ("append", "a row comes to or goes from the end of 10,000", 10, "ms"),
    ("build", "10,000 leaves are built and laid out", 3, "ms"),
    ("memory", "memory of a leaf", 1, "bytes"),
    ("cards", "share cards of 1,200 by 630 as PNG, two at a time", 200, "a second"),
    ("plain", "click to change in the page, plain stack of 10,000", 10, "ms"),
    ("lazy", "click to change in the page, lazy stack of 10,000", 10, "ms"),
    ("socket plain", "press to patch at the page's socket, plain stack of 10,000", 20, "ms"),
    ("socket lazy", "press to patch at the page's socket, lazy stack of 10,000", 20, "ms"),
    ("save 50", "save to page, a file of 50 lines", 3, "ms"),
    ("save 300", "save to page, a file of 300 lines", 3, "ms"),
]

# The time from the end of a click to the change of the document that shows its count. The listener catches the event
# before the page's own.
CLICK_SCRIPT = """() => {
    window.taken = new Promise(done => {
        let start;
        addEventListener("pointerup", () => { start = performance.now(); }, { capture: true, once: true });
        const observer = new MutationObserver(() => {
            if (start === undefined) return;
            if (button.textContent === before) return;
            observer.disconnect();
            done(performance.now() - start);
        });
        const button = document.querySelector("button, [role=button]");
        const before = button.textContent;
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
}"""


class Umwelt:
    name = "Umwelt"

    def __init__(self, program, tool):
        self.program, self.tool = program, tool

    def measure(self, row, times, browser):
        if row.startswith("save"):
            return saving.measure(self.tool, int(row.split()[1]), times, browser)
        if row in ("plain", "lazy"):
            return self.click(row, times, browser)
        if row.startswith("socket"):
            return answer(sys.executable, os.path.join(FOLDER, "pressing.py"), self.program, row.split()[1], times)
        return answer(self.program, row, times)

    def click(self, stack, times, browser):
        with tempfile.TemporaryDirectory() as folder:
            variables = {
                **os.environ, "UMWELT_HOST": "browser", "UMWELT_PORT": "0", "XDG_CONFIG_HOME": folder,
                "XDG_STATE_HOME": folder, "XDG_DATA_HOME": folder}
            process = subprocess.Popen([self.program, stack], env=variables, stdout=subprocess.PIPE, text=True)
            page = browser.new_page()
            try:
                page.goto(process.stdout.readline().split()[1])
                return clicks(page, times)
            finally:
                page.close()
                process.terminate()
                process.wait()


class QML:
    name = "QML"
    rows = {"theme", "state", "size", "insertion", "append", "build", "memory"}

    def measure(self, row, times, browser):
        return answer(sys.executable, os.path.join(FOLDER, "qml.py"), row, times) if row in self.rows else None


class React:
    name = "React in Chromium"
    rows = {"theme", "state", "size", "insertion", "append", "build", "plain"}

    def measure(self, row, times, browser):
        if row not in self.rows:
            return None
        page = browser.new_page()
        page.route("http://compare.test/**", self.serve)
        page.goto("http://compare.test/react.html")
        try:
            if row != "plain":
                return page.evaluate("([row, times]) => measure(row, times)", [row, times])
            page.evaluate("() => show(Page)")
            return clicks(page, times)
        finally:
            page.close()

    def serve(self, route):
        name = route.request.url.rsplit("/", 1)[1]
        path = os.path.join("/usr/share/nodejs", REACT[name]) if name in REACT else os.path.join(FOLDER, name)
        if os.path.exists(path):
            route.fulfill(path=path)
        else:
            route.fulfill(status=404)


class Screenshots:
    """Chromium's screenshots of the same card, in its fast mode, from two browsers at a time."""

    name = "Chromium's screenshots"

    def measure(self, row, times, browser):
        if row != "cards":
            return None
        shooters = [
            subprocess.Popen(
                [sys.executable, os.path.join(FOLDER, "screenshots.py"), str(times // 4)], stdout=subprocess.PIPE, text=True)
            for _ in range(2)
        ]
        return [sum(float(shooter.communicate()[0]) for shooter in shooters)]


def answer(*command):
    """The JSON that a command prints."""
    return json.loads(subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, check=True).stdout)


# The milliseconds between the beginning and the end of a click: a guess at what a finger takes. Chromium puts off what
# comes from outside after an event until it has drawn the next frame, and draws one every 17 ms: without a pause, the end
# would wait for the frame of the beginning as well.
HELD = 80


def clicks(page, times):
    """Clicks the page's button: the first two times are not counted."""
    button = page.get_by_role("button").first
    button.wait_for()
    figures = []
    for number in range(times + 2):
        page.evaluate(CLICK_SCRIPT)
        button.click(delay=HELD, timeout=120_000)
        taken = page.evaluate("() => window.taken")
        if number >= 2:
            figures.append(taken)
    return figures


def machine():
    with open("/proc/cpuinfo") as file:
        model = next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    with open("/etc/os-release") as file:
        system = next(line.split("=", 1)[1].strip().strip('"') for line in file if line.startswith("PRETTY_NAME"))
    return f"{os.cpu_count()} cores of {model}, {system}, Linux {platform.release()}"


def shown(figure):
    """The figure with two digits or three, as many as mean something."""
    if figure >= 100:
        return f"{figure:,.0f}"
    return f"{figure:.2g}" if figure < 1 else f"{figure:.1f}"


def table(peers, figures):
    """The Markdown table: minimum and median of each row and peer, highest instead of minimum for rates."""
    lines = ["| | unit | " + " | ".join(peer.name for peer in peers) + " |", "|---|---|" + "---|" * len(peers)]
    for key, title, _, unit in ROWS:
        cells = []
        for peer in peers:
            values = figures.get((key, peer.name))
            best = max if unit == "a second" else min
            cells.append(f"{shown(best(values))} / {shown(statistics.median(values))}" if values else "–")
        lines.append(f"| {title} | {unit} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def document(peers, figures, rounds, versions):
    return f"""# Speed

`make compare` measures Umwelt beside QML, React and Chromium and writes this page. Best and median of {rounds} rounds, in
which each measured every row, one after the other.

{table(peers, figures)}

Measured on {datetime.date.today():%-d %B %Y}: {machine()}; {versions}.

- Umwelt, release build: `TestHost` with texts shaped by Pango, updated and laid out, semantics included; nothing is drawn.
- QML: Qt Quick by PySide6, off screen: bindings and positioners (`polishItems`); nothing is drawn.
- React, production build: rendered at once (`flushSync`) and laid out by Chromium (`offsetHeight`); nothing is painted.
- Of the ten leaves and of the one, a text changes that keeps its size. Where the size of a text changes, a plain column
  places all below it anew.
- Memory is the process's growth divided by the number of leaves. The browser's is left out, because its processes share memory.
- Clicks are a real browser's: from `pointerup` to the change in the document. Between them, Umwelt's go to the server and
  back. The button is held for {HELD} ms before. Chromium puts off what comes from outside after an event until it has
  drawn its next frame (`DeferRendererTasksAfterInput`): a button that is let go within the frame of its press waits for
  one more, up to 17 ms. The socket's rows tell what the app itself takes, from a press that is sent to the patch. React
  has no lazy stack of its own.
- A save takes until its words are in the page of `umwelt run`, which compiles, links and starts the app meanwhile.
- Screenshots are taken by two browsers at a time, with `optimizeForSpeed`.

What the engine takes by itself is measured by `make bench`, the browser host with many pages by `make load`.
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("tool")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--output")
    options = parser.parse_args()
    peers = [Umwelt(os.path.abspath(options.program), os.path.abspath(options.tool)), QML(), React(), Screenshots()]
    figures = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for number in range(options.rounds):
            for key, title, times, unit in ROWS:
                for peer in peers:
                    values = peer.measure(key, times, browser)
                    if values is None:
                        continue
                    figures.setdefault((key, peer.name), []).extend(values)
                    print(f"{number + 1}/{options.rounds}  {peer.name}: {title}: {shown(statistics.median(values))} {unit}", flush=True)
        chromium = browser.version
        browser.close()
    with open("/usr/share/nodejs/react/package.json") as file:
        react = json.load(file)["version"]
    text = document(peers, figures, options.rounds, f"PySide6 {metadata.version('PySide6-Essentials')}, React {react}, Chromium {chromium}")
    if options.output:
        with open(options.output, "w") as file:
            file.write(text)
    print(text)


if __name__ == "__main__":
    main()
