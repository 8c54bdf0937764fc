import Foundation

/// Round numbers on an axis.
///
/// The rule was found on macOS by a public test suite against Swift Charts, for axes from zero with maxima from 0.7 to
/// 250,000: steps are 1, 2, 5 and, from 25 on, 2.5 times a power of ten. A step is the better, the more of its
/// intervals the data fill, and the nearer the number of intervals is to 3.5.
enum NumberTicks {
    /// The ticks, and the ends of the axis.
    struct Result: Equatable {
        var values: [Double]
        var lower: Double
        var upper: Double
    }

    /// Returns ticks for numbers.
    ///
    /// - Parameters:
    ///   - lower: The least number.
    ///   - upper: The greatest number.
    ///   - visibleLength: The length of the part that has that many ticks; nil for all.
    ///   - desiredCount: The number of ticks, about; nil for four to five.
    ///   - minimumStride: The least distance of two ticks.
    ///   - roundsLower: If true, the axis starts at a tick.
    ///   - roundsUpper: If true, the axis ends at a tick.
    static func ticks(
        from lower: Double, to upper: Double, visibleLength: Double? = nil, desiredCount: Int? = nil,
        minimumStride: Double = 0, roundsLower: Bool, roundsUpper: Bool
    ) -> Result {
        guard upper > lower, (upper - lower).isFinite else {
            return Result(values: lower == upper ? [lower] : [], lower: lower, upper: upper)
        }
        let intervals = desiredCount.map { max(1, Double($0) - 1) } ?? 3.5
        let end = visibleLength.map { lower + $0 } ?? upper
        var step = max(bestStep(from: lower, to: end > lower ? end : upper, intervals: intervals), minimumStride)
        // Each tick is a view, also of those that are scrolled away.
        while (upper - lower) / step > 1_000 { step *= 10 }
        return ticks(from: lower, to: upper, step: step, roundsLower: roundsLower, roundsUpper: roundsUpper)
    }

    /// Returns the multiples of a step.
    static func ticks(
        from lower: Double, to upper: Double, step: Double, roundsLower: Bool, roundsUpper: Bool
    ) -> Result {
        guard step > 0, upper > lower, (upper - lower) / step < mostTicks else {
            return Result(values: [], lower: lower, upper: upper)
        }
        let first = roundsLower ? (lower / step + tolerance).rounded(.down) : (lower / step - tolerance).rounded(.up)
        let last = roundsUpper ? (upper / step - tolerance).rounded(.up) : (upper / step + tolerance).rounded(.down)
        let values = multiples(of: step, from: first, through: last)
        guard let lowest = values.first, let highest = values.last else {
            return Result(values: [], lower: lower, upper: upper)
        }
        return Result(
            values: values, lower: roundsLower ? min(lower, lowest) : lower,
            upper: roundsUpper ? max(upper, highest) : upper)
    }

    /// The number of ticks from which an axis shows none: each of them is a view.
    private static let mostTicks = 10_000.0

    /// A number that is a multiple but for the error of its calculation is a tick.
    private static let tolerance = 1e-9

    /// Returns the multiples of a step from the last one before a range to the first one after it: at least two.
    static func multiples(of step: Double, covering lower: Double, _ upper: Double) -> [Double] {
        precondition(step > 0, "Bins need a size greater than 0: got \(step).")
        let first = (lower / step + tolerance).rounded(.down)
        let last = max((upper / step - tolerance).rounded(.up), first + 1)
        guard (last - first).isFinite, last - first < 1e7 else { return [lower, upper] }
        return multiples(of: step, from: first, through: last)
    }

    private static func multiples(of step: Double, from first: Double, through last: Double) -> [Double] {
        guard first <= last else { return [] }
        // A quotient is the number that is nearest to a fraction, as a product of 0.2 is not.
        let inverse = (1 / step).rounded()
        let isFraction = step < 1 && abs(inverse * step - 1) < tolerance
        return (0...Int(last - first)).map { index in
            isFraction ? (first + Double(index)) / inverse : (first + Double(index)) * step
        }
    }

    /// Returns a round step that divides a length into about a number of intervals.
    static func step(over length: Double, count: Int) -> Double {
        guard length > 0, length.isFinite else { return 1 }
        return bestStep(from: 0, to: length, intervals: Double(max(count, 1)))
    }

    private static func bestStep(from lower: Double, to upper: Double, intervals desired: Double) -> Double {
        let exponent = log10((upper - lower) / desired).rounded(.down)
        guard exponent.isFinite else { return 1 }
        let magnitude = Int(exponent)
        var best = (step: pow(10, Double(magnitude)), score: -Double.infinity)
        for exponent in (magnitude - 1)...(magnitude + 2) {
            for factor in exponent >= 1 ? [1, 2, 2.5, 5] : [1, 2, 5] {
                // A power of a negative exponent is inexact; a quotient is the nearest number.
                let step = exponent < 0 ? factor / pow(10, Double(-exponent)) : factor * pow(10, Double(exponent))
                let low = (lower / step + 1e-9).rounded(.down) * step
                let high = (upper / step - 1e-9).rounded(.up) * step
                let count = ((high - low) / step).rounded()
                guard count >= 2 || desired < 2 else { continue }
                let score = (upper - lower) / (high - low) - abs(count - desired)
                if score >= best.score { best = (step, score) }
            }
        }
        return best.step
    }
}
