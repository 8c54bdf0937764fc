import Foundation
import NIOCore
import NIOWebSocket
import SwiftUI
import Testing

@testable import UmweltBrowser

/// A page that speaks to the host without a socket between.
@MainActor
final class PageDriver {
    private let connection: PageConnection
    /// The number of the messages that were sent whole.
    private(set) var count = 0

    /// The session of the page, which connects to its window again.
    private(set) var session: String?

    /// Makes a page: a new one, or that of a session.
    init(_ host: BrowserHost, session: String? = nil) {
        connection = PageConnection(host: host, visit: PageHandshake(session: session))
        connection.onDue = { [weak self] in
            self?.waiter?.resume()
            self?.waiter = nil
        }
    }

    private var waiter: CheckedContinuation<Void, Never>?

    /// Returns the next frame as soon as there is one; nil when the connection has ended.
    private func next() async -> WebSocketFrame? {
        while true {
            if let frame = connection.next() { return frame }
            if connection.hasEnded { return nil }
            await withCheckedContinuation { waiter = $0 }
        }
    }

    func send(_ event: String) {
        count += 1
        connection.receive(
            WebSocketFrame(
                fin: true, opcode: .text, data: ByteBuffer(string: "{\"number\":\(count),\(event)}")))
    }

    func open() async throws -> Patch {
        send(system())
        let patch = try await patch()
        session = patch.s ?? session
        return patch
    }

    /// Opens the page of a session; what it shows is read only if that is asked for, as that takes longer than to make
    /// it.
    func open(reads: Bool) async throws {
        if reads {
            _ = try await open()
        } else {
            send(system())
            _ = try #require(await next())
        }
    }

    func patch() async throws -> Patch {
        let frame = try #require(await next())
        return try Patch(String(buffer: frame.data))
    }

    /// True if the host has closed the connection.
    var isOver: Bool { connection.isOver }

    /// Closes the page.
    func leave() async { connection.end() }

    /// Takes a frame. Answers the code if the connection closes over it.
    func receive(_ frame: WebSocketFrame) async -> UInt16? {
        connection.receive(frame)
        if frame.opcode == .text && frame.fin { count += 1 }
        guard connection.isOver else { return nil }
        while let answer = await next() {
            if answer.opcode == .connectionClose { return answer.data.getInteger(at: 0) }
        }
        return 1000
    }
}
