"""Windows are used with mouse and keyboard, opened, closed and resized."""

import plistlib
import re
import subprocess
import time
from pathlib import Path

from support import App, Desktop, eventually, program, run


def test_controls_are_used_by_mouse_and_keyboard():
    with Desktop() as desktop, App(desktop) as app:
        app.wait_for("size 480x640")
        desktop.show()
        desktop.click(30, 20)
        app.wait_for("count 1")
        desktop.click(100, 60)
        app.wait_for("focus true")
        desktop.do("type", "Ahab")
        app.wait_for("text Ahab")
        # The dead key composes a character with the next one.
        desktop.do("key", "Multi_key", "quotedbl", "o")
        app.wait_for("text Ahabö")
        desktop.do("key", "ctrl+z")
        app.wait_for("text ")
        desktop.do("key", "ctrl+shift+z")
        app.wait_for("text Ahabö")
        desktop.do("key", "ctrl+a", "ctrl+c", "End", "ctrl+v")
        app.wait_for("text AhaböAhabö")
        desktop.do("key", "Return")
        app.wait_for("submitted AhaböAhabö")
        desktop.do("key", "Tab")
        desktop.do("type", "two")
        desktop.do("key", "Return")
        desktop.do("type", "lines")
        app.wait_for('notes "two\\nlines"')


def test_switches_sliders_gestures_and_menus_are_used():
    with Desktop() as desktop, App(desktop) as app:
        app.wait_for("size 480x640")
        desktop.show()
        desktop.click(180, 180)
        app.wait_for("switch true")
        desktop.do("mousemove", 20, 220, "mousedown", 1, "mousemove", 150, 220, "mouseup", 1)
        app.wait_for("value 50")
        desktop.click(50, 300)
        app.wait_for("tapped")
        desktop.click(50, 300, button=3)
        desktop.do("sleep", 1, "key", "Down", "Return")
        app.wait_for("item")


def test_keys_reach_every_control():
    with Desktop() as desktop, App(desktop) as app:
        app.wait_for("size 480x640")
        desktop.show()
        desktop.do("key", "Tab", "space")
        app.wait_for("count 1")
        desktop.do("key", "Tab")
        app.wait_for("focus true")
        # A text of several lines takes the tab key, but with Shift.
        desktop.do("key", "shift+Tab")
        app.wait_for("focus false")
        desktop.do("key", "Return")
        app.wait_for("count 2")


def test_a_key_opens_the_bar_that_finds_text():
    with Desktop() as desktop, App(desktop, FIXTURE="finding") as app:
        app.wait_for("shown")
        desktop.show()
        desktop.click(200, 300)
        # The key is the editor's once that has the focus.
        desktop.do("sleep", 1, "key", "ctrl+f")
        app.wait_for("finding true")
        # The keyboard is in the bar.
        desktop.do("type", "one")
        desktop.do("key", "Escape")
        assert app.wait_for("finding false") == []


def test_actions_that_block_or_spin_are_told_once():
    with Desktop() as desktop, App(desktop, FIXTURE="hang") as app:
        app.wait_for("shown")
        desktop.show()
        for count, (y, end, function) in enumerate(
            [(20, "blocked", "Hanging.body"), (60, "spun", "Hanging.spin(), called by Hanging.body,")], 1
        ):
            desktop.click(100, y)
            app.wait_for(end)
            eventually(lambda: app.errors.count("The app responds again.") == count)
            said = [line for line in app.errors if "not responding" in line]
            # At once, and again when the place is found.
            assert len(said) == 2 * count and said[-2].endswith("not responding."), said
            assert f": in {function} at " in said[-1] and "WindowFixture.swift:" in said[-1], said


def test_sheets_are_closed_by_escape():
    with Desktop() as desktop, App(desktop) as app:
        app.wait_for("size 480x640")
        desktop.show()
        desktop.click(150, 260)
        app.wait_for("presented")
        desktop.do("key", "Escape")
        app.wait_for("dismissed")


