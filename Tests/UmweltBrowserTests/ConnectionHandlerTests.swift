import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing
import UmweltServing

@testable import UmweltBrowser

/// The channel handlers of a connection, each without a network.
@Suite struct ConnectionHandlerTests {
    /// Passes bytes to a channel in pieces of a size.
    private func write(_ bytes: [UInt8], to channel: EmbeddedChannel, by size: Int) throws {
        for start in stride(from: 0, to: bytes.count, by: size) {
            try channel.writeInbound(ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]))
        }
    }

    @Test("A head is counted alike however it is cut", arguments: [1, 3, 1000])
    func cutHead(size: Int) throws {
        var limits = ServerLimits()
        limits.requestHead = 40
        let channel = EmbeddedChannel(handler: RequestHeadLimit(limits: limits))
        let heads = Array("\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n\nGET / HTTP/1.1\nHost: other.host\n\n".utf8)
        try write(heads, to: channel, by: size)
        #expect(try channel.readOutbound(as: ByteBuffer.self) == nil)
        try channel.writeInbound(ByteBuffer(string: String(repeating: "\r\n", count: 21)))
        let answer = try #require(try channel.readOutbound(as: ByteBuffer.self))
        #expect(String(buffer: answer).hasPrefix("HTTP/1.1 431 "))
        _ = try? channel.finish()
    }

    @Test("A body of the length that its head gives passes, and what follows is a head again", arguments: [1, 7, 1000])
    func body(size: Int) throws {
        var limits = ServerLimits()
        limits.requestHead = 60
        let channel = EmbeddedChannel(handler: RequestHeadLimit(limits: limits))
        let head = Array("POST /upload HTTP/1.1\r\nContent-LENGTH: 500\r\n\r\n".utf8)
        let bytes = head + [UInt8](repeating: UInt8(ascii: "x"), count: 500) + Array("GET / HTTP/1.1\r\n\r\n".utf8)
        try write(bytes, to: channel, by: size)
        #expect(try channel.readOutbound(as: ByteBuffer.self) == nil)
        try channel.writeInbound(ByteBuffer(string: String(repeating: "x", count: 61)))
        let answer = try #require(try channel.readOutbound(as: ByteBuffer.self))
        #expect(String(buffer: answer).hasPrefix("HTTP/1.1 431 "))
        _ = try? channel.finish()
    }

    @Test("Pipelined requests are parsed one by one, each after the previous answer")
    func turns() throws {
        let loop = EmbeddedEventLoop()
        let turns = ConnectionScheduler(on: loop, now: { .uptimeNanoseconds(0) })
        let (reads, demand, pieces) = (ReadCount(), Demand(), Pieces())
        let channel = EmbeddedChannel(
            handlers: [reads, RequestPacer(turns: turns), demand, pieces], loop: loop)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let length = RequestPacer.pieceLength
        let bytes = (0..<length * 2 + 9).map { UInt8(truncatingIfNeeded: $0 / 7) }
        turns.wait {
            // In the turn of another connection.
            _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
            #expect(pieces.lengths.isEmpty)
        }
        loop.advanceTime(by: .milliseconds(1))
        #expect(pieces.lengths == [length], "until the next one is asked for, it waits")
        demand.answer()
        loop.advanceTime(by: .milliseconds(1))
        #expect(pieces.lengths == [length, length])
        #expect(reads.count == 0, "nothing is read of a client of which something waits")
        demand.answer()
        loop.advanceTime(by: .milliseconds(1))
        #expect(pieces.lengths == [length, length, 9])
        #expect(pieces.bytes == bytes)
        demand.answer()
        #expect(reads.count == 1)
        _ = try? channel.finish()
    }

    @Test("All connections that have something to read at the same time share two milliseconds")
    func sharedTurns() {
        let loop = EmbeddedEventLoop()
        var now = NIODeadline.uptimeNanoseconds(0)
        let turns = ConnectionScheduler(on: loop, now: { now })
        var taken: [Int] = []
        for number in 0..<5 {
            turns.wait {
                now = now + .milliseconds(1)
                taken.append(number)
            }
        }
        #expect(taken == [0, 1])
        loop.advanceTime(by: .milliseconds(1))
        #expect(taken == [0, 1, 2, 3])
        loop.advanceTime(by: .milliseconds(1))
        #expect(taken == [0, 1, 2, 3, 4])
    }

    @Test("Bytes of a disconnected client are not parsed; bytes after an upgrade are passed to the WebSocket")
    func turnsAtEnd() throws {
        for isUpgraded in [true, false] {
            let loop = EmbeddedEventLoop()
            let turns = ConnectionScheduler(on: loop, now: { .uptimeNanoseconds(0) })
            let pieces = Pieces()
            let channel = EmbeddedChannel(loop: loop)
            try channel.pipeline.syncOperations.addHandler(RequestPacer(turns: turns), name: "turns")
            try channel.pipeline.syncOperations.addHandler(pieces)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
            turns.wait {
                _ = try? channel.writeInbound(ByteBuffer(bytes: [1, 2, 3]))
                if isUpgraded {
                    channel.pipeline.removeHandler(name: "turns", promise: nil)
                } else {
                    channel.close(promise: nil)
                }
            }
            loop.advanceTime(by: .milliseconds(1))
            #expect(pieces.bytes == (isUpgraded ? [1, 2, 3] : []))
            _ = try? channel.finish()
        }
    }

    @Test(
        "A listener that ends before it runs is an error of the start; a later end is reported, unless it was stopped"
    )
    func listenerLife() throws {
        let connections = ConnectionList(limits: ServerLimits())
        let reason = BrowserHostError.stoppedListening(address: "127.0.0.1", reason: "a reason")
        var life = ListenerState()
        life.start()
        let isToldBefore = life.end(reason)
        #expect(!isToldBefore)
        #expect(throws: reason) { try life.run(EmbeddedChannel(), connections) }
        life.start()
        try life.run(EmbeddedChannel(), connections)
        let isToldAfter = life.end(reason)
        #expect(isToldAfter)
        let stopped = life.stop()
        #expect(stopped != nil)
        let isToldAfterStop = life.end(reason)
        #expect(!isToldAfterStop)
    }

    @Test("A response ends when it has gone out: before that, no other request is answered", arguments: ["/", "/none"])
    func responseEnd(path: String) throws {
        let channel = EmbeddedChannel()
        let writes = HeldWrites()
        let resources = PageResources(
            token: "token", previews: [], origin: RequestOrigin(address: try #require(IPAddress("127.0.0.1"))),
            hangs: HangNotifier(), offersTools: false)
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(writes)
        try pipeline.addHandler(
            ResponseHandler(
                resources: resources, turns: ConnectionScheduler(on: channel.eventLoop),
                heads: RequestHeadLimit(limits: ServerLimits()), firstByte: .zero))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: ["Host": "127.0.0.1"])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        try channel.writeInbound(HTTPServerRequestPart.end(nil))
        #expect(!writes.hasEnd)
        writes.succeedAll()
        #expect(writes.hasEnd)
        writes.succeedAll()
        _ = try? channel.finish()
    }

    @Test("Frames are judged alike however they are cut", arguments: [1, 7, 100_000])
    func cutFrames(size: Int) throws {
        let edit = Array("{\"number\":1,\"node\":1,\"event\":{\"edit\":".utf8) + [UInt8](repeating: 32, count: 70_000)
        let frames = frame(1, "{}".utf8) + frame(1, edit) + frame(0, [UInt8](repeating: 32, count: 5000))
        let tooLong = frame(1, [UInt8](repeating: 32, count: 4097))
        let channel = EmbeddedChannel(handler: FrameLengthLimit())
        let bytes = frames + tooLong + frames
        var passed: [UInt8] = []
        var fault: PageCloseReason?
        for start in stride(from: 0, to: bytes.count, by: size) {
            do {
                try channel.writeInbound(ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]))
            } catch {
                fault = error as? PageCloseReason
            }
            while let part = try channel.readInbound(as: ByteBuffer.self) { passed += part.readableBytesView }
        }
        #expect(passed == frames)
        #expect(fault == .oversized)
        _ = try? channel.finish()
    }

    private func frame(_ opcode: UInt8, _ payload: some Collection<UInt8>) -> [UInt8] {
        let count = payload.count
        var frame = [0x80 | opcode]
        if count < 126 {
            frame.append(0x80 | UInt8(count))
        } else if count <= 0xFFFF {
            frame += [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)]
        } else {
            frame += [0x80 | 127, 0, 0, 0, 0, 0, UInt8(count >> 16), UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        return frame + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }
}

/// A channel handler that counts how often a socket is asked to read.
private final class ReadCount: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    private(set) var count = 0

    func read(context: ChannelHandlerContext) { count += 1 }
}

/// A channel handler in place of those of HTTP, which asks for more when it has answered.
private final class Demand: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func read(context: ChannelHandlerContext) {}

    func answer() { context?.read() }
}

/// A channel handler that keeps what it is passed.
private final class Pieces: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private(set) var bytes: [UInt8] = []
    private(set) var lengths: [Int] = []

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let piece = unwrapInboundIn(data)
        lengths.append(piece.readableBytes)
        bytes += piece.readableBytesView
    }
}

/// A channel handler in place of a client that reads on command.
private final class HeldWrites: ChannelOutboundHandler {
    typealias OutboundIn = HTTPServerResponsePart

    private var promises: [EventLoopPromise<Void>?] = []
    private(set) var hasEnd = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        promises.append(promise)
        if case .end = unwrapOutboundIn(data) { hasEnd = true }
    }

    func flush(context: ChannelHandlerContext) {}

    func succeedAll() {
        let out = promises
        promises = []
        for promise in out { promise?.succeed() }
    }
}
