import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>
}

extension Raster {
    /// The rectangle of all pixels.
    var bounds: PixelRect { PixelRect(columns: 0..<width, rows: 0..<height) }

    /// Returns the smallest rectangle that contains all pixels that differ from another picture of the same size; nil
    /// if none differs.
    func rect(changedFrom old: Raster) -> PixelRect? {
        withPixels { newPixels, bytesPerRow in
            old.withPixels { oldPixels, _ in
                // A raster has pixels.
                guard let new = newPixels.baseAddress, let old = oldPixels.baseAddress else { return nil }
                var rows = 0..<0
                var (left, right) = (width, 0)
                for y in 0..<height {
                    let (new, old) = (new + y * bytesPerRow, old + y * bytesPerRow)
                    guard memcmp(new, old, 4 * width) != 0 else { continue }
                    rows = (rows.isEmpty ? y : rows.lowerBound)..<y + 1
                    let newRow = new.bindMemory(to: UInt32.self, capacity: width)
                    let oldRow = old.bindMemory(to: UInt32.self, capacity: width)
                    left = (0..<left).first { newRow[$0] != oldRow[$0] } ?? left
                    right = (right..<width).last { newRow[$0] != oldRow[$0] }.map { $0 + 1 } ?? right
                }
                return rows.isEmpty ? nil : PixelRect(columns: left..<right, rows: rows)
            }
        }
    }
}
