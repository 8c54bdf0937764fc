import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// The server for operators and proxies, at a separate address.
final class OperatorServer: Sendable {
    /// The address in the form for URLs.
    let url: URL

    private let listener: any Channel
    private let connections: ConnectionList

    /// Limits of a server that few ask, and briefly. The figures are guesses.
    private static var limits: ServerLimits {
        var limits = ServerLimits()
        limits.headDeadline = .seconds(5)
        limits.idleTime = .seconds(5)
        limits.connections = 64
        limits.connectionsOfAddress = 64
        return limits
    }

    private init(url: URL, listener: any Channel, connections: ConnectionList) {
        self.url = url
        self.listener = listener
        self.connections = connections
    }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - place: The address.
    ///   - listener: An existing listening socket; nil for a new one.
    ///   - answers: The responses.
    /// - Throws: ``BrowserHostError`` if the address cannot be used.
    static func start(
        at place: ListenAddress, listener given: PageListener? = nil, answers: OperatorResponses
    ) async throws -> OperatorServer {
        let limits = Self.limits
        let connections = ConnectionList(limits: limits)
        let bootstrap = ServerBootstrap(group: BrowserServer.loop)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.add(channel) else { throw ChannelError.ioOnClosedChannel }
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(HalfCloseHandler())
                    try pipeline.addHandler(IdleStateHandler(allTimeout: TimeAmount(limits.idleTime)))
                    try pipeline.addHandler(RequestHeadLimit(limits: limits))
                    try pipeline.configureHTTPServerPipeline()
                    try pipeline.addHandler(OperatorHandler(answers))
                }
            }
        do {
            let listener: any Channel
            if let given {
                listener = try await bootstrap.withBoundSocket(given.duplicate()).get()
                given.widen()
            } else {
                listener = try await bootstrap.bind(host: place.address.text, port: Int(place.port)).get()
            }
            let port = listener.localAddress?.port ?? Int(place.port)
            // The text consists of a numeric address and a port.
            let url = URL(string: "http://\(place.address.urlHost):\(port)")!
            return OperatorServer(url: url, listener: listener, connections: connections)
        } catch {
            throw BrowserHostError.cannotListen(
                address: "\(place.address.urlHost):\(place.port)", reason: BrowserServer.reason(error))
        }
    }

    /// Stops listening, and closes all connections.
    func stop() async {
        try? await listener.close()
        await connections.close()
    }
}
