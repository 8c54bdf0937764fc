"""The app's commands are in a menu bar above the views, and follow the state."""

import subprocess
import sys

from support import App, Desktop, begin_assistance, eventually, run

READER = r'''
import sys
import gi
gi.require_version("Atspi", "2.0")
import pyatspi

def all_in(node):
    yield node
    for index in range(node.childCount):
        child = node.getChildAtIndex(index)
        if child: yield from all_in(child)

app = next(child for child in pyatspi.Registry.getDesktop(0) if child and child.name == "WindowFixture")
for node in all_in(app):
    print(node.getRoleName(), node.name, sep="|")
'''


def read(desktop):
    """The roles and names of all that assistive technology finds in the app."""
    result = subprocess.run(
        [sys.executable, "-c", READER], env=desktop.variables, capture_output=True, text=True)
    return [tuple(line.split("|")) for line in result.stdout.splitlines()]


def open_menus(app, desktop):
    """Waits for the window, which has the size that it asks for below the bar."""
    app.wait_for("size 480x640")
    window = desktop.show()
    geometry = desktop.do("getwindowgeometry", "--shell", window)
    height = int(next(line for line in geometry.split() if line.startswith("HEIGHT=")).split("=")[1])
    assert 655 < height < 720, geometry


def test_items_are_chosen_by_keys():
    with Desktop() as desktop, App(desktop, FIXTURE="menus") as app:
        open_menus(app, desktop)
        desktop.do("key", "F10", "sleep", 0.7, "key", "Return")
        app.wait_for("new")
        desktop.do("sleep", 0.5, "key", "F10", "sleep", 0.7, "key", "Right", "sleep", 0.5, "key", "Right",
                   "sleep", 0.5, "key", "Down", "Return")
        app.wait_for("books 1")
        # The keys go to the views again.
        desktop.do("sleep", 0.5, "key", "ctrl+d")
        app.wait_for("removed")


def test_fields_keep_the_keyboard_while_menus_are_used():
    with Desktop() as desktop, App(desktop, FIXTURE="menus") as app:
        open_menus(app, desktop)
        desktop.click(100, 90)
        app.wait_for("focus true")
        desktop.do("type", "Em")
        app.wait_for("name Em")
        # A mouse over the menu would choose among its items, too.
        desktop.do("mousemove", 400, 600, "key", "F10", "sleep", 0.7, "key", "Return")
        before = app.wait_for("new")
        desktop.do("sleep", 0.5, "type", "ma")
        before += app.wait_for("name Emma")
        assert "focus false" not in before, before


def choose(desktop, menu, item):
    """Chooses an item by the keyboard. Menus are counted from 0, and so are the items that can be used."""
    desktop.do("sleep", 0.5, "key", "F10", "sleep", 0.7, *["key", "Right", "sleep", 0.5] * menu,
               *["key", "Down", "sleep", 0.2] * item, "key", "Return")


def test_standard_items_act_on_the_field_that_has_the_focus():
    with Desktop() as desktop, App(desktop, FIXTURE="menus") as app:
        open_menus(app, desktop)
        desktop.click(100, 90)
        app.wait_for("focus true")
        desktop.do("type", "Em")
        app.wait_for("name Em")
        # Undo or redo, cut, copy, paste, select all.
        choose(desktop, 1, 0)
        app.wait_for("name ")
        choose(desktop, 1, 0)
        app.wait_for("name Em")
        choose(desktop, 1, 4)
        choose(desktop, 1, 1)
        app.wait_for("name ")
        choose(desktop, 1, 3)
        app.wait_for("name Em")
        choose(desktop, 1, 3)
        app.wait_for("name EmEm")


def test_standard_items_open_the_settings_close_the_window_and_end_the_app():
    with Desktop() as desktop:
        with App(desktop, FIXTURE="menus") as app:
            open_menus(app, desktop)
            # New, close, settings, quit.
            choose(desktop, 0, 2)
            desktop.show("Settings")
            desktop.show()
            choose(desktop, 0, 1)
            eventually(lambda: "Fixture" not in desktop.do("search", "--name", ".", "getwindowname", "%@").split("\n"))
            desktop.show("Settings")
            desktop.do("key", "ctrl+q")
            assert app.wait_for_end() == 0
        with App(desktop, FIXTURE="menus") as app:
            open_menus(app, desktop)
            choose(desktop, 0, 3)
            assert app.wait_for_end() == 0


def test_shortcuts_follow_the_state():
    with Desktop() as desktop, App(desktop, FIXTURE="menus") as app:
        open_menus(app, desktop)
        desktop.do("key", "ctrl+d", "ctrl+r")
        assert "removed" not in app.wait_for("read")
        desktop.do("key", "ctrl+n")
        app.wait_for("new")


def test_items_are_chosen_by_the_mouse():
    with Desktop() as desktop, App(desktop, FIXTURE="menus") as app:
        open_menus(app, desktop)
        desktop.click(20, 12)
        # The first item of the menu is below the bar.
        desktop.do("sleep", 0.7, "mousemove", 50, 50, "sleep", 0.2, "click", 1)
        app.wait_for("new")


def test_the_mouse_over_the_bar_leaves_the_keyboard_where_it_is():
    with Desktop() as desktop, App(desktop, FIXTURE="menus") as app:
        open_menus(app, desktop)
        desktop.click(100, 90)
        app.wait_for("focus true")
        desktop.do("mousemove", 20, 12, "sleep", 0.5, "type", "Em")
        before = app.wait_for("name Em")
        # The menu closes under the mouse.
        desktop.do("click", 1, "sleep", 0.7, "key", "Escape", "sleep", 0.7, "type", "ma")
        before += app.wait_for("name Emma")
        assert "focus false" not in before, before


def test_assistive_technology_reads_the_bar_once():
    with Desktop() as desktop:
        begin_assistance(desktop)
        with App(desktop, FIXTURE="menus") as app:
            open_menus(app, desktop)
            found = eventually(lambda: [one for one in read(desktop) if one[1] == "Books"] and read(desktop))
            assert any(role == "menu bar" for role, _ in found), found
            assert [name for role, name in found if role == "menu item"] == ["File", "Edit", "Books"], found
            assert not [one for one in found if one[1] == "Read" and "button" in one[0]], found


def test_apps_without_commands_have_no_bar():
    with Desktop() as desktop, App(desktop) as app:
        app.wait_for("size 480x640")
        window = desktop.show()
        assert "HEIGHT=640" in desktop.do("getwindowgeometry", "--shell", window)


run([value for name, value in list(globals().items()) if name.startswith("test_")])
