"""Goes on and back in Chromium: by links, by the way back in the bar, and by the browser's own button and keys."""

import os

from support import open_page, program, run, screenshot, timed, until, wait_for_text

os.environ["FIXTURE"] = "navigation"


def open_fixture(browser, app, **options):
    return open_page(browser, app, first="Saved 0", **options)


def wait_for_title(page, title):
    until(page, f"document.title === '{title}'")


def test_links(browser, app):
    page, problems = open_fixture(browser, app, device_scale_factor=2)
    wait_for_title(page, "Library")
    screenshot(page, "navigation-root")
    page.get_by_role("button", name="Save").click()
    wait_for_text(page, "Saved 1")
    page.get_by_role("button", name="Emma").click()
    wait_for_text(page, "Emma, page 1")
    wait_for_title(page, "Emma")
    screenshot(page, "navigation-level")
    page.get_by_role("button", name="Turn").click()
    page.get_by_role("button", name="Sequel").click()
    wait_for_text(page, "Emma again, page 1")
    page.get_by_role("button", name="Emma", exact=True).click()
    wait_for_text(page, "Emma, page 2")
    page.get_by_role("button", name="Library").click()
    wait_for_text(page, "Saved 1")
    wait_for_title(page, "Library")
    assert problems == [], problems


# Notes where a text is in each frame in which it is there.
WATCH = """(text) => {
    window.places = [];
    const note = () => {
        const node = [...document.querySelectorAll('*')].filter(e => !e.children.length && e.textContent === text)[0];
        if (node) window.places.push(node.getBoundingClientRect().x);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""


def test_slides(browser, app):
    """A page comes from the trailing edge, and the one below is gone when it is there."""
    page, problems = open_fixture(browser, app)
    page.evaluate(WATCH, "Emma, page 1")
    page.get_by_role("button", name="Emma").click()
    wait_for_text(page, "Emma, page 1")
    page.get_by_text("Saved 0").wait_for(state="detached")
    places = page.evaluate("window.places")
    assert places[0] - places[-1] > 200, places
    assert len(set(places)) >= 5 and places == sorted(places, reverse=True), places
    page.get_by_role("button", name="Library").click()
    page.get_by_text("Emma, page 1").wait_for(state="detached")
    wait_for_text(page, "Saved 0")
    assert problems == [], problems


def test_slides_less(browser, app):
    """For people who ask for less motion it fades where it is."""
    page, _ = open_fixture(browser, app, reduced_motion="reduce")
    page.evaluate(WATCH, "Emma, page 1")
    page.get_by_role("button", name="Emma").click()
    page.get_by_text("Saved 0").wait_for(state="detached")
    assert len(set(page.evaluate("window.places"))) == 1


@timed
def test_back(browser, app):
    """The browser's back button goes back one level at a time, and stays in the app."""
    page, _ = open_fixture(browser, app)
    url = page.url
    page.get_by_role("button", name="Emma").click()
    wait_for_text(page, "Emma, page 1")
    page.get_by_role("button", name="Sequel").click()
    wait_for_text(page, "Emma again, page 1")
    page.go_back()
    wait_for_text(page, "Emma, page 1")
    page.go_back()
    wait_for_text(page, "Saved 0")
    assert page.url == url
    # A closed level does not return.
    page.go_forward()
    page.wait_for_timeout(300)
    wait_for_text(page, "Saved 0")
    page.get_by_role("button", name="Persuasion").click()
    wait_for_text(page, "Persuasion, page 1")
    # The way back in the bar takes the browser's history with it.
    page.get_by_role("button", name="Library").click()
    wait_for_text(page, "Saved 0")
    until(page, "(history.state?.umwelt ?? 0) === 0")


def test_keyboard(browser, app):
    page, _ = open_fixture(browser, app)
    page.get_by_role("button", name="About").focus()
    page.keyboard.press("Enter")
    wait_for_text(page, "This is an app.")
    # The page below keeps the focus until it has moved out.
    until(page, "document.activeElement === document.body")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Library"
    page.keyboard.press("Enter")
    wait_for_text(page, "Saved 0")


def test_reload(browser, app):
    """Loaded again the page shows the level where it was, and can go back from there."""
    page, _ = open_fixture(browser, app)
    page.get_by_role("button", name="Emma").click()
    wait_for_text(page, "Emma, page 1")
    page.reload()
    wait_for_text(page, "Emma, page 1")
    page.go_back()
    wait_for_text(page, "Saved 0")


run(globals(), program("BrowserFixture"))
