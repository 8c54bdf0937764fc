"""Uses lists in Chromium: scrolls 10,000 rows, deletes and moves rows by mouse and by keyboard, and selects them."""

import os

from support import box_of, open_page, program, run, screenshot, timed, until, wait_for_text

os.environ["FIXTURE"] = "lists"


def open_list(browser, app, name, **options):
    page, problems = open_page(browser, app, first="Lists", **options)
    page.get_by_role("button", name=name).click()
    return page, problems


def scroll(page, y):
    page.evaluate(f"document.querySelector('.scroll').scrollTop = {y}")


def rows(page):
    return page.locator("[data-role=row]").all_text_contents()


def count(page):
    return page.evaluate("document.querySelectorAll('.node').length")


@timed
def test_long(browser, app):
    page, problems = open_list(browser, app, "Long")
    wait_for_text(page, "Row 0")
    screenshot(page, "list-long")
    assert count(page) < 300, count(page)
    scroll(page, 1e9)
    wait_for_text(page, "Row 9999")
    assert count(page) < 300, count(page)
    screenshot(page, "list-end")
    scroll(page, 0)
    wait_for_text(page, "Row 0")
    page.mouse.move(200, 400)
    for _ in range(20):
        page.mouse.wheel(0, 400)
        page.wait_for_timeout(20)
    wait_for_text(page, "Row 180")
    page.get_by_role("button", name="To 5000").click()
    wait_for_text(page, "Row 5000")
    top = box_of(page.get_by_text("Row 5000", exact=True))["y"]
    assert 80 < top < 180, top
    assert problems == [], problems


def test_menus(browser, app):
    """Rows that cannot be selected are reached by the keyboard where they offer a menu, and say that they do."""
    page, problems = open_list(browser, app, "Menus")
    wait_for_text(page, "Called: nothing")
    row = page.locator("[data-role=row]").first
    assert row.get_attribute("aria-haspopup") == "menu"
    page.get_by_role("button", name="Menus").focus()
    page.keyboard.press("Tab")
    for _ in range(4):
        if page.evaluate("document.activeElement.dataset.role") == "row":
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Ada"
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.textContent === 'Bob'")
    page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Call Bob").click()
    wait_for_text(page, "Called: Bob")
    assert problems == [], problems


def test_menus_of_swiped_rows(browser, app):
    """The secondary button opens a row's menu, and does not swipe the row as well."""
    page, problems = open_list(browser, app, "Both")
    page.get_by_text("Ada", exact=True).click(button="right")
    page.get_by_role("menuitem", name="Call Ada").wait_for()
    assert page.get_by_role("button", name="Flag Ada").count() == 0
    page.keyboard.press("Escape")
    page.get_by_role("menuitem", name="Call Ada").wait_for(state="hidden")
    page.get_by_text("Bob", exact=True).click(button="right")
    page.get_by_role("menuitem", name="Call Bob").wait_for()
    assert page.get_by_role("button", name="Flag Bob").count() == 0
    assert problems == [], problems


def test_keys(browser, app):
    """What scrolls is reached and scrolled by the keyboard alone."""
    page, _ = open_list(browser, app, "Long")
    wait_for_text(page, "Row 0")
    for _ in range(2):
        page.keyboard.press("Tab")
    for _ in range(10):
        if page.evaluate("document.activeElement.classList.contains('scroll')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("End")
    wait_for_text(page, "Row 9999")
    page.keyboard.press("Home")
    wait_for_text(page, "Row 0")


def test_reconnect(browser, app):
    """A window that comes back is scrolled to where it was."""
    page, _ = open_list(browser, app, "Long")
    wait_for_text(page, "Row 0")
    scroll(page, 44000)
    wait_for_text(page, "Row 1000")
    page.reload()
    wait_for_text(page, "Row 1000")
    until(page, "() => Math.abs(document.querySelector('.scroll').scrollTop - 44000) < 1")


def test_edit(browser, app):
    page, problems = open_list(browser, app, "Edited", device_scale_factor=2)
    wait_for_text(page, "PEOPLE")
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Delete Bob").wait_for()
    screenshot(page, "list-edit")
    page.get_by_role("button", name="Delete Bob").click()
    wait_for_text(page, "Now: Ada Cleo Dan")
    grip = box_of(page.get_by_role("button", name="Move Ada"))
    page.mouse.move(grip["x"] + 11, grip["y"] + 11)
    page.mouse.down()
    page.mouse.move(grip["x"] + 11, grip["y"] + 40, steps=4)
    page.mouse.move(grip["x"] + 11, grip["y"] + 100, steps=4)
    screenshot(page, "list-drag")
    page.mouse.up()
    wait_for_text(page, "Now: Cleo Dan Ada")
    assert rows(page) == ["Cleo", "Dan", "Ada"], rows(page)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Edit", exact=True).wait_for()
    assert problems == [], problems


def finger(page):
    """What a finger does in the page: "touchStart", "touchMove" or "touchEnd", and where."""
    session = page.context.new_cdp_session(page)

    def touch(kind, x, y):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return touch


def test_drag_rows(browser, app):
    """Rows are dragged without a grip in a list that is not edited: by a mouse at once, by a finger that has rested."""
    page, problems = open_list(browser, app, "Edited", has_touch=True)
    wait_for_text(page, "Now: Ada Bob Cleo Dan")
    box = box_of(page.get_by_text("Ada", exact=True))
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 8, box["y"] + 60, steps=4)
    page.mouse.move(box["x"] + 8, box["y"] + 100, steps=4)
    assert page.evaluate("document.querySelector('.dragged').textContent") == "Ada"
    page.mouse.up()
    wait_for_text(page, "Now: Bob Cleo Ada Dan")
    assert page.evaluate("String(document.getSelection())") == ""

    touch = finger(page)
    box = box_of(page.get_by_text("Dan", exact=True))
    x, y = box["x"] + 5, box["y"] + 5
    touch("touchStart", x, y)
    until(page, "document.querySelector('.dragged')?.textContent === 'Dan'")
    for step in range(1, 6):
        touch("touchMove", x, y - 20 * step)
    touch("touchEnd", x, y - 100)
    wait_for_text(page, "Now: Bob Dan Cleo Ada")
    assert page.get_by_role("button", name="Delete").count() == 0
    assert problems == [], problems


