internal import CBrotli
internal import CZlib
import Foundation
internal import NIOHTTP1
import Synchronization

/// The HTTP content encodings of served texts, by their HTTP names, best compression first.
enum ContentCoding: String, CaseIterable {
    case brotli = "br"
    case gzip

    /// Returns the best encoding that a client accepts, from its request headers; nil for none.
    static func best(for request: HTTPHeaders) -> ContentCoding? {
        let taken = request[canonicalForm: "Accept-Encoding"].compactMap { coding -> Substring? in
            let parts = coding.lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces)[...] }
            // A weight of zero means that the coding is not taken.
            let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
            return isRefused ? nil : parts.first
        }
        return allCases.first { taken.contains($0.rawValue[...]) }
    }
}

/// A frequently served text with its compressed forms, each created at its first request.
final class CompressedText: Sendable {
    /// The text in UTF-8.
    let data: Data

    private let quality: Int32
    private let forms = Mutex<[ContentCoding: Data]>([:])

    /// Makes a text that is not compressed yet.
    ///
    /// - Parameter quality: The level of Brotli, of 11. The highest quality takes two to ten times as long, and saves a
    ///   fiftieth.
    init(_ data: Data, quality: Int32 = 10) {
        self.data = data
        self.quality = quality
    }

    /// The text in a coding.
    subscript(coding: ContentCoding) -> Data {
        forms.withLock { forms in
            if let form = forms[coding] { return form }
            let form =
                switch coding {
                case .brotli: Self.brotli(data, quality)
                case .gzip: Self.gzip(data)
                }
            forms[coding] = form
            return form
        }
    }

    /// Makes all compressed forms.
    func compress() { for coding in ContentCoding.allCases { _ = self[coding] } }

    private static func brotli(_ data: Data, _ quality: Int32) -> Data {
        var length = BrotliEncoderMaxCompressedSize(data.count)
        let input = Array(data)
        var output = [UInt8](repeating: 0, count: length)
        let isDone = BrotliEncoderCompress(
            quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, input.count, input, &length, &output)
        // It fails only if memory is exhausted.
        precondition(isDone == BROTLI_TRUE, "Brotli cannot compress \(data.count) bytes.")
        return Data(output.prefix(length))
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
