internal import NIOCore
internal import NIOWebSocket

/// The WebSocket of a page: passes frames between its channel and its ``PageConnection``.
///
/// A frame is read when the one before has been handled, and one is made when the one before has gone out.
struct PageSocket: Sendable {
    let visit: PageHello
    let connect: BrowserServer.Connect
    let connections: ConnectionList
    let hangs: HangBoard
    let metrics: ServerMetrics
    let limits: ServerLimits

    /// Passes frames until the connection ends.
    func run(_ socket: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async {
        // A lost connection is no error: it is how connections end.
        try? await socket.executeThenClose { incoming, outgoing in
            let channel = socket.channel
            hangs.add(channel)
            guard let connection = await connect(visit) else { return }
            await connection.onEnd {
                // A page that reads nothing would never take the last frame.
                channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
            }
            await withTaskGroup { group in
                group.addTask { await receive(incoming, on: channel, for: connection) }
                group.addTask {
                    try? await Task.sleep(for: limits.idleTime)
                    if !Task.isCancelled { await connection.closeUnlessShown() }
                }
                await send(from: connection, to: outgoing)
                group.cancelAll()
            }
        }
    }

    private func receive(
        _ frames: NIOAsyncChannelInboundStream<WebSocketFrame>, on channel: any Channel, for connection: PageConnection
    ) async {
        var isShown = false
        do {
            for try await frame in frames {
                if metrics.isRead { metrics.queue.increment() }
                await connection.receive(frame)
                guard !isShown, await connection.isShown else { continue }
                isShown = true
                connections.keep(channel)
            }
            await connection.end()
        } catch let fault as PageFault {
            await connection.close(fault)
        } catch NIOWebSocketError.multiByteControlFrameLength {
            await connection.close(.protocolError("A ping is too long."))
        } catch is NIOWebSocketError {
            await connection.close(.protocolError("There is no such frame."))
        } catch {
            await connection.end()
        }
    }

    private func send(
        from connection: PageConnection, to frames: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    ) async {
        while let frame = await connection.next() {
            do {
                try await frames.write(frame)
            } catch {
                return await connection.end()
            }
        }
    }
}
