"""What stands for views where they are read: other views, actions of buttons, and the focus of what reads."""

import os

from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "standins"


def open_views(browser, app):
    return open_page(browser, app, first="Last: nothing")


def test_representation(browser, app):
    page, problems = open_views(browser, app)
    slider = page.get_by_role("slider", name="Dial")
    slider.focus()
    page.keyboard.press("End")
    wait_for_text(page, "Value 100")
    assert problems == [], problems


def test_children(browser, app):
    page, _ = open_views(browser, app)
    group = page.get_by_role("group", name="Budgets")
    assert group.get_by_text("June").count() == 1
    assert group.get_by_text("July").count() == 1


def test_actions(browser, app):
    page, _ = open_views(browser, app)
    page.locator(".actions button", has_text="Archive").evaluate("element => element.click()")
    wait_for_text(page, "Last: archived")
    # Those of a category are a group with its name.
    group = page.get_by_role("group", name="Edit")
    assert group.get_by_role("button").all_text_contents() == ["Cut"]
    group.get_by_role("button", name="Cut").evaluate("element => element.click()")
    wait_for_text(page, "Last: cut")


def test_focus(browser, app):
    page, _ = open_views(browser, app)
    page.get_by_role("button", name="To the notice").click()
    wait_for_text(page, "On the notice")
    until(page, "document.activeElement.textContent === 'Notice'")
    assert page.evaluate("document.activeElement.tabIndex") == -1
    page.get_by_role("button", name="To the notice").focus()
    wait_for_text(page, "Elsewhere")


def test_responds(browser, app):
    page, _ = open_views(browser, app)
    reached = "[...document.querySelectorAll('[tabindex=\"0\"]')].some(element => element.textContent === 'Reached')"
    assert page.evaluate(reached)


run(globals(), program("BrowserFixture"))
