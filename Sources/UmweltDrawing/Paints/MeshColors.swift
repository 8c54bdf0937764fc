import Foundation

/// The interpolation of the colours of a grid.
struct MeshColors {
    /// The components multiplied by the opacity, which comes last, so that transparent colours do not tint their
    /// neighbours.
    private let values: [SIMD4<Float>]
    private let columns: Int
    private let isSmooth: Bool
    private let isPerceptual: Bool

    init(_ colors: [ResolvedColor], columns: Int, isSmooth: Bool, isPerceptual: Bool) {
        values = colors.map { color in
            if isPerceptual {
                let seen = PerceptualColor(color)
                return SIMD4(seen.lightness, seen.greenRed, seen.blueYellow, 1) * color.opacity
            }
            return SIMD4(color.red, color.green, color.blue, 1) * color.opacity
        }
        self.columns = columns
        self.isSmooth = isSmooth
        self.isPerceptual = isPerceptual
    }

    /// Returns the colour within a field, at fractions of its width and height.
    func color(_ column: Int, _ row: Int, _ x: CGFloat, _ y: CGFloat) -> ResolvedColor {
        let rows = values.count / columns
        let value = between(row, rows, Float(y)) { row in
            between(column, columns, Float(x)) { column in values[row * columns + column] }
        }
        guard value.w > 0 else { return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) }
        let color = value / value.w
        guard isPerceptual else {
            return ResolvedColor(red: color.x, green: color.y, blue: color.z, opacity: value.w)
        }
        var seen = PerceptualColor(ResolvedColor(red: 0, green: 0, blue: 0))
        (seen.lightness, seen.greenRed, seen.blueYellow) = (color.x, color.y, color.z)
        return seen.resolved(opacity: value.w)
    }

    /// Interpolates a row of values: on a cubic curve through all of them that never overshoots, or linearly.
    private func between(_ index: Int, _ count: Int, _ t: Float, _ value: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
        let (start, end) = (value(index), value(index + 1))
        let change = end - start
        guard isSmooth, t > 0, t < 1 else { return start + change * t }
        let begin = index > 0 ? Self.slope(start - value(index - 1), change) : change
        let finish = index + 2 < count ? Self.slope(change, value(index + 2) - end) : change
        let (square, cube) = (t * t, t * t * t)
        return start + change * (3 * square - 2 * cube) + begin * (cube - 2 * square + t) + finish * (cube - square)
    }

    /// Returns the slope of the curve between two changes: zero where it turns back.
    private static func slope(_ before: SIMD4<Float>, _ after: SIMD4<Float>) -> SIMD4<Float> {
        var slope = SIMD4<Float>.zero
        for part in 0..<4 where before[part] * after[part] > 0 {
            let steepest = 3 * min(abs(before[part]), abs(after[part]))
            slope[part] = min(max((before[part] + after[part]) / 2, -steepest), steepest)
        }
        return slope
    }
}