def test_windows_open_close_and_are_restored():
    with Desktop() as desktop:
        with App(desktop) as app:
            app.wait_for("shown, draft 0")
            desktop.show()
            desktop.click(250, 260)
            desktop.click(50, 260)
            app.wait_for("second")
            names = eventually(lambda: sorted(
                name for name in desktop.do("search", "--name", ".", "getwindowname", "%@").split("\n") if name
            ))
            assert "Fixture" in names and "Second" in names, names
            window = desktop.show("Second")
            desktop.do("windowmove", window, 600, 0)
            eventually(lambda: "X=600" in desktop.do("getwindowgeometry", "--shell", window))
            desktop.click(750, 100)
            app.wait_for("second closed")
            desktop.show()
            desktop.do("key", "ctrl+comma")
            eventually(lambda: "Settings" in desktop.do("search", "--name", ".", "getwindowname", "%@"))
            desktop.do("key", "ctrl+q")
            assert app.wait_for_end() == 0
        with App(desktop) as app:
            app.wait_for("shown, draft 1")


def test_windows_stay_that_their_views_keep():
    with Desktop() as desktop, App(desktop, FIXTURE="kept", SIZE="300x200") as app:
        app.wait_for("shown")
        window = desktop.show()
        hints = subprocess.run(
            ["xprop", "-id", window, "WM_NORMAL_HINTS"], env=desktop.variables, check=True, capture_output=True,
            text=True).stdout
        sizes = re.findall(r"program specified (?:minimum|maximum) size: (\d+ by \d+)", hints)
        assert len(sizes) == 2 and sizes[0] == sizes[1], hints
        desktop.do("key", "ctrl+w")
        time.sleep(0.5)
        desktop.click(100, 20)
        app.wait_for("released")
        desktop.do("key", "ctrl+w")
        assert app.wait_for_end() == 0


def test_windows_follow_their_size():
    with Desktop() as desktop, App(desktop) as app:
        app.wait_for("size 480x640")
        window = desktop.show()
        desktop.do("windowsize", window, 700, 500)
        app.wait_for("size 700x500")


def test_many_rows_scroll():
    with Desktop() as desktop, App(desktop, FIXTURE="rows") as app:
        app.wait_for("shown")
        desktop.show()
        desktop.do("mousemove", 200, 300)
        desktop.do("click", "--repeat", 60, "--delay", 5, 5)
        app.wait_for("row 100")
        desktop.do("key", "End")
        desktop.do("key", "--repeat", 10, "--delay", 100, "Prior")
        app.wait_for("row 99900")


def test_windows_look_as_pictures():
    for scale in (1, 2):
        with Desktop() as desktop, App(desktop, FIXTURE="drawing", GDK_SCALE=str(scale)) as app:
            app.wait_for("shown")
            size = (480 * scale, 640 * scale)
            picture = desktop.folder.name + "/picture.png"
            subprocess.run(
                [program("WindowFixture")], check=True, capture_output=True,
                env={**desktop.variables, "UMWELT_HOST": "picture", "UMWELT_OUTPUT": picture, "FIXTURE": "drawing",
                     "UMWELT_SIZE": "480x640", "UMWELT_SCALE": str(scale)})

            flat = desktop.folder.name + "/flat.png"
            subprocess.run(["convert", picture, "-background", "white", "-flatten", flat], check=True)

            def is_similar():
                shot = desktop.picture(f"drawing-{scale}", size)
                # The pixels that differ by more than an eighth: a few at the edges of what is smooth.
                result = subprocess.run(
                    ["compare", "-metric", "AE", "-fuzz", "12%", str(shot), flat, "null:"], capture_output=True,
                    text=True)
                return float(result.stderr.split()[0]) <= 50 * scale

            eventually(is_similar)


def test_without_a_display_one_line_says_so():
    with Desktop() as desktop:
        variables = {name: value for name, value in desktop.variables.items() if name != "DISPLAY"}
        result = subprocess.run([program("WindowFixture")], env=variables, capture_output=True, text=True)
        assert result.returncode == 1 and len(result.stderr.splitlines()) == 1, result
        assert result.stderr.startswith("Error: There is no display for a window"), result


def test_a_display_that_goes_away_ends_the_app_and_loses_nothing():
    with Desktop() as desktop:
        with App(desktop) as app:
            app.wait_for("shown, draft 0")
            desktop.show()
            desktop.click(250, 260)
            app.wait_for("draft 1")
            desktop.replace_display()
            assert app.wait_for_end() == 1
            eventually(lambda: any(line.startswith("Error: The display was disconnected") for line in app.errors))
        with App(desktop) as app:
            app.wait_for("shown, draft 1")


