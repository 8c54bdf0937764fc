"""Things are dragged within a window, to another window of the app, and to another program."""

import tempfile

from support import App, Desktop, eventually, run

# The middles of what is dragged, and of what takes texts, URLs and values, from a window's corner.
TEXT, LINK, FILE, VALUE, TEXTS, LINKS, BOOKS = ((100, y) for y in (20, 60, 100, 140, 190, 250, 310))


def drag(desktop, start, end, left=0):
    """Drags with the mouse, in some steps, to a place in a window that begins so far to the right."""
    end = (end[0] + left, end[1])
    desktop.do("mousemove", *start, "mousedown", 1)
    for step in range(1, 13):
        x, y = (round(a + (b - a) * step / 12) for a, b in zip(start, end))
        desktop.do("mousemove", x, y, "sleep", 0.05)
    desktop.do("sleep", 0.3, "mouseup", 1)


def move(desktop, window, left):
    desktop.do("windowmove", window, left, 0)
    eventually(lambda: f"X={left}\n" in desktop.do("getwindowgeometry", "--shell", window))


def test_views_are_dragged_in_their_window_and_to_another_one():
    with Desktop() as desktop, App(desktop, FIXTURE="dragging") as app:
        app.wait_for("shown other")
        move(desktop, desktop.show("Other"), 700)
        desktop.show()
        drag(desktop, TEXT, TEXTS)
        app.wait_for("one text Ahab")
        drag(desktop, VALUE, BOOKS)
        app.wait_for("one book Moby-Dick")
        # A view that accepts no texts rejects them, and they move back to their source.
        drag(desktop, TEXT, BOOKS)
        desktop.do("sleep", 1)
        drag(desktop, TEXT, TEXTS, left=700)
        assert app.wait_for("other text Ahab") == []
        drag(desktop, VALUE, BOOKS, left=700)
        app.wait_for("other book Moby-Dick")


def test_texts_urls_and_files_are_dragged_to_another_program():
    with tempfile.NamedTemporaryFile(prefix="whale") as file, Desktop() as desktop, \
            App(desktop, FIXTURE="dragging", NAME="first", FILE=file.name) as app:
        app.wait_for("shown first")
        first = desktop.show()
        with App(desktop, FIXTURE="dragging", NAME="second") as other:
            other.wait_for("shown second")
            windows = eventually(
                lambda: [one for one in desktop.do("search", "--onlyvisible", "--name", "Fixture").split()
                         if one != first])
            move(desktop, windows[0], 700)
            desktop.do("windowfocus", "--sync", first, "sleep", 0.5)
            drag(desktop, TEXT, TEXTS, left=700)
            other.wait_for("second text Ahab")
            drag(desktop, LINK, LINKS, left=700)
            other.wait_for("second link https://example.org/whale")
            drag(desktop, FILE, LINKS, left=700)
            other.wait_for(f"second link file://{file.name}")


run([value for name, value in list(globals().items()) if name.startswith("test_")])
