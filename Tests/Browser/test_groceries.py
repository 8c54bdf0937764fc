"""Keeps groceries with SwiftData in Chromium: adds, buys, searches, takes back, and finds them in the next process."""

from support import open_page, program, run, screenshot, wait_for_text


def add(page, name, aisle):
    page.get_by_role("button", name="Add", exact=True).click()
    # A sheet that was saved before may still be on its way out.
    sheet = page.get_by_role("dialog", name="New")
    sheet.get_by_role("textbox", name="Name").fill(name)
    sheet.get_by_role("textbox", name="Aisle").fill(aisle)
    sheet.get_by_role("button", name="Save").click()
    sheet.wait_for(state="detached")


def wait_until_gone(page, text):
    page.get_by_text(text, exact=True).wait_for(state="detached")


def test_kept(browser, app):
    page, problems = open_page(browser, app, first="Nothing to Buy")
    add(page, "Apples", "Fruit")
    add(page, "Pears", "Fruit")
    add(page, "Bread", "Bakery")
    wait_for_text(page, "3 to Buy")
    page.get_by_role("switch", name="Pears").click()
    wait_for_text(page, "2 to Buy")
    screenshot(page, "groceries")
    page.get_by_role("button", name="Clear").click()
    wait_until_gone(page, "Pears")
    page.get_by_role("button", name="Undo").click()
    wait_for_text(page, "Pears")
    page.get_by_role("button", name="Undo").click()
    wait_for_text(page, "3 to Buy")
    page.get_by_role("button", name="Redo").click()
    wait_for_text(page, "2 to Buy")
    assert problems == [], problems
    app.stop()
    app.start()
    page, problems = open_page(browser, app, first="2 to Buy")
    for name in ["Apples", "Pears", "Bread"]:
        wait_for_text(page, name)
    assert page.get_by_role("switch", name="Pears").is_checked()
    # Undo belongs to a process.
    assert page.get_by_role("button", name="Undo").is_disabled()
    page.get_by_role("textbox", name="Search").fill("read")
    wait_until_gone(page, "Apples")
    wait_for_text(page, "Bread")
    assert problems == [], problems


def test_two_windows(browser, app):
    """What one window changes shows in the other."""
    page, _ = open_page(browser, app, first="Nothing to Buy")
    other, _ = open_page(browser, app, first="Nothing to Buy")
    add(page, "Apples", "Fruit")
    wait_for_text(other, "Apples")
    other.get_by_role("switch", name="Apples").click()
    wait_for_text(page, "Groceries")
    other.get_by_role("button", name="Undo").click()
    wait_for_text(page, "1 to Buy")


run(globals(), program("Groceries"))
