import Foundation

/// Functions for sockets that have a path as their address.
enum UnixSocket {
    /// Makes a socket that child processes do not inherit.
    static func make() throws -> Int32 {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let made = socket(AF_UNIX, type, 0)
        guard made >= 0 else {
            throw LiveChannelError(
                description:
                    "A Unix socket cannot be made: \(String(cString: strerror(errno))).")
        }
        return made
    }

    /// Calls a function with a path as an address. Returns -1, with the reason in `errno`, if the path is too long.
    static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isShortEnough = withUnsafeMutableBytes(of: &address.sun_path) { place in
            // The last byte stays zero, as the terminator.
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
