internal import FlyingSocks

/// Lets nobody go on who waited for a socket before the pool has wholly forgotten that.
///
/// FlyingFox's pool wakes who waits, and takes the socket out of its queue right after. Whoever is quick, and closes the
/// socket in between, leaves an entry behind which the next socket of that number fails at.
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

    /// Waits for the pool's turn: no socket has this number, so that it answers at once.
    private func settle() async {
        try? await base.suspendSocket(Socket(file: Socket.FileDescriptor(rawValue: -1)), untilReadyFor: .read)
    }
}
