"""Chooses in Chromium, in pickers and menus: with the mouse, with the keyboard alone, and as what reads the page aloud
finds it."""

import os

from support import open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "choices"
FOCUSED = "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent)"


def open_choices(browser, app, **options):
    return open_page(browser, app, first="Size Medium", **options)


def test_menu_picker(browser, app):
    page, problems = open_choices(browser, app, device_scale_factor=2)
    button = page.get_by_role("button", name="In a menu")
    assert button.get_attribute("aria-haspopup") == "menu"
    button.click()
    menu = page.get_by_role("menu")
    menu.wait_for()
    assert button.get_attribute("aria-expanded") == "true"
    screenshot(page, "choices-menu")
    items = menu.get_by_role("menuitemradio")
    assert items.all_inner_texts() == ["Small", "Medium", "Large"], items.all_inner_texts()
    until(page, f"{FOCUSED} === 'Medium'")
    menu.get_by_role("menuitemradio", name="Large").click()
    wait_for_text(page, "Size Large")
    page.get_by_role("button", name="In a menu").get_by_text("Large").wait_for()
    menu.wait_for(state="detached")
    assert problems == [], problems


def test_segments(browser, app):
    page, _ = open_choices(browser, app)
    group = page.get_by_role("radiogroup", name="Segments")
    group.get_by_role("radio", name="Small").click()
    wait_for_text(page, "Size Small")
    assert group.get_by_role("radio", name="Small").get_attribute("aria-checked") == "true"
    # One stop of the tab key; the arrow keys choose.
    page.keyboard.press("ArrowRight")
    wait_for_text(page, "Size Medium")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    wait_for_text(page, "Size Large")
    until(page, f"{FOCUSED} === 'Large'")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[role=radiogroup]').getAttribute('aria-label')") == "Rows"
    page.get_by_role("radiogroup", name="Rows").get_by_role("radio", name="Medium").click()
    wait_for_text(page, "Size Medium")


def test_menu_keyboard(browser, app):
    page, problems = open_choices(browser, app)
    page.get_by_role("button", name="Edit").focus()
    page.keyboard.press("ArrowDown")
    until(page, f"{FOCUSED} === 'Copy'")
    page.keyboard.press("End")
    until(page, f"{FOCUSED} === 'Share'")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    until(page, f"{FOCUSED} === 'Share'")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("c")
    until(page, f"{FOCUSED} === 'Cut'")
    page.keyboard.press("c")
    until(page, f"{FOCUSED} === 'Copy'")
    page.keyboard.press("b")
    page.get_by_role("menuitemcheckbox", name="Bold", checked=False).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("menu").wait_for(state="detached")
    until(page, f"{FOCUSED} === 'Edit'")
    page.keyboard.press("Enter")
    until(page, f"{FOCUSED} === 'Copy'")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    wait_for_text(page, "Done cut")
    assert problems == [], problems


def test_submenu(browser, app):
    page, _ = open_choices(browser, app)
    page.get_by_role("button", name="Edit").click()
    share = page.get_by_role("menuitem", name="Share")
    share.click()
    page.get_by_role("menuitem", name="Mail").wait_for()
    screenshot(page, "choices-submenu")
    assert share.get_attribute("aria-expanded") == "true"
    page.get_by_role("menuitem", name="Mail").click()
    wait_for_text(page, "Done mail")
    page.get_by_role("menu").wait_for(state="detached")


def test_links(browser, app):
    page, problems = open_choices(browser, app)
    link = page.get_by_role("link", name="Terms")
    assert link.get_attribute("href") == "https://example.com/terms"
    assert link.get_attribute("rel") == "noopener noreferrer"
    link.click()
    wait_for_text(page, "Done /terms")
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("menuitem", name="Help").click()
    wait_for_text(page, "Done /help")
    link.focus()
    page.keyboard.press("Enter")
    wait_for_text(page, "Done /terms")
    assert len(page.context.pages) == 1
    assert problems == [], problems


def test_dark_and_mirrored(browser, app):
    page, _ = open_page(
        browser, app, first="Size Medium", color_scheme="dark", locale="ar-EG", device_scale_factor=2)
    page.get_by_role("radiogroup", name="Segments").get_by_role("radio", name="Medium").focus()
    page.keyboard.press("ArrowLeft")
    wait_for_text(page, "Size Large")
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("menu").wait_for()
    screenshot(page, "choices-dark-mirrored")


run(globals(), program("BrowserFixture"))
