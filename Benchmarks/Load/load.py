"""Loads the browser host as many people would: pages that each press a button so many times a second, and pages that come
and go. Says how long a press takes until its change is back, whether all came, and what memory the app held.

    load.py PROGRAM [--pages N] [--rate PER_SECOND] [--seconds N] [--visits N]

The program is Counter, of the package beside this file, built for release. Everything stays on this machine.
"""

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import time
import urllib.request

import websockets

sys.path.append(os.path.join(os.path.dirname(__file__), "../../Tests/Browser"))
from served import SYSTEM

class App:
    """The app's process, and where it can be seen."""

    def __init__(self, *command, variables={}, **options):
        variables = {**os.environ, "UMWELT_HOST": "browser", "UMWELT_PORT": "0", **variables}
        self.process = subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True, **options)
        self.url = self.process.stdout.readline().split()[1]
        html = urllib.request.urlopen(self.url).read().decode()
        self.token = re.search(r'name="umwelt-token" content="(\w+)"', html)[1]

    def memory(self):
        """Resident memory in megabytes."""
        status = open(f"/proc/{self.process.pid}/status").read()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def processor(self):
        """Seconds that the process has run on a processor."""
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def socket(self, session=None):
        """A connection to the app, with a page's session if it has one."""
        # A browser's page sends no pings of its own.
        address = self.url.replace("http://", "ws://").rstrip("/")
        return websockets.connect(
            f"{address}/socket?token={self.token}" + (f"&session={session}" if session else ""),
            origin=self.url.rstrip("/"), compression=None, max_size=None, ping_interval=None)


class Page:
    """One page that presses the button again and again."""

    def __init__(self, socket):
        self.socket, self.count, self.sent, self.shown, self.times = socket, 0, {}, 0, []

    async def send_event(self, event):
        self.count += 1
        await self.socket.send(json.dumps({"number": self.count, **event}))

    async def open(self):
        await self.send_event({"system": SYSTEM})
        patch = json.loads(await self.socket.recv())
        self.button = next(node["i"] for node in patch["n"] if node.get("a", {}).get("r") == "button")

    async def listen(self):
        async for message in self.socket:
            now = time.perf_counter()
            shown = {part["t"] for node in json.loads(message).get("n", []) for item in node.get("d", [])
                     for part in item.get("t", [])}
            if not shown:
                continue
            assert len(shown) == 1, f"The ten readers do not agree: {shown}"
            count = int(shown.pop())
            for press in range(self.shown + 1, count + 1):
                self.times.append(now - self.sent.pop(press))
            self.shown = count

    async def press(self, rate, seconds, delay):
        await asyncio.sleep(delay)
        start = time.perf_counter()
        for press in range(1, int(rate * seconds) + 1):
            await asyncio.sleep(max(0, start + press / rate - time.perf_counter()))
            self.sent[press] = time.perf_counter()
            await self.send_event({"node": self.button, "event": {"press": {}}})
        self.presses = press


def percentiles(times):
    """How long presses took, from the median to the worst."""
    times = sorted(times)
    parts = [("median", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999), ("worst", 1)]
    return ", ".join(f"{name} {times[min(int(len(times) * part), len(times) - 1)] * 1000:.1f}" for name, part in parts)


async def load(app, pages, rate, seconds):
    print(f"memory before: {app.memory():.1f} MB")
    sockets = [await app.socket() for _ in range(pages)]
    shown = [Page(socket) for socket in sockets]
    await asyncio.gather(*(page.open() for page in shown))
    print(f"memory with {pages} pages: {app.memory():.1f} MB")
    listeners = [asyncio.create_task(page.listen()) for page in shown]
    before, memory = app.processor(), []

    async def watch():
        while True:
            memory.append(app.memory())
            await asyncio.sleep(seconds / 12)

    watcher = asyncio.create_task(watch())
    await asyncio.gather(*(page.press(rate, seconds, i / pages / rate) for i, page in enumerate(shown)))
    await asyncio.sleep(1)
    watcher.cancel()
    presses, lost = sum(page.presses for page in shown), sum(page.presses - page.shown for page in shown)
    used = (app.processor() - before) / seconds
    print(f"{presses} presses, {lost} lost")
    print("milliseconds from press to patch: " + percentiles(time for page in shown for time in page.times))
    print(f"processor: {used * 100:.0f} % of one core")
    print("memory while they press: " + ", ".join(f"{size:.1f}" for size in memory) + " MB")
    for task in listeners:
        task.cancel()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return lost


async def visit(app, visits):
    """Pages that open, press once and go."""
    print(f"memory before the visits: {app.memory():.1f} MB")
    for _ in range(visits // 50):
        sockets = [await app.socket() for _ in range(50)]
        pages = [Page(socket) for socket in sockets]
        await asyncio.gather(*(page.open() for page in pages))
        await asyncio.gather(*(socket.close() for socket in sockets))
    print(f"memory after {visits} visits, windows kept: {app.memory():.1f} MB")
    await asyncio.sleep(62)
    print(f"memory when their windows are released: {app.memory():.1f} MB")


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--pages", type=int, default=200)
    parser.add_argument("--rate", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--visits", type=int, default=1000)
    options = parser.parse_args()
    app = App(options.program)
    try:
        lost = await load(app, options.pages, options.rate, options.seconds)
        # Later windows reuse the memory of the first ones: only the second round shows what is not released.
        await asyncio.sleep(62)
        for _ in range(2):
            await visit(app, min(options.visits, 900))
    finally:
        app.process.terminate()
        app.process.wait()
    raise SystemExit(1 if lost else 0)


if __name__ == "__main__":
    asyncio.run(main())
