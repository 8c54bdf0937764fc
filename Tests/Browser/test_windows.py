"""Opens an app's windows in tabs of Chromium, and closes them."""

import os

from support import open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "windows"


def open_fixture(browser, app):
    return open_page(browser, app, first="Several windows", device_scale_factor=2)


def open_tab(page, button):
    """Presses a button and answers the tab that opens."""
    with page.context.expect_page() as opened:
        page.get_by_role("button", name=button).click()
    tab = opened.value
    tab.set_default_timeout(20000)
    return tab


def session(page):
    return page.evaluate("sessionStorage.getItem('umwelt-session')")


def token(page):
    """The secret by which a page is known: it is in no address that a history keeps, or that is handed on."""
    return page.evaluate("document.querySelector('meta[name=umwelt-token]').content")


def test_open(browser, app):
    """Another window is another tab, with its own title, state and session, also when it is loaded again."""
    page, problems = open_fixture(browser, app)
    tab = open_tab(page, "Open seven")
    wait_for_text(tab, "Number 7")
    assert tab.title() == "Number", tab.title()
    assert page.title() == "App", page.title()
    assert session(tab) != session(page)
    assert tab.url == page.url, tab.url
    assert token(page) == token(tab) and token(page) not in page.url, page.url
    tab.get_by_role("button", name="Count 0").click()
    tab.get_by_role("button", name="Count 1").wait_for()
    screenshot(tab, "window-seven")
    tab.reload()
    tab.get_by_role("button", name="Count 1").wait_for()
    wait_for_text(page, "Several windows")
    assert problems == [], problems


def test_open_again(browser, app):
    """The tab that shows the value already comes to the front; no other opens."""
    page, problems = open_fixture(browser, app)
    tab = open_tab(page, "Open seven")
    tab.get_by_role("button", name="Count 0").click()
    tab.get_by_role("button", name="Count 1").wait_for()
    page.bring_to_front()
    page.get_by_role("button", name="Open seven").click()
    page.wait_for_timeout(500)
    assert len(page.context.pages) == 2
    tab.get_by_role("button", name="Count 1").wait_for()
    assert problems == [], problems


def test_single_elsewhere(browser, app):
    """A window of which there is only one comes, with its state, to a tab that cannot bring the other to the front."""
    page, _ = open_fixture(browser, app)
    tab = open_tab(page, "Open settings")
    tab.get_by_role("button", name="Off").click()
    tab.get_by_role("button", name="On").wait_for()
    assert tab.evaluate("[innerWidth, innerHeight]") == [320, 240]
    stranger, _ = open_fixture(browser, app)
    moved = open_tab(stranger, "Open settings")
    moved.get_by_role("button", name="On").wait_for()
    page.wait_for_timeout(300)
    assert tab.is_closed()


def test_dismiss(browser, app):
    """A tab that the app has opened goes with its window; one that its user has opened says that the window is closed."""
    page, problems = open_fixture(browser, app)
    tab = open_tab(page, "Open seven")
    with tab.expect_event("close"):
        tab.get_by_role("button", name="Done").click()
    tab = open_tab(page, "Open seven")
    tab.get_by_role("button", name="Count 0").wait_for()
    with tab.expect_event("close"):
        page.get_by_role("button", name="Close seven").click()
    page.get_by_role("button", name="Close this").click()
    page.get_by_role("status").get_by_text("This window is closed.").wait_for()
    assert page.locator(".node").count() == 0
    screenshot(page, "window-closed")
    page.wait_for_timeout(500)
    page.get_by_role("status").get_by_text("This window is closed.").wait_for()
    page.reload()
    wait_for_text(page, "Several windows")
    assert problems == [], problems


def test_blocked(browser, app):
    """Where the browser lets no tab open, its user is asked."""
    page, _ = open_fixture(browser, app)
    page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    page.get_by_role("button", name="Open soon").click()
    link = page.get_by_role("status").get_by_role("link", name="a window")
    link.wait_for()
    assert len(page.context.pages) == 1
    with page.context.expect_page() as opened:
        link.click()
    wait_for_text(opened.value, "Number 8")
    assert page.locator("#notice").is_hidden()
    until(opened.value, "opener !== null")


run(globals(), program("BrowserFixture"))
