"""Signs the guestbook in Chromium at two processes, which PostgreSQL tells of each other's notes."""

import atexit
import glob
import os
import pwd
import shutil
import subprocess
import tempfile
import time

from support import WINDOW, App, open_page, program, run, screenshot, until, wait_for_text

TOOLS = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]


class Database:
    """PostgreSQL from Debian in a folder of its own, with no port: a socket in the folder."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="guestbook-")
        # It refuses to run as root.
        self.options = {}
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.options = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.data = os.path.join(self.folder, "data")
        self.call("initdb", "-D", self.data, "-A", "trust", "-U", "guest", "--no-sync")
        self.process = None
        self.address = f"host={self.folder} user=guest dbname=postgres"

    def call(self, tool, *arguments):
        subprocess.run(
            [os.path.join(TOOLS, tool), *arguments], check=True, stdout=subprocess.DEVNULL, cwd="/", **self.options)

    def start(self):
        self.process = subprocess.Popen(
            [os.path.join(TOOLS, "postgres"), "-D", self.data, "-k", self.folder, "-c", "listen_addresses=",
             "-c", "fsync=off"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self.options)
        for _ in range(600):
            ready = [os.path.join(TOOLS, "pg_isready"), "-q", "-h", self.folder, "-U", "guest"]
            if subprocess.run(ready).returncode == 0:
                return
            time.sleep(0.1)
        raise AssertionError("The database does not answer.")

    def stop(self):
        """Ends it as a machine's fault would: its connections are gone."""
        if self.process:
            # SIGINT ends sessions at once.
            self.process.send_signal(2)
            self.process.wait()
            self.process = None

    def remove(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


database = Database()
atexit.register(database.remove)
database.start()
os.environ["GUESTBOOK_DATABASE"] = database.address
os.environ["UMWELT_APPS"] = "visitor"


def unique(text):
    """A text that no note has yet: the database is the same for all tests."""
    return f"{text}, {time.monotonic_ns()}"


def sign(page, text):
    page.get_by_role("button", name="Sign").click()
    sheet = page.get_by_role("dialog", name="New Note")
    sheet.get_by_role("textbox", name="Note").fill(text)
    sheet.get_by_role("button", name="Send").click()
    return sheet


def test_two_processes(browser, app):
    with App(program("Guestbook")) as second:
        page, problems = open_page(browser, app, first="Guestbook")
        other, other_problems = open_page(browser, second, first="Guestbook")
        first, answer = unique("Hello from the first"), unique("Hello from the second")
        sign(page, first).wait_for(state="detached")
        wait_for_text(page, "(you)")
        wait_for_text(other, first)
        sign(other, answer).wait_for(state="detached")
        wait_for_text(page, answer)
        assert page.get_by_text("(you)", exact=True).count() == 1
        screenshot(page, "guestbook")
        # A note has an address, which is good at every process.
        other.get_by_text(first).first.click()
        until(other, "location.pathname.startsWith('/notes/')")
        path = other.evaluate("location.pathname")
        link = browser.new_context(viewport=WINDOW).new_page()
        link.set_default_timeout(20000)
        link.goto(app.url.rstrip("/") + path)
        wait_for_text(link, first)
        assert link.evaluate("location.pathname") == path
        assert answer not in link.evaluate("document.body.textContent")
        assert problems == [] and other_problems == [], (problems, other_problems)


def test_away(browser, app):
    """While the database is away the page says so, keeps what was typed, and goes on when it is back."""
    page, problems = open_page(browser, app, first="Guestbook")
    page.get_by_role("button", name="Sign").wait_for()
    database.stop()
    try:
        page.get_by_text("away", exact=False).first.wait_for()
        text = unique("Hello again")
        sheet = sign(page, text)
        sheet.get_by_text("the note is not kept", exact=False).wait_for()
    finally:
        database.start()
    page.get_by_text("The guestbook is away.", exact=False).wait_for(state="detached")
    sheet.get_by_role("button", name="Send").click()
    sheet.wait_for(state="detached")
    wait_for_text(page, text)
    assert problems == [], problems


run(globals(), program("Guestbook"))
