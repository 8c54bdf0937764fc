import Foundation

/// The service manager of the process, such as systemd, and the notifications to its socket.
package struct ServiceManager: Sendable {
    /// A notice to the manager.
    package enum Notice: String {
        /// The app is served.
        case ready = "READY=1"
        /// The process sends its pages away and ends.
        case stopping = "STOPPING=1"
        /// A sign of life.
        case alive = "WATCHDOG=1"
    }

    /// The path of the socket, with a leading `@` for an abstract socket.
    package let path: String

    /// The microseconds between two watchdog notifications; nil for none.
    package var pause: UInt32?

    /// Claims the service manager named by environment variables; nil for none. Removes the variables, which are only
    /// for this process.
    package static func claim() -> ServiceManager? {
        let variables = ProcessInfo.processInfo.environment
        for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
        return variables["NOTIFY_SOCKET"].map { ServiceManager(path: $0, pause: pause(in: variables, for: getpid())) }
    }

    /// Starts watchdog notifications, if expected.
    ///
    /// A separate thread sends them while the main actor responds. When it does not, they stop, and the service manager
    /// ends the process.
    package func beginSigns(while isAlive: @escaping @Sendable () -> Bool) {
        guard let pause else { return }
        let thread = Thread {
            while true {
                if isAlive() { send(.alive) }
                usleep(pause)
            }
        }
        thread.name = "umwelt.watchdog"
        thread.start()
    }

    /// Returns the microseconds between two signs of a process: half of the time that systemd waits for one; nil if it
    /// waits for none.
    package static func pause(in variables: [String: String], for process: pid_t) -> UInt32? {
        if let own = variables["WATCHDOG_PID"], pid_t(own) != process { return nil }
        guard let time = variables["WATCHDOG_USEC"].flatMap({ UInt64($0) }), time > 1 else { return nil }
        return UInt32(clamping: time / 2)
    }

    /// Sends a notice. Returns false if the socket does not exist.
    @discardableResult package func send(_ notice: Notice) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(path.utf8)
        if name.first == UInt8(ascii: "@") { name[0] = 0 }
        guard !name.isEmpty, name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let made = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard made >= 0 else { return false }
        defer { close(made) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
        let bytes = Array(notice.rawValue.utf8)
        return withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(made, bytes, bytes.count, Int32(MSG_NOSIGNAL), $0, length) == bytes.count
            }
        }
    }
}
