"""The desktop's values reach the views while the app runs: by the settings portal, without it, and from a portal that
hangs."""

import subprocess
import sys
import time

import dbus
import dbusmock

from support import App, Desktop, eventually, run

APPEARANCE, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"


class Portal:
    """A settings portal on a desktop's bus."""

    def __init__(self, desktop, settings=None, hangs=False):
        self.desktop, self.settings, self.hangs = desktop, settings or {}, hangs

    def __enter__(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dbusmock", "--session", "org.freedesktop.portal.Desktop",
             "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"], env=self.desktop.variables)
        bus = dbus.bus.BusConnection(self.desktop.variables["DBUS_SESSION_BUS_ADDRESS"])
        eventually(lambda: bus.name_has_owner("org.freedesktop.portal.Desktop"))
        self.object = bus.get_object("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop")
        self.mock = dbus.Interface(self.object, dbusmock.MOCK_IFACE)
        self.bus = bus
        self.answer()
        return self

    def answer(self):
        code = "import time; time.sleep(1000)" if self.hangs else f"ret = {self.written()}"
        self.mock.AddMethod("org.freedesktop.portal.Settings", "ReadAll", "as", "a{sa{sv}}", code)

    def written(self):
        spaces = {}
        for (space, key), value in self.settings.items():
            spaces.setdefault(space, {})[key] = value
        return "{" + ", ".join(
            f"{space!r}: dbus.Dictionary({{" + ", ".join(f"{key!r}: {value}" for key, value in keys.items())
            + "}, signature='sv')" for space, keys in spaces.items()) + "}"

    def change(self, space, key, value):
        self.mock.EmitSignal("org.freedesktop.portal.Settings", "SettingChanged", "ssv", [space, key, value])

    def __exit__(self, *_):
        self.bus.close()
        self.process.kill()
        self.process.wait()


def test_the_portal_says_how_the_first_window_looks():
    settings = {
        (APPEARANCE, "color-scheme"): "dbus.UInt32(1, variant_level=1)",
        (GNOME, "text-scaling-factor"): "dbus.Double(1.25, variant_level=1)",
    }
    with Desktop() as desktop, Portal(desktop, settings), App(desktop, FIXTURE="values") as app:
        before = app.wait_for("shown")
        assert "colorScheme dark" in before and "typeSize xxLarge" in before, before


def test_values_follow_the_portal():
    with Desktop() as desktop, Portal(desktop) as portal, App(desktop, FIXTURE="values") as app:
        before = app.wait_for("shown")
        assert "colorScheme light" in before and "reduceMotion false" in before, before
        desktop.show()
        portal.change(APPEARANCE, "color-scheme", dbus.UInt32(1, variant_level=1))
        app.wait_for("colorScheme dark")
        eventually(lambda: "#000000" in corner(desktop))
        assert "reduceTransparency false" in before and "buttonShapes false" in before, before
        portal.change(APPEARANCE, "contrast", dbus.UInt32(1, variant_level=1))
        app.wait_for_all("contrast increased", "reduceTransparency true", "buttonShapes true")
        portal.change(APPEARANCE, "accent-color", dbus.Struct((0.2, 0.4, 0.6), signature="ddd", variant_level=1))
        app.wait_for("accent 51,102,153")
        portal.change(GNOME, "text-scaling-factor", dbus.Double(1.5, variant_level=1))
        app.wait_for("typeSize xxxLarge")
        portal.change(GNOME, "enable-animations", dbus.Boolean(False, variant_level=1))
        app.wait_for("reduceMotion true")
        portal.change(
            "org.gnome.desktop.a11y.applications", "screen-reader-enabled", dbus.Boolean(True, variant_level=1))
        app.wait_for("reader true true")
        portal.change(APPEARANCE, "color-scheme", dbus.UInt32(2, variant_level=1))
        app.wait_for("colorScheme light")
        eventually(lambda: "#FFFFFF" in corner(desktop))


def corner(desktop):
    """The colour of the window's first pixel."""
    return subprocess.run(
        ["convert", str(desktop.picture("values")), "-crop", "1x1+0+0", "-depth", "8", "txt:"], check=True,
        capture_output=True, text=True).stdout


def test_a_portal_that_hangs_holds_no_window_up():
    with Desktop() as desktop, Portal(desktop, hangs=True):
        start = time.monotonic()
        with App(desktop, FIXTURE="values") as app:
            app.wait_for("shown")
            assert time.monotonic() - start < 20


def store(desktop, space, key, value):
    """Changes a setting as GNOME's own programs do."""
    subprocess.run(["gsettings", "set", space, key, value], env=desktop.variables, check=True)


def test_without_a_portal_stored_settings_count_and_are_followed():
    with Desktop() as desktop:
        desktop.variables["GSETTINGS_BACKEND"] = "keyfile"
        store(desktop, GNOME, "color-scheme", "prefer-dark")
        with App(desktop, FIXTURE="values") as app:
            before = app.wait_for("shown")
            assert "colorScheme dark" in before and "reduceMotion false" in before, before
            store(desktop, GNOME, "text-scaling-factor", "1.25")
            app.wait_for("typeSize xxLarge")
            store(desktop, GNOME, "enable-animations", "false")
            app.wait_for("reduceMotion true")
            store(desktop, "org.gnome.desktop.a11y.interface", "high-contrast", "true")
            app.wait_for("contrast increased")
            store(desktop, GNOME, "color-scheme", "prefer-light")
            app.wait_for("colorScheme light")


def test_what_the_portal_says_counts_more_than_what_is_stored():
    settings = {(APPEARANCE, "color-scheme"): "dbus.UInt32(2, variant_level=1)"}
    with Desktop() as desktop:
        desktop.variables["GSETTINGS_BACKEND"] = "keyfile"
        store(desktop, GNOME, "color-scheme", "prefer-dark")
        with Portal(desktop, settings), App(desktop, FIXTURE="values") as app:
            before = app.wait_for("shown")
            assert "colorScheme light" in before, before


def test_elementarys_transparency_is_followed():
    settings = {("io.elementary.desktop.wingpanel", "use-transparency"): "dbus.Boolean(False, variant_level=1)"}
    with Desktop() as desktop, Portal(desktop, settings), App(desktop, FIXTURE="values") as app:
        before = app.wait_for("shown")
        assert "reduceTransparency true" in before and "buttonShapes false" in before, before


def test_values_that_are_set_count_more_than_the_desktops():
    variable = "scenePhase=inactive\nreduceMotion=true\ntimeZone=Asia/Tokyo"
    with Desktop() as desktop, App(desktop, FIXTURE="values", UMWELT_SET=variable) as app:
        before = app.wait_for("shown")
        assert "reduceMotion true" in before and "timeZone Asia/Tokyo" in before, before


def test_without_a_portal_the_process_says_what_it_knows():
    with Desktop() as desktop, App(desktop, FIXTURE="values", GDK_SCALE="2", LC_ALL="ar_EG.UTF-8") as app:
        before = app.wait_for("shown")
        for line in ("colorScheme light", "locale ar_EG", "direction rightToLeft",
                     "timeZone Europe/Vienna", "width compact", "windows true"):
            assert line in before, (line, before)
        app.wait_for("scale 2.0")


run([value for name, value in list(globals().items()) if name.startswith("test_")])
