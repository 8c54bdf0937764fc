"""Uses a table in Chromium: sorts by its columns, selects its rows, and makes its window narrow."""

import os

from support import open_page, program, run, screenshot, wait_for_text

os.environ["FIXTURE"] = "tables"
WIDE = {"width": 900, "height": 600}


def open_table(browser, app):
    page, problems = open_page(browser, app, first="Sorted 213")
    page.set_viewport_size(WIDE)
    wait_for_text(page, "1851")
    return page, problems


def test_sorting(browser, app):
    page, problems = open_table(browser, app)
    page.get_by_role("button", name="Year").click()
    wait_for_text(page, "Sorted 213")
    page.get_by_role("button", name="Year").click()
    wait_for_text(page, "Sorted 312")
    page.get_by_role("button", name="Title").click()
    wait_for_text(page, "Sorted 213")
    screenshot(page, "tables")
    assert problems == [], problems


def test_selection(browser, app):
    page, problems = open_table(browser, app)
    page.get_by_text("Moby Dick", exact=True).click()
    wait_for_text(page, "Selected 1")
    page.get_by_text("1922", exact=True).click()
    page.get_by_text("Selected 3").or_(page.get_by_text("Selected 1 3")).wait_for()
    assert problems == [], problems


def test_narrow(browser, app):
    page, _ = open_table(browser, app)
    page.set_viewport_size({"width": 390, "height": 600})
    page.get_by_text("1851", exact=True).wait_for(state="detached")
    wait_for_text(page, "Ulysses")


run(globals(), program("BrowserFixture"))
