"""Objects and publishers in Chromium: timers tick while the app lives, and what is typed goes through a pipeline."""

import os

from support import open_page, program, run, wait_for_text

os.environ["FIXTURE"] = "combine"


def test_timer(browser, app):
    page, problems = open_page(browser, app, first="Publishers")
    wait_for_text(page, "Many ticks")
    page.get_by_role("button", name="Stop").click()
    wait_for_text(page, "Stopped")
    assert problems == [], problems


def test_debounced_field(browser, app):
    page, problems = open_page(browser, app, first="Publishers")
    page.get_by_role("textbox", name="Search").press_sequentially("tape", delay=20)
    wait_for_text(page, "Found “tape”")
    wait_for_text(page, "Searches: 1")
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
