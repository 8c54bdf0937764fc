import Foundation
internal import NIOCore
import UmweltServing

/// The socket to which pages connect.
///
/// Connections wait in it while nothing accepts them. So one process can hand it to the next, and no page is refused in
/// between. It is closed with the last process that has it.
package final class PageListener: Sendable {
    /// The number of connections that wait at most. Linux cuts it to `net.core.somaxconn`, which is 4096.
    private static let backlog: Int32 = 4096

    /// The descriptor of the socket, which programs that are started do not inherit.
    package let descriptor: Int32

    /// The port that is listened at. When a shut-down socket listens again, Linux assigns another port instead of 0.
    package var port: UInt16 { Self.port(of: descriptor) }

    /// Listens at the port of the settings or the next free one.
    ///
    /// - Throws: ``BrowserHostError`` if the address is invalid, cannot be listened at, or has no free port.
    package init(_ settings: BrowserSettings) throws(BrowserHostError) {
        descriptor = try Self.listen(settings)
    }

    /// Takes ownership of another process's socket, with a descriptor of this process.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Returns another descriptor of the socket; -1, with the reason in `errno`, if there can be no more.
    func duplicate() -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }

    /// Restores the maximum backlog of waiting connections, after something else has reduced it.
    func widen() { _ = Glibc.listen(descriptor, Self.backlog) }

    private static func listen(_ settings: BrowserSettings) throws(BrowserHostError) -> Int32 {
        guard let address = IPAddress(settings.address) else { throw .invalidAddress(settings.address) }
        let last = settings.port == 0 ? 0 : UInt16(clamping: Int(settings.port) + 100)
        for port in settings.port...last {
            do throws(IOError) {
                return try listen(at: address, port: port)
            } catch {
                guard error.errnoCode != EADDRINUSE else { continue }
                throw .cannotListen(address: settings.address, reason: BrowserServer.reason(error))
            }
        }
        throw .noFreePort(after: settings.port)
    }

    private static func listen(at address: IPAddress, port: UInt16) throws(IOError) -> Int32 {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        defer { freeaddrinfo(found) }
        guard getaddrinfo(address.text, "\(port)", &hints, &found) == 0, let place = found?.pointee else {
            throw IOError(errnoCode: EADDRNOTAVAIL, reason: "getaddrinfo")
        }
        let made = socket(place.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard made >= 0 else { throw IOError(errnoCode: errno, reason: "socket") }
        // A port whose last connections are being closed is free.
        var isReused: Int32 = 1
        setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
        if bind(made, place.ai_addr, place.ai_addrlen) == 0, Glibc.listen(made, backlog) == 0 { return made }
        let error = IOError(errnoCode: errno, reason: "listen")
        close(made)
        throw error
    }

    /// Returns the port to which a socket is bound; 0 for none.
    private static func port(of socket: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(socket, $0, &size) }
            // The port is at the same place in the addresses of both versions.
            return storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
    }
}
