import Foundation
internal import NIOCore

/// An upload: a file that is being received from a page.
final class FileUpload {
    private let url: URL
    private let exchange: FileExchange
    private let handle: FileHandle
    private var length = 0

    /// Starts writing a file, in a separate folder.
    init(_ url: URL, in exchange: FileExchange) throws {
        try Data().write(to: url)
        self.url = url
        self.exchange = exchange
        handle = try FileHandle(forWritingTo: url)
    }

    /// Writes a part. Returns false if the file is too long by now, or the part cannot be written.
    func write(_ buffer: ByteBuffer) -> Bool {
        let count = buffer.readableBytes
        guard length + count <= FileExchange.longestFile, exchange.reserve(count) else { return false }
        length += count
        return (try? handle.write(contentsOf: Data(buffer.readableBytesView))) != nil
    }

    /// Ends the file, and returns its name for messages.
    func finish() -> String {
        try? handle.close()
        return exchange.add(received: url, length: length)
    }

    /// Removes the file.
    func abandon() {
        try? handle.close()
        exchange.release(length)
        FileExchange.remove(url)
    }
}
