internal import FlyingFox

/// The WebSocket of a page: frames in, frames out.
struct PageSocket: WSHandler {
    let connection: PageConnection

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let connection = connection
        let reader = Task {
            // That the connection is lost is no error: it is how it ends.
            do { for try await frame in client { await connection.receive(frame) } } catch {}
            await connection.end()
        }
        return AsyncStream {
            if let frame = await connection.next() { return frame }
            // The socket is closed now. Whoever still waited for it would be in the way of the next one of its number.
            reader.cancel()
            await reader.value
            return nil
        } onCancel: {
            reader.cancel()
        }
    }
}
