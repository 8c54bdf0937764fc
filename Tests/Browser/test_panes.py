"""Searches, fetches again by pulling, changes the height of a sheet, swipes pages and chooses a colour in Chromium."""

import os

from support import box_of, open_page, program, run, screenshot, timed, until, wait_for_text

os.environ["FIXTURE"] = "panes"


def open_panes(browser, app, **options):
    return open_page(browser, app, first="Ada", **options)


def swipe(page, start, end):
    """Moves a finger from one place to another."""
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": start[0], "y": start[1]}]})
    for step in range(1, 6):
        x, y = (start[i] + (end[i] - start[i]) * step / 5 for i in (0, 1))
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_search(browser, app):
    page, problems = open_panes(browser, app, device_scale_factor=2)
    field = page.get_by_role("textbox", name="Search")
    assert field.get_attribute("inputmode") == "search"
    assert field.get_attribute("enterkeyhint") == "search"
    field.click()
    page.get_by_role("button", name="Cancel").wait_for()
    page.keyboard.type("e")
    page.get_by_text("Ada", exact=True).wait_for(state="detached")
    wait_for_text(page, "Bea")
    screenshot(page, "search")
    page.get_by_role("button", name="Cancel").click()
    wait_for_text(page, "Ada")
    assert field.input_value() == ""
    assert problems == [], problems


def test_pull(browser, app):
    page, _ = open_panes(browser, app, has_touch=True)
    box = box_of(page.get_by_text("Ada", exact=True))
    swipe(page, (200, box["y"]), (200, box["y"] + 200))
    page.get_by_role("progressbar").wait_for()
    wait_for_text(page, "Fetched 1 times")
    page.get_by_role("progressbar").wait_for(state="detached")


def test_refresh_action(browser, app):
    page, _ = open_panes(browser, app)
    page.get_by_role("button", name="Refresh").dispatch_event("click")
    wait_for_text(page, "Fetched 1 times")


@timed
def test_sheet_and_pages(browser, app):
    page, _ = open_panes(browser, app, has_touch=True)
    page.get_by_role("button", name="Filter").click()
    wait_for_text(page, "View 0")
    grabber = page.get_by_role("button", name="Sheet Grabber")
    low = box_of(grabber)["y"]
    grabber.click()
    page.wait_for_timeout(300)
    high = box_of(grabber)["y"]
    assert high < low - 200, (low, high)
    box = box_of(page.get_by_role("tabpanel"))
    middle = box["y"] + box["height"] / 2
    swipe(page, (300, middle), (100, middle))
    wait_for_text(page, "View 1")
    screenshot(page, "pages")
    page.get_by_role("tab", name="Page 2 of 3").focus()
    page.keyboard.press("ArrowRight")
    wait_for_text(page, "View 2")
    page.mouse.move(200, middle)
    page.mouse.wheel(-120, 0)
    wait_for_text(page, "View 1")


@timed
def test_pages_by_keys_and_two_fingers(browser, app):
    """The arrow keys turn a page that has the focus, and go on with the next one; two fingers turn none."""
    page, problems = open_panes(browser, app, has_touch=True)
    page.get_by_role("button", name="Filter").click()
    wait_for_text(page, "View 0")
    page.get_by_role("tabpanel").focus()
    page.keyboard.press("ArrowRight")
    wait_for_text(page, "View 1")
    until(page, "document.activeElement.textContent === 'View 1'")
    page.keyboard.press("ArrowRight")
    wait_for_text(page, "View 2")
    until(page, "document.activeElement.textContent === 'View 2'")
    page.wait_for_timeout(600)
    box = box_of(page.get_by_role("tabpanel"))
    middle = box["y"] + box["height"] / 2
    client = page.context.new_cdp_session(page)

    def touch(kind, *places):
        points = [{"x": x, "y": middle, "id": number} for number, x in enumerate(places)]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 100)
    touch("touchStart", 100, 250)
    for step in range(1, 6):
        touch("touchMove", 100 + step * 25, 250 + step * 10)
    touch("touchEnd")
    page.wait_for_timeout(600)
    wait_for_text(page, "View 2")
    assert problems == [], problems


@timed
def test_rows_in_pages(browser, app):
    """A row with actions is swiped in place of the page around it; a row without turns the page."""
    page, problems = open_panes(browser, app, has_touch=True)
    page.get_by_role("button", name="Paged Rows").click()
    wait_for_text(page, "Mail")
    page.wait_for_timeout(600)
    box = box_of(page.get_by_text("Mail", exact=True))
    middle = box["y"] + box["height"] / 2
    swipe(page, (300, middle), (180, middle))
    page.get_by_role("button", name="Flag Mail").wait_for()
    assert page.get_by_text("Second page").count() == 0
    page.wait_for_timeout(600)
    box = box_of(page.get_by_text("Note", exact=True))
    middle = box["y"] + box["height"] / 2
    swipe(page, (300, middle), (100, middle))
    wait_for_text(page, "Second page")
    assert problems == [], problems


@timed
def test_sheet_follows(browser, app):
    """A sheet follows the pointer by its handle, before it is let go."""
    page, problems = open_panes(browser, app)
    page.get_by_role("button", name="Filter").click()
    grabber = page.get_by_role("button", name="Sheet Grabber")
    grabber.wait_for()
    page.wait_for_timeout(600)
    box = box_of(grabber)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 120, steps=6)
    page.wait_for_timeout(300)
    middle = box_of(grabber)["y"]
    assert abs(middle - (box["y"] - 120)) < 3, (box, middle)
    page.mouse.move(x, y + 60, steps=6)
    page.wait_for_timeout(300)
    low = box_of(grabber)["y"]
    assert abs(low - (box["y"] + 60)) < 3, (box, low)
    page.mouse.up()
    page.wait_for_timeout(800)
    assert abs(box_of(grabber)["y"] - box["y"]) < 1
    assert problems == [], problems


def test_search_returns(browser, app):
    """The keyboard is where it was before the search."""
    page, problems = open_panes(browser, app)
    page.get_by_role("button", name="Filter").focus()
    page.get_by_role("searchbox").or_(page.get_by_role("textbox")).first.focus()
    page.keyboard.type("Be")
    wait_for_text(page, "Bea")
    page.get_by_role("button", name="Cancel").click()
    wait_for_text(page, "Cleo")
    until(page, "document.activeElement.textContent === 'Filter'")
    assert problems == [], problems


@timed
def test_color(browser, app):
    page, _ = open_panes(browser, app)
    well = page.locator("input[type=color]")
    assert well.get_attribute("aria-label") == "Ink"
    well.evaluate("(input) => { input.value = '#00ff00'; input.dispatchEvent(new Event('input')); }")
    page.wait_for_timeout(300)
    assert well.input_value() == "#00ff00"


run(globals(), program("BrowserFixture"))
