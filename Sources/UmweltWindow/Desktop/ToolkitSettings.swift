internal import CCanvas
internal import CGTK
import Umwelt

/// GTK's own settings, from XSettings or the compositor: the desktop's values without a portal.
@MainActor
final class ToolkitSettings {
    private let settings = gtk_settings_get_default()
    private let changed: () -> Void

    private static let names = [
        "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations", "gtk-xft-dpi", "gtk-font-name",
    ]

    /// Reads the settings, and calls a function after each change.
    init(_ changed: @escaping () -> Void) {
        self.changed = changed
        guard let settings else { return }
        let changes: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(ToolkitSettings.self, owner, ()) { settings, _ in settings.changed() }
        }
        for name in Self.names {
            umwelt_connect(
                UnsafeMutableRawPointer(settings), "notify::\(name)", callback(changes),
                owner(self))
        }
    }

    var prefersDark: Bool { read("gtk-application-prefer-dark-theme") { g_value_get_boolean($0) != 0 } ?? false }
    var themeName: String { text("gtk-theme-name") ?? "" }
    var fontName: String { text("gtk-font-name") ?? "" }
    var animates: Bool { read("gtk-enable-animations") { g_value_get_boolean($0) != 0 } ?? true }

    /// The factor of the size of text; 1 where the resolution is the usual one of 96 dots an inch.
    var textScale: Double {
        guard let dots = read("gtk-xft-dpi", g_value_get_int), dots > 0 else { return 1 }
        return Double(dots) / 1024 / 96
    }

    private func text(_ name: String) -> String? {
        read(name) { value in g_value_get_string(value).map { String(cString: $0) } } ?? nil
    }

    private func read<Value>(_ name: String, _ get: (UnsafePointer<GValue>) -> Value) -> Value? {
        guard let settings else { return nil }
        var value = GValue()
        g_object_get_property(UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
        defer { g_value_unset(&value) }
        return get(&value)
    }
}
