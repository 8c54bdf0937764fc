"""Serves an app by two processes behind HAProxy with `umwelt serve`, its sessions in Redis: pages go on where they were when
the processes are started anew one by one, when one is killed, and when one hangs."""

import json
import os
import re
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from support import open_page, program, run, wait_for_text

os.environ["FIXTURE"] = "serving"

# With the two of the browser, twenty.
RAW_PAGES = 18

# For what takes a second or two on a machine that has nothing else to do.
PATIENCE = 30

SYSTEM = {
    "width": 390, "height": 844, "isDark": False, "hasIncreasedContrast": False, "reducesMotion": False,
    "reducesTransparency": False, "invertsColors": False, "differentiatesWithoutColor": False,
    "showsButtonShapes": False, "hasBoldText": False, "usesAssistiveTechnology": False, "movesOutlines": False,
    "isVisible": True, "hasFocus": True, "scale": 1, "language": "en-US", "timeZone": "UTC", "textSize": 16}


def wait_until(condition, what):
    for _ in range(PATIENCE * 20):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"It never came to be: {what}")


class Redis:
    """Debian's Redis at a port of its own, with nothing on disk."""

    def __init__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL)
        wait_until(self.is_there, "Redis is there")

    def is_there(self):
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        except OSError:
            return False

    def values(self):
        """All keys with what they hold."""
        def call(*words):
            return subprocess.run(
                ["redis-cli", "-p", str(self.port), *words], capture_output=True, text=True, check=True).stdout
        return {key: call("GET", key) for key in call("KEYS", "*").split()}

    def stop(self):
        self.process.kill()
        self.process.wait()


class ServedApp:
    """`umwelt serve` with the fixture, and what it says."""

    def __init__(self, program):
        self.program = program

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.redis = Redis()
        variables = {**os.environ, "XDG_STATE_HOME": self.folder.name, "XDG_DATA_HOME": self.folder.name}
        self.process = subprocess.Popen(
            [program("umwelt"), "serve", self.program, "--processes", "2", "--port", "0",
             "--redis", f"redis://127.0.0.1:{self.redis.port}"],
            env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(iter(self.process.stderr.readline, "")), daemon=True).start()
        line = "-"
        while line and not line.startswith("Open http://127.0.0.1:"):
            line = self.process.stdout.readline()
        assert line, f"The app was never served: {self.lines}"
        self.url = line.split()[1]
        return self

    def has_said(self, text):
        return any(text in line for line in self.lines)

    @property
    def processes(self):
        """The numbers of the app's processes."""
        found = set()
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                parent = open(f"/proc/{process}/stat").read().rsplit(")", 1)[1].split()[1]
                name = open(f"/proc/{process}/cmdline").read().split("\0")[0]
            except (FileNotFoundError, ProcessLookupError):
                continue
            if parent == str(self.process.pid) and os.path.basename(name) == os.path.basename(self.program):
                found.add(int(process))
        return found

    def __exit__(self, *_):
        self.process.terminate()
        try:
            code = self.process.wait(PATIENCE)
            assert code == 0, f"The tool ended with {code}: {self.lines}"
        finally:
            self.process.kill()
            self.redis.stop()
            self.folder.cleanup()


