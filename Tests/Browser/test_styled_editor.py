"""Writes in Chromium into an editor of a text with attributes."""

import os

from support import open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "styled-editor"
PARTS = "[...document.querySelectorAll('.styled .run')].map((part) => part.textContent).join('|')"
MARKED = "[...document.querySelectorAll('.run')].filter((part) => part.style.backgroundColor).length"


def open_editor(browser, app):
    return open_page(browser, app, first="Runs plain |*bold")


def test_typing(browser, app):
    page, problems = open_editor(browser, app)
    assert page.evaluate(PARTS) == "plain |bold"
    page.locator(".styled").click()
    page.keyboard.press("Control+End")
    page.keyboard.type("er")
    wait_for_text(page, "Runs plain |*bolder")
    page.keyboard.press("Enter")
    page.keyboard.type("x")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    page.keyboard.press("Control+Home")
    page.keyboard.type("so ")
    wait_for_text(page, "Runs so plain |*bolder")
    screenshot(page, "styled-editor")
    assert problems == [], problems


def test_attributes_by_app(browser, app):
    page, problems = open_editor(browser, app)
    page.locator(".styled").click()
    page.keyboard.press("Control+Home")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    wait_for_text(page, "Part pla")
    page.get_by_role("button", name="Bold").click()
    wait_for_text(page, "Runs *pla|in |*bold")
    until(page, f"{PARTS} === 'pla|in |bold'")
    # The part is still selected: what is typed takes its place, and its attributes.
    page.keyboard.type("t")
    wait_for_text(page, "Runs *t|in |*bold")
    page.keyboard.press("Control+z")
    wait_for_text(page, "Runs *pla|in |*bold")
    assert problems == [], problems


def test_finding(browser, app):
    page, problems = open_editor(browser, app)
    notes = page.locator("textarea")
    notes.click()
    page.keyboard.press("Control+End")
    page.keyboard.type("!")
    wait_for_text(page, "Notes One, two, and one more!")
    page.keyboard.press("Control+f")
    page.get_by_role("textbox", name="Find").fill("one")
    until(page, f"{MARKED} === 2")
    screenshot(page, "finding")
    page.get_by_role("textbox", name="Replace").fill("1")
    page.get_by_role("button", name="Replace All").click()
    wait_for_text(page, "Notes 1, two, and 1 more!")
    page.get_by_role("button", name="Done").click()
    # The text is in a field of the browser's again, as it was.
    until(page, "document.querySelector('textarea')?.value === '1, two, and 1 more!'")
    page.get_by_role("button", name="Look").click()
    page.get_by_role("textbox", name="Find").wait_for()
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
