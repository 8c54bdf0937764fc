import Foundation
import UmweltDrawing

extension PixelTile {
    /// A horizontal band of a tile, which has the tile's full width.
    package enum Band {
        /// Rows that are all of one opaque colour.
        case color(CGRect, ResolvedColor)
        /// Rows of pixels.
        case pixels(PixelTile)
    }

    /// The minimum number of pixels for a band in one colour: 16 KB. A guess: fewer are not worth a node.
    private static let leastBand = 4096

    /// The bands of the tile from top to bottom: a band in one colour needs no pixels, such as the middle of a row's
    /// rounded background.
    package var bands: [Band] {
        var bands: [Band] = []
        var (start, row) = (0, 0)
        pixels.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress else { return }
            while row < height {
                let line = first + row * bytesPerRow
                guard let color = Self.color(of: line, width: width) else {
                    row += 1
                    continue
                }
                var end = row + 1
                while end < height, memcmp(line, first + end * bytesPerRow, width * 4) == 0 { end += 1 }
                if (end - row) * width >= Self.leastBand {
                    if start < row { bands.append(.pixels(PixelTile(rows: start..<row, of: self))) }
                    bands.append(.color(frame(of: row..<end), color))
                    start = end
                }
                row = end
            }
        }
        if start == 0 { return [.pixels(self)] }
        if start < height { bands.append(.pixels(PixelTile(rows: start..<height, of: self))) }
        return bands
    }

    private init(rows: Range<Int>, of tile: PixelTile) {
        frame = tile.frame(of: rows)
        width = tile.width
        height = rows.count
        bytesPerRow = tile.bytesPerRow
        let start = tile.pixels.startIndex
        pixels = tile.pixels[start + rows.lowerBound * bytesPerRow..<start + rows.upperBound * bytesPerRow]
    }

    private func frame(of rows: Range<Int>) -> CGRect {
        let point = frame.height / CGFloat(height)
        return CGRect(
            x: frame.minX, y: frame.minY + CGFloat(rows.lowerBound) * point, width: frame.width,
            height: CGFloat(rows.count) * point)
    }

    /// Returns the colour of a row of pixels if all are equal and opaque, otherwise nil.
    private static func color(of line: UnsafeRawPointer, width: Int) -> ResolvedColor? {
        let (blue, green, red, alpha) = line.load(as: (UInt8, UInt8, UInt8, UInt8).self)
        guard alpha == .max, memcmp(line, line + 4, (width - 1) * 4) == 0 else { return nil }
        return ResolvedColor(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
    }
}
