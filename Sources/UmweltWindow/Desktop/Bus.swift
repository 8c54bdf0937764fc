internal import CGTK
import Umwelt

/// A connection to a bus of D-Bus.
@MainActor
final class Bus {
    /// GLib's connection.
    let connection: OpaquePointer

    /// The signal handlers, which live as long as the connection.
    private var listeners: [Listener] = []
    private var watchers: [Watcher] = []

    private final class Listener {
        let body: @MainActor ([Variant]) -> Void
        init(_ body: @escaping @MainActor ([Variant]) -> Void) { self.body = body }
    }

    private final class Watcher {
        let body: @MainActor (Bool) -> Void
        init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }
    }

    private final class Answer {
        let body: @MainActor ([Variant]?) -> Void
        init(_ body: @escaping @MainActor ([Variant]?) -> Void) { self.body = body }
    }

    /// Connects to a bus; nil if it does not exist.
    init?(_ type: GBusType) {
        guard let connection = g_bus_get_sync(type, nil, nil) else { return nil }
        self.connection = connection
        g_dbus_connection_set_exit_on_close(connection, 0)
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// A method of an object on the bus.
    struct Method {
        let destination, path, interface, name: String
    }

    /// Calls a method and waits for its result, with a timeout in milliseconds; nil for none.
    func call(_ method: Method, _ arguments: OpaquePointer?, timeout: gint) -> [Variant]? {
        let answer = g_dbus_connection_call_sync(
            connection, method.destination, method.path, method.interface, method.name, arguments, nil,
            G_DBUS_CALL_FLAGS_NONE, timeout, nil, nil)
        guard let answer else { return nil }
        defer { g_variant_unref(answer) }
        return Variant(answer).list
    }

    /// Calls a method, and then a function with its result; nil for none.
    func call(_ method: Method, _ arguments: OpaquePointer?, then body: @escaping @MainActor ([Variant]?) -> Void) {
        g_dbus_connection_call(
            connection, method.destination, method.path, method.interface, method.name, arguments, nil,
            G_DBUS_CALL_FLAGS_NONE, -1, nil,
            { source, result, data in
                let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
                defer { if let answer { g_variant_unref(answer) } }
                // The call keeps it.
                let taker = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
                onMainActor(
                    { @MainActor (parts: (Answer, [Variant]?)) in parts.0.body(parts.1) },
                    (taker, answer.map { Variant($0).list }))
            }, Unmanaged.passRetained(Answer(body)).toOpaque())
    }

    /// Calls a function for each signal of an object.
    func listen(path: String, interface: String, _ signal: String, _ body: @escaping @MainActor ([Variant]) -> Void) {
        let listener = Listener(body)
        listeners.append(listener)
        g_dbus_connection_signal_subscribe(
            connection, nil, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, values, data in
                guard let values else { return }
                UmweltWindow.call(Listener.self, data, Variant(values).list) { listener, values in
                    listener.body(values)
                }
            }, owner(listener), nil)
    }

    /// Waits until all messages have been sent.
    func flush() { g_dbus_connection_flush_sync(connection, nil, nil) }

    /// Returns true if a program owns a name on the bus, with a timeout in milliseconds.
    func hasOwner(of name: String, timeout: gint) -> Bool {
        let method = Method(
            destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
            name: "NameHasOwner")
        return call(method, Self.texts([name]), timeout: timeout)?.first?.flag == true
    }

    /// Calls a function with true when a program owns a name on the bus, and with false when none does.
    func watch(_ name: String, _ body: @escaping @MainActor (Bool) -> Void) {
        let watcher = Watcher(body)
        watchers.append(watcher)
        g_bus_watch_name_on_connection(
            connection, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
            { _, _, _, data in
                UmweltWindow.call(Watcher.self, data, ()) { watcher, _ in watcher.body(true) }
            },
            { _, _, data in
                UmweltWindow.call(Watcher.self, data, ()) { watcher, _ in watcher.body(false) }
            }, owner(watcher), nil)
    }

    /// Makes the arguments of a call from texts.
    static func texts(_ texts: [String]) -> OpaquePointer? {
        let parts: [OpaquePointer?] = texts.map { g_variant_new_string($0) }
        return parts.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
    }

    /// Makes the argument of a call from one list of texts.
    static func list(_ texts: [String]) -> OpaquePointer? {
        let parts: [OpaquePointer?] = texts.map { g_variant_new_string($0) }
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let list = parts.withUnsafeBufferPointer { g_variant_new_array(type, $0.baseAddress, gsize($0.count)) }
        return withUnsafePointer(to: list) { g_variant_new_tuple($0, 1) }
    }
}
