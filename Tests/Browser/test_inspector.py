"""Uses the inspector beside an app that `umwelt run` shows in Chromium: each of its panels, on the book reader."""

import os
import re
import subprocess

from support import OUTPUT, ToolApp, box_of, open_page, program, run, screenshot, until, wait_for_text

EXAMPLE = os.path.join(os.path.dirname(__file__), "..", "..", "Examples", "BookReader")


class InspectedApp(ToolApp):
    """The book reader, run by the tool. What is compiled of it is kept for the next test."""

    subject = EXAMPLE
    cache = os.path.abspath(os.path.join(OUTPUT, "..", "inspector-cache"))


def inspect(browser, app, **options):
    """A page of the app, the inspector beside it, and the list of what the browser complains about."""
    page, problems = open_page(browser, app, **options)
    page.set_viewport_size({"width": 1200, "height": 800})
    page.get_by_role("button", name="Inspector").click()
    inspector = page.frame_locator("#inspector iframe")
    inspector.get_by_role("button", name="LibraryView", exact=True).wait_for()
    return page, inspector, problems


def choose(inspector, view, panel):
    inspector.get_by_role("button", name=panel, exact=True).click()
    inspector.get_by_role("button", name=re.compile(f"^{view}( ran|$)")).first.click()


def test_open(browser, app):
    """The handle and the keys open and close it beside the app, which gets as much narrower."""
    page, inspector, problems = inspect(browser, app)
    width = "document.getElementById('window').offsetWidth"
    assert page.evaluate(width) == 800, page.evaluate(width)
    page.get_by_role("button", name="Close", exact=True).click()
    assert page.evaluate(width) == 1200
    assert page.locator("#inspector").count() == 0
    page.keyboard.press("Control+Alt+i")
    inspector.get_by_role("button", name="LibraryView", exact=True).wait_for()
    # The keys close it from within, too.
    inspector.get_by_role("button", name="LibraryView", exact=True).click()
    page.keyboard.press("Control+Alt+i")
    page.locator("#inspector").wait_for(state="detached")
    assert problems == [], problems


def test_tree(browser, app):
    """Views are marked beneath the pointer, chosen, searched, and picked by a click in the app."""
    page, inspector, _ = inspect(browser, app)
    inspector.get_by_role("button", name="LibraryView", exact=True).hover()
    page.locator(".inspected-mark[data-mark=frame]").wait_for()
    inspector.get_by_role("textbox", name="Search views").fill("FavoriteB")
    inspector.get_by_role("button", name="LibraryView", exact=True).wait_for(state="detached")
    assert inspector.get_by_role("button", name="FavoriteButton").count() > 1
    inspector.get_by_role("switch", name="Pick").click()
    page.locator("#inspector-picker").wait_for()
    row = box_of(page.get_by_text("Moby-Dick").last)
    page.mouse.move(row["x"] + 5, row["y"] + 5)
    page.mouse.click(row["x"] + 5, row["y"] + 5)
    page.locator("#inspector-picker").wait_for(state="detached")
    # Marks are new elements with each message.
    until(page, f"""[...document.querySelectorAll(".inspected-mark[data-mark=frame]")].some((mark) => {{
        const box = mark.getBoundingClientRect();
        return box.left <= {row["x"] + 5} && {row["x"] + 5} <= box.right
            && box.top <= {row["y"] + 5} && {row["y"] + 5} <= box.bottom;
    }})""")
    # The app itself has not been pressed.
    wait_for_text(page, "Page 212 of 635")


def test_environment(browser, app):
    """Each value has its writers with their lines, which open in the editor, and can be overridden and taken back."""
    page, inspector, problems = inspect(browser, app)
    choose(inspector, "BookRow", "Environment")
    place = inspector.get_by_role("button", name=re.compile(r"BookReader\w*\.swift:\d+|\w+View\.swift:\d+")).first
    place.wait_for()
    line = place.inner_text().split(":")[1]
    place.click()
    for _ in range(200):
        if app.edited:
            break
        page.wait_for_timeout(50)
    assert app.edited[0].endswith(".swift") and app.edited[1] == line, (app.edited, line)
    screenshot(page, "inspector-environment")
    assert problems == [], problems


def height(page, text):
    return box_of(page.get_by_text(text, exact=True).first)["height"]


def wait_for_height(page, text, is_right):
    for _ in range(200):
        if is_right(height(page, text)):
            return
        page.wait_for_timeout(50)
    raise AssertionError((text, height(page, text)))


