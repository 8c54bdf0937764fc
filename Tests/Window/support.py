"""What the tests in windows have in common: a display, a session bus, and apps that print what happens."""

import fcntl
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
OUTPUT = ROOT / ".build/screenshots"
TIMEOUT = int(os.environ.get("TIMEOUT", 60))


def program(name):
    """The program of an example, or of the app of these tests."""
    return str(ROOT / ".build/debug" / name)


class Desktop:
    """A display of its own, and a session bus on which nothing else is."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        number = self.begin_display()
        runtime = Path(self.folder.name) / "runtime"
        runtime.mkdir(mode=0o700)
        self.variables = {
            **{name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "GTK_THEME")},
            "DISPLAY": number, "XDG_RUNTIME_DIR": str(runtime),
            "HOME": self.folder.name, "GSK_RENDERER": "cairo",
            "GSETTINGS_BACKEND": "memory", "LC_ALL": "en_US.UTF-8", "TZ": "Europe/Vienna",
            "UMWELT_HOST": "window"}
        for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            self.variables[name] = self.folder.name
        # Programs that the bus starts, such as the accessibility bus, have these variables, too.
        self.bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=self.variables)
        self.variables["DBUS_SESSION_BUS_ADDRESS"] = self.bus.stdout.readline().strip()
        return self

    def begin_display(self, *options):
        """Starts a display, and returns its name. One after the other: servers that look for a free number at the same
        time may take the same."""
        with open(Path(tempfile.gettempdir()) / "umwelt-displays.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            return self.begin_next_display(*options)

    def begin_next_display(self, *options):
        read, write = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1300x1400x24", "-nolisten", "tcp",
             *options],
            pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        number = b""
        while not number.endswith(b"\n"):
            byte = os.read(read, 1)
            assert byte, "Xvfb has ended"
            number += byte
        os.close(read)
        return f":{number.decode().strip()}"

    def replace_display(self):
        """Takes the display from the apps that are on it; those that start later are on another one."""
        self.display.kill()
        self.display.wait()
        self.variables["DISPLAY"] = self.begin_display()

    def __exit__(self, *_):
        for process in (self.bus, self.display):
            process.terminate()
            process.wait()
        self.folder.cleanup()

    def do(self, *words):
        """Has xdotool do something."""
        return subprocess.run(
            ["xdotool", *map(str, words)], env=self.variables, check=True, capture_output=True, text=True).stdout

    def click(self, x, y, button=1):
        self.do("mousemove", x, y)
        self.do("click", button)

    def show(self, name="Fixture"):
        """Waits until a window is there, gives it the keyboard, and returns its number."""
        def search():
            result = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", name], env=self.variables, capture_output=True,
                text=True)
            return result.stdout.split()

        window = eventually(search)[0]
        self.do("windowfocus", "--sync", window)
        # Its first frame is drawn by then; what comes too early is lost, as it would be for people.
        time.sleep(0.5)
        return window

    def picture(self, name, size=None):
        """The file of a screenshot, from the display's top left corner."""
        OUTPUT.mkdir(parents=True, exist_ok=True)
        file = OUTPUT / f"window-{name}.png"
        cut = ["-crop", f"{size[0]}x{size[1]}+0+0", "+repage"] if size else []
        subprocess.run(["import", "-window", "root", *cut, str(file)], env=self.variables, check=True)
        return file


class App:
    """An app in windows on a desktop. What it prints is waited for."""

    def __init__(self, desktop, name="WindowFixture", **variables):
        self.desktop, self.name, self.variables = desktop, name, variables

    def __enter__(self):
        self.process = subprocess.Popen(
            [program(self.name)], env={**self.desktop.variables, **self.variables}, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)
        self.lines, self.seen, self.errors = queue.Queue(), [], []
        self.readers = [
            threading.Thread(target=self.read, daemon=True), threading.Thread(target=self.read_errors, daemon=True)]
        for reader in self.readers:
            reader.start()
        return self

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def read_errors(self):
        for line in self.process.stderr:
            self.errors.append(line.rstrip("\n"))

    def wait_for(self, wanted, timeout=TIMEOUT):
        """Waits until the app prints a line, and returns those that came first."""
        end, before = time.monotonic() + timeout, []
        while True:
            try:
                line = self.lines.get(timeout=max(end - time.monotonic(), 0.01))
            except queue.Empty:
                raise AssertionError(f"{wanted!r} did not come, but {before[-20:]}; {self.errors[-5:]}") from None
            assert line is not None, f"the app has ended before {wanted!r}: {before[-20:]}; {self.errors[-5:]}"
            if line == wanted:
                return before
            before.append(line)

    def wait_for_all(self, *wanted):
        """Waits until the app has printed all of some lines, in any order."""
        waiting = set(wanted)
        while waiting:
            line = waiting.pop()
            waiting -= set(self.wait_for(line))

    def wait_for_end(self):
        return self.process.wait(timeout=TIMEOUT)

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
        for reader in self.readers:
            reader.join()
        # GTK's warnings are faults of the host.
        faults = [line for line in self.errors if "CRITICAL" in line or "Gtk-WARNING" in line or "GLib" in line]
        assert not faults or sys.exc_info()[0], faults


PLACES = r'''
import sys
import gi
gi.require_version("Atspi", "2.0")
import pyatspi

def all_in(node):
    yield node
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child: yield from all_in(child)

app = next((child for child in pyatspi.Registry.getDesktop(0) if child and child.name == sys.argv[1]), None)
for node in all_in(app) if app else []:
    try: box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    except NotImplementedError: continue
    print(node.name, box.x, box.y, box.width, box.height, sep="|")
'''


def begin_assistance(desktop):
    """Says that assistive technology is in use, as a screen reader does."""
    subprocess.run(
        ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
         "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:IsEnabled",
         "variant:boolean:true"], env=desktop.variables, check=True, capture_output=True)


def place(desktop, name, app="WindowFixture"):
    """Waits until assistive technology finds something whose name has a text in it, and returns the point in the middle
    of the last such thing. The window is in the display's corner. What moves has come to rest."""
    def find():
        result = subprocess.run(
            [sys.executable, "-c", PLACES, app], env=desktop.variables, capture_output=True, text=True)
        for line in reversed(result.stdout.splitlines()):
            label, *box = line.rsplit("|", 4)
            x, y, width, height = map(int, box)
            if name in label and width > 1 and height > 1:
                return x + width // 2, y + height // 2

    seen = [eventually(find), None]
    while seen[0] != seen[1]:
        seen = [eventually(find), seen[0]]
    return seen[0]


def eventually(check, timeout=TIMEOUT):
    """Waits until a check returns something, and returns it."""
    end = time.monotonic() + timeout
    while True:
        result = check()
        if result:
            return result
        assert time.monotonic() < end, "that has not come to be"
        time.sleep(0.05)


# A desktop and an app on two cores come late at times. What is wrong fails twice, and "again" stands in the log of what
# failed once.
TRIES = 2


def run(tests):
    """Runs the tests of a file, and tells which have failed."""
    failed = []
    for test in tests:
        for tries in reversed(range(TRIES)):
            start = time.monotonic()
            try:
                test()
                print(f"passed  {test.__name__} ({time.monotonic() - start:.1f} s)")
                break
            except Exception as error:  # Each test is told of by itself.
                print(f"{'again ' if tries else 'failed'}  {test.__name__}: {type(error).__name__}: {error}")
                if not tries:
                    failed.append(test.__name__)
    sys.exit(1 if failed else 0)
