import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import UmweltPictures

@Suite("Downloads") struct DownloadTests {
    @Test("What fits is taken whole")
    func whole() async throws {
        let server = try EndlessServer(head: "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n", bodyLength: 100_000)
        #expect(try await Download.response(to: URLRequest(url: server.url), maxBytes: 100_000).0.count == 100_000)
    }

    @Test("A file that is too long is refused by its announced length, or as soon as more has come")
    func tooLong() async throws {
        for head in ["HTTP/1.1 200 OK\r\nContent-Length: 9000000000\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n"] {
            let server = try EndlessServer(head: head, bodyLength: 2_000_000_000)
            await #expect(throws: URLError(.dataLengthExceedsMaximum)) {
                try await Download.response(to: URLRequest(url: server.url), maxBytes: 1_000_000)
            }
            // The bytes that were sent beyond it are in buffers.
            #expect(server.sent < 1_000_000_000)
        }
    }

    @Test("Another status than success is an error")
    func status() async throws {
        let server = try EndlessServer(head: "HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\n\r\n", bodyLength: 9)
        await #expect(throws: URLError(.badServerResponse)) {
            try await Download.response(to: URLRequest(url: server.url), maxBytes: 1_000_000)
        }
    }
}

/// A server for one request: it answers with a head and so many bytes, or fewer if the client stops reading.
private final class EndlessServer: Sendable {
    let url: URL
    private let count = Mutex(0)

    /// The bytes of the body that have been sent.
    var sent: Int { count.withLock { $0 } }

    struct Failure: Error {}

    init(head: String, bodyLength: Int) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) | listen(listener, 1) | getsockname(listener, address, &length)
            }
        }
        guard status == 0, let url = URL(string: "http://127.0.0.1:\(in_port_t(bigEndian: address.sin_port))/") else {
            throw Failure()
        }
        self.url = url
        Thread.detachNewThread { [self] in
            let client = accept(listener, nil, nil)
            defer {
                close(client)
                close(listener)
            }
            var request = [UInt8](repeating: 0, count: 4096)
            _ = recv(client, &request, request.count, 0)
            let bytes = Array(head.utf8)
            _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            let part = [UInt8](repeating: 7, count: 65_536)
            while sent < bodyLength {
                let written = send(client, part, min(part.count, bodyLength - sent), Int32(MSG_NOSIGNAL))
                guard written > 0 else { return }
                count.withLock { $0 += written }
                // As fast as a quick network.
                usleep(500)
            }
            // The client closes first, so that nothing is lost.
            _ = recv(client, &request, request.count, 0)
        }
    }
}
