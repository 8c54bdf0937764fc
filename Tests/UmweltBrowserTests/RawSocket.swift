import Foundation

/// A client's socket that is read and written on a thread of its own, so that the main actor is not blocked.
final class RawSocket: @unchecked Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "raw socket")
    private var read: [UInt8] = []
    private var isOpen = true

    /// True if the other side has closed the connection, rather than reset it.
    private(set) var wasClosedInOrder = false

    struct Closed: Error {}

    /// Connects to a port of this machine.
    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Closed() }
        // A test that waits in vain fails. Answers that the main actor makes come late beside thousands of other tests.
        var timeout = timeval(tv_sec: 900, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            Glibc.close(descriptor)
            throw Closed()
        }
    }

    deinit { close() }

    /// Closes the socket, once: its number may be another's by the next time.
    func close() {
        guard isOpen else { return }
        isOpen = false
        Glibc.close(descriptor)
    }

    /// Writes all bytes.
    func write(_ bytes: some Sequence<UInt8>) async throws {
        let bytes = Array(bytes)
        try await perform {
            var start = 0
            while start < bytes.count {
                let count = bytes.withUnsafeBytes {
                    send(self.descriptor, $0.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { throw Closed() }
                start += count
            }
        }
    }

    /// Reads exactly so many bytes.
    func read(_ count: Int) async throws -> [UInt8] {
        try await perform {
            while self.read.count < count { try self.receive() }
            defer { self.read.removeFirst(count) }
            return Array(self.read.prefix(count))
        }
    }

    func readByte() async throws -> UInt8 { try await read(1)[0] }

    /// Reads up to the end of a text, with it.
    func read(through end: String) async throws -> String {
        let end = Array(end.utf8)
        return try await perform {
            var checked = 0
            while true {
                while checked + end.count <= self.read.count {
                    if self.read[checked..<checked + end.count].elementsEqual(end) {
                        defer { self.read.removeFirst(checked + end.count) }
                        return String(decoding: self.read.prefix(checked + end.count), as: UTF8.self)
                    }
                    checked += 1
                }
                try self.receive()
            }
        }
    }

    /// Reads what comes until the other side closes.
    func readToEnd() async throws -> String {
        try await perform {
            while (try? self.receive()) != nil {}
            defer { self.read = [] }
            return String(decoding: self.read, as: UTF8.self)
        }
    }

    private func receive() throws {
        var part = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &part, part.count, 0)
        wasClosedInOrder = count == 0
        guard count > 0 else { throw Closed() }
        read += part[..<count]
    }

    private func perform<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result(catching: body)) }
        }
    }
}
