import CoreMetrics
import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import Umwelt
@testable import UmweltBrowser

/// What goes between a page's channel and its connection, and how often.
@Suite(.serialized, .oneAtATime) @MainActor struct PageSocketTests {
    private let host: BrowserHost

    init() throws { host = BrowserHost(SampleApp(), settings: try BrowserSettings(["UMWELT_PORT": "0"])) }

    @Test("Messages that wait for the main actor are answered by one patch, and nothing follows it")
    func together() async throws {
        let page = SocketedPage(host)
        page.send(system())
        let button = try #require(try await page.patch().node(showing: "Own 0"))
        for _ in 1...5 { page.send(pressing(button)) }
        #expect(try await page.patch().texts == ["Own 5"])
        await page.settle()
        #expect(try page.channel.readOutbound(as: WebSocketFrame.self) == nil)
    }

    @Test("A message after a pause is answered at once, in the turn of the main actor in which it is handled")
    func atOnce() async throws {
        let page = SocketedPage(host)
        page.send(system())
        let button = try #require(try await page.patch().node(showing: "Own 0"))
        await page.settle()
        page.send(pressing(button))
        var turns = 0
        while try page.takePatch() == nil {
            await Task.yield()
            turns += 1
        }
        #expect(turns <= 2)
    }

    @Test("A page is not read while ten of its frames wait, and is read again when two are left")
    func held() async throws {
        let page = SocketedPage(host, isOpen: false)
        for _ in 1...9 { page.ping() }
        page.channel.read()
        #expect(page.reads.count == 1)
        page.ping()
        page.channel.read()
        #expect(page.reads.count == 1)
        page.open()
        while page.reads.count == 1 { await Task.yield() }
        await page.settle()
        #expect(page.reads.count == 2)
    }

    @Test("A change in one page wakes no other page of the app, unless it shows there")
    func others() async throws {
        let (first, second) = (SocketedPage(host), QuietPage(host))
        first.send(system())
        let patch = try await first.patch()
        let (own, all) = (patch.node(showing: "Own 0"), patch.node(showing: "All 0"))
        await first.settle()
        #expect(second.connection.next() != nil)
        second.wakes = 0
        for count in 1...3 {
            first.send(pressing(try #require(own)))
            #expect(try await first.patch().texts == ["Own \(count)"])
            await first.settle()
        }
        #expect(second.wakes == 0)
        first.send(pressing(try #require(all)))
        await first.settle()
        #expect(second.wakes > 0)
        #expect(second.connection.next() != nil)
        #expect(second.connection.next() == nil)
    }

    @Test("The channel of a connection that ends is closed when its last frame has gone out")
    func end() async throws {
        let page = SocketedPage(host)
        page.receive(.connectionClose, "")
        while page.channel.isActive { await Task.yield() }
        let frame = try #require(try page.channel.readOutbound(as: WebSocketFrame.self))
        #expect(frame.opcode == .connectionClose)
    }
}

/// A page with a channel that has no network.
@MainActor private final class SocketedPage {
    let channel: EmbeddedChannel
    let reads = ReadCounter()
    private let socket: PageSocket
    private let connection: PageConnection
    private var count = 0

    init(_ host: BrowserHost, isOpen: Bool = true) {
        channel = EmbeddedChannel(handlers: [reads])
        connection = PageConnection(host: host, visit: PageHello(session: nil))
        socket = PageSocket(
            channel, connections: ConnectionList(limits: ServerLimits()),
            metrics: ServerMetrics(NOOPMetricsHandler.instance))
        try? channel.pipeline.syncOperations.addHandler(PageSocketHandler(socket))
        if let address = try? SocketAddress(ipAddress: "127.0.0.1", port: 1) {
            channel.connect(to: address, promise: nil)
        }
        if isOpen { open() }
    }

    func open() { socket.open(connection, within: .seconds(60)) }

    func send(_ event: String) {
        count += 1
        receive(.text, "{\"number\":\(count),\(event)}")
    }

    func ping() { receive(.ping, "") }

    func receive(_ opcode: WebSocketOpcode, _ text: String) {
        let frame = WebSocketFrame(fin: true, opcode: opcode, data: ByteBuffer(string: text))
        #expect(throws: Never.self) { try channel.writeInbound(frame) }
    }

    func takePatch() throws -> Patch? {
        try channel.readOutbound(as: WebSocketFrame.self).map { try Patch(String(buffer: $0.data)) }
    }

    func patch() async throws -> Patch {
        while true {
            if let patch = try takePatch() { return patch }
            await Task.yield()
        }
    }

    /// Lets everything run that the main actor has been given, and what that gives it.
    func settle() async { for _ in 0..<50 { await Task.yield() } }
}

/// A page without a channel, which counts how often there may be something to send.
@MainActor private final class QuietPage {
    let connection: PageConnection
    var wakes = 0

    init(_ host: BrowserHost) {
        connection = PageConnection(host: host, visit: PageHello(session: nil))
        connection.onDue = { [weak self] in self?.wakes += 1 }
        let message = ByteBuffer(string: "{\"number\":1,\(system())}")
        connection.receive(WebSocketFrame(fin: true, opcode: .text, data: message))
    }
}

/// A channel handler that counts how often the channel reads.
private final class ReadCounter: ChannelOutboundHandler {
    typealias OutboundIn = NIOAny
    private(set) var count = 0

    func read(context: ChannelHandlerContext) {
        count += 1
        context.read()
    }
}
