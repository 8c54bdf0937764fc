"""Measures an app that is served to many: idle pages of one process, busy pages of two, and pages of several that go on when
the processes are started anew one by one, and when one is killed.

    serving.py TOOL COUNTER BOOK_READER [--only NAME]... [--idle N] [--pages N] [--moving N] [--seconds N]

TOOL is `umwelt`, COUNTER is the program of the package beside this file, BOOK_READER is Examples/BookReader; all built for
release. Redis and HAProxy are Debian's. Everything stays on this machine.
"""

import argparse
import asyncio
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
import time
import urllib.parse

import websockets

from load import SYSTEM, App, Page, percentiles


class Redis:
    """A Redis of its own, with nothing on disk."""

    def __enter__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL)
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                time.sleep(0.05)

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


class ServedApp:
    """`umwelt serve` with a program that is built."""

    def __init__(self, tool, program, processes, redis):
        self.program = program
        self.command = [
            tool, "serve", program, "--processes", str(processes), "--port", "0",
            "--redis", f"redis://127.0.0.1:{redis.port}"]

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        variables = {**os.environ, "XDG_STATE_HOME": self.folder.name, "XDG_DATA_HOME": self.folder.name}
        self.log = open(os.path.join(self.folder.name, "log"), "w+")
        self.process = subprocess.Popen(
            self.command, env=variables, stdout=subprocess.PIPE, stderr=self.log, text=True)
        for line in self.process.stdout:
            if line.startswith("Open http://"):
                self.url = line.split()[1]
                return self
        raise SystemExit(f"The app is not served:\n{self.said()}")

    def said(self):
        with open(self.log.name) as log:
            return log.read()

    def processes(self):
        """The numbers of the app's processes."""
        words = subprocess.run(
            ["pgrep", "--parent", str(self.process.pid), "--full", self.program], capture_output=True, text=True).stdout
        return sorted(int(word) for word in words.split())

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.log.close()
        self.folder.cleanup()


class Visitor(Page):
    """A page of a visitor of its own, which presses the button so many times a second, and comes back when its connection
    ends, as the page's script does."""

    def __init__(self, app):
        super().__init__(None)
        self.app, self.cookies, self.session, self.back, self.errors, self.missing = app, {}, None, [], 0, 0

    async def connect(self):
        token = await asyncio.to_thread(self.fetch)
        address = self.app.url.replace("http://", "ws://").rstrip("/")
        session = f"&session={self.session}" if self.session else ""
        self.socket = await websockets.connect(
            f"{address}/socket?token={token}{session}", origin=self.app.url.rstrip("/"),
            additional_headers={"Cookie": self.cookie}, compression=None, max_size=None, proxy=None, ping_interval=None)
        self.count = 0
        await self.say({"system": SYSTEM})
        patch = json.loads(await self.socket.recv())
        if self.session not in (None, patch["s"]):
            self.errors += 1
        self.session = patch["s"]
        self.button = next(node["i"] for node in patch["n"] if node.get("a", {}).get("r") == "button")
        # Presses that are not in the state that came back.
        shown = max(self.counts(patch), default=0)
        self.missing += max(0, self.shown - shown)
        self.shown = shown

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def fetch(self):
        """Loads the page, keeps its cookies, and returns its token."""
        parts = urllib.parse.urlsplit(self.app.url)
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=5)
        try:
            connection.request("GET", "/", headers={"Cookie": self.cookie})
            answer = connection.getresponse()
            html = answer.read().decode()
        finally:
            connection.close()
        found = re.search(r'name="umwelt-token" content="(\w+)"', html)
        if found is None:
            raise OSError(f"no page: {answer.status}")
        for header in answer.headers.get_all("Set-Cookie") or []:
            name, value = header.split(";")[0].split("=", 1)
            self.cookies[name] = value
        return found[1]

    @staticmethod
    def counts(patch):
        texts = [part["t"] for node in patch.get("n", []) for item in node.get("d", []) for part in item.get("t", [])]
        return [int(text) for text in texts if text.isdigit()]

    async def live(self, rate, done):
        """Presses and listens until all is done, through connections that end."""
        while not done.is_set():
            try:
                message = await asyncio.wait_for(self.socket.recv(), 1 / rate)
                self.shown = max([self.shown, *self.counts(json.loads(message))])
            except TimeoutError:
                pass
            except websockets.ConnectionClosed:
                await self.come_back()
                continue
            if time.monotonic() - self.pressed >= 1 / rate:
                self.pressed = time.monotonic()
                try:
                    await self.say({"node": self.button, "event": {"press": {}}})
                except websockets.ConnectionClosed:
                    pass

    pressed = 0

    async def come_back(self):
        start, wait = time.monotonic(), 0.1
        while True:
            try:
                await self.connect()
                self.back.append(time.monotonic() - start)
                return
            except (OSError, TimeoutError, http.client.HTTPException, websockets.WebSocketException):
                await asyncio.sleep(wait)
                wait = min(wait * 2, 1)


