"""Keeps a library in Chromium: deletes, moves and takes back, chooses settings, and opens files that are broken."""

import json
import os
import tempfile

from support import App, box_of, open_page, run, screenshot, until, wait_for_text

BOOKS = [
    {"id": letter, "title": f"Book {letter}", "author": "Nobody", "summary": "Short.", "pageCount": 10}
    for letter in "ABC"
]


class FileApp(App):
    """The book reader with a file of books."""

    def __init__(self, program, content=json.dumps(BOOKS)):
        super().__init__(program)
        self.file = os.path.join(tempfile.mkdtemp(), "books.json")
        with open(self.file, "w") as file:
            file.write(content)
        self.arguments = [self.file]


def titles(page):
    return [text for text in page.locator(".line").all_text_contents() if text.startswith("Book ")]


def wait_for_titles(page, expected):
    for _ in range(100):
        if titles(page) == expected:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{titles(page)} is not {expected}")


def test_undo(browser, app):
    page, problems = open_page(browser, app)
    wait_for_titles(page, ["Book A", "Book B", "Book C"])
    undo, redo = (page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    assert undo.is_disabled() and redo.is_disabled()
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Delete Book B").click()
    wait_for_titles(page, ["Book A", "Book C"])
    wait_for_text(page, "2 books, 0 favourites")
    page.get_by_role("button", name="Move Book A").focus()
    page.keyboard.press("ArrowDown")
    wait_for_titles(page, ["Book C", "Book A"])
    page.get_by_role("button", name="Done").click()
    undo.click()
    wait_for_titles(page, ["Book A", "Book C"])
    undo.click()
    wait_for_titles(page, ["Book A", "Book B", "Book C"])
    assert undo.is_disabled()
    redo.click()
    wait_for_titles(page, ["Book A", "Book C"])
    assert json.load(open(app.file)) == BOOKS, "Nobody asked for the file to be written."
    assert problems == [], problems


def test_settings(browser, app):
    """Settings turn their popover dark and not the window; what is chosen is there in the next page too."""
    page, problems = open_page(browser, app, color_scheme="light")
    height = box_of(page.locator(".line", has_text="Book A"))["height"]
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('[role=dialog]')).colorScheme") == "dark"
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    dialog.get_by_role("radio", name="Huge").click()
    page.get_by_role("button", name="Done").click()
    dialog.wait_for(state="detached")
    assert box_of(page.locator(".line", has_text="Book A"))["height"] > height * 1.3
    screenshot(page, "library-huge")
    other, _ = open_page(browser, app)
    assert box_of(other.locator(".line", has_text="Book A"))["height"] > height * 1.3
    assert problems == [], problems


def test_broken_file(browser, app):
    """A file that is no list of books is told in the app, and stays as it is."""
    for content, reason in [
        ("[{", "It is no list of books in JSON."),
        ('[{"id": "A"}]', "Book 1 has no “title”."),
    ]:
        with FileApp(app.program, content) as broken:
            page, _ = open_page(browser, broken)
            alert = page.get_by_role("alertdialog", name="The books cannot be shown")
            alert.wait_for()
            text = " ".join(alert.locator(".line").all_text_contents())
            assert reason in " ".join(text.split()), text
            screenshot(page, "library-broken")
            page.get_by_role("button", name="OK").click()
            alert.wait_for(state="detached")
            wait_for_text(page, "0 books, 0 favourites")
            with open(broken.file) as file:
                assert file.read() == content


run(globals(), app=FileApp)
