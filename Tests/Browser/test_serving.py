"""Serves an app by two processes behind HAProxy with `umwelt serve`, its sessions in Redis: pages go on where they were when
the processes are started anew one by one, when one is killed, and when one hangs."""

import json
import os
import signal
import threading
import time

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from served import PATIENCE, SYSTEM, Redis, ServedApp, Visitor, wait_until
from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "serving"

# With the two of the browser, twenty.
RAW_PAGES = 18


class TwoProcesses(ServedApp):
    """The fixture, by two processes and a Redis of their own."""

    def __init__(self, fixture):
        self.redis = Redis()
        # Processes drain in less time than visitors would like.
        super().__init__(program("umwelt"), fixture, 2, self.redis, variables={"UMWELT_DRAIN": "0.5", "UMWELT_SUSPEND": "1"})

    def __exit__(self, *_):
        with self.redis:
            super().__exit__()


class Page:
    """A page of a visitor of its own, without a browser, that connects again as a browser's does."""

    def __init__(self, app):
        self.visitor, self.times = Visitor(app.url), []
        self.connect()

    def connect(self):
        self.visitor.fetch()
        self.socket = connect(**self.visitor.socket()).__enter__()
        self.number = 0
        self.send_event({"system": SYSTEM})
        self.nodes = self.visitor.record_session(self.receive(5))["n"]

    def send_event(self, event):
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
        self.send_event({"node": self.button(start), "event": {"press": {}}})

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
        wait_until(lambda: app.has_logged("All processes have been restarted."), "all processes are started anew")
        wait_until(lambda: all(page.times for page in pages), "all pages have been sent away")

    following(pages, restart)
    second = app.processes
    assert len(second) == 2 and not first & second, (first, second)
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
    # The browser logs connections that end without a message.
    assert [text for text in problems + other_problems if "WebSocket" not in text and "Failed to load" not in text] == []


def test_hidden_pages_are_suspended(browser, app):
    """A page that the browser does not show loses its connection, and goes on when it is visible again."""
    page, problems = open_page(browser, app, first="Go deeper")
    page.get_by_role("textbox").fill("kept")
    page.get_by_role("button", name="Count 0").click()
    page.get_by_role("button", name="Count 1").wait_for()
    page.evaluate("window.isTheSame = true")

    def set_hidden(is_hidden):
        page.evaluate(
            """is_hidden => {
                Object.defineProperty(document, 'hidden', { value: is_hidden, configurable: true });
                document.dispatchEvent(new Event('visibilitychange'));
            }""", is_hidden)

    set_hidden(True)
    until(page, "socket.readyState === WebSocket.CLOSED")
    # It does not try to connect again.
    page.evaluate("window.last = socket")
    page.wait_for_timeout(500)
    assert page.evaluate("window.last === socket")
    set_hidden(False)
    until(page, "socket.readyState === WebSocket.OPEN")
    page.get_by_role("button", name="Count 1").click()
    page.get_by_role("button", name="Count 2").wait_for()
    assert page.get_by_role("textbox").input_value() == "kept"
    assert page.evaluate("window.isTheSame"), "The page was loaded again."
    assert page.locator("#notice").is_hidden()
    assert problems == []


def test_hang(browser, app):
    """A process whose main thread hangs is ended, with its place in the log, and its page goes on."""
    page = Page(app)
    page.count_on()
    # State that has not been changed is not written.
    wait_until(lambda: any("count" in value for value in app.redis.values().values()), "the count is written")
    page.press("Hang")
    following([page], lambda: wait_until(
        lambda: app.has_logged("main thread does not answer. The app is not responding: in ") and page.times,
        "the process is ended, and the page is at another one"))
    assert page.count == 1
    page.count_on()


run(globals(), program=program("BrowserFixture"), app=TwoProcesses)