def test_override(browser, app):
    """A value is overridden for a view and what is below it, and nowhere else, until it is taken back."""
    page, inspector, problems = inspect(browser, app)
    before, other = height(page, "CONTINUE READING"), height(page, "Frankenstein")
    choose(inspector, "ContinueReading", "Environment")
    inspector.get_by_role("button", name="dynamicTypeSize").click()
    inspector.get_by_role("menuitemradio", name="accessibility5").click()
    inspector.get_by_text("overridden here").wait_for()
    wait_for_height(page, "CONTINUE READING", lambda now: now > before * 1.5)
    assert height(page, "Frankenstein") == other
    screenshot(page, "inspector-override")
    # Views below show that the value is overridden around them.
    choose(inspector, "ProgressBar", "Environment")
    inspector.get_by_text("overridden around it").wait_for()
    choose(inspector, "ContinueReading", "Environment")
    inspector.get_by_role("button", name="Take back dynamicTypeSize").click()
    wait_for_height(page, "CONTINUE READING", lambda now: now == before)
    inspector.get_by_text("overridden here").wait_for(state="detached")
    assert problems == [], problems


def test_state(browser, app):
    """State is shown, and set; so are the observed properties of objects."""
    page, inspector, _ = inspect(browser, app)
    choose(inspector, "LibraryView", "State")
    inspector.get_by_text("@State", exact=True).first.wait_for()
    field = inspector.get_by_role("textbox", name="session.page")
    field.fill("300")
    field.press("Enter")
    wait_for_text(page, "Page 300 of 635")
    inspector.get_by_text("300", exact=True).wait_for()
    screenshot(page, "inspector-state")
    choose_value = inspector.get_by_role("button", name="showsSettings")
    choose_value.click()
    inspector.get_by_role("menuitemradio", name="true").click()
    page.get_by_role("dialog").wait_for()


def test_updates(browser, app):
    """Each update has its cause with its line, the bodies with their reasons, and the work."""
    page, inspector, _ = inspect(browser, app)
    inspector.get_by_role("button", name="Updates", exact=True).click()
    page.get_by_role("button", name="Next page").click()
    wait_for_text(page, "Page 213 of 635")
    inspector.get_by_text(re.compile(r"^Wrote ")).first.wait_for()
    inspector.get_by_text(re.compile(r"\.body ran")).first.wait_for()
    inspector.get_by_text(re.compile(r"\d+ measured, \d+ placed, \d+ drawn, \d+ bytes sent")).wait_for()
    inspector.get_by_role("button", name=re.compile(r"ran 1 time\b")).first.wait_for()
    screenshot(page, "inspector-updates")


def test_layout(browser, app):
    """The proposals lead from the window to the view."""
    page, inspector, _ = inspect(browser, app)
    choose(inspector, "ContinueReading", "Layout")
    inspector.get_by_text(re.compile(r"^Window: ")).wait_for()
    inspector.get_by_text(re.compile(r"offered 8\d\d|offered [1-7]\d\d")).first.wait_for()
    inspector.get_by_text("Alignment guides").wait_for()
    screenshot(page, "inspector-layout")


def test_host(browser, app):
    """Values of the host are overridden for this window, and taken back."""
    page, inspector, _ = inspect(browser, app)
    inspector.get_by_role("button", name="Host", exact=True).click()
    scheme = inspector.get_by_role("button", name="Colour scheme")
    scheme.click()
    inspector.get_by_role("menuitemradio", name="dark").click()
    until(page, "document.documentElement.dataset.scheme === 'dark'")
    screenshot(page, "inspector-host")
    inspector.get_by_role("button", name="Take all back").click()
    until(page, "document.documentElement.dataset.scheme === 'light'")


def test_speech(browser, app):
    """What a screen reader says is listed in reading order."""
    page, inspector, _ = inspect(browser, app)
    inspector.get_by_role("button", name="Speech", exact=True).click()
    inspector.get_by_text("Next page, button").wait_for()
    screenshot(page, "inspector-speech")


def test_tab(browser, app):
    """In a tab of its own it looks at the same window."""
    page, inspector, _ = inspect(browser, app)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open in a tab").click()
    tab = opened.value
    tab.get_by_role("button", name="LibraryView", exact=True).wait_for()
    tab.get_by_role("button", name="LibraryView", exact=True).click()
    page.locator(".inspected-mark[data-mark=frame]").wait_for()


