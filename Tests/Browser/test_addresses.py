"""The page's address follows the app in Chromium, and the app follows the browser: Back, Forward, reloads and links."""

import os

from support import WINDOW, open_page, program, run, timed, until, wait_for_text

os.environ["FIXTURE"] = "addresses"


def open_fixture(browser, app, **options):
    return open_page(browser, app, first="Heard nothing", **options)


def wait_for_path(page, path):
    until(page, f"location.pathname + location.search === '{path}'")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


@timed
def test_back_and_forward(browser, app):
    page, problems = open_fixture(browser, app)
    wait_for_path(page, "/")
    press(page, "Open 3")
    wait_for_text(page, "This is note 3.")
    wait_for_path(page, "/notes/3")
    press(page, "Next")
    wait_for_text(page, "This is note 4.")
    wait_for_path(page, "/notes/3/4")
    page.go_back()
    wait_for_text(page, "This is note 3.")
    wait_for_path(page, "/notes/3")
    page.go_back()
    wait_for_text(page, "Heard nothing")
    wait_for_path(page, "/")
    page.go_forward()
    wait_for_text(page, "This is note 3.")
    page.go_forward()
    wait_for_text(page, "This is note 4.")
    wait_for_path(page, "/notes/3/4")
    assert problems == [], problems


@timed
def test_back_and_forward_at_once(browser, app):
    """Entries that are passed before the app has answered keep their addresses."""
    page, problems = open_fixture(browser, app)
    gone = "Heard nothing"
    for path, button in [("/notes/3", "Open 3"), ("/notes/3/4", "Next"), ("/notes/3/4/5", "Next")]:
        press(page, button)
        wait_for_path(page, path)
        page.get_by_text(gone, exact=True).wait_for(state="detached")
        gone = f"This is note {path[-1]}."
    page.evaluate("history.back(); setTimeout(() => history.back(), 5); setTimeout(() => history.forward(), 12)")
    page.wait_for_timeout(500)
    while page.evaluate("location.pathname") != "/":
        path = page.evaluate("location.pathname")
        before = path.rpartition("/")[0] if path.count("/") > 2 else "/"
        # Screens that leave and come may show the same note for a moment.
        page.get_by_text(f"This is note {path[-1]}.", exact=True).first.wait_for()
        page.go_back()
        until(page, f"location.pathname === '{before}'")
    for path in ["/notes/3", "/notes/3/4", "/notes/3/4/5"]:
        page.go_forward()
        wait_for_path(page, path)
    wait_for_text(page, "This is note 5.")
    assert problems == [], problems


@timed
def test_way_back_in_the_bar(browser, app):
    """It goes back in the browser's history, so that Forward leads there again."""
    page, problems = open_fixture(browser, app)
    entries = page.evaluate("history.length")
    press(page, "Open 3")
    wait_for_path(page, "/notes/3")
    press(page, "Next")
    wait_for_path(page, "/notes/3/4")
    page.get_by_text("This is note 3.").wait_for(state="detached")
    press(page, "First")
    wait_for_text(page, "Heard nothing")
    wait_for_path(page, "/")
    page.go_forward()
    wait_for_text(page, "This is note 3.")
    press(page, "Notes")
    wait_for_text(page, "Heard nothing")
    wait_for_path(page, "/")
    press(page, "Open 5")
    wait_for_path(page, "/notes/5")
    assert page.evaluate("history.length") == entries + 1
    assert problems == [], problems


@timed
def test_several_levels_at_once(browser, app):
    """They are one entry, and what the bar goes back to without one is a new one."""
    page, _ = open_fixture(browser, app)
    press(page, "Both")
    wait_for_text(page, "This is note 5.")
    wait_for_path(page, "/notes/3/5")
    press(page, "Note 3")
    wait_for_text(page, "This is note 3.")
    wait_for_path(page, "/notes/3")
    page.go_back()
    wait_for_text(page, "This is note 5.")
    page.go_back()
    wait_for_text(page, "Heard nothing")


@timed
def test_levels_without_an_address(browser, app):
    page, _ = open_fixture(browser, app)
    press(page, "Terms")
    wait_for_text(page, "These are the terms.")
    wait_for_path(page, "/")
    page.go_back()
    wait_for_text(page, "Heard nothing")
    press(page, "Open 3")
    wait_for_path(page, "/notes/3")
    page.go_back()
    wait_for_text(page, "Heard nothing")
    wait_for_path(page, "/")


@timed
def test_reload_and_restart(browser, app):
    page, _ = open_fixture(browser, app)
    press(page, "Open 3")
    wait_for_path(page, "/notes/3")
    page.reload()
    wait_for_text(page, "This is note 3.")
    wait_for_path(page, "/notes/3")
    page.go_back()
    wait_for_text(page, "Heard nothing")
    wait_for_path(page, "/")
    page.go_forward()
    wait_for_text(page, "This is note 3.")
    # The next process knows nothing of the page.
    app.stop()
    app.start()
    page.goto(app.url.rstrip("/") + "/notes/3")
    wait_for_text(page, "This is note 3.")
    wait_for_path(page, "/notes/3")


def test_link(browser, app):
    """A link shows its value from the first moment, in any page, and each page has an address of its own."""
    page, problems = open_fixture(browser, app)
    press(page, "Open 5")
    wait_for_path(page, "/notes/5")
    other = browser.new_context(viewport=WINDOW).new_page()
    other.set_default_timeout(20000)
    other.add_init_script("""
        window.seen = [];
        new MutationObserver(() => seen.push(document.body?.textContent ?? '')).observe(document, {childList: true, subtree: true});
    """)
    other.goto(app.url.rstrip("/") + "/notes/3/4")
    wait_for_text(other, "This is note 4.")
    wait_for_path(other, "/notes/3/4")
    assert not other.evaluate("seen.some((text) => text.includes('Heard'))")
    press(other, "Note 3")
    wait_for_text(other, "This is note 3.")
    wait_for_path(page, "/notes/5")
    # A tab that is given another address goes there, with its session.
    page.goto(app.url.rstrip("/") + "/notes/7")
    wait_for_text(page, "This is note 7.")
    page.goto(app.url)
    wait_for_text(page, "Heard nothing")
    wait_for_path(page, "/")
    assert problems == [], problems


def test_paths_that_name_nothing(browser, app):
    for path in ["notes/x", "nothing", "notes/%ff", "notes/%zz", "notes/%00", "9/" * 500]:
        page, problems = open_fixture(browser, app)
        page.goto(app.url.rstrip("/") + "/" + path)
        wait_for_text(page, "Heard nothing")
        page.close()
    # The app hears of what the stack does not take.
    page, problems = open_fixture(browser, app)
    page.goto(app.url.rstrip("/") + "/heard?a=1")
    wait_for_text(page, "Heard /heard?a=1")
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
