internal import CGTK
import Umwelt

/// The settings from the desktop's portal, by namespace and key, including GNOME's that it forwards.
@MainActor
final class PortalSettings {
    private(set) var values: [String: [String: Variant]] = [:]
    private let changed: () -> Void

    /// The time limit of the first window for the portal, in milliseconds: imperceptible, and enough for a running
    /// portal. Later responses are applied too.
    private static let timeout: gint = 250

    private static let namespaces = [
        "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.*",
        "io.elementary.desktop.wingpanel",
    ]

    private static func method(_ name: String) -> Bus.Method {
        Bus.Method(
            destination: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
            interface: "org.freedesktop.portal.Settings", name: name)
    }

    /// Reads the settings, and calls a function after each change.
    init(_ bus: Bus, _ changed: @escaping () -> Void) {
        self.changed = changed
        let method = Self.method("ReadAll")
        bus.listen(path: method.path, interface: method.interface, "SettingChanged") { [weak self] parts in
            guard let self, parts.count == 3, let space = parts[0].text, let key = parts[1].text else { return }
            values[space, default: [:]][key] = parts[2]
            self.changed()
        }
        if let answer = bus.call(method, Bus.list(Self.namespaces), timeout: Self.timeout) {
            merge(answer)
            return
        }
        bus.call(method, Bus.list(Self.namespaces)) { [weak self] answer in
            guard let self, let answer else { return }
            merge(answer)
            self.changed()
        }
    }

    private func merge(_ answer: [Variant]) {
        for (space, settings) in answer.first?.table ?? [:] {
            values[space, default: [:]].merge(settings.table) { $1 }
        }
    }
}
