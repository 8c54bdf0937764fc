"""Presents and dismisses in Chromium: with the mouse, with the keyboard alone, and as what reads the page aloud finds it."""

import os

from support import open_page, program, run, screenshot, timed, until, wait_for_text

os.environ["FIXTURE"] = "presentation"
FOCUSED = "document.activeElement.textContent"
# The buttons that can be reached: not behind what is presented.
REACHABLE = """[...document.querySelectorAll('button.node')].filter(button => !button.closest('[inert]'))
    .map(button => button.textContent)"""


def open_fixture(browser, app, **options):
    return open_page(browser, app, first="Answer none", **options)


def test_sheet(browser, app):
    page, problems = open_fixture(browser, app, device_scale_factor=2)
    page.get_by_role("button", name="Sheet").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Card light").wait_for()
    assert dialog.get_attribute("aria-modal") == "true"
    screenshot(page, "sheet")
    # Elements behind are inert: neither found nor used.
    assert page.evaluate(REACHABLE) == ["Done", "More"], page.evaluate(REACHABLE)
    page.get_by_role("button", name="More").click()
    wait_for_text(page, "Nested")
    assert page.evaluate(REACHABLE) == ["Less"], page.evaluate(REACHABLE)
    page.get_by_role("button", name="Less").click()
    page.get_by_text("Nested").wait_for(state="detached")
    page.get_by_role("button", name="Done").click()
    wait_for_text(page, "Ended 1")
    until(page, f"{FOCUSED} === 'Sheet'")
    assert problems == [], problems


def test_keyboard(browser, app):
    """The focus goes into what is presented, stays there, and comes back."""
    page, _ = open_fixture(browser, app)
    page.get_by_role("button", name="Sheet").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    until(page, "document.activeElement.getAttribute('role') === 'dialog'")
    seen = []
    for _ in range(6):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.textContent"))
    assert seen[0] == "Done" and seen[1] == "More", seen
    assert "Alert" not in seen, seen
    page.keyboard.press("Escape")
    wait_for_text(page, "Ended 1")
    until(page, f"{FOCUSED} === 'Sheet'")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "Cover"


@timed
def test_browser_back(browser, app):
    """In a narrow window the browser's Back closes what covers the page, and does not leave it."""
    page, problems = open_fixture(browser, app)
    url = page.url
    for name, text in [("Sheet", "Card light"), ("Cover", "Card light"), ("Alert", "Delete the book?")]:
        page.get_by_role("button", name=name, exact=True).click()
        wait_for_text(page, text)
        until(page, "history.state?.umwelt === 1")
        page.go_back()
        page.get_by_text(text).wait_for(state="detached")
        until(page, "(history.state?.umwelt ?? 0) === 0")
    wait_for_text(page, "Ended 2")
    # The alert is not left without one of its answers.
    wait_for_text(page, "Answer keep")
    # A presentation that its own button closes also removes its entry from the browser's history.
    page.get_by_role("button", name="Sheet").click()
    page.get_by_role("button", name="More").click()
    until(page, "history.state?.umwelt === 2")
    page.get_by_role("button", name="Less").click()
    until(page, "history.state?.umwelt === 1")
    page.get_by_role("button", name="Done").click()
    until(page, "(history.state?.umwelt ?? 0) === 0")
    wait_for_text(page, "Ended 3")
    assert page.url == url
    assert problems == [], problems


@timed
def test_beside(browser, app):
    """A press beside the card dismisses, one on the card does not."""
    page, _ = open_fixture(browser, app)
    page.get_by_role("button", name="Sheet").click()
    page.get_by_role("dialog").wait_for()
    page.mouse.click(195, 700)
    page.wait_for_timeout(200)
    assert page.get_by_role("dialog").count() == 1
    # A drag that begins on the card, such as to select a text, may end beside it.
    page.mouse.move(195, 700)
    page.mouse.down()
    page.mouse.move(195, 10, steps=4)
    page.mouse.up()
    page.wait_for_timeout(200)
    assert page.get_by_role("dialog").count() == 1
    page.mouse.click(195, 10)
    wait_for_text(page, "Ended 1")
    page.get_by_role("button", name="Cover").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert page.get_by_role("dialog").count() == 1
    page.get_by_role("button", name="Done").click()
    wait_for_text(page, "Ended 2")