class Page:
    """A page of a visitor of its own, without a browser, that connects again as a browser's does."""

    def __init__(self, app):
        self.app, self.cookies, self.session, self.times = app, {}, None, []
        self.connect()

    def connect(self):
        request = urllib.request.Request(self.app.url, headers={"Cookie": self.cookie})
        with urllib.request.urlopen(request, timeout=5) as answer:
            html = answer.read().decode()
            for header in answer.headers.get_all("Set-Cookie") or []:
                name, value = header.split(";")[0].split("=", 1)
                self.cookies[name] = value
        token = re.search(r'name="umwelt-token" content="(\w+)"', html)[1]
        address = self.app.url.replace("http://", "ws://").rstrip("/")
        session = f"&session={self.session}" if self.session else ""
        self.socket = connect(
            f"{address}/socket?token={token}{session}", origin=self.app.url.rstrip("/"),
            additional_headers={"Cookie": self.cookie}, compression=None, max_size=None, proxy=None,
            ping_interval=None, open_timeout=5).__enter__()
        self.number = 0
        self.say({"system": SYSTEM})
        patch = self.receive(5)
        assert self.session in (None, patch["s"]), "The page has another session."
        self.session, self.nodes = patch["s"], patch["n"]

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def say(self, event):
        self.number += 1
        self.socket.send(json.dumps({"number": self.number, **event}))

    def receive(self, timeout):
        """The next message, of which the count is noted."""
        message = json.loads(self.socket.recv(timeout=timeout))
        for text in self.texts(message.get("n", [])):
            if text.startswith("Count "):
                self.count = int(text.split()[1])
        return message

    @staticmethod
    def texts(nodes):
        return ["".join(part["t"] for part in item["t"]) for node in nodes for item in node.get("d", []) if "t" in item]

    def button(self, start):
        """The number of the button that shows a text with this start."""
        nodes = {node["i"]: node for node in self.nodes}

        def shows(name):
            node = nodes.get(name, {})
            return any(text.startswith(start) for text in self.texts([node])) or any(map(shows, node.get("k", [])))
        return next(name for name, node in nodes.items() if node.get("a", {}).get("r") == "button" and shows(name))

    def press(self, start="Count "):
        self.say({"node": self.button(start), "event": {"press": {}}})

    def count_on(self):
        """Presses the button that counts, and waits for the next number."""
        wanted = self.count + 1
        self.press()
        while self.count < wanted:
            self.receive(PATIENCE)
        assert self.count == wanted

    def follow(self, done):
        """Goes on at another process whenever the connection ends, until all is done."""
        while not done.is_set():
            try:
                self.receive(0.2)
            except TimeoutError:
                pass
            except WebSocketException:
                self.reconnect()

    def reconnect(self):
        start = time.monotonic()
        while time.monotonic() - start < PATIENCE:
            try:
                self.connect()
                self.times.append(time.monotonic() - start)
                return
            except (OSError, WebSocketException):
                time.sleep(0.1)


def following(pages, work):
    """Does work while pages follow the app from process to process."""
    done = threading.Event()
    threads = [threading.Thread(target=page.follow, args=[done]) for page in pages]
    for thread in threads:
        thread.start()
    try:
        work()
    finally:
        done.set()
        for thread in threads:
            thread.join()


def test_processes_come_and_go(browser, app):
    """Pages go on with what they show: after a restart of all processes, one by one, and after one was killed."""
    typed, problems = open_page(browser, app, first="Go deeper")
    typed.get_by_role("textbox").fill("kept")
    typed.get_by_role("button", name="Count 0").click()
    typed.get_by_role("button", name="Count 1").wait_for()
    deeper, other_problems = open_page(browser, app, first="Go deeper")
    deeper.get_by_role("button", name="Go deeper").click()
    wait_for_text(deeper, "Level 7")
    for page in (typed, deeper):
        page.evaluate("window.isTheSame = true")
    pages = [Page(app) for _ in range(RAW_PAGES)]
    for index, page in enumerate(pages):
        for _ in range(1 + index % 3):
            page.count_on()
    counts = [page.count for page in pages]

    def check():
        assert [page.count for page in pages] == counts, [page.count for page in pages]
        typed.get_by_role("button", name="Count 1").wait_for()
        assert typed.get_by_role("textbox").input_value() == "kept"
        wait_for_text(deeper, "Level 7")
        for page in (typed, deeper):
            assert page.evaluate("window.isTheSame"), "The page was loaded again."

    first = app.processes
    assert len(first) == 2, first

    def restart():
        app.process.send_signal(signal.SIGHUP)
        wait_until(lambda: app.has_said("All processes have been started anew."), "all processes are started anew")

    following(pages, restart)
    second = app.processes
    assert len(second) == 2 and not first & second, (first, second)
    assert all(page.times for page in pages), "A page was never sent away."
    check()

    def kill():
        os.kill(min(second), signal.SIGKILL)
        wait_until(lambda: len(app.processes - second) == 1, "the process is started anew")

    following(pages, kill)
    check()
    for page in pages:
        try:
            page.count_on()
        except WebSocketException:
            page.reconnect()
            page.count_on()
    typed.get_by_role("button", name="Count 1").click()
    typed.get_by_role("button", name="Count 2").wait_for()
    worst = max(seconds for page in pages for seconds in page.times)
    print(f"        pages were back within {worst:.1f} s")
    assert worst < 10, worst
    # The browser tells of connections that end without a word.
    assert [text for text in problems + other_problems if "WebSocket" not in text and "Failed to load" not in text] == []


def test_hang(browser, app):
    """A process whose main thread hangs is ended, with its place in the log, and its page goes on."""
    page = Page(app)
    page.count_on()
    # State that has not been changed is not written.
    wait_until(lambda: any("count" in value for value in app.redis.values().values()), "the count is written")
    page.press("Hang")
    following([page], lambda: wait_until(
        lambda: app.has_said("main thread does not answer. The app is not responding: in ") and page.times,
        "the process is ended, and the page is at another one"))
    assert page.count == 1
    page.count_on()


run(globals(), program=program("BrowserFixture"), app=ServedApp)
