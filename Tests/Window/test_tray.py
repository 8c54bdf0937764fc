"""Items of the tray, as a program that shows trays sees them: their labels, menus and windows."""

import subprocess

from gi.repository import Gio, GLib

from support import App, Desktop, eventually, run

NAME = "org.kde.StatusNotifierWatcher"
ITEM = "org.kde.StatusNotifierItem"
MENU = "com.canonical.dbusmenu"
WATCHER = f"""<node><interface name="{NAME}">
<method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method></interface></node>"""


class Watcher:
    """A program that keeps the list of the items in the tray."""

    def __init__(self, desktop):
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            desktop.variables["DBUS_SESSION_BUS_ADDRESS"],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.items = []
        self.connection.register_object(
            "/StatusNotifierWatcher", Gio.DBusNodeInfo.new_for_xml(WATCHER).interfaces[0], self.register, None, None)
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                  GLib.Variant("(su)", (NAME, 0)))

    def register(self, connection, sender, path, interface, method, arguments, invocation):
        self.items.append(Item(self, sender, arguments.unpack()[0]))
        invocation.return_value(None)

    def call(self, *words):
        answer = self.connection.call_sync(*words, None, Gio.DBusCallFlags.NONE, 10000, None)
        return answer.unpack()

    def item(self, title):
        """Waits for an item with a title."""
        def find():
            context = GLib.MainContext.default()
            while context.pending():
                context.iteration(False)
            return next((item for item in self.items if item.read("Title") == title), None)

        return eventually(find)


class Item:
    def __init__(self, watcher, name, path):
        self.watcher, self.name, self.path = watcher, name, path

    def read(self, name):
        arguments = GLib.Variant("(ss)", (ITEM, name))
        return self.watcher.call(self.name, self.path, "org.freedesktop.DBus.Properties", "Get", arguments)[0]

    def activate(self):
        self.watcher.call(self.name, self.path, ITEM, "Activate", GLib.Variant("(ii)", (0, 0)))

    def entries(self):
        """All entries of the menu: their numbers and properties."""
        arguments = GLib.Variant("(iias)", (0, -1, []))
        _, root = self.watcher.call(self.name, self.read("Menu"), MENU, "GetLayout", arguments)

        def below(entry):
            for child in entry[2]:
                yield child[0], child[1]
                yield from below(child)

        return list(below(root))

    def labels(self):
        return [properties.get("label", properties.get("type")) for _, properties in self.entries()]

    def choose(self, label):
        number = next(number for number, properties in self.entries() if properties.get("label") == label)
        arguments = GLib.Variant("(isvu)", (number, "clicked", GLib.Variant("i", 0), 0))
        self.watcher.call(self.name, self.read("Menu"), MENU, "Event", arguments)


def windows(desktop, name):
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", name], env=desktop.variables, capture_output=True, text=True)
    return found.stdout.split()


def test_an_item_has_a_label_and_a_menu_that_follow_the_app():
    with Desktop() as desktop:
        watcher = Watcher(desktop)
        with App(desktop, FIXTURE="tray") as app:
            item = watcher.item("Whales")
            assert item.read("Status") == "Active" and item.read("ItemIsMenu")
            width, height, pixels = item.read("IconPixmap")[0]
            assert min(width, height) >= 22 and len(pixels) == width * height * 4
            assert any(pixels[0::4]) and not all(pixels[0::4]), "neither empty nor full"
            assert item.labels() == ["Count 0", "Quiet", "separator", "More", "Hide", "Nothing new", "separator", "Quit"]
            item.choose("Count 0")
            app.wait_for("count 1")
            eventually(lambda: "Count 1" in item.labels())
            states = lambda: [one["toggle-state"] for _, one in item.entries() if one.get("label") == "Quiet"]
            assert states() == [0]
            item.choose("Quiet")
            eventually(lambda: states() == [1])
            assert not windows(desktop, "Whales")
            item.choose("Hide")
            eventually(lambda: item.read("Status") == "Passive")


def test_an_item_opens_and_closes_a_window_and_ends_the_app():
    with Desktop() as desktop:
        watcher = Watcher(desktop)
        with App(desktop, FIXTURE="tray") as app:
            item = watcher.item("Panel")
            assert not item.read("ItemIsMenu")
            item.activate()
            app.wait_for("panel")
            window = eventually(lambda: windows(desktop, "Panel"))[0]
            eventually(lambda: "WIDTH=200\nHEIGHT=100" in desktop.do("getwindowgeometry", "--shell", window))
            item.activate()
            eventually(lambda: not windows(desktop, "Panel"))
            item.activate()
            app.wait_for("panel")
            item.choose("Quit")
            assert app.wait_for_end() == 0


def test_without_a_tray_the_first_item_is_a_window_until_one_comes():
    with Desktop() as desktop, App(desktop, FIXTURE="tray"):
        desktop.show("Whales")
        assert Watcher(desktop).item("Whales").labels()[0] == "Count 0"


run([value for name, value in list(globals().items()) if name.startswith("test_")])
