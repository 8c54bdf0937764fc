internal import CGTK

/// A value that the app hands out on D-Bus.
indirect enum BusValue: Equatable, Sendable {
    case flag(Bool)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case text(String)
    case path(String)
    case bytes([UInt8])
    /// Values of one type, as D-Bus writes it.
    case list(String, [BusValue])
    case tuple([BusValue])
    /// Values of any types by names.
    case table([String: BusValue])
    /// A value with its type.
    case any(BusValue)

    /// The value as GLib's; the caller owns it.
    var glib: OpaquePointer? {
        switch self {
        case .flag(let value): return g_variant_new_boolean(value.gboolean)
        case .int32(let value): return g_variant_new_int32(value)
        case .uint32(let value): return g_variant_new_uint32(value)
        case .int64(let value): return g_variant_new_int64(gint64(value))
        case .text(let text): return g_variant_new_string(text)
        case .path(let path): return g_variant_new_object_path(path)
        case .bytes(let bytes):
            let type = g_variant_type_new("y")
            defer { g_variant_type_free(type) }
            return bytes.withUnsafeBytes { g_variant_new_fixed_array(type, $0.baseAddress, gsize($0.count), 1) }
        case .list(let type, let values): return Self.list(type, values.map(\.glib))
        case .tuple(let values):
            let parts = values.map(\.glib)
            return parts.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
        case .table(let values):
            let entries = values.sorted { $0.key < $1.key }.map { name, value in
                g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value.glib))
            }
            return Self.list("{sv}", entries)
        case .any(let value): return g_variant_new_variant(value.glib)
        }
    }

    private static func list(_ type: String, _ parts: [OpaquePointer?]) -> OpaquePointer? {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return parts.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
    }
}
