import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URL {
    /// The lines of the file or page that the URL points to, read as UTF-8: a file is read piece by piece, and a
    /// response when it is complete.
    ///
    /// ```swift
    /// for try await line in url.lines { words.append(line) }
    /// ```
    ///
    /// Lines end with a line feed, a carriage return, or both. Empty ones are left out, as on Apple's systems.
    public var lines: Lines { Lines(url: self) }

    /// The lines of the file or page that a URL points to.
    public struct Lines: AsyncSequence, Sendable {
        /// A line, without its end.
        public typealias Element = String

        fileprivate let url: URL

        /// Makes an iterator at the first line.
        public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

        /// An iterator of the lines.
        public struct Iterator: AsyncIteratorProtocol {
            private let url: URL
            private var file: FileHandle?
            private var buffer: [UInt8] = []
            private var start = 0
            private var hasBegun = false
            private var isAtEnd = false

            /// The number of bytes that are read in one step.
            private static let piece = 64 << 10

            fileprivate init(url: URL) { self.url = url }

            /// Returns the next line that is not empty; nil after the last.
            ///
            /// - Throws: The error that keeps the file from being read or the server from answering.
            public mutating func next() async throws -> String? {
                while true {
                    if let end = buffer[start...].firstIndex(where: { $0 == 10 || $0 == 13 }) {
                        let line = buffer[start..<end]
                        start = end + 1
                        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
                    } else if isAtEnd {
                        let line = buffer[start...]
                        start = buffer.count
                        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
                    } else {
                        try await read()
                    }
                }
            }

            private mutating func read() async throws {
                buffer.removeSubrange(..<start)
                start = 0
                if !hasBegun {
                    hasBegun = true
                    if url.isFileURL {
                        file = try FileHandle(forReadingFrom: url)
                    } else {
                        buffer += try await URLSession.shared.data(from: url).0
                        isAtEnd = true
                        return
                    }
                }
                let data = try file?.read(upToCount: Self.piece) ?? Data()
                if data.isEmpty { isAtEnd = true }
                buffer += data
            }
        }
    }
}