def test_drag_row_with_menu(browser, app):
    """A finger that rests on a row opens its menu. If it moves on, the menu closes and the row follows it."""
    page, problems = open_list(browser, app, "Menus", has_touch=True)
    wait_for_text(page, "Called: nothing")
    touch = finger(page)
    box = box_of(page.get_by_text("Ada", exact=True))
    x, y = box["x"] + 5, box["y"] + 5
    touch("touchStart", x, y)
    page.get_by_role("menuitem", name="Call Ada").wait_for()
    for step in range(1, 6):
        touch("touchMove", x, y + 15 * step)
    until(page, "document.querySelector('.dragged')?.textContent === 'Ada'")
    page.get_by_role("menuitem", name="Call Ada").wait_for(state="hidden")
    touch("touchMove", x, y + 80)
    touch("touchEnd", x, y + 80)
    page.locator("[data-role=row]", has_text="Bob").and_(page.locator("[aria-posinset='1']")).wait_for()
    wait_for_text(page, "Called: nothing")
    # A finger that does not move leaves the menu open.
    box = box_of(page.get_by_text("Bob", exact=True))
    touch("touchStart", box["x"] + 5, box["y"] + 5)
    page.get_by_role("menuitem", name="Call Bob").wait_for()
    touch("touchEnd", box["x"] + 5, box["y"] + 5)
    page.get_by_role("menuitem", name="Call Bob").click()
    wait_for_text(page, "Called: Bob")
    assert problems == [], problems


# Presses a button as soon as the mouse is up and its click has been.
PRESS_AFTER_DRAG = """() => addEventListener("pointerup", () => setTimeout(() => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent === "Edit");
    for (const type of ["pointerdown", "pointerup", "click"]) {
        const detail = type === "click" ? 1 : 0;
        button.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, detail }));
    }
}), { once: true })"""


def test_click_after_drag(browser, app):
    """The end of a drag presses nothing, but the next press does, however soon it comes."""
    page, problems = open_list(browser, app, "Edited")
    wait_for_text(page, "Now: Ada Bob Cleo Dan")
    box = box_of(page.get_by_text("Ada", exact=True))
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 8, box["y"] + 60, steps=4)
    page.mouse.move(box["x"] + 8, box["y"] + 100, steps=4)
    page.evaluate(PRESS_AFTER_DRAG)
    page.mouse.up()
    wait_for_text(page, "Now: Bob Cleo Ada Dan")
    page.get_by_role("button", name="Done").wait_for()
    assert problems == [], problems


def test_edit_by_keys(browser, app):
    page, _ = open_list(browser, app, "Edited")
    page.get_by_role("button", name="Edit", exact=True).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Move Ada").focus()
    page.keyboard.press("ArrowDown")
    wait_for_text(page, "Now: Bob Ada Cleo Dan")
    page.keyboard.press("ArrowDown")
    wait_for_text(page, "Now: Bob Cleo Ada Dan")
    page.get_by_role("button", name="Delete Cleo").focus()
    page.keyboard.press("Space")
    wait_for_text(page, "Now: Bob Ada Dan")


def test_selection(browser, app):
    page, problems = open_list(browser, app, "Chosen")
    wait_for_text(page, "Chosen: none, pressed 0")
    page.get_by_role("option", name="Green").click()
    wait_for_text(page, "Chosen: Green, pressed 0")
    page.get_by_role("option", name="Green", selected=True).wait_for()
    screenshot(page, "list-selection")
    page.keyboard.press("Tab")
    page.get_by_role("option", name="Green").focus()
    # The selection follows the arrow keys, and the other ones choose the row that has the focus.
    page.keyboard.press("ArrowDown")
    wait_for_text(page, "Chosen: Blue, pressed 0")
    page.keyboard.press("Enter")
    wait_for_text(page, "Chosen: Blue, pressed 0")
    # A row with one button is pressed anywhere.
    box = box_of(page.locator("[data-role=row]").last)
    page.mouse.click(box["x"] + box["width"] - 40, box["y"] + 22)
    wait_for_text(page, "Chosen: Blue, pressed 1")
    page.get_by_role("button", name="Press").click()
    wait_for_text(page, "Chosen: Blue, pressed 2")
    # Typed letters select and focus the first row that begins with them.
    page.get_by_role("option", name="Red").focus()
    page.keyboard.type("gr")
    wait_for_text(page, "Chosen: Green, pressed 2")
    until(page, "document.activeElement.textContent === 'Green'")
    assert problems == [], problems


def test_sideways(browser, app):
    page, problems = open_list(browser, app, "Sideways")
    wait_for_text(page, "Card 0")
    page.evaluate("document.querySelector('.scroll').scrollLeft = 1e9")
    wait_for_text(page, "Card 499")
    assert problems == [], problems



run(globals(), program("BrowserFixture"))
