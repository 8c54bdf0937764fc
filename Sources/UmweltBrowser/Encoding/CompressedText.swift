internal import CZlib
import Foundation
internal import NIOHTTP1

/// A text that is served often, with its compressed form, which is made once.
struct CompressedText: Sendable {
    /// The text in UTF-8.
    let data: Data

    /// The text in the format of gzip.
    let compressed: Data

    /// Compresses a text.
    init(_ data: Data) {
        self.data = data
        compressed = Self.gzip(data)
    }

    /// Returns true if a client takes the format of gzip, by the headers of its request.
    static func isTaken(by request: HTTPHeaders) -> Bool {
        request[canonicalForm: "Accept-Encoding"].contains { coding in
            let parts = coding.lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.first == "gzip" else { return false }
            // A weight of zero means that the coding is not taken.
            return !parts.dropFirst().contains { part in part.hasPrefix("q=") && Double(part.dropFirst(2)) == 0 }
        }
    }

    private static func gzip(_ data: Data) -> Data {
        var stream = z_stream()
        // 16 more than the size of the window: the format of gzip.
        let status = deflateInit2_(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        // It fails only if memory is exhausted.
        precondition(status == Z_OK, "zlib cannot begin: \(status)")
        defer { deflateEnd(&stream) }
        var input = Array(data)
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(input.count))))
        let written = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                deflate(&stream, Z_FINISH)
                return Int(stream.total_out)
            }
        }
        return Data(output.prefix(written))
    }
}
