internal import CCanvas
internal import CGTK
import Umwelt

/// The settings of GNOME and elementary that the user has changed, as stored by GSettings: used if no portal reports
/// them.
///
/// Defaults do not count, as other desktops have the schemas too, and their own settings.
@MainActor
final class StoredSettings {
    private struct Store {
        let settings: UnsafeMutablePointer<GSettings>
        let schema: OpaquePointer
    }

    private var stores: [String: Store] = [:]
    private let changed: () -> Void

    private static let names = [
        "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface", "org.gnome.desktop.a11y.applications",
        "org.gnome.desktop.a11y.magnifier", "io.elementary.desktop.wingpanel",
    ]

    /// Opens the settings whose schemas are installed, and calls a function after each change.
    init(_ changed: @escaping () -> Void) {
        self.changed = changed
        guard let source = g_settings_schema_source_get_default() else { return }
        let changes: @convention(c) (OpaquePointer?, OpaquePointer?, Owner?) -> Void = { _, _, owner in
            call(StoredSettings.self, owner, ()) { settings, _ in settings.changed() }
        }
        for name in Self.names {
            // GSettings ends the process for a schema that is not there.
            guard let schema = g_settings_schema_source_lookup(source, name, true.gboolean) else { continue }
            guard let settings = g_settings_new_full(schema, nil, nil) else { continue }
            stores[name] = Store(settings: settings, schema: schema)
            umwelt_connect(
                UnsafeMutableRawPointer(settings), "changed", callback(changes), owner(self))
        }
    }

    isolated deinit {
        for store in stores.values {
            let settings = UnsafeMutableRawPointer(store.settings)
            g_signal_handlers_disconnect_matched(settings, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner(self))
            g_object_unref(settings)
            g_settings_schema_unref(store.schema)
        }
    }

    /// Returns a value that the user has set; nil for none.
    func value(_ space: String, _ key: String) -> Variant? {
        guard let store = stores[space], g_settings_schema_has_key(store.schema, key) != 0,
            let value = g_settings_get_user_value(store.settings, key)
        else { return nil }
        defer { g_variant_unref(value) }
        return Variant(value)
    }
}
