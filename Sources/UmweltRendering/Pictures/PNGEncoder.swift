internal import CCairo
internal import CDeflate
import Foundation

extension Raster {
    /// Returns the pixels as a PNG file.
    ///
    /// Speed is preferred to size: the lowest level of compression, and no row filters. Pictures of interfaces, with
    /// flat colours and repeated letters, compress worse as differences between pixels.
    func pngData(compression: PNGCompression = .reproducible) throws -> Data {
        let isOpaque = isOpaque
        var file = pngHead(isOpaque: isOpaque)
        file.appendChunk("IDAT", try compressedRows(of: bounds, isOpaque: isOpaque, compression: compression))
        file.appendChunk("IEND", [])
        return file
    }

    /// Returns the beginning of a PNG file, before the pixels.
    func pngHead(isOpaque: Bool) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // Eight bits a channel; colour type 6 has alpha, type 2 has none.
        let kind: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
        file.appendChunk("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + kind)
        file.appendChunk("sRGB", [0])
        // 72 points are an inch, which is 0.0254 metres.
        let density = Self.bytes(UInt32(min((scale * 72 / 0.0254).rounded(), 2_147_483_647)))
        file.appendChunk("pHYs", density + density + [1])
        return file
    }

    /// True if all pixels are opaque.
    private var isOpaque: Bool {
        withPixels { pixels, bytesPerRow in
            (0..<height).allSatisfy { y in
                let row = UnsafeRawBufferPointer(rebasing: pixels[y * bytesPerRow..<y * bytesPerRow + 4 * width])
                return row.bindMemory(to: UInt32.self).reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000
            }
        }
    }

    /// Returns the compressed rows of a part, each after the number of its filter, none. They are compressed a few at a
    /// time, while they are in the processor's cache.
    func compressedRows(
        of part: PixelRect, isOpaque: Bool, compression: PNGCompression = .reproducible
    ) throws -> [UInt8] {
        let width = part.columns.count
        let length = width * (isOpaque ? 3 : 4) + 1
        var stream = try DeflateStream(rows: part.rows.count, of: length, compression: compression)
        let most = DeflateStream.rowsAtOnce(of: length, compression: compression)
        let capacity = length * min(most, max(part.rows.count, 1))
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { rows in
            try withPixels { pixels, bytesPerRow in
                for first in stride(from: part.rows.lowerBound, to: part.rows.upperBound, by: most) {
                    let count = min(most, part.rows.upperBound - first)
                    for index in 0..<count {
                        let start = (first + index) * bytesPerRow + 4 * part.columns.lowerBound
                        let source = UnsafeRawBufferPointer(rebasing: pixels[start..<start + 4 * width])
                        rows[index * length] = 0
                        let row = UnsafeMutableBufferPointer(
                            rebasing: rows[index * length + 1..<(index + 1) * length])
                        if isOpaque {
                            Self.write(opaque: source.bindMemory(to: UInt32.self), to: row)
                        } else {
                            Self.write(source, to: row)
                        }
                    }
                    let bytes = UnsafeBufferPointer(rebasing: rows[..<(count * length)])
                    try stream.add(bytes, isLast: first + count == part.rows.upperBound)
                }
            }
        }
        return stream.finish()
    }

    /// Writes pixels as red, green and blue.
    private static func write(opaque pixels: UnsafeBufferPointer<UInt32>, to row: UnsafeMutableBufferPointer<UInt8>) {
        // The row is as long as these pixels need: the caller has made it for them.
        guard let source = pixels.baseAddress, let target = row.baseAddress else { return }
        umwelt_write_opaque(source, target, pixels.count)
    }

    /// Writes pixels as red, green, blue and alpha, with the multiplication by alpha undone.
    private static func write(_ pixels: UnsafeRawBufferPointer, to row: UnsafeMutableBufferPointer<UInt8>) {
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = pixels[start + 3]
            row[start] = divided(pixels[start + 2], by: alpha)
            row[start + 1] = divided(pixels[start + 1], by: alpha)
            row[start + 2] = divided(pixels[start], by: alpha)
            row[start + 3] = alpha
        }
    }

    /// Returns a colour component with the multiplication by its alpha undone.
    private static func divided(_ value: UInt8, by alpha: UInt8) -> UInt8 {
        if alpha == 255 || alpha == 0 { return value }
        return UInt8(min((UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha), 255))
    }

    /// Returns the bytes of a number, the highest first.
    static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}

extension Data {
    /// Adds a chunk of a PNG file: its length, its name, its content, and a checksum of both.
    mutating func appendChunk(_ name: String, _ content: [UInt8]) {
        let body = Array(name.utf8) + content
        append(contentsOf: Raster.bytes(UInt32(content.count)))
        append(contentsOf: body)
        append(contentsOf: Raster.bytes(UInt32(crc32_z(0, body, body.count))))
    }
}
