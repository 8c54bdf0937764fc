import Foundation
internal import NIOCore
internal import NIOPosix
import Synchronization
import UmweltRendering
import UmweltServing

/// The HTTP server of the page, its resources and its WebSocket.
final class BrowserServer: Sendable {
    /// A function that makes the connection for a page.
    typealias Connect = @Sendable (PageHandshake) async -> PageConnection?

    /// The secret that identifies pages of this server.
    let token: String

    private let settings: BrowserSettings
    private let gate: VisitorGate?
    private let previews: [String]
    private let connect: Connect
    private let hangs: HangNotifier
    private let metrics: ServerMetrics
    private let failed: @Sendable (BrowserHostError) -> Void
    private let life = Mutex(ListenerState())

    /// The thread of all servers of this process. It waits for sockets, and does nothing that takes long.
    static let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1).next()

    private static let turns = ConnectionScheduler(on: loop)

    /// Makes a server.
    ///
    /// - Parameters:
    ///   - settings: The settings of the host.
    ///   - token: The secret that identifies pages of this server.
    ///   - gate: The admission of visitors; nil if all share an app.
    ///   - previews: The names of the previews to choose from; empty for an app.
    ///   - connect: Called for each page that connects.
    ///   - hangs: The notifier of pages while the main actor does not respond.
    ///   - metrics: The metrics of the host.
    ///   - failed: Called if the server unexpectedly stops listening.
    init(
        settings: BrowserSettings, token: String, gate: VisitorGate?, previews: [String], connect: @escaping Connect,
        hangs: HangNotifier, metrics: ServerMetrics, failed: @escaping @Sendable (BrowserHostError) -> Void
    ) {
        self.settings = settings
        self.token = token
        self.gate = gate
        self.previews = previews
        self.connect = connect
        self.hangs = hangs
        self.metrics = metrics
        self.failed = failed
    }

    /// Starts accepting connections, and returns the URL.
    ///
    /// - Parameters:
    ///   - listener: The socket of the process before; nil to listen at the port of the settings or the next free one.
    ///   - isReplacement: True if pages of a previous process are expected to reconnect.
    /// - Throws: ``BrowserHostError``.
    func start(at listener: PageListener? = nil, isReplacement: Bool = false) async throws -> URL {
        guard let address = IPAddress(settings.address) else {
            throw BrowserHostError.invalidAddress(settings.address)
        }
        let listener = try listener ?? PageListener(settings)
        // Pages that reconnect after a save have the files, and compressing them would take a core of theirs.
        Thread.detachNewThread { PageResources.prepare(compresses: !isReplacement) }
        var limits = settings.limits.limited(toFiles: FileLimit.raise())
        // All connections come from the proxy then.
        if !settings.proxies.trusted.isEmpty { limits.connectionsOfAddress = limits.connections }
        let connections = ConnectionList(limits: limits)
        let bootstrap = bootstrap(
            ConnectionPipeline(
                resources: PageResources(
                    token: token, previews: previews, origin: RequestOrigin(address: address, names: settings.hosts),
                    hangs: hangs, offersTools: settings.offersTools, gate: gate, proxies: settings.proxies,
                    basePath: settings.basePath, embedders: settings.embedders),
                connect: connect, connections: connections, turns: Self.turns, limits: limits, metrics: metrics))
        do {
            life.withLock { $0.start() }
            let descriptor = listener.duplicate()
            guard descriptor >= 0 else { throw IOError(errnoCode: errno, reason: "fcntl") }
            let channel = try await bootstrap.withBoundSocket(descriptor).get()
            listener.widen()
            try life.withLock { life throws(BrowserHostError) in try life.run(channel, connections) }
            // The text consists of a numeric address and a port.
            return URL(string: "http://\(address.urlHost):\(listener.port)\(settings.basePath)")!
        } catch let error as BrowserHostError {
            throw error
        } catch {
            throw BrowserHostError.cannotListen(address: settings.address, reason: Self.reason(error))
        }
    }

    /// Stops listening, and closes all connections.
    func stop() async {
        let stopped = life.withLock { $0.stop() }
        try? await stopped?.listener.close()
        await stopped?.connections.close()
    }

    private func bootstrap(_ pipeline: ConnectionPipeline) -> ServerBootstrap {
        ServerBootstrap(group: Self.loop)
            .serverChannelInitializer { [self] listener in
                listener.eventLoop.makeCompletedFuture {
                    try listener.pipeline.syncOperations.addHandlers([
                        AcceptBackoffHandler { _ in .milliseconds(100) },
                        ListenerHandler { [self] in endListening($0) },
                    ])
                }
            }
            .childChannelOption(.socketOption(.so_keepalive), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // The system keeps megabytes otherwise for each client that does not read, and copies them at once, while
            // other connections wait.
            .childChannelOption(.socketOption(.so_sndbuf), value: 65_536)
            // One read at a time, so that each connection has its turn.
            .childChannelOption(.maxMessagesPerRead, value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard pipeline.connections.add(channel) else { throw ChannelError.ioOnClosedChannel }
                    try pipeline.configure(channel)
                }
            }
    }

    /// Called when the socket that listens is closed.
    private func endListening(_ error: (any Error)?) {
        let reason = error.map(Self.reason) ?? "its socket was closed"
        let failure = BrowserHostError.stoppedListening(address: settings.address, reason: reason)
        if life.withLock({ $0.end(failure) }) { failed(failure) }
    }

    /// Returns the reason for an error, for people.
    static func reason(_ error: any Error) -> String {
        guard let error = error as? IOError else { return "\(error)" }
        return String(cString: strerror(error.errnoCode))
    }
}
