"""Taps, holds, drags and hovers in Chromium: with the mouse, with fingers, and by keys."""

import os
import re

from support import box_of, open_page, program, run, screenshot, timed, until, wait_for_text

os.environ["FIXTURE"] = "gestures"


def open_gestures(browser, app, **options):
    return open_page(browser, app, first="Last: nothing", **options)


def center_of(page, text):
    box = box_of(page.get_by_text(text, exact=True).first)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(client, kind, *points):
    client.send("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})


@timed
def test_taps(browser, app):
    page, problems = open_gestures(browser, app, device_scale_factor=2)
    screenshot(page, "gestures")
    # The tile is 80 points wide, and its text stands in the middle.
    page.mouse.click(*center_of(page, "tap"))
    page.get_by_text(re.compile("Last: tap (39|40|41) (39|40|41)$")).wait_for()
    x, y = center_of(page, "twice")
    page.mouse.dblclick(x, y)
    wait_for_text(page, "Last: double")
    page.mouse.click(x, y)
    wait_for_text(page, "Last: single")
    # A shape that is drawn catches the pointer as text does, and room that is empty does not.
    x, y = center_of(page, "tap")
    page.mouse.click(x - 35, y - 35)
    page.get_by_text(re.compile("Last: tap [456] [456]$")).wait_for()
    page.mouse.click(x + 46, y)
    page.wait_for_timeout(200)
    page.get_by_text(re.compile("Last: tap [456] [456]$")).wait_for()
    assert problems == [], problems


@timed
def test_content_shape(browser, app):
    page, _ = open_gestures(browser, app)
    x, y = center_of(page, "round")
    page.mouse.click(x - 38, y - 38)
    page.wait_for_timeout(200)
    wait_for_text(page, "Last: nothing")
    page.mouse.click(x - 20, y - 20)
    wait_for_text(page, "Last: round")


def test_through(browser, app):
    page, _ = open_gestures(browser, app)
    page.mouse.click(*center_of(page, "through"))
    wait_for_text(page, "Last: below")


def test_buttons_inside(browser, app):
    page, _ = open_gestures(browser, app)
    page.get_by_role("button", name="Inside").click()
    wait_for_text(page, "Last: inside")
    page.mouse.click(*center_of(page, "row"))
    wait_for_text(page, "Last: row")
    page.get_by_role("button", name="Inside").press("Enter")
    wait_for_text(page, "Last: inside")
    # A disabled button lets the row have the tap, as does the room between.
    page.mouse.click(*center_of(page, "Off"))
    wait_for_text(page, "Last: row")
    page.get_by_role("button", name="Inside").click()
    wait_for_text(page, "Last: inside")
    x, y = center_of(page, "row")
    page.mouse.click(x + 60, y)
    wait_for_text(page, "Last: row")


def test_long_press(browser, app):
    page, _ = open_gestures(browser, app)
    x, y = center_of(page, "hold")
    page.mouse.move(x, y)
    page.mouse.down()
    wait_for_text(page, "pressing")
    wait_for_text(page, "Last: long")
    page.mouse.up()
    wait_for_text(page, "hold")


@timed
def test_high_priority(browser, app):
    """A button with a long press around it is pressed by a click, and not when it was held."""
    page, _ = open_gestures(browser, app)
    x, y = center_of(page, "Hold me")
    page.mouse.click(x, y)
    wait_for_text(page, "Last: pressed")
    page.mouse.down()
    wait_for_text(page, "Last: held")
    page.mouse.up()
    page.wait_for_timeout(400)
    wait_for_text(page, "Last: held")
    page.get_by_role("button", name="Hold me").press("Enter")
    wait_for_text(page, "Last: pressed")


def test_drag(browser, app):
    """A drag follows the mouse, out of the tile too, and its last place is never lost."""
    page, _ = open_gestures(browser, app)
    x, y = center_of(page, "drag")
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 40):
        page.mouse.move(x + step * 3, y + step)
    wait_for_text(page, "Offset: 117 39")
    page.mouse.move(x + 130, y)
    page.mouse.up()
    wait_for_text(page, "Last: dragged 130")
    wait_for_text(page, "Offset: 0 0")
    assert page.evaluate("getSelection().toString()") == ""


def test_hover(browser, app):
    page, _ = open_gestures(browser, app)
    x, y = center_of(page, "hover")
    page.mouse.move(x, y)
    wait_for_text(page, "over")
    page.mouse.move(x, y + 300)
    wait_for_text(page, "hover")
    x, y = center_of(page, "follow")
    page.mouse.move(x, y)
    page.get_by_text("active(").wait_for()
    page.mouse.move(x, y + 300)
    wait_for_text(page, "Nobody follows")


@timed
def test_fingers(browser, app):
    page, problems = open_gestures(browser, app, has_touch=True)
    client = page.context.new_cdp_session(page)
    page.touchscreen.tap(*center_of(page, "tap"))
    page.get_by_text("Last: tap").wait_for()
    x, y = center_of(page, "drag")
    touch(client, "touchStart", (x, y))
    for step in range(1, 11):
        touch(client, "touchMove", (x + step * 5, y))
    wait_for_text(page, "Offset: 50 0")
    touch(client, "touchEnd")
    wait_for_text(page, "Last: dragged 50")
    x, y = center_of(page, "hold")
    touch(client, "touchStart", (x, y))
    wait_for_text(page, "Last: long")
    touch(client, "touchEnd")
    # A finger does not hover.
    page.touchscreen.tap(*center_of(page, "hover"))
    page.wait_for_timeout(200)
    wait_for_text(page, "hover")
    assert problems == [], problems


def test_help(browser, app):
    page, _ = open_gestures(browser, app)
    assert page.evaluate("document.querySelector('[title]').title") == "Try everything"


run(globals(), program("BrowserFixture"))
