internal import FlyingFox

/// The WebSocket handler of a page: passes frames between the socket and its ``PageConnection``.
struct PageSocket: WSHandler {
    let connection: PageConnection
    let frames: FrameReader

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        // Frames are read by our own reader, and never from `client`.
        let reader = Task { [connection, frames] in
            do {
                while true { await connection.receive(try await frames.next()) }
            } catch let fault as PageFault {
                await connection.close(fault)
            } catch {
                // A lost connection is no error: it is how connections end.
                await connection.end()
            }
        }
        return AsyncStream {
            if let frame = await connection.next() { return frame }
            // The socket is closed now. A reader that still waited for it would block the next socket with the same
            // number.
            reader.cancel()
            await reader.value
            return nil
        } onCancel: {
            reader.cancel()
        }
    }
}
