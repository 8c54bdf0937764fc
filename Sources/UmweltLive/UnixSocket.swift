import Foundation

/// Sockets that have a path for their address.
enum UnixSocket {
    /// Makes a socket, which programs that this one starts don't inherit.
    static func make() throws -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let made = socket(AF_UNIX, type, 0)
        guard made >= 0 else { throw LiveChannelError(description: "No socket: \(String(cString: strerror(errno))).") }
        return made
    }

    /// Calls a function with a path as an address. Answers -1, with the reason in `errno`, if the path is too long.
    static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isShortEnough = withUnsafeMutableBytes(of: &address.sun_path) { place in
            // The zero byte at the end stays.
            guard path.utf8.count < place.count else { return false }
            place.copyBytes(from: path.utf8)
            return true
        }
        guard isShortEnough else {
            errno = ENAMETOOLONG
            return -1
        }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
        }
    }
}
