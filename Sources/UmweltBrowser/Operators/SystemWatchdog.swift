import Foundation

/// The signs of life that systemd waits for, if the unit of the process has a `WatchdogSec`.
///
/// They are given by a thread of their own while the main actor answers. When it does not, they end, and so does the process.
enum SystemWatchdog {
    /// Begins to give signs, as the variables say that systemd sets.
    static func begin(_ hangs: HangBoard) {
        let variables = ProcessInfo.processInfo.environment
        for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
        guard let path = variables["NOTIFY_SOCKET"], let pause = pause(in: variables, for: getpid()) else { return }
        let thread = Thread {
            while true {
                if hangs.hang == nil { send("WATCHDOG=1", to: path) }
                usleep(pause)
            }
        }
        thread.name = "umwelt.watchdog"
        thread.start()
    }

    /// Returns the microseconds between two signs of a process: half of the time that systemd waits for one; nil if it
    /// waits for none.
    static func pause(in variables: [String: String], for process: pid_t) -> UInt32? {
        if let own = variables["WATCHDOG_PID"], pid_t(own) != process { return nil }
        guard let time = variables["WATCHDOG_USEC"].flatMap({ UInt64($0) }), time > 1 else { return nil }
        return UInt32(clamping: time / 2)
    }

    /// Sends a sign to a socket of systemd's, whose name begins with `@` if it is none of the file system.
    @discardableResult static func send(_ sign: String, to path: String) -> Bool {
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
        let bytes = Array(sign.utf8)
        return withUnsafePointer(to: address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(made, bytes, bytes.count, Int32(MSG_NOSIGNAL), $0, length) == bytes.count
            }
        }
    }
}
