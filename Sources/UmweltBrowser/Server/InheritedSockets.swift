import Foundation

/// The sockets from systemd, or from another parent process: the first for pages, and a second, if any, for operators.
///
/// Connections wait in them while no process runs.
struct InheritedSockets {
    let pages: PageListener
    let operators: PageListener?

    /// The variables set by systemd, which are only for one process.
    private static let variables = ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]

    /// The first inherited file descriptor.
    private static let first: Int32 = 3

    /// Claims the sockets of this process; nil for none. Removes the variables that name them.
    static func claim() -> InheritedSockets? {
        let count = count(in: ProcessInfo.processInfo.environment, for: getpid())
        for name in variables { unsetenv(name) }
        let listeners = (0..<Int32(min(count, 2))).map { first + $0 }.filter(isListening).map { descriptor in
            // Programs that the app starts do not get them.
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            return PageListener(descriptor: descriptor)
        }
        guard let pages = listeners.first else { return nil }
        return InheritedSockets(pages: pages, operators: listeners.count > 1 ? listeners[1] : nil)
    }

    /// Returns the number of sockets that variables name for a process.
    static func count(in variables: [String: String], for process: pid_t) -> Int {
        guard variables["LISTEN_PID"].flatMap({ pid_t($0) }) == process else { return 0 }
        return variables["LISTEN_FDS"].flatMap { Int($0) } ?? 0
    }

    /// Returns true if a descriptor is a listening socket.
    static func isListening(_ descriptor: Int32) -> Bool {
        var listens: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 && listens != 0
    }
}
