internal import FlyingSocks

/// A socket pool that resumes waiting tasks only after the pool has removed their sockets from its queue.
///
/// FlyingFox's pool resumes a waiting task, and removes its socket from the queue right after that. A task that closes
/// the socket in between leaves an entry behind, which makes the next socket with that number fail.
struct SettlingPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        do {
            try await base.suspendSocket(socket, untilReadyFor: events)
        } catch {
            await settle()
            throw error
        }
        await settle()
    }

    /// Waits for the pool's turn: no socket has this number, so that the pool answers at once.
    private func settle() async {
        try? await base.suspendSocket(Socket(file: Socket.FileDescriptor(rawValue: -1)), untilReadyFor: .read)
    }
}
