import Foundation
import UmweltDrawing

/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never decreases, so that it has one y for each x.
struct UnitBezier {
    private let x: Cubic
    private let y: Cubic

    /// Makes a curve from its control points; their x is limited to 0…1.
    init(_ start: UnitPoint, _ end: UnitPoint) {
        x = Cubic(min(max(Double(start.x), 0), 1), min(max(Double(end.x), 0), 1))
        y = Cubic(Double(start.y), Double(end.y))
    }

    /// Returns the y at an x from 0 to 1.
    func y(at place: Double) -> Double {
        guard place > 0 else { return 0 }
        guard place < 1 else { return 1 }
        return y.value(parameter(at: place))
    }

    /// Returns the slope at an x from 0 to 1; where the curve is vertical, that a little further inside.
    func slope(at place: Double) -> Double {
        var parameter = parameter(at: place)
        if x.slope(parameter) < 1e-6 {
            // A thousandth of the curve, a guess: there the slope of a cubic is at least three millionths.
            parameter += parameter < 0.5 ? 0.001 : -0.001
        }
        return y.slope(parameter) / max(x.slope(parameter), 1e-6)
    }

    // Newton's method, kept between two parameters of which the x is known to be too small and too large.
    private func parameter(at place: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var parameter = place
        // Newton needs about five steps. Where the curve is steep it needs more, and halves as often as not.
        for _ in 0..<64 {
            let error = x.value(parameter) - place
            // A hundred times the precision of numbers near 1.
            if abs(error) < 1e-14 { break }
            if error < 0 { low = parameter } else { high = parameter }
            let next = parameter - error / x.slope(parameter)
            // Also if it is not a number, as the slope is zero.
            parameter = next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }

    /// One coordinate: the polynomial that is 0 at 0 and 1 at 1.
    private struct Cubic {
        let a, b, c: Double

        init(_ start: Double, _ end: Double) {
            c = 3 * start
            b = 3 * (end - start) - c
            a = 1 - c - b
        }

        func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }

        func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    }
}
