"""Turns a wheel in Chromium, and selects parts of a text there and from the app."""

import os

from support import box_of, open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "selections"
PART = "((field) => field.value.slice(field.selectionStart, field.selectionEnd))(document.querySelector('input'))"


def open_selections(browser, app):
    return open_page(browser, app, first="Chosen Flavour 3")


def test_wheel(browser, app):
    page, problems = open_selections(browser, app)
    chosen = page.get_by_role("radio", name="Flavour 3", exact=True)
    box = box_of(chosen)
    wheel = page.get_by_role("radiogroup", name="Flavours")
    wheel.wait_for()
    screenshot(page, "wheel")
    # An option that is seen turns to the middle when it is pressed.
    page.get_by_role("radio", name="Flavour 5", exact=True).click()
    wait_for_text(page, "Chosen Flavour 5")
    page.wait_for_timeout(700)
    now = box_of(page.get_by_role("radio", name="Flavour 5", exact=True))
    assert abs(now["y"] - box["y"]) < 1, (now, box)
    # After a turn by four rows, the row in the middle is selected.
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
    page.mouse.wheel(0, 4 * 32)
    wait_for_text(page, "Chosen Flavour 9")
    assert problems == [], problems


def test_selected_by_user(browser, app):
    page, problems = open_selections(browser, app)
    page.locator("input").dblclick(position={"x": 12, "y": 12})
    wait_for_text(page, "Part one")
    page.keyboard.press("End")
    wait_for_text(page, "Part none")
    page.keyboard.press("Shift+Control+ArrowLeft")
    wait_for_text(page, "Part three")
    assert problems == [], problems


def test_selected_by_app(browser, app):
    page, problems = open_selections(browser, app)
    page.get_by_role("button", name="Select two").click()
    wait_for_text(page, "Part two")
    until(page, f"{PART} === 'two'")
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
