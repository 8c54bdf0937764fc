"""The keyboard passes a sidebar by a link to the content in Chromium."""

import os

from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "split"

SHOWN = "!!document.querySelector('#skip:not([hidden])')"


def test_link_leads_to_the_content(browser, app):
    page, problems = open_page(browser, app, first="One")
    page.set_viewport_size({"width": 1000, "height": 700})
    wait_for_text(page, "First of the content")
    until(page, SHOWN)
    link = page.get_by_role("link", name="Skip to the content")
    # It is seen while it has the keyboard.
    assert link.bounding_box()["width"] <= 1
    page.keyboard.press("Tab")
    until(page, "document.activeElement.id === 'skip'")
    assert link.bounding_box()["width"] > 100
    page.keyboard.press("Enter")
    until(page, "document.activeElement.textContent.includes('Detail')")
    page.keyboard.press("Tab")
    until(page, "document.activeElement.textContent === 'First of the content'")
    assert problems == [], problems


def test_no_link_where_it_spares_nothing(browser, app):
    page, _ = open_page(browser, app, first="One")
    page.wait_for_timeout(500)
    assert not page.evaluate(SHOWN)


run(globals(), program("BrowserFixture"))
