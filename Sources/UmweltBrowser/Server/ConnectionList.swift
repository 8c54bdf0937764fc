internal import NIOCore
import Synchronization

/// The open connections of the server, and their limit.
final class ConnectionList: Sendable {
    private struct Connection {
        let channel: any Channel
        let address: String
    }

    private struct State {
        /// The connections without a page, the oldest first.
        var waiting: [Connection] = []
        var shown: [Connection] = []
        var counts: [String: Int] = [:]
        var isClosed = false
    }

    private let limits: ServerLimits
    private let state = Mutex(State())

    init(limits: ServerLimits) { self.limits = limits }

    /// Adds a connection, and closes another one if there are too many. Returns false if none can be closed, or if the
    /// server stops.
    func add(_ channel: any Channel) -> Bool {
        let address = channel.remoteAddress?.ipAddress ?? ""
        let (isAdded, displaced) = state.withLock { state -> (Bool, (any Channel)?) in
            if state.isClosed { return (false, nil) }
            var displaced: (any Channel)?
            let isFull = state.waiting.count + state.shown.count >= limits.connections
            let isAddressFull = state.counts[address, default: 0] >= limits.connectionsOfAddress
            if isFull || isAddressFull {
                let index = state.waiting.firstIndex { !isAddressFull || $0.address == address }
                guard let index else { return (false, nil) }
                let connection = state.waiting.remove(at: index)
                Self.uncount(connection, &state)
                displaced = connection.channel
            }
            state.waiting.append(Connection(channel: channel, address: address))
            state.counts[address, default: 0] += 1
            return (true, displaced)
        }
        displaced?.close(promise: nil)
        if isAdded { channel.closeFuture.whenComplete { [self] _ in remove(channel) } }
        return isAdded
    }

    /// Protects a connection from being closed for another: it shows a page.
    func keep(_ channel: any Channel) {
        state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0.channel === channel }) else { return }
            state.shown.append(state.waiting.remove(at: index))
        }
    }

    private func remove(_ channel: any Channel) {
        state.withLock { state in
            if let index = state.waiting.firstIndex(where: { $0.channel === channel }) {
                Self.uncount(state.waiting.remove(at: index), &state)
            } else if let index = state.shown.firstIndex(where: { $0.channel === channel }) {
                Self.uncount(state.shown.remove(at: index), &state)
            }
        }
    }

    private static func uncount(_ connection: Connection, _ state: inout State) {
        let count = state.counts[connection.address, default: 1] - 1
        state.counts[connection.address] = count == 0 ? nil : count
    }

    /// Closes all connections, and accepts no more: connections of pages after a delay for closing, others after
    /// pending responses.
    func close() async {
        let (waiting, shown) = state.withLock { state in
            state.isClosed = true
            return (state.waiting.map(\.channel), state.shown.map(\.channel))
        }
        for channel in waiting { channel.pipeline.fireUserInboundEventTriggered(ServerStop()) }
        guard let loop = (waiting.first ?? shown.first)?.eventLoop else { return }
        let end = loop.scheduleTask(in: TimeAmount(limits.lastAnswers)) {
            for channel in waiting { channel.close(promise: nil) }
        }
        let timeout = loop.scheduleTask(in: TimeAmount(limits.closeTimeout)) {
            for channel in shown { channel.close(promise: nil) }
        }
        try? await EventLoopFuture.andAllComplete((waiting + shown).map(\.closeFuture), on: loop).get()
        timeout.cancel()
        end.cancel()
    }
}
