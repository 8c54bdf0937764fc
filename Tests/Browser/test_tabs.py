"""Chooses tabs in Chromium: with the mouse and with the keyboard alone."""

import os

from support import open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "tabs"


def test_tabs(browser, app):
    page, problems = open_page(browser, app, first="Emma", device_scale_factor=2)
    books, settings = page.get_by_role("tab", name="Books"), page.get_by_role("tab", name="Settings")
    assert books.get_attribute("aria-selected") == "true"
    page.get_by_role("tabpanel", name="Books").wait_for()
    page.get_by_role("button", name="Emma").click()
    wait_for_text(page, "Emma, page 1")
    settings.click()
    page.get_by_role("button", name="Count 0").click()
    wait_for_text(page, "Count 1")
    page.get_by_role("tabpanel", name="Settings").wait_for()
    assert settings.get_attribute("aria-selected") == "true"
    until(page, "document.querySelectorAll('[role=tab]')[1].getAttribute('aria-description') === '1'")
    screenshot(page, "tabs")
    # Each tab is where it was.
    books.click()
    wait_for_text(page, "Emma, page 1")
    until(page, "document.title === 'Emma'")
    settings.click()
    wait_for_text(page, "Count 1")
    assert problems == [], problems


def test_keyboard(browser, app):
    page, _ = open_page(browser, app, first="Emma")
    focused = "document.activeElement.textContent"
    page.get_by_role("tab", name="Books").focus()
    page.keyboard.press("ArrowRight")
    wait_for_text(page, "Count 0")
    assert page.evaluate(focused) == "Settings"
    page.keyboard.press("Home")
    wait_for_text(page, "Emma")
    # The tab key reaches the chosen tab only.
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused) == "Emma"
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "Books"


run(globals(), program("BrowserFixture"))
