import Foundation
import Synchronization

/// One end of the connection between the tool and the app that it runs. A message is a line of JSON, over a Unix
/// socket.
///
/// When one process ends, in whatever way, the connection ends for the other. An app therefore never outlives its tool.
public final class LiveChannel: Sendable {
    /// The environment variable with the path of the tool's socket.
    public static let variable = "UMWELT_TOOL"

    private let socket: Int32
    private let unread = Mutex(Data())

    init(socket: Int32) { self.socket = socket }

    deinit { Glibc.close(socket) }

    /// Connects to the tool that listens at a path.
    ///
    /// - Throws: ``LiveChannelError`` if the tool cannot be reached.
    public convenience init(path: String) throws {
        let socket = try UnixSocket.make()
        guard UnixSocket.withAddress(path, { connect(socket, $0, $1) }) == 0 else {
            let reason = String(cString: strerror(errno))
            Glibc.close(socket)
            throw LiveChannelError(description: "Nobody answers at \(path): \(reason).")
        }
        self.init(socket: socket)
    }

    /// Sends a message. It is lost if the connection has ended.
    public func send(_ message: some Encodable) {
        // Messages consist of texts, which JSON can represent.
        guard var line = try? JSONEncoder().encode(message) else { return }
        line.append(UInt8(ascii: "\n"))
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.send(
                    socket, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Waits for the next message, and blocks the thread; returns nil if the connection has ended. Lines that cannot be
    /// decoded are skipped.
    public func next<Message: Decodable>(_ type: Message.Type) -> Message? {
        while let line = nextLine() {
            if let message = try? JSONDecoder().decode(type, from: line) { return message }
        }
        return nil
    }

    /// Returns all messages from now on, read on a thread of their own, until the connection ends.
    public func messages<Message: Decodable & Sendable>(_ type: Message.Type) -> AsyncStream<Message> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let message = self.next(type) { continuation.yield(message) }
                continuation.finish()
            }
        }
    }

    /// Ends the connection for both processes.
    public func close() { shutdown(socket, Int32(SHUT_RDWR)) }

    private func nextLine() -> Data? {
        unread.withLock { unread in
            var searched = 0
            while true {
                if let end = unread.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Data(unread[..<end])
                    unread = Data(unread[(end + 1)...])
                    return line
                }
                searched = unread.count
                var chunk = [UInt8](repeating: 0, count: 1 << 16)
                let count = read(socket, &chunk, chunk.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return nil }
                unread.append(contentsOf: chunk[..<count])
            }
        }
    }
}

/// The reason why there is no connection.
public struct LiveChannelError: Error, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    /// Makes an error with a message for the user.
    public init(description: String) { self.description = description }
}
