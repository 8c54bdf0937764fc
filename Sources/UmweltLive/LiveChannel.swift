import Foundation
import Synchronization

/// One end of the connection between the tool and the app that it runs. A message is a line of JSON, over a Unix
/// socket.
///
/// If one process ends for any reason, the connection ends for the other one too. An app therefore never outlives its
/// tool.
public final class LiveChannel: Sendable {
    /// The environment variable with the path of the tool's socket.
    public static let variable = "UMWELT_TOOL"

    private let socket: Int32
    private let unread = Mutex(Data())
    private let received = Mutex<Int32?>(nil)

    init(socket: Int32) { self.socket = socket }

    deinit {
        Glibc.close(socket)
        if let descriptor = claimDescriptor() { Glibc.close(descriptor) }
    }

    /// Connects to the tool that listens at a path.
    ///
    /// - Parameter path: The path of the socket.
    /// - Throws: ``LiveChannelError`` if the tool cannot be reached.
    public convenience init(path: String) throws {
        let socket = try UnixSocket.make()
        guard UnixSocket.withAddress(path, { connect(socket, $0, $1) }) == 0 else {
            let reason = String(cString: strerror(errno))
            Glibc.close(socket)
            throw LiveChannelError(description: "The socket \(path) does not accept a connection: \(reason).")
        }
        self.init(socket: socket)
    }

    /// Sends a message. It is lost if the connection has ended.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - descriptor: A descriptor of a file or socket to pass to the other process, which receives a copy; nil for
    ///     none.
    public func send(_ message: some Encodable, with descriptor: Int32? = nil) {
        // Messages consist of texts, which JSON can represent.
        guard var line = try? JSONEncoder().encode(message) else { return }
        line.append(UInt8(ascii: "\n"))
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            var descriptor = descriptor
            while !rest.isEmpty {
                let count = SentDescriptor.send(UnsafeRawBufferPointer(rebasing: rest), with: descriptor, to: socket)
                guard count > 0 else { return }
                // It goes with the first byte.
                descriptor = nil
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Returns the descriptor that came with the messages read so far, and transfers its ownership to the caller; nil
    /// if there was none, or it was claimed before.
    public func claimDescriptor() -> Int32? {
        received.withLock { received in
            defer { received = nil }
            return received
        }
    }

    /// Waits for the next message, and blocks the thread; returns nil if the connection has ended. Lines that cannot be
    /// decoded are skipped.
    ///
    /// - Parameter type: The type of the messages.
    public func next<Message: Decodable>(_ type: Message.Type) -> Message? {
        while let line = nextLine() {
            if let message = try? JSONDecoder().decode(type, from: line) { return message }
        }
        return nil
    }

    /// Returns all messages from now on until the connection ends; a separate thread reads them.
    ///
    /// - Parameter type: The type of the messages.
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

    /// Keeps a descriptor until it is claimed, and closes an earlier one that was not.
    private func keep(_ descriptor: Int32) {
        if let last = claimDescriptor() { Glibc.close(last) }
        received.withLock { $0 = descriptor }
    }

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
                let (count, descriptor) = SentDescriptor.receive(&chunk, from: socket)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return nil }
                if let descriptor { keep(descriptor) }
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
    ///
    /// - Parameter description: The message for the user.
    public init(description: String) { self.description = description }
}
