"""Opens the menus of views in Chromium, presses controls by keys, and chooses dates."""

import os

from support import box_of, open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "menus"


def open_menus(browser, app, **options):
    return open_page(browser, app, first="Menus", timezone_id="UTC", **options)


def test_secondary_button(browser, app):
    page, problems = open_menus(browser, app, device_scale_factor=2)
    book = page.get_by_text("Book", exact=True)
    book.click(button="right")
    page.get_by_role("menu").wait_for()
    screenshot(page, "context-menu")
    box = box_of(book)
    # It opens where the pointer is.
    share = page.get_by_role("menuitem", name="Share")
    assert abs(box_of(share)["y"] - (box["y"] + box["height"] / 2)) < 20, (box_of(share), box)
    share.click()
    wait_for_text(page, "Shared")
    assert problems == [], problems


def test_long_touch(browser, app):
    page, _ = open_menus(browser, app, has_touch=True)
    box = box_of(page.get_by_text("Book", exact=True))
    client = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 5, "y": box["y"] + 5}
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.get_by_role("menu").wait_for()
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # Users are slower than a program: the press that ends a touch presses nothing in the menu.
    page.wait_for_timeout(200)
    page.get_by_role("menuitem", name="Delete").click()
    wait_for_text(page, "Deleted")


def test_menu_in_menu(browser, app):
    """Arrow keys open a menu in a menu and go into it, and close it again."""
    page, problems = open_menus(browser, app)
    page.get_by_role("button", name="More").focus()

    def press(key, focused):
        page.keyboard.press(key)
        until(page, f"document.activeElement.textContent === '{focused}'")

    press("Enter", "Copy")
    press("ArrowRight", "Copy")
    press("ArrowDown", "Send")
    press("ArrowRight", "By mail")
    press("ArrowDown", "By post")
    press("ArrowLeft", "Send")
    page.get_by_role("menuitem", name="By mail").wait_for(state="detached")
    press("ArrowDown", "Print")
    press("ArrowUp", "Send")
    press("ArrowRight", "By mail")
    press("ArrowDown", "By post")
    press("Enter", "More")
    wait_for_text(page, "Posted")
    assert problems == [], problems


def test_shortcuts(browser, app):
    page, _ = open_menus(browser, app)
    save = page.get_by_role("button", name="Save")
    assert save.get_attribute("aria-keyshortcuts") == "Control+s"
    page.keyboard.press("Control+s")
    wait_for_text(page, "Saved")
    page.keyboard.press("Control+Shift+f")
    wait_for_text(page, "Found")
    page.keyboard.press("p")
    wait_for_text(page, "Plainly")
    page.keyboard.press("Control+l")
    page.keyboard.press("Enter")
    page.get_by_text("Done", exact=True).nth(1).wait_for()
    # In a field letters are written.
    field = page.get_by_role("textbox", name="Amount")
    field.focus()
    page.keyboard.type("p1")
    assert field.input_value() == "p1"
    page.keyboard.press("Control+s")
    wait_for_text(page, "Saved")
    page.keyboard.press("Enter")
    page.get_by_text("Done", exact=True).nth(1).wait_for()


def test_field_purpose(browser, app):
    page, _ = open_menus(browser, app)
    field = page.get_by_role("textbox", name="Amount")
    assert field.get_attribute("inputmode") == "decimal"
    assert field.get_attribute("autocomplete") == "one-time-code"


def test_dates(browser, app):
    page, _ = open_menus(browser, app)
    day = page.locator("input[type=date]")
    time = page.locator("input[type=time]")
    assert day.input_value() == "2024-05-31"
    assert day.get_attribute("aria-label") == "Due"
    assert day.get_attribute("min") == "2024-05-29"
    assert time.input_value() == "21:30"
    day.fill("2024-06-01")
    wait_for_text(page, str(1_717_191_000 + 86_400))
    time.fill("21:00")
    wait_for_text(page, str(1_717_191_000 + 86_400 - 1800))


run(globals(), program("BrowserFixture"))
