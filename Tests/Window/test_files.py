"""Dialogs for files are the portal's where there is one, and links open by the portal or the desktop."""

import subprocess
import sys
from pathlib import Path

import dbus
import dbusmock

from support import App, Desktop, eventually, run

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
CHOOSER, LINKS, REQUEST = (f"org.freedesktop.portal.{name}" for name in ("FileChooser", "OpenURI", "Request"))


# GLib, and GTK 4.8, use portals for programs outside of sandboxes, too.
PORTALS = {"GTK_USE_PORTAL": "1", "GDK_DEBUG": "portals"}


class Portal:
    """A portal on a desktop's bus that opens dialogs and links, as far as a program can tell."""

    def __init__(self, desktop):
        self.desktop = desktop

    def __enter__(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "dbusmock", "--session", NAME, PATH, CHOOSER], env=self.desktop.variables,
            stdout=subprocess.DEVNULL)
        self.bus = dbus.bus.BusConnection(self.desktop.variables["DBUS_SESSION_BUS_ADDRESS"])
        eventually(lambda: self.bus.name_has_owner(NAME))
        self.mock = self.interface(PATH)
        self.requests = {}
        for interface, method in ((CHOOSER, "OpenFile"), (CHOOSER, "SaveFile"), (LINKS, "OpenURI")):
            request = f"{PATH}/request/mock/{method}"
            self.mock.AddObject(request, REQUEST, {}, [("Close", "", "", "")])
            self.requests[method] = self.interface(request)
            self.mock.AddMethod(interface, method, "ssa{sv}", "o", f"ret = dbus.ObjectPath({request!r})")
        return self

    def interface(self, path):
        return dbus.Interface(self.bus.get_object(NAME, path), dbusmock.MOCK_IFACE)

    def calls(self, method):
        """The arguments of the calls of a method."""
        return [arguments for _, arguments in self.mock.GetMethodCalls(method)]

    def names(self, app):
        """The names of an app on the bus."""
        names = [name for name in self.bus.list_names() if name.startswith(":")]
        return [name for name in names if self.process_of(name) == app.process.pid]

    def process_of(self, name):
        """The process that has a name on the bus; None if it has gone."""
        try:
            return int(self.bus.call_blocking(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                "s", [name]))
        except dbus.DBusException:
            return None

    def answer(self, method, app, line, files):
        """Chooses files in a dialog, or cancels it without any, and waits until the app prints a line.

        A portal answers the program alone. That listens a little after its call: what came too early is said again."""
        results = {"uris": dbus.Array([f"file://{file}" for file in files], signature="s", variant_level=1)}
        arguments = [dbus.UInt32(0 if files else 1), dbus.Dictionary(results, signature="sv")]

        def is_received():
            for name in self.names(app):
                self.requests[method].EmitSignalDetailed(
                    REQUEST, "Response", "ua{sv}", arguments, {"destination": name})
            try:
                return [line] + app.wait_for(line, timeout=0.5)
            except AssertionError:
                return None

        eventually(is_received)

    def __exit__(self, *_):
        self.bus.close()
        self.process.kill()
        self.process.wait()


def test_files_are_chosen_and_saved_in_dialogs_of_the_portal():
    with Desktop() as desktop, Portal(desktop) as portal, \
            App(desktop, FIXTURE="files", **PORTALS) as app:
        app.wait_for("shown")
        desktop.show()
        source = Path(desktop.folder.name) / "source.txt"
        source.write_text("Loomings")
        desktop.click(100, 20)
        (call,) = eventually(lambda: portal.calls("OpenFile"))
        filters = [pattern for _, patterns in call[2]["filters"] for _, pattern in patterns]
        assert "text/*" in filters, call
        portal.answer("OpenFile", app, f"imported {source}", [source])
        target = Path(desktop.folder.name) / "target.txt"
        desktop.click(100, 60)
        (call,) = eventually(lambda: portal.calls("SaveFile"))
        assert str(call[2]["current_name"]).startswith("Note"), call
        portal.answer("SaveFile", app, f"exported {target}", [target])
        assert target.read_text() == "Call me Ishmael."


def test_a_dialog_of_the_portal_is_cancelled():
    with Desktop() as desktop, Portal(desktop) as portal, \
            App(desktop, FIXTURE="files", **PORTALS) as app:
        app.wait_for("shown")
        desktop.show()
        desktop.click(100, 20)
        eventually(lambda: portal.calls("OpenFile"))
        portal.answer("OpenFile", app, "closed", [])


def test_links_for_which_there_is_no_program_are_opened_by_the_portal():
    with Desktop() as desktop, Portal(desktop) as portal, \
            App(desktop, FIXTURE="files", **PORTALS) as app:
        app.wait_for("shown")
        desktop.show()
        desktop.click(100, 100)
        (call,) = eventually(lambda: portal.calls("OpenURI"))
        assert call[1] == "umwelt-test:there", call


def test_links_are_opened_by_the_program_that_is_for_them():
    with Desktop() as desktop:
        folder = Path(desktop.folder.name)
        opened, script = folder / "opened", folder / "open"
        script.write_text(f"#!/bin/sh\necho \"$1\" > {opened}.new && mv {opened}.new {opened}\n")
        script.chmod(0o755)
        (folder / "applications").mkdir()
        (folder / "applications/test.desktop").write_text(
            f"[Desktop Entry]\nType=Application\nName=Test\nExec={script} %u\n"
            "MimeType=x-scheme-handler/umwelt-test;\n")
        (folder / "mimeapps.list").write_text(
            "[Default Applications]\nx-scheme-handler/umwelt-test=test.desktop\n")
        with App(desktop, FIXTURE="files") as app:
            app.wait_for("shown")
            desktop.show()
            desktop.click(100, 100)
            eventually(opened.exists)
            assert opened.read_text() == "umwelt-test:there\n"


run([value for name, value in list(globals().items()) if name.startswith("test_")])
