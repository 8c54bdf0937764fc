import Foundation

/// A range of opacities that become opaque; all other pixels become transparent.
struct AlphaThreshold {
    let min: Double
    let max: Double

    /// Returns the degree, from 0 to 1, to which a pixel with an opacity is kept.
    ///
    /// - Parameter step: The difference in opacity between neighbouring pixels, over which the edge of the kept area is
    ///   smoothed.
    func coverage(of opacity: Double, step: Double) -> Double {
        guard opacity > 0, min <= max else { return 0 }
        let width = Swift.max(step, 1 / 255)
        let above = Swift.min(Swift.max((opacity - min) / width + 0.5, 0), 1)
        // A maximum of 1 has no upper edge.
        let below = max >= 1 ? 1 : Swift.min(Swift.max((max - opacity) / width + 0.5, 0), 1)
        return above * below
    }

    /// The degree to which each of 256 opacities is kept, for pictures without sharp edges, whose step is unknown.
    var table: [CGFloat] { (0...255).map { CGFloat(coverage(of: Double($0) / 255, step: 8.0 / 255)) } }
}

extension FilterPixels {
    /// Makes pixels within the threshold opaque, and all others transparent.
    mutating func thresholdAlpha(_ threshold: AlphaThreshold) {
        let (width, height) = (width, height)
        let old = (0..<width * height).map { bytes[$0 * 4 + 3] }
        func opacity(_ column: Int, _ row: Int) -> Double {
            Double(old[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]) / 255
        }
        withBytes { bytes in
            for row in 0..<height {
                for column in 0..<width {
                    let (x, y) = (
                        (opacity(column + 1, row) - opacity(column - 1, row)) / 2,
                        (opacity(column, row + 1) - opacity(column, row - 1)) / 2
                    )
                    let step = (x * x + y * y).squareRoot()
                    let alpha = UInt8(threshold.coverage(of: opacity(column, row), step: step) * 255 + 0.5)
                    let start = (row * width + column) * 4
                    // White, multiplied by alpha.
                    for part in 0..<4 { bytes[start + part] = alpha }
                }
            }
        }
    }
}
