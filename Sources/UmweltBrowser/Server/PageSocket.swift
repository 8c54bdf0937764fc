internal import FlyingFox

/// The WebSocket of a page: frames in, frames out.
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
                // That the connection is lost is no error: it is how it ends.
                await connection.end()
            }
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
