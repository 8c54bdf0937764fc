import Foundation

/// The socket at which the tool waits for the app that it has started.
public final class LiveListener: Sendable {
    /// The path of the socket, which the app gets in a variable.
    public let path: String

    private let folder: URL
    private let socket: Int32

    /// Starts listening, in a temporary folder that only this user can access.
    public init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        path = folder.appendingPathComponent("tool").path
        socket = try UnixSocket.make()
        guard UnixSocket.withAddress(path, { bind(socket, $0, $1) }) == 0, listen(socket, 1) == 0 else {
            throw LiveChannelError(
                description:
                    "Nothing can listen at \(path): \(String(cString: strerror(errno))). Set TMPDIR to another folder.")
        }
    }

    deinit {
        Glibc.close(socket)
        try? FileManager.default.removeItem(at: folder)
    }

    /// Waits for the app to connect; returns nil if it has not before ``close()``.
    public func call() async -> LiveChannel? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: self.waitForCall()) }
        }
    }

    /// Stops waiting for the app.
    public func close() { shutdown(socket, Int32(SHUT_RDWR)) }

    private func waitForCall() -> LiveChannel? {
        while true {
            let call = accept(socket, nil, nil)
            if call >= 0 { return LiveChannel(socket: call) }
            guard errno == EINTR else { return nil }
        }
    }
}
