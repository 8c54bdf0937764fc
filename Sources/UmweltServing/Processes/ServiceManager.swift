import Foundation

/// The manager of services that runs the process, as systemd does, and what it is told at its socket.
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

    /// The path of the socket, which begins with `@` if it is none of the file system.
    package let path: String

    /// The microseconds between two signs of life; nil if none is waited for.
    package var pause: UInt32?

    /// Claims the manager that environment variables name; nil if there is none. Removes the variables, which are for this
    /// process alone.
    package static func claim() -> ServiceManager? {
        let variables = ProcessInfo.processInfo.environment
        for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
        return variables["NOTIFY_SOCKET"].map { ServiceManager(path: $0, pause: pause(in: variables, for: getpid())) }
    }

    /// Begins to give signs of life, if they are waited for.
    ///
    /// They are given by a thread of their own. When the process is not alive any more, as its main actor does not
    /// answer, they end, and so does the process.
    ///
    /// - Parameter isAlive: Returns false if the process should be ended. Called on that thread.
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

    /// Sends a notice. Returns false if nothing receives it.
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
