import Foundation

/// Which opacities something keeps; what is transparent stays so.
struct AlphaThreshold {
    let min: Double
    let max: Double

    /// How much is kept of an opacity that changes by `step` from pixel to pixel: the edge of what is kept is smooth.
    func coverage(of opacity: Double, step: Double) -> Double {
        guard opacity > 0, min <= max else { return 0 }
        let width = Swift.max(step, 1 / 255)
        let above = Swift.min(Swift.max((opacity - min) / width + 0.5, 0), 1)
        // Nothing is more opaque than opaque.
        let below = max >= 1 ? 1 : Swift.min(Swift.max((max - opacity) / width + 0.5, 0), 1)
        return above * below
    }

    /// How much is kept of each opacity, of 256, where it is not known how fast it changes: as in something soft.
    var table: [CGFloat] { (0...255).map { CGFloat(coverage(of: Double($0) / 255, step: 8.0 / 255)) } }
}

extension FilterPixels {
    /// Makes what is as opaque as said opaque, and all else transparent.
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
                    // Multiplied by alpha: white.
                    for part in 0..<4 { bytes[start + part] = alpha }
                }
            }
        }
    }
}
