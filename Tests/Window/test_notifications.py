"""Notifications on the desktop, as its service for notifications receives them."""

from gi.repository import Gio, GLib

from support import App, Desktop, eventually, run

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
SERVICE = f"""<node><interface name="{NAME}">
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
<arg type="a{{sv}}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
</interface></node>"""


class Service:
    """The desktop's service for notifications."""

    def __init__(self, desktop):
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            desktop.variables["DBUS_SESSION_BUS_ADDRESS"],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.shown, self.closed, self.badges = [], [], []
        self.connection.register_object(
            PATH, Gio.DBusNodeInfo.new_for_xml(SERVICE).interfaces[0], self.receive, None, None)
        self.connection.signal_subscribe(
            None, "com.canonical.Unity.LauncherEntry", "Update", None, None, Gio.DBusSignalFlags.NONE,
            lambda *words: self.badges.append(words[5].unpack()))
        self.connection.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (NAME, 0)), None, Gio.DBusCallFlags.NONE, 10000, None)

    def receive(self, connection, sender, path, interface, method, arguments, invocation):
        if method == "GetCapabilities":
            invocation.return_value(GLib.Variant("(as)", (["actions", "body", "body-markup"],)))
        elif method == "Notify":
            self.shown.append(arguments.unpack())
            invocation.return_value(GLib.Variant("(u)", (len(self.shown),)))
        else:
            self.closed.append(arguments.unpack()[0])
            invocation.return_value(None)

    def wait(self, find):
        def check():
            context = GLib.MainContext.default()
            while context.pending():
                context.iteration(False)
            return find()

        return eventually(check)

    def emit(self, signal, *values):
        types = {"ActionInvoked": "(us)", "NotificationClosed": "(uu)"}
        self.connection.emit_signal(None, PATH, NAME, signal, GLib.Variant(types[signal], values))
        self.connection.flush_sync()


def test_a_notification_has_a_button_and_is_removed():
    with Desktop() as desktop:
        service = Service(desktop)
        with App(desktop, FIXTURE="notifications") as app:
            service.wait(lambda: len(service.shown) == 2)
            app.wait_for("granted")
            program, replaced, _, title, body, actions, hints, timeout = service.shown[0]
            assert (program, replaced, title, body) == ("WindowFixture", 0, "tea", "1 &lt; 2")
            assert actions == ["default", "", "action.again", "Again"] and timeout == -1
            assert hints["suppress-sound"] and hints["desktop-entry"] == "WindowFixture"
            assert service.badges == [
                ("application://WindowFixture.desktop", {"count": 3, "count-visible": True})], service.badges
            service.emit("ActionInvoked", 1, "action.again")
            app.wait_for("tea again")
            service.wait(lambda: service.closed == [2])


def test_a_notification_is_opened():
    with Desktop() as desktop:
        service = Service(desktop)
        with App(desktop, FIXTURE="notifications") as app:
            service.wait(lambda: len(service.shown) == 2)
            app.wait_for("granted")
            service.emit("NotificationClosed", 1, 1)
            service.emit("ActionInvoked", 2, "default")
            app.wait_for("egg com.apple.UNNotificationDefaultActionIdentifier")


run([value for name, value in list(globals().items()) if name.startswith("test_")])
