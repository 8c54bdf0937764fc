internal import CCairo
import Foundation

extension Raster {
    /// The pixels as a PNG file.
    ///
    /// Speed counts more than the last byte: the lowest level of compression. Rows are written as they are; of pictures
    /// of interfaces, with flat colours and the same letters again and again, differences between pixels compress worse.
    func pngData() throws -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let (rows, channels) = rows()
        // Eight bits a channel; colours with alpha are kind 6, without kind 2.
        let kind: [UInt8] = [8, channels == 4 ? 6 : 2, 0, 0, 0]
        file.appendChunk("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + kind)
        file.appendChunk("sRGB", [0])
        // 72 points are an inch, which is 0.0254 metres.
        let density = Self.bytes(UInt32(min((scale * 72 / 0.0254).rounded(), 2_147_483_647)))
        file.appendChunk("pHYs", density + density + [1])
        file.appendChunk("IDAT", try Self.deflated(rows))
        file.appendChunk("IEND", [])
        return file
    }

    /// The rows, each after the number of its filter, none, and how many channels a pixel has: three if all are opaque.
    private func rows() -> (rows: [UInt8], channels: Int) {
        withPixels { pixels, bytesPerRow in
            let isOpaque = (0..<height).allSatisfy { y in
                let row = pixels[y * bytesPerRow..<y * bytesPerRow + 4 * width]
                return stride(from: row.startIndex + 3, to: row.endIndex, by: 4).allSatisfy { row[$0] == 255 }
            }
            let channels = isOpaque ? 3 : 4
            let rows = [UInt8](unsafeUninitializedCapacity: (width * channels + 1) * height) { rows, count in
                for y in 0..<height {
                    rows[count] = 0
                    count += 1
                    for source in stride(from: y * bytesPerRow, to: y * bytesPerRow + 4 * width, by: 4) {
                        let alpha = pixels[source + 3]
                        rows[count] = Self.divided(pixels[source + 2], by: alpha)
                        rows[count + 1] = Self.divided(pixels[source + 1], by: alpha)
                        rows[count + 2] = Self.divided(pixels[source], by: alpha)
                        if !isOpaque { rows[count + 3] = alpha }
                        count += channels
                    }
                }
            }
            return (rows, channels)
        }
    }

    /// A colour's component that is not multiplied by its alpha any more.
    private static func divided(_ value: UInt8, by alpha: UInt8) -> UInt8 {
        if alpha == 255 || alpha == 0 { return value }
        return UInt8(min((UInt32(value) * 255 + UInt32(alpha) / 2) / UInt32(alpha), 255))
    }

    private static func deflated(_ bytes: [UInt8]) throws -> [UInt8] {
        var count = compressBound(UInt(bytes.count))
        var status = Z_OK
        let result = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
            status = compress2(buffer.baseAddress, &count, bytes, UInt(bytes.count), 1)
            initialized = status == Z_OK ? Int(count) : 0
        }
        guard status == Z_OK else { throw PictureError.drawingFailed("the pixels could not be compressed") }
        return result
    }

    fileprivate static func bytes(_ number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}

extension Data {
    /// Adds a chunk of a PNG file: its length, its name, its content, and a checksum of both.
    fileprivate mutating func appendChunk(_ name: String, _ content: [UInt8]) {
        let body = Array(name.utf8) + content
        append(contentsOf: Raster.bytes(UInt32(content.count)))
        append(contentsOf: body)
        append(contentsOf: Raster.bytes(UInt32(crc32_z(0, body, body.count))))
    }
}