def test_sizes_that_no_window_has_are_replaced_and_told():
    with Desktop() as desktop:
        for wanted, size, word in [
            ("0x0", "900x640", "is invalid"), ("nanx300", "900x640", "is invalid"),
            ("-100x300", "900x640", "is invalid"), ("infx300", "900x640", "is invalid"),
            ("100000x100000", "1300x1400", "larger than any display"), ("300x5000", "300x1400", None),
        ]:
            with App(desktop, SIZE=wanted) as app:
                app.wait_for(f"size {size}")
                if word:
                    eventually(lambda: any(word in line for line in app.errors))


def test_windows_get_any_size():
    with Desktop() as desktop, App(desktop) as app:
        app.wait_for("size 480x640")
        window = desktop.show()
        # The views need 300 × 360 points, and are cut off in smaller windows.
        for size, shown in [((1, 1), "300x360"), ((5000, 20), "5000x360"), ((20, 5000), "300x5000"),
                            ((480, 640), "480x640")]:
            desktop.do("windowsize", window, *size)
            app.wait_for(f"size {shown}")


def test_no_library_is_loaded_that_nothing_needs():
    # With Cairo, no OpenGL driver is loaded; without an SVG image, no SVG loader.
    for variables in ({}, {"GDK_DEBUG": "default-settings"}):
        with Desktop() as desktop, App(desktop, GSK_RENDERER="cairo", **variables) as app:
            app.wait_for("size 480x640")
            desktop.show()
            maps = Path(f"/proc/{app.process.pid}/maps").read_text()
            loaded = [name for name in ("LLVM", "_dri.so", "libGLX_mesa", "libEGL_mesa", "librsvg") if name in maps]
            assert not loaded, loaded


def test_the_theme_of_gtk_is_read_when_a_widget_of_gtk_is_used():
    with Desktop() as desktop:
        home = Path(desktop.folder.name)
        (home / "gtk-4.0").mkdir()
        (home / "gtk-4.0/settings.ini").write_text("[Settings]\ngtk-theme-name=Faulty\n")
        theme = home / "themes/Faulty/gtk-4.0"
        theme.mkdir(parents=True)
        (theme / "gtk.css").write_text("button { no-such-rule: 1; }\n")

        def has_warned(app):
            return any("no-such-rule" in line for line in app.errors)

        def end(app):
            # GTK's warning is what is waited for.
            app.errors = [line for line in app.errors if "no-such-rule" not in line]

        with App(desktop) as app:
            app.wait_for("size 480x640")
            window = desktop.show()
            # Nothing shows through it: the desktop need not draw what is behind.
            opaque = subprocess.run(
                ["xprop", "-id", window, "_NET_WM_OPAQUE_REGION"], env=desktop.variables, check=True,
                capture_output=True, text=True).stdout
            assert "0, 0, 480, 640" in opaque, opaque
            assert not has_warned(app), app.errors
            desktop.click(100, 60)
            app.wait_for("focus true")
            eventually(lambda: has_warned(app))
            end(app)
        # The bar of menus is seen at once.
        with App(desktop, FIXTURE="menus") as app:
            app.wait_for("size 480x640")
            eventually(lambda: has_warned(app))
            end(app)


def wakeup_count(app):
    """How often a thread of the app has been woken."""
    return sum(
        int(line.split()[1]) for status in Path(f"/proc/{app.process.pid}/task").glob("*/status")
        for line in status.read_text().splitlines() if line.startswith("voluntary_ctxt"))


def sleeps(app):
    """True if nothing wakes the app for some seconds."""
    before = wakeup_count(app)
    time.sleep(3)
    return wakeup_count(app) == before


def test_idle_windows_sleep():
    for shown in ("rows", "stored"):
        with Desktop() as desktop, App(desktop, FIXTURE=shown) as app:
            app.wait_for("shown none" if shown == "stored" else "shown")
            desktop.do("mousemove", 1200, 900)
            eventually(lambda: sleeps(app), 20)


def test_stored_values_wake_the_app_when_others_set_them():
    with Desktop() as desktop, App(desktop, FIXTURE="stored") as app:
        app.wait_for("shown none")
        desktop.show()
        file = Path(desktop.folder.name) / "WindowFixture.plist"

        def write(word):
            """Replaces the file, as other processes do."""
            new = file.with_suffix(".new")
            new.write_bytes(plistlib.dumps({"word": word, "other": 1}))
            new.replace(file)

        # Before that the file is not watched.
        eventually(lambda: sleeps(app), 20)
        write("outside")
        app.wait_for("word outside")
        desktop.click(100, 20)
        app.wait_for("word inside")
        write("again")
        app.wait_for("word again")


run([value for name, value in list(globals().items()) if name.startswith("test_")])
