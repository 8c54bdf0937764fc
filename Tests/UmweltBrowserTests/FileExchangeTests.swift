import Foundation
import NIOCore
import Testing

@testable import UmweltBrowser

/// The files that pages send, without a server.
struct FileExchangeTests {
    private let exchange = FileExchange(maxUnclaimed: 1000)

    private func send(_ name: String, _ length: Int) throws -> String? {
        let reception = try exchange.receive(name: name)
        guard reception.write(ByteBuffer(repeating: 7, count: length)) else {
            reception.abandon()
            return nil
        }
        return reception.finish()
    }

    private func permissions(_ url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("The oldest files that no message has named are removed for new ones")
    func limit() throws {
        let one = try #require(try send("one", 400))
        let first = try #require(exchange.file(named: one))
        let named = try #require(try send("claimed", 600))
        let claimed = try #require(exchange.claim(named))
        let two = try #require(try send("two", 400))
        #expect(FileManager.default.fileExists(atPath: first.path))
        let three = try #require(try send("three", 400))
        #expect(!FileManager.default.fileExists(atPath: first.deletingLastPathComponent().path))
        #expect(exchange.file(named: one) == nil && exchange.claim(one) == nil)
        #expect(exchange.file(named: two) != nil && exchange.file(named: three) != nil)
        #expect(try Data(contentsOf: claimed) == Data(repeating: 7, count: 600))
        // An abandoned file uses no space.
        #expect(try send("long", 1001) == nil)
        #expect(try send("whole", 1000) != nil)
        #expect(exchange.file(named: two) == nil && exchange.file(named: three) == nil)
    }

    @Test("Other users of the machine cannot read them, and names lead nowhere else")
    func names() throws {
        let longName = String(repeating: "ä", count: 9000)
        for (name, kept) in [
            ("../../etc/passwd", "passwd"), ("", "file"), (".profile", "file.profile"), ("..", "file.."),
            ("a\0b", "ab"), (longName + ".png", longName.suffix(98) + ".png"),
        ] {
            let sent = try #require(try send(name, 1))
            let file = try #require(exchange.claim(sent))
            #expect(file.lastPathComponent == kept)
            let folder = file.deletingLastPathComponent().deletingLastPathComponent()
            #expect(folder.lastPathComponent.hasPrefix("umwelt-"))
            #expect(try permissions(folder) == 0o700)
            try FileManager.default.removeItem(at: file.deletingLastPathComponent())
        }
    }
}