def test_record(browser, app):
    """What is done in the app becomes a test, and a recording that the tool plays again."""
    page, inspector, _ = inspect(browser, app, permissions=["clipboard-read", "clipboard-write"])
    inspector.get_by_role("button", name="Record", exact=True).first.click()
    inspector.get_by_text("What is done in the window becomes a test.").wait_for()
    inspector.get_by_role("button", name="Record", exact=True).last.click()
    inspector.get_by_role("button", name="Stop", exact=True).wait_for()
    page.get_by_role("button", name="Next page").click()
    wait_for_text(page, "Page 213 of 635")
    inspector.get_by_role("button", name="Stop", exact=True).click()
    inspector.get_by_text(re.compile(r'host\.tap\("Next page"\)')).wait_for()
    screenshot(page, "inspector-record")
    inspector.get_by_role("button", name="Copy for umwelt replay").click()
    page.wait_for_timeout(500)
    recording = os.path.join(app.folder, "recording.json")
    with open(recording, "w") as file:
        file.write(page.evaluate("navigator.clipboard.readText()"))
    said = subprocess.run(
        [app.tool, "replay", recording, EXAMPLE], env=app.variables, capture_output=True, text=True)
    assert said.returncode == 0, said
    assert "1. Tap “Next page”" in said.stdout and "“Page 213 of 635”" in said.stdout, said.stdout


def test_record_scrolling(browser, app):
    """Where the user scrolls to is a step of the recording, once."""
    page, inspector, problems = inspect(browser, app)
    page.set_viewport_size({"width": 1200, "height": 450})
    inspector.get_by_role("button", name="Record", exact=True).first.click()
    inspector.get_by_text("What is done in the window becomes a test.").wait_for()
    inspector.get_by_role("button", name="Record", exact=True).last.click()
    inspector.get_by_role("button", name="Stop", exact=True).wait_for()
    page.mouse.move(300, 300)
    page.mouse.wheel(0, 60)
    until(page, "[...document.querySelectorAll('.scroll')].some((area) => area.scrollTop === 60)")
    page.mouse.wheel(0, 40)
    until(page, "[...document.querySelectorAll('.scroll')].some((area) => area.scrollTop === 100)")
    inspector.get_by_text("1 step", exact=True).wait_for()
    inspector.get_by_role("button", name="Stop", exact=True).click()
    inspector.get_by_text(re.compile(r"host\.scroll\(to")).wait_for()
    screenshot(page, "inspector-record-scrolling")
    assert problems == [], problems


def test_matrix(browser, app):
    """Copies of the app stand side by side, and live."""
    page, _, problems = inspect(browser, app)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Matrix").click()
    matrix = opened.value
    matrix.get_by_label("Columns").select_option("scheme")
    matrix.get_by_label("Rows").select_option("direction")
    copies = matrix.locator("#matrix iframe")
    assert copies.count() == 4, copies.count()
    for index, (scheme, direction) in enumerate(
            [("light", "ltr"), ("dark", "ltr"), ("light", "rtl"), ("dark", "rtl")]):
        copy = copies.nth(index).content_frame
        copy.get_by_text("Page 212 of 635", exact=True).wait_for()
        assert copies.nth(index).evaluate("each => each.contentDocument.documentElement.dataset.scheme") == scheme
    copies.nth(3).content_frame.get_by_role("button", name="Next page").click()
    copies.nth(3).content_frame.get_by_text("Page 213 of 635", exact=True).wait_for()
    screenshot(matrix, "matrix")
    # Sizes of windows, in which size classes differ, and calendars.
    matrix.get_by_label("Columns").select_option("size")
    matrix.get_by_label("Rows").select_option("calendar")
    assert copies.count() == 12, copies.count()
    assert copies.nth(1).evaluate("each => each.offsetWidth") == 844
    # They are windows of one app, in which a page has been turned.
    copies.nth(1).content_frame.get_by_text("Page 213 of 635", exact=True).wait_for()
    # Only the address distinguishes copies in another scale or in the background.
    matrix.get_by_label("Columns").select_option("phase")
    matrix.get_by_label("Rows").select_option("fetchesImages")
    assert copies.count() == 6, copies.count()
    copies.nth(5).content_frame.get_by_text("Page 213 of 635", exact=True).wait_for()
    assert problems == [], problems


run(dict(globals()), program=program("umwelt"), app=InspectedApp)
