internal import CGTK

/// A value of D-Bus.
enum Variant: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Variant])
    case table([String: Variant])
    /// A value of a type that no setting of the desktop has.
    case other

    /// Copies a value of GLib.
    init(_ value: OpaquePointer) {
        func children() -> [OpaquePointer] {
            (0..<g_variant_n_children(value)).compactMap { g_variant_get_child_value(value, $0) }
        }
        func copies() -> [Variant] {
            children().map { child in
                defer { g_variant_unref(child) }
                return Variant(child)
            }
        }
        let type = String(cString: g_variant_get_type_string(value))
        switch type.first {
        case "b": self = .flag(g_variant_get_boolean(value) != 0)
        case "y": self = .number(Double(g_variant_get_byte(value)))
        case "n": self = .number(Double(g_variant_get_int16(value)))
        case "q": self = .number(Double(g_variant_get_uint16(value)))
        case "i": self = .number(Double(g_variant_get_int32(value)))
        case "u": self = .number(Double(g_variant_get_uint32(value)))
        case "x": self = .number(Double(g_variant_get_int64(value)))
        case "t": self = .number(Double(g_variant_get_uint64(value)))
        case "d": self = .number(g_variant_get_double(value))
        case "s", "o", "g": self = .text(String(cString: g_variant_get_string(value, nil)))
        case "v": self = copies().first ?? .other
        case "a" where type.hasPrefix("a{s"):
            var table: [String: Variant] = [:]
            for entry in copies() {
                if case .list(let parts) = entry, parts.count == 2, case .text(let key) = parts[0] {
                    table[key] = parts[1]
                }
            }
            self = .table(table)
        case "a", "(", "{": self = .list(copies())
        default: self = .other
        }
    }

    var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var list: [Variant] { if case .list(let values) = self { values } else { [] } }
    var table: [String: Variant] { if case .table(let values) = self { values } else { [:] } }
}
