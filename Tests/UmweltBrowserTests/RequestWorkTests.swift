import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import SwiftUI
import Testing
import UmweltServing

@testable import UmweltBrowser

/// The work of a request, counted in bytes: it is the same, however long what is asked for is.
@Suite struct RequestWorkTests {
    private static let lengths = [100_000, 100_000_000]

    private let resources: PageResources

    init() throws {
        resources = PageResources(
            token: "token", previews: [], origin: RequestOrigin(address: try #require(IPAddress("127.0.0.1"))),
            hangs: HangNotifier(), offersTools: false)
    }

    private func head(_ uri: String, coding: String = "identity") -> HTTPRequestHead {
        HTTPRequestHead(
            version: .http1_1, method: .GET, uri: uri, headers: ["Host": "127.0.0.1", "Accept-Encoding": coding])
    }

    /// The path of a file of a length that a page may fetch.
    private func file(of length: Int) throws -> (uri: String, url: URL) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        try Data().write(to: url)
        try FileHandle(forWritingTo: url).truncate(atOffset: UInt64(length))
        return ("/files/\(FileExchange.shared.add(url))?token=token", url)
    }

    /// The bytes that this thread has read from files so far, with those of this figure.
    private func bytesRead() throws -> Int {
        let counts = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
        return try #require(Int(counts.split(separator: "\n")[0].dropFirst("rchar: ".count)))
    }

    @Test("A file is not read to answer with it")
    func files() throws {
        let read = try Self.lengths.map { length in
            let file = try file(of: length)
            defer { try? FileManager.default.removeItem(at: file.url) }
            let before = try bytesRead()
            let answer = resources.answer(head(file.uri))
            let read = try bytesRead() - before
            #expect(answer.length == length)
            return read
        }
        #expect(abs(read[1] - read[0]) < 1000, "\(read)")
    }

    @Test("The answers to two requests are the same bytes in memory: nothing is copied, compressed or drawn")
    func sameBytes() throws {
        let header = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><!--"
        let image = try ImageFile(data: Data((header + String(repeating: "a", count: 1_000_000) + "--></svg>").utf8))
        let paths = [
            ClientBundle.script.path, ClientBundle.style.path, ClientBundle.fonts.path,
            "/images/\(ImageStore.shared.name(of: image))?token=token",
        ]
        for path in paths {
            for coding in ["identity", "gzip", "br"] {
                func place() throws -> UnsafeRawPointer {
                    let body = resources.answer(head(path, coding: coding)).body
                    #expect(body.count == 1 && body[0].count > 1000, "\(path)")
                    return try #require(body[0].withUnsafeBytes { $0.baseAddress })
                }
                #expect(try place() == place(), "\(path), \(coding)")
            }
        }
        withExtendedLifetime(image) {}
    }

    @Test("Only a part of an answer is prepared until the client has read it")
    func sentParts() throws {
        let written = try Self.lengths.map { length in
            let file = try file(of: length)
            defer { try? FileManager.default.removeItem(at: file.url) }
            let (channel, client) = try ask(for: file.uri)
            let written = client.bytes
            _ = try? channel.finish()
            return written
        }
        #expect(written == [65_536, 65_536])
    }

    @Test("A file that is cut off while it is sent ends the connection, and not the program")
    func cutFile() throws {
        let file = try file(of: 200_000)
        defer { try? FileManager.default.removeItem(at: file.url) }
        let (channel, client) = try ask(for: file.uri)
        client.read()
        #expect(client.bytes == 131_072 && channel.isActive)
        try FileHandle(forWritingTo: file.url).truncate(atOffset: 140_000)
        client.read()
        #expect(client.bytes == 131_072 && !channel.isActive)
        _ = try? channel.finish()
    }

    @Test("A file arrives whole, in its parts; an empty one too", arguments: [0, 1, 65_536, 65_537, 200_000])
    func wholeFile(length: Int) throws {
        let file = try file(of: length)
        defer { try? FileManager.default.removeItem(at: file.url) }
        let (channel, client) = try ask(for: file.uri)
        for _ in 0..<6 { client.read() }
        #expect(client.bytes == length && client.hasEnd && channel.isActive)
        _ = try? channel.finish()
    }

    /// The turns of a channel in which no time passes, so that each comes at once.
    private static func turns(on channel: EmbeddedChannel) -> ConnectionScheduler {
        ConnectionScheduler(on: channel.eventLoop, now: { .uptimeNanoseconds(0) })
    }

    /// Asks for a path, and returns the connection with the client, who does not read by itself.
    private func ask(for uri: String) throws -> (EmbeddedChannel, SlowClient) {
        let channel = EmbeddedChannel()
        let client = SlowClient()
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(client)
        try pipeline.addHandler(
            ResponseHandler(
                resources: resources, turns: Self.turns(on: channel),
                heads: RequestHeadLimit(limits: ServerLimits()), firstByte: .zero))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        try channel.writeInbound(HTTPServerRequestPart.head(head(uri)))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        return (channel, client)
    }

    @Test(
        "The bytes of a client are passed on once, whatever their length and their pieces", arguments: [1, 100, 4096])
    func longTargets(size: Int) throws {
        let lengths = [1000, 16_000]
        let passed = try lengths.map { length in
            let passed = PassedBytes()
            let channel = EmbeddedChannel()
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(RequestPacer(turns: Self.turns(on: channel)))
            try pipeline.addHandler(RequestHeadLimit(limits: ServerLimits()))
            try pipeline.addHandler(passed)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            let bytes = Array(("GET /" + String(repeating: "a", count: length)).utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                try channel.writeInbound(ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]))
            }
            for _ in 0..<10 { channel.embeddedEventLoop.advanceTime(by: .milliseconds(1)) }
            _ = try? channel.finish()
            return passed.count
        }
        #expect(passed == lengths.map { $0 + 5 })
    }
}

/// A channel handler in place of a client that reads on command: it counts the bytes that are written to it.
private final class SlowClient: ChannelOutboundHandler {
    typealias OutboundIn = HTTPServerResponsePart

    private(set) var bytes = 0
    private(set) var hasEnd = false
    private var promises: [EventLoopPromise<Void>?] = []

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .body(.byteBuffer(let part)): bytes += part.readableBytes
        case .end: hasEnd = true
        default: break
        }
        promises.append(promise)
    }

    /// Reads what has been written so far.
    func read() {
        let out = promises
        promises = []
        for promise in out { promise?.succeed() }
    }

    func flush(context: ChannelHandlerContext) {}

    func handlerRemoved(context: ChannelHandlerContext) {
        for promise in promises { promise?.fail(ChannelError.ioOnClosedChannel) }
    }
}

/// A channel handler that counts the bytes it is passed, in place of the parser.
private final class PassedBytes: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private(set) var count = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { count += unwrapInboundIn(data).readableBytes }
}
