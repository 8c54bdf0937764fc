import FlyingFox

/// The WebSocket of a page: frames in, frames out.
struct PageSocket: WSHandler {
    let connection: PageConnection

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let connection = connection
        Task {
            // That the connection is lost is no error: it is how it ends.
            do { for try await frame in client { await connection.receive(frame) } } catch {}
            await connection.end()
        }
        return AsyncStream {
            await connection.next()
        } onCancel: {
            Task { await connection.end() }
        }
    }
}
