"""Keeps items with Core Data in Chromium, in Xcode's template: adds, opens, deletes, and finds them in the next process."""

import re

from support import open_page, program, run, screenshot, wait_for_text

# A time of day, which each item shows.
TIME = re.compile(r"\d:\d\d:\d\d")


def rows(page):
    return page.get_by_role("button", name=TIME)


def wait_for_rows(page, count):
    rows(page).nth(count - 1).wait_for()
    rows(page).nth(count).wait_for(state="detached")


def test_kept(browser, app):
    page, problems = open_page(browser, app, first="Edit")
    for count in [1, 2, 3]:
        page.get_by_role("button", name="Add Item").click()
        wait_for_rows(page, count)
    screenshot(page, "diary")
    rows(page).first.click()
    wait_for_text(page, re.compile(r"^Item at "))
    assert problems == [], problems
    app.stop()
    app.start()
    page, problems = open_page(browser, app, first="Edit")
    wait_for_rows(page, 3)
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name=re.compile("^Delete ")).first.click()
    page.get_by_role("button", name=re.compile("^Delete ")).nth(2).wait_for(state="detached")
    page.get_by_role("button", name="Done", exact=True).click()
    wait_for_rows(page, 2)
    assert problems == [], problems


def test_two_windows(browser, app):
    """What one window adds shows in the other."""
    page, _ = open_page(browser, app, first="Edit")
    other, _ = open_page(browser, app, first="Edit")
    page.get_by_role("button", name="Add Item").click()
    wait_for_rows(other, 1)


run(globals(), program("Diary"))
