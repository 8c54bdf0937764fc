"""What the tests in the browser have in common.

They are given the book reader's program, beside which the others are, and a folder for screenshots.
"""

import os
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

BOOK_READER, OUTPUT = sys.argv[1], sys.argv[2]
WINDOW = {"width": 390, "height": 844}


def program(name):
    """The program of an app that is built beside the book reader."""
    return os.path.join(os.path.dirname(BOOK_READER), name)


class App:
    """The app's process, and where it can be seen."""

    def __init__(self, program=BOOK_READER):
        self.program = program
        self.arguments = []

    def __enter__(self):
        # It has storage of its own.
        self.folder = tempfile.TemporaryDirectory()
        self.start()
        return self

    def start(self):
        variables = {
            **os.environ, "UMWELT_HOST": "browser", "UMWELT_PORT": "0", "XDG_CONFIG_HOME": self.folder.name,
            "XDG_STATE_HOME": self.folder.name, "XDG_DATA_HOME": self.folder.name}
        self.process = subprocess.Popen([self.program, *self.arguments], env=variables, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line.startswith("Open http://127.0.0.1:"), line
        self.url = line.split()[1]

    def stop(self):
        self.process.terminate()
        self.process.wait()

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()


class ToolApp:
    """An app that `umwelt run` shows, with folders of its own, and an editor that keeps what it is called with.

    Subclasses say what the tool is given: its `subject`, from the folder, that `prepare` may fill.
    """

    subject = None
    # The folder of what is compiled; by default one of its own.
    cache = None

    def __init__(self, tool):
        self.tool = os.path.abspath(tool)

    def prepare(self):
        pass

    def __enter__(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = self.temporary.name
        self.prepare()
        editor = os.path.join(self.folder, "editor")
        with open(editor, "w") as file:
            file.write(f'#!/bin/sh\necho "$@" >> {self.folder}/edited\n')
        os.chmod(editor, 0o755)
        self.variables = {
            **os.environ, "XDG_CACHE_HOME": self.cache or os.path.join(self.folder, "cache"),
            "XDG_STATE_HOME": os.path.join(self.folder, "state"), "XDG_DATA_HOME": os.path.join(self.folder, "data"),
            "XDG_CONFIG_HOME": os.path.join(self.folder, "config"),
            "UMWELT_EDITOR": editor + " {file} {line} {column}"}
        # The first page waits for no compilation.
        subprocess.run(
            [self.tool, "picture", self.subject, "--output", "picture.png"], cwd=self.folder, env=self.variables,
            check=True, stdout=subprocess.DEVNULL)
        self.process = subprocess.Popen(
            [self.tool, "run", self.subject, "--port", "0"], cwd=self.folder, env=self.variables,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = ""
        while not line.startswith("Open http://127.0.0.1:"):
            line = self.process.stdout.readline()
            assert line, "The app was never served."
        self.url = line.split()[1]
        return self

    @property
    def edited(self):
        """What the editor was called with."""
        try:
            with open(os.path.join(self.folder, "edited")) as file:
                return file.read().split()
        except FileNotFoundError:
            return []

    def __exit__(self, *_):
        self.process.terminate()
        assert self.process.wait() == 0
        self.temporary.cleanup()


def wait_for_text(page, text):
    """Waits for a text, but not in what is on its way out: what comes may show the same."""
    there = page.locator(":not(.untouchable[inert], .untouchable[inert] *)")
    page.get_by_text(text, exact=True).and_(there).wait_for(timeout=20000)


def box_of(locator):
    """The box of an element in the page. A message may be replacing it just now: then the new one's box."""
    for _ in range(200):
        box = locator.bounding_box()
        if box is not None:
            return box
        locator.page.wait_for_timeout(50)
    raise AssertionError(f"{locator} has no box")


def until(page, expression):
    """Waits until an expression is true. Playwright's own waiting evaluates strings, which our policy forbids."""
    for _ in range(400):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"It never came to be that {expression}")


def screenshot(page, name):
    page.evaluate("document.fonts.ready")
    page.screenshot(path=os.path.join(OUTPUT, f"browser-{name}.png"))


# The page's socket is known to its module alone; tests close it as `socket`.
KEEP_SOCKET = """
window.WebSocket = class extends WebSocket {
    constructor(address) {
        super(address);
        window.socket = this;
    }
};
"""


def open_page(browser, app, first="Library", **options):
    """A page of the app, as soon as it shows the text `first`, and the list of what the browser complains about."""
    page = browser.new_context(viewport=WINDOW, **options).new_page()
    page.add_init_script(KEEP_SOCKET)
    page.set_default_timeout(20000)
    problems = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(app.url)
    wait_for_text(page, first)
    # Until the fonts are there, texts stand a little higher or lower.
    page.evaluate("document.fonts.ready")
    return page, problems


# A browser, an app and a compiler on two cores come late at times. What is wrong fails twice, and "again" stands in the
# log of what failed once.
TRIES = 2


def timed(test):
    """Marks a test of moments in real time, which a busy machine may miss: it is given three tries."""
    test.tries = 3
    return test


def run(tests, program=BOOK_READER, app=App):
    """Runs all tests among `tests`, names and functions, each with a process of its own."""
    os.makedirs(OUTPUT, exist_ok=True)
    failures = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for test in [test for name, test in tests.items() if name.startswith("test_")]:
            for tries in reversed(range(getattr(test, "tries", TRIES))):
                error = attempt(test, browser, program, app)
                if error is None:
                    print(f"passed  {test.__name__}")
                    break
                print(f"{'again ' if tries else 'FAILED'}  {test.__name__}: {error}")
                if not tries:
                    failures += 1
        browser.close()
    sys.exit(1 if failures else 0)


def attempt(test, browser, program, app):
    """Runs a test once. Returns how it failed; None if it did not."""
    with app(program) as running:
        try:
            test(browser, running)
        except Exception as error:
            return error
        finally:
            # Pages of other tests would share the clipboard and the focus.
            for context in browser.contexts:
                context.close()
