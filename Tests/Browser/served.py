"""What tests and measurements of served apps have in common: a Redis, `umwelt serve` with a program, and a visitor without a
browser, who asks for pages and connects them as a browser does."""

import http.client
import os
import re
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse

# The first message of a page.
SYSTEM = {
    "width": 390, "height": 844, "isDark": False, "hasIncreasedContrast": False, "reducesMotion": False,
    "reducesTransparency": False, "invertsColors": False, "differentiatesWithoutColor": False,
    "showsButtonShapes": False, "hasBoldText": False, "usesAssistiveTechnology": False, "movesOutlines": False,
    "isVisible": True, "hasFocus": True, "scale": 1, "language": "en-US", "timeZone": "UTC", "textSize": 16}

# Seconds for what takes one or two on a machine that has nothing else to do.
PATIENCE = 30


def wait_until(condition, what):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"It never came to be: {what}")


class Redis:
    """Debian's Redis at a free port, with nothing on disk."""

    def __init__(self, address="127.0.0.1"):
        self.address = address
        with socket.socket() as free:
            free.bind((address, 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), "--bind", address, "--protected-mode", "no", "--save", "",
             "--appendonly", "no"],
            stdout=subprocess.DEVNULL)
        wait_until(self.is_reachable, "Redis is there")

    @property
    def url(self):
        return f"redis://{self.address}:{self.port}"

    def is_reachable(self):
        try:
            socket.create_connection((self.address, self.port), 1).close()
            return True
        except OSError:
            return False

    def values(self):
        """All keys of texts with what they hold."""
        def call(*words):
            return subprocess.run(
                ["redis-cli", "-h", self.address, "-p", str(self.port), *words], capture_output=True, text=True,
                check=True).stdout
        return {key: call("GET", key) for key in call("KEYS", "*").split()}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


class ServedApp:
    """`umwelt serve` with a program that is built, in folders of its own, and what it says."""

    def __init__(self, tool, program, processes, redis, options=(), variables={}, inside=()):
        """With `options` the tool has more of them, with `inside` it is run by another command."""
        self.program = program
        self.command = [
            *inside, tool, "serve", program, "--processes", str(processes), "--redis", redis.url,
            *(options or ("--port", "0"))]
        self.variables = variables

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        variables = {
            **os.environ, "XDG_STATE_HOME": self.folder.name, "XDG_DATA_HOME": self.folder.name, **self.variables}
        self.process = subprocess.Popen(
            self.command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(iter(self.process.stderr.readline, "")), daemon=True).start()
        for line in self.process.stdout:
            if line.startswith("Open http://"):
                self.url = line.split()[1]
                return self
        self.process.wait()
        self.folder.cleanup()
        raise AssertionError(f"The app was never served: {self.lines}")

    def has_logged(self, text):
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
            self.folder.cleanup()


class Visitor:
    """A browser's cookies, and the session of its page."""

    def __init__(self, url):
        self.url, self.cookies, self.session = url, {}, None

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def fetch(self):
        """Loads the page, and keeps its cookies and its token."""
        parts = urllib.parse.urlsplit(self.url)
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=5)
        try:
            connection.request("GET", parts.path or "/", headers={"Cookie": self.cookie})
            answer = connection.getresponse()
            html = answer.read().decode()
        except http.client.HTTPException as error:
            raise OSError(f"no page: {error!r}") from error
        finally:
            connection.close()
        found = re.search(r'name="umwelt-token" content="(\w+)"', html)
        if found is None:
            raise OSError(f"no page: {answer.status}")
        for header in answer.headers.get_all("Set-Cookie") or []:
            name, value = header.split(";")[0].split("=", 1)
            self.cookies[name] = value
        self.token = found[1]

    def socket(self):
        """The arguments with which `websockets` connects the page."""
        address = self.url.replace("http://", "ws://").rstrip("/")
        session = f"&session={self.session}" if self.session else ""
        return {
            "uri": f"{address}/socket?token={self.token}{session}", "origin": self.url.rstrip("/"),
            "additional_headers": {"Cookie": self.cookie}, "compression": None, "max_size": None, "proxy": None,
            "ping_interval": None, "open_timeout": 5}

    def record_session(self, patch):
        """Records the session of a first message, and returns it. It must be the one that the page had."""
        assert self.session in (None, patch["s"]), "The page has another session."
        self.session = patch["s"]
        return patch