def test_used_behind(browser, app):
    """A sheet that lets its user through is beside what is behind it: both are pressed, and the sheet stays."""
    page, problems = open_fixture(browser, app)
    page.get_by_role("button", name="Map").click()
    page.get_by_role("button", name="Mark").click()
    wait_for_text(page, "Answer marked")
    page.mouse.click(20, 300)
    page.wait_for_timeout(200)
    assert page.get_by_role("dialog").count() == 1
    page.get_by_role("button", name="Sheet", exact=True).click()
    page.get_by_text("Card light").wait_for()
    assert problems == [], problems


def test_popover_turns_dark(browser, app):
    """The popover alone is dark, with the browser's own parts of it; what is behind it stays light."""
    page, _ = open_fixture(browser, app, color_scheme="light", device_scale_factor=2)
    page.get_by_role("button", name="Popover").click()
    wait_for_text(page, "Popover light")
    page.get_by_role("button", name="Turn").click()
    wait_for_text(page, "Popover dark")
    wait_for_text(page, "Window light")
    scheme = "getComputedStyle(document.querySelector('[role=dialog]')).colorScheme"
    assert page.evaluate(scheme) == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    screenshot(page, "popover-dark")
    card = page.evaluate("document.querySelector('[role=dialog]').card")
    assert card[0] >= 0 and card[0] + card[2] <= 390, card
    page.mouse.click(5, 5)
    page.get_by_role("dialog").wait_for(state="detached")
    until(page, f"{FOCUSED} === 'Popover'")


def test_alert(browser, app):
    page, _ = open_fixture(browser, app, device_scale_factor=2)
    page.get_by_role("button", name="Alert").click()
    page.get_by_role("alertdialog", name="Delete the book?").wait_for()
    screenshot(page, "alert")
    page.mouse.click(5, 5)
    wait_for_text(page, "Answer keep")
    page.get_by_role("button", name="Alert").click()
    # The first alert may still be leaving: it is inert and no dialog any more, but Playwright's roles know no inertness.
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    wait_for_text(page, "Answer delete")
    assert page.get_by_role("alertdialog").count() == 0
    page.get_by_role("button", name="Ask").click()
    page.get_by_role("alertdialog", name="Empty the bin?").wait_for()
    screenshot(page, "confirmation")
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("alertdialog").wait_for(state="detached")


def test_focus_returns(browser, app):
    """The keyboard is where it was when an alert, a dialog, a popover or a cover is gone, however it was ended."""
    page, problems = open_fixture(browser, app)
    for name, end in [("Alert", "Escape"), ("Ask", "Escape"), ("Popover", "Escape"), ("Cover", None)]:
        page.get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")
        page.locator("[role=dialog], [role=alertdialog]").wait_for()
        until(page, "!!document.activeElement.closest('[role=dialog], [role=alertdialog]')")
        if end:
            page.keyboard.press(end)
        else:
            page.get_by_role("button", name="Done").click()
        page.locator("[role=dialog], [role=alertdialog]").wait_for(state="detached")
        until(page, f"{FOCUSED} === '{name}'")
    assert problems == [], problems


def test_focus_returns_from_others(browser, app):
    """A sheet in the place of another one gives the keyboard back to what had it before both."""
    page, problems = open_fixture(browser, app)
    page.get_by_role("button", name="Steps").focus()
    page.keyboard.press("Enter")
    for step in (1, 2):
        page.get_by_role("button", name=f"Step {step}").focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Step 3").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    until(page, f"{FOCUSED} === 'Steps'")
    assert problems == [], problems


def test_alert_field(browser, app):
    """What is typed as soon as a question is there goes to its field."""
    page, _ = open_fixture(browser, app, device_scale_factor=2)
    page.get_by_role("button", name="Name").click()
    page.get_by_role("alertdialog", name="Who are you?").wait_for()
    until(page, "document.activeElement.tagName === 'INPUT'")
    screenshot(page, "alert-field")
    page.keyboard.type("Ada")
    page.get_by_role("button", name="Say").click()
    wait_for_text(page, "Answer Ada")


def test_reconnect(browser, app):
    """What is presented is there again when the connection was lost."""
    page, _ = open_fixture(browser, app)
    page.get_by_role("button", name="Sheet").click()
    page.get_by_role("dialog").wait_for()
    page.evaluate("socket.close()")
    page.get_by_role("status").get_by_text("The connection is lost.").wait_for()
    until(page, "document.getElementById('notice').hidden")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    wait_for_text(page, "Ended 1")


run(globals(), program("BrowserFixture"))
