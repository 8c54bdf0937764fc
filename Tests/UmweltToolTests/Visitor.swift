import Foundation
import Synchronization

/// A visitor who asks for a page again and again, on a thread of their own.
final class Visitor: Sendable {
    /// The connections so far.
    struct Seen {
        /// The number of refused connections.
        var refused = 0
        /// The number of answered connections.
        var answered = 0
    }

    private let seen = Mutex(Seen())
    private let isDone = Mutex(false)
    private let ended = AsyncStream<Void>.makeStream()

    /// Begins to ask for a page at a port of this machine.
    init(port: Int) {
        Thread.detachNewThread { [weak self, ended] in
            while let self, !self.isDone.withLock({ $0 }) {
                self.visit(port)
                usleep(2000)
            }
            ended.continuation.finish()
        }
    }

    /// Ends the visits, and returns what they saw.
    func end() async -> Seen {
        isDone.withLock { $0 = true }
        for await _ in ended.stream {}
        return seen.withLock { $0 }
    }

    private func visit(_ port: Int) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var timeout = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { return seen.withLock { $0.refused += 1 } }
        let request = Array("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".utf8)
        guard send(socket, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return }
        var answer = [UInt8](repeating: 0, count: 4096)
        guard recv(socket, &answer, answer.count, 0) > 0 else { return }
        seen.withLock { $0.answered += 1 }
    }
}
