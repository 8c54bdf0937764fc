internal import CGTK
import Umwelt

/// The description of an interface of D-Bus: the types are as D-Bus writes them.
struct BusInterface: Sendable {
    /// A method: the types of its arguments and its result.
    struct Method: Sendable {
        let name: String
        let arguments, answers: [String]

        init(_ name: String, _ arguments: [String], _ answers: [String] = []) {
            (self.name, self.arguments, self.answers) = (name, arguments, answers)
        }
    }

    let name: String

    /// The types of the properties, which can be read.
    let properties: [String: String]
    let methods: [Method]

    /// The types of the signals' values.
    let signals: [String: [String]]

    /// The description as D-Bus has it.
    var xml: String {
        func values(_ types: [String], _ direction: String = "") -> String {
            types.map { "<arg type='\($0)'\(direction)/>" }.joined()
        }
        let properties = properties.sorted { $0.key < $1.key }.map {
            "<property name='\($0.key)' type='\($0.value)' access='read'/>"
        }
        let methods = methods.map {
            let all = values($0.arguments, " direction='in'") + values($0.answers, " direction='out'")
            return "<method name='\($0.name)'>\(all)</method>"
        }
        let signals = signals.sorted { $0.key < $1.key }.map {
            "<signal name='\($0.key)'>\(values($0.value))</signal>"
        }
        return "<node><interface name='\(name)'>\((properties + methods + signals).joined())</interface></node>"
    }
}

/// An object of the app's on a bus, whose methods other programs call and whose properties they read.
@MainActor
final class BusObject {
    private let bus: Bus
    private let path: String
    private let interface: BusInterface
    private let property: @MainActor (String) -> BusValue
    private let answer: @MainActor (String, [Variant]) -> [BusValue]?

    /// GLib's number of the object.
    private var number: guint = 0

    /// Exports an object on a bus during its lifetime.
    ///
    /// - Parameters:
    ///   - property: Returns the value of a property of the interface.
    ///   - answer: Handles a call of a method of the interface; nil for an unknown method.
    init(
        _ interface: BusInterface, at path: String, on bus: Bus,
        property: @escaping @MainActor (String) -> BusValue,
        answer: @escaping @MainActor (String, [Variant]) -> [BusValue]?
    ) {
        self.bus = bus
        self.path = path
        self.interface = interface
        self.property = property
        self.answer = answer
        let description = g_dbus_node_info_new_for_xml(interface.xml, nil)
        defer { g_dbus_node_info_unref(description) }
        guard let parts = description?.pointee.interfaces?.pointee else { return }
        number = g_dbus_connection_register_object(
            bus.connection, path, parts, &Self.functions, owner(self), nil, nil)
    }

    isolated deinit { if number != 0 { g_dbus_connection_unregister_object(bus.connection, number) } }

    /// Emits a signal to other programs.
    func emit(_ signal: String, _ values: [BusValue] = []) {
        g_dbus_connection_emit_signal(
            bus.connection, nil, path, interface.name, signal, BusValue.tuple(values).glib, nil)
    }

    // GLib keeps the address.
    private static var functions: GDBusInterfaceVTable = {
        var functions = GDBusInterfaceVTable()
        functions.method_call = { _, _, _, _, name, arguments, invocation, data in
            guard let name, let arguments else { return }
            call(BusObject.self, data, (String(cString: name), Variant(arguments).list, invocation)) { object, parts in
                if let values = object.answer(parts.0, parts.1) {
                    g_dbus_method_invocation_return_value(parts.2, BusValue.tuple(values).glib)
                } else {
                    g_dbus_method_invocation_return_dbus_error(
                        parts.2, "org.freedesktop.DBus.Error.UnknownMethod", "The object does not do that.")
                }
            }
        }
        functions.get_property = { _, _, _, _, name, _, data in
            call(BusObject.self, data, name.map { String(cString: $0) } ?? "") { object, name in
                object.property(name).glib
            }
        }
        return functions
    }()
}
