"""What names of UIKit's do in Chromium: the clipboard, announcements, the screen."""

import os

from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "uikit"


# Headless browsers have no screen to keep on.
WAKE_LOCK = """
window.locks = 0;
const lock = { addEventListener() {}, async release() { window.locks--; } };
Object.defineProperty(navigator, "wakeLock", { value: { async request() { window.locks++; return lock; } } });
"""


def open_fixture(browser, app, **options):
    return open_page(browser, app, first="UIKit", **options)


def test_copy(browser, app):
    """A text that the app copies is on the clipboard."""
    page, problems = open_fixture(browser, app, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy", exact=True).click()
    until(page, "async () => await navigator.clipboard.readText() === 'copied “text”'")
    assert problems == [], problems


def test_copy_offered(browser, app):
    """Where the browser does not let the page copy, it offers a button."""
    page, problems = open_fixture(browser, app)
    page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('not now') } }")
    page.get_by_role("button", name="Copy", exact=True).click()
    page.get_by_text("The app copies a text.").wait_for()
    page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.written = text } }")
    page.locator("#notice button").click()
    until(page, "() => window.written === 'copied “text”'")
    assert page.locator("#notice").is_hidden()
    assert problems == [], problems


def test_announcement(browser, app):
    """An announcement is put into a live region, and again if it is the same."""
    page, problems = open_fixture(browser, app)
    page.get_by_role("button", name="Announce").click()
    region = page.locator("[aria-live=polite].spoken")
    region.get_by_text("Saved").wait_for(state="attached")
    page.evaluate("window.changes = 0; new MutationObserver(() => window.changes++)"
                  ".observe(document.querySelector('[aria-live=polite].spoken'), { childList: true })")
    page.get_by_role("button", name="Announce").click()
    until(page, "() => window.changes >= 2")
    assert region.inner_text() == "Saved", region.inner_text()
    assert problems == [], problems


def test_awake(browser, app):
    """The screen is kept on, also when the page is loaded again, and no longer."""
    page, problems = open_fixture(browser, app)
    page.context.add_init_script(WAKE_LOCK)
    page.reload()
    wait_for_text(page, "UIKit")
    assert page.evaluate("window.locks") == 0
    page.get_by_role("button", name="Stay awake").click()
    until(page, "() => window.locks === 1")
    page.reload()
    until(page, "() => window.locks === 1")
    page.get_by_role("button", name="Stay awake").click()
    until(page, "() => window.locks === 0")
    assert problems == [], problems


def test_screen(browser, app):
    """The screen is the browser's window, also when its size changes."""
    page, problems = open_fixture(browser, app)
    wait_for_text(page, f"{page.viewport_size['width']} wide")
    page.set_viewport_size({"width": 700, "height": 600})
    wait_for_text(page, "700 wide")
    wait_for_text(page, "opens no files")
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
