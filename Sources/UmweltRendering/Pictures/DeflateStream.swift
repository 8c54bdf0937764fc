internal import CCairo
internal import CDeflate

/// Compression of the pixels in PNG files. Both choices give the same pixels.
public enum PNGCompression: Sendable {
    /// zlib: the same bytes on every machine, for files that are compared.
    case reproducible

    /// ISA-L: about five times as fast, for files that are served. Its bytes depend on the processor.
    case fast
}

/// A stream of rows that are compressed to one buffer, in zlib's format.
struct DeflateStream: ~Copyable {
    private var output: UnsafeMutableBufferPointer<UInt8>
    private var coder: Coder

    private enum Coder {
        case zlib(UnsafeMutablePointer<z_stream>)
        case isal(OpaquePointer)
    }

    /// Starts a stream.
    ///
    /// - Parameters:
    ///   - rows: The number of rows.
    ///   - length: The number of bytes of a row.
    /// - Throws: A `PictureError` if memory cannot be allocated.
    init(rows: Int, of length: Int, compression: PNGCompression) throws {
        // Both are assigned at the end, as a value that is not copied cannot be given up half made.
        let count = rows * length
        let output: UnsafeMutableBufferPointer<UInt8>
        let coder: Coder
        switch compression {
        case .reproducible:
            let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
            stream.initialize(to: z_stream())
            guard deflateInit_(stream, 1, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
                stream.deallocate()
                throw PictureError.drawingFailed("there is no memory to compress the pixels in")
            }
            output = .allocate(capacity: Int(deflateBound(stream, UInt(count))))
            stream.pointee.next_out = output.baseAddress
            stream.pointee.avail_out = UInt32(clamping: output.count)
            coder = .zlib(stream)
        case .fast:
            output = .allocate(capacity: umwelt_deflate_bound(count, rows))
            guard let start = output.baseAddress, let stream = umwelt_deflate_start(start, output.count) else {
                output.deallocate()
                throw PictureError.drawingFailed("there is no memory to compress the pixels in")
            }
            coder = .isal(stream)
        }
        self.output = output
        self.coder = coder
    }

    deinit {
        switch coder {
        case .zlib(let stream):
            deflateEnd(stream)
            stream.deallocate()
        case .isal(let stream): umwelt_deflate_end(stream)
        }
        output.deallocate()
    }

    /// Returns the number of rows of a length in bytes that are best compressed together.
    ///
    /// ISA-L copies its input together with the previous 32 kilobytes, unless the input is much larger than that: row
    /// by row this took as long as the compression. zlib receives one row at a time, so that its output stays the same.
    static func rowsAtOnce(of length: Int, compression: PNGCompression) -> Int {
        switch compression {
        case .reproducible: 1
        case .fast: max(bytesAtOnce / max(length, 1), 1)
        }
    }

    /// The number of bytes that ISA-L receives at once: a share card took 0.45 ms with this number, 1.16 row by row,
    /// and 0.47 as a whole.
    private static let bytesAtOnce = 131_072

    /// Compresses rows.
    ///
    /// - Throws: A `PictureError` if the stream has ended already.
    mutating func add(_ rows: UnsafeBufferPointer<UInt8>, isLast: Bool) throws {
        guard let bytes = rows.baseAddress else { return }
        let isDone: Bool
        switch coder {
        case .zlib(let stream):
            stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes)
            stream.pointee.avail_in = UInt32(rows.count)
            isDone = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH) == (isLast ? Z_STREAM_END : Z_OK)
        case .isal(let stream): isDone = umwelt_deflate_add(stream, bytes, rows.count, isLast)
        }
        guard isDone else { throw PictureError.drawingFailed("the pixels could not be compressed") }
    }

    /// Returns the compressed bytes, after the last row.
    func finish() -> [UInt8] {
        let count =
            switch coder {
            case .zlib(let stream): Int(stream.pointee.total_out)
            case .isal(let stream): umwelt_deflate_count(stream)
            }
        return Array(output.prefix(count))
    }
}