async def idle(options):
    """Pages of the book reader in one process that nothing is done with."""
    os.environ["UMWELT_WINDOWS"] = str(options.idle)
    app = App(options.book_reader)
    try:
        before = app.memory()
        sockets = []
        for _ in range(options.idle // 50):
            new = [await app.socket() for _ in range(50)]
            pages = [Page(socket) for socket in new]
            await asyncio.gather(*(page.say({"system": SYSTEM}) for page in pages))
            await asyncio.gather(*(page.socket.recv() for page in pages))
            sockets += new
        await asyncio.sleep(10)
        start = app.processor()
        await asyncio.sleep(30)
        print(
            f"idle: {len(sockets)} pages of the book reader: {app.memory():.0f} MB ({before:.0f} before), "
            f"processor {(app.processor() - start) / 30 * 100:.1f} % of a core", flush=True)
    finally:
        app.process.terminate()
        app.process.wait()


async def busy(options):
    """Pages at two processes that each change twice a second."""
    apps = [App(options.counter) for _ in range(2)]
    try:
        sockets = [await apps[index % 2].socket() for index in range(options.pages)]
        pages = [Page(socket) for socket in sockets]
        await asyncio.gather(*(page.open() for page in pages))
        listeners = [asyncio.create_task(page.listen()) for page in pages]
        start = [app.processor() for app in apps]
        await asyncio.gather(*(page.press(2, options.seconds, i / options.pages / 2) for i, page in enumerate(pages)))
        await asyncio.sleep(1)
        lost = sum(page.presses - page.shown for page in pages)
        used = [(app.processor() - before) / options.seconds * 100 for app, before in zip(apps, start)]
        print(
            f"busy: {options.pages} pages, two changes a second, {lost} lost; milliseconds from press to patch: "
            + percentiles(time for page in pages for time in page.times)
            + "; processor: " + " and ".join(f"{part:.0f} %" for part in used) + " of a core", flush=True)
        for task in listeners:
            task.cancel()
    finally:
        for app in apps:
            app.process.terminate()
            app.process.wait()


async def moving(options, name, disturb):
    """Pages at four processes that are pressed once a second, while something happens to the processes."""
    with Redis() as redis, ServedApp(options.tool, options.counter, 4, redis) as app:
        visitors = [Visitor(app) for _ in range(options.moving)]
        for start in range(0, len(visitors), 20):
            await asyncio.gather(*(visitor.connect() for visitor in visitors[start:start + 20]))
        done = asyncio.Event()
        tasks = [asyncio.create_task(visitor.live(1, done)) for visitor in visitors]
        await asyncio.sleep(5)
        await disturb(app)
        await asyncio.sleep(10)
        done.set()
        await asyncio.gather(*tasks)
        back = [seconds for visitor in visitors for seconds in visitor.back]
        print(
            f"{name}: {len(visitors)} pages, {len(back)} times back; milliseconds until back: "
            + (percentiles(back) if back else "-")
            + f"; presses missing: {sum(visitor.missing for visitor in visitors)} in all, "
            + f"{max(visitor.missing for visitor in visitors)} at most of a page; "
            + f"wrong sessions: {sum(visitor.errors for visitor in visitors)}", flush=True)


async def restart(app):
    app.process.send_signal(signal.SIGHUP)
    for _ in range(600):
        if "All processes have been started anew." in app.said():
            return
        await asyncio.sleep(0.1)
    raise SystemExit(f"The processes were not started anew:\n{app.said()}")


async def kill(app):
    os.kill(app.processes()[0], signal.SIGKILL)


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("counter")
    parser.add_argument("book_reader")
    parser.add_argument("--only", action="append", choices=["idle", "busy", "restart", "kill"])
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--pages", type=int, default=400)
    parser.add_argument("--moving", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    options = parser.parse_args()
    parts = {
        "idle": lambda: idle(options), "busy": lambda: busy(options),
        "restart": lambda: moving(options, "restart", restart), "kill": lambda: moving(options, "kill", kill)}
    for name in options.only or parts:
        await parts[name]()


if __name__ == "__main__":
    asyncio.run(main())
