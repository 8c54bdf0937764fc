internal import CGTK
import Umwelt

/// The app's notifications on the desktop, by the Desktop Notifications Specification of freedesktop.org.
///
/// GNOME, KDE and the others implement it, and need no permission of their users for programs that are not sandboxed.
@MainActor
final class DesktopNotifications {
    /// A notification that is shown, with the desktop's number, which is known later.
    private struct Shown {
        var number: Double?
        let completion: @MainActor (HostNotification.Response) -> Void
    }

    private let bus: Bus
    private var shown: [String: Shown] = [:]

    /// True if the desktop reads the text as markup.
    private var hasMarkup = false

    /// The prefix of the keys of buttons: the key `default` is that of the notification itself.
    private static let prefix = "action."

    private static let interface = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"

    /// The reason in the signal for a notification that the user has dismissed.
    private static let isDismissed = 2.0

    init(on bus: Bus) {
        self.bus = bus
        bus.listen(path: Self.path, interface: Self.interface, "ActionInvoked") { [weak self] values in
            guard let self, values.count == 2, let number = values[0].number, let key = values[1].text else { return }
            let isAction = key.hasPrefix(Self.prefix)
            respond(number, isAction ? .action(String(key.dropFirst(Self.prefix.count))) : .opened)
        }
        bus.listen(path: Self.path, interface: Self.interface, "NotificationClosed") { [weak self] values in
            guard let self, values.count == 2, let number = values[0].number else { return }
            respond(number, values[1].number == Self.isDismissed ? .dismissed : nil)
        }
    }

    private func method(_ name: String) -> Bus.Method {
        Bus.Method(destination: Self.interface, path: Self.path, interface: Self.interface, name: name)
    }

    private func respond(_ number: Double, _ response: HostNotification.Response?) {
        guard let id = shown.first(where: { $0.value.number == number })?.key else { return }
        let completion = shown.removeValue(forKey: id)?.completion
        if let response { completion?(response) }
    }

    /// Reports whether the desktop shows notifications.
    func request(completion: @escaping @MainActor (HostNotification.Permission) -> Void) {
        bus.call(method("GetCapabilities"), nil) { [weak self] answer in
            self?.hasMarkup = answer?.first?.list.contains(.text("body-markup")) == true
            completion(answer == nil ? .unavailable : .allowed)
        }
    }

    /// Shows a notification.
    func show(
        _ notification: HostNotification, completion: @escaping @MainActor (HostNotification.Response) -> Void
    ) {
        let program = g_get_prgname().map { String(cString: $0) } ?? ""
        let buttons = notification.actions.flatMap { [Self.prefix + $0.id, $0.title] }
        var hints: [String: BusValue] = ["desktop-entry": .text(program)]
        if notification.isSilent { hints["suppress-sound"] = .flag(true) }
        let text = hasMarkup ? Self.escaped(notification.text) : notification.text
        let replaced = shown[notification.id]?.number ?? 0
        let arguments = BusValue.tuple([
            .text(program), .uint32(UInt32(replaced)), .text(""), .text(notification.title), .text(text),
            .list("s", (["default", ""] + buttons).map(BusValue.text)), .table(hints), .int32(-1),
        ])
        shown[notification.id] = Shown(number: replaced == 0 ? nil : replaced, completion: completion)
        bus.call(method("Notify"), arguments.glib) { [weak self] answer in
            guard let self, let number = answer?.first?.number else { return }
            if shown[notification.id] == nil { close(number) } else { shown[notification.id]?.number = number }
        }
    }

    private static func escaped(_ text: String) -> String {
        let text = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return text.replacing(">", with: "&gt;")
    }

    /// Removes notifications from the screen.
    func remove(_ ids: [String]) {
        for id in ids {
            // Without a number yet, it is closed when the desktop has answered.
            if let number = shown.removeValue(forKey: id)?.number { close(number) }
        }
    }

    private func close(_ number: Double) {
        bus.call(method("CloseNotification"), BusValue.tuple([.uint32(UInt32(number))]).glib) { _ in }
    }

    /// Shows a number on the program's icon, in the docks that implement Unity's interface: KDE's, Ubuntu's and others.
    func showBadge(_ count: Int) {
        let program = g_get_prgname().map { String(cString: $0) } ?? ""
        let values = BusValue.table(["count": .int64(Int64(count)), "count-visible": .flag(count > 0)])
        g_dbus_connection_emit_signal(
            bus.connection, nil, "/com/canonical/unity/launcherentry/1", "com.canonical.Unity.LauncherEntry", "Update",
            BusValue.tuple([.text("application://\(program).desktop"), values]).glib, nil)
    }
}
